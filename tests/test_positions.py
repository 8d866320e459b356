"""Positions as text: what is read, what is refused, and that nothing is lost on the way."""

import random
import tomllib

import pytest

import smallworld as sw
from smallworld.content.base.options import PRESETS
from smallworld.record.codec import state_to_json
from t16 import T16, t16

ORCS = '[[seat]]\nactive = { race = "orcs", power = "hill", regions = { a = 1 }, hand = 4 }\n'
RESTING = ORCS.replace("{ a = 1 }, hand = 4", "{ a = 5 }")


def plain(game: sw.Game) -> dict[str, object]:
    """The whole position but for how often chance was asked."""
    return state_to_json(game.state) | {"dice": 0, "shuffles": 0}


def same_again(game: sw.Game) -> None:
    """The position's text gives an equal position and the same text."""
    text = game.to_position()
    again = sw.position(text)
    assert plain(again) == plain(game)
    assert again.setup == game.setup
    assert again.to_position() == text


def tokens(game: sw.Game) -> dict[str, int]:
    return {region["key"]: region["tokens"] for region in game.view(None)["regions"] if region["tokens"]}


def targets(game: sw.Game) -> set[str]:
    return {game.state.board.regions[action.region].key for action in game.legal() if action.do == "conquer"}


# Nothing is lost


@pytest.mark.net
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_random_game_can_be_written_and_read(players, preset):
    rng = random.Random(f"{players} {preset}")
    game = sw.Game.new(players=players, preset=preset, seed=players)
    same_again(game)
    while not game.over:
        actions = game.legal()
        weights = [0.3 if action.do in ("end", "decline") else 1 for action in actions]
        game.play(rng.choices(actions, weights)[0])
        same_again(game)


@pytest.mark.parametrize("race", ["ghouls", "amazons", "halflings", "sorcerers"])
@pytest.mark.parametrize("power", ["bivouacking", "heroic", "stout", "spirit", "berserk", "dragon_master", "diplomat"])
def test_the_busiest_combinations_survive_writing_and_reading(race, power):
    rng = random.Random(f"{race} {power}")
    game = t16(f'[[column]]\nrace = "{race}"\npower = "{power}"\n[[seat]]\n[[seat]]\n[[seat]]\n')
    for _ in range(150):
        game.play(rng.choice(game.legal()))
        same_again(game)
        if game.over:
            break


@pytest.mark.parametrize("power", ["fortified", "stout", "heroic", "bivouacking", "spirit"])
def test_a_race_that_is_gone_since_its_conquests_is_remembered(power):
    game = t16(
        f"""
        dice = [1]
        [[seat]]
        active = {{ race = "orcs", power = "{power}", regions = {{ a = 7 }} }}
        declined = {{ race = "ghouls", regions = {{ b = 1 }} }}
        [[seat]]
        active = {{ race = "elves", regions = {{ e = 2, g = 1 }} }}
        """
    )
    game.play([{"do": "expand"}, {"do": "abandon", "region": "b"}, {"do": "reinforce", "region": "b"}])
    same_again(game)
    game.play({"do": "conquer", "region": "b"})
    assert not game.view(0)["seats"][0]["declined"]
    same_again(game)
    while game.state.seat == 0:
        late = [action for action in game.legal() if action.do == "decline"]
        game.play(late[0] if late else game.legal()[-1])
        same_again(game)


def test_a_game_goes_on_from_its_text_as_it_would_have():
    game = sw.Game.new(players=3, seed=1)
    rng = random.Random(5)
    for _ in range(60):
        game.play(rng.choice(game.legal()))
    again = sw.position(game.to_position())
    while not game.over:
        assert again.legal() == game.legal()
        actions = [action for action in game.legal() if action.do not in ("reinforce", "roll")]
        action = rng.choice(actions)
        game.play(action)
        again.play(action)
    assert again.scores == game.scores


def test_a_short_text_stays_short():
    text = t16(f'step = "conquer"\n{ORCS}').to_position()
    assert text.splitlines()[:3] == ["players = 2", 'step = "conquer"', ""]
    assert "column" not in text and "stacks" not in text and "supply" not in text
    assert tomllib.loads(text)["seat"][0] == {
        "coins": 5,
        "active": {"race": "orcs", "power": "hill", "regions": {"a": 1}, "hand": 4},
    }


def test_a_made_up_board_keeps_its_name_rounds_and_drawing():
    game = sw.position(
        """
        [map]
        key = "shores"
        name = "Two shores"
        players = [2, 3]
        rounds = 3
        low = "farmland edge native : high"
        high = "mountain edge mine cavern : low : 400 250"
        """
    )
    assert game.state.rounds == 3 and tokens(game) == {"low": 1}
    assert game.state.board.regions[1].centre == (400, 250)
    same_again(game)


# Defaults


def test_an_empty_text_is_the_first_turn_of_two_players():
    game = sw.position("")
    assert (game.state.players, game.state.round, game.decider, game.state.coins) == (2, 1, 0, [5, 5])
    assert tokens(game) == {region.key: 1 for region in game.state.board.regions if region.native}
    assert [action.do for action in game.legal()] == ["pick"] * 6
    same_again(game)


def test_seats_that_are_not_written_have_five_coins():
    game = t16(f"players = 4\n{RESTING}")
    assert game.state.players == 4 and game.state.coins == [5] * 4


def test_lost_tribes_stand_where_no_race_does_unless_they_are_named():
    held = '[[seat]]\nactive = { race = "orcs", regions = { 2p-04 = 1 } }'
    assert "2p-07" in tokens(sw.position(held)) and sw.position(held).state.holder[3] != 0
    assert tokens(sw.position(f"lost_tribes = []\n{held}")) == {"2p-04": 1}
    assert tokens(t16('lost_tribes = ["b"]')) == {"b": 1}


