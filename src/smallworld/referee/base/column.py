"""Picking a combination (I-10; B-PICK)."""

from smallworld.referee.base.catalogue import AMAZONS_EXTRA, BADGES, BANNERS, MARKERS
from smallworld.referee.base.table import Folk, Table
from smallworld.referee.column import free_slot, refill


def affordable(table: Table) -> int:
    """How many of the visible combinations the player may pick (B-PICK-01, -06)."""
    return min(len(table.column), table.coins[table.seat] + 1)


def pick(table: Table, place: int) -> None:
    """One coin on each combination above, all coins of the chosen one, tokens, the next combination."""
    seat = table.seat
    race_number, power_number, found = table.column.pop(place)
    for above in table.column[:place]:
        above[2] += 1
    table.coins[seat] += found - place

    race, power = table.world.races[race_number], table.world.powers[power_number]
    me = Folk(free_slot(table, seat), seat, race, power)
    number = BANNERS[race] + BADGES[power] + (AMAZONS_EXTRA if race == "amazons" else 0)
    me.hand = min(number, table.tray[race])  # B-GEN-07
    table.tray[race] -= me.hand
    table.folks[me.slot] = me
    table.active[seat] = me.slot
    table.picked = True
    table.facts.append(("combo_taken", seat, place, race, power, place, found, me.hand))

    # The markers of the new race come from the box
    for kind, owner in (
        ("hole", "halflings"),
        ("encampment", "bivouacking"),
        ("hero", "heroic"),
        ("dragon", "dragon_master"),
    ):
        if owner in (race, power):
            table.take_back(kind)
            table.supply[kind] = MARKERS[kind]
    refill(table)
