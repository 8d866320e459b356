"""Race meets power: what the rulebook leaves to arithmetic (B-X). Ghouls have their own file."""

import pytest

from catalogue import rule
from table import table

LAND = "a b c d e f g h i j k m n"


# Declined races


@rule("B-X-DWARVES-SPIRIT")
def test_spirit_dwarves_dig_on() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "hill", regions = { a = 1 } }
        declined = { race = "dwarves", power = "spirit", regions = { c = 1, i = 1 } }
    """)
    t.p1.rests()
    assert t.p1.scored == 1 + 1 + 2 + 2  # a, farmland a, c and i, their mines
    t.p2.rests()
    t.p1.declines()
    assert t.p1.scored == 1 + 2 + 2


@rule("B-X-TROLLS-FORTIFIED", "B-CONQ-05")
def test_sc_090_fortified_trolls_in_decline() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { b = 1 }, hand = 6 }
        [[seat]]
        declined = { race = "trolls", once = "fortified", regions = { c = 1 } }
        [pieces]
        lair = ["c"]
        fortress = ["c"]
    """)
    assert t.p1.price("c") == 2 + 1 + 1 + 1 + 1  # mountain, token, Lair, Fortress


@rule("B-X-TROLLS-FORTIFIED")
def test_fortified_trolls_while_active() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { b = 1 }, hand = 6 }
        [[seat]]
        active = { race = "trolls", power = "fortified", regions = { e = 2 } }
        [pieces]
        lair = ["e"]
        fortress = ["e"]
    """)
    assert t.p1.price("e") == 2 + 2 + 1 + 1


@rule("B-X-TROLLS-SPIRIT")
def test_spirit_trolls_keep_their_lairs() -> None:
    t = table("""
        [[seat]]
        active = { race = "trolls", power = "spirit", regions = { a = 1, b = 1 } }
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { d = 6 } }
        [pieces]
        lair = ["a", "b"]
    """)
    t.p1.declines()
    t.p2.rests()
    t.p1.rests()
    t.p2.rests()
    t.p1.declines()  # another race of P1's
    assert t.where("lair") == "a b"
    t.p2.expands()
    assert t.p2.price("a") == 2 + 1 + 1
    t.p2.conquers("a")
    assert t.where("lair") == "b"


# Discounts


@rule("B-X-TRITONS-COMMANDO", "B-CONQ-22")
def test_sc_086_two_discounts() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "tritons", power = "commando", regions = { f = 1 }, hand = 5 }
        [[seat]]
        active = { race = "humans", regions = { e = 1 } }
    """)
    assert t.p1.price("k") == 1  # 2 - 2, at least 1
    assert t.p1.price("h") == 3 - 2
    assert t.p1.price("d") == 2 - 1  # not coastal
    assert t.p1.why("L1") == "water"
    t.p1.conquers("d")
    assert t.p1.price("e") == 3 - 2
    t.p1.conquers("e")
    assert t.p1.hand == 5 - 1 - 1


