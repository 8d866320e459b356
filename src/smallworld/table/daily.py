"""The game and the position of the day: one deal for everybody, made from the date alone, against the same bots.

Its seed is no secret, so it is played by one person alone, and nobody may help: no hints, no bot in their place.
Edition, players and board take turns by date. `own_result` is what the strongest bot makes of the same seat.
"""

import hashlib
import re
from collections import Counter
from dataclasses import dataclass, replace
from typing import Any, Final

from smallworld.bots import Bot, make_bot
from smallworld.bots.levels import CHARACTERS, level_of
from smallworld.content.editions import EDITIONS
from smallworld.game import Game
from smallworld.table.commands import NewTable, Refused, SeatWanted
from smallworld.table.ledger import movements

Json = dict[str, Any]

DATE: Final = re.compile(r"(20[2-9][0-9])-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")
MONTHS: Final = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)

PLAYERS: Final = (3, 2, 4)
LEVEL: Final = "hard"
STRONGEST: Final = "expert"
SEAT: Final = 0


@dataclass(frozen=True)
class Day:
    """What everybody plays on a date."""

    date: str
    edition: str
    players: int
    seed: str
    characters: tuple[str, ...]  # of the bots, in the order of their seats

    def to_json(self) -> Json:
        """For browsers: everything, since nothing of it is secret."""
        return {
            "date": self.date,
            "edition": self.edition,
            "players": self.players,
            "seed": self.seed,
            "bots": [{"bot": LEVEL, "character": character} for character in self.characters],
        }


def number_of(date: str) -> int:
    """The number of a day, counted from the first of January 1970; refused if there is no such day."""
    found = DATE.fullmatch(date)
    if found is None:
        raise Refused("bad_setup", "Write the day as 2026-11-18.")
    year, month, day = map(int, found.groups())
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    if day > MONTHS[month - 1] + (leap and month == 2):
        raise Refused("bad_setup", "There is no such day.")
    past = year - 1
    before = past * 365 + past // 4 - past // 100 + past // 400
    return before + sum(MONTHS[: month - 1]) + (leap and month > 2) + day - 719_163


def seed_of(date: str, what: str = "day") -> str:
    """The seed of a date: the same in every process, on every machine."""
    return hashlib.sha256(f"smallworld {what} {date}".encode()).hexdigest()[:32]


def day_of(date: str) -> Day:
    """The game of a date."""
    number = number_of(date)
    editions = tuple(EDITIONS)
    players = PLAYERS[number // len(editions) % len(PLAYERS)]
    characters = tuple([CHARACTERS[(number + place) % len(CHARACTERS)] for place in range(players - 1)])
    return Day(date, editions[number % len(editions)], players, seed_of(date), characters)


@dataclass(frozen=True)
class Task:
    """From which game the position of a date comes."""

    edition: str
    players: int
    seed: str


def task_of(date: str) -> Task:
    """The other edition than that of the day's game, and fewer players, so that it is soon understood."""
    number = number_of(date)
    editions = tuple(EDITIONS)
    return Task(editions[(number + 1) % len(editions)], 2 + number // 2 % 2, seed_of(date, "position"))


def arranged(wanted: NewTable) -> tuple[NewTable, str]:
    """A wish for the game of a day as a wish for a table, and its seed. Only the name and the pace are free."""
    day = day_of(wanted.day)
    plain = NewTable(day=wanted.day, seats=wanted.seats, pace=wanted.pace, deadline=wanted.deadline, start=wanted.start)
    given = replace(wanted, edition=plain.edition, players=plain.players)
    if given != plain or [seat.kind for seat in wanted.seats] != ["person"]:
        raise Refused("bad_setup", "The game of the day is for one person, and everything else is settled by the date.")
    bots = [SeatWanted("bot", bot=LEVEL, character=character) for character in day.characters]
    seats = [*wanted.seats, *bots]
    return replace(plain, edition=day.edition, players=day.players, seats=seats, deadline=0, start=True), day.seed


def thinking_seed(seed: str, game: Game) -> str:
    """What a bot's thoughts are drawn from in the game of a day, so that it answers everybody alike."""
    return f"{seed}:{len(game.history)}"


# Results


def coins_by_round(game: Game, seat: int) -> list[int]:
    """By how much a seat was richer after each round; what it began with comes first."""
    sums: Counter[int] = Counter()
    for whose, when, _, coins in movements(game):
        if whose == seat:
            sums[when] += coins
    return [sums[when] for when in range(game.state.rounds + 1)]


def result(game: Game, seat: int) -> Json:
    """How the game of a day went."""
    return {"coins": game.scores[seat], "rounds": coins_by_round(game, seat)}


def own_result(date: str, strongest: str = STRONGEST, level: str = LEVEL) -> Json:
    """What the strongest bot makes of it, in the same seat against the same bots."""
    day = day_of(date)
    game = Game.new(day.edition, day.players, day.seed)
    me = make_bot(strongest, f"{day.seed}:me", SEAT)
    minds: dict[int, tuple[int, Bot]] = {}
    while not game.over:
        seat, legal = game.state.decider, game.listed()
        if len(legal) == 1:
            game.advance(legal[0])
            continue
        if seat != SEAT and minds.get(seat, (0, me))[0] != game.state.round:
            name = level_of(level).named(day.characters[seat - 1])
            minds[seat] = game.state.round, make_bot(name, thinking_seed(day.seed, game), seat)
        game.advance((me if seat == SEAT else minds[seat][1]).decide(game))
    return result(game, SEAT)
