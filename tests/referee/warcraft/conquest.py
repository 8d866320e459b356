"""Where a race may attack, what it costs and what is due, what the defender loses (I-16, I-17; W-CONQ, W-PAY)."""

from typing import Final

from referee.table import EMPTY, NATIVES, NOBODY, Conquest, Folk, maybe_vanish
from referee.warcraft.table import DEFENCES, FACTION, HORDE, PLACES, WELL, Table

Regions = set[int]


def beside(table: Table, me: Folk) -> Regions:
    """What counts as adjacent for an attack: for Kobolds every cavern, even with no region (W-RACE-KOBOLD-01, -02)."""
    found = table.world.around(me.regions)
    return found | table.world.caverns if me.are("kobolds") else found


def reach(table: Table, me: Folk, last: bool = False) -> Regions:
    """Every region the race may attack now, perhaps as its last attempt, whatever it costs (W-CONQ-03, -06, -07)."""
    found = usual_ways(table, me)
    if last and table.assault is not None and "doomhammer" not in table.armed:  # W-ART-HAMMER-02
        found.add(table.assault[0])  # W-RACE-GNOME-04
    if "raid" in table.armed:
        found &= raid_targets(table, me)
    return found & open_to(table, me)


def usual_ways(table: Table, me: Folk) -> Regions:
    """Where a race may go without flying."""
    world = table.world
    found = beside(table, me) | world.entries
    if me.are("naga") and not me.regions:
        found |= world.water  # W-RACE-NAGA-02
    if "ashes_of_alar" in table.armed:
        found = set(world.land)  # W-ART-ASHES-01: also for Naga
    return found


def open_to(table: Table, me: Folk) -> Regions:
    """Regions that nothing closes to the race: no water, no own region, nothing immune, no partner."""
    world = table.world
    found = set(world.everywhere if me.are("naga") else world.land)  # W-CONQ-08, W-RACE-NAGA-01
    return found - me.regions - untouchable(table, me)


def untouchable(table: Table, me: Folk) -> Regions:
    """Regions no power of this race may touch: towers of others, a partner's active race (W-DEF-09, W-TEAM-04)."""
    found: Regions = set()
    for region in table.on["tower"]:
        keeper = table.folk_in(region)
        if keeper is None or keeper.seat != me.seat:
            found.add(region)
    for seat in range(table.players):
        friend = table.active_of(seat)
        if friend is not None and table.world.partners(seat, me.seat):
            found |= friend.regions
    return found


def travels_free(table: Table, me: Folk) -> bool:
    """No travel cost at all (W-POWER-SAIL-01, W-PLACE-STONE-01, W-ART-ASHES-01)."""
    return me.have("sailing") or table.holds(me, "meeting_stone") or "ashes_of_alar" in table.armed


def prices(table: Table, me: Folk, regions: Regions, last: bool = False) -> dict[int, int]:
    """What each of these regions costs: discounts add up, the least is one token, of Tauren two (W-CONQ-10)."""
    near = beside(table, me)
    free = travels_free(table, me)
    found: dict[int, int] = {}
    for region in regions:
        cost = table.world.bare[region] + table.tokens[region]
        cost += sum(table.on[kind].get(region, 0) for kind in DEFENCES)
        if region in table.world.entries and region not in near and not free:
            assaulted = last and table.assault is not None and table.assault[0] == region
            cost += 0 if assaulted else 1  # W-CONQ-04, -05
        cost -= discount(table, me, region, last)
        if "doomhammer" in table.armed:
            cost = 1  # W-ART-HAMMER-01, -02
        found[region] = max(me.least, cost)
    return found


def discount(table: Table, me: Folk, region: int, last: bool) -> int:
    """Everything that makes a region cheaper for the race."""
    world = table.world
    less = 0
    if me.are("dwarves") and region in world.mountains:
        less += 2
    if me.are("night_elves") and region in world.forests:
        less += 1
    if me.are("worgen") and table.times_used("worgen_form"):
        less += 1
    if me.are("trolls") and table.holder[region] != EMPTY:
        less += 1
    if me.have("blacksmith"):
        less += 1
    if last and table.assault is not None and table.assault[0] == region:
        less += table.assault[1]
    if "frostmourne" in table.armed:
        less += 2
    if "raid" in table.armed and region in raid_targets(table, me):
        less += 2
    return less


def raid_targets(table: Table, me: Folk) -> Regions:
    """Regions that truly border on the Ethereals and hold an open place (W-RACE-ETHEREAL-03, -04)."""
    with_place = {region for place in PLACES for region in table.on[place]}
    return with_place & table.world.around(me.regions) - me.regions


# Coins that must be paid before a deed (W-PAY-02, -04)

CONQUEST: Final = "conquest"  # an attempt to take the region
FORCE: Final = "force"  # tokens are moved or blown up: an attack, but no conquest (W-DEF-10)
TOUCH: Final = "touch"  # something else is done to the region

Toll = tuple[int, int, str]
"""Who gets it, how much, what for."""

ONCE_A_TURN: Final = ("harmony", "aegis_of_aggramar")  # W-RACE-PANDA-03, W-ART-AEGIS-02


