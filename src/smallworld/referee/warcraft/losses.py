"""Regions that change hands, and what their defenders lose (I-17; W-CONQ-14, -15, W-RACE-TAUREN-06)."""

from smallworld.referee.ending import maybe_vanish
from smallworld.referee.warcraft import discovery
from smallworld.referee.warcraft.catalogue import FACTION, HORDE
from smallworld.referee.warcraft.table import EMPTY, NATIVES, NOBODY, Conquest, Folk, Table


def take(table: Table, me: Folk, region: int, tokens: int, how: str) -> None:
    """A conquest: the defender's losses first, then the conqueror goes in."""
    loser = oust(table, me, region, how)
    me.hand -= tokens
    me.regions.add(region)
    table.holder[region] = me.slot
    table.tokens[region] = tokens
    told(table, me, loser, region, tokens, how)

    # What the conqueror leaves there, and what he finds (W-RACE-NELF-02, W-POWER-GARRISON-01, W-CONQ-22)
    if me.are("night_elves") and region in table.world.forests:
        table.place("wall", region)
    if me.have("garrisoned"):
        table.place("fort", region)
    discovery.discover(table, region)
    for weapon in table.armed:
        if weapon != "raid":
            table.move(weapon, region)  # W-ART-04
    table.armed = []
    table.assault = None
    objective(table, me, region)


def raze(table: Table, me: Folk, region: int) -> None:
    """A bomb: a conquest after which the region is empty (W-RACE-GOBLIN-03)."""
    told(table, me, oust(table, me, region, "bomb"), region, 0, "bomb")


def oust(table: Table, me: Folk, region: int, how: str) -> Folk | None:
    """Whoever stands there is driven out; the conquest is noted as it was just before."""
    slot = table.holder[region]
    loser = table.folk_in(region)
    seat, race = (NOBODY, "") if loser is None else (loser.seat, loser.race)
    table.conquests.append(Conquest(me.slot, region, how, slot == EMPTY, seat, table.defenders(region), race))
    note_attack(table, me, region)
    champion = region in table.on["champion"]
    if slot == NATIVES:
        table.felled += table.tokens[region]
        table.facts.append(("tokens_driven_out", NOBODY, "natives", region, table.tokens[region], 0))
        table.holder[region], table.tokens[region] = EMPTY, 0
    elif loser is not None:
        drive_out(table, me, loser, region)
    beasts = table.on["beast"].get(region, 0)
    table.clear(region)
    table.moved = True
    if loser is not None and champion:  # W-POWER-CHAMP-05
        table.retreats.append((loser.slot, region, "champion", 1))
    if loser is not None and beasts:
        table.retreats.append((loser.slot, region, "beast", beasts))
    if loser is not None and champion:
        table.pay(loser.seat, me.seat, 1, "champion")
    return loser


def told(table: Table, me: Folk, loser: Folk | None, region: int, tokens: int, how: str) -> None:
    """The conquest as it is told, and the end of a race that has lost its last region."""
    victim = NOBODY if loser is None else loser.seat
    table.facts.append(("region_taken", me.seat, me.race, region, tokens, how, victim))
    if loser is not None:
        maybe_vanish(table, loser)


def note_attack(table: Table, me: Folk, region: int) -> None:
    """Whose active race was attacked gets no Harmony token (W-RACE-PANDA-01, -02, W-DEF-10)."""
    keeper = table.folk_in(region)
    if keeper is not None and keeper.active and keeper.seat != me.seat:
        table.attacked.add(keeper.seat)


def drive_out(table: Table, me: Folk, loser: Folk, region: int) -> None:
    """An active race loses one token, a declined one all of them; the others wait in hand."""
    standing = table.tokens[region]
    if loser.active:
        spared = region in table.on["champion"] or under_the_chapel(table, me, loser)
        lost = bury(table, loser, region, 0 if spared else min(1, standing))
    else:
        lost = bury(table, loser, region, standing)
    table.leave(loser, region)
    flee(table, loser, region, standing - lost)
    table.facts.append(("tokens_driven_out", loser.seat, loser.race, region, lost, standing - lost))


def under_the_chapel(table: Table, me: Folk, loser: Folk) -> bool:
    """The race that holds Light's Hope Chapel loses nobody when others attack it (W-PLACE-CHAPEL-01 to -03)."""
    return table.holds(loser, "lights_hope_chapel") and me.seat != loser.seat


def bury(table: Table, loser: Folk, region: int, number: int) -> int:
    """Beasts fall first, then race tokens, but for the one Holy Light saves; says how many fell."""
    beasts = min(number, table.on["beast"].get(region, 0))
    if beasts:  # W-POWER-BEAST-05
        table.take("beast", region, beasts)
        table.supply["beast"] -= beasts
    tokens = number - beasts
    if tokens and loser.are("draenei") and table.seat != loser.seat and loser.slot not in table.saved:
        table.saved.add(loser.slot)  # W-RACE-DRAENEI-01 to -06
        tokens -= 1
    table.tray[loser.race] += tokens
    table.felled += beasts + tokens
    return beasts + tokens


def flee(table: Table, loser: Folk, region: int, number: int) -> None:
    """Survivors are placed when the turn ends; in the owner's own turn they are ready at once."""
    if number and loser.active and loser.seat == table.seat:
        loser.hand += number
    elif number:
        loser.fled += number
        table.retreats.append((loser.slot, region, "", number))


def check_garrison(table: Table, folk: Folk, region: int) -> None:
    """A lone active Tauren goes to the hand; a region without anybody is empty (W-RACE-TAUREN-06, -08, W-DEF-13)."""
    alone = table.tokens[region]
    if folk.active and 0 < alone < folk.least:
        table.tokens[region] = 0
        flee(table, folk, region, alone)
        table.facts.append(("tokens_moved", folk.seat, folk.race, region, -1, alone))
        if region in table.on["beast"]:  # the one left alone is a beast, and stays one (W-POWER-BEAST-04)
            table.retreats.append((folk.slot, region, "beast", table.on["beast"][region]))
    if table.defenders(region) == 0:
        table.leave(folk, region)
        table.clear(region)
        maybe_vanish(table, folk)


def objective(table: Table, me: Folk, region: int) -> None:
    """Two coins for a conqueror who is not of the Horde, and for the Humans (W-RACE-HUMAN-02 to -06)."""
    if region in table.on["objective"] and FACTION[me.race] != HORDE:
        owner = next(folk for folk in table.folks.values() if folk.are("humans"))
        table.remove("objective", region)
        table.pay(NOBODY, me.seat, 2, "objective")
        if owner.seat != me.seat:
            table.pay(NOBODY, owner.seat, 2, "objective")
