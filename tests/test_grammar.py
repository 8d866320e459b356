"""Where, per and when in home-made abilities: sums for what the twenty-four ideas leave out."""

import tomllib
from pathlib import Path

import pytest

import smallworld as sw
from drawn import drawn
from homemade import TWO_VALLEYS, end_turn, pass_turn, power, race, start, take
from smallworld.content.loader import home_made
from smallworld.content.setup import make_setup, rules_of
from smallworld.engine.ability import Ability
from smallworld.engine.rules import Banner
from smallworld.text.homemade import describe
from table import Table

CHAIN = "aa:swamp - bb:hill - cc:forest - dd:mountain mine"


def odd(*parts: str, board: str = CHAIN, more: str = "", step: str = "conquer", **seats: str) -> Table:
    """A drawn table with a power called Odd that has these parts."""
    return drawn(board, more, step, None, "base", (sw.banner(power(*parts, key="odd")),), (), **seats)


# Where


@pytest.mark.parametrize(
    ("where", "cheaper"),
    [
        ('{ terrain = "forest" }', "cc"),
        ('{ terrain = ["swamp", "mountain"] }', "aa dd"),
        ('{ symbol = "mine" }', "dd"),
        ('{ not = { terrain = "forest" } }', "aa dd"),
        ('{ beside = { holder = "own" } }', "aa cc"),
        ('{ beside = { terrain = "forest" } }', "dd"),
        ('{ holder = "empty" }', "cc"),
        ('{ holder = ["active", "declined"] }', "aa dd"),
        ("{ tokens = { at_least = 2 } }", "dd"),
        ('{ holder = "active", terrain = "swamp" }', ""),
    ],
)
def test_regions_are_named_by_what_they_are_and_who_stands_there(where, cheaper):
    part = f'part = "price"\nless = 1\nwhere = {where}'
    t = odd(part, ann="Odd Orcs: bb 1, hand 5", bob="Hill Giants: dd 2; declined Elves: aa 1")
    found = [r for r in ("aa", "cc", "dd") if ("odd", -1) in t.game.explain(r).items]
    assert " ".join(found) == cheaper


def test_coast_and_edge():
    board = "aa:swamp edge - bay:sea - bb:hill - cc:forest"
    for where, region in (("coast = true", "bb"), ("edge = false, coast = false", "cc")):
        t = odd(
            f'part = "price"\nless = 1\nwhere = {{ {where} }}', board=board, ann="Odd Orcs: aa 1, hand 5", bob="Elves"
        )
        assert [r for r in ("bb", "cc") if ("odd", -1) in t.game.explain(r).items] == [region]


# Per


def test_a_price_may_fall_with_what_is_held():
    part = 'part = "price"\nless = 1\nper = { of = "symbol", most = 2 }'
    t = odd(part, board="aa:swamp magic - bb:hill mine - dd:mountain", ann="Odd Orcs: aa 1, bb 1, hand 5", bob="Elves")
    assert t.ann.price("dd") == 2 + 1 - 2
    assert t.game.explain("dd").items == [("land", 2), ("mountain", 1), ("odd", -2)]


def test_regions_that_hang_together_are_counted():
    part = 'part = "coins"\nper = "together"'
    t = odd(
        part, board="aa:hill - bb:hill - cc:hill - dd:hill", ann="Odd Ratmen: aa 1, bb 1, dd 1, hand 2", bob="Elves"
    )
    assert t.ann.income == 3 + 2  # aa and bb


def test_regions_on_the_borders_are_counted_whoever_holds_them():
    part = 'part = "coins"\nper = "border"\nwhere = { terrain = ["lake", "forest"] }'
    board = "aa:hill - bb:lake - cc:hill\naa - dd:forest - ee:lake"
    t = odd(part, board=board, ann="Odd Ratmen: aa 1, hand 2", bob="Hill Elves: dd 1")
    assert t.ann.income == 1 + 2  # bb and dd; ee is farther away


def test_coins_at_the_moment_of_decline_may_be_counted():
    part = 'part = "reward"\non = "decline"\ncoins = 2\nper = "region"\nwhere = { symbol = "mine" }'
    board = "aa:hill mine - bb:hill mine - cc:hill"
    t = odd(part, board=board, step="declare", ann="Odd Ratmen: aa 1, bb 1, cc 2; 5 coins", bob="Elves")
    t.ann.declines()
    assert t.ann.coins == 5 + 2 * 2 + 3


