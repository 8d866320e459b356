"""The coins of a turn and who has won, counted anew from the table (I-18; W-SCORE, W-TEAM-05)."""

from smallworld.referee.table import NATIVES
from smallworld.referee.warcraft.catalogue import ENEMY, FACTION, NEUTRAL, PER_TERRAIN, RELICS, WELL
from smallworld.referee.warcraft.table import Conquest, Folk, Table

Item = tuple[str, str, int]


def income(table: Table, seat: int) -> list[Item]:
    """What a player gets at the end of this turn: race, what for, coins."""
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
    """A coin for every race of the other camp that lost a region; two with the Battleground (W-SCORE-04 to -06)."""
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


def tokens_on_map(table: Table, seat: int) -> int:
    """Race tokens and beasts on the boards, active and declined, without the Champion (W-SCORE-09)."""
    return sum(table.tokens[r] for folk in table.folks_of(seat) for r in folk.regions)


def winners(table: Table) -> list[int]:
    """Most coins; among the tied, most tokens; of two teams by their sums (W-SCORE-09, W-TEAM-05)."""
    seats = range(table.players)
    if table.world.options.teams == "no":
        results = [(table.coins[seat], tokens_on_map(table, seat)) for seat in seats]
        return [seat for seat in seats if results[seat] == max(results)]
    sums = []
    for team in (0, 1):
        members = [seat for seat in seats if seat % 2 == team]
        coins = sum(table.coins[seat] for seat in members)
        sums.append((coins, sum(tokens_on_map(table, seat) for seat in members)))
    return [seat for seat in seats if sums[seat % 2] == max(sums)]
