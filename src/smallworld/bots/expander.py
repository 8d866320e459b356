"""A plain player who fills the map: as many regions as possible each turn, a new race when that pays more.

It shares nothing with the other bots, so that they can be measured against somebody whom they do not imagine.
"""

from typing import Final

from smallworld.bots.bot import Bot
from smallworld.engine.actions import (
    CONQUER,
    DECLINE_NOW,
    END_NOW,
    EXPAND_NOW,
    GIVE_UP,
    PICK,
    REINFORCE,
    ROLL,
    ROLL_NOW,
    USE,
    Action,
)
from smallworld.engine.bits import bits, count
from smallworld.engine.look import Look
from smallworld.engine.state import State
from smallworld.engine.steps.step import BEGIN_STEP, CONQUER_STEP, DECLARE_STEP
from smallworld.game import Game

A_REGION: Final = 2.4
"""Tokens that a region costs a new race on average."""

LEFT: Final = 0.7
"""The part of a race in decline that is still there a turn later."""


class ExpanderBot(Bot):
    """Takes the cheapest region it can reach, again and again."""

    def choose(self, game: Game, seat: int) -> Action:
        state = game.state
        legal = game.listed()
        if state.asks:
            return evenly(state, legal)
        if legal[0].do == PICK:
            return self.pick(game, seat, legal)
        if state.step == DECLARE_STEP:
            return self.declare(game, seat)
        if state.step == CONQUER_STEP:
            return self.conquer(state, legal)
        if state.step > CONQUER_STEP and legal[-1].do != USE and legal[0].do != USE:
            return END_NOW if END_NOW in legal else legal[0]
        return legal[0]

    def pick(self, game: Game, seat: int, legal: list[Action]) -> Action:
        """The combination that would score most at once."""
        best, most = legal[0], -1
        for action in legal:
            if action.do == PICK:
                trial = game.copy()
                trial.advance(action)
                self.fill(trial, seat)
                coins = trial.state.coins[seat] + earned(trial.state, seat)
                if coins > most:
                    best, most = action, coins
        return best

    def declare(self, game: Game, seat: int) -> Action:
        """Play on, unless two turns with a new race in the second would bring more."""
        if DECLINE_NOW not in game.listed() or game.state.round == game.state.rounds:
            return game.listed()[0]
        stay = game.copy()
        stay.advance(EXPAND_NOW)
        self.fill(stay, seat)
        now = earned(stay.state, seat)
        state = game.state
        look = Look(state)
        held = count(state.tribe(state.active[seat]).regions)
        fresh = max(
            [
                look.troop(state.rules.races[race], state.rules.powers[power])
                for race, power in zip(state.column_races, state.column_powers, strict=True)
            ],
            default=0,
        )
        return DECLINE_NOW if held + LEFT * held + fresh / A_REGION > 2 * now else EXPAND_NOW

    def conquer(self, state: State, legal: list[Action]) -> Action:
        """The cheapest region, one that pays more a little sooner; at last the die where it is likeliest."""
        look = Look(state)
        me = state.tribe(state.turn.acting)
        own = state.regions_of(state.seat)
        best, least = END_NOW, 99.0
        for action in legal:
            if action.do == ROLL:
                return ROLL_NOW
            wanted = action.do in (CONQUER, REINFORCE) or (action.do == USE and action.to < 0)
            if not wanted or action.region < 0 or own >> action.region & 1:
                continue
            cost = (
                0.0 if action.do == USE else look.price(me, action.region) + (50.0 if action.do == REINFORCE else 0.0)
            )
            before = earned(state, state.seat)
            me.regions |= 1 << action.region
            cost -= earned(state, state.seat) - before
            me.regions &= ~(1 << action.region)
            if cost < least:
                best, least = action, cost
        return best

    def fill(self, game: Game, seat: int) -> None:
        """Play a sample to the end of its conquests."""
        state = game.state
        while state.seat == seat and not state.over and not state.asks and state.step in (BEGIN_STEP, CONQUER_STEP):
            action = self.conquer(state, game.listed()) if state.step == CONQUER_STEP else game.listed()[0]
            if action.do in (REINFORCE, END_NOW.do):
                return
            game.advance(action)


def earned(state: State, seat: int) -> int:
    """What a seat would score now."""
    return sum([coins for _, _, coins in Look(state).income(seat)])


def evenly(state: State, legal: list[Action]) -> Action:
    """Tokens are spread evenly, and the first region of the board is given up."""
    ask = state.asks[0]
    if ask.kind == GIVE_UP:
        return legal[0]
    wanted = -(-ask.number // len(bits(ask.mask)))
    return min(legal, key=lambda action: abs(action.number - wanted))
