"""The referee notices: a fault is planted for every invariant, in the data, and the referee must name it.

Faults are planted in positions, lists and events, never by patching: a compiled engine would not notice a patch.
"""

import random
from collections.abc import Callable

import pytest

from referee import Referee, check_games, exams, random_action, watch
from smallworld.engine.actions import Action
from smallworld.engine.events import CoinsEarned, DieRolled, RegionTaken
from smallworld.engine.hooks import NO_HOOKS
from smallworld.engine.match import Illegal
from smallworld.engine.pieces import spot
from smallworld.engine.state import State
from smallworld.game import Game
from starts import begin_with
from t16 import t16


def watched(game: Game, actions: int = 0, seed: int = 0) -> Referee:
    """A referee that has seen this many random actions and found nothing."""
    referee = watch(game, every=0)
    rng = random.Random(seed)
    for _ in range(actions):
        referee.play(random_action(game, rng))
    assert not referee.violations
    return referee


def in_the_middle() -> Referee:
    """A game of three in which a lot has happened; somebody with several regions is about to conquer."""
    referee = watched(Game.new(players=3, seed=4), 60)
    state = referee.game.state
    rng = random.Random(1)
    while True:
        acting = state.tribe(state.turn.acting)
        conquests = [action for action in referee.game.legal() if action.do == "conquer"]
        if len(conquests) > 1 and acting.active and acting.regions.bit_count() > 2:
            assert not referee.violations
            return referee
        referee.play(random_action(referee.game, rng))


def found(referee: Referee) -> set[str]:
    """The ids of what the referee found."""
    return {violation.invariant for violation in referee.violations}


def held(state: State) -> int:
    """A region with an active race."""
    return next(r for r, slot in enumerate(state.holder) if slot > 0 and state.tribe(slot).active)


# Faults in a position


def token_from_nowhere(state: State) -> None:
    state.tray[3] += 1


def token_count_that_is_a_flag(state: State) -> None:
    r = next(r for r, number in enumerate(state.tokens) if number == 1)
    state.tokens[r] = True


def ghost_region(state: State) -> None:
    state.tokens[next(r for r, slot in enumerate(state.holder) if slot < 0)] = 1


def region_without_token(state: State) -> None:
    r = held(state)
    state.tray[state.tribe(state.holder[r]).race.index] += state.tokens[r]
    state.tokens[r] = 0


def forgotten_region(state: State) -> None:
    r = held(state)
    state.tribe(state.holder[r]).regions &= ~(1 << r)


def lost_tribe_comes_back(state: State) -> None:
    r = next(r for r, slot in enumerate(state.holder) if slot < 0 and not state.board.natives >> r & 1)
    state.holder[r] = 0
    state.tokens[r] = 1
    state.tribe(0).regions |= 1 << r


def dearer_land(state: State) -> None:
    state.ground[held(state)] += 1


def fortress_from_nowhere(state: State) -> None:
    state.supply[state.rules.piece("fortress").index] += 1


def lonely_hero(state: State) -> None:
    kind = state.rules.piece("hero").index
    state.on[kind] |= 1 << next(r for r, slot in enumerate(state.holder) if slot < 0)
    state.supply[kind] -= 1


def banner_twice(state: State) -> None:
    state.race_stack = (*state.race_stack, state.column_races[0])


def badge_lost(state: State) -> None:
    state.power_stack = state.power_stack[1:]


def short_column(state: State) -> None:
    state.race_stack = (*state.race_stack, state.column_races[-1])
    state.power_stack = (*state.power_stack, state.column_powers[-1])
    state.column_races = state.column_races[:-1]
    state.column_powers = state.column_powers[:-1]
    state.column_coins = state.column_coins[:-1]


def coins_at_the_bottom(state: State) -> None:
    state.column_coins = (*[0 for _ in state.column_coins[1:]], 3)


def third_declined_race(state: State) -> None:
    seat = next(seat for seat in range(state.players) if state.active[seat] >= 0)
    state.declined[seat] = (*state.declined[seat], state.active[seat])


def turned_back_clock(state: State) -> None:
    state.round -= 1


