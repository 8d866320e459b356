"""One of several nodes on a database: it hears what the others write, and drives some of the tables.

No correctness depends on a notice. A lost one costs two seconds: that often a node looks for itself. A node that could
not show a sign of life for three seconds has lost what it drove, and begins anew under another name.
"""

import asyncio
import contextlib
import logging
import secrets
import threading
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import psycopg

from smallworld.hosting.ports import Left, StoreError
from smallworld.hosting.tally import Tallies
from smallworld.server.store import between
from smallworld.server.store.between import FREED, HURRY, LIVES, PRESENCE, SAID, TALLY, Dead, Heard, Round
from smallworld.server.store.line import DbLine, Watch, brief, connect
from smallworld.server.store.postgres import CHANNEL, ENTRIES, PostgresStore
from smallworld.server.store.schema import Db
from smallworld.server.store.worker import BadStore, Job, Trouble, Worker
from smallworld.table.commands import Refused

if TYPE_CHECKING:
    from smallworld.hosting.house import House
    from smallworld.hosting.room import Room

log = logging.getLogger("smallworld.server")

BEAT: Final = 0.8
"""Seconds between two signs of life."""

LOOK: Final = 2.0
"""Seconds after which a node looks for itself what it may have missed."""

SURE: Final = LIVES - 0.5
"""Seconds after a sign of life for which it relies on driving what it drives; the others wait longer."""

SOON: Final = 0.005
"""Seconds in which wishes gather before they are said together."""


