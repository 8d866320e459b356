"""A position with a point: a turn of a game between bots in which the best plan is clearly better than the obvious one.

The obvious one is what greedy does at first sight, the best one the judge's. Both are carried on in the same imagined
worlds, as when a game is judged. The first turn whose plans differ by enough is taken, or else the one with the largest
difference: the same for the same seed, on every machine.
"""

from dataclasses import dataclass
from typing import Any, Final

from smallworld.bots import make_bot
from smallworld.game import Game
from smallworld.lab.analysis import JUDGE, WORLDS, Estimate, carried_on, judge_of, line_of

OBVIOUS: Final = "greedy:v2"
CLEARLY: Final = 3.0
"""Coins."""
EARLIEST: Final = 3
"""Before this round too little stands on the map."""
LATEST: Final = 2
"""So many rounds before the last: later there is too little to look forward to."""
MOST: Final = 12
"""Turns that are tried."""


@dataclass(frozen=True)
class Puzzle:
    """A position, whose turn it is, and by how much the best plan is better than the obvious one."""

    game: Game
    seat: int
    gain: Estimate

    def to_json(self) -> dict[str, Any]:
        """For programs; the position as its text."""
        state, setup = self.game.state, self.game.setup
        told = {"edition": setup.edition, "players": setup.players, "round": state.round, "rounds": state.rounds}
        return {**told, "seat": self.seat, "gain": self.gain.to_json(), "text": self.game.to_position()}


def puzzle(edition: str, players: int, seed: str, judge: str = JUDGE, worlds: int = WORLDS, most: int = MOST) -> Puzzle:
    """The position of this seed."""
    game = Game.new(edition, players, seed)
    bots = [make_bot(OBVIOUS, f"{seed}:{seat}", seat) for seat in range(players)]
    turn: object = None
    best: Puzzle | None = None
    tried = 0
    while not game.over and tried < most:
        state = game.state
        begins, turn = state.turn is not turn, state.turn
        if begins and EARLIEST <= state.round <= state.rounds - LATEST and len(game.listed()) > 1:
            tried += 1
            found = weighed(game, judge, worlds, f"{seed}:{tried}")
            if best is None or found.gain.coins > best.gain.coins:
                best = found
            if best.gain.counts and best.gain.coins >= CLEARLY:
                break
        game.advance(bots[game.state.decider].decide(game))
    assert best is not None, "every game has a turn in the middle"
    return best


def weighed(game: Game, judge: str, worlds: int, seed: str) -> Puzzle:
    """The turn that begins here, and what there is to find in it."""
    seat = game.state.seat
    bot = judge_of(judge, seed, seat)
    plan = line_of(bot, game.imagined(seat, bot.random), seat, [])
    plain = line_of(make_bot(OBVIOUS, seed, seat), game.imagined(seat, bot.random), seat, [])
    (ours, _), (theirs, _) = carried_on(bot, game.state, seat, [plan, plain], worlds)
    gain = Estimate.of([one - other for one, other in zip(ours, theirs, strict=True)])
    return Puzzle(game.copy(), seat, gain)
