"""The seven legendary places (W-PLACE), played on the test islands."""

import pytest

import smallworld as sw
from catalogue import rule
from islands3 import islands
from quick_bots import QUICK_BOTS
from smallworld.bots import make_bot
from table import Table


@rule("W-PLACE-BATTLE-01", "W-SCORE-05")
@pytest.mark.parametrize(("place", "bonus"), [('battleground = ["li"]', 2), ("", 1)])
def test_wc_117_battleground(place: str, bonus: int) -> None:
    t = islands(f"""
        step = "conquer"
        [[seat]]
        active = {{ race = "orcs", power = "mining", regions = {{ li = 1 }}, hand = 9 }}
        [[seat]]
        active = {{ race = "dwarves", regions = {{ lf = 1, lg = 1, lc = 1 }} }}
        [pieces]
        {place}
    """)
    for region in ("lf", "lg", "lc"):
        assert t.p1.price(region) == 2 + 1
        t.p1.conquers(region)
    assert t.p1.hand == 0
    t.p1.ends_turn()
    assert t.p1.scored == 4 + 1 + 3 + bonus  # cavern lc, Orcs


SIDES = """
    [[seat]]
    active = { race = "kobolds", power = "farmer", regions = { li = 10 } }
    [[seat]]
    active = { race = "dwarves", power = "mining", regions = { lf = 1, lg = 1, ld = 5 } }
    [[seat]]
    declined = { race = "humans", regions = { lc = 1 } }
    [pieces]
    battleground = ["li"]
"""


@rule("W-PLACE-BATTLE-02", "W-PLACE-BATTLE-03", "W-TURN-04")
@pytest.mark.parametrize(("side", "bonus"), [("horde", 2 + 1), ("alliance", 0)])
def test_wc_118_a_neutral_race_takes_sides(side: str, bonus: int) -> None:
    t = islands(SIDES)
    t.p1.expands()
    t.p1.uses(f"side_with_{side}")  # at the beginning of the turn
    assert t.p1.hand == 9
    for region in ("lf", "lg", "lc"):
        assert t.p1.price(region) == 2 + 1
        t.p1.conquers(region)
    t.p1.stops()
    t.p1.redeploys(lc=3, lf=3, lg=1, li=3)
    assert t.p1.scored == 4 + 1 + bonus  # fields lf; two for the Dwarves, one for the Humans

    t.p2.expands()
    t.p2.conquers("lg")
    t.p2.ends_turn()
    assert t.p2.scored == 2  # ld lg: in between the Kobolds are neutral
    t.p3.rests()
    t.p1.expands()
    assert t.p1.verbs == "use end"  # and choose freely again
    t.p1.uses("side_with_alliance")


