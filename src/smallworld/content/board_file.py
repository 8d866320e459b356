"""Home-made boards: TOML to `CustomBoard`, and the checks that each must pass."""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from smallworld.content.boards import BadBoard, Row, RowData, make_board, parse_region_lines
from smallworld.content.editions import BASE, EDITIONS, WARCRAFT, Edition
from smallworld.content.files import KINDS, BadContent, Table, read_toml, shown
from smallworld.engine.bits import count
from smallworld.engine.board import MOUNTAIN, Board

SEATS: Final = (2, 3, 4, 5)
MOST_ROUNDS: Final = 20
LONGEST_NAME: Final = 40
SIZE: Final = "size"  # the mark of the region where an island's hidden marker is laid

FIELDS: Final = ("kind", "key", "edition", "name", "players", "rounds", "regions")


@dataclass(frozen=True)
class CustomBoard:
    """A home-made board: its rows in the order of the text."""

    key: str
    rounds: int
    rows: tuple[RowData, ...]
    players: tuple[int, ...] = ()  # how many players it is made for; () = any number
    name: str = ""
    islands: bool = False  # islands, with marked ways in

    @property
    def edition(self) -> str:
        """The game it is made for."""
        return WARCRAFT if self.islands else BASE

    def build(self, players: int) -> Board:
        """The board for a game."""
        return make_board(self.key, players, self.rounds, [Row(*row) for row in self.rows], self.islands)

    def describe(self) -> str:
        """What the program understood, in a sentence."""
        box = EDITIONS[self.edition]
        rows = [Row(*row) for row in self.rows]
        terrains = Counter(row.terrain for row in rows)
        kinds = ", ".join(f"{terrains[each]} {each}" for each in box.terrains if terrains[each])
        seats = " or ".join(str(number) for number in self.players or SEATS)
        natives = sum(row.native for row in rows)
        lands = len(self.build((self.players or SEATS)[0]).lands)
        islands = f" on {lands} island{'' if lands == 1 else 's'}" if self.islands else ""
        return (
            f"{self.name or self.key}: for {seats} players, {self.rounds} round{'' if self.rounds == 1 else 's'}; "
            f"{len(rows)} regions{islands} ({kinds}); {natives} {box.natives}{'' if natives == 1 else 's'}."
        )


def read_board(text: str) -> CustomBoard:
    """A board from its TOML text; one that cannot be played on is refused with `BadContent`."""
    table = Table(read_toml(text))
    kind = table.word("kind", KINDS)
    if kind != "board":
        raise BadContent(f"This describes a {kind}, not a board.")
    table.only(FIELDS)
    box = EDITIONS[table.word("edition", EDITIONS, BASE)]
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
        rows = parse_region_lines(lines, box.terrains, box.symbols)
        board = CustomBoard(key, rounds, rows, tuple(sorted(players)), name, box.islands)
        built = board.build(players[0])
    except BadBoard as problem:
        raise BadContent(str(problem)) from None
    check_box(built, box)
    return board


def check_box(board: Board, box: Edition) -> None:
    """The box must have the pieces that the board needs; each island has one place for a hidden marker."""
    check_cardboard(board, box)
    for land in board.lands if box.islands else []:
        icons = count(land & board.with_symbol(SIZE))
        if icons != 1:  # W-SETUP-09
            first = next(region.key for region in board.regions if land >> region.index & 1)
            raise BadContent(f"The island of {first} has {icons} regions with the mark {SIZE}; it needs exactly one.")


def check_cardboard(board: Board, box: Edition) -> None:
    """There are no more neutral tokens and mountains than the box has."""
    natives = sum(region.native for region in board.regions)
    if natives > box.most_natives:
        raise BadContent(f"{natives} regions start with a {box.natives}; the box has {box.most_natives} of them.")
    mountains = sum(region.terrain == MOUNTAIN for region in board.regions)
    if mountains > box.most_mountains:
        raise BadContent(f"{mountains} regions are mountains; the box has {box.most_mountains} mountain markers.")


def is_sound(board: CustomBoard) -> bool:
    """Is everything in it of the right type?"""
    terrains, known = EDITIONS[board.edition].terrains, EDITIONS[board.edition].symbols
    sound = (
        isinstance(board.key, str)
        and isinstance(board.islands, bool)
        and type(board.rounds) is int
        and 1 <= board.rounds <= 100
    )
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


def check_board(board: CustomBoard, players: int, edition: str) -> None:
    """Can this many play this edition on it? A saved board may come from anywhere, so types are checked too."""
    try:
        sound = is_sound(board)
    except (TypeError, ValueError):
        sound = False
    if not sound:
        raise BadContent("The board is damaged.")
    if board.edition != edition:
        raise BadContent(f"The board {board.key} is made for the edition {board.edition}, not for {edition}.")
    check_players(board, players)


@lru_cache(maxsize=64)
def check_players(board: CustomBoard, players: int) -> None:
    """Is it made for this many players, and can it be played on?"""
    if board.players and players not in board.players:
        numbers = " or ".join(str(seats) for seats in board.players)
        raise BadContent(f"The board {board.key} is made for {numbers} players, not {players}.")
    try:
        board.build(players)
    except BadBoard as problem:
        raise BadContent(str(problem)) from None
