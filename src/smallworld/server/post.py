"""The routes of push messages: this server's key, and devices that want to be told or not any more."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from smallworld.hosting.refusals import refused_without_store
from smallworld.hosting.room import Room
from smallworld.server.answers import json
from smallworld.server.hub import Hub
from smallworld.server.messages import decode, encode
from smallworld.server.store.devices import Device
from smallworld.table import shapes
from smallworld.table.commands import Refused
from smallworld.table.shapes import BadShape, Between

NO_DEVICES: Final = "Devices cannot be read or written just now; try again."

Text = Annotated[str, Between(1, 1024)]


@dataclass(frozen=True)
class Wish:
    """A browser's subscription, as it gives it."""

    endpoint: Text
    p256dh: Text
    auth: Text


class Post:
    """The routes."""

    def __init__(
        self,
        hub: Hub,
        sent: Callable[[Request], Awaitable[bytes]],
        asked: Callable[[Request], tuple[Room, list[str]]],
    ) -> None:
        self.hub: Final = hub
        self.sent: Final = sent
        self.asked: Final = asked

    def routes(self) -> list[Route]:
        """Everything that can be asked for."""
        return [
            Route("/api/push", self.key),
            Route("/api/tables/{table}/push", self.wish, methods=["POST"]),
            Route("/api/tables/{table}/push", self.unwish, methods=["DELETE"]),
        ]

    async def key(self, request: Request) -> Response:
        """What a browser needs to be told by this server; "" if it tells nobody."""
        pusher = self.hub.pusher
        with refused_without_store(NO_DEVICES):
            return json(encode({"key": "" if pusher is None else await pusher.public_key()}))

    async def wish(self, request: Request) -> Response:
        """A device wants to be told when it is this seat's turn."""
        return await self.change(request, True)

    async def unwish(self, request: Request) -> Response:
        """A device does not want to be told any more."""
        return await self.change(request, False)

    async def change(self, request: Request, wanted: bool) -> Response:
        """Both."""
        pusher = self.hub.pusher
        room, hashes = self.asked(request)
        seats = await room.post(room.held, hashes)
        if pusher is None:
            raise Refused("not_found", "This server sends no messages.")
        try:
            wish: Wish = shapes.read(Wish, decode(await self.sent(request)))
        except BadShape as problem:
            raise Refused("bad_message", f"This is no subscription: {str(problem)[:160]}.") from None
        device = Device(wish.endpoint, wish.p256dh, wish.auth)
        with refused_without_store(NO_DEVICES):
            await pusher.change(room.id, seats, device, wanted)
        return json(encode({"seats": list(seats)}))
