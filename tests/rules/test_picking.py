"""Picking a combo of race and power (B-PICK).

That a column keeps its order and its combos through whole games: test_whole_games.
"""

import pytest

import smallworld as sw
from catalogue import rule
from t16 import t16
from table import Table, table

# Six combos, as in the first turn of a game. The rulebook counts the sixth combo among the stacks,
# as their tops; here the column has it, so a stack of 9 in the rulebook is a stack of 8 here.
SIX_COMBOS = """
    column = [
        { race = "orcs", power = "hill" },
        { race = "elves", power = "swamp" },
        { race = "giants", power = "stout" },
        { race = "humans", power = "merchant" },
        { race = "ratmen", power = "forest" },
        { race = "trolls", power = "mounted" },
    ]
    stacks = { races = ["wizards", "dwarves", "tritons"], powers = ["spirit", "heroic", "flying"] }
"""


# Price and coins


@rule("B-PICK-01", "B-PICK-02", "B-PICK-06")
def test_any_of_the_six_may_be_picked_at_one_coin_for_each_combo_above() -> None:
    for place in range(6):
        t = table(SIX_COMBOS)
        t.p1.picks(place)
        assert t.p1.coins == 5 - place
    t = table(SIX_COMBOS)
    assert t.p1.refused(do="pick", combo=6) == "no_such_combo"


@rule("B-PICK-02", "B-PICK-03", "B-PICK-09")
def test_sc_002_paying_for_the_fourth_combo() -> None:
    t = table(SIX_COMBOS)
    assert (len(t.stacks["races"]), len(t.stacks["powers"])) == (9 - 1, 15 - 1)
    t.p1.picks(4 - 1)
    assert t.p1.active == "humans/merchant"
    assert t.p1.coins == 5 - 3
    assert t.column == [
        *("orcs/hill+1", "elves/swamp+1", "giants/stout+1"),
        *("ratmen/forest", "trolls/mounted"),
        "wizards/spirit",
    ]
    assert (len(t.stacks["races"]), len(t.stacks["powers"])) == (8 - 1, 14 - 1)


@rule("B-PICK-03", "B-PICK-04", "B-PICK-09")
def test_sc_003_taking_coins_and_paying_at_once() -> None:
    t = table(SIX_COMBOS)
    t.p1.picks(4 - 1)
    t.p1.ends_turn()
    t.p2.picks(2 - 1)
    assert t.p2.active == "elves/swamp"
    assert t.p2.coins == 5 - 1 + 1
    assert t.column == [
        *("orcs/hill+2", "giants/stout+1"),
        *("ratmen/forest", "trolls/mounted", "wizards/spirit", "dwarves/heroic"),
    ]


@rule("B-PICK-04", "B-PICK-05", "B-PICK-06", "B-PICK-19")
def test_sc_004_not_enough_coins() -> None:
    t = table("""
        column = [
            { race = "orcs", power = "hill", coins = 4 },
            { race = "elves", power = "swamp", coins = 4 },
            { race = "giants", power = "stout", coins = 4 },
            { race = "humans", power = "merchant" },
        ]
        [[seat]]
        coins = 1
    """)
    assert t.p1.refused(do="pick", combo=3 - 1) == "too_dear"  # price 2; its own 4 coins do not pay
    t.p1.picks(2 - 1)
    assert t.p1.coins == 1 - 1 + 4
    assert t.column[:3] == ["orcs/hill+5", "giants/stout+4", "humans/merchant"]


@rule("B-PICK-06")
@pytest.mark.parametrize("coins", [0, 1, 2, 3, 4, 5, 6])
def test_with_k_coins_the_first_k_plus_1_combos(coins: int) -> None:
    t = table(f"{SIX_COMBOS}\n[[seat]]\ncoins = {coins}")
    combos = [t.game.action_json(action)["combo"] for action in t.game.legal()]
    assert combos == list(range(min(coins + 1, 6)))


@rule("B-PICK-06")
def test_everyone_can_afford_any_combo_in_round_1() -> None:
    t = Table(sw.Game.new(players=5, first=0))
    for player in t.players:
        assert len(t.game.legal()) == 6
        player.picks(5)
        player.ends_turn()
    assert [combo.rpartition("+")[2] for combo in t.column[:5]] == ["5"] * 5