@rule("B-X-GIANTS-MOUNTED", "B-CONQ-22")
def test_sc_091_mounted_giants() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "giants", power = "mounted", regions = { h = 1 }, hand = 5 }
        [[seat]]
        active = { race = "humans", regions = { n = 2 } }
    """)
    assert t.p1.price("m") == 1  # 2 - 2, at least 1
    assert t.p1.price("n") == 4 - 2
    assert t.p1.price("j") == 2 - 1
    assert t.p1.price("f") == 1


@rule("B-X-GIANTS-COMMANDO", "B-X-TRITONS-MOUNTED", "B-X-TRITONS-UNDERWORLD", "B-X-TRITONS-COMMANDO")
@pytest.mark.parametrize(
    ("race", "power", "home", "region", "price"),
    [
        ("giants", "commando", "c", "e", 2 + 2 - 1 - 1),  # next to the mountain c
        ("giants", "commando", "b", "e", 2 + 2 - 1),
        ("tritons", "mounted", "e", "m", 2 + 2 - 1 - 1),  # a hill on the lake
        ("tritons", "mounted", "b", "e", 2 + 2 - 1),  # a swamp on the lake
        ("tritons", "underworld", "f", "h", 3 + 2 - 1 - 1),  # a mountain cavern on the lake
        ("tritons", "underworld", "e", "g", 2 + 2 - 1),  # a cavern inland
        ("tritons", "commando", "f", "h", 3 + 2 - 1 - 1),
    ],
)
def test_two_discounts_add_up(race: str, power: str, home: str, region: str, price: int) -> None:
    t = table(f"""
        step = "conquer"
        [[seat]]
        active = {{ race = "{race}", power = "{power}", regions = {{ {home} = 1 }}, hand = 5 }}
        [[seat]]
        active = {{ race = "humans", regions = {{ {region} = 2 }} }}
    """)
    assert t.p1.price(region) == price
    t.p1.conquers(region)
    assert t.p1.hand == 5 - price


@rule("B-X-GIANTS-COMMANDO", "B-X-TRITONS-MOUNTED", "B-X-TRITONS-UNDERWORLD")
@pytest.mark.parametrize(
    ("race", "power", "home", "region"),
    [("giants", "commando", "c", "e"), ("tritons", "mounted", "e", "f"), ("giants", "underworld", "h", "j")],
)
def test_two_discounts_leave_one_token(race: str, power: str, home: str, region: str) -> None:
    t = table(f"""
        step = "conquer"
        [[seat]]
        active = {{ race = "{race}", power = "{power}", regions = {{ {home} = 1 }}, hand = 5 }}
    """)
    assert t.p1.price(region) == 1  # 2 - 2, at least 1


@rule("B-X-GIANTS-UNDERWORLD")
def test_caverns_are_next_to_a_mountain_with_a_cavern() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "giants", power = "underworld", regions = { h = 1 }, hand = 5 }
        [[seat]]
        active = { race = "humans", regions = { g = 2 } }
    """)
    assert t.p1.price("g") == 2 + 2 - 1 - 1  # far from h, but both have a cavern

    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "giants", power = "underworld", regions = { j = 1, c = 1 }, hand = 5 }
        [[seat]]
        active = { race = "humans", regions = { h = 2 } }
    """)
    assert t.p1.price("h") == 3 + 2 - 1  # the mountain c has no cavern, and j is no mountain


@rule("B-X-GIANTS-FLYING")
def test_flying_giants_pay_the_full_price_far_from_their_mountain() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "giants", power = "flying", regions = { c = 1 }, hand = 5 }
    """)
    assert t.p1.price("e") == 2 - 1
    assert t.p1.price("n") == 2
    assert t.p1.price("f") == 2
    t.p1.conquers("n")
    assert t.p1.hand == 5 - 2


