"""The logs in the storage of a browser, which other windows of it may write to as well."""

import json
from typing import Final, Protocol

from smallworld.hosting.ports import StoreError, Taken
from smallworld.table.entries import Row

TAKEN: Final = "taken"
"""What the storage answers when somebody else has written an entry with this number or this command."""


class Storage(Protocol):
    """The browser's end, `web/src/here/shelf.ts`. Only texts go to and fro."""

    async def append(self, table: str, seq: int, command: str, body: str, chain: str) -> str:
        """Add one entry; answers when it is safe."""

    async def load(self, table: str) -> str:
        """All entries of a table in order, as JSON."""


class Shelf:
    """A store as `hosting` wants it."""

    def __init__(self, storage: Storage) -> None:
        self.storage: Final = storage

    async def append(self, table: str, row: Row, fence: int = 0) -> None:
        """Add one entry. There is nobody to be fenced off: who comes second finds the number taken."""
        try:
            answer = await self.storage.append(table, row.seq, row.command, row.body.decode(), row.chain.hex())
        except Exception as problem:  # full, switched off, or taken away: whatever the browser says
            raise StoreError(str(problem)[:200]) from None
        if answer == TAKEN:
            raise Taken("Another window has written here.")

    async def load(self, table: str, since: int = 0) -> list[Row]:
        """The entries of a table in order, from a number on; none if there is no such table."""
        try:
            return rows_of(json.loads(await self.storage.load(table)))[since:]
        except Exception as problem:
            raise StoreError(str(problem)[:200]) from None


def rows_of(told: object) -> list[Row]:
    """Entries that were told as lists of number, command, body and link; `ValueError` if they are not."""
    rows: list[Row] = []
    for each in told if isinstance(told, list) else [None]:
        match each:
            case [int(seq), str(command), str(body), str(chain)] if not isinstance(seq, bool):
                rows.append(Row(seq, command, body.encode(), bytes.fromhex(chain)))
            case _:
                raise ValueError("An entry has a number, a command, a body and a link.")
    return rows


def told_rows(rows: list[Row]) -> list[list[int | str]]:
    """The same the other way round."""
    return [[row.seq, row.command, row.body.decode(), row.chain.hex()] for row in rows]
