"""Answers that people give whole and in any order, as the single steps that the engine asks for.

The engine asks for tokens, markers and regions to give up one by one in the order of the board, so that
a search meets each result once. A person says where everything goes:

    {"do": "redeploy", "tokens": {"b": 3, "a": 1}}
    {"do": "use", "what": "encampment", "regions": ["c", "a", "a"]}
    {"do": "give_up", "regions": ["d", "a"]}
"""

from typing import Any, Final, TypeGuard

from smallworld.engine.ability import Ability
from smallworld.engine.actions import DEPLOY, END_NOW, GIVE_UP, USE, Action
from smallworld.engine.bits import bits, count
from smallworld.engine.look import Look
from smallworld.engine.match import Illegal, Match
from smallworld.engine.state import EMPTY, State
from smallworld.engine.steps import STEP_NAMES
from smallworld.engine.steps.ask import must_lie, places
from smallworld.engine.steps.offers import number_to_lay
from smallworld.record import codec
from smallworld.words import brief

Json = dict[str, Any]

REGIONS: Final = "regions"


def is_whole(data: object) -> TypeGuard[Json]:
    """Does this data answer a question as a whole?"""
    if not isinstance(data, dict):
        return False
    return data.get("do") == codec.REDEPLOY or (data.get("do") in (USE, GIVE_UP) and REGIONS in data)


def steps_of(match: Match, data: Json) -> list[Action]:
    """The single steps that a whole answer stands for."""
    if data["do"] == codec.REDEPLOY:
        return redeployment(match.state, data)
    if data["do"] == GIVE_UP:
        return regions_given_up(match.state, data)
    return markers_laid(match, data)


def redeployment(state: State, data: Json) -> list[Action]:
    """The tokens wanted in each region; regions not named stay as they are."""
    asks = state.asks
    if not asks or asks[0].kind != DEPLOY:
        raise Illegal("wrong_step", "There is nothing to redeploy now.")
    wanted = data.get("tokens")
    if not isinstance(wanted, dict) or set(data) != {"do", "tokens"}:
        raise Illegal("bad_action", '"redeploy" needs "tokens": an object of regions and numbers.')
    ask = asks[0]
    board = state.board
    actions: list[Action] = []
    left = ask.number
    regions = bits(ask.mask)
    for key in wanted:
        if key not in board.index or board.index[key] not in regions:
            raise Illegal("bad_deploy", f"No tokens can be placed in {brief(key)} now.")
    look = Look(state)
    for place in places(look, ask):
        r, here = place.region, place.keeps
        number = wanted.get(board.regions[r].key, place.now if ask.piece < 0 else 0)
        if isinstance(number, bool) or not isinstance(number, int) or not here <= number <= here + left:
            low = f"{board.regions[r].key} keeps {here} and {left} more can be placed"
            raise Illegal("bad_deploy", f"{low}: {brief(number)} is not possible.")
        if r == regions[-1] and (ask.piece < 0 or must_lie(look, ask.piece)):
            if number - here != left:
                raise Illegal("bad_deploy", f"{left - number + here} tokens are left over; place them all.")
        elif left:
            actions.append(Action(DEPLOY, r, number - here))
            left -= number - here
    return actions


def regions_given_up(state: State, data: Json) -> list[Action]:
    """As many regions as are asked for, in any order."""
    asks = state.asks
    if not asks or asks[0].kind != GIVE_UP:
        raise Illegal("wrong_step", "There is no region to give up now.")
    ask = asks[0]
    named = set(regions_named(state, data, {"do", REGIONS}))
    if len(named) != ask.number or not all([ask.mask >> r & 1 for r in named]):
        raise Illegal("bad_give_up", f"Give up exactly {ask.number} of {count(ask.mask)} regions.")
    actions: list[Action] = []
    regions = bits(ask.mask)
    for place, r in enumerate(regions, 1):
        if r in named:
            actions.append(Action(GIVE_UP, r))
            if ask.number - len(actions) == len(regions) - place:
                break  # all that are left must go, and go by themselves
    return actions


def markers_laid(match: Match, data: Json) -> list[Action]:
    """One marker into each of these regions; one named twice gets two. Then the step ends if nothing else is open."""
    state = match.state
    verb = data.get("what")
    if verb not in [ability.verb for ability, _ in to_lay(state)]:
        raise Illegal("wrong_step", f"There is nothing called {brief(verb)} to place now.")
    actions = [Action(USE, r, -1, str(verb)) for r in regions_named(state, data, {"do", "what", REGIONS})]
    trial = Match(state.copy(), match.chance)
    turn = trial.state.turn
    for action in actions:
        if trial.state.turn is not turn or not trial.allows(action):
            where = state.board.regions[action.region].key
            raise Illegal("bad_use", f"No {verb} can be placed in {where}, or not that many.")
        trial.advance(action)
    if trial.state.turn is turn and trial.state.step == state.step and not trial.state.asks:
        rest = [action for action in trial.opened() if action.key != verb]
        left = [number for ability, number in to_lay(trial.state) if ability.verb == verb]
        if not rest:
            raise Illegal("bad_use", f"{left[0]} more must be placed; name a region for each.")
        if len(rest) == 1 and rest[0].same(END_NOW):
            actions.append(END_NOW)
    if not actions:
        raise Illegal("bad_use", "Name at least one region.")
    return actions


def to_lay(state: State) -> list[tuple[Ability, int]]:
    """Whose markers the player may lay now, and how many."""
    slot = EMPTY if state.over or state.asks else state.active[state.seat]
    if slot == EMPTY:
        return []
    me = state.tribe(slot)
    offering = [ability for ability in me.hooks.offers if ability.when == STEP_NAMES[state.step]]
    numbers = [(ability, number_to_lay(Look(state), me, ability)) for ability in offering]
    return [(ability, number) for ability, number in numbers if number]


def regions_named(state: State, data: Json, fields: set[str]) -> list[int]:
    """The regions of a whole answer, in the order of the board."""
    named = data.get(REGIONS)
    if not isinstance(named, list) or len(named) > codec.MOST or set(data) != fields:
        raise Illegal("bad_action", f'"{data["do"]}" with "regions" needs a list of regions and nothing more.')
    index = state.board.index
    for key in named:
        if not isinstance(key, str) or key not in index:
            raise Illegal("unknown_region", f"There is no region {brief(key)}.")
    return sorted([index[key] for key in named])
