"""Corners of the engine that the printed game never comes to: larger boards, empty boxes, wrong calls."""

import subprocess
import sys

import pytest

import smallworld as sw
from smallworld.content.base.options import BaseOptions
from smallworld.content.base.rules import base_rules
from smallworld.engine.ability import HOOKS, Ability, WorldRule
from smallworld.engine.actions import USE, Action
from smallworld.engine.bits import bits, mask_of
from smallworld.engine.chance import SHUFFLES, SPAN, Chance, NoChance, Seeded
from smallworld.engine.events import Event
from smallworld.engine.hooks import Hooks
from smallworld.engine.look import Look
from smallworld.engine.play import Play
from smallworld.engine.rules import MOST_KEPT, Rules
from smallworld.engine.state import Conquest, Tribe
from smallworld.engine.steps.offers import perform
from smallworld.engine.steps.step import Step


def game() -> sw.Game:
    return sw.Game.new(players=2, seed=1, first=0)


def test_sets_of_regions_on_boards_larger_than_the_printed_ones() -> None:
    regions = [0, 63, 64, 130, 199]
    assert bits(mask_of(regions)) == regions


def test_without_a_source_of_chance_nothing_can_be_drawn() -> None:
    with pytest.raises(NoChance):
        Chance().roll([0, 1], 0)
    with pytest.raises(NoChance):
        Chance().shuffle([1, 2], 0)


def test_numbers_that_would_favour_a_face_are_drawn_again() -> None:
    chance = Seeded("7")
    again = chance.numbers(SHUFFLES, 0, 0, 1)[3]
    assert chance.fair(SPAN - 1, 6, SHUFFLES, 0, 3) == again % 6


def test_neutral_answers() -> None:
    position = game()
    look, me = Look(position.state), Tribe(1, 0, position.state.rules.races[0], None)
    neutral = Ability()
    assert neutral.offers(look, me) == []
    assert not neutral.owes(look, me)
    assert neutral.sways(look, me) == neutral.blunts(look, me) == 0
    assert [neutral.counts(face) for face in range(4)] == [0, 1, 2, 3]


def test_what_must_be_answered_by_its_own_class() -> None:
    position = game()
    play = Play(position.state, Chance())
    with pytest.raises(AssertionError):
        Event().to_json(position.board, 0)
    step = Step()
    for wrong in (
        lambda: step.enter(play),
        lambda: step.legal(play),
        lambda: step.apply(play, Action("end")),
        lambda: perform(play, Tribe(1, 0, position.state.rules.races[0], None), Action(USE, key="nothing")),
    ):
        with pytest.raises(AssertionError):
            wrong()


def test_a_finished_game_still_explains_the_land() -> None:
    position = game()
    while not position.over:
        position.play(position.legal()[-1])
    told = position.explain("2p-06")
    assert told.code == "no_race" and not told.possible


def test_keys_that_nobody_has() -> None:
    rules = game().state.rules
    for find in (rules.race, rules.power, rules.piece):
        with pytest.raises(KeyError):
            find("nobody")


def test_a_column_without_badges_stays_short() -> None:
    state = game().state
    state.power_stack = ()
    state.power_discard = ()
    state.column_races, state.column_powers, state.column_coins = (), (), ()
    Play(state, Chance()).fill_column()
    assert state.column_races == ()


class TwoMore(Ability):
    """A rule of the world for the test: two coins for everybody who still has an active race."""

    def coins(self, look: Look, me: Tribe) -> int:
        return 2


def test_rules_of_the_world_belong_to_every_active_race() -> None:
    base = base_rules(BaseOptions())
    rules = Rules("test", base.races, base.powers, base.pieces, world=(TwoMore(),))
    tribe = Tribe(1, 0, rules.races[3], None)
    tribe.find_abilities(rules, [])
    assert [ability.coins(Look(game().state), tribe) for ability in tribe.abilities][-1] == 2
    tribe.active = False
    tribe.find_abilities(rules, [])
    assert not any(isinstance(ability, TwoMore) for ability in tribe.abilities)


def test_an_ability_that_says_nothing_changes_nothing() -> None:
    silent, look, me = Ability(), Look(game().state), Tribe(1, 0, game().state.rules.races[0], None)
    other, won = Tribe(2, 1, me.race, None), Conquest(2, 0, "tokens", 1, 0, 1)
    sets = [silent.reaches, silent.enters, silent.opens, silent.shuns, silent.cheaper, silent.dearer, silent.waives]
    assert [question(look, me) for question in sets] == [0] * len(sets)
    assert silent.links(look, me, look.state.board.all) == 0
    assert silent.attack_price(look, me, 0, 3) == 0
    assert silent.flat_price(look, me) == silent.recruits(look, me) == silent.coins(look, me) == 0
    assert silent.toll(look, me, other, 0, "conquest") == silent.fee(look, me, 0) == 0
    assert silent.may_decline(look, me)
    assert silent.losses(look, me, won) == 1
    assert silent.on_fallen(Play(look.state, Chance()), me, 2) == 0
    assert WorldRule().may_pick(look, 0, me.race)
    assert silent.offers(look, me) == []


def test_the_texts_of_a_race_are_shared_and_some_are_forgotten_when_they_are_too_many() -> None:
    rules = base_rules(BaseOptions())
    first = rules.hooks_of(rules.race("giants"), rules.power("underworld"), True, [])
    assert first.sources == ["giants", "underworld", "underworld"]
    assert rules.hooks_of(rules.race("giants"), rules.power("underworld"), True, []) is first
    gifts = [[one, two] for one in rules.pieces for two in rules.pieces if one.index < two.index]
    sorts = [(race, power, pieces) for race in rules.races for power in rules.powers for pieces in gifts]
    assert len(sorts) > MOST_KEPT
    for race, power, pieces in sorts:
        rules.hooks_of(race, power, True, pieces)
    again = rules.hooks_of(rules.race("giants"), rules.power("underworld"), True, [])
    assert again is not first
    assert again.abilities == first.abilities


def test_the_engine_runs_where_the_compiler_was_never_installed() -> None:
    code = "import sys; sys.modules['mypy_extensions'] = None; from smallworld.engine import native; "
    code += "assert native.mypyc_attr(acyclic=True)(int) is int"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("hook", [hook for hook in HOOKS if hook != "attack_price"])  # that one is asked of one offer
def test_every_hook_has_its_list_under_its_own_name(hook: str) -> None:
    heard, other = Ability(), Ability()
    heard.answers, other.answers = frozenset([hook]), frozenset()
    hooks = Hooks([other, heard], ["this", "that"], [], False, {})
    assert getattr(hooks, hook) == [heard]
    assert [name for name in HOOKS if getattr(hooks, name, [])] == [hook]
