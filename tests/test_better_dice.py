"""A better die, and abilities that go by the other half of their combination: reckoned, told and played."""

import random
import re

import pytest

import smallworld as sw
from drawn import drawn
from homemade import power, race
from referee import play_out, watch
from smallworld.bots import make_bot
from smallworld.content.loader import home_made
from smallworld.content.setup import make_setup
from smallworld.table.choices import choices
from smallworld.text.homemade import describe
from smallworld.text.places import LANGUAGES
from smallworld.trial import first_combo, partners
from table import Table

IDEAS = {
    "lucky": power('part = "die"\nmore = 1', key="lucky"),
    "steady": power('part = "die"\nat_least = 1', key="steady"),
    "blessed": power('part = "die"\nagain = "nothing"', key="blessed"),
    "stubborn": power('part = "die"\nagain = "short"\nmore = 1', key="stubborn"),
    "climbing": power('part = "die"\nmore = 2\nwhere = { terrain = "hill" }', key="climbing"),
    "warming": power('part = "die"\nmore = 1\nwhen = { conquest = { at_least = 2 } }', key="warming"),
    "gambling": power(
        'part = "rolls_before_conquest"', 'part = "die"\nmore = 1\nagain = "short"', key="gambling", tokens=3
    ),
    "bulwark": power('part = "no_die"\nwhen = { race = "both" }', key="bulwark"),
    "hilly": power('part = "no_die"\nwhere = { terrain = "hill" }', key="hilly"),
    "humble": power('part = "coins"\ncoins = 2\nwhen = { brings = { at_most = 9 } }', key="humble"),
    "choosy": power('part = "coins"\ncoins = 2\nwhen = { with_tokens = { at_least = 7 } }', key="choosy"),
    "shy": power('part = "coins"\ncoins = 2\nwhen = { without = ["giants", "elves"] }', key="shy"),
    "leaders": race(
        'part = "price"\nless = 1\nwhen = { with_tokens = { at_most = 4 } }', key="leaders", plays_with="trolls"
    ),
}

ROW = "aa:swamp - bb:swamp - cc:swamp - dd:hill - ee:swamp"


def laid(name: str, board: str = ROW, more: str = "", dice=None, **seats: str) -> Table:
    """A drawn table with the banner of an idea."""
    return drawn(board, more, "conquer", dice, "base", (sw.banner(IDEAS[name]),), (), **seats)


def dice_of(t: Table) -> list[tuple[int, int]]:
    """What was rolled and what was needed."""
    return [(event["face"], event["needed"]) for event in t.events("die_rolled")]


def told(t: Table, region: str) -> tuple[str, int, int, int]:
    """What the game explains: its code, the throws that win, of how many, and the lowest face."""
    found = t.game.explain(region)
    return found.code, found.wins, found.of, found.needs


# More


def test_one_more_reaches_farther_and_wins_oftener():
    t = laid("lucky", ann="Lucky Ratmen: aa 1, hand 1", bob="Giants: bb 3")
    assert t.ann.price("bb") == 5
    assert told(t, "bb") == ("die", 1, 6, 3)  # 1 + 3 + 1
    t = laid("lucky", ann="Lucky Ratmen: aa 1, hand 1", bob="Giants: bb 4")
    assert told(t, "bb") == ("too_few_tokens", 0, 6, -1)
    t = laid("lucky", ann="Lucky Ratmen: aa 1, hand 1", bob="Giants: bb 1")
    assert told(t, "bb") == ("die", 3, 6, 1)


def test_a_blank_with_one_more_fills_the_gap_of_one():
    t = laid("lucky", dice=[0], ann="Lucky Ratmen: aa 1, hand 2", bob="Giants: bb 1")
    assert told(t, "bb") == ("die", 6, 6, 0)
    t.ann.tries("bb")
    assert dice_of(t) == [(0, 0)]
    assert t.region("bb")["race"] == "ratmen"


def test_only_what_is_rolled_is_told_as_rolled():
    t = laid("lucky", dice=[1], ann="Lucky Ratmen: aa 1, hand 1", bob="Giants: bb 2")
    t.ann.tries("bb")
    assert dice_of(t) == [(1, 2)]
    assert [event["short"] for event in t.events("attack_failed")] == [1]


