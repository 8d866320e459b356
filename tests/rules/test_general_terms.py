"""General terms: whose regions, what is empty, what is open (B-GEN)."""

from typing import Any

import pytest

import smallworld as sw
from catalogue import rule
from t16 import t16
from table import Table, table

# Whose text speaks of whom


@rule("B-GEN-01")
def test_your_means_the_race_with_the_badge() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "hill", regions = { a = 1, b = 1 } }
        declined = { race = "ratmen", regions = { g = 1, m = 1, n = 1 } }
    """)
    t.p1.rests()
    # a and b with farmland a and hill b; the Ratmen's hills g, m and farmland n pay nothing more
    assert t.p1.scored == 2 + 1 + 1 + 3


@rule("B-GEN-01")
def test_a_declined_region_is_not_your_region_for_discounts_and_adjacency() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "giants", power = "hill", regions = { b = 1 }, hand = 9 }
        declined = { race = "elves", regions = { c = 1 } }
    """)
    assert t.p1.price("e") == 2  # next to the mountain c, which the Elves hold
    assert t.p1.why("i") == "not_adjacent"


@rule("B-GEN-02")
def test_banner_and_badge_add_up_and_both_end_in_decline() -> None:
    wizards = """
        [[seat]]
        active = { race = "wizards", power = "forest", regions = { d = 1, k = 1, i = 1 } }
    """
    expands = table(wizards)
    expands.p1.rests()
    assert expands.p1.scored == 3 + 2 + 2  # regions, magic d and k, forest d and i
    declines = table(wizards)
    declines.p1.declines()
    assert declines.p1.scored == 3


@rule("B-GEN-02")
def test_discounts_of_banner_and_badge_end_in_decline() -> None:
    # Declined Ghouls still act: what their badge gave them is gone.
    t = table("""
        [[seat]]
        active = { race = "humans", power = "hill", regions = { n = 1 } }
        declined = { race = "ghouls", once = "commando", regions = { a = 3 } }
    """)
    t.p1.expands()
    assert t.p1.price("b") == 2


# Empty and non-empty


@rule("B-GEN-03")
@pytest.mark.parametrize(
    ("who", "text"),
    [
        ("Lost Tribe", ""),
        ("another player's active race", 'active = { race = "elves", regions = { b = 1 } }'),
        ("another player's declined race", 'declined = { race = "elves", regions = { b = 1 } }'),
    ],
)
def test_any_token_makes_a_region_non_empty(who: str, text: str) -> None:
    t = table(f"""
        step = "conquer"
        lost_tribes = [{'"b"' if who == "Lost Tribe" else ""}]
        [[seat]]
        active = {{ race = "orcs", power = "swamp", regions = {{ a = 1 }}, hand = 5 }}
        [[seat]]
        {text}
    """)
    t.p1.conquers("b", "d")  # d is empty
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 1


@rule("B-GEN-03")
def test_ones_own_declined_token_makes_a_region_non_empty() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "swamp", regions = { a = 1 }, hand = 5 }
        declined = { race = "elves", regions = { b = 1 } }
    """)
    t.p1.conquers("b", "d")
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 1


@rule("B-GEN-04")
def test_a_mountain_alone_does_not_make_a_region_non_empty() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "swamp", regions = { b = 1 }, hand = 3 }
    """)
    t.p1.conquers("c")
    assert t.game.view(None)["turn"]["conquered"] == [{"region": "c", "how": "tokens", "nonempty": False}]
    t.p1.ends_turn()
    assert t.p1.scored == 2


@rule("B-GEN-04", "B-ABANDON-06")
@pytest.mark.parametrize(
    ("race", "power", "piece"),
    [("trolls", "pillaging", "lair"), ("orcs", "fortified", "fortress"), ("orcs", "bivouacking", "encampment")],
)
def test_no_marker_keeps_a_region_non_empty(race: str, power: str, piece: str) -> None:
    t = table(f"""
        [[seat]]
        active = {{ race = "{race}", power = "{power}", regions = {{ a = 2, b = 1 }} }}
        [pieces]
        {piece} = ["a"]
    """)
    t.p1.expands()
    t.p1.abandons("a")
    t.p1.conquers("a")
    assert t.game.view(None)["turn"]["conquered"][0]["nonempty"] is False


