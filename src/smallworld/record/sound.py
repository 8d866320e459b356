"""Is a position from outside sound? Saved games and records may be forged.

First every number is checked, so that nothing can run wild; then the position at its first decision
is written as text and read again, which refuses whatever does not fit together (`position`).
"""

from smallworld.content.setup import Setup
from smallworld.engine.chance import Chance
from smallworld.engine.match import Match
from smallworld.engine.state import State
from smallworld.record.codec import BadRecord, state_to_json
from smallworld.record.position import read_position, write_position

MOST = 1_000_000


def check_state(setup: Setup, state: State) -> None:
    """Refuse a state that no game could be in."""
    try:
        check_numbers(state)
        first = state.copy()
        Match(first, Chance()).begin()  # what happens by itself
        again = read_position(write_position(setup, first), Chance()).state
        again.dice, again.shuffles = first.dice, first.shuffles
    except BadRecord:
        raise
    except Exception as problem:  # whatever a forged position breaks, it is the position's fault
        raise BadRecord(f"The saved position is impossible: {problem}") from None
    if state_to_json(again) != state_to_json(first):
        raise BadRecord("The saved position is inconsistent.")


def check_numbers(state: State) -> None:
    """Whole numbers of a sensible size everywhere, lists of the right length, sets within the board."""
    size, kinds, seats = state.board.size, len(state.rules.pieces), state.players
    data = state_to_json(state)
    lengths = {
        "holder": size,
        "tokens": size,
        "ground": size,
        "on": kinds,
        "supply": kinds,
        "active": seats,
        "declined": seats,
        "tray": len(state.rules.races),
        "coins": seats,
        "truces": seats,
        "tribes": len(state.tribes),
    }
    for name, length in lengths.items():
        if len(data[name]) != length:
            raise BadRecord(f"The saved position has {len(data[name])} entries for {name}, not {length}.")
    whole_only(data)
    if state.rounds != state.board.rounds:
        raise BadRecord("The saved position has a different number of rounds from its board.")
    masks = [*state.on, *[tribe.regions for tribe in state.tribes if tribe is not None], *[a.mask for a in state.asks]]
    if any(mask < 0 or mask > state.board.all for mask in masks):
        raise BadRecord("The saved position names regions that are not on the board.")
    if any(slots < 0 for slots in (state.turn.acted, state.turn.settled, state.turn.attacked)):
        raise BadRecord("The saved position names races or seats that do not exist.")


def whole_only(data: object) -> None:
    """No number is a fraction or absurd; sets of regions are large numbers, so they are checked separately."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name not in ("on", "regions"):
                whole_only(value)
    elif isinstance(data, list):
        for value in data:
            whole_only(value)
    elif isinstance(data, float) or (isinstance(data, int) and not -MOST <= data <= 1 << 200):
        raise BadRecord(f"The saved position has the number {data!r:.40}.")
