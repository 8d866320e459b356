"""Opinions over HTTP: the turns of a finished game judged one by one, and hints for somebody who plays against bots.

A process of its own thinks, so that nobody else waits. A game is judged as long as somebody listens, and what was
judged is kept: whoever comes later is told at once, or goes on where the last one left. Few games are judged at a time,
one for each address; those who ask about the same game hear the same.
"""

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable
from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from smallworld.game import Game
from smallworld.hosting.room import Room
from smallworld.offline.questions import about_first, about_now, about_turns
from smallworld.server import answers
from smallworld.server.adviser import COMMAND, Adviser
from smallworld.server.answers import address
from smallworld.server.hub import Hub
from smallworld.server.judges import Telling, begun, end
from smallworld.server.messages import encode
from smallworld.table.commands import Refused

Asked = Callable[[Request], tuple[Room, list[str]]]
"""The room and the token of a request, which is counted."""

log = logging.getLogger("smallworld.server")


class Study:
    """One finished game: what is known of it so far, and how many listen."""

    def __init__(self) -> None:
        self.total = -1  # turns; not known yet
        self.turns: Final[list[bytes]] = []
        self.listeners = 0
        self.caller = ""  # for whom it is being judged
        self.work: asyncio.Task[None] | None = None
        self.news = asyncio.Event()

    @property
    def done(self) -> bool:
        """Is every turn judged?"""
        return len(self.turns) == self.total

    def tell(self) -> None:
        """There is something new."""
        self.news.set()
        self.news = asyncio.Event()

    async def lines(self) -> AsyncGenerator[bytes, None]:
        """Everything that is known, and the rest as it comes."""
        said = -1  # turns; -1: not even how many there are
        while True:
            news = self.news
            if self.total >= 0 and said < 0:
                said = 0
                yield encode({"total": self.total}) + b"\n"
            while 0 <= said < len(self.turns):
                said += 1
                yield self.turns[said - 1]
            if self.done and said == self.total:
                yield b'{"end":true}\n'
                return
            if self.work is None:
                yield b'{"failed":true}\n'
                return
            await news.wait()


class Opinions:
    """The routes, and the processes behind them."""

    def __init__(self, hub: Hub, asked: Asked, command: tuple[str, ...] = COMMAND) -> None:
        limits = hub.limits
        self.hub: Final = hub
        self.asked: Final = asked
        self.command: Final = command
        self.studies: Final[OrderedDict[str, Study]] = OrderedDict()  # by table, or by what a record says
        self.hints: Final[OrderedDict[tuple[str, int], bytes]] = OrderedDict()  # by table and version
        self.turns: Final[OrderedDict[str, bytes]] = OrderedDict()  # first ones, by table
        self.judging: Final = asyncio.Lock()  # one of these at a time, so that hints need not wait for many
        self.adviser: Final = Adviser(hub, limits.hint_seconds, command)
        self.seekers: Final = hub.nodes.tallies.rate("hints", limits.hint_rate, limits.hint_burst, limits.addresses)

    def routes(self) -> list[Route]:
        """Everything that can be asked for."""
        return [
            Route("/api/tables/{table}/analysis", self.analysis),
            Route("/api/tables/{table}/hint", self.hint, methods=["POST"]),
            Route("/api/tables/{table}/turn", self.turn),
        ]

    # A game that is over

    async def analysis(self, request: Request) -> Response:
        """The turns of a finished game, judged one after the other, for anybody who may see its record."""
        room, hashes = self.asked(request)
        return self.told(room.id, await room.post(room.over, hashes), address(request))

    def told(self, key: str, game: Game, caller: str) -> Response:
        """What is said of a game, as long as its listener stays."""
        study = self.entered(key, game, caller)
        return Telling(study.lines(), partial(self.leave, study))

    def entered(self, table: str, game: Game, caller: str) -> Study:
        """Listen to what is said of a game. If nobody judges it now, somebody begins, or goes on."""
        study = self.studies.get(table) or Study()
        if study.work is None and not study.done:
            running = [each.caller for each in self.studies.values() if each.work is not None]
            if caller in running or len(running) >= self.hub.limits.analyses_running:
                raise Refused("limited", "Another game is being judged right now.", retry=10.0)
            study.caller = caller
            study.work = self.hub.spawn(self.judge(study, game))
        self.studies[table] = study
        self.studies.move_to_end(table)
        for old in [key for key, each in self.studies.items() if not each.listeners and each is not study]:
            if len(self.studies) > self.hub.limits.analyses:
                del self.studies[old]
        study.listeners += 1
        return study

    def leave(self, study: Study) -> None:
        """Somebody has heard enough. What nobody listens to is not thought about."""
        study.listeners -= 1
        if not study.listeners and study.work is not None:
            study.work.cancel()
            study.work = None

    async def judge(self, study: Study, game: Game) -> None:
        """Let a process judge what has not been judged yet."""
        process: asyncio.subprocess.Process | None = None
        try:
            letter = await asyncio.to_thread(about_turns, game, len(study.turns), self.hub.limits.analysis_worlds)
            process = await begun(self.command)
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(letter)
            async with asyncio.timeout(self.hub.limits.analysis_seconds):
                await process.stdin.drain()
                while not study.done:
                    told = json.loads(await process.stdout.readline() or b"{}")
                    if "total" in told:
                        study.total = told["total"]
                    elif "turn" in told:
                        study.turns.append(encode(told) + b"\n")
                    else:
                        log.error("a game could not be judged: %s", told.get("fault", "the process has gone"))
                        break
                    study.tell()
        except (OSError, TimeoutError) as problem:
            log.error("a game could not be judged: %s", problem)
        finally:
            if study.work is asyncio.current_task():  # otherwise nobody listened, or somebody has begun anew
                study.work = None
            study.tell()
            if process is not None:
                await end(process)

    async def turn(self, request: Request) -> Response:
        """The first turn of somebody who plays against bots, judged as soon as it has ended."""
        room, hashes = self.asked(request)
        game = await room.post(room.turn, hashes)
        begun, now = game.origin, game.state
        if not game.over and (now.round, now.seat) == (begun.round, begun.seat):
            raise Refused("not_over", "The turn has not ended yet.")
        async with self.judging:
            if room.id not in self.turns:
                self.count(request)
                told = await self.adviser.ask(await asyncio.to_thread(about_first, game))
                if not told.get("turn"):
                    raise Refused("not_over", "The turn has not ended yet.")
                self.turns[room.id] = encode(told)
            self.turns.move_to_end(room.id)
            while len(self.turns) > self.hub.limits.hints:
                self.turns.popitem(last=False)
            return answers.json(self.turns[room.id])

    # A turn to come

    async def hint(self, request: Request) -> Response:
        """What a strong player would do now, and why in coins."""
        room, hashes = self.asked(request)
        game, seat, version = await room.post(room.hint, hashes)
        key = (room.id, version)
        if key not in self.hints:
            self.count(request)
            letter = about_now(game, seat, f"{room.id}:{version}")
            self.hints[key] = encode({"version": version, **await self.adviser.ask(letter)})
        self.hints.move_to_end(key)
        while len(self.hints) > self.hub.limits.hints:
            self.hints.popitem(last=False)
        return answers.json(self.hints[key])

    def count(self, request: Request) -> None:
        """Refuse an address for which the process has thought too often."""
        wait = self.seekers.take(address(request), self.hub.clock.now())
        if wait:
            raise Refused("limited", "Too many hints for your address.", retry=wait)
