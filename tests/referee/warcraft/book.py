"""Small World of Warcraft as the referee knows it, and what must always hold on its table (I-01 to I-07)."""

from collections import Counter
from collections.abc import Iterator

from referee import book
from referee.table import NATIVES, Conquest, Fact, Finding
from referee.warcraft import conquest, legality, turns
from referee.warcraft.table import (
    DEFENCES,
    EXPLODING,
    KEEPERS,
    LEAVING,
    MARKERS,
    MOUNTAINS,
    MURLOCS,
    RELICS,
    WELL,
    WITH_HOLDER,
    Table,
    World,
)
from referee.world import spots
from smallworld.engine.pieces import kind_of, region_of, spot
from smallworld.engine.state import State, Tribe


def check(world: World, state: State) -> Iterator[Finding]:
    """Every broken invariant of a position."""
    count = [0] * len(state.tribes)  # tokens on the map, race by race
    yield from regions(world, state, count)
    yield from book.tokens(world, state, count, beasts(world, state))
    yield from book.players(world, state)
    if world.known:
        yield from markers(world, state)
        yield from relics(world, state)
        yield from bombs(world, state)
    yield from book.banners(world, state)


def standing(world: World, state: State, name: str) -> dict[int, int]:
    """How many markers of a kind stand in each region."""
    kind = world.kinds.index(name)
    return {r: state.stacked.get(spot(kind, r), 1) for r in spots(state.on[kind])}


def beasts(world: World, state: State) -> dict[int, int]:
    """Beasts among the tokens of the race that leads them, on the map and in hand."""
    for slot in state.active:
        tribe = state.tribes[slot] if slot >= 0 else None
        if tribe is not None and tribe.power is not None and tribe.power.key == "beast_master":
            in_hand = state.supply[world.kinds.index("beast")]
            return {slot: in_hand + sum(standing(world, state, "beast").values())}
    return {}


def regions(world: World, state: State, count: list[int]) -> Iterator[Finding]:
    """I-01, I-02, I-03, I-05: Tauren stand by twos, a Champion may stand without tokens; only Naga swim."""
    champion = standing(world, state, "champion") if "champion" in world.kinds else {}

    def fits(r: int, slot: int, tribe: Tribe) -> bool:
        least = 2 if tribe.active and tribe.race.key == "tauren" else 1  # W-RACE-TAUREN-01, -08
        alone = state.tokens[r] == 0 and r in champion and tribe.active  # W-DEF-04
        return state.tokens[r] >= least or alone

    yield from book.regions(world, state, count, fits)
    swimming = [(r, slot) for r, slot in enumerate(state.holder) if r in world.water and world.known]
    for r, slot in swimming:
        tribe = state.tribes[slot] if 0 <= slot < len(state.tribes) else None
        if tribe is not None and tribe.race.key != "naga":
            yield "W-CONQ-08", f"{tribe.race.key} stand in the water of {world.names[r]}"
    if count[NATIVES] > min(MURLOCS, len(world.natives)) or len(world.mountains) > MOUNTAINS:
        yield "I-05", f"there are {count[NATIVES]} murlocs and {len(world.mountains)} mountains"


def markers(world: World, state: State) -> Iterator[Finding]:
    """I-06: each marker exists once, stands where it may, and the prices of the land agree with it."""
    walls = list(world.bare)
    stacked: dict[int, int] = {}
    for kind, name in enumerate(world.kinds):
        there = standing(world, state, name)
        for r, number in there.items():
            if name in DEFENCES:
                walls[r] += number
            if name == "beast":
                stacked[spot(kind, r)] = number
            yield from keeper(world, state, name, r, number)
        whole = sum(there.values()) + state.supply[kind]
        gone = name in ("bomb", "marker", "beast", WELL)  # spent, dismissed, or out of the game
        if state.supply[kind] < 0 or whole > MARKERS[name] or (whole < MARKERS[name] and not gone):
            yield "I-06", f"{sum(there.values())} {name} on the map, {state.supply[kind]} off it, not {MARKERS[name]}"
    if stacked != state.stacked:
        yield "I-06", f"the numbers of markers {state.stacked} do not belong to what stands on the map: {stacked}"
    if walls != state.ground:
        wrong = [world.names[r] for r, price in enumerate(walls) if price != state.ground[r]]
        yield "I-06", f"the price of the land in {', '.join(wrong)} does not agree with its markers"


def keeper(world: World, state: State, name: str, r: int, number: int) -> Iterator[Finding]:
    """Walls, forts, towers, beasts and the Champion stand with their race, some only while it is active."""
    here = world.names[r]
    if name == "beast" and number > state.tokens[r]:
        yield "I-06", f"{number} beasts are among {state.tokens[r]} tokens in {here}"
    if number != 1 and name != "beast":
        yield "I-06", f"{number} markers {name} stand in {here}"
    if name not in WITH_HOLDER:
        return
    slot = state.holder[r]
    tribe = state.tribes[slot] if slot > 0 else None
    if tribe is None:
        yield "I-06", f"a {name} stands in {here}, where no race is"
        return
    power = None if tribe.power is None else tribe.power.key
    if KEEPERS[name] not in (tribe.race.key, power):
        yield "I-06", f"a {name} stands with {power} {tribe.race.key} in {here}"
    if name in LEAVING and not tribe.active:
        yield "I-06", f"a {name} stands with declined {tribe.race.key} in {here}"
    if name == "tower" and r not in world.of("fields"):
        yield "W-POWER-DEF-01", f"a tower stands in {here}, which is no field"


