"""Ideas beyond the twenty-four, as somebody else might have them: said in a file, reckoned, told and played.

Each is a text here. Every board is drawn in its test.
"""

import random
import re

import pytest

import smallworld as sw
from drawn import drawn
from homemade import end_turn, power, race
from referee import play_out, watch
from smallworld.content.loader import home_made
from smallworld.content.setup import make_setup, rules_of
from smallworld.text.homemade import describe
from smallworld.text.places import LANGUAGES
from smallworld.trial import first_combo, partners
from table import Table

IDEAS = {
    "walled": (power('part = "defence"\nwhere = { terrain = "hill" }\nwhen = { race = "both" }', key="walled"),),
    "gambling": (power('part = "reward"\non = "turn"\ncoins = 2\nper = "die"', key="gambling"),),
    "reckless": (power('part = "new_tokens"\non = "conquest"\nper = { of = "die", most = 1 }', key="reckless"),),
    "taxing": (power('part = "reward"\non = "pick"\nfrom = "each"', key="taxing"),),
    "generous": (power('part = "reward"\non = "decline"\ncoins = 2\nto = "each"', key="generous", tokens=6),),
    "careful": (power('part = "cannot_take"\nwhen = { conquests = { at_least = 2 } }', key="careful", tokens=6),),
    "proud": (power('part = "coins"\nper = { of = "anywhere", every = 2 }\nwhere = { holder = "kin" }', key="proud"),),
    "dry": (power('part = "coins"\ncoins = 2\nwhen = { lacks = { coast = true } }', key="dry"),),
    "stubborn": (power('part = "immune"\nwhen = { lost = { at_least = 1 } }', key="stubborn"),),
    "packed": (
        power(
            'part = "price"\nless = 1\nwhere = { beside = { holder = "own", count = { at_least = 2 } } }', key="packed"
        ),
    ),
    "hunting": (power('part = "coins"\nper = "defender"\nwhere = { holder = "active" }', key="hunting"),),
    "tooled": (power('part = "price"\nless = 1\nper = { of = "region", where = { symbol = "mine" } }', key="tooled"),),
    "clumsy": (power('part = "price"\nmore = 1\nper = { of = "region", every = 3 }', key="clumsy", tokens=5),),
    "grim": (power('part = "deadly"\ntokens = 9\nwhere = { holder = "active" }', key="grim"),),
    "timely": (power('part = "coins"\ncoins = 3\nwhen = { round = [3, 6, 9] }', key="timely"),),
    "ranging": (
        power('part = "price"\nless = 1\nwhere = { terrain = "forest", or = { symbol = "mine" } }', key="ranging"),
    ),
    "salvaging": (
        power(
            'part = "coins"\nper = "conquest"\n'
            'where = { holder = "natives", or = { holder = "declined", edge = true } }',
            key="salvaging",
        ),
    ),
    "scattered": (power('part = "coins"\nper = { of = "group", beyond = 1 }', key="scattered"),),
    "majestic": (power('part = "coins"\ncoins = 3\nwhen = { leads = true }', key="majestic"),),
    "eclipsed": (power('part = "price"\nless = 1\nwhen = { leads = false }', key="eclipsed"),),
    "agrarian": (
        power(
            'part = "price"\nless = 1\nwhen = { holds = { terrain = "farmland", count = { at_least = 2 } } }',
            key="agrarian",
        ),
    ),
    "late": (power('part = "new_tokens"\non = "pick"\ntokens = 3\nwhen = { round = { at_least = 4 } }', key="late"),),
    "secluded": (
        power('part = "coins"\nper = "region"\nwhere = { beside = { holder = "active", count = 0 } }', key="secluded"),
    ),
    "vengeful": (power('part = "new_tokens"\non = "turn"\nper = "lost"', key="vengeful"),),
    "martyred": (power('part = "coins"\nper = "lost"\nwhere = { terrain = "hill" }', key="martyred"),),
    "furious": (power('part = "price"\nless = 1\nwhen = { losses = { at_least = 1 }, race = "both" }', key="furious"),),
    "feared": (power('part = "immune"\nwhen = { losses = { at_least = 2 } }', key="feared"),),
    "newcoming": (power('part = "immune"\nwhen = { turn = 1 }', key="newcoming"),),
    "fleeting": (power('part = "coins"\ncoins = 2\nwhen = { turn = { at_most = 2 } }', key="fleeting"),),
    "builders": (
        race('part = "marker"\nnumber = 3\ndefence = 2\ncost = 2\nper_turn = 2', key="builders", plays_with="trolls"),
    ),
}


