"""Work shared between processes, its results in order."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeVar, TypeVarTuple, Unpack

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")


def in_order(
    work: Callable[[Unpack[Arguments]], Result],
    units: Iterator[tuple[*Arguments]],
    jobs: int,
    prepare: Callable[[], None] | None = None,
) -> Iterator[Result]:
    """What the work gives for each unit, in the order of the units, whichever process does it.

    Every further process prepares itself first.
    """
    if jobs == 1:
        for unit in units:
            yield work(*unit)
        return
    running: deque[Future[Result]] = deque()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, begin, (prepare,)) as pool:
        try:
            for _ in range(4 * jobs):  # some ahead, so that no process waits; not all, so that memory stays small
                submit_next(pool, work, units, running)
            while running:
                result = running.popleft().result()
                submit_next(pool, work, units, running)
                yield result
        except BaseException:  # also if the reader has gone: do not wait for what has not begun
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def submit_next(
    pool: ProcessPoolExecutor,
    work: Callable[[Unpack[Arguments]], Result],
    units: Iterator[tuple[*Arguments]],
    running: "deque[Future[Result]]",
) -> None:
    """Hand out the next piece of work, if there is one."""
    unit = next(units, None)
    if unit is not None:
        running.append(pool.submit(work, *unit))


def begin(prepare: Callable[[], None] | None) -> None:
    """What each process does first. Ctrl-C is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if prepare is not None:
        prepare()
