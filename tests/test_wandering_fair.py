"""The Wandering Fair, race by race and power by power: what each does, where it stops, and what decline leaves of it.

Every board is drawn in its test.
"""

import pytest

import smallworld as sw
from drawn import drawn
from smallworld.content.loader import home_made
from smallworld.content.sets import find_set
from smallworld.text.places import LANGUAGES, place_names
from smallworld.trial import try_out
from table import Table

FAIR = find_set("wandering_fair")


def laid(board: str, more: str = "", step: str = "conquer", **seats: str) -> Table:
    """A drawn table with the set switched on."""
    return drawn(board, more, step, None, "base", (), (FAIR,), **seats)


# Races


def test_puppets_stay_where_they_conquered():
    t = laid("aa:swamp - peak:mountain - cc:swamp", ann="Hill Puppets: aa 1, hand 5", bob="Elves")
    t.ann.conquers("peak")
    t.ann.stops()
    assert t.ann.refused(do="redeploy", tokens={"aa": 5, "peak": 1}) == "bad_deploy"  # three fought there, three stay
    t.ann.redeploys(aa=1 + 2, peak=3)
    assert t.map.startswith("aa3 peak3")


def test_puppets_may_still_be_gathered_at_the_beginning_of_a_turn():
    t = laid("aa:swamp - bb:swamp", step="declare", ann="Hill Puppets: aa 3, bb 2", bob="Elves")
    t.ann.expands()
    assert t.ann.hand == (3 - 1) + (2 - 1)


def test_jugglers_pay_one_less_from_their_third_conquest_on():
    board = "aa:swamp - bb:swamp - cc:swamp - dd:swamp - peak:mountain"
    t = laid(board, ann="Hill Jugglers: aa 1, hand 9", bob="Elves")
    t.ann.conquers("bb")
    assert t.ann.price("cc") == 2  # the second
    t.ann.conquers("cc")
    assert t.ann.price("dd") == 2 - 1  # the third
    t.ann.conquers("dd")
    assert t.ann.price("peak") == 2 + 1 - 1  # the fourth
    assert t.game.explain("peak").items == [("land", 2), ("mountain", 1), ("jugglers", -1)]


def test_jugglers_begin_every_turn_anew():
    t = laid("aa:swamp - bb:swamp - cc:swamp - dd:swamp", ann="Hill Jugglers: aa 1, hand 9", bob="Elves")
    t.ann.conquers("bb", "cc")
    t.ann.ends_turn()
    t.bob.rests()
    t.ann.expands()
    assert t.ann.price("dd") == 2


def test_bears_in_decline_sleep_in_forests_and_mountains():
    t = laid(
        "wood:forest - rise:hill - peak:mountain\nlea:farmland - wood\nlea - rise\nlea - peak",
        ann="Hill Orcs: lea 1, hand 9",
        bob="Elves; declined Bears: wood 1, rise 1, peak 1",
    )
    assert t.ann.why("wood") == t.ann.why("peak") != "ok"
    assert t.ann.price("rise") == 2 + 1  # a bear on a hill has no cave to sleep in


def test_bears_that_are_awake_can_be_attacked_anywhere():
    t = laid("wood:forest - lea:farmland", ann="Hill Orcs: lea 1, hand 9", bob="Swamp Bears: wood 1")
    assert (t.ann.why("wood"), t.ann.price("wood")) == ("ok", 2 + 1)


def test_cooks_are_paid_for_each_terrain_beyond_the_second():
    board = "aa:swamp - bb:hill - cc:forest - dd:farmland - ee:farmland"
    t = laid(board, ann="Swamp Cooks: bb 1, cc 1, dd 1, ee 1, hand 2", bob="Elves")
    assert t.ann.income == 4 + (3 - 2)  # hill, forest, farmland
    t = laid(board, ann="Forest Cooks: dd 1, ee 1, hand 2", bob="Elves")
    assert t.ann.income == 2  # one terrain pays nothing


def test_cooks_in_decline_bake_no_more():
    board = "aa:swamp - bb:hill - cc:forest - dd:farmland"
    t = laid(board, step="declare", ann="Merchant Cooks: aa 1, bb 1, cc 1, dd 1", bob="Elves")
    t.ann.declines()
    t.ann.ends_turn()
    assert t.ann.scored == 4