def laid(name: str, board: str, more: str = "", step: str = "conquer", dice=None, **seats: str) -> Table:
    """A drawn table with the banner of an idea."""
    return drawn(board, more, step, dice, "base", tuple(sw.banner(text) for text in IDEAS[name]), (), **seats)


def paid(t: Table) -> list[tuple[int, int, int]]:
    """Coins that changed hands: from, to, how many; -1 is the bank."""
    return [(event["player"], event["to"], event["coins"]) for event in t.events("coins_paid")]


ROW = "aa:swamp - bb:swamp - cc:swamp - dd:swamp - ee:swamp"


def test_walls_on_hills_cost_others_one_more_even_in_decline():
    board = "rise:hill - lea:swamp - top:hill\nlea - moor:swamp"
    t = laid(
        "walled", board, ann="Forest Ratmen: lea 1, hand 9", bob="Walled Elves: rise 1, moor 1; declined Giants: top 1"
    )
    assert t.ann.price("rise") == 2 + 1 + 1
    assert t.game.explain("rise").items == [("land", 2), ("elves", 1), ("walled", 1)]
    assert t.ann.price("moor") == 2 + 1
    assert t.ann.price("top") == 2 + 1  # those Giants were never walled
    t = laid(
        "walled", board, ann="Forest Ratmen: lea 1, hand 9", bob="Swamp Elves: moor 1; declined Walled Giants: top 1"
    )
    assert t.ann.price("top") == 2 + 1 + 1


def test_walls_do_not_hinder_their_own_player():
    board = "rise:hill - lea:swamp"
    t = laid("walled", board, ann="Forest Ratmen: lea 1, hand 9; declined Walled Giants: rise 1", bob="Elves")
    assert t.ann.price("rise") == 2 + 1


def test_a_discount_and_a_wall_are_both_explained():
    board = "rise:hill - peak:mountain"
    t = laid("walled", board, ann="Forest Giants: peak 1, hand 9", bob="Walled Elves: rise 1")
    assert t.game.explain("rise").items == [("land", 2), ("elves", 1), ("giants", -1), ("walled", 1)]


def test_gamblers_roll_for_coins_at_the_beginning_of_a_turn():
    for face in (0, 3):
        t = laid("gambling", ROW, step="declare", dice=[face], ann="Gambling Ratmen: aa 3; 5 coins", bob="Elves")
        t.ann.expands()
        assert t.ann.coins == 5 + 2 * face
        assert [event["face"] for event in t.events("die_rolled")] == [face]


def test_who_must_decline_is_asked_without_rolling():
    text = power('part = "new_tokens"\non = "turn"\nper = "die"', key="lucky")
    forced = '[options]\nforced_decline = "when_unable"\ndie_eligibility = "cost_at_most_3"'
    seats = {"ann": "Lucky Ratmen: aa 1; 5 coins", "bob": "Hill Elves: bb 5"}
    t = drawn(ROW, forced, "declare", [2], "base", (sw.banner(text),), (), **seats)
    assert t.ann.verbs == "decline"  # the die might help, but nobody can count on that
    t = drawn(ROW, "", "declare", [2], "base", (sw.banner(text),), (), **seats)
    t.ann.expands()
    assert t.ann.hand == 2


def test_the_reckless_roll_for_a_token_after_each_conquest():
    t = laid("reckless", ROW, dice=[0, 3], ann="Reckless Ratmen: aa 1, hand 6", bob="Elves")
    t.ann.conquers("bb")
    assert t.ann.hand == 6 - 2
    t.ann.conquers("cc")
    assert t.ann.hand == 6 - 2 - 2 + 1  # a three counts once


