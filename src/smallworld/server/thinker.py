"""Who thinks for the bots: a thread for quick ones, processes for those that take their time.

People are not kept waiting by either. Compiled code does not let other threads in while it runs, which is no matter for
a fraction of a millisecond, but a second of it would stop the whole server. To put the question to a process takes
longer than a quick bot's thought.

What a bot has decided is carried out by the thread that serves people. So one bot decides at a time, and all rest the
longer the later that thread comes to its tasks.
"""

import asyncio
import logging
import os
import secrets
import time
import zlib
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from smallworld.bots.levels import LEVELS, MEDIUM, level_of
from smallworld.engine.actions import Action
from smallworld.game import Game
from smallworld.hosting.minds import Minds
from smallworld.hosting.minds import decide as quietly
from smallworld.hosting.ports import Sitter
from smallworld.server.apart import COMMAND, Apart, Gone, TooLong
from smallworld.server.minds import action_of, question

LONGEST_REST: Final = 0.1

CALM: Final = 0.5
"""If the thread that serves people is busy for less than this part of its time, bots need not hold back."""

HOLD_BACK: Final = 0.05
"""Seconds between two decisions of bots when it has no time left at all: what a bot has decided must be carried out by
that same thread, and a bot that does not pause would otherwise take as much of it as there is."""

LONGEST_WAIT: Final = 2.0
"""Seconds that rests may hold up those that somebody watches, all together."""

LATE: Final = 4.0
"""Bots rest so many times as long as the thread that serves people is late: other programs may keep it waiting while it
has done little itself."""

PROCESSES: Final = max(1, min(2, (os.cpu_count() or 1) - 1))

UNWATCHED: Final = 4
"""Where nobody waits for it, a bot has this part of its time."""

LEAST: Final = 20
"""Milliseconds that a bot has for a turn, however many others wait."""

PATIENCE: Final = 5.0
"""Seconds after which a thought is given up, besides its own time."""

BEGINNING: Final = 10.0
"""Seconds more if the process must be begun first."""

ATTEMPTS: Final = 2
RECOVERY: Final = 30.0
"""Seconds for which nothing is asked of processes that have failed so often in a row."""

log = logging.getLogger("smallworld.server")


