"""What a bot is, and what it is shown: never more than a player at the table could know."""

from abc import ABC, abstractmethod
from random import Random

from smallworld.engine.actions import Action
from smallworld.engine.chance import Seeded
from smallworld.engine.pieces import Piece, kind_of
from smallworld.engine.state import State
from smallworld.game import Game


class Bot(ABC):
    """Decides for a seat. Its own generator makes it the same bot again for the same seed.

    Only `Random.random` is used, the one method that gives equal numbers in every version of Python.
    """

    name = "bot"
    looks_ahead = True  # it is shown a sample to try things on; False: it only asks what is legal

    def __init__(self, seed: int | str, seat: int) -> None:
        self.random = Random(f"{seed}:{seat}")

    def decide(self, game: Game) -> Action:
        """The action of this bot in a real game, which it does not touch."""
        seat = game.state.decider
        legal = game.listed()
        if len(legal) == 1:
            return legal[0]
        return self.choose(imagine(game, seat, self.random) if self.looks_ahead else game, seat)

    @abstractmethod
    def choose(self, game: Game, seat: int) -> Action:
        """One of the legal actions. With `looks_ahead`, `game` is a sample and may be changed at will."""

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        return int(self.random.random() * limit)


def imagine(game: Game, seat: int, random: Random) -> Game:
    """The game as this seat might imagine it: what it sees is true, what it cannot see is made up.

    The stacks are sorted and shuffled, so that their true order leaves no trace, and what lies face
    down is dealt anew; the dice to come are others, and the past is forgotten, since the shuffles in
    it would tell the stacks. The others are taken to have as many coins as the seat itself: nobody
    keeps count of what they earned.
    """
    state = game.state.copy()
    state.race_stack = shuffled(sorted(state.race_stack), random)
    state.power_stack = shuffled(sorted(state.power_stack), random)
    for piece in state.rules.pieces:
        if piece.faces:
            deal_anew(state, piece, random)
    state.coins = [state.coins[seat]] * state.players
    return Game(game.setup, state, Seeded(f"imagined:{random.random()}"))


def deal_anew(state: State, piece: Piece, random: Random) -> None:
    """Mix the hidden sides of a kind of piece: those on the map, in its stack, and those that were set aside."""
    deck = state.decks.get(piece.index, ())
    sides = [*state.faces_of(piece.index), *deck]
    shown = [ask.piece for ask in state.asks]  # turned up a moment ago, not laid down yet
    for other in state.rules.pieces:
        if other.key in piece.faces and state.supply[other.index] and other.index not in shown:
            side = piece.faces.index(other.key)
            sides += [] if side in sides else [side]
    dealt = shuffled(sorted(sides), random)
    if deck:
        state.decks[piece.index] = dealt[: len(deck)]
    spots = [code for code in sorted(state.faces) if kind_of(code) == piece.index]
    for code, side in zip(spots, dealt[len(deck) :], strict=False):
        state.faces[code] = side


def shuffled(items: list[int], random: Random) -> tuple[int, ...]:
    """The items in another order."""
    out = list(items)
    for last in range(len(out) - 1, 0, -1):
        other = int(random.random() * (last + 1))
        out[last], out[other] = out[other], out[last]
    return tuple(out)
