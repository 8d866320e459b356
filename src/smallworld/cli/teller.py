"""Tells a game as it goes along: a heading for every turn, a sentence for everything that happens."""

import textwrap
from collections.abc import Callable
from typing import Final

from smallworld.engine.events import Event, TurnStarted
from smallworld.game import Game
from smallworld.text.names import LETTERS
from smallworld.text.paint import Paint
from smallworld.text.table import heading, table_lines
from smallworld.text.words import Words, tell


class Teller:
    """Takes events and prints sentences. It holds some back, so that what belongs together is told together."""

    def __init__(
        self, words: Words, paint: Paint, width: int, wants_table: Callable[[TurnStarted], bool] | None = None
    ) -> None:
        self.words: Final = words
        self.paint: Final = paint
        self.width: Final = width
        self.wants_table: Final = wants_table  # show the table before this turn?
        self.waiting: list[Event] = []

    def hear(self, game: Game, events: list[Event]) -> None:
        """Take an event; the start of a turn first prints what is held back."""
        for event in events:
            if isinstance(event, TurnStarted):
                self.say_all(game)
                if self.wants_table is not None and self.wants_table(event) and game.history:
                    print("", *table_lines(game, self.words, self.paint, self.width)[1:], sep="\n")
                player = self.words.player(event.player)
                title = self.words.said("ui-round", round=event.round, rounds=game.state.rounds)
                print(f"\n{heading(f'{title}: {player}', self.paint, self.width)}")
            else:
                self.waiting.append(event)

    def say_all(self, game: Game) -> None:
        """Print everything that is held back."""
        for line in tell(self.words, game, self.waiting):
            first, *more = textwrap.wrap(line, self.width - 4, subsequent_indent="  ")
            print(f"  {self.painted(first)}", *[f"  {part}" for part in more], sep="\n")
        self.waiting = []

    def painted(self, line: str) -> str:
        """The first word in the colour of the player it names."""
        first, space, rest = line.partition(" ")
        if len(first) == 1 and first in LETTERS:
            return self.paint.seat(first, LETTERS.index(first)) + space + rest
        return line
