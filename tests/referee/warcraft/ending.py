"""How a turn ends: markers are placed, coins earned; and what decline leaves (I-18, I-19; W-TURN-04, W-SCORE)."""

from referee.compare import Choice, use
from referee.table import EMPTY, NATIVES, Conquest, Folk, Item, maybe_vanish, vanish
from referee.warcraft.conquest import TOUCH, check_garrison, due, untouchable
from referee.warcraft.table import ALLIANCE, ENEMY, FACTION, LASTING, LEAVING, NEUTRAL, PER_TERRAIN, RELICS, WELL, Table
from smallworld.engine.actions import Action

# Markers, some by themselves and some by choice (W-TURN-04, step 8)


def prepare(table: Table, me: Folk) -> None:
    """What happens without a choice."""
    if me.are("humans"):
        table.take_back("objective")  # W-RACE-HUMAN-01
    if me.are("pandaren"):  # W-RACE-PANDA-01
        others = {seat for seat in range(table.players) if not table.world.partners(seat, me.seat)}
        table.harmony = others - {me.seat} - table.attacked
    if me.have("defensive"):
        towers(table, me)
    if me.have("garrisoned"):
        for region in sorted(me.regions - set(table.on["fort"])):
            table.place("fort", region)  # W-POWER-GARRISON-01


def towers(table: Table, me: Folk) -> None:
    """A watch tower in exactly those fields around which the race is strongest (W-POWER-DEF-01, -02)."""
    for region in sorted(me.regions & table.world.of("fields")):
        deserved = leads_around(table, me, region)
        if deserved and region not in table.on["tower"]:
            table.place("tower", region)
        elif not deserved:
            table.remove("tower", region)


def placing_offers(table: Table, me: Folk) -> set[Choice]:
    """Markers that may be placed now; equal ones in the order of the board."""
    return {
        choice
        for choice in open_offers(table, me)
        if choice[3] not in ("objective", "bomb") or choice[1] > table.last_used(choice[3])
    }


def open_offers(table: Table, me: Folk) -> set[Choice]:
    """The same in any order: while there is one, the player is asked."""
    return objectives(table, me) | bombs(table, me) | champion(table, me) | artifacts(table, me)


def placing_owed(table: Table, me: Folk) -> bool:
    """A Champion who is not on the board must come to a region (W-POWER-CHAMP-08)."""
    return table.where("champion") < 0 and len(champion(table, me)) > 0


def objectives(table: Table, me: Folk) -> set[Choice]:
    """Up to two regions that no Alliance race holds and that are not immune (W-RACE-HUMAN-01, -05, W-ART-AEGIS-02)."""
    if not me.are("humans") or table.supply["objective"] == 0:
        return set()
    found: set[Choice] = set()
    closed = untouchable_but_partner(table, me)
    for region in sorted(set(range(len(table.holder))) - set(table.on["objective"])):
        keeper = table.folk_in(region)
        alliance = keeper is not None and FACTION[keeper.race] == ALLIANCE
        if not alliance and region not in closed and due(table, me, (region,), TOUCH) == 0:
            found.add(use("objective", region))
    return found


def untouchable_but_partner(table: Table, me: Folk) -> set[int]:
    """Immune regions: an objective does a partner no harm."""
    return {region for region in table.on["tower"] if region in untouchable(table, me)}


def bombs(table: Table, me: Folk) -> set[Choice]:
    """Beside the Goblins, on opponents' active races, one in a region, none on a tower (W-RACE-GOBLIN-01, -07, -09)."""
    if not me.are("goblins") or not table.bombs:
        return set()
    found: set[Choice] = set()
    for region in table.world.around(me.regions) - untouchable(table, me) - set(table.on["bomb"]):
        keeper = table.folk_in(region)
        rival = keeper is not None and keeper.active and keeper.seat != me.seat
        if rival:
            found.add(use("bomb", region))
    return found


def champion(table: Table, me: Folk) -> set[Choice]:
    """The Champion goes once to any own region, unless alone in one (W-POWER-CHAMP-08)."""
    if not me.have("championing") or table.times_used("champion_moves"):
        return set()
    spot = table.where("champion")
    if spot >= 0 and table.tokens[spot] == 0:
        return set()
    return {use("champion_moves", region) for region in me.regions}


def artifacts(table: Table, me: Folk) -> set[Choice]:
    """Aegis and Heart are laid into one of the race's regions, the same or another (W-ART-AEGIS-01, W-ART-HEART-01)."""
    found: set[Choice] = set()
    for word in ("aegis_of_aggramar", "heart_of_azeroth"):
        if table.holds(me, word) and not table.times_used(word):
            found |= {use(word, region) for region in me.regions}
    return found


def place_marker(table: Table, me: Folk, action: Action) -> None:
    """Put a marker where the player wants it."""
    region = action.region
    table.used.append((action.key, region))
    if action.key == "objective":
        table.place("objective", region)
    elif action.key == "bomb":
        table.faces["bomb", region] = table.bombs.pop()
        table.supply["bomb"] = len(table.bombs)
        table.on["bomb"][region] = 1
        table.facts.append(("piece_placed", "bomb", region, 1))
    elif action.key == "champion_moves":
        table.move("champion", region)
    else:
        table.move(action.key, region)
        if action.key == "heart_of_azeroth":
            heart(table, me, region)


