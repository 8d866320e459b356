"""What must hold on the table of any edition: no token, banner or badge is lost (I-04, I-08, I-09, I-12)."""

from collections.abc import Iterator

from smallworld.engine.state import State
from smallworld.referee.catalogue import COLUMN
from smallworld.referee.violation import Finding
from smallworld.referee.world import World


def tokens(world: World, state: State, count: list[int], others: dict[int, int] | None = None) -> Iterator[Finding]:
    """I-04: no token of any race appears or is lost; `others` are pieces that are counted among a race's tokens."""
    total = list(state.tray)
    for slot, tribe in enumerate(state.tribes):
        if slot and tribe is not None:
            if tribe.hand < 0 or tribe.aside < 0 or tribe.fled < 0:
                yield "I-04", f"{tribe.race.key} have a negative number of tokens in hand or set aside"
            total[tribe.race.index] += tribe.hand + tribe.aside + tribe.fled + count[slot]
            total[tribe.race.index] -= 0 if others is None else others.get(slot, 0)
    if total != world.box or min(state.tray) < 0:
        for race, number, box, tray in zip(world.races, total, world.box, state.tray, strict=True):
            if number != box or tray < 0:
                yield "I-04", f"{race} have {number} tokens ({tray} in the tray), the box has {box}"


def players(world: World, state: State) -> Iterator[Finding]:
    """I-12: a player has at most one active race and one declined race, and perhaps one that shares decline."""
    listed: list[int] = []
    for seat in range(state.players):
        slot = state.active[seat]
        if slot >= 0:
            listed.append(slot)
            tribe = state.tribes[slot]
            if tribe is None or not tribe.active or tribe.player != seat:
                yield "I-12", f"the active race of seat {seat} is not its own, or not active"
        common = 0
        for slot in state.declined[seat]:
            listed.append(slot)
            tribe = state.tribes[slot]
            if tribe is None or tribe.active or tribe.player != seat:
                yield "I-12", f"a declined race of seat {seat} is not its own, or not declined"
            elif tribe.power is None:
                common += 1
            elif tribe.power.key not in world.lasting and world.known:
                yield "I-12", f"declined {tribe.race.key} kept the badge {tribe.power.key}"
        if common > 1 or len(state.declined[seat]) > world.most_declined:
            yield "I-12", f"seat {seat} has {len(state.declined[seat])} declined races"
    if sorted(listed) != [slot for slot, tribe in enumerate(state.tribes) if slot and tribe is not None]:
        yield "I-12", "a race in play is nobody's, or listed twice"


def banners(world: World, state: State) -> Iterator[Finding]:
    """I-08, I-09: each banner and badge is in one place, and the column is as long as they allow."""
    races = [*state.column_races, *state.race_stack]
    powers = [*state.column_powers, *state.power_stack, *state.power_discard]
    for slot, tribe in enumerate(state.tribes):
        if slot and tribe is not None:
            races.append(tribe.race.index)
            if tribe.power is not None:
                powers.append(tribe.power.index)
            elif tribe.active:
                yield "I-08", f"the active {tribe.race.key} have no badge"
    if sorted(races) != list(range(len(world.races))):
        yield "I-08", f"the banners in column, stack and play are {sorted(races)}"
    if sorted(powers) != list(range(len(world.powers))):
        yield "I-08", f"the badges in column, stacks and play are {sorted(powers)}"
    shown = len(state.column_races)
    if not shown == len(state.column_powers) == len(state.column_coins):
        yield "I-09", "banners, badges and coins of the column do not pair up"
    badges = len(state.power_stack) + len(state.power_discard)
    if shown != min(COLUMN, shown + len(state.race_stack), shown + badges):
        yield "I-09", f"{shown} combinations are visible although {len(state.race_stack)} banners lie in the stack"
    coins = list(state.column_coins)
    if coins != sorted(coins, reverse=True) or any(coin < 0 for coin in coins):
        yield "I-10", f"the coins on the column {coins} cannot occur (B-PICK-19)"
