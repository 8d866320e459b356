"""Bots at tables, each kept for a turn, because some make a plan for it."""

import logging
from collections import OrderedDict
from typing import Final

from smallworld.bots import Bot, make_bot
from smallworld.engine.actions import Action
from smallworld.game import Game
from smallworld.hosting.ports import Sitter

log = logging.getLogger("smallworld.server")

MOST: Final = 500
"""Bots that are remembered; the one that has waited longest is forgotten, and would only plan its turn again."""


class Mind:
    """A bot in the middle of a turn."""

    def __init__(self, whose: tuple[object, ...], bot: Bot) -> None:
        self.whose: Final = whose
        self.bot: Final = bot
        self.position = -1
        self.answer: Action | None = None


class Minds:
    """The bots of all tables."""

    def __init__(self) -> None:
        self.known: Final[OrderedDict[tuple[str, int], Mind]] = OrderedDict()

    def decide(self, sitter: Sitter, name: str, game: Game, seed: str) -> Action:
        """What the bot does, which is made by its name if this is the first that it decides in this turn.

        Asked again about the same position it says the same: its first answer may have been lost on the way.
        """
        whose = (game.state.round, game.state.seat, sitter.level, sitter.character)
        mind = self.known.get((sitter.table, sitter.seat))
        if mind is None or mind.whose != whose:
            mind = self.known[sitter.table, sitter.seat] = Mind(whose, make_bot(name, seed, sitter.seat))
        self.known.move_to_end((sitter.table, sitter.seat))
        if len(self.known) > MOST:
            self.known.popitem(last=False)
        if mind.answer is None or mind.position != sitter.position:
            mind.answer = None
            mind.answer = mind.bot.decide(game)
            mind.position = sitter.position
        return mind.answer


def decide(minds: Minds, sitter: Sitter, name: str, game: Game, seed: str) -> Action:
    """What the bot of this name does. If it fails, the game must not stop: anything legal will do."""
    try:
        action = minds.decide(sitter, name, game, seed)
        if game.is_legal(action):
            return action
        log.error("the bot %s chose something illegal", sitter.level)
    except Exception:  # whatever it is, people are waiting
        log.exception("the bot %s failed", sitter.level)
    return make_bot("random", seed, sitter.seat).decide(game)
