"""Races, powers, artifacts and places meeting each other, played on the test islands."""

import pytest

import smallworld as sw
from catalogue import rule
from islands3 import ISLANDS, islands, swaps
from smallworld.engine.actions import EXPAND_NOW
from smallworld.record.codec import state_to_json
from table import Table

# Losses


@rule("W-RACE-DRAENEI-05", "W-RACE-FORSAKEN-05")
def test_wc_127_draenei_and_forsaken() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        coins = 5
        active = { race = "forsaken", power = "farmer", regions = { lb = 1 }, hand = 8 }
        [[seat]]
        active = { race = "draenei", power = "mining", regions = { lc = 1, lf = 2, sa = 1 } }
    """)
    assert t.p1.price("lc") == 2 + 1
    t.p1.conquers("lc")
    assert t.p2.fled == 1  # saved by the Holy Light
    assert t.p1.price("lf") == 2 + 2
    t.p1.conquers("lf")
    assert t.p2.fled == 1 + 1
    t.p1.stops()
    t.p1.uses("recruit")
    assert t.p1.coins == 5 - 1
    assert t.p1.verbs == "deploy"  # only one was lost
    t.p1.redeploys(lb=1, lc=4, lf=5)
    assert t.p1.scored == 3 + 1 + 1  # fields lf, faction
    assert t.p1.coins == 5 - 1 + 5
    assert t.map.split(" | ")[1] == "sa3"


@rule("W-RACE-DRAENEI-02", "W-RACE-GOBLIN-09")
def test_wc_128_holy_light_and_bombs() -> None:
    t = islands("""
        [[seat]]
        active = { race = "goblins", power = "mining", regions = { lb = 1 } }
        [[seat]]
        active = { race = "draenei", regions = { lf = 1 } }
        [face_down]
        bomb = { lf = "explosion" }
    """)
    t.p1.expands()
    assert t.map == "lb1 | -"
    assert t.p2.fled == 1
    assert t.tray("draenei") == 12 - 1


@rule("W-RACE-DRAENEI-02", "W-POWER-INTIM-02")
def test_wc_128_holy_light_and_intimidation() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "intimidating", regions = { lb = 1 }, hand = 1 }
        [[seat]]
        active = { race = "draenei", regions = { lf = 1 } }
    """)
    t.p1.uses("intimidate", "lf")  # they have no other region
    assert t.map == "lb1 | -"
    assert t.p2.fled == 1
    assert t.tray("draenei") == 12 - 1


@rule("W-RACE-DRAENEI-06")
def test_wc_128_holy_light_is_not_spent_on_a_beast() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "mining", regions = { lb = 1 }, hand = 5 }
        [[seat]]
        active = { race = "draenei", power = "beast_master", regions = { lc = 2, lf = 1 } }
        [pieces]
        beast = { lc = 1 }
    """)
    assert t.p1.price("lc") == 2 + 1 + 1 - 1
    t.p1.conquers("lc")
    assert t.p2.fled == 1  # the beast is lost
    assert t.p1.price("lf") == 2 + 1 - 1
    t.p1.conquers("lf")
    assert t.p2.fled == 1 + 1
    assert t.tray("draenei") == 12 - 2


@rule("W-RACE-DRAENEI-06")
def test_wc_128_nor_beside_the_champion() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        coins = 10
        active = { race = "trolls", power = "mining", regions = { lb = 1 }, hand = 6 }
        [[seat]]
        coins = 10
        active = { race = "draenei", power = "championing", regions = { lc = 1, lf = 1 } }
        [pieces]
        champion = ["lc"]
    """)
    assert t.p1.price("lc") == 2 + 1 + 1 - 1
    t.p1.conquers("lc")
    assert (t.p1.coins, t.p2.coins) == (10 + 1, 10 - 1)
    assert t.p1.price("lf") == 2 + 1 - 1
    t.p1.conquers("lf")
    assert t.p2.fled == 1 + 1
    assert t.tray("draenei") == 12 - 2


# Bombs

