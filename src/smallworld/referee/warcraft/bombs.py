"""Bombs of the Goblins (W-RACE-GOBLIN-02 to -10)."""

from smallworld.referee.warcraft import losses, tolls
from smallworld.referee.warcraft.reach import untouchable
from smallworld.referee.warcraft.table import Folk, Table


def blow_up(table: Table, me: Folk) -> None:
    """At the beginning of the turn: what nobody holds any more is taken up, what costs no toll is turned up."""
    if not me.are("goblins"):
        return
    for region in sorted(table.on["bomb"]):
        keeper = table.folk_in(region)
        friendly = keeper is None or keeper.seat == me.seat or table.world.partners(keeper.seat, me.seat)
        if friendly or region in untouchable(table, me):
            take_up(table, region)
        elif not tolls.due(table, me, (region,), tolls.FORCE):
            light(table, me, region)


def light(table: Table, me: Folk, region: int) -> None:
    """Pay what is due and turn the bomb up; half of them explode, all are gone (W-RACE-GOBLIN-03 to -05)."""
    tolls.pay(table, me, region, tolls.FORCE)
    if table.reveal("bomb", region) == "explosion":
        losses.raze(table, me, region)


def take_up(table: Table, region: int) -> None:
    """Back on top of the stack, unseen (W-RACE-GOBLIN-06)."""
    table.bombs.append(table.faces.pop(("bomb", region)))
    table.remove("bomb", region)
    table.supply["bomb"] = len(table.bombs)
