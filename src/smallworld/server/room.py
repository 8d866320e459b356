"""A room is where a table lives while somebody needs it: one mailbox, one letter at a time.

    validate → append → commit → acknowledge → broadcast

Bots, deadlines and people all come in through the mailbox. What could not be written did not happen: after a
failed write the room forgets what it knows and reads the log again.
"""

import asyncio
import logging
import math
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from smallworld.game import Game
from smallworld.server.messages import CLOSING, FAULT, encode
from smallworld.server.ports import Line, StoreError, Taken, Unreadable
from smallworld.table import outbox
from smallworld.table.commands import Command, Do, Hello, Refused, Undo
from smallworld.table.entries import (
    Acted,
    Damaged,
    Entry,
    Froze,
    Returned,
    Row,
    Seated,
    StoodIn,
    Undone,
    seat_of,
    to_row,
)
from smallworld.table.fold import fold
from smallworld.table.lobby import BOT, OPEN, STAND_IN, Who
from smallworld.table.table import Happening, Plan, Table, signed
from smallworld.table.tokens import hashed

if TYPE_CHECKING:
    from smallworld.server.hub import Hub

Json = dict[str, Any]
Letter = tuple[Callable[..., Awaitable[Any]], tuple[Any, ...], "asyncio.Future[Any]"]

log = logging.getLogger("smallworld.server")

SLICE: Final = 5.0
SLICES: Final = 10
"""A deadline is waited for in at least this many slices, none longer than this: if the machine sleeps, or the process
is stopped, only the slice in which that began is charged."""

RETRY: Final = 1.0
"""Seconds until the log is read again after a failure; each failure after that doubles the wait."""

LONGEST_RETRY: Final = 60.0

STALE: Final = 5.0
"""A browser that knows a later version than the room makes it read the log again, but not more often than this."""

BROKEN: Final = "Something impossible happened at this table; it is kept as it was."


@dataclass
class Peer:
    """A browser at the table."""

    line: Line
    hashes: list[str]
    who: Who = field(default_factory=Who)


