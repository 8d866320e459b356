"""A position at each step of a turn: who decides there, and what is open."""

import pytest

import smallworld as sw
from position_texts import ORCS, RESTING, plain, same_again, tokens
from t16 import t16


def targets(game: sw.Game) -> set[str]:
    return {game.state.board.regions[action.region].key for action in game.legal() if action.do == "conquer"}


def test_start_asks_to_expand_or_decline():
    assert [action.do for action in t16(RESTING).legal()] == ["expand", "decline"]
    assert [action.do for action in t16(f'step = "declare"\n{RESTING}').legal()] == ["expand", "decline"]


def test_conquer_has_the_hand_ready():
    game = t16(f'step = "conquer"\n{ORCS}')
    assert targets(game) == {"b", "d", "k"}
    assert "abandon" in {action.do for action in game.legal()}
    moved = t16(f'step = "conquer"\nmoved = true\n{ORCS}')
    assert "abandon" not in {action.do for action in moved.legal()}


def test_declined_ghouls_conquer_when_they_are_named():
    text = """
        step = "conquer"
        {}
        [[seat]]
        active = {{ race = "humans", power = "hill", regions = {{ n = 1 }}, hand = 2 }}
        declined = {{ race = "ghouls", regions = {{ a = 1 }}, hand = 2 }}
        """
    assert targets(t16(text.format('acting = "ghouls"'))) == {"b", "d", "k"}
    assert targets(t16(text.format(""))) == {"h", "i", "j"} - {"h"}  # h costs 3


def test_a_berserk_die_lies_on_the_table():
    berserk = '[[seat]]\nactive = { race = "ratmen", power = "berserk", regions = { a = 1, b = 1 }, hand = 1 }'
    assert "d" in targets(t16(f'step = "conquer"\nroll = 1\n{berserk}'))
    game = t16(f'step = "conquer"\nroll = 0\n{berserk}')
    assert [action.do for action in game.legal()] == ["end"]


def test_redeploy_recruits_sets_aside_and_spreads():
    game = t16(
        """
        step = "redeploy"
        conquered = [{ region = "a", from = "lost_tribes" }, { region = "b", from = 1 }]
        [[seat]]
        active = { race = "skeletons", power = "hill", regions = { a = 2, b = 3 } }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { n = 1 } }
        """
    )
    assert game.view(0)["tray"]["skeletons"] == 20 - 5 - 1
    game.play({"do": "redeploy", "tokens": {"a": 5, "b": 1}})
    assert tokens(game) == {"a": 5, "b": 1, "n": 1} and game.state.coins[0] == 5 + 3


def test_place_takes_camps_up_again():
    camps = """
        step = "place"
        {}
        [[seat]]
        active = {{ race = "orcs", power = "bivouacking", regions = {{ a = 1, b = 1 }} }}
        [pieces]
        encampment = {{ a = 2 }}
        """
    game = t16(camps.format(""))
    assert game.state.supply[2] == 5 and {action.do for action in game.legal()} == {"use", "end"}
    game = t16(camps.format('used = [{ what = "encampment", region = "a" }, { what = "encampment", region = "a" }]'))
    assert game.state.supply[2] == 3


def test_place_without_markers_goes_on_to_the_next_player():
    game = t16(f'step = "place"\n{RESTING}')
    assert game.state.coins[0] == 6 and game.decider == 1


def test_close_asks_only_who_has_a_choice():
    assert t16(f'step = "close"\n{RESTING}').decider == 1
    peace = """
        step = "close"
        conquered = [{ region = "b", from = 2 }, { region = "a", from = { seat = 1 } }]
        [[seat]]
        active = { race = "humans", power = "diplomat", regions = { a = 2, b = 1 } }
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { c = 1 } }
        [[seat]]
        active = { race = "elves", power = "swamp", regions = { d = 1 }, fled = { b = 1 } }
        """
    assert {action.number for action in t16(peace).legal() if action.do == "use"} == {1}
    assert t16(peace.replace("step =", "attacked = [1]\nstep =")).decider == 1


