"""Going into decline (B-DECLINE)."""

import pytest

from catalogue import rule
from table import Table, table

OPPONENT = """
    [[seat]]
    active = { race = "wizards", power = "forest", regions = { m = 2 } }
"""


@rule("B-DECLINE-04", "B-DECLINE-05", "B-DECLINE-10", "B-DECLINE-11", "B-TURN-10")
def test_sc_038_decline() -> None:
    t = table(f"""
        [[seat]]
        active = {{ race = "humans", power = "hill", regions = {{ a = 3, b = 2, d = 1 }} }}
        {OPPONENT}
    """)
    t.p1.declines()
    assert t.map == "- / a1 b1 d1 | m2"
    assert (t.p1.active, t.p1.declined) == (None, ["humans"])
    assert t.tray("humans") == 10 - 6 + 3
    assert t.stacks["discarded_powers"] == ["hill"]
    assert t.p1.scored == 3  # neither farmland a nor hill b pays
    assert t.decides is t.p2  # no conquest, no redeployment


@rule("B-DECLINE-03", "B-DECLINE-08", "B-DECLINE-13")
def test_sc_039_second_decline() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "hill", regions = { a = 3, b = 2 } }
        declined = { race = "elves", regions = { i = 1, n = 1 } }
    """)
    t.p1.declines()
    assert t.map == "- / a1 b1 | -"
    assert t.p1.declined == ["humans"]
    assert t.tray("elves") == 11
    assert "elves" in t.stacks["races"]
    assert t.p1.scored == 2


# When


@rule("B-DECLINE-01")
def test_decline_is_declared_at_the_start_of_the_turn() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "hill", regions = { a = 3 } }
    """)
    t.p1.expands()
    assert t.p1.refused(do="decline") == "wrong_step"
    t.p1.stops()
    assert t.decides is t.p2
    assert t.p1.declined == []


@rule("B-DECLINE-02")
@pytest.mark.parametrize("regions", ["", "a = 1", "a = 1, b = 2, d = 1, e = 1"])
def test_decline_with_any_number_of_regions(regions: str) -> None:
    t = table(f"""
        [[seat]]
        active = {{ race = "humans", power = "hill", regions = {{ {regions} }} }}
    """)
    t.p1.declines()
    assert t.p1.active is None
    assert t.p1.scored == regions.count("=")


@rule("B-DECLINE-02")
def test_decline_in_the_last_round() -> None:
    t = table(f"""
        round = 10
        turn = 1
        [[seat]]
        {OPPONENT}
    """)
    t.p2.declines()
    assert t.game.over
    assert t.game.scores == [5, 5 + 1]


@rule("B-DECLINE-15")
def test_a_turn_with_a_new_race_lies_between_two_declines() -> None:
    t = table(f"""
        column = [{{ race = "ratmen", power = "hill" }}]
        [[seat]]
        active = {{ race = "humans", power = "swamp", regions = {{ a = 3 }} }}
        {OPPONENT}
    """)
    t.p1.declines()
    t.p2.rests()
    assert t.p1.refused(do="decline") == "wrong_step"
    t.p1.picks("ratmen")
    assert t.p1.refused(do="decline") == "wrong_step"
    t.p1.conquers("n")
    t.p1.ends_turn()
    assert (t.p1.active, t.p1.declined) == ("ratmen/hill", ["humans"])


@rule("B-DECLINE-15")
def test_a_stout_race_may_decline_in_the_turn_between() -> None:
    t = table(f"""
        column = [{{ race = "ratmen", power = "stout" }}]
        [[seat]]
        active = {{ race = "humans", power = "swamp", regions = {{ a = 3 }} }}
        {OPPONENT}
    """)
    t.p1.declines()
    t.p2.rests()
    t.p1.picks("ratmen")
    t.p1.conquers("n")
    t.p1.stops()
    t.p1.declines()
    assert t.p1.declined == ["ratmen"]


# What happens to tokens, markers and banners


@rule("B-DECLINE-03", "B-DECLINE-16")
def test_the_older_race_goes_with_its_lairs_and_fortresses() -> None:
    t = table("""
        [[seat]]
        active = { race = "humans", power = "hill", regions = { a = 3, b = 2 } }
        declined = { race = "trolls", regions = { c = 1, n = 1 } }
        [pieces]
        lair = ["c", "n"]
        fortress = ["n"]
    """)
    t.p1.declines()
    assert t.map == "- / a1 b1 | -"
    assert t.pieces("c") == t.pieces("n") == {}
    supply = t.game.view(None)["supply"]
    assert (supply["lair"], supply["fortress"]) == (10, 6)
    assert t.tray("trolls") == 10
    assert t.decides is t.p2  # nothing of this was asked


