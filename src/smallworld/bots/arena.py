"""Many games between bots, each of which can be repeated from its number."""

from dataclasses import dataclass, field

from smallworld.bots import Bot, make_bot, referee
from smallworld.bots.setting import Setting
from smallworld.engine.actions import Action
from smallworld.game import Game
from smallworld.record.journal import Journal


@dataclass(frozen=True)
class Series(Setting):
    """Games one after the other, each with its own seed."""

    recorded: bool = False  # keep the record of every game
    checked: bool = False  # let the referee watch

    def seats_of(self, number: int) -> list[str]:
        """Who sits where: bots take the seats in turn, and move on by one seat each game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)]


@dataclass
class Result:
    """How one game went."""

    number: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    actions: int
    record: list[str] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)  # of the bots themselves


def play_games(series: Series, first: int, count: int) -> list[Result]:
    """A few games in a row: one piece of work for a process."""
    return [play_game(series, number) for number in range(first, first + count)]


def play_game(series: Series, number: int) -> Result:
    """One game of a series from beginning to end."""
    game = series.new_game(number)
    names = series.seats_of(number)
    bots = [make_bot(name, series.seed_of(number), seat, files=True) for seat, name in enumerate(names)]
    violations = watched(game, bots) if series.checked else []
    while not game.over:
        game.advance(decision(game, bots))
    record = Journal.of(game).to_lines() if series.recorded else []
    faults = [fault for bot in bots for fault in bot.faults]
    return Result(number, names, game.scores, game.winners, len(game.history), record, violations, faults)


def decision(game: Game, bots: list[Bot]) -> Action:
    """What the bot whose turn it is does."""
    return bots[game.state.decider].decide(game)


def watched(game: Game, bots: list[Bot]) -> list[str]:
    """Play a game to its end under the referee; returns what was found, one sentence each."""
    watching = referee.watch(game)
    while not game.over:
        watching.play(decision(game, bots))
    watching.finish()
    return [f"{found.invariant} after {found.at} actions: {found.sentence}" for found in watching.violations]