@rule("B-X-GIANTS-SEAFARING")
def test_water_next_to_a_mountain_costs_seafaring_giants_less() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "giants", power = "seafaring", regions = { h = 1, n = 1 }, hand = 5 }
    """)
    assert t.p1.price("L1") == 2 - 1  # next to the mountain h
    assert t.p1.price("S2") == 2  # next to n only
    t.p1.conquers("L1")
    assert t.p1.hand == 5 - 1


@rule("B-X-GIANTS-BERSERK", "B-X-TRITONS-BERSERK")
@pytest.mark.parametrize(
    ("race", "home", "region", "face", "price"),
    [
        ("giants", "h", "n", 0, 4 - 1 - 0),
        ("giants", "h", "n", 2, 4 - 1 - 2),
        ("giants", "h", "n", 3, 1),  # 4 - 1 - 3, at least 1
        ("tritons", "h", "n", 1, 4 - 1 - 1),
        ("tritons", "h", "n", 3, 1),
    ],
)
def test_discount_and_die(race: str, home: str, region: str, face: int, price: int) -> None:
    t = table(
        f"""
        step = "conquer"
        [[seat]]
        active = {{ race = "{race}", power = "berserk", regions = {{ {home} = 1 }}, hand = 5 }}
        [[seat]]
        active = {{ race = "humans", regions = {{ {region} = 2 }} }}
        """,
        dice=[face],
    )
    t.p1.rolls()
    assert t.p1.price(region) == price
    t.p1.conquers(region)
    assert t.p1.hand == 5 - price


# Halflings


@rule("B-X-HALFLINGS-FLYING")
def test_flying_halflings_dig_far_apart() -> None:
    t = table("""
        [[column]]
        race = "halflings"
        power = "flying"
    """)
    t.p1.picks("halflings")
    t.p1.conquers("d", "n", "e")
    assert t.where("hole") == "d n"


@rule("B-X-HALFLINGS-SEAFARING")
@pytest.mark.parametrize("water", ["S1", "S2", "L1"])
def test_seafaring_halflings_may_enter_on_any_water(water: str) -> None:
    t = table("""
        [[column]]
        race = "halflings"
        power = "seafaring"
    """)
    t.p1.picks("halflings")
    assert t.p1.reach() == LAND + " S1 S2 L1"
    t.p1.conquers(water)
    assert t.where("hole") == water


@rule("B-X-HALFLINGS-HEROIC")
def test_hole_and_hero_in_one_region() -> None:
    t = table("""
        [[seat]]
        active = { race = "halflings", power = "heroic", regions = { g = 1, m = 1 } }
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { e = 5 } }
        [pieces]
        hole = ["g"]
        hero = ["g", "m"]
    """)
    assert t.pieces("g") == {"hole": 1, "hero": 1}
    t.p1.expands()
    t.p1.abandons("g")
    t.p1.stops()
    t.p1.uses("hero", "m")
    assert t.pieces("m") == {"hero": 1}  # the Hero came back, the Hole did not


@rule("B-X-HALFLINGS-DRAGON")
def test_hole_and_dragon_in_one_region() -> None:
    t = table("""
        [[column]]
        race = "halflings"
        power = "dragon_master"
        [[seat]]
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { e = 5 } }
    """)
    t.p1.picks("halflings")
    t.p1.uses("dragon", "g")
    t.p1.conquers("m")
    assert t.pieces("g") == {"hole": 1, "dragon": 1}
    t.p1.ends_turn()
    t.p2.rests()
    t.p1.expands()
    t.p1.uses("dragon", "c")
    assert t.pieces("g") == {"hole": 1}  # the Dragon left, the Hole protects on
    assert t.pieces("c") == {"dragon": 1}
    t.p1.ends_turn()
    t.p2.expands()
    assert [t.p2.why(region) for region in "cgm"] == ["immune"] * 3


@rule("B-X-HALFLINGS-UNDERWORLD")
def test_underworld_halflings_enter_anywhere() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "halflings", power = "underworld", hand = 11 }
    """)
    assert t.p1.reach() == LAND
    assert t.p1.price("g") == 2 - 1
    assert t.p1.price("d") == 2
    t.p1.conquers("g")
    assert t.where("hole") == "g"


# Sorcerers

FLYING_SORCERERS = """
    step = "conquer"
    [[seat]]
    active = {{ race = "sorcerers", power = "flying", regions = {{ {regions} }}, hand = 1 }}
    [[seat]]
    active = {{ race = "humans", regions = {{ c = 1, n = 1, h = 2 }} }}
"""


@rule("B-X-SORCERERS-FLYING")
@pytest.mark.parametrize(
    ("option", "beside_c", "first"),
    [("anywhere", "c n", "c n"), ("adjacent", "c", "")],
)
def test_flying_sorcerers(option: str, beside_c: str, first: str) -> None:
    t = table(FLYING_SORCERERS.format(regions="b = 1"), flying_sorcerers=option)
    assert t.p1.may("use", "sorcery") == beside_c
    t = table(FLYING_SORCERERS.format(regions=""), flying_sorcerers=option)
    assert t.p1.may("use", "sorcery") == first
    if first:
        t.p1.uses("sorcery", "n")
        assert t.map == "n1 | c1 h2"


@rule("B-X-SORCERERS-UNDERWORLD")
def test_sorcery_through_the_caverns() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "sorcerers", power = "underworld", regions = { j = 1 } }
        [[seat]]
        active = { race = "humans", regions = { g = 1, c = 1 } }
    """)
    assert t.p1.may("use", "sorcery") == "g"
    t.p1.uses("sorcery", "g")
    assert t.map == "g1 j1 | c1"


@rule("B-X-SORCERERS-PILLAGING")
def test_sorcery_is_booty() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "sorcerers", power = "pillaging", regions = { b = 1 } }
        [[seat]]
        active = { race = "humans", regions = { c = 1 } }
        [[seat]]
        active = { race = "orcs", regions = { e = 1 } }
    """)
    t.p1.uses("sorcery", "c")
    t.p1.uses("sorcery", "e")
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 2