def test_a_steady_die_counts_at_least_one():
    t = laid("steady", dice=[0], ann="Steady Ratmen: aa 1, hand 1", bob="Elves")
    assert told(t, "bb") == ("die", 6, 6, 0)
    t.ann.tries("bb")
    assert t.region("bb")["race"] == "ratmen"
    t = laid("steady", ann="Steady Ratmen: aa 1, hand 1", bob="Giants: bb 1")
    assert told(t, "bb") == ("die", 2, 6, 2)


def test_a_die_may_be_better_only_somewhere_or_sometimes():
    t = laid("climbing", ann="Climbing Ratmen: cc 1, hand 1", bob="Giants: bb 1, dd 1")
    assert told(t, "bb")[1:] == (2, 6, 2)
    assert told(t, "dd")[1:] == (6, 6, 0)
    t = laid("warming", ann="Warming Ratmen: bb 1, hand 3", bob="Giants: aa 3")
    assert told(t, "aa") == ("die", 2, 6, 2)
    t.ann.conquers("cc")
    assert t.ann.hand == 1
    assert told(t, "aa") == ("die", 1, 6, 3)  # 1 + 3 + 1


# Again


def test_nothing_is_rolled_again():
    t = laid("blessed", dice=[0, 2], ann="Blessed Ratmen: aa 1, hand 1", bob="Giants: bb 1")
    assert told(t, "bb") == ("die", 2 * 6 + 3 * 2, 36, 2)
    t.ann.tries("bb")
    assert dice_of(t) == [(0, 2), (2, 2)]
    assert t.region("bb")["race"] == "ratmen"


def test_anything_else_is_not():
    t = laid("blessed", dice=[1, 3], ann="Blessed Ratmen: aa 1, hand 1", bob="Giants: bb 1")
    t.ann.tries("bb")
    assert dice_of(t) == [(1, 2)]
    assert t.region("bb")["race"] == "giants"


def test_what_falls_short_is_rolled_again_but_never_twice():
    t = laid("stubborn", dice=[1, 0, 3], ann="Stubborn Ratmen: aa 1, hand 1", bob="Giants: bb 2")
    assert told(t, "bb") == ("die", 2 * 6 + 4 * 2, 36, 2)
    t.ann.tries("bb")
    assert dice_of(t) == [(1, 2), (0, 2)]
    assert t.region("bb")["race"] == "giants"
    t = laid("stubborn", dice=[2, 0], ann="Stubborn Ratmen: aa 1, hand 1", bob="Giants: bb 2")
    t.ann.tries("bb")
    assert dice_of(t) == [(2, 2)]


def test_the_chance_is_what_happens():
    """Every pair of faces, played: as many win as are told."""
    for name in ("lucky", "blessed", "stubborn"):
        seats = {"ann": f"{name.title()} Ratmen: aa 1, hand 1", "bob": "Giants: bb 1"}
        die = laid(name, **seats).game.state.rules.die
        won = 0
        for one in die:
            for two in die:
                t = laid(name, dice=[one, two], **seats)
                code, wins, of, _ = told(t, "bb")
                t.ann.tries("bb")
                won += t.region("bb")["race"] == "ratmen"
        assert (code, won * of) == ("die", wins * 36)


def test_before_a_conquest_the_better_roll_stays():
    for dice, stays in (([2, 1], 2), ([0, 3], 3), ([0, 0], 0)):
        t = laid("gambling", dice=dice, ann="Gambling Ratmen: aa 1, hand 4", bob="Giants: bb 2")
        t.ann.rolls()
        assert [face for face, _ in dice_of(t)] == dice
        assert t.game.state.turn.roll == stays
        assert t.ann.price("bb") == max(1, 4 - stays - 1)
        items = dict(t.game.explain("bb").items)
        assert (items.get("die", 0), items["gambling"]) == (-stays, -1)
        again = sw.position(t.game.to_position(), custom=(sw.banner(IDEAS["gambling"]),))
        assert again.view(0) == t.game.view(0)


def test_a_printed_race_with_the_same_die_is_not_helped():
    t = laid("lucky", ann="Swamp Ratmen: aa 1, hand 1", bob="Lucky Giants: bb 3")
    assert told(t, "bb") == ("too_few_tokens", 0, 6, -1)


# No help