# One race to a region


@rule("B-GEN-05")
def test_two_races_never_share_a_region() -> None:
    with pytest.raises(sw.BadPosition, match="the orcs stand in a already"):
        table("""
            [[seat]]
            active = { race = "orcs", power = "hill", regions = { a = 1 } }
            [[seat]]
            active = { race = "elves", power = "swamp", regions = { a = 1 } }
        """)
    with pytest.raises(sw.BadPosition, match="a is occupied by a race"):
        table("""
            lost_tribes = ["a"]
            [[seat]]
            active = { race = "orcs", power = "hill", regions = { a = 1 } }
        """)


@rule("B-GEN-05")
def test_after_a_conquest_only_the_conqueror_stands_there() -> None:
    t = table("""
        step = "conquer"
        lost_tribes = ["d"]
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { a = 1 }, hand = 9 }
        [[seat]]
        active = { race = "elves", power = "hill", regions = { b = 3, n = 1 } }
    """)
    t.p1.conquers("b", "d")  # 5 and 3
    assert (t.region("b")["race"], t.region("b")["tokens"]) == ("ratmen", 5)
    assert (t.region("d")["race"], t.region("d")["tokens"]) == ("ratmen", 3)
    assert t.map == "a1 b5 d3 | n1"


@rule("B-GEN-06")
def test_active_and_declined_race_are_two_races() -> None:
    t = table("""
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { a = 4 } }
        declined = { race = "elves", regions = { b = 1, n = 1 } }
    """)
    t.p1.expands()
    assert t.p1.may("abandon") == "a"
    t.p1.stops()
    assert t.map == "a4 / b1 n1 | -"  # the three in hand could only go back to a


# Tokens and the tray


@rule("B-GEN-07")
def test_what_the_tray_lacks_is_lost_not_owed() -> None:
    # One Skeleton is left in the tray, and four Lost Tribes would bring two.
    t = table("""
        step = "conquer"
        lost_tribes = ["b", "d", "k", "e"]
        [[seat]]
        active = { race = "skeletons", power = "swamp", regions = { a = 7 }, hand = 12 }
        [[seat]]
        active = { race = "humans", power = "hill", regions = { f = 4 } }
    """)
    t.p1.conquers("b", "d", "k", "e")
    t.p1.stops()
    assert t.events("tokens_recruited")[0]["number"] == 1
    t.p1.redeploys(a=15, b=1, d=1, e=1, k=2)
    assert t.tray("skeletons") == 0
    t.p2.expands()
    t.p2.conquers("d")  # one Skeleton goes back to the tray
    t.p2.ends_turn()
    assert t.tray("skeletons") == 1
    t.p1.rests()
    assert len(t.events("tokens_recruited")) == 1  # nothing was owed
    assert t.tray("skeletons") == 1


@rule("B-GEN-08")
def test_discarded_tokens_are_available_again() -> None:
    t = table("""
        lost_tribes = ["b", "k"]
        turn = 1
        [[seat]]
        active = { race = "skeletons", power = "swamp", regions = { a = 19, d = 1 } }
        [[seat]]
        active = { race = "humans", power = "hill", regions = { e = 4 } }
    """)
    assert t.tray("skeletons") == 0
    t.p2.expands()
    t.p2.conquers("d")
    t.p2.ends_turn()
    assert t.tray("skeletons") == 1
    t.p1.expands()
    t.p1.conquers("b", "k")
    t.p1.stops()
    assert t.events("tokens_recruited")[0]["number"] == 1
    assert t.tray("skeletons") == 0


@rule("B-GEN-09")
def test_a_lost_tribe_that_was_removed_never_comes_back() -> None:
    t = table("""
        step = "conquer"
        lost_tribes = ["b", "i"]
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { a = 1 }, hand = 3 }
        [[seat]]
        active = { race = "humans", power = "hill", regions = { n = 1 } }
    """)
    t.p1.conquers("b")
    t.p1.ends_turn()
    t.p2.rests()
    t.p1.declines()
    t.p2.rests()
    natives = [region["key"] for region in t.game.view(None)["regions"] if region["race"] == "natives"]
    assert natives == ["i"]


