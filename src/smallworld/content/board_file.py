"""Home-made boards: TOML to `CustomBoard`, and the checks every made-up board must pass."""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from smallworld.content.base.pieces import SYMBOLS, TERRAINS
from smallworld.content.boards import BadBoard, Row, RowData, make_board, parse_region_lines
from smallworld.content.files import KINDS, BadContent, Table, read_toml, shown
from smallworld.content.warcraft.words import SYMBOLS as ISLAND_SYMBOLS
from smallworld.content.warcraft.words import TERRAINS as ISLAND_TERRAINS
from smallworld.engine.board import MOUNTAIN, Board

SEATS: Final = (2, 3, 4, 5)
MOST_ROUNDS: Final = 20
MOST_NATIVES: Final = 18  # B-COMP-06
MOST_MOUNTAINS: Final = 9  # B-COMP-06
LONGEST_NAME: Final = 40

FIELDS: Final = ("kind", "key", "name", "players", "rounds", "regions")


@dataclass(frozen=True)
class CustomBoard:
    """A made-up board: its rows in the order of the text."""

    key: str
    rounds: int
    rows: tuple[RowData, ...]
    players: tuple[int, ...] = ()  # for how many it is made; () = any number
    name: str = ""
    islands: bool = False  # pieces that lie apart, with marked ways in

    def build(self, players: int) -> Board:
        """The board for a game."""
        return make_board(self.key, players, self.rounds, [Row(*row) for row in self.rows], self.islands)

    def describe(self) -> str:
        """What the program understood, in a sentence."""
        rows = [Row(*row) for row in self.rows]
        terrains = Counter(row.terrain for row in rows)
        kinds = ", ".join(f"{terrains[each]} {each}" for each in TERRAINS if terrains[each])
        seats = " or ".join(str(number) for number in self.players or SEATS)
        natives = sum(row.native for row in rows)
        return (
            f"{self.name or self.key}: for {seats} players, {self.rounds} round{'' if self.rounds == 1 else 's'}; "
            f"{len(rows)} regions ({kinds}); {natives} Lost Tribe{'' if natives == 1 else 's'}."
        )


def read_board(text: str) -> CustomBoard:
    """A board from its TOML text; whatever cannot be played on is refused with `BadContent`."""
    table = Table(read_toml(text))
    kind = table.word("kind", KINDS)
    if kind != "board":
        raise BadContent(f"This describes a {kind}, not a board.")
    table.only(FIELDS)
    key = table.key("key")
    name = table.line("name", LONGEST_NAME, "")
    rounds = table.number("rounds", 1, MOST_ROUNDS)
    players = table.get("players", list(SEATS))
    if not isinstance(players, list) or not players:
        raise BadContent(f"players must be a list of numbers from 2 to 5, not {shown(players)}.")
    for seats in players:
        if type(seats) is not int or seats not in SEATS or players.count(seats) > 1:
            raise BadContent(f"players must be different whole numbers from 2 to 5, not {shown(seats)}.")
    lines = table.get("regions", {})
    if not isinstance(lines, dict) or not lines:
        raise BadContent('A board needs a table [regions] with a line such as a = "farmland edge : b c" for each.')
    try:
        board = CustomBoard(key, rounds, parse_region_lines(lines, TERRAINS, SYMBOLS), tuple(sorted(players)), name)
        built = board.build(players[0])
    except BadBoard as problem:
        raise BadContent(str(problem)) from None
    check_box(built)
    return board


def check_box(board: Board) -> None:
    """The box must have the cardboard that the board needs (B-COMP-06)."""
    natives = sum(region.native for region in board.regions)
    if natives > MOST_NATIVES:
        raise BadContent(f"{natives} regions start with a Lost Tribe; the box has {MOST_NATIVES} of them.")
    mountains = sum(region.terrain == MOUNTAIN for region in board.regions)
    if mountains > MOST_MOUNTAINS:
        raise BadContent(f"{mountains} regions are mountains; the box has {MOST_MOUNTAINS} mountain markers.")


def is_sound(board: CustomBoard) -> bool:
    """Is everything in it of its kind?"""
    terrains, known = (ISLAND_TERRAINS, ISLAND_SYMBOLS) if board.islands else (TERRAINS, SYMBOLS)
    sound = isinstance(board.key, str) and type(board.rounds) is int and 1 <= board.rounds <= 100
    sound = sound and isinstance(board.rows, tuple) and isinstance(board.players, tuple)
    sound = sound and isinstance(board.name, str) and all(type(seats) is int for seats in board.players)
    for row in board.rows if sound else ():
        key, terrain, symbols, neighbours, edge, native, centre = row
        words = (key, terrain, *symbols, *neighbours)
        sound = sound and all(isinstance(word, str) for word in words)
        sound = sound and all(isinstance(part, tuple) for part in (row, symbols, neighbours, centre))
        sound = sound and terrain in terrains and all(symbol in known for symbol in symbols)
        sound = sound and isinstance(edge, bool) and isinstance(native, bool)
        sound = sound and len(centre) == 2 and all(type(number) is int for number in centre)
    return sound


def check_board(board: CustomBoard, players: int) -> None:
    """Can this many play on it? Boards of saved games come from anywhere, so shapes are checked too."""
    try:
        sound = is_sound(board)
    except (TypeError, ValueError):
        sound = False
    if not sound:
        raise BadContent("The board is damaged.")
    check_players(board, players)


@lru_cache(maxsize=64)
def check_players(board: CustomBoard, players: int) -> None:
    """Is it made for this many, and can it be played on?"""
    if board.players and players not in board.players:
        numbers = " or ".join(str(seats) for seats in board.players)
        raise BadContent(f"The board {board.key} is made for {numbers} players, not {players}.")
    try:
        board.build(players)
    except BadBoard as problem:
        raise BadContent(str(problem)) from None
