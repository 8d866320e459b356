"""Routes and sockets, and nothing else. Every route of the server is listed in `routes`."""

import asyncio
import re
from collections import OrderedDict
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from smallworld.cards import told_deck
from smallworld.content.editions import EDITIONS
from smallworld.maps import map_text
from smallworld.server.codes import Codes, tidied
from smallworld.server.guard import Doors, Guard
from smallworld.server.hub import Hub
from smallworld.server.limits import Addresses
from smallworld.server.messages import FAULT, encode, read_new_table
from smallworld.server.packed import FOR_AN_EVENING, PackedFiles, packed, tag, takes_gzip
from smallworld.server.room import Room
from smallworld.server.socket import Conversation
from smallworld.table import outbox
from smallworld.table.catalogue import catalogue
from smallworld.table.commands import Refused
from smallworld.table.tokens import hashed

STATUS: Final = {
    "bad_message": 400,
    "bad_setup": 400,
    "bad_name": 400,
    "denied": 403,
    "not_found": 404,
    "no_code": 404,
    "seat_taken": 409,
    "not_over": 409,
    "too_big": 413,
    "limited": 429,
    "frozen": 409,
    "storage": 503,
    "fault": 500,
    "closing": 503,
}
WEB: Final = Path(str(files("smallworld"))) / "web"
NOT_BUILT: Final = (
    "The web client is not built: run `python3 run.py`, or `npm ci && npm run build` in the folder web.\n"
)


KEY: Final = re.compile(r"[a-z0-9]+(-[0-9])?")
"""The name of a map: a board, or the sea for a number of islands."""


