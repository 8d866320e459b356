"""A contest in a file: its head, then a line for each set. Whoever runs it again goes on where the file ends."""

import json
from typing import Any, Final

import smallworld
from smallworld.lab.contest import Contest, Played, Set

FORMAT: Final = "smallworld-arena"
VERSION: Final = 1


class BadLedger(ValueError):
    """The file cannot be continued; says why."""


def head_of(contest: Contest) -> str:
    """The first line."""
    head = {"format": FORMAT, "version": VERSION, "made_by": smallworld.__version__, **contest.to_json()}
    return json.dumps(head, ensure_ascii=False) + "\n"


def line_of(played: Set) -> str:
    """One set."""
    games = [
        {"seats": list(g.seats), "scores": g.scores, "ranks": g.ranks, "seconds": g.seconds, "turns": g.turns}
        for g in played.games
    ]
    return json.dumps({"set": played.number, "games": games}) + "\n"


def read(text: str, contest: Contest) -> tuple[list[Set], int]:
    """The sets of this contest that are in a file, and how many characters of it are sound.

    A last line without its end is what a process leaves that was stopped while writing; it does not count. Anything
    else that is not as it was written is refused.
    """
    end = text.rfind("\n") + 1
    lines = text[:end].splitlines()
    if not lines:
        if text and not head_of(contest).startswith(text):
            raise BadLedger("it is not a contest of the arena")
        return [], 0
    check_head(loaded(lines[0], 1), contest)
    tables = contest.seatings()
    found: list[Set] = []
    for place, line in enumerate(lines[1:]):
        data = loaded(line, place + 2)
        games = data.get("games")
        if data.get("set") != place or not isinstance(games, list) or len(games) != len(tables):
            raise BadLedger(f"line {place + 2} is not set {place} of this contest")
        try:
            found.append(Set(place, [game_of(game, seats) for game, seats in zip(games, tables, strict=True)]))
        except (KeyError, TypeError, ValueError):
            raise BadLedger(f"line {place + 2} is damaged") from None
    return found, end


def loaded(line: str, number: int) -> dict[str, Any]:
    """A line as an object."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise BadLedger("it is not a contest of the arena" if number == 1 else f"line {number} is damaged")
    return data


def check_head(head: dict[str, Any], contest: Contest) -> None:
    """Is it a file of this contest?"""
    if head.get("format") != FORMAT:
        raise BadLedger("it is not a contest of the arena")
    if head.get("version") != VERSION or head.get("made_by") != smallworld.__version__:
        raise BadLedger("it was made by another version of this program")
    for name, value in contest.to_json().items():
        if head.get(name) != value:
            raise BadLedger(f"it holds another contest: its {name.replace('_', ' ')} is {head.get(name)!r:.80}")


def game_of(data: Any, seats: tuple[int, ...]) -> Played:
    """A game, checked."""
    players = len(seats)
    played = Played(
        tuple(numbers(data["seats"], players)),
        numbers(data["scores"], players),
        numbers(data["ranks"], players),
        [float(used) for used in data["seconds"]],
        numbers([data["turns"]], 1)[0],
    )
    sound = played.seats == seats and len(played.seconds) == players and played.turns > 0
    if not sound or min(played.ranks) != 0 or not all(0 <= used < float("inf") for used in played.seconds):
        raise ValueError("not a game of this contest")
    return played


def numbers(data: Any, players: int) -> list[int]:
    """A whole number for each seat."""
    if not isinstance(data, list) or len(data) != players or not all(type(number) is int for number in data):
        raise ValueError("not whole numbers")
    return data
