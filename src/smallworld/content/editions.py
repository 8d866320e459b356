"""The games you can play, each declared once: what is in its box, its presets, its boards and rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from smallworld.content.base import boards as base_boards
from smallworld.content.base import pieces as base_pieces
from smallworld.content.base.options import PRESETS as BASE_PRESETS
from smallworld.content.base.options import BaseOptions
from smallworld.content.base.powers import QUIET as BASE_QUIET
from smallworld.content.base.rules import base_rules
from smallworld.content.boards import make_board, read_rows
from smallworld.content.warcraft import islands
from smallworld.content.warcraft import words as island_words
from smallworld.content.warcraft.options import PRESETS as WARCRAFT_PRESETS
from smallworld.content.warcraft.options import WarcraftOptions
from smallworld.content.warcraft.pieces import MURLOCS
from smallworld.content.warcraft.powers import QUIET as WARCRAFT_QUIET
from smallworld.content.warcraft.rules import warcraft_rules
from smallworld.content.warcraft.world import ALLIANCE, HORDE, NEUTRAL
from smallworld.engine.board import Board
from smallworld.engine.rules import Rules
from smallworld.words import brief, nearest

BASE: Final = "base"
WARCRAFT: Final = "warcraft"
PLAYERS: Final = (2, 3, 4, 5)

Options = BaseOptions | WarcraftOptions
Shuffle = Callable[[list[int]], list[int]]


class BadSetup(ValueError):
    """A game that cannot be set up as asked, with the reason."""


def base_board(key: str) -> Board:
    """One of the four printed boards."""
    players, rounds, text = base_boards.BOARDS[key]
    return make_board(key, players, rounds, read_rows(text))


def base_choice(players: int, shuffle: Shuffle) -> str:
    """Each number of players has its board (B-SETUP-01)."""
    return f"{players}p"


@dataclass(frozen=True)
class Edition:
    """A game of the family: what is in its box, and how its rules and its board are found."""

    key: str
    ruleset: int  # raised when a ruling changes: records say which one they used, running games go on under the new one
    presets: Mapping[str, Options] = field(hash=False)
    rules: Callable[[Any], Rules]

    # The map
    terrains: tuple[str, ...]
    symbols: tuple[str, ...]
    islands: bool  # its boards are islands, with marked ways in
    boards: Callable[[], list[str]]  # every board that can be named
    board: Callable[[str], Board]
    choose: Callable[[int, Shuffle], str]  # the board for this many players

    # The box
    natives: str  # the name of a neutral token that stands on the map from the start
    most_natives: int
    most_mountains: int
    factions: tuple[str, ...]  # factions of its races, the usual one first
    quiet_badges: tuple[str, ...]  # for races set up without one, those that change least first

    # What a home-made ability may mention
    pieces: tuple[str, ...]  # pieces it may leave behind; the others belong to one banner
    means: tuple[str, ...]  # ways of conquest that it may except

    def check_board(self, key: str) -> None:
        """Refuse an unknown board with the nearest known one."""
        if key not in board_keys(self):
            raise BadSetup(f"There is no board {brief(key)}. {nearest(key, board_keys(self))}")


@lru_cache(maxsize=8)
def board_keys(edition: Edition) -> frozenset[str]:
    """Every board of an edition that can be named."""
    return frozenset(edition.boards())


EDITIONS: Final = {
    BASE: Edition(
        BASE,
        ruleset=1,
        presets=BASE_PRESETS,
        rules=base_rules,
        terrains=base_pieces.TERRAINS,
        symbols=base_pieces.SYMBOLS,
        islands=False,
        boards=lambda: list(base_boards.BOARDS),
        board=base_board,
        choose=base_choice,
        natives="Lost Tribe",
        most_natives=base_pieces.NATIVES,  # B-COMP-06
        most_mountains=9,  # B-COMP-06
        factions=(),
        quiet_badges=BASE_QUIET,
        pieces=("lair", "fortress"),
        means=("die", "dragon", "sorcery"),
    ),
    WARCRAFT: Edition(
        WARCRAFT,
        ruleset=3,
        presets=WARCRAFT_PRESETS,
        rules=warcraft_rules,
        terrains=island_words.TERRAINS,
        symbols=island_words.SYMBOLS,
        islands=True,
        boards=islands.all_sets,
        board=islands.board,
        choose=islands.choose,
        natives="murloc",
        most_natives=MURLOCS,  # W-BOARD-06
        most_mountains=10,  # W-BOARD-06
        factions=(NEUTRAL, ALLIANCE, HORDE),
        quiet_badges=WARCRAFT_QUIET,
        pieces=("fort", "wall"),
        means=("die", "bomb", "champion", "assault"),
    ),
}


def edition_of(key: object) -> Edition:
    """The edition with this key; an unknown key is refused with the nearest known one."""
    if not isinstance(key, str) or key not in EDITIONS:
        raise BadSetup(f"There is no edition {brief(key)}. {nearest(key, EDITIONS)}")
    return EDITIONS[key]


@lru_cache(maxsize=len(EDITIONS))
def printed(edition: str) -> Rules:
    """The printed banners of an edition, for comparison only."""
    return EDITIONS[edition].rules(EDITIONS[edition].presets["default"])


@lru_cache(maxsize=256)
def printed_board(edition: str, key: str) -> Board:
    """A board of the box, or a set of islands."""
    return EDITIONS[edition].board(key)


def usual_rounds(edition: Edition, players: int) -> int:
    """How many rounds a game of this many players lasts on the boards of the box."""
    return printed_board(edition.key, edition.choose(players, list)).rounds
