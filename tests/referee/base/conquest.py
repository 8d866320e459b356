"""Where a race may attack, what it costs, what the defender loses (I-16, I-17; B-CONQ, B-LOSS)."""

from referee.base.table import WALLS, WARDS, Table
from referee.table import EMPTY, NATIVES, NOBODY, Conquest, Folk
from referee.world import DIE

Regions = set[int]


def beside(table: Table, me: Folk, regions: Regions) -> Regions:
    """What borders on these regions; for Underworld all caverns border on each other (B-POWER-UNDERWORLD-02)."""
    world = table.world
    found = world.around(regions)
    if me.have("underworld") and regions & world.caverns:
        found |= world.caverns
    return found


def reach(table: Table, me: Folk) -> Regions:
    """Every region the race may attack now, whatever it costs."""
    world, options = table.world, table.world.options

    # Borders, or the way onto the map (B-CONQ-01, -04, -12)
    if me.have("flying"):
        found = set(world.everywhere)
        if options.flying_range == "non_adjacent":
            found -= world.around(me.regions)
    elif me.regions:
        found = beside(table, me, me.regions)
    elif me.are("halflings"):
        found = set(world.everywhere)
    else:
        found = set(world.border | world.edge_seas)

    # Water is for Seafaring; the lake perhaps for Flying (B-CONQ-07, B-POWER-SEAFARING-05, B-POWER-FLYING-04)
    if me.have("flying") and options.flying_lakes == "allowed":
        found -= world.seas
    elif not me.have("seafaring"):
        found -= world.water
    found -= me.regions
    return found - immune_to(table, me) - closed_by_peace(table, me)


def immune_to(table: Table, me: Folk) -> Regions:
    """Regions with a Hole, a Hero or the Dragon of another player (B-CONQ-21, B-X-IMMUNE-GHOULS)."""
    found: Regions = set()
    for kind in WARDS:
        for region in table.on[kind]:
            keeper = table.folk_in(region)
            if keeper is None or keeper.seat != me.seat:
                found.add(region)
    return found


def closed_by_peace(table: Table, me: Folk) -> Regions:
    """Regions of the active race of a Diplomat who made peace with this player (B-POWER-DIPLOMAT-02 to -04)."""
    found: Regions = set()
    if me.active:
        for seat, ally in enumerate(table.truces):
            friend = table.active_of(seat)
            if ally == me.seat and friend is not None:
                found |= friend.regions
    return found


def discounts(table: Table, me: Folk) -> list[Regions | frozenset[int]]:
    """For each discount of an active race the regions it lowers by one."""
    world = table.world
    found: list[Regions | frozenset[int]] = []
    if me.are("giants"):
        found.append(beside(table, me, me.regions & world.mountains))
    if me.are("tritons"):
        found.append(world.coast)
    if me.have("commando"):
        anywhere = world.options.commando_scope == "any"
        found.append(world.everywhere if anywhere else beside(table, me, me.regions))
    if me.have("mounted"):
        found.append(world.open_ground)
    if me.have("underworld"):
        found.append(world.caverns)
    return found


def defence(table: Table, me: Folk, region: int) -> int:
    """2, and 1 for everything that defends the region (B-CONQ-05, -06, -29)."""
    cost = 2 + (region in table.world.mountains) + table.tokens[region]
    for kind in WALLS:
        cost += table.on[kind].get(region, 0)
    keeper = table.folk_in(region)
    if table.world.options.own_declined_defends == "no":
        if keeper is not None and keeper.seat == me.seat and not keeper.active:
            cost -= table.tokens[region]
    return cost


def prices(table: Table, me: Folk, regions: Regions) -> dict[int, int]:
    """What each of these regions costs; a Berserk die on the table counts (B-CONQ-22, B-POWER-BERSERK-01)."""
    found: dict[int, int] = {}
    lowered = discounts(table, me)
    die = max(table.roll, 0)
    for region in regions:
        cost = defence(table, me, region) - die
        for some in lowered:
            cost -= region in some
        found[region] = max(1, cost)
    return found


