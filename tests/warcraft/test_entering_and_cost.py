"""Entering, travel, cost (W-CONQ)."""

import pytest

from catalogue import rule
from islands3 import islands


@rule("W-CONQ-02", "W-CONQ-03", "W-CONQ-04", "W-CONQ-08")
def test_wc_012_where_a_new_race_may_enter() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "mining", hand = 10 }
        """,
        murlocs="sc mh",
    )
    assert t.p1.reach() == "sa sc ma mh la ld lh"
    assert t.p1.prices("la ld ma sa") == [2 + 1] * 4  # travel
    assert t.p1.price("lh") == 2 + 1 + 1  # mountain, travel
    assert t.p1.price("sc") == 2 + 1 + 1  # murloc, travel
    assert t.p1.price("mh") == 2 + 1 + 1 + 1  # mountain, murloc, travel
    t.p1.conquers("mh")
    assert t.p1.hand == 10 - 5


@rule("W-CONQ-04", "W-CONQ-06", "W-CONQ-07")
def test_wc_013_later_conquests() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "mining", regions = { la = 1 }, hand = 6 }
    """)
    assert t.p1.price("lb") == 2
    assert t.p1.price("le") == 2 + 1  # mountain
    assert t.p1.prices("ld ma sa sc") == [2 + 1] * 4  # travel
    assert t.p1.prices("lh mh") == [2 + 1 + 1] * 2  # mountain, travel
    assert t.p1.reach() == "sa sc ma mh lb ld le lh"  # and nothing inland


@rule("W-CONQ-04", "W-CONQ-06", "W-POWER-TERRAIN-01")
def test_wc_014_an_entry_region_next_door() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "mining", regions = { lf = 1 }, hand = 5 }
    """)
    assert t.p1.price("lh") == 2 + 1  # mountain; it borders lf
    assert t.p1.price("ld") == 2 + 1  # travel
    t.p1.conquers("lc")
    assert t.p1.hand == 5 - 2
    assert t.p1.price("ld") == 2  # now it borders lc
    t.p1.conquers("ld")
    assert t.p1.hand == 3 - 2
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 1  # lf lc ld, cavern lc


@rule("W-DEF-02", "W-CONQ-01", "W-CONQ-19", "W-CONQ-20", "W-SCORE-01", "W-TURN-04")
def test_wc_015_a_whole_first_turn() -> None:
    t = islands("""
        [[seat]]
        [[seat]]
        active = { race = "orcs", power = "mining", regions = { lh = 1 } }
        [[column]]
        race = "trolls"
        power = "ranger"
    """)
    t.p1.picks("trolls")
    assert t.p1.hand == 6 + 4
    costs = []
    for region in ("la", "lb", "le", "lf"):
        costs.append(t.p1.price(region))
        t.p1.conquers(region)
    assert costs == [2 + 1, 2, 2 + 1, 2]  # travel; mountain
    assert t.p1.hand == 0
    assert t.map == "la3 lb2 le3 lf2 | lh1"  # until redeployment

    t.p1.stops()
    assert t.p1.refused(do="redeploy", tokens={"la": 1, "lb": 0, "le": 8, "lf": 1}) == "bad_deploy"
    assert t.p1.refused(do="redeploy", tokens={"la": 1, "lb": 1, "le": 6, "lf": 1, "lc": 1}) == "bad_deploy"
    t.p1.redeploys(la=1, lb=1, le=7, lf=1)
    assert t.map == "la1 lb1 le7 lf1 | lh1"
    assert t.p1.scored == 4 + 1  # four regions, forest la

    t.p2.expands()
    assert t.p2.price("le") == 2 + 1 + 7  # the mountain protects its new holder


@rule("W-CONQ-02", "W-DEF-01", "W-DEF-03", "W-DEF-04", "W-ART-05")
def test_wc_016_what_adds_to_the_cost() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "mining", regions = { lc = 1, lh = 1 }, hand = 8 }
        [[seat]]
        active = { race = "draenei", regions = { lf = 3 } }
        declined = { race = "tauren", regions = { le = 2 } }
        [[seat]]
        active = { race = "dwarves", power = "beast_master", regions = { lg = 3 } }
        [[seat]]
        active = { race = "goblins", regions = { sa = 2 } }
        declined = { race = "night_elves", regions = { lb = 1 } }
        [[seat]]
        active = { race = "trolls", power = "championing", regions = { li = 1 } }
        [pieces]
        wall = ["lb"]
        beast = { lg = 1 }
        champion = ["li"]
        frostmourne = ["ld"]
        [face_down]
        bomb = { ld = "explosion" }
    """)
    assert t.p1.price("lf") == 2 + 3  # tokens
    assert t.p1.price("le") == 2 + 1 + 2  # mountain, declined tokens
    assert t.p1.price("lg") == 2 + 2 + 1  # tokens, a beast
    assert t.p1.price("lb") == 2 + 1 + 1  # token, wall
    assert t.p1.price("li") == 2 + 1 + 1  # token, Champion
    assert t.p1.price("ld") == 2  # a bomb and an artifact defend nothing
    t.p1.conquers("ld")
    assert t.game.view(None)["turn"]["conquered"] == [{"region": "ld", "how": "tokens", "nonempty": False}]


