"""Picking a combination, alone or for a camp (I-10; W-PICK, W-TEAM-03)."""

from smallworld.referee.column import free_slot, refill
from smallworld.referee.warcraft.catalogue import BADGES, BANNERS, ENEMY, FACTION, MARKERS, PICKED_WITH
from smallworld.referee.warcraft.table import Folk, Table


def picks(table: Table) -> list[int]:
    """Combinations the player may take; in a team, the topmost allowed one if he can pay for none (W-TEAM-03)."""
    camp = table.world.camp(table.seat)
    races = [table.world.races[race] for race, _, _ in table.column]
    allowed = [place for place, race in enumerate(races) if not camp or FACTION[race] != ENEMY[camp]]
    return [place for place in allowed if place <= table.coins[table.seat]] or allowed[:1]


def offer_something(table: Table) -> None:
    """While all combinations belong to the other camp, the lowest goes under the stacks (W-TEAM-03)."""
    for _ in range(len(table.banners)):
        if picks(table) or not table.column:
            return
        race, power, _ = table.column.pop()
        table.banners.insert(0, race)
        table.badges.insert(0, power)
        names = table.world.races[race], table.world.powers[power]
        table.facts.append(("combo_withdrawn", len(table.column), *names))
        refill(table)


def pick(table: Table, place: int) -> None:
    """Coins on the combinations above, those of the chosen one, tokens, markers, the next combination."""
    seat = table.seat
    race_number, power_number, found = table.column.pop(place)
    paid = min(place, table.coins[seat])
    for above in table.column[:paid]:
        above[2] += 1
    table.coins[seat] += found - paid

    race, power = table.world.races[race_number], table.world.powers[power_number]
    me = Folk(free_slot(table, seat), seat, race, power)
    me.least = table.least_of(race)
    me.hand = min(BANNERS[race] + BADGES[power], table.tray[race])  # W-PICK-03, W-DEF-12
    table.tray[race] -= me.hand
    table.folks[me.slot] = me
    table.active[seat] = me.slot
    table.picked = True
    table.facts.append(("combo_taken", seat, place, race, power, paid, found, me.hand))

    # The markers come from the box; of beasts there are none on the first turn (W-PICK-07, -08, W-POWER-BEAST-03)
    for kind, owner in PICKED_WITH.items():
        if owner in (race, power):
            table.take_back(kind)
            table.supply[kind] = 0 if kind == "beast" else MARKERS[kind]
    if race == "goblins":
        table.bombs = [table.world.faces["bomb"][face] for face in table.luck.bombs]
    refill(table)
