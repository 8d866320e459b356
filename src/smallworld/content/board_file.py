"""Home-made boards: TOML to `CustomBoard`, and the checks that each must pass."""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from smallworld.content.boards import BadBoard, Row, RowData, make_board, parse_region_lines
from smallworld.content.editions import BASE, EDITIONS, WARCRAFT, Edition
from smallworld.content.files import KINDS, SILENT, BadContent, Said, Table, plain_name, read_toml, shown, text_of
from smallworld.engine.bits import count
from smallworld.engine.board import MOUNTAIN, Board
from smallworld.maps.hexes import NOBODY, Hexes

SEATS: Final = (2, 3, 4, 5)
MOST_ROUNDS: Final = 20
LONGEST_NAME: Final = 40
SIZE: Final = "size"  # the mark of the region where an island's hidden marker is laid

FIELDS: Final = (
    *("kind", "key", "edition", "name", "text", "author", "players", "rounds"),
    *("regions", "drawing", "places"),
)
LONGEST_TEXT: Final = 400

LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
"""What stands for the first region of a board in its drawing, for the second and so on."""
GAP: Final = "."
LONGEST_ROW: Final = 48  # hexagons, and rows


@dataclass(frozen=True)
class CustomBoard:
    """A home-made board: its rows in the order of the text."""

    key: str
    rounds: int
    rows: tuple[RowData, ...]
    players: tuple[int, ...] = ()  # how many players it is made for; () = any number
    name: str = ""
    islands: bool = False  # islands, with marked ways in
    names: Said = SILENT  # in several languages
    places: tuple[tuple[str, Said], ...] = ()  # what its regions are called, if not by their keys
    drawing: tuple[str, ...] = ()  # rows of hexagons, each the letter of a region; () = nobody has drawn it

    def called(self, language: str) -> str:
        """Its name, as far as it has one in this language."""
        return self.names.to(language) or self.name or self.key

    @property
    def edition(self) -> str:
        """The game it is made for."""
        return WARCRAFT if self.islands else BASE

    def build(self, players: int) -> Board:
        """The board for a game."""
        return make_board(self.key, players, self.rounds, [Row(*row) for row in self.rows], self.islands)

    def hexes(self) -> Hexes:
        """Its drawing, with the names of the regions."""
        keys = {letter: row[0] for letter, row in zip(LETTERS, self.rows, strict=False)} | {GAP: NOBODY}
        return Hexes(tuple(tuple(keys[letter] for letter in line) for line in self.drawing))


def read_board(source: str | Path) -> CustomBoard:
    """A board from its TOML text or the `Path` of its file; one that cannot be played on is `BadContent`."""
    table = Table(read_toml(text_of(source)))
    kind = table.word("kind", KINDS)
    if kind != "board":
        raise BadContent(f"This describes a {kind}, not a board.")
    table.only(FIELDS)
    box = EDITIONS[table.word("edition", EDITIONS, BASE)]
    key = table.key("key")
    names = table.said("name", LONGEST_NAME)
    read_words(table)
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
        drawing = read_drawing(table, len(rows))
        several = names if names.languages else SILENT
        places = read_places(table, lines)
        board = CustomBoard(
            key, rounds, rows, tuple(sorted(players)), names.to(), box.islands, several, places, drawing
        )
        built = board.build(players[0])
    except BadBoard as problem:
        raise BadContent(str(problem)) from None
    check_box(built, box)
    check_drawing(board)
    return board


def read_places(table: Table, regions: dict[str, object]) -> tuple[tuple[str, Said], ...]:
    """The names of regions, for those that have one."""
    named = table.get("places", {})
    if not isinstance(named, dict):
        raise table.refuse(f"places must be a table of regions and their names, not {shown(named)}.")
    inner = Table(named, "places")
    inner.only(regions)
    found = tuple((key, inner.said(key, LONGEST_NAME, None)) for key in regions if key in named)
    called: dict[tuple[str, str], str] = {}
    for key, said in found:
        for language, name in said.words:
            other = called.setdefault((language, plain_name(name)), key)
            if other != key:
                raise inner.refuse(f"{other} and {key} are both called {shown(name)}.")
    return found


def read_words(table: Table) -> tuple[Said, str]:
    """What its author says of it, and who that is: for people only, so no game keeps it."""
    return table.said("text", LONGEST_TEXT), table.line("author", LONGEST_NAME, "")


def board_words(text: str) -> tuple[Said, str]:
    """The same of a text that was read as a board."""
    return read_words(Table(read_toml(text)))


def read_drawing(table: Table, regions: int) -> tuple[str, ...]:
    """The rows of hexagons, if somebody has drawn the board."""
    rows = table.get("drawing", [])
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise table.refuse('drawing must be a list of rows such as "aabbc".')
    if not rows:
        return ()
    if regions > len(LETTERS):
        raise table.refuse(f"drawing: a board with more than {len(LETTERS)} regions cannot be drawn.")
    known = {*LETTERS[:regions], GAP}
    if not 2 <= len(rows) <= LONGEST_ROW or not all(2 <= len(row) <= LONGEST_ROW for row in rows):
        raise table.refuse(f"drawing has 2 to {LONGEST_ROW} rows of 2 to {LONGEST_ROW} letters.")
    for row in rows:
        if len(row) != len(rows[0]):
            raise table.refuse("drawing: all rows must be equally long.")
        for letter in row:
            if letter not in known:
                last = LETTERS[regions - 1]
                raise table.refuse(
                    f"drawing: {shown(letter)} is not a region; they go from a to {last}, and . is a gap."
                )
    return tuple(rows)


def check_drawing(board: CustomBoard) -> None:
    """What touches in the drawing are neighbours, and the other way round."""
    touching = board.hexes().touching() if board.drawing else {}
    rows = board.rows if board.drawing else ()
    for key, *_ in rows:
        if key not in touching:
            raise BadContent(f"drawing: {key} is not in it.")
    for key, _, _, neighbours, _, _, _ in rows:
        for other in touching[key]:
            if other not in neighbours:
                raise BadContent(f"drawing: {key} and {other} touch there, but they are not neighbours.")
        for other in neighbours:
            if other not in touching[key]:
                raise BadContent(f"drawing: {key} and {other} are neighbours, but they do not touch there.")


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
    sound = sound and isinstance(board.drawing, tuple) and all(isinstance(row, str) for row in board.drawing)
    sound = sound and isinstance(board.name, str) and all(type(seats) is int for seats in board.players)
    spoken = [*board.names.words, *[pair for _, said in board.places for pair in said.words]]
    sound = sound and all(isinstance(word, str) for pair in spoken for word in pair)
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
