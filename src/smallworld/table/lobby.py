"""Seats, names, invitations, pace: everything at a table except the game itself."""

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Final

from smallworld.bots.levels import AT_TABLES, CHARACTERS, LEVELS, MEDIUM, drawn, has_character
from smallworld.content.editions import BadSetup
from smallworld.content.files import BadContent
from smallworld.content.rulings import Rulings
from smallworld.content.setup import Setup, make_setup
from smallworld.engine.chance import Seeded
from smallworld.record.fields import BadPosition
from smallworld.table import snapshots
from smallworld.table.commands import (
    CLOCKS,
    Equip,
    Join,
    Leave,
    NewTable,
    Pause,
    Refused,
    Rename,
    Resume,
    Seat,
    SeatWanted,
    SetPace,
    Start,
)
from smallworld.table.content import Kit, after, check_all, kit_of, name_of, things
from smallworld.table.daily import arranged
from smallworld.table.entries import (
    Brought,
    Equipped,
    Made,
    Named,
    Paced,
    PauseWanted,
    Rematched,
    Resumed,
    Returned,
    Seated,
    SeatMade,
    StoodIn,
)
from smallworld.table.first_game import first_seed
from smallworld.table.limits import TABLE_LIMITS, TableLimits
from smallworld.table.names import alike, checked_name
from smallworld.table.positions import beginning, options_of
from smallworld.table.tokens import Randomness, commitment, hashed, same, seal, to_share
from smallworld.table.trying import trying_seed
from smallworld.words import brief, nearest

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
KINDS: Final = (OPEN, PERSON, BOT)
STAND_IN: Final = MEDIUM
"""The bot that plays for absent people."""


@dataclass
class Chair:
    """A seat as it is now."""

    kind: str
    name: str
    bot: str
    token: str  # hash
    character: str = ""
    stand_in: bool = False
    late: bool = False  # the bot has the seat since the person's time for a turn ran out
    missed: int = 0  # turns in a row for which that happened
    last_late: str = ""  # the last of them
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
    shown: bool = False  # this one game was shown to them, by a link to a moment of it or to its story

    @property
    def nobody(self) -> bool:
        """Do they open nothing?"""
        return not (self.belongs or self.shown)

    @property
    def belongs(self) -> bool:
        """Do they open the rematch too?"""
        return bool(self.host or self.invite or self.watch or self.seats)