PROTECTED = """
    claims = ["0:harmony"]
    [[seat]]
    coins = 3
    active = { race = "goblins", power = "mining", regions = { lb = 1, lc = 1, mb = 1 } }
    [[seat]]
    coins = 10
    active = { race = "pandaren", power = "ranger", regions = { la = 2 } }
    [[seat]]
    coins = 10
    active = { race = "dwarves", power = "explorer", regions = { le = 1 } }
    [[seat]]
    active = { race = "trolls", power = "defensive", regions = { lf = 1 } }
    [[seat]]
    coins = 10
    active = { race = "orcs", power = "marshdweller", regions = { me = 1 } }
    [pieces]
    aegis_of_aggramar = ["le"]
    tower = ["lf"]
    [decks]
    bomb = ["explosion", "dud", "dud"]
"""


@rule("W-RACE-GOBLIN-09", "W-POWER-DEF-03")
def test_wc_129_where_bombs_may_be_laid() -> None:
    t = islands('step = "place"\n' + PROTECTED)
    assert t.p1.may("use", "bomb") == "me la le"  # not lf


@rule("W-RACE-GOBLIN-09", "W-RACE-PANDA-07", "W-ART-AEGIS-02")
@pytest.mark.parametrize(("paid", "kept", "seat"), [("la", "le", 1), ("le", "la", 2)])
def test_wc_129_a_toll_before_the_bomb_is_turned_up(paid: str, kept: str, seat: int) -> None:
    t = islands(PROTECTED + '[face_down]\nbomb = { la = "dud", le = "dud", me = "dud" }')
    t.p1.expands()
    assert [e["region"] for e in t.events("marker_revealed")] == ["me"]  # without a toll
    assert t.p5.coins == 10
    assert t.p1.may("use", "light_fuse") == "la le"
    t.p1.uses("light_fuse", paid)
    assert t.p1.coins == 3 - 2
    assert t.players[seat].coins == 10 + 2
    assert t.p1.may("use", "light_fuse") == ""  # one coin is not enough
    before = len(t.game.state.decks[t.game.state.rules.piece("bomb").index])
    t.p1.uses("take_up_bomb", kept)
    assert [e["region"] for e in t.events("marker_revealed")] == ["me", paid]
    assert len(t.game.state.decks[t.game.state.rules.piece("bomb").index]) == before + 1
    assert t.where("bomb") == ""


@rule("W-RACE-GOBLIN-09", "W-POWER-DEF-03")
def test_wc_129_a_bomb_under_a_tower_goes_back() -> None:
    t = islands(PROTECTED + '[face_down]\nbomb = { lf = "explosion" }')
    t.p1.expands()
    assert t.events("marker_revealed") == []
    assert t.where("bomb") == ""
    assert t.map.split(" | ")[3] == "lf1"


@rule("W-SCORE-07", "W-RACE-GOBLIN-03")
@pytest.mark.parametrize(("power", "bonus"), [("battle_master", 1), ("enraged", 3)])
def test_wc_130_bombs_as_conquests(power: str, bonus: int) -> None:
    t = islands(f"""
        [[seat]]
        active = {{ race = "goblins", power = "{power}", regions = {{ lb = 1 }} }}
        [[seat]]
        active = {{ race = "dwarves", regions = {{ lf = 3 }} }}
        [face_down]
        bomb = {{ lf = "explosion" }}
    """)
    t.p1.expands()
    assert t.map == "lb1 | -"
    assert t.p2.fled == 3 - 1
    t.p1.ends_turn()
    assert t.p1.scored == 1 + bonus + 1  # lb, the power, faction


@rule("W-RACE-GOBLIN-09", "W-POWER-CHAMP-05")
def test_wc_130_a_bomb_under_the_champion() -> None:
    t = islands("""
        [[seat]]
        coins = 10
        active = { race = "goblins", power = "mining", regions = { lb = 1 } }
        [[seat]]
        coins = 10
        active = { race = "dwarves", power = "championing", regions = { lf = 3 } }
        [pieces]
        champion = ["lf"]
        [face_down]
        bomb = { lf = "explosion" }
    """)
    t.p1.expands()
    assert t.p2.fled == 3
    assert (t.p1.coins, t.p2.coins) == (10 + 1, 10 - 1)


