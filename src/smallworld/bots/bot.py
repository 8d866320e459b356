"""What a bot is, and what it is shown: never more than a player at the table could know."""

from abc import ABC, abstractmethod
from random import Random

from smallworld.engine.actions import Action
from smallworld.game import Game


class Bot(ABC):
    """Decides for a seat. Its own generator makes it decide the same again for the same seed.

    Only `Random.random` is used, the one method that gives equal numbers in every version of Python.
    """

    name = "bot"
    looks_ahead = True  # it gets a sample to try things on; False: it only asks what is legal

    def __init__(self, seed: int | str, seat: int) -> None:
        self.random = Random(f"{seed}:{seat}")

    def decide(self, game: Game) -> Action:
        """The action of this bot in a real game, which it does not touch."""
        seat = game.state.decider
        legal = game.listed()
        if len(legal) == 1:
            return legal[0]
        return self.choose(game.imagined(seat, self.random) if self.looks_ahead else game, seat)

    @abstractmethod
    def choose(self, game: Game, seat: int) -> Action:
        """One of the legal actions. With `looks_ahead`, `game` is a sample and may be changed freely."""

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        return int(self.random.random() * limit)
