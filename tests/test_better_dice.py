"""A better die, and abilities that go by the other half of their combination: reckoned, told and played."""

import random
import re

import pytest

import smallworld as sw
from drawn import drawn
from homemade import power, race
from referee import play_out, watch
from smallworld.bots import make_bot
from smallworld.cli.person import Person
from smallworld.cli.teller import Teller
from smallworld.content.loader import home_made
from smallworld.content.setup import make_setup
from smallworld.engine.ability import Ability
from smallworld.engine.rules import Banner
from smallworld.table.choices import choices
from smallworld.text.actions import action_line
from smallworld.text.homemade import describe
from smallworld.text.paint import Paint
from smallworld.text.places import LANGUAGES
from smallworld.text.words import Words
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
    "sturdy": power('part = "die"\nat_least = 3', key="sturdy"),
    "solid": power('part = "die"\nmore = 1\nat_least = 2', key="solid"),
    "uphill": power('part = "die"\nagain = "short"\nwhere = { terrain = "hill" }', key="uphill"),
    "certain": power('part = "die"\nat_least = 2\nagain = "nothing"', key="certain"),
    "rollers": race('part = "die"\nat_least = 3', key="rollers", plays_with="trolls"),
    "pushers": race('part = "die"\nmore = 1', key="pushers", plays_with="trolls"),
    "leaders": race(
        'part = "price"\nless = 1\nwhen = { with_tokens = { at_most = 4 } }', key="leaders", plays_with="trolls"
    ),
}

BULWARK_OF_AZEROTH = power('part = "no_die"', key="bulwark").replace("tokens = 4", 'tokens = 4\nedition = "warcraft"')
ISLE = "aa:forest - bb:forest - cc:forest - dd:forest - ee:forest"
ROW = "aa:swamp - bb:swamp - cc:swamp - dd:hill - ee:swamp"


def laid(names: str, board: str = ROW, more: str = "", dice=None, **seats: str) -> Table:
    """A drawn table with the banner of an idea, or of several."""
    banners = tuple(sw.banner(IDEAS[name]) for name in names.split())
    return drawn(board, more, "conquer", dice, "base", banners, (), **seats)


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


# Two that better one die


FACES = (0, 1, 2, 3)


def conquered_with(make, region: str = "bb") -> tuple[int, ...]:
    """The faces that win, tried one by one."""
    won = []
    for face in FACES:
        t = make([face])
        t.ann.tries(region)
        if t.region(region)["player"] == 0:
            won.append(face)
    return tuple(won)


def test_at_least_three_and_at_least_three_is_three():
    t = laid("sturdy rollers", ann="Sturdy Rollers: aa 1, hand 1", bob="Giants: bb 5")
    assert t.ann.price("bb") == 7
    assert told(t, "bb") == ("too_few_tokens", 0, 6, -1)  # 1 + 3

    def against_two(dice: list[int]) -> Table:
        return laid("sturdy rollers", dice=dice, ann="Sturdy Rollers: aa 1, hand 1", bob="Giants: bb 2")

    assert told(against_two([]), "bb") == ("die", 6, 6, 0)
    assert conquered_with(against_two) == FACES


def test_at_least_three_and_one_at_least_is_three():
    t = laid("steady rollers", ann="Steady Rollers: bb 1, hand 1", bob="Giants: aa 2, cc 3")
    assert told(t, "aa") == ("die", 6, 6, 0)
    assert told(t, "cc") == ("too_few_tokens", 0, 6, -1)


def test_one_more_and_one_more_is_two_more():
    t = laid("lucky pushers", ann="Lucky Pushers: aa 1, hand 1", bob="Giants: bb 4")
    assert told(t, "bb") == ("die", 1, 6, 3)  # 1 + 3 + 2


def test_at_least_holds_after_everything_that_counts_more():
    """1 more and at least 2: a blank and a one count 2, a two counts 3, a three counts 4; on one banner or on two."""
    for names, who in (("solid", "Solid Ratmen"), ("sturdy pushers", "Sturdy Pushers")):
        least = 2 if names == "solid" else 3
        for short in range(1, 5):

            def against(dice: list[int], names=names, who=who, short=short) -> Table:
                return laid(names, dice=dice, ann=f"{who}: aa 1, hand 2", bob=f"Giants: bb {short}")

            wanted = tuple(face for face in FACES if max(face + 1, least) >= short)
            assert against([]).ann.price("bb") == 2 + short
            assert conquered_with(against) == wanted, (names, short)
            assert told(against([]), "bb")[1] == sum((3, 1, 1, 1)[face] for face in wanted)