def test_a_race_without_a_badge_gets_a_harmless_one_that_nobody_has():
    seats = "".join(f'[[seat]]\nactive = {{ race = "{race}" }}\n' for race in ("orcs", "elves", "humans"))
    powers = [tribe.power.key for tribe in t16(f"turn = 1\n{seats}").state.tribes if tribe and tribe.power]
    assert powers == ["pillaging", "wealthy", "spirit"]  # the player whose turn it is chooses first
    taken = seats + '[[column]]\nrace = "trolls"\npower = "wealthy"\n[stacks]\ndiscarded = ["spirit"]\n'
    powers = [tribe.power.key for tribe in t16(taken).state.tribes if tribe and tribe.power]
    assert powers == ["pillaging", "seafaring", "stout"]


def test_a_race_without_a_badge_gets_no_badge_that_pays_for_picking():
    game = t16('step = "conquer"\npicked = true\n[[seat]]\nactive = { race = "orcs", hand = 4 }')
    game.play([{"do": "conquer", "region": "a"}, {"do": "end"}])
    assert game.state.coins[0] == 5 + 1


def test_a_race_without_a_badge_has_the_badge_of_its_markers():
    game = t16(
        """
        step = "conquer"
        [[seat]]
        active = { race = "orcs", regions = { b = 1 }, hand = 1 }
        [[seat]]
        active = { race = "elves", regions = { e = 2 } }
        [pieces]
        encampment = { e = 2 }
        """
    )
    assert [seat["active"]["power"] for seat in game.view(0)["seats"]][1] == "bivouacking"
    assert game.explain("e").price == 2 + 2 + 2


def test_the_column_is_filled_from_the_stacks():
    game = t16(
        """
        [[column]]
        race = "trolls"
        power = "swamp"
        coins = 2
        [stacks]
        races = ["wizards", "elves"]
        powers = ["wealthy"]
        """
    )
    column = [(combo["race"], combo["power"], combo["coins"]) for combo in game.view(0)["column"]]
    assert column == [
        ("trolls", "swamp", 2),
        ("wizards", "wealthy", 0),
        ("elves", "alchemist", 0),
        ("amazons", "berserk", 0),
        ("dwarves", "bivouacking", 0),
        ("ghouls", "commando", 0),
    ]
    assert len(game.state.race_stack) == 14 - 6 and len(game.state.power_stack) == 20 - 6


def test_the_badge_of_a_declined_race_lies_in_the_discard_pile():
    game = t16('[[seat]]\ndeclined = { race = "ghouls", once = "flying", regions = { a = 3 } }')
    assert game.view(0)["stacks"]["discarded_powers"] == ["flying"]
    same_again(game)


def test_the_tray_holds_what_is_not_in_play():
    game = t16('[[seat]]\nactive = { race = "amazons", regions = { a = 2, b = 2 }, aside = 4 }')
    assert game.view(0)["tray"]["amazons"] == 15 - 8


def test_the_badge_stack_runs_out_as_it_is_laid_down():
    """SC-007: ten badges discarded, none left to appear."""
    seats = '[[seat]]\ndeclined = { race = "humans", regions = { a = 1 } }\n'
    for race, power, region in (("orcs", "hill", "b"), ("elves", "merchant", "c"), ("trolls", "mounted", "d")):
        seats += f'[[seat]]\nactive = {{ race = "{race}", power = "{power}", regions = {{ {region} = 2 }} }}\n'
    seats += '[[seat]]\nactive = { race = "giants", power = "pillaging", regions = { e = 2 } }\n'
    discarded = (
        '"alchemist", "berserk", "bivouacking", "commando", "diplomat", '
        '"dragon_master", "flying", "forest", "fortified", "heroic"'
    )
    game = t16(f"{seats}[stacks]\ndiscarded = [{discarded}]\n")
    assert (len(game.state.race_stack), len(game.state.power_stack)) == (3, 0)
    game.play({"do": "pick", "combo": 0})
    assert (len(game.state.race_stack), len(game.state.power_stack)) == (2, 9)
    assert not game.state.power_discard


def test_a_short_column_and_a_banner_that_comes_back():
    """SC-008 and SC-009: ten banners in use, four combinations, then three, then four again."""
    game = t16(
        """
        step = "start"
        [[seat]]
        coins = 7
        declined = { race = "humans", regions = { a = 1 } }
        [[seat]]
        active = { race = "orcs", regions = { e = 2 } }
        declined = { race = "ratmen", regions = { c = 1 } }
        [[seat]]
        active = { race = "elves", regions = { d = 2 } }
        declined = [{ race = "amazons", power = "spirit", regions = { f = 1 } },
                    { race = "dwarves", regions = { g = 1 } }]
        [[seat]]
        active = { race = "trolls", regions = { h = 1 } }
        declined = { race = "tritons", regions = { i = 1 } }
        [[seat]]
        active = { race = "giants", regions = { j = 1 } }
        declined = { race = "wizards", regions = { k = 1 } }
        """
    )
    assert [combo["race"] for combo in game.view(0)["column"]] == ["ghouls", "halflings", "skeletons", "sorcerers"]
    game.play({"do": "pick", "combo": 2})
    assert game.state.coins[0] == 7 - 2 and len(game.state.column_races) == 3
    game.play({"do": "conquer", "region": "c"})
    last = game.view(0)["column"][3]
    assert (last["race"], last["coins"], last["price"]) == ("ratmen", 0, 3)
    same_again(game)


