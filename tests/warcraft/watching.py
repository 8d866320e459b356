"""Who watches the random games of Warcraft: the one place where another judge can be put in.

`Watcher` has the face of the base game's `Referee`: made with a game, then `play` and `finish`, with the
pairs that were `picked` and `declined`. After every action the table is counted; now and then the exams
are taken that need no rule of an edition: saving, writing, undoing, replaying, and what is legal.
"""

from collections.abc import Iterable

from smallworld.engine.actions import Action
from smallworld.engine.events import ComboTaken, Event, TribeDeclined
from smallworld.game import Game
from smallworld.referee import exams
from smallworld.trial import check_table

Pair = tuple[str, str]


class Watcher:
    """Watches one game, and stops at the first thing that cannot be."""

    def __init__(self, game: Game, every: int = 64, shift: int = 0) -> None:
        self.game = game
        self.every = every  # exams after each so many actions; 0 for none
        self.actions = shift
        self.picked: set[Pair] = set()
        self.declined: set[Pair] = set()
        check_table(game.state)

    def play(self, action: Action) -> list[Event]:
        """Play an action and look at what it did."""
        before = exams.position_text(self.game) if self.due else ""
        events = self.game.play(action)
        check_table(self.game.state)
        for event in events:
            if isinstance(event, ComboTaken):
                self.picked.add((event.race, event.power))
            elif isinstance(event, TribeDeclined):
                self.declined.add((event.race, event.power))
        if before:
            self.examine(before)
        self.actions += 1
        return events

    def finish(self) -> None:
        """The game is over, and its whole past leads there."""
        assert self.game.over
        self.pass_all(exams.replaying(self.game))
        self.pass_all(exams.saving(self.game))

    @property
    def due(self) -> bool:
        """Is it time for the exams?"""
        return self.every > 0 and self.actions % self.every == 0

    def examine(self, before: str) -> None:
        """Everything that costs more than an action."""
        for found in (exams.saving, exams.writing, exams.soundness):
            self.pass_all(found(self.game))
        self.pass_all(exams.undoing(self.game, before))

    def pass_all(self, findings: Iterable[exams.Finding]) -> None:
        """Nothing may be found."""
        assert list(findings) == []
