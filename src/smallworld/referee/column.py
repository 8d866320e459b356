"""Picking a combination and filling the column again (I-10; B-PICK)."""

from smallworld.referee.catalogue import AMAZONS_EXTRA, BADGES, BANNERS, COLUMN, MARKERS
from smallworld.referee.table import Folk, Table


class Luck:
    """What chance gave during an action, as the events tell it: the rules themselves never roll or shuffle."""

    def __init__(self, dice: list[int], badges: list[int] | None) -> None:
        self.dice = dice
        self.badges = badges  # the order of a stack that was shuffled, the next badge last

    def die(self) -> int:
        """The next die."""
        return self.dice.pop(0) if self.dice else 0


def affordable(table: Table) -> int:
    """How many of the visible combinations the player may pick (B-PICK-01, -06)."""
    return min(len(table.column), table.coins[table.seat] + 1)


def pick(table: Table, place: int, luck: Luck) -> None:
    """One coin on each combination above, all coins of the chosen one, tokens, the next combination."""
    seat = table.seat
    race_number, power_number, found = table.column.pop(place)
    for above in table.column[:place]:
        above[2] += 1
    table.coins[seat] += found - place

    race, power = table.world.races[race_number], table.world.powers[power_number]
    me = Folk(free_slot(table, seat), seat, race, power)
    number = BANNERS[race] + BADGES[power] + (AMAZONS_EXTRA if race == "amazons" else 0)
    me.hand = min(number, table.tray[race])  # B-GEN-07
    table.tray[race] -= me.hand
    table.folks[me.slot] = me
    table.active[seat] = me.slot
    table.picked = True
    table.facts.append(("combo_taken", seat, place, race, power, place, found, me.hand))

    # The markers of the new race come from the box
    for kind, owner in (
        ("hole", "halflings"),
        ("encampment", "bivouacking"),
        ("hero", "heroic"),
        ("dragon", "dragon_master"),
    ):
        if owner in (race, power):
            table.take_back(kind)
            table.supply[kind] = MARKERS[kind]
    refill(table, luck)


def free_slot(table: Table, seat: int) -> int:
    """A name for a new race that the player does not use."""
    return next(slot for slot in range(1 + 3 * seat, 4 + 3 * seat) if slot not in table.folks)


def refill(table: Table, luck: Luck) -> None:
    """New combinations come in at the bottom while banners last; badges are shuffled anew (B-PICK-09 to -13)."""
    while len(table.column) < COLUMN and table.banners:
        if not table.badges:
            if luck.badges is None:
                return  # the comparison will tell
            table.facts.append(("badges_shuffled", len(table.discard)))
            table.badges, table.discard = list(luck.badges), []
        race, power = table.banners.pop(), table.badges.pop()
        table.column.append([race, power, 0])
        place = len(table.column) - 1
        table.facts.append(("combo_revealed", place, table.world.races[race], table.world.powers[power]))
