"""Copies one store to another, whichever kinds they are: checked before, checked after, and gone on with after a stop.

A copy has the name of its source. So a store that holds other games is never mixed up with it, and one that has gone on
by itself is never wound back: of each table the target has nothing, or the beginning of what the source has.
"""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from smallworld.hosting.ports import Unreadable
from smallworld.server.store.about import UNFINISHED
from smallworld.server.store.archive import Archive
from smallworld.server.store.worker import BadStore
from smallworld.table.entries import Row, first_link, link

BATCH: Final = 2000
"""Entries that are written together, about."""

Show = Callable[[int, int], None]
"""Is told how much is done, and how much there is."""


@dataclass
class Copied:
    """What a copy has come to."""

    tables: int = 0
    entries: int = 0
    new: int = 0  # entries that were not there before
    faults: list[str] = field(default_factory=list)  # of the source; they were copied as they are, or left out
    played_on: bool = False  # a server ran on the source


def copy(source: Archive, target: Archive, show: Show = lambda done, total: None) -> Copied:
    """Copy everything, or what is not there yet. Both are open; nothing is written before it is known to fit."""
    played_on = source.in_use()
    name = source.state()
    if name.unfinished:
        raise BadStore(UNFINISHED.format(source.where))
    ours, theirs = source.versions(), target.versions()
    if theirs and target.state().identity != name.identity:
        raise BadStore(
            f"{target.where} has games that are not from {source.where}: copy to an empty place, since the games of "
            "two servers are never mixed"
        )
    refuse_other_ways(source, target, ours, theirs)
    target.begin(name.identity)
    done = Copied(len(ours), sum(ours.values()), played_on=played_on)
    total = 2 * done.entries
    at = 0
    seals: dict[str, bytes] = {}
    waiting: list[tuple[str, list[Row]]] = []
    for table in ours:
        try:
            rows = source.rows(table)
        except Unreadable as problem:
            done.faults.append(f"table {table}: left out, since it cannot be read: {problem}")
            continue
        fault = broken_link(table, rows)
        if fault:
            done.faults.append(f"table {table}: {fault}; copied as it is")
        seals[table] = seal(rows)
        new = rows[theirs.get(table, 0) :]
        if new:
            waiting.append((table, new))
            done.new += len(new)
        at += len(rows)
        if sum(len(each) for _, each in waiting) >= BATCH:
            target.add(waiting)
            waiting.clear()
        show(at, total)
    if waiting:
        target.add(waiting)
    for table, expected in seals.items():
        rows = target.rows(table)
        if seal(rows) != expected:
            raise BadStore(f"{target.where} does not give back what was written (table {table}): do not use this copy")
        at += len(rows)
        show(at, total)
    target.finish(source.beside())
    return done


def refuse_other_ways(source: Archive, target: Archive, ours: dict[str, int], theirs: dict[str, int]) -> None:
    """Refuse a target that has anything which the source has not."""
    for table, number in theirs.items():
        gone_on = number > ours.get(table, 0)
        if not gone_on:
            there = target.rows(table)
            gone_on = seal(source.rows(table)[:number]) != seal(there)
        if gone_on:
            raise BadStore(
                f"{target.where} has gone on by itself since it was copied from {source.where} (table {table}): "
                "copy to an empty place"
            )


def seal(rows: list[Row]) -> bytes:
    """One hash of everything that a log has, sound or not."""
    whole = hashlib.sha256()
    for row in rows:
        for part in (b"%d" % row.seq, row.command.encode(), row.body, row.chain):
            whole.update(b"%d:%s" % (len(part), part))
    return whole.digest()


def broken_link(table: str, rows: list[Row]) -> str:
    """Where the chain of a log breaks first; "" if it holds."""
    for problem in breaks(table, rows):
        return problem
    return ""


def breaks(table: str, rows: list[Row]) -> Iterator[str]:
    """Where the chain of a log breaks."""
    chain = first_link(table)
    for seq, row in enumerate(rows):
        if row.seq != seq:
            yield f"entry {seq} is missing"
            return
        if link(chain, row.seq, row.command, row.body) != row.chain:
            yield f"entry {seq} was changed"
        chain = row.chain