def test_retreat_places_survivors():
    game = t16(
        """
        step = "retreat"
        conquered = [{ region = "e", from = "humans", defenders = 3 }]
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { b = 1, e = 3 } }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { g = 1, m = 1 }, fled = { e = 2 } }
        """
    )
    assert game.decider == 1
    game.play({"do": "redeploy", "tokens": {"g": 3, "m": 1}})
    assert tokens(game) == {"b": 1, "e": 3, "g": 3, "m": 1}


def test_over_counts_the_winner():
    """SC-042: coins are level, tokens on the map decide; camps and tokens in hand do not count."""
    tie = """
        round = 10
        step = "over"
        [[seat]]
        coins = 78
        active = { race = "orcs", hand = 2 }
        declined = { race = "humans", regions = { a = 1, b = 1, c = 1, d = 1, e = 1, f = 1, g = 1 } }
        [[seat]]
        coins = 78
        active = { race = "elves", regions = { h = 3, i = 2 } }
        declined = { race = "ratmen", regions = { j = 1, k = 1, m = 1 } }
        [[seat]]
        coins = 70
        [pieces]
        encampment = { h = 5 }
        """
    assert t16(tie).winners == [1]
    assert t16(f'{tie}\n[options]\ntie_break = "only_if_all_tied"').winners == [0, 1]


def test_an_end_without_round_or_turn_is_the_end_of_the_last_round():
    game = t16(f'step = "over"\n{RESTING}')
    assert (game.state.round, game.state.seat, game.over) == (10, 1, True)


@pytest.mark.parametrize("used", ['{ what = "fortress", region = "a" }', '{ what = "fortress" }'])
def test_who_has_built_a_fortress_is_not_asked_for_another(used):
    game = t16(
        f"""
        step = "place"
        used = [{used}]
        [[seat]]
        active = {{ race = "orcs", power = "fortified", regions = {{ a = 1, b = 4 }} }}
        [pieces]
        fortress = ["a"]
        """
    )
    assert game.decider == 1 and game.state.coins[0] == 5 + 2 + 1


def test_the_dragon_was_used_if_it_conquered():
    text = """
        step = "conquer"
        {}
        [[seat]]
        active = {{ race = "orcs", power = "dragon_master", regions = {{ b = 1, c = 1 }}, hand = 2 }}
        [pieces]
        dragon = ["c"]
        """
    assert "use" in {action.do for action in t16(text.format("")).legal()}
    used = t16(text.format('conquered = [{ region = "c", how = "dragon" }]'))
    assert "use" not in {action.do for action in used.legal()}


def test_dice_fall_as_laid_down():
    ratmen = '[[seat]]\nactive = { race = "ratmen", power = "berserk", hand = 12 }'
    game = t16(f'step = "conquer"\ndice = [2, 3, 0]\n{ratmen}')
    rolled = []
    for region in "bce":
        game.play({"do": "roll"})
        game.play({"do": "conquer", "region": region})
        rolled.append(game.state.tokens[game.state.board.index[region]])
    assert rolled == [1, 1, 2]
    saved = sw.Game.from_json(game.to_json())
    assert saved.state.dice == 3


def test_a_position_can_be_undone_to_its_beginning():
    game = t16(f'step = "conquer"\n{ORCS}')
    before = plain(game)
    game.play({"do": "conquer", "region": "b"})
    game.undo()
    assert plain(game) == before


def test_a_declined_race_may_have_been_driven_out_wholly():
    """Ghouls who lost their last region wait for the end of the turn, however their flight is told."""
    text = """
        step = "conquer"
        {}
        [[seat]]
        active = {{ race = "orcs", power = "hill", regions = {{ a = 1, b = 3 }}, hand = 2 }}
        [[seat]]
        declined = {{ race = "ghouls"{} }}
        """
    listed = t16(text.format('driven_out = [{ race = "ghouls", region = "b", number = 2 }]', ""))
    assert listed.view(1)["seats"][1]["declined"][0]["fled"] == 2
    assert plain(listed) == plain(t16(text.format("", ", fled = { b = 2 }")))
    same_again(listed)
