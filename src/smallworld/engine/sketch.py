"""A position to try things on, for searches: the same rules and the same luck as in a game, with nothing kept of it."""

from typing import Final, final

from smallworld.engine.actions import Action
from smallworld.engine.chance import Chance
from smallworld.engine.native import mypyc_attr
from smallworld.engine.play import Play
from smallworld.engine.state import State
from smallworld.engine.steps import act, begin, legal, nth


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Sketch:
    """A game without events, past and undo: every action leads to the same position as in a `Match`."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state: Final = state
        self.chance: Final = chance
        self.play: Final = Play(state, chance, loud=False)
        self._legal: list[Action] | None = None

    def begin(self) -> None:
        """Run on to the first decision, unless the position already waits for one."""
        begin(self.play)

    def copy(self) -> "Sketch":
        """An equal one that goes its own way."""
        other = Sketch(self.state.copy(), self.chance)
        other._legal = self._legal
        return other

    def listed(self) -> list[Action]:
        """What the decider may do, one way to each outcome. Kept until something happens: read it, do not change it."""
        found = self._legal
        if found is None:
            found = self._legal = legal(self.play)
        return found

    def nth(self, number: int) -> Action:
        """What `listed` has at this place, counted round and round, without the list; not when it is over."""
        return nth(self.play, number) if self._legal is None else self._legal[number % len(self._legal)]

    def advance(self, action: Action) -> None:
        """Do a legal action and run on to the next decision."""
        self._legal = None
        act(self.play, action)