class Room:
    """One table and the browsers connected to it."""

    def __init__(self, id: str, hub: "Hub") -> None:
        self.id: Final = id
        self.hub: Final = hub
        self.table: Table | None = None  # None: not read yet, or to be read again
        self.peers: Final[list[Peer]] = []
        self.letters: Final[deque[Letter]] = deque()
        self.worker: asyncio.Task[None] | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.thought = (-1, -1)  # the position that is being thought about, and the pace
        self.hurried = False  # bots do not pause until somebody must decide
        self.waiting: asyncio.Task[None] | None = None
        self.waited: tuple[int, int] | None = None  # the absent seat the table waits for, and how long
        self.left = (0.0, 0.0)  # seconds of that still to come at a time
        self.gone_at: Final[dict[int, float]] = {}  # when the last browser of a seat went away
        self.moved_at = (-1, 0.0)  # the position that stands, and since when
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
        elif not (self.peers or self.thinking or self.retrying):
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
        return bool(self.peers or self.letters or self.thinking or self.waiting or self.retrying)

    async def ready(self) -> None:
        """Read the log if necessary."""
        if self.table is None:
            await self.take(await self.rows())

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
        if table.frozen:
            log.error("table %s is frozen: %s", self.id[:6], table.frozen)
        self.table = table
        self.patience = RETRY
        for peer in self.peers[:]:
            self.tell_whole(peer)

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
            rows = await self.rows()
            if len(rows) > self.loaded.version:
                await self.take(rows)

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
        for seat in peer.who.seats:
            stood_in = self.loaded.lobby.chairs[seat].stand_in and self.loaded.phase == "playing"
            if stood_in and seat not in message.away:
                await self.happen(Plan(Entry(Returned(seat))))
        before = self.here()
        self.peers.append(peer)
        self.count_absence(before)
        line.tell(encode(outbox.whole_table(self.loaded, peer.who, self.here(), message.after, self.clocks())))
        self.tell_presence(before, peer)
        return peer

    async def gone(self, line: Line) -> None:
        """A socket has closed, perhaps before its hello was answered."""
        before = self.here()
        self.peers[:] = [peer for peer in self.peers if peer.line is not line]
        self.count_absence(before)
        if self.table is not None:
            self.tell_presence(before)

    async def sync(self, peer: Peer) -> None:
        """Somebody wants everything again."""
        self.tell_whole(peer)

    async def hurry(self, peer: Peer) -> None:
        """A player has seen enough of the bots."""
        if peer.who.seats and not self.hurried:
            self.hurried = True
            self.stop_thinking()  # a thought that was going to pause starts again without the pause

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
        peer.line.tell(encode(outbox.ok(command.id, version, token)))
        if token and hashed(token) not in peer.hashes:
            peer.hashes.append(hashed(token))
            before = self.here()
            self.tell_whole(peer)
            self.count_absence(before)
            self.tell_presence(before, peer)

    def refuse(self, peer: Peer, command: Command, refused: Refused) -> None:
        """Say why not."""
        version = None if self.table is None else self.table.version
        peer.line.tell(encode(outbox.no(command.id, refused, version)))

    async def glance(self, hashes: list[str]) -> bytes:
        """The table once, for somebody who does not stay."""
        return encode(outbox.whole_table(self.loaded, self.known(hashes), self.here(), None, self.clocks()))

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

    async def coins(self, hashes: list[str]) -> bytes:
        """How the coins of a player add up, for that player."""
        return encode(outbox.coins(self.loaded, outbox.eyes(self.loaded, self.known(hashes))))

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

    async def begin(self) -> None:
        """Start at once, as the maker of the table wished, unless a seat is still open."""
        try:
            plan = self.loaded.plan_start()
        except Refused:
            return
        await self.happen(plan)

    # What happens

    async def keep(self, plan: Plan) -> Happening:
        """Write an entry. If that fails, nothing has happened, as far as anybody here knows."""
        table = self.loaded
        row = to_row(plan.entry, table.version, table.chain)
        try:
            await self.hub.store.append(self.id, row)
        except StoreError:
            self.table = None
            raise
        return table.apply(row, plan)

    async def happen(self, plan: Plan) -> None:
        """Write an entry and tell everybody."""
        self.broadcast(await self.keep(plan), plan)

    def broadcast(self, happening: Happening, plan: Plan) -> None:
        """Tell everybody what has just been written."""
        what = plan.entry.what
        table = self.loaded
        played = isinstance(what, (Acted, Undone))
        if isinstance(what, Seated):
            for peer in self.peers:
                peer.who = table.lobby.who(peer.hashes)
        decider = None if table.game is None else table.game.decider
        with_game = happening.version == table.position or (decider is not None and seat_of(what) == decider)
        absent = decider is not None and decider not in self.here() and not table.lobby.chairs[decider].played_by_bot
        for peer in self.peers[:]:
            if peer.who.nobody:
                self.peers.remove(peer)
                peer.line.hang_up("denied", "Your seat is not yours any more.")
        self.tell_update(self.peers, happening, with_game, with_lobby=not played or absent or table.phase == "over")

    def tell_update(self, peers: list[Peer], happening: Happening, with_game: bool, with_lobby: bool) -> None:
        """One happening, told to many: what each kind of viewer sees is computed once."""
        table = self.loaded
        around = outbox.lobby(table, self.here(), self.clocks()) if with_lobby else None
        frames: dict[outbox.Eyes, bytes] = {}
        for peer in peers:
            eyes = outbox.eyes(table, peer.who)
            if eyes not in frames:
                frames[eyes] = encode(outbox.update(table, happening, eyes, with_game, around))
            peer.line.tell(frames[eyes])

    def tell_whole(self, peer: Peer) -> None:
        """The whole table for one browser."""
        peer.who = self.loaded.lobby.who(peer.hashes)
        here, waiting = self.here(), self.clocks()
        if self.shown_at != (self.loaded.chain, here, waiting):
            self.shown_at = (self.loaded.chain, here, waiting)
            self.shown.clear()
        if peer.who not in self.shown:
            self.shown[peer.who] = encode(outbox.whole_table(self.loaded, peer.who, here, None, waiting))
        peer.line.tell(self.shown[peer.who])

    def tell_presence(self, before: set[int], new: Peer | None = None) -> None:
        """Tell the others who has come or gone."""
        if self.here() == before:
            return
        others = [peer for peer in self.peers if peer is not new]
        self.tell_update(others, Happening(self.loaded.version, None), with_game=False, with_lobby=True)

    def here(self) -> set[int]:
        """The seats whose people are connected."""
        return {seat for peer in self.peers for seat in peer.who.seats}

    # How long people have been away, and how long they are waited for

    def count_absence(self, before: set[int]) -> None:
        """Remember when the last browser of a seat went; whoever comes back was never away."""
        here = self.here()
        for seat in before - here:
            self.gone_at[seat] = self.hub.clock.now()
        for seat in here:
            self.gone_at.pop(seat, None)

    def note_move(self, table: Table) -> None:
        """Since when does this position stand? A room that was just opened begins to count."""
        if self.moved_at[0] != table.position:
            self.moved_at = table.position, self.hub.clock.now()

    def clocks(self) -> outbox.Waiting:
        """What those at the table see ticking."""
        table, now = self.loaded, self.hub.clock.now()
        self.note_move(table)
        gone = {seat: int(now - at) for seat, at in self.gone_at.items()}
        seat = table.game.decider if table.game is not None and table.phase == "playing" else None
        if seat is None or table.lobby.chairs[seat].played_by_bot:
            return outbox.Waiting(gone)
        left = None
        deadline = table.lobby.deadline
        if deadline and seat not in self.here():
            still, at = self.left if self.waited == (seat, deadline) else (float(deadline), now)
            left = max(0, math.ceil(still - (now - at)))
        return outbox.Waiting(gone, seat, int(now - self.moved_at[1]), left)

    # What happens by itself

    def wake(self) -> None:
        """After every letter: is it the turn of a bot, or of somebody absent?"""
        if self.hub.closing:
            return
        table = self.table
        if table is None:
            self.stop_waiting()
            self.stop_thinking()
            if self.peers and self.retrying is None:
                self.retrying = self.hub.spawn(self.retry())
            return
        self.note_move(table)
        seat = table.game.decider if table.game is not None and table.phase == "playing" else None
        chair = None if seat is None else table.lobby.chairs[seat]
        waits = chair is not None and chair.stand_in and not self.peers  # with nobody here, nobody is waiting for them
        if seat is None or chair is None or not chair.played_by_bot or waits:
            self.stop_thinking()
            self.hurried = False
        elif self.thinking is None or self.thought != (table.position, table.lobby.pace):
            self.stop_thinking()
            self.thought = table.position, table.lobby.pace
            bot = chair.bot if chair.kind == BOT else STAND_IN
            self.thinking = self.hub.spawn(self.think(table, seat, bot))
        deadline = table.lobby.deadline
        if seat is None or chair is None or chair.played_by_bot or not deadline or seat in self.here():
            self.stop_waiting()
        elif self.waited != (seat, deadline):
            self.stop_waiting()
            self.waited = (seat, deadline)
            self.left = float(deadline), self.hub.clock.now()
            self.waiting = self.hub.spawn(self.wait_for(seat, float(deadline)))

    def stop_thinking(self) -> None:
        """The thought is no longer needed."""
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None

    def stop_waiting(self) -> None:
        """Stop waiting for an absent player."""
        self.waited = None
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    async def retry(self) -> None:
        """Look at the log again after a while."""
        await self.hub.clock.sleep(self.patience)
        self.patience = min(2 * self.patience, LONGEST_RETRY)
        self.retrying = None
        await self.quietly(self.post(self.nothing))

    async def nothing(self) -> None:
        """A letter without content: reading it makes the room ready."""

    async def think(self, table: Table, seat: int, bot: str) -> None:
        """A bot waits a little, decides on a copy, and posts what it wants to do."""
        position, game = table.position, table.game
        assert game is not None
        watched = bool(self.peers)
        pause = 0 if self.hurried else table.lobby.pace
        await self.hub.clock.sleep(max(pause, 0 if watched else self.hub.limits.alone_pace_ms) / 1000)
        action: Json | None = None
        try:
            copy = game.copy()
            action = copy.action_json(await self.hub.thinker.decide(bot, copy, seat, watched))
        except Exception:  # not even anything legal could be found: the position is broken
            log.exception("table %s: no bot can decide", self.id[:6])
        self.thinking = None
        await self.quietly(self.post(self.bot_decided, position, seat, action))

    async def bot_decided(self, position: int, seat: int, action: Json | None) -> None:
        """A bot's action comes in like anybody's; if something happened in the meantime it is dropped."""
        table = self.loaded
        game = table.game
        if game is None or table.phase != "playing" or table.position != position or game.decider != seat:
            return
        if not table.lobby.chairs[seat].played_by_bot:
            return
        plan = Plan(Entry(Froze(BROKEN)))
        try:
            if action is not None:
                plan = table.plan_actions(game, seat, [action])
        except Exception:  # a bot plays only what is legal, so this is a fault of ours
            log.exception("table %s: a bot's action broke something", self.id[:6])
        await self.happen(plan)

    async def wait_for(self, seat: int, seconds: float) -> None:
        """Somebody has to decide and is absent."""
        left = seconds
        while left > 0:
            step = min(left, SLICE, seconds / SLICES)
            await self.hub.clock.sleep(step)
            left -= step
            self.left = left, self.hub.clock.now()
        self.waiting = None
        await self.quietly(self.post(self.deadline_passed, seat))

    async def deadline_passed(self, seat: int) -> None:
        """A bot takes the seat, unless its owner came back at the last moment."""
        self.waited = None
        table = self.loaded
        if table.phase != "playing" or table.game is None or table.game.decider != seat or seat in self.here():
            return
        if not table.lobby.chairs[seat].played_by_bot:
            await self.happen(Plan(Entry(StoodIn(seat, STAND_IN))))

    async def quietly(self, posted: Coroutine[Any, Any, Any]) -> None:
        """A letter that nobody waits for: if it is refused, the room will try again by itself."""
        try:
            await posted
        except Refused as refused:
            if refused.code not in ("closing", "storage", "fault"):
                log.error("table %s: %s", self.id[:6], refused.reason)
            hopeless = refused.code in ("frozen", "not_found")
            if not hopeless and not self.hub.closing and self.table is None and self.retrying is None:
                self.retrying = self.hub.spawn(self.retry())


def answer(done: "asyncio.Future[Any]", refused: Refused) -> None:
    """Answer the sender of a letter, if they are still waiting."""
    if not done.done():
        done.set_exception(refused)
