"""The islands of a game of Warcraft, worked out anew from their regions, and the options."""

from functools import lru_cache

from smallworld.content.warcraft.options import WarcraftOptions
from smallworld.engine.board import Board
from smallworld.engine.rules import Rules
from smallworld.referee import world
from smallworld.referee.warcraft.catalogue import ALLIANCE, BADGES, BANNERS, HORDE, LASTING, MARKERS, TOKENS


class World(world.World):
    """Islands that do not touch; every entry region lets every race in (W-DEF-05, W-CONQ-03)."""

    lasting = LASTING

    def __init__(self, rules: Rules, board: Board, options: WarcraftOptions) -> None:
        super().__init__(rules, board, TOKENS)
        self.options = options
        self.known = (
            set(self.races) <= set(BANNERS) and set(self.powers) <= set(BADGES) and set(self.kinds) <= set(MARKERS)
        )
        self.faces = {piece.key: piece.faces for piece in rules.pieces}
        self.entries = frozenset(r for r, region in enumerate(board.regions) if region.entry)
        self.caverns, self.magic, self.icons = self.marked("cavern"), self.marked("magic"), self.marked("size")
        self.swamps, self.forests = self.of("swamp"), self.of("forest")
        self.islands = self.parts()

    def parts(self) -> list[frozenset[int]]:
        """The islands: what hangs together."""
        found: list[frozenset[int]] = []
        rest = set(self.everywhere)
        while rest:
            island = {min(rest)}
            while self.around(island) - island:
                island |= self.around(island)
            found.append(frozenset(island))
            rest -= island
        return found

    def island_of(self, region: int) -> frozenset[int]:
        """The island a region belongs to."""
        return next(island for island in self.islands if region in island)

    def partners(self, seat: int, other: int) -> bool:
        """Do two different players play together (W-TEAM-02, -04)?"""
        return self.options.teams == "yes" and min(seat, other) >= 0 and seat != other and (seat - other) % 2 == 0

    def camp(self, seat: int) -> str:
        """The camp a player fights for, without teams none (W-TEAM-02)."""
        if self.options.teams == "no":
            return ""
        return HORDE if seat % 2 else ALLIANCE


@lru_cache(maxsize=512)
def world_of(rules: Rules, board: Board, options: WarcraftOptions) -> World:
    """The world of a game, made once for all games alike."""
    return World(rules, board, options)
