"""What decline leaves, and the beasts that leave (I-19; W-DECL)."""

from smallworld.referee.ending import maybe_vanish, vanish
from smallworld.referee.warcraft import losses
from smallworld.referee.warcraft.catalogue import LASTING, LEAVING
from smallworld.referee.warcraft.table import EMPTY, Folk, Table


def decline(table: Table, me: Folk) -> None:
    """The older declined race leaves, then the active one is turned over (W-DECL-02)."""
    seat = me.seat
    for older in [table.folks[slot] for slot in table.declined[seat]]:
        vanish(table, older)
    table.facts.append(("tribe_declined", seat, me.race, me.power, len(me.regions)))

    # Leaving with the decline (W-DECL-04, W-RACE-TAUREN-07)
    dismiss_beasts(table, me)
    if me.race == "humans":
        table.take_back("objective")
    if me.race == "pandaren":
        table.harmony = set()
    if me.race == "goblins":
        table.take_back("bomb")
        table.faces = {spot: face for spot, face in table.faces.items() if spot[0] != "bomb"}
        table.bombs, table.supply["bomb"] = [], 0
    me.active = False
    table.active[seat] = EMPTY
    table.declined[seat].append(me.slot)
    for region in sorted(me.regions):
        for kind in LEAVING:
            table.remove(kind, region)
        if table.tokens[region] == 0:
            table.leave(me, region)
            table.clear(region)

    # One token per region stays, of Tauren two; the others go to the tray
    table.gather(me)
    table.tray[me.race] += me.hand
    me.hand = 0

    if me.power is not None and me.power not in LASTING:  # W-DECL-03
        table.discard.append(table.world.powers.index(me.power))
        me.power = None
    maybe_vanish(table, me)


def dismiss_beasts(table: Table, me: Folk) -> None:
    """All beasts are discarded, those in hand too; what they alone held is emptied (W-POWER-BEAST-01, -02)."""
    if not me.have("beast_master"):
        return
    me.hand -= table.supply["beast"]
    for region in sorted(table.on["beast"]):
        table.tokens[region] -= table.remove("beast", region)
        losses.check_garrison(table, me, region)
    table.supply["beast"] = 0