def test_against_some_nobody_rolls():
    t = laid("bulwark", ann="Swamp Ratmen: aa 1, hand 2", bob="Bulwark Giants: bb 1")
    assert told(t, "bb") == ("too_few_tokens", 0, 6, -1)
    assert "bb" not in t.ann.may("reinforce")
    t = laid("bulwark", ann="Swamp Ratmen: aa 1, hand 3", bob="Bulwark Giants: bb 1")
    assert told(t, "bb")[0] == "ok"


def test_only_hills_are_safe_from_the_die():
    t = laid("hilly", ann="Swamp Ratmen: cc 1, hand 2", bob="Hilly Giants: bb 1, dd 1")
    assert told(t, "bb") == ("die", 3, 6, 1)
    assert told(t, "dd") == ("too_few_tokens", 0, 6, -1)


def test_a_die_on_the_table_does_not_count_against_them():
    t = laid("bulwark", dice=[2], ann="Berserk Ratmen: aa 1, hand 4", bob="Bulwark Giants: bb 1", cec="Elves")
    t.ann.rolls()
    assert t.ann.price("bb") == 3
    assert t.game.explain("bb").items == [("land", 2), ("giants", 1), ("bulwark", 2), ("die", -2)]


def test_a_better_die_is_none_against_them():
    banners = tuple(sw.banner(IDEAS[name]) for name in ("gambling", "bulwark"))
    seats = {"ann": "Gambling Ratmen: aa 1, cc 1, hand 4", "bob": "Bulwark Giants: bb 1, dd 2"}
    t = drawn(ROW, "", "conquer", [0, 1], "base", banners, (), **seats)
    t.ann.rolls()
    assert t.ann.price("bb") == 3
    assert sum(number for _, number in t.game.explain("bb").items) == 3


def test_their_own_player_may_roll():
    t = laid("bulwark", ann="Swamp Ratmen: aa 1, hand 2; declined Bulwark Giants: bb 1", bob="Elves")
    assert told(t, "bb")[0] == "die"


# Nobody peeks


def test_a_roll_is_not_taken_back():
    t = laid("blessed", dice=[0, 0], ann="Blessed Ratmen: aa 1, hand 1", bob="Giants: bb 1")
    t.ann.tries("bb")
    assert not t.game.can_undo
    with pytest.raises(sw.Illegal):
        t.game.undo()


def test_a_refused_list_tells_nothing_of_either_die():
    reasons = set()
    for dice in ([0, 0], [0, 3], [3, 3]):
        t = laid("blessed", dice=dice, ann="Blessed Ratmen: aa 1, hand 1", bob="Giants: bb 1")
        before = t.game.view(0)
        with pytest.raises(sw.Illegal) as refused:
            t.game.play([{"do": "reinforce", "region": "bb"}, {"do": "redeploy", "tokens": {}}])
        reasons.add(str(refused.value))
        assert t.game.view(0) == before
    assert len(reasons) == 1


def test_the_game_played_again_rolls_the_same():
    t = laid("stubborn", dice=[1, 2], ann="Stubborn Ratmen: aa 1, hand 1", bob="Giants: bb 2")
    t.ann.tries("bb")
    assert sw.Game.from_json(t.game.to_json()).view(0) == t.game.view(0)


# What the table and the learner are told


def test_the_decider_is_told_the_chance():
    t = laid("blessed", ann="Blessed Ratmen: aa 1, hand 1", bob="Giants: bb 1")
    data = choices(t.game, 0)
    attack = next(action for action in data["actions"] if action["do"] == "reinforce" and action["region"] == "bb")
    assert (attack["wins"], data["faces"]) == (18, 36)
    assert (data["regions"]["bb"]["wins"], data["regions"]["bb"]["needs"]) == (18, 2)
    assert data["regions"]["aa"]["needs"] is None
    own = t.game.explain("bb").to_json()
    assert (own["wins"], own["of"], own["needs"]) == (18, 36, 2)
    plain = laid("blessed", ann="Swamp Ratmen: aa 1, hand 1", bob="Giants: bb 1")
    assert choices(plain.game, 0)["faces"] == 6


# Bots, which nobody told


@pytest.mark.parametrize("name", ["greedy", "heuristic", "expander"])
def test_a_bot_tries_what_only_this_die_can_win(name):
    t = laid("lucky", "aa:swamp - bb:swamp", ann="Lucky Ratmen: aa 1, hand 1", bob="Giants: bb 3")
    action = make_bot(name, 1, 0).decide(t.game)
    assert t.game.action_json(action) == {"do": "reinforce", "region": "bb"}


