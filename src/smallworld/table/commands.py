"""Everything a table can be told, as in `docs/protocol.md`. Unknown fields and unknown messages are refused."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from smallworld.content.editions import PLAYERS
from smallworld.table import shapes
from smallworld.table.limits import TABLE_LIMITS as LIMITS
from smallworld.table.shapes import BadShape, Between

Json = dict[str, Any]

Id = Annotated[str, Between(1, LIMITS.id_letters)]
Token = Annotated[str, Between(1, LIMITS.token_letters)]
SeatNumber = Annotated[int, Between(0, PLAYERS[-1] - 1)]
Version = Annotated[int, Between(0, LIMITS.version)]
Name = Annotated[str, Between(0, LIMITS.name_sent)]  # names.py says what a name may be
Pace = Annotated[int, Between(0, LIMITS.pace_ms)]
Deadline = Annotated[int, Between(0, LIMITS.deadline_seconds)]
Key = Annotated[str, Between(0, LIMITS.key_letters)]


class Refused(Exception):
    """A command that is not carried out: a code for programs, a sentence for people."""

    def __init__(self, code: str, reason: str, rule: str = "", retry: float = 0.0) -> None:
        super().__init__(reason)
        self.code: Final = code
        self.reason: Final = reason
        self.rule: Final = rule  # the engine's own code, with "illegal"
        self.retry: Final = retry  # seconds, with "limited"


@dataclass(frozen=True)
class Hello:
    """Who is there, for which table."""

    table: Id
    tokens: Annotated[list[Token], Between(1, LIMITS.tokens)]
    after: Version | None = None
    away: Annotated[list[SeatNumber], Between(0, LIMITS.tokens)] = field(default_factory=list)


@dataclass(frozen=True)
class Do:
    """Play an action, or several, whole or not at all."""

    id: Id
    seat: SeatNumber
    version: Version
    action: Json | Annotated[list[Json], Between(1, LIMITS.batch)]


@dataclass(frozen=True)
class Undo:
    """Take the last action back."""

    id: Id
    seat: SeatNumber
    version: Version


@dataclass(frozen=True)
class Join:
    """Take an open seat, with an invitation."""

    id: Id
    seat: SeatNumber
    name: Name = ""


@dataclass(frozen=True)
class Seat:
    """The host changes who sits there."""

    id: Id
    seat: SeatNumber
    kind: str
    bot: Key = ""
    name: Name = ""


@dataclass(frozen=True)
class Rename:
    """A seat's name."""

    id: Id
    seat: SeatNumber
    name: Name


@dataclass(frozen=True)
class Start:
    """The host begins the game."""

    id: Id


@dataclass(frozen=True)
class SetPace:
    """The host sets how fast bots play and how long to wait for absent people."""

    id: Id
    pace: Pace
    deadline: Deadline


@dataclass(frozen=True)
class Leave:
    """Give a seat up."""

    id: Id
    seat: SeatNumber


@dataclass(frozen=True)
class Sync:
    """Send me everything again."""


@dataclass(frozen=True)
class Hurry:
    """I have seen enough of the bots: no more pauses until somebody must decide."""


@dataclass(frozen=True)
class Ping:
    """Are you there?"""


Command = Do | Undo | Join | Seat | Rename | Start | SetPace | Leave
ClientMessage = Hello | Command | Sync | Hurry | Ping
COMMANDS: Final = (Do, Undo, Join, Seat, Rename, Start, SetPace, Leave)

KINDS: Final[dict[str, type[ClientMessage]]] = {
    "hello": Hello,
    "do": Do,
    "undo": Undo,
    "join": Join,
    "seat": Seat,
    "name": Rename,
    "start": Start,
    "pace": SetPace,
    "leave": Leave,
    "sync": Sync,
    "hurry": Hurry,
    "ping": Ping,
}
"""Every message by its `t`."""

TAGS: Final = {kind: tag for tag, kind in KINDS.items()}


def read_message(data: object) -> ClientMessage:
    """A client's message; anything else is refused."""
    try:
        message: ClientMessage = shapes.read_tagged(KINDS, "t", data)
    except BadShape as problem:
        raise Refused("bad_message", f"This is not a message of the protocol: {str(problem)[:160]}.") from None
    if isinstance(message, Do) and deeper(message.action, LIMITS.depth):
        raise Refused("bad_message", f"An action is nested at most {LIMITS.depth} deep.")
    return message


def write_command(command: Command) -> Json:
    """A command as it would be sent, with every default written out."""
    return {"t": TAGS[type(command)], **vars(command)}


def deeper(value: object, most: int) -> bool:
    """Is it nested more deeply? Checked level by level, since recursion would break on something very deep."""
    level = [value]
    for _ in range(most):
        level = [
            inner
            for outer in level
            if isinstance(outer, (dict, list))
            for inner in (outer.values() if isinstance(outer, dict) else outer)
        ]
    return bool(level)


# Making a table


@dataclass(frozen=True)
class SeatWanted:
    """A seat of a new table."""

    kind: str = "open"
    name: Name = ""
    bot: Key = ""


@dataclass(frozen=True)
class NewTable:
    """A request for a table."""

    edition: Key = "base"
    players: Annotated[int, Between(PLAYERS[0], PLAYERS[-1])] = 3
    board: Key = ""
    preset: Key = "default"
    options: dict[Key, Key] = field(default_factory=dict)
    seats: Annotated[list[SeatWanted], Between(0, PLAYERS[-1])] = field(default_factory=list)
    pace: Pace = 600
    deadline: Deadline = 120
    start: bool = False


def read_new_table(data: object) -> NewTable:
    """A request for a table; anything else is refused."""
    try:
        wanted: NewTable = shapes.read(NewTable, data)
    except BadShape as problem:
        raise Refused("bad_message", f"This is not a request for a table: {str(problem)[:160]}.") from None
    return wanted