@rule("B-GEN-10")
def test_the_bank_pays_beyond_the_515_of_the_box() -> None:
    t = table("""
        [[seat]]
        coins = 300
        active = { race = "humans", power = "hill", regions = { a = 1, b = 1 } }
        [[seat]]
        coins = 300
    """)
    t.p1.rests()
    assert t.p1.coins == 300 + 4


# The map


@rule("B-GEN-11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_terrains_and_symbols(players: int) -> None:
    regions = sw.Game.new(players=players).state.board.regions
    land = {"farmland", "forest", "hill", "mountain", "swamp"}
    assert {region.terrain for region in regions} == land | {"sea", "lake"}
    for region in regions:
        assert set(region.symbols) <= {"mine", "magic", "cavern"}
        assert region.terrain in land or not (region.symbols or region.native)
    for symbol in ("mine", "magic", "cavern"):  # not bound to a terrain
        assert len({region.terrain for region in regions if symbol in region.symbols}) > 2
    assert len({region.terrain for region in regions if region.native}) > 2
    assert any(region.symbols and region.native for region in regions)  # nor to each other


@rule("B-GEN-11")
def test_a_region_pays_for_its_terrain_and_for_each_symbol() -> None:
    t = table("""
        [[seat]]
        active = { race = "dwarves", power = "forest", regions = { i = 1 } }
        [[seat]]
        active = { race = "wizards", power = "hill", regions = { d = 1 } }
    """)
    t.p1.rests()
    assert t.p1.scored == 1 + 1 + 1  # i, its mine, its forest
    t.p2.rests()
    assert t.p2.scored == 1 + 1  # d and its magic; forest is nothing to the Hill badge


@rule("B-GEN-12")
def test_regions_that_share_a_border_are_adjacent_water_too() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "seafaring", regions = { L1 = 1 }, hand = 9 }
    """)
    assert t.p1.reach() == "e f h m"  # from the lake to its shores
    t.p1.conquers("f")
    assert t.p1.reach() == "d e h j k m"  # the lake is held, and f borders on d, h, j, k

    for players in (2, 3, 4, 5):
        board = sw.Game.new(players=players).state.board
        for region in board.regions:
            for other in region.neighbours:
                assert region.key in board.regions[board.index[other]].neighbours


@rule("B-GEN-13")
@pytest.mark.parametrize("sea", ["", "S1 = 1, S2 = 1, L1 = 1"])
def test_coastal_is_land_beside_any_water_occupied_or_not(sea: str) -> None:
    t = table(f"""
        step = "conquer"
        [[seat]]
        active = {{ race = "tritons", power = "flying", hand = 9 }}
        [[seat]]
        active = {{ race = "humans", power = "seafaring", regions = {{ {sea} }} }}
    """)
    cheaper = [region for region in "abcdefghijkmn" if t.p1.price(region) == (2 if region in "ch" else 1)]
    assert cheaper == list("aefhikmn")


@rule("B-GEN-15")
@pytest.mark.parametrize("roll", [0, 3])
def test_trying_with_the_die_is_an_attack(roll: int) -> None:
    t = table(
        """
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "diplomat", regions = { a = 1 }, hand = 1 }
        [[seat]]
        active = { race = "humans", power = "hill", regions = { b = 1, n = 1 } }
        [[seat]]
        active = { race = "orcs", power = "swamp", regions = { m = 1 } }
        declined = { race = "elves", regions = { d = 1 } }
        """,
        dice=[roll],
    )
    t.p1.tries("b")
    assert t.map.startswith("a1 b1" if roll else "a2")
    assert allies(t) == [2]  # P3, not the owner of the Humans


@rule("B-GEN-15")
def test_conquering_an_active_race_is_an_attack_on_it_a_declined_one_is_none() -> None:
    t = table("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "diplomat", regions = { a = 1 }, hand = 6 }
        [[seat]]
        active = { race = "humans", power = "hill", regions = { b = 1, n = 1 } }
        [[seat]]
        active = { race = "orcs", power = "swamp", regions = { m = 1 } }
        declined = { race = "elves", regions = { d = 1 } }
    """)
    t.p1.conquers("b", "d")
    t.p1.stops()
    t.p1.redeploys(a=1, b=3, d=3)
    assert allies(t) == [2]