# The other half


def test_a_small_combination_is_paid():
    for name, coins in (("Giants", 0), ("Wizards", 2)):
        t = laid("humble", ann=f"Humble {name}: aa 1, hand 2", bob="Elves")
        assert t.ann.income == 1 + coins, name


def test_a_large_other_half_is_paid_as_long_as_it_is_there():
    for name, coins in (("Ratmen", 2), ("Giants", 0)):
        t = laid("choosy", ann=f"Choosy {name}: aa 1, hand 2", bob="Elves")
        assert t.ann.income == 1 + coins, name


def test_a_race_likes_small_badges():
    for badge, less in (("Underworld", 0), ("Alchemist", 1), ("Swamp", 1), ("Commando", 1)):
        t = drawn(ROW, custom=(sw.banner(IDEAS["leaders"]),), ann=f"{badge} Leaders: aa 1, hand 4", bob="Giants")
        assert t.ann.price("bb") == 2 - less, badge


def test_some_company_is_shunned():
    for name, coins in (("Giants", 0), ("Elves", 0), ("Ratmen", 2)):
        t = laid("shy", ann=f"Shy {name}: aa 1, hand 2", bob="Humans")
        assert t.ann.income == 1 + coins, name


def test_what_the_other_half_was_is_forgotten_with_its_badge():
    """A declined race has lost its badge: no half is left to count."""
    told = 'part = "coins"\ncoins = 2\nwhen = { race = "both", with_tokens = { at_most = 9 } }'
    banner = sw.banner(race(told, key="leaders", plays_with="trolls"))
    t = drawn(ROW, custom=(banner,), ann="Hill Ratmen: bb 1, hand 1; declined Leaders: aa 1", bob="Giants")
    assert t.game.income(0) == [("leaders", "regions", 1), ("ratmen", "regions", 1)]


@pytest.mark.parametrize(
    "written, reason",
    {
        'part = "die"': "Give one of more or at_least or again",
        'part = "die"\nmore = 4': "more must be a whole number from 1 to 3, not 4",
        'part = "die"\nagain = "twice"': "again cannot be 'twice'",
        'part = "die"\nmore = true': "more must be a whole number",
        'part = "die"\nmore = 1\nwhen = { lost = 1 }': "lost makes no sense here",
        'part = "die"\nmore = 1\nwhere = { taken = true }': "nothing was taken there yet",
        'part = "coins"\nwhen = { without = "gilded" }': "without names the banner itself",
        'part = "coins"\nwhen = { without = "elvs" }': "Did you mean 'elves'?",
        'part = "coins"\nwhen = { with = "elves", without = ["elves", "orcs"] }': "with and without are never true",
        'part = "coins"\nwhen = { with_tokens = 0 }': "with_tokens must be a whole number",
        'part = "coins"\nwhen = { brings = { at_least = 9, at_most = 8 } }': "at_least is 9, more than at_most, 8",
    }.items(),
)
def test_what_makes_no_sense_is_refused(written, reason):
    with pytest.raises(sw.BadContent, match=re.escape(reason)):
        sw.banner(power(written))


@pytest.mark.parametrize("name", IDEAS)
class TestEveryIdea:
    def test_it_is_told_in_three_languages(self, name):
        sentences = [describe(home_made(sw.banner(IDEAS[name])), language) for language in LANGUAGES]
        assert len(set(sentences)) == len(LANGUAGES)
        for sentence in sentences:
            assert not re.search(r"  | ,|,,|\{|\}|\$|None|_", sentence), sentence

    def test_the_referee_finds_nothing(self, name):
        for number in range(2):
            referee_game(name, number)

    @pytest.mark.long
    def test_a_hundred_games_end(self, name):
        for number in range(100):
            referee_game(name, number)


def referee_game(name: str, number: int) -> None:
    """A random game that begins with the banner of an idea, watched by the referee."""
    setup = make_setup("base", 2 + number % 4, custom=(sw.banner(IDEAS[name]),))
    game = first_combo(setup, *partners(setup, number), number)
    game.play({"do": "pick", "combo": 0})
    referee = watch(game, every=16, shift=number * 37)
    play_out(referee, random.Random(number))
    assert referee.violations == [] and game.over
