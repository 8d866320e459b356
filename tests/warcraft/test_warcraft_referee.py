"""The referee notices in Warcraft too: faults are planted in positions, texts and events, and it must name them."""

import random
from collections.abc import Callable

import pytest

import smallworld as sw
from islands3 import islands
from referee import Referee, random_action, watch
from referee.warcraft.table import BADGES, BANNERS
from smallworld.content.warcraft.options import WarcraftOptions
from smallworld.content.warcraft.rules import warcraft_rules
from smallworld.engine.actions import Action
from smallworld.engine.events import CoinsPaid, Event, MarkerRevealed, TokensDrivenOut
from smallworld.engine.hooks import Hooks
from smallworld.engine.notes import Note
from smallworld.engine.pieces import spot
from smallworld.engine.rules import Banner, Rules
from smallworld.engine.state import State, Tribe
from starts import begin_with


def found(referee: Referee) -> set[str]:
    """The ids of what the referee found."""
    return {violation.invariant for violation in referee.violations}


def put(state: State, piece: str, region: str, number: int = 1) -> None:
    """Lay a marker somewhere, behind everybody's back."""
    kind, r = state.rules.piece(piece), state.board.index[region]
    state.on[kind.index] |= 1 << r
    if kind.stacks:
        state.stacked[spot(kind.index, r)] = number
    state.supply[kind.index] -= number
    state.ground[r] += kind.defence * number


# Faults in a position

QUIET = """
    [[seat]]
    coins = 5
    active = { race = "tauren", power = "beast_master", regions = { la = 3, lb = 2 } }
    declined = { race = "naga", regions = { lk = 1, ld = 1 } }
    [[seat]]
    coins = 5
    active = { race = "orcs", power = "defensive", regions = { lf = 2, lc = 1 } }
    [face_down]
    marker = { sg = "karazhan" }
    [pieces]
    frostmourne = ["lc"]
"""


def a_beast_too_many(state: State) -> None:
    state.supply[state.rules.piece("beast").index] += 6


def a_lone_tauren(state: State) -> None:
    state.tokens[state.board.index["lb"]] = 1
    state.tray[state.rules.race("tauren").index] += 1


def orcs_in_the_lake(state: State) -> None:
    tribe, lake = state.tribe(state.active[1]), state.board.index["mi"]
    state.holder[lake], state.tokens[lake] = tribe.slot, 1
    tribe.regions |= 1 << lake
    state.tray[tribe.race.index] -= 1


def a_wall_of_orcs(state: State) -> None:
    put(state, "wall", "lf")


def a_fort_that_costs_nothing(state: State) -> None:
    put(state, "wall", "lf")
    state.ground[state.board.index["lf"]] -= 1


def a_tower_in_the_hills(state: State) -> None:
    put(state, "tower", "lc")


def a_beast_among_naga(state: State) -> None:
    put(state, "beast", "ld")
    state.supply[state.rules.piece("beast").index] = 0


def a_marker_nobody_turned_up(state: State) -> None:
    marker = state.rules.piece("marker").index
    put(state, "marker", "lf")
    state.faces[spot(marker, state.board.index["lf"])] = 0


def frostmourne_twice(state: State) -> None:
    marker = state.rules.piece("marker")
    sg = spot(marker.index, state.board.index["sg"])
    state.faces[sg] = marker.faces.index("frostmourne")


def a_marker_without_a_face(state: State) -> None:
    state.faces = {}


def a_well_on_land(state: State) -> None:
    put(state, "well_of_eternity", "sb")


def bombs_of_nobody(state: State) -> None:
    put(state, "bomb", "lf")
    state.faces[spot(state.rules.piece("bomb").index, state.board.index["lf"])] = 0


def murlocs_from_nowhere(state: State) -> None:
    free = [r for r, slot in enumerate(state.holder) if slot < 0][:14]
    for r in free:
        state.holder[r], state.tokens[r] = 0, 1
        state.tribe(0).regions |= 1 << r


def two_declined_races(state: State) -> None:
    state.declined[0] = (*state.declined[0], state.declined[0][0])


