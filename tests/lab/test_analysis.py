"""Turns judged by a bot: losses that can be counted on a few regions, the luck of a die to the last fraction."""

import json
from fractions import Fraction
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import pytest

import smallworld as sw
from drawn import drawn
from other_worlds import with_other_secrets
from smallworld.bots import make_bot
from smallworld.bots.planner import PlannerBot
from smallworld.engine.actions import DEPLOY
from smallworld.lab.analysis import (
    Advice,
    Estimate,
    NoJudge,
    Turn,
    advise,
    analyse,
    analyse_turn,
    carried_on,
    judge_of,
    played_turns,
)
from smallworld.lab.order import in_listed_order
from table import Table, table

pytestmark = pytest.mark.thinking

CUSTOM = Path(sw.__file__).parent / "content" / "custom"

LAST_TURN = "round = 10\nfirst = 1\nturn = 0"
"""Ann plays last of all, so that what she does now is all there is."""


def ends(t: Table) -> sw.Game:
    """The game when everybody has done as little as possible."""
    while not t.game.over:
        t.game.play(t.game.legal()[-1])
    return t.game


def judged(game: sw.Game, worlds: int = 3) -> Turn:
    """Ann's turn."""
    return analyse_turn(played_turns(game)[0], "planner:n=2", worlds)


def plain_plan(steps: list[dict[str, Any]]) -> list[str]:
    """What a plan takes."""
    return [step["region"] for step in steps if step["do"] == "conquer"]


# What a turn lost


def four_in_hand(more: str = LAST_TURN) -> Table:
    """Ann conquers, with four tokens in hand and two empty regions before her."""
    return drawn(
        "home:farmland - east:farmland - far:farmland - wall:hill",
        more,
        ann="Alchemist Ratmen: home 1, hand 4",
        bob="Hill Orcs: wall 9",
    )


def test_two_regions_left_lying_cost_two_coins() -> None:
    """Four tokens take two empty regions for 2 each; she takes none, and it is the last turn of the game."""
    t = four_in_hand()
    t.ann.stops()
    turn = judged(ends(t))
    (part, *_) = turn.parts
    assert part.loss == Estimate(2.0, 0.0) and part.loss.counts
    assert plain_plan(part.best) == ["east", "far"] and plain_plan(part.played) == []
    assert turn.earned == 1 + 2  # home and the Alchemists


def test_who_plays_the_plan_loses_nothing() -> None:
    t = four_in_hand()
    t.ann.conquers("east", "far")
    turn = judged(ends(t))
    assert turn.loss.coins == 0 and not turn.loss.counts


def test_the_same_turn_is_judged_the_same_again() -> None:
    t = four_in_hand("round = 9")
    t.ann.conquers("east")
    game = ends(t)
    assert judged(game) == judged(game)


def test_a_difference_must_be_more_than_chance_and_more_than_a_trifle() -> None:
    assert Estimate.of([1.0, 2.0, 6.0]) == Estimate(3.0, sqrt((4 + 1 + 9) / 2 / 3))
    assert not Estimate(1.9, 1.0).counts and Estimate(2.1, 1.0).counts and Estimate(-2.1, 1.0).counts
    assert not Estimate(0.4, 0.0).counts
    assert Estimate.sum([Estimate(1.0, 3.0), Estimate(2.0, 4.0)]) == Estimate(3.0, 5.0)
    assert Estimate.sum([]) == Estimate(0.0, 0.0)


def test_no_more_is_told_than_another_opinion_leaves_room_for() -> None:
    great = Estimate(22.0, 1.0)
    assert great.tempered(Estimate(19.0, 2.0)) == great  # 19 + 2 · 2 is more
    assert great.tempered(Estimate(3.0, 1.5)) == Estimate(6.0, 1.5)  # 3 + 2 · 1.5
    assert not great.tempered(Estimate(-4.0, 1.5)).counts  # the other one thinks nothing is lost


def test_a_great_loss_by_a_learned_value_is_looked_at_twice() -> None:
    """The value thinks too much of a first pick; whoever plays on to the end does not confirm it."""
    game = sw.Game.new("base", 2, "t1")
    bots = [make_bot("random", "r1", 0), make_bot("random", "q1", 1)]
    while game.state.round == 1:
        game.play(bots[game.state.decider].decide(game))
    second = played_turns(game)[1]
    once, twice = analyse_turn(second, worlds=12), analyse_turn(second, worlds=12, doubts=True)
    assert once.loss.coins > 20 > 15 > twice.loss.coins
    assert [part.best for part in once.parts] == [part.best for part in twice.parts]


def test_plans_meet_the_same_worlds() -> None:
    """The same plan twice comes out the same each time, whatever the dice and the rivals do."""
    game = sw.Game.new(players=3, seed="worlds")
    seat = game.state.decider
    bot = judge_of("heuristic", "worlds", seat)
    line = [game.legal()[1]]
    bot.decide(game)  # so that it has its weights
    one, other = carried_on(bot, game.state, seat, [line, line], 4)
    assert one == other and len(set(one[0])) > 1


