"""Many games over a grid of editions, players, boards, races, powers and options, and what they have in common.

    tally = explore(Cell(("greedy:v2",), players=2), sets=100)

A set is one deal: everybody begins with a combination that they did not choose. It is played once for every turn of
the table, so that each combination comes to each seat, and so often for every variant of the rules. All
games of a set share their luck. After the first combination everybody plays freely.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from smallworld.bots import make_bot
from smallworld.bots.setting import Setting
from smallworld.content.setup import Setup, board_of, make_setup, rules_of
from smallworld.engine.chance import Seeded
from smallworld.lab import deal
from smallworld.lab.contest import Played, ranks_of
from smallworld.lab.reigns import NOWHERE, Reign
from smallworld.lab.tally import Key, Tally

UNIT: Final = 5
"""Sets that are one piece of work. It never changes, so that sums are added in the same order whoever works."""

Options = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Cell(Setting):
    """Games of one kind: an edition, a number of players, a board; plain values."""

    races: tuple[str, ...] = ()  # those that are dealt first; none: all
    powers: tuple[str, ...] = ()
    variants: tuple[Options, ...] = ((),)  # rules that are compared with the same luck; the first is the usual one

    def luck(self, number: int) -> str:
        """The seed of one set. Each board of a section has its own, so that their games can be counted together."""
        return f"{self.seed}:{self.board}:{number}"

    def setup(self, number: int, options: Options) -> Setup:
        """The table of a set under these rules."""
        return make_setup(
            self.edition,
            self.players,
            self.preset,
            dict(self.options) | dict(options),
            self.board,
            self.custom_board,
            list(self.custom),
            Seeded(self.luck(number)),
            list(self.sets),
        )

    @property
    def games_a_set(self) -> int:
        """How many games one deal makes."""
        return self.players * len(self.variants)


@dataclass(frozen=True)
class Seen:
    """One game, as far as anything is kept of it."""

    played: Played
    reigns: list[Reign]
    firsts: list[Reign | None]
    regions: list[str]  # their keys
    faults: int


def play_unit(cell: Cell, first: int, count: int) -> dict[str, Any]:
    """A few sets: one piece of work, whoever does it."""
    return explore(cell, count, first).to_json()


def explore(cell: Cell, sets: int, first: int = 0) -> Tally:
    """So many sets, from this number on."""
    tally = Tally()
    for number in range(first, first + sets):
        games = [[play(cell, number, rules, turned) for turned in range(cell.players)] for rules in cell.variants]
        tally.add_set(measured(cell, games), cell.games_a_set)
        tally.faults += sum([game.faults for some in games for game in some])
    return tally


def stacks_of(cell: Cell, setup: Setup, number: int) -> tuple[list[int], list[int]]:
    """Races and powers in the order in which they come, those that are asked for first."""
    rules = rules_of(setup)
    random = Random(f"lab {cell.luck(number)}")
    found: list[list[int]] = []
    for banners, wanted in ((rules.races, cell.races), (rules.powers, cell.powers)):
        order = [banner.index for banner in banners]
        random.shuffle(order)
        chosen = {banner.index for banner in banners if banner.key in wanted}
        found.append(sorted(order, key=lambda index: index not in chosen))
    return found[0], found[1]


def play(cell: Cell, number: int, options: Options, turned: int) -> Seen:
    """One game."""
    setup = cell.setup(number, options)
    game = deal.dealt(setup, *stacks_of(cell, setup, number), cell.luck(number), turned)
    seats = range(cell.players)
    names = [cell.bots[(seat + number) % len(cell.bots)] for seat in seats]
    bots = [make_bot(name, cell.luck(number), seat, files=True) for seat, name in enumerate(names)]
    reigns = deal.played_out(game, bots)
    played = Played(tuple(seats), game.scores, ranks_of(game), [0.0] * cell.players, game.state.rounds)
    regions = [region.key for region in board_of(setup).regions]
    faults = sum([len(bot.faults) for bot in bots])
    return Seen(played, reigns.all, [reigns.first(seat) for seat in seats], regions, faults)


# What is measured


def measured(cell: Cell, games: list[list[Seen]]) -> Iterator[tuple[Key, float]]:
    """Everything that is counted of a set: its games under each variant of the rules."""
    for some in games:
        for game in some:
            yield from of_seats(game)
            yield from of_picks(game)
            yield from of_table(game)
    usual = games[0]
    for place, rules in enumerate(cell.variants[1:], 1):
        named = " ".join([f"{name}={value}" for name, value in rules])
        yield from compared(named, usual, games[place])


def of_seats(game: Seen) -> Iterator[tuple[Key, float]]:
    """How each seat did with what it began with, and where."""
    for seat, first in enumerate(game.firsts):
        share, ahead = game.played.share(seat), game.played.margin(seat)
        yield ("seat", str(seat), "share"), share
        yield ("seat", str(seat), "ahead"), ahead
        yield ("seat", str(seat), "coins"), float(game.played.scores[seat])
        if first is None:
            continue
        for kind, name in (("race", first.race), ("power", first.power), ("pair", f"{first.race} {first.power}")):
            yield (kind, name, "share"), share
            yield (kind, name, "ahead"), ahead
            if kind != "pair":
                yield (kind, name, "coins"), float(first.coins)
                yield (kind, name, "lived"), float(first.lived)
                yield (kind, name, "wanted"), float(first.wanted)
        if first.landing != NOWHERE:
            yield ("entry", game.regions[first.landing], "share"), share
            yield ("entry", game.regions[first.landing], "ahead"), ahead


def of_picks(game: Seen) -> Iterator[tuple[Key, float]]:
    """What freely chosen combinations cost and brought."""
    for reign in game.reigns:
        yield ("life", str(reign.lived), "declined" if reign.declined_in else "end"), 1.0
        if any([reign is first for first in game.firsts]):
            continue
        for kind, name in (("place", str(reign.place)), ("bought", reign.race), ("bought power", reign.power)):
            yield (kind, name, "paid"), float(reign.paid - reign.found)
            yield (kind, name, "earned"), float(reign.earned)
            yield (kind, name, "coins"), float(reign.coins)
            yield (kind, name, "a round"), reign.coins / reign.left


def of_table(game: Seen) -> Iterator[tuple[Key, float]]:
    """What the whole table had."""
    scores = game.played.scores
    yield ("table", "", "coins"), sum(scores) / len(scores)
    yield ("table", "", "spread"), float(max(scores) - min(scores))
    yield ("table", "", "first"), game.played.share(0)
    yield ("table", "", "declines"), sum([reign.declined_in > 0 for reign in game.reigns]) / len(scores)


def compared(named: str, usual: list[Seen], changed: list[Seen]) -> Iterator[tuple[Key, float]]:
    """What a change of the rules does, with the same luck: to the table and to each first race and power."""
    for before, after in zip(usual, changed, strict=True):
        old, new = dict(of_table(before)), dict(of_table(after))
        for (_, _, measure), value in new.items():
            yield ("option", named, measure), value - old["table", "", measure]
        for seat, first in enumerate(before.firsts):
            if first is not None:
                gain = after.played.margin(seat) - before.played.margin(seat)
                yield ("option race", f"{named} {first.race}", "ahead"), gain
                yield ("option power", f"{named} {first.power}", "ahead"), gain


# The grid


def variants_of(varied: list[tuple[str, list[str]]]) -> tuple[Options, ...]:
    """Every combination of the values, the first of each first."""
    found: list[Options] = [()]
    for name, values in varied:
        found = [(*before, (name, value)) for before in found for value in values]
    return tuple(found)


def bare(cell: Cell) -> Cell:
    """The cell without its bots and its luck: what a figure is about."""
    return replace(cell, bots=(), seed="")
