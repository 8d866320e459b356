"""What a step is."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from smallworld.engine.actions import Action
    from smallworld.engine.look import Look
    from smallworld.engine.play import Play

START_STEP: Final = 0
DECLARE_STEP: Final = 1
PICK_STEP: Final = 2
BEGIN_STEP: Final = 3
MUSTER_STEP: Final = 4
CONQUER_STEP: Final = 5
RECRUIT_STEP: Final = 6
REDEPLOY_STEP: Final = 7
PLACE_STEP: Final = 8
SCORE_STEP: Final = 9
CLOSE_STEP: Final = 10
RETREAT_STEP: Final = 11

STEP_NAMES: Final = [
    "start",
    "declare",
    "pick",
    "begin",
    "muster",
    "conquer",
    "recruit",
    "redeploy",
    "place",
    "score",
    "close",
    "retreat",
]


class Step:
    """A part of a turn. `enter` and `apply` return the step to go on with.

    A step that returns itself waits for a decision. `enter` is called again when the
    questions it asked (`Ask`) are answered, so it must see from the position what is left to do.
    """

    def __init__(self, waits: bool = False) -> None:
        self.waits: Final = waits  # it asks the player something

    def enter(self, play: "Play") -> int:
        """Do what happens by itself."""
        raise AssertionError("every step can be entered")

    def legal(self, look: "Look") -> "list[Action]":
        """What the player may decide here, only one way to each outcome: a search meets none twice."""
        raise AssertionError("this step asks nothing")

    def nth(self, look: "Look", number: int) -> "Action":
        """The legal action at this place, counted round and round: for random games, where the list is not needed."""
        actions = self.legal(look)
        return actions[number % len(actions)]

    def open(self, look: "Look") -> "list[Action]":
        """What the player may decide here, in any order."""
        return self.legal(look)

    def apply(self, play: "Play", action: "Action") -> int:
        """Do what the player decided; the action is legal."""
        raise AssertionError("this step asks nothing")
