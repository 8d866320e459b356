"""What a bot is, and what it is shown: never more than a player at the table could know."""

from random import Random
from typing import ClassVar

from smallworld.engine.actions import Action
from smallworld.engine.native import mypyc_attr
from smallworld.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for a seat. Its own generator makes it decide the same again for the same seed.

    Only `Random.random` is used, the one method that gives equal numbers in every version of Python.
    """

    looks_ahead: ClassVar[bool] = True  # it gets a sample to try things on; False: it only asks what is legal

    def __init__(self, seed: int | str, seat: int) -> None:
        self.random = Random(f"{seed}:{seat}")
        self.faults: list[str] = []  # what it did wrong, in sentences; the game goes on

    def decide(self, game: Game) -> Action:
        """The action of this bot in a real game, which it does not touch."""
        seat = game.state.decider
        legal = game.listed()
        if len(legal) == 1:
            return legal[0]
        return self.choose(game.imagined(seat, self.random) if self.looks_ahead else game, seat)

    def choose(self, game: Game, seat: int) -> Action:
        """One of the legal actions. With `looks_ahead`, `game` is a sample and may be changed freely."""
        raise NotImplementedError("every bot chooses")

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        return int(self.random.random() * limit)
