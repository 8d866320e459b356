"""Twenty-four ideas for home-made races and powers, each an example file: what it does, in numbers.

The files are in `content/custom/ideas`. Every board is drawn in its test; "cut" is a region that is nobody's.
"""

import random
import re
from pathlib import Path

import pytest

import smallworld as sw
from drawn import drawn
from homemade import EXAMPLES, TWO_VALLEYS, start
from quick_bots import QUICK_BOTS
from referee import play_out, watch
from smallworld.bots import make_bot
from smallworld.content.loader import CustomBanner, home_made
from smallworld.content.setup import make_setup
from smallworld.text.homemade import describe
from smallworld.text.places import LANGUAGES
from smallworld.trial import first_combo, partners
from table import Table

IDEAS = EXAMPLES / "ideas"
FILES = sorted(IDEAS.glob("*.toml"))
VALLEYS = TWO_VALLEYS.replace("rounds = 8", "rounds = 3")


def idea(name: str) -> CustomBanner:
    """The example file of this name."""
    return sw.banner(IDEAS / f"{name}.toml")


def laid(name: str, board: str, more: str = "", step: str = "conquer", **seats: str) -> Table:
    """A drawn table at which the banner of an example file is in the game."""
    return drawn(board, more, step, None, "base", (idea(name),), (), **seats)


def paid(t: Table) -> list[tuple[int, int, int]]:
    """Coins that changed hands: from, to, how many; -1 is the bank."""
    return [(event["player"], event["to"], event["coins"]) for event in t.events("coins_paid")]


def test_01_the_first_conquest_of_each_turn_costs_one_less():
    t = laid("eager", "peak:mountain - moor:swamp - rise:hill", ann="Eager Orcs: rise 1, hand 6", bob="Elves")
    assert t.ann.price("moor") == 2 - 1
    assert t.game.explain("moor").items == [("land", 2), ("eager", -1)]
    t.ann.conquers("moor")
    assert t.ann.price("peak") == 2 + 1  # a mountain, and the second conquest


def test_02_twins_stand_in_pairs():
    t = laid("twins", "moor:swamp - rise:hill - wood:forest", ann="Hill Twins: rise 2, hand 3", bob="Elves")
    t.ann.conquers("moor")
    assert t.map.startswith("moor2 rise2")
    assert t.ann.may("reinforce") == ""  # one token in hand cannot stand anywhere alone
    t.ann.stops()
    t.ann.redeploys(moor=3, rise=2)
    assert t.map.startswith("moor3 rise2")


def test_03_seven_tokens_and_nothing_else():
    for race, tokens in (("skeletons", 6 + 7), ("ratmen", 13)):  # there are no more Ratmen in the box
        game = start([idea("numerous")], race, "numerous")
        assert game.state.tribe(game.state.active[0]).hand == tokens


def test_04_regions_of_declined_races_cost_one_less():
    t = laid(
        "grave_robbing",
        "moor:swamp - rise:hill - wood:forest\nrise - cut:hill\nrise - lea:farmland native",
        ann="Grave Robbing Orcs: rise 1, hand 8",
        bob="Hill Giants: wood 1; declined Elves: moor 1",
    )
    assert t.ann.price("moor") == 2 + 1 - 1  # declined Elves
    assert t.ann.price("wood") == 2 + 1  # active Giants
    assert t.ann.price("cut") == 2


def test_05_a_coin_for_each_region_beyond_the_third():
    t = laid("sprawling", "aa:swamp - bb:swamp - cc:swamp - dd:swamp - ee:swamp", ann=sprawl(5), bob="Elves")
    assert t.ann.income == 5 + 2
    t = laid("sprawling", "aa:swamp - bb:swamp - cc:swamp - dd:swamp - ee:swamp", ann=sprawl(3), bob="Elves")
    assert t.ann.income == 3


def sprawl(regions: int) -> str:
    held = ", ".join(f"{name} 1" for name in ("aa", "bb", "cc", "dd", "ee")[:regions])
    return f"Sprawling Ratmen: {held}, hand 3"


