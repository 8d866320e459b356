"""The real clock."""

import asyncio
import time


class SystemClock:
    """Time that only goes forward."""

    def now(self) -> float:
        """Seconds since some moment."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)
