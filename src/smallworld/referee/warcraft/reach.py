"""Where a race may attack and what it costs (I-16, I-17; W-CONQ-02 to -10)."""

from smallworld.referee.warcraft.catalogue import DEFENCES, PLACES
from smallworld.referee.warcraft.table import EMPTY, Folk, Table

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
