"""What decline leaves, and the end of a race (I-19; B-DECLINE, B-LOSS-12)."""

from smallworld.referee.base.catalogue import LEAVING
from smallworld.referee.base.table import EMPTY, LOST_TRIBES, Folk, Table, spirit
from smallworld.referee.column import Luck, refill


def decline(table: Table, me: Folk, luck: Luck) -> None:
    """The active race is turned over; the older declined race leaves first (B-DECLINE-03 to -09)."""
    seat = me.seat
    if not spirit(me):
        for older in [table.folks[slot] for slot in table.declined[seat]]:
            if not spirit(older):
                vanish(table, older, luck)

    table.facts.append(("tribe_declined", seat, me.race, me.power, len(me.regions)))
    me.active = False
    table.active[seat] = EMPTY
    table.declined[seat].append(me.slot)

    # One token per region stays, of Ghouls all; the rest goes to the tray (B-DECLINE-04, B-RACE-GHOULS-01)
    if me.race != "ghouls":
        table.gather(me)
    table.tray[me.race] += me.hand + me.aside
    me.hand = me.aside = 0

    # Lairs and Fortresses stay, the other markers leave (B-DECLINE-06)
    for kind in LEAVING:
        for region in list(table.on[kind]):
            if region in me.regions:
                table.remove(kind, region)

    # The badge is discarded, but for Spirit (B-DECLINE-05)
    if not spirit(me) and me.power is not None:
        table.discard.append(table.world.powers.index(me.power))
        me.power = None
    maybe_vanish(table, me, luck)


def maybe_vanish(table: Table, me: Folk, luck: Luck) -> None:
    """A declined race with no token on map or in hand is gone (B-LOSS-12, B-RACE-GHOULS-13)."""
    if me.slot != LOST_TRIBES and not me.active and not (me.regions or me.hand or me.fled):
        vanish(table, me, luck)


def vanish(table: Table, me: Folk, luck: Luck) -> None:
    """Everything of a declined race leaves; its banner goes under the stack (B-DECLINE-03, -08)."""
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
    refill(table, luck)
