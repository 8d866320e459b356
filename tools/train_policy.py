"""A worked example for docs/env.md: learn the base game for two in a few minutes of one core, with nothing but numpy.

    PYTHONPATH=src python -m tools.train_policy --seconds 240 --save policy.npz
    PYTHONPATH=src python -m tools.train_policy --load policy.npz --games 400

First it watches quick bots, who stray now and then so that one sees what comes of it. From these games a small net
learns what the beginning of a turn is worth: how many coins are still to come, less the opponent's. Then it plays
better than those it has watched: it plays every plan for a turn on to its own next turn, in the same few imagined
worlds, and takes the one after which its net expects most.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeAlias, cast

import numpy as np

from smallworld.bots import Bot, make_bot
from smallworld.bots.planner import PlannerBot
from smallworld.bots.simple import GreedyBot
from smallworld.engine.actions import DECLINE, PICK, Action
from smallworld.engine.state import State
from smallworld.engine.steps.step import CONQUER_STEP
from smallworld.env import Games, Position
from smallworld.game import Game
from smallworld.lab.statistics import share_interval

Array: TypeAlias = "np.ndarray[Any, Any]"

WATCHED = ("greedy:v2", "greedy:v2", "greedy:v1", "expander")  # who sits in each seat; none of them has learned
STRAYING = (0.0, 0.1, 0.3)  # how often a race is left to chance: each in a third of the games
ODD_DECLINE = 0.3  # a decline at random is so much rarer
WATCHING = 0.75  # of the time; the rest is for learning
TURNS = 1_000_000  # beginnings of turns that are remembered, seen by one seat each
AT_ONCE = 20_000  # so many are put into memory at a time
IN_A_ROUND = 4  # two turns, each seen by two
LESSONS = 4  # the first looks at the ends of games; the others at what the last has taught, too
FORESIGHT = 0.8  # so much
BATCH = 512
MANY = 4096  # rows that are judged at a time
RATE = 0.003  # at which the net learns, at first
COINS = 10  # what 1 at the end of the net stands for

PLANS = 8  # ways to conquer that are compared

LOG = np.log1p(np.arange(256, dtype=np.float32))
"""The tenth token matters less than the first."""

LEFT, PURSE = 1, 3
"""Bytes of an observation: the rounds left after this one, and the seat's own coins, which say nothing of others."""


