"""The game of the day over HTTP: what it is, how it went, and what the strongest bot made of it.

That is worked out once for each day, in a process of its own, and kept. Only for days that are near: nobody can make
the server play the games of a whole century.
"""

import datetime
from collections.abc import Callable
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from smallworld.hosting.found import Found
from smallworld.offline.questions import about_day, about_position
from smallworld.server.adviser import COMMAND, Adviser
from smallworld.server.answers import json
from smallworld.server.hub import Hub
from smallworld.server.messages import encode
from smallworld.server.opinions import Asked
from smallworld.table.daily import day_of, number_of

Json = dict[str, Any]

NEAR: Final = 1
"""Days before and after today: clocks of browsers differ, and games go on past midnight."""


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
        self.found: Final = Found(hub.spawn)  # by date; positions too

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
        return json(encode({"date": date, "position": self.look(f"position {date}", date, about_position, "position")}))

    async def result(self, request: Request) -> Response:
        """How somebody's game of a day went, beside the strongest bot's."""
        room, hashes = self.asked(request)
        date, told = await room.post(room.day, hashes)
        return json(encode({"date": date, **told, "own": self.own_of(date)}))

    def own_of(self, date: str) -> Json | None:
        """The strongest bot's result; if it is not known yet, it is worked out from now on."""
        return self.look(date, date, about_day, "own")

    def look(self, key: str, date: str, about: Callable[[str], bytes], answer: str) -> Json | None:
        """What is known of a day; of one that is near the process finds it out."""
        if abs(number_of(date) - number_of(self.date())) > NEAR:
            return self.found.known.get(key)

        async def find() -> Json:
            told: Json = (await self.adviser.ask(about(date)))[answer]
            return told

        return self.found.look(key, find)
