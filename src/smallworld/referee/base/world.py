"""The board of the base game with its coasts and ways in, and the options."""

from functools import lru_cache

from smallworld.content.base.options import BaseOptions
from smallworld.engine.board import Board
from smallworld.engine.rules import Rules
from smallworld.referee import world
from smallworld.referee.base.catalogue import BADGES, BANNERS, MARKERS, TOKENS

PRINTED = ("2p", "3p", "4p", "5p")  # B-COMP-01
TERRAINS = ("farmland", "forest", "hill", "mountain", "swamp", "sea", "lake")  # B-GEN-11


class World(world.World):
    """A board of one piece, entered from its edge."""

    lasting = ("spirit",)
    most_declined = 2

    def __init__(self, rules: Rules, board: Board, options: BaseOptions) -> None:
        super().__init__(rules, board, TOKENS)
        self.options = options
        # Games with home-made banners are judged by the box, not by the text
        self.known = (
            set(self.races) <= set(BANNERS) and set(self.powers) <= set(BADGES) and set(self.kinds) <= set(MARKERS)
        )
        self.printed = board.key in PRINTED
        self.terrains = {terrain: self.of(terrain) for terrain in TERRAINS}
        self.open_ground = self.of("hill", "farmland")
        self.edge = frozenset(r for r, region in enumerate(board.regions) if region.edge)
        self.symbols = {symbol: self.marked(symbol) for symbol in ("mine", "magic", "cavern")}
        self.caverns = self.symbols["cavern"]

        # B-CONQ-01: land at the edge, or on the shore of a sea that touches the edge
        self.edge_seas = self.seas & self.edge
        self.border = frozenset(r for r in self.land if r in self.edge or self.near[r] & self.edge_seas)


@lru_cache(maxsize=256)
def world_of(rules: Rules, board: Board, options: BaseOptions) -> World:
    """The world of a game, made once for all games alike."""
    return World(rules, board, options)