def tolls(table: Table, me: Folk, region: int, deed: str) -> list[Toll]:
    """Everything that is due before this deed against a region; nobody pays themselves or their partner (W-TEAM-04)."""
    keeper = table.folk_in(region)
    if keeper is not None and (keeper.seat == me.seat or table.world.partners(keeper.seat, me.seat)):
        keeper = None
    found: list[Toll] = []
    if deed == CONQUEST and "doomhammer" in table.armed:  # W-ART-HAMMER-01, -02
        found.append((NOBODY if keeper is None else keeper.seat, 2, "doomhammer"))
    if keeper is None:
        return found
    if keeper.are("pandaren") and deed != TOUCH and me.seat in table.harmony:  # W-RACE-PANDA-03, -07
        found.append((keeper.seat, 2, "harmony"))
    if keeper.power == "marshdweller" and deed == CONQUEST and region in table.world.swamps:  # also in decline
        found.append((keeper.seat, 1, "swamp_toll"))
    if keeper.active and region in table.on["aegis_of_aggramar"]:  # W-ART-AEGIS-02, -03
        found.append((keeper.seat, 2, "aegis_of_aggramar"))
    return [toll for toll in found if toll[2] not in table.paid]


def due(table: Table, me: Folk, regions: tuple[int, ...], deed: str) -> int:
    """The coins for a deed against one region or several; what is paid once a turn is counted once."""
    every = [toll for region in regions for toll in tolls(table, me, region, deed)]
    once = {toll for toll in every if toll[2] in ONCE_A_TURN}
    return sum(toll[1] for toll in every if toll[2] not in ONCE_A_TURN) + sum(toll[1] for toll in once)


def can_pay(table: Table, me: Folk, regions: tuple[int, ...], deed: str) -> bool:
    """All tolls together, or the deed is not allowed (W-PAY-02)."""
    return due(table, me, regions, deed) <= table.coins[me.seat]


def pay_tolls(table: Table, me: Folk, region: int, deed: str) -> None:
    """Pay everything before the deed is done."""
    for to, coins, what in tolls(table, me, region, deed):
        table.pay(me.seat, to, coins, what)
        if what in ONCE_A_TURN:
            table.paid.add(what)


# Regions that change hands, and what their defenders lose (W-CONQ-14, -15, W-RACE-TAUREN-06)


def take(table: Table, me: Folk, region: int, tokens: int, how: str) -> None:
    """A conquest: the defender's losses first, then the conqueror goes in."""
    loser = oust(table, me, region, how)
    me.hand -= tokens
    me.regions.add(region)
    table.holder[region] = me.slot
    table.tokens[region] = tokens
    tell_conquest(table, me, loser, region, tokens, how)

    # What the conqueror leaves there, and what is found (W-RACE-NELF-02, W-POWER-GARRISON-01, W-CONQ-22)
    if me.are("night_elves") and region in table.world.forests:
        table.place("wall", region)
    if me.have("garrisoned"):
        table.place("fort", region)
    discover(table, region)
    for weapon in table.armed:
        if weapon != "raid":
            table.move(weapon, region)  # W-ART-04
    table.armed = []
    table.assault = None
    objective(table, me, region)


def raze(table: Table, me: Folk, region: int) -> None:
    """A bomb: a conquest after which the region is empty (W-RACE-GOBLIN-03)."""
    tell_conquest(table, me, oust(table, me, region, "bomb"), region, 0, "bomb")


def oust(table: Table, me: Folk, region: int, how: str) -> Folk | None:
    """The defenders are driven out; the conquest is recorded with the region as it was just before."""
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


def tell_conquest(table: Table, me: Folk, loser: Folk | None, region: int, tokens: int, how: str) -> None:
    """The event of the conquest, and the end of a race that has lost its last region."""
    victim = NOBODY if loser is None else loser.seat
    table.facts.append(("region_taken", me.seat, me.race, region, tokens, how, victim))
    if loser is not None:
        maybe_vanish(table, loser)


def note_attack(table: Table, me: Folk, region: int) -> None:
    """A player whose active race was attacked gets no Harmony token (W-RACE-PANDA-01, -02, W-DEF-10)."""
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
    """Beasts fall first, then race tokens, except the one Holy Light saves; returns how many fell."""
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
    strict = folk.active and folk.least > 1 and table.world.options.tauren_champion == "with_two"
    champion = region in table.on["champion"]
    if table.tokens[region] == 0 and (not champion or strict):
        table.leave(folk, region)
        table.clear(region)
        if champion:  # only beside two Tauren, so he is driven out with them (W-RACE-TAUREN-09)
            table.retreats.append((folk.slot, region, "champion", 1))
        maybe_vanish(table, folk)


def objective(table: Table, me: Folk, region: int) -> None:
    """Two coins for a conqueror who is not of the Horde, and for the Humans (W-RACE-HUMAN-02 to -06)."""
    if region in table.on["objective"] and FACTION[me.race] != HORDE:
        owner = next(folk for folk in table.folks.values() if folk.are("humans"))
        table.remove("objective", region)
        table.pay(NOBODY, me.seat, 2, "objective")
        if owner.seat != me.seat:
            table.pay(NOBODY, owner.seat, 2, "objective")


# Markers that lie face down (W-CONQ-22, W-PLACE-WELL-01, -02)


def discover(table: Table, region: int) -> None:
    """Tokens of a player entered a region: what lies face down there is turned up, and stays so."""
    if region not in table.on["marker"]:
        return
    found = table.reveal("marker", region)
    if found != WELL:
        table.place(found, region)
        return
    waters = sorted(table.world.island_of(region) & table.world.water)
    if waters:
        table.place(WELL, waters[0])
        return
    table.supply[WELL] = 0  # it leaves the game
    free = places_not_in_play(table)
    drawn = table.luck.found[-1] if table.luck.found else ""
    if free:
        assert drawn in free, f"{drawn} is drawn, but only {free} are not in play"
        table.facts.append(("marker_revealed", "marker", drawn, region))
        table.place(drawn, region)


def places_not_in_play(table: Table) -> list[str]:
    """Places that lie neither open nor face down on an island."""
    hidden = {face for (kind, _), face in table.faces.items() if kind == "marker"}
    return [place for place in PLACES if not table.on[place] and table.supply[place] and place not in hidden]
