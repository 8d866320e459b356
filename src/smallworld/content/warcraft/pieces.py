"""The markers of Warcraft (W-PICK-08, W-DECL-04, W-BOARD-10)."""

from typing import Final

from smallworld.content.warcraft import artifacts, places
from smallworld.content.warcraft.options import WarcraftOptions
from smallworld.engine.pieces import Piece

MURLOCS: Final = 15  # in the box (W-BOARD-06)
EXPLOSION: Final = 1  # the other hidden side of a bomb is a dud


class Markers:
    """One set of markers, with the artifacts and legendary places that lie face down at first."""

    def __init__(self, o: WarcraftOptions) -> None:
        self.wall: Final = Piece("wall", 9, defence=1, stays_in_decline=True)
        self.fort: Final = Piece("fort", 10, defence=1, stays_in_decline=True)
        self.tower: Final = Piece("tower", 6, shields=True)
        self.objective: Final = Piece("objective", 2, loose=True)
        self.beast: Final = Piece("beast", 5, stacks=True, token=True, retreats=True)
        self.champion: Final = Piece(
            "champion", 1, defence=1, holds=True, escorted=o.tauren_champion == "with_two", retreats=True
        )
        self.bomb: Final = Piece("bomb", 12, loose=True, spent=True, faces=("dud", "explosion"))
        self.artifacts: Final = artifacts.make()
        self.places: Final = places.make()
        relics = (*self.artifacts, *self.places)
        self.marker: Final = Piece(
            "marker", len(relics), loose=True, fixed=True, spent=True, faces=tuple([piece.key for piece in relics])
        )

    def all(self) -> tuple[Piece, ...]:
        """Every kind, in the order of the rules."""
        own = (self.wall, self.fort, self.tower, self.objective, self.beast, self.champion, self.bomb, self.marker)
        return (*own, *self.artifacts, *self.places)