# Tauren

TAUREN_CHAMPION = """
    step = "conquer"
    [[seat]]
    active = { race = "tauren", power = "championing", regions = { la = 3 }, hand = 0 }
    [[seat]]
    active = { race = "trolls", power = "intimidating", regions = { lc = 1 } }
"""


@rule("W-RACE-TAUREN-09", "W-POWER-CHAMP-08", "W-DECL-04")
def test_wc_131_the_champion_of_the_tauren() -> None:
    t = islands(TAUREN_CHAMPION)
    t.p1.uses("champion", "lb")
    assert t.map == "la3 lb0 | lc1"
    t.p1.stops()
    assert t.p1.refused(do="redeploy", tokens={"la": 2, "lb": 1}) == "bad_deploy"
    t.p1.redeploys(la=3, lb=0)
    t.p2.expands()
    assert t.p2.may("use", "intimidate") == ""  # the Champion stands on lb, but cannot be moved
    t.p2.ends_turn()
    t.p1.declines()
    assert t.where("champion") == ""
    assert t.map == "- / la2 | lc1"
    assert t.tray("tauren") == 16 - 2
    assert t.p1.scored == 1


@rule("W-RACE-TAUREN-09", "W-RACE-TAUREN-01")
def test_wc_131_beside_him_two_tauren_or_none() -> None:
    t = islands(TAUREN_CHAMPION.replace("la = 3", "lb = 4"))
    t.p1.uses("champion", "la")
    t.p1.stops()
    assert t.p1.refused(do="redeploy", tokens={"la": 1, "lb": 3}) == "bad_deploy"
    t.p1.redeploys(la=2, lb=2)
    assert t.map.startswith("la2 lb2")


@rule("W-RACE-TAUREN-09")
def test_wc_131_a_strict_reader_sends_two_tauren_with_him() -> None:
    t = islands(TAUREN_CHAMPION, tauren_champion="with_two")
    assert t.p1.may("use", "champion") == ""  # no Tauren in hand
    t = islands(TAUREN_CHAMPION.replace("hand = 0", "hand = 2"), tauren_champion="with_two")
    t.p1.uses("champion", "lb")
    assert t.map == "la3 lb2 | lc1"


GUARDED = """
    step = "conquer"
    [[seat]]
    active = { race = "trolls", power = "intimidating", regions = { lb = 1 }, hand = 4 }
    [[seat]]
    active = { race = "tauren", power = "championing", regions = { la = 2, lf = 3, ma = 2 } }
    [pieces]
    champion = ["la"]
"""


@rule("W-RACE-TAUREN-09", "W-RACE-TAUREN-06")
def test_beside_no_tauren_the_champion_holds_a_region_alone_or_leaves_it_too() -> None:
    """Intimidating sends one of two Tauren away, and the other cannot stay alone."""
    t = islands(GUARDED)
    t.p1.uses("intimidate", "la", to="ma")
    assert t.map == "lb1 | ma3 la0 lf3"
    assert t.where("champion") == "la"

    t = islands(GUARDED, tauren_champion="with_two")
    t.p1.uses("intimidate", "la", to="ma")
    assert t.map == "lb1 | ma3 lf3"
    assert (t.p2.fled, t.where("champion"), t.p2.coins) == (1, "", 5)  # nobody conquered him: no ransom
    t.p1.stops()
    t.p2.redeploys(ma=3, lf=4)
    t.p2.does(do="deploy", region="lf", tokens=1)
    assert t.map == "lb5 | ma3 lf4"
    assert t.where("champion") == "lf"


TAUREN = """
    step = "conquer"
    [[seat]]
    active = { race = "trolls", power = "intimidating", regions = { lb = 1 }, hand = 4 }
    [[seat]]
    active = { race = "tauren", regions = { la = 2, lf = 3, ma = 2 } }
"""