def test_victims_and_conquests_are_counted_as_they_were():
    parts = ['part = "coins"\nper = "victim"', 'part = "coins"\nper = "conquest"\nwhere = { holder = "empty" }']
    t = odd(*parts, ann="Odd Ratmen: bb 1, hand 9", bob="Hill Giants: aa 1, dd 1")
    t.ann.conquers("aa", "cc", "dd")
    assert t.game.income(0) == [("ratmen", "regions", 4), ("ratmen", "odd:1", 1), ("ratmen", "odd:2", 1)]


# When


def test_the_second_conquest_may_be_dearer():
    t = odd(
        'part = "price"\nmore = 2\nwhen = { conquest = { at_least = 2 } }', ann="Odd Orcs: bb 1, hand 9", bob="Elves"
    )
    assert t.ann.price("cc") == 2
    t.ann.conquers("cc")
    assert t.ann.price("aa") == 2 + 2


def test_only_the_last_round_or_while_a_mine_is_held():
    last = 'part = "coins"\ncoins = 4\nwhen = { round = "last" }'
    mine = 'part = "coins"\ncoins = 2\nwhen = { holds = { symbol = "mine" } }'
    for number, region, coins in ((1, "dd", 1 + 2), (10, "aa", 1 + 4), (10, "dd", 1 + 4 + 2)):
        t = odd(last, mine, more=f"round = {number}", ann=f"Odd Ratmen: {region} 1, hand 2", bob="Elves")
        assert t.ann.income == coins


def test_a_printed_part_may_be_limited_too():
    flies = 'part = "flies"\nwhere = { terrain = "mountain" }\nwhen = { round = "even" }'
    for number, reach in ((1, "bb"), (2, "bb dd")):
        t = odd(flies, more=f"round = {number}", ann="Odd Orcs: aa 1, hand 5", bob="Elves")
        assert t.ann.reach() == reach


def test_a_first_turn_is_ones_own():
    part = 'part = "coins"\ncoins = 3\nwhen = { first_turn = true, race = "both" }'
    t = odd(part, more="picked = true", ann="Forest Ratmen: bb 1, hand 2; declined Odd Giants: aa 1", bob="Elves")
    assert t.ann.income == 2  # it is the Ratmen's first turn, not the Giants'


RANGES = {
    "2": ("with 2 tokens", "(жетонов: 2)", "2"),
    "{ at_least = 2 }": ("with 2 or more tokens", "(жетонов: 2 или больше)", "2 nebo víc"),
    "{ at_most = 3 }": ("with 3 or fewer tokens", "(жетонов: 3 или меньше)", "3 nebo méně"),
    "{ at_least = 1, at_most = 3 }": ("with 1 to 3 tokens", "(жетонов: от 1 до 3)", "1 až 3"),
    "{ at_least = 0, at_most = 3 }": ("with 3 or fewer tokens", "(жетонов: 3 или меньше)", "3 nebo méně"),
    "{ at_least = 2, at_most = 3 }": ("with 2 to 3 tokens", "(жетонов: от 2 до 3)", "2 až 3"),
}


@pytest.mark.parametrize("written", RANGES)
def test_a_range_is_told_with_both_its_ends(written):
    made = home_made(sw.banner(power(f'part = "price"\nless = 1\nwhere = {{ tokens = {written} }}', key="odd")))
    for language, said in zip(("en", "ru", "cs"), RANGES[written], strict=True):
        assert said in describe(made, language)


