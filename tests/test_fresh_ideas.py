"""Forty ideas that nobody had in mind when the vocabulary was made: said in a file, reckoned, told and played.

Each is a text here. Every board is drawn in its test.
"""

import random
import re

import pytest

import smallworld as sw
from drawn import drawn
from homemade import power, race
from referee import play_out, watch
from smallworld.content.loader import home_made
from smallworld.content.setup import make_setup, rules_of
from smallworld.engine.chance import Worst
from smallworld.engine.play import Play
from smallworld.text.homemade import describe
from smallworld.text.places import LANGUAGES
from smallworld.trial import first_combo, partners
from table import Table

IDEAS = {
    # tokens that go
    "cursed": (power('part = "loses_tokens"\non = "conquest"\nwhere = { holder = "active" }', key="cursed", tokens=6),),
    "starving": (
        power('part = "loses_tokens"\non = "turn"\nwhen = { regions = { at_least = 6 } }', key="starving", tokens=6),
    ),
    "sinking": (
        power(
            'part = "loses_tokens"\non = "redeployment"\nper = "region"\nwhere = { terrain = "swamp" }',
            key="sinking",
            tokens=6,
        ),
    ),
    "feverish": (
        power(
            'part = "new_tokens"\non = "pick"\ntokens = 4',
            'part = "loses_tokens"\non = "redeployment"\ntokens = 4\nwhen = { first_turn = true }',
            key="feverish",
        ),
    ),
    "thorny": (power('part = "loses_tokens"\non = "loss"\nwhose = "other"', key="thorny"),),
    "feckless": (
        power('part = "loses_tokens"\non = "turn"\nper = { of = "die", most = 2 }', key="feckless", tokens=7),
    ),
    "haggling": (power('part = "offer"\ndoes = "sell"\ntokens = 1\ncoins = 2\nper_turn = 2', key="haggling"),),
    # other players
    "neighbourly": (power('part = "reward"\non = "turn"\nfrom = "neighbours"', key="neighbourly"),),
    "levelling": (power('part = "reward"\non = "turn"\nfrom = "leader"', key="levelling"),),
    "plucky": (power('part = "price"\nless = 1\nwhere = { holder = "leader" }', key="plucky"),),
    "humble": (power('part = "immune"\nwhen = { attacker = "leader" }', key="humble"),),
    "exorcising": (
        power('part = "defence"\nmore = 2\nwhen = { attacker = "declined", race = "both" }', key="exorcising"),
    ),
    "circling": (
        power('part = "reward"\non = "other_conquest"\nwhere = { beside = { holder = "own" } }', key="circling"),
    ),
    "gloating": (power('part = "reward"\non = "other_decline"\ncoins = 2', key="gloating"),),
    "sheltering": (power('part = "new_tokens"\non = "other_decline"', key="sheltering"),),
    "grudging": (power('part = "price"\nless = 2\nwhere = { robbed = true }', key="grudging"),),
    "trailing": (power('part = "new_tokens"\non = "turn"\ntokens = 2\nwhen = { trails = true }', key="trailing"),),
    # the combination
    "chivalrous": (power('part = "coins"\ncoins = 3\nwhen = { with = ["amazons", "elves"] }', key="chivalrous"),),
    "pages": (race('part = "price"\nless = 1\nwhen = { with = "mounted" }', key="pages", plays_with="halflings"),),
    "topmost": (power('part = "new_tokens"\non = "pick"\ntokens = 2\nwhen = { place = 1 }', key="topmost"),),
    "heralding": (power('part = "reward"\non = "other_pick"\ncoins = 2', key="heralding"),),
    "envied": (power('part = "reward"\non = "other_pick"\nfrom = "other"', key="envied"),),
    "thronged": (power('part = "new_tokens"\non = "other_pick"', key="thronged"),),
    "jealous": (power('part = "loses_tokens"\non = "other_pick"', key="jealous", tokens=6),),
    "ancient": (power('part = "coins"\nper = { of = "turn", most = 3 }', key="ancient"),),
    "late_blooming": (power('part = "price"\nless = 1\nper = { of = "round", every = 4 }', key="late_blooming"),),
    "grasping": (power('part = "reward"\non = "pick"\nper = "found"', key="grasping"),),
    # decline
    "ancestral": (power('part = "new_tokens"\non = "heir"\ntokens = 2', key="ancestral"),),
    "bequeathing": (power('part = "reward"\non = "heir"\ncoins = 3', key="bequeathing"),),
    "lingering": (power('part = "keeps_tokens"\ntokens = 2', key="lingering"),),
    "sworn": (
        power('part = "cannot_decline"\nwhen = { turn = { at_most = 3 } }', 'part = "coins"\ncoins = 2', key="sworn"),
    ),
    # the die
    "consoled": (power('part = "reward"\non = "miss"\ncoins = 2', key="consoled"),),
    "dogged": (power('part = "new_tokens"\non = "miss"\ntokens = 2', key="dogged"),),
    # the map
    "hoarding": (power('part = "coins"\ncoins = 5\nwhen = { holds_all = { symbol = "magic" } }', key="hoarding"),),
    "hermits": (
        race(
            'part = "coins"\ncoins = 3\nwhen = { lacks = { beside = { holder = "active" } } }',
            key="hermits",
            plays_with="giants",
        ),
    ),
    "mining": (power('part = "defence"\nper = { of = "region", where = { symbol = "mine" } }', key="mining"),),
    "rolling": (power('part = "flat_price"\ntokens = 3', key="rolling"),),
    # sayable before
    "wooded": (
        power('part = "coins"\nper = { of = "region", every = 2 }\nwhere = { terrain = "forest" }', key="wooded"),
    ),
    "homing": (power('part = "enters"\nwhere = { beside = { holder = "kin" } }', key="homing"),),
    "reclaiming": (power('part = "price"\nless = 1\nwhere = { holder = "kin" }', key="reclaiming"),),
    "storming": (power('part = "reward"\non = "conquest"\ncoins = 3\nwhen = { conquest = 3 }', key="storming"),),
    "terraced": (
        power(
            *[
                f'part = "defence"\nwhere = {{ terrain = "hill", tokens = {{ at_least = {number} }} }}'
                for number in (1, 2, 3)
            ],
            key="terraced",
        ),
    ),
    "farewell": (power('part = "coins"\nper = "region"\nwhen = { round = "last" }', key="farewell"),),
    "peaceful": (power('part = "coins"\ncoins = 3\nwhen = { conquests = 0 }', key="peaceful"),),
    "costly": (
        power(
            'part = "reward"\non = "turn"\nfrom = "me"\nto = "bank"\nper = { of = "region", beyond = 5 }',
            key="costly",
            tokens=6,
        ),
    ),
    "massed": (power('part = "immune"\nwhere = { tokens = { at_least = 3 } }', key="massed"),),
    "unscathed": (power('part = "coins"\ncoins = 2\nwhen = { losses = 0, first_turn = false }', key="unscathed"),),
    # what a race is, only somewhere or sometimes
    "embattled": (power('part = "garrison"\ntokens = 2\nwhere = { terrain = "hill" }', key="embattled", tokens=5),),
    "restless": (power('part = "no_redeployment"\nwhen = { round = "odd" }', key="restless"),),
    "daring": (power('part = "rolls_before_conquest"\nwhen = { conquest = { at_least = 2 } }', key="daring"),),
    "mired": (
        power(
            'part = "survivors_wait"\nwhere = { terrain = "swamp" }\nwhen = { attacker = "active" }',
            key="mired",
        ),
    ),
    "rooted": (power('part = "keeps_tokens"\nwhere = { terrain = "forest" }', key="rooted"),),
    "burying": (power('part = "gathers_on_decline"\nwhen = { regions = { at_least = 3 } }', key="burying"),),
    "fading": (power('part = "declines_after_scoring"\nwhen = { regions = { at_most = 2 } }', key="fading"),),
    # tokens for a region left, tokens for an offer
    "migrating": (power('part = "new_tokens"\non = "abandon"\nwhere = { terrain = "swamp" }', key="migrating"),),
    "sacrificing": (
        power('part = "offer"\ndoes = "cheaper"\ntokens = 3\ncost_tokens = 1\nper_turn = 1', key="sacrificing"),
    ),
    # who exactly stands there
    "elfhating": (power('part = "price"\nless = 1\nwhere = { held_by = ["elves", "flying"] }', key="elfhating"),),
    "boasting": (power('part = "coins"\nper = "conquest"\nwhere = { held_by = "giants" }', key="boasting"),),
    # either, or
    "lucky": (power('part = "coins"\ncoins = 2\nwhen = { round = 1, or = { regions = 3 } }', key="lucky"),),
    "sociable": (power('part = "coins"\ncoins = 2\nwhen = { players = { at_least = 3 } }', key="sociable"),),
}


