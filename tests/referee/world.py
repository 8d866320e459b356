"""What never changes during a game, in any edition: what is printed, and the board with its borders."""

from collections.abc import Iterable
from typing import ClassVar, Final, NamedTuple

from smallworld.engine.board import Board
from smallworld.engine.rules import Rules

# The numbers that both boxes share, copied from the rule catalogues (B-SETUP, W-SETUP, W-CONQ-12)
DIE: Final = (0, 0, 0, 1, 2, 3)  # B-COMP-08
ROUNDS: Final = {2: 10, 3: 10, 4: 9, 5: 8}  # B-SETUP-02, W-SETUP-05
START_COINS: Final = 5  # B-SETUP-06, W-SETUP-10
COLUMN: Final = 6  # B-SETUP-03, W-SETUP-06
MOST_ACTIONS: Final = 3000  # I-15

Regions = frozenset[int]


def spots(mask: int) -> list[int]:
    """The regions that a mask of the position names, in the order of the board."""
    found: list[int] = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


class Box(NamedTuple):
    """What is printed in the box of an edition: the numbers on banners and badges, tokens, markers."""

    banners: dict[str, int]
    badges: dict[str, int]
    tokens: dict[str, int]  # of each race
    markers: dict[str, int]
    picked_with: dict[str, str]  # markers that come with this banner or badge

    def holds(self, world: "World") -> bool:
        """Is everything in play from this box? A home-made banner can do things no referee foresees."""
        races, powers, kinds = set(world.races), set(world.powers), set(world.kinds)
        return races <= set(self.banners) and powers <= set(self.badges) and kinds <= set(self.markers)


class World:
    """A board, computed again from its regions, and the order in which banners and markers are numbered."""

    box: ClassVar[Box]
    lasting: tuple[str, ...] = ()  # badges that stay with a declined race
    most_declined = 1  # races in decline that a player may have
    printed = True  # a home-made board may have more of everything than the box

    def __init__(self, rules: Rules, board: Board) -> None:
        self.races = [race.key for race in rules.races]
        self.powers = [power.key for power in rules.powers]
        self.kinds = [piece.key for piece in rules.pieces]
        self.tokens = [self.box.tokens.get(race.key, race.total) for race in rules.races]
        self.known = self.box.holds(self)  # otherwise the game is judged by the box, not by the text

        places = {region.key: number for number, region in enumerate(board.regions)}
        self.names = [region.key for region in board.regions]
        self.near = [frozenset(places[key] for key in region.neighbours) for region in board.regions]
        self.everywhere = frozenset(range(len(self.names)))
        self.terrain = [region.terrain for region in board.regions]
        self.seas, self.lakes = self.of("sea"), self.of("lake")
        self.water = self.seas | self.lakes
        self.land = self.everywhere - self.water
        self.mountains = self.of("mountain")
        self.marks = [region.symbols for region in board.regions]
        self.natives = frozenset(r for r, region in enumerate(board.regions) if region.native)
        self.bare = [2 + (r in self.mountains) for r in range(len(self.names))]  # the price of the land alone
        # B-GEN-13, W-POWER-FISH-01: land beside any water, occupied or not
        self.coast = frozenset(r for r in self.land if self.near[r] & self.water)

    def of(self, *terrains: str) -> Regions:
        """The regions of these terrains."""
        return frozenset(r for r, terrain in enumerate(self.terrain) if terrain in terrains)

    def marked(self, symbol: str) -> Regions:
        """The regions that carry a symbol."""
        return frozenset(r for r, symbols in enumerate(self.marks) if symbol in symbols)

    def around(self, regions: Iterable[int]) -> set[int]:
        """Every region that shares a border with one of these."""
        return set().union(*[self.near[r] for r in regions])
