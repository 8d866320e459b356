"""A set, and reading one that is data: a TOML text, a file or a folder (docs/sets.md)."""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from smallworld.content.board_file import CustomBoard, read_board
from smallworld.content.editions import BASE, EDITIONS, printed
from smallworld.content.files import KINDS, SILENT, BadContent, Said, Table, is_key, read_toml, text_of
from smallworld.content.loader import (
    LONGEST_AUTHOR,
    LONGEST_NAME,
    LONGEST_TEXT,
    POWER,
    RACE,
    CustomBanner,
    check_banners,
    home_made,
    read_banner,
)
from smallworld.content.toml_write import toml_lines
from smallworld.words import brief, nearest

SET: Final = "set"
BOARD: Final = "board"
PARTS: Final = (RACE, POWER, BOARD)
FIELDS: Final = ("kind", "key", "version", "edition", "name", "text", "author", *PARTS)
HEAD: Final = "set.toml"  # of a folder

MOST_VERSION: Final = 9999
MOST_OF_A_KIND: Final = 24  # races, powers or boards in a set
MOST_FILES: Final = 3 * MOST_OF_A_KIND + 1

PRINTED: Final = "printed"
DATA: Final = "data"
PYTHON: Final = "python"


@dataclass(frozen=True)
class ContentSet:
    """An expansion, or what is printed."""

    key: str
    version: int
    editions: tuple[str, ...] = (BASE,)  # the games it is made for
    names: Said = SILENT
    texts: Said = SILENT
    author: str = ""
    banners: tuple[CustomBanner, ...] = ()  # none of a printed set: its edition has them
    boards: tuple[CustomBoard, ...] = ()
    source: str = DATA  # or PYTHON or PRINTED
    toml: str = ""  # of a data set: all of it, as it travels with a game

    def called(self, language: str = "en") -> str:
        """Its name."""
        return self.names.to(language) or self.key.replace("_", " ").title()

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that its name is in."""
        return self.names.languages

    @property
    def races(self) -> tuple[str, ...]:
        """The keys of its races."""
        if self.source == PRINTED:
            return tuple(race.key for race in printed(self.key).races)
        return tuple(banner.key for banner in self.banners if banner.kind == RACE)

    @property
    def powers(self) -> tuple[str, ...]:
        """The keys of its powers."""
        if self.source == PRINTED:
            return tuple(power.key for power in printed(self.key).powers)
        return tuple(banner.key for banner in self.banners if banner.kind == POWER)

    @property
    def pieces(self) -> tuple[str, ...]:
        """The keys of its pieces."""
        rules = printed(self.editions[0])
        if self.source == PRINTED:
            return tuple(piece.key for piece in rules.pieces)
        built = [home_made(banner).build(rules, 0) for banner in self.banners]
        found = [piece for banner in built for ability in banner.abilities for piece in ability.pieces]
        return tuple(dict.fromkeys(piece.key for piece in found if piece not in rules.pieces))


# A set as data


def read_set(source: str | Path) -> ContentSet:
    """A set from its TOML text, or from the `Path` of its file or folder; what is not understood is `BadContent`."""
    if isinstance(source, Path) and source.is_dir():
        return understand(folder_text(source))
    text = text_of(source)
    if not isinstance(text, str):
        raise BadContent(f"A set is a TOML text, a file or a folder, not {brief(source)}.")
    return understand(text.removeprefix("\ufeff"))


def folder_text(folder: Path) -> str:
    """One text for a folder: `set.toml`, and a file for each race, power and board, in the order of their names."""
    if not (folder / HEAD).is_file():
        raise BadContent(f"A folder is a set if it has a file {HEAD}.")
    files = sorted(file for file in folder.glob("*.toml") if file.name != HEAD)
    if len(files) >= MOST_FILES:
        raise BadContent(f"There are {len(files)} files; the limit is {MOST_FILES - 1} beside {HEAD}.")
    head = read_toml(text_of(folder / HEAD))
    for part in PARTS:
        if part in head:
            raise BadContent(f"{HEAD}: In a folder each {part} has a file of its own.")
    listed: dict[str, list[str]] = {part: [] for part in PARTS}
    for file in files:
        try:
            table = Table(read_toml(text_of(file)))
            kind = table.word("kind", PARTS)
            rest = {name: value for name, value in table.data.items() if name != "kind"}
            listed[kind].append(f"\n[[{kind}]]\n{toml_lines(rest)}")
        except BadContent as problem:
            raise BadContent(f"{file.name}: {problem}") from None
    return toml_lines(head) + "".join(text for part in PARTS for text in listed[part])


@lru_cache(maxsize=32)
def understand(text: str) -> ContentSet:
    """Read a set, and everything in it."""
    table = Table(read_toml(text))
    kind = table.word("kind", KINDS)
    if kind != SET:
        raise BadContent(f"This describes a {kind}, not a set.")
    table.only(FIELDS)
    key = table.key("key")
    if key in EDITIONS:
        raise table.refuse(f"key: {key!r} is what is printed; choose another.")
    editions = table.words("edition", EDITIONS, (BASE,))
    if not editions:
        raise table.refuse(f"edition names no game. {nearest('', EDITIONS)}")
    author = table.line("author", LONGEST_AUTHOR, "")
    names, texts = table.said("name", LONGEST_NAME), table.said("text", LONGEST_TEXT)
    version = table.number("version", 1, MOST_VERSION)
    banners = [read_part(kind, *one, editions, author) for kind in (RACE, POWER) for one in listed(table, kind)]
    boards = [read_board_part(*one, editions) for one in listed(table, BOARD)]
    made = ContentSet(key, version, editions, names, texts, author, tuple(banners), tuple(boards), DATA, text)
    return checked(made)


def listed(table: Table, kind: str) -> list[tuple[str, dict[str, Any]]]:
    """The tables of a kind, each with its place for refusals."""
    found = table.get(kind, [])
    if isinstance(found, dict):
        raise table.refuse(f"{kind} is a list: write [[{kind}]] with two brackets.")
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
        raise table.refuse(f"{kind} must be a list of tables: write [[{kind}]].")
    if len(found) > MOST_OF_A_KIND:
        raise table.refuse(f"There are {len(found)} {kind}s; the limit is {MOST_OF_A_KIND}.")
    return [(place_of(kind, number, data), data) for number, data in enumerate(found, start=1)]


def place_of(kind: str, number: int, data: dict[str, Any]) -> str:
    """Which of them: "race 2 (bees)"."""
    key = data.get("key")
    return f"{kind} {number} ({key})" if isinstance(key, str) and is_key(key) else f"{kind} {number}"


def read_part(kind: str, place: str, data: dict[str, Any], editions: tuple[str, ...], author: str) -> CustomBanner:
    """A race or power of a set, as a text of its own: the set says for which games it is and who made it."""
    for name in ("kind", "edition", "author", "written_in"):
        if name in data:
            raise BadContent(f"{place}: There is no field {name!r}; the set says it for all of its banners.")
    said = {"kind": kind, "edition": list(editions)} | ({"author": author} if author else {})
    try:
        return read_banner(toml_lines(said | data))
    except BadContent as problem:
        raise BadContent(f"{place}: {problem}") from None


def read_board_part(place: str, data: dict[str, Any], editions: tuple[str, ...]) -> CustomBoard:
    """A board of a set; one for several games must say for which of them it is."""
    if "kind" in data:
        raise BadContent(f"{place}: There is no field 'kind'.")
    try:
        board = read_board(toml_lines({"kind": BOARD, "edition": editions[0]} | data))
    except BadContent as problem:
        raise BadContent(f"{place}: {problem}") from None
    if board.edition not in editions:
        raise BadContent(f"{place}: It is made for the edition {board.edition}, and the set is not.")
    return board


def checked(made: ContentSet) -> ContentSet:
    """Can everything in it be in one game?"""
    if not made.banners and not made.boards:
        raise BadContent("The set is empty: it has no race, no power and no board.")
    for kind in (RACE, POWER):
        number = len([banner for banner in made.banners if banner.kind == kind])
        if number > MOST_OF_A_KIND:
            raise BadContent(f"There are {number} {kind}s; the limit is {MOST_OF_A_KIND}.")
    keys = [board.key for board in made.boards]
    for key in keys:
        if keys.count(key) > 1:
            raise BadContent(f"Two boards have the key {key}.")
    for edition in made.editions:
        check_banners((), edition, made.banners)
    return made