# Dice


CHANCES = {0: Fraction(-1, 3), 1: Fraction(-1, 3), 2: Fraction(2, 3), 3: Fraction(2, 3)}
"""A mountain costs 3, one token is in hand: two faces of six will do, for a region that pays one coin."""


@pytest.mark.parametrize("face", CHANCES)
def test_the_luck_of_a_last_attempt_is_exact(face: int) -> None:
    t = drawn("home:farmland - peak:mountain", ann="Alchemist Ratmen: home 1, hand 1", bob="Hill Orcs", dice=[face])
    t.ann.tries("peak")
    (roll,) = judged(ends(t), 2).rolls
    assert (roll.region, roll.needed, roll.face, roll.wins, roll.faces) == ("peak", 2, face, 2, 6)
    assert roll.luck == pytest.approx(float(CHANCES[face]))


def test_a_farmland_is_worth_two_to_humans() -> None:
    """One face in two, and 2 coins: failing costs half of them."""
    t = drawn("home:hill - field:farmland", ann="Alchemist Humans: home 1, hand 1", bob="Hill Orcs", dice=[0])
    t.ann.tries("field")
    assert judged(ends(t), 2).luck == pytest.approx(-1 / 2 * 2)


def test_the_luck_of_a_die_before_a_conquest_adds_up_to_nothing_over_its_faces() -> None:
    lucks: list[float] = []
    for face in (0, 0, 0, 1, 2, 3):
        t = drawn(
            "home:farmland - east:farmland - far:farmland",
            ann="Berserk Ratmen: home 1, hand 3",
            bob="Hill Orcs",
            dice=[face],
        )
        t.ann.rolls()
        (roll, *_) = judged(ends(t), 2).rolls
        assert roll.needed == -1 and roll.face == face
        lucks.append(roll.luck)
    assert sum(lucks) == pytest.approx(0.0, abs=1e-9)
    assert lucks[0] < 0 < lucks[-1]  # with 3 in hand, one more region can be had with a good die


def test_what_follows_a_die_is_judged_by_itself() -> None:
    """Whether to roll, and where, is one question; where the tokens go afterwards is another."""
    t = drawn(
        "home:farmland - peak:mountain - pass:hill - wall:farmland",
        ann="Alchemist Ratmen: home 3, hand 1",
        bob="Hill Orcs: wall 5",
        dice=[3],
    )
    t.ann.tries("peak")
    t.ann.redeploys(home=3, peak=1)
    turn = judged(t.game, 2)
    assert [part.played[0]["do"] for part in turn.parts] == ["reinforce", "deploy"]


# What the seat could know


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_advice_is_the_same_in_worlds_that_look_the_same(edition: str) -> None:
    """I-34, for the judge too."""
    game = sw.Game.new(edition, 3, "twins")
    guide = make_bot("greedy:v2", "guide", 0)
    compared = 0
    while game.state.round < 3:
        seat = game.state.decider
        if len(game.legal()) > 1 and len(game.history) % 11 == 0:
            twin = sw.Game(game.setup, with_other_secrets(game.state, seat), sw.Seeded("another world"))
            assert advise(game, "heuristic:n=1", 2) == advise(twin, "heuristic:n=1", 2)
            compared += 1
        game.play(guide.decide(game))
    assert compared > 2


# Games of every kind


@pytest.mark.parametrize(
    "setup",
    [
        {"players": 2, "custom": "home", "custom_board": "home"},
        {"edition": "warcraft", "players": 4, "preset": "teams"},
        {"edition": "warcraft", "players": 3},
    ],
)
def test_unfinished_games_of_every_kind(setup: dict[str, Any]) -> None:
    if "custom" in setup:
        banners = [(CUSTOM / name).read_text() for name in ("bakers.toml", "gilded.toml")]
        setup = setup | {"custom": banners, "custom_board": (CUSTOM / "two_valleys.toml").read_text()}
    game = sw.Game.new(seed="kinds", **setup)
    bots = [make_bot("greedy:v2", "kinds", seat) for seat in range(game.state.players)]
    while game.state.round == 1 or len(game.history) % 7:
        game.play(bots[game.state.decider].decide(game))
    before = game.to_json()
    turns = list(analyse(game, "heuristic:n=1", 2))
    assert game.to_json() == before
    assert {turn.seat for turn in turns} == set(range(game.state.players))
    assert (turns[0].first, turns[-1].end) == (0, len(game.history))
    for turn, following in pairwise(turns):
        assert turn.end == following.first
    json.dumps([turn.to_json() for turn in turns], allow_nan=False)
    assert {turn.seat for turn in analyse(game, "heuristic:n=1", 2, seats=[1])} == {1}


def test_markers_laid_in_any_order_are_the_same_plan() -> None:
    """People lay camps as they like; a search lists one order."""
    t = table("""
        step = "place"
        [[seat]]
        active = { race = "ratmen", power = "bivouacking", regions = { a = 2, b = 2, d = 2 } }
    """)
    before = t.game.copy()
    for region in ("d", "a", "d", "b", "a"):
        t.p1.uses("encampment", region)
    laid = t.game.history
    assert [before.action_json(action)["region"] for action in in_listed_order(before, laid)] == list("aabdd")