def allies(t: Table) -> list[int]:
    """The seats the Diplomat may name now."""
    return [action["player"] for action in map(t.game.action_json, t.game.legal()) if action["do"] == "use"]


# Open and hidden


@rule("B-GEN-14", "B-GEN-16", "B-GEN-17", "B-SCORE-08")
def test_sc_121_open_and_hidden() -> None:
    def ends_his_turn(coins: int, stacks: str = "", seed: int = 0) -> Table:
        t = Table(
            t16(
                f"""
                column = [
                    {{ race = "orcs", power = "hill", coins = 2 }},
                    {{ race = "giants", power = "stout" }},
                    {{ race = "humans", power = "merchant" }},
                    {{ race = "trolls", power = "mounted" }},
                    {{ race = "amazons", power = "flying" }},
                    {{ race = "dwarves", power = "spirit" }},
                ]
                {stacks}
                [[seat]]
                coins = {coins}
                active = {{ race = "skeletons", power = "fortified", regions = {{ a = 4, b = 1, d = 1 }} }}
                [[seat]]
                active = {{ race = "elves", power = "swamp", hand = 3 }}
                [pieces]
                fortress = ["a", "b"]
                """,
                seed,
            )
        )
        t.p1.expands()
        t.p1.stops()
        t.p1.redeploys(a=4, b=1, d=1)
        t.p1.uses("fortress", "d")
        return t

    t = ends_his_turn(12)
    assert t.p1.scored == 3 + 3  # everybody hears it: three regions, three Fortresses
    assert t.game.view(0)["coins"] == 12 + 6

    # Whether they had 12 or 40 coins, the others see and hear the same.
    rich = ends_his_turn(40)
    for seat in (1, None):
        assert seen(t, seat) == seen(rich, seat)
    assert seen(t, 0) != seen(rich, 0)

    # Whatever lies second in the stacks, everybody sees the same.
    other = ends_his_turn(12, 'stacks = { races = ["wizards", "ratmen"], powers = ["alchemist", "berserk"] }')
    swapped = ends_his_turn(12, 'stacks = { races = ["ratmen", "wizards"], powers = ["berserk", "alchemist"] }')
    for seat in (0, 1, None):
        assert seen(other, seat) == seen(swapped, seat)

    # Open: tray, hands, discarded badges, what is left in the stacks, coins on combos, markers.
    public = t.game.view(None)
    assert public["tray"]["skeletons"] == 20 - 6
    assert public["seats"][1]["active"]["hand"] == 3
    assert public["stacks"]["discarded_powers"] == []
    assert len(public["stacks"]["races"]) == 14 - 6 - 2
    assert public["column"][0]["coins"] == 2
    assert t.where("fortress") == "a b d"


def seen(t: Table, seat: int | None) -> dict[str, Any]:
    """Everything a seat sees, and everything that was told in public."""
    return {"view": t.game.view(seat), "told": t.told}


@rule("B-GEN-16")
def test_what_is_paid_and_taken_at_a_pick_is_public() -> None:
    t = table("""
        column = [
            { race = "orcs", power = "hill", coins = 3 },
            { race = "giants", power = "stout", coins = 2 },
        ]
    """)
    t.p1.picks("giants")
    told = t.events("combo_taken")[0]
    assert (told["player"], told["paid"], told["found"]) == (0, 1, 2)


@rule("B-GEN-14", "B-GEN-17")
def test_discarded_badges_and_returned_banners_are_open() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "hill", regions = { a = 3 } }
        declined = { race = "elves", regions = { n = 1 } }
    """)
    assert "elves" not in t.stacks["races"]
    t.p1.declines()
    assert t.stacks["discarded_powers"] == ["hill"]
    assert "elves" in t.stacks["races"]
    assert t.events("tribe_vanished")[0]["race"] == "elves"
