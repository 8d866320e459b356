"""What can happen at a table, one struct each: the lines of its log.

A table is its log folded from the beginning (`table.py`), so these structs are kept for ever: a new
field needs a default, a new meaning a new struct.
"""

import hashlib
from typing import Any, Final

import msgspec
from msgspec import Struct

from smallworld.server.ports import Row

Json = dict[str, Any]


class SeatMade(Struct, forbid_unknown_fields=True, frozen=True):
    """Who sits somewhere. `token` is the hash of the seat's token, "" when nobody holds one."""

    kind: str
    name: str = ""
    bot: str = ""
    token: str = ""


class Made(Struct, tag_field="kind", tag="made", forbid_unknown_fields=True, frozen=True):
    """The table was made. Seed and salt are secret until the game is over."""

    edition: str
    players: int
    board: str
    preset: str
    options: dict[str, str]
    pace: int
    deadline: int
    ruleset: int
    content: str
    seed: str
    salt: str
    host: str
    invite: str
    watch: str
    seats: list[SeatMade]


class Seated(Struct, tag_field="kind", tag="seated", forbid_unknown_fields=True, frozen=True):
    """Somebody sat down, or the host changed a seat."""

    seat: int
    now: SeatMade
    sealed: str = ""  # the new token, under the lock of the command's id
    by_host: bool = False


class Named(Struct, tag_field="kind", tag="named", forbid_unknown_fields=True, frozen=True):
    """A seat has another name."""

    seat: int
    name: str


class Paced(Struct, tag_field="kind", tag="paced", forbid_unknown_fields=True, frozen=True):
    """Bots play faster or slower, absent people are waited for longer or shorter."""

    pace: int
    deadline: int


class Started(Struct, tag_field="kind", tag="started", forbid_unknown_fields=True, frozen=True):
    """The game began."""

    state: str


class Acted(Struct, tag_field="kind", tag="acted", forbid_unknown_fields=True, frozen=True):
    """A seat played these actions, and the position was then this one."""

    seat: int
    actions: list[Json]
    state: str


class Undone(Struct, tag_field="kind", tag="undone", forbid_unknown_fields=True, frozen=True):
    """A seat took its last action back."""

    seat: int
    state: str


class StoodIn(Struct, tag_field="kind", tag="stood_in", forbid_unknown_fields=True, frozen=True):
    """A bot took the seat of somebody who was not there."""

    seat: int
    bot: str


class Returned(Struct, tag_field="kind", tag="returned", forbid_unknown_fields=True, frozen=True):
    """The person is back."""

    seat: int


class Froze(Struct, tag_field="kind", tag="froze", forbid_unknown_fields=True, frozen=True):
    """Something that cannot be was noticed: the table is kept but not played on."""

    reason: str


What = Made | Seated | Named | Paced | Started | Acted | Undone | StoodIn | Returned | Froze


def seat_of(what: What) -> int | None:
    """Whose seat it is about, if it is about one."""
    return None if isinstance(what, (Made, Paced, Started, Froze)) else what.seat


class Entry(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A line of the log. `print` is a fingerprint of the command, so that an id cannot mean two things."""

    what: What
    command: str = ""
    print: str = ""


_decoder: Final = msgspec.json.Decoder(Entry)


class Damaged(Exception):
    """The log is not what was written."""


def first_link(table: str) -> bytes:
    """What the chain of a table begins with."""
    return hashlib.sha256(f"smallworld table:{table}".encode()).digest()


def link(chain: bytes, seq: int, command: str, body: bytes) -> bytes:
    """The next link: changed, lost, doubled or moved entries break the chain."""
    return hashlib.sha256(b"%s:%d:%s:%s" % (chain, seq, command.encode(), body)).digest()


def to_row(entry: Entry, seq: int, chain: bytes) -> Row:
    """An entry ready to be stored after the entry that has this chain."""
    body = msgspec.json.encode(entry)
    return Row(seq, entry.command, body, link(chain, seq, entry.command, body))


def from_row(row: Row, seq: int, chain: bytes) -> Entry:
    """A stored entry, refused if it is not the one that was written there."""
    if row.seq != seq:
        raise Damaged(f"Entry {seq} is missing.")
    if link(chain, row.seq, row.command, row.body) != row.chain:
        raise Damaged(f"Entry {seq} was changed.")
    try:
        entry = _decoder.decode(row.body)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise Damaged(f"Entry {seq} cannot be read: {str(problem)[:80]}") from None
    if entry.command != row.command:
        raise Damaged(f"Entry {seq} belongs to another command.")
    return entry
