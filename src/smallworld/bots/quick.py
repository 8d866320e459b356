"""A crude player for rollouts: no trials, no copies, the first sensible thing. It errs unlike greedy."""

from typing import Final, final

from smallworld.bots.worth import keeping, lasting_income, tokens_of
from smallworld.engine.actions import (
    CONQUER,
    DECLINE_NOW,
    END_NOW,
    EXPAND,
    GIVE_UP,
    PICK,
    REINFORCE,
    ROLL,
    ROLL_NOW,
    USE,
    Action,
)
from smallworld.engine.bits import count
from smallworld.engine.look import Look
from smallworld.engine.sketch import Sketch
from smallworld.engine.state import State
from smallworld.engine.steps.step import CLOSE_STEP, CONQUER_STEP, DECLARE_STEP, PICK_STEP

KEPT: Final = 0.85
"""The part of an active race that is left after a round."""

REMAINS: Final = 0.75
"""The part of a declined one."""

FRESH: Final = 7.5
"""The coins that a new race brings each turn."""

A_TOKEN: Final = 0.36
"""The regions that a spare token takes."""


@final
class Quick:
    """Decides for whoever must. It remembers what regions pay during a turn: begin every rollout with a new one."""

    def __init__(self) -> None:
        self.turn = -1
        self.bonus: dict[int, int] = {}

    def think(self, game: Sketch) -> Action:
        """What to do here."""
        legal = game.listed()
        if len(legal) == 1:
            return legal[0]
        state = game.state
        if state.asks:
            return self.answer(state, legal)
        if state.step == CONQUER_STEP:
            return self.conquer(state, legal)
        if state.step == PICK_STEP:
            return self.pick(state, legal)
        if state.step == DECLARE_STEP:
            return self.declare(state, legal)
        if state.step == CLOSE_STEP:
            return legal[0] if legal[0].do == USE else END_NOW
        return legal[0]

    def answer(self, state: State, legal: list[Action]) -> Action:
        """Tokens are spread evenly."""
        ask = state.asks[0]
        if ask.kind == GIVE_UP:
            return legal[0]
        regions = count(ask.mask)
        wanted = (ask.number + regions - 1) // regions
        best = legal[0]
        for action in legal:
            if abs(action.number - wanted) < abs(best.number - wanted):
                best = action
        return best

    def pick(self, state: State, legal: list[Action]) -> Action:
        """As many tokens for as few coins as possible."""
        best, most = legal[0], -99
        look = Look(state)
        rules = state.rules
        for action in legal:
            if action.do == PICK:
                place = action.number
                race, power = rules.races[state.column_races[place]], rules.powers[state.column_powers[place]]
                worth = look.troop(race, power) + state.column_coins[place] - place
                if worth > most:
                    best, most = action, worth
        return best

    def declare(self, state: State, legal: list[Action]) -> Action:
        """A new race, unless this one still pays more."""
        turns = state.rounds - state.round
        if turns < 1 or legal[0].do != EXPAND:
            return legal[0]
        me = state.tribe(state.active[state.seat])
        held = count(me.regions)
        coins = lasting_income(Look(state), state.seat)
        grown = A_TOKEN * max(0, tokens_of(state, me) - me.garrison * held)
        regions = KEPT * (held + grown)
        stay = soon = now = coins + grown
        for _ in range(turns):
            now *= KEPT
            stay += now
        soon += regions + fresh(regions, turns - 1)
        return DECLINE_NOW if held + fresh(held, turns) > max(stay, soon) else legal[0]

    def conquer(self, state: State, legal: list[Action]) -> Action:
        """The region that pays most for its price; at last the die."""
        me = state.tribe(state.turn.acting)
        key = (state.round * 8 + state.seat) * 64 + me.slot
        look = Look(state)
        if key != self.turn:
            self.turn = key
            self.bonus = keeping(look, me, state.board.all & ~me.regions) if me.hooks.coins else {}
        own = state.regions_of(state.seat)
        spite = 1.0 / (state.players - 1)
        best, most = END_NOW, 0.0
        last = END_NOW
        for action in legal:
            region = action.region
            if action.do == ROLL:
                return ROLL_NOW
            if region < 0 or own >> region & 1:
                continue
            if action.do == REINFORCE:
                last = action
            elif action.do == CONQUER or (action.do == USE and action.to < 0):
                worth = float(self.bonus.get(region, 1))
                if state.holder[region] > 0:
                    worth += spite
                worth /= state.ground[region] + state.tokens[region] if action.do == CONQUER else 0.5
                if worth > most:
                    best, most = action, worth
        return best if most > 0 else last


def fresh(regions: float, turns: int) -> float:
    """Coins of so many turns if a race with so many regions has just declined."""
    total = 0.0
    for _ in range(turns):
        regions *= REMAINS
        total += regions + FRESH
    return total