ROW = "aa:swamp - bb:swamp - cc:swamp - dd:swamp - ee:swamp"


def laid(name: str, board: str = ROW, more: str = "", step: str = "conquer", dice=None, **seats: str) -> Table:
    """A drawn table with the banner of an idea."""
    return drawn(board, more, step, dice, "base", tuple(sw.banner(text) for text in IDEAS[name]), (), **seats)


def with_power(text: str, **seats: str) -> Table:
    """A drawn row with a power of this text."""
    return drawn(ROW, "", "conquer", None, "base", (sw.banner(text),), (), **seats)


def lost(t: Table) -> list[tuple[int, str, int]]:
    """Tokens that went back to the tray: whose, which, how many."""
    return [(event["player"], event["race"], event["number"]) for event in t.events("tokens_lost")]


def picked(name: str, place: int, found: int = 0, players: int = 2) -> sw.Game:
    """A game in which seat 0 has just taken the combination of an idea from this place of the column."""
    setup = make_setup("base", players, custom=IDEAS[name])
    rules = rules_of(setup)
    key = home_made(sw.banner(IDEAS[name][0])).key
    game = first_combo(setup, rules.race("skeletons").index, rules.power(key).index, 0)
    state = game.state
    for column in ("column_races", "column_powers"):
        top, *rest = getattr(state, column)
        setattr(state, column, (*rest[:place], top, *rest[place:]))
    state.column_coins = tuple(found if each == place else 0 for each in range(len(state.column_coins)))
    game.play({"do": "pick", "combo": place})
    return game


# Tokens that go