@rule("B-PICK-16")
def test_coins_on_combos_are_nobodys_at_the_end() -> None:
    t = table("""
        round = 10
        turn = 1
        column = [{ race = "orcs", power = "hill", coins = 9 }]
        [[seat]]
        coins = 20
        active = { race = "elves", power = "swamp", regions = { a = 1 } }
        [[seat]]
        coins = 13
        active = { race = "humans", power = "forest", regions = { b = 1 } }
    """)
    t.p2.rests()
    assert t.game.over
    assert t.game.scores == [20, 13 + 1]
    assert t.column[0] == "orcs/hill+9"


@rule("B-PICK-19")
def test_a_column_with_more_coins_below_cannot_be() -> None:
    with pytest.raises(sw.BadPosition, match="never increase from top to bottom"):
        table("""
            column = [
                { race = "orcs", power = "hill", coins = 1 },
                { race = "elves", power = "swamp", coins = 2 },
            ]
        """)


# Tokens


@rule("B-COMP-03", "B-COMP-04", "B-COMP-05", "B-PICK-07")
@pytest.mark.parametrize(
    ("race", "power", "tokens", "left"),
    [
        ("orcs", "commando", 5 + 4, 10 - 9),
        ("dwarves", "merchant", 3 + 2, 8 - 5),
        ("amazons", "flying", 6 + 4 + 5, 0),
        ("ghouls", "fortified", 5 + 3, 10 - 8),
        ("skeletons", "wealthy", 6 + 4, 10),
        ("sorcerers", "spirit", 5 + 5, 8),
        ("ratmen", "hill", 8 + 4, 13 - 12),
    ],
)
def test_sc_005_number_of_tokens_received(race: str, power: str, tokens: int, left: int) -> None:
    t = table(f'column = [{{ race = "{race}", power = "{power}" }}]')
    t.p1.picks(race)
    assert t.p1.hand == tokens
    assert t.tray(race) == left


@rule("B-PICK-08")
def test_a_race_gets_no_other_tokens() -> None:
    t = table(
        """
        lost_tribes = ["b", "d", "n"]
        column = [{ race = "orcs", power = "pillaging" }]
        [[seat]]
        [[seat]]
        active = { race = "humans", power = "hill", regions = { m = 2 } }
        """
    )
    t.p1.picks("orcs")
    assert t.p1.hand == 5 + 5
    t.p1.conquers("b", "d")
    t.p1.stops()
    t.p1.redeploys(b=5, d=5)
    t.p2.rests()
    t.p1.expands()
    assert t.p1.hand + 2 == 5 + 5  # the tokens of the pick and no more
    assert t.tray("orcs") == 10 - 10


# Refilling the column


@rule("B-PICK-09")
def test_combos_above_the_gap_stay_and_those_below_bring_their_coins_along() -> None:
    t = table("""
        column = [
            { race = "orcs", power = "hill", coins = 3 },
            { race = "elves", power = "swamp", coins = 3 },
            { race = "giants", power = "stout", coins = 2 },
            { race = "humans", power = "merchant", coins = 1 },
            { race = "ratmen", power = "forest" },
            { race = "trolls", power = "mounted" },
        ]
        stacks = { races = ["wizards"], powers = ["spirit"] }
    """)
    t.p1.picks(2 - 1)
    assert t.column == [
        "orcs/hill+4",  # above the gap: stays, and was paid on
        "giants/stout+2",  # below: one place up with their coins
        "humans/merchant+1",
        "ratmen/forest",
        "trolls/mounted",
        "wizards/spirit",  # new, without coins
    ]


# P2 to P5 have an active race, P1 a declined one; 10 badges are discarded.
BADGES_RUN_OUT = """
    column = [
        { race = "orcs", power = "hill" },
        { race = "elves", power = "swamp" },
        { race = "giants", power = "stout" },
        { race = "humans", power = "merchant" },
        { race = "ratmen", power = "forest" },
        { race = "trolls", power = "mounted" },
    ]
    stacks = { discarded = [
        "alchemist", "berserk", "bivouacking", "diplomat", "flying",
        "heroic", "spirit", "underworld", "wealthy", "commando",
    ] }
    [[seat]]
    declined = { race = "skeletons", once = "commando", regions = { a = 1 } }
    [[seat]]
    active = { race = "amazons", power = "seafaring", regions = { b = 1 } }
    [[seat]]
    active = { race = "dwarves", power = "pillaging", regions = { c = 1 } }
    [[seat]]
    active = { race = "wizards", power = "fortified", regions = { i = 1 } }
    [[seat]]
    active = { race = "tritons", power = "dragon_master", regions = { j = 1 } }
"""


