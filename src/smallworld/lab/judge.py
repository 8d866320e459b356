"""How strong a home-made race or power is: games in which somebody begins with it, and the others with printed ones.

A set is one seed. Everybody must take the combination on top of the column first, which costs nothing; one of these has
the home-made banner. The game is played once for every seat that may get it, with the same luck, so that a banner as
good as the usual printed one wins its share exactly. After the first combination everybody plays freely.

    found = judge([banner], games=400)
    found.rows[0].verdict, found.rows[0].ahead
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from smallworld.bots import Bot, make_bot
from smallworld.content.loader import MOST_TOKENS, RACE, CustomBanner, HomeMade, home_made, read_banner
from smallworld.content.setup import Setup, make_setup, rules_of
from smallworld.engine.chance import Seeded
from smallworld.game import Game
from smallworld.lab import deal
from smallworld.lab.contest import Played, ranks_of
from smallworld.lab.reigns import Reign
from smallworld.lab.standings import plain
from smallworld.lab.statistics import bootstrap, mean, share_interval
from smallworld.lab.yardstick import yardstick

GAMES: Final = 400
BOTS: Final = ("heuristic",)
PLAYERS: Final = 2

STRONG: Final = "strong"
WEAK: Final = "weak"
FAIR: Final = "fair"
UNKNOWN: Final = "unknown"  # too few games to say anything

MADE: Final = 0
PRINTED: Final = 1
"""Who has the home-made banner, and who has printed ones only: places in `Played.seats`."""

BORDER: Final = 1.0
"""Beyond so many spreads of the printed banners (`lab.yardstick`) one is too strong or too weak."""

AT_LEAST: Final = 0.5
"""And at least so many it must surely be."""

COINS_A_TOKEN: Final = 2.2
"""What one token more on a banner is worth, in coins at the end of such a game."""

FEWEST: Final = 5
"""Sets without which nothing is said."""


@dataclass(frozen=True)
class Figure:
    """A mean, and the interval in which the true one lies."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Strength:
    """What the games say about one banner."""

    kind: str
    key: str
    name: str
    edition: str
    tokens: int
    games: int
    picks: Figure  # how often a bot would have taken the combination with it, lying on top
    picks_printed: float  # the same of the printed ones
    coins: Figure  # what such a combination brought, until it left the map
    coins_printed: float
    share: Figure  # of the wins
    par: float  # the share of a banner like the printed ones
    ahead: Figure  # coins at the end, compared with the other players
    strength: Figure  # coins ahead and wins together, in spreads of the printed ones
    verdict: str  # strong, weak, fair or unknown
    sure: bool  # strong or weak: even the nearer end of the interval is beyond the border
    leans: int  # 1: if anything, strong; -1: weak; 0: one cannot say
    fair_tokens: int  # with about so many it would be fair; 0 if that is not known

    def to_dict(self) -> dict[str, Any]:
        """For programs, as JSON."""
        return rounded(asdict(self))


@dataclass(frozen=True)
class Judgement:
    """What the games say about some banners."""

    rows: tuple[Strength, ...]
    bots: tuple[str, ...]
    players: int
    seed: str
    wanted: int  # games for each banner

    def to_dict(self) -> dict[str, Any]:
        """For programs, as JSON."""
        head = {"bots": list(self.bots), "players": self.players, "seed": self.seed, "wanted": self.wanted}
        return head | {"rows": [row.to_dict() for row in self.rows]}


def rounded(told: dict[str, Any]) -> dict[str, Any]:
    """Numbers that JSON knows."""
    return {name: rounded(value) if isinstance(value, dict) else plain(value) for name, value in told.items()}


# One set


@dataclass(frozen=True)
class Subject:
    """What is judged and how: plain values, so that it can be sent to other processes."""

    banner: CustomBanner
    edition: str
    bots: tuple[str, ...] = BOTS
    players: int = PLAYERS
    seed: str = "1"
    files: bool = False  # bots may come from Python files, which are then run

    def bot(self, number: int, seat: int) -> Bot:
        """Who sits there in a set: bots move on by one seat each time."""
        name = self.bots[(seat + number) % len(self.bots)]
        return make_bot(name, f"{self.seed}:{number}", seat, self.files)


@dataclass(frozen=True)
class First:
    """How somebody's first combination did."""

    wanted: bool  # the bot would have taken it
    coins: int
    race: str
    power: str


@dataclass(frozen=True)
class Round:
    """One game of a set."""

    played: Played
    firsts: tuple[First, ...]  # of each seat


def subjects_of(
    banners: Sequence[CustomBanner | str | Path],
    seed: str = "1",
    bots: Sequence[str] = BOTS,
    players: int = PLAYERS,
    edition: str = "",
    files: bool = False,
) -> list[Subject]:
    """What is to be judged, banner by banner, in the edition that is wanted, or the first that it is made for."""
    found: list[Subject] = []
    for banner in banners:
        read = banner if isinstance(banner, CustomBanner) else read_banner(banner)
        made = home_made(read)
        subject = Subject(read, edition or made.editions[0], tuple(bots), players, seed, files)
        make_setup(subject.edition, players, custom=[read])  # what cannot be played is refused before the work begins
        found.append(subject)
    return found


def play_set(subject: Subject, number: int) -> list[Round]:
    """One seed with the banner in every seat: one piece of work for a process."""
    setup = make_setup(
        subject.edition, subject.players, custom=[subject.banner], chance=Seeded(f"{subject.seed}:{number}")
    )
    return [play_round(subject, setup, number, seat) for seat in range(subject.players)]


