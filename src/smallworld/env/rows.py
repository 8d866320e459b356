"""Many games side by side, each at its decision; a finished one makes room for the next."""

from collections.abc import Callable
from typing import Final, final

from smallworld.bots.playout import Dice
from smallworld.env.position import BadAction, Position


@final
class Rows:
    """One row of bytes for each game: what its decider sees, and what they may do."""

    def __init__(self, number: int, new: Callable[[int], Position], reward: str) -> None:
        self.number: Final = number
        self.new: Final = new  # makes the n-th game
        self.reward: Final = reward
        self.begun = 0  # how many games there have been
        self.games: Final[list[Position]] = []
        for _ in range(number):
            self.games.append(self.begin())
        self.size: Final = self.games[0].observer.layout.size
        self.width: Final = self.games[0].actions.size
        self.seen: Final = bytearray(number * self.size)
        self.masks: Final = bytearray(number * self.width)
        self._shown: Final[list[bytes]] = [b""] * number
        self._marked: Final[list[list[int]]] = [[] for _ in range(number)]  # where each row of masks has a 1
        self.deciders: Final[list[int]] = [0] * number
        self.finished: list[int] = []  # rows whose game ended in the last step
        self.returns: list[list[float]] = []  # what these games brought, seat by seat
        for row in range(number):
            self.show(row)
        self.seen[:] = b"".join(self._shown)

    def begin(self) -> Position:
        """The next game."""
        self.begun += 1
        return self.new(self.begun - 1)

    def step(self, codes: list[int]) -> None:
        """Decide in every game; all of them are checked before any is played."""
        if len(codes) != self.number:
            raise BadAction(f"There are {self.number} games, and actions for {len(codes)}.")
        for row in range(self.number):
            if codes[row] not in self.games[row].codes():
                raise BadAction(f"Row {row}: {self.games[row].refusal(codes[row])}")
        self.finished = []
        self.returns = []
        for row in range(self.number):
            game = self.games[row]
            game.apply(codes[row])
            if game.over:
                self.finished.append(row)
                self.returns.append(game.returns(self.reward))
                self.games[row] = self.begin()
            self.show(row)
        self.seen[:] = b"".join(self._shown)  # at once: writing into slices one by one takes longer

    def show(self, row: int) -> None:
        """What is seen of a game, and its row of the masks."""
        game = self.games[row]
        seat = game.decider
        self.deciders[row] = seat
        self._shown[row] = game.observe(seat)
        masks, start = self.masks, row * self.width
        for code in self._marked[row]:
            masks[start + code] = 0
        codes = self._marked[row] = game.codes()
        for code in codes:
            masks[start + code] = 1

    def sample(self, dice: Dice) -> list[int]:
        """A legal decision for every game, each equally likely."""
        found: list[int] = []
        for game in self.games:
            codes = game.codes()
            found.append(codes[dice.next() % len(codes)])
        return found
