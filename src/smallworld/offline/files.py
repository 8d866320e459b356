"""Games as one file, to be carried to another browser or kept: their logs, entry by entry."""

import json
import re
from typing import Any, Final

from smallworld.hosting.house import House
from smallworld.hosting.ports import StoreError
from smallworld.offline.shelf import rows_of, told_rows
from smallworld.record.codec import dumps
from smallworld.table.commands import Refused
from smallworld.table.entries import Damaged, Row
from smallworld.table.fold import fold

Json = dict[str, Any]

FORMAT: Final = 1
KIND: Final = "smallworld games"
TABLE: Final = re.compile(r"here-[\w-]{16,59}", re.ASCII)
"""The id of a table without a server. One of a server goes on there, and nowhere else."""

MOST_TABLES: Final = 500
MOST_ENTRIES: Final = 20_000
MOST_LETTERS: Final = 64 * 1024 * 1024


async def written(house: House, tables: list[str]) -> str:
    """The file with these games; what is not here is left out."""
    found: list[Json] = []
    for table in tables:
        rows = await house.store.load(table)
        if rows:
            found.append({"table": table, "rows": told_rows(rows)})
    return dumps({"kind": KIND, "format": FORMAT, "tables": found})


async def taken(house: House, text: str) -> Json:
    """Keep the games of a file. Of a game that is here already the longer one stays; nothing is ever taken away."""
    told: Json = {"new": [], "longer": [], "known": [], "refused": []}
    for table, rows in read(text):
        try:
            told[await keep(house, table, rows)].append(table)
        except Damaged as problem:
            told["refused"].append({"table": table, "reason": str(problem)})
        except StoreError:
            raise Refused("storage", "The games could not all be saved; try again.") from None
    return told


def read(text: str) -> list[tuple[str, list[Row]]]:
    """The games of a file, refused if it is something else."""
    if len(text) > MOST_LETTERS:
        raise Refused("too_big", "The file is too long.")
    try:
        file = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("bad_file", "This is no file of saved games.") from None
    match file:
        case {"kind": str(kind), "format": int(form), "tables": list(tables), **rest}:
            pass
        case _:
            raise Refused("bad_file", "This is no file of saved games.")
    if kind != KIND or rest.keys() - {"kept"}:
        raise Refused("bad_file", "This is no file of saved games.")
    if form != FORMAT:
        raise Refused("bad_file", "This file was written by a newer version.")
    if len(tables) > MOST_TABLES:
        raise Refused("too_big", f"A file has at most {MOST_TABLES} games.")
    found: list[tuple[str, list[Row]]] = []
    for each in tables:
        match each:
            case {"table": str(table), "rows": list(rows)} if TABLE.fullmatch(table) and 0 < len(rows) <= MOST_ENTRIES:
                try:
                    found.append((table, rows_of(rows)))
                except ValueError as problem:
                    raise Refused("bad_file", f"A game in this file cannot be read: {problem}") from None
            case _:
                raise Refused("bad_file", "A game in this file cannot be read.")
    return found


async def keep(house: House, table: str, rows: list[Row]) -> str:
    """Keep one game, if it is sound; says what became of it."""
    try:
        problem = fold(table, rows, house.limits).frozen
    except Damaged:
        raise
    except Exception:  # its links fit, but no program has written what they join
        raise Damaged("This game cannot be read.") from None
    if problem:
        raise Damaged(problem)
    here = await house.store.load(table)
    if here[: len(rows)] != rows[: len(here)]:
        raise Damaged("This game went on differently here.")
    for row in rows[len(here) :]:
        await house.store.append(table, row)
    if len(rows) <= len(here):
        return "known"
    if table in house.rooms:
        room = house.rooms[table]
        await room.post(room.look_again)
    return "longer" if here else "new"
