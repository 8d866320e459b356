"""What the referee must know about an edition, one book for each; and what holds on the table of every edition."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import Generic, TypeAlias, TypeVar

from referee.compare import Choice
from referee.table import Fact, Finding, Folk, Luck, Table
from referee.world import COLUMN, World
from smallworld.engine.actions import Action
from smallworld.engine.state import State, Tribe

WorldT = TypeVar("WorldT", bound=World)
TableT = TypeVar("TableT", bound=Table)


class Book(ABC, Generic[WorldT, TableT]):
    """The rules of an edition, written again from its catalogue."""

    words: tuple[str, ...]  # of offers, for the exam that everything else is refused
    after_conquests: tuple[str, ...] = ()  # powers whose race may decline in a turn of conquests (I-20)
    no_attacks: tuple[str, ...] = ()  # ways in which a region is taken without being conquered (I-20)

    def __init__(self, world: WorldT) -> None:
        self.world = world

    # What every edition answers with functions of its own

    @staticmethod
    @abstractmethod
    def read(world: WorldT, state: State) -> TableT:
        """The referee's own table, read off a position."""

    @staticmethod
    @abstractmethod
    def perform(table: TableT, action: Action, luck: Luck) -> None:
        """Play one action and run on to the next decision."""

    @staticmethod
    @abstractmethod
    def choices(table: TableT) -> set[Choice]:
        """Everything the decider may do."""

    @staticmethod
    @abstractmethod
    def costs(table: TableT, me: Folk, regions: set[int]) -> dict[int, int]:
        """What each of these regions costs a race."""

    @staticmethod
    @abstractmethod
    def findings(world: WorldT, state: State) -> Iterator[Finding]:
        """Everything that must hold in every position and does not hold in this one."""

    @abstractmethod
    def immune(self, state: State) -> int:
        """Regions that others may not touch (I-07)."""

    # What follows from that, or does nothing in most editions

    def table(self, state: State) -> TableT:
        """The referee's own table of this game."""
        return self.read(self.world, state)

    def check(self, state: State) -> Iterator[Finding]:
        """What must hold in every position of this game."""
        return self.findings(self.world, state)

    def prices(self, table: TableT) -> dict[int, int]:
        """What every region costs the race that conquers now; nothing when none does."""
        if table.phase != "conquer" or table.acting is None:
            return {}
        return self.costs(table, table.acting, set(self.world.everywhere))

    def differences(self, table: TableT, state: State) -> Iterator[Finding]:
        """Where the position is not what it should be, beyond what all editions have."""
        return iter(())

    def shuffles(self, facts: list[Fact]) -> int:
        """How often something must have been shuffled, judging by the events (I-21)."""
        return len([fact for fact in facts if fact[0] == "badges_shuffled"])

    def opening(self, state: State) -> Iterator[Finding]:
        """What only this edition lays out."""
        return iter(())


# No region, token, banner or badge is lost (I-01 to -04, -08, -09, -12)

Fits: TypeAlias = Callable[[int, int, Tribe], bool]
"""May this race, of this slot, stand in this region with the tokens it has there?"""


def regions(world: World, state: State, count: list[int], fits: Fits) -> Iterator[Finding]:
    """I-01, I-02, I-03: every region is empty, or held by one race as it `fits`; `count` gets the tokens of each."""
    if set(map(type, state.tokens)) | set(map(type, state.holder)) != {int}:
        yield "I-02", "a token count or holder is no whole number"
    if len(state.holder) != len(world.names) or len(state.tokens) != len(world.names):
        yield "I-01", "the map has another number of regions"
        return
    held = [0] * len(state.tribes)
    for r, slot in enumerate(state.holder):
        number = state.tokens[r]
        if slot < 0:
            if number:
                yield "I-01", f"{world.names[r]} is nobody's and holds {number} tokens"
            continue
        tribe = state.tribes[slot] if slot < len(state.tribes) else None
        if tribe is None:
            yield "I-01", f"{world.names[r]} is held by a race that is not in play"
            continue
        held[slot] |= 1 << r
        count[slot] += number
        if not fits(r, slot, tribe):
            yield "I-03", f"{world.names[r]} is held by {tribe.race.key} with {number} tokens"
    for slot, tribe in enumerate(state.tribes):
        if tribe is not None and tribe.regions != held[slot]:
            yield "I-01", f"{tribe.race.key} count other regions as theirs than the map does"


def tokens(world: World, state: State, count: list[int], others: dict[int, int] | None = None) -> Iterator[Finding]:
    """I-04: no token of any race appears or is lost; `others` are pieces that are counted among a race's tokens."""
    total = list(state.tray)
    for slot, tribe in enumerate(state.tribes):
        if slot and tribe is not None:
            if tribe.hand < 0 or tribe.aside < 0 or tribe.fled < 0:
                yield "I-04", f"{tribe.race.key} have a negative number of tokens in hand or set aside"
            total[tribe.race.index] += tribe.hand + tribe.aside + tribe.fled + count[slot]
            total[tribe.race.index] -= 0 if others is None else others.get(slot, 0)
    if total != world.tokens or min(state.tray) < 0:
        for race, number, box, tray in zip(world.races, total, world.tokens, state.tray, strict=True):
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
        most = world.most_declined if world.known else 2  # a home-made race may share decline without a badge
        if (common > 1 and world.known) or len(state.declined[seat]) > most:
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