def test_a_curse_takes_a_token_for_each_active_region():
    t = laid("cursed", ann="Cursed Ratmen: aa 1, hand 12", bob="Hill Giants: bb 1; declined Elves: cc 1")
    tray = t.tray("ratmen")
    t.ann.conquers("bb")
    assert t.ann.hand == 12 - 3 - 1
    t.ann.conquers("cc")
    assert t.ann.hand == 12 - 3 - 1 - 3  # the Elves are in decline
    assert t.tray("ratmen") == tray + 1
    assert lost(t) == [(0, "ratmen", 1)]


def test_six_regions_are_too_many_to_feed():
    board = "aa:swamp - bb:swamp - cc:swamp - dd:swamp - ee:swamp - ff:swamp - gg:swamp"
    for held, hand in (("aa 1, bb 1, cc 1, dd 1, ee 3", 2), ("aa 1, bb 1, cc 1, dd 1, ee 1, ff 3", 2 - 1)):
        t = laid("starving", board, step="declare", ann=f"Starving Ratmen: {held}", bob="Elves")
        t.ann.expands()
        assert t.ann.hand == hand


def test_the_last_token_of_a_region_stays():
    board = "aa:swamp - bb:swamp - cc:swamp - dd:swamp - ee:swamp - ff:swamp"
    seats = {"ann": "Starving Ratmen: aa 1, bb 1, cc 1, dd 1, ee 1, ff 1", "bob": "Elves"}
    t = laid("starving", board, step="declare", **seats)
    t.ann.expands()
    assert lost(t) == [] and t.map.startswith("aa1 bb1 cc1 dd1 ee1 ff1")


def test_swamps_swallow_tokens_before_redeployment():
    board = "aa:swamp - bb:hill - cc:swamp"
    t = laid("sinking", board, ann="Sinking Ratmen: aa 1, bb 3, cc 1, hand 1", bob="Elves")
    t.ann.stops()
    assert lost(t) == [(0, "ratmen", 2)]  # the one in hand, then one of the three on the hill
    assert t.region("bb")["tokens"] + t.ann.hand == 3 - 1


def test_tokens_go_from_wherever_most_stand():
    t = laid("feckless", step="declare", dice=[2], ann="Feckless Ratmen: aa 2, bb 4, cc 2", bob="Elves")
    t.ann.expands()
    assert (lost(t), t.ann.hand) == ([(0, "ratmen", 2)], 8 - 3 - 2)


def test_beasts_are_no_tokens_to_be_lost():
    """A power of Warcraft lends beasts that count as tokens; only those of the race go back to its tray."""
    parts = ('part = "loses_tokens"\non = "conquest"\ntokens = 5', 'part = "leaves_pieces"\npiece = "fort"')
    text = race(*parts, key="tamers", plays_with="humans").replace("tokens = 6", 'tokens = 6\nedition = "warcraft"', 1)
    t = drawn(
        "aa:swamp - bb:swamp - cc:swamp size",
        "[pieces]\nbeast = { aa = 2 }",
        edition="warcraft",
        custom=(sw.banner(text),),
        ann="Beast Master Tamers: aa 4, hand 3",
        bob="Portal Mage Goblins: cc 1",
    )
    t.ann.conquers("bb")
    assert lost(t) == [(0, "tamers", 1 + 2 + 1)]  # the one in hand, two beside the beasts, one that is spare in bb
    assert (t.region("aa")["tokens"], t.pieces("aa")) == (2, {"beast": 2})


def test_whoever_plays_quietly_loses_the_same():
    t = laid("cursed", ann="Cursed Ratmen: aa 1, hand 6", bob="Elves")
    state = t.game.state
    play = Play(state, Worst(), loud=False)
    play.shed(state.tribe(state.active[0]), 2)
    assert t.ann.hand == 6 - 2
    assert lost(t) == []


@pytest.mark.parametrize(
    "part, gone",
    {
        'on = "miss"': 1,
        'on = "other_decline"': 0,
        'on = "pick"': 0,
    }.items(),
)
def test_each_moment_is_its_own(part, gone):
    text = power(f'part = "loses_tokens"\n{part}', key="frail")
    t = drawn(ROW, dice=[0], custom=(sw.banner(text),), ann="Frail Ratmen: aa 3, hand 1", bob="Hill Giants: bb 2")
    t.ann.tries("bb")
    assert sum(number for _, _, number in lost(t)) == gone


def test_a_battle_elsewhere_may_cost_tokens_too():
    text = power('part = "loses_tokens"\non = "other_conquest"\nwhose = "other"', key="eerie")
    seats = {"ann": "Hill Ratmen: aa 1, hand 6", "bob": "Eerie Giants: ee 1"}
    t = with_power(text, **seats)
    t.ann.conquers("bb")
    assert (lost(t), t.ann.hand) == ([(0, "ratmen", 1)], 6 - 2 - 1)
    text = power('part = "new_tokens"\non = "other_conquest"', key="eerie")
    t = with_power(text, **seats)
    t.ann.conquers("bb")
    assert t.bob.aside == 1


def test_a_decline_elsewhere_may_cost_a_token():
    text = power('part = "loses_tokens"\non = "other_decline"', key="tearful")
    t = drawn(ROW, "", "declare", custom=(sw.banner(text),), ann="Hill Ratmen: aa 1", bob="Tearful Giants: cc 3")
    t.ann.declines()
    assert lost(t) == [(1, "giants", 1)]