def relics(world: World, state: State) -> Iterator[Finding]:
    """I-06, W-CONQ-22: a marker lies face down where no player has been, and no relic exists twice."""
    kind = world.kinds.index("marker")
    hidden = {region_of(code): face for code, face in state.faces.items() if kind_of(code) == kind}
    if set(hidden) != set(standing(world, state, "marker")):
        yield "I-06", "a face-down marker has no other side, or another side no marker"
    for r in hidden:
        if state.holder[r] > 0:
            yield "W-CONQ-22", f"the marker in {world.names[r]} lies face down although a race is there"
    shown = [name for name in RELICS if state.on[world.kinds.index(name)]]
    words = [world.faces["marker"][face] for face in hidden.values()]
    if len({*shown, *words}) != len(shown) + len(words):
        yield "I-06", f"open lie {shown}, face down {words}"
    for r in standing(world, state, WELL):
        if r not in world.water:
            yield "W-PLACE-WELL-01", f"the Well lies in {world.names[r]}, which is no water"


def bombs(world: World, state: State) -> Iterator[Finding]:
    """W-PICK-07, W-RACE-GOBLIN-03: every bomb on the map has its other side, and half of the twelve explode."""
    kind = world.kinds.index("bomb")
    laid = {region_of(code): face for code, face in state.faces.items() if kind_of(code) == kind}
    if set(laid) != set(standing(world, state, "bomb")):
        yield "I-06", "a bomb has no other side, or another side no bomb"
    stack = state.decks.get(kind, ())
    words = Counter(world.faces["bomb"][face] for face in [*laid.values(), *stack])
    if max(words.values(), default=0) > EXPLODING:
        yield "I-06", f"there are more than six of a sort among the bombs: {dict(words)}"
    goblins = [tribe for tribe in state.tribes if tribe is not None and tribe.active and tribe.race.key == "goblins"]
    if words and not goblins:
        yield "W-DECL-04", "there are bombs, but no active Goblins"
    if goblins and len(stack) != state.supply[kind]:
        yield "I-06", f"{state.supply[kind]} bombs are off the map, {len(stack)} in the stack"


WORDS = (
    "assault",
    "champion",
    "champion_moves",
    "intimidate",
    "portal",
    "steal_doomhammer",
    "raid",
    "recruit",
    "objective",
    "bomb",
    "light_fuse",
    "take_up_bomb",
    "human_form",
    "worgen_form",
    "side_with_horde",
    "side_with_alliance_now",
    "doomhammer",
    "heart_of_azeroth",
    "nonsense",
)

KEPT = {
    "faces": "I-06",
    "bombs": "I-06",
    "harmony": "W-RACE-PANDA-01",
    "armed": "W-ART-04",
    "felled": "W-RACE-FORSAKEN-01",
    "saved": "W-RACE-DRAENEI-03",
    "paid": "W-PAY-04",
    "side": "W-PLACE-BATTLE-03",
    "assault": "W-RACE-GNOME-04",
    "attacked": "W-DEF-10",
    "used": "W-TURN-04",
    "picked": "I-13",
    "declining": "I-13",
}
"""What the tables remember beside tokens and coins, and which rule is broken when they do not agree."""


class Book(book.Book[World, Table]):
    """Small World of Warcraft."""

    words = WORDS
    no_attacks = ("bomb",)  # W-RACE-GOBLIN-08

    read = Table
    perform = staticmethod(turns.perform)
    choices = staticmethod(legality.choices)
    costs = staticmethod(conquest.prices)
    findings = staticmethod(check)

    def prices(self, table: Table) -> dict[int, int]:
        """The last attempt has its own price where an assault helps it (W-RACE-GNOME-04)."""
        found = super().prices(table)
        if found and table.acting is not None:
            hoped = {choice[1] for choice in legality.conquests(table, table.acting) if choice[0] == "reinforce"}
            found |= conquest.prices(table, table.acting, hoped, last=True)
        return found

    def differences(self, table: Table, state: State) -> Iterator[Finding]:
        seen = self.table(state)
        for name, rule in KEPT.items():
            if getattr(seen, name) != getattr(table, name):
                yield rule, f"{name} of the turn is {getattr(seen, name)}, it should be {getattr(table, name)}"
        if [as_data(won) for won in seen.conquests] != [as_data(won) for won in table.conquests]:
            yield "I-16", "the conquests of this turn are remembered otherwise"
        if sorted(seen.retreats) != sorted(table.retreats):
            yield "W-TURN-07", f"withdrawn are {seen.retreats}, it should be {table.retreats}"

    def immune(self, state: State) -> int:
        return state.on[self.world.kinds.index("tower")] if self.world.known else 0

    def shuffles(self, facts: list[Fact]) -> int:
        """Badges; the bombs of picked Goblins; places drawn instead of the Well (W-PICK-07, W-PLACE-WELL-02)."""
        found = super().shuffles(facts)
        revealed = [fact for fact in facts if fact[0] == "marker_revealed" and fact[1] == "marker"]
        for fact in facts:
            found += fact[0] == "combo_taken" and fact[3] == "goblins"
        return found + len(revealed) - len({fact[3] for fact in revealed})

    def opening(self, state: State) -> Iterator[Finding]:
        """One marker face down on every island, at its size icon (W-SETUP-09)."""
        if len(self.world.islands) != state.players:
            yield "W-SETUP-02", f"{state.players} players have {len(self.world.islands)} islands"
        marked = set(standing(self.world, state, "marker"))
        if marked != set(self.world.icons) or any(len(marked & island) != 1 for island in self.world.islands):
            yield "W-SETUP-09", "the markers do not lie at the size icons, one on each island"


def as_data(won: Conquest) -> tuple[object, ...]:
    """A conquest, to be compared."""
    return won.slot, won.region, won.how, won.empty, won.victim, won.defenders, won.race