def test_each_other_player_pays_as_far_as_they_can():
    (text,) = IDEAS["taxing"]
    setup = make_setup("base", 4, custom=[text])
    game = first_combo(setup, 0, rules_of(setup).power("taxing").index, 0)
    game.play({"do": "pick", "combo": 0})
    assert list(game.state.coins) == [5 + 3, 4, 4, 4]


def test_each_other_player_is_paid():
    t = laid(
        "generous",
        ROW,
        step="declare",
        ann="Generous Ratmen: aa 3; 5 coins",
        bob="Hill Elves: cc 1; 1 coins",
        cec="Giants; 0 coins",
    )
    t.ann.declines()
    assert paid(t) == [(-1, 1, 2), (-1, 2, 2)]
    assert (t.bob.coins, t.cec.coins) == (1 + 2, 0 + 2)


def test_two_conquests_are_enough():
    t = laid("careful", ROW, ann="Careful Ratmen: aa 1, hand 9", bob="Elves")
    t.ann.conquers("bb", "cc")
    assert t.ann.why("dd") == "shunned"
    assert t.ann.may("conquer") == ""


def test_other_races_of_the_same_player_pay():
    t = laid("proud", ROW, ann="Proud Ratmen: aa 1, hand 2; declined Giants: bb 1, cc 1, dd 1", bob="Hill Elves: ee 1")
    assert t.ann.income == 1 + 3 + 3 // 2


def test_kin_are_no_rivals():
    """A declined race that asks for other players' active races does not mean its own player's."""
    text = power('part = "coins"\nper = "border"\nwhere = { holder = "active" }\nwhen = { race = "both" }', key="nosy")
    t = drawn(
        ROW,
        custom=(sw.banner(text),),
        ann="Hill Ratmen: aa 1, hand 2; declined Nosy Giants: bb 1",
        bob="Swamp Elves: cc 1",
    )
    assert t.ann.income == 1 + 1 + 1  # the Elves; the Ratmen are kin


def test_coins_while_no_coast_is_held():
    board = "aa:swamp - bay:sea - bb:swamp - cc:swamp"
    t = laid("dry", board, ann="Dry Ratmen: cc 1, hand 2", bob="Elves")
    assert t.ann.income == 1 + 2
    t = laid("dry", board, ann="Dry Ratmen: bb 1, cc 1, hand 2", bob="Elves")
    assert t.ann.income == 2


def test_only_one_region_a_turn_is_taken_from_the_stubborn():
    t = laid("stubborn", ROW, ann="Hill Ratmen: bb 1, hand 12", bob="Stubborn Elves: aa 1, cc 1, dd 1")
    assert t.ann.may("conquer") == "aa cc"
    t.ann.conquers("aa")
    assert t.ann.why("cc") == "sheltered"
    t.ann.ends_turn()
    t.bob.rests()
    t.ann.expands()
    assert t.ann.may("conquer") == "cc"


def test_a_loss_knows_how_many_came_before_it():
    text = power('part = "reward"\non = "loss"\ncoins = 2\nwhen = { lost = 0 }', key="insured")
    t = drawn(
        ROW, custom=(sw.banner(text),), ann="Hill Ratmen: bb 1, hand 12", bob="Insured Elves: aa 1, cc 1, ee 1; 0 coins"
    )
    t.ann.conquers("aa", "cc")
    assert t.bob.coins == 2  # for the first one only


def test_a_region_between_two_of_ones_own_costs_less():
    t = laid("packed", ROW, ann="Packed Ratmen: aa 1, cc 1, hand 9", bob="Elves")
    assert t.ann.price("bb") == 2 - 1
    assert t.ann.price("dd") == 2


def test_every_token_that_stood_there_pays():
    t = laid("hunting", ROW, ann="Hunting Ratmen: aa 1, hand 12", bob="Hill Giants: bb 3; declined Elves: cc 1")
    t.ann.conquers("bb", "cc")
    assert t.game.income(0)[-1] == ("ratmen", "hunting", 3)  # the Elves are in decline