def test_who_may_not_decline_may_not_do_so_late():
    text = power('part = "cannot_decline"', 'part = "declines_after_scoring"', key="stuck")
    t = drawn(ROW, custom=(sw.banner(text),), ann="Stuck Ratmen: aa 1, hand 1", bob="Elves: cc 1")
    t.ann.stops()
    assert t.game.decider == 1  # nothing was left to decide


def test_who_may_not_decline_may_all_the_same_when_nothing_is_left():
    """Otherwise the player would look on for the rest of the game."""
    text = power('part = "cannot_decline"', key="stuck")
    for left, verbs in (("aa 1", "expand"), ("hand 1", "expand"), ("hand 0", "decline expand")):
        t = drawn(ROW, "", "declare", custom=(sw.banner(text),), ann=f"Stuck Ratmen: {left}", bob="Elves: cc 1")
        assert " ".join(sorted(t.ann.verbs.split())) == verbs, left
    t.ann.declines()
    assert t.game.state.tribes_of(0) == []


def test_a_fever_passes():
    game = picked("feverish", 0)
    assert game.state.tribe(game.state.active[0]).hand == 6 + 4 + 4
    t = laid("feverish", more="picked = true", ann="Feverish Ratmen: aa 1, hand 6", bob="Elves")
    t.ann.stops()
    assert lost(t) == [(0, "ratmen", 4)]


def test_thorns_cost_the_attacker_a_token():
    t = laid("thorny", ann="Hill Ratmen: aa 1, hand 9", bob="Thorny Giants: bb 1")
    t.ann.conquers("bb")
    assert t.ann.hand == 9 - 3 - 1
    assert lost(t) == [(0, "ratmen", 1)]


def test_the_feckless_roll_for_what_they_lose():
    for face, gone in ((0, 0), (1, 1), (3, 2)):
        t = laid("feckless", step="declare", dice=[face], ann="Feckless Ratmen: aa 5", bob="Elves")
        t.ann.expands()
        assert t.ann.hand == 5 - 1 - gone  # a three counts twice


def test_tokens_are_sold_but_none_that_must_stay():
    t = laid("haggling", ann="Haggling Ratmen: aa 1, bb 2, hand 0; 0 coins", bob="Elves")
    t.ann.stops()
    t.ann.uses("haggling_offer")
    assert t.ann.coins == 2 + 2  # two regions are paid: nothing else is to be decided
    assert t.map.startswith("aa1 bb1")


# Other players


def test_only_neighbours_pay():
    seats = {"bob": "Hill Giants: bb 1; 3 coins", "cec": "Swamp Elves: dd 1; 3 coins"}
    t = laid("neighbourly", step="declare", ann="Neighbourly Ratmen: aa 2; 0 coins", **seats)
    t.ann.expands()
    assert (t.ann.coins, t.bob.coins, t.cec.coins) == (1, 2, 3)


def test_the_largest_race_pays():
    for theirs, coins in (("bb 1, cc 1", 1), ("bb 1", 1), ("bb 1; declined Elves: cc 1, dd 1", 1)):
        seats = {"ann": "Levelling Ratmen: aa 2; 0 coins", "bob": f"Hill Giants: {theirs}; 3 coins"}
        t = laid("levelling", step="declare", **seats)
        t.ann.expands()
        assert t.ann.coins == coins, theirs
    t = laid("levelling", step="declare", ann="Levelling Ratmen: aa 2, ee 1; 0 coins", bob="Hill Giants: bb 1; 3 coins")
    t.ann.expands()
    assert t.ann.coins == 0  # the Ratmen themselves are the largest


def test_regions_of_the_largest_race_cost_less():
    seats = {"bob": "Hill Giants: bb 1, cc 1", "cec": "Swamp Elves: ee 1"}
    t = laid("plucky", ann="Plucky Ratmen: aa 1, dd 1, hand 9", **seats)
    assert t.ann.price("bb") == 2 + 1 - 1
    assert t.ann.price("ee") == 2 + 1
    assert t.game.explain("bb").items == [("land", 2), ("giants", 1), ("plucky", -1)]


def test_the_leader_of_a_conquest_is_who_led_when_the_turn_began():
    text = power('part = "coins"\nper = "conquest"\nwhere = { holder = "leader" }', key="toppling")
    seats = {"bob": "Hill Giants: bb 1, cc 1", "cec": "Forest Elves: ee 1"}
    t = with_power(text, ann="Toppling Ratmen: aa 1, hand 12", **seats)
    t.ann.conquers("bb", "cc")
    assert t.game.income(0)[-1] == ("ratmen", "toppling", 2)


def test_the_leader_cannot_attack_the_humble():
    t = laid("humble", ann="Hill Ratmen: aa 1, bb 1, hand 9", bob="Humble Giants: cc 1")
    assert t.ann.why("cc") == "sheltered"
    t = laid("humble", ann="Hill Ratmen: bb 1, hand 9", bob="Humble Giants: cc 1, dd 1")
    assert t.ann.may("conquer") == "aa cc"


def test_declined_races_find_it_hard():
    seats = {"bob": "Exorcising Giants: cc 1"}
    t = laid("exorcising", step="declare", ann="Hill Orcs: ee 1; declined Ghouls: bb 3", **seats)
    t.ann.expands()
    assert t.ann.price("cc") == 2 + 1 + 2  # the Ghouls act first
    t.ann.stops()
    assert t.ann.price("dd") == 2
    t = laid("exorcising", ann="Hill Orcs: bb 1, hand 9", **seats)
    assert t.ann.price("cc") == 2 + 1