@pytest.mark.parametrize(
    ("plant", "invariant"),
    [
        (a_beast_too_many, "I-04"),
        (a_lone_tauren, "I-03"),
        (orcs_in_the_lake, "W-CONQ-08"),
        (a_wall_of_orcs, "I-06"),
        (a_fort_that_costs_nothing, "I-06"),
        (a_tower_in_the_hills, "W-POWER-DEF-01"),
        (a_beast_among_naga, "I-06"),
        (a_marker_nobody_turned_up, "W-CONQ-22"),
        (frostmourne_twice, "I-06"),
        (a_marker_without_a_face, "I-06"),
        (a_well_on_land, "W-PLACE-WELL-01"),
        (bombs_of_nobody, "W-DECL-04"),
        (murlocs_from_nowhere, "I-05"),
        (two_declined_races, "I-12"),
    ],
)
def test_a_fault_in_the_position_is_named(plant: Callable[[State], None], invariant: str) -> None:
    game = islands(QUIET).game
    assert not watch(game, every=0).violations
    plant(game.state)
    assert invariant in found(watch(game, every=0))


# Abilities that are forgotten


def blank(key: str) -> Rules:
    """The rules with one banner or badge on which nothing is written."""
    rules = warcraft_rules(WarcraftOptions())

    def copied(banner: Banner) -> Banner:
        text = () if banner.key == key else banner.abilities
        return Banner(banner.key, banner.number, text, banner.total, banner.side)

    return rules.with_banners(tuple(map(copied, rules.races)), tuple(map(copied, rules.powers)))


def noticed(race: str, power: str, key: str, seed: int) -> bool:
    """Play a game in which one text is missing. Does the referee object before it ends?"""
    game = begin_with(race, power, players=3, seed=f"blank {seed}", edition="warcraft", rules=blank(key))
    referee = watch(game, every=0)
    rng = random.Random(seed)
    while not game.over and not referee.violations:
        legal = game.legal()
        mine = game.state.seat == 0 and legal[0].do in ("pick", "expand")
        referee.play(legal[0] if mine else random_action(game, rng))
    return bool(referee.violations)


def test_nothing_is_found_when_every_text_is_there() -> None:
    assert not any(noticed("orcs", "explorer", "", seed) for seed in range(3))


@pytest.mark.parametrize("race", BANNERS)
def test_a_race_that_forgets_its_text(race: str) -> None:
    assert any(noticed(race, "explorer", race, seed) for seed in range(40))


@pytest.mark.parametrize("power", BADGES)
def test_a_power_that_forgets_its_text(power: str) -> None:
    assert any(noticed("orcs", power, power, seed) for seed in range(40))


@pytest.mark.parametrize(
    "relic",
    ["battleground", "dark_portal", "karazhan", "lights_hope_chapel", "meeting_stone", "spirit_healer"]
    + ["aegis_of_aggramar", "ashes_of_alar", "doomhammer", "frostmourne", "heart_of_azeroth"],
)
def test_a_place_or_artifact_that_is_overlooked(relic: str) -> None:
    assert any(overlooked(relic, seed) for seed in range(10))


def overlooked(relic: str, seed: int) -> bool:
    """Play a game in which nobody reads the text of a relic. Does the referee object before it ends?"""
    game = islands(f"""
        [[seat]]
        coins = 5
        active = {{ race = "kobolds", power = "explorer", regions = {{ lf = 4, lc = 2 }} }}
        [[seat]]
        coins = 5
        active = {{ race = "pandaren", power = "enraged", regions = {{ lg = 2, ma = 2 }} }}
        [pieces]
        {relic} = ["lg"]
    """).game
    referee = watch(game, every=0)
    rng = random.Random(seed)
    while not game.over and not referee.violations:
        for tribe in game.state.tribes[1:]:
            if tribe is not None and relic in tribe.hooks.sources:
                overlook(tribe, relic)
                game._legal = None
        referee.play(random_action(game, rng))
    return bool(referee.violations)


def overlook(tribe: Tribe, relic: str) -> None:
    """The text of a relic is not read until somebody looks again."""
    hooks = tribe.hooks
    left = [n for n, source in enumerate(hooks.sources) if source != relic]
    abilities, sources = [hooks.abilities[n] for n in left], [hooks.sources[n] for n in left]
    tribe.hooks = Hooks(abilities, sources, hooks.garrisons, hooks.gifted, {})


# Faults in what is told


def lied(game: sw.Game, action: dict[str, object], lie: Callable[[Event], Event | None]) -> set[str]:
    """Play an action and tell something else about it."""
    referee = watch(game, every=0)
    chosen = next(known for known in game.legal() if game.action_json(known) == action)
    referee.before(chosen)
    told = [lie(event) for event in game.play(chosen)]
    referee.after(chosen, [event for event in told if event is not None])
    return found(referee)


