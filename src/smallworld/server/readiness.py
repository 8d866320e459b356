"""Should a proxy send people here? Not to a node that is about to stop, nor to one that cannot read its store."""

import asyncio
from typing import Final

from smallworld.hosting.ports import StoreError
from smallworld.server.hub import Hub

PATIENCE: Final = 2.0
"""Seconds for the store to answer."""

FRESH: Final = 1.0
"""Seconds for which an answer is good enough: whoever asks often does not keep the store busy."""

DRAINING: Final = "draining"
NO_STORE: Final = "the store does not answer"


class Readiness:
    """The answer, found out anew now and then."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self.answer = ""
        self.until = 0.0
        self.looking: asyncio.Task[None] | None = None

    async def why_not(self) -> str:
        """Why nobody should be sent here; "" if they should."""
        if self.hub.draining or self.hub.closing:
            return DRAINING
        if self.hub.clock.now() >= self.until:
            if self.looking is None:
                self.looking = self.hub.spawn(self.look())
            await asyncio.wait([self.looking])
        return self.answer

    async def look(self) -> None:
        """Can the store be read?"""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.hub.store.load("")  # no table has no name
            self.answer = ""
        except (StoreError, TimeoutError):
            self.answer = NO_STORE
        finally:
            self.until = self.hub.clock.now() + FRESH
            self.looking = None
