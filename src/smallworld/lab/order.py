"""What people did in an order of their own, in the order in which a search would do it.

People may begin anywhere when they spread tokens, lay markers or give regions up; a search meets each result once, in
the order of the board. What ends alike must be judged alike.
"""

from smallworld.engine.actions import DEPLOY, GIVE_UP, USE, Action
from smallworld.engine.bits import lowest, single
from smallworld.engine.look import Look
from smallworld.engine.steps.ask import must_lie, places
from smallworld.game import Game
from smallworld.record.codec import REDEPLOY
from smallworld.whole import redeployment


def in_listed_order(before: Game, actions: list[Action]) -> list[Action]:
    """The actions as a search would list them, as far as it would."""
    kept: list[Action] = []
    spread = spread_in_order(before, actions)
    for attempt in (spread, arranged(spread)):
        trial = before.copy()
        kept = []
        for wanted in attempt:
            known = next((action for action in trial.listed() if action.same(wanted)), None)
            if known is None:
                break
            kept.append(known)
            trial.advance(known)
        if len(kept) == len(attempt):
            break
    return kept


def arranged(actions: list[Action]) -> list[Action]:
    """Runs of the same offer, or of regions that are given up, in the order of the board."""
    out: list[Action] = []
    run: list[Action] = []
    for action in actions:
        if run and (action.do, action.key) != (run[-1].do, run[-1].key):
            out += sorted(run, key=lambda each: each.region)
            run = []
        if action.do in (USE, GIVE_UP):
            run.append(action)
        else:
            out.append(action)
    return out + sorted(run, key=lambda each: each.region)


def spread_in_order(before: Game, actions: list[Action]) -> list[Action]:
    """The same with the answers to each question where to put things in the order of the board."""
    out: list[Action] = []
    game = before.copy()
    asked: Game | None = None  # when the first answer to the question came
    wanted: dict[int, int] = {}
    for action in actions:
        state = game.state
        if action.do != DEPLOY or not state.asks:
            out.append(action)
            game.advance(action)
            continue
        if asked is None:
            asked, wanted = game.copy(), {}
        ask = state.asks[0]
        later, left = ask.mask & ~(1 << action.region), ask.number - action.number
        wanted[action.region] = action.number
        rest = left > 0 and single(later) and (ask.piece < 0 or must_lie(Look(state), ask.piece))
        if rest:
            wanted[lowest(later)] = left
        game.advance(action)
        if rest or not left or not later:
            out += answers(asked, wanted)
            asked = None
    if asked is not None:  # the record ends before the question does, so the order is all that is known
        out += [action for action in actions if action.do == DEPLOY][-len(wanted) :]
    return out


def answers(asked: Game, wanted: dict[int, int]) -> list[Action]:
    """How so many come into each region, as if somebody had given the answer whole."""
    state = asked.state
    told = {
        state.board.regions[place.region].key: place.keeps + wanted.get(place.region, 0)
        for place in places(Look(state), state.asks[0])
    }
    return redeployment(state, {"do": REDEPLOY, "tokens": told})
