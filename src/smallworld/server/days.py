"""The game of the day over HTTP: what it is, how it went, and what the strongest bot made of it.

That is worked out once for each day, in a process of its own, and kept. Only for days that are near: nobody can make
the server play the games of a whole century.
"""

import asyncio
import datetime
from collections.abc import Callable
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from smallworld.server.adviser import COMMAND, Adviser
from smallworld.server.answers import json
from smallworld.server.hub import Hub
from smallworld.server.messages import encode
from smallworld.server.opining import about_day, about_position
from smallworld.server.opinions import Asked
from smallworld.table.commands import Refused
from smallworld.table.daily import day_of, number_of

Json = dict[str, Any]

NEAR: Final = 1
"""Days before and after today: clocks of browsers differ, and games go on past midnight."""

KEPT: Final = 16


def today() -> str:
    """The date, by UTC."""
    return datetime.datetime.now(datetime.UTC).date().isoformat()


class Days:
    """The routes, and what is known of each day."""

    def __init__(
        self,
        hub: Hub,
        asked: Asked,
        slow_down: Callable[[Request], None],
        date: Callable[[], str] = today,
        command: tuple[str, ...] = COMMAND,
    ) -> None:
        self.hub: Final = hub
        self.asked: Final = asked
        self.slow_down: Final = slow_down
        self.date: Final = date
        self.adviser: Final = Adviser(hub, hub.limits.day_seconds, command)
        self.own: Final[dict[str, Json]] = {}  # by date; positions too, oldest first
        self.work: Final[dict[str, asyncio.Task[None]]] = {}

    def routes(self) -> list[Route]:
        """Everything that can be asked for."""
        return [
            Route("/api/days/{date}", self.day),
            Route("/api/days/{date}/position", self.position),
            Route("/api/tables/{table}/day", self.result),
        ]

    async def day(self, request: Request) -> Response:
        """The game of a day, and the strongest bot's result as soon as it is known."""
        self.slow_down(request)
        date = request.path_params["date"][:10]
        return json(encode({**day_of(date).to_json(), "own": self.own_of(date)}))

    async def position(self, request: Request) -> Response:
        """The position of a day, as soon as it is found."""
        self.slow_down(request)
        date = request.path_params["date"][:10]
        near = abs(number_of(date) - number_of(self.date())) <= NEAR
        key = f"position {date}"
        if near and key not in self.own and key not in self.work:
            self.work[key] = self.hub.spawn(self.find(key, about_position(date), "position"))
        return json(encode({"date": date, "position": self.own.get(key)}))

    async def result(self, request: Request) -> Response:
        """How somebody's game of a day went, beside the strongest bot's."""
        room, hashes = self.asked(request)
        date, told = await room.post(room.day, hashes)
        return json(encode({"date": date, **told, "own": self.own_of(date)}))

    def own_of(self, date: str) -> Json | None:
        """The strongest bot's result; if it is not known yet, it is worked out from now on."""
        near = abs(number_of(date) - number_of(self.date())) <= NEAR
        if near and date not in self.own and date not in self.work:
            self.work[date] = self.hub.spawn(self.find(date, about_day(date), "own"))
        return self.own.get(date)

    async def find(self, key: str, letter: bytes, answer: str) -> None:
        """Let the process find something out, and keep it."""
        try:
            self.own[key] = (await self.adviser.ask(letter))[answer]
            for old in list(self.own)[:-KEPT]:
                del self.own[old]
        except Refused:
            return  # the log says why; whoever asks again tries again
        finally:
            del self.work[key]