def test_06_a_coin_for_every_two_regions_on_a_coast():
    board = "aa:swamp - bay:sea - bb:swamp\nbay - cc:swamp - dd:swamp"
    t = laid("pearl_diving", board, ann="Pearl Diving Ratmen: aa 1, bb 1, cc 1, dd 1, hand 2", bob="Elves")
    assert t.ann.income == 4 + 3 // 2  # dd is inland


def test_07_golems_stay_where_they_conquered():
    t = laid("golems", "aa:swamp - bb:mountain - cc:swamp", ann="Hill Golems: aa 1, hand 5", bob="Elves")
    t.ann.conquers("bb")
    assert t.ann.price("cc") == 2
    t.ann.stops()
    assert t.ann.refused(do="redeploy", tokens={"aa": 5, "bb": 1}) == "bad_deploy"  # the three on the mountain stay
    t.ann.redeploys(aa=3, bb=3)
    assert t.map.startswith("aa3 bb3")


def test_08_a_player_whose_active_race_is_attacked_pays():
    t = laid(
        "extorting",
        "aa:swamp - bb:swamp - cc:swamp - dd:swamp",
        ann="Extorting Orcs: aa 1, hand 9; 0 coins",
        bob="Hill Giants: bb 1, dd 1; declined Elves: cc 1; 1 coins",
    )
    t.ann.conquers("bb")
    assert paid(t) == [(1, 0, 1)]
    t.ann.conquers("cc", "dd")  # a declined race pays nothing, and then Bob has nothing left
    assert paid(t) == [(1, 0, 1)]


def test_09_a_coin_for_each_region_abandoned_this_turn():
    board = "aa:swamp - bb:swamp - cc:swamp - dd:swamp"
    t = laid("nomads", board, ann="Hill Nomads: aa 1, bb 1, cc 1, hand 1", bob="Elves")
    t.ann.abandons("aa", "bb")
    assert t.game.income(0) == [("nomads", "regions", 1), ("nomads", "nomads", 2)]
    t.ann.ends_turn()
    assert t.ann.scored == 1 + 2
    t.bob.rests()
    assert t.ann.income == 1  # last turn's are forgotten


def test_10_after_scoring_a_region_may_be_sold():
    t = laid(
        "traders",
        "aa:swamp - bb:swamp - cc:swamp",
        step="redeploy",
        ann="Hill Traders: aa 2, bb 1, hand 1; 5 coins",
        bob="Elves",
    )
    t.ann.redeploys(aa=2, bb=2)
    assert t.ann.may("use", "traders_offer") == "aa bb"
    t.ann.uses("traders_offer", "aa")
    assert paid(t) == [(-1, 0, 1)]
    assert (t.ann.coins, t.ann.aside) == (5 + 2 + 1, 2)  # both tokens wait for the next turn
    t.ann.stops()
    t.bob.rests()
    t.ann.expands()
    assert t.ann.hand == 2 + 1


def test_11_on_decline_monks_go_to_one_region_and_each_pays():
    t = laid("monks", "aa:swamp - bb:swamp - cc:swamp", step="declare", ann="Hill Monks: aa 3, bb 2, cc 1", bob="Elves")
    t.ann.declines()
    assert t.ann.may("use", "monks_home") == "aa bb cc"
    t.ann.uses("monks_home", "cc")
    assert t.map.startswith("- / cc6")
    assert t.ann.scored == 1 + 6  # the region, and a coin for each Monk


def test_12_haunted_regions_cannot_be_conquered_in_decline():
    t = laid(
        "haunted",
        "aa:swamp - bb:swamp - cc:swamp",
        ann="Hill Orcs: bb 1, hand 9",
        bob="Swamp Giants: cc 1; declined Haunted Elves: aa 1",
    )
    assert t.ann.why("aa") == "sheltered"
    assert t.ann.may("conquer") == "cc"
    t = laid("haunted", "aa:swamp - bb:swamp", ann="Hill Orcs: bb 1, hand 9", bob="Haunted Elves: aa 1")
    assert t.ann.may("conquer") == "aa"  # as long as they are active


