"""Every message of `docs/protocol.md` as a struct. Unknown fields and unknown messages are refused."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from smallworld.content.editions import PLAYERS
from smallworld.server.limits import LIMITS

Json = dict[str, Any]

Id = Annotated[str, Meta(min_length=1, max_length=LIMITS.id_letters)]
Token = Annotated[str, Meta(min_length=1, max_length=LIMITS.token_letters)]
SeatNumber = Annotated[int, Meta(ge=0, lt=PLAYERS[-1])]
Version = Annotated[int, Meta(ge=0, le=LIMITS.version)]
Name = Annotated[str, Meta(max_length=LIMITS.name_sent)]  # what a name may be is said in names.py
Pace = Annotated[int, Meta(ge=0, le=LIMITS.pace_ms)]
Deadline = Annotated[int, Meta(ge=0, le=LIMITS.deadline_seconds)]
Key = Annotated[str, Meta(max_length=LIMITS.key_letters)]


FAULT: Final = "Something went wrong in the server: look at the table, then try again."
CLOSING: Final = "The server is going down: connect again."


class Refused(Exception):
    """A command that is not done: a code for programs, a sentence for people."""

    def __init__(self, code: str, reason: str, rule: str = "", retry: float = 0.0) -> None:
        super().__init__(reason)
        self.code: Final = code
        self.reason: Final = reason
        self.rule: Final = rule  # the engine's own code, with "illegal"
        self.retry: Final = retry  # seconds, with "limited"


# From the client


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """Who is there, for which table."""

    table: Id
    tokens: Annotated[list[Token], Meta(min_length=1, max_length=LIMITS.tokens)]
    after: Version | None = None
    away: Annotated[list[SeatNumber], Meta(max_length=LIMITS.tokens)] = []


class Do(Struct, tag_field="t", tag="do", forbid_unknown_fields=True):
    """Play an action, or several, whole or not at all."""

    id: Id
    seat: SeatNumber
    version: Version
    action: Json | Annotated[list[Json], Meta(min_length=1, max_length=LIMITS.batch)]


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take the last action back."""

    id: Id
    seat: SeatNumber
    version: Version


class Join(Struct, tag_field="t", tag="join", forbid_unknown_fields=True):
    """Take an open seat, with an invitation."""

    id: Id
    seat: SeatNumber
    name: Name = ""


class Seat(Struct, tag_field="t", tag="seat", forbid_unknown_fields=True):
    """The host changes who sits there."""

    id: Id
    seat: SeatNumber
    kind: str
    bot: Key = ""
    name: Name = ""


class Rename(Struct, tag_field="t", tag="name", forbid_unknown_fields=True):
    """A seat's name."""

    id: Id
    seat: SeatNumber
    name: Name


class Start(Struct, tag_field="t", tag="start", forbid_unknown_fields=True):
    """The host begins the game."""

    id: Id


class SetPace(Struct, tag_field="t", tag="pace", forbid_unknown_fields=True):
    """The host sets how fast bots play and how long absent people are waited for."""

    id: Id
    pace: Pace
    deadline: Deadline


class Leave(Struct, tag_field="t", tag="leave", forbid_unknown_fields=True):
    """Give a seat up."""

    id: Id
    seat: SeatNumber


class Sync(Struct, tag_field="t", tag="sync", forbid_unknown_fields=True):
    """Send me everything again."""


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Command = Do | Undo | Join | Seat | Rename | Start | SetPace | Leave
ClientMessage = Hello | Command | Sync | Ping
COMMANDS: Final = (Do, Undo, Join, Seat, Rename, Start, SetPace, Leave)

_client: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


def read(frame: str | bytes) -> ClientMessage:
    """A client's message; whatever else it is, is refused."""
    try:
        message = _client.decode(frame)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise Refused("bad_message", f"This is not a message of the protocol: {str(problem)[:160]}.") from None
    if isinstance(message, Do) and deeper(message.action, LIMITS.depth):
        raise Refused("bad_message", f"An action is nested at most {LIMITS.depth} deep.")
    return message


def deeper(value: object, most: int) -> bool:
    """Is it nested more deeply? Looked at level by level, since what is very deep breaks whoever walks down."""
    level = [value]
    for _ in range(most):
        level = [
            inner
            for outer in level
            if isinstance(outer, (dict, list))
            for inner in (outer.values() if isinstance(outer, dict) else outer)
        ]
    return bool(level)


class OnlyId(Struct):
    """The one field of a broken command that an answer needs."""

    id: Id = ""


def id_of(frame: str | bytes) -> str:
    """The id of a command that cannot be read otherwise, so that its sender hears which one it was."""
    try:
        return msgspec.json.decode(frame, type=OnlyId).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return ""


# Making a table


class SeatWanted(Struct, forbid_unknown_fields=True):
    """A seat of a new table."""

    kind: str = "open"
    name: Name = ""
    bot: Key = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables`."""

    edition: Key = "base"
    players: Annotated[int, Meta(ge=PLAYERS[0], le=PLAYERS[-1])] = 3
    board: Key = ""
    preset: Key = "default"
    options: dict[Key, Key] = {}
    seats: Annotated[list[SeatWanted], Meta(max_length=PLAYERS[-1])] = []
    pace: Pace = 600
    deadline: Deadline = 120
    start: bool = False


_new_table: Final = msgspec.json.Decoder(NewTable)


def read_new_table(body: bytes) -> NewTable:
    """A request for a table."""
    try:
        return _new_table.decode(body)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise Refused("bad_message", f"This is not a request for a table: {str(problem)[:160]}.") from None


# From the server; what stands inside lobby, game and events is made in told.py


class Ok(Struct, tag_field="t", tag="ok", omit_defaults=True):
    """The command was done."""

    id: str
    version: int
    token: str = ""


class No(Struct, tag_field="t", tag="no", omit_defaults=True):
    """The command was not done."""

    id: str
    code: str
    reason: str
    version: int | None = None
    rule: str = ""
    retry: float = 0.0


class Bye(Struct, tag_field="t", tag="bye"):
    """The server closes the socket."""

    code: str
    reason: str


class Pong(Struct, tag_field="t", tag="pong"):
    """Yes."""


class Missed(Struct):
    """An update that a browser did not hear."""

    version: int
    by: int | None
    events: list[Json]
    undone: bool = False


class TableTold(Struct, tag_field="t", tag="table"):
    """The whole truth for one viewer."""

    table: str
    version: int
    host: bool
    held: list[int]
    lobby: Json
    game: Json | None
    missed: list[Missed]


class Update(Struct, tag_field="t", tag="update", omit_defaults=True):
    """Something happened."""

    version: int
    by: int | None
    events: list[Json]
    undone: bool
    game: Json | None = None
    lobby: Json | None = None


def encode(message: Struct) -> bytes:
    """A message as the bytes of its frame."""
    return msgspec.json.encode(message)
