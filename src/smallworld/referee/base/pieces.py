"""What must hold on a table of the base game, whoever plays: regions and markers (I-01 to I-07)."""

from collections.abc import Iterator

from smallworld.engine.pieces import spot
from smallworld.engine.state import State
from smallworld.referee import box
from smallworld.referee.base.catalogue import LEAVING, LOST_TRIBES, MARKERS, MOUNTAINS, WALLS, WARDS
from smallworld.referee.base.world import World
from smallworld.referee.violation import Finding

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
    yield from box.tokens(world, state, count)
    yield from box.players(world, state)
    yield from markers(world, state)
    yield from box.banners(world, state)


def regions(world: World, state: State, count: list[int]) -> Iterator[Finding]:
    """I-01, I-02, I-03, I-05: every region is empty, or held by one race with enough tokens."""
    if set(map(type, state.tokens)) | set(map(type, state.holder)) != {int}:
        yield "I-02", "a token count or holder is no whole number"
    if len(state.holder) != len(world.names) or len(state.tokens) != len(world.names):
        yield "I-01", "the map has another number of regions"
        return
    held = [0] * len(state.tribes)
    lone = [
        slot == 0 or (tribe is not None and not tribe.active and tribe.race.key != "ghouls" and world.known)
        for slot, tribe in enumerate(state.tribes)
    ]
    for r, slot in enumerate(state.holder):
        number = state.tokens[r]
        if slot < 0:
            if number:
                yield "I-01", f"{world.names[r]} is nobody's and holds {number} tokens"
        elif slot >= len(state.tribes) or state.tribes[slot] is None:
            yield "I-01", f"{world.names[r]} is held by a race that is not in play"
        else:
            held[slot] |= 1 << r
            count[slot] += number
            if number < 1 or (number > 1 and lone[slot]):
                yield "I-03", f"{world.names[r]} is held by {state.tribe(slot).race.key} with {number} tokens"
    for slot, tribe in enumerate(state.tribes):
        if tribe is not None and tribe.regions != held[slot]:
            yield "I-01", f"{tribe.race.key} count other regions as theirs than the map does"
    if held[0] & ~world.native_mask:
        yield "I-05", "a Lost Tribe stands in a region that has no symbol for it"
    if world.printed and (count[0] > LOST_TRIBES or len(world.mountains) > MOUNTAINS):
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
        box = MARKERS.get(name, state.rules.pieces[kind].total)
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