def test_13_whoever_takes_a_region_of_the_landlords_pays():
    t = laid(
        "landlords",
        "aa:swamp - bb:swamp - cc:swamp",
        ann="Hill Orcs: bb 1, hand 9; 5 coins",
        bob="Swamp Landlords: aa 1, cc 1; 5 coins",
    )
    t.ann.conquers("aa")
    assert paid(t) == [(0, 1, 1)]
    assert (t.ann.coins, t.bob.coins) == (5 - 1, 5 + 1)


def test_14_two_coins_for_each_different_terrain():
    t = laid(
        "cosmopolitan",
        "aa:swamp - bb:swamp - cc:hill - dd:forest",
        ann="Cosmopolitan Ratmen: aa 1, bb 1, cc 1, hand 2",
        bob="Elves",
    )
    assert t.ann.income == 3 + 2 * 2  # swamp and hill


def test_15_conquests_cost_two_less_in_every_second_round():
    for number, price in ((1, 3), (2, 3 - 2), (3, 3)):
        t = laid(
            "moonstruck",
            "aa:swamp - peak:mountain",
            f"round = {number}",
            ann="Moonstruck Orcs: aa 1, hand 5",
            bob="Elves",
        )
        assert t.ann.price("peak") == price


def test_16_masons_build_towers_that_stay():
    t = laid(
        "masons",
        "aa:swamp - bb:swamp - cc:swamp",
        step="redeploy",
        ann="Hill Masons: aa 1, bb 1, hand 1",
        bob="Swamp Orcs: cc 1, hand 0",
    )
    t.ann.redeploys(aa=2, bb=1)
    t.ann.uses("masons_marker", "bb")
    t.ann.ends_turn()
    t.bob.expands()
    assert t.bob.price("bb") == 2 + 1 + 1  # land, Mason, tower
    t.bob.ends_turn()
    t.ann.declines()
    t.ann.ends_turn()
    assert t.where("masons_marker") == "bb"


def test_17_bribing_pays_a_coin_for_a_price_lower_by_two():
    t = laid("bribing", "aa:swamp - peak:mountain - bb:swamp", ann="Bribing Orcs: aa 1, hand 5; 1 coins", bob="Elves")
    assert t.ann.price("peak") == 3
    t.ann.uses("bribing_offer")
    assert (t.ann.price("peak"), t.ann.coins) == (3 - 2, 0)
    t.ann.conquers("peak")
    assert t.ann.price("bb") == 2
    assert t.ann.may("use", "bribing_offer") == ""
    with pytest.raises(sw.Illegal, match="It costs 1 coin, and the player has too few"):
        t.ann.uses("bribing_offer")


def test_18_rabbits_multiply_while_they_hold_fewer_than_five_regions():
    t = laid("rabbits", "aa:swamp - bb:swamp", step="declare", ann="Hill Rabbits: aa 3", bob="Elves")
    t.ann.expands()
    assert t.ann.hand == 2 + 1
    board = "aa:swamp - bb:swamp - cc:swamp - dd:swamp - ee:swamp"
    t = laid("rabbits", board, step="declare", ann="Hill Rabbits: aa 3, bb 1, cc 1, dd 1, ee 1", bob="Elves")
    t.ann.expands()
    assert t.ann.hand == 2


def test_19_frogs_cannot_hold_forests_and_swamps_pay_two():
    t = laid("frogs", "aa:swamp - wood:forest\naa - bb:hill", ann="Hill Frogs: aa 1, hand 5", bob="Elves")
    assert t.ann.why("wood") == "shunned"
    assert t.ann.may("conquer") == "bb"
    assert t.ann.income == 1 + 2


def test_20_three_coins_at_the_moment_of_decline():
    t = laid("mourned", "aa:swamp - bb:swamp", step="declare", ann="Mourned Orcs: aa 3; 5 coins", bob="Elves")
    t.ann.declines()
    assert paid(t) == [(-1, 0, 3)]
    assert t.ann.coins == 5 + 3 + 1


