"""What a bot is, and what it is shown: never more than a player at the table could know."""

from random import Random

from smallworld.engine.actions import Action
from smallworld.engine.chance import Seeded
from smallworld.engine.pieces import Piece
from smallworld.engine.state import State
from smallworld.game import Game


class Bot:
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
        legal = game.options()
        if len(legal) == 1:
            return legal[0]
        return self.choose(imagine(game, seat, self.random) if self.looks_ahead else game, seat)

    def choose(self, game: Game, seat: int) -> Action:
        """One of the legal actions. With `looks_ahead`, `game` is a sample and may be changed at will."""
        raise NotImplementedError

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        return int(self.random.random() * limit)


def imagine(game: Game, seat: int, random: Random) -> Game:
    """The game as this seat might imagine it: what it sees is true, what it cannot see is made up.

    The stacks are sorted and shuffled, so that their true order leaves no trace, and so is what lies
    face down; the dice to come are others, and the past is forgotten, since the shuffles in it would
    tell the stacks. The others are taken to have as many coins as the seat itself: nobody keeps
    count of what they earned.
    """
    state = game.state.copy()
    state.race_stack = shuffled(sorted(state.race_stack), random)
    state.power_stack = shuffled(sorted(state.power_stack), random)
    for piece in state.rules.pieces:
        if piece.faces and (state.on[piece.index] or piece.index in state.decks):
            turn_over(state, piece, random)
    state.coins = [state.coins[seat]] * state.players
    return Game(game.setup, state, Seeded(f"imagined:{random.random()}"))


def turn_over(state: State, piece: Piece, random: Random) -> None:
    """Exchange the hidden sides of a kind of piece for others that nobody has seen either."""
    placed = [code for code in sorted(state.faces) if code >> 10 == piece.index]
    deck = state.decks.get(piece.index, ())
    sides = shuffled(unseen(state, piece, [*[state.faces[code] for code in placed], *deck]), random)
    for code, side in zip(placed, sides, strict=False):
        state.faces[code] = side
    if deck:
        state.decks[piece.index] = sides[len(placed) : len(placed) + len(deck)]


def unseen(state: State, piece: Piece, hidden: list[int]) -> list[int]:
    """The hidden sides a piece may have: those in play, or where each names a piece, all that are not on the map."""
    kinds = {kind.key: kind.index for kind in state.rules.pieces}
    if all([key in kinds for key in piece.faces]):
        return [side for side, key in enumerate(piece.faces) if state.supply[kinds[key]]]
    return sorted(hidden)


def shuffled(items: list[int], random: Random) -> tuple[int, ...]:
    """The items in another order."""
    out = list(items)
    for last in range(len(out) - 1, 0, -1):
        other = int(random.random() * (last + 1))
        out[last], out[other] = out[other], out[last]
    return tuple(out)