@rule("W-RACE-TAUREN-06", "W-POWER-INTIM-02")
def test_wc_133_intimidated_tauren() -> None:
    t = islands(TAUREN)
    t.p1.uses("intimidate", "la", to="ma")
    assert t.map == "lb1 | ma3 lf3"
    assert t.p2.fled == 1  # the one left alone
    assert t.p1.price("la") == 2
    t.p1.conquers("la")
    t.p1.stops()
    t.p1.redeploys(la=2, lb=3)
    assert t.decides is t.p2
    t.p2.redeploys(ma=3, lf=4)
    assert t.map == "la2 lb3 | ma3 lf4"
    assert t.tray("tauren") == 16 - 7


@rule("W-RACE-TAUREN-08")
def test_wc_133_declined_tauren_may_stand_alone() -> None:
    t = islands(
        TAUREN.replace('active = { race = "tauren"', 'declined = { race = "tauren"').replace("lf = 3", "lf = 2")
    )
    t.p1.uses("intimidate", "la", to="ma")
    assert t.map == "lb1 | - / ma3 la1 lf2"
    assert t.p1.price("la") == 2 + 1 - 1


TAUREN_HAMMER = """
    step = "conquer"
    [[seat]]
    coins = 10
    active = { race = "tauren", power = "mining", regions = { la = 2 }, hand = 3 }
    [[seat]]
    coins = 10
    active = { race = "humans", regions = { lb = 4 } }
    [pieces]
    doomhammer = ["la"]
"""


@rule("W-ART-HAMMER-03", "W-RACE-TAUREN-02", "W-RACE-TAUREN-03")
def test_wc_134_tauren_and_the_doomhammer() -> None:
    t = islands(TAUREN_HAMMER)
    t.p1.uses("doomhammer")
    assert t.p1.price("lb") == 2  # not one
    t.p1.conquers("lb")
    assert (t.p1.coins, t.p2.coins) == (10 - 2, 10 + 2)
    assert t.p1.hand == 3 - 2
    assert t.p1.may("conquer") == t.p1.may("reinforce") == ""  # one alone does nothing
    t = islands(TAUREN_HAMMER.replace("hand = 3", "hand = 1"))
    assert t.p1.refused(do="use", what="doomhammer") == "wrong_step"


TAUREN_BEASTS = """
    [[seat]]
    active = { race = "tauren", power = "beast_master", regions = { lc = 3, la = 2, lb = 2 } }
    [pieces]
    beast = { la = 1, lb = 1 }
"""


@rule("W-RACE-TAUREN-01", "W-RACE-TAUREN-07", "W-DECL-04")
def test_wc_135_tauren_with_beasts() -> None:
    t = islands(TAUREN_BEASTS)
    t.p1.declines()
    assert t.map == "- / lc2 | -"
    assert t.where("beast") == ""
    assert t.tray("tauren") == 16 - 2
    assert t.p1.scored == 1


@rule("W-RACE-TAUREN-01")
def test_wc_135_without_their_beasts_they_are_alone() -> None:
    t = islands(TAUREN_BEASTS)
    sketch = t.game.sketch()
    sketch.advance(EXPAND_NOW)
    t.p1.expands()
    assert t.map == "lc2 | -"  # la and lb cannot be held by one
    assert t.p1.hand == 1 + 1 + 1 + 1  # spare, la, lb, and a beast for the hill lc
    assert state_to_json(sketch.state) == state_to_json(t.game.state)  # and a search sees the same


# Tolls