KINDS = {
    'part = "price"\nless = 1\nwhere = { terrain = ["hill", "mountain"], symbol = "mine" }': (
        "hill or mountain regions with a mine cost 1 token less (at least 1)",
        "регионы с холмами или с горами (есть рудник) дешевле на 1 жетон (но не меньше 1)",
        "regiony s kopci nebo s pohořím (je tam důl) jsou levnější o 1 žeton (nejméně 1)",
    ),
    'part = "coins"\nper = { of = "conquest" }\nwhere = { terrain = "swamp", beside = { terrain = "lake" } }': (
        "+1 coin for every swamp region taken this turn next to a lake",
        "+1 монета за каждый захваченный в этот ход регион с болотами рядом с озером",
        "+1 mince za každý region s bažinami dobytý v tomto tahu vedle jezera",
    ),
    'part = "price"\nless = 1\nwhere = { not = { terrain = "forest" } }\nwhen = { holds = { terrain = "hill" } }': (
        "regions except forest regions cost 1 token less (at least 1), while it holds a hill region",
        "регионы (кроме регионов с лесом) дешевле на 1 жетон (но не меньше 1), пока держит регион с холмами",
        "regiony kromě regionů s lesem jsou levnější o 1 žeton (nejméně 1), dokud drží region s kopci",
    ),
    'part = "coins"\nper = "region"\nwhere = { terrain = "hill", beside = { terrain = ["sea", "lake"] } }': (
        "+1 coin for every hill region it holds next to a sea or a lake",
        "+1 монета за каждый свой регион с холмами рядом с морем или озером",
        "+1 mince za každý vlastní region s kopci vedle moře nebo jezera",
    ),
    'part = "toll"\ncoins = 1\nwhere = { terrain = "hill" }': (
        "others pay you 1 coin before they attack its hill regions",
        "соперники платят вам 1 монету, прежде чем атаковать регионы с холмами этого народа",
        "soupeři vám zaplatí 1 minci, než zaútočí na regiony s kopci tohoto národa",
    ),
    'part = "price"\nless = 1\nwhere = { holder = "declined" }': (
        "regions where a declined race stands cost 1 token less (at least 1)",
        "регионы с народом в упадке дешевле на 1 жетон (но не меньше 1)",
        "regiony s národem v úpadku jsou levnější o 1 žeton (nejméně 1)",
    ),
    'part = "reaches"\nwhere = { coast = true, or = { terrain = "hill" } }': (
        "regions on a coast (and also hill regions) are in reach, adjacent or not",
        "доступны, соседние или нет: регионы на берегу (а также регионы с холмами)",
        "dosáhne i na nesousední: regiony na pobřeží (a také regiony s kopci)",
    ),
}


@pytest.mark.parametrize("written", KINDS)
def test_the_kind_of_a_region_stands_where_people_say_it(written):
    made = home_made(sw.banner(power(written, key="odd")))
    for language, said in zip(("en", "ru", "cs"), KINDS[written], strict=True):
        assert f"; {said}." in describe(made, language)


def test_at_most_the_first_conquest_is_the_first():
    made = home_made(sw.banner(power('part = "price"\nless = 1\nwhen = { conquest = { at_most = 1 } }', key="odd")))
    assert (
        describe(made) == "Odd: 4 tokens; all regions cost 1 token less (at least 1), for the first conquest of a turn."
    )


NUMBERED = {
    "conquest = 3": ("for the third conquest of a turn", "при третьем захвате за ход", "při třetím dobytí v tahu"),
    "conquest = 9": ("for the 9th conquest of a turn", "при 9-м захвате за ход", "při 9. dobytí v tahu"),
    "conquest = { at_least = 2 }": (
        "from the second conquest of a turn on",
        "начиная со второго захвата за ход",
        "od druhého dobytí v tahu",
    ),
    "conquest = { at_most = 2 }": (
        "for the first 2 conquests of a turn",
        "при первых 2 захватах за ход",
        "při prvních 2 dobytích v tahu",
    ),
    "round = 1": ("in round 1", "в раунде 1", "v kole 1"),
    "round = { at_least = 4 }": ("from round 4 on", "начиная с раунда 4", "od kola 4"),
    "round = { at_least = 2, at_most = 4 }": ("in rounds 2 to 4", "в раундах со 2 по 4", "v kolech 2 až 4"),
}


@pytest.mark.parametrize("written", NUMBERED)
def test_conquests_and_rounds_are_counted_as_people_do(written):
    made = home_made(sw.banner(power(f'part = "price"\nless = 1\nwhen = {{ {written} }}', key="odd")))
    for language, said in zip(("en", "ru", "cs"), NUMBERED[written], strict=True):
        assert describe(made, language).endswith(f", {said}.")


def test_one_marker_stays_and_several_do():
    for number, said in (
        (1, ("it stays in decline", "остаётся в упадке", "zůstává i v úpadku")),
        (3, ("they stay in decline", "остаются в упадке", "zůstávají i v úpadku")),
        (7, ("they stay in decline", "остаются в упадке", "zůstávají i v úpadku")),
    ):
        made = home_made(sw.banner(power(f'part = "marker"\nnumber = {number}\nstays_in_decline = true', key="odd")))
        for language, told in zip(("en", "ru", "cs"), said, strict=True):
            assert describe(made, language).endswith(f", {told}.")


def test_an_offer_of_tokens_says_when_it_may_be_taken():
    offer = 'part = "offer"\ndoes = "tokens"\ntokens = 2\nper_turn = 1'
    told = {
        "": ("you may take 2 new tokens between conquests", "между захватами", "mezi dobytími"),
        '\nstep = "redeployment"': (
            "you may take 2 new tokens before redeployment",
            "перед перераспределением",
            "před přeskupením",
        ),
    }
    for step, languages in told.items():
        made = home_made(sw.banner(power(offer + step, key="odd")))
        for language, said in zip(("en", "ru", "cs"), languages, strict=True):
            assert said in describe(made, language)


