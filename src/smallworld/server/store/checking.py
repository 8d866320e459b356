"""Is everything in a store sound? Every chain is followed, and every game played again."""

from collections.abc import Callable, Iterator

from smallworld.content.rulings import Rulings
from smallworld.hosting.ports import Unreadable
from smallworld.server.store.archive import Archive
from smallworld.server.store.copying import breaks
from smallworld.table.entries import Damaged, Froze, Mended, Row, Started, first_link, from_row
from smallworld.table.fold import fold
from smallworld.table.limits import TABLE_LIMITS


def check(archive: Archive, show: Callable[[int, int], None] = lambda done, total: None) -> Iterator[str]:
    """The faults of a store, each in a line."""
    yield from archive.faults()
    versions = archive.versions()
    done, total = 0, sum(versions.values())
    for table, number in versions.items():
        try:
            for fault in faults_of(table, archive.rows(table)):
                yield f"table {table}: {fault}"
        except Unreadable as problem:
            yield f"table {table}: cannot be read: {problem}"
        done += number
        show(done, total)


def faults_of(table: str, rows: list[Row]) -> Iterator[str]:
    """The faults of one log. A table that was frozen when something impossible happened is sound: it says so itself."""
    broken = list(breaks(table, rows))
    if broken:
        yield from broken
        return
    try:
        again = fold(table, rows, TABLE_LIMITS)
        chain, begun, froze = first_link(table), None, False
        for seq, row in enumerate(rows):
            what = from_row(row, seq, chain).what
            begun = what if isinstance(what, (Started, Mended)) else begun
            froze = froze or isinstance(what, Froze)
            chain = row.chain
    except Damaged as problem:
        yield str(problem).rstrip(".")
        return
    except Exception as problem:  # whatever it is, the other tables are to be looked at too
        yield f"cannot be played again: {problem!r:.200}"
        return
    if again.frozen and not froze:
        yield again.frozen.rstrip(".")
    differs = again.mend is not None or again.archive is not None
    if begun is not None and differs and not froze and again.rulings(begun) == Rulings.of(again.lobby.setup()):
        yield "the game comes out differently when it is played again under its own rules"
