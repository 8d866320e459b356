"""What does not change during a game: the map, worked out anew from its regions, and the options."""

from functools import lru_cache

from smallworld.content.base.options import BaseOptions
from smallworld.engine.board import Board
from smallworld.engine.rules import Rules
from smallworld.referee.catalogue import BADGES, BANNERS, MARKERS, TOKENS

Regions = frozenset[int]

PRINTED = ("2p", "3p", "4p", "5p")  # B-COMP-01
TERRAINS = ("farmland", "forest", "hill", "mountain", "swamp", "sea", "lake")  # B-GEN-11


class World:
    """A board with its coasts and ways in, the options, and the order in which banners are numbered."""

    def __init__(self, rules: Rules, board: Board, options: BaseOptions) -> None:
        self.options = options
        self.races = [race.key for race in rules.races]
        self.powers = [power.key for power in rules.powers]
        self.kinds = [piece.key for piece in rules.pieces]
        # A home-made banner can do what no referee foresees: such games are judged by the box, not by the text
        self.known = (
            set(self.races) <= set(BANNERS) and set(self.powers) <= set(BADGES) and set(self.kinds) <= set(MARKERS)
        )

        self.box = [TOKENS.get(race.key, race.total) for race in rules.races]  # tokens of each race (B-COMP-03)

        self.printed = board.key in PRINTED  # a made-up board may have more mountains and tribes than the box
        places = {region.key: number for number, region in enumerate(board.regions)}
        self.names = [region.key for region in board.regions]
        self.near = [frozenset(places[key] for key in region.neighbours) for region in board.regions]
        self.everywhere = frozenset(range(len(self.names)))
        self.terrain = [region.terrain for region in board.regions]
        self.terrains = {terrain: self.of(terrain) for terrain in TERRAINS}
        self.seas = self.terrains["sea"]
        self.lakes = self.terrains["lake"]
        self.water = self.seas | self.lakes
        self.land = self.everywhere - self.water
        self.mountains = self.terrains["mountain"]
        self.open_ground = self.of("hill", "farmland")
        self.edge = frozenset(r for r, region in enumerate(board.regions) if region.edge)
        self.symbols = {
            symbol: frozenset(r for r, region in enumerate(board.regions) if symbol in region.symbols)
            for symbol in ("mine", "magic", "cavern")
        }
        self.caverns = self.symbols["cavern"]
        self.natives = frozenset(r for r, region in enumerate(board.regions) if region.native)

        self.native_mask = sum(1 << r for r in self.natives)
        self.bare = [2 + (r in self.mountains) for r in range(len(self.names))]  # the price of the land alone

        # B-GEN-13: land beside any water, occupied or not
        self.coast = frozenset(r for r in self.land if self.near[r] & self.water)
        # B-CONQ-01: land at the edge, or on the shore of a sea that touches the edge
        self.edge_seas = self.seas & self.edge
        self.border = frozenset(r for r in self.land if r in self.edge or self.near[r] & self.edge_seas)

    def of(self, *terrains: str) -> Regions:
        """The regions of these terrains."""
        return frozenset(r for r, terrain in enumerate(self.terrain) if terrain in terrains)

    def around(self, regions: set[int]) -> set[int]:
        """Every region that shares a border with one of these."""
        return set().union(*[self.near[r] for r in regions])


@lru_cache(maxsize=256)
def world_of(rules: Rules, board: Board, options: BaseOptions) -> World:
    """The world of a game, made once for all games alike."""
    return World(rules, board, options)