# Steps


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
        active = { race = "elves", power = "swamp", regions = { d = 1 } }
        """
    assert {action.number for action in t16(peace).legal() if action.do == "use"} == {1}
    assert t16(peace.replace("step =", "attacked = [1]\nstep =")).decider == 1


def test_retreat_places_survivors():
    game = t16(
        """
        step = "retreat"
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { e = 3 } }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { g = 1, m = 1 }, fled = { e = 2 } }
        """
    )
    assert game.decider == 1
    game.play({"do": "redeploy", "tokens": {"g": 3, "m": 1}})
    assert tokens(game) == {"e": 3, "g": 3, "m": 1}


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
        game.play([{"do": "roll"}, {"do": "conquer", "region": region}])
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


# Refusals: the place and the reason


def seat(text: str) -> str:
    return f"[[seat]]\n{text}"


def two(first: str, second: str) -> str:
    return f'[[seat]]\nactive = {{ race = "orcs", {first} }}\n[[seat]]\nactive = {{ race = "elves", {second} }}'


DECLINED_DWARVES = 'declined = { race = "dwarves", regions = { c = 1 } }'
DECLINED_ELVES = '[[seat]]\ndeclined = { race = "elves", regions = { e = 1 } }'
SPREAD = '[[seat]]\nactive = { race = "orcs", power = "hill", regions = { a = 1, b = 1 }, hand = 3 }\n'

BAD = [
    ("plyers = 3", "There is no key 'plyers'. Did you mean 'players'?"),
    ("players = 6", "players: this must be a whole number from 2 to 5, not 6."),
    ("players = true", "not True"),
    ("players = 3.0", "not 3.0"),
    ("players = 2\n" + "[[seat]]\n" * 3, "there are 3 seats for 2 players"),
    ('edition = "bse"', "There is no edition 'bse'"),
    ('preset = "czech"', "There is no preset 'czech'"),
    ('[options]\nflying_lake = "allowed"', "There is no option 'flying_lake'. Did you mean 'flying_lakes'?"),
    ('[options]\nflying_lakes = "alowed"', "Did you mean 'allowed'?"),
    ("[options]\nflying_lakes = 3", "flying_lakes cannot be 3"),
    ("round = 0", "round: this must be a whole number from 1 to 10"),
    ("round = 11", "from 1 to 10, not 11"),
    ("first = 2", "first: this must be a whole number from 0 to 1"),
    ("turn = -1", "turn:"),
    ('step = "conquest"', "step: there is no step 'conquest'. Did you mean 'conquer'?"),
    ('step = "conquer"', "step: seat 0 has no race that could conquer now."),
    (f'step = "pick"\n{ORCS}', "seat 0 has an active race and cannot pick"),
    ('step = "declare"', "seat 0 has no active race"),
    (f"moved = true\n{ORCS}", "moved: nothing was done yet at the start of a turn"),
    (f'{ORCS}step = "conquer"', "seat: step must stand above the first table"),
    ("dice = [4]", "dice: this must be a whole number from 0 to 3"),
    ("dice = [true]", "dice:"),
    ("dice = 2", "dice: this must be a list"),
    ('lost_tribes = ["z"]', "lost_tribes: there is no region 'z'"),
    ('lost_tribes = ["S1"]', "lost_tribes: S1 is water"),
    (f'lost_tribes = ["a"]\n{ORCS}', "lost_tribes: a is occupied"),
    ('lost_tribes = ["b", "b"]', "b is named twice"),
    ('claims = ["7:first_turn"]', "claims: there is no seat 7; seats are 0 to 1"),
    ('[[custom]]\nkind = "race"\nkey = "newts"', "custom 0, text: here the text is missing"),
    ('claims = ["first_turn"]', "claims: a claim reads like"),
    (seat("coin = 3"), "seat 0: there is no key 'coin'. Did you mean 'coins'?"),
    (seat("coins = -1"), "seat 0, coins:"),
    (seat("coins = 10000"), "from 0 to 9999"),
    (seat("coins = 5.0"), "not 5.0"),
    (seat("truce = 0"), "seat 0, truce: nobody makes peace with himself"),
    (
        f'step = "conquer"\n{ORCS.replace("hill", "diplomat")}truce = 1',
        "seat 0, truce: the peace of a player ends when his turn starts",
    ),
    (seat('active = { race = "orks" }'), "seat 0, active, race: there is no race 'orks'. Did you mean 'orcs'?"),
    (seat("active = {}"), "seat 0, active, race: here the race is missing."),
    (seat('active = "orcs"'), "here belongs a table"),
    (seat('active = { race = "orcs", power = "hils" }'), "there is no power 'hils'. Did you mean 'hill'?"),
    (seat('active = { race = "orcs", regions = { q = 1 } }'), "seat 0, active, regions: there is no region 'q'"),
    (seat('active = { race = "orcs", regions = { a = 0 } }'), "regions, a: this must be a whole number from 1"),
    (seat('active = { race = "orcs", regions = { a = 11 } }'), "from 1 to 10, not 11"),
    (seat('active = { race = "orcs", regions = { a = 5 }, hand = 6 }'), "there are 10 orcs in the box, not 11"),
    (seat('active = { race = "orcs", aside = 1 }'), "the orcs set no tokens aside"),
    (seat('active = { race = "orcs", power = "hill", regions = { S1 = 1 } }'), "cannot hold the water of S1"),
    (seat('active = { race = "orcs", power = "flying", regions = { L1 = 1 } }'), "cannot hold the water of L1"),
    (seat('active = { race = "orcs", once = "hill" }'), "there is no key 'once'"),
    (two("regions = { a = 1 }", "regions = { a = 1 }"), "seat 1, active, regions: the orcs stand in a already"),
    (two('power = "hill"', 'power = "hill"'), "the power hill stands in two places"),
    (two("slot = 0", "slot = 3"), "seat 1, active, slot:"),
    (ORCS.replace("active", "declined"), "hill is discarded in decline"),
    (seat('declined = { race = "orcs", regions = { a = 2 } }'), "regions, a: a declined race has one token"),
    (seat('declined = { race = "orcs", regions = { a = 1 }, hand = 1 }'), "declined orcs have no tokens in hand"),
    (seat('declined = { race = "orcs" }'), "a declined race without a token is gone"),
    (
        seat('declined = [{ race = "orcs", regions = { a = 1 } }, { race = "elves", regions = { b = 1 } }]'),
        "of two declined races exactly one must be Spirit",
    ),
    (
        seat("declined = [" + ", ".join([f'{{ race = "{r}" }}' for r in ("orcs", "elves", "humans")]) + "]"),
        "at most two declined races",
    ),
    (f'{ORCS}[[column]]\nrace = "orcs"\npower = "swamp"', "the race orcs stands in two places"),
    (f'{ORCS}[[column]]\nrace = "elves"\npower = "hill"', "column 0, power: the power hill stands in two places"),
    (f'{ORCS}[stacks]\ndiscarded = ["hill"]', "stacks, discarded: the power hill stands in two places"),
    ('[stacks]\nraces = ["elves", "elves"]', "stacks, races: the race elves stands in two places"),
    ('[[column]]\nrace = "elves"', "column 0, power: here the power is missing"),
    (
        '[[column]]\nrace = "elves"\npower = "hill"\n[[column]]\nrace = "orcs"\npower = "swamp"\ncoins = 1',
        "column 1, coins: the coins never increase",
    ),
    ('[pieces]\nfort = ["a"]', "pieces: there is no key 'fort'. Did you mean 'fortress'?"),
    ('[pieces]\nfortress = ["a"]', "nobody stands in a"),
    (f'{ORCS}[pieces]\nfortress = ["a"]', "the hill orcs in a cannot have a fortress"),
    (f'{ORCS}[pieces]\nlair = ["a"]', "cannot have a lair"),
    (f'{ORCS}[pieces]\nfortress = ["z"]', "pieces, fortress: there is no region 'z'"),
    (
        seat('declined = { race = "halflings", regions = { a = 1 } }\n[pieces]\nhole = ["a"]'),
        "a hole leaves the map when its race declines",
    ),
    (seat('declined = { race = "orcs", regions = { a = 1 } }\n[pieces]\nlair = ["a"]'), "cannot have a lair"),
    (
        seat(
            'active = { race = "orcs", power = "bivouacking", regions = { a = 1 } }\n[pieces]\nencampment = { a = 6 }'
        ),
        "pieces, encampment, a: this must be a whole number from 1 to 5",
    ),
    (
        seat('active = { race = "orcs", power = "fortified", regions = { a = 1 } }\n[pieces]\nfortress = { a = 2 }'),
        "from 1 to 1, not 2",
    ),
    (
        seat(
            'active = { race = "orcs", power = "bivouacking", regions = { a = 1, b = 1 } }\n'
            "[pieces]\nencampment = { a = 3, b = 3 }"
        ),
        "there are only 5 in the box",
    ),
    ("[supply]\nfortress = 2", "supply, fortress: what is not on the map is in the supply"),
    ("[supply]\nhole = 3", "supply, hole: this must be a whole number from 0 to 2"),
    (f'step = "conquer"\nroll = 1\n{ORCS}', "roll: only a race that rolls before each conquest"),
    (f'step = "conquer"\nconquered = ["b"]\n{ORCS}', "b was conquered by a race that does not hold it"),
    (f'step = "conquer"\nconquered = ["a"]\nmoved = false\n{ORCS}', "so it has moved"),
    (
        f'step = "conquer"\nconquered = [{{ region = "a", how = "magic" }}]\n{ORCS}',
        "there is no way to conquer 'magic'",
    ),
    (f'step = "conquer"\nconquered = [{{ region = "a", from = 1 }}]\n{ORCS}', "seat 1 has no active race"),
    (f'step = "conquer"\nconquered = [{{ region = "a", from = "elvs" }}]\n{ORCS}', "no race in play 'elvs'"),
    (f'step = "conquer"\nconquered = [3]\n{ORCS}', "conquered 0: here belongs a table"),
    (f'step = "redeploy"\nconquered = {["a"] * 401}\n{ORCS}', "nobody does more than 400 things in a turn"),
    (f'step = "conquer"\ndeclining = true\n{ORCS}', "declining: who declines only scores"),
    (f'step = "conquer"\nattacked = [2]\n{ORCS}', "attacked:"),
    (f'step = "conquer"\nused = [{{ what = "fly" }}]\n{ORCS}', "used 0, what: there is no offer 'fly'"),
    (f'step = "conquer"\nacting = "humans"\n{ORCS}', "acting: there is no race in play 'humans'"),
    (f'step = "conquer"\nacted = ["orcs"]\n{ORCS}', "declined races conquer before the active one, and each race once"),
    (f'step = "conquer"\nacting = 3\n{ORCS}', "acting:"),
    (f'step = "conquer"\n{ORCS}[[ask]]\ndo = "deploy"\nrace = "orcs"\nregions = ["a"]\nnumber = 1', "open questions"),
    (f'step = "redeploy"\n{ORCS}[[ask]]\ndo = "deploy"\nrace = "orcs"\nregions = ["b"]\nnumber = 1', "do not hold b"),
    (f'step = "redeploy"\n{ORCS}[[ask]]\ndo = "give_up"\nrace = "orcs"\nregions = ["a"]\nnumber = 5', "from 1 to 1"),
    (f'step = "redeploy"\n{ORCS}[[ask]]\ndo = "deploy"\nrace = "orcs"\nregions = ["a"]\nnumber = 4', "one region only"),
    (f'step = "redeploy"\n{ORCS}[[ask]]\ndo = "deploy"\nrace = "orcs"\nregions = []\nnumber = 1', "ask 0, regions"),
    (seat('active = { race = "orcs", fled = { a = 1 } }'), "fled: tokens driven out are placed when a turn ends"),
]


@pytest.mark.parametrize(("text", "reason"), BAD)
def test_what_cannot_be_is_refused_with_the_place_and_the_reason(text, reason):
    with pytest.raises(sw.BadPosition) as refused:
        t16(text)
    assert reason in str(refused.value)


def row_of(number: int, land: str) -> str:
    """A board of equal regions, one beside the other."""
    near = [" ".join(f"r{n}" for n in (r - 1, r + 1) if 0 <= n < number) for r in range(number)]
    return "\n".join(f'r{r} = "{land} : {near[r]}"' for r in range(number))


BAD_MAPS = [
    ('a = "farmland edge : b"', "A board has 2 to 200 regions"),
    ('a = "farmland edge : b"\nb = "hill :"', "a borders on b, but b does not border on a"),
    ('a = "farmland edge : c"\nb = "hill : a"', "c, which does not exist"),
    ('a = "farmland : b"\nb = "hill : a"', "no race could ever enter"),
    ('a = "farm edge : b"\nb = "hill : a"', "map: Region a: there is no terrain 'farm'"),
    ('a = "farmland edge gold : b"\nb = "hill : a"', "map: Region a: there is no mark 'gold'"),
    ('a = "farmland edge edge : b"\nb = "hill : a"', "Region a carries a mark twice"),
    ('a = "farmland edge b"\nb = "hill : a"', "Region a needs a line such as"),
    ('a = "farmland edge : b : x y"\nb = "hill : a"', "its centre is two whole numbers"),
    ('a = 3\nb = "hill : a"', "Region a needs a line such as"),
    ('players = [5]\na = "farmland edge : b"\nb = "hill : a"', "made for 5 players, not 2"),
    ('rounds = 0\na = "farmland edge : b"\nb = "hill : a"', "map, rounds:"),
    ('"a b" = "farmland edge : b"\nb = "hill : a"', "A region is named by"),
    ('a = "sea edge native : b"\nb = "hill : a"', "cannot hold a Lost Tribe"),
    (row_of(19, "hill edge native"), "19 regions start with a Lost Tribe; the box has 18 of them"),
    (row_of(10, "mountain edge"), "10 regions are mountains; the box has 9 mountain markers"),
]


@pytest.mark.parametrize(("text", "reason"), BAD_MAPS)
def test_a_board_that_cannot_be_played_is_refused(text, reason):
    with pytest.raises(sw.BadPosition) as refused:
        sw.position(f"[map]\n{text}")
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        "= 3",
        "a" * 300_000,
        "x" + ".x" * 99_000 + " = 1",
        "x = " + "[" * 5000,
        "x = " + "{a=" * 5000,
        "round = " + "9" * 5000,
        "round = 1979-05-27",
    ],
)
def test_text_that_is_no_position_is_refused(text):
    with pytest.raises(sw.BadPosition):
        sw.position(text)


@pytest.mark.parametrize("text", [None, b"players = 2", 3, ["players = 2"]])
def test_only_text_is_a_position(text):
    with pytest.raises((sw.BadPosition, TypeError)):  # the compiled engine sees the wrong type first
        sw.position(text)


def test_a_board_and_a_map_exclude_each_other():
    with pytest.raises(sw.BadPosition, match="a board or a map"):
        sw.position(f'board = "3p"\n{T16}')


def test_a_refusal_is_a_value_error():
    assert issubclass(sw.BadPosition, ValueError)


def test_spoiled_positions_are_refused_or_playable():
    """Cut and swap the words of real positions: reading never fails in any other way."""
    rng = random.Random(0)
    accepted = 0
    for seed in range(12):
        game = sw.Game.new(players=rng.randint(2, 5), seed=seed)
        for _ in range(rng.randint(0, 120)):
            if not game.over:
                game.play(rng.choice(game.legal()))
        lines = game.to_position().splitlines()
        for _ in range(20):
            spoiled = lines[:]
            words = spoiled[rng.randrange(len(lines))].split(" ")
            words[rng.randrange(len(words))] = rng.choice(rng.choice(lines).split(" "))
            spoiled[rng.randrange(len(lines))] = " ".join(words)
            try:
                again = sw.position("\n".join(spoiled))
            except sw.BadPosition:
                continue
            accepted += 1
            for _ in range(20):
                if not again.over:
                    again.play(rng.choice(again.legal()))
            same_again(again)
    assert accepted


# Contradictions: each part could be, together they cannot


def conquering(head: str, race: str = "orcs", power: str = "hill", more: str = "") -> str:
    """Orcs, or others, in a and b with two tokens in hand, among their conquests; Humans are their opponents."""
    return f"""
        step = "conquer"
        {head}
        [[seat]]
        active = {{ race = "{race}", power = "{power}", regions = {{ a = 1, b = 1 }}, hand = 2 }}
        [[seat]]
        active = {{ race = "humans", power = "swamp", regions = {{ n = 2, j = 1 }} }}
        {more}
        """


def won(*items: str) -> str:
    return f"conquered = [{', '.join('{ ' + item + ' }' for item in items)}]"


DECLINING = 'step = "score"\ndeclining = true\n{}\n[[seat]]\ndeclined = {{ race = "orcs", regions = {{ a = 1 }} }}'

PLACED = """
    step = "score"
    used = [{{ what = "{1}", region = "a" }}]
    [[seat]]
    active = {{ race = "orcs", power = "{0}", regions = {{ a = 1, b = 1 }} }}
    [pieces]
    {2} = {{ {3} = 1 }}
    """

CONTRADICTIONS = [
    # The die ends the conquests of a race (B-DIE-07)
    (conquering(won('region = "b", how = "die"')), "the die ends the conquests of a race; the step is redeploy"),
    (
        conquering(won('region = "b", how = "die"', 'region = "a"')).replace('"conquer"', '"redeploy"'),
        "conquered 1: the die ends the conquests of a race; nothing comes after it",
    ),
    (
        conquering(won('region = "b", how = "die"'), power="berserk").replace('"conquer"', '"redeploy"'),
        "a race that rolls before its conquests makes no last attempt",
    ),
    # Tokens in hand beside regions (B-REDEPLOY-03, B-LOSS-08)
    (ORCS, "seat 0, active, hand: a race with regions has no tokens in hand at the step start"),
    (f'step = "place"\n{ORCS}', "no tokens in hand at the step place"),
    (f"turn = 1\n{ORCS}", "seat 0, active, hand: a race with regions has no tokens in hand outside its turn"),
    (
        seat('declined = { race = "ghouls", regions = { a = 1 }, hand = 1 }'),
        "seat 0, declined 0, hand: a race with regions has no tokens in hand at the step start",
    ),
    # Water
    (seat('declined = { race = "orcs", once = "hill", regions = { S1 = 1 } }'), "cannot hold the water of S1"),
    (seat('declined = { race = "orcs", once = "flying", regions = { L1 = 1 } }'), "cannot hold the water of L1"),
    (seat('declined = { race = "orcs", power = "spirit", regions = { S1 = 1 } }'), "cannot hold the water of S1"),
    # Conquests
    (conquering(won('region = "n", from = 1')), "n was conquered by a race that does not hold it"),
    (conquering('conquered = ["d"]\nlost_tribes = ["d"]'), "d was conquered by a race that does not hold it"),
    (conquering('conquered = ["c"]').replace('"conquer"', '"close"'), "no tokens in hand"),
    (
        conquering('conquered = ["c"]').replace('"conquer"', '"close"').replace(", hand = 2", ""),
        "c was conquered by a race that does not hold it",
    ),
    (conquering('conquered = ["b", "b"]'), "conquered 1: b was conquered before in this turn"),
    (conquering(won('region = "b", from = "orcs"')), "a race does not conquer b from itself"),
    (conquering(won('region = "b", from = "lost_tribes", defenders = 2')), "no more than 1 defended b"),
    (conquering(won('region = "b", from = 1, defenders = 11')), "no more than 10 defended b"),
    (
        conquering(won('region = "b", from = "elves", defenders = 2'), more=DECLINED_ELVES),
        "no more than 1 defended b",
    ),
    (
        conquering(won('region = "b", by = "dwarves"')).replace("hand = 2 }", f"hand = 2 }}\n{DECLINED_DWARVES}"),
        "conquered 0, by: a declined race that does not act conquers nothing",
    ),
    (
        DECLINING.format('conquered = [{ region = "a", by = "orcs" }]'),
        "conquered 0: who declines conquers nothing",
    ),
    # Ways to conquer
    (conquering(won('region = "b", from = 1, how = "sorcery"')), "the orcs cannot conquer in the way 'sorcery'"),
    (conquering(won('region = "b", how = "dragon"')), "the orcs cannot conquer in the way 'dragon'"),
    (conquering(won('region = "b", how = "sorcery"'), "sorcerers"), "b cannot have been taken in the way 'sorcery'"),
    (
        conquering(won('region = "b", from = "lost_tribes", how = "sorcery"'), "sorcerers"),
        "b cannot have been taken in the way 'sorcery'",
    ),
    (
        conquering(won('region = "b", from = "elves", how = "sorcery"'), "sorcerers", more=DECLINED_ELVES),
        "b cannot have been taken in the way 'sorcery'",
    ),
    (
        conquering(won('region = "b", from = 1, defenders = 2, how = "sorcery"'), "sorcerers"),
        "b cannot have been taken in the way 'sorcery'",
    ),
    (
        conquering(
            won('region = "a", from = 1, how = "sorcery"', 'region = "b", from = 1, how = "sorcery"'), "sorcerers"
        ),
        "a cannot have been taken in the way 'sorcery'",
    ),
    (
        conquering(won('region = "a", how = "dragon"', 'region = "b", how = "dragon"'), power="dragon_master"),
        "a cannot have been taken in the way 'dragon'",
    ),
    # Survivors
    (
        conquering("").replace("j = 1 }", "j = 1 }, fled = { n = 1 }"),
        "seat 1, active, fled: the humans still hold n",
    ),
    (
        conquering("", more=DECLINED_ELVES).replace("j = 1 }", "j = 1 }, fled = { e = 1 }"),
        "seat 0 has not taken e, so nobody fled from there",
    ),
    (conquering("").replace("hand = 2", "fled = { e = 1 }"), "who is driven out in his own turn is in hand at once"),
    (
        conquering(won('region = "b", from = 1')).replace("j = 1 }", "j = 1 }, fled = { b = 2 }"),
        "2 fled from b, where fewer stood",
    ),
    (
        conquering(won('region = "b", from = 1, defenders = 2')).replace("j = 1 }", "j = 1 }, fled = { b = 2 }"),
        "the humans lose a token with b, so fewer fled",
    ),
    (
        conquering('conquered = ["b"]').replace("j = 1 }", "j = 1 }, fled = { b = 1 }"),
        "b was not conquered from the humans",
    ),
    # A race that was picked this turn
    (conquering('picked = true\nconquered = ["a"]'), "has conquered its regions; b is not named"),
    (
        conquering("").replace("j = 1 }", "j = 1 }, fled_pieces = { encampment = { a = 1 } }"),
        "the humans have no encampment",
    ),
    (
        conquering("")
        .replace("j = 1 }", "j = 1 }, fled_pieces = { encampment = { a = 3, b = 3 } }")
        .replace("swamp", "bivouacking"),
        "there are fewer such pieces off the map",
    ),
    # Halflings dig in the first two regions they take
    (
        seat('active = { race = "halflings", power = "hill", regions = { a = 1, b = 1, c = 1 } }'),
        "the halflings hold 3 regions without a hole, although one is left to place",
    ),
    (
        seat('active = { race = "halflings", power = "hill", regions = { a = 1, b = 1, c = 1, d = 1 } }')
        + '\n[pieces]\nhole = ["a"]',
        "the halflings hold 3 regions without a hole, although one is left to place",
    ),
    # Claims
    ('claims = ["0:first_turn"]', "claims: under these rules no text remembers 'first_turn'"),
    ('claims = ["0:riches"]', "claims: under these rules no text remembers 'riches'"),
    # The end
    (f'step = "over"\nround = 9\n{RESTING}', "the game is over after the turn of seat 1 in round 10"),
    (f'step = "over"\nturn = 0\n{RESTING}', "the game is over after the turn of seat 1 in round 10"),
    # Peace
    (
        'step = "close"\nattacked = [1]\n'
        + two('power = "diplomat", regions = { a = 1 }', "regions = { b = 1 }").replace(
            "[[seat]]", "[[seat]]\ntruce = 1", 1
        ),
        "seat 0, truce: seat 0 attacked where there is peace",
    ),
    (
        conquering(won('region = "b", from = 1'), more="truce = 0").replace("swamp", "diplomat"),
        "seat 1, truce: seat 0 attacked where there is peace",
    ),
    # Who was attacked
    (conquering("attacked = [0]"), "attacked: only opponents are attacked"),
    (conquering("players = 3\nattacked = [2]"), "attacked: seat 2 has no active race"),
    (
        'step = "pick"\nacted = ["ghouls"]\nattacked = [1]\n'
        + seat('declined = { race = "ghouls", regions = { a = 1 } }\n')
        + seat('active = { race = "orcs", regions = { b = 1 } }'),
        "attacked: the active race has attacked nobody yet",
    ),
    # Offers
    (conquering('used = [{ what = "fortress", region = "a" }]'), "used: no race of seat 0 has the offer fortress"),
    # Who acts
    (conquering('acting = "humans"'), "acting: it is the turn of seat 0, so one of its races acts"),
    (conquering('acted = ["humans"]'), "acted: only a race of seat 0 that can conquer acts now"),
    (
        conquering('acted = ["dwarves"]').replace("hand = 2 }", f"hand = 2 }}\n{DECLINED_DWARVES}"),
        "acted: only a race of seat 0 that can conquer acts now",
    ),
    (
        conquering('settled = ["orcs"]').replace(", hand = 2", ""),
        "settled: a race redeploys after it has acted",
    ),
    (
        DECLINING.format('acted = ["orcs"]'),
        "acted: who declines does nothing else",
    ),
    # Flags
    (
        DECLINING.format("picked = true"),
        "picked: who picks a combination does not decline",
    ),
    ('step = "pick"\npicked = true', "picked: the combination is still to be picked"),
    ('step = "redeploy"', "step: seat 0 has no active race for this step"),
    ('step = "score"', "step: seat 0 has no active race; if it declined this turn, say declining"),
    (conquering("begun = false"), "begun: the effects at the beginning of a turn come before"),
    (conquering("placing = true"), "placing: markers are placed after redeployment"),
    # Questions that are open
    (
        f'step = "retreat"\nplayers = 2\n{RESTING}[[ask]]\ndo = "give_up"\nrace = "orcs"\nregions = ["a"]\nnumber = 1',
        "regions are given up for as many tokens",
    ),
    (
        f'step = "place"\n{SPREAD}[[ask]]\ndo = "deploy"\nrace = "orcs"\nregions = ["a", "b"]\nnumber = 1',
        "tokens are spread in redeployment, pieces are placed after it",
    ),
    (
        f'step = "redeploy"\n{SPREAD}[[ask]]\ndo = "deploy"\nrace = "orcs"\nregions = ["a", "b"]\nnumber = 1',
        "ask 0, number: all tokens that can be moved are spread",
    ),
    (
        f'step = "place"\n{SPREAD.replace(", hand = 3", "")}[[ask]]\ndo = "deploy"\nrace = "orcs"\n'
        'regions = ["a", "b"]\nnumber = 1\npiece = "hero"',
        "the orcs have no such piece",
    ),
    (
        f'turn = 1\nstep = "redeploy"\n{SPREAD}[[seat]]\nactive = {{ race = "elves", regions = {{ c = 1 }} }}\n'
        '[[ask]]\ndo = "deploy"\nrace = "orcs"\nregions = ["a", "b"]\nnumber = 3',
        "in this step seat 1 is asked",
    ),
    (
        f'turn = 1\nstep = "retreat"\n{SPREAD}[[seat]]\nactive = {{ race = "elves", regions = {{ c = 1 }} }}\n'
        '[[ask]]\ndo = "deploy"\nrace = "orcs"\nregions = ["a", "b"]\nnumber = 2',
        "the orcs place all tokens that they have in hand",
    ),
    # What was used and what is there
    (
        conquering('used = [{ what = "dragon", region = "n" }]', power="dragon_master"),
        "used: the region that was taken by dragon belongs to conquered",
    ),
    (
        conquering(won('region = "b", how = "dragon"') + "\nused = []", power="dragon_master"),
        "used: b was taken by dragon, which belongs to used as well",
    ),
    (
        conquering(won('region = "b", how = "dragon"'), power="dragon_master", more='[pieces]\ndragon = ["a"]'),
        "the Dragon stays in the region that it took this turn",
    ),
    (
        conquering('used = [{ what = "fortress", region = "a" }]', power="fortified"),
        "used: fortress belongs to a later step",
    ),
    (PLACED.format("fortified", "fortress", "fortress", "b"), "no fortress stands in a, where one was placed"),
    (PLACED.format("heroic", "hero", "hero", "b"), "no hero stands in a, where one was placed"),
    (PLACED.format("bivouacking", "encampment", "encampment", "b"), "no encampment stands in a, where one was placed"),
    (
        PLACED.format("fortified", "fortress", "fortress", "b").replace(
            "}]", '}, { what = "fortress", region = "b" }]', 1
        ),
        "used: fortress is used once a turn at most",
    ),
    (
        'step = "close"\nused = [{ what = "truce", player = 1 }]\n'
        + seat('active = { race = "orcs", power = "diplomat", regions = { a = 1 } }'),
        "the peace that was made this turn holds",
    ),
    # Who stood there
    (conquering(won('region = "b", from = { seat = 1 }, race = "humans"')), "race: the humans are in play elsewhere"),
    (conquering(won('region = "b", from = 1, race = "elves"')), "race: the elves are in play elsewhere"),
    (conquering("").replace("j = 1 }", "j = 1 }, fled = { c = 1 }"), "seat 0 has not taken c"),
    # Before and after
    (
        'step = "pick"\nconquered = [{ region = "a", by = "ghouls" }]\n'
        + seat('declined = { race = "ghouls", regions = { a = 1 } }'),
        "by: the race that took it has not acted yet",
    ),
    (f'step = "begin"\nacted = ["orcs"]\n{RESTING}', "acted: the active race is still to act"),
    (f'step = "begin"\nmoved = true\n{RESTING}', "moved: nobody has acted yet"),
    (f'step = "score"\nacted = []\n{RESTING}', "acted: every race of the player has acted before this step"),
    (f'step = "score"\nsettled = []\n{RESTING}', "settled: every race that acted has redeployed before this step"),
    (f'step = "redeploy"\nsettled = ["orcs"]\n{ORCS}', "no tokens in hand"),
    (
        conquering("attacked = [1]").replace('"conquer"', '"begin"').replace(", hand = 2", ""),
        "attacked: the active race has attacked nobody yet",
    ),
    (seat('active = { race = "amazons", regions = { a = 1 }, aside = 2 }'), "the amazons set 4 tokens aside, or none"),
]


@pytest.mark.parametrize(("text", "reason"), CONTRADICTIONS)
def test_a_contradiction_is_refused_with_the_reason(text, reason):
    with pytest.raises(sw.BadPosition) as refused:
        t16(text)
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        conquering("dice = [0]"),
        conquering(won('region = "b", from = 1')),
        conquering(won('region = "b", from = 1, how = "sorcery"'), "sorcerers"),
        conquering(won('region = "b", from = 1, how = "dragon"'), power="dragon_master"),
        conquering(won('region = "b", from = 1, defenders = 3')).replace("j = 1 }", "j = 1 }, fled = { b = 2 }"),
        conquering(won('region = "b", how = "die"')).replace('"conquer"', '"redeploy"'),
        seat('declined = { race = "orcs", once = "seafaring", regions = { S1 = 1, L1 = 1 } }'),
        seat('declined = { race = "orcs", regions = { S1 = 1 } }'),
        seat('declined = { race = "ghouls", hand = 2 }'),
        seat('active = { race = "orcs", hand = 4 }'),
        seat('active = { race = "halflings", power = "hill", regions = { a = 1, b = 1, c = 1 } }\n[supply]\nhole = 0'),
        seat('active = { race = "trolls", power = "hill", regions = { a = 1, b = 1, c = 1 } }'),
        'claims = ["0:first_turn"]\n[options]\nwealthy_once = "per_game"',
        'step = "over"',
        "step = 'over'\nfirst = 1\nturn = 0",
        # Amazons may have given up what they took
        'step = "close"\nconquered = ["c"]\n[[seat]]\nactive = { race = "amazons", regions = { a = 1 }, aside = 4 }',
    ],
)
def test_what_could_be_is_accepted(text):
    same_again(t16(text))


def test_there_are_no_more_lost_tribes_than_in_the_box():
    board = sw.position("players = 5").state.board
    keys = [f'"{region.key}"' for region in board.regions if region.terrain not in ("sea", "lake")]
    text = "players = 5\nlost_tribes = [{}]"
    assert len(tokens(sw.position(text.format(", ".join(keys[:18]))))) == 18
    with pytest.raises(sw.BadPosition, match="lost_tribes: there are 18 such tokens, not 19"):
        sw.position(text.format(", ".join(keys[:19])))


def test_an_end_without_round_or_turn_is_the_end_of_the_last_round():
    game = t16(f'step = "over"\n{RESTING}')
    assert (game.state.round, game.state.seat, game.over) == (10, 1, True)


@pytest.mark.parametrize("used", ['{ what = "fortress", region = "a" }', '{ what = "fortress" }'])
def test_who_has_built_his_fortress_is_not_asked_for_another(used):
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


@pytest.mark.parametrize(
    "text",
    [
        'step = "conquer"\n[[seat]]\nactive = { race = "amazons", power = "hill", regions = { a = 7 }, aside = 4 }',
        'step = "score"\ndeclining = true\n[[seat]]\nactive = { race = "orcs", power = "hill", regions = { a = 1 } }',
        'turn = 1\n[[seat]]\ntruce = 1\nactive = { race = "orcs", power = "hill", regions = { a = 1 } }',
        "[[seat]]\ntruce = 1",
        '[[seat]]\ndeclined = { race = "elves", once = "spirit", regions = { a = 1 } }',
        'step = "conquer"\nroll = 2\n[[seat]]\nactive = { race = "orcs", power = "berserk", regions = { a = 1 } }',
    ],
)
def test_what_the_examiner_found_is_refused(text: str) -> None:
    with pytest.raises(sw.BadPosition):
        t16(text)
