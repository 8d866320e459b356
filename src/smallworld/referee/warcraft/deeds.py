"""What the offers of the conquest step do."""

from smallworld.engine.actions import Action
from smallworld.referee.warcraft import discovery, losses, reach, tolls
from smallworld.referee.warcraft.catalogue import ALLIANCE, ARTIFACTS, HORDE
from smallworld.referee.warcraft.offers import STEAL, WEAPONS, escort
from smallworld.referee.warcraft.table import EMPTY, NATIVES, NOBODY, Folk, Table
from smallworld.referee.warcraft.tolls import CONQUEST, FORCE, TOUCH

LYING_THERE = ("wall", "fort", "beast", "champion", "bomb", "objective", *ARTIFACTS)
"""What a portal moves besides tokens; mountains, places and face-down markers stay (W-POWER-PORTAL-01, -02)."""


def perform(table: Table, me: Folk, action: Action) -> None:
    """Take an offer."""
    table.used.append((action.key, action.region))
    table.moved = True  # regions are abandoned before any of this (W-TURN-04)
    if action.key in (*WEAPONS, "raid"):
        table.armed.append(action.key)
    elif action.key == "assault":
        assault(table, me, action.region)
    elif action.key == "champion":
        champion(table, me, action.region)
    elif action.key == "intimidate":
        intimidate(table, me, action.region, action.to)
    elif action.key == "portal":
        portal(table, me, action.region, action.to)
    elif action.key.startswith(STEAL):
        theft(table, me, action.key.removeprefix(STEAL), action.region, action.to)
    else:
        table.side = {"side_with_alliance_now": ALLIANCE, "side_with_horde_now": HORDE}[action.key]


def assault(table: Table, me: Folk, region: int) -> None:
    """From the air: tolls, a die, and the region falls if the tokens suffice (W-RACE-GNOME-02, -03)."""
    tolls.pay(table, me, region, CONQUEST)
    face = table.luck.die()
    table.facts.append(("die_rolled", me.seat, face))
    table.assault = region, face
    price = reach.prices(table, me, {region}, last=True)[region]
    if price <= me.hand:
        losses.take(table, me, region, price, "assault")
        return
    losses.note_attack(table, me, region)
    table.facts.append(("attack_failed", me.seat, me.race, region, price - me.hand))
    table.armed = []


def champion(table: Table, me: Folk, region: int) -> None:
    """He takes the region alone, whatever defends it (W-POWER-CHAMP-01, -03)."""
    tolls.pay(table, me, region, CONQUEST)
    losses.take(table, me, region, escort(table, me), "champion")
    table.place("champion", region)


def intimidate(table: Table, me: Folk, region: int, to: int) -> None:
    """A wall or fort goes first; then a token moves, or is lost with nowhere to go (W-POWER-INTIM-02 to -06)."""
    tolls.pay(table, me, region, FORCE)
    losses.note_attack(table, me, region)
    for kind in ("wall", "fort"):
        if region in table.on[kind]:
            table.remove(kind, region)
            return
    victim = table.folk_in(region)
    if victim is None:
        table.felled += 1  # W-POWER-INTIM-03, W-RACE-FORSAKEN-04
        table.tokens[region] -= 1
        table.facts.append(("tokens_moved", NOBODY, "natives", region, -1, 1))
        if table.tokens[region] == 0:
            table.holder[region] = EMPTY
        return
    table.facts.append(("tokens_moved", victim.seat, victim.race, region, to, 1))
    if to >= 0:
        if table.on["beast"].get(region, 0) == table.tokens[region]:  # nobody but beasts
            table.take("beast", region, 1)
            table.place("beast", to)
        table.tokens[to] += 1
        losses.check_garrison(table, victim, to)  # beside the Champion a Tauren is still alone
    elif losses.under_the_chapel(table, me, victim):
        if table.on["beast"].get(region, 0) == table.tokens[region]:
            table.take("beast", region, 1)
            table.retreats.append((victim.slot, region, "beast", 1))
        losses.flee(table, victim, region, 1)
    elif losses.bury(table, victim, region, 1) == 0:
        losses.flee(table, victim, region, 1)
    table.tokens[region] -= 1
    losses.check_garrison(table, victim, region)


def portal(table: Table, me: Folk, one: int, two: int) -> None:
    """Everything movable changes places; tokens of a player may find something (W-POWER-PORTAL-01 to -04)."""
    for region in (one, two):
        tolls.pay(table, me, region, FORCE)
        losses.note_attack(table, me, region)
    swap(table, one, two)
    table.facts.append(("regions_swapped", one, two))
    for region in (one, two):
        if table.holder[region] not in (EMPTY, NATIVES):
            discovery.discover(table, region)


def swap(table: Table, one: int, two: int) -> None:
    """Tokens, whose they are, and markers."""
    here, there = table.folk_in(one), table.folk_in(two)
    if here is not there:
        if here is not None:
            here.regions = here.regions - {one} | {two}
        if there is not None:
            there.regions = there.regions - {two} | {one}
    for some in (table.holder, table.tokens):
        some[one], some[two] = some[two], some[one]
    for kind in LYING_THERE:
        counts = table.on[kind].pop(one, 0), table.on[kind].pop(two, 0)
        table.on[kind].update({r: n for r, n in ((two, counts[0]), (one, counts[1])) if n})
    bombs = table.faces.pop(("bomb", one), ""), table.faces.pop(("bomb", two), "")
    table.faces.update({("bomb", r): face for r, face in ((two, bombs[0]), (one, bombs[1])) if face})


def theft(table: Table, me: Folk, artifact: str, region: int, home: int) -> None:
    """An artifact comes into the region of the Ethereals that it bordered on."""
    tolls.pay(table, me, region, TOUCH)
    table.move(artifact, home)
