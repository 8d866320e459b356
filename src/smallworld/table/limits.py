"""How much of everything one table takes, wherever it runs."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class TableLimits:
    """Bounds on what a table is told, and on what fills its log."""

    tokens: int = 8  # in one hello
    token_letters: int = 64
    batch: int = 64  # actions in one command
    depth: int = 16  # of what is inside an action
    name_letters: int = 32
    name_sent: int = 200  # of a name before it is tidied; the result is measured again
    id_letters: int = 64  # of a command, a table
    key_letters: int = 64  # of an edition, a board, a bot
    pace_ms: int = 60_000
    deadline_seconds: int = 7 * 24 * 3600
    version: int = 1_000_000  # entries of one table
    lobby_entries: int = 500  # the host's changes to seats and pace at one table
    seat_names: int = 100  # other names for one seat
    seat_joins: int = 100  # comings and goings at one seat before the start; the host can reset the count
    leaves: int = 100  # times one seat can be left during a game
    undos: int = 500  # at one table
    missed: int = 200  # updates kept for browsers that come back


TABLE_LIMITS: Final = TableLimits()