class Site:
    """The server's face to HTTP."""

    def __init__(self, hub: Hub, web: Path = WEB, doors: Doors | None = None) -> None:
        limits = hub.limits
        self.hub: Final = hub
        self.doors: Final = doors or Doors()
        self.web: Final = web
        self.callers: Final = Addresses(limits.address_rate, limits.address_burst, limits.addresses)
        self.makers: Final = Addresses(limits.tables_rate, limits.tables_burst, limits.addresses)
        self.codes: Final = Codes(hub.randomness, limits.code_seconds, limits.codes)
        self.guessers: Final = Addresses(limits.code_rate, limits.code_burst, limits.addresses)
        self.sockets: Final[dict[str, int]] = {}
        self.learning: Final = asyncio.Lock()
        self.learnt: Final[OrderedDict[tuple[str, int], bytes]] = OrderedDict()  # by table and seat

    def routes(self) -> list[Route | Mount | WebSocketRoute]:
        """Everything that can be asked for."""
        static: list[Route | Mount | WebSocketRoute] = [
            Mount(f"/{name}", PackedFiles(directory=self.web / name), name=name)
            for name in ("assets", "boards")
            if (self.web / name).is_dir()
        ]
        return [
            Route("/", self.index),
            Route("/healthz", self.health),
            Route("/api/catalogue", self.catalogue),
            Route("/api/cards/{edition}", self.cards),
            Route("/api/tables", self.make, methods=["POST"]),
            Route("/api/tables/{table}", self.table),
            Route("/api/tables/{table}/record", self.record),
            Route("/api/tables/{table}/lessons", self.lessons),
            Route("/api/tables/{table}/coins", self.coins),
            Route("/api/tables/{table}/code", self.give_code, methods=["POST"]),
            Route("/api/codes/{code}", self.find_code),
            Route("/maps/{key}.json", self.map),
            WebSocketRoute("/ws", self.socket),
            *static,
        ]

    # HTTP

    async def index(self, request: Request) -> Response:
        """The client's one page.

        Every link leads here, invitations too: what opens a table stands behind the #, which nobody sends. Programs
        that show a link with a picture want the picture's whole address, so it gets ours.
        """
        page = self.web / "index.html"
        if not page.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        here = escape(self.doors.address(request.url.scheme, request.headers.get("host", "")))
        text = page.read_text(encoding="utf-8").replace('content="/', f'content="{here}/')
        return HTMLResponse(text, headers={"cache-control": "no-cache"})

    async def health(self, request: Request) -> Response:
        """Alive?"""
        return PlainTextResponse("ok")

    async def catalogue(self, request: Request) -> Response:
        """What there is to choose from."""
        return small(encode(catalogue()), request)

    async def cards(self, request: Request) -> Response:
        """The rule cards of an edition. Working out their examples takes a moment, the first time."""
        edition = request.path_params["edition"]
        if edition not in EDITIONS:
            raise Refused("not_found", "There is no such edition.")
        return kept(encode(await asyncio.to_thread(told_deck, edition)), request)

    async def map(self, request: Request) -> Response:
        """The outlines of a board, or the places of islands in a sea."""
        key = request.path_params["key"]
        if not KEY.fullmatch(key):
            raise Refused("not_found", "There is no such map.")
        try:
            return kept(map_text(key).encode(), request)
        except OSError:
            raise Refused("not_found", "There is no such map.") from None

    async def make(self, request: Request) -> Response:
        """A new table."""
        self.slow_down(request)
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Refused("bad_message", "Send the request for a table as JSON: Content-Type application/json.")
        wanted = read_new_table(await self.body(request))
        wait = self.makers.take(address(request), self.hub.clock.now())
        if wait:
            raise Refused("limited", "Too many tables from your address.", retry=wait)
        return json(encode(await self.hub.make(wanted)), 201)

    async def table(self, request: Request) -> Response:
        """A table once, for a token."""
        room, hashes = self.asked(request)
        return json(await room.post(room.glance, hashes))

    async def record(self, request: Request) -> Response:
        """The record of a finished game."""
        room, hashes = self.asked(request)
        lines = await room.post(room.record, hashes)
        return Response(lines, media_type="application/x-ndjson", headers={"cache-control": "no-store"})

    async def lessons(self, request: Request) -> Response:
        """What a player can learn from a finished game. One is worked out at a time, beside everything else."""
        room, hashes = self.asked(request)
        game, seat = await room.post(room.finished, hashes)
        asked = (room.id, seat)
        async with self.learning:
            if asked not in self.learnt:
                self.learnt[asked] = encode(await asyncio.to_thread(outbox.lessons, game, seat))
            self.learnt.move_to_end(asked)
            while len(self.learnt) > self.hub.limits.lessons:
                self.learnt.popitem(last=False)
            return json(self.learnt[asked])

    async def coins(self, request: Request) -> Response:
        """How the coins of a seat add up, for whoever holds its token."""
        room, hashes = self.asked(request)
        return json(await room.post(room.coins, hashes))

    async def give_code(self, request: Request) -> Response:
        """A short code for an invitation, as long as a seat is free."""
        token = self.bearer(request)
        room = self.hub.room(request.path_params["table"])
        await room.post(room.invites, [hashed(token)])
        code = self.codes.give(room.id, token, self.hub.clock.now())
        return json(encode({"code": code, "seconds": self.codes.seconds}))

    async def find_code(self, request: Request) -> Response:
        """The invitation that a code stands for. Wrong ones are counted: there is no trying them all."""
        self.slow_down(request)
        caller, now = address(request), self.hub.clock.now()
        code = tidied(request.path_params["code"][:32])
        found = self.codes.find(code, now)
        if found is not None:
            room = self.hub.room(found.table)
            try:
                await room.post(room.invites, [hashed(found.token)])
                return json(encode({"table": found.table, "invite": found.token}))
            except Refused as refused:
                if refused.code not in ("seat_taken", "not_found"):
                    raise
                self.codes.drop(code)
        wait = self.guessers.take(caller, now)
        if wait:
            raise Refused("limited", "Too many wrong codes from your address.", retry=wait)
        raise Refused("no_code", "No table with a free seat has that code.")

    def asked(self, request: Request) -> tuple[Room, list[str]]:
        """The room and the bearer token of a request."""
        token = self.bearer(request)
        return self.hub.room(request.path_params["table"]), [hashed(token)]

    def bearer(self, request: Request) -> str:
        """The token that a request for a table carries."""
        self.slow_down(request)
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        table = request.path_params["table"]
        limits = self.hub.limits
        if kind.lower() != "bearer" or not 0 < len(token) <= limits.token_letters or len(table) > limits.id_letters:
            raise Refused("not_found", "There is no such table, or the token does not open it.")
        return token.strip()

    def slow_down(self, request: Request) -> None:
        """Refuse an address that asks too often."""
        wait = self.wait(address(request))
        if wait:
            raise Refused("limited", "Too many requests from your address.", retry=wait)

    def wait(self, caller: str) -> float:
        """How many seconds an address must wait before it may ask; 0 counts as asking now."""
        return self.callers.take(caller, self.hub.clock.now())

    async def body(self, request: Request) -> bytes:
        """The body, unless it is too long."""
        data = b""
        try:
            async with asyncio.timeout(self.hub.limits.body_seconds):
                async for chunk in request.stream():
                    data += chunk
                    if len(data) > self.hub.limits.body_bytes:
                        raise Refused("too_big", "The request is too long.")
        except (TimeoutError, ClientDisconnect):
            raise Refused("bad_message", "The request did not arrive whole.") from None
        return data

    # The socket

    async def socket(self, websocket: WebSocket) -> None:
        """One browser at one table; host and origin have been checked."""
        caller = websocket.client.host if websocket.client else ""
        limits = self.hub.limits
        full = self.sockets.get(caller, 0) >= limits.sockets_per_address or sum(self.sockets.values()) >= limits.sockets
        wait = 5.0 if full else self.wait(caller)
        if wait:
            self.hub.mishaps.note("too many sockets")
            await websocket.send_denial_response(error(Refused("limited", "Too many connections.", retry=wait)))
            return
        self.sockets[caller] = self.sockets.get(caller, 0) + 1
        try:
            await websocket.accept()
            await Conversation(websocket, self.hub).run()
        finally:
            self.sockets[caller] -= 1
            if not self.sockets[caller]:
                del self.sockets[caller]


