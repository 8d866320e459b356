"""Work shared out, its results in order: one interface for every command, whoever does the work.

A unit of work is a few plain values, such as a range of seeds, and gives the same result wherever and however often it
is done. So a unit whose worker died is simply handed out again.
"""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Protocol, TypeVar, TypeVarTuple, Unpack

from smallworld.cli.common import Mistake
from smallworld.cli.trusted import banners_in, files_run

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")

AHEAD: Final = 4
"""Units for each worker that are handed out: some ahead, so that none waits; not all, so that memory stays small."""

PATIENCE: Final = 3
"""So often a unit is handed out again after its worker died."""


class Workers(Protocol):
    """Whoever does the work."""

    @property
    def number(self) -> int:
        """Of those who work at a time."""
        ...

    def in_order(
        self,
        work: Callable[[Unpack[Arguments]], Result],
        units: Iterator[tuple[*Arguments]],
        prepare: Callable[[], None] | None = None,
    ) -> Iterator[Result]:
        """What the work gives for each unit, in the order of the units, whoever does it.

        Every further process prepares itself first.
        """
        ...


def in_order(
    work: Callable[[Unpack[Arguments]], Result],
    units: Iterator[tuple[*Arguments]],
    jobs: int,
    prepare: Callable[[], None] | None = None,
) -> Iterator[Result]:
    """The same, by so many processes."""
    return processes(jobs).in_order(work, units, prepare)


def processes(jobs: int) -> Workers:
    """So many processes; one is this process itself."""
    return Here() if jobs == 1 else Processes(jobs)


class Here:
    """This process does everything itself."""

    number = 1

    def in_order(
        self,
        work: Callable[[Unpack[Arguments]], Result],
        units: Iterator[tuple[*Arguments]],
        prepare: Callable[[], None] | None = None,
    ) -> Iterator[Result]:
        """One unit after the other."""
        for unit in units:
            yield work(*unit)


class Processes:
    """Further processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.number: Final = jobs

    def in_order(
        self,
        work: Callable[[Unpack[Arguments]], Result],
        units: Iterator[tuple[*Arguments]],
        prepare: Callable[[], None] | None = None,
    ) -> Iterator[Result]:
        """Handed out in order; when a process dies, all begin anew with what was not done."""
        pool = self.begun(prepare)
        running: deque[tuple[tuple[*Arguments], Future[Result]]] = deque()
        deaths = 0
        try:
            while True:
                while len(running) < AHEAD * self.number and (unit := next(units, None)) is not None:
                    running.append((unit, handed(pool, work, unit)))
                if not running:
                    break
                try:
                    result = running[0][1].result()
                except BrokenProcessPool:
                    deaths += 1
                    if deaths > PATIENCE:
                        raise Mistake(DEAD) from None
                    pool.shutdown(wait=False, cancel_futures=True)
                    pool = self.begun(prepare)
                    running = deque([again(pool, work, unit, future) for unit, future in running])
                    continue
                deaths = 0
                running.popleft()
                yield result
            pool.shutdown()
        except BaseException:  # also if the reader has gone: do not wait for what has not begun
            pool.shutdown(wait=False, cancel_futures=True)
            raise

    def begun(self, prepare: Callable[[], None] | None) -> ProcessPoolExecutor:
        """A fresh pool. Its processes are spawned: a copy of this one would have its locks and connections too."""
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.number, context, begin, (prepare, files_run()))


DEAD: Final = (
    f"a process that shared the work died, and so did {PATIENCE} others in its place, perhaps for want of memory; "
    "try again with fewer --jobs"
)


def handed(
    pool: ProcessPoolExecutor, work: Callable[[Unpack[Arguments]], Result], unit: tuple[*Arguments]
) -> "Future[Result]":
    """A unit handed out; a pool that is broken already says so when one asks for the result."""
    try:
        return pool.submit(work, *unit)
    except BrokenProcessPool as problem:
        broken: Future[Result] = Future()
        broken.set_exception(problem)
        return broken


def again(
    pool: ProcessPoolExecutor,
    work: Callable[[Unpack[Arguments]], Result],
    unit: tuple[*Arguments],
    future: "Future[Result]",
) -> "tuple[tuple[*Arguments], Future[Result]]":
    """A unit that was done before the pool broke, or else handed out once more."""
    done = future.done() and not future.cancelled() and future.exception() is None
    return unit, future if done else handed(pool, work, unit)


def begin(prepare: Callable[[], None] | None, files: tuple[str, ...]) -> None:
    """What each process does first: it runs the files of home-made things too. Ctrl-C is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for file in files:
        banners_in(file)
    if prepare is not None:
        prepare()
