"""The coins of a turn and who has won, counted anew from the table (I-18; B-SCORE, B-END)."""

from smallworld.referee.base.table import Folk, Table

Item = tuple[str, str, int]

PER_TERRAIN = ("forest", "hill", "swamp")


def income(table: Table, seat: int) -> list[Item]:
    """What a player gets at the end of this turn: race, what for, coins."""
    items: list[Item] = []
    for folk in table.folks_of(seat):
        items.append((folk.race, "regions", len(folk.regions)))
        items.append((folk.race, folk.race, banner_coins(table, folk)))
        if folk.active and folk.power is not None:
            items.append((folk.race, folk.power, badge_coins(table, folk, folk.power)))
    return sorted(item for item in items if item[2])


def banner_coins(table: Table, folk: Folk) -> int:
    """The bonus of the race (B-SCORE-02, -03)."""
    world, options = table.world, table.world.options
    if folk.race == "dwarves" and (folk.active or options.dwarf_mines_in_decline == "yes"):
        return len(folk.regions & world.symbols["mine"])
    if folk.are("humans"):
        return len(folk.regions & world.terrains["farmland"])
    if folk.are("wizards"):
        return len(folk.regions & world.symbols["magic"])
    if folk.are("orcs"):
        return conquered(table, folk, empty_too=options.orcs_bonus == "any")
    return 0


def badge_coins(table: Table, folk: Folk, power: str) -> int:
    """The bonus of the power of an active race."""
    if power in PER_TERRAIN:
        return len(folk.regions & table.world.terrains[power])
    if power == "merchant":
        return len(folk.regions)
    if power == "alchemist":
        return 2  # also without a region (B-POWER-ALCHEMIST-03)
    if power == "fortified":
        return len(folk.regions & set(table.on["fortress"]))
    if power == "pillaging":
        return conquered(table, folk)
    if power == "wealthy" and table.picked:  # B-POWER-WEALTHY-01 to -03
        once = table.world.options.wealthy_once == "per_game"
        return 0 if once and folk.seat in table.wealthy_paid else 7
    return 0


def conquered(table: Table, folk: Folk, empty_too: bool = False) -> int:
    """How many regions with a token in them the race took this turn, or how many at all."""
    return len([won for won in table.conquests if won.slot == folk.slot and (empty_too or not won.empty)])


def tokens_on_map(table: Table, seat: int) -> int:
    """Race tokens on the map, active and declined: no marker, no hand, nothing set aside (B-END-04)."""
    return sum(table.tokens[r] for folk in table.folks_of(seat) for r in folk.regions)


def winners(table: Table) -> list[int]:
    """Most coins; among the tied, most tokens; still tied, all of them (B-END-02 to -06)."""
    best = max(table.coins)
    leaders = [seat for seat in range(table.players) if table.coins[seat] == best]
    if table.world.options.tie_break == "only_if_all_tied" and len(leaders) < table.players:
        return leaders
    most = max(tokens_on_map(table, seat) for seat in leaders)
    return [seat for seat in leaders if tokens_on_map(table, seat) == most]
