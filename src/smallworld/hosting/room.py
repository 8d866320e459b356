"""A room is where a table lives while somebody needs it: one mailbox, one letter at a time.

    validate → append → commit → acknowledge → broadcast

Bots, deadlines and people all come in through the mailbox. What could not be written did not happen: after a
failed write the room forgets what it knows and reads the log again.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from smallworld.hosting.bucket import Bucket
from smallworld.hosting.crowd import Crowd, Peer
from smallworld.hosting.driver import PATIENT, Driver
from smallworld.hosting.ports import Fenced, Line, Sitter, StoreError, Taken, Unreadable
from smallworld.hosting.questions import Questions
from smallworld.hosting.refusals import refused_without_store
from smallworld.hosting.waits import Awaited, Waits
from smallworld.table import outbox
from smallworld.table.commands import Command, Do, Equip, Hello, Refused, Say, Undo
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
from smallworld.table.lobby import STAND_IN, Who
from smallworld.table.phrases import SAYINGS
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

UNSAVED: Final = "The entry could not be saved; try again."
FAULT: Final = "Something went wrong in the server: look at the table, then try again."
CLOSING: Final = "The server is going down: connect again."
ELSEWHERE: Final = "A newer version of this program goes on with this table: connect again."
BROKEN: Final = "Something impossible happened at this table; it is kept as it was."


class Room(Questions):
    """One table and the browsers connected to it."""

    def __init__(self, id: str, hub: "House") -> None:
        self.id: Final = id
        self.hub = hub
        self.table: Table | None = None  # None: not read yet, or to be read again
        self.seen = 0  # entries that were read last, usable or not
        self.put_away = 0  # the version that the table had when it was last not needed in memory
        self.playable = False  # could this version play when it last looked, which was not long ago?
        self.letters: Final[deque[Letter]] = deque()
        self.worker: asyncio.Task[None] | None = None
        self.waits: Final = Waits(id, hub)
        self.crowd: Final = Crowd(id, hub, self.waits)
        self.driver: Final = Driver(id, hub, self.waits, self.crowd)
        self.talk: Final[dict[int, Bucket]] = {}  # how much a seat may still say
        self.nudged: tuple[int, int, int] | None = None  # the seat that was last told of its turn, and which turn
        self.retrying: asyncio.Task[None] | None = None
        self.patience = RETRY
        self.read_at = -STALE

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
        elif self.table is not None and not (self.crowd.peers or self.driver.thinking or self.retrying):
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
        return bool(self.crowd.peers or self.letters or self.driver.thinking or self.waits.waiting or self.retrying)

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
        for peer in self.crowd.peers[:]:
            self.crowd.tell_whole(self.loaded, peer)

    def send_on(self) -> None:
        """A newer version has played here: whoever is here goes on there."""
        if not self.crowd.peers:
            return
        log.warning("table %s goes on at a newer version of this program", self.id[:6])
        before = self.crowd.here()
        for peer in self.crowd.peers:
            peer.line.hang_up("moving", ELSEWHERE)
        self.crowd.peers.clear()
        self.crowd.count_absence(before)

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

    def whole(self, who: Who) -> bytes:
        """The whole table for somebody."""
        return self.crowd.whole(self.loaded, who)

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
        before = self.crowd.here()
        self.crowd.peers.append(peer)
        self.crowd.count_absence(before)
        line.tell(self.crowd.whole(self.loaded, peer.who, message.after))
        self.crowd.tell_presence(self.loaded, before, peer)
        return peer

    async def gone(self, line: Line) -> None:
        """A socket has closed, perhaps before its hello was answered."""
        before = self.crowd.here()
        self.crowd.peers[:] = [peer for peer in self.crowd.peers if peer.line is not line]
        self.crowd.count_absence(before)
        if self.table is not None:
            self.crowd.tell_presence(self.loaded, before)

    async def others_moved(self, before: set[int]) -> None:
        """Somebody came to another server, or went from there."""
        self.crowd.count_absence(before)
        self.crowd.tell_presence(self.loaded, before)

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
        self.crowd.tell_whole(self.loaded, peer)

    async def hurry(self, peer: Peer) -> None:
        """A player has seen enough of the bots."""
        if peer.who.seats:
            await self.hurry_here()
            if self.hub.nodes.drives(self.id) is None:  # each time: whoever drives it knows when the hurry was over
                self.hub.nodes.hurry(self.id)

    async def hurry_here(self) -> None:
        """Bots do not pause, if it is this server that lets them play."""
        self.driver.hurry()

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
        self.crowd.tell_saying(wanted.seat, wanted.word)
        self.hub.nodes.say(self.id, wanted.seat, wanted.word)

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
                self.refuse(peer, command, Refused("storage", UNSAVED))
        except StoreError:
            self.refuse(peer, command, Refused("storage", UNSAVED))

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
                await self.hub.make_rematch(what.table, table.lobby, self.waits.away())
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
            before = self.crowd.here()
            self.crowd.tell_whole(self.loaded, peer)
            self.crowd.count_absence(before)
            self.crowd.tell_presence(self.loaded, before, peer)

    def refuse(self, peer: Peer, command: Command, refused: Refused) -> None:
        """Say why not."""
        version = None if self.table is None else self.table.version
        peer.line.tell(self.hub.encode(outbox.no(command.id, refused, version)))

    async def may_equip(self, hashes: list[str]) -> None:
        """Refuses unless this is the table's host; before anything that they send is read."""
        if not self.known(hashes).host:
            raise Refused("denied", "Only the host of the table can bring home-made things.")

    async def equip(self, hashes: list[str], wanted: Equip) -> bytes:
        """Home-made things come or go; everybody is told. Returns what there is now."""
        plan = self.loaded.plan_equip(wanted, self.hub.offers.chosen(wanted.sets), self.known(hashes))
        if plan is not None:
            with refused_without_store(UNSAVED):
                await self.happen(plan)
        return self.hub.encode({"version": self.loaded.version, "home_made": outbox.home_made(self.loaded)})

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
            for peer in self.crowd.peers:
                peer.who = table.lobby.who(peer.hashes)
        decider = None if table.game is None else table.game.decider
        paused = isinstance(what, (PauseWanted, Resumed))
        with_game = paused or happening.version == table.position or (decider is not None and seat_of(what) == decider)
        absent = self.waits_for_absent(table) is not None
        for peer in self.crowd.peers[:]:
            if peer.who.nobody:
                self.crowd.peers.remove(peer)
                peer.line.hang_up("denied", "Your seat is not yours any more.")
        with_lobby = not played or absent or self.waits.untold(table, self.crowd.here()) or table.phase == "over"
        self.crowd.tell_update(table, self.crowd.peers, happening, with_game, with_lobby, isinstance(what, Equipped))
        self.nudge(table)

    def waits_for_absent(self, table: Table) -> int | None:
        """The seat that decides, if its person is not here."""
        seat = None if table.game is None else table.game.decider
        return None if seat is None or seat in self.crowd.here() or table.lobby.chairs[seat].played_by_bot else seat

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

    # What happens by itself

    def wake(self) -> None:
        """After every letter: is there something to do by itself?"""
        if self.hub.closing:
            return
        if self.table is not None:
            self.driver.look(self.table, self.decided, self.time_is_up)
            return
        self.driver.stop()
        if self.crowd.peers and self.retrying is None:
            self.retrying = self.hub.spawn(self.retry())

    def plays_late(self, seat: int) -> bool:
        """Is a bot just playing a turn for which somebody's time has run out? It ends that turn."""
        table = self.loaded
        busy = table.game is not None and seat in (table.game.decider, table.game.state.seat)
        return table.lobby.chairs[seat].late and busy

    async def retry(self) -> None:
        """Look at the log again after a while."""
        await self.hub.clock.sleep(self.patience)
        self.patience = min(2 * self.patience, LONGEST_RETRY)
        self.retrying = None
        await self.quietly(self.post(self.nothing))

    async def nothing(self) -> None:
        """A letter without content: reading it makes the room ready."""

    async def decided(self, sitter: Sitter, action: Json | None) -> None:
        """A bot has decided: post it, as people post theirs."""
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
        seen = seat in self.crowd.here() or chair.missed < PATIENT
        if chair.late and seen and table.phase == "playing" and not self.plays_late(seat):
            await self.happen_by_itself(Plan(Entry(Returned(seat, turn_over=seat not in self.crowd.here()))))

    async def time_is_up(self, awaited: Awaited) -> None:
        """Nobody has decided: post it, as people post theirs."""
        await self.quietly(self.post(self.deadline_passed, awaited))

    async def deadline_passed(self, awaited: Awaited) -> None:
        """A bot takes the seat, unless its owner came back or decided at the last moment."""
        if self.waits.ran_out(self.loaded, self.crowd.here(), awaited):
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
