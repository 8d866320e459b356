"""Home-made races and powers: what they do, and that they survive every partner."""

import random
import re
from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules

import pytest

import smallworld as sw
from catalogue import rule
from homemade import (
    BAKERS,
    GILDED,
    POWERS,
    RACES,
    TWO_VALLEYS,
    end_turn,
    income,
    pass_turn,
    power,
    race,
    some_part,
    start,
    take,
)
from referee import play_out as referee_plays
from referee import watch
from smallworld.content import composed, parts
from smallworld.content.composed.limited import Limited
from smallworld.content.composed.offers import Offer, Preparation
from smallworld.content.composed.rewards import Reward
from smallworld.content.composed.tokens import NewTokens
from smallworld.content.loader import CustomBanner, home_made, memories
from smallworld.content.part_list import PARTS
from smallworld.content.setup import make_setup, rules_of
from smallworld.engine.ability import Ability
from smallworld.engine.chance import Chance
from smallworld.engine.play import Play
from smallworld.text.homemade import describe, describe_board
from smallworld.text.places import LANGUAGES
from smallworld.trial import first_combo, partners, play_out, try_out

# The examples


def test_the_examples_say_what_they_are():
    bakers = home_made(sw.banner(BAKERS))
    assert describe(bakers) == (
        "Bakers: 6 tokens, played with the Elves’ tokens; +2 coins for every farmland region held; "
        "hill regions cost one token less (at least 1)."
    )
    assert describe(home_made(sw.banner(GILDED))) == (
        "Gilded: 4 tokens; +3 coins in the first turn; +1 coin for every region held with a mine, even in decline."
    )
    assert describe_board(sw.board(TWO_VALLEYS)) == (
        "Two Valleys: for 2 or 3 players, 8 rounds; 21 regions (4 farmland, 4 forest, 4 hill, 3 mountain, 3 swamp, "
        "2 sea, 1 lake); 8 Lost Tribes."
    )


def test_bakers_earn_two_coins_for_each_farmland():
    game = start([BAKERS], "bakers", "wealthy", custom_board=TWO_VALLEYS)
    take(game, "farm", "mire")
    assert income(game, 0) == {"regions": 2, "bakers": 2, "wealthy": 7}


def test_bakers_pay_one_less_for_hills():
    game = start([BAKERS], "bakers", "merchant", custom_board=TWO_VALLEYS)
    assert game.explain("quarry").price == 2 - 1
    assert game.explain("quarry").items == [("land", 2), ("bakers", -1)]
    assert game.explain("grove").price == 2


def test_gilded_pays_for_mines_even_in_decline():
    game = start([GILDED], "ratmen", "gilded", custom_board=TWO_VALLEYS)
    take(game, "grove", "mire")
    assert [item for item in game.income(0) if "gilded" in item[1]] == [
        ("ratmen", "gilded:1", 3),
        ("ratmen", "gilded:2", 1),
    ]
    end_turn(game)
    pass_turn(game)
    game.play({"do": "decline"})
    assert [item for item in game.income(0) if "gilded" in item[1]] == [("ratmen", "gilded:2", 1)]


def test_two_valleys_can_be_played_by_two_or_three():
    for players in (2, 3):
        game = sw.Game.new(players=players, seed=5, custom_board=sw.board(TWO_VALLEYS))
        assert game.state.rounds == 8
        play_out(game, 5)
    with pytest.raises(sw.BadContent, match="made for 2 or 3 players, not 4"):
        sw.Game.new(players=4, custom_board=TWO_VALLEYS)


# The rules of the blank banner and badge


@rule("B-CUSTOM-01")
def test_a_banner_number_is_at_most_ten_and_a_larger_one_is_named_as_a_house_rule():
    assert "rulebook" not in describe(home_made(sw.banner(race(tokens=10))))
    larger = home_made(sw.banner(race(tokens=11)))
    assert describe(larger).startswith("Bakers: 11 tokens (more than the 10 that the rulebook allows)")
    for tokens in (0, 16, -1):
        with pytest.raises(sw.BadContent, match=f"tokens must be a whole number from 1 to 15, not {tokens}"):
            sw.banner(race(tokens=tokens))


@rule("B-CUSTOM-02", "B-CUSTOM-05")
def test_sc_092_a_home_made_race_takes_the_place_of_its_stand_in():
    game = start([race(tokens=10)], "bakers", "flying")
    rules = game.state.rules
    assert len(rules.races) == 14
    assert "elves" not in [banner.key for banner in rules.races]
    assert game.state.tribe(game.state.active[0]).hand == 11  # not 10 + 5: there are 11 Elf tokens
    assert game.state.tray[rules.race("bakers").index] == 0

    game = start([race(tokens=10, plays_with="amazons")], "bakers", "flying")
    assert game.state.tribe(game.state.active[0]).hand == 10 + 5