@rule("B-DECLINE-03")
def test_with_spirit_the_other_race_stays() -> None:
    spirit_declines = table("""
        [[seat]]
        active = { race = "humans", power = "spirit", regions = { a = 3 } }
        declined = { race = "elves", regions = { n = 1 } }
    """)
    spirit_declines.p1.declines()
    assert spirit_declines.p1.declined == ["elves", "humans/spirit"]

    beside_spirit = table("""
        [[seat]]
        active = { race = "humans", power = "hill", regions = { a = 3 } }
        declined = [
            { race = "elves", power = "spirit", regions = { n = 1 } },
            { race = "giants", regions = { i = 1 } },
        ]
    """)
    beside_spirit.p1.declines()
    assert beside_spirit.p1.declined == ["elves/spirit", "humans"]
    assert beside_spirit.map == "- / n1 / a1 | -"


@rule("B-DECLINE-04")
def test_tokens_in_hand_and_set_aside_go_to_the_tray() -> None:
    off_map = table("""
        [[seat]]
        active = { race = "ratmen", power = "hill", hand = 4 }
    """)
    assert off_map.tray("ratmen") == 13 - 4
    off_map.p1.declines()
    assert off_map.tray("ratmen") == 13

    amazons = table("""
        [[seat]]
        active = { race = "amazons", power = "hill", regions = { a = 2, b = 1, d = 1 }, aside = 4 }
    """)
    amazons.p1.declines()
    assert amazons.map == "- / a1 b1 d1 | -"
    assert amazons.tray("amazons") == 15 - 3
    assert amazons.game.view(None)["seats"][0]["declined"][0]["set_aside"] == 0


@rule("B-DECLINE-04")
def test_all_ghouls_on_the_map_stay_but_none_in_hand() -> None:
    on_map = table("""
        [[seat]]
        active = { race = "ghouls", power = "hill", regions = { a = 4, b = 3 } }
    """)
    on_map.p1.declines()
    assert on_map.map == "- / a4 b3 | -"

    in_hand = table("""
        [[seat]]
        active = { race = "ghouls", power = "hill", hand = 3 }
    """)
    in_hand.p1.declines()
    assert in_hand.tray("ghouls") == 10
    assert in_hand.p1.declined == []


@rule("B-DECLINE-05")
def test_the_badge_is_discarded_but_for_spirit() -> None:
    def declined(power: str) -> Table:
        t = table(f"""
            [[seat]]
            active = {{ race = "humans", power = "{power}", regions = {{ a = 3 }} }}
        """)
        t.p1.declines()
        return t

    assert declined("merchant").stacks["discarded_powers"] == ["merchant"]
    assert declined("merchant").p1.declined == ["humans"]
    assert declined("spirit").stacks["discarded_powers"] == []
    assert declined("spirit").p1.declined == ["humans/spirit"]


@rule("B-DECLINE-06", "B-DECLINE-16")
@pytest.mark.parametrize(
    ("race", "power", "piece", "stays"),
    [
        ("ratmen", "bivouacking", "encampment", False),
        ("ratmen", "heroic", "hero", False),
        ("ratmen", "dragon_master", "dragon", False),
        ("halflings", "hill", "hole", False),
        ("trolls", "hill", "lair", True),
        ("ratmen", "fortified", "fortress", True),
    ],
)
def test_which_markers_stay_in_decline(race: str, power: str, piece: str, stays: bool) -> None:
    t = table(f"""
        [[seat]]
        active = {{ race = "{race}", power = "{power}", regions = {{ a = 2, b = 1 }} }}
        [pieces]
        {piece} = ["a"]
    """)
    t.p1.declines()
    assert t.where(piece) == ("a" if stays else "")


@rule("B-DECLINE-07", "B-DECLINE-14")
def test_a_declined_race_stays_and_defends_with_single_tokens_and_markers() -> None:
    t = table("""
        [[seat]]
        active = { race = "trolls", power = "hill", regions = { c = 4, g = 2 } }
        [[seat]]
        active = { race = "ratmen", power = "swamp", regions = { b = 9 } }
        [pieces]
        lair = ["c", "g"]
    """)
    t.p1.declines()
    t.p2.expands()
    assert t.p2.price("c") == 2 + 1 + 1 + 1  # Mountain, one Troll, Lair
    t.p2.conquers("c")
    assert t.map == "- / g1 | b1 c5"
    assert t.tray("trolls") == 10 - 1
    t.p2.ends_turn()
    assert t.p1.verbs == "pick"  # the Trolls on g do not act
    assert t.map.startswith("- / g1")


