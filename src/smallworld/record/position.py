"""Positions as text: one TOML text sets up any position, by hand or by program (docs/positions.md)."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from smallworld.content.board_file import check_cardboard
from smallworld.content.boards import MAP, BadBoard, parse_region_lines
from smallworld.content.editions import EDITIONS, BadSetup, Edition, edition_of, usual_rounds
from smallworld.content.files import BadContent
from smallworld.content.loader import read_banner
from smallworld.content.sets import set_from_json
from smallworld.content.setup import CustomBanner, CustomBoard, Setup, board_of, make_setup, rules_of
from smallworld.engine.chance import Chance, Scripted
from smallworld.engine.events import Event
from smallworld.engine.state import State
from smallworld.record.fields import BadPosition, Fields
from smallworld.record.position_read import read_table
from smallworld.record.position_turn import FACTS, NATIVES, run_on
from smallworld.record.position_write import write_position
from smallworld.toml_text import NotToml, read_toml_text

__all__ = ["BadPosition", "Position", "read_position", "write_position"]

MOST_BYTES: Final = 200 * 1024
MOST_DOTS: Final = 2000
MOST_DICE: Final = 1000
LONGEST_NAME: Final = 60

TABLES: Final = (
    *("options", "map", "pieces", "face_down", "decks", "supply", "stacks", "seat", "column", "custom", "set", "ask"),
)
SINGLE: Final = (
    *("edition", "preset", "players", "board", "round", "first", "turn", "step", "dice", "claims"),
    *NATIVES,
    *FACTS,
)


@dataclass
class Position:
    """A position that was read."""

    setup: Setup
    state: State  # at its first decision, or at the end
    chance: Chance
    origin: State  # where its history begins
    events: list[Event]  # what happened before that decision


def read_position(
    text: object, after: Chance, home: tuple[object, ...] = (), sets: tuple[object, ...] = ()
) -> Position:
    """The position that a TOML text describes; `after` provides the dice when its own are used up.

    `home` are home-made banners besides those in the text, and so are `sets`.
    """
    top = Fields("", parse(text), (*SINGLE, *TABLES))
    check_order(top)
    setup = read_setup(top, home, sets)
    state, word = read_table(top, setup, after)
    faces = state.rules.die
    dice = [top.number(face, min(faces), max(faces), "dice") for face in top.items("dice")]
    if len(dice) > MOST_DICE:
        top.refuse(f"at most {MOST_DICE} results can be given.", "dice")
    for face in dice:
        if face not in faces:
            top.refuse(f"the die has no {face}; its faces are {', '.join(map(str, faces))}.", "dice")
    chance = Scripted(dice, [], state.dice, state.shuffles, after) if dice else after
    return Position(setup, state, chance, *run_on(state, word, chance))


def parse(text: object) -> dict[str, Any]:
    """The text's tables and values."""
    try:
        return read_toml_text(text, MOST_BYTES, MOST_DOTS)
    except NotToml as problem:
        raise BadPosition(str(problem)) from None


def check_order(top: Fields) -> None:
    """In TOML a line below a table belongs to that table: this common slip gets its own sentence."""
    for name in TABLES:
        value = top.data.get(name)
        for table in [part for part in (value if isinstance(value, list) else [value]) if isinstance(part, dict)]:
            for key in table:
                if key in SINGLE and not (name == "map" and (key in MAP or is_region_line(table[key]))):
                    top.refuse(f"{key} must stand above the first table in square brackets.", name)


def is_region_line(value: object) -> bool:
    """In a map, a region may have the name of a key."""
    return isinstance(value, str) and ":" in value


# The rules and the board


def read_setup(top: Fields, home: tuple[object, ...] = (), switched_on: tuple[object, ...] = ()) -> Setup:
    """Edition, options, number of players and board, with home-made banners and sets besides those in the text."""
    try:
        edition = edition_of(top.word("edition", "base"))
    except BadSetup as problem:
        raise BadPosition(str(problem)) from None
    players = top.whole("players", 2, 5, max(2, min(5, len(top.items("seat")))))
    board = top.word("board")
    custom_board = None
    if "map" in top:
        if board:
            top.refuse("a position has a board or a map, not both.", "board")
        custom_board = read_map(top.part("map"), edition, players)
    custom = tuple(
        [
            CustomBanner(banner.known(banner.word("kind"), "kind", ("race", "power")), *words(banner))
            for banner in top.parts("custom", ("kind", "key", "text"))
        ]
    )
    try:
        beside = [read_banner(banner) if isinstance(banner, (str, Path)) else banner for banner in home]
        beside = [banner for banner in beside if banner not in custom]  # the text brings it already
        sets = [set_from_json(part.data) for part in top.parts("set", ("key", "version", "text"))]
        setup = make_setup(
            edition.key,
            players,
            top.word("preset", "default"),
            top.part("options").data,
            board,
            custom_board,
            (*custom, *beside),
            sets=(*sets, *switched_on),
        )
        built = board_of(setup)
        if custom_board is not None:
            check_cardboard(built, EDITIONS[edition.key])
        rules_of(setup)
    except (BadSetup, BadBoard, BadContent) as problem:
        raise BadPosition(str(problem)) from None
    return setup


def words(banner: Fields) -> tuple[str, str]:
    """Name and text of a home-made banner."""
    for name in ("key", "text"):
        if not banner.word(name):
            banner.refuse(f"the {name} is missing here.", name)
    return banner.word("key"), banner.word("text")


def read_map(fields: Fields, edition: Edition, players: int) -> CustomBoard:
    """A home-made board: a = "farmland edge magic : b d S1", terrain and marks, then the neighbours."""
    rounds = fields.whole("rounds", 1, 99, usual_rounds(edition, players))
    seats = [fields.number(number, 2, 5, "players") for number in fields.items("players")]
    key, name = fields.word("key", "map"), fields.word("name")
    for word in (key, name):
        if not word.isprintable() or len(word) > LONGEST_NAME:
            fields.refuse(f"the name of a board has at most {LONGEST_NAME} printable characters.")
    try:
        lines = {region: line for region, line in fields.data.items() if region not in MAP}
        rows = parse_region_lines(lines, edition.terrains, edition.symbols)
        return CustomBoard(key, rounds, rows, tuple(seats), name, edition.islands)
    except BadBoard as problem:
        fields.refuse(str(problem))