class Value:
    """What a turn's beginning is worth: a net with two hidden layers and an end for each number of rounds left."""

    def __init__(self, games: Games, hidden: int, seed: int, columns: Array) -> None:
        random = np.random.default_rng(seed)
        self.games = games
        rounds = games.new().sketch.state.rounds
        weights = {
            "first": random.standard_normal((len(columns), hidden)) / 8,  # about 8² inputs are not 0 at a time
            "first_bias": np.zeros(hidden),
            "second": random.standard_normal((hidden, hidden // 2)) / np.sqrt(hidden),
            "second_bias": np.zeros(hidden // 2),
            "ends": np.zeros((rounds, hidden // 2)),
            "constants": np.zeros(rounds),
        }
        self.columns = columns  # the bytes of an observation that it looks at
        self.weights: dict[str, Array] = {name: w.astype(np.float32) for name, w in weights.items()}
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.steps = 0

    def passed_on(self, rows: Array, left: Array) -> tuple[Array, Array, Array, Array]:
        """What goes from layer to layer; `left` are the rounds left."""
        w = self.weights
        inputs = LOG[rows]
        first = np.maximum(inputs @ w["first"] + w["first_bias"], 0)
        second = np.maximum(first @ w["second"] + w["second_bias"], 0)
        return inputs, first, second, (second * w["ends"][left]).sum(1) + w["constants"][left]

    def learn(self, rows: Array, left: Array, margins: Array, rate: float) -> None:
        """One step towards what came of these turns, by Adam."""
        w = self.weights
        inputs, first, second, told = self.passed_on(rows, left)
        wrong = np.zeros((len(rows), len(w["constants"])), np.float32)
        wrong[np.arange(len(rows)), left] = (told - margins / COINS) / len(rows)
        at_second = (wrong @ w["ends"]) * (second > 0)
        at_first = (at_second @ w["second"].T) * (first > 0)
        slopes = {
            "first": inputs.T @ at_first,
            "first_bias": at_first.sum(0),
            "second": first.T @ at_second,
            "second_bias": at_second.sum(0),
            "ends": wrong.T @ second,
            "constants": wrong.sum(0),
        }
        self.steps += 1
        near, far = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for name, slope in slopes.items():
            mean, square = self.moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            w[name] -= rate * (mean / near) / (np.sqrt(square / far) + 1e-7)

    def expected(self, rows: Array, left: Array) -> Array:
        """Coins to come, for rows of which each two are one table: what one gains the other must lose."""
        told = [
            self.passed_on(rows[first : first + MANY], left[first : first + MANY])[-1]
            for first in range(0, len(rows), MANY)
        ]
        mine, theirs = np.concatenate(told).reshape(-1, 2).T
        return COINS * np.stack([mine - theirs, theirs - mine], 1).ravel() / 2

    def lead(self, tables: Sequence[Position], seat: int) -> Array:
        """By how many coins the seat will win: those it is ahead, and those to come, seen with the eyes of both."""
        seen = bytes_of([table.observe(eyes) for table in tables for eyes in (seat, 1 - seat)])
        coins = self.expected(seen[:, self.columns], seen[:, LEFT])[::2]
        going = np.array([not table.over for table in tables])
        leads: Array = going * coins + [ahead(table.sketch.state, seat) for table in tables]
        return leads


def bytes_of(seen: Sequence[bytes]) -> Array:
    """Observations as an array, one in each row."""
    return np.frombuffer(b"".join(seen), np.uint8).reshape(len(seen), -1)


def turn_of(state: State) -> tuple[int, int]:
    """Which turn it is: its round and seat."""
    return state.round, state.seat


def ahead(state: State, seat: int) -> int:
    """How many coins the seat is ahead of the other."""
    return state.coins[seat] - state.coins[1 - seat]


# Playing with what was learned


class Learned(Bot):
    """Follows the plan after which the value expects most; what needs no plan is done as a quick bot would."""

    def __init__(self, value: Value, seed: int | str, seat: int, worlds: int, turns: int) -> None:
        super().__init__(seed, seat)
        self.value = value
        self.worlds = worlds  # in which all plans are tried; then the better half in as many more, and so on
        self.turns = turns  # of its own, so far ahead it looks
        self.quick = GreedyBot(f"{seed}:quick", seat)  # plays on for both seats where something is tried
        self.planner = PlannerBot(f"{seed}:ways", seat, plans=PLANS)  # lists ways to conquer; the choice is ours
        self.turn = (0, 0)
        self.conquered = False  # has it been decided how to conquer in this turn?
        self.todo: list[Action] = []  # the rest of the plan

    def choose(self, game: Game, seat: int) -> Action:
        position = self.value.games.at(game)
        state = position.sketch.state
        if self.turn != turn_of(state):
            self.turn, self.conquered, self.todo = turn_of(state), False, []
        if state.asks:
            return self.quick.think(position.sketch, seat)
        if not self.todo:
            plans = self.plans(position, seat)
            self.todo = self.best(position, seat, plans) if plans else []
        if self.todo:
            wanted = self.todo.pop(0)
            if legal(position, wanted):
                return wanted
            self.todo = []  # the die or a surprise was against it
        return self.quick.think(position.sketch, seat)

    def plans(self, position: Position, seat: int) -> list[list[Action]]:
        """What could be done: races to take, playing on or declining, ways to conquer."""
        sketch = position.sketch
        if any(action.do in (PICK, DECLINE) for action in sketch.listed()):
            return [[action] for action in sketch.listed()]
        state = sketch.state
        if self.conquered or state.step != CONQUER_STEP or not state.tribe(state.turn.acting).active:
            return []
        self.conquered = True
        return [plan.actions for plan in self.planner.conquests(sketch, seat)]

    def best(self, position: Position, seat: int, plans: list[list[Action]]) -> list[Action]:
        """The plan that leads to most. All meet the same stacks and dice, so that luck does not decide between them."""
        leads = np.zeros(len(plans))
        left = list(range(len(plans)))
        while len(left) > 1:
            worlds = [self.value.games.imagined(position, seat, self.random) for _ in range(self.worlds)]
            tables = [self.led_to(world.copy(), seat, plans[number]) for world in worlds for number in left]
            leads[left] += self.value.lead(tables, seat).reshape(self.worlds, -1).sum(0)
            left = sorted(left, key=lambda number: -leads[number])[: (len(left) + 1) // 2]
        return list(plans[left[0]])

    def led_to(self, table: Position, seat: int, plan: Sequence[Action]) -> Position:
        """Where a later turn of the seat begins if it follows this plan and everybody plays on like the quick bot."""
        state, turn = table.sketch.state, turn_of(table.sketch.state)
        for wanted in plan:
            if state.decider != seat or not legal(table, wanted):
                break
            table.play(wanted)
        for _ in range(self.turns):
            while not state.over and (state.asks or state.seat != seat or turn_of(state) == turn):
                table.play(self.quick.think(table.sketch, state.decider))
            turn = turn_of(state)
        return table


def legal(position: Position, wanted: Action) -> bool:
    """May this be done here?"""
    return any(action.same(wanted) for action in position.sketch.listed())


# Learning


def watch(games: Games, seed: str, random: Random) -> tuple[list[bytes], list[int]]:
    """A game of quick bots: what both seats saw as each turn began, and what it still brought them beyond the other."""
    position = games.new(seed)
    game, state = games.game(position), position.sketch.state
    bots = [make_bot(random.choice(WATCHED), seed, seat) for seat in (0, 1)]
    straying, turn = random.choice(STRAYING), (0, 0)
    seen: list[bytes] = []
    leads: list[int] = []  # of seat 0, at that time
    while not state.over:
        if turn != turn_of(state) and not state.asks:
            turn = turn_of(state)
            seen += [position.observe(0), position.observe(1)]
            leads.append(ahead(state, 0))
        odd = [] if state.asks else [action for action in position.sketch.listed() if action.do in (PICK, DECLINE)]
        if odd and random.random() < straying * (1 if odd[0].do == PICK else ODD_DECLINE):
            position.play(random.choice(odd))
        else:
            position.play(bots[state.decider].decide(game))
    end = ahead(state, 0)
    return seen, [sign * (end - lead) for lead in leads for sign in (1, -1)]


def with_foresight(margins: Array, left: Array, expected: Array) -> Array:
    """What came of each turn in two rounds, and what is expected from then on: less luck is in that than in the end.

    Rows are in the order of the games, four to a round. Where two rounds later the game is over, the end counts.
    """
    targets = margins.copy()
    early = np.flatnonzero(left[: -2 * IN_A_ROUND] >= 2)
    later = early + 2 * IN_A_ROUND
    soon = margins[early] - margins[later]
    targets[early] += FORESIGHT * (soon + expected[later] - margins[early])
    return targets


def train(games: Games, hidden: int, seconds: float, seed: int, tell: Callable[[str], None]) -> Value:
    """Watch and learn for so much of the processor's time."""
    random, shuffle = Random(seed), np.random.default_rng(seed)
    start, watched, kept = time.process_time(), 0, 0
    columns: Array = np.zeros(0, np.int64)
    while not watched or (kept < TURNS and time.process_time() - start < WATCHING * seconds):
        seen: list[bytes] = []
        came: list[int] = []
        while not seen or (len(seen) < AT_ONCE and time.process_time() - start < WATCHING * seconds):
            views, margins_of = watch(games, f"watch:{seed}:{watched}", random)
            seen, came, watched = seen + views, came + margins_of, watched + 1
        new = bytes_of(seen)[: TURNS - kept]
        if not kept:  # what never changes has nothing to teach
            columns = np.setdiff1d(np.flatnonzero(new.max(0) > new.min(0)), [PURSE])
            rows, left = np.empty((TURNS, len(columns)), np.uint8), np.empty(TURNS, np.uint8)
            margins = np.empty(TURNS, np.float32)
        added = slice(kept, kept + len(new))
        rows[added], left[added], margins[added] = new[:, columns], new[:, LEFT], came[: len(new)]
        kept += len(new)
    tell(f"{time.process_time() - start:5.0f} s: {watched} games watched")
    rows, left, margins = rows[:kept], left[:kept], margins[:kept]
    value = Value(games, hidden, seed, columns)
    begun, targets = time.process_time(), margins
    for lesson in range(LESSONS):
        if lesson:
            targets = with_foresight(margins, left, value.expected(rows, left))
        share = 0.0
        while share * LESSONS < lesson + 1:
            share = min(1.0, (time.process_time() - begun) / max(start + seconds - begun, 1e-9))
            drawn = shuffle.integers(kept, size=BATCH)
            value.learn(rows[drawn], left[drawn], targets[drawn], RATE * max(1 - share, 0.01))
    tell(f"{time.process_time() - start:5.0f} s: learned {value.steps * BATCH} times from {kept} beginnings of turns")
    return value


# How well it plays


def contest(value: Value, rival: str, games: int, seed: int, worlds: int, turns: int) -> tuple[float, float, float]:
    """The share of games won against a bot, ties as halves, with its interval; both seats of every deal."""
    shares = []
    for deal in range((games + 1) // 2):
        won = 0.0
        for ours in (0, 1):
            game = value.games.game(value.games.new(f"contest:{seed}:{deal}"))
            bots = [make_bot(rival, f"{seed}:{deal}", seat) for seat in (0, 1)]
            bots[ours] = Learned(value, f"{seed}:{deal}", ours, worlds, turns)
            while not game.over:
                game.advance(bots[game.state.decider].decide(game))
            won += (ours in game.winners) / len(game.winners)
        shares.append(won / 2)
    return sum(shares) / len(shares), *share_interval(shares, 2 * len(shares))


def main(words: Sequence[str] | None = None) -> None:
    """Learn, or play what was learned."""
    parser = argparse.ArgumentParser(description="Learn to play the base game for two, and measure how well.")
    parser.add_argument("--seconds", type=float, default=240, help="of the processor, for learning (default: 240)")
    parser.add_argument("--hidden", type=int, default=64, help="units in the first hidden layer (default: 64)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=8, help="to try plans in (default: 8)")
    parser.add_argument("--turns", type=int, default=1, help="of its own that it looks ahead (default: 1)")
    parser.add_argument("--games", type=int, default=200, help="games against each bot afterwards (default: 200)")
    parser.add_argument("--against", default="random,greedy:v2,greedy", help="these bots")
    parser.add_argument("--save", type=Path, help="write what was learned into this file")
    parser.add_argument("--load", type=Path, help="read it instead of learning")
    args = parser.parse_args(words)
    games = Games("base", players=2)
    if args.load:
        with np.load(args.load) as kept:
            value = Value(games, args.hidden, args.seed, kept["columns"])
            value.weights = {name: kept[name] for name in value.weights}
    else:
        value = train(games, args.hidden, args.seconds, args.seed, lambda line: print(line, flush=True))
    if args.save:
        np.savez(args.save, columns=value.columns, **cast("dict[str, Any]", value.weights))
    for rival in args.against.split(","):
        share, low, high = contest(value, rival, args.games, args.seed, args.worlds, args.turns)
        print(f"against {rival}: {share:.1%} [{low:.1%}, {high:.1%}] of {args.games} games", flush=True)


if __name__ == "__main__":
    main()