@rule("B-PICK-09", "B-PICK-11")
def test_sc_007_badges_run_out() -> None:
    t = table(BADGES_RUN_OUT)
    # Stacks of 4 and 1 in the rulebook, whose tops are the sixth combo here.
    assert (len(t.stacks["races"]), len(t.stacks["powers"])) == (4 - 1, 1 - 1)
    discarded = t.stacks["discarded_powers"]
    assert len(discarded) == 10

    t.p1.picks(0)
    assert t.column[:5] == ["elves/swamp", "giants/stout", "humans/merchant", "ratmen/forest", "trolls/mounted"]
    assert len(t.column) == 6
    assert (len(t.stacks["races"]), len(t.stacks["powers"])) == (3 - 1, 10 - 1)
    assert t.stacks["discarded_powers"] == []
    new_badge = t.column[5].split("/")[1]
    assert sorted([new_badge, *t.stacks["powers"]]) == discarded
    assert t.events("badges_shuffled")[0]["number"] == 10


@rule("B-PICK-11")
def test_the_new_badge_stack_is_shuffled() -> None:
    badges = set()
    for seed in range(60):
        t = Table(t16(BADGES_RUN_OUT, seed))
        t.p1.picks(0)
        badges.add(t.column[5].split("/")[1])
    assert len(badges) == 10  # every discarded badge has come first at some time


# Ten banners in use, four combos, no banner under them.
SHORT_COLUMN = """
    column = [
        { race = "orcs", power = "hill" },
        { race = "elves", power = "swamp" },
        { race = "giants", power = "stout" },
        { race = "humans", power = "merchant" },
    ]
    stacks = { powers = ["forest", "mounted"] }
    [[seat]]
    coins = 7
    declined = { race = "skeletons", regions = { a = 1 } }
    [[seat]]
    active = { race = "amazons", power = "seafaring", regions = { b = 1 } }
    declined = { race = "ratmen", regions = { n = 1 } }
    [[seat]]
    active = { race = "dwarves", power = "pillaging", regions = { c = 1 } }
    declined = [
        { race = "trolls", regions = { d = 1 } },
        { race = "halflings", power = "spirit", regions = { e = 1 } },
    ]
    [[seat]]
    active = { race = "wizards", power = "fortified", regions = { i = 1 } }
    declined = { race = "ghouls", regions = { k = 1 } }
    [[seat]]
    active = { race = "tritons", power = "dragon_master", regions = { j = 1 } }
    declined = { race = "sorcerers", regions = { m = 1 } }
"""


@rule("B-PICK-02", "B-PICK-10")
def test_sc_008_short_column() -> None:
    t = table(SHORT_COLUMN)
    assert len(t.column) == 4
    assert t.p1.refused(do="pick", combo=5 - 1) == "no_such_combo"
    t.p1.picks(3 - 1)
    assert t.p1.coins == 7 - 2
    assert t.column == ["orcs/hill+1", "elves/swamp+1", "humans/merchant"]
    assert t.stacks["races"] == []
    assert len(t.column) == 14 - 5 - 5 - 1  # all the banners that can be in use are in use


@rule("B-LOSS-12", "B-DECLINE-08", "B-PICK-13")
def test_sc_009_a_banner_comes_back_into_a_short_column() -> None:
    t = table(SHORT_COLUMN)
    t.p1.picks(3 - 1)
    t.p1.conquers("n")  # the last of the Ratmen
    assert t.column == ["orcs/hill+1", "elves/swamp+1", "humans/merchant", "ratmen/forest"]
    assert t.p2.declined == []
    assert t.game.view(None)["column"][4 - 1]["price"] == 3


