"""Who thinks for the bots here: the worker itself, between two messages. The page does not wait for it."""

import asyncio
import secrets
from random import Random
from typing import Final

from smallworld.bots.levels import level_of
from smallworld.engine.actions import Action
from smallworld.game import Game
from smallworld.hosting.minds import Minds, decide
from smallworld.hosting.ports import Sitter

TURN: Final = 1200
"""Milliseconds for which a bot may look ahead in a turn.

A browser's Python is slow, and on a phone slower still. A turn shall take two seconds at most, and not all of it is
looking ahead.
"""


class Thoughts:
    """Decides for all bots of this browser."""

    def __init__(self) -> None:
        self.minds: Final = Minds()

    async def decide(self, sitter: Sitter, game: Game, watched: bool) -> Action:
        """What the bot does; those that look ahead see only what their seat may know."""
        legal = game.listed()
        if len(legal) == 1:
            return legal[0]
        await asyncio.sleep(0)  # what has come meanwhile is heard first
        level, seed = level_of(sitter.level), sitter.seed or secrets.token_hex(8)
        name = level.named(sitter.character, TURN)
        if not level.apart:
            return decide(self.minds, sitter, name, game, seed)
        imagined = game.imagined(sitter.seat, Random(seed))
        action = game.known(decide(self.minds, sitter, name, imagined, seed))
        return legal[0] if action is None else action

    def close(self) -> None:
        """Nothing is left behind."""