@rule("B-X-SORCERERS-DRAGON")
def test_dragon_and_sorcery_in_one_turn() -> None:
    position = """
        step = "conquer"
        [[seat]]
        active = { race = "sorcerers", power = "dragon_master", regions = { b = 1 }, hand = 1 }
        [[seat]]
        active = { race = "humans", regions = { c = 1, e = 4 } }
    """
    t = table(position)
    t.p1.uses("dragon", "e")
    t.p1.uses("sorcery", "c")  # the Dragon was no sorcery, so the opponent may still be charmed
    assert t.map == "b1 c1 e1 | -"
    t = table(position)
    t.p1.uses("sorcery", "c")
    t.p1.uses("dragon", "e")
    assert t.map == "b1 c1 e1 | -"
    assert t.where("dragon") == "e"


@rule("B-X-SORCERERS-BERSERK")
def test_sorcery_uses_no_roll_and_waits_for_none() -> None:
    t = table(
        """
        step = "conquer"
        [[seat]]
        active = { race = "sorcerers", power = "berserk", regions = { b = 1 }, hand = 3 }
        [[seat]]
        active = { race = "humans", regions = { c = 1 } }
        """,
        dice=[0],
    )
    assert t.p1.may("use", "sorcery") == "c"
    t.p1.rolls()
    assert t.p1.may("use", "sorcery") == ""  # the roll must be used for a conquest with tokens
    t.p1.conquers("a")
    assert t.p1.may("use", "sorcery") == "c"
    t.p1.uses("sorcery", "c")
    assert t.p1.hand == 3 - 2


@rule("B-X-SORCERERS-FORTIFIED")
def test_a_conquered_fortress_is_not_taken_over() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "sorcerers", power = "fortified", regions = { b = 1 }, hand = 4 }
        [[seat]]
        declined = { race = "humans", regions = { e = 1, n = 1 } }
        [pieces]
        fortress = ["e"]
    """)
    t.p1.conquers("e")  # 2 + 1 + 1
    assert t.where("fortress") == ""
    t.p1.stops()
    t.p1.redeploys()
    t.p1.stops()  # builds none of their own
    assert t.p1.scored == 2


@rule("B-X-DIPLOMAT-SORCERERS", "B-POWER-DIPLOMAT-02")
def test_no_sorcery_against_a_friend() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "sorcerers", power = "hill", regions = { b = 1 }, hand = 1 }
        [[seat]]
        truce = 0
        active = { race = "humans", power = "diplomat", regions = { c = 1 } }
        [[seat]]
        active = { race = "orcs", power = "swamp", regions = { e = 1 } }
    """)
    assert t.p1.may("use", "sorcery") == "e"


# Orcs, Skeletons, Pillaging


@rule("B-X-ORCS-PILLAGING")
def test_sc_087_pillaging_orcs() -> None:
    t = table("""
        step = "conquer"
        lost_tribes = ["b"]
        [[seat]]
        active = { race = "orcs", power = "pillaging", hand = 10 }
        [[seat]]
        declined = { race = "elves", regions = { d = 1 } }
    """)
    t.p1.conquers("b", "d", "a")
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 2 + 2


@rule("B-X-SKELETONS-STOUT")
def test_stout_skeletons_rise_before_they_decline() -> None:
    t = table("""
        step = "conquer"
        lost_tribes = ["b", "d"]
        [[seat]]
        active = { race = "skeletons", power = "stout", hand = 8 }
    """)
    t.p1.conquers("b", "d", "a")
    t.p1.stops()
    assert t.tray("skeletons") == 20 - 8 - 1  # one has risen
    t.p1.redeploys(a=2, b=3, d=4)
    t.p1.declines()
    assert t.map == "- / a1 b1 d1 | -"
    assert t.tray("skeletons") == 20 - 3


@rule("B-X-ORCS-OWN", "B-GEN-03")
@pytest.mark.parametrize(("race", "power", "coins"), [("orcs", "hill", 1), ("ratmen", "pillaging", 1)])
def test_ones_own_declined_region_is_not_empty(race: str, power: str, coins: int) -> None:
    t = table(f"""
        step = "conquer"
        [[seat]]
        active = {{ race = "{race}", power = "{power}", regions = {{ a = 1 }}, hand = 3 }}
        declined = {{ race = "elves", regions = {{ d = 1 }} }}
    """)
    t.p1.conquers("d")
    t.p1.ends_turn()
    assert t.p1.scored == 2 + coins


