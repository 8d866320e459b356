"""A fingerprint of how each bot plays. Run as a program, it prints them: for another interpreter to compare."""

from hashlib import sha256

import smallworld as sw
from quick_bots import QUICK_BOTS
from smallworld.bots import make_bot
from smallworld.content.editions import EDITIONS

ROUNDS = 2


def fingerprint(name: str, edition: str, seed: str = "fingerprint") -> str:
    """What a bot does in every seat of a small game, for a few rounds."""
    game = sw.Game.new(edition, 3, seed)
    bots = [make_bot(name, seed, seat) for seat in range(3)]
    told: list[object] = []
    while game.state.round <= ROUNDS:
        action = bots[game.state.decider].decide(game)
        told.append(game.action_json(action))
        game.play(action)
    return f"{len(told)} {sha256(repr(told).encode()).hexdigest()[:16]}"


def fingerprints() -> list[str]:
    """One line for each bot and edition."""
    return [f"{name} {edition} {fingerprint(name, edition)}" for name in QUICK_BOTS for edition in EDITIONS]


if __name__ == "__main__":
    print(*fingerprints(), sep="\n")