class Lobby:
    """The table as its log has it, apart from the game."""

    def __init__(self, origin: Made) -> None:
        self.origin: Final = origin
        self.pace = origin.pace
        self.deadline = origin.deadline
        self.clock = origin.clock
        self.wishes: Final[set[int]] = set()  # seats that want a pause
        self.paused = False
        self.rematch = ""  # the table at which these people go on
        self.pauses: Final[Counter[int]] = Counter()  # by seat: how often it said anything about a pause
        self.chairs: Final = [chair_of(seat) for seat in origin.seats]
        self.commitment: Final = commitment(origin.seed, origin.salt)
        self.to_share: Final = to_share(origin.watch, origin.salt)
        self.shows: Final = hashed(self.to_share)
        self.changes = 0
        self.equipments = 0  # how often home-made things came or went
        self.brought = list(origin.brought)
        self.board = origin.board

    @property
    def kit(self) -> Kit:
        """The home-made things of this table."""
        return kit_of(self.brought)

    @property
    def board_key(self) -> str:
        """The key of the board; none if a home-made one lies there that has no place in a set."""
        return "" if any([thing.board for _, thing in things(self.brought)]) else self.board

    def setup(self) -> Setup:
        """The rules and the board of the game."""
        return setup_with(self.origin, self.kit, self.board)

    def who(self, hashes: list[str]) -> Who:
        """Whom these tokens belong to. Every comparison is made, so that timing reveals nothing."""
        made = self.origin
        host = any([same(given, made.host) for given in hashes])
        invite = any([same(given, made.invite) for given in hashes])
        watch = any([same(given, made.watch) for given in hashes])
        shown = any([same(given, self.shows) for given in hashes])
        seats = tuple([n for n, chair in enumerate(self.chairs) if any([same(given, chair.token) for given in hashes])])
        return Who(host, invite, watch, seats, shown)

    def apply(
        self, what: Seated | Named | Paced | Equipped | StoodIn | Returned | PauseWanted | Resumed | Rematched
    ) -> None:
        """One entry of the log."""
        if isinstance(what, Seated):
            now, old = what.now, self.chairs[what.seat]
            chair = self.chairs[what.seat] = chair_of(now)
            if what.by_host:
                self.changes += 1
            else:
                chair.names, chair.joins = old.names, old.joins + 1
        elif isinstance(what, Named):
            self.chairs[what.seat].name = what.name
            self.chairs[what.seat].names += 1
        elif isinstance(what, Paced):
            self.pace, self.deadline, self.clock = what.pace, what.deadline, what.clock or self.clock
            self.changes += 1
        elif isinstance(what, Equipped):
            self.take(what)
            self.equipments += 1
        elif isinstance(what, PauseWanted):
            self.pauses[what.seat] += 1
            self.wishes.add(what.seat)
            self.agree()
        elif isinstance(what, Resumed):
            self.pauses[what.seat] += 1
            self.wishes.clear()
            self.paused = False
        elif isinstance(what, Rematched):
            self.rematch = what.table
        elif isinstance(what, StoodIn):
            chair = self.chairs[what.seat]
            chair.stand_in, chair.late = True, what.late != ""
            again = what.late == chair.last_late  # a second question in the same turn is no second turn
            chair.missed = chair.missed + (not again) if what.late else 0
            chair.last_late = what.late
            self.agree()
        else:
            chair = self.chairs[what.seat]
            chair.stand_in = chair.late = False
            chair.missed = chair.missed if what.turn_over else 0

    def agree(self) -> None:
        """A pause begins when everybody for whom no bot plays wants it: bots always agree."""
        people = [seat for seat, chair in enumerate(self.chairs) if chair.kind == PERSON and not chair.stand_in]
        if self.wishes and self.wishes.issuperset(people):
            self.paused = True

    # What people want, made into entries or refused

    def chair(self, seat: int) -> Chair:
        """The seat, if there is one."""
        if seat >= len(self.chairs):
            raise Refused("denied", f"The table has {len(self.chairs)} seats, numbered from 0.")
        return self.chairs[seat]

    def check_often(
        self, command: Join | Seat | Rename | Start | SetPace | Leave | Pause | Resume, limits: TableLimits
    ) -> None:
        """Nobody may fill the log with the same thing again and again, or use up what others need."""
        if isinstance(command, (Pause, Resume)):
            often = self.pauses[command.seat] >= limits.pauses and not self.paused  # a pause can always be ended
        elif isinstance(command, (Seat, SetPace)):
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
        asked = SeatWanted(wanted.kind, wanted.name, wanted.bot, wanted.character)
        others = [chair.character for seat, chair in enumerate(self.chairs) if seat != wanted.seat]
        now, token = made_seat(asked, others, self.origin.seed, randomness)
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
        return Paced(wanted.pace, wanted.deadline, "" if wanted.clock is None else checked_clock(wanted.clock))

    def pause(self, who: Who, wanted: Pause | Resume) -> PauseWanted | Resumed:
        """A player asks for a pause or agrees to it, or goes on."""
        chair = self.chair(wanted.seat)
        if wanted.seat not in who.seats:
            raise Refused("denied", "That is not your seat.")
        if isinstance(wanted, Resume):
            if not self.wishes:
                raise Refused("not_paused", "Nobody wants a pause.")
            return Resumed(wanted.seat)
        if chair.stand_in:
            raise Refused("denied", "A bot plays this seat: send hello again to take it back.")
        if self.paused or wanted.seat in self.wishes:
            raise Refused("paused", "There is a pause, or you have asked for one.")
        return PauseWanted(wanted.seat)

    def foresee(self, entries: list[Equipped]) -> None:
        """The home-made things as they will be after these entries: those that the game of the table has."""
        self.brought, self.board = list(self.origin.brought), self.origin.board
        for what in entries:
            self.take(what)

    def take(self, what: Equipped) -> None:
        """Home-made things came or went."""
        self.brought = after(self.brought, what)
        if what.board is not None:
            self.board = what.board

    def equip(self, wanted: Equip, offers: list[Brought], limits: TableLimits) -> Equipped | None:
        """Home-made things come or go, if a game can be set up with what there is then; None changes nothing."""
        check_all([*[Brought(text) for text in wanted.add], *offers], limits)
        removed = [name for name in wanted.remove if name in map(name_of, self.brought)]
        had = [each for each in self.brought if name_of(each) not in removed]
        new = [Brought(text, self.host_name) for text in wanted.add if text not in [each.text for each in had]]
        new += [each for each in offers if each not in had]
        board = None if wanted.board is None else self.free_board(wanted.board)
        gone = Equipped([], removed)
        if board is None and removed and self.board_of_set(self.brought) and not self.board_of_set(after(had, gone)):
            board = self.free_board("")  # the board went with its set
        board = None if board == self.board else board
        if not new and not removed and board is None:
            return None
        changed = Equipped(new, removed, board)
        kit = check_all(after(self.brought, changed), limits)
        try:
            setup_with(self.origin, kit, self.board if board is None else board)
        except (BadSetup, BadContent) as problem:
            raise Refused("bad_content", str(problem), field="content") from None
        return changed

    def free_board(self, wanted: str) -> str:
        """The board that is wished for, or else the one that the table would have had."""
        made = self.origin
        if wanted:
            return wanted
        return make_setup(made.edition, made.players, made.preset, made.options, chance=Seeded(made.seed)).board

    def board_of_set(self, brought: list[Brought]) -> bool:
        """Does the board that is chosen belong to one of these sets?"""
        return any([self.board == board.key for _, thing in things(brought) if thing.set for board in thing.boards])

    @property
    def host_name(self) -> str:
        """What the host is called, if they sit at the table: the first person for whom it was made."""
        return host_name(self.origin.seats, [chair.name for chair in self.chairs])

    def leave(self, who: Who, seat: int) -> Chair:
        """A person may give a seat up."""
        chair = self.chair(seat)
        if seat not in who.seats:
            raise Refused("denied", "That is not your seat.")
        return chair


