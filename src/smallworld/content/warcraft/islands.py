"""Stand-in until the twelve faces are drawn: the three test islands."""

from collections.abc import Callable
from functools import lru_cache

from smallworld.content.boards import Row, make_board, parse_region_lines
from smallworld.content.warcraft.words import SYMBOLS, TERRAINS
from smallworld.engine.board import Board

LINES = {
    "sa": "fields entry : sb sd sg",
    "sb": "forest : sa sc sd",
    "sc": "hill entry native : sb sd se",
    "sd": "swamp : sa sb sc se sf sg",
    "se": "mountain cavern : sc sd sf",
    "sf": "fields native : sd se sg",
    "sg": "forest magic size : sa sd sf",
    "ma": "fields entry : mb md",
    "mb": "hill : ma mc md me mf",
    "mc": "mountain cavern : mb mf",
    "md": "forest native : ma mb me mg",
    "me": "swamp magic : mb md mf mg mi",
    "mf": "fields native : mb mc me mh mi",
    "mg": "hill size : md me mi",
    "mh": "mountain entry cavern native : mf mi",
    "mi": "lake : me mf mg mh",
    "la": "forest entry : lb le",
    "lb": "swamp magic : la lc le lf",
    "lc": "hill cavern : lb ld lf lg",
    "ld": "fields entry : lc lg lk",
    "le": "mountain cavern native : la lb lf lh",
    "lf": "fields : lb lc le lg lh li",
    "lg": "forest native : lc ld lf li lj lk",
    "lh": "mountain entry : le lf li",
    "li": "hill native size : lf lg lh lj",
    "lj": "swamp magic native : lg li lk",
    "lk": "sea : ld lg lj",
}
ROUNDS = {2: 10, 3: 10, 4: 9, 5: 8}


def all_sets() -> list[str]:
    """Every board one can name."""
    return [f"test{players}" for players in ROUNDS]


@lru_cache(maxsize=8)
def board(key: str) -> Board:
    """The board with this key."""
    players = int(key[-1])
    rows = [Row(*row) for row in parse_region_lines(dict(LINES), TERRAINS, SYMBOLS)]
    return make_board(key, players, ROUNDS[players], rows, islands=True)


def choose(players: int, shuffle: Callable[[list[int]], list[int]]) -> str:
    """The board for so many players."""
    return f"test{players}"
