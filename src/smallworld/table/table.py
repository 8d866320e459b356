"""A table as its log has it (`fold.py`), and what a command would add to it.

Nothing here waits or writes. `plan` says what a command would do, `apply` does it once it is kept.
"""

import hashlib
from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Any, Final

from smallworld import invariants
from smallworld.content.editions import BadSetup
from smallworld.content.files import BadContent
from smallworld.content.rulings import Rulings
from smallworld.engine.chance import Seeded
from smallworld.engine.events import Event, TurnStarted
from smallworld.engine.match import Illegal
from smallworld.game import Game
from smallworld.record.codec import dumps
from smallworld.record.fields import BadPosition
from smallworld.record.journal import Journal, state_hash
from smallworld.table import snapshots
from smallworld.table.commands import (
    Command,
    Do,
    Equip,
    Join,
    Leave,
    Pause,
    Refused,
    Rematch,
    Rename,
    Resume,
    Seat,
    SetPace,
    Start,
    Undo,
    write_command,
)
from smallworld.table.entries import (
    Acted,
    Brought,
    Damaged,
    Ending,
    Entry,
    Froze,
    Made,
    Mended,
    Named,
    Paced,
    PauseWanted,
    Rematched,
    Resumed,
    Row,
    Seated,
    SeatMade,
    Started,
    StoodIn,
    Undone,
    first_link,
    from_row,
    seat_of,
)
from smallworld.table.ledger import earned
from smallworld.table.limits import TableLimits
from smallworld.table.lobby import BOT, OPEN, PERSON, STAND_IN, Lobby, Who
from smallworld.table.tokens import Randomness, command_key, hashed, unseal

Json = dict[str, Any]

STATE_LETTERS: Final = 16
"""How much of a position's fingerprint is kept with every action."""

ADDED: Final = ("price", "wins", "pays", "hand")
"""What `choices` adds to an action for people to read; a client may send it back."""


@dataclass
class Happening:
    """What one entry means to those who watch."""

    version: int
    by: int | None
    events: list[Event] = field(default_factory=list)
    undone: bool = False
    actions: int = 0  # how many of its actions were not taken back


@dataclass(frozen=True)
class Notice:
    """The rules were mended: at this version, and the game goes on from this seat's turn."""

    version: int
    round: int
    seat: int


@dataclass(frozen=True)
class Known:
    """A command that was carried out: its answer can be given again."""

    version: int
    print: str
    sealed: str


@dataclass
class Plan:
    """What a command would add to the log, worked out but not yet kept."""

    entry: Entry
    game: Game | None = None  # the game after it, if it changes
    events: list[Event] = field(default_factory=list)
    token: str = ""  # for the sender


