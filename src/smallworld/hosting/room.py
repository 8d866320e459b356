"""A room is where a table lives while somebody needs it: one mailbox, one letter at a time.

    validate → append → commit → acknowledge → broadcast

Bots, deadlines and people all come in through the mailbox. What could not be written did not happen: after a
failed write the room forgets what it knows and reads the log again.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from smallworld.game import Game
from smallworld.hosting.bucket import Bucket
from smallworld.hosting.ports import Fenced, Line, Sitter, StoreError, Taken, Unreadable
from smallworld.hosting.waits import Awaited, Waits
from smallworld.table import hint, outbox, playing_on
from smallworld.table.commands import TURN, Command, Do, Equip, Hello, Refused, Say, Undo
from smallworld.table.daily import result, thinking_seed
from smallworld.table.entries import (
    Acted,
    Damaged,
    Entry,
    Equipped,
    Froze,
    PauseWanted,
    Rematched,
    Resumed,
    Returned,
    Row,
    Seated,
    StoodIn,
    Undone,
    seat_of,
    to_row,
)
from smallworld.table.fold import fold
from smallworld.table.follow import followed
from smallworld.table.lobby import BOT, OPEN, PERSON, STAND_IN, Who
from smallworld.table.phrases import SAYINGS
from smallworld.table.positions import dealt_at, imagined_at
from smallworld.table.table import Happening, Plan, Table, signed
from smallworld.table.tokens import hashed

if TYPE_CHECKING:
    from smallworld.hosting.house import House

Json = dict[str, Any]
Letter = tuple[Callable[..., Awaitable[Any]], tuple[Any, ...], "asyncio.Future[Any]"]

log = logging.getLogger("smallworld.server")

RETRY: Final = 1.0
"""Seconds until the log is read again after a failure; each failure after that doubles the wait."""

LONGEST_RETRY: Final = 3.0
"""Whoever waits at a table must not wait much longer than the store was away."""

STALE: Final = 5.0
"""A browser that knows a later version than the room makes it read the log again, but not more often than this."""

PATIENT: Final = 2
"""So many turns in a row somebody may let time run out unseen; then the bot keeps the seat until they come."""

FAULT: Final = "Something went wrong in the server: look at the table, then try again."
CLOSING: Final = "The server is going down: connect again."
ELSEWHERE: Final = "A newer version of this program goes on with this table: connect again."
BROKEN: Final = "Something impossible happened at this table; it is kept as it was."


@dataclass
class Peer:
    """A browser at the table."""

    line: Line
    hashes: list[str]
    who: Who = field(default_factory=Who)
    right: int = 0  # of the tokens that it came with, those that open something


class Room:
    """One table and the browsers connected to it."""

    def __init__(self, id: str, hub: "House") -> None:
        self.id: Final = id
        self.hub: Final = hub
        self.table: Table | None = None  # None: not read yet, or to be read again
        self.seen = 0  # entries that were read last, usable or not
        self.put_away = 0  # the version that the table had when it was last not needed in memory
        self.playable = False  # could this version play when it last looked, which was not long ago?
        self.peers: Final[list[Peer]] = []
        self.letters: Final[deque[Letter]] = deque()
        self.worker: asyncio.Task[None] | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.thought = (-1, -1)  # the position that is being thought about, and the pace
        self.dawdles = False  # nobody was there when the thought began
        self.hurried = False  # bots do not pause until somebody must decide
        self.waits: Final = Waits(id, hub)
        self.talk: Final[dict[int, Bucket]] = {}  # how much a seat may still say
        self.nudged: tuple[int, int, int] | None = None  # the seat that was last told of its turn, and which turn
        self.retrying: asyncio.Task[None] | None = None
        self.patience = RETRY
        self.read_at = -STALE
        self.shown: Final[dict[Who, bytes]] = {}  # the whole table as it was sent to somebody at shown_at
        self.shown_at: tuple[bytes, set[int], outbox.Waiting] = (b"", set(), outbox.UNKNOWN)

    # The mailbox

    async def post(self, handler: Callable[..., Awaitable[Any]], *arguments: Any) -> Any:
        """Put a letter in and wait until it has been dealt with; refusals are raised here."""
        if self.hub.closing:
            raise Refused("closing", CLOSING)
        home = self.hub.room(self.id)
        if home is not self:  # this one was forgotten: nobody comes here, and nothing may happen beside the other one
            return await home.post(getattr(home, handler.__name__), *arguments)
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.letters.append((handler, arguments, done))
        if self.worker is None:
            self.worker = self.hub.spawn(self.work())
        return await done

    async def work(self) -> None:
        """Deal with the letters one by one."""
        try:
            while self.letters:
                await self.deal_with(*self.letters.popleft())
        finally:
            self.worker = None
        if not self.busy:
            self.hub.forget(self)
        elif self.table is not None and not (self.peers or self.thinking or self.retrying):
            self.put_away = self.version
            self.playable = False
            self.table = None  # nobody is here and a deadline runs, perhaps for a week: it will read the log again

    async def deal_with(
        self, handler: Callable[..., Awaitable[Any]], arguments: tuple[Any, ...], done: "asyncio.Future[Any]"
    ) -> None:
        """One letter. Whatever goes wrong with it, the next one is read."""
        try:
            if handler != self.gone:  # a peer that left is gone, even from a table that cannot be read now
                await self.ready()
            result = await handler(*arguments)
            if not done.done():
                done.set_result(result)
        except Refused as refused:
            answer(done, refused)
        except Unreadable:
            log.error("table %s cannot be read: its log is damaged", self.id[:6])
            answer(done, Refused("frozen", "The log of this table is damaged."))
        except StoreError:
            answer(done, Refused("storage", "The log cannot be read just now; try again."))
        except Exception:  # a fault of ours: what was written is in the log
            log.exception("table %s: a letter failed", self.id[:6])
            self.table = None
            answer(done, Refused("fault", FAULT))
        self.wake()

    @property
    def busy(self) -> bool:
        """Is there any reason to keep the table in memory?"""
        if self.hub.nodes.asking(self.id):
            return True
        return bool(self.peers or self.letters or self.thinking or self.waits.waiting or self.retrying)

    async def ready(self) -> None:
        """Read the log if necessary."""
        if self.table is None:
            await self.hub.nodes.enter(self.id)
            await self.take(await self.rows())
        if self.loaded.newer and self.hub.sends_on(self.id):
            self.send_on()  # if they came before that other node was known
            raise Refused("moving", ELSEWHERE)

    async def rows(self) -> list[Row]:
        """The log as it is now."""
        self.read_at = self.hub.clock.now()
        rows = await self.hub.store.load(self.id)
        if not rows:
            raise Refused("not_found", "There is no such table, or the token does not open it.")
        return rows

    async def take(self, rows: list[Row]) -> None:
        """The table as its log has it, for everybody who is here."""
        self.table = None
        table = self.folded(rows)
        while table.mend is not None:
            row = to_row(table.mend.entry, table.version, table.chain)
            try:
                await self.hub.store.append(self.id, row)
                table.apply(row, table.mend)
                log.warning("table %s goes on by mended rules", self.id[:6])
            except Taken:  # another server has mended it
                table = self.folded(await self.rows())
        self.table = table
        self.seen = len(rows)
        self.patience = RETRY
        could_play, self.playable = self.playable, not table.newer
        if table.newer:
            self.hub.ahead.setdefault(self.id, self.hub.clock.now())
            if could_play:
                self.hub.newer_at = self.hub.clock.now()
            if self.hub.sends_on(self.id):
                self.send_on()
                return
        if table.frozen:
            log.error("table %s is frozen: %s", self.id[:6], table.frozen)
        for peer in self.peers[:]:
            self.tell_whole(peer)

    def send_on(self) -> None:
        """A newer version has played here: whoever is here goes on there."""
        if not self.peers:
            return
        log.warning("table %s goes on at a newer version of this program", self.id[:6])
        before = self.here()
        for peer in self.peers:
            peer.line.hang_up("moving", ELSEWHERE)
        self.peers.clear()
        self.count_absence(before)

    def folded(self, rows: list[Row]) -> Table:
        """The table as its log has it."""
        try:
            return fold(self.id, rows, self.hub.limits)
        except Damaged:  # at its first entry, so that no token can be known
            raise Unreadable from None

    async def catch_up(self, version: int | None) -> None:
        """Somebody at this table knows more than we do: another server has written here. Read what it wrote."""
        late = version is not None and version > self.loaded.version and not self.loaded.frozen
        if late and self.hub.clock.now() >= self.read_at + STALE:
            await self.look_again()

    async def look_again(self) -> None:
        """Read what others may have written."""
        rows = await self.rows()
        if len(rows) > self.loaded.version:
            await self.take(rows)

    @property
    def version(self) -> int:
        """The last version that is known here, if only to wait for somebody's time to run out, or as a damaged log."""
        return self.put_away if self.table is None else max(self.table.version, self.seen)

    @property
    def loaded(self) -> Table:
        """The table; letters are dealt with only when there is one."""
        assert self.table is not None
        return self.table

    # People

    async def hello(self, line: Line, message: Hello) -> Peer:
        """A browser connects; players get their seats back from bots, unless they do not want them yet."""
        peer = Peer(line, [hashed(token) for token in message.tokens])
        self.known(peer.hashes)
        await self.catch_up(message.after)
        peer.who = self.known(peer.hashes)
        peer.right = sum(not self.loaded.lobby.who([each]).nobody for each in peer.hashes)
        for seat in peer.who.seats:
            stood_in = self.loaded.lobby.chairs[seat].stand_in and self.loaded.phase == "playing"
            if stood_in and seat not in message.away and not self.plays_late(seat):
                await self.happen(Plan(Entry(Returned(seat))))
        before = self.here()
        self.peers.append(peer)
        self.count_absence(before)
        line.tell(self.whole(peer.who, message.after))
        self.tell_presence(before, peer)
        return peer

    async def gone(self, line: Line) -> None:
        """A socket has closed, perhaps before its hello was answered."""
        before = self.here()
        self.peers[:] = [peer for peer in self.peers if peer.line is not line]
        self.count_absence(before)
        if self.table is not None:
            self.tell_presence(before)

    async def others_moved(self, before: set[int]) -> None:
        """Somebody came to another server, or went from there."""
        self.count_absence(before)
        self.tell_presence(before)

    async def news(self) -> None:
        """Another server has written here: tell everybody, as if it had been written here."""
        for row in await self.hub.store.load(self.id, self.loaded.version):
            plan = followed(self.loaded, row)
            if plan is None:
                await self.take(await self.rows())
                return
            self.broadcast(self.loaded.apply(row, plan), plan)

    async def sync(self, peer: Peer) -> None:
        """Somebody wants everything again."""
        self.tell_whole(peer)

    async def hurry(self, peer: Peer) -> None:
        """A player has seen enough of the bots."""
        if peer.who.seats:
            await self.hurry_here()
            if self.hub.nodes.drives(self.id) is None:  # each time: whoever drives it knows when the hurry was over
                self.hub.nodes.hurry(self.id)

    async def hurry_here(self) -> None:
        """Bots do not pause, if it is this server that lets them play."""
        if not self.hurried:
            self.hurried = True
            self.stop_thinking()  # a thought that was going to pause starts again without the pause

    async def say(self, peer: Peer, wanted: Say) -> None:
        """A player says one of the sayings to everybody here. The log does not keep it."""
        if wanted.seat not in peer.who.seats:
            raise Refused("denied", "That is not your seat.")
        if wanted.word not in SAYINGS:
            raise Refused("bad_message", "That is not one of the sayings.")
        now, limits = self.hub.clock.now(), self.hub.limits
        wait = self.talk.setdefault(wanted.seat, Bucket(limits.say_rate, limits.say_burst, now)).take(now)
        if wait:
            raise Refused("limited", "You have said much in little time.", retry=round(wait, 2))
        peer.line.tell(self.hub.encode(outbox.ok(wanted.id, self.loaded.version)))
        self.tell_saying(wanted.seat, wanted.word)
        self.hub.nodes.say(self.id, wanted.seat, wanted.word)

    def tell_saying(self, seat: int, word: str) -> None:
        """Everybody at this server hears it."""
        frame = self.hub.encode(outbox.said(seat, word))
        for each in self.peers:
            each.line.tell(frame)

    async def said(self, peer: Peer, command: Command) -> None:
        """A command: carried out once, answered always."""
        try:
            if isinstance(command, (Do, Undo)) and command.seat in peer.who.seats:
                await self.catch_up(command.version)
            await self.obey(peer, command)
        except Taken:  # another server wrote to this table: see what it wrote, then try once more
            await self.ready()
            try:
                await self.obey(peer, command)
            except StoreError:
                self.refuse(peer, command, Refused("storage", "The entry could not be saved; try again."))
        except StoreError:
            self.refuse(peer, command, Refused("storage", "The entry could not be saved; try again."))

    async def obey(self, peer: Peer, command: Command) -> None:
        """Carry out a command, or say why not."""
        table = self.loaded
        try:
            again = table.answer_again(command, peer.who)
            if again is not None:
                self.acknowledge(peer, command, *again)
                return
            plan = await self.planned(peer, command)
        except Refused as refused:
            self.refuse(peer, command, refused)
            return
        plan = signed(plan, command)
        what = plan.entry.what
        try:
            if isinstance(what, Rematched):  # first the new table, then the word of it
                await self.hub.make_rematch(what.table, table.lobby, self.here())
        except Refused as refused:
            self.refuse(peer, command, refused)
            return
        happening = await self.keep(plan)
        self.acknowledge(peer, command, table.version, plan.token)
        self.broadcast(happening, plan)

    async def planned(self, peer: Peer, command: Command) -> Plan:
        """What a command would do. Only what breaks in here, the engine or an invariant, can freeze the table."""
        try:
            return self.loaded.plan(command, peer.who, self.hub.randomness)
        except Refused:
            raise
        except Exception:
            log.exception("table %s: a command broke something", self.id[:6])
            await self.happen(Plan(Entry(Froze(BROKEN))))
            raise Refused("frozen", BROKEN) from None

    def acknowledge(self, peer: Peer, command: Command, version: int, token: str) -> None:
        """Say that it is done. A new token opens its seat on this socket at once."""
        peer.line.tell(self.hub.encode(outbox.ok(command.id, version, token)))
        if token and hashed(token) not in peer.hashes:
            peer.hashes.append(hashed(token))
            before = self.here()
            self.tell_whole(peer)
            self.count_absence(before)
            self.tell_presence(before, peer)

    def refuse(self, peer: Peer, command: Command, refused: Refused) -> None:
        """Say why not."""
        version = None if self.table is None else self.table.version
        peer.line.tell(self.hub.encode(outbox.no(command.id, refused, version)))

    async def glance(self, hashes: list[str]) -> bytes:
        """The table once, for somebody who does not stay."""
        return self.whole(self.known(hashes))

    async def content(self, hashes: list[str]) -> bytes:
        """The texts of the table's home-made things, as a new table can be wished for with them."""
        self.known(hashes)
        return self.hub.encode(self.hub.offers.wish_for(self.loaded.lobby.brought))

    async def may_equip(self, hashes: list[str]) -> None:
        """Refuses unless this is the table's host; before anything that they send is read."""
        if not self.known(hashes).host:
            raise Refused("denied", "Only the host of the table can bring home-made things.")

    async def equip(self, hashes: list[str], wanted: Equip) -> bytes:
        """Home-made things come or go; everybody is told. Returns what there is now."""
        plan = self.loaded.plan_equip(wanted, self.hub.offers.chosen(wanted.sets), self.known(hashes))
        if plan is not None:
            try:
                await self.happen(plan)
            except StoreError:
                raise Refused("storage", "The entry could not be saved; try again.") from None
        return self.hub.encode({"version": self.loaded.version, "home_made": outbox.home_made(self.loaded)})

    async def record(self, hashes: list[str]) -> bytes:
        """The record of a game that is over, for anybody who has a token that sees it."""
        who = self.known(hashes)
        if not outbox.eyes(self.loaded, who).sees:
            raise Refused("denied", "An invitation alone does not open the record.")
        return outbox.record(self.loaded)

    async def finished(self, hashes: list[str]) -> tuple[Game, int]:
        """A game that is over, and the seat of whoever asks: each player learns from their own game only."""
        who = self.known(hashes)
        if not who.seats:
            raise Refused("denied", "Only a player learns from a game.")
        return outbox.finished(self.loaded), who.seats[0]

    async def over(self, hashes: list[str]) -> Game:
        """A game that is over, for anybody who may have its record."""
        if not outbox.eyes(self.loaded, self.known(hashes)).sees:
            raise Refused("denied", "An invitation alone does not open the record.")
        return outbox.finished(self.loaded)

    async def hint(self, hashes: list[str]) -> tuple[Game, int, int]:
        """The game, the seat that a hint is for, and the version of the position."""
        game, seat = hint.asked_for(self.loaded, self.known(hashes))
        return game.copy(), seat, self.loaded.position

    async def day(self, hashes: list[str]) -> tuple[str, Json]:
        """How the game of a day went, for whoever played it."""
        who, date = self.known(hashes), self.loaded.lobby.origin.day
        if not who.seats or not date:
            raise Refused("denied", "This is not your game of a day.")
        return date, result(outbox.finished(self.loaded), who.seats[0])

    async def look_back(self, hashes: list[str], seat: int | None) -> tuple[Game, outbox.Eyes, Json]:
        """The game as far as it was played, through whose eyes it is looked back at, and what stands beside it."""
        table, who = self.loaded, self.known(hashes)
        seen_by = outbox.eyes_back(table, who, seat)
        return outbox.played(table), seen_by, outbox.around_replay(table, seen_by, playing_on.way(table, who))

    async def moment(self, hashes: list[str]) -> tuple[Callable[[int], str], Json]:
        """For whoever wants to play on: the position at a step as they may know it, and home-made things as a wish."""
        seat = playing_on.knowing(self.loaded, self.known(hashes))
        game, home = outbox.played(self.loaded), self.hub.offers.wish_for(self.loaded.lobby.brought)
        seed = self.hub.randomness.token()
        if seat is None:
            return partial(dealt_at, game, seed=seed), home
        return partial(imagined_at, game, seat=seat, seed=seed), home

    async def turn(self, hashes: list[str]) -> Game:
        """The game of somebody who plays against bots, whose first turn is to be judged."""
        return hint.alone(self.loaded, self.known(hashes))[0].copy()

    async def coins(self, hashes: list[str]) -> bytes:
        """How the coins of a player add up, for that player."""
        return self.hub.encode(outbox.coins(self.loaded, outbox.eyes(self.loaded, self.known(hashes))))

    async def held(self, hashes: list[str]) -> tuple[int, ...]:
        """The seats that somebody holds; refused if there are none."""
        seats = self.known(hashes).seats
        if not seats:
            raise Refused("denied", "Only a player can ask for that.")
        return seats

    async def invites(self, hashes: list[str]) -> None:
        """Refuses unless this is an invitation to a table with a free seat."""
        if not self.known(hashes).invite:
            raise Refused("denied", "Only an invitation gets a code.")
        if self.loaded.game is not None or not any(chair.kind == OPEN for chair in self.loaded.lobby.chairs):
            raise Refused("seat_taken", "No seat at this table is free.")

    def known(self, hashes: list[str]) -> Who:
        """Who it is; strangers learn nothing."""
        who = self.loaded.lobby.who(hashes)
        if who.nobody:
            raise Refused("not_found", "There is no such table, or the token does not open it.")
        return who

    async def begin(self, gone: tuple[int, ...] = ()) -> None:
        """Start at once, as the maker of the table wished, unless a seat is still open. Bots play for the gone."""
        try:
            plan = self.loaded.plan_start()
        except Refused:
            return
        await self.happen(plan)
        for seat in gone:
            await self.happen(Plan(Entry(StoodIn(seat, STAND_IN))))

    # What happens

    async def keep(self, plan: Plan, fence: int = 0) -> Happening:
        """Write an entry. If that fails, nothing has happened, as far as anybody here knows."""
        table = self.loaded
        row = to_row(plan.entry, table.version, table.chain)
        try:
            await self.hub.store.append(self.id, row, fence)
        except StoreError as problem:
            if isinstance(problem, Fenced):
                self.hub.nodes.lost(self.id)
            self.table = None
            raise
        return table.apply(row, plan)

    async def happen(self, plan: Plan, fence: int = 0) -> None:
        """Write an entry and tell everybody."""
        self.broadcast(await self.keep(plan, fence), plan)

    async def happen_by_itself(self, plan: Plan) -> None:
        """The same for what nobody has said: only the one server that drives the table may write it."""
        fence = self.hub.nodes.drives(self.id)
        if fence is not None:
            await self.happen(plan, fence)

    def broadcast(self, happening: Happening, plan: Plan) -> None:
        """Tell everybody what has just been written."""
        what = plan.entry.what
        table = self.loaded
        played = isinstance(what, (Acted, Undone))
        if isinstance(what, Seated):
            for peer in self.peers:
                peer.who = table.lobby.who(peer.hashes)
        decider = None if table.game is None else table.game.decider
        paused = isinstance(what, (PauseWanted, Resumed))
        with_game = paused or happening.version == table.position or (decider is not None and seat_of(what) == decider)
        absent = self.waits_for_absent(table) is not None
        for peer in self.peers[:]:
            if peer.who.nobody:
                self.peers.remove(peer)
                peer.line.hang_up("denied", "Your seat is not yours any more.")
        with_lobby = not played or absent or self.waits.untold(table, self.here()) or table.phase == "over"
        self.tell_update(self.peers, happening, with_game, with_lobby, isinstance(what, Equipped))
        self.nudge(table)

    def waits_for_absent(self, table: Table) -> int | None:
        """The seat that decides, if its person is not here."""
        seat = None if table.game is None else table.game.decider
        return None if seat is None or seat in self.here() or table.lobby.chairs[seat].played_by_bot else seat

    def nudge(self, table: Table) -> None:
        """Have somebody told who is away that it is their turn: once, whichever server notices first."""
        seat = self.waits_for_absent(table)
        if seat is None or table.game is None or table.phase != "playing":
            return
        turn = (seat, table.game.state.round, table.game.state.seat)
        if turn != self.nudged:
            self.nudged = turn
            self.hub.nudge(self.id, seat, f"{turn[1]}:{turn[2]}")

    async def taken_over(self) -> None:
        """The server that drove this table is gone, perhaps before it could tell whose turn it is."""
        self.nudge(self.loaded)

    def tell_update(
        self, peers: list[Peer], happening: Happening, with_game: bool, with_lobby: bool, with_home: bool = False
    ) -> None:
        """One happening, told to many: what each kind of viewer sees is computed once."""
        table = self.loaded
        around = None
        if with_lobby:
            here = self.here()
            around = outbox.lobby(table, here, self.waits.clocks(table, here))
            self.waits.told = self.waits.awaited(table, here)
        frames: dict[outbox.Eyes, bytes] = {}
        shared = outbox.Shared(self.hub.pack)
        for peer in peers:
            eyes = outbox.eyes(table, peer.who)
            if eyes not in frames:
                told = outbox.update(table, happening, eyes, with_game, around, with_home, shared)
                frames[eyes] = self.hub.encode(told)
            peer.line.tell(frames[eyes])

    def whole(self, who: Who, after: int | None = None) -> bytes:
        """The whole table for somebody, and what happened after a version that they know."""
        table, here = self.loaded, self.here()
        clocks = self.waits.clocks(table, here)
        return self.hub.encode(outbox.whole_table(table, who, here, after, clocks, self.hub.build()))

    def tell_whole(self, peer: Peer) -> None:
        """The whole table for one browser."""
        table = self.loaded
        peer.who = table.lobby.who(peer.hashes)
        now = table.chain, self.here(), self.waits.clocks(table, self.here())
        if self.shown_at != now:
            self.shown_at = now
            self.shown.clear()
        if peer.who not in self.shown:
            self.shown[peer.who] = self.whole(peer.who)
        peer.line.tell(self.shown[peer.who])

    def tell_presence(self, before: set[int], new: Peer | None = None) -> None:
        """Tell the others who has come or gone."""
        if self.here() == before:
            return
        others = [peer for peer in self.peers if peer is not new]
        self.tell_update(others, Happening(self.loaded.version, None), with_game=False, with_lobby=True)

    def here(self) -> set[int]:
        """The seats whose people are connected."""
        return self.here_at_this_node() | (self.hub.nodes.elsewhere(self.id) or set())

    def count_absence(self, before: set[int]) -> None:
        """Somebody may have come or gone: since when they are away, and what other servers are to know."""
        self.waits.count_absence(before, self.here())
        self.hub.nodes.show(self.id, self.here_at_this_node() if self.peers else None)

    def here_at_this_node(self) -> set[int]:
        """Those of them whose browsers are connected to this server."""
        return {seat for peer in self.peers for seat in peer.who.seats}

    # What happens by itself

    def wake(self) -> None:
        """After every letter: is it the turn of a bot, or of somebody absent?"""
        if self.hub.closing:
            return
        table = self.table
        if table is None:
            self.waits.stop()
            self.stop_thinking()
            if self.peers and self.retrying is None:
                self.retrying = self.hub.spawn(self.retry())
            return
        self.waits.note_move(table)
        seat = table.game.decider if table.game is not None and table.phase == "playing" else None
        if seat is None:
            self.hub.nodes.rest(self.id)
        elif self.hub.nodes.drives(self.id) is None:  # bots and deadlines are another server's, unless nobody has them
            self.waits.stop()
            self.stop_thinking()
            self.hub.nodes.wish(self.id)
            return
        chair = None if seat is None else table.lobby.chairs[seat]
        waits = chair is not None and chair.stand_in and not self.somebody_waits(table)
        if seat is None or chair is None or not chair.played_by_bot or waits or table.lobby.paused:
            self.stop_thinking()
            self.hurried = False
        elif (
            self.thinking is None
            or self.thought != (table.position, table.lobby.pace)
            or (self.dawdles and self.anybody())
        ):
            self.stop_thinking()
            self.thought = table.position, table.lobby.pace
            self.dawdles = not self.anybody()
            level, character = (chair.bot, chair.character) if chair.kind == BOT else (STAND_IN, "")
            seed = thinking_seed(table.lobby.origin.seed, table.game) if table.lobby.origin.day and table.game else ""
            sitter = Sitter(self.id, seat, level, character, table.position, seed)
            self.thinking = self.hub.spawn(self.think(table, sitter))
        self.waits.attend(table, self.here(), self.time_is_up)

    def somebody_waits(self, table: Table) -> bool:
        """Is there anybody for whom a bot should play on? Without people here: those who take their turns over days."""
        people = [chair for chair in table.lobby.chairs if chair.kind == PERSON]
        gone = [chair.stand_in and (not chair.late or chair.missed >= PATIENT) for chair in people]
        return self.anybody() or (table.lobby.clock == TURN and not all(gone))

    def anybody(self) -> bool:
        """Is anybody here, if only to watch? Those at other servers are here too."""
        return bool(self.peers) or self.hub.nodes.elsewhere(self.id) is not None

    def plays_late(self, seat: int) -> bool:
        """Is a bot just playing a turn for which somebody's time has run out? It ends that turn."""
        table = self.loaded
        busy = table.game is not None and seat in (table.game.decider, table.game.state.seat)
        return table.lobby.chairs[seat].late and busy

    def stop_thinking(self) -> None:
        """The thought is no longer needed."""
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None

    async def retry(self) -> None:
        """Look at the log again after a while."""
        await self.hub.clock.sleep(self.patience)
        self.patience = min(2 * self.patience, LONGEST_RETRY)
        self.retrying = None
        await self.quietly(self.post(self.nothing))

    async def nothing(self) -> None:
        """A letter without content: reading it makes the room ready."""

    async def think(self, table: Table, sitter: Sitter) -> None:
        """A bot waits a little, decides on a copy, and posts what it wants to do."""
        game = table.game
        assert game is not None
        watched = self.anybody()
        pause = 0 if self.hurried else table.lobby.pace
        await self.hub.clock.sleep(max(pause, 0 if watched else self.hub.limits.alone_pace_ms) / 1000)
        action: Json | None = None
        try:
            copy = game.copy()
            action = copy.action_json(await self.hub.thinker.decide(sitter, copy, watched))
        except Exception:  # not even anything legal could be found: the position is broken
            log.exception("table %s: no bot can decide", self.id[:6])
        self.thinking = None
        await self.quietly(self.post(self.bot_decided, sitter.position, sitter.seat, action))

    async def bot_decided(self, position: int, seat: int, action: Json | None) -> None:
        """A bot's action comes in like anybody's; if something happened in the meantime it is dropped."""
        table = self.loaded
        game = table.game
        if game is None or table.phase != "playing" or table.position != position or game.decider != seat:
            return
        if not table.lobby.chairs[seat].played_by_bot or table.lobby.paused:
            return
        plan = Plan(Entry(Froze(BROKEN)))
        try:
            if action is not None:
                plan = table.plan_actions(game, seat, [action])
        except Exception:  # a bot plays only what is legal, so this is a fault of ours
            log.exception("table %s: a bot's action broke something", self.id[:6])
        await self.happen_by_itself(plan)
        chair = table.lobby.chairs[seat]
        seen = seat in self.here() or chair.missed < PATIENT
        if chair.late and seen and table.phase == "playing" and not self.plays_late(seat):
            await self.happen_by_itself(Plan(Entry(Returned(seat, turn_over=seat not in self.here()))))

    async def time_is_up(self, awaited: Awaited) -> None:
        """Nobody has decided: post it, as people post theirs."""
        await self.quietly(self.post(self.deadline_passed, awaited))

    async def deadline_passed(self, awaited: Awaited) -> None:
        """A bot takes the seat, unless its owner came back or decided at the last moment."""
        if self.waits.ran_out(self.loaded, self.here(), awaited):
            await self.happen_by_itself(Plan(Entry(StoodIn(awaited.seat, STAND_IN, awaited.turn))))

    async def quietly(self, posted: Coroutine[Any, Any, Any]) -> None:
        """A letter that nobody waits for: if it is refused, the room will try again by itself."""
        try:
            await posted
        except Refused as refused:
            if refused.code not in ("closing", "moving", "storage", "fault"):
                log.error("table %s: %s", self.id[:6], refused.reason)
            hopeless = refused.code in ("frozen", "not_found")
            if not hopeless and not self.hub.closing and self.table is None and self.retrying is None:
                self.retrying = self.hub.spawn(self.retry())


def answer(done: "asyncio.Future[Any]", refused: Refused) -> None:
    """Answer the sender of a letter, if they are still waiting."""
    if not done.done():
        done.set_exception(refused)
