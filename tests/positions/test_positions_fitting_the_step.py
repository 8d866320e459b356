"""The table must fit the step of the turn, and the refusal says why; how the turn got there is not asked."""

import pytest

import smallworld as sw
from position_texts import ORCS, RESTING, same_again, seat, tokens
from t16 import t16

DECLINED_DWARVES = 'declined = { race = "dwarves", regions = { c = 1 } }'
SPREAD = '[[seat]]\nactive = { race = "orcs", power = "hill", regions = { a = 1, b = 1 }, hand = 3 }\n'
QUESTION = '[[ask]]\ndo = "deploy"\nrace = "orcs"\nregions = ["a", "b"]\nnumber = 3\n'


def conquering(head: str, race: str = "orcs", power: str = "hill", more: str = "", b: int = 1) -> str:
    """Orcs, or others, in a and b with two tokens in hand, among their conquests; Humans are their opponents."""
    return f"""
        step = "conquer"
        {head}
        [[seat]]
        active = {{ race = "{race}", power = "{power}", regions = {{ a = 1, b = {b} }}, hand = 2 }}
        [[seat]]
        active = {{ race = "humans", power = "swamp", regions = {{ n = 2, j = 1 }} }}
        {more}
        """


def won(*items: str) -> str:
    return f"conquered = [{', '.join('{ ' + item + ' }' for item in items)}]"


MISFITS = [
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
    (conquering('conquered = ["c"]').replace('"conquer"', '"close"'), "no tokens in hand"),
    # Survivors
    (conquering("").replace("hand = 2", "fled = { e = 1 }"), "tokens driven out in their own turn are in hand at once"),
    (
        conquering(won('region = "b", from = 1')).replace(
            "j = 1 }", "j = 1 }, fled_pieces = { encampment = { b = 1 } }"
        ),
        "the humans have no encampment",
    ),
    (
        conquering(won('region = "a", from = 1', 'region = "b", from = 1'))
        .replace("j = 1 }", "j = 1 }, fled_pieces = { encampment = { a = 3, b = 3 } }")
        .replace("swamp", "bivouacking"),
        "there are fewer such pieces off the map",
    ),
    # Claims
    ('claims = ["0:first_turn"]', "claims: under these rules nothing notes 'first_turn'"),
    ('claims = ["0:riches"]', "claims: under these rules nothing notes 'riches'"),
    # The end
    (f'step = "over"\nround = 9\n{RESTING}', "the game is over after the turn of seat 1 in round 10"),
    (f'step = "over"\nturn = 0\n{RESTING}', "the game is over after the turn of seat 1 in round 10"),
    # Who acts
    (conquering('acting = "humans"'), "acting: it is the turn of seat 0, so one of its races acts"),
    (conquering('acted = ["humans"]'), "acted: only a race of seat 0 that can conquer acts now"),
    (
        conquering('acted = ["dwarves"]').replace("hand = 2 }", f"hand = 2 }}\n{DECLINED_DWARVES}"),
        "acted: only a race of seat 0 that can conquer acts now",
    ),
    # Who has no active race
    ('step = "redeploy"', "step: seat 0 has no active race for this step"),
    ('step = "score"', "step: seat 0 has no active race; if it declined this turn, say declining"),
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
        "in this step the race must belong to seat 1",
    ),
    (
        f'turn = 1\nstep = "retreat"\n{SPREAD}[[seat]]\nactive = {{ race = "elves", regions = {{ c = 1 }} }}\n'
        '[[ask]]\ndo = "deploy"\nrace = "orcs"\nregions = ["a", "b"]\nnumber = 2',
        "the orcs place all tokens that they have in hand",
    ),
    (
        f'turn = 1\nstep = "retreat"\n{SPREAD.replace(", hand = 3", "")}[[seat]]\nactive = {{ race = "elves" }}\n'
        '[[ask]]\ndo = "deploy"\nrace = "orcs"\nregions = ["a", "b"]\nnumber = 1',
        "ask 0, number: the orcs have nothing to place",
    ),
    (
        f'step = "redeploy"\n{SPREAD}{2 * QUESTION}',
        "ask: during conquest and redeployment only one question is open at a time",
    ),
    (
        f'turn = 1\nstep = "retreat"\n{SPREAD}[[seat]]\nactive = {{ race = "elves", regions = {{ c = 1 }} }}\n'
        f"{2 * QUESTION}",
        "the orcs place all tokens that they have in hand",
    ),
    (f'step = "begin"\nacted = ["orcs"]\n{RESTING}', "acted: the active race is still to act"),
    (f'step = "redeploy"\nsettled = ["orcs"]\n{ORCS}', "no tokens in hand"),
    (f'step = "redeploy"\nacted = []\n{ORCS}', "acted: every race of the player has acted before this step"),
    (seat('active = { race = "amazons", regions = { a = 1 }, aside = 2 }'), "the amazons set 4 tokens aside, or none"),
]