@pytest.mark.parametrize(
    ("plant", "invariant"),
    [
        (ghost_region, "I-01"),
        (forgotten_region, "I-01"),
        (token_count_that_is_a_flag, "I-02"),
        (region_without_token, "I-03"),
        (token_from_nowhere, "I-04"),
        (lost_tribe_comes_back, "I-05"),
        (dearer_land, "I-06"),
        (fortress_from_nowhere, "I-06"),
        (lonely_hero, "I-06"),
        (banner_twice, "I-08"),
        (badge_lost, "I-08"),
        (short_column, "I-09"),
        (coins_at_the_bottom, "I-10"),
        (third_declined_race, "I-12"),
        (turned_back_clock, "I-13"),
    ],
)
def test_a_fault_in_the_position_is_named(plant: Callable[[State], None], invariant: str) -> None:
    referee = in_the_middle()
    plant(referee.game.state)
    referee.inspect()
    assert invariant in found(referee)


def test_a_forgotten_lair() -> None:
    game = begin_with("trolls", "hill")
    referee = watched(game)
    for action in ({"do": "pick", "combo": 0}, {"do": "conquer", "region": "2p-02"}):
        referee.play(action)
    assert not referee.violations
    state, lair = game.state, game.state.rules.piece("lair").index
    state.on[lair] = 0
    state.supply[lair] += 1
    state.ground[state.board.index["2p-02"]] -= 1
    referee.inspect()
    assert found(referee) == {"I-06"}


def test_an_encampment_left_after_decline() -> None:
    game = t16("[[seat]]\ndeclined = { race = 'ratmen', regions = { b = 1 } }")
    state, camp = game.state, game.state.rules.piece("encampment").index
    assert not watched(game).violations
    r = state.board.index["b"]
    state.on[camp] |= 1 << r
    state.stacked[spot(camp, r)] = 1
    state.supply[camp] -= 1
    state.ground[r] += 1
    assert found(watch(game)) == {"I-06"}


# Faults in what is listed


def test_an_action_listed_twice() -> None:
    referee = in_the_middle()
    legal = referee.game.legal()
    referee.game._legal = [*legal, legal[0]]
    referee.inspect()
    assert found(referee) == {"I-29"}


def test_an_action_that_no_rule_allows() -> None:
    referee = in_the_middle()
    own = next(action.region for action in referee.game.legal() if action.do == "conquer")
    referee.game._legal = [*referee.game.legal(), Action("reinforce", own)]
    referee.inspect()
    assert found(referee) == {"I-27"}


def test_an_action_that_is_missing() -> None:
    referee = in_the_middle()
    referee.game._legal = referee.game.legal()[:-1]
    referee.inspect()
    assert found(referee) == {"I-28"}


def test_nothing_is_listed() -> None:
    referee = in_the_middle()
    referee.game._legal = []
    referee.inspect()
    assert "I-14" in found(referee)


@pytest.mark.parametrize(
    ("race", "power"),
    [("ratmen", "flying"), ("giants", "hill"), ("ratmen", "commando"), ("halflings", "hill"), ("ratmen", "berserk")],
)
def test_a_race_that_forgets_its_text(race: str, power: str) -> None:
    game = begin_with(race, power)
    referee = watched(game)
    referee.play({"do": "pick", "combo": 0})
    tribe = game.state.tribe(game.state.active[0])
    tribe.hooks = NO_HOOKS
    game._legal = None
    while not referee.violations and game.state.seat == 0:
        referee.inspect()
        conquests = [action for action in game.legal() if action.do == "conquer"]
        mountains = [a for a in conquests if game.state.board.regions[a.region].terrain == "mountain"]
        referee.play([*mountains, *conquests, game.legal()[-1]][0])
    assert found(referee) & {"I-17", "I-27", "I-28", "I-06"}


# Faults in an action


def tampered(referee: Referee, action: Action, tamper: Callable[[State], object]) -> set[str]:
    """Play an action, change something behind the referee's back, and ask for the verdict."""
    referee.before(action)
    events = referee.game.play(action)
    tamper(referee.game.state)
    referee.game._legal = None
    referee.after(action, events)
    return found(referee)


def conquest(referee: Referee) -> Action:
    """Go on until a region can be conquered, and choose it."""
    rng = random.Random(5)
    while True:
        for action in referee.game.legal():
            if action.do == "conquer":
                return action
        referee.play(random_action(referee.game, rng))


def test_a_conquest_that_cost_too_little() -> None:
    referee = in_the_middle()
    action = conquest(referee)

    def refund(state: State) -> None:
        state.tokens[action.region] += 1
        state.tribe(state.turn.acting).hand -= 1

    assert "I-17" in tampered(referee, action, refund)


