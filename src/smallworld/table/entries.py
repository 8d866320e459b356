"""What can happen at a table, one class for each kind: the lines of its log.

A table is its log folded from the beginning (`fold.py`), so these classes stay for ever: a new
field needs a default, a new meaning a new class.
"""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from smallworld.record.codec import dumps
from smallworld.table import shapes

Json = dict[str, Any]


class Row(NamedTuple):
    """One entry of a table's log as it is stored."""

    seq: int
    command: str  # hash of the command that caused it; "" if no command did
    body: bytes
    chain: bytes


@dataclass(frozen=True)
class SeatMade:
    """Who has a seat. `token` is the hash of the seat's token, "" if nobody holds one."""

    kind: str
    name: str = ""
    bot: str = ""  # its level
    token: str = ""
    character: str = ""  # of a bot; those of older tables have none


@dataclass(frozen=True)
class Brought:
    """A home-made race, power, board or set: its TOML text, and who brought it."""

    text: str
    by: str = ""  # a name at the table; "" is the server's own offer
    offer: str = ""  # the key under which the server offered it
    version: int = 0  # of a set in Python, which has no text: the server's host has installed it


@dataclass(frozen=True)
class Made:
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
    brought: list[Brought] = field(default_factory=list)
    day: str = ""  # the game of this date: its seed is no secret
    clock: str = "away"  # for whom the deadline counts: for those who are away, or in every turn for everybody
    begins: str = ""  # the position from which the game goes on, packed; "" begins at the beginning


@dataclass(frozen=True)
class Seated:
    """Somebody sat down, or the host changed a seat."""

    seat: int
    now: SeatMade
    sealed: str = ""  # the new token, encrypted with the command's id
    by_host: bool = False


@dataclass(frozen=True)
class Named:
    """A seat has another name."""

    seat: int
    name: str


@dataclass(frozen=True)
class Paced:
    """Bots play faster or slower, the table waits longer or less long for people."""

    pace: int
    deadline: int
    clock: str = ""  # "" leaves it as it was


@dataclass(frozen=True)
class Equipped:
    """The host brought home-made things, or took some away."""

    added: list[Brought] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    board: str | None = None  # the board chosen instead, by its key; "" leaves it to the table


@dataclass(frozen=True)
class Started:
    """The game began, under these rules; an older entry without them means those the table was made with."""

    state: str
    ruleset: int = 0
    content: str = ""
    position: str = ""
    origin: str = ""  # as in a record


@dataclass(frozen=True)
class Ending:
    """How a game ended, for those who look at it after its rules have changed."""

    scores: list[int]
    winners: list[int]
    state: str
    earned: list[dict[str, int]] = field(default_factory=list)  # by seat and source; none after a mend


@dataclass(frozen=True)
class Acted:
    """A seat played these actions, and the position was then this one.

    `state` is its fingerprint. The position itself is kept when a turn begins or the game ends: from there a table
    goes on if its rules are mended.
    """

    seat: int
    actions: list[Json]
    state: str
    dice: list[int] = field(default_factory=list)  # during the last action: no other may use chance
    shuffles: list[list[int]] = field(default_factory=list)
    position: str = ""
    ending: Ending | None = None


@dataclass(frozen=True)
class Undone:
    """A seat took its last action back, or a whole answer that was written as several."""

    seat: int
    state: str
    actions: int = 1


@dataclass(frozen=True)
class Mended:
    """The rules were mended: the game went on under the new ones from the beginning of this seat's turn."""

    ruleset: int
    content: str
    round: int
    seat: int
    position: str
    state: str
    origin: str


@dataclass(frozen=True)
class StoodIn:
    """A bot took the seat of somebody who was not there, or whose time for a turn had run out."""

    seat: int
    bot: str
    late: str = ""  # their time ran out in this turn (its round and player), which the bot plays for them


@dataclass(frozen=True)
class Returned:
    """The person is back."""

    seat: int
    turn_over: bool = False  # they need not have come: the turn that the bot played for them is over


@dataclass(frozen=True)
class PauseWanted:
    """Somebody wants a pause. It begins when all people for whom no bot plays want it."""

    seat: int


@dataclass(frozen=True)
class Resumed:
    """Somebody ended the pause, or did not want the one that was asked for."""

    seat: int


@dataclass(frozen=True)
class Rematched:
    """The game is over and the same people go on at another table, which their tokens open too."""

    seat: int
    table: str


@dataclass(frozen=True)
class Froze:
    """Something impossible was noticed: the table is kept but not played on."""

    reason: str


What = (
    Made
    | Seated
    | Named
    | Paced
    | Equipped
    | Started
    | Acted
    | Undone
    | Mended
    | StoodIn
    | Returned
    | PauseWanted
    | Resumed
    | Rematched
    | Froze
)

KINDS: Final[dict[str, type[What]]] = {
    "made": Made,
    "seated": Seated,
    "named": Named,
    "paced": Paced,
    "equipped": Equipped,
    "started": Started,
    "acted": Acted,
    "undone": Undone,
    "mended": Mended,
    "stood_in": StoodIn,
    "returned": Returned,
    "pause_wanted": PauseWanted,
    "resumed": Resumed,
    "rematched": Rematched,
    "froze": Froze,
}
TAGS: Final = {kind: tag for tag, kind in KINDS.items()}


def seat_of(what: What) -> int | None:
    """The seat that did it, if one did."""
    return None if isinstance(what, (Made, Paced, Equipped, Started, Mended, Froze)) else what.seat


@dataclass(frozen=True)
class Entry:
    """A line of the log. `print` is a fingerprint of the command, so that an id cannot mean two things."""

    what: What
    command: str = ""
    print: str = ""


@dataclass(frozen=True)
class Line:
    """A line before its kind is known."""

    what: Json
    command: str = ""
    print: str = ""


class Damaged(Exception):
    """The log is not what was written."""


class Newer(Damaged):
    """It is, but a newer version of this program has played there."""


def first_link(table: str) -> bytes:
    """What the chain of a table begins with."""
    return hashlib.sha256(f"smallworld table:{table}".encode()).digest()


def link(chain: bytes, seq: int, command: str, body: bytes) -> bytes:
    """The next link: changed, lost, doubled or moved entries break the chain."""
    return hashlib.sha256(b"%s:%d:%s:%s" % (chain, seq, command.encode(), body)).digest()


def to_row(entry: Entry, seq: int, chain: bytes) -> Row:
    """An entry ready to be stored after the entry that has this chain."""
    what: Json = {"kind": TAGS[type(entry.what)], **shapes.write(entry.what)}
    signature = {"command": entry.command, "print": entry.print} if entry.command else {}
    body = dumps({"what": what, **signature}).encode()
    return Row(seq, entry.command, body, link(chain, seq, entry.command, body))


def from_row(row: Row, seq: int, chain: bytes) -> Entry:
    """A stored entry, refused if it is not the one that was written there."""
    if row.seq != seq:
        raise Damaged(f"Entry {seq} is missing.")
    if link(chain, row.seq, row.command, row.body) != row.chain:
        raise Damaged(f"Entry {seq} was changed.")
    try:
        line: Line = shapes.read(Line, json.loads(row.body))
        entry = Entry(shapes.read_tagged(KINDS, "kind", line.what, "what"), line.command, line.print)
    except (ValueError, RecursionError) as problem:
        raise Damaged(f"Entry {seq} cannot be read: {str(problem)[:80]}") from None
    if entry.command != row.command:
        raise Damaged(f"Entry {seq} belongs to another command.")
    return entry