@pytest.mark.parametrize(("text", "reason"), MISFITS)
def test_what_does_not_fit_the_step_is_refused_with_the_reason(text, reason):
    with pytest.raises(sw.BadPosition) as refused:
        t16(text)
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        seat('declined = { race = "orcs", once = "seafaring", regions = { S1 = 1, L1 = 1 } }'),
        seat('declined = { race = "orcs", regions = { S1 = 1 } }'),
        seat('declined = { race = "ghouls", hand = 2 }'),
        seat('active = { race = "orcs", hand = 4 }'),
        seat('active = { race = "halflings", power = "hill", regions = { a = 1, b = 1, c = 1 } }'),
        seat('active = { race = "halflings", power = "hill", regions = { a = 1, b = 1 } }\n[supply]\nhole = 2'),
        seat('active = { race = "trolls", power = "hill", regions = { a = 1, b = 1, c = 1 } }'),
        seat('active = { race = "skeletons", power = "hill", regions = { a = 15 } }'),
        'claims = ["0:first_turn"]\n[options]\nwealthy_once = "per_game"',
        'step = "over"',
        "step = 'over'\nfirst = 1\nturn = 0",
        'step = "pick"\npicked = true',
        # Conquests that nobody could make, or that somebody else holds since
        conquering('conquered = ["b"]'),
        conquering('conquered = ["n", "b", "b", "S1"]'),
        conquering(won('region = "b", how = "die"')),
        conquering(won('region = "b", from = "orcs", defenders = 40')),
        conquering(won('region = "b", how = "dragon"')),
        conquering(won('region = "b", from = "lost_tribes", how = "sorcery"'), "sorcerers"),
        conquering(won('region = "b", from = { seat = 1 }, race = "humans"')),
        conquering('picked = true\nconquered = ["a"]'),
        conquering('conquered = ["a"]\nmoved = false'),
        # Offers of somebody else, taken too often, or without a trace
        conquering('used = [{ what = "fortress", region = "a" }, { what = "fortress" }]'),
        conquering('used = [{ what = "dragon", region = "n" }]', power="dragon_master"),
        conquering(won('region = "b", how = "dragon"') + "\nused = []", power="dragon_master"),
        # Attacks on nobody, on oneself, and in spite of a peace
        conquering("players = 3\nattacked = [0, 2]"),
        conquering(won('region = "b", from = 1'), more="truce = 0").replace("swamp", "diplomat"),
        # Survivors of a region that nobody took, or too many of them
        conquering("").replace("j = 1 }", "j = 1 }, fled = { n = 1, c = 2 }"),
        conquering(won('region = "b", from = 1')).replace("j = 1 }", "j = 1 }, fled = { b = 5 }"),
        # Flags that contradict each other
        'step = "score"\ndeclining = true\npicked = true\nacted = ["orcs"]\n'
        + 'conquered = [{ region = "a", by = "orcs" }]\n'
        + seat('declined = { race = "orcs", regions = { a = 1 } }'),
        f'step = "score"\nacted = []\nsettled = []\nplacing = false\n{RESTING}',
        conquering("placing = true"),
    ],
)
def test_the_past_of_a_turn_is_not_doubted(text):
    same_again(t16(text))


def test_there_are_no_more_lost_tribes_than_in_the_box():
    board = sw.position("players = 5").state.board
    keys = [f'"{region.key}"' for region in board.regions if region.terrain not in ("sea", "lake")]
    text = "players = 5\nlost_tribes = [{}]"
    assert len(tokens(sw.position(text.format(", ".join(keys[:18]))))) == 18
    with pytest.raises(sw.BadPosition, match="lost_tribes: there are 18 such tokens, not 19"):
        sw.position(text.format(", ".join(keys[:19])))


@pytest.mark.parametrize(
    "text",
    [
        'step = "conquer"\n[[seat]]\nactive = { race = "amazons", power = "hill", regions = { a = 7 }, aside = 4 }',
        'step = "score"\ndeclining = true\n[[seat]]\nactive = { race = "orcs", power = "hill", regions = { a = 1 } }',
        "[[seat]]\ntruce = 1",
        '[[seat]]\ndeclined = { race = "elves", once = "spirit", regions = { a = 1 } }',
        'step = "conquer"\nroll = 2\n[[seat]]\nactive = { race = "orcs", power = "berserk", regions = { a = 1 } }',
    ],
)
def test_what_no_table_can_show_is_refused(text: str) -> None:
    with pytest.raises(sw.BadPosition):
        t16(text)