@rule("B-DECLINE-08", "B-PICK-12")
def test_the_banner_of_a_vanished_race_goes_under_the_stack() -> None:
    t = table("""
        stacks = { races = ["wizards", "orcs", "dwarves"] }
        [[seat]]
        active = { race = "humans", power = "hill", regions = { a = 3 } }
        declined = { race = "elves", regions = { n = 1 } }
    """)
    column = t.column
    t.p1.declines()
    assert t.column == column  # six are open, so the banner lies under the others
    # The next to come up is the last of the stack; the Elves are at the other end.
    races = t.game.state.rules.races
    assert races[t.game.state.race_stack[0]].key == "elves"


@rule("B-DECLINE-09")
def test_a_race_without_a_token_on_the_map_vanishes_at_once() -> None:
    t = table("""
        stacks = { races = ["wizards", "orcs", "dwarves"] }
        [[seat]]
        active = { race = "humans", power = "hill", hand = 3 }
        declined = { race = "elves", regions = { n = 1 } }
    """)
    t.p1.declines()
    assert t.map == "- | -"
    assert t.p1.declined == []
    assert t.p1.scored == 0
    assert (t.tray("humans"), t.tray("elves")) == (10, 11)
    assert t.stacks["discarded_powers"] == ["hill"]
    # Two banners went back: the Elves' first, so the Humans' lies below it.
    races = t.game.state.rules.races
    assert [races[index].key for index in t.game.state.race_stack[:2]] == ["humans", "elves"]


@rule("B-DECLINE-09")
def test_a_vanishing_spirit_race_spares_the_older_one_and_loses_its_badge() -> None:
    t = table("""
        [[seat]]
        active = { race = "elves", power = "spirit" }
        declined = { race = "trolls", regions = { i = 1, n = 1 } }
        [pieces]
        lair = ["i", "n"]
    """)
    t.p1.declines()
    assert t.map == "- / i1 n1 | -"
    assert t.where("lair") == "i n"
    assert t.p1.scored == 2
    assert "elves" in t.stacks["races"]
    assert t.stacks["discarded_powers"] == ["spirit"]


# Scoring and the turn after


@rule("B-DECLINE-10")
def test_the_decline_turn_pays_regions_and_what_survives_decline() -> None:
    dwarves = """
        [[seat]]
        active = { race = "dwarves", power = "merchant", regions = { c = 2, i = 1, a = 1 } }
    """
    t = table(dwarves)
    t.p1.declines()
    assert t.p1.scored == 3 + 2  # three regions, two mines; the Merchant badge is gone

    without = table(dwarves, dwarf_mines_in_decline="no")
    without.p1.declines()
    assert without.p1.scored == 3


@rule("B-DECLINE-10")
def test_the_decline_turn_pays_the_race_that_stays_beside_it() -> None:
    beside_spirit = table("""
        [[seat]]
        active = { race = "humans", power = "hill", regions = { a = 3, b = 1 } }
        declined = { race = "elves", power = "spirit", regions = { n = 1, i = 1, j = 1 } }
    """)
    beside_spirit.p1.declines()
    assert beside_spirit.p1.scored == 2 + 3

    spirit_declines = table("""
        [[seat]]
        active = { race = "humans", power = "spirit", regions = { a = 3, b = 1 } }
        declined = { race = "elves", regions = { n = 1, i = 1, j = 1 } }
    """)
    spirit_declines.p1.declines()
    assert spirit_declines.p1.scored == 2 + 3


@rule("B-DECLINE-11")
def test_no_race_of_the_player_conquers_in_the_decline_turn() -> None:
    t = table(f"""
        [[seat]]
        active = {{ race = "humans", power = "hill", regions = {{ n = 2 }} }}
        declined = {{ race = "ghouls", power = "spirit", regions = {{ a = 3, b = 2 }} }}
        {OPPONENT}
    """)
    t.p1.declines()
    assert t.decides is t.p2
    assert t.map == "- / a3 b2 / n1 | m2"
    t.p2.rests()
    t.p1.musters("ghouls")  # from the next turn on they may
    assert t.p1.hand_of("ghouls") == 2 + 1


@rule("B-DECLINE-12")
def test_on_the_next_turn_a_new_combo_is_picked_and_enters_as_in_a_first_turn() -> None:
    t = table(f"""
        column = [{{ race = "ratmen", power = "swamp" }}]
        [[seat]]
        active = {{ race = "humans", power = "hill", regions = {{ d = 2 }} }}
        {OPPONENT}
    """)
    t.p1.declines()
    t.p2.rests()
    assert t.p1.verbs == "pick"
    t.p1.picks("ratmen")
    assert t.p1.hand == 8 + 4
    assert t.p1.may("conquer") == "a b c i j k n"