# What


def test_reaching_and_entering_some_regions():
    t = odd('part = "reaches"\nwhere = { symbol = "mine" }', ann="Odd Orcs: aa 1, hand 5", bob="Elves")
    assert t.ann.reach() == "bb dd"
    board = "aa:swamp edge - bb:hill - cc:forest magic"
    t = odd('part = "enters"\nwhere = { symbol = "magic" }', board=board, ann="Odd Orcs: hand 5", bob="Elves")
    assert t.ann.reach() == "aa cc"


def test_a_toll_is_paid_before_the_attack_or_there_is_none():
    toll = 'part = "toll"\ncoins = 2\nonce_a_turn = true'
    t = odd(toll, ann="Hill Orcs: bb 1, hand 9; 2 coins", bob="Odd Elves: aa 1, cc 1; 0 coins")
    t.ann.conquers("aa", "cc")
    assert (t.ann.coins, t.bob.coins) == (0, 2)
    t = odd(toll, ann="Hill Orcs: bb 1, hand 9; 1 coins", bob="Odd Elves: aa 1, cc 1")
    assert t.ann.why("aa") == "toll"
    t = odd(toll, ann="Dragon Master Orcs: bb 1, hand 9; 1 coins", bob="Odd Elves: aa 1")
    assert t.ann.may("use", "dragon") == "cc"  # the Dragon pays too, or stays away
    t = odd(toll, ann="Hill Sorcerers: bb 1, hand 9; 2 coins", bob="Odd Elves: aa 1; 0 coins")
    t.ann.uses("sorcery", "aa")
    assert (t.ann.coins, t.bob.coins) == (0, 2)


def test_a_fee_is_paid_for_every_conquest():
    t = odd('part = "fee"\nwhere = { terrain = "forest" }', ann="Odd Orcs: bb 1, hand 9; 5 coins", bob="Elves")
    t.ann.conquers("aa")
    assert t.ann.coins == 5
    t.ann.conquers("cc")
    assert t.ann.coins == 5 - 1


def test_tokens_for_what_is_taken_and_what_is_lost():
    t = odd(
        'part = "new_tokens"\non = "conquest"\nwhere = { holder = "empty" }', ann="Odd Orcs: bb 1, hand 4", bob="Elves"
    )
    t.ann.conquers("cc")
    assert t.ann.hand == 4 - 2 + 1
    t = odd('part = "new_tokens"\non = "loss"', ann="Hill Orcs: bb 1, hand 9", bob="Odd Elves: aa 2, dd 1")
    t.ann.conquers("aa")
    assert t.bob.aside == 1  # it waits for Bob's turn
    t.ann.ends_turn()
    t.bob.expands()
    assert t.bob.hand == 2 + 1  # both Elves of aa went to dd


def test_a_whole_garrison_goes_with_the_dragon_and_with_sorcery():
    garrison = 'part = "garrison"\ntokens = 2'
    twins = sw.banner(race(garrison, key="twins", plays_with="giants"))
    t = drawn(CHAIN, custom=(twins,), ann="Dragon Master Twins: bb 2, hand 3", bob="Hill Elves: cc 5")
    t.ann.uses("dragon", "cc")
    assert t.map.startswith("bb2 cc2")
    t = odd(garrison, ann="Odd Sorcerers: bb 2, hand 1", bob="Hill Elves: cc 1")
    t.ann.uses("sorcery", "cc")
    assert t.map.startswith("bb2 cc2") and t.ann.hand == 0
    t = odd(garrison, ann="Odd Sorcerers: bb 2, hand 0", bob="Hill Elves: cc 1")
    assert t.ann.may("use", "sorcery") == ""


def test_a_declined_race_that_kept_its_tokens_loses_all_of_them_with_the_region():
    keepers = sw.banner(race('part = "keeps_tokens"', key="keepers", plays_with="giants"))
    t = drawn(CHAIN, custom=(keepers,), ann="Hill Orcs: bb 1, hand 9", bob="Swamp Elves: dd 1; declined Keepers: aa 4")
    before = t.tray("keepers")
    assert t.ann.price("aa") == 2 + 4
    t.ann.conquers("aa")
    assert t.tray("keepers") == before + 4
    assert t.bob.declined == []