def test_21_pilgrims_conquer_only_next_to_a_symbol_of_theirs():
    board = "aa:swamp - shrine:hill magic - bb:swamp - cc:swamp"
    t = laid("pilgrims", board, ann="Hill Pilgrims: shrine 1, hand 8", bob="Elves")
    assert t.ann.may("conquer") == "aa bb"
    t.ann.conquers("bb")
    assert t.ann.why("cc") == "shunned"  # bb has no symbol


def test_22_a_coin_for_each_neighbour():
    t = laid(
        "sociable",
        "aa:swamp - bb:swamp - cc:swamp\nbb - dd:swamp",
        ann="Sociable Orcs: bb 1, hand 2",
        bob="Hill Elves: aa 1; declined Giants: dd 1",
        cid="Swamp Humans: cc 1",
    )
    assert t.ann.income == 1 + 2  # Elves and Humans; a declined race is no neighbour


def test_23_survivors_of_the_phoenixes_come_back_next_turn():
    t = laid(
        "phoenixes", "aa:swamp - bb:swamp - cc:swamp", ann="Hill Orcs: bb 1, hand 9", bob="Swamp Phoenixes: aa 3, cc 1"
    )
    t.ann.conquers("aa")
    assert (t.bob.aside, t.bob.fled) == (3 - 1, 0)
    t.ann.ends_turn()
    assert t.game.decider == 1  # nobody asked where they go
    t.bob.expands()
    assert t.bob.hand == 2


def test_24_twice_a_game_a_conquest_without_the_tokens_for_the_land():
    t = laid(
        "tunnelling", "aa:swamp - peak:mountain - bb:swamp - cc:swamp", ann="Tunnelling Orcs: aa 1, hand 5", bob="Elves"
    )
    t.ann.uses("tunnelling_offer")
    assert t.ann.price("peak") == 3 - 2
    t.ann.conquers("peak")
    t.ann.uses("tunnelling_offer")
    t.ann.conquers("bb")
    assert t.ann.notes == ["tunnelling_offer_used:1", "tunnelling_offer_used:2"]
    with pytest.raises(sw.Illegal, match="It may be used 2 times in a game, and was"):
        t.ann.uses("tunnelling_offer")


# Every one of them


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
class TestEveryIdea:
    def test_it_is_put_in_words_in_three_languages(self, file):
        made = home_made(sw.banner(file))
        told = [describe(made, language) for language in LANGUAGES]
        assert len({sentence.partition(": ")[2] for sentence in told}) == len(LANGUAGES)
        for language, sentence in zip(LANGUAGES, told, strict=True):
            assert sentence.startswith(made.called(language)) and sentence.endswith(".")
            assert not re.search(r"  | ,|\{|\}|\$|None|_", sentence), sentence

    @pytest.mark.thinking
    def test_every_bot_plays_it(self, file):
        for name in QUICK_BOTS:
            game = begun(file, VALLEYS)
            bots = [make_bot(name, 1, seat) for seat in range(2)]
            while not game.over:
                game.play(bots[game.state.decider].decide(game))
            assert min(game.scores) >= 0

    def test_the_referee_finds_nothing(self, file):
        for number in range(2):
            referee = watch(begun(file, None, number), every=16, shift=number * 37)
            play_out(referee, random.Random(number))
            assert referee.violations == [] and referee.game.over

    @pytest.mark.long
    def test_two_hundred_games_end_under_the_referee(self, file):
        for number in range(200):
            referee = watch(begun(file, None, number), every=64, shift=number * 37)
            play_out(referee, random.Random(number))
            assert referee.violations == [] and referee.game.over


def begun(file: Path, board: str | None, number: int = 0) -> sw.Game:
    """A game in which seat 0 has just taken the banner, with another partner each time."""
    setup = make_setup("base", 2 if board else 2 + number % 4, custom=[file], custom_board=board)
    game = first_combo(setup, *partners(setup, number), number)
    game.play({"do": "pick", "combo": 0})
    return game


def test_there_are_twenty_four():
    assert len(FILES) == 24
