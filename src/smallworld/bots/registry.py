"""Which bots there are, and how to ask for one: the one list for command line, arena and server.

greedy                  a bot
greedy:v1               one of its versions
planner:ms=100:n=6      with parameters, whole numbers
./mine.py:Mine:ms=500   a class of your own in a Python file, where files are welcome
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from smallworld.bots.bot import Bot
from smallworld.bots.character import STYLES
from smallworld.bots.expander import ExpanderBot
from smallworld.bots.planner import ExpertBot, HeuristicBot, KeenBot, PlannerBot
from smallworld.bots.simple import GreedyBot, RandomBot
from smallworld.bots.worth import V1
from smallworld.words import brief, nearest

Seed = int | str
Numbers = Mapping[str, int]
Ranges = Mapping[str, tuple[int, int]]

LONGEST: Final = 300
FILE: Final = ".py"


class NoSuchBot(ValueError):
    """There is no bot of that name, or it has no such parameter; says the nearest that there is."""


@dataclass(frozen=True)
class Kind:
    """A bot that can be asked for."""

    make: Callable[[Seed, int, Numbers], Bot]  # seed, seat, its parameters
    numbers: Ranges = field(default_factory=dict)  # its parameters, and their range
    versions: "Mapping[str, Kind]" = field(default_factory=dict)  # kept as they once were


BOTS: Final[dict[str, Kind]] = {
    "random": Kind(lambda seed, seat, numbers: RandomBot(seed, seat)),
    "greedy": Kind(
        lambda seed, seat, numbers: KeenBot(seed, seat, **numbers),
        numbers={"ms": (1, 600_000), "style": (0, STYLES), "haste": (0, 100)},
        versions={
            "v1": Kind(lambda seed, seat, numbers: GreedyBot(seed, seat, V1)),
            "v2": Kind(
                lambda seed, seat, numbers: GreedyBot(
                    seed, seat, None, numbers.get("style", 0), numbers.get("haste", 0)
                ),
                numbers={"style": (0, STYLES), "haste": (0, 100)},
            ),
        },
    ),
    "expander": Kind(lambda seed, seat, numbers: ExpanderBot(seed, seat)),
    "heuristic": Kind(
        lambda seed, seat, numbers: HeuristicBot(seed, seat, **numbers),
        numbers={"n": (1, 1000), "ms": (1, 600_000), "style": (0, STYLES)},
    ),
    "planner": Kind(
        lambda seed, seat, numbers: PlannerBot(seed, seat, **numbers),
        numbers={
            "n": (1, 1000),
            "ms": (1, 600_000),
            "plans": (0, 20),
            "rounds": (0, 20),
            "crude": (0, 100),
            "v1": (0, 100),
            "style": (0, STYLES),
        },
    ),
    "expert": Kind(
        lambda seed, seat, numbers: ExpertBot(seed, seat, **numbers),
        numbers={
            "n": (1, 1000),
            "ms": (1, 600_000),
            "plans": (0, 20),
            "rounds": (1, 20),
            "crude": (0, 100),
            "v1": (0, 100),
            "style": (0, STYLES),
        },
    ),
}


def make_bot(name: str, seed: Seed, seat: int, files: bool = False) -> Bot:
    """The bot of this name for one seat of one game. `files`: it may come from a Python file, which is then run."""
    if len(name) > LONGEST:
        raise NoSuchBot(f"There is no bot {brief(name)}.")
    if FILE + ":" in name or name.endswith(FILE):
        return from_file(name, seed, seat, files)
    key, kind, words = kind_of(name)
    return kind.make(seed, seat, read_numbers(key, words, kind.numbers))


def kind_of(name: str) -> tuple[str, Kind, list[str]]:
    """The kind of a built-in bot with its version, what it is called, and the words that are left: its parameters."""
    key, *words = name.split(":")
    kind = BOTS.get(key)
    if kind is None:
        raise NoSuchBot(f"There is no bot {brief(key)}. {nearest(key, BOTS)}")
    if words and "=" not in words[0]:
        version = words.pop(0)
        if version in kind.numbers:
            low, high = kind.numbers[version]
            raise NoSuchBot(f"{key} takes one {version} from {low} to {high}, said as {key}:{version}=NUMBER.")
        if version not in kind.versions:
            has = nearest(version, kind.versions) if kind.versions else f"{key} has only one."
            raise NoSuchBot(f"There is no version {brief(version)} of {key}. {has}")
        key, kind = f"{key}:{version}", kind.versions[version]
    return key, kind, words


def read_numbers(key: str, words: list[str], known: Ranges) -> dict[str, int]:
    """Parameters, each at most once, within their range: ms=100."""
    numbers: dict[str, int] = {}
    for word in words:
        name, _, text = word.partition("=")
        if name not in known:
            has = nearest(name, known) if known else f"{key} has none."
            raise NoSuchBot(f"{key} has no parameter {brief(name)}. {has}")
        low, high = known[name]
        number = int(text) if text.isascii() and text.isdigit() and len(text) < 12 else -1
        if name in numbers:
            raise NoSuchBot(f"{key} takes one {name} from {low} to {high}, not several.")
        if not low <= number <= high:
            raise NoSuchBot(f"{key} takes one {name} from {low} to {high}, not {brief(text)}.")
        numbers[name] = number
    return numbers


def from_file(name: str, seed: Seed, seat: int, welcome: bool) -> Bot:
    """A class of somebody's own. A server runs no file that a stranger names."""
    if not welcome:
        raise NoSuchBot("Bots from files play only where you start them yourself, on the command line.")
    from smallworld.bots import plugin  # imported only when there is one

    stem, _, rest = name.rpartition(FILE)
    path, words = stem + FILE, rest.split(":")[1:]
    if not words or "=" in words[0]:
        raise NoSuchBot(f"Name the class too, such as {path}:Mine.")
    numbers = read_numbers(name, words[1:], {"ms": plugin.BUDGETS})
    try:
        return plugin.Guarded(path, words[0], seed, seat, numbers.get("ms", plugin.USUAL))
    except plugin.BadPlugin as problem:
        raise NoSuchBot(str(problem)) from None