def test_a_race_that_gathers_twice_stays_where_it_gathered_first():
    gathers = 'part = "gathers_on_decline"'
    both = (sw.banner(race(gathers, key="monks", plays_with="giants")), sw.banner(power(gathers, key="odd")))
    t = drawn(CHAIN, step="declare", custom=both, ann="Odd Monks: aa 2, bb 1, cc 1", bob="Elves")
    t.ann.declines()
    t.ann.uses("monks_home", "cc")
    t.ann.uses("odd_home", "aa")
    assert t.map.startswith("- / cc4")


def test_an_offer_of_tokens_and_one_of_reach():
    t = odd(
        'part = "offer"\ndoes = "tokens"\ntokens = 2\ncost = 1\nper_turn = 1',
        ann="Odd Ratmen: bb 1, hand 1; 5 coins",
        bob="Elves",
    )
    t.ann.uses("odd_offer")
    assert (t.ann.hand, t.ann.coins) == (1 + 2, 5 - 1)
    reach = 'part = "offer"\ndoes = "reach"\nper_turn = 1\nwhere = { symbol = "mine" }'
    t = odd(reach, ann="Odd Ratmen: bb 1, hand 9", bob="Elves")
    t.ann.uses("odd_offer")
    t.ann.conquers("dd")
    assert t.ann.reach() == "aa cc"


def test_markers_are_left_where_the_text_says_and_may_keep_others_out():
    left = 'part = "marker"\nnumber = 2\nimmune = true\nlaid = "conquest"\nwhere = { terrain = "forest" }'
    t = odd(left, ann="Odd Orcs: bb 1, hand 9", bob="Hill Giants: dd 1")
    t.ann.conquers("aa", "cc")
    assert t.where("odd_marker") == "cc"
    t.ann.ends_turn()
    t.bob.expands()
    assert t.bob.why("cc") == "immune"


def test_coins_for_a_marker_of_its_own():
    parts = ['part = "marker"\nnumber = 2', 'part = "coins"\ncoins = 3\nper = "region"\nwhere = { piece = "marker" }']
    game = start([power(*parts, key="odd")], "ratmen", "odd", custom_board=TWO_VALLEYS)
    take(game, "farm", "mire")
    while not any(action.do == "use" for action in game.legal()):
        game.play(game.legal()[-1])
    game.play({"do": "use", "what": "odd_marker", "region": "farm"})
    assert game.income(0) == [("ratmen", "regions", 2), ("ratmen", "odd", 3)]
    end_turn(game)
    pass_turn(game)
    assert sw.position(game.to_position()).to_position() == game.to_position()


def test_a_text_in_python_that_shuns_a_region_far_away_is_told_so():
    class Homely(Ability):
        def reaches(self, look, me):
            return look.state.board.all

        def shuns(self, look, me):
            return look.state.board.of_terrain("mountain")

    homely = sw.python_banner(Banner("homely", 5, (Homely(),)))
    t = drawn(CHAIN, custom=(homely,), ann="Homely Orcs: aa 1, hand 9", bob="Elves")
    assert t.ann.why("dd") == "shunned"
    assert t.game.explain("dd").reason == "This race may not take such a region."


def test_water_that_a_text_opens_only_at_times_may_be_held_at_others():
    lakes = 'part = "flies"\nlakes = true\nwhen = { round = "even" }'
    t = odd(lakes, board="aa:hill - bb:lake", more="round = 3", ann="Odd Orcs: bb 1, hand 2", bob="Elves")
    assert t.map.startswith("bb1")
    t = odd(lakes, board="aa:hill - bb:lake", more="round = 3", ann="Odd Orcs: aa 1, hand 2", bob="Elves")
    assert t.ann.why("bb") == "water"


# Files from before there was a grammar

FILE = Path(__file__).with_name("old_parts.toml")
OLD = {part["text"]: part["said"] for part in tomllib.loads(FILE.read_text(encoding="utf-8"))["part"]}


@pytest.mark.parametrize("part", OLD)
def test_old_parts_mean_what_they_meant(part):
    assert describe(home_made(sw.banner(power(part, key="old")))) == f"Old: 4 tokens; {OLD[part]}."


def test_old_parts_are_made_of_the_printed_abilities():
    custom = [power(part, key=f"old{number}") for number, part in enumerate(list(OLD)[:20])]
    rules = rules_of(make_setup("base", 2, custom=custom))
    made = [ability for banner in rules.powers if banner.key.startswith("old") for ability in banner.abilities]
    assert {type(ability).__module__ for ability in made} == {"smallworld.content.parts"}
