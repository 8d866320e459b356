"""What chance gave, as the referee hears it: the rules themselves never roll or shuffle."""


class Luck:
    """What the events of an action tell of dice, shuffles and draws."""

    def __init__(self, dice: list[int], badges: list[int] | None) -> None:
        self.dice = dice
        self.badges = badges  # the order of a stack that was shuffled, the next badge last
        self.bombs: tuple[int, ...] = ()  # the order of a stack of bombs, the next one last
        self.found: list[str] = []  # places that were drawn

    def die(self) -> int:
        """The next die."""
        return self.dice.pop(0) if self.dice else 0
