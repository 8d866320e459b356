"""What decline leaves (I-19; B-DECLINE)."""

from smallworld.referee.base.catalogue import LEAVING
from smallworld.referee.base.table import EMPTY, Folk, Table, spirit
from smallworld.referee.ending import maybe_vanish, vanish


def decline(table: Table, me: Folk) -> None:
    """The active race is turned over; the older declined race leaves first (B-DECLINE-03 to -09)."""
    seat = me.seat
    if not spirit(me):
        for older in [table.folks[slot] for slot in table.declined[seat]]:
            if not spirit(older):
                vanish(table, older)

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
    maybe_vanish(table, me)