def checked_clock(clock: str) -> str:
    """For whom a deadline counts, if it is one of the ways there are."""
    if clock not in CLOCKS:
        raise Refused("bad_setup", f"There is no clock {brief(clock)}. {nearest(clock, CLOCKS)}")
    return clock


def chair_of(seat: SeatMade) -> Chair:
    """A seat as it was made."""
    return Chair(seat.kind, seat.name, seat.bot, seat.token, seat.character)


def made_seat(wanted: SeatWanted, others: list[str], seed: str, randomness: Randomness) -> tuple[SeatMade, str]:
    """A checked seat, and the token of the person who gets it. `others` are the characters at the table."""
    if wanted.kind not in KINDS:
        raise Refused("bad_setup", f"A seat is for one of {', '.join(KINDS)}.")
    name = checked_name(wanted.name)
    if wanted.kind == BOT:
        return SeatMade(BOT, name, wanted.bot, character=character_of(wanted, others, seed)), ""
    if wanted.bot or wanted.character:
        raise Refused("bad_setup", "Only a bot's seat can name a bot.")
    if wanted.kind == OPEN:
        return SeatMade(OPEN), ""
    token = randomness.token()
    return SeatMade(PERSON, name, "", hashed(token)), token


def character_of(wanted: SeatWanted, others: list[str], seed: str) -> str:
    """The character of a bot: the one that was asked for, or one that differs from the others."""
    if wanted.bot not in AT_TABLES:
        raise Refused("bad_setup", f"There is no bot {brief(wanted.bot)} here. {nearest(wanted.bot, LEVELS)}")
    if wanted.character and wanted.character not in CHARACTERS:
        near = nearest(wanted.character, CHARACTERS)
        raise Refused("bad_setup", f"There is no character {brief(wanted.character)}. {near}")
    if not has_character(wanted.bot):
        return ""
    return wanted.character or drawn(others, Seeded(f"characters:{seed}"))


@dataclass
class Opened:
    """A new table: its first entry, and the tokens, which are handed out once and then forgotten."""

    table: str
    made: Made
    host: str
    invite: str
    watch: str
    seats: dict[int, str] = field(default_factory=dict)


def host_name(made: list[SeatMade], names: list[str]) -> str:
    """The name of the first person for whom a table was made."""
    return next((name for seat, name in zip(made, names, strict=True) if seat.kind == PERSON), "")


def setup_with(made: Made, kit: Kit, board: str) -> Setup:
    """The set-up of a table with these home-made things; a board among them takes the place of the printed one."""
    key = "" if kit.board else board
    return make_setup(made.edition, made.players, made.preset, made.options, key, kit.board, kit.banners, sets=kit.sets)


