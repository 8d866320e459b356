"""Bots think in a thread of their own, so that people are not kept waiting."""

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from smallworld.bots import make_bot
from smallworld.engine.actions import Action
from smallworld.game import Game

LONGEST_REST: Final = 0.1

log = logging.getLogger("smallworld.server")


class ThreadThinker:
    """One thread that takes the decisions of all bots, first come, first served.

    After a decision it rests as long as that took, so hundreds of bots leave half of the time to people, and
    more when the machine is busy.
    """

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bots")
        self.turn = asyncio.Lock()

    async def decide(self, bot: str, game: Game, seat: int) -> Action:
        """What the bot does."""
        loop = asyncio.get_running_loop()
        await self.turn.acquire()
        begun = loop.time()
        try:
            return await loop.run_in_executor(self.pool, decide, bot, game, seat, secrets.token_hex(8))
        finally:
            loop.call_later(min(loop.time() - begun, LONGEST_REST), self.turn.release)

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