@rule("W-CONQ-24", "W-CONQ-10", "W-CONQ-19", "W-RACE-DWARF-01", "W-POWER-SMITH-01", "W-ART-FROST-01")
def test_wc_017_a_mountain_fortress() -> None:
    def attacked_by(race: str, power: str) -> str:
        return f"""
            step = "conquer"
            [[seat]]
            active = {{ race = "{race}", power = "{power}", regions = {{ la = 1 }}, hand = 6 }}
            [[seat]]
            active = {{ race = "draenei", power = "garrisoned", regions = {{ le = 2 }} }}
            [pieces]
            fort = ["le"]
            frostmourne = ["la"]
        """

    whole = 2 + 1 + 1 + 2  # mountain, fort, tokens
    assert islands(attacked_by("orcs", "mining")).p1.price("le") == whole
    assert islands(attacked_by("dwarves", "mining")).p1.price("le") == whole - 2
    t = islands(attacked_by("dwarves", "blacksmith"))
    assert t.p1.price("le") == whole - 2 - 1
    t.p1.uses("frostmourne")
    assert t.p1.price("le") == whole - 2 - 1 - 2
    t.p1.conquers("le")
    assert t.p1.hand == 6 - 1
    assert t.supply("fort") == 10
    assert t.region("le")["defence"] == 2 + 1 + 1  # the mountain, and the one Dwarf


@rule("W-CONQ-23", "W-RACE-NELF-01", "W-POWER-SAIL-01")
@pytest.mark.parametrize(
    ("race", "power", "price"),
    [("orcs", "mining", 2 + 1), ("night_elves", "mining", 2 + 1 - 1), ("night_elves", "sailing", 2 - 1)],
)
def test_wc_018_a_forest_harbour(race: str, power: str, price: int) -> None:
    t = islands(f"""
        step = "conquer"
        [[seat]]
        active = {{ race = "{race}", power = "{power}", hand = 7 }}
    """)
    assert t.p1.price("la") == price
    t.p1.conquers("la")
    assert t.p1.hand == 7 - price


@rule("W-POWER-SAIL-01", "W-CONQ-05", "W-CONQ-07")
def test_wc_019_sailing() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "sailing", hand = 11 }
        """,
        murlocs="mh",
    )
    assert t.p1.price("la") == 2
    t.p1.conquers("la")
    assert t.p1.price("mh") == 2 + 1 + 1  # mountain, murloc
    t.p1.conquers("mh")
    assert t.p1.price("sa") == 2
    t.p1.conquers("sa")
    assert t.p1.hand == 11 - 2 - 4 - 2
    assert [t.p1.why(region) for region in ("lf", "sf")] == ["not_adjacent"] * 2
    t.p1.ends_turn()
    assert t.p1.scored == 3


@rule("W-CONQ-09", "W-CONQ-10", "W-CONQ-12", "W-RACE-NELF-02")
def test_wc_020_at_least_one_token() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "night_elves", power = "blacksmith", regions = { lb = 1 }, hand = 1 }
    """)
    assert t.p1.price("la") == 1  # 2 - 1 - 1 would be nothing
    t.p1.conquers("la")
    assert t.where("wall") == "la"
    assert t.p1.hand == 0
    assert t.p1.price("lf") == 2 - 1
    assert t.p1.refused(do="conquer", region="lf") == "no_tokens"
    assert t.p1.refused(do="reinforce", region="lf") == "no_tokens"
    assert t.p1.verbs == "end"


@rule("W-CONQ-11", "W-CONQ-15", "W-DECL-08", "W-POWER-BATTLE-01", "W-RACE-ORC-01", "W-DEF-06")
def test_wc_021_own_race_in_decline_as_a_target() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "battle_master", regions = { la = 1 }, hand = 4 }
        declined = { race = "dwarves", regions = { lb = 1 } }
    """)
    assert t.p1.price("lb") == 2 + 1
    t.p1.conquers("lb")
    assert t.p1.hand == 4 - 3
    assert t.tray("dwarves") == 10
    assert t.banners[-1] == "dwarves"
    assert t.p1.declined == []
    t.p1.ends_turn()
    assert t.p1.scored == 2 + 1 + 1 + 1  # regions, Battle Master, Orcs, faction


@rule("W-CONQ-16", "W-CONQ-17", "W-ART-03", "W-PLACE-01")
def test_wc_022_readying_and_abandoning_one_region() -> None:
    t = islands("""
        [[seat]]
        active = { race = "trolls", power = "farmer", regions = { lf = 3, li = 2 } }
        [pieces]
        dark_portal = ["li"]
    """)
    t.p1.expands()
    assert t.p1.hand == 2 + 1
    assert t.p1.income == 2 + 1 + 2  # lf li, fields lf, Dark Portal
    t.p1.abandons("li")
    assert t.p1.hand == 2 + 2
    assert t.p1.prices("lc li") == [2, 2]
    t.p1.conquers("lc")
    assert t.p1.price("ld") == 2
    t.p1.conquers("ld")
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 2  # lf lc ld, fields lf ld
    assert t.where("dark_portal") == "li"


@rule("W-CONQ-17", "W-CONQ-18", "W-CONQ-03")
def test_wc_023_abandoning_everything() -> None:
    t = islands("""
        [[seat]]
        active = { race = "trolls", power = "farmer", regions = { lf = 3, li = 2 } }
    """)
    t.p1.expands()
    t.p1.abandons("lf", "li")
    assert t.p1.hand == 3 + 2
    assert [t.p1.why(region) for region in ("lf", "li", "lc")] == ["not_border"] * 3
    assert t.p1.price("ld") == 2 + 1  # travel
    t.p1.conquers("ld")
    assert t.p1.price("lc") == 2
    t.p1.conquers("lc")
    assert t.p1.hand == 0
    t.p1.ends_turn()
    assert t.p1.scored == 2 + 1  # ld lc, fields ld