def test_acrobats_leap_once_a_turn_over_anything_but_not_into_water():
    t = laid(
        "aa:swamp - bb:swamp - cc:swamp - dd:swamp - bay:sea",
        ann="Hill Acrobats: aa 1, hand 8",
        bob="Elves",
    )
    assert t.ann.may("conquer") == "bb"
    t.ann.uses("acrobats_offer")
    assert t.ann.may("conquer") == "bb cc dd"
    t.ann.conquers("dd")
    assert t.ann.may("conquer") == "bb cc"  # dd is theirs now, and the leap is over
    assert t.ann.may("use", "acrobats_offer") == ""
    t.ann.ends_turn()
    t.bob.rests()
    t.ann.expands()
    assert "use" in t.ann.verbs  # a new turn, a new leap


def test_pedlars_put_up_a_stall_each_turn_and_are_paid_for_all():
    t = laid("aa:swamp - bb:swamp", step="redeploy", ann="Hill Pedlars: aa 1, bb 1, hand 1", bob="Elves: hand 9")
    t.ann.redeploys(aa=2, bb=1)
    t.ann.uses("pedlars_marker", "aa")
    assert t.ann.may("use", "pedlars_marker") == ""  # one a turn
    t.ann.ends_turn()
    assert t.ann.scored == 2 + 1
    t.bob.rests()
    t.ann.expands()
    t.ann.stops()
    t.ann.redeploys(aa=2, bb=1)
    assert t.ann.may("use", "pedlars_marker") == "bb"  # one in a region
    t.ann.uses("pedlars_marker", "bb")
    t.ann.ends_turn()
    assert t.ann.scored == 2 + 2


def test_stalls_pay_in_decline_and_fall_with_their_region():
    board = "aa:swamp - bb:swamp - cc:swamp"
    stalls = "[pieces]\npedlars_marker = { aa = 1, bb = 1 }"
    t = laid(board, stalls, "declare", ann="Hill Pedlars: aa 2, bb 1", bob="Swamp Orcs: cc 5")
    t.ann.declines()
    t.ann.ends_turn()
    assert t.ann.scored == 2 + 2
    t.bob.expands()
    assert t.bob.price("bb") == 2 + 1  # a stall is no wall
    t.bob.conquers("bb")
    assert t.where("pedlars_marker") == "aa"


def test_pedlars_have_four_stalls():
    stalls = "[pieces]\npedlars_marker = { aa = 1, bb = 1, cc = 1, dd = 1 }"
    board = "aa:swamp - bb:swamp - cc:swamp - dd:swamp - ee:swamp"
    t = laid(board, stalls, "redeploy", ann="Hill Pedlars: aa 1, bb 1, cc 1, dd 1, ee 1, hand 1", bob="Elves")
    t.ann.redeploys(aa=2, bb=1, cc=1, dd=1, ee=1)
    assert t.ann.scored == 5 + 4  # none is left to put up, so the turn is over


# Powers


def test_whoever_attacks_a_box_office_race_buys_a_ticket():
    t = laid(
        "aa:swamp - bb:swamp - cc:swamp - dd:swamp",
        ann="Hill Orcs: aa 1, hand 9; 1 coins",
        bob="Box Office Elves: bb 1, cc 1; 5 coins",
    )
    t.ann.conquers("bb")
    assert (t.ann.coins, t.bob.coins) == (1 - 1, 5 + 1)
    assert t.ann.why("cc") != "ok"  # no coin, no attack


def test_a_box_office_closes_in_decline():
    board = "aa:swamp - bb:swamp - cc:swamp"
    t = laid(board, step="declare", ann="Box Office Elves: bb 1; 5 coins", bob="Hill Orcs: aa 9; 3 coins")
    t.ann.declines()
    t.ann.ends_turn()
    t.bob.expands()
    t.bob.conquers("bb")
    assert t.bob.coins == 3


def test_a_festive_race_is_paid_for_every_two_regions_that_hang_together():
    board = "aa:swamp - bb:swamp - cc:swamp - dd:swamp - ee:swamp - ff:swamp"
    t = laid(board, ann="Festive Ratmen: aa 1, bb 1, cc 1, ff 1, hand 3", bob="Elves")
    assert t.ann.income == 4 + 3 // 2  # aa, bb, cc; ff stands apart
    t.ann.conquers("dd")
    assert t.ann.income == 5 + 4 // 2


