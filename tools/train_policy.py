"""A worked example for docs/env.md: learn the base game for two in a few minutes of one core, with nothing but numpy.

    PYTHONPATH=src python -m tools.train_policy --seconds 300 --save policy.npz
    PYTHONPATH=src python -m tools.train_policy --load policy.npz --games 400

First it watches a teacher, who strays now and then so that one sees what comes of it. From these games it learns two
things: what the teacher decides, and what the beginning of a turn is worth, in coins still to come less the opponent's.
Then it plays better than the teacher: it tries the decisions that the teacher would take most likely, on a table that
looks the same to it (hidden things dealt anew), finishes the turn as the teacher would, weighs every face of the dice,
and takes what leads to the turn that is worth least to the opponent.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeAlias, cast

import numpy as np

from smallworld.bots import make_bot
from smallworld.env import Games, Position
from smallworld.lab.statistics import share_interval

Array: TypeAlias = "np.ndarray[Any, Any]"

TEACHER = "greedy:v2"
WATCHING = 0.6  # of the time: watch the teacher; the rest is for learning from it
STRAYING = 0.1  # so often a race or a decline is left to chance, to see what comes of it
LIKELIEST = 8  # decisions that are tried
UNLIKELY = 0.1  # below this chance a further die is rolled; above it, all of its faces are tried
BATCH = 512
RATE = 0.003  # at which the choice learns, at first
RIDGE = 1000.0  # the pull of every weight of the lines towards nothing
SELDOM = 0.05  # what varies less than this counts as if it varied so much
DECISIONS, TURNS = 200_000, 300_000  # that are remembered

PRINTED = ("terrain", "symbols", "land")  # the same in every game on this board: nothing to learn from
LOG = np.log1p(np.arange(256, dtype=np.float32))
"""The tenth token matters less than the first."""


class Choice:
    """What a teacher would decide: a net with one hidden layer, trained with Adam."""

    def __init__(self, inputs: int, hidden: int, actions: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.weights: dict[str, Array] = {
            "first": (random.standard_normal((inputs, hidden)) / np.sqrt(60)).astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "last": (random.standard_normal((hidden, actions)) * 0.1 / np.sqrt(hidden)).astype(np.float32),
            "constant": np.zeros(actions, np.float32),
        }
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.steps = 0

    def __call__(self, rows: Array) -> Array:
        """How much each action is liked."""
        w = self.weights
        liked: Array = np.maximum(LOG[rows] @ w["first"] + w["bias"], 0) @ w["last"] + w["constant"]
        return liked

    def learn(self, rows: Array, masks: Array, decided: Array, rate: float) -> None:
        """One step towards what was decided."""
        w = self.weights
        inputs = LOG[rows]
        hidden = np.maximum(inputs @ w["first"] + w["bias"], 0)
        liked = np.where(masks > 0, hidden @ w["last"] + w["constant"], -np.inf)
        wrong = np.exp(liked - liked.max(1, keepdims=True))
        wrong /= wrong.sum(1, keepdims=True)
        wrong[np.arange(len(rows)), decided] -= 1
        wrong /= len(rows)
        back = (wrong @ w["last"].T) * (hidden > 0)
        slopes = {"first": inputs.T @ back, "bias": back.sum(0), "last": hidden.T @ wrong, "constant": wrong.sum(0)}
        self.steps += 1
        near, far = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for name, slope in slopes.items():
            first, second = self.moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            w[name] -= rate * (first / near) / (np.sqrt(second / far) + 1e-7)


class Worth:
    """What the beginning of a turn is worth: a straight line for every number of rounds left, by ridge regression."""

    def __init__(self, inputs: int, rounds: int, left: int) -> None:
        self.left = left  # the input that says how many rounds are left
        self.weights = {"lines": np.zeros((rounds, inputs), np.float32), "constants": np.zeros(rounds, np.float32)}

    def __call__(self, rows: Array) -> Array:
        """Coins still to come, less the opponent's."""
        left = rows[:, self.left]
        worth: Array = (rows * self.weights["lines"][left]).sum(1) + self.weights["constants"][left]
        return worth

    def learn(self, rows: Array, margins: Array) -> None:
        """The best lines for what came of these turns."""
        for left in range(len(self.weights["constants"])):
            mine = np.flatnonzero(rows[:, self.left] == left)
            if len(mine) < 2:
                continue
            seen, came = rows[mine].astype(np.float32), margins[mine]
            mean, scale = seen.mean(0), np.maximum(seen.std(0), SELDOM)
            seen = (seen - mean) / scale
            squares = seen.T @ seen + RIDGE * np.eye(seen.shape[1], dtype=np.float32)
            line = np.linalg.solve(squares, seen.T @ (came - came.mean())) / scale
            self.weights["lines"][left] = line
            self.weights["constants"][left] = came.mean() - mean @ line


