"""The column of combinations and the stacks under it (I-10; B-PICK-09 to -13, W-PICK-04 to -06)."""

from smallworld.referee.catalogue import COLUMN
from smallworld.referee.table import Table


def free_slot(table: Table, seat: int) -> int:
    """A name for a new race that the player does not use."""
    return next(slot for slot in range(1 + 3 * seat, 4 + 3 * seat) if slot not in table.folks)


def refill(table: Table) -> None:
    """New combinations come in at the bottom while banners last; badges are shuffled anew."""
    while len(table.column) < COLUMN and table.banners:
        if not table.badges:
            if table.luck.badges is None:
                return  # the comparison will tell
            table.facts.append(("badges_shuffled", len(table.discard)))
            table.badges, table.discard = list(table.luck.badges), []
        race, power = table.banners.pop(), table.badges.pop()
        table.column.append([race, power, 0])
        place = len(table.column) - 1
        table.facts.append(("combo_revealed", place, table.world.races[race], table.world.powers[power]))
