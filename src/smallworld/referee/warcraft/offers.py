"""What races, powers and artifacts offer among the conquests (I-27, I-28)."""

from smallworld.referee.choice import Choice, use
from smallworld.referee.warcraft.catalogue import ALLIANCE, ARTIFACTS, FACTION, HORDE, NEUTRAL
from smallworld.referee.warcraft.reach import beside, open_to, raid_targets, untouchable
from smallworld.referee.warcraft.table import EMPTY, NATIVES, Folk, Table
from smallworld.referee.warcraft.tolls import CONQUEST, FORCE, TOUCH, can_pay

STEAL = "steal_"  # and the artifact
WEAPONS = ("ashes_of_alar", "doomhammer", "frostmourne")  # serve one conquest a turn (W-ART-04)


def among_conquests(table: Table, me: Folk) -> set[Choice]:
    """Every offer of the conquest step. While something is armed for the next conquest, only what serves one."""
    found = weapons(table, me) | raid(table, me) | assault(table, me)
    if not table.armed:
        found |= champion(table, me) | intimidation(table, me) | late(table, me)
    return found


def late(table: Table, me: Folk, rich: bool = False) -> set[Choice]:
    """Portals, thefts and a side are no conquests: they go on after the last die (W-TURN-04, W-PLACE-BATTLE-03).

    `rich`: as those see it who do not know the purse (W-SETUP-12).
    """
    return portals(table, me, rich) | theft(table, me, rich) | sides_now(table, me)


def weapons(table: Table, me: Folk) -> set[Choice]:
    """Artifacts in the race's hands, once a turn, with tokens enough to conquer (W-ART-01, -05, W-CONQ-09)."""
    if me.hand < me.least:
        return set()
    found = {use(word) for word in WEAPONS if table.holds(me, word) and not table.times_used(word)}
    return found if table.coins[me.seat] >= 2 else found - {use("doomhammer")}


def raid(table: Table, me: Folk) -> set[Choice]:
    """Ethereals, instead of a theft: a place beside them for two less (W-RACE-ETHEREAL-01, -03)."""
    spent = table.times_used("raid") or has_stolen(table)
    if not me.are("ethereals") or spent or me.hand == 0 or not raid_targets(table, me) & open_to(table, me):
        return set()
    return {use("raid")}


def theft(table: Table, me: Folk, rich: bool) -> set[Choice]:
    """Ethereals: an open artifact beside them comes into the region it borders on (W-RACE-ETHEREAL-02, -04, -05)."""
    if not me.are("ethereals") or table.times_used("raid") or has_stolen(table):
        return set()
    near = table.world.around(me.regions) - me.regions - untouchable(table, me)
    return {
        use(f"{STEAL}{artifact}", region, home)
        for artifact in ARTIFACTS
        for region in set(table.on[artifact]) & near
        if rich or can_pay(table, me, (region,), TOUCH)
        for home in table.world.near[region] & me.regions
    }


def has_stolen(table: Table) -> bool:
    """Was there a theft this turn, whichever artifact it was?"""
    return any(word.startswith(STEAL) for word, _ in table.used)


def assault(table: Table, me: Folk) -> set[Choice]:
    """Gnomes: any land anywhere, once a turn, perhaps not as first conquest (W-RACE-GNOME-01, -05)."""
    first = not me.regions and table.world.options.gnome_first_assault == "forbidden"
    if not me.are("gnomes") or first or me.hand == 0 or table.times_used("assault"):
        return set()
    targets = open_to(table, me) & table.world.land
    return {use("assault", region) for region in targets if can_pay(table, me, (region,), CONQUEST)}


def escort(table: Table, me: Folk) -> int:
    """Tokens that go with the Champion: none, of Tauren perhaps two (W-RACE-TAUREN-09)."""
    return me.least if me.least > 1 and table.world.options.tauren_champion == "with_two" else 0


def champion(table: Table, me: Folk) -> set[Choice]:
    """The Champion in hand takes any adjacent region once a turn (W-POWER-CHAMP-01 to -04)."""
    at_hand = me.have("championing") and table.supply["champion"] and not table.times_used("champion")
    if not at_hand or me.hand < escort(table, me):
        return set()
    targets = beside(table, me) & open_to(table, me)
    return {use("champion", region) for region in targets if can_pay(table, me, (region,), CONQUEST)}


def intimidation(table: Table, me: Folk) -> set[Choice]:
    """Three times a turn a wall, a fort or a token beside the race is sent away (W-POWER-INTIM-01 to -08)."""
    found: set[Choice] = set()
    if not me.have("intimidating") or table.times_used("intimidate") >= 3:
        return found
    for region in table.world.around(me.regions) - me.regions - untouchable(table, me):
        slot = table.holder[region]
        victim = table.folk_in(region)
        if slot == EMPTY or not can_pay(table, me, (region,), FORCE):
            continue
        if victim is not None and (victim.seat == me.seat or table.world.partners(victim.seat, me.seat)):
            continue
        walled = region in table.on["wall"] or region in table.on["fort"]
        others = set() if victim is None else victim.regions - {region}
        if walled or slot == NATIVES or (table.tokens[region] and not others):
            found.add(use("intimidate", region))
        elif table.tokens[region]:  # the Champion alone cannot be moved (W-POWER-CHAMP-08)
            found |= {use("intimidate", region, to) for to in others}
    return found


def portals(table: Table, me: Folk, rich: bool) -> set[Choice]:
    """Twice a turn any two magic regions, none of them immune (W-POWER-PORTAL-01 to -05)."""
    if not me.have("portal_mage") or table.times_used("portal") >= 2:
        return set()
    spots = sorted(table.world.magic - untouchable(table, me))
    pairs = [(one, two) for one in spots for two in spots if one < two]
    return {use("portal", *pair) for pair in pairs if rich or can_pay(table, me, pair, FORCE)}


def sides(table: Table, me: Folk) -> set[Choice]:
    """A neutral race that holds the Battleground may name its side, once a turn (W-PLACE-BATTLE-02, -03)."""
    if FACTION[me.race] != NEUTRAL or not table.holds(me, "battleground") or table.side or table.declining:
        return set()
    return {use(f"side_with_{side}") for side in (ALLIANCE, HORDE)}


def sides_now(table: Table, me: Folk) -> set[Choice]:
    """The same when the Battleground itself was conquered this turn."""
    taken = {won.region for won in table.conquests if won.slot == me.slot}
    if table.where("battleground") not in taken:
        return set()
    return {use(f"{word}_now") for _, _, _, word, _ in sides(table, me)}