def from_position(wanted: NewTable, brought: list[Brought], limits: TableLimits) -> tuple[NewTable, list[Brought], str]:
    """A wish for a game that goes on from a position: with its rules, its home-made things, and the position packed."""
    if wanted.learning or wanted.trying or wanted.day:
        raise Refused("bad_setup", "Such a game begins at its beginning, not from a position.")
    begun = beginning(wanted.position, brought, limits)
    setup = begun.setup
    wish = replace(
        wanted,
        edition=setup.edition,
        players=setup.players,
        board=setup.board_key,
        preset="default",
        options=options_of(setup),
        position="",
    )
    return wish, begun.brought, snapshots.packed(begun.position)


def make_table(
    wanted: NewTable, randomness: Randomness, offers: list[Brought] | None = None, limits: TableLimits = TABLE_LIMITS
) -> Opened:
    """A table as asked for, or the reason why not. `offers` are the things of the server that it wishes for."""
    seed, salt = randomness.seed(), randomness.seed()
    if wanted.day:
        wanted, seed = arranged(wanted)
    brought = [*[Brought(text) for text in wanted.content], *(offers or [])]
    begins = ""
    if wanted.position:
        wanted, brought, begins = from_position(wanted, brought, limits)
    if len(wanted.seats) > wanted.players:
        raise Refused("bad_setup", f"{len(wanted.seats)} seats are listed for {wanted.players} players.")
    try:
        setup = make_setup(
            wanted.edition,
            wanted.players,
            wanted.preset,
            dict(wanted.options),
            wanted.board,
            chance=Seeded(seed),
            sets=check_all(brought, limits).sets,
        )
    except (BadSetup, BadContent) as problem:
        raise Refused("bad_setup", str(problem)) from None
    if wanted.learning:
        if wanted.content or offers:
            raise Refused("bad_setup", "A first game is played without home-made things.")
        if [seat.kind for seat in wanted.seats] != [PERSON, *[BOT] * (wanted.players - 1)]:
            raise Refused("bad_setup", "A first game is for one person, in the first seat, against bots.")
        seed = first_seed(setup.edition, setup.players, wanted.preset, dict(wanted.options), setup.board, randomness)
    if wanted.trying:
        if wanted.learning or not brought:
            raise Refused("bad_setup", "Something home-made is tried out.")
        if [seat.kind for seat in wanted.seats] != [PERSON, *[BOT] * (wanted.players - 1)]:
            raise Refused("bad_setup", "Things are tried out by one person, in the first seat, against bots.")
        try:
            seed = trying_seed(wanted, kit_of(brought), randomness)
        except (BadSetup, BadContent) as problem:
            raise Refused("bad_content", str(problem), field="content") from None
    host, invite, watch = randomness.token(), randomness.token(), randomness.token()
    seats: list[SeatMade] = []
    tokens: dict[int, str] = {}
    for asked in [*wanted.seats, *[SeatWanted() for _ in range(wanted.players - len(wanted.seats))]]:
        now, token = made_seat(asked, [seat.character for seat in seats], seed, randomness)
        if any([alike(now.name, other.name) for other in seats]):
            raise Refused("bad_name", "Two people at the table have the same name.")
        if token:
            tokens[len(seats)] = token
        seats.append(now)
    by = host_name(seats, [seat.name for seat in seats])
    brought = [replace(each, by=by) if not each.offer else each for each in brought]
    made = Made(
        setup.edition,
        setup.players,
        setup.board_key,
        wanted.preset,
        dict(wanted.options),
        wanted.pace,
        wanted.deadline,
        0,
        "",
        seed,
        salt,
        hashed(host),
        hashed(invite),
        hashed(watch),
        seats,
        brought,
        wanted.day,
        checked_clock(wanted.clock),
        begins,
    )
    try:
        whole = setup_with(made, kit_of(brought), made.board)
        rulings = Rulings.of(whole)
        if begins:
            snapshots.begun(snapshots.unpacked(begins), Seeded(seed), whole)
    except (BadSetup, BadContent) as problem:
        raise Refused("bad_content", str(problem), field="content") from None
    except BadPosition as problem:
        raise Refused("bad_position", str(problem)) from None
    made = replace(made, ruleset=rulings.ruleset, content=rulings.content)
    return Opened(randomness.token(), made, host, invite, watch, tokens)