def test_a_price_may_count_regions_of_its_own_choice():
    board = "aa:swamp mine - bb:swamp mine - cc:mountain - dd:hill"
    t = laid("tooled", board, ann="Tooled Ratmen: aa 1, bb 1, hand 9", bob="Elves")
    assert t.ann.price("cc") == 2 + 1 - 2


def test_a_price_may_grow():
    t = laid("clumsy", ROW, ann="Clumsy Ratmen: aa 1, bb 1, hand 9", bob="Elves")
    assert t.ann.price("cc") == 2
    t.ann.conquers("cc")
    assert t.ann.price("dd") == 2 + 3 // 3


def test_the_grim_leave_nobody_alive():
    t = laid("grim", ROW, ann="Grim Ratmen: aa 1, hand 12", bob="Hill Giants: bb 3, ee 1")
    before = t.tray("giants")
    t.ann.conquers("bb")
    assert (t.tray("giants"), t.bob.fled) == (before + 3, 0)
    t = laid("grim", ROW, ann="Grim Ratmen: aa 1, hand 12", bob="Hill Elves: bb 3, ee 1")
    t.ann.conquers("bb")
    assert t.bob.fled == 3  # Elves lose nobody


def test_every_third_round():
    for number, coins in ((3, 3), (4, 0), (9, 3)):
        t = laid("timely", ROW, f"round = {number}", ann="Timely Ratmen: aa 1, hand 2", bob="Elves")
        assert t.ann.income == 1 + coins


def test_builders_pay_for_each_wall():
    t = laid(
        "builders",
        ROW,
        step="redeploy",
        ann="Hill Builders: aa 1, bb 1, cc 1, hand 1; 3 coins",
        bob="Swamp Ratmen: dd 5",
    )
    t.ann.redeploys(aa=2, bb=1, cc=1)
    assert t.ann.may("use", "builders_marker") == "aa bb cc"
    t.ann.uses("builders_marker", "cc")
    assert t.ann.coins == 3 - 2 + 3  # no coin for a second one, so the turn is over and three regions are paid
    t.bob.expands()
    assert t.bob.price("cc") == 2 + 1 + 2


def test_walls_are_laid_as_far_as_the_purse_reaches():
    seats = {"ann": "Hill Builders: aa 1, bb 1, cc 1, hand 1; 3 coins", "bob": "Swamp Ratmen: dd 5"}
    t = laid("builders", ROW, step="redeploy", **seats)
    t.ann.redeploys(aa=2, bb=1, cc=1)
    with pytest.raises(sw.Illegal, match="not that many"):
        t.game.play({"do": "use", "what": "builders_marker", "regions": ["aa", "bb"]})
    t = laid("builders", ROW, step="redeploy", **(seats | {"ann": seats["ann"].replace("3 coins", "1 coins")}))
    t.ann.redeploys(aa=2, bb=1, cc=1)
    assert t.game.state.seat == 1  # nothing to decide without a coin


def test_one_of_two_kinds_of_region_is_enough_and_both_count_once():
    board = "aa:swamp - bb:forest - cc:forest mine - dd:hill mine - ee:hill"
    t = laid("ranging", board, ann="Ranging Ratmen: aa 1, ee 1, hand 9", bob="Elves")
    assert (t.ann.price("bb"), t.ann.price("dd")) == (2 - 1, 2 - 1)
    t.ann.conquers("bb")
    assert t.ann.price("cc") == 2 - 1  # a forest with a mine is still one discount


def test_or_with_nothing_beside_it_is_what_is_meant():
    texts = [
        power(f'part = "price"\nless = 1\nwhere = {each}') for each in ("{ or = { edge = true } }", "{ edge = true }")
    ]
    assert describe(home_made(sw.banner(texts[0]))) == describe(home_made(sw.banner(texts[1])))