def test_a_region_that_could_not_be_reached() -> None:
    referee = in_the_middle()
    action = conquest(referee)
    state = referee.game.state
    me = state.tribe(state.turn.acting)
    far = next(
        r
        for r in range(state.board.size)
        if state.holder[r] < 0 and not state.board.borders[r] & me.regions and r != action.region
    )

    def elsewhere(state: State) -> None:
        me = state.tribe(state.turn.acting)
        for here, there in ((action.region, far),):
            state.holder[there], state.tokens[there] = state.holder[here], state.tokens[here]
            state.holder[here], state.tokens[here] = -1, 0
            me.regions = me.regions & ~(1 << here) | 1 << there

    assert "I-16" in tampered(referee, action, elsewhere)


def test_a_defender_who_lost_nobody() -> None:
    game = t16("""
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 1 }, hand = 6 }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { b = 2, i = 1 } }
    """)

    def spare(state: State) -> None:
        state.tray[state.rules.race("humans").index] -= 1
        state.tribe(state.active[1]).fled += 1

    assert "I-04" in tampered(watched(game), Action("conquer", game.state.board.index["b"]), spare)


def test_an_immune_region_that_fell() -> None:
    game = t16("""
        [[seat]]
        [[seat]]
        active = { race = "ratmen", power = "heroic", regions = { b = 1, c = 1 } }
        [pieces]
        hero = ["b"]
    """)
    state, hero = game.state, game.state.rules.piece("hero").index
    r = state.board.index["b"]
    referee = watched(game)
    referee.play({"do": "pick", "combo": 0})
    action = Action("conquer", r)
    assert not game.is_legal(action)
    referee.before(action)
    state.on[hero] = 0  # the guard is sent away for a moment
    game._legal = None
    events = game.play(action)
    referee.after(action, events)
    assert "I-07" in found(referee)


def test_a_broken_peace() -> None:
    game = t16("""
        [[seat]]
        [[seat]]
        active = { race = "ratmen", power = "diplomat", regions = { b = 1 } }
        truce = 0
    """)
    referee = watched(game)
    referee.play({"do": "pick", "combo": 0})
    action = Action("conquer", game.state.board.index["b"])
    assert not game.is_legal(action)
    referee.before(action)
    game.state.truces[1] = -1
    game._legal = None
    referee.after(action, game.play(action))
    assert "I-07" in found(referee)


def test_a_coin_from_nowhere() -> None:
    referee = in_the_middle()
    assert "I-11" in tampered(referee, referee.game.legal()[-1], lambda state: state.coins.__setitem__(0, 99))


def test_a_pick_that_was_not_paid() -> None:
    game = Game.new(players=2, seed=3, first=0)
    referee = watched(game)
    action = Action("pick", -1, 2)

    def unpaid(state: State) -> None:
        state.column_coins = (0, *state.column_coins[1:])
        state.coins[0] += 1

    assert {"I-10", "I-11"} <= tampered(referee, action, unpaid)


def test_wrong_income() -> None:
    referee = in_the_middle()
    rng = random.Random(2)
    game = referee.game
    while True:
        trial, action = game.copy(), random_action(game, rng)
        if any(isinstance(event, CoinsEarned) for event in trial.play(action)):
            break
        referee.play(action)
    referee.before(action)
    events = game.play(action)
    lied = [
        CoinsEarned(event.player, event.coins + 1, [*event.items, ("orcs", "regions", 1)])
        if isinstance(event, CoinsEarned)
        else event
        for event in events
    ]
    game.state.coins[next(event.player for event in lied if isinstance(event, CoinsEarned))] += 1
    referee.after(action, lied)
    assert "I-18" in found(referee)


DECLARING = """
    step = "declare"
    [[seat]]
    active = { race = "ratmen", power = "hill", regions = { b = 4 } }
"""


def test_a_token_too_many_after_decline() -> None:
    game = t16(DECLARING)
    referee = watched(game)

    def keep(state: State) -> None:
        state.tokens[state.board.index["b"]] += 1
        state.tray[state.rules.race("ratmen").index] -= 1

    assert "I-03" in tampered(referee, Action("decline"), keep)


def test_a_conquest_in_the_turn_of_decline() -> None:
    game = t16(DECLARING)
    referee = watched(game)
    action = Action("decline")
    referee.before(action)
    events = game.play(action)
    referee.after(action, [RegionTaken(0, "ratmen", 5, 2, "tokens", -1), *events])
    assert "I-20" in found(referee)


