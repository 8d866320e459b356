"""The game compared with the referee's version of it: choices, events and positions must agree."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from referee.table import Fact, Finding, Luck, Table
from referee.world import World
from smallworld.engine import events as told
from smallworld.engine.actions import Action
from smallworld.engine.pieces import spot
from smallworld.engine.state import State
from smallworld.engine.steps import STEP_NAMES

# Choices: what the game lists and what the catalogue allows


Choice = tuple[str, int, int, str, int]
"""Verb, region, number, word, second region."""

END: Final[Choice] = ("end", -1, -1, "", -1)
EXPAND: Final[Choice] = ("expand", -1, -1, "", -1)
DECLINE: Final[Choice] = ("decline", -1, -1, "", -1)


def choice(action: Action) -> Choice:
    """What an action says."""
    return action.do, action.region, action.number, action.key, action.to


def use(word: str, region: int = -1, to: int = -1) -> Choice:
    """An offer of a race, a power, a place."""
    return "use", region, -1, word, to


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


# Events: what the game reported and what happened on the referee's own table

FACTS: dict[type, tuple[str, tuple[str, ...]]] = {
    told.TurnStarted: ("turn_started", ("player", "round")),
    told.ComboTaken: ("combo_taken", ("player", "place", "race", "power", "paid", "found", "tokens")),
    told.ComboRevealed: ("combo_revealed", ("place", "race", "power")),
    told.BadgesShuffled: ("badges_shuffled", ("number",)),
    told.TroopsReadied: ("troops_readied", ("player", "race", "hand")),
    told.RegionAbandoned: ("region_abandoned", ("player", "race", "region")),
    told.RegionTaken: ("region_taken", ("player", "race", "region", "tokens", "how", "victim")),
    told.AttackFailed: ("attack_failed", ("player", "race", "region", "short")),
    told.DieRolled: ("die_rolled", ("player", "face")),
    told.TokensDrivenOut: ("tokens_driven_out", ("player", "race", "region", "lost", "survived")),
    told.TokensRecruited: ("tokens_recruited", ("player", "race", "number")),
    told.TokensLost: ("tokens_lost", ("player", "race", "number")),
    told.TokensSetAside: ("tokens_set_aside", ("player", "race", "number")),
    told.TokensDeployed: ("tokens_deployed", ("player", "race", "region", "number", "total")),
    told.PiecePlaced: ("piece_placed", ("piece", "region", "number")),
    told.PieceRemoved: ("piece_removed", ("piece", "region", "number")),
    told.TribeDeclined: ("tribe_declined", ("player", "race", "power", "regions")),
    told.TribeVanished: ("tribe_vanished", ("player", "race")),
    told.TruceMade: ("truce_made", ("player", "ally")),
    told.ComboWithdrawn: ("combo_withdrawn", ("place", "race", "power")),
    told.CoinsPaid: ("coins_paid", ("player", "to", "coins", "what")),
    told.MarkerRevealed: ("marker_revealed", ("piece", "face", "region")),
    told.TokensMoved: ("tokens_moved", ("player", "race", "region", "to", "number")),
    told.RegionsSwapped: ("regions_swapped", ("region", "to")),
}

INVARIANTS = {
    "turn_started": "I-13",
    "combo_taken": "I-10",
    "combo_revealed": "I-09",
    "badges_shuffled": "I-08",
    "region_taken": "I-17",
    "attack_failed": "I-17",
    "die_rolled": "I-17",
    "tokens_driven_out": "B-LOSS-01",
    "tribe_declined": "I-19",
    "tribe_vanished": "I-19",
    "piece_placed": "I-06",
    "piece_removed": "I-06",
    "truce_made": "I-07",
    "combo_withdrawn": "I-09",
    "coins_paid": "I-11",
    "marker_revealed": "I-06",
    "regions_swapped": "I-06",
    "coins_earned": "I-18",
    "game_ended": "B-END-02",
}
"""What is broken if a fact of this kind is not as expected; for all others, tokens went astray (I-04)."""


def facts_of(events: list[told.Event]) -> list[Fact]:
    """What the events say."""
    facts: list[Fact] = []
    for event in events:
        if isinstance(event, told.CoinsEarned):
            facts.append(("coins_earned", event.player, event.coins, tuple(sorted(event.items))))
        elif isinstance(event, told.GameEnded):
            facts.append(("game_ended", tuple(event.scores), tuple(event.winners)))
        else:
            known = FACTS.get(type(event))
            if known is not None:
                facts.append((known[0], *[getattr(event, name) for name in known[1]]))
    return facts


def luck_of(world: World, facts: list[Fact], after: State) -> Luck:
    """The dice, what was dealt from a shuffled stack and what is left of it, the bombs, the places that were drawn."""
    dice: list[Any] = []
    dealt: list[int] | None = None
    found: list[str] = []
    for fact in facts:
        if fact[0] == "die_rolled":
            dice.append(fact[2])
        elif fact[0] == "badges_shuffled":
            dealt = []
        elif fact[0] == "combo_revealed" and dealt is not None:
            dealt.append(world.powers.index(str(fact[3])))
        elif fact[0] == "marker_revealed":
            found.append(str(fact[2]))
    luck = Luck(dice, None if dealt is None else [*after.power_stack, *reversed(dealt)])
    luck.found = found
    if "bomb" in world.kinds:
        luck.bombs = after.decks.get(world.kinds.index("bomb"), ())
    return luck


def misreported(expected: list[Fact], heard: list[Fact]) -> list[tuple[str, str]]:
    """Facts that were reported and did not happen, or happened and were not reported; order does not matter."""
    if expected == heard:
        return []
    key: Callable[[Fact], str] = repr
    missing, extra = sorted(expected, key=key), sorted(heard, key=key)
    for fact in missing[:]:
        if fact in extra:
            missing.remove(fact)
            extra.remove(fact)
    found = [(INVARIANTS.get(str(fact[0]), "I-04"), f"told but not right: {fact}") for fact in extra]
    return found + [(INVARIANTS.get(str(fact[0]), "I-04"), f"right but not told: {fact}") for fact in missing]


# Positions


def differences(table: Table, state: State) -> Iterator[Finding]:
    """Where the position is not what the catalogue says the last action leads to."""
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