def test_a_die_on_the_table_counts_as_it_would_in_the_last_attempt():
    banners = "gambling pushers"
    for face, counts in ((0, 2), (1, 3), (3, 5)):
        t = laid(banners, dice=[face, 0], ann="Gambling Pushers: aa 1, hand 4", bob="Giants: bb 5")
        t.ann.rolls()
        assert t.ann.price("bb") == 7 - counts
        told_ = [item for item in t.game.explain("bb").items if item[0] in ("gambling", "pushers")]
        assert sorted(told_) == [("gambling", -1), ("pushers", -1)]


def test_a_least_that_adds_nothing_to_the_die_on_the_table_is_no_part_of_the_price():
    banners = (sw.banner(IDEAS["rollers"]),)
    for face, items in ((1, [("rollers", -2), ("die", -1)]), (3, [("die", -3)])):
        t = drawn(
            ROW, "", "conquer", [face], "base", banners, (), ann="Berserk Rollers: aa 1, hand 4", bob="Giants: bb 4"
        )
        t.ann.rolls()
        assert t.game.explain("bb").items == [("land", 2), ("giants", 4), *items]
        assert t.ann.price("bb") == 3


def test_a_blank_on_the_table_is_no_part_of_a_price_that_nobody_sways():
    t = laid("bulwark", dice=[0], ann="Berserk Ratmen: aa 1, hand 4", bob="Bulwark Giants: bb 1", cec="Elves")
    t.ann.rolls()
    assert t.game.explain("bb").items == [("land", 2), ("giants", 1)]


class Fickle(Ability):
    """A blank is the best of all, and a three is worth nothing; perhaps what does not win is rolled again."""

    def __init__(self, rolls_again: int) -> None:
        super().__init__()
        self.rolls_again = rolls_again

    def sways(self, look, me):
        return look.state.board.all

    def counts(self, face):
        return (4, 1, 2, 0)[face]


@pytest.fixture(scope="module", params=[-1, 1, 99])
def fickle(request):
    key = f"fickle{request.param + 1}"
    return sw.python_banner(Banner(key, 4, (Fickle(request.param),)))


def test_a_die_that_counts_in_any_order_is_told_as_it_is_played(fickle):
    """Winning faces are counted one by one: nobody takes a higher one for a better one."""

    def against(dice: list[int], short: int) -> Table:
        seats = {"ann": f"{fickle.key.title()} Ratmen: aa 1, hand 2", "bob": f"Giants: bb {short}"}
        return drawn(ROW, "", "conquer", dice, "base", (fickle,), (), **seats)

    for short, needs in ((1, 0), (2, 0), (3, 0), (4, 0)):
        die = against([], short).game.state.rules.die
        won = 0
        for one in die:
            for two in die:
                t = against([one, two], short)
                code, wins, of, lowest = told(t, "bb")
                t.ann.tries("bb")
                won += t.region("bb")["race"] == "ratmen"
        assert (code, won * of, lowest) == ("die", wins * 36, needs)


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


def test_a_region_says_for_itself_whether_it_is_rolled_again():
    t = laid("uphill", ann="Uphill Ratmen: cc 1, hand 1", bob="Giants: bb 1, dd 1")
    assert (told(t, "bb"), t.game.explain("bb").again) == (("die", 12, 36, 2), False)
    assert (told(t, "dd"), t.game.explain("dd").again) == (("die", 2 * 6 + 4 * 2, 36, 2), True)
    data = choices(t.game, 0)["regions"]
    assert [data[key]["again"] for key in ("aa", "bb", "dd")] == [False, False, True]
    assert t.game.explain("dd").to_json()["again"] is True


def test_what_wins_with_any_face_is_never_rolled_again():
    t = laid("certain", ann="Certain Ratmen: aa 1, hand 1", bob="Giants: bb 1, dd 2")
    assert (told(t, "bb"), t.game.explain("bb").again) == (("die", 36, 36, 0), False)