@rule("B-PICK-12")
def test_a_returned_banner_lies_under_its_stack() -> None:
    t = table("""
        step = "conquer"
        stacks = { races = ["wizards", "dwarves"] }
        column = [
            { race = "humans", power = "hill" },
            { race = "elves", power = "swamp" },
            { race = "giants", power = "stout" },
            { race = "skeletons", power = "merchant" },
            { race = "trolls", power = "forest" },
            { race = "tritons", power = "mounted" },
        ]
        [[seat]]
        coins = 5
        active = { race = "orcs", power = "flying", regions = { a = 1 }, hand = 3 }
        [[seat]]
        declined = { race = "ratmen", regions = { b = 1 } }
        [[seat]]
        declined = { race = "ghouls", regions = { n = 1 } }
        [[seat]]
        declined = { race = "amazons", regions = { i = 1 } }
        [[seat]]
        declined = { race = "halflings", regions = { j = 1 } }
    """)
    assert t.stacks["races"] == ["dwarves", "sorcerers", "wizards"]  # three under the column, in this order:
    t.p1.conquers("b")  # wizards, dwarves, sorcerers; and now the Ratmen's banner goes under them
    t.p1.ends_turn()
    opened = []
    for player in t.players[1:]:
        player.picks(0)
        opened.append(t.column[-1].split("/")[0])
        player.ends_turn()
    assert opened == ["wizards", "dwarves", "sorcerers", "ratmen"]


@rule("B-PICK-15")
def test_a_combo_stays_together_until_it_is_picked() -> None:
    t = table(SIX_COMBOS)
    t.p1.picks(0)
    column = t.column
    t.p1.conquers("a", "b")
    t.p1.ends_turn()
    assert t.column == column
    t.p2.picks(1)
    column = t.column
    t.p2.ends_turn()
    t.p1.declines()  # a badge is discarded, and nothing moves in the column
    t.p2.declines()
    assert t.column == column
    assert t.p1.verbs == "pick"


# Who may pick


@rule("B-PICK-14")
def test_nobody_picks_who_has_an_active_race() -> None:
    t = table("""
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { a = 2 } }
    """)
    assert t.p1.refused(do="pick", combo=0) == "wrong_step"
    t.p1.expands()
    assert t.p1.refused(do="pick", combo=0) == "wrong_step"
    t.p1.abandons("a")
    assert t.p1.refused(do="pick", combo=0) == "wrong_step"


@rule("B-PICK-14")
def test_one_pick_a_turn() -> None:
    t = table(SIX_COMBOS)
    t.p1.picks(0)
    assert t.p1.refused(do="pick", combo=0) == "wrong_step"


@rule("B-PICK-13", "B-PICK-17", "B-DECLINE-08")
def test_a_race_may_be_picked_again() -> None:
    # Ratmen without a token decline and vanish; in the short column their banner is open at once.
    t = table("""
        column = [
            { race = "orcs", power = "hill" },
            { race = "elves", power = "swamp" },
            { race = "giants", power = "stout" },
        ]
        [[seat]]
        active = { race = "ratmen", power = "merchant" }
        declined = { race = "skeletons", regions = { a = 1 } }
        [[seat]]
        active = { race = "amazons", power = "seafaring", regions = { b = 1 } }
        declined = { race = "humans", regions = { n = 1 } }
        [[seat]]
        active = { race = "dwarves", power = "pillaging", regions = { c = 1 } }
        declined = [
            { race = "trolls", regions = { d = 1 } },
            { race = "halflings", power = "spirit", regions = { e = 1 } },
        ]
        [[seat]]
        active = { race = "wizards", power = "fortified", regions = { i = 1 } }
        declined = { race = "ghouls", regions = { k = 1 } }
        [[seat]]
        active = { race = "tritons", power = "dragon_master", regions = { j = 1 } }
        declined = { race = "sorcerers", regions = { m = 1 } }
    """)
    t.p1.declines()
    assert [combo.split("/")[0] for combo in t.column[3:]] == ["skeletons", "ratmen"]
    for player in t.players[1:]:
        player.rests()
    t.p1.picks("ratmen")
    assert t.p1.active is not None
    assert t.p1.active.startswith("ratmen/")


@rule("B-PICK-17")
def test_a_power_may_be_picked_again() -> None:
    # The Skeletons were Commandos once. P1 takes the Stout Giants, and in some shuffles the old
    # badge comes up at once; the Giants decline, and the badge may be theirs again.
    rich = BADGES_RUN_OUT.replace("[[seat]]\n    declined", "[[seat]]\n    coins = 20\n    declined")
    for seed in range(60):
        t = Table(t16(rich, seed))
        t.p1.picks("giants")
        if t.column[5].endswith("/commando"):
            break
    t.p1.conquers("n")
    t.p1.stops()
    t.p1.declines()
    for player in t.players[1:]:
        player.rests()
    t.p1.picks(6 - 1)
    assert t.p1.active is not None
    assert t.p1.active.endswith("/commando")
