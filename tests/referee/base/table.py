"""The base game on the referee's table: what is printed in the box, the board, and what only this edition has."""

from functools import lru_cache
from typing import Final

from referee import table, world
from referee.table import NOBODY, Folk
from referee.world import Box
from smallworld.content.base.options import BaseOptions
from smallworld.engine.board import Board
from smallworld.engine.rules import Rules
from smallworld.engine.state import State

# The numbers of the box, copied from the rule catalogue and not from the engine's content (B-COMP)


# B-COMP-03: race tokens in the box
TOKENS: Final = {
    "amazons": 15,
    "dwarves": 8,
    "elves": 11,
    "ghouls": 10,
    "giants": 11,
    "halflings": 11,
    "humans": 10,
    "orcs": 10,
    "ratmen": 13,
    "skeletons": 20,
    "sorcerers": 18,
    "tritons": 11,
    "trolls": 10,
    "wizards": 10,
}

# B-COMP-04: the number on the banner; Amazons get four more for conquest only
BANNERS: Final = {
    "amazons": 6,
    "dwarves": 3,
    "elves": 6,
    "ghouls": 5,
    "giants": 6,
    "halflings": 6,
    "humans": 5,
    "orcs": 5,
    "ratmen": 8,
    "skeletons": 6,
    "sorcerers": 5,
    "tritons": 6,
    "trolls": 5,
    "wizards": 5,
}
AMAZONS_EXTRA: Final = 4

# B-COMP-05: the number on the badge
BADGES: Final = {
    "alchemist": 4,
    "berserk": 4,
    "bivouacking": 5,
    "commando": 4,
    "diplomat": 5,
    "dragon_master": 5,
    "flying": 5,
    "forest": 4,
    "fortified": 3,
    "heroic": 5,
    "hill": 4,
    "merchant": 2,
    "mounted": 5,
    "pillaging": 5,
    "seafaring": 5,
    "spirit": 5,
    "stout": 4,
    "swamp": 4,
    "underworld": 5,
    "wealthy": 4,
}

# B-COMP-06: markers; the Lost Tribes and mountains are counted on the map
MARKERS: Final = {"lair": 10, "fortress": 6, "encampment": 5, "hole": 2, "hero": 2, "dragon": 1}
LOST_TRIBES: Final = 18
MOUNTAINS: Final = 9

WALLS: Final = ("lair", "fortress", "encampment")  # each adds 1 to the cost (B-CONQ-05)
WARDS: Final = ("hole", "hero", "dragon")  # each makes its region immune to others (B-CONQ-21)
LEAVING: Final = ("encampment", "hole", "hero", "dragon")  # gone when their race declines (B-DECLINE-06)
PICKED_WITH: Final = {
    "hole": "halflings",
    "encampment": "bivouacking",
    "hero": "heroic",
    "dragon": "dragon_master",
}
"""Markers that come from the box when this banner or badge is picked; Lairs and Fortresses are always at hand."""


PRINTED = ("2p", "3p", "4p", "5p")  # B-COMP-01
TERRAINS = ("farmland", "forest", "hill", "mountain", "swamp", "sea", "lake")  # B-GEN-11


class World(world.World):
    """A board of one piece, entered from its edge."""

    box = Box(BANNERS, BADGES, TOKENS, MARKERS, PICKED_WITH)
    lasting = ("spirit",)
    most_declined = 2

    def __init__(self, rules: Rules, board: Board, options: BaseOptions) -> None:
        super().__init__(rules, board)
        self.options = options
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
    """The world of a game, made once for all games of its kind."""
    return World(rules, board, options)


class Table(table.Table):
    """A position of the base game in the referee's hand."""

    world: World
    spent = ("hole",)  # B-RACE-HALFLINGS-05

    def __init__(self, world: World, state: State) -> None:
        super().__init__(world, state)
        self.wealthy_paid = {note.seat for note in state.notes}
        acting = sorted(self.acting.regions) if self.acting is not None else []
        self.stood = dict(zip(acting, state.turn.stood, strict=False))  # where Ghouls stood before they were readied
        self.roll = state.turn.roll  # -1: no die lies on the table

    def tokens_with(self, race: str, power: str) -> int:
        """Amazons get four more, for conquest only (B-COMP-04)."""
        return super().tokens_with(race, power) + (AMAZONS_EXTRA if race == "amazons" else 0)

    def winners(self) -> list[int]:
        """Most coins; among the tied, most tokens; still tied, all of them (B-END-02 to -06)."""
        best = max(self.coins)
        leaders = [seat for seat in range(self.players) if self.coins[seat] == best]
        if self.world.options.tie_break == "only_if_all_tied" and len(leaders) < self.players:
            return leaders
        most = max(self.tokens_of(seat) for seat in leaders)
        return [seat for seat in leaders if self.tokens_of(seat) == most]

    def forget(self) -> None:
        """The peace of the player ends too, and no die lies on the table (B-POWER-DIPLOMAT-02)."""
        super().forget()
        self.truces[self.seat] = NOBODY
        self.roll = -1


def acts(folk: Folk) -> bool:
    """May it conquer: every active race, and declined Ghouls (B-RACE-GHOULS-02)?"""
    return folk.active or folk.race == "ghouls"


def spirit(folk: Folk) -> bool:
    """Does it stand beside the one declined race (B-POWER-SPIRIT-01)?"""
    return folk.power == "spirit"