def test_the_terminal_tells_of_a_second_roll_only_where_there_is_one(capsys):
    t = laid("uphill", ann="Uphill Ratmen: cc 1, hand 1", bob="Giants: bb 1, dd 1")
    for key, sentence in (
        ("bb", "1 token and the die: 2 of 6 faces will do, 33%."),
        ("dd", "1 token and the die, which may be rolled twice: 56%."),
    ):
        words = Words(t.game, ["you", ""], 0)
        Person(t.game, 0, words, Teller(words, Paint(on=False), 100)).why(key)
        assert sentence in " ".join(capsys.readouterr().out.split())


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
    assert told(t, "bb") == ("no_die", 0, 6, -1)
    assert t.game.explain("bb").reason == "The die is of no help there, and there are too few tokens in hand."
    assert t.ann.refused(do="reinforce", region="bb") == "no_die"
    assert "bb" not in t.ann.may("reinforce")
    t = laid("bulwark", ann="Swamp Ratmen: aa 1, hand 3", bob="Bulwark Giants: bb 1")
    assert told(t, "bb")[0] == "ok"


def test_only_hills_are_safe_from_the_die():
    t = laid("hilly", ann="Swamp Ratmen: cc 1, hand 2", bob="Hilly Giants: bb 1, dd 1")
    assert told(t, "bb") == ("die", 3, 6, 1)
    assert told(t, "dd") == ("no_die", 0, 6, -1)


def test_what_no_die_could_win_anyway_has_too_few_tokens():
    t = laid("bulwark", ann="Swamp Ratmen: aa 1, hand 2", bob="Bulwark Giants: bb 4")
    assert told(t, "bb") == ("too_few_tokens", 0, 6, -1)  # 2 + 4, and 2 in hand


def test_the_die_of_an_assault_is_of_no_help_either():
    def assaulted(hand: int) -> Table:
        banner = (sw.banner(BULWARK_OF_AZEROTH),)
        seats = {"ann": f"Mining Gnomes: aa 1, hand {hand}", "bob": "Bulwark Humans: ee 2", "cec": "Orcs: dd 2"}
        return drawn(ISLE, "", "conquer", [3], "warcraft", banner, (), **seats)

    t = assaulted(3)
    uses = {action["region"]: action for action in choices(t.game, 0)["actions"] if action.get("what") == "assault"}
    assert (uses["dd"]["price"], uses["dd"]["wins"]) == (4, 3)
    assert (uses["ee"]["price"], uses["ee"]["wins"]) == (4, 0)
    t.ann.uses("assault", "ee")
    assert t.region("ee")["race"] == "humans" and dice_of(t) == []
    assert [event["short"] for event in t.events("attack_failed")] == [1]
    t = assaulted(3)
    t.ann.uses("assault", "dd")
    assert t.region("dd")["race"] == "gnomes" and dice_of(t) == [(3, 1)]
    t = assaulted(4)
    t.ann.uses("assault", "ee")
    assert t.region("ee")["race"] == "gnomes" and t.ann.hand == 0


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


# In words


SAID = {
    "solid": (
        "the reinforcement die counts 1 more and counts at least 2",
        "кубик даёт на 1 больше и даёт не меньше 2",
        "kostka posil dává o 1 víc a dává aspoň 2",
    ),
    "certain": (
        "the reinforcement die counts at least 2 and gets a second roll if it shows nothing",
        "кубик даёт не меньше 2 и перебрасывается, если ничего не выпало",
        "kostka posil dává aspoň 2 a má druhý hod, když nepadne nic",
    ),
    "blessed": (
        "the reinforcement die gets a second roll if it shows nothing",
        "кубик перебрасывается, если ничего не выпало",
        "kostka posil má druhý hod, když nepadne nic",
    ),
}


@pytest.mark.parametrize("name", SAID)
@pytest.mark.parametrize("place", range(3))
def test_what_is_better_about_a_die_is_one_sentence(name, place):
    language = ("en", "ru", "cs")[place]
    assert SAID[name][place] in describe(home_made(sw.banner(IDEAS[name])), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_die_that_wins_with_any_face_is_not_asked_for_a_nought(language):
    t = laid("steady", ann="Steady Ratmen: aa 1, hand 1", bob="Elves")
    words = Words(t.game, ["you", ""], 0, language)
    lines = [action_line(words, t.game, action) for action in t.game.legal() if action.do == "reinforce"]
    lines.append(words.said("ui-die-needs", hand=1, need=0))
    lines.append(words.said("ui-die-won", needed=0, face=3))
    lines.append(words.said("term-judged-die", region="X", need=0, face=3, percent=17, luck=1))
    any_face = {"en": "any face", "ru": "любая грань", "cs": "jakákoli stěna"}[language]
    assert len(lines) > 3
    for line in lines:
        assert any_face in line and not re.search(r"\b0\b(?! ?%)", line), line


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
