"""How much time people have left in their turns, kept through restarts.

Only what is left is kept, never a moment at which time runs out: so nobody is charged for the time in which there was
no server. It is written down every few seconds; a server that is killed gives back what passed since.
"""

import asyncio
import json
import logging
import sqlite3
from pathlib import Path
from typing import Final, Protocol

from smallworld.hosting.ports import Left

log = logging.getLogger("smallworld.server")

FILE: Final = "clocks.sqlite"
CREATE: Final = "CREATE TABLE IF NOT EXISTS lefts (tab TEXT PRIMARY KEY, turn TEXT NOT NULL, seconds TEXT NOT NULL)"


class Clocks(Protocol):
    """Where that is kept while there is no server."""

    async def load(self) -> dict[str, Left]:
        """All of it, by table."""

    async def save(self, changed: dict[str, Left | None]) -> None:
        """What is new; None for tables that need no clock any more."""


class NoClocks:
    """Keeps nothing: after a restart everybody has all their time again."""

    async def load(self) -> dict[str, Left]:
        """Nothing."""
        return {}

    async def save(self, changed: dict[str, Left | None]) -> None:
        """Nowhere."""


class ClockFile:
    """A small file beside the games. Without it no game is lost, so a disk that fails is only logged."""

    def __init__(self, folder: Path) -> None:
        self.path: Final = folder / FILE

    def open(self) -> sqlite3.Connection:
        """The file, made if it is not there."""
        db = sqlite3.connect(self.path, timeout=2.0)
        db.execute(CREATE)
        return db

    async def load(self) -> dict[str, Left]:
        """What was left when the last server wrote it down."""
        return await asyncio.to_thread(self.read)

    async def save(self, changed: dict[str, Left | None]) -> None:
        """Write down what is new."""
        await asyncio.to_thread(self.write, changed)

    def read(self) -> dict[str, Left]:
        """What was left when the last server wrote it down."""
        if not self.path.exists():
            return {}
        try:
            db = self.open()
            try:
                rows = db.execute("SELECT tab, turn, seconds FROM lefts").fetchall()
            finally:
                db.close()
            return {tab: Left(turn, {int(k): float(v) for k, v in json.loads(s).items()}) for tab, turn, s in rows}
        except (sqlite3.Error, ValueError, AttributeError) as problem:
            log.error("the clocks of the last server cannot be read: %s", problem)
            return {}

    def write(self, changed: dict[str, Left | None]) -> None:
        """Write down what is new."""
        try:
            db = self.open()
            try:
                with db:
                    for tab, left in changed.items():
                        if left is None:
                            db.execute("DELETE FROM lefts WHERE tab = ?", (tab,))
                        else:
                            row = (tab, left.turn, json.dumps(left.seconds))
                            db.execute("INSERT OR REPLACE INTO lefts VALUES (?, ?, ?)", row)
            finally:
                db.close()
        except sqlite3.Error as problem:
            log.error("the clocks cannot be written down: %s", problem)