@dataclass
class Memory:
    """What was seen in games: decisions with what was decided, and beginnings of turns with what came of them."""

    seen: list[bytes] = field(default_factory=list)
    masks: list[bytes] = field(default_factory=list)
    decided: list[int] = field(default_factory=list)
    turns: list[bytes] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)  # coins that were still to come, less the opponent's

    def forget(self) -> None:
        """Keep what is newest."""
        del self.seen[:-DECISIONS], self.masks[:-DECISIONS], self.decided[:-DECISIONS]
        del self.turns[:-TURNS], self.margins[:-TURNS]


class Policy:
    """What was learned, and how to decide with it."""

    def __init__(self, games: Games, hidden: int, seed: int) -> None:
        self.games = games
        kept = [name not in PRINTED for name, _, shape, _ in games.layout.blocks for _ in range(int(np.prod(shape)))]
        self.columns = np.flatnonzero(kept)
        self.choice = Choice(len(self.columns), hidden, games.actions.size, seed)
        self.worth = Worth(len(self.columns), games.new().sketch.state.rounds, left=1)

    def rows(self, seen: Sequence[bytes]) -> Array:
        """Observations as the nets want them."""
        return np.frombuffer(b"".join(seen), np.uint8).reshape(len(seen), -1)[:, self.columns]

    def steers(self, code: int) -> bool:
        """Is this number about a race to take, or about declining?"""
        actions = self.games.actions
        return code in (actions.expand, actions.decline) or actions.pick <= code < actions.muster

    def likeliest(self, positions: Sequence[Position], most: int) -> list[list[int]]:
        """In each position the decisions that the teacher would take most likely, best first."""
        liked = self.choice(self.rows([position.observe(position.decider) for position in positions]))
        found = []
        for position, row in zip(positions, liked, strict=True):
            legal = position.legal()
            found.append(sorted(legal, key=row.__getitem__, reverse=True)[:most])
        return found

    def decide(self, positions: Sequence[Position], random: Random) -> list[list[int]]:
        """A decision in each game: its number, or several for an offer. The best of those that are tried."""
        tables = [self.games.imagined(position, position.decider, random) for position in positions]
        ways: list[tuple[int, list[int], Position]] = [(game, [], table) for game, table in enumerate(tables)]
        ends: list[tuple[int, list[int], Position]] = []
        while ways:
            tried = self.likeliest([after for _, _, after in ways], LIKELIEST)
            steps = [(way, code) for way, codes in zip(ways, tried, strict=True) for code in codes]
            ways = []
            for (game, codes, before), code in steps:
                after = before.copy()
                after.apply(code)
                (ways if after.stage else ends).append((game, [*codes, code], after))
        worth = self.led_to([(tables[game], after) for game, _, after in ends], random)
        best: dict[int, int] = {}
        for number, (game, _, _) in enumerate(ends):
            if worth[number] > worth[best.setdefault(game, number)]:
                best[game] = number
        return [ends[best[game]][1] for game in range(len(tables))]

    def led_to(self, steps: Sequence[tuple[Position, Position]], random: Random) -> list[float]:
        """What each step from one position to another is worth to whoever took it: in coins, the mean over the dice."""
        leaves = [(number, chance, end) for number, (_, to) in enumerate(steps) for chance, end in settled(to, 1.0)]
        ended: list[tuple[int, float, Position]] = []
        while leaves:
            going: list[tuple[int, float, Position]] = []
            for leaf in leaves:
                on = not leaf[2].over and turn_of(leaf[2]) == turn_of(steps[leaf[0]][0])
                (going if on else ended).append(leaf)
            leaves = []
            liked = self.likeliest([position for _, _, position in going], 1) if going else []
            for (number, chance, position), codes in zip(going, liked, strict=True):
                position.apply(codes[0])
                if chance < UNLIKELY:
                    roll(position, random)
                leaves += [(number, each, end) for each, end in settled(position, chance)]
        later = self.worth(self.rows([end.observe(end.sketch.state.seat) for _, _, end in ended]))
        worth = [0.0] * len(steps)
        for (number, chance, end), coins in zip(ended, later, strict=True):
            seat = steps[number][0].decider
            mine = 1 if end.sketch.state.seat == seat else -1
            worth[number] += chance * (ahead(end, seat) + (0.0 if end.over else mine * float(coins)))
        return worth


