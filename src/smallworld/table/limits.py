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
    alone_pace_ms: int = 2000  # bots at a table where nobody is do not play faster
    deadline_seconds: int = 7 * 24 * 3600
    say_rate: float = 1 / 3  # sayings per second from one seat
    say_burst: float = 4.0
    version: int = 1_000_000  # entries of one table
    lobby_entries: int = 500  # the host's changes to seats and pace at one table
    seat_names: int = 100  # other names for one seat
    seat_joins: int = 100  # comings and goings at one seat before the start; the host can reset the count
    leaves: int = 100  # times one seat can be left during a game
    undos: int = 500  # at one table
    pauses: int = 200  # times one seat asks for a pause, agrees or ends one
    content_bytes: int = 64 * 1024  # of the home-made things at one table, together
    content_texts: int = 24  # that they come in
    content_changes: int = 60  # times the host can bring some or take some away
    sets: int = 16  # wished for at one table
    position_bytes: int = 64 * 1024  # of a position that a game begins from
    record_bytes: int = 512 * 1024  # of a record that somebody looks back at; one of a long game has forty thousand
    missed: int = 200  # updates kept for browsers that come back


TABLE_LIMITS: Final = TableLimits()
