"""The map: regions, terrain, symbols and borders. Nothing here changes during a game."""

from typing import Final, final

from smallworld.engine.actions import moves_on
from smallworld.engine.bits import mask_of
from smallworld.engine.native import mypyc_attr

SEA: Final = "sea"
LAKE: Final = "lake"
MOUNTAIN: Final = "mountain"
WATER: Final = (SEA, LAKE)


@final
class Region:
    """One region of a board."""

    def __init__(
        self,
        index: int,
        key: str,
        terrain: str,
        symbols: tuple[str, ...],
        neighbours: tuple[str, ...],
        edge: bool,
        native: bool,
        entry: bool,
        land: int,
        centre: tuple[int, int],
    ) -> None:
        self.index: Final = index
        self.key: Final = key
        self.terrain: Final = terrain
        self.symbols: Final = symbols
        self.neighbours: Final = neighbours
        self.edge: Final = edge  # touches the edge of the board
        self.native: Final = native  # a neutral token stands here at the start
        self.entry: Final = entry  # land where an ordinary race may enter the map
        self.land: Final = land  # which island; all the same on a board in one piece
        self.centre: Final = centre  # thousandths of width and height, for drawing

    def __repr__(self) -> str:
        marks = ["edge"] * self.edge + ["native"] * self.native + [*self.symbols]
        return f"<{' '.join([self.key, self.terrain, *marks])}: {' '.join(self.neighbours)}>"


@mypyc_attr(native_class=False)  # the compiler does not extend this builtin
class NoSuchRegion(KeyError):
    """A region was asked for that the board has not, with the reason in a sentence."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason: Final = reason

    def __str__(self) -> str:
        return self.reason


def near_table(borders: list[int]) -> list[int]:
    """For every set of these regions (at most eight), the regions around it: computed once, because often asked."""
    table = [0]
    for border in borders:
        table += [near | border for near in table]
    return table


@final
class Board:
    """Regions with everything the rules ask about them, computed once."""

    def __init__(self, key: str, players: int, rounds: int, regions: tuple[Region, ...]) -> None:
        self.key: Final = key  # its name for programs
        self.players: Final = players  # it is made for so many
        self.rounds: Final = rounds  # so many are played
        self.regions: Final = regions  # each with key, terrain, symbols and neighbours
        self.size: Final = len(regions)  # how many regions it has
        self.index: Final = {region.key: region.index for region in regions}  # the number of a region by its key
        self.all: Final = (1 << len(regions)) - 1  # the set of all regions

        self.terrain: Final[dict[str, int]] = {}  # the regions of each terrain; `of_terrain` knows the others too
        self.symbol: Final[dict[str, int]] = {}  # the regions with each symbol
        for region in regions:
            self.terrain[region.terrain] = self.terrain.get(region.terrain, 0) | 1 << region.index
            for symbol in region.symbols:
                self.symbol[symbol] = self.symbol.get(symbol, 0) | 1 << region.index

        borders = [mask_of([self.index[key] for key in region.neighbours]) for region in regions]
        self.borders: Final = borders  # the neighbours of each region
        self._near: Final = [near_table(self.borders[first : first + 8]) for first in range(0, len(regions), 8)]
        self.sea: Final = self.terrain.get(SEA, 0)  # the regions that are sea
        self.lake: Final = self.terrain.get(LAKE, 0)  # those that are a lake
        self.water: Final = self.sea | self.lake  # both
        self.land: Final = self.all & ~self.water  # all others
        self.edge: Final = mask_of([region.index for region in regions if region.edge])  # at the edge of the board
        self.entry: Final = mask_of([region.index for region in regions if region.entry])  # the ways in
        islands = 1 + max([region.land for region in regions], default=0)
        self.lands: Final[list[int]] = [0] * islands  # the regions of each island
        for region in regions:
            self.lands[region.land] |= 1 << region.index
        self.natives: Final = mask_of([region.index for region in regions if region.native])  # natives at the start
        self.coastal: Final = self.land & self.around(self.water)  # land on a shore
        self.moves: Final = moves_on(len(regions))  # makes actions: moves.use(verb), moves.uses(verb, regions)

    def region(self, key: object) -> Region:
        """The region with this key; a `KeyError` that says so if there is none."""
        first, last = self.regions[0].key, self.regions[-1].key
        if not isinstance(key, str):
            raise NoSuchRegion(
                f"A region is named by its key, such as {first!r}; this is of type {type(key).__name__}."
            )
        if key not in self.index:
            raise NoSuchRegion(
                f"There is no region {key[:40]!r} on board {self.key}: they are called {first} to {last}."
            )
        return self.regions[self.index[key]]

    def __repr__(self) -> str:
        return f"<Board {self.key}: {self.size} regions>"

    def around(self, mask: int) -> int:
        """Every region that shares a border with a region of `mask`."""
        near = 0
        step = 0
        while mask:
            byte = mask & 255
            if byte:
                near |= self._near[step][byte]
            mask >>= 8
            step += 1
        return near

    def of_terrain(self, name: str) -> int:
        """The regions of this terrain."""
        return self.terrain.get(name, 0)

    def with_symbol(self, name: str) -> int:
        """The regions that carry this symbol."""
        return self.symbol.get(name, 0)