@rule("W-PLACE-BATTLE-03")
def test_wc_118_the_side_covers_the_whole_turn() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "kobolds", power = "farmer", regions = { lg = 1 }, hand = 9 }
        [[seat]]
        active = { race = "dwarves", power = "mining", regions = { lj = 1 } }
        [pieces]
        battleground = ["li"]
    """)
    t.p1.conquers("lj")
    assert t.p1.refused(do="use", what="side_with_horde_now") == "wrong_step"
    t.p1.conquers("li")
    t.p1.uses("side_with_horde_now")
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 1  # for the Dwarves on lj, taken before


@rule("W-PLACE-PORTAL-01", "W-ART-02", "W-DECL-05")
def test_wc_119_dark_portal() -> None:
    t = islands("""
        [[seat]]
        active = { race = "trolls", power = "mining", regions = { li = 1, lf = 1 } }
        [pieces]
        dark_portal = ["li"]
    """)
    t.p1.rests()
    assert t.p1.scored == 2 + 2
    t.p2.rests()
    t.p1.declines()
    assert t.p1.scored == 2


@rule("W-PLACE-KARA-01", "W-POWER-TERRAIN-01")
def test_wc_120_karazhan() -> None:
    text = """
        [[seat]]
        active = { race = "trolls", power = "herbalist", regions = { li = 1, lc = 1, mb = 1, lf = 1 } }
        [pieces]
        karazhan = ["li"]
    """
    t = islands(text)
    t.p1.rests()
    assert t.p1.scored == 4 + 2 + 3  # the hills lc mb, and all three for the Herbalist
    t = islands(text.replace("[pieces]", 'declined = { race = "orcs", regions = { mg = 1 } }\n[pieces]'))
    t.p1.rests()
    assert t.p1.scored == 4 + 1 + 2 + 3  # a declined race's hill is only a region


@rule("W-PLACE-CHAPEL-01", "W-PLACE-CHAPEL-02", "W-CONQ-21")
def test_wc_121_lights_hope_chapel() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "mining", regions = { lh = 1 }, hand = 9 }
        [[seat]]
        active = { race = "orcs", regions = { li = 2, lf = 2, sa = 1 } }
        [pieces]
        lights_hope_chapel = ["li"]
    """)
    assert t.p1.price("lf") == 2 + 2 - 1
    t.p1.conquers("lf")
    assert t.p2.fled == 2
    assert t.p1.price("li") == 2 + 2 - 1
    t.p1.conquers("li")
    assert t.p2.fled == 2 + 2  # it still worked for the Chapel itself
    assert t.p1.price("sa") == 2 + 1 + 1 - 1
    t.p1.conquers("sa")
    assert t.p2.fled == 4  # but no more
    assert t.tray("orcs") == 11 - 4
    t.p1.ends_turn()
    assert t.map.split(" | ")[1] == "-"
    assert t.p2.hand == 4  # for a first conquest next turn
    assert t.p1.scored == 4


@rule("W-PLACE-STONE-01", "W-CONQ-05")
def test_wc_122_meeting_stone() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "mining", regions = { sa = 1 }, hand = 7 }
        [pieces]
        meeting_stone = ["sg"]
    """)
    assert t.p1.price("la") == 2 + 1
    assert t.p1.price("sg") == 2
    t.p1.conquers("sg")
    assert t.p1.price("la") == 2
    t.p1.conquers("la")
    assert t.p1.price("lh") == 2 + 1  # a mountain
    t.p1.conquers("lh")
    assert t.p1.hand == 0
    t.p1.ends_turn()
    assert t.p1.scored == 4


HEALER = """
    [[seat]]
    active = { race = "draenei", power = "mining", regions = { sg = 5, sd = 6 } }
    [pieces]
    spirit_healer = ["sg"]
"""


@rule("W-PLACE-HEALER-01", "W-DEF-12")
def test_wc_123_spirit_healer() -> None:
    t = islands(HEALER)
    t.p1.expands()
    t.p1.stops()
    assert t.tray("draenei") == 12 - 5 - 6 - 1
    t.p1.redeploys(sd=6, sg=6)
    assert t.map == "sd6 sg6 | -"
    t.p2.rests()
    t.p1.rests()
    assert t.tray("draenei") == 0  # nothing more to take
    t.p2.rests()
    t.p1.declines()
    assert t.tray("draenei") == 12 - 2


@rule("W-PLACE-HEALER-01", "W-DEF-12")
def test_wc_123_nobody_is_left_to_heal() -> None:
    t = islands(
        HEALER.replace('"draenei"', '"tauren"')
        .replace('"mining"', '"sailing"')
        .replace("sg = 5, sd = 6", "sg = 8, sd = 8")
    )
    t.p1.expands()
    t.p1.stops()
    t.p1.redeploys(sd=8, sg=8)
    assert t.map == "sd8 sg8 | -"


@rule("W-PLACE-WELL-01")
def test_wc_124_the_well_moves_to_the_lake() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "ranger", regions = { md = 1 }, hand = 4 }
        [face_down]
        marker = { mg = "well_of_eternity" }
    """)
    t.p1.conquers("mg")
    assert t.where("marker") == ""
    assert t.where("well_of_eternity") == "mi"


