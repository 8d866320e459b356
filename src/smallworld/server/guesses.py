"""Nobody can try token after token: those that open nothing are counted by address, however they come.

A try is paid for before it is judged, and what was right is paid back; otherwise many could be judged at once.
"""

import asyncio
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from smallworld.hosting.ports import Clock
from smallworld.hosting.tally import Addresses
from smallworld.server.answers import error
from smallworld.table.commands import Refused

TABLES: Final = "/api/tables/"


class Guesses:
    """How many tokens an address may still try."""

    def __init__(self, rate: Addresses, clock: Clock) -> None:
        self.rate: Final = rate
        self.clock: Final = clock
        self.judging: Final[dict[str, int]] = {}  # tries of an address that are not judged yet
        self.judged: Final = asyncio.Condition()

    async def pay(self, address: str, tokens: int) -> None:
        """For so many; refused if too many were wrong. While others are judged, what they were may be paid back."""
        while wait := self.rate.wait(address, self.clock.now()):
            if not self.judging.get(address):
                raise Refused("limited", "Too many wrong tokens from your address.", retry=round(wait, 2))
            async with self.judged:
                await self.judged.wait()
        self.rate.spend(address, tokens, self.clock.now())
        self.judging[address] = self.judging.get(address, 0) + 1

    async def settle(self, address: str, right: int) -> None:
        """So many of them were right."""
        if right:
            self.rate.spend(address, -right, self.clock.now())
        self.judging[address] -= 1
        if not self.judging[address]:
            del self.judging[address]
        async with self.judged:
            self.judged.notify_all()


class Counted:
    """Around the application: requests for tables are tries too."""

    def __init__(self, app: ASGIApp, guesses: Guesses) -> None:
        self.app: Final = app
        self.guesses: Final = guesses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        if scope["type"] != "http" or not scope["path"].startswith(TABLES):
            await self.app(scope, receive, send)
            return
        caller = scope["client"][0] if scope.get("client") else ""
        try:
            await self.guesses.pay(caller, 1)
        except Refused as refused:
            await error(refused)(scope, receive, send)
            return
        open = True

        async def judged(message: Message) -> None:
            nonlocal open
            if open and message["type"] == "http.response.start":
                open = False
                await self.guesses.settle(caller, 0 if message["status"] == 404 else 1)
            await send(message)

        try:
            await self.app(scope, receive, judged)
        finally:
            if open:
                await self.guesses.settle(caller, 1)
