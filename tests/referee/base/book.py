"""The base game as the referee knows it, and what must always hold on its table (I-01 to I-07)."""

from collections.abc import Iterator

from referee import book
from referee.base import conquest, legality, turns
from referee.base.table import LEAVING, LOST_TRIBES, MOUNTAINS, WALLS, WARDS, Table, World
from referee.table import NATIVES, Finding
from smallworld.engine.pieces import spot
from smallworld.engine.state import State, Tribe

KEEPERS = {
    "lair": "trolls",
    "hole": "halflings",
    "hero": "heroic",
    "dragon": "dragon_master",
    "encampment": "bivouacking",
}
"""Whose marker it is; a Fortress may outlive its power."""


def check(world: World, state: State) -> Iterator[Finding]:
    """Every broken invariant of a position."""
    count = [0] * len(state.tribes)  # tokens on the map, race by race
    yield from regions(world, state, count)
    yield from book.tokens(world, state, count)
    yield from book.players(world, state)
    yield from markers(world, state)
    yield from book.banners(world, state)


def regions(world: World, state: State, count: list[int]) -> Iterator[Finding]:
    """I-01, I-02, I-03, I-05: Lost Tribes and declined races stand alone, Ghouls apart."""

    def fits(r: int, slot: int, tribe: Tribe) -> bool:
        lone = slot == NATIVES or (not tribe.active and tribe.race.key != "ghouls" and world.known)
        return state.tokens[r] == 1 or (state.tokens[r] > 1 and not lone)

    yield from book.regions(world, state, count, fits)
    if [r for r, slot in enumerate(state.holder) if slot == NATIVES and r not in world.natives]:
        yield "I-05", "a Lost Tribe stands in a region that has no symbol for it"
    if world.printed and (count[NATIVES] > LOST_TRIBES or len(world.mountains) > MOUNTAINS):
        yield "I-05", "there are more Lost Tribes or Mountains than in the box"


def markers(world: World, state: State) -> Iterator[Finding]:
    """I-06: each marker exists once, stands where it may, and the prices of the land agree with it."""
    walls = list(world.bare)
    stacked: dict[int, int] = {}
    for kind, name in enumerate(world.kinds):
        mask = state.on[kind]
        there = 0
        for r in range(mask.bit_length()):
            if mask >> r & 1:
                number = state.stacked.get(spot(kind, r), 1)
                there += number
                if name == "encampment" or spot(kind, r) in state.stacked:
                    stacked[spot(kind, r)] = number
                if name in WALLS:
                    walls[r] += number
                if world.known:
                    yield from keeper(world, state, name, r, number)
        box = world.box.markers.get(name, state.rules.pieces[kind].total)
        whole = there + state.supply[kind]
        if state.supply[kind] < 0 or whole > box or (whole < box and name != "hole"):
            yield "I-06", f"{there} {name} on the map and {state.supply[kind]} off it, the box has {box}"
    if stacked != state.stacked:
        yield "I-06", f"the numbers of markers {state.stacked} do not belong to what stands on the map: {stacked}"
    if world.known:
        if walls != state.ground:
            wrong = [world.names[r] for r, price in enumerate(walls) if price != state.ground[r]]
            yield "I-06", f"the price of the land in {', '.join(wrong)} does not agree with its markers"
        yield from lairs(world, state)


def keeper(world: World, state: State, name: str, r: int, number: int) -> Iterator[Finding]:
    """A marker stands with its race; those of LEAVING only while that race is active."""
    slot = state.holder[r]
    tribe = state.tribes[slot] if slot > 0 else None
    if tribe is None:
        yield "I-06", f"a {name} stands in {world.names[r]}, where no race is"
        return
    power = None if tribe.power is None else tribe.power.key
    if name in KEEPERS and KEEPERS[name] not in (tribe.race.key, power):
        yield "I-06", f"a {name} stands with {power} {tribe.race.key} in {world.names[r]}"
    if name == "fortress" and tribe.active and power != "fortified":
        yield "I-06", f"a fortress stands with {power} {tribe.race.key} in {world.names[r]}"
    if name in LEAVING and not tribe.active:
        yield "I-06", f"a {name} stands with declined {tribe.race.key} in {world.names[r]}"
    if number != 1 and name != "encampment":
        yield "I-06", f"{number} markers {name} stand in {world.names[r]}"


def lairs(world: World, state: State) -> Iterator[Finding]:
    """Every region of the Trolls, declined ones too, has its Lair (B-RACE-TROLLS-01, B-DECLINE-06)."""
    for tribe in state.tribes:
        if tribe is not None and tribe.race.key == "trolls":
            bare = tribe.regions & ~state.on[world.kinds.index("lair")]
            for r in range(len(world.names)):
                if bare >> r & 1:
                    yield "I-06", f"the trolls in {world.names[r]} have no lair"


def wards(world: World, state: State) -> int:
    """The regions with a Hole, a Hero or the Dragon (I-07)."""
    mask = 0
    for kind, name in enumerate(world.kinds):
        if name in WARDS:
            mask |= state.on[kind]
    return mask


class Book(book.Book[World, Table]):
    """Small World."""

    words = ("sorcery", "dragon", "encampment", "fortress", "hero", "truce", "nonsense")
    after_conquests = ("stout",)

    read = Table
    perform = staticmethod(turns.perform)
    choices = staticmethod(legality.choices)
    costs = staticmethod(conquest.prices)
    findings = staticmethod(check)

    def immune(self, state: State) -> int:
        return wards(self.world, state)