class Desk:
    """One bot at a time: those that somebody waits for first, otherwise in order."""

    def __init__(self) -> None:
        self.free = True
        self.waiting: Final[dict[bool, deque[asyncio.Future[None]]]] = {True: deque(), False: deque()}  # by watched

    async def turn(self, watched: bool) -> None:
        """Wait for a turn, which is given back with `done`."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting[watched].append(turn)
        self.next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had just become our turn
                self.done()
            raise

    def done(self) -> None:
        """Ready for the next one."""
        self.free = True
        self.next()

    def next(self) -> None:
        """Give the turn to the one that has waited longest, first of those that somebody watches."""
        for queue in (self.waiting[True], self.waiting[False]):
            while self.free and queue:
                turn = queue.popleft()
                if not turn.done():  # otherwise it is no longer wanted
                    turn.set_result(None)
                    self.free = False

    def others(self, watched: bool) -> int:
        """How many others a bot would hold up: where somebody watches it, only those that somebody watches too."""
        queues = [self.waiting[True]] if watched else [self.waiting[True], self.waiting[False]]
        return sum(not turn.done() for queue in queues for turn in queue)


class Calm:
    """How much time the thread of the loop has for bots: by how busy it is itself, and by how late it comes."""

    def __init__(self) -> None:
        self.at = time.monotonic()
        self.used = time.thread_time()
        self.late = 0.0

    def rest(self, took: float) -> float:
        """How long bots rest after a decision that took so long. Called by the thread of the loop."""
        now, used = time.monotonic(), time.thread_time()
        busy = (used - self.used) / max(now - self.at, 0.001)
        self.at, self.used = now, used
        return rest(took, busy, self.late)

    def rest_at(self, desk: Desk, took: float) -> None:
        """Rest, then let the next one think; how late that comes is how late people are served, too."""
        loop = asyncio.get_running_loop()
        due = loop.time() + min(self.rest(took), LONGEST_WAIT / (1 + desk.others(watched=True)))

        def rested() -> None:
            self.late = max(loop.time() - due, self.late / 2)
            desk.done()

        loop.call_at(due, rested)


def rest(took: float, busy: float, late: float = 0.0) -> float:
    """As long as the decision took, and longer the less time there is for people."""
    holding_back = HOLD_BACK * (min(busy, 1.0) - CALM) / (1 - CALM)
    return max(min(max(took, LATE * late), LONGEST_REST), holding_back)


class Thoughts:
    """Decides for all bots of a server."""

    def __init__(self, processes: int = PROCESSES, command: tuple[str, ...] = COMMAND) -> None:
        calm = Calm()
        self.here: Final = Here(calm)
        self.there: Final = [There(command, calm) for _ in range(processes)]

    async def decide(self, sitter: Sitter, game: Game, watched: bool) -> Action:
        """What the bot does; if there is only one thing to do, nobody needs to think."""
        legal = game.listed()
        if len(legal) == 1:
            return legal[0]
        if level_of(sitter.level).apart:
            there = self.there[zlib.crc32(sitter.table.encode()) % len(self.there)]  # always the same for a table
            action = await there.decide(sitter, game, watched)
            if action is not None:
                return action
        return await self.here.decide(sitter, game, watched)

    def close(self) -> None:
        """Stop thinking."""
        self.here.pool.shutdown(wait=False, cancel_futures=True)
        for there in self.there:
            there.close()


class Here:
    """A thread of this process.

    After a decision it rests for as long as the decision took, so hundreds of bots leave half the time to people,
    and more when the machine is busy.
    """

    def __init__(self, calm: Calm) -> None:
        self.calm: Final = calm
        self.desk: Final = Desk()
        self.minds: Final = Minds()
        self.pool: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bots")

    async def decide(self, sitter: Sitter, game: Game, watched: bool) -> Action:
        """What the bot does; for one too slow to think here, what a Medium bot does."""
        loop = asyncio.get_running_loop()
        await self.desk.turn(watched)
        begun = loop.time()
        try:
            return await loop.run_in_executor(self.pool, decide, self.minds, sitter, game, seed_for(sitter))
        finally:
            self.calm.rest_at(self.desk, loop.time() - begun)


class There:
    """A process beside this one, and the thread that waits for its answers."""

    def __init__(self, command: tuple[str, ...], calm: Calm) -> None:
        self.calm: Final = calm
        self.desk: Final = Desk()
        self.apart: Final = Apart(command)
        self.pool: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="slow bots")
        self.broken_until = 0.0

    async def decide(self, sitter: Sitter, game: Game, watched: bool) -> Action | None:
        """What the bot does; None if no answer is to be had."""
        await self.desk.turn(watched)
        try:
            if time.monotonic() < self.broken_until:
                return None
            level = level_of(sitter.level)
            ms = time_for(level.ms, watched, self.desk.others(watched))
            letter = question(sitter, level.named(sitter.character, ms), game, seed_for(sitter))
            loop = asyncio.get_running_loop()
            answer = await loop.run_in_executor(self.pool, self.ask, letter, level.ms / 1000)
            return action_of(game, answer)
        except Gone as problem:
            log.error("%s", problem)
            self.broken_until = time.monotonic() + RECOVERY
        except Exception:  # whatever it is, people are waiting
            log.exception("the bot %s failed", sitter.level)
        finally:
            self.calm.rest_at(self.desk, 0.0)
        return None

    def ask(self, letter: bytes, thought: float) -> bytes:
        """The answer to a letter after so many seconds of thought. If the process was ended by somebody else, another
        one is begun and asked."""
        for _ in range(ATTEMPTS - 1):
            try:
                return self.apart.ask(letter, self.patience(thought))
            except TooLong:
                raise
            except Gone as problem:
                if self.apart.closed:
                    raise
                log.warning("%s", problem)
        return self.apart.ask(letter, self.patience(thought))

    def patience(self, thought: float) -> float:
        """Seconds that the process has now for an answer, with those that it takes to begin if there is none."""
        return thought + PATIENCE + (BEGINNING if self.apart.process is None else 0.0)

    def close(self) -> None:
        """Stop thinking."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.apart.close()


def time_for(ms: int, watched: bool, others: int) -> int:
    """What a turn may take now: time is shared with those who wait, and little is spent where nobody does."""
    return max(LEAST, ms // (1 if watched else UNWATCHED) // (1 + others)) if ms else 0


def seed_for(sitter: Sitter) -> str:
    """What a thought is drawn from."""
    return sitter.seed or secrets.token_hex(8)


def decide(minds: Minds, sitter: Sitter, game: Game, seed: str) -> Action:
    """A quick bot's decision."""
    level = level_of(sitter.level)
    name = (LEVELS[MEDIUM] if level.apart else level).named(sitter.character)
    return quietly(minds, sitter, name, game, seed)
