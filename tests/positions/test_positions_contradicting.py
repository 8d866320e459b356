"""Each part of these positions could be; together they cannot, and the refusal says why."""

import pytest

import smallworld as sw
from position_texts import ORCS, RESTING, same_again, seat, tokens, two
from t16 import t16

DECLINED_DWARVES = 'declined = { race = "dwarves", regions = { c = 1 } }'
DECLINED_ELVES = '[[seat]]\ndeclined = { race = "elves", regions = { e = 1 } }'
SPREAD = '[[seat]]\nactive = { race = "orcs", power = "hill", regions = { a = 1, b = 1 }, hand = 3 }\n'


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


def driven_out(head: str, survivors: str = "", race: str = "elves", by: str = "ratmen", e: int = 5) -> str:
    """Ratmen, or others, have just taken e from a race that has another region left."""
    return f"""
        step = "conquer"
        {head}
        [[seat]]
        active = {{ race = "{by}", power = "hill", regions = {{ b = 1, e = {e} }} }}
        [[seat]]
        active = {{ race = "{race}", power = "swamp", regions = {{ n = 1 }}{survivors} }}
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
        "e was not conquered this turn, so nobody fled from there",
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
    (
        conquering("").replace("j = 1 }", "j = 1 }, fled = { a = 1 }"),
        "seat 1, active, fled: a was not conquered this turn, so nobody fled from there",
    ),
    (
        driven_out(won('region = "e", from = "humans", defenders = 3'), race="humans"),
        "seat 1, active, fled: 3 humans were driven out of e, so 2 fled, not 0",
    ),
    # Elves lose nobody, but for sorcery (B-RACE-ELVES-01, -03)
    (
        driven_out(won('region = "e", from = "elves", defenders = 3'), ", fled = { e = 1 }"),
        "seat 1, active, fled: 3 elves were driven out of e, so 3 fled, not 1",
    ),
    (
        driven_out(won('region = "e", from = "elves", how = "sorcery"'), ", fled = { e = 1 }", by="sorcerers", e=1),
        "seat 1, active, fled: the elves lose a token with e, so fewer fled",
    ),
    (
        driven_out(won('region = "e", from = "elves", how = "sorcery"'), by="sorcerers", e=1)
        + '[options]\nelf_vs_sorcerer = "kept"',
        "seat 1, active, fled: 1 elves were driven out of e, so 1 fled, not 0",
    ),
    # Tokens in a region that was just taken (B-CONQ-08)
    (conquering('conquered = ["b"]'), "2 tokens took b, and as many stay until redeployment, not 1"),
    (conquering('conquered = ["b"]', b=3), "2 tokens took b, and as many stay until redeployment, not 3"),
    (conquering(won('region = "b", from = 1'), b=2), "3 to 10 tokens took b"),  # walls may have made it dearer
    (conquering('conquered = ["b"]', power="commando", b=3), "1 to 2 tokens took b"),
    (
        conquering(won('region = "b", from = 1, how = "sorcery"'), "sorcerers", b=2),
        "1 token took b, and as many stay until redeployment, not 2",
    ),
    (
        conquering(won('region = "b", how = "dragon"'), power="dragon_master", more='[pieces]\ndragon = ["b"]', b=2),
        "1 token took b, and as many stay until redeployment, not 2",
    ),
    # A race that was picked this turn
    (conquering('picked = true\nconquered = ["a"]'), "has conquered its regions; b is not named"),
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
    # Halflings dig in the first two regions they take
    (
        seat('active = { race = "halflings", power = "hill", regions = { a = 1, b = 1, c = 1 } }'),
        "the halflings hold a without a hole, although one is left to place",
    ),
    (
        seat('active = { race = "halflings", power = "hill", regions = { a = 1, b = 1, c = 1, d = 1 } }')
        + '\n[pieces]\nhole = ["a"]',
        "the halflings hold b without a hole, although one is left to place",
    ),
    (
        conquering('conquered = ["d"]', "halflings", more='[pieces]\nhole = ["a", "d"]').replace(
            "b = 1", "b = 1, d = 2"
        ),
        "an earlier region of the halflings would have got the hole of d",
    ),
    (
        conquering('conquered = ["b", "d"]', "halflings", more='[pieces]\nhole = ["d"]').replace(
            "b = 1", "b = 2, d = 2"
        ),
        "an earlier region of the halflings would have got the hole of d",
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
        conquering(won('region = "b", how = "dragon"'), power="dragon_master"),
        "used: the Dragon stays in the region that it took this turn",
    ),
    (
        conquering('used = [{ what = "fortress", region = "a" }]', power="fortified"),
        "used: fortress belongs to a later step",
    ),
    (PLACED.format("fortified", "fortress", "fortress", "b"), "no fortress is in a, where one was placed"),
    (PLACED.format("heroic", "hero", "hero", "b"), "no hero is in a, where one was placed"),
    (PLACED.format("bivouacking", "encampment", "encampment", "b"), "no encampment is in a, where one was placed"),
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
    (conquering("").replace("j = 1 }", "j = 1 }, fled = { c = 1 }"), "c was not conquered this turn"),
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
        conquering(won('region = "b", from = 1'), b=3),
        conquering(won('region = "b", from = 1, how = "sorcery"'), "sorcerers"),
        conquering(
            won('region = "b", from = 1, how = "dragon"'), power="dragon_master", more='[pieces]\ndragon = ["b"]'
        ),
        conquering(won('region = "b", from = 1, defenders = 3'), b=5).replace("j = 1 }", "j = 1 }, fled = { b = 2 }"),
        conquering(won('region = "b", how = "die"')).replace('"conquer"', '"redeploy"'),
        seat('declined = { race = "orcs", once = "seafaring", regions = { S1 = 1, L1 = 1 } }'),
        seat('declined = { race = "orcs", regions = { S1 = 1 } }'),
        seat('declined = { race = "ghouls", hand = 2 }'),
        seat('active = { race = "orcs", hand = 4 }'),
        seat('active = { race = "halflings", power = "hill", regions = { a = 1, b = 1, c = 1 } }\n[supply]\nhole = 0'),
        seat('active = { race = "halflings", power = "hill", regions = { a = 1, b = 1 } }\n[pieces]\nhole = ["b"]'),
        seat('active = { race = "trolls", power = "hill", regions = { a = 1, b = 1, c = 1 } }'),
        'claims = ["0:first_turn"]\n[options]\nwealthy_once = "per_game"',
        'step = "over"',
        "step = 'over'\nfirst = 1\nturn = 0",
        # Elves: all of them fled; an Elf that sorcery replaced did not, unless the option says so
        driven_out(won('region = "e", from = "elves", defenders = 3'), ", fled = { e = 3 }"),
        driven_out(won('region = "e", from = "elves", how = "sorcery"'), by="sorcerers", e=1),
        driven_out(won('region = "e", from = "elves", how = "sorcery"'), ", fled = { e = 1 }", by="sorcerers", e=1)
        + '[options]\nelf_vs_sorcerer = "kept"',
        # What makes a conquest cheaper or dearer: a badge, the die, a mountain, walls
        conquering('conquered = ["b"]', power="commando"),
        conquering('conquered = ["b"]', power="berserk"),
        conquering(won('region = "b", from = 1, defenders = 1'), b=6),
        # Flying, through caverns, off the sea, and Halflings from anywhere
        conquering('conquered = ["n"]', power="flying").replace("b = 1", "n = 2").replace("n = 2, j", "h = 1, j"),
        conquering('conquered = ["h"]', power="underworld").replace("b = 1", "g = 1, h = 2"),
        conquering('conquered = ["S2"]\npicked = true', power="seafaring").replace("a = 1, b = 1", "S2 = 2"),
        conquering('conquered = ["g"]\npicked = true', "halflings").replace("a = 1, b = 1", "g = 2")
        + '[pieces]\nhole = ["g"]',
        # Skeletons and Sorcerers grow
        seat('active = { race = "skeletons", power = "hill", regions = { a = 15 } }'),
        seat('active = { race = "sorcerers", power = "hill", regions = { a = 15 } }'),
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
