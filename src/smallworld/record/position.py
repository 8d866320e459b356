"""Positions as text: one TOML text sets up any position, by hand or by program (docs/positions.md)."""

import re
import tomllib
from dataclasses import dataclass
from typing import Any, Final

from smallworld.content.base.pieces import SYMBOLS, TERRAINS
from smallworld.content.boards import EDGE, NATIVE, BadBoard
from smallworld.content.editions import (
    BadSetup,
    CustomBanner,
    CustomBoard,
    Setup,
    board_of,
    make_setup,
    printed_board,
)
from smallworld.engine.chance import Chance, Scripted
from smallworld.engine.state import State
from smallworld.record.fields import BadPosition, Fields
from smallworld.record.position_read import read_table
from smallworld.record.position_write import write_position

__all__ = ["BadPosition", "Position", "read_position", "write_position"]

LONGEST: Final = 200_000
MOST_DICE: Final = 1000
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")

KEYS: Final = (
    *("edition", "preset", "options", "players", "board", "map", "custom"),
    *("round", "first", "turn", "step", "dice", "lost_tribes", "claims"),
    *("column", "stacks", "pieces", "supply", "seat"),
    *("conquered", "used", "attacked", "picked", "moved", "roll"),
    *("acting", "acted", "settled", "declining", "ask"),
)


@dataclass
class Position:
    """A position that was read."""

    setup: Setup
    state: State
    chance: Chance


def read_position(text: str, after: Chance) -> Position:
    """The position that a TOML text describes; `after` answers when its dice are used up."""
    top = Fields("", parse(text), KEYS)
    setup = read_setup(top)
    state = read_table(top, setup, after)
    faces = state.rules.die
    dice = [top.number(face, min(faces), max(faces), "dice") for face in top.items("dice")]
    if len(dice) > MOST_DICE:
        top.refuse(f"at most {MOST_DICE} results can be laid down.", "dice")
    for face in dice:
        if face not in faces:
            top.refuse(f"the die has no {face}; its faces are {', '.join(map(str, faces))}.", "dice")
    return Position(setup, state, Scripted(dice, [], state.dice, state.shuffles, after) if dice else after)


def parse(text: object) -> dict[str, Any]:
    """TOML with every trick refused: huge texts, deep nesting."""
    if not isinstance(text, str):
        raise BadPosition(f"A position is a text, not {type(text).__name__}.")
    if len(text) > LONGEST:
        raise BadPosition(f"A position has at most {LONGEST} characters, not {len(text)}.")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadPosition("This is not TOML: it is nested too deeply.") from None
    except ValueError as problem:
        raise BadPosition(f"This is not TOML: {problem}.") from None


# The rules and the board


def read_setup(top: Fields) -> Setup:
    """Edition, options, number of players and board."""
    players = top.whole("players", 2, 5, max(2, min(5, len(top.items("seat")))))
    board = top.word("board")
    custom_board = None
    if "map" in top:
        if board:
            top.refuse("a position has a board or a map, not both.", "board")
        custom_board = read_map(top.part("map"), players)
    custom = tuple(
        [
            CustomBanner(banner.known(banner.word("kind"), "kind", ("race", "power")), *words(banner))
            for banner in top.parts("custom", ("kind", "key", "text"))
        ]
    )
    try:
        setup = make_setup(
            top.word("edition", "base"),
            players,
            top.word("preset", "default"),
            top.part("options").data,
            board,
            custom_board,
            custom,
        )
        board_of(setup)
    except (BadSetup, BadBoard) as problem:
        raise BadPosition(str(problem)) from None
    return setup


def words(banner: Fields) -> tuple[str, str]:
    """Name and text of a home-made banner."""
    return banner.word("key"), banner.word("text")


def read_map(fields: Fields, players: int) -> CustomBoard:
    """A made-up board: a = "farmland edge magic : b d S1", terrain and marks, then the neighbours."""
    rounds = fields.whole("rounds", 1, 99, printed_board(f"{players}p").rounds)
    name = fields.word("name", "map")
    if not NAME.fullmatch(name):
        fields.refuse(f"{name!r:.60} is no name for a board; use letters and digits.", "name")
    rows = [read_region(fields, key) for key in fields.data if key not in ("rounds", "name")]
    return CustomBoard(name, rounds, tuple(rows))


def read_region(fields: Fields, key: str) -> tuple[Any, ...]:
    """One region: key, terrain, symbols, neighbours, edge, native, centre."""
    if not NAME.fullmatch(key):
        fields.refuse(f"{key!r:.60} is no name for a region; use letters and digits.")
    parts = [part.split() for part in fields.word(key).split(":")]
    if len(parts) not in (2, 3) or not parts[0]:
        fields.refuse('a region reads "terrain marks : neighbours", perhaps with " : x y" behind.', key)
    terrain, *marks = parts[0]
    fields.known(terrain, "terrain", TERRAINS, key)
    for mark in marks:
        fields.known(mark, "mark", (EDGE, NATIVE, *SYMBOLS), key)
    if len(set(marks)) != len(marks):
        fields.refuse("a mark stands twice.", key)
    x, y = 0, 0
    if len(parts) == 3:
        if len(parts[2]) != 2 or not all(part.isascii() and part.isdigit() and len(part) < 5 for part in parts[2]):
            fields.refuse("the centre is two whole numbers, in thousandths of width and height.", key)
        x, y = int(parts[2][0]), int(parts[2][1])
    symbols = tuple([mark for mark in marks if mark not in (EDGE, NATIVE)])
    return key, terrain, symbols, tuple(parts[1]), EDGE in marks, NATIVE in marks, (x, y)
