"""The position beside the referee's own table: everything must agree."""

from collections.abc import Iterator

from smallworld.engine.pieces import spot
from smallworld.engine.state import State
from smallworld.engine.steps import STEP_NAMES
from smallworld.referee.choice import Choice
from smallworld.referee.table import Table
from smallworld.referee.violation import Finding
from smallworld.referee.world import World


def differences(table: Table, state: State) -> Iterator[Finding]:
    """Where the position is not what the catalogue makes of the last action."""
    world = table.world
    if table.holder != state.holder:
        for r, slot in enumerate(state.holder):
            if slot != table.holder[r]:
                yield "I-16", f"{world.names[r]} is held by race {slot}, it should be {table.holder[r]}"
    if table.tokens != state.tokens:
        for r, number in enumerate(state.tokens):
            if number != table.tokens[r]:
                yield "I-17", f"{world.names[r]} holds {number} tokens, it should be {table.tokens[r]}"
    yield from races(table, state)
    yield from markers(table, state)
    yield from column(table, state)

    if table.coins != state.coins:
        yield "I-11", f"the coins are {state.coins}, they should be {table.coins}"
    if table.truces != state.truces:
        yield "I-07", f"the truces are {state.truces}, they should be {table.truces}"
    if (table.round, table.seat, table.over) != (state.round, state.seat, state.over):
        now = f"round {state.round}, seat {state.seat}, over {state.over}"
        yield "I-13", f"it is {now}; it should be {table.round}, {table.seat}, {table.over}"
    if table.decider() != state.decider:
        yield "I-14", f"seat {state.decider} decides, it should be {table.decider()}"
    if not state.over and not table.duties and table.phase != STEP_NAMES[state.step]:
        yield "I-13", f"the step is {STEP_NAMES[state.step]}, it should be {table.phase}"


def races(table: Table, state: State) -> Iterator[Finding]:
    """Hands, what is set aside or driven out, the tray, who is active and who declined."""
    seen = 0
    for folk in table.folks.values():
        tribe = state.tribes[folk.slot]
        if tribe is None:
            yield "I-19", f"the {folk} are gone"
            continue
        seen += 1
        power = None if tribe.power is None else tribe.power.key
        if (tribe.player, tribe.race.key, power, tribe.active) != (folk.seat, folk.race, folk.power, folk.active):
            yield "I-19", f"{power} {tribe.race.key} (active {tribe.active}) should be the {folk} ({folk.active})"
        if (tribe.hand, tribe.aside, tribe.fled) != (folk.hand, folk.aside, folk.fled):
            has = f"{tribe.hand} in hand, {tribe.aside} set aside, {tribe.fled} fled"
            yield "I-04", f"the {folk} have {has}; it should be {folk.hand}, {folk.aside}, {folk.fled}"
    if seen != len([tribe for tribe in state.tribes[1:] if tribe is not None]):
        yield "I-19", "a race is in play that should not be"
    if list(table.tray.values()) != state.tray:
        yield "I-04", f"the tray holds {state.tray}, it should be {list(table.tray.values())}"
    if table.active != state.active or table.declined != [list(slots) for slots in state.declined]:
        yield "I-12", f"active {state.active}, declined {state.declined}; should be {table.active}, {table.declined}"


def markers(table: Table, state: State) -> Iterator[Finding]:
    """Every marker on the map and off it."""
    for kind, name in enumerate(table.world.kinds):
        mask = 0
        for region, number in table.on[name].items():
            mask |= 1 << region
            if number != 1 and state.stacked.get(spot(kind, region)) != number:
                yield "I-06", f"{table.world.names[region]} should hold {number} {name}"
        if mask != state.on[kind]:
            where = [r for r in range(len(table.holder)) if state.on[kind] >> r & 1]
            yield "I-06", f"{name} stands in {where}, it should be {sorted(table.on[name])}"
    if list(table.supply.values()) != state.supply:
        yield "I-06", f"off the map are {state.supply}, it should be {table.supply}"


def column(table: Table, state: State) -> Iterator[Finding]:
    """The combinations with their coins, and the stacks."""
    shown = [[*combo] for combo in zip(state.column_races, state.column_powers, state.column_coins, strict=True)]
    if shown != table.column:
        yield "I-10", f"the column (banner, badge, coins) is {shown}, it should be {table.column}"
    if table.banners != list(state.race_stack):
        yield "I-08", f"the banner stack is {state.race_stack}, it should be {table.banners}"
    if table.badges != list(state.power_stack) or sorted(table.discard) != sorted(state.power_discard):
        yield "I-08", f"the badges in stack and discard should be {table.badges} and {table.discard}"


def listed(world: World, allowed: set[Choice], legal: set[Choice]) -> Iterator[Finding]:
    """What the game lists against what the catalogue allows (I-27, I-28)."""
    if allowed != legal:
        for choice in sorted(legal - allowed):
            yield "I-27", f"listed, but no rule allows it: {in_words(world, choice)}"
        for choice in sorted(allowed - legal):
            yield "I-28", f"allowed, but not listed: {in_words(world, choice)}"


def in_words(world: World, choice: Choice) -> str:
    """A choice for the reader."""
    do, region, number, word, to = choice
    here = world.names[region] if region >= 0 else ""
    there = f"to {world.names[to]}" if to >= 0 else ""
    return f"{do} {word} {here} {number} {there}".strip()