def turn_of(position: Position) -> tuple[int, int]:
    """Which turn it is: its round and seat."""
    state = position.sketch.state
    return state.round, state.seat


def ahead(position: Position, seat: int) -> float:
    """How many coins the seat is ahead of the other."""
    coins = position.sketch.state.coins
    return float(coins[seat] - coins[1 - seat])


def settled(position: Position, chance: float) -> list[tuple[float, Position]]:
    """The positions after every fall of the awaited dice, with their chances."""
    if not position.rolling:
        return [(chance, position)]
    found = []
    for face, likely in position.chance_outcomes():
        after = position.copy()
        after.apply(face)
        found += settled(after, chance * likely)
    return found


def roll(position: Position, random: Random) -> None:
    """Let the dice fall."""
    while position.rolling:
        faces, chances = zip(*position.chance_outcomes(), strict=True)
        position.apply(random.choices(faces, chances)[0])


# Learning


def watch(policy: Policy, seed: str, random: Random, memory: Memory) -> None:
    """A game of the teacher against itself."""
    position = policy.games.new(seed)
    bots = [make_bot(TEACHER, seed, seat) for seat in (0, 1)]
    turns: list[tuple[bytes, int, float]] = []  # what was seen as each began, by whom, how far ahead they were
    turn = (0, 0)
    while not position.over:
        seat = position.decider
        if turn != turn_of(position):
            turn = turn_of(position)
            turns.append((position.observe(turn[1]), turn[1], ahead(position, turn[1])))
        legal = position.legal()
        if len(legal) == 1:
            position.apply(legal[0])
        elif policy.steers(legal[0]) and random.random() < STRAYING:
            position.apply(random.choice(legal))
        else:
            for code in position.spelt(bots[seat].decide(policy.games.game(position))):
                memory.seen.append(position.observe(seat))
                memory.masks.append(bytes(position.mask()))
                memory.decided.append(code)
                position.apply(code)
        roll(position, random)
    for seen, seat, lead in turns:
        memory.turns.append(seen)
        memory.margins.append(ahead(position, seat) - lead)


