"""The end of a declined race (I-19; W-DECL-08, W-PICK-05)."""

from smallworld.referee.column import refill
from smallworld.referee.warcraft.table import Folk, Table


def maybe_vanish(table: Table, me: Folk) -> None:
    """A declined race without a token is gone (W-DECL-08, -09)."""
    if not me.active and not (me.regions or me.hand or me.fled):
        vanish(table, me)


def vanish(table: Table, me: Folk) -> None:
    """Everything of a declined race leaves; its banner goes under the stack."""
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
    refill(table, table.luck)
