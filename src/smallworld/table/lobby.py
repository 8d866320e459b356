"""Seats, names, invitations, pace: everything at a table except the game itself."""

from dataclasses import dataclass, field
from typing import Final

from smallworld.bots import AT_TABLES
from smallworld.content.editions import BadSetup
from smallworld.content.rulings import Rulings
from smallworld.content.setup import Setup, make_setup
from smallworld.engine.chance import Seeded
from smallworld.table.commands import Join, Leave, NewTable, Refused, Rename, Seat, SeatWanted, SetPace, Start
from smallworld.table.entries import Made, Named, Paced, Returned, Seated, SeatMade, StoodIn
from smallworld.table.limits import TableLimits
from smallworld.table.names import alike, checked_name
from smallworld.table.tokens import Randomness, commitment, hashed, same, seal
from smallworld.words import brief, nearest

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
KINDS: Final = (OPEN, PERSON, BOT)
STAND_IN: Final = "greedy"
"""The bot that plays for absent people."""


@dataclass
class Chair:
    """A seat as it is now."""

    kind: str
    name: str
    bot: str
    token: str  # hash
    stand_in: bool = False
    names: int = 0  # how often its name was changed
    joins: int = 0  # how often somebody came or went, since the host last changed the seat

    @property
    def played_by_bot(self) -> bool:
        """Does a bot decide here at the moment?"""
        return self.kind == BOT or self.stand_in


@dataclass(frozen=True)
class Who:
    """What somebody's tokens open at a table."""

    host: bool = False
    invite: bool = False
    watch: bool = False
    seats: tuple[int, ...] = ()

    @property
    def nobody(self) -> bool:
        """Do they open nothing?"""
        return not (self.host or self.invite or self.watch or self.seats)


class Lobby:
    """The table as its log has it, apart from the game."""

    def __init__(self, origin: Made) -> None:
        self.origin: Final = origin
        self.pace = origin.pace
        self.deadline = origin.deadline
        self.chairs: Final = [Chair(seat.kind, seat.name, seat.bot, seat.token) for seat in origin.seats]
        self.commitment: Final = commitment(origin.seed, origin.salt)
        self.changes = 0

    def setup(self) -> Setup:
        """The rules and the board of the game."""
        made = self.origin
        return make_setup(made.edition, made.players, made.preset, made.options, made.board)

    def who(self, hashes: list[str]) -> Who:
        """Whom these tokens belong to. Every comparison is made, so that timing reveals nothing."""
        made = self.origin
        host = any([same(given, made.host) for given in hashes])
        invite = any([same(given, made.invite) for given in hashes])
        watch = any([same(given, made.watch) for given in hashes])
        seats = tuple([n for n, chair in enumerate(self.chairs) if any([same(given, chair.token) for given in hashes])])
        return Who(host, invite, watch, seats)

    def apply(self, what: Seated | Named | Paced | StoodIn | Returned) -> None:
        """One entry of the log."""
        if isinstance(what, Seated):
            now, old = what.now, self.chairs[what.seat]
            chair = self.chairs[what.seat] = Chair(now.kind, now.name, now.bot, now.token)
            if what.by_host:
                self.changes += 1
            else:
                chair.names, chair.joins = old.names, old.joins + 1
        elif isinstance(what, Named):
            self.chairs[what.seat].name = what.name
            self.chairs[what.seat].names += 1
        elif isinstance(what, Paced):
            self.pace, self.deadline = what.pace, what.deadline
            self.changes += 1
        else:
            self.chairs[what.seat].stand_in = isinstance(what, StoodIn)

    # What people want, made into entries or refused

    def chair(self, seat: int) -> Chair:
        """The seat, if there is one."""
        if seat >= len(self.chairs):
            raise Refused("denied", f"The table has {len(self.chairs)} seats, numbered from 0.")
        return self.chairs[seat]

    def check_often(self, command: Join | Seat | Rename | Start | SetPace | Leave, limits: TableLimits) -> None:
        """Nobody may fill the log with the same thing again and again, or use up what others need."""
        if isinstance(command, (Seat, SetPace)):
            often = self.changes >= limits.lobby_entries
        elif isinstance(command, Rename):
            often = self.chair(command.seat).names >= limits.seat_names
        else:
            often = isinstance(command, Join) and self.chair(command.seat).joins >= limits.seat_joins
        if often:
            raise Refused("limited", "This has been changed too often.", retry=3600.0)

    def free_name(self, text: str, seat: int) -> str:
        """A name that nobody else at the table has."""
        name = checked_name(text)
        for other, chair in enumerate(self.chairs):
            if other != seat and alike(name, chair.name):
                raise Refused("bad_name", "Somebody at the table has that name.")
        return name

    def join(self, who: Who, wanted: Join, randomness: Randomness, free: str = OPEN) -> tuple[Seated, str]:
        """A guest takes a seat of the kind that is free to take; returns the entry and the new token."""
        if not who.invite:
            raise Refused("denied", "Joining needs an invitation.")
        if self.chair(wanted.seat).kind != free:
            raise Refused("seat_taken", "Somebody sits there already.")
        token = randomness.token()
        now = SeatMade(PERSON, self.free_name(wanted.name, wanted.seat), "", hashed(token))
        return Seated(wanted.seat, now, seal(token, wanted.id)), token

    def seat(self, who: Who, wanted: Seat, randomness: Randomness) -> tuple[Seated, str]:
        """The host gives a seat to a bot, to nobody, or to somebody at the host's device."""
        if not who.host:
            raise Refused("denied", "Only the host can change seats.")
        self.chair(wanted.seat)
        asked = SeatWanted(wanted.kind, wanted.name, wanted.bot)
        now, token = made_seat(asked, randomness)
        self.free_name(now.name, wanted.seat)
        return Seated(wanted.seat, now, seal(token, wanted.id) if token else "", by_host=True), token

    def rename(self, who: Who, wanted: Rename) -> Named:
        """A seat's own name; the host names bots."""
        chair = self.chair(wanted.seat)
        if wanted.seat not in who.seats and not (who.host and chair.kind == BOT):
            raise Refused("denied", "Only the player in that seat can change the name.")
        return Named(wanted.seat, self.free_name(wanted.name, wanted.seat))

    def set_pace(self, who: Who, wanted: SetPace) -> Paced:
        """The host's choice."""
        if not who.host:
            raise Refused("denied", "Only the host can set the pace.")
        return Paced(wanted.pace, wanted.deadline)

    def leave(self, who: Who, seat: int) -> Chair:
        """A person may give a seat up."""
        chair = self.chair(seat)
        if seat not in who.seats:
            raise Refused("denied", "That is not your seat.")
        return chair