def spread_over(t: Table, answers: dict[str, int]) -> sw.Game:
    """Ann spreads her tokens region by region in an order of her own, then everybody does as little as possible."""
    t.ann.stops()
    for region, tokens in answers.items():
        t.ann.does(do="deploy", region=region, tokens=tokens)
    return ends(t)


def four_to_spread() -> Table:
    """Ann has four spare tokens for three regions; Bob's four are beside `south`, and his turn ends the game."""
    return drawn(
        "west:farmland - south:farmland - east:farmland\nsouth - camp:mountain",
        "round = 10",
        ann="Alchemist Ratmen: west 1, south 1, east 1, hand 4",
        bob="Hill Orcs: camp 5",
    )


ORDERS = (
    {"west": 0, "south": 3},  # and the rest, one, in the east
    {"south": 3, "west": 0},
    {"south": 3, "east": 1},
    {"east": 1, "south": 3},
    {"east": 1, "west": 0},
)


def test_tokens_spread_in_any_order_are_the_same_plan() -> None:
    t = four_to_spread()
    before = t.game.copy()
    laid = [in_listed_order(before, spread_over(four_to_spread(), order).history) for order in ORDERS]
    assert [before.action_json(action) for action in laid[0]][1:3] == [
        {"do": "deploy", "region": "west", "tokens": 0},
        {"do": "deploy", "region": "south", "tokens": 3},
    ]
    assert all(actions == laid[0] for actions in laid)


def test_tokens_spread_in_any_order_lose_the_same() -> None:
    """All in the west, where nobody comes: Bob takes the south, a coin for the region and one for the Orcs' deed."""
    orders = ({"west": 4}, {"east": 0, "west": 4}, {"south": 0, "east": 0}, {"east": 0, "south": 0})
    losses = [judged(spread_over(four_to_spread(), order), 6).loss for order in orders]
    assert losses == [Estimate(2.0, 0.0)] * len(orders)


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_whatever_is_spread_in_any_order_ends_alike_in_the_listed_one(edition: str) -> None:
    """Tokens and pieces of whole games, put anywhere in any order."""
    random, chains = Random(1), 0
    for number in range(4):
        game = sw.Game.new(edition=edition, players=3, seed=f"any order {number}")
        while not game.over:
            before, seat = game.copy(), game.decider
            while game.state.asks and game.state.asks[0].kind == DEPLOY and game.decider == seat:
                game.play(random.choice(game.opened()))
            put = game.history[len(before.history) :]
            if not put:
                game.play(random.choice(game.legal()))
                continue
            again = before.copy()
            for action in in_listed_order(before, put):
                assert action in again.listed()
                again.play(action)
            assert again.view(None) == game.view(None)
            chains += put != again.history[len(before.history) :]
    assert chains > 20


def test_only_who_looks_ahead_can_judge() -> None:
    assert isinstance(judge_of("heuristic", "x", 0), PlannerBot)
    with pytest.raises(NoJudge, match=r"greedy:v2 does not look ahead.*greedy, heuristic, planner, expert"):
        judge_of("greedy:v2", "x", 0)
    with pytest.raises(ValueError, match="Did you mean 'planner'"):
        judge_of("planer", "x", 0)


# Advice


def advice_in(t: Table, judge: str = "planner:n=2", worlds: int = 4) -> Advice:
    return advise(t.game, judge, worlds)


def test_advice_counts_the_coins_of_the_turn() -> None:
    """Home, two more regions, and 2 coins for the Alchemists; nothing comes after the last turn."""
    best, *others = advice_in(four_in_hand()).options
    assert plain_plan(best.steps) == ["east", "far"]
    assert best.now == [("ratmen", "regions", 3.0), ("ratmen", "alchemist", 2.0)]
    assert best.more == 3 + 2 and best.behind == Estimate(0.0, 0.0)
    assert all(option.behind.coins >= 0 for option in others)


def test_advice_compares_races_by_what_they_bring() -> None:
    """In the last turn 7 coins of the Wealthy are worth more than their price of 1."""
    t = drawn(
        "west:farmland - east:farmland",
        more=LAST_TURN
        + """
        [[column]]
        race = "ratmen"
        power = "swamp"
        [[column]]
        race = "giants"
        power = "wealthy"
        """,
        step="pick",
        ann="5 coins",
        bob="Hill Orcs",
    )
    best, *others = advice_in(t).options
    assert (best.steps[0]["race"], best.steps[0]["power"]) == ("giants", "wealthy")
    assert best.now == [("giants", "combos", -1.0), ("giants", "regions", 2.0), ("giants", "wealthy", 7.0)]
    ratmen = next(option for option in others if option.steps[0]["race"] == "ratmen")
    assert ratmen.behind == Estimate(7.0 - 1.0, 0.0)
    assert len(advice_in(t).options) == 4