@rule("W-PLACE-WELL-02", "W-PLACE-01")
def test_wc_124_an_island_without_water() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "ranger", regions = { sa = 1 }, hand = 4 }
        [pieces]
        battleground = ["la"]
        lights_hope_chapel = ["lb"]
        meeting_stone = ["lc"]
        [face_down.marker]
        sg = "well_of_eternity"
        mg = "karazhan"
        li = "dark_portal"
    """)
    t.p1.conquers("sg")
    assert t.where("well_of_eternity") == ""
    assert t.pieces("sg") == {"spirit_healer": 1}  # the only place not in play
    assert t.where("marker") == "mg li"  # face down is in play too
    t.p1.stops()
    assert t.tray("trolls") == 11 - 5 - 1  # it works at once


WATERS = """
[map]
a = "fields entry : b w"
b = "hill size : a w v u"
c = "forest entry magic : d"
d = "swamp magic : c x"
u = "sea : b"
v = "lake : b"
w = "lake : a b"
x = "sea : d"
"""


def two_islands(text: str, dice: list[int] | None = None) -> Table:
    """Two small islands, the first with three waters; the Well lies face down in the hill."""
    head = f'edition = "warcraft"\ndice = {dice or []}\nmurlocs = []\n'
    return Table(sw.position(f'{head}{text}\n[face_down]\nmarker = {{ b = "well_of_eternity" }}\n{WATERS}'))


@rule("W-PLACE-WELL-01", "W-BOARD-05")
@pytest.mark.parametrize("water", ["u", "v", "w"])
def test_of_several_waters_the_discoverer_chooses_one(water: str) -> None:
    t = two_islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "ranger", regions = { a = 1 }, hand = 5 }
        [[seat]]
        active = { race = "humans", regions = { d = 2 } }
    """)
    t.p1.conquers("b")
    assert t.where("well_of_eternity") == ""  # seen, but not laid yet
    assert t.p1.verbs == "deploy"  # and nothing else happens before it is
    assert t.p1.refused(do="conquer", region="c") == "wrong_step"
    t.p1.redeploys(**{water: 1})
    assert t.where("well_of_eternity") == water  # never the sea of the other island
    assert t.supply("well_of_eternity") == 0
    t.p1.conquers("c")  # the turn goes on
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 1 + 2  # a b c, the forest, the Well


@rule("W-PLACE-WELL-01", "W-CONQ-12")
@pytest.mark.parametrize("water", ["u", "v", "w"])
def test_the_well_is_found_with_the_last_attempt(water: str) -> None:
    t = two_islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "ranger", regions = { a = 1 }, hand = 1 }
        """,
        dice=[1],
    )
    t.p1.tries("b")
    assert t.p1.verbs == "deploy"
    t.p1.redeploys(**{water: 1})
    assert t.where("well_of_eternity") == water
    assert t.p1.scored == 2 + 2  # the conquests were over, so the turn is too
    assert t.decides is t.p2


@rule("W-PLACE-WELL-01", "W-POWER-PORTAL-03")
def test_who_reveals_the_well_by_a_portal_chooses_though_another_race_stands_there() -> None:
    t = Table(
        sw.position("""
        edition = "warcraft"
        murlocs = []
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "portal_mage", regions = { a = 3 } }
        [[seat]]
        active = { race = "humans", regions = { c = 2 } }
        [face_down]
        marker = { b = "well_of_eternity" }
        [map]
        a = "fields entry : b"
        b = "hill size magic : a v w"
        c = "forest entry magic : d"
        d = "swamp : c"
        v = "lake : b"
        w = "sea : b"
        """)
    )
    t.p1.uses("portal", "b", to="c")
    assert t.map == "a3 | b2"
    assert t.decides is t.p1
    t.p1.redeploys(w=1)
    assert t.where("well_of_eternity") == "w"
    assert "use" in t.p1.verbs  # the second swap is still to come


@pytest.mark.parametrize("name", QUICK_BOTS)
def test_every_bot_lays_the_well(name: str) -> None:
    t = two_islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "ranger", regions = { a = 1 }, hand = 2 }
    """)
    t.p1.conquers("b")
    while t.where("well_of_eternity") == "":
        t.does(make_bot(name, 1, 0).decide(t.game))
    assert t.where("well_of_eternity") in "uvw"


