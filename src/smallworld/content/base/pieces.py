"""The markers of the base game (B-COMP-06)."""

from typing import Final

from smallworld.engine.pieces import Piece

TERRAINS: Final = ("farmland", "forest", "hill", "mountain", "swamp", "sea", "lake")
SYMBOLS: Final = ("mine", "magic", "cavern")
NATIVES: Final = 18  # Lost Tribes in the box


class Markers:
    """One set of markers. Every game's rules have their own set, since options shape them."""

    def __init__(self, encampments_retreat: bool) -> None:
        self.lair: Final = Piece("lair", 10, defence=1, stays_in_decline=True)
        self.fortress: Final = Piece("fortress", 6, defence=1, stays_in_decline=True)
        self.encampment: Final = Piece(
            "encampment", 5, defence=1, guards=True, stacks=True, retreats=encampments_retreat
        )
        self.hole: Final = Piece("hole", 2, shields=True, spent=True)
        self.hero: Final = Piece("hero", 2, shields=True)
        self.dragon: Final = Piece("dragon", 1, shields=True)

    def all(self) -> tuple[Piece, ...]:
        """Every kind, in the order of the rules."""
        return (self.lair, self.fortress, self.encampment, self.hole, self.hero, self.dragon)