def made_seat(wanted: SeatWanted, randomness: Randomness) -> tuple[SeatMade, str]:
    """A checked seat, and the token of the person who gets it."""
    if wanted.kind not in KINDS:
        raise Refused("bad_setup", f"A seat is for one of {', '.join(KINDS)}.")
    name = checked_name(wanted.name)
    if wanted.kind == BOT:
        if wanted.bot not in AT_TABLES:
            raise Refused("bad_setup", f"There is no bot {brief(wanted.bot)} here. {nearest(wanted.bot, AT_TABLES)}")
        return SeatMade(BOT, name, wanted.bot), ""
    if wanted.bot:
        raise Refused("bad_setup", "Only a bot's seat can name a bot.")
    if wanted.kind == OPEN:
        return SeatMade(OPEN), ""
    token = randomness.token()
    return SeatMade(PERSON, name, "", hashed(token)), token


@dataclass
class Opened:
    """A new table: its first entry, and the tokens, which are handed out once and then forgotten."""

    table: str
    made: Made
    host: str
    invite: str
    watch: str
    seats: dict[int, str] = field(default_factory=dict)


def make_table(wanted: NewTable, randomness: Randomness) -> Opened:
    """A table as asked for, or the reason why not."""
    if len(wanted.seats) > wanted.players:
        raise Refused("bad_setup", f"{len(wanted.seats)} seats are listed for {wanted.players} players.")
    seed, salt = randomness.seed(), randomness.seed()
    try:
        setup = make_setup(
            wanted.edition, wanted.players, wanted.preset, dict(wanted.options), wanted.board, chance=Seeded(seed)
        )
    except BadSetup as problem:
        raise Refused("bad_setup", str(problem)) from None
    host, invite, watch = randomness.token(), randomness.token(), randomness.token()
    seats: list[SeatMade] = []
    tokens: dict[int, str] = {}
    for asked in [*wanted.seats, *[SeatWanted() for _ in range(wanted.players - len(wanted.seats))]]:
        now, token = made_seat(asked, randomness)
        if any([alike(now.name, other.name) for other in seats]):
            raise Refused("bad_name", "Two people at the table have the same name.")
        if token:
            tokens[len(seats)] = token
        seats.append(now)
    rulings = Rulings.of(setup)
    made = Made(
        setup.edition,
        setup.players,
        setup.board,
        wanted.preset,
        dict(wanted.options),
        wanted.pace,
        wanted.deadline,
        rulings.ruleset,
        rulings.content,
        seed,
        salt,
        hashed(host),
        hashed(invite),
        hashed(watch),
        seats,
    )
    return Opened(randomness.token(), made, host, invite, watch, tokens)