def test_fire_eating_pays_coins_for_cheaper_conquests_twice_a_turn():
    board = "aa:swamp - peak:mountain - bb:swamp - cc:swamp - dd:swamp"
    t = laid(board, ann="Fire Eating Orcs: aa 1, hand 9; 3 coins", bob="Elves")
    t.ann.uses("fire_eating_offer")
    assert (t.ann.coins, t.ann.price("peak")) == (3 - 1, 3 - 2)
    t.ann.conquers("peak")
    assert t.ann.price("bb") == 2  # only the next one
    t.ann.uses("fire_eating_offer")
    assert t.ann.price("bb") == 1  # a region costs 1 at least
    t.ann.conquers("bb")
    assert "use" not in t.ann.verbs  # twice is enough, though a coin is left
    assert t.ann.coins == 1


def test_fire_cannot_be_bought_without_a_coin():
    t = laid("aa:swamp - bb:swamp", ann="Fire Eating Orcs: aa 1, hand 9; 0 coins", bob="Elves")
    assert "use" not in t.ann.verbs


def test_a_wandering_race_is_paid_for_up_to_three_regions_it_leaves():
    board = "aa:swamp - bb:swamp - cc:swamp - dd:swamp - ee:swamp - ff:swamp"
    t = laid(board, step="declare", ann="Wandering Orcs: aa 1, bb 1, cc 1, dd 1, ee 2", bob="Elves")
    t.ann.expands()
    t.ann.abandons("aa", "bb")
    assert t.ann.income == 3 + 2
    t.ann.abandons("cc", "dd")
    assert t.ann.income == 1 + 3
    t.ann.ends_turn()
    t.bob.rests()
    assert t.ann.income == 1  # the road behind is forgotten


def test_a_daring_race_is_paid_for_each_opponent_it_took_from():
    t = laid(
        "aa:swamp - bb:swamp - cc:swamp - dd:swamp - ee:swamp",
        ann="Daring Ratmen: aa 1, hand 12",
        bob="Hill Giants: bb 1, cc 1",
        cec="Swamp Elves: dd 1; declined Humans: ee 1",
    )
    t.ann.conquers("bb", "cc")
    assert t.ann.income == 3 + 2  # Bob, once
    t.ann.conquers("dd")
    assert t.ann.income == 4 + 2 + 2


def test_nobody_applauds_a_victory_over_the_declined():
    t = laid("aa:swamp - bb:swamp", ann="Daring Ratmen: aa 1, hand 6", bob="Swamp Elves; declined Humans: bb 1")
    t.ann.conquers("bb")
    assert t.ann.income == 2


def test_a_farewell_is_paid_at_the_moment_of_decline():
    t = laid("aa:swamp - bb:swamp - cc:swamp", step="declare", ann="Farewell Orcs: aa 2, bb 1; 5 coins", bob="Elves")
    t.ann.declines()
    assert t.ann.coins == 5 + 2 + 2  # at once for two regions, and then the usual coins for them
    (paid,) = t.events("coins_paid")
    assert (paid["to"], paid["coins"], paid["for"]) == (0, 2, "farewell")


# The whole set


def test_the_fair_is_said_in_three_languages():
    assert FAIR.languages == FAIR.texts.languages == LANGUAGES
    for banner in FAIR.banners:
        made = home_made(banner)
        assert made.names.languages == made.texts.languages == LANGUAGES, banner.key
        assert all(v["names"].languages in ((), LANGUAGES) for _, v in made.abilities), banner.key
    (board,) = FAIR.boards
    assert board.names.languages == LANGUAGES
    assert [key for key, said in board.places if said.languages == LANGUAGES] == [row[0] for row in board.rows]


def test_its_regions_have_names():
    game = sw.Game.new(players=2, seed=1, board="fairground", sets=["wandering_fair"])
    assert place_names(game, "cs")["the_ring"] == "Manéž"
    assert len(set(place_names(game, "ru").values())) == game.board.size


@pytest.mark.net
def test_every_banner_of_the_fair_plays_through_on_its_board():
    (board,) = FAIR.boards
    assert try_out(FAIR.banners, board, games=48) == 48


def test_the_fair_has_six_races_six_powers_and_a_board():
    assert (len(FAIR.races), len(FAIR.powers), [board.key for board in FAIR.boards]) == (6, 6, ["fairground"])