@rule("B-X-ORCS-OWN")
def test_skeletons_rise_from_ones_own_declined_regions() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "skeletons", power = "hill", regions = { a = 1 }, hand = 6 }
        declined = { race = "elves", regions = { d = 1, k = 1 } }
    """)
    t.p1.conquers("d", "k")
    t.p1.stops()
    assert t.tray("skeletons") == 20 - 7 - 1


# Immunity


@rule("B-X-IMMUNE-ALL", "B-RACE-HALFLINGS-04", "B-POWER-HEROIC-02", "B-POWER-DRAGON-03", "B-CONQ-21")
@pytest.mark.parametrize(
    ("race", "power", "marker"),
    [("halflings", "hill", "hole"), ("humans", "heroic", "hero"), ("humans", "dragon_master", "dragon")],
)
@pytest.mark.parametrize("attacker", ["sorcerers/swamp", "ratmen/dragon_master", "ratmen/flying", "ratmen/forest"])
@pytest.mark.parametrize("hand", [1, 3])
def test_nothing_of_another_player_gets_in(race: str, power: str, marker: str, attacker: str, hand: int) -> None:
    by, badge = attacker.split("/")
    if power == badge:
        return  # there is one such badge
    position = """
        step = "conquer"
        [[seat]]
        active = {{ race = "{by}", power = "{badge}", regions = {{ e = 1 }}, hand = {hand} }}
        [[seat]]
        active = {{ race = "{race}", power = "{power}", regions = {{ g = 1 }} }}
        {pieces}
    """

    def ways_in(pieces: str) -> set[str]:
        t = table(position.format(by=by, badge=badge, hand=hand, race=race, power=power, pieces=pieces))
        actions = [t.game.action_json(action) for action in t.game.legal()]
        return {str(action.get("what", action["do"])) for action in actions if action.get("region") == "g"}

    assert ways_in("")  # tokens or the die, and sorcery or Dragon
    assert ways_in(f'[pieces]\n{marker} = ["g"]') == set()


@rule("B-X-IMMUNE-OWNER")
@pytest.mark.parametrize(
    ("race", "power", "marker"),
    [("halflings", "hill", "hole"), ("humans", "heroic", "hero"), ("humans", "dragon_master", "dragon")],
)
def test_the_owner_moves_freely_in_an_immune_region(race: str, power: str, marker: str) -> None:
    position = f"""
        [[seat]]
        active = {{ race = "{race}", power = "{power}", regions = {{ g = 3, e = 1 }} }}
        [pieces]
        {marker} = ["g"]
    """
    t = table(position)
    t.p1.expands()
    assert t.p1.hand == 2  # taken out, down to one
    t.p1.stops()
    t.p1.redeploys(e=1, g=3)  # and put in again
    assert t.region("g")["tokens"] == 3

    t = table(position)
    t.p1.expands()
    t.p1.abandons("g")
    assert t.map == "e1 | -"
    assert t.pieces("g") == {}


@rule("B-X-IMMUNE-GHOULS")
@pytest.mark.parametrize(("power", "marker"), [("heroic", "hero"), ("dragon_master", "dragon")])
def test_hero_and_dragon_return_when_ones_own_ghouls_attack(power: str, marker: str) -> None:
    t = table(f"""
        [[seat]]
        active = {{ race = "humans", power = "{power}", regions = {{ d = 1, n = 2 }} }}
        declined = {{ race = "ghouls", regions = {{ b = 4 }} }}
        [pieces]
        {marker} = ["d"]
    """)
    t.p1.expands()
    t.p1.conquers("d")  # the Ghouls: 2 + 1
    assert t.where(marker) == ""
    t.p1.stops()
    if marker == "dragon":
        t.p1.uses("dragon", "j")  # in the same turn
        assert t.where("dragon") == "j"
    else:
        t.p1.stops()
        t.p1.redeploys(b=1, d=3)  # the Ghouls
        t.p1.uses("hero", "n")
        assert t.where("hero") == "n"
