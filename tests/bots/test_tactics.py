"""Positions with a point, as texts in `tactics/`: what each bot must find there.

The comment at the head of a file tells the story, then what counts as finding it:

    do: decline              the first decision
    do not: pick 4           not this one
    hold: heart, nw          regions that are held when the turn is over
    tokens: gate 3           with so many tokens at least
    earn: 4                  coins that the turn brings at least
    solved by: …             the levels and bots that must find it, whatever the seed; the others need not

The rest is the position itself (docs/positions.md), so `smallworld show` and `smallworld advise` read the file too.
"""

from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import pytest

import smallworld as sw
from smallworld.bots import BOTS, make_bot
from smallworld.bots.levels import LEVELS
from smallworld.content.editions import EDITIONS
from smallworld.engine.actions import Action
from smallworld.game import Game

pytestmark = pytest.mark.thinking

FILES = sorted((Path(__file__).parent / "tactics").glob("*.toml"))
QUICKLY = {"planner": "planner:n=4", "heuristic": "heuristic:n=2", "expert": "expert:n=6"}
"""Few rollouts, so that all of it takes seconds."""

GOALS = ("do", "do not", "hold", "tokens", "earn")


@dataclass(frozen=True)
class Puzzle:
    """A position and what is to be found."""

    name: str
    text: str
    goals: list[tuple[str, str]]
    solvers: list[str]


def read(file: Path) -> Puzzle:
    """A file of `tactics/`."""
    text = file.read_text(encoding="utf-8")
    goals: list[tuple[str, str]] = []
    solvers: list[str] = []
    for line in text.splitlines():
        name, colon, told = line.removeprefix("# ").partition(": ")
        if line.startswith("# ") and colon and name in GOALS:
            goals.append((name, told))
        elif line.startswith("# solved by: "):
            solvers = told.split(", ")
    return Puzzle(file.stem, text, goals, solvers)


PUZZLES = [read(file) for file in FILES]


def words_of(game: Game, action: Action) -> str:
    """conquer north, pick 4, use truce 1."""
    return " ".join(str(part) for part in game.action_json(action).values())


@dataclass
class Outcome:
    """A turn as it was played."""

    first: str = ""
    earned: int = 0
    held: dict[str, int] = field(default_factory=dict)  # regions, and the tokens there

    def reaches(self, goal: str, told: str) -> bool:
        """Is this what was to be found?"""
        if goal in ("do", "do not"):
            return (self.first == told) == (goal == "do")
        if goal == "hold":
            return set(told.split(", ")) <= set(self.held)
        if goal == "earn":
            return self.earned >= int(told)
        place, number = told.split(" ")
        return self.held.get(place, 0) >= int(number)


def played(puzzle: Puzzle, bot: str, seed: int) -> Outcome:
    """What a bot makes of the turn."""
    game = sw.position(puzzle.text)
    seat, turn, coins = game.state.seat, game.state.turn, game.state.coins[game.state.seat]
    name = LEVELS[bot].bot if bot in LEVELS else bot
    player = make_bot(QUICKLY.get(name, name), seed, seat)
    others = make_bot("random", seed, seat)
    outcome = Outcome()
    while not game.over and game.state.turn is turn:
        action = (player if game.state.decider == seat else others).decide(game)
        outcome.first = outcome.first or words_of(game, action)
        game.play(action)
    own = [region for region in game.view(None)["regions"] if region["player"] == seat]
    outcome.held = {region["key"]: region["tokens"] for region in own}
    outcome.earned = game.state.coins[seat] - coins
    return outcome


def misses(puzzle: Puzzle, bot: str, seed: int) -> list[str]:
    """The goals that a bot does not reach."""
    outcome = played(puzzle, bot, seed)
    return [f"{goal}: {told}; {outcome}" for goal, told in puzzle.goals if not outcome.reaches(goal, told)]


@pytest.mark.parametrize(
    ("puzzle", "bot"),
    [pytest.param(puzzle, bot, id=f"{puzzle.name}-{bot}") for puzzle in PUZZLES for bot in puzzle.solvers],
)
def test_who_must_find_it_does(puzzle: Puzzle, bot: str) -> None:
    for seed in range(3):
        assert misses(puzzle, bot, seed) == []


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_it_does_not_solve_itself(puzzle: Puzzle) -> None:
    """Somebody who does anything at all misses it now and then, so there is something to find."""
    assert puzzle.goals and set(puzzle.solvers) <= {*BOTS, *LEVELS}
    assert any(misses(puzzle, "random", seed) for seed in range(12))


def test_there_are_positions_of_every_kind() -> None:
    games = [sw.position(puzzle.text) for puzzle in PUZZLES]
    assert len(games) >= 12
    assert {game.setup.edition for game in games} == set(EDITIONS)
    assert {game.state.players for game in games} == {2, 3, 4}
    for bot in ("expander", "greedy", "heuristic", "planner", *LEVELS):
        assert any(bot in puzzle.solvers for puzzle in PUZZLES)


def test_a_harder_level_must_find_more() -> None:
    found = [{puzzle.name for puzzle in PUZZLES if level in puzzle.solvers} for level in LEVELS]
    assert all(easier <= harder for easier, harder in pairwise(found))
    assert len(found[0]) < len(found[1]) < len(found[-1]) == len(PUZZLES)