def test_or_goes_by_how_a_region_was_when_it_was_attacked():
    board = "aa:swamp - bb:swamp edge - cc:swamp native - dd:swamp - ee:swamp edge"
    t = laid("salvaging", board, ann="Salvaging Ratmen: aa 1, hand 12", bob="Hill Giants; declined Elves: bb 1, dd 1")
    t.ann.conquers("bb", "cc", "dd", "ee")
    assert t.game.income(0)[-1] == ("ratmen", "salvaging", 2)  # bb and cc; dd is no edge, ee was empty


def test_each_group_but_the_first_pays():
    t = laid("scattered", ROW, ann="Scattered Ratmen: aa 1, bb 1, dd 1, hand 2", bob="Elves")
    assert t.ann.income == 3 + 2 - 1
    t = laid("scattered", ROW, ann="Scattered Ratmen: aa 1, bb 1, cc 1, hand 2", bob="Elves")
    assert t.ann.income == 3


def test_the_largest_active_race_is_paid_or_the_others_are_helped():
    for theirs, leads in (("cc 1", True), ("cc 1, dd 1", False), ("cc 1; declined Giants: dd 1, ee 1", True)):
        t = laid("majestic", ROW, ann="Majestic Ratmen: aa 1, bb 1, hand 2", bob=f"Hill Elves: {theirs}")
        assert t.ann.income == 2 + (3 if leads else 0), theirs
    t = laid("eclipsed", ROW, ann="Eclipsed Ratmen: aa 1, hand 9", bob="Hill Elves: dd 1")
    assert t.ann.price("bb") == 2 - 1
    t.ann.conquers("bb")
    assert t.ann.price("cc") == 2  # two regions against one


def test_so_many_regions_of_a_kind():
    board = "aa:farmland - bb:farmland - cc:swamp"
    t = laid("agrarian", board, ann="Agrarian Ratmen: aa 1, hand 9", bob="Elves")
    assert t.ann.price("bb") == 2
    t.ann.conquers("bb")
    assert t.ann.price("cc") == 2 - 1


def test_whoever_comes_late_comes_with_more():
    (text,) = IDEAS["late"]
    setup = make_setup("base", 2, custom=[text])
    hands = []
    for number in (3, 4):
        game = first_combo(setup, rules_of(setup).race("skeletons").index, rules_of(setup).power("late").index, 0)
        game.state.round = number
        game.play({"do": "pick", "combo": 0})
        hands.append(game.state.tribe(game.state.active[0]).hand)
    assert hands == [6 + 4, 6 + 4 + 3]  # the banner, the badge, and for the late ones three more


def test_regions_that_touch_no_rival():
    t = laid("secluded", ROW, ann="Secluded Ratmen: aa 1, bb 1, cc 1, hand 2", bob="Hill Elves: dd 1")
    assert t.ann.income == 3 + 2  # cc touches the Elves


def test_a_token_for_every_region_lost_since_the_last_turn():
    t = laid("vengeful", ROW, ann="Hill Ratmen: bb 1, hand 12", bob="Vengeful Orcs: aa 1, cc 1, ee 1")
    t.ann.conquers("aa", "cc")
    t.ann.ends_turn()
    t.bob.expands()
    assert t.bob.hand == 2  # Orcs lost one token with each region
    t.bob.ends_turn()
    t.ann.rests()
    t.bob.expands()
    assert t.bob.hand == 2  # nothing was lost since, and those two are still there


def test_coins_for_hills_lost_until_the_turn_is_paid():
    board = "aa:hill - bb:swamp - cc:swamp - dd:hill - ee:swamp"
    t = laid(
        "martyred", board, ann="Forest Ratmen: bb 1, hand 12", bob="Martyred Orcs: aa 1, cc 1, dd 1, ee 1; 0 coins"
    )
    t.ann.conquers("aa", "cc", "dd")
    t.ann.ends_turn()
    t.bob.rests()
    assert t.bob.coins == 1 + 2  # ee is left; two of the three were hills
    t.ann.rests()
    t.bob.rests()
    assert t.bob.coins == 1 + 2 + 1


def test_what_was_lost_to_ones_own_race_is_not_lost():
    t = laid("furious", ROW, ann="Hill Ratmen: aa 1, hand 12; declined Furious Orcs: bb 1, cc 1", bob="Elves: ee 1")
    t.ann.conquers("bb")
    assert t.game.state.notes == ()