@rule("W-POWER-PORTAL-04", "W-RACE-PANDA-07", "W-ART-AEGIS-02", "W-PAY-02")
def test_wc_132_portal_and_protections() -> None:
    text = """
        step = "conquer"
        claims = ["0:harmony"]
        [[seat]]
        coins = 3
        active = { race = "trolls", power = "portal_mage", regions = { lb = 2 }, hand = 2 }
        [[seat]]
        coins = 10
        active = { race = "pandaren", regions = { sg = 2 } }
        [[seat]]
        coins = 10
        active = { race = "humans", regions = { me = 1 } }
        [pieces]
        aegis_of_aggramar = ["me"]
    """
    t = islands(text)
    assert swaps(t) == "sg-lb sg-lj me-lb me-lj lb-lj"  # sg with me would cost 2 + 2
    t.p1.uses("portal", "sg", to="lb")
    assert (t.p1.coins, t.p2.coins, t.p3.coins) == (3 - 2, 10 + 2, 10)
    assert swaps(t) == "sg-lb sg-lj lb-lj"  # Harmony is paid for the turn; not enough for the Aegis

    t = islands(text)
    t.p1.uses("portal", "me", to="lb")
    assert (t.p1.coins, t.p2.coins, t.p3.coins) == (3 - 2, 10, 10 + 2)
    assert not [pair for pair in swaps(t).split() if "sg" in pair]

    t = islands(text)
    t.p1.uses("portal", "lb", to="lj")
    assert t.p1.coins == 3


@rule("W-POWER-PORTAL-04", "W-DEF-09")
def test_wc_132_no_portal_to_an_immune_region() -> None:
    text = """
        edition = "warcraft"
        step = "conquer"
        murlocs = []
        [[seat]]
        active = { race = "orcs", power = "portal_mage", regions = { lb = 2 }, hand = 2 }
        [[seat]]
        active = { race = "trolls", power = "defensive", regions = { me = 1 } }
        [pieces]
        tower = ["me"]
    """
    fields = ISLANDS.replace('me = "swamp', 'me = "fields')
    assert swaps(Table(sw.position(text + fields))) == "sg-lb sg-lj lb-lj"


@rule("W-PAY-02", "W-RACE-PANDA-03", "W-POWER-MARSH-01", "W-ART-AEGIS-02")
def test_wc_138_several_tolls_on_one_attack() -> None:
    text = """
        step = "conquer"
        claims = ["0:harmony"]
        [[seat]]
        coins = 4
        active = { race = "orcs", power = "mining", regions = { lc = 1 }, hand = 5 }
        [[seat]]
        coins = 10
        active = { race = "pandaren", power = "marshdweller", regions = { lb = 2 } }
        [pieces]
        aegis_of_aggramar = ["lb"]
    """
    t = islands(text)
    assert t.p1.refused(do="conquer", region="lb") == "toll"
    t = islands(text.replace("coins = 4", "coins = 5"))
    assert t.p1.price("lb") == 2 + 2
    t.p1.conquers("lb")
    assert (t.p1.coins, t.p2.coins) == (5 - 2 - 1 - 2, 10 + 2 + 1 + 2)


# Sides and losses


@rule("W-RACE-HUMAN-02", "W-RACE-HUMAN-06", "W-PLACE-BATTLE-02")
def test_wc_136_battleground_and_objectives() -> None:
    t = islands("""
        [[seat]]
        coins = 10
        active = { race = "naga", power = "ranger", regions = { li = 6 } }
        [[seat]]
        coins = 10
        active = { race = "humans", regions = { lg = 1, sa = 1 } }
        [pieces]
        battleground = ["li"]
        objective = ["lj"]
    """)
    t.p1.expands()
    t.p1.uses("side_with_horde")
    assert t.p1.hand == 5
    assert t.p1.price("lg") == 2 + 1
    assert t.p1.price("lj") == 2
    t.p1.conquers("lg", "lj")
    assert (t.p1.coins, t.p2.coins) == (10 + 2, 10 + 2)  # here the Naga are not of the Horde
    assert t.where("objective") == ""
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 1 + 1  # forest lg, faction


CHAPEL = """
    step = "conquer"
    [[seat]]
    active = { race = "forsaken", power = "mining", regions = { lh = 1 }, hand = 6 }
    [[seat]]
    active = { race = "orcs", power = "beast_master", regions = { li = 2, lf = 2 } }
    [pieces]
    lights_hope_chapel = ["li"]
    beast = { lf = 1 }
"""