def json(data: bytes, status: int = 200) -> Response:
    """An answer in JSON that nobody may cache."""
    return Response(data, status, {"cache-control": "no-store"}, "application/json")


def small(data: bytes, request: Request) -> Response:
    """An answer in JSON that is the same for everybody, compressed for clients that accept it."""
    answer = json(packed(data) if takes_gzip(request.headers) else data)
    answer.headers["vary"] = "accept-encoding"
    if takes_gzip(request.headers):
        answer.headers["content-encoding"] = "gzip"
    return answer


def kept(data: bytes, request: Request) -> Response:
    """The same, kept by the browser for an evening; whoever has it already is told so."""
    answer = small(data, request)
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag(data):
        answer = Response(status_code=304, headers={"vary": "accept-encoding"})
    answer.headers["cache-control"] = FOR_AN_EVENING
    answer.headers["etag"] = tag(data)
    return answer


def error(refused: Refused) -> Response:
    """A refusal as an answer."""
    answer = json(encode({"code": refused.code, "reason": refused.reason}), STATUS.get(refused.code, 400))
    if refused.retry:
        answer.headers["retry-after"] = str(int(refused.retry) + 1)
    return answer


def address(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


async def on_refused(request: Request, problem: Exception) -> Response:
    """Every refusal has a code and a sentence."""
    assert isinstance(problem, Refused)
    return error(problem)


async def on_http(request: Request, problem: Exception) -> Response:
    """What Starlette itself refuses, in our words."""
    assert isinstance(problem, HTTPException)
    body: dict[str, Any] = {"code": "not_found" if problem.status_code == 404 else "bad_message"}
    body["reason"] = "There is nothing here." if problem.status_code == 404 else "You cannot do that here."
    return json(encode(body), problem.status_code)


async def on_fault(request: Request, problem: Exception) -> Response:
    """A fault of ours; the server's log has the details."""
    return error(Refused("fault", FAULT))


def make_app(hub: Hub, doors: Doors, web: Path = WEB) -> Guard:
    """The whole application. The guard is around everything, even our own faults."""
    handlers = {Refused: on_refused, HTTPException: on_http, Exception: on_fault}
    app = Starlette(routes=Site(hub, web, doors).routes(), exception_handlers=handlers)
    app.router.redirect_slashes = False  # a route that is not listed does not exist
    return Guard(app, doors)
