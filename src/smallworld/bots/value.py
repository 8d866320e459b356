"""What a position is worth before a player's turn: a sum of a few features, weighted by what games have shown.

The weights are in `value.toml`, one table for each edition and number of players, one row for each number of turns
left; `tools/fit_value.py` finds them. The features name no race and no power.
"""

import tomllib
from pathlib import Path
from typing import Final

from smallworld.engine.bits import bits, count
from smallworld.engine.look import Look
from smallworld.engine.state import EMPTY, State, Turn

OF_A_SEAT: Final = 7
FEATURES: Final = 2 * OF_A_SEAT + 3
"""Those of the player, the mean of those of the rivals, the best combination on offer, who has moved, and 1."""

Table = list[list[float]]

_TABLES: Final[dict[str, Table]] = {}


def seat_features(look: Look, seat: int) -> list[float]:
    """What a player has: regions and bonus coins in decline and active, spare tokens, a race at all, a special one."""
    state = look.state
    found = [0.0] * OF_A_SEAT
    for slot in state.declined[seat]:
        tribe = state.tribe(slot)
        found[0] += count(tribe.regions)
        for ability in tribe.hooks.coins:
            found[1] += ability.coins(look, tribe)
    slot = state.active[seat]
    if slot != EMPTY:
        tribe = state.tribe(slot)
        regions = count(tribe.regions)
        tokens = tribe.hand + tribe.aside + tribe.fled
        for region in bits(tribe.regions):
            tokens += state.tokens[region]
        found[2] = regions
        for ability in tribe.hooks.coins:
            found[3] += ability.coins(look, tribe)
        found[4] = tokens - tribe.garrison * regions
        found[5] = 1.0
        hooks = tribe.hooks
        if hooks.after_scoring or hooks.shares_decline or hooks.acts_in_decline:
            found[6] = 1.0
    return found


def features(state: State, seat: int) -> list[float]:
    """Everything that the value looks at, seen by the player whose turn begins."""
    look = Look(state)
    turn = state.turn
    state.turn = Turn()  # what was done this turn pays only once
    found = seat_features(look, seat)
    rivals = [0.0] * OF_A_SEAT
    moved = 0.0
    teams = state.rules.teams
    others = 0
    for other in range(state.players):
        if other != seat and not (teams and other % teams == seat % teams):
            others += 1
            for place, value in enumerate(seat_features(look, other)):
                rivals[place] += value
            moved += (other - state.first) % state.players < (seat - state.first) % state.players
    state.turn = turn
    found += [value / others for value in rivals]
    best = 0
    if state.active[seat] == EMPTY:
        for place in look.picks(seat):
            race = state.rules.races[state.column_races[place]]
            power = state.rules.powers[state.column_powers[place]]
            best = max(best, look.troop(race, power) + state.column_coins[place] - place)
    found += [float(best), moved / others, 1.0]
    return found


def table_for(edition: str, players: int) -> Table:
    """The weights for a game, by the number of turns left; of the nearest number of players if it was not fitted."""
    if not _TABLES:
        data = tomllib.loads((Path(__file__).parent / "value.toml").read_text(encoding="utf-8"))
        for name, sizes in data.items():
            for size, rows in sizes.items():
                _TABLES[f"{name} {size}"] = [[float(weight) for weight in row] for row in rows]
    known = [f"{edition} {size}" for size in sorted(range(2, 6), key=lambda size: abs(size - players))]
    return next(_TABLES[key] for key in [*known, "base 2"] if key in _TABLES)


def value(table: Table, state: State, seat: int) -> float:
    """By how many coins the player will outdo the mean of the rivals from now on; it is their turn."""
    row = table[min(state.rounds - state.round, len(table) - 1)]
    total = 0.0
    for weight, feature in zip(row, features(state, seat), strict=True):
        total += weight * feature
    return total