def die_may_help(table: Table, price: int, hand: int) -> bool:
    """May the last attempt be made on a region of this price (B-DIE-03, -04, -10)?"""
    if table.world.options.die_eligibility == "cost_at_most_3":
        return hand < price <= 3
    return hand < price <= hand + max(DIE)


def sorcery_targets(table: Table, me: Folk) -> Regions:
    """Where Sorcerers may replace a lone active token (B-RACE-SORCERERS-01 to -11)."""
    options = table.world.options
    if table.tray[me.race] == 0 or (options.sorcery_needs_hand == "yes" and me.hand == 0):
        return set()
    victims = [won.victim for won in table.conquests if won.slot == me.slot and won.how == "sorcery"]
    if victims and options.sorcerers_once == "per_turn":
        return set()
    near = reach(table, me)
    if not me.have("flying") or options.flying_sorcerers == "adjacent":
        near &= beside(table, me, me.regions)
    found: Regions = set()
    for region in near:
        keeper = table.folk_in(region)
        if keeper is not None and keeper.active and keeper.seat not in (me.seat, *victims):
            if table.tokens[region] == 1 and region not in table.on["encampment"]:
                found.add(region)
    return found


def dragon_targets(table: Table, me: Folk) -> Regions:
    """Where the Dragon may fly, once a turn (B-POWER-DRAGON-01, -02, -05)."""
    if me.hand == 0 or table.times_used("dragon"):
        return set()
    return reach(table, me) - table.world.water


def take(table: Table, me: Folk, region: int, tokens: int, how: str) -> None:
    """A region changes hands: the defender's losses first, then the conqueror goes in (B-CONQ-28)."""
    slot = table.holder[region]
    loser = table.folks.get(slot)
    victim = NOBODY if loser is None else loser.seat
    table.conquests.append(Conquest(me.slot, region, how, slot == EMPTY, victim))
    if me.active and loser is not None and loser.active and victim != me.seat:
        table.attacked.add(victim)  # B-POWER-DIPLOMAT-01, -07, -09

    if slot == NATIVES:  # B-GEN-09
        table.facts.append(("tokens_driven_out", NOBODY, "natives", region, table.tokens[region], 0))
    if loser is not None:
        drive_out(table, me, loser, region, how)
    camps = table.on["encampment"].get(region, 0)
    table.clear(region)
    if loser is not None and camps and loser.seat != table.seat:  # B-POWER-BIVOUACKING-06, -07
        if table.world.options.encampments_on_loss == "redeploy_end_of_turn":
            table.retreats.append((loser.slot, region, "encampment", camps))

    me.hand -= tokens
    me.regions.add(region)
    table.holder[region] = me.slot
    table.tokens[region] = tokens
    table.moved = True
    table.roll = -1
    table.facts.append(("region_taken", me.seat, me.race, region, tokens, how, victim))

    if me.are("trolls"):  # B-RACE-TROLLS-01
        table.place("lair", region)
    if me.are("halflings"):  # B-RACE-HALFLINGS-03: the supply is what is left of their first two
        table.place("hole", region)


def drive_out(table: Table, me: Folk, loser: Folk, region: int, how: str) -> None:
    """The defender loses a token; the others wait in hand for the end of the turn (B-LOSS-01 to -04)."""
    standing = table.tokens[region]
    lost = losses(table, me, loser, how)
    table.leave(loser, region)
    table.tray[loser.race] += lost
    survived = standing - lost
    table.facts.append(("tokens_driven_out", loser.seat, loser.race, region, lost, survived))
    if survived and loser.active and loser.seat == table.seat:  # B-RACE-GHOULS-05: ready at once
        loser.hand += survived
    elif survived:
        loser.fled += survived
        table.retreats.append((loser.slot, region, "", survived))


def losses(table: Table, me: Folk, loser: Folk, how: str) -> int:
    """One token; active Elves lose nobody to another player, but one to sorcery (B-RACE-ELVES-01 to -05)."""
    if loser.are("elves") and me.seat != loser.seat:
        return 1 if how == "sorcery" and table.world.options.elf_vs_sorcerer == "lost" else 0
    return 1