class Cluster:
    """This node among the others."""

    def __init__(self, store: PostgresStore, origins: frozenset[str] = frozenset()) -> None:
        self.store: Final = store
        self.origins: Final = " ".join(sorted(origins))
        self.name = new_name()
        self.hub: House | None = None
        self.tallies = Tallies()
        self.line: Final = DbLine(store.address)
        self.ear: Final = DbLine(store.address)
        self.worker: Worker | None = None
        self.watch: Watch | None = None
        self.listener: threading.Thread | None = None
        self.task: asyncio.Task[None] | None = None
        self.trouble: Final = Trouble("the other nodes cannot be reached", "the other nodes can be reached again")
        self.over: Final = threading.Event()
        self.hears: Final = threading.Event()  # notices, from now on
        self.news: Final = asyncio.Event()
        self.alive_at = 0.0  # when the last sign of life was sent that was received
        self.fences: Final[dict[str, int]] = {}
        self.asked: Final[set[str]] = set()  # to be driven, if nobody else does
        self.refused: Final[set[str]] = set()  # somebody else does
        self.rests: Final[set[str]] = set()
        self.shown: Final[dict[str, set[int]]] = {}
        self.changed: Final[set[str]] = set()  # of these tables it must be said who is there
        self.hurries: Final[set[str]] = set()
        self.sayings: Final[list[str]] = []
        self.others: Final[dict[str, set[int]]] = {}  # who is there elsewhere
        self.reading: Final[set[str]] = set()  # rooms that have been told to read
        self.leaving = False
        self.orphans = False  # has a node gone that drove tables?

    # Beginning and end

    def join(self) -> None:
        """Become one of the nodes, or say why not."""
        try:
            with connect(self.store.address) as db:
                for (origins,) in db.execute(between.OTHERS, (self.name,)).fetchall():
                    if origins != self.origins:
                        theirs, ours = origins or "no --origin", self.origins or "none"
                        raise BadStore(
                            f"{self.store.where} is used by other nodes with {theirs}, and this one has {ours}: "
                            "give all nodes the same --origin, or this one a database of its own"
                        )
                db.execute(between.JOIN, (self.name, LIVES, self.origins))
        except psycopg.Error as problem:
            raise BadStore(f"{self.store.where} cannot be used: {brief(problem)}") from None
        self.alive_at = time.monotonic()
        self.store.node = self.name
        self.store.loud = True

    def begin(self, hub: "House") -> None:
        """Listen, and tend to what there is to say."""
        self.hub = hub
        self.worker = Worker("nodes", self.work)
        self.watch = Watch(self.line, self.ear)
        self.listener = threading.Thread(
            target=self.listen, args=(asyncio.get_running_loop(),), name="notices", daemon=True
        )
        self.listener.start()
        self.task = asyncio.get_running_loop().create_task(self.tend())

    async def leave(self) -> None:
        """Hand over what this node drives."""
        self.leaving = True
        self.news.set()
        if self.task is not None:
            await asyncio.wait([self.task], timeout=2)
            self.task.cancel()
            self.task = None
        self.fences.clear()
        if self.worker is not None:
            with contextlib.suppress(StoreError, TimeoutError):
                name = self.name
                await asyncio.wait_for(self.worker.ask(lambda db: between.release(db, name)), 2)

    def close(self) -> None:
        """Hang up."""
        self.over.set()
        if self.worker is not None:
            self.worker.close(3)
        if self.listener is not None:
            self.listener.join(3)
        if self.watch is not None:
            self.watch.close()
        self.line.drop()
        self.ear.drop()

    def company(self) -> bool:
        """Have there been others lately?"""
        return self.store.loud

    # For rooms

    def drives(self, table: str) -> int | None:
        """The number under which this node drives the table, as long as the others must believe it."""
        return self.fences.get(table) if time.monotonic() - self.alive_at < SURE else None

    def wish(self, table: str) -> None:
        """Ask for it, unless somebody else was found to drive it: then with the next look."""
        self.rests.discard(table)
        if table not in self.refused and table not in self.fences:
            self.asked.add(table)
            self.news.set()

    def asking(self, table: str) -> bool:
        """Is it not known yet whether anybody else drives it?"""
        return table in self.asked

    def rest(self, table: str) -> None:
        """Give it up; whoever has somebody there may drive it."""
        self.asked.discard(table)
        self.refused.discard(table)
        if self.fences.pop(table, None) is not None:
            self.rests.add(table)
            self.news.set()

    def lost(self, table: str) -> None:
        """Somebody else drives it."""
        self.fences.pop(table, None)

    async def enter(self, table: str) -> None:
        """Learn who is there elsewhere. If that fails, the next look tells."""
        if self.worker is None:
            return
        name = self.name

        def look(db: Db) -> tuple[dict[str, set[int]], dict[str, tuple[Left, float]]]:
            return between.present(db, name, [table]), between.lefts(db, [table])

        with contextlib.suppress(StoreError):
            found, lefts = await self.worker.ask(look)
            self.others.pop(table, None)
            self.others.update(found)
            if table not in self.fences:
                self.tick(lefts)

    def show(self, table: str, seats: set[int] | None) -> None:
        """Who is there at this node."""
        if seats != self.shown.get(table):
            self.shown.pop(table, None)
            if seats is not None:
                self.shown[table] = seats
            self.changed.add(table)
            self.news.set()

    def elsewhere(self, table: str) -> set[int] | None:
        """Who is there at other nodes."""
        return self.others.get(table)

    def hurry(self, table: str) -> None:
        """Tell whoever drives it."""
        self.hurries.add(table)
        self.news.set()

    def say(self, table: str, seat: int, word: str) -> None:
        """Tell those who are elsewhere."""
        self.sayings.append(f"{table}:{seat}:{word}")
        self.news.set()

    # Saying

    async def tend(self) -> None:
        """Say what there is to say, a sign of life at least; look now and then."""
        looked = 0.0
        while not self.leaving:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self.news.wait()
                await asyncio.sleep(SOON)
            beat = not self.news.is_set()
            self.news.clear()
            now = time.monotonic()
            late = now - looked >= LOOK
            try:
                heard = await self.converse(self.round(beat or now - self.alive_at > BEAT, late))
                unsure = time.monotonic() - self.alive_at >= SURE
                self.alive_at = now
                self.trouble.worked()
                if late:
                    looked = now
                self.hear(heard, late)
                if unsure:  # rooms may have let things be that this node does drive
                    self.wake_all()
            except Dead:
                await self.begin_anew()
                looked = 0.0
            except StoreError as problem:
                self.trouble.failed(problem)
                await asyncio.sleep(BEAT / 2)
            except Exception:  # a fault of ours; a node that shows no sign of life any more would be worse
                log.exception("a round between nodes failed")
                await asyncio.sleep(BEAT)

    def round(self, beat: bool, late: bool) -> Round:
        """What there is to say now. What could not be said is said again after the next look."""
        assert self.hub is not None
        if late:
            self.asked.update(self.refused)
        said = Round(self.name, beat=beat or self.orphans)
        self.orphans = False
        said.claims = sorted(table for table in self.asked if table in self.hub.rooms)
        said.rests = sorted(self.rests)
        said.shows = {table: self.shown.get(table) for table in sorted(self.changed)}
        said.hurries = sorted(self.hurries)
        said.sayings = self.sayings[:]
        self.sayings.clear()  # late, nobody wants to hear them
        if self.store.loud:
            said.tallies = [*self.tallies.spent(), *(self.tallies.held() if beat or late else ())]
        # A stranger may ask for anything: what the database cannot even be asked for must not spoil the whole round.
        said.open = sorted(table for table in self.hub.rooms if "\0" not in table) if late else []
        said.own = late
        return said

    async def converse(self, said: Round) -> Heard:
        """One round; only what was said is crossed off."""
        assert self.worker is not None
        heard: Heard = await self.worker.ask(lambda db: between.say(db, said))
        self.rests.difference_update(said.rests)
        self.hurries.difference_update(said.hurries)
        self.changed.difference_update(table for table, seats in said.shows.items() if self.shown.get(table) == seats)
        asks = set(said.claims)
        self.refused.difference_update(asks)
        self.refused.update(asks - set(heard.driven))
        self.asked.difference_update(asks)
        return heard

    async def begin_anew(self) -> None:
        """The others have given this node up. Nothing is lost but time: it joins again and asks again."""
        log.warning("this node was silent for too long: what it drove is driven by others now")
        self.fences.clear()
        self.refused.clear()
        self.asked.clear()
        self.changed.update(self.shown)
        self.name = new_name()
        name, origins = self.name, self.origins
        assert self.worker is not None and self.hub is not None
        with contextlib.suppress(StoreError):
            now = time.monotonic()
            await self.worker.ask(lambda db: db.execute(between.JOIN, (name, LIVES, origins)).close())
            self.store.node = name
            self.alive_at = now
        self.wake_all()

    def wake_all(self) -> None:
        """Every room looks whether it is to do something."""
        assert self.hub is not None
        for room in list(self.hub.rooms.values()):
            self.post(room, "nothing")

    # Hearing

    def hear(self, heard: Heard, late: bool) -> None:
        """What a round has brought."""
        assert self.hub is not None
        met, self.store.loud = heard.others and not self.store.loud, heard.others
        for room in [self.hub.rooms[table] for table in self.hub.ahead if met and table in self.hub.rooms]:
            self.post(room, "nothing")  # whoever was told that a table is frozen can be sent on now
        self.tick({table: left for table, left in heard.lefts.items() if table not in self.fences})
        for table, fence in heard.driven.items():
            if table in self.rests or self.fences.get(table) == fence:
                continue
            self.fences[table] = fence
            self.post(self.hub.room(table), "taken_over" if table in heard.adopted else "nothing")
        if not late:
            return
        for table, room in list(self.hub.rooms.items()):
            self.told(room, heard.versions.get(table, 0))
            self.moved(room, heard.present.get(table))

    def tick(self, lefts: dict[str, tuple[Left, float]]) -> None:
        """Clocks that other nodes have noted: they run on there, or, if this node drives the table now, from there."""
        assert self.hub is not None
        now = self.hub.clock.now()
        for table, (left, age) in lefts.items():
            self.hub.lefts[table] = replace(left, since=now - age)

    def told(self, room: "Room", version: int) -> None:
        """Somebody has written there, up to this version."""
        if room.version < version and room.id not in self.reading:
            self.reading.add(room.id)
            self.post(room, "news")

    def moved(self, room: "Room", seats: set[int] | None) -> None:
        """These are there elsewhere."""
        if seats == self.others.get(room.id):
            return
        before = room.crowd.here()
        self.others.pop(room.id, None)
        if seats is not None:
            self.others[room.id] = seats
        self.post(room, "others_moved", before)

    def post(self, room: "Room", letter: str, *arguments: object) -> None:
        """A letter to a room that nobody waits for."""
        assert self.hub is not None
        if not self.hub.closing:
            self.hub.spawn(self.quietly(room, letter, *arguments))

    async def quietly(self, room: "Room", letter: str, *arguments: object) -> None:
        """What cannot be read now is looked at again soon. A room that was forgotten meanwhile is not opened again."""
        assert self.hub is not None
        try:
            with contextlib.suppress(Refused):
                if self.hub.rooms.get(room.id) is room:
                    await room.post(getattr(room, letter), *arguments)
        finally:
            if letter == "news":
                self.reading.discard(room.id)

    def concerns(self, payload: str) -> bool:
        """Is it worth waking anybody? Not for what this node said itself, nor for entries of tables that are not open
        here: whoever opens one reads it. Asked in the thread that listens."""
        word, node, names = [*payload.split(" ", 2), "", ""][:3]
        if node == self.name or self.hub is None:
            return False
        rooms = self.hub.rooms
        return word != ENTRIES or names == "*" or any(name.partition(":")[0] in rooms for name in names.split())

    def notice(self, payload: str) -> None:
        """What another node tells."""
        hub = self.hub
        word, _, rest = payload.partition(" ")
        node, _, names = rest.partition(" ")
        if hub is None or node == self.name or hub.closing:
            return
        if word == TALLY:
            self.tallies.hear(node, names.split(), hub.clock.now())
            return
        if word == FREED or names == "*":
            self.asked.update(self.refused)
            self.news.set()
            if word == FREED:
                self.orphans = True
                return
        if names == "*":
            names = " ".join(hub.rooms)
        for name in names.split():
            table, _, version = name.partition(":")
            room = hub.rooms.get(table)
            if room is None:
                continue
            if word == ENTRIES:
                self.told(room, int(version or 1 << 40))
            elif word == HURRY:
                self.post(room, "hurry_here")
            elif word == SAID and version:
                seat, _, saying = version.partition(":")
                room.crowd.tell_saying(int(seat), saying)
            elif word == PRESENCE:
                hub.spawn(self.look(room))

    async def look(self, room: "Room") -> None:
        """Find out who is at a table elsewhere."""
        if self.worker is None:
            return
        name = self.name
        with contextlib.suppress(StoreError):
            found = await self.worker.ask(lambda db: between.present(db, name, [room.id]))
            self.moved(room, found.get(room.id))

    # The threads

    def work(self, group: list[Job]) -> None:
        """Rounds and questions, one after the other."""
        for job in group:
            try:
                job.answer(self.line.ask(job.wish), None)
            except Dead as dead:
                job.answer(None, dead)
            except (psycopg.Error, OSError) as problem:
                job.answer(None, StoreError(brief(problem)))

    def listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hear notices. If the connection is lost, make a new one; what was missed meanwhile is looked up elsewhere."""
        listening: object = None
        while not self.over.is_set():
            try:
                with self.ear.asking() as db:
                    if db is not listening:
                        db.execute(f"LISTEN {CHANNEL}")
                        listening = db
                        self.hears.set()
                    db.execute("SELECT 1")  # is anybody still there?
                assert self.ear.db is not None
                for notice in self.ear.db.notifies(timeout=0.5):
                    if self.concerns(notice.payload):
                        loop.call_soon_threadsafe(self.notice, notice.payload)
                    if self.over.is_set():
                        return
            except (psycopg.Error, OSError):
                self.ear.drop()
                self.over.wait(0.5)
            except RuntimeError:  # the loop is closed
                return


def new_name() -> str:
    """A name that no other node has."""
    return secrets.token_hex(6)