def test_who_lost_something_attacks_for_less():
    t = laid("furious", ROW, ann="Hill Ratmen: bb 1, hand 12", bob="Furious Orcs: aa 1, cc 1, dd 2")
    t.ann.conquers("cc")
    t.ann.ends_turn()
    t.bob.expands()
    assert t.bob.price("ee") == 2 - 1
    assert t.game.explain("ee").items == [("land", 2), ("furious", -1)]


def test_two_losses_are_enough_until_the_next_turn():
    claims = 'claims = ["1:feared_lost:ee"]'
    t = laid("feared", ROW, claims, ann="Hill Ratmen: bb 1, hand 12", bob="Feared Orcs: aa 1, cc 1, dd 1")
    t.ann.conquers("aa")  # the second one since their turn: ee fell before
    assert t.ann.why("cc") == "sheltered"
    t.ann.ends_turn()
    t.bob.rests()
    t.ann.expands()
    assert t.ann.may("conquer") == "cc"


def test_newcomers_are_safe_until_their_second_turn():
    t = laid("newcoming", ROW, ann="Hill Ratmen: bb 1, hand 12", bob="Newcoming Orcs: aa 1, cc 1")
    assert t.ann.why("cc") == "sheltered"
    t.ann.ends_turn()
    t.bob.rests()
    t.ann.expands()
    assert t.ann.may("conquer") == "aa cc"


def test_a_race_counts_its_turns():
    (text,) = IDEAS["fleeting"]
    setup = make_setup("base", 2, custom=[text])
    game = first_combo(setup, rules_of(setup).race("orcs").index, rules_of(setup).power("fleeting").index, 0)
    noted = []
    for number in range(1, 4):
        game.play({"do": "pick", "combo": 0} if number == 1 else {"do": "expand"})
        noted.append([(note.kind.word, note.number, note.seat) for note in game.state.notes])
        end_turn(game)
        game.play(game.legal()[0])
        end_turn(game)
    assert noted == [[("fleeting_turn", number, 0)] for number in (1, 2, 3)]


def test_coins_in_the_first_two_turns():
    for turn, coins in ((1, 2), (2, 2), (3, 0)):
        claims = f'claims = ["0:fleeting_turn:{turn}"]'
        t = laid("fleeting", ROW, claims, ann="Fleeting Ratmen: aa 1, hand 2", bob="Elves")
        assert t.ann.income == 1 + coins


def test_a_region_given_up_for_the_levy_gives_back_its_whole_garrison():
    text = race('part = "garrison"\ntokens = 2', 'part = "conquest_levy"\ntokens = 4', key="pairs", plays_with="trolls")
    t = drawn(ROW, custom=(sw.banner(text),), ann="Hill Pairs: aa 2, bb 2, cc 2, hand 1", bob="Elves")
    t.ann.does(do="end")
    assert t.game.state.asks[0].number == 2  # three tokens are short, and each region has two
    again = sw.position(t.game.to_position())
    assert again.state.asks[0].number == 2
    t.ann.gives_up("aa")
    assert t.game.state.asks[0].number == 1
    t.ann.gives_up("cc")
    assert t.game.state.tribe(t.game.state.active[0]).aside == 4


@pytest.mark.parametrize("name", IDEAS)
class TestEveryIdea:
    def test_it_is_told_in_three_languages(self, name):
        for text in IDEAS[name]:
            told = [describe(home_made(sw.banner(text)), language) for language in LANGUAGES]
            assert len(set(told)) == len(LANGUAGES)
            for sentence in told:
                assert not re.search(r"  | ,|,,|\{|\}|\$|None|_", sentence), sentence

    def test_the_referee_finds_nothing(self, name):
        for number in range(3):
            setup = make_setup("base", 2 + number, custom=IDEAS[name])
            game = first_combo(setup, *partners(setup, number), number)
            game.play({"do": "pick", "combo": 0})
            referee = watch(game, every=16, shift=number * 37)
            play_out(referee, random.Random(number))
            assert referee.violations == [] and game.over