ATTACK = """
    step = "conquer"
    [[seat]]
    coins = 5
    active = { race = "forsaken", power = "farmer", regions = { lf = 1 }, hand = 8 }
    [[seat]]
    coins = 5
    active = { race = "trolls", power = "marshdweller", regions = { lb = 2, sa = 1 } }
    [face_down]
    marker = { li = "dark_portal" }
"""


def test_a_toll_that_was_not_told() -> None:
    game = islands(ATTACK).game
    silent = lied(game, {"do": "conquer", "region": "lb"}, lambda e: None if isinstance(e, CoinsPaid) else e)
    assert "I-11" in silent


def test_a_marker_that_is_said_to_be_another() -> None:
    game = islands(ATTACK).game

    def lie(event: Event) -> Event:
        if isinstance(event, MarkerRevealed):
            return MarkerRevealed(event.piece, "karazhan", event.region)
        return event

    assert "I-06" in lied(game, {"do": "conquer", "region": "li"}, lie)


def test_a_loss_that_is_said_to_be_smaller() -> None:
    game = islands(ATTACK).game

    def lie(event: Event) -> Event:
        if isinstance(event, TokensDrivenOut):
            return TokensDrivenOut(event.player, event.race, event.region, 0, 2)
        return event

    assert "B-LOSS-01" in lied(game, {"do": "conquer", "region": "lb"}, lie)


# Faults in an action


def tampered(text: str, do: dict[str, object], tamper: Callable[[State], object]) -> set[str]:
    """Play an action, change something behind the referee's back, and ask for the verdict."""
    game = islands(text).game
    referee = watch(game, every=0)
    action = next(known for known in game.legal() if game.action_json(known) == do)
    referee.before(action)
    events = game.play(action)
    tamper(game.state)
    game._legal = None
    referee.after(action, events)
    return found(referee)


def test_a_toll_that_nobody_got() -> None:
    def refund(state: State) -> None:
        state.coins[0], state.coins[1] = 5, 5

    assert "I-11" in tampered(ATTACK, {"do": "conquer", "region": "lb"}, refund)


def test_a_price_one_too_low() -> None:
    def refund(state: State) -> None:
        state.tokens[state.board.index["lb"]] -= 1
        state.tribe(state.active[0]).hand += 1

    assert "I-17" in tampered(ATTACK, {"do": "conquer", "region": "lb"}, refund)


def test_a_loss_the_forsaken_cannot_buy_back() -> None:
    def nobody_fell(state: State) -> None:
        state.turn.felled = 0

    assert "W-RACE-FORSAKEN-01" in tampered(ATTACK, {"do": "conquer", "region": "lb"}, nobody_fell)


def test_a_marker_that_changed_while_it_lay_face_down() -> None:
    text = ATTACK.replace('{ li = "dark_portal" }', '{ sg = "dark_portal" }')

    def change(state: State) -> None:
        marker = state.rules.piece("marker")
        state.faces[spot(marker.index, state.board.index["sg"])] = marker.faces.index("karazhan")

    assert "I-06" in tampered(text, {"do": "conquer", "region": "lb"}, change)


def test_an_immune_region_that_fell() -> None:
    game = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "mining", regions = { lc = 1 }, hand = 8 }
        [[seat]]
        active = { race = "trolls", power = "defensive", regions = { lf = 1, lb = 1 } }
        [pieces]
        tower = ["lf"]
    """).game
    referee = watch(game, every=0)
    action = Action("conquer", game.state.board.index["lf"])
    assert not game.is_legal(action)
    referee.before(action)
    game.state.on[game.state.rules.piece("tower").index] = 0
    game._legal = None
    referee.after(action, game.play(action))
    assert "I-07" in found(referee)


def test_a_harmony_token_for_somebody_who_was_attacked() -> None:
    text = """
        step = "redeploy"
        conquered = [{ region = "lc", from = 1 }]
        [[seat]]
        active = { race = "pandaren", power = "farmer", regions = { lc = 3, lf = 1 } }
        [[seat]]
        active = { race = "orcs", power = "mining", regions = { sa = 1 } }
    """

    def befriend(state: State) -> None:
        kind = next(kind for kind in state.rules.notes if kind.word == "harmony")
        state.notes = (Note(kind, seat=1),)

    answer = {"do": "deploy", "region": "lc", "tokens": 2}
    assert not tampered(text, answer, lambda state: None)
    assert "W-RACE-PANDA-01" in tampered(text, answer, befriend)