def test_a_die_that_nobody_declared() -> None:
    referee = in_the_middle()

    def roll(state: State) -> None:
        state.dice += 1

    assert "I-21" in tampered(referee, referee.game.legal()[-1], roll)


def test_a_die_that_was_told_and_not_rolled() -> None:
    referee = in_the_middle()
    action = referee.game.legal()[-1]
    referee.before(action)
    referee.after(action, [DieRolled(0, 3, -1, -1), *referee.game.play(action)])
    assert "I-21" in found(referee)


def test_undo_over_a_die() -> None:
    game = begin_with("ratmen", "berserk")
    referee = watched(game)
    referee.play({"do": "pick", "combo": 0})
    action = Action("roll")
    referee.before(action)
    events = game.play(action)
    assert not game.can_undo
    game.undo_floor = 0
    referee.after(action, events)
    assert "I-26" in found(referee)


# Faults that only an exam shows


class Spoilt:
    """A game that does everything right except for one thing."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __getattr__(self, name: str) -> object:
        return getattr(self.game, name)

    def copy(self) -> object:
        return type(self)(self.game.copy())


class RefusesBadly(Spoilt):
    """Refused actions cost a coin."""

    def play(self, action: Action) -> object:
        try:
            return self.game.play(action)
        except Illegal:
            self.game.state.coins[0] += 1
            raise


class RefusesWithoutCode(Spoilt):
    """Refusals without a word."""

    def play(self, action: Action) -> object:
        try:
            return self.game.play(action)
        except Illegal:
            raise Illegal("", "") from None


class Crashes(Spoilt):
    """Refusals that are crashes."""

    def play(self, action: Action) -> object:
        try:
            return self.game.play(action)
        except Illegal:
            raise KeyError(action.region) from None


class AcceptsEverything(Spoilt):
    """Nothing is refused."""

    def play(self, action: Action) -> object:
        return None


class SharesItsState(Spoilt):
    """A copy that is not a copy."""

    def copy(self) -> object:
        other = self.game.copy()
        other.state = self.game.state
        return other


@pytest.mark.parametrize(
    ("kind", "invariant"),
    [(RefusesBadly, "I-23"), (RefusesWithoutCode, "I-30"), (Crashes, "I-30"), (AcceptsEverything, "I-28")],
)
def test_a_game_that_refuses_badly(kind: type[Spoilt], invariant: str) -> None:
    referee = in_the_middle()
    game, words = referee.game, referee.book.words
    assert not list(exams.completeness(game, words))
    assert {id for id, _ in exams.completeness(kind(game), words)} == {invariant}  # type: ignore[arg-type]


def test_a_copy_that_is_no_copy() -> None:
    game = in_the_middle().game
    assert not list(exams.soundness(game))
    assert "I-23" in {id for id, _ in exams.soundness(SharesItsState(game))}  # type: ignore[arg-type]


def test_something_that_a_save_forgets() -> None:
    game = begin_with("ratmen", "flying")
    game.play({"do": "pick", "combo": 0})
    assert not list(exams.saving(game))
    game.state.tribe(game.state.active[0]).hooks = NO_HOOKS
    game._legal = None
    assert {id for id, _ in exams.saving(game)} == {"I-24"}


def test_a_past_that_does_not_lead_here() -> None:
    referee = in_the_middle()
    referee.game.state.coins[0] += 1
    referee.finish()
    assert "I-25" in found(referee)


def test_a_price_explained_wrongly() -> None:
    referee = in_the_middle()
    conquest(referee)
    assert not list(referee.take("prices"))
    referee.table.tokens[next(iter(referee.table.world.land))] += 1
    assert {id for id, _ in referee.take("prices")} == {"I-17"}


# How it reports


def test_the_first_violation_is_raised_unless_they_are_collected() -> None:
    referee = Referee(Game.new(players=2, seed=1))
    referee.game.state.tray[0] += 1
    with pytest.raises(AssertionError, match=r"I-04: the tray holds \[16, "):
        referee.play(referee.game.legal()[0])


def test_a_refused_action_is_refused_under_the_referees_eyes_too() -> None:
    referee = Referee(Game.new(players=2, seed=1))
    with pytest.raises(Illegal):
        referee.play({"do": "end"})
    assert not referee.violations


def test_the_summary_of_watched_games() -> None:
    summary = check_games(players=2, games=2, seed=5)
    assert summary.games == 2
    assert summary.actions > 100
    assert summary.findings == []
    assert summary.declined <= summary.active