class Table:
    """One table in memory. `version` is the number of its entries; the first one made it."""

    def __init__(self, id: str, first: Row, limits: TableLimits) -> None:
        origin = from_row(first, 0, first_link(id)).what
        if not isinstance(origin, Made):
            raise Damaged("The log does not begin with the making of the table.")
        self.id: Final = id
        self.limits: Final = limits
        self.version = 1
        self.position = 1  # the version that last changed the position
        self.chain = first.chain
        self.lobby: Final = Lobby(origin)
        self.game: Game | None = None
        self.frozen = ""
        self.newer = False  # frozen since a newer version of this program has played here
        self.undos = 0
        self.leaves: Final[Counter[int]] = Counter()  # by seat, since the start
        self.decided: list[int] = []  # seats in the order in which they last decided
        self.earned: list[dict[str, int]] = []  # when the game is over: each seat's coins by what they were for
        self.mended: Notice | None = None  # the last time the rules were mended
        self.mend: Plan | None = None  # to be written before anything else: the rules have been mended since
        self.snapshot = ""  # the position as it was last written down, with everything in it
        self.archive: Journal | None = None  # the record of a game that ended under other rules
        self.known: Final[dict[str, Known]] = {}
        self.recent: Final[deque[Happening]] = deque([Happening(1, None)], limits.missed)

    @property
    def phase(self) -> str:
        """open, playing, over or frozen."""
        if self.frozen:
            return "frozen"
        if self.game is None:
            return "open"
        return "over" if self.game.over else "playing"

    # What a command would do

    def answer_again(self, command: Command, who: Who) -> tuple[int, str] | None:
        """Version and token of a command that was already carried out; refused if its id was another command's."""
        if not may_send(command, who):
            return None
        known = self.known.get(command_key(sender(command), command.id))
        if known is None:
            return None
        if known.print != fingerprint(command):
            if isinstance(command, Leave) and command.seat not in who.seats:
                return None  # not their command at all
            raise Refused("bad_message", "This id was used for another command.")
        if isinstance(command, (Join, Seat)) and not known.sealed and needs_token(command):
            raise Refused("seat_taken", "This was done, and its token is given only once.")
        token = unseal(known.sealed, command.id) if known.sealed else ""
        if isinstance(command, (Join, Seat)) and token and hashed(token) != self.lobby.chairs[command.seat].token:
            raise Refused("seat_taken", "This was done, but the seat has changed hands since.")
        return known.version, token

    def plan(self, command: Command, who: Who, randomness: Randomness) -> Plan:
        """What a command would add; refused with the reason if it is not allowed."""
        if self.frozen:
            raise Refused("frozen", self.frozen)
        if isinstance(command, Do):
            return self.plan_do(command, who)
        if isinstance(command, Undo):
            return self.plan_undo(command, who)
        if isinstance(command, Rematch):
            return self.plan_rematch(command, who, randomness)
        return self.plan_lobby(command, who, randomness)

    def plan_lobby(
        self,
        command: Join | Seat | Rename | Start | SetPace | Leave | Pause | Resume,
        who: Who,
        randomness: Randomness,
    ) -> Plan:
        """Commands about the table itself."""
        lobby = self.lobby
        if lobby.origin.day and isinstance(command, (Join, Seat, Leave)):
            raise Refused("denied", "The game of the day is played alone, from its beginning to its end.")
        lobby.check_often(command, self.limits)
        if isinstance(command, (Pause, Resume, Rename, SetPace)):
            return self.plan_wish(command, who)
        if isinstance(command, Leave):
            chair = lobby.leave(who, command.seat)
            if self.game is None:
                return Plan(Entry(Seated(command.seat, SeatMade(OPEN))))
            if self.game.over:
                raise Refused("over", "The game is over.")
            if chair.stand_in:
                raise Refused("denied", "A bot plays this seat already.")
            if self.leaves[command.seat] >= self.limits.leaves:
                raise Refused("limited", "This seat has been left too often.", retry=3600.0)
            return Plan(Entry(StoodIn(command.seat, STAND_IN)))
        if isinstance(command, Join):
            if self.game is not None and who.invite and (self.game.over or lobby.chair(command.seat).kind != BOT):
                raise Refused("started", "The game has begun; only a bot's seat can be taken.")
            joined, token = lobby.join(who, command, randomness, free=OPEN if self.game is None else BOT)
            return Plan(Entry(joined), token=token)
        if isinstance(command, Seat):
            if self.game is not None and who.host:
                raise Refused("started", "Seats can change only before the start.")
            seated, token = lobby.seat(who, command, randomness)
            return Plan(Entry(seated), token=token)
        if not who.host:
            raise Refused("denied", "Only the host can start the game.")
        return self.plan_start()

    def plan_wish(self, command: Pause | Resume | Rename | SetPace, who: Who) -> Plan:
        """What changes nobody's seat, as long as there is anything to change it for."""
        what: PauseWanted | Resumed | Named | Paced
        if isinstance(command, Rename):
            what = self.lobby.rename(who, command)
        elif isinstance(command, SetPace):
            what = self.lobby.set_pace(who, command)
        else:
            what = self.lobby.pause(who, command)
            if self.game is None:
                raise Refused("not_started", "The game has not begun.")
        if self.game is not None and self.game.over:
            raise Refused("over", "The game is over.")
        return Plan(Entry(what))

    def plan_rematch(self, command: Rematch, who: Who, randomness: Randomness) -> Plan:
        """The same people go on at another table, once this game is over."""
        self.lobby.chair(command.seat)
        if command.seat not in who.seats:
            raise Refused("denied", "That is not your seat.")
        if self.game is None or not self.game.over:
            raise Refused("not_over", "That is available when the game is over.")
        if self.lobby.rematch:
            raise Refused("started", "There is a rematch already.")
        return Plan(Entry(Rematched(command.seat, randomness.token())))

    def plan_equip(self, wanted: Equip, offers: list[Brought], who: Who) -> Plan | None:
        """Home-made things come or go before the start; None if that changes nothing."""
        if not who.host:
            raise Refused("denied", "Only the host of the table can bring home-made things.")
        if self.frozen:
            raise Refused("frozen", self.frozen)
        if self.game is not None:
            raise Refused("started", "Home-made things can change only before the start.")
        if self.lobby.origin.begins:
            raise Refused("bad_setup", "A game that goes on from a position has its home-made things already.")
        if self.lobby.equipments >= self.limits.content_changes:
            raise Refused("limited", "This has been changed too often.", retry=3600.0)
        changed = self.lobby.equip(wanted, offers, self.limits)
        return None if changed is None else Plan(Entry(changed))

    def plan_start(self) -> Plan:
        """The game begins, if every seat is taken."""
        if self.game is not None:
            raise Refused("started", "The game has begun already.")
        if any([chair.kind == OPEN for chair in self.lobby.chairs]):
            raise Refused("bad_setup", "A seat is still open: invite somebody or put a bot there.")
        try:
            game = self.new_game()
        except (BadSetup, BadContent, BadPosition) as problem:
            raise Refused("bad_setup", f"Under today's rules this table cannot be set up: {problem}") from None
        ours = Rulings.of(game.setup)
        position, origin = snapshots.packed(snapshots.written(game)), snapshots.packed_origin(game)
        started = Started(short_hash(game), ours.ruleset, ours.content, position, origin)
        return Plan(Entry(started), game, game.opening)

    def plan_mend(self, game: Game, text: str, rulings: Rulings) -> Plan:
        """The game goes on under other rules from a position that it has had."""
        position = snapshots.packed(text)
        invariants.check(game.state)
        round, seat, origin = game.state.round, game.state.seat, snapshots.packed_origin(game)
        mended = Mended(rulings.ruleset, rulings.content, round, seat, position, short_hash(game), origin)
        return Plan(Entry(mended), game)

    def rulings(self, begun: Started | Mended) -> Rulings:
        """The rules under which the game went on from there."""
        made = self.lobby.origin
        return Rulings(begun.ruleset or made.ruleset, begun.content or made.content)

    def chance_after(self, seq: int) -> Seeded:
        """Fresh dice after a mend, bound by the same seed: those of the turn that begins again have been seen."""
        return Seeded(f"{self.lobby.origin.seed} {seq}")

    def new_game(self) -> Game:
        """The game of this table before its first decision."""
        made, kit = self.lobby.origin, self.lobby.kit
        if made.begins:
            return snapshots.begun(snapshots.unpacked(made.begins), Seeded(made.seed), self.lobby.setup())
        return Game.new(
            made.edition,
            made.players,
            made.seed,
            made.preset,
            dict(made.options),
            board="" if kit.board else self.lobby.board,
            custom=kit.banners,
            custom_board=kit.board,
            sets=kit.sets,
        )

    def opened(self, text: str, seq: int) -> Game:
        """The game that goes on from a position in the log."""
        return snapshots.opened(text, self.chance_after(seq), self.lobby.setup())

    def deciding(self, command: Do | Undo, who: Who) -> Game:
        """The game, if this seat may decide now."""
        self.lobby.chair(command.seat)
        if command.seat not in who.seats:
            raise Refused("denied", "That is not your seat.")
        if self.game is None:
            raise Refused("not_started", "The game has not begun.")
        if self.game.over:
            raise Refused("over", "The game is over.")
        if self.lobby.chairs[command.seat].stand_in:
            raise Refused("denied", "A bot plays this seat: send hello again to take it back.")
        if self.lobby.paused:
            raise Refused("paused", "There is a pause: send resume to go on.")
        if not self.position <= command.version <= self.version:
            raise Refused("conflict", "The table has changed in the meantime.")
        if self.game.decider != command.seat:
            raise Refused("not_your_turn", "Somebody else decides now.")
        return self.game

    def plan_do(self, command: Do, who: Who) -> Plan:
        """An action, or several."""
        game = self.deciding(command, who)
        actions = command.action if isinstance(command.action, list) else [command.action]
        return self.plan_actions(game, command.seat, [without_prices(action) for action in actions])

    def plan_actions(self, game: Game, seat: int, actions: list[Json]) -> Plan:
        """Play them on a copy, all or none; the refusal of a list says which of them cannot be played."""
        trial = game.copy()
        try:
            events = trial.play(actions[0] if len(actions) == 1 else actions)
        except Illegal as problem:
            raise Refused("illegal", problem.reason, problem.code) from None
        invariants.check(trial.state)
        return Plan(Entry(self.acted(game, trial, seat, events)), trial, events)

    def acted(self, before: Game, after: Game, seat: int, events: list[Event]) -> Acted:
        """What was played, and what is needed later to go on from here or to look at the end."""
        played = [after.action_json(action) for action in after.history[len(before.history) :]]
        given = after.drawn[len(before.drawn) :]
        dice = [face for each in given for face in each.dice]
        shuffles = [order for each in given for order in each.shuffles]
        position, ending = "", None
        if after.over or any([isinstance(event, TurnStarted) for event in events]):
            position = snapshots.packed(snapshots.written(after), self.snapshot)
        if after.over:
            coins = [] if self.mended else earned(after)
            ending = Ending(after.scores, after.winners, state_hash(after.state), coins)
        return Acted(seat, played, short_hash(after), dice, shuffles, position, ending)

    def plan_undo(self, command: Undo, who: Who) -> Plan:
        """One action back."""
        game = self.deciding(command, who)
        if self.undos >= self.limits.undos:
            raise Refused("limited", "Too much has been undone in this game.", retry=3600.0)
        trial = game.copy()
        try:
            trial.undo(single=True)  # the log counts single actions
        except Illegal as problem:
            raise Refused("illegal", problem.reason, problem.code) from None
        back = len(game.history) - len(trial.history)
        return Plan(Entry(Undone(command.seat, short_hash(trial), back)), trial)

    # What has happened

    def apply(self, row: Row, plan: Plan) -> Happening:
        """Take over what is now in the log."""
        what = plan.entry.what
        happening = Happening(row.seq + 1, seat_of(what), plan.events, isinstance(what, Undone))
        if isinstance(what, Froze):
            self.frozen = what.reason
        elif isinstance(what, (Started, Acted, Undone, Mended)):
            self.game = plan.game
            self.position = row.seq + 1
            if not isinstance(what, Undone) and what.position:
                before = self.snapshot if isinstance(what, Acted) else ""
                self.snapshot = snapshots.unpacked(what.position, before)
            if isinstance(what, Undone):
                self.undos += 1
                self.forget_last(what.actions)
            elif isinstance(what, Acted):
                happening.actions = len(what.actions)
                if plan.entry.command:
                    self.lobby.chairs[what.seat].missed = 0
                self.decided = [seat for seat in self.decided if seat != what.seat] + [what.seat]
                if what.ending is not None:
                    self.earned = what.ending.earned
            elif isinstance(what, Mended):
                self.mended = Notice(row.seq + 1, what.round, what.seat)
                self.frozen = ""  # what was broken was broken by the old rules
                self.mend = None
        else:
            assert not isinstance(what, Made), "a table is made by its first entry"
            self.lobby.apply(what)
            if isinstance(what, StoodIn) and plan.entry.command:
                self.leaves[what.seat] += 1
        if plan.entry.command:
            sealed = what.sealed if isinstance(what, Seated) else ""
            self.known[plan.entry.command] = Known(row.seq + 1, plan.entry.print, sealed)
        self.version = row.seq + 1
        self.chain = row.chain
        self.recent.append(happening)
        return happening

    def forget_last(self, actions: int) -> None:
        """The last actions were taken back: those who come later do not hear of them."""
        for past in reversed(self.recent):
            if actions and past.actions:
                back = min(actions, past.actions)
                past.actions -= back
                past.events = []
                actions -= back


