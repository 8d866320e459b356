"""What people bring to a table: home-made races, powers, boards and sets, as the texts of their files.

Texts come from strangers. Each is read strictly and kept as it was written; nothing in it is ever run. Whatever is
remembered of a text is remembered by the whole text, so that two tables may have things of the same name.
"""

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from smallworld.content.board_file import CustomBoard, read_board
from smallworld.content.files import BadContent, read_toml
from smallworld.content.loader import CustomBanner, home_made, read_banner
from smallworld.content.set_file import BOARD, DATA, SET, ContentSet, read_set
from smallworld.content.sets import set_from_json
from smallworld.table.commands import Refused
from smallworld.table.entries import Brought, Equipped
from smallworld.table.limits import TableLimits

REMEMBERED: Final = 1024
"""Texts that are kept understood."""


@dataclass(frozen=True)
class Thing:
    """One thing that was read and understood: a race, a power, a board or a set."""

    kind: str
    key: str
    banner: CustomBanner | None = None
    board: CustomBoard | None = None
    set: ContentSet | None = None

    @property
    def id(self) -> str:
        """What it is called when it is taken away again."""
        return f"{self.kind}:{self.key}"

    @property
    def banners(self) -> tuple[CustomBanner, ...]:
        """All races and powers in it."""
        if self.set is not None:
            return self.set.banners
        return () if self.banner is None else (self.banner,)

    @property
    def boards(self) -> tuple[CustomBoard, ...]:
        """All boards in it."""
        if self.set is not None:
            return self.set.boards
        return () if self.board is None else (self.board,)


@dataclass(frozen=True)
class Kit:
    """All home-made things of a table together."""

    banners: tuple[CustomBanner, ...] = ()
    board: CustomBoard | None = None
    sets: tuple[ContentSet, ...] = ()


@lru_cache(maxsize=REMEMBERED)
def understood(text: str) -> Thing:
    """What a text describes; one that is not understood is `BadContent`."""
    kind = read_toml(text).get("kind")
    if kind == BOARD:
        board = read_board(text)
        return Thing(BOARD, board.key, board=board)
    if kind == SET:
        made = read_set(text)
        return Thing(SET, made.key, set=made)
    banner = read_banner(text)
    if home_made(banner).python:
        raise BadContent(
            "written_in: a race or power written in Python cannot be brought to a table; write it as TOML."
        )
    return Thing(banner.kind, banner.key, banner)


def thing_of(brought: Brought) -> Thing:
    """What was brought. A set in Python is only named: the host of the server has installed it."""
    if brought.version:
        made = set_from_json({"key": brought.offer, "version": brought.version})
        return Thing(SET, made.key, set=made)
    return understood(brought.text)


def things(brought: list[Brought]) -> list[tuple[Brought, Thing]]:
    """Everything that is still understood: a program that was changed since may know less than its logs."""
    found: list[tuple[Brought, Thing]] = []
    for each in brought:
        try:
            found.append((each, thing_of(each)))
        except BadContent:
            continue
    return found


def kit_of(brought: list[Brought]) -> Kit:
    """Everything together."""
    found = [thing_of(each) for each in brought]
    boards = [thing.board for thing in found if thing.board is not None]
    return Kit(
        tuple([thing.banner for thing in found if thing.banner is not None]),
        boards[0] if boards else None,
        tuple([thing.set for thing in found if thing.set is not None]),
    )


def name_of(brought: Brought) -> str:
    """The name by which it can be taken away; one that is not understood any more has a name too."""
    try:
        return thing_of(brought).id
    except BadContent:
        return f"lost:{hashlib.sha256(brought.text.encode()).hexdigest()[:16]}"


def after(brought: list[Brought], what: Equipped) -> list[Brought]:
    """What there is when something has come or gone. A thing that comes again takes the place of the old one."""
    kept = [each for each in brought if name_of(each) not in what.removed]
    for new in what.added:
        names = [name_of(each) for each in kept]
        if name_of(new) in names:
            kept[names.index(name_of(new))] = new
        else:
            kept.append(new)
    return kept


def brought_set(made: ContentSet, offer: str) -> Brought:
    """A set of the server, as it comes to a table."""
    return Brought(made.toml, offer=offer) if made.source == DATA else Brought("", offer=offer, version=made.version)


def check_all(brought: list[Brought], limits: TableLimits) -> Kit:
    """All of it together, or the reason why not, with the place of the text in the request."""
    bytes_in_all = sum([len(each.text.encode("utf-8", "surrogatepass")) for each in brought])
    if bytes_in_all > limits.content_bytes:
        most = limits.content_bytes // 1024
        raise Refused("bad_content", f"All texts together are longer than {most} kB.", field="content")
    if len(brought) > limits.content_texts:
        raise Refused("bad_content", f"A table takes at most {limits.content_texts} texts.", field="content")
    boards: list[str] = []
    for number, each in enumerate(brought):
        try:
            thing = thing_of(each)
        except BadContent as problem:
            raise Refused("bad_content", str(problem), field=f"content[{number}]") from None
        boards += [thing.id] if thing.board is not None else []
    if len(boards) > 1:
        raise Refused("bad_content", "A game has one board; leave the others out.", field="content")
    return kit_of(brought)