def play_round(subject: Subject, setup: Setup, number: int, seat: int) -> Round:
    """One game in which this seat begins with the banner."""
    luck = f"{subject.seed}:{number}"
    game = dealt(setup, subject.banner, luck, seat)
    bots = [subject.bot(number, each) for each in range(subject.players)]
    reigns = deal.played_out(game, bots)
    seats = tuple([MADE if each == seat else PRINTED for each in range(subject.players)])
    played = Played(seats, game.scores, ranks_of(game), [0.0] * subject.players, game.state.rounds)
    return Round(played, tuple([first_of(reigns.first(each)) for each in range(subject.players)]))


def first_of(reign: Reign | None) -> First:
    """What is kept of somebody's first combination."""
    return First(reign.wanted, reign.coins, reign.race, reign.power) if reign is not None else First(False, 0, "", "")


def dealt(setup: Setup, banner: CustomBanner, luck: str, seat: int) -> Game:
    """A game in which this seat finds the banner on top of the column, and the others printed ones.

    The partners and the printed ones are drawn, and do not depend on the seat.
    """
    rules = rules_of(setup)
    random = Random(f"judge {luck}")
    races = [race.index for race in rules.races]
    powers = [power.index for power in rules.powers]
    random.shuffle(races)
    random.shuffle(powers)
    mine, order = (
        (rules.race(banner.key).index, races) if banner.kind == RACE else (rules.power(banner.key).index, powers)
    )
    order.remove(mine)
    order.insert(0, mine)
    return deal.dealt(setup, races, powers, luck, seat)


# All of them


def judge(
    banners: Sequence[CustomBanner | str | Path],
    games: int = GAMES,
    seed: str = "1",
    bots: Sequence[str] = BOTS,
    on_progress: Callable[[int, int], None] | None = None,
    players: int = PLAYERS,
    edition: str = "",
) -> Judgement:
    """How strong are these races and powers? So many games are played for each of them, in this process.

    `banners` are home-made banners, their TOML texts or the paths of their files; what cannot be used is `BadContent`.
    `on_progress` hears after every set how many games are done, and how many there are.
    """
    subjects = subjects_of(banners, seed, bots, players, edition)
    number = sets_for(games, players)
    rows: list[Strength] = []
    for place, subject in enumerate(subjects):
        sets: list[list[Round]] = []
        for each in range(number):
            sets.append(play_set(subject, each))
            if on_progress is not None:
                on_progress((place * number + each + 1) * players, len(subjects) * number * players)
        rows.append(strength_of(subject, sets))
    return Judgement(tuple(rows), tuple(bots), players, seed, games)


def sets_for(games: int, players: int) -> int:
    """So many games in whole sets, at least one."""
    return max(1, -(-games // players))


def strength_of(subject: Subject, sets: list[list[Round]]) -> Strength:
    """What the sets say; there must be one at least."""
    made = home_made(subject.banner)
    games = sum([len(rounds) for rounds in sets])
    shares = [mean([each.played.share(MADE) for each in rounds]) for rounds in sets]
    margins = [mean([each.played.margin(MADE) for each in rounds]) for rounds in sets]
    mine = [[first for each in rounds for first in firsts_of(each, MADE)] for rounds in sets]
    others = [first for rounds in sets for each in rounds for first in firsts_of(each, PRINTED)]
    wanted = [mean([float(first.wanted) for first in firsts]) for firsts in mine]
    coins = [mean([float(first.coins) for first in firsts]) for firsts in mine]
    ahead = Figure(mean(margins), *bootstrap(margins))
    par, measure = 1 / subject.players, yardstick(subject.edition, made.kind, subject.players)
    spreads = [measure.spreads(margin, share - par) for margin, share in zip(margins, shares, strict=True)]
    strength = Figure(mean(spreads), *bootstrap(spreads))
    verdict, leans = verdict_of(strength, len(sets))
    return Strength(
        made.kind,
        made.key,
        made.name,
        subject.edition,
        made.tokens,
        games,
        Figure(mean(wanted), *share_interval(wanted, games)),
        mean([float(first.wanted) for first in others]),
        Figure(mean(coins), *bootstrap(coins)),
        mean([float(first.coins) for first in others]),
        Figure(mean(shares), *share_interval(shares, games)),
        par,
        ahead,
        strength,
        verdict,
        verdict in (STRONG, WEAK) and min(abs(strength.low), abs(strength.high)) > BORDER,
        leans,
        fair_tokens(made, ahead.value) if verdict in (STRONG, WEAK) else 0,
    )


def firsts_of(each: Round, whose: int) -> list[First]:
    """The first combinations with the home-made banner, or those without it."""
    return [first for seat, first in enumerate(each.firsts) if each.played.seats[seat] == whose]


def verdict_of(strength: Figure, sets: int) -> tuple[str, int]:
    """On which side of the border it most likely is, and to which side it surely leans.

    Beyond the border counts only if the interval leaves no doubt that it is far from the mean; where luck could have
    carried an ordinary one over the border, it is fair as far as one can see.
    """
    if sets < FEWEST or (strength.low < -BORDER and strength.high > BORDER):  # it could be anything
        return UNKNOWN, 0
    if strength.value > BORDER and strength.low > AT_LEAST:
        return STRONG, 1
    if strength.value < -BORDER and strength.high < -AT_LEAST:
        return WEAK, -1
    return FAIR, 1 if strength.low > 0 else -1 if strength.high < 0 else 0


def fair_tokens(made: HomeMade, ahead: float) -> int:
    """With about so many tokens it would be fair; 0 if no number that a banner may have is enough."""
    tokens = made.tokens - round(ahead / COINS_A_TOKEN)
    return tokens if 1 <= tokens <= MOST_TOKENS[made.kind] else 0