@rule("B-CUSTOM-02")
def test_the_stand_in_must_have_as_many_tokens_as_the_banner_says():
    assert sw.banner(race(tokens=8, plays_with="dwarves"))
    with pytest.raises(sw.BadContent, match="tokens is 9, but the dwarves it plays with have only 8 in the box"):
        sw.banner(race(tokens=9, plays_with="dwarves"))


@rule("B-CUSTOM-02")
def test_two_home_made_races_need_two_stand_ins():
    bakers, millers = race(), race(key="millers")
    with pytest.raises(sw.BadContent, match="bakers and millers cannot both play with the Elves’ tokens"):
        sw.Game.new(custom=[bakers, millers])
    both = sw.Game.new(custom=[bakers, race(key="millers", plays_with="orcs")])
    keys = [banner.key for banner in both.state.rules.races]
    assert len(keys) == 14
    assert "elves" not in keys and "orcs" not in keys


@rule("B-CUSTOM-03")
def test_a_home_made_race_meets_every_badge():
    assert try_out([sw.banner(BAKERS)], games=len(POWERS)) == 20


@rule("B-CUSTOM-04")
def test_a_home_made_badge_has_at_most_five_and_meets_every_banner():
    assert "more than the 5 that the rulebook allows" in describe(home_made(sw.banner(power(tokens=6))))
    with pytest.raises(sw.BadContent, match="tokens must be a whole number from 1 to 9, not 10"):
        sw.banner(power(tokens=10))
    assert try_out([sw.banner(GILDED)], games=len(RACES)) == 14


@rule("B-CUSTOM-05")
def test_what_the_supply_lacks_is_not_handed_out_and_the_column_says_so():
    game = start([race("part = 'conquest_levy'\ntokens = 4", tokens=10)], "bakers", "flying")
    assert game.state.tribe(game.state.active[0]).hand == 11
    setup = make_setup("base", 2, custom=[race(tokens=10)])
    rules = rules_of(setup)
    fresh = first_combo(setup, rules.race("bakers").index, rules.power("flying").index, seed=0)
    assert fresh.view(0)["column"][0]["tokens"] == 11


@rule("B-CUSTOM-06", "B-COMP-09")
def test_blank_banner_and_badge_take_no_part_unless_somebody_defines_them():
    plain = rules_of(make_setup("base", 2))
    assert (len(plain.races), len(plain.powers)) == (14, 20)
    with_both = rules_of(make_setup("base", 2, custom=[BAKERS, GILDED]))
    assert (len(with_both.races), len(with_both.powers)) == (14, 21)


@rule("B-COMP-09")
def test_an_edition_without_blank_pieces_takes_none():
    with pytest.raises(sw.BadSetup, match="custom_pieces = no"):
        sw.Game.new(preset="print-and-play", custom=[BAKERS])
    with pytest.raises(sw.BadSetup, match="custom_pieces = no"):
        sw.Game.new(options={"custom_pieces": "no"}, custom=[GILDED])


# Every part


@pytest.mark.parametrize("name", PARTS)
def test_every_part_plays_whole_games_on_a_banner_and_on_a_badge(name):
    rng = random.Random(name)
    custom = [sw.banner(race(some_part(name, rng))), sw.banner(power(some_part(name, rng)))]
    for banner in custom:
        assert describe(home_made(banner)).endswith(".")
    assert try_out(custom, games=8) == 8


def test_every_part_of_the_engine_is_known_by_name():
    modules = [import_module(f"{composed.__name__}.{found.name}") for found in iter_modules(composed.__path__)]
    found = [value for module in (parts, *modules) for value in vars(module).values()]
    classes = {cls for cls in found if isinstance(cls, type) and issubclass(cls, Ability)}
    classes -= {Ability, Reward, Offer, Preparation, NewTokens}  # what others are made of
    rules = rules_of(make_setup("base", 2))
    made: set[type] = set()
    rng = random.Random(3)
    for name in PARTS:
        for _ in range(200 if PARTS[name].fields else 1):
            _, values = home_made(sw.banner(race(some_part(name, rng)))).abilities[0]
            built = PARTS[name].make(values, rules, "bakers", "bakers_offer")
            abilities = (built, *memories("bakers", ((name, values),)))
            made |= {type(ability) for ability in abilities}
            made |= {type(ability.other) for ability in abilities if isinstance(ability, Limited)}
    assert made == classes