def train(policy: Policy, seconds: float, seed: int, tell: Callable[[str], None]) -> int:
    """Watch and learn for so much of the processor's time; returns how many games were watched."""
    random, shuffle = Random(seed), np.random.default_rng(seed)
    memory, watched, start = Memory(), 0, time.process_time()
    while not watched or time.process_time() - start < WATCHING * seconds:
        watch(policy, f"watch:{seed}:{watched}", random, memory)
        watched += 1
        if watched % 1000 == 0:
            memory.forget()
            tell(f"{time.process_time() - start:5.0f} s: {watched} games watched")
    memory.forget()
    policy.worth.learn(policy.rows(memory.turns), np.array(memory.margins, np.float32))
    tell(f"{time.process_time() - start:5.0f} s: learned what {len(memory.turns)} turns were worth")
    seen, decided = policy.rows(memory.seen), np.array(memory.decided)
    masks = np.frombuffer(b"".join(memory.masks), np.int8).reshape(len(decided), -1)
    steps, begun, share = 0, time.process_time() - start, 0.0
    while not steps or share < 1:
        share = min(1.0, (time.process_time() - start - begun) / max(seconds - begun, 1e-9))
        drawn = shuffle.integers(len(decided), size=BATCH)
        policy.choice.learn(seen[drawn], masks[drawn], decided[drawn], RATE * (1 - 0.9 * share))
        steps += 1
    tell(f"{time.process_time() - start:5.0f} s: learned {steps * BATCH} times from {len(decided)} decisions")
    return watched


# How well it plays


def contest(policy: Policy, rival: str, games: int, seed: int) -> tuple[float, float, float]:
    """The share of games won against a bot, ties as halves, with its interval; both seats of every deal."""
    random = Random(seed)
    games += games % 2
    tables = [(policy.games.new(f"contest:{seed}:{number // 2}"), number % 2) for number in range(games)]
    bots = {number: make_bot(rival, f"{seed}:{number}", 1 - ours) for number, (_, ours) in enumerate(tables)}
    while any(not game.over for game, _ in tables):
        ours = [game for game, seat in tables if game.decider == seat]
        for game, codes in zip(ours, policy.decide(ours, random) if ours else [], strict=True):
            for code in codes:
                game.apply(code)
            roll(game, random)
        for number, (game, seat) in enumerate(tables):
            while not game.over and game.decider != seat:
                game.play(bots[number].decide(policy.games.game(game)))
                roll(game, random)
    won = [(1 + game.returns()[seat]) / 2 for game, seat in tables]
    low, high = share_interval([(won[deal] + won[deal + 1]) / 2 for deal in range(0, games, 2)], games)
    return sum(won) / games, low, high


def main(words: Sequence[str] | None = None) -> None:
    """Learn, or play what was learned."""
    parser = argparse.ArgumentParser(description="Learn to play the base game for two, and measure how well.")
    parser.add_argument("--seconds", type=float, default=300, help="of the processor, for learning (default: 300)")
    parser.add_argument("--hidden", type=int, default=96, help="units in the hidden layer (default: 96)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=200, help="games against each bot afterwards (default: 200)")
    parser.add_argument("--against", default="random,greedy:v1,greedy:v2", help="these bots")
    parser.add_argument("--save", type=Path, help="write what was learned into this file")
    parser.add_argument("--load", type=Path, help="read it instead of learning")
    args = parser.parse_args(words)
    games = Games("base", players=2, explicit_chance=True)
    policy = Policy(games, args.hidden, args.seed)
    if args.load:
        with np.load(args.load) as kept:
            policy.choice.weights = {name: kept[name] for name in policy.choice.weights}
            policy.worth.weights = {name: kept[name] for name in policy.worth.weights}
    else:
        watched = train(policy, args.seconds, args.seed, lambda line: print(line, flush=True))
        print(f"learned from {watched} games of {TEACHER} in {args.seconds:.0f} s of one core", flush=True)
    if args.save:
        np.savez(args.save, **cast("dict[str, Any]", policy.choice.weights | policy.worth.weights))
    for rival in args.against.split(","):
        share, low, high = contest(policy, rival, args.games, args.seed)
        print(f"against {rival}: {share:.1%} [{low:.1%}, {high:.1%}] of {args.games} games", flush=True)


if __name__ == "__main__":
    main()
