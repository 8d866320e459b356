"""A text that is no position is refused with the place and the reason."""

import random

import pytest

import smallworld as sw
from position_texts import ORCS, same_again, seat, two
from t16 import T16, t16

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
    ('[[custom]]\nkind = "race"\nkey = "newts"', "custom 0, text: the text is missing here"),
    ('claims = ["first_turn"]', 'claims: a claim reads "SEAT:NOTE"'),
    (seat("coin = 3"), "seat 0: there is no key 'coin'. Did you mean 'coins'?"),
    (seat("coins = -1"), "seat 0, coins:"),
    (seat("coins = 10000"), "from 0 to 9999"),
    (seat("coins = 5.0"), "not 5.0"),
    (seat("truce = 0"), "seat 0, truce: nobody makes peace with themselves"),
    (
        f'step = "conquer"\n{ORCS.replace("hill", "diplomat")}truce = 1',
        "seat 0, truce: a player's peace ends when their turn starts",
    ),
    (seat('active = { race = "orks" }'), "seat 0, active, race: there is no race 'orks'. Did you mean 'orcs'?"),
    (seat("active = {}"), "seat 0, active, race: the race is missing here."),
    (seat('active = "orcs"'), "this must be a table"),
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
    (two('power = "hill"', 'power = "hill"'), "the power hill is in two places"),
    (two("slot = 0", "slot = 3"), "seat 1, active, slot:"),
    (ORCS.replace("active", "declined"), "hill is discarded in decline"),
    (seat('declined = { race = "orcs", regions = { a = 2 } }'), "regions, a: a declined race has one token"),
    (seat('declined = { race = "orcs", regions = { a = 1 }, hand = 1 }'), "declined orcs have no tokens in hand"),
    (seat('declined = { race = "orcs" }'), "a declined race without a token is gone"),
    (
        seat('declined = [{ race = "orcs", regions = { a = 1 } }, { race = "elves", regions = { b = 1 } }]'),
        "of two declined races, exactly one must have an ability to stay beside the other",
    ),
    (
        seat("declined = [" + ", ".join([f'{{ race = "{r}" }}' for r in ("orcs", "elves", "humans")]) + "]"),
        "at most two declined races",
    ),
    (f'{ORCS}[[column]]\nrace = "orcs"\npower = "swamp"', "the race orcs is in two places"),
    (f'{ORCS}[[column]]\nrace = "elves"\npower = "hill"', "column 0, power: the power hill is in two places"),
    (f'{ORCS}[stacks]\ndiscarded = ["hill"]', "stacks, discarded: the power hill is in two places"),
    ('[stacks]\nraces = ["elves", "elves"]', "stacks, races: the race elves is in two places"),
    ('[[column]]\nrace = "elves"', "column 0, power: the power is missing here"),
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
    (
        f'step = "conquer"\nconquered = [{{ region = "a", how = "magic" }}]\n{ORCS}',
        "there is no way to conquer 'magic'",
    ),
    (f'step = "conquer"\nconquered = [{{ region = "a", from = 1 }}]\n{ORCS}', "seat 1 has no active race"),
    (f'step = "conquer"\nconquered = [{{ region = "a", from = "elvs" }}]\n{ORCS}', "no race in play 'elvs'"),
    (f'step = "conquer"\nconquered = [3]\n{ORCS}', "conquered 0: this must be a table"),
    (f'step = "redeploy"\nconquered = {["a"] * 401}\n{ORCS}', "nobody does more than 400 things in a turn"),
    (f'step = "conquer"\ndeclining = true\n{ORCS}', "declining: a player who declines only scores"),
    (f'step = "conquer"\nattacked = [2]\n{ORCS}', "attacked:"),
    (f'step = "conquer"\nused = [{{ what = "fly" }}]\n{ORCS}', "used 0, what: there is no offer 'fly'"),
    (f'step = "conquer"\nacting = "humans"\n{ORCS}', "acting: there is no race in play 'humans'"),
    (f'step = "conquer"\nacted = ["orcs"]\n{ORCS}', "declined races conquer before the active one, and each race once"),
    (f'step = "conquer"\nacting = 3\n{ORCS}', "acting:"),
    (f'step = "conquer"\n{ORCS}[[ask]]\ndo = "deploy"\nrace = "orcs"\nregions = ["a"]\nnumber = 1', "open questions"),
    (f'step = "redeploy"\n{ORCS}[[ask]]\ndo = "deploy"\nrace = "orcs"\nregions = ["b"]\nnumber = 1', "do not hold b"),
    (f'step = "redeploy"\n{ORCS}[[ask]]\ndo = "give_up"\nrace = "orcs"\nregions = ["a"]\nnumber = 5', "from 1 to 1"),
    (f'step = "redeploy"\n{ORCS}[[ask]]\ndo = "deploy"\nrace = "orcs"\nregions = ["a"]\nnumber = 4', "only one region"),
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
