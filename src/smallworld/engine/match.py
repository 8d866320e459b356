"""A game in progress: what is legal, playing it, undoing it. The rules are in the steps."""

from typing import Final

from smallworld.engine.actions import Action
from smallworld.engine.board import Board
from smallworld.engine.chance import Chance, Drawn, Scripted
from smallworld.engine.events import Event
from smallworld.engine.look import Look
from smallworld.engine.play import Play
from smallworld.engine.rules import Rules
from smallworld.engine.state import State
from smallworld.engine.steps import ASKING, TURN, act, begin, legal


class Illegal(ValueError):
    """A refused action: a stable code for programs, a sentence for people. Nothing has changed."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code: Final = code
        self.reason: Final = reason


def set_up(rules: Rules, board: Board, players: int, first: int, chance: Chance) -> State:
    """The table before the first turn (B-SETUP)."""
    state = State(rules, board, players)
    state.lay_out()
    state.settle_natives(board.natives)
    play = Play(state, chance)
    play.set_out(first)
    for rule in rules.world_rules:
        rule.on_set_up(play)
    return state


class Match:
    """A position with its past: the engine's side of a game.

    `origin` is where the history begins; replaying the history from there, with the chance that
    was drawn, gives `state` again. That is how undo works, and it costs nothing while playing.
    """

    def __init__(self, state: State, chance: Chance, origin: State | None = None) -> None:
        self.state = state
        self.chance = chance
        self.origin = state.copy() if origin is None else origin
        self.history: list[Action] = []
        self.drawn: list[Drawn] = []
        self.undo_floor = 0  # the history before this point cannot be undone
        self._legal: list[Action] | None = None
        self._look: Look | None = None  # the last change answers questions too, which saves making a new look

    def begin(self) -> list[Event]:
        """Run on to the first decision, unless the position already waits for one."""
        play = Play(self.state, self.chance)
        begin(play)
        return play.events

    def copy_past(self, other: "Match") -> None:
        """Take over the past of an equal game."""
        self.history = other.history[:]
        self.drawn = other.drawn[:]
        self.undo_floor = other.undo_floor
        self._legal = other._legal

    def listed(self) -> list[Action]:
        """What the decider may do, one way to each outcome. Kept until something happens: read it, do not change it."""
        found = self._legal
        if found is None:
            found = self._legal = legal(self._look_now())
        return found

    def _look_now(self) -> Look:
        """The position, for asking questions."""
        look = self._look
        if look is None or look.state is not self.state:
            look = self._look = Look(self.state)
        return look

    def opened(self) -> list[Action]:
        """What the decider may do in any order: the same outcomes, with more ways to them."""
        state = self.state
        if state.over:
            return []
        return ASKING.open(self._look_now()) if state.asks else TURN[state.step].open(self._look_now())

    def allows(self, action: Action) -> bool:
        """May the decider do it?"""
        return self.known(action) is not None

    def known(self, action: Action) -> Action | None:
        """The action that is meant, as it is listed; None if the decider may not do it."""
        for known in self.listed():
            if known is action:
                return known
        meant = self.state.rules.meant(action)
        for known in self.listed():
            if known.same(meant):
                return known
        for known in self.opened():
            if known.same(meant):
                return known
        return None

    def advance(self, action: Action) -> list[Event]:
        """Do a legal action and run on to the next decision."""
        state = self.state
        seat = state.decider
        turn = state.turn
        play = Play(state, self.chance)
        self._legal = None
        self._look = play
        act(play, action)
        self.history.append(action)
        drawn = play.drawn
        if drawn is not None:
            drawn.at = len(self.history) - 1
            self.drawn.append(drawn)
        if drawn is not None or play.revealed or state.turn is not turn or state.decider != seat:
            self.undo_floor = len(self.history)
        return play.events

    @property
    def can_undo(self) -> bool:
        """May the decider take back what was played last (I-26)?"""
        return len(self.history) > self.undo_floor and not self.state.over

    def take_back(self, number: int) -> None:
        """Take the last actions back by playing the history again without them."""
        if not self.can_undo:
            raise Illegal("cannot_undo", "There is nothing to undo since the last die roll, reveal or turn.")
        again = Match(self.origin.copy(), self.script())
        again.begin()
        for action in self.history[:-number]:
            again.advance(action)
        self.state = again.state
        del self.history[-number:]
        self._legal = None

    def script(self) -> Chance:
        """Everything chance has given so far, in order."""
        dice: list[int] = []
        shuffles: list[list[int]] = []
        for drawn in self.drawn:
            dice += drawn.dice
            shuffles += drawn.shuffles
        return Scripted(dice, shuffles, self.origin.dice, self.origin.shuffles, self.chance)
