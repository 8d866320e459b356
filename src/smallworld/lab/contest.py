"""A contest between bots: every seed is played in every seating, so that nobody is lucky in their seat or stacks."""

import time
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from smallworld.bots import make_bot
from smallworld.bots.setting import Setting
from smallworld.game import Game

ONE: Final = "one"
EVEN: Final = "even"
MIXES: Final = (ONE, EVEN)


@dataclass(frozen=True)
class Contest(Setting):
    """Sets of games, one seed for each set."""

    players: int = 2
    mix: str = ONE  # two bots at a larger table: one of the first among many of the second, or as evenly as possible

    def seatings(self) -> list[tuple[int, ...]]:
        """Who sits where in each game of a set: places in the list of bots.

        With two bots and `ONE`, the first takes each seat once and the second has all the others. Otherwise the bots
        are dealt round, beginning with each of them in turn, and every such table is turned until all have sat
        everywhere; a seating that comes up twice is played once.
        """
        number, seats = len(self.bots), range(self.players)
        if number == 2 and self.mix == ONE:
            return [tuple([0 if seat == turn else 1 for seat in seats]) for turn in seats]
        found: dict[tuple[int, ...], None] = {}
        for begin in range(number):
            dealt = [(begin + seat) % number for seat in seats]
            for turn in seats:
                found[tuple(dealt[turn:] + dealt[:turn])] = None
        return list(found)

    def par(self, bot: int) -> float:
        """The share of the wins that a bot would have if all were equal: its share of the seats."""
        tables = self.seatings()
        return sum([table.count(bot) for table in tables]) / (len(tables) * self.players)

    def to_json(self) -> dict[str, Any]:
        """All of it, to be compared with what a file says."""
        told = {name: list(value) if isinstance(value, tuple) else value for name, value in asdict(self).items()}
        return told | {"options": dict(self.options)}


@dataclass
class Played:
    """How one game of a set went, seat by seat."""

    seats: tuple[int, ...]  # places in the list of bots
    scores: list[int]
    ranks: list[int]  # 0 for the winners; equal where nothing decides
    seconds: list[float]  # processor time that the bot of each seat used
    turns: int  # of each seat

    def share(self, bot: int) -> float:
        """The part of the victory that went to a bot; winners share it, and a bot may hold several seats."""
        winners = [seat for seat, rank in enumerate(self.ranks) if rank == 0]
        return sum([self.seats[seat] == bot for seat in winners]) / len(winners)

    def margin(self, bot: int) -> float:
        """By how many coins the seats of a bot were ahead of those of the others, on average."""
        mine = [score for seat, score in enumerate(self.scores) if self.seats[seat] == bot]
        others = [score for seat, score in enumerate(self.scores) if self.seats[seat] != bot]
        return sum(mine) / len(mine) - sum(others) / len(others)

    def place(self, seat: int) -> float:
        """The rank of a seat, counted from 1; those who are equal share theirs."""
        better = sum([rank < self.ranks[seat] for rank in self.ranks])
        return better + (self.ranks.count(self.ranks[seat]) + 1) / 2


@dataclass
class Set:
    """One seed in every seating."""

    number: int
    games: list[Played]
    faults: list[str] = field(default_factory=list)  # of the bots themselves; the games went on


def play_set(contest: Contest, number: int) -> Set:
    """All games of one set: one piece of work for a process."""
    faults: list[str] = []
    return Set(number, [play_seating(contest, number, seats, faults) for seats in contest.seatings()], faults)


def play_seating(contest: Contest, number: int, seats: tuple[int, ...], faults: list[str]) -> Played:
    """One game from beginning to end; what bots did wrong is added to the faults."""
    game = contest.new_game(number)
    bots = [make_bot(contest.bots[bot], contest.seed_of(number), seat, files=True) for seat, bot in enumerate(seats)]
    seconds = [0.0] * len(seats)
    while not game.over:
        seat = game.state.decider
        began = time.process_time()
        action = bots[seat].decide(game)
        seconds[seat] += time.process_time() - began
        game.advance(action)
    faults += [fault for bot in bots for fault in bot.faults]
    return Played(seats, game.scores, ranks_of(game), [round(used, 6) for used in seconds], game.state.rounds)


def ranks_of(game: Game) -> list[int]:
    """Who came in where: the winners first, then by coins; in teams, by the coins of the team."""
    teams = game.state.rules.teams or game.state.players
    coins = [sum(game.scores[seat % teams :: teams]) for seat in range(game.state.players)]
    winners = game.winners
    keys = [(seat not in winners, -coins[seat]) for seat in range(game.state.players)]
    places = sorted(set(keys))
    return [places.index(key) for key in keys]
