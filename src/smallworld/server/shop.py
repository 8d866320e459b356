"""The workshop over HTTP: the vocabulary, and what there is to say about a draft. Nothing that is sent is kept."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from smallworld.content.set_file import BOARD
from smallworld.server.answers import address, json, kept
from smallworld.server.hub import Hub
from smallworld.server.judges import Judges, Telling
from smallworld.server.messages import encode, read_draft, read_judged
from smallworld.table.commands import Refused
from smallworld.table.part_forms import vocabulary
from smallworld.table.workshop import checked, examples, made_from

Sent = Callable[[Request], Awaitable[bytes]]
"""Reads the body of a request, within the limits."""


class Shop:
    """The routes of the workshop."""

    def __init__(self, hub: Hub, sent: Sent) -> None:
        limits = hub.limits
        self.hub: Final = hub
        self.sent: Final = sent
        self.drafts: Final = hub.nodes.tallies.rate("drafts", limits.drafts_rate, limits.drafts_burst, limits.addresses)
        self.judged: Final = hub.nodes.tallies.rate("judged", limits.judge_rate, limits.judge_burst, limits.addresses)
        self.judges: Final = Judges(limits)
        self.benches: Final = asyncio.Semaphore(limits.drafts)

    def routes(self) -> list[Route]:
        """Everything that can be asked for."""
        return [
            Route("/workshop", self.door),
            Route("/api/workshop", self.words),
            Route("/api/workshop/examples", self.examples),
            Route("/api/workshop/check", self.check, methods=["POST"]),
            Route("/api/workshop/judge", self.judge, methods=["POST"]),
        ]

    async def door(self, request: Request) -> Response:
        """The page has its place behind the #, like all others."""
        return RedirectResponse("/#workshop")

    async def words(self, request: Request) -> Response:
        """The vocabulary as forms. Working it out takes a moment, the first time."""
        return kept(encode(await asyncio.to_thread(vocabulary)), request)

    async def examples(self, request: Request) -> Response:
        """Files to begin with."""
        return kept(encode({"examples": await asyncio.to_thread(examples)}), request)

    async def check(self, request: Request) -> Response:
        """What a draft says, or what is wrong with it: a few at a time, beside everything else."""
        self.count(request)
        draft = read_draft(await self.sent(request))
        async with self.benches:
            if draft.text is not None:
                told = await asyncio.to_thread(checked, draft.text)
            else:
                told = await asyncio.to_thread(made_from, draft.form)
        return json(encode(told))

    async def judge(self, request: Request) -> Response:
        """How strong a race or power is, told line by line while a process of its own finds out."""
        caller = address(request)
        asked = read_judged(await self.sent(request))
        async with self.benches:
            told = await asyncio.to_thread(checked, asked.text)
        if told["problem"] is not None:
            raise Refused("bad_content", told["problem"]["reason"], field="text")
        if told["card"]["kind"] == BOARD:
            raise Refused("bad_content", "A board has no strength of its own; judge races and powers.", field="text")
        wait = self.judged.take(caller, self.hub.clock.now())
        if wait:
            raise Refused("limited", "Too much is judged for your address.", retry=wait)
        self.judges.enter(caller)
        return Telling(self.judges.lines(asked.text, asked.games), partial(self.judges.leave, caller))

    def count(self, request: Request) -> None:
        """Every draft is counted: a page sends one for every change."""
        wait = self.drafts.take(address(request), self.hub.clock.now())
        if wait:
            raise Refused("limited", "Too many drafts from your address.", retry=wait)
