"""An event loop with a time of its own: an hour of play passes in a second, the same way every time."""

import asyncio
import selectors
from collections.abc import Callable, Mapping
from typing import Any


class Stuck(Exception):
    """Everybody is waiting and nothing can happen any more."""


class NoFiles(selectors.BaseSelector):
    """A selector that watches nothing; waiting moves the clock instead."""

    def __init__(self) -> None:
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise Stuck("nothing is left that could happen")
        self.now += max(timeout, 0.0)
        return []

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        return selectors.SelectorKey(fileobj, 0, events, data)

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return selectors.SelectorKey(fileobj, 0, 0, None)

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        return {}


class VirtualLoop(asyncio.SelectorEventLoop):
    """Counts its steps, so that a crash can be put between any two of them."""

    def __init__(self) -> None:
        self.files = NoFiles()
        super().__init__(self.files)
        self.steps = 0
        self.alarms: dict[int, Callable[[], None]] = {}

    def time(self) -> float:
        return self.files.now

    def _run_once(self) -> None:
        self.steps += 1
        alarm = self.alarms.pop(self.steps, None)
        if alarm is not None:
            alarm()
        super()._run_once()  # type: ignore[misc]

    def end(self) -> None:
        """End every task, including those that others start while they end, and close."""
        while tasks := asyncio.all_tasks(self):
            for task in tasks:
                task.cancel()
            self.run_until_complete(asyncio.wait(tasks))
        self.close()


class LoopClock:
    """The server's clock under simulation."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