BAD_QUESTIONS = [
    ('piece = "well_of_eternity"\nregions = ["v", "b"]', "do not hold b"),
    ('piece = "well_of_eternity"\nregions = ["v"]', "only one region"),
    ('piece = "fort"\nregions = ["v", "w"]', "just found"),
    ('piece = "marker"\nregions = ["v", "w"]', "just found"),
]


@pytest.mark.parametrize(("question", "reason"), BAD_QUESTIONS)
def test_a_position_asks_nothing_else_during_conquests(question: str, reason: str) -> None:
    asking = f"""
        step = "conquer"
        [[seat]]
        active = {{ race = "trolls", power = "ranger", regions = {{ a = 1 }}, hand = 2 }}
        [[ask]]
        do = "deploy"
        race = "trolls"
        number = 1
        {question}
    """
    with pytest.raises(sw.BadPosition) as refused:
        two_islands(asking)
    assert reason in str(refused.value)


@rule("W-PLACE-WELL-01")
def test_the_open_question_about_the_well_is_saved_and_written_down() -> None:
    t = two_islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "ranger", regions = { a = 1 }, hand = 5 }
    """)
    t.p1.conquers("b")
    for again in (sw.Game.from_json(t.game.to_json()), sw.position(t.game.to_position())):
        assert again.to_position() == t.game.to_position()
        again.play({"do": "redeploy", "tokens": {"v": 1}})
        assert Table(again).where("well_of_eternity") == "v"


WELL = """
    [[seat]]
    active = { race = "trolls", power = "herbalist", regions = { me = 1, mg = 1 } }
    [[seat]]
    active = { race = "humans", power = "ranger", regions = { mf = 1 } }
    [pieces]
    well_of_eternity = ["mi"]
"""


@rule("W-PLACE-WELL-03")
def test_wc_125_majority_at_the_well() -> None:
    t = islands(WELL, murlocs="mh")
    t.p1.rests()
    assert t.p1.scored == 2 + 1 + 2  # hill mg; Trolls 2, Humans 1, murlocs 1
    t.p2.rests()
    assert t.p2.scored == 1


@rule("W-PLACE-WELL-03", "W-DECL-06")
def test_wc_125_also_in_decline() -> None:
    t = islands(WELL, murlocs="mh")
    t.p1.declines()
    assert t.p1.scored == 2 + 2
    t.p2.rests()
    t.p1.rests()  # a new race without a region
    assert t.p1.scored == 2 + 2


@rule("W-PLACE-WELL-03")
def test_wc_125_a_tie_pays_nobody() -> None:
    t = islands(WELL.replace("mf = 1", "mf = 1, mh = 1"))
    t.p1.rests()
    assert t.p1.scored == 2 + 1
    t.p2.rests()
    assert t.p2.scored == 2


@rule("W-PLACE-WELL-04", "W-DEF-06", "W-DEF-08")
@pytest.mark.parametrize(
    ("rival", "murlocs"),
    [
        ('active = { race = "humans", regions = { mf = 1 } }', ""),  # 1 : 1 : 1
        ("", "mf mh"),  # 1 : 1 : 2
    ],
)
def test_wc_126_races_are_not_added(rival: str, murlocs: str) -> None:
    t = islands(
        f"""
        [[seat]]
        active = {{ race = "trolls", power = "ranger", regions = {{ me = 1 }} }}
        declined = {{ race = "orcs", regions = {{ mg = 1 }} }}
        [[seat]]
        {rival}
        [pieces]
        well_of_eternity = ["mi"]
        """,
        murlocs=murlocs,
    )
    t.p1.rests()
    assert t.p1.scored == 2