def test_who_circles_a_battle_is_paid():
    seats = {"bob": "Circling Giants: bb 1; 0 coins", "cec": "Swamp Elves: cc 1"}
    t = laid("circling", ann="Hill Ratmen: aa 1, ee 1, hand 10", **seats)
    t.ann.conquers("dd")
    assert t.bob.coins == 0  # far from the Giants
    t.ann.conquers("cc")
    assert t.bob.coins == 1
    t.ann.conquers("bb")
    assert t.bob.coins == 1  # their own loss is no spectacle


def test_a_decline_of_others_pays_and_brings_a_token():
    for name, coins, aside in (("gloating", 2, 0), ("sheltering", 0, 1)):
        seats = {"ann": "Hill Ratmen: aa 2", "bob": f"{name.title()} Giants: bb 1; 0 coins"}
        t = laid(name, step="declare", **seats)
        t.ann.declines()
        assert (t.bob.coins, t.bob.aside) == (coins, aside)


def test_who_hears_of_a_combination_that_is_taken():
    """Bob takes one: Ann is paid, by the bank or by him, or her race grows or shrinks."""
    for name, bank, his, tokens in (("heralding", 2, 0, 0), ("envied", 0, 1, 0), ("thronged", 0, 0, 1)):
        t = laid(name, step="pick", bob="5 coins", ann=f"{name.title()} Ratmen: aa 2, bb 1; 5 coins")
        t.bob.picks(0)
        assert t.ann.coins == 5 + bank + his
        assert t.ann.aside == tokens
        assert t.game.state.coins[0] == 5 - his
    t = laid("jealous", step="pick", bob="5 coins", ann="Jealous Ratmen: aa 2, bb 1; 5 coins")
    t.bob.picks(0)
    assert lost(t) == [(1, "ratmen", 1)]


def test_nobody_hears_of_their_own_combination():
    assert picked("heralding", 0).state.coins == [5, 5]


def test_an_old_race_is_paid_more_and_more():
    for turn in (1, 2, 3, 4):
        claims = f'claims = ["0:ancient_turn:{turn}"]'
        t = laid("ancient", more=claims, ann="Ancient Ratmen: aa 1, hand 2", bob="Elves")
        assert t.ann.income == 1 + min(turn, 3)


def test_late_rounds_are_cheap():
    for number, less in ((3, 0), (4, 1), (7, 1), (8, 2)):
        t = laid(
            "late_blooming", more=f"round = {number}", ann="Late_blooming Ratmen: aa 1, hand 4", bob="Giants: bb 1"
        )
        assert t.ann.price("bb") == 3 - less


def test_no_region_has_a_part_in_a_round():
    for written in ('per = "turn"\nwhere = { coast = true }', 'per = { of = "round", where = { coast = true } }'):
        with pytest.raises(sw.BadContent, match="where"):
            sw.banner(power(f'part = "coins"\n{written}'))
    with pytest.raises(sw.BadContent, match="no region is concerned"):
        sw.banner(power('part = "price"\nless = 1\nper = { of = "round", where = { coast = true } }'))
    with pytest.raises(sw.BadContent, match="the race holds nothing yet"):
        sw.banner(power('part = "reward"\non = "pick"\nper = "turn"'))


def test_the_last_region_lost_is_paid():
    text = power('part = "reward"\non = "loss"\ncoins = 5\nwhen = { regions = 0 }', key="martyred")
    for held, coins in (("bb 1", 5), ("bb 1, dd 1", 0)):
        t = with_power(text, ann="Swamp Orcs: aa 1, hand 5", bob=f"Martyred Giants: {held}; 3 coins")
        t.ann.conquers("bb")
        assert t.bob.coins == 3 + coins


def test_what_was_taken_is_taken_back_for_less():
    t = laid("grudging", ann="Hill Ratmen: bb 1, hand 3", bob="Grudging Orcs: cc 1, dd 4")
    t.ann.conquers("cc")
    t.ann.ends_turn()
    t.bob.expands()
    standing = t.region("cc")["tokens"]
    assert t.bob.price("cc") == 2 + standing - 2
    assert t.bob.price("ee") == 2
    t.bob.ends_turn()
    t.ann.rests()
    t.bob.expands()
    assert t.bob.price("cc") == 2 + t.region("cc")["tokens"]  # that was a turn ago


def test_whoever_holds_least_gets_help():
    for theirs, hand in (("cc 1, dd 1", 2), ("cc 1", 0)):
        t = laid("trailing", step="declare", ann="Trailing Ratmen: aa 1", bob=f"Hill Giants: {theirs}")
        t.ann.expands()
        assert t.ann.hand == hand


# The combination


def test_coins_only_with_some_races():
    for name, coins in (("Amazons", 3), ("Elves", 3), ("Ratmen", 0)):
        t = laid("chivalrous", ann=f"Chivalrous {name}: aa 1, hand 2", bob="Giants")
        assert t.ann.income == 1 + coins


def test_a_race_may_have_a_favourite_power():
    for badge, less in (("Mounted", 1), ("Swamp", 0)):
        t = laid("pages", ann=f"{badge} Pages: aa 1, hand 4", bob="Giants")
        assert t.ann.price("bb") == 2 - less


