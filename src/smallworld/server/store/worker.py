"""A thread that does a store's work, in groups: while one group is committed, the next one gathers."""

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from smallworld.hosting.ports import StoreError
from smallworld.table.entries import Row

log = logging.getLogger("smallworld.server")

GROUP: Final = 200
"""Jobs that are done together at most."""

Answer = Callable[[Any, StoreError | None], None]


class BadStore(Exception):
    """The store cannot be used; the reason is one sentence."""


@dataclass(frozen=True)
class Append:
    """An entry to be kept. With a fence, only while its table is driven under that number."""

    table: str
    row: Row
    fence: int = 0


@dataclass(frozen=True)
class Load:
    """A table to be read, from an entry on."""

    table: str
    since: int = 0


class Job:
    """Something for the thread to do, and whom to answer."""

    def __init__(self, wish: Any, answer: Answer) -> None:
        self.wish: Final = wish
        self.answer: Final = answer


class Trouble:
    """One line when something begins to fail, one when it works again, however often it fails in between."""

    def __init__(self, begins: str, ends: str) -> None:
        self.begins: Final = begins
        self.ends: Final = ends
        self.since: float | None = None

    def failed(self, problem: Exception | str) -> None:
        """Once more."""
        if self.since is None:
            self.since = time.monotonic()
            log.error("%s: %s", self.begins, problem)

    def worked(self) -> None:
        """It does what it should."""
        if self.since is not None:
            log.warning("%s, after %.0f s", self.ends, time.monotonic() - self.since)
            self.since = None


def no_writing(where: object) -> Trouble:
    """A full disk, a lost database: nobody can play until it is over, and whoever runs the server must hear of it."""
    return Trouble(f"nothing can be written to {where}, so nobody can play", f"{where} can be written to again")


class Worker:
    """The thread. `work` does a group of jobs and answers each of them."""

    def __init__(self, name: str, work: Callable[[list[Job]], None]) -> None:
        self.work: Final = work
        self.jobs: Final[queue.SimpleQueue[Job | None]] = queue.SimpleQueue()
        self.thread: Final = threading.Thread(target=self.run, name=name, daemon=True)
        self.thread.start()

    async def ask(self, wish: Any) -> Any:
        """Give the thread a job and wait for the answer."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()

        def settle(result: Any, problem: StoreError | None) -> None:
            if done.done():
                return
            if problem is None:
                done.set_result(result)
            else:
                done.set_exception(problem)

        def answer(result: Any, problem: StoreError | None) -> None:
            with contextlib.suppress(RuntimeError):  # nobody is listening any more: the loop is closed
                loop.call_soon_threadsafe(settle, result, problem)

        self.jobs.put(Job(wish, answer))
        return await done

    def close(self, seconds: float) -> None:
        """Finish the jobs."""
        self.jobs.put(None)
        self.thread.join(timeout=seconds)

    def run(self) -> None:
        """Take jobs in groups until told to stop."""
        going = True
        while going:
            group: list[Job] = []
            job = self.jobs.get()
            while job is not None:
                group.append(job)
                if len(group) == GROUP:
                    break
                try:
                    job = self.jobs.get_nowait()
                except queue.Empty:
                    break
            else:
                going = False
            if not group:
                continue
            try:
                self.work(group)
            except Exception:  # a fault of ours; the thread must live on, or nobody would ever be answered again
                log.exception("the store failed")
                for job in group:
                    job.answer(None, StoreError("a fault in the store"))
