"""Bots think in a thread of their own, so that people are not kept waiting."""

import asyncio
import logging
import secrets
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from smallworld.bots import make_bot
from smallworld.engine.actions import Action
from smallworld.game import Game

LONGEST_REST: Final = 0.1

log = logging.getLogger("smallworld.server")


class ThreadThinker:
    """One thread that makes the decisions of all bots: those that somebody waits for first, otherwise in order.

    After a decision it rests for as long as the decision took, so hundreds of bots leave half the time to people,
    and more when the machine is busy.
    """

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bots")
        self.free = True
        self.waiting: Final[dict[bool, deque[asyncio.Future[None]]]] = {True: deque(), False: deque()}  # by watched

    async def decide(self, bot: str, game: Game, seat: int, watched: bool) -> Action:
        """What the bot does."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        self.waiting[watched].append(turn)
        self.next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had just become our turn
                self.rested()
            raise
        begun = loop.time()
        try:
            return await loop.run_in_executor(self.pool, decide, bot, game, seat, secrets.token_hex(8))
        finally:
            loop.call_later(min(loop.time() - begun, LONGEST_REST), self.rested)

    def rested(self) -> None:
        """Ready for the next one."""
        self.free = True
        self.next()

    def next(self) -> None:
        """Give the turn to the one that has waited longest, first of those that somebody watches."""
        for queue in (self.waiting[True], self.waiting[False]):
            while self.free and queue:
                turn = queue.popleft()
                if not turn.done():  # otherwise it is no longer wanted
                    turn.set_result(None)
                    self.free = False

    def close(self) -> None:
        """Stop thinking."""
        self.pool.shutdown(wait=False, cancel_futures=True)


def decide(bot: str, game: Game, seat: int, seed: str) -> Action:
    """A bot's decision. If the bot fails, the game must not stop: anything legal will do."""
    try:
        action = make_bot(bot, seed, seat).decide(game)
        if game.is_legal(action):
            return action
        log.error("the bot %s chose something illegal", bot)
    except Exception:  # whatever it is, people are waiting
        log.exception("the bot %s failed", bot)
    return make_bot("random", seed, seat).decide(game)