def test_a_home_made_pair_knows_each_other():
    one = race('part = "coins"\ncoins = 2\nwhen = { with = "jolly" }', key="jesters", plays_with="halflings")
    two = power('part = "coins"\nwhen = { with = "jesters" }', key="jolly")
    t = drawn(ROW, custom=(sw.banner(one), sw.banner(two)), ann="Jolly Jesters: aa 1, hand 2", bob="Giants")
    assert t.ann.income == 1 + 2 + 1


@pytest.mark.parametrize(
    "written, reason",
    {
        '"elvs"': "with cannot be 'elvs'. Did you mean 'elves'?",
        '"gilded"': "with names the banner itself",
        "[]": "with must name",
        '["elves", "elves"]': "each of them once",
        "7": "with cannot be 7",
        '"<b>"': "with cannot be",
    }.items(),
)
def test_a_wrong_partner_is_refused(written, reason):
    with pytest.raises(sw.BadContent, match=re.escape(reason)):
        sw.banner(power(f'part = "coins"\nwhen = {{ with = {written} }}'))


def test_the_top_of_the_column_brings_more():
    for place, more in ((0, 2), (1, 0)):
        game = picked("topmost", place)
        assert game.state.tribe(game.state.active[0]).hand == 6 + 4 + more


def test_coins_that_lay_on_it_count_twice():
    game = picked("grasping", 0, found=3)
    assert game.state.coins[0] == 5 + 3 + 3


# Decline


def test_ancestors_help_the_next_race():
    for name, coins, hand in (("ancestral", 0, 2), ("bequeathing", 3, 0)):
        badge = name.title()
        t = laid(name, step="pick", ann=f"declined {badge} Ratmen: aa 1; 5 coins", bob="Hill Giants: cc 1")
        state = t.game.state
        combos = [(state.rules.races[one], state.rules.powers[two]) for one, two in zip(*columns(t), strict=True)]
        troops = [state.rules.troop(*combo) for combo in combos]
        room = [first.total - troop for (first, _), troop in zip(combos, troops, strict=True)]
        place = room.index(max(room))
        t.ann.picks(place)
        assert t.ann.coins == 5 - place + coins
        assert t.ann.hand == troops[place] + min(hand, room[place])  # as far as the tray has them
        assert room[place] > 0