@pytest.mark.net
def test_all_parts_may_stand_together_on_many_banners():
    rng = random.Random(7)
    names = list(PARTS)
    for _ in range(6):
        stand_ins = rng.sample(RACES, 4)
        custom = [
            race(*[some_part(part, rng) for part in rng.sample(names, 8)], key=f"race_{n}", tokens=8, plays_with=each)
            for n, each in enumerate(stand_ins)
        ]
        custom += [
            power(*[some_part(part, rng) for part in rng.sample(names, 8)], key=f"power_{n}", tokens=5)
            for n in range(4)
        ]
        try_out([sw.banner(text) for text in custom], games=16)


@pytest.mark.net
@pytest.mark.parametrize("seed", range(4))
def test_whatever_can_be_said_survives_the_referee(seed):
    """Random texts of a few parts each, put in words, and played under the referee's eyes."""
    rng = random.Random(seed)
    custom = [
        *[
            said(rng, lambda *parts, n=n: race(*parts, key=f"race_{n}", plays_with=RACES[3 * n + seed]))
            for n in range(3)
        ],
        *[said(rng, lambda *parts, n=n: power(*parts, key=f"power_{n}")) for n in range(3)],
    ]
    for banner in custom:
        for language in LANGUAGES:
            assert not re.search(r"  | ,|[{}$]|None", describe(home_made(banner), language))
    for number in range(6):
        setup = make_setup("base", 2 + number % 4, custom=custom)
        game = first_combo(setup, *partners(setup, number), number)
        game.play({"do": "pick", "combo": 0})
        referee = watch(game, every=8, shift=number * 37)
        referee_plays(referee, rng)
        assert referee.violations == [] and game.over


def said(rng: random.Random, made: Callable[..., str]) -> CustomBanner:
    """A banner of one to four random parts."""
    return sw.banner(made(*[some_part(part, rng) for part in rng.sample(list(PARTS), rng.randint(1, 4))]))


def test_a_badge_that_works_in_decline_stays_beside_its_race():
    ghostly = power('part = "acts_in_decline"', key="ghostly")
    game = start([ghostly], "ratmen", "ghostly", custom_board=TWO_VALLEYS)
    take(game, "farm", "mire")
    end_turn(game)
    pass_turn(game)
    game.play({"do": "decline"})
    ratmen = game.state.tribe(game.state.declined[0][0])
    assert ratmen.power is not None and ratmen.power.key == "ghostly"
    assert ratmen.acts
    assert sum(game.state.tokens[game.state.board.index[region]] for region in ("farm", "mire")) == 8 + 4


def test_a_race_that_shares_decline_gives_its_badge_back():
    twins = race('part = "shares_decline"', key="twins")
    game = start([twins], "twins", "merchant", custom_board=TWO_VALLEYS)
    take(game, "farm")
    end_turn(game)
    pass_turn(game)
    game.play({"do": "decline"})
    tribe = game.state.tribe(game.state.declined[0][0])
    assert tribe.power is None
    assert tribe.shares_decline
    assert game.state.rules.power("merchant").index in game.state.power_discard


def test_a_new_race_never_sits_in_the_place_of_one_that_acted_and_vanished_this_turn():
    game = start([BAKERS], "bakers", "merchant")
    state = game.state.copy()
    mine = state.active[0]
    state.tribes[mine] = None
    assert Play(state, Chance()).free_slot(0) == mine
    state.turn.acted = 1 << mine  # only with two declined races that act can this come about
    assert Play(state, Chance()).free_slot(0) == mine + 1


def test_two_texts_that_leave_a_lair_leave_one():
    builders = power("part = 'leaves_pieces'\npiece = 'lair'", key="builders")
    game = start([builders], "trolls", "builders", custom_board=TWO_VALLEYS)
    take(game, "farm")
    assert game.explain("farm").items == [("land", 2), ("lair", 1), ("trolls", 2)]
    assert game.state.supply[game.state.rules.piece("lair").index] == 10 - 1


def test_once_per_game_is_counted_for_each_text_by_itself():
    rich = race("part = 'coins_first_turn'\ncoins = 3\nonce_per_game = true", key="heirs")
    game = start([rich], "heirs", "wealthy", custom_board=TWO_VALLEYS)
    assert income(game, 0) == {"heirs": 3, "wealthy": 7}
    end_turn(game)
    assert game.view(None)["seats"][0]["notes"] == ["heirs"]