@rule("B-DECLINE-13")
def test_one_declined_race_besides_spirit() -> None:
    t = table(f"""
        column = [
            {{ race = "ratmen", power = "spirit" }},
            {{ race = "orcs", power = "stout" }},
            {{ race = "giants", power = "hill" }},
        ]
        [[seat]]
        active = {{ race = "humans", power = "swamp", regions = {{ d = 2 }} }}
        {OPPONENT}
    """)
    t.p1.declines()
    t.p2.rests()
    for race, region, after in (
        ("ratmen", "a", ["humans", "ratmen/spirit"]),
        ("orcs", "c", ["ratmen/spirit", "orcs"]),
        ("giants", "n", ["ratmen/spirit", "giants"]),
    ):
        t.p1.picks(race)
        t.p1.conquers(region)
        t.p1.ends_turn()
        t.p2.rests()
        t.p1.declines()
        t.p2.rests()
        assert t.p1.declined == after


# Forced decline

CANNOT_CONQUER = """
    [[seat]]
    active = {{ race = "ratmen", power = "hill", regions = {{ a = {tokens} }} }}
    [[seat]]
    active = {{ race = "humans", power = "swamp", regions = {{ b = {wall}, d = {wall}, k = {wall} }} }}
"""


@rule("B-DECLINE-17")
def test_who_cannot_conquer_is_not_forced_into_decline() -> None:
    t = table(CANNOT_CONQUER.format(tokens=1, wall=3))
    t.p1.expands()
    assert t.p1.hand == 0
    t.p1.stops()
    assert t.p1.scored == 1
    assert t.p1.active == "ratmen/hill"


@rule("B-DECLINE-18")
@pytest.mark.parametrize(
    ("tokens", "wall", "verbs"),
    [
        (1, 3, "decline"),  # no token in hand
        (2, 3, "decline"),  # 1 in hand, cost 5: short by 4
        (3, 3, "expand decline"),  # 2 in hand, short by 3: the die
        (6, 3, "expand decline"),  # 5 in hand: outright
    ],
)
def test_forced_decline_when_no_conquest_is_possible_even_with_the_die(tokens: int, wall: int, verbs: str) -> None:
    t = table(CANNOT_CONQUER.format(tokens=tokens, wall=wall), forced_decline="when_unable")
    assert t.p1.verbs == verbs
    if verbs == "decline":
        assert t.p1.refused(do="expand") == "wrong_step"
        t.p1.declines()
        assert t.p1.declined == ["ratmen"]


@rule("B-DECLINE-18")
def test_forced_decline_does_not_count_on_abandoning() -> None:
    t = table(
        """
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 1, b = 1, c = 1 } }
        """,
        forced_decline="when_unable",
    )
    assert t.p1.verbs == "decline"  # by abandoning two regions they could take a third


@rule("B-DECLINE-18")
def test_forced_decline_counts_dragon_sorcery_and_ghouls() -> None:
    humans = 'active = { race = "humans", power = "swamp", regions = { b = 3, d = 3, k = 3 } }'
    dragon = f"""
        [[seat]]
        active = {{ race = "ratmen", power = "dragon_master", regions = {{ a = 2 }} }}
        [[seat]]
        {humans}
    """
    assert table(dragon, forced_decline="when_unable").p1.verbs == "expand decline"

    sorcery = """
        [[seat]]
        active = { race = "sorcerers", power = "hill", regions = { a = 1 } }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { b = 3, d = 3, k = 1 } }
    """
    assert table(sorcery, forced_decline="when_unable").p1.verbs == "expand decline"

    ghouls = f"""
        [[seat]]
        active = {{ race = "ratmen", power = "hill", regions = {{ a = 1 }} }}
        declined = {{ race = "ghouls", regions = {{ n = 3 }} }}
        [[seat]]
        {humans}
    """
    assert table(ghouls, forced_decline="when_unable").p1.verbs == "expand decline"


@rule("B-DECLINE-18")
def test_forced_decline_does_not_concern_who_picks() -> None:
    t = table('column = [{ race = "ratmen", power = "hill" }]', forced_decline="when_unable")
    assert t.p1.verbs == "pick"
    t.p1.picks("ratmen")
    t.p1.stops()  # they need not conquer either
    assert t.p1.active == "ratmen/hill"


@rule("B-DECLINE-18", "B-DIE-13")
def test_forced_decline_counts_the_rolls_of_a_berserk_race_whatever_the_die_eligibility() -> None:
    # 1 in hand, every region costs 4: a roll of 3 would do. B-DIE-04 is not for Berserk.
    berserk = """
        [[seat]]
        active = { race = "ratmen", power = "berserk", regions = { a = 2 } }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { b = 2, d = 2, k = 2 } }
    """
    for die_eligibility in ("short_by_3", "cost_at_most_3"):
        t = table(berserk, dice=[3], forced_decline="when_unable", die_eligibility=die_eligibility)
        assert t.p1.verbs == "expand decline"
        t.p1.expands()
        t.p1.rolls()
        t.p1.conquers("b")
