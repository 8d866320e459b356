"""A second opinion on every game: a referee written from the rule catalogue, not from the engine.

The referee reads the position and the events, plays each action by code of its own and compares. It knows races and
powers by name; that is the point of it. Its findings carry the id of an invariant (I-01 to I-30) or of a rule.

What all editions share is here; the rules themselves are a book for each edition, in base/ and warcraft/:

table.py      what is printed, the board, the table        book.py       what must hold in every position
conquest.py   where a race may attack, prices, losses      legality.py   what may be done
turns.py      what an action does; for Warcraft also offers.py among the conquests and ending.py after them

I-01 … I-09, I-12   book.py, and book.py of each edition: regions, tokens, markers, banners
I-10 … I-20         compare.py, and turns.py of each edition with the modules it calls
I-11, I-13 … I-15   referee.py     ledger, turns, decisions
I-21, I-23 … I-26   referee.py, exams.py
I-27 … I-30         legality.py of each edition, exams.py

This module plays random games under the referee's eyes, for tests and for `simulate --check`.
"""

import random
from dataclasses import dataclass, field

from referee.referee import Referee, Violation
from smallworld.engine.actions import Action
from smallworld.game import Game

__all__ = ["Referee", "Summary", "Violation", "check_games", "play_out", "random_action", "watch"]


Pair = tuple[str, str]

WEIGHTS = {
    "conquer": 8,
    "use": 6,
    "reinforce": 3,
    "roll": 4,
    "expand": 5,
    "muster": 1,
    "end": 2,
    "abandon": 1,
    "decline": 1,
}
"""How eagerly a random player takes each verb; all others count 4. It makes games long and varied."""

ATTACKS = ("conquer", "reinforce", "use")


@dataclass
class Finding:
    """A violation, and how to see it again."""

    seed: str
    action: int
    invariant: str
    sentence: str


@dataclass
class Summary:
    """What was seen in some watched games."""

    games: int = 0
    actions: int = 0
    exams: int = 0
    findings: list[Finding] = field(default_factory=list)
    active: set[Pair] = field(default_factory=set)  # race and power that were picked
    declined: set[Pair] = field(default_factory=set)

    def add(self, referee: Referee, seed: str) -> None:
        """Add a watched game to the others."""
        self.games += 1
        self.actions += referee.actions
        self.exams += referee.exams
        self.active |= referee.picked
        self.declined |= referee.declined
        for violation in referee.violations:
            self.findings.append(Finding(seed, violation.at, violation.invariant, violation.sentence))


def watch(game: Game, every: int = 64, shift: int = 0) -> Referee:
    """A referee for this game that collects what it finds: play through `referee.play`, then `finish`."""
    return Referee(game, every=every, collect=True, shift=shift)


def random_action(game: Game, rng: random.Random) -> Action:
    """A verb by its weight, then any action with it; half the time a quarrel with somebody, if there is one."""
    legal = game.legal()
    verbs = sorted({action.do for action in legal})
    verb = rng.choices(verbs, [WEIGHTS.get(verb, 4) for verb in verbs])[0] if len(verbs) > 1 else verbs[0]
    actions = [action for action in legal if action.do == verb]
    if verb in ATTACKS and rng.random() < 0.5:
        holder = game.state.holder
        actions = [action for action in actions if action.region >= 0 and holder[action.region] > 0] or actions
    return rng.choice(actions)


def play_out(referee: Referee, rng: random.Random) -> None:
    """Play a watched game to its end, or to its first violation."""
    game = referee.game
    while not game.over and not referee.violations:
        referee.play(random_action(game, rng))
    if not referee.violations:
        referee.finish()


def check_games(
    edition: str = "base",
    players: int = 2,
    games: int = 1,
    seed: int | str = 0,
    preset: str = "default",
    options: dict[str, str] | None = None,
    thorough: bool = False,
    every: int = 64,
) -> Summary:
    """Play random games to their ends under the referee and report what it found.

    Game number n has the seed "<seed>-<n>", for the game itself and for its random players.
    `thorough` takes every exam after every action.
    """
    summary = Summary()
    for number in range(games):
        name = f"{seed}-{number}"
        game = Game.new(edition=edition, players=players, seed=name, preset=preset, options=options)
        referee = watch(game, every=1 if thorough else every, shift=number * 37)
        referee.opening()
        try:
            play_out(referee, random.Random(name))
        except Exception as problem:  # a crash is a finding too, and must come with its seed
            referee.violations.append(Violation("crash", repr(problem), referee.actions))
        summary.add(referee, name)
    return summary
