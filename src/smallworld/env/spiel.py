"""The calls of OpenSpiel, for algorithms written for its games; OpenSpiel itself is not needed.

The die is a chance node. What lies hidden, the order of the stacks and what is face down, was dealt at the start;
`resample_from_infostate` deals it anew as a player may imagine it.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from smallworld.env.games import Games
from smallworld.env.position import CHANCE, WIN, Position


class SpielGame:
    """A game as OpenSpiel has it: it makes states and knows their sizes."""

    def __init__(self, edition: str = "base", players: int = 2, **setup: Any) -> None:
        self.games: Final = Games(edition, players, explicit_chance=True, **setup)

    def new_initial_state(self, seed: int | str = 0) -> "SpielState":
        """The first decision; the seed deals the stacks and, in some editions, the board."""
        return SpielState(self, self.games.new(seed))

    def num_players(self) -> int:
        """How many play."""
        return self.games.players

    def num_distinct_actions(self) -> int:
        """How many numbers there are for decisions."""
        return self.games.actions.size

    def max_chance_outcomes(self) -> int:
        """Faces of the die are numbered by what they show."""
        return self.games.rules.best_roll + 1

    def observation_tensor_shape(self) -> list[int]:
        """The length of what a player sees."""
        return [self.games.layout.size]

    def min_utility(self) -> float:
        """What the loser of a game for two gets."""
        return -1.0

    def max_utility(self) -> float:
        """What the only winner gets."""
        return 1.0


class SpielState:
    """A position as OpenSpiel has it."""

    def __init__(self, game: SpielGame, position: Position) -> None:
        self.game: Final = game
        self.position: Final = position

    def current_player(self) -> int:
        """A seat; -1 for chance, -4 at the end."""
        return self.position.decider

    def is_chance_node(self) -> bool:
        """Is a die awaited?"""
        return self.position.decider == CHANCE

    def is_terminal(self) -> bool:
        """Is it over?"""
        return self.position.over

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What may be decided, ascending; nothing for a player who does not decide."""
        if player is not None and player != self.current_player():
            return []
        return sorted(self.position.legal())

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """The same, 1 or 0 for every number."""
        if player is not None and player != self.current_player():
            return [0] * self.game.num_distinct_actions()
        return list(self.position.mask())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every face of the awaited die with its probability."""
        return self.position.chance_outcomes()

    def apply_action(self, action: int) -> None:
        """Decide, or let the die fall."""
        self.position.apply(action)

    def child(self, action: int) -> "SpielState":
        """The position after it."""
        other = self.clone()
        other.apply_action(action)
        return other

    def clone(self) -> "SpielState":
        """An equal one that goes its own way."""
        return SpielState(self.game, self.position.copy())

    def action_to_string(self, player: int, action: int) -> str:
        """What a number means."""
        return f"die {action}" if player == CHANCE else self.game.games.actions.name(action)

    def returns(self) -> list[float]:
        """1 shared by the winners, -1 by the others; nothing before the end."""
        return self.position.returns(WIN)

    def observation_tensor(self, player: int) -> list[int]:
        """What a player sees."""
        return list(self.position.observe(player))

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> "SpielState":
        """A position that looks the same to this player: what they cannot see is dealt anew."""
        games = self.game.games
        return SpielState(self.game, games.imagined(self.position, player, Random(probability())))

    def __str__(self) -> str:
        return str(self.game.games.game(self.position))
