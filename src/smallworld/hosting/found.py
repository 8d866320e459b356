"""What takes a while to find out: once, beside everything else, and kept for whoever asks again."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from smallworld.table.commands import Refused

Json = dict[str, Any]
Spawn = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]

KEPT: Final = 16


class Found:
    """Answers by their keys, the oldest first."""

    def __init__(self, spawn: Spawn) -> None:
        self.spawn: Final = spawn
        self.known: Final[dict[str, Json]] = {}
        self.work: Final[dict[str, asyncio.Task[None]]] = {}

    def look(self, key: str, find: Callable[[], Awaitable[Json]]) -> Json | None:
        """The answer; if it is not known yet, it is found out from now on."""
        if key not in self.known and key not in self.work:
            self.work[key] = self.spawn(self.keep(key, find))
        return self.known.get(key)

    async def keep(self, key: str, find: Callable[[], Awaitable[Json]]) -> None:
        """Find one out."""
        try:
            self.known[key] = await find()
            for old in list(self.known)[:-KEPT]:
                del self.known[old]
        except Refused:
            return  # the log says why; whoever asks again tries again
        finally:
            del self.work[key]