def heart(table: Table, me: Folk, region: int) -> None:
    """Every opponent whose active race is next door pays a coin, if they have one (W-ART-HEART-01 to -04)."""
    for seat in range(table.players):
        slot = table.active[seat]
        if seat == me.seat or slot == EMPTY or table.world.partners(seat, me.seat):
            continue
        if table.folks[slot].regions & table.world.near[region]:
            table.pay(seat, me.seat, 1, "heart_of_azeroth")


# The coins of a turn, counted again from the table (I-18; W-SCORE)


def income(table: Table, seat: int) -> list[Item]:
    """What a player gets at the end of this turn: race, source, coins."""
    items: list[Item] = []
    for folk in table.folks_of(seat):
        items.append((folk.race, "regions", len(folk.regions)))  # W-SCORE-01
        well = table.where(WELL)
        if well >= 0 and leads_around(table, folk, well):  # also in decline (W-PLACE-WELL-03)
            items.append((folk.race, WELL, 2))
        if folk.active:  # W-SCORE-02, W-DECL-06
            items.append((folk.race, folk.race, banner_coins(table, folk)))
            items.append((folk.race, str(folk.power), badge_coins(table, folk)))
            items.append((folk.race, "faction", faction_bonus(table, folk)))
            items.append((folk.race, "dark_portal", 2 if table.holds(folk, "dark_portal") else 0))
            items.append((folk.race, "karazhan", karazhan(table, folk)))
    return sorted(item for item in items if item[2])


def leads_around(table: Table, me: Folk, region: int) -> bool:
    """Does the race hold more of the neighbours than any other single race, murlocs being one (W-POWER-DEF-02)?"""
    near = table.world.near[region]
    murlocs = len([r for r in near if table.holder[r] == NATIVES])
    rivals = [len(folk.regions & near) for folk in table.folks.values() if folk is not me]
    return len(me.regions & near) > max([murlocs, *rivals])


def conquests_of(table: Table, folk: Folk) -> list[Conquest]:
    """The regions a race took this turn, by bombs and the Champion too (W-SCORE-07)."""
    return [won for won in table.conquests if won.slot == folk.slot]


def banner_coins(table: Table, folk: Folk) -> int:
    """Blood Elves and Orcs (W-RACE-BELF-01, W-RACE-ORC-01)."""
    if folk.race == "blood_elves":
        return len(folk.regions & table.world.magic)
    if folk.race == "orcs":
        return len([won for won in conquests_of(table, folk) if FACTION.get(won.race) == "alliance"])
    return 0


def badge_coins(table: Table, folk: Folk) -> int:
    """The bonus of the power (W-POWER)."""
    world, regions = table.world, folk.regions
    won = conquests_of(table, folk)
    if folk.power in PER_TERRAIN:
        return len(regions & world.of(PER_TERRAIN[folk.power]))
    if folk.power == "mining":
        return len(regions & world.caverns)
    if folk.power == "fishing":
        return len(regions & world.coast)
    if folk.power == "explorer":
        return len([island for island in world.islands if island & regions])
    if folk.power == "archaeologist":
        return sum(len(regions & set(table.on[relic])) for relic in RELICS)
    if folk.power == "battle_master":
        return len([one for one in won if not one.empty])
    if folk.power == "enraged":  # murlocs do not count
        return sum(one.defenders for one in won if one.race and one.defenders >= 2)
    return 0


def faction_bonus(table: Table, folk: Folk) -> int:
    """A coin for every race of the other faction that lost a region; two with the Battleground (W-SCORE-04 to -06)."""
    rally = table.holds(folk, "battleground")
    side = FACTION[folk.race]
    if side == NEUTRAL and rally and table.side:
        side = table.side  # W-PLACE-BATTLE-02, -03
    races = [won.race for won in conquests_of(table, folk) if won.race and FACTION[won.race] == ENEMY[side]]
    return sum(min(races.count(race), 2 if rally else 1) for race in set(races))


def karazhan(table: Table, folk: Folk) -> int:
    """A coin for each other region of the race with the same terrain (W-PLACE-KARA-01)."""
    if not table.holds(folk, "karazhan"):
        return 0
    return len(folk.regions & table.world.of(table.world.terrain[table.where("karazhan")])) - 1


# What decline leaves, and the beasts that leave (I-19; W-DECL)


def decline(table: Table, me: Folk) -> None:
    """The older declined race leaves, then the active one is turned over (W-DECL-02)."""
    seat = me.seat
    for older in [table.folks[slot] for slot in table.declined[seat]]:
        vanish(table, older)
    told, power = len(table.facts), me.power

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
    table.facts.insert(told, ("tribe_declined", seat, me.race, power, len(me.regions)))  # what it keeps

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
        check_garrison(table, me, region)
    table.supply["beast"] = 0
