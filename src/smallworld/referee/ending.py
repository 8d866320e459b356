"""The end of a declined race (I-19; B-LOSS-12, W-DECL-08, W-PICK-05)."""

from smallworld.referee.column import refill
from smallworld.referee.table import Folk, Table


def maybe_vanish(table: Table, me: Folk) -> None:
    """A declined race with no token on map or in hand is gone (B-LOSS-12, B-RACE-GHOULS-13, W-DECL-08, -09)."""
    if not me.active and not (me.regions or me.hand or me.fled):
        vanish(table, me)


def vanish(table: Table, me: Folk) -> None:
    """Everything of a declined race leaves; its banner goes under the stack (B-DECLINE-03, -08, W-DECL-08)."""
    table.tray[me.race] += me.hand + me.fled
    for region in sorted(me.regions):
        table.tray[me.race] += table.tokens[region]
        table.leave(me, region)
        table.clear(region)
    if me.power is not None:
        table.discard.append(table.world.powers.index(me.power))
    table.declined[me.seat].remove(me.slot)
    del table.folks[me.slot]
    table.banners.insert(0, table.world.races.index(me.race))
    table.facts.append(("tribe_vanished", me.seat, me.race))
    refill(table)