def without_prices(action: Json) -> Json:
    """An action without what was only added for people to read."""
    return {name: value for name, value in action.items() if name not in ADDED}


def short_hash(game: Game) -> str:
    """A fingerprint of a position."""
    return state_hash(game.state)[:STATE_LETTERS]


def signed(plan: Plan, command: Command) -> Plan:
    """A plan that names the command it comes from."""
    entry = Entry(plan.entry.what, command_key(sender(command), command.id), fingerprint(command))
    return Plan(entry, plan.game, plan.events, plan.token)


def sender(command: Command) -> str:
    """Whose command it is, so that two people who make up the same id do not collide."""
    if isinstance(command, (Do, Undo, Rename, Leave, Pause, Resume, Rematch)):
        return f"seat {command.seat}"
    return "guest" if isinstance(command, Join) else "host"


def may_send(command: Command, who: Who) -> bool:
    """Does somebody have the token for such a command? People who have left no longer hold the seat."""
    if isinstance(command, (Do, Undo, Pause, Resume, Rematch)):
        return command.seat in who.seats
    if isinstance(command, Rename):
        return command.seat in who.seats or who.host
    if isinstance(command, Join):
        return who.invite
    return isinstance(command, Leave) or who.host


def needs_token(command: Join | Seat) -> bool:
    """Does the answer include a token?"""
    return isinstance(command, Join) or command.kind == PERSON


def fingerprint(command: Command) -> str:
    """A fingerprint of what a command says."""
    return hashlib.sha256(dumps(write_command(command)).encode()).hexdigest()[:16]
