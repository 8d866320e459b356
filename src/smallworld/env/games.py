"""Games of one kind, for programs that learn: the same numbers mean the same in all of them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any, Final

from smallworld.content.editions import EDITIONS
from smallworld.content.setup import Setup
from smallworld.engine.chance import Chance, Seeded
from smallworld.engine.match import Illegal
from smallworld.engine.sketch import Sketch
from smallworld.engine.state import State
from smallworld.env.actions import Actions
from smallworld.env.observation import Layout, Observer, Ready
from smallworld.env.position import REWARDS, BadAction, Position
from smallworld.game import Game
from smallworld.record.imagine import imagined
from smallworld.words import brief, nearest


class Games:
    """A kind of game: its actions, what is seen, and new games of it.

    Takes what `Game.new` takes, except the seed. With `explicit_chance` the die is not rolled but awaited: the
    position is then at a chance node.
    """

    def __init__(
        self,
        edition: str = "base",
        players: int = 2,
        *,
        explicit_chance: bool = False,
        reward: str = "win",
        **setup: Any,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"There is no reward {brief(reward)}. {nearest(reward, REWARDS)}")
        self.setup: Final[Mapping[str, Any]] = {"edition": edition, "players": players, **setup}
        self.explicit_chance: Final = explicit_chance
        self.reward: Final = reward
        first = Game.new(**{**self.setup, "seed": 0})
        state = first.state
        self._first: Final = first.setup
        self._setups: Final[dict[str, Setup]] = {}
        family = EDITIONS[edition]
        self.edition: Final = edition
        self.players: Final = state.players
        self.regions: Final = state.board.size
        self.rules: Final = state.rules
        self.actions: Final = Actions(state.rules, state.board.size, state.players)
        offers = len(self.actions.offers)
        terrains, symbols = list(family.terrains), list(family.symbols)
        self.layout: Final = Layout(state.rules, state.board.size, state.players, offers, terrains, symbols)
        self._ready: Final = Ready(self.layout, self.actions.offers)

    def new(self, seed: int | str = 0) -> Position:
        """The game with this seed at its first decision."""
        return self.at(Game.new(**{**self.setup, "seed": seed}))

    def at(self, game: Game) -> Position:
        """A position of any game of this kind; the game itself stays where it is."""
        if game.state.rules is not self.rules or game.board.size != self.regions or game.state.players != self.players:
            raise Illegal("other_game", "That game has other rules, another number of players or another board.")
        return self.placed(game.state.copy(), game.chance)

    def placed(self, state: State, chance: Chance) -> Position:
        """A table as a position, which takes it over."""
        observer = Observer(self.layout, self._ready)
        return Position(Sketch(state, chance), chance, self.actions, observer, self.explicit_chance)

    def imagined(self, position: Position, seat: int, random: Random) -> Position:
        """A position that looks the same to this seat, to try things on: what it cannot see is dealt anew."""
        if position.rolling is not None or position.stage:
            raise BadAction("Imagine at a whole decision, not while a die is awaited or an offer is being chosen.")
        return self.placed(imagined(position.sketch.state, seat, random), Seeded(f"imagined:{random.random()}"))

    def game(self, position: Position) -> Game:
        """The game of a position, to look at, to let a bot decide: `make_bot("greedy", 1, seat).decide(game)`."""
        sketch = position.sketch
        return Game(self._setup_on(sketch.state.board.key), sketch.state, position.chance, sketch.state)

    def _setup_on(self, board: str) -> Setup:
        """The set-up of games on this board: in some editions each game has its own."""
        if board not in self._setups:
            self._setups[board] = replace(self._first, board=board) if self._first.board else self._first
        return self._setups[board]

    def maker(self, seed: int | str) -> Callable[[int], Position]:
        """The games that follow from a seed, one by one."""
        return lambda number: self.new(f"{seed}/{number}")


def sampled(games: Games) -> Games:
    """These games, for an environment that asks only seats: there the die is rolled and never awaited."""
    if games.explicit_chance:
        raise ValueError("Here the die is always rolled; explicit_chance is for Games and SpielGame.")
    return games