@rule("W-PLACE-CHAPEL-01", "W-PLACE-CHAPEL-03", "W-RACE-FORSAKEN-05")
def test_wc_137_the_chapel_covers_beasts() -> None:
    t = islands(CHAPEL)
    assert t.p1.price("lf") == 2 + 1 + 1
    t.p1.conquers("lf")
    assert t.p2.fled == 2
    assert t.tray("orcs") == 11 - 3
    t.p1.stops()
    assert t.p1.verbs == "deploy"  # nothing was lost: no recruit
    t.p1.redeploys(lf=1, lh=6)
    assert t.map == "lf1 lh6 | li4"
    assert t.where("beast") == "li"


@rule("W-PLACE-CHAPEL-01", "W-PLACE-CHAPEL-03", "W-RACE-GOBLIN-09")
def test_wc_137_the_chapel_and_a_bomb() -> None:
    text = CHAPEL.replace('step = "conquer"', "").replace("forsaken", "goblins").replace(", hand = 6", "")
    t = islands(text + '[face_down]\nbomb = { lf = "explosion" }')
    t.p1.expands()
    assert t.map == "lh1 | li2"
    assert t.p2.fled == 2
    assert t.tray("orcs") == 11 - 3


@rule("W-PLACE-CHAPEL-03", "W-RACE-FORSAKEN-05")
def test_wc_137_no_chapel_in_decline() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "forsaken", power = "mining", regions = { lh = 1 }, hand = 6 }
        [[seat]]
        declined = { race = "orcs", regions = { li = 1, lf = 1 } }
        [pieces]
        lights_hope_chapel = ["li"]
    """)
    assert t.p1.price("lf") == 2 + 1
    t.p1.conquers("lf")
    assert t.tray("orcs") == 11 - 1
    t.p1.stops()
    t.p1.uses("recruit")
    assert t.p1.verbs == "deploy"


# Decline


@rule("W-DECL-04", "W-DECL-05", "W-POWER-DEF-04")
@pytest.mark.parametrize(
    ("race", "power", "regions", "pieces", "after", "left", "coins"),
    [
        ("orcs", "championing", "lb = 1, le = 0", 'champion = ["le"]', "lb1", "", 1),
        ("trolls", "beast_master", "lc = 2, li = 1", "beast = { lc = 1, li = 1 }", "lc1", "", 1),
        ("trolls", "defensive", "lf = 1, lb = 1, lc = 1", 'tower = ["lf"]', "lb1 lc1 lf1", "", 3),
        ("humans", "mining", "lb = 1", 'objective = ["la", "ma"]', "lb1", "", 1),
        ("pandaren", "mining", "lb = 1", "", "lb1", "", 1),
        ("dwarves", "garrisoned", "lb = 2", 'fort = ["lb"]', "lb1", "fort lb", 1),
        ("night_elves", "mining", "la = 2", 'wall = ["la"]', "la1", "wall la", 1),
        ("naga", "mining", "lk = 2", "", "lk1", "", 1),
        ("orcs", "mining", "li = 2", 'karazhan = ["li"]', "li1", "karazhan li", 1),
    ],
)
def test_wc_139_what_leaves_and_what_stays_at_decline(
    race: str, power: str, regions: str, pieces: str, after: str, left: str, coins: int
) -> None:
    claims = '["1:harmony", "2:harmony", "3:harmony"]' if race == "pandaren" else "[]"
    t = islands(f"""
        players = 4
        claims = {claims}
        [[seat]]
        active = {{ race = "{race}", power = "{power}", regions = {{ {regions} }} }}
        [pieces]
        {pieces}
    """)
    t.p1.declines()
    assert t.map == f"- / {after} | - | - | -"
    on_map = [f"{piece} {region['key']}" for region in t.game.view(None)["regions"] for piece in region["pieces"]]
    assert on_map == ([left] if left else [])
    assert not any([seat["notes"] for seat in t.game.view(None)["seats"]])
    assert t.p1.scored == coins
