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
AWAY: Final = "away"
TURN: Final = "turn"
CLOCKS: Final = (AWAY, TURN)
"""For whom a deadline counts: only for those who are away, or for everybody, anew in each turn."""
Keys = Annotated[list[Key], Between(0, LIMITS.sets)]
PositionText = Annotated[str, Between(0, LIMITS.position_bytes)]
Texts = Annotated[list[Annotated[str, Between(0, LIMITS.content_bytes)]], Between(0, LIMITS.content_texts)]


class Refused(Exception):
    """A command that is not carried out: a code for programs, a sentence for people."""

    def __init__(self, code: str, reason: str, rule: str = "", retry: float = 0.0, field: str = "") -> None:
        super().__init__(reason)
        self.code: Final = code
        self.reason: Final = reason
        self.rule: Final = rule  # the engine's own code, with "illegal"
        self.retry: Final = retry  # seconds, with "limited"
        self.field: Final = field  # of the request, with "bad_content"


@dataclass(frozen=True)
class Hello:
    """Who is there, for which table."""

    table: Id
    tokens: Annotated[list[Token], Between(1, LIMITS.tokens)]
    after: Version | None = None
    away: Annotated[list[SeatNumber], Between(0, LIMITS.tokens)] = field(default_factory=list)
    packed: bool = False


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
    character: Key = ""


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
    """The host sets how fast bots play, how long to wait for people, and for which people the time counts."""

    id: Id
    pace: Pace
    deadline: Deadline
    clock: Key | None = None  # None leaves it as it is


@dataclass(frozen=True)
class Leave:
    """Give a seat up."""

    id: Id
    seat: SeatNumber


@dataclass(frozen=True)
class Pause:
    """A player asks for a pause, or agrees to one."""

    id: Id
    seat: SeatNumber


@dataclass(frozen=True)
class Resume:
    """A player goes on: ends a pause, or says no to one that was asked for."""

    id: Id
    seat: SeatNumber


@dataclass(frozen=True)
class Rematch:
    """A player wants the same game again, with everybody one seat further."""

    id: Id
    seat: SeatNumber


@dataclass(frozen=True)
class Say:
    """A player says one of the sayings. It is told to everybody here and kept nowhere."""

    id: Id
    seat: SeatNumber
    word: Key


@dataclass(frozen=True)
class Sync:
    """Send me everything again."""


@dataclass(frozen=True)
class Hurry:
    """I have seen enough of the bots: no more pauses until somebody must decide."""


@dataclass(frozen=True)
class Ping:
    """Are you there?"""


Command = Do | Undo | Join | Seat | Rename | Start | SetPace | Leave | Pause | Resume | Rematch
ClientMessage = Hello | Command | Say | Sync | Hurry | Ping
COMMANDS: Final = (Do, Undo, Join, Seat, Rename, Start, SetPace, Leave, Pause, Resume, Rematch)

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
    "pause": Pause,
    "resume": Resume,
    "rematch": Rematch,
    "say": Say,
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
        if not level:
            return False
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
    character: Key = ""  # "" lets chance decide


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
    clock: Key = AWAY
    start: bool = False
    learning: bool = False  # somebody's first game: the first seat begins, and the column is easy to learn
    trying: bool = False  # home-made things are tried out: the first seat begins, and finds them in the column
    content: Texts = field(default_factory=list)  # home-made races, powers, sets, a board: TOML
    sets: Keys = field(default_factory=list)  # of what this server offers
    day: Key = ""  # the game of this date, as 2026-11-18
    position: PositionText = (
        ""  # the game goes on from here; what it says of edition, players, board and options counts
    )


def read_new_table(data: object) -> NewTable:
    """A request for a table; anything else is refused."""
    try:
        wanted: NewTable = shapes.read(NewTable, data)
    except BadShape as problem:
        raise Refused("bad_message", f"This is not a request for a table: {str(problem)[:160]}.") from None
    return wanted


@dataclass(frozen=True)
class Recorded:
    """A record or a position that somebody has kept: to look at it or, with a step, for the position there."""

    record: Annotated[str, Between(0, LIMITS.record_bytes)] = ""
    position: PositionText = ""
    seat: SeatNumber | None = None
    step: Version | None = None


def read_recorded(data: object) -> Recorded:
    """The body of such a request; anything else is refused."""
    try:
        sent: Recorded = shapes.read(Recorded, data)
    except BadShape as problem:
        raise Refused("bad_message", f"This is not a record to look at: {str(problem)[:160]}.") from None
    return sent


@dataclass(frozen=True)
class Equip:
    """The host of a table brings home-made things or takes some away, before the start."""

    add: Texts = field(default_factory=list)
    sets: Keys = field(default_factory=list)  # of what this server offers
    remove: Keys = field(default_factory=list)  # as the lobby names them: race:bakers
    board: Key | None = None  # of the box or of a set; "" leaves it to the table


def read_equip(data: object) -> Equip:
    """The body of such a request; anything else is refused."""
    try:
        wanted: Equip = shapes.read(Equip, data)
    except BadShape as problem:
        raise Refused("bad_message", f"This is not a list of home-made things: {str(problem)[:160]}.") from None
    return wanted


@dataclass(frozen=True)
class Draft:
    """Something in the workshop: the text of a file, or a form to be written as one."""

    text: Annotated[str, Between(0, LIMITS.content_bytes)] | None = None
    form: Json | None = None


def read_draft(data: object) -> Draft:
    """The body of such a request; anything else is refused."""
    try:
        draft: Draft = shapes.read(Draft, data)
    except BadShape as problem:
        raise Refused("bad_message", f"This is nothing for the workshop: {str(problem)[:160]}.") from None
    if (draft.text is None) == (draft.form is None):
        raise Refused("bad_message", "The workshop needs a text or a form.")
    if deeper(draft.form, LIMITS.depth):
        raise Refused("bad_message", f"A form is nested at most {LIMITS.depth} deep.")
    return draft


MOST_JUDGED: Final = 400


@dataclass(frozen=True)
class Judged:
    """A race or power that is to be judged by so many games."""

    text: Annotated[str, Between(0, LIMITS.content_bytes)]
    games: Annotated[int, Between(2, MOST_JUDGED)] = MOST_JUDGED


def read_judged(data: object) -> Judged:
    """The body of such a request; anything else is refused."""
    try:
        judged: Judged = shapes.read(Judged, data)
    except BadShape as problem:
        raise Refused("bad_message", f"This cannot be judged: {str(problem)[:160]}.") from None
    return judged
