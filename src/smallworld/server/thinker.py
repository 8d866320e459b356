"""Bots think in a thread of their own, so that people are not kept waiting."""

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor

from smallworld.bots import make_bot
from smallworld.engine.actions import Action
from smallworld.game import Game

log = logging.getLogger("smallworld.server")


class ThreadThinker:
    """One thread that takes the decisions of all bots, first come, first served."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bots")

    async def decide(self, bot: str, game: Game, seat: int) -> Action:
        """What the bot does."""
        return await asyncio.get_running_loop().run_in_executor(
            self.pool, decide, bot, game, seat, secrets.token_hex(8)
        )

    def close(self) -> None:
        """No more thoughts."""
        self.pool.shutdown(wait=False, cancel_futures=True)


def decide(bot: str, game: Game, seat: int, seed: str) -> Action:
    """A bot's decision. One that fails must not stop the game: then anything legal will do."""
    try:
        action = make_bot(bot, seed, seat).decide(game)
        if game.is_legal(action):
            return action
        log.error("the bot %s chose something illegal", bot)
    except Exception:  # whatever it is, people are waiting
        log.exception("the bot %s failed", bot)
    return make_bot("random", seed, seat).decide(game)
