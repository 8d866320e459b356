"""What an attack in its own way takes: only the text behind it knows, so it is tried, with every face of the die.

It is tried on a copy in which everything is made up that the seat cannot see.
"""

from random import Random

from smallworld.bots import imagine
from smallworld.engine.actions import USE, Action
from smallworld.engine.chance import Chance
from smallworld.engine.events import AttackFailed, RegionTaken
from smallworld.game import Game


class OneFace(Chance):
    """A die that always shows the same."""

    def __init__(self, face: int) -> None:
        self.face = face

    def roll(self, faces: list[int], nth: int) -> int:
        return self.face

    def shuffle(self, items: list[int], nth: int) -> list[int]:
        return items


class Odds:
    """The offers of a seat's acting race that are attacks with tokens."""

    def __init__(self, game: Game, seat: int) -> None:
        state = game.state
        acting = state.tribe(state.turn.acting)
        self.hand = acting.hand
        self.verbs = [text.verb for text in acting.texts.offers if text.uses_tokens]
        self.guess = imagine(game, seat, Random(0)) if self.verbs else game

    def of(self, action: Action) -> dict[str, int]:
        """The price without any help of the die, and how many of its faces win where some do not."""
        if action.do != USE or action.key not in self.verbs:
            return {}
        price = wins = 0
        faces = self.guess.state.rules.die
        for face in sorted(faces, reverse=True):  # the blank ones come last
            for event in self.guess.copy(OneFace(face)).advance(action):
                if isinstance(event, RegionTaken):
                    price = event.tokens
                    wins += 1
                elif isinstance(event, AttackFailed):
                    price = self.hand + event.short
        return {"price": price} if wins == len(faces) else {"price": price, "wins": wins}
