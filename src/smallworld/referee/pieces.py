"""What must hold on any table, whoever plays: regions, tokens, markers, banners (I-01 to I-09, I-12)."""

from collections.abc import Iterator

from smallworld.engine.state import State
from smallworld.referee.catalogue import COLUMN, LEAVING, LOST_TRIBES, MARKERS, MOUNTAINS, WALLS, WARDS
from smallworld.referee.world import World

Finding = tuple[str, str]
"""The id of an invariant and what is wrong."""

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
    yield from tokens(world, state, count)
    yield from players(world, state)
    yield from markers(world, state)
    yield from banners(world, state)


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


def tokens(world: World, state: State, count: list[int]) -> Iterator[Finding]:
    """I-04: no token of any race appears or is lost."""
    total = list(state.tray)
    for slot, tribe in enumerate(state.tribes):
        if slot and tribe is not None:
            if tribe.hand < 0 or tribe.aside < 0 or tribe.fled < 0:
                yield "I-04", f"{tribe.race.key} have a negative number of tokens in hand or set aside"
            total[tribe.race.index] += tribe.hand + tribe.aside + tribe.fled + count[slot]
    if total != world.box or min(state.tray) < 0:
        for race, number, box, tray in zip(world.races, total, world.box, state.tray, strict=True):
            if number != box or tray < 0:
                yield "I-04", f"{race} have {number} tokens ({tray} in the tray), the box has {box}"


def players(world: World, state: State) -> Iterator[Finding]:
    """I-12: a player has at most one active race and one declined race, and a Spirit race beside it."""
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
            elif tribe.power.key != "spirit" and world.known:
                yield "I-12", f"declined {tribe.race.key} kept the badge {tribe.power.key}"
        if common > 1 or len(state.declined[seat]) > 2:
            yield "I-12", f"seat {seat} has {len(state.declined[seat])} declined races"
    if sorted(listed) != [slot for slot, tribe in enumerate(state.tribes) if slot and tribe is not None]:
        yield "I-12", "a race in play is nobody's, or listed twice"


def markers(world: World, state: State) -> Iterator[Finding]:
    """I-06: each marker exists once, stands where it may, and the prices of the land agree with it."""
    walls = list(world.bare)
    stacked: dict[int, int] = {}
    for kind, name in enumerate(world.kinds):
        mask = state.on[kind]
        there = 0
        for r in range(mask.bit_length()):
            if mask >> r & 1:
                number = state.stacked.get(kind << 10 | r, 1)
                there += number
                if name == "encampment" or kind << 10 | r in state.stacked:
                    stacked[kind << 10 | r] = number
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


def wards(world: World, state: State) -> int:
    """The regions with a Hole, a Hero or the Dragon (I-07)."""
    mask = 0
    for kind, name in enumerate(world.kinds):
        if name in WARDS:
            mask |= state.on[kind]
    return mask
