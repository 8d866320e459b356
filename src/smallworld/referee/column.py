"""The column of combinations and the stacks under it (I-10; B-PICK-09 to -13, W-PICK-04 to -06)."""

from smallworld.referee.catalogue import COLUMN
from smallworld.referee.table import Table


class Luck:
    """What chance gave during an action, as the events tell it: the rules themselves never roll or shuffle."""

    def __init__(self, dice: list[int], badges: list[int] | None) -> None:
        self.dice = dice
        self.badges = badges  # the order of a stack that was shuffled, the next badge last
        self.bombs: tuple[int, ...] = ()  # the order of a stack of bombs, the next one last
        self.found: list[str] = []  # places that were drawn

    def die(self) -> int:
        """The next die."""
        return self.dice.pop(0) if self.dice else 0


def free_slot(table: Table, seat: int) -> int:
    """A name for a new race that the player does not use."""
    return next(slot for slot in range(1 + 3 * seat, 4 + 3 * seat) if slot not in table.folks)


def refill(table: Table, luck: Luck) -> None:
    """New combinations come in at the bottom while banners last; badges are shuffled anew."""
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