def columns(t: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return t.game.state.column_races, t.game.state.column_powers


def test_two_tokens_linger_in_each_region():
    t = laid("lingering", step="declare", ann="Lingering Ratmen: aa 1, bb 2, cc 4", bob="Hill Giants: ee 5")
    t.ann.declines()
    assert t.map.split(" | ")[0] == "- / aa1 bb2 cc2"
    t.bob.expands()
    t.bob.conquers("dd")
    assert t.bob.price("cc") == 2 + 2
    again = sw.position(t.game.to_position())  # it carries the text of the power
    assert again.state.tokens == t.game.state.tokens


def test_who_is_sworn_does_not_decline_before_the_fourth_turn():
    for number, verbs in ((1, "expand"), (2, "expand"), (3, "decline expand")):
        t = laid(
            "sworn", more=f'claims = ["0:sworn_turn:{number}"]', step="declare", ann="Sworn Ratmen: aa 2", bob="Elves"
        )
        assert " ".join(sorted(t.ann.verbs.split())) == verbs, number


# The die


def test_a_failed_attempt_is_made_good():
    for name, coins, more in (("consoled", 2, 0), ("dogged", 0, 2)):
        seats = {"ann": f"{name.title()} Ratmen: aa 1, hand 1; 0 coins", "bob": "Hill Giants: bb 2"}
        for face in (0, 3):
            t = laid(name, dice=[face], **seats)
            t.ann.tries("bb")
            won = face == 3
            assert sum(event["coins"] for event in t.events("coins_paid")) == (0 if won else coins)
            assert sum(event["number"] for event in t.events("tokens_recruited")) == (0 if won else more)


# The map


def test_every_source_of_magic():
    board = "aa:swamp magic - bb:swamp - cc:swamp magic"
    for held, coins in (("aa 1, cc 1", 5), ("aa 1, bb 1", 0)):
        t = laid("hoarding", board, ann=f"Hoarding Ratmen: {held}, hand 1", bob="Elves")
        assert t.ann.income == 2 + coins
    t = laid("hoarding", ROW, ann="Hoarding Ratmen: aa 1, hand 1", bob="Elves")
    assert t.ann.income == 1  # a map without magic


def test_hermits_like_to_be_alone():
    for theirs, coins in (("cc 1", 3), ("bb 1", 0), ("dd 1; declined Elves: bb 1", 3)):
        t = laid("hermits", ann="Forest Hermits: aa 1, hand 2", bob=f"Hill Orcs: {theirs}")
        assert t.ann.income == 1 + coins


def test_each_mine_makes_walls_higher():
    board = "aa:swamp - bb:swamp mine - cc:swamp mine - dd:hill"
    t = laid("mining", board, ann="Hill Ratmen: aa 1, hand 9", bob="Mining Giants: bb 1, cc 1")
    assert t.ann.price("bb") == 2 + 1 + 2
    assert t.game.explain("bb").items == [("land", 2), ("giants", 1), ("mining", 2)]
    t = laid("mining", board, ann="Hill Ratmen: cc 1, hand 9", bob="Mining Giants: dd 1")
    assert t.ann.price("dd") == 2 + 1


def test_every_region_costs_three():
    board = "aa:swamp - bb:mountain - cc:swamp"
    t = laid("rolling", board, ann="Rolling Ratmen: aa 1, hand 9", bob="Hill Giants: bb 4, cc 1")
    assert t.ann.price("bb") == 3
    assert t.game.explain("bb").price == 3


# What could be said before


def test_what_could_be_said_before():
    woods = "aa:forest - bb:forest - cc:forest - dd:hill"
    t = laid("wooded", woods, ann="Wooded Ratmen: aa 1, bb 1, cc 1, hand 1", bob="Elves")
    assert t.ann.income == 3 + 3 // 2
    t = laid(
        "homing", "aa:swamp edge - bb:swamp - cc:swamp", ann="Homing Ratmen: hand 9; declined Elves: cc 1", bob="Orcs"
    )
    assert t.ann.may("conquer") == "aa bb"
    t = laid("reclaiming", ann="Reclaiming Ratmen: aa 1, hand 9; declined Elves: bb 1", bob="Orcs")
    assert t.ann.price("bb") == 2 + 1 - 1
    t = laid("storming", ann="Storming Ratmen: aa 1, hand 12; 0 coins", bob="Elves")
    t.ann.conquers("bb", "cc", "dd", "ee")
    assert t.ann.coins == 3
    t = laid("terraced", "aa:swamp - bb:hill", ann="Swamp Ratmen: aa 1, hand 9", bob="Terraced Giants: bb 3")
    assert t.ann.price("bb") == 2 + 3 + 3
    t = laid("farewell", more="round = 10", ann="Farewell Ratmen: aa 1, bb 1, hand 1", bob="Elves")
    assert t.ann.income == 2 + 2
    t = laid("peaceful", ann="Peaceful Ratmen: aa 1, hand 9", bob="Elves")
    assert t.ann.income == 1 + 3
    t.ann.conquers("bb")
    assert t.ann.income == 2
    t = laid("massed", ann="Hill Ratmen: aa 1, dd 1, hand 9", bob="Massed Giants: bb 3, cc 2")
    assert t.ann.why("bb") == "sheltered" and t.ann.price("cc") == 2 + 2
    t = laid("unscathed", ann="Unscathed Ratmen: aa 1, hand 2", bob="Elves")
    assert t.ann.income == 1 + 2


# What a race is, only somewhere or sometimes


def test_two_tokens_hold_a_hill_and_one_a_swamp():
    board = "aa:swamp - bb:hill - cc:swamp - dd:swamp"
    t = laid("embattled", board, ann="Embattled Ratmen: aa 1, bb 2, hand 2", bob="Elves")
    assert t.ann.price("cc") == 2
    t.ann.stops()
    t.ann.redeploys(aa=2, bb=3)
    t.bob.rests()
    t.ann.expands()
    assert t.ann.hand == (2 - 1) + (3 - 2)


def test_a_hill_costs_a_whole_garrison():
    text = power('part = "flat_price"\ntokens = 1', 'part = "garrison"\ntokens = 3\nwhere = { terrain = "hill" }')
    t = drawn(
        "aa:swamp - bb:hill\naa - cc:swamp", custom=(sw.banner(text),), ann="Gilded Ratmen: aa 1, hand 2", bob="Elves"
    )
    assert (t.ann.price("bb"), t.ann.price("cc")) == (3, 1)
    assert t.ann.may("conquer") == "cc" and t.ann.why("bb") == "too_few_tokens"
    assert t.ann.may("reinforce") == ""  # two tokens and the die would not be a garrison


def test_tokens_stay_put_in_odd_rounds():
    for number, spread in ((1, 1), (2, 1 + 2)):
        t = laid("restless", more=f"round = {number}", ann="Restless Ratmen: aa 3, bb 1, hand 1", bob="Elves")
        t.ann.stops()
        assert t.game.state.asks[0].number == spread


def test_the_die_comes_before_the_second_conquest():
    t = laid("daring", dice=[2], ann="Daring Ratmen: aa 1, hand 4", bob="Elves")
    assert not t.ann.may("roll")
    t.ann.conquers("bb")
    t.ann.rolls()
    assert t.ann.price("cc") == 1  # 2 - 2, but never less than one token


def test_survivors_of_a_swamp_wait():
    board = "aa:hill - bb:swamp - cc:hill - dd:hill"
    for region, aside, back in (("bb", 2, 0), ("cc", 0, 2)):
        t = laid("mired", board, ann="Hill Orcs: aa 1, dd 1, hand 7", bob="Mired Giants: bb 3, cc 3")
        t.ann.conquers(region)
        assert (t.bob.aside, sum(each.number for each in t.game.state.turn.retreats)) == (aside, back)


def test_tokens_stay_in_the_forest():
    t = laid("rooted", "aa:forest - bb:hill", step="declare", ann="Rooted Ratmen: aa 3, bb 3", bob="Elves")
    t.ann.declines()
    assert "aa3 bb1" in t.map


def test_few_regions_are_not_worth_gathering():
    t = laid("burying", step="declare", ann="Burying Ratmen: aa 3, bb 2", bob="Elves")
    t.ann.declines()
    assert "aa1 bb1" in t.map
    t = laid("burying", step="declare", ann="Burying Ratmen: aa 3, bb 2, cc 1", bob="Elves")
    t.ann.declines()
    t.game.play({"do": "use", "what": "burying_home", "region": "bb"})
    assert "bb6" in t.map


def test_only_a_small_race_declines_after_scoring():
    for held, may in (("aa 1, bb 1", True), ("aa 1, bb 1, cc 1", False)):
        t = laid("fading", ann=f"Fading Ratmen: {held}", bob="Elves")
        t.ann.stops()
        assert (t.decides is t.ann and "decline" in t.ann.verbs) == may


# Tokens for a region left, tokens for an offer


def test_a_swamp_left_brings_a_token():
    t = laid("migrating", "aa:swamp - bb:hill", ann="Migrating Ratmen: aa 1, bb 1, hand 1", bob="Elves")
    t.ann.abandons("aa")
    assert t.ann.hand == 1 + 1 + 1
    t.ann.abandons("bb")
    assert t.ann.hand == 3 + 1


def test_a_token_makes_the_next_conquest_cheaper():
    t = laid("sacrificing", ann="Sacrificing Ratmen: aa 1, hand 2", bob="Giants: bb 2")
    tray = t.tray("ratmen")
    t.ann.uses("sacrificing_offer")
    assert (t.ann.hand, t.tray("ratmen")) == (2 - 1, tray + 1)
    assert lost(t) == [(0, "ratmen", 1)]
    assert t.ann.price("bb") == 2 + 2 - 3
    t = laid("sacrificing", ann="Sacrificing Ratmen: aa 1, hand 1", bob="Giants: bb 2")
    assert not t.ann.may("use")  # with that token nothing would be left to conquer with


# Who exactly stands there


def test_elves_and_all_who_fly_cost_less():
    seats = {"bob": "Hill Elves: bb 1", "cec": "Flying Giants: cc 1", "dan": "Swamp Orcs: dd 1"}
    t = laid("elfhating", ann="Elfhating Ratmen: aa 1, ee 1, hand 9", **seats)
    assert t.ann.price("bb") == 2 + 1 - 1
    assert t.ann.price("dd") == 2 + 1
    t.ann.conquers("bb")
    assert t.ann.price("cc") == 2 + 1 - 1


def test_a_giant_killer_is_paid_for_declined_giants_too():
    seats = {"bob": "Hill Orcs: cc 1; declined Giants: bb 1"}
    t = laid("boasting", ann="Boasting Ratmen: aa 1, hand 9", **seats)
    t.ann.conquers("bb", "cc")  # the last region of the Giants: they leave the game
    assert t.ann.income == 3 + 1


# Either, or


def test_one_of_two_times_is_enough():
    for number, held, coins in ((1, "aa 1", 2), (2, "aa 1", 0), (2, "aa 1, bb 1, cc 1", 2), (1, "aa 1, bb 1, cc 1", 2)):
        t = laid("lucky", more=f"round = {number}", ann=f"Lucky Ratmen: {held}", bob="Elves")
        assert t.ann.income == held.count("1") + coins


def test_the_number_of_players_matters():
    for more, coins in (({}, 0), ({"cec": "Orcs"}, 2)):
        t = laid("sociable", ann="Sociable Ratmen: aa 1", bob="Elves", **more)
        assert t.ann.income == 1 + coins


@pytest.mark.parametrize(
    "written, reason",
    {
        "when = { or = { } }": "or: It says nothing",
        'when = { race = "both", or = { round = 1 } }': "or needs other times beside it",
        'when = { round = 1, or = { race = "both" } }': "race cannot stand within or",
        "when = { round = 1, or = { round = 2, or = { round = 3 } } }": "or cannot stand within or",
        "when = { players = 7 }": "players",
        'per = "conquest"\nwhere = { held_by = "elvs" }': "held_by cannot be 'elvs'. Did you mean 'elves'?",
        'per = "region"\nwhere = { held_by = "elves" }': "held_by makes no sense here",
    }.items(),
)
def test_wrong_times_and_places_are_refused(written, reason):
    with pytest.raises(sw.BadContent, match=re.escape(reason)):
        sw.banner(power(f'part = "coins"\n{written}'))


def test_a_garrison_goes_by_the_board_alone():
    with pytest.raises(sw.BadContent, match="it must be printed on the board"):
        sw.banner(power('part = "garrison"\ntokens = 2\nwhere = { taken = true }'))


def test_only_a_conquest_is_paid_with_tokens():
    with pytest.raises(sw.BadContent, match="cost_tokens makes no sense with does = 'sell'"):
        sw.banner(power('part = "offer"\ndoes = "sell"\ntokens = 1\ncoins = 1\ncost_tokens = 1'))


@pytest.mark.parametrize("name", IDEAS)
class TestEveryIdea:
    def test_it_is_told_in_three_languages(self, name):
        for text in IDEAS[name]:
            told = [describe(home_made(sw.banner(text)), language) for language in LANGUAGES]
            assert len(set(told)) == len(LANGUAGES)
            for sentence in told:
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
    setup = make_setup("base", 2 + number % 4, custom=IDEAS[name])
    game = first_combo(setup, *partners(setup, number), number)
    game.play({"do": "pick", "combo": 0})
    referee = watch(game, every=16, shift=number * 37)
    play_out(referee, random.Random(number))
    assert referee.violations == [] and game.over
