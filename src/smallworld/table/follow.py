"""An entry that another server has written: what it means to a table that knows everything before it."""

from smallworld.engine.match import Illegal
from smallworld.table.commands import Refused
from smallworld.table.entries import Acted, Damaged, Entry, Froze, Made, Mended, Row, Started, Undone, from_row
from smallworld.table.table import Plan, Table, short_hash


def followed(table: Table, row: Row) -> Plan | None:
    """What it would have planned itself; None if that differs in anything, and the whole log must be read again."""
    try:
        entry = from_row(row, table.version, table.chain)
        return None if table.frozen else planned(table, entry)
    except (Damaged, Refused, Illegal):
        return None


def planned(table: Table, entry: Entry) -> Plan | None:
    """The same from what the entry says."""
    what = entry.what
    if isinstance(what, Started):
        ours = table.plan_start()
    elif isinstance(what, Acted):
        if table.game is None or table.game.decider != what.seat:
            return None
        ours = table.plan_actions(table.game, what.seat, what.actions)
    elif isinstance(what, Undone):
        if table.game is None:
            return None
        game = table.game.copy()
        for _ in range(what.actions):
            game.undo(single=True)
        return Plan(entry, game) if short_hash(game) == what.state else None
    elif isinstance(what, (Made, Mended, Froze)):
        return None
    else:
        return Plan(entry)
    return Plan(entry, ours.game, ours.events) if ours.entry.what == what else None
