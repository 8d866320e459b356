"""Routes and sockets, and nothing else. Every route of the server is listed in `routes`."""

import asyncio
import contextlib
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
from smallworld.content.editions import EDITIONS, PLAYERS
from smallworld.content.files import BadContent
from smallworld.hosting.ports import StoreError
from smallworld.hosting.refusals import refused_without_store
from smallworld.hosting.room import ELSEWHERE, FAULT, Room
from smallworld.maps import map_part, map_text
from smallworld.server.answers import address, error, json, kept, shown, small, squeezed
from smallworld.server.codes import Codes, tidied
from smallworld.server.days import Days
from smallworld.server.drawings import MAP, PICTURE, Drawings
from smallworld.server.guard import POLICY, Doors, Guard, policy_of
from smallworld.server.guesses import Counted, Guesses
from smallworld.server.hub import Hub
from smallworld.server.keeping import Keeping
from smallworld.server.messages import encode, read_equip, read_new_table, read_recorded
from smallworld.server.opinions import Opinions
from smallworld.server.packed import PackedFiles, packed, takes_gzip
from smallworld.server.pages import Pages
from smallworld.server.post import Post
from smallworld.server.readiness import Readiness
from smallworld.server.shop import Shop
from smallworld.server.socket import Conversation, not_straight
from smallworld.server.transport import CALLING
from smallworld.table import outbox
from smallworld.table.catalogue import catalogue
from smallworld.table.commands import Recorded, Refused
from smallworld.table.content import check_all, thing_of, understood
from smallworld.table.entries import Brought
from smallworld.table.home import drawn_board, thing_cards
from smallworld.table.ledger import combos
from smallworld.table.positions import finished_record, home_made_in, kept_at
from smallworld.table.positions import kept as kept_game
from smallworld.table.tokens import hashed

WEB: Final = Path(str(files("smallworld"))) / "web"
NOT_BUILT: Final = (
    "The web client is not built: run `python3 run.py`, or `npm ci && npm run build` in the folder web.\n"
)


KEY: Final = re.compile(r"[a-z0-9]+(-[0-9])?")
"""The name of a map: a board, or the sea for a number of islands."""


MEDIA: Final = {MAP: "application/json", PICTURE: "image/svg+xml"}

LANGUAGE: Final = re.compile(r"[a-z]{2}")

STEP: Final = re.compile(r"[0-9]{1,6}")

SEATS: Final = [str(seat) for seat in range(PLAYERS[-1])]

NO_CODES: Final = "Codes cannot be read just now; try again."


def spoken(request: Request) -> list[str]:
    """The languages that are wanted, the best first: what the address says (`?lang=ru`), then what the browser says."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(request.headers.get("accept-language", "").lower().split(",")):
        tag, _, weight = part.strip().partition(";q=")
        with contextlib.suppress(ValueError):
            wishes.append((-float(weight or 1), place, tag[:2]))
    tags = [request.query_params.get("lang", ""), *[tag for _, _, tag in sorted(wishes)]]
    return [tag for tag in tags if LANGUAGE.fullmatch(tag)]


def seat_in(request: Request) -> int | None:
    """The seat that a request names (`?seat=2`), if it names one."""
    wanted = request.query_params.get("seat")
    if wanted is None:
        return None
    if wanted not in SEATS:
        raise Refused("bad_message", f"A seat is one of {', '.join(SEATS)}.")
    return SEATS.index(wanted)


class Site:
    """The server's face to HTTP."""

    def __init__(self, hub: Hub, web: Path = WEB, doors: Doors | None = None) -> None:
        limits, tallies = hub.limits, hub.nodes.tallies
        self.hub: Final = hub
        self.readiness: Final = Readiness(hub)
        self.doors: Final = doors or Doors()
        self.web: Final = web
        self.callers: Final = tallies.rate("requests", limits.address_rate, limits.address_burst, limits.addresses)
        self.makers: Final = tallies.rate("tables", limits.tables_rate, limits.tables_burst, limits.addresses)
        self.codes: Final = Codes(hub.randomness, hub.notes, limits.code_seconds)
        self.guessers: Final = tallies.rate("codes", limits.code_rate, limits.code_burst, limits.addresses)
        tried = tallies.rate("tokens", limits.guess_rate, limits.guess_burst, limits.addresses)
        self.guesses: Final = Guesses(tried, hub.clock)
        self.drawings: Final = Drawings(hub)
        self.sockets: Final = tallies.count("sockets", limits.sockets_per_address)
        self.learning: Final = asyncio.Lock()
        self.learnt: Final[OrderedDict[tuple[str, int], bytes]] = OrderedDict()  # by table and seat
        self.retelling: Final = asyncio.Lock()
        self.opinions: Final = Opinions(hub, self.asked)

    def routes(self) -> list[Route | Mount | WebSocketRoute]:
        """Everything that can be asked for."""
        static: list[Route | Mount | WebSocketRoute] = [
            Mount(f"/{name}", PackedFiles(directory=self.web / name), name=name)
            for name in ("assets", "boards", "icons")
            if (self.web / name).is_dir()
        ]
        return [
            Route("/", self.index),
            Route("/healthz", self.health),
            Route("/readyz", self.ready),
            Route("/api/catalogue", self.catalogue),
            Route("/api/cards/{edition}", self.cards),
            Route("/api/offers", self.offers),
            Route("/api/content", self.read, methods=["POST"]),
            *Shop(self.hub, self.sent).routes(),
            *Post(self.hub, self.sent, self.asked).routes(),
            Route("/push-worker.js", self.push_worker),
            *Keeping(self.web, self.slow_down).routes(),
            Route("/api/tables", self.make, methods=["POST"]),
            Route("/api/tables/{table}", self.table),
            Route("/api/tables/{table}/content", self.content, methods=["GET"]),
            Route("/api/tables/{table}/content", self.equip, methods=["POST"]),
            Route("/api/tables/{table}/record", self.record),
            Route("/api/tables/{table}/lessons", self.lessons),
            Route("/api/tables/{table}/replay", self.replay),
            Route("/api/tables/{table}/position", self.position),
            Route("/api/tables/{table}/story", self.story),
            Route("/api/records", self.kept_record, methods=["POST"]),
            Route("/api/records/analysis", self.record_analysis, methods=["POST"]),
            Route("/api/tables/{table}/coins", self.coins),
            Route("/api/tables/{table}/combos", self.combos),
            *self.opinions.routes(),
            *Days(self.hub, self.asked, self.slow_down).routes(),
            Route("/api/tables/{table}/code", self.give_code, methods=["POST"]),
            Route("/api/codes/{code}", self.find_code),
            Route("/maps/home-{name}.json", self.home_map),
            Route("/maps/home-{name}.svg", self.home_picture),
            Route("/maps/{key}.json", self.map),
            Route("/maps/{key}/{part}.json", self.map),
            WebSocketRoute("/ws", self.socket),
            *static,
        ]

    # HTTP

    async def index(self, request: Request) -> Response:
        """The client's one page.

        Every link leads here, invitations too: what opens a table stands behind the #, which nobody sends. Programs
        that show a link with a picture want the picture's whole address, so it gets ours. The words beside it are in
        the language of whoever sent the link, or else of whoever asks.
        """
        page = self.web / "index.html"
        if not page.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        for language in spoken(request):
            if (self.web / f"index.{language}.html").is_file():
                page = self.web / f"index.{language}.html"
                break
        here = escape(self.doors.address(request.url.scheme, request.headers.get("host", "")))
        text = page.read_text(encoding="utf-8").replace('content="./', f'content="{here}/')
        headers = {"cache-control": "no-cache", "vary": "accept-encoding, accept-language", POLICY: policy_of(text)}
        if not takes_gzip(request.headers):
            return HTMLResponse(text, headers=headers)
        return HTMLResponse(packed(text.encode()), headers={**headers, "content-encoding": "gzip"})

    async def push_worker(self, request: Request) -> Response:
        """The small program that shows push messages while no page is open."""
        if not (self.web / "push-worker.js").is_file():
            raise Refused("not_found", "There is nothing here.")
        text = (self.web / "push-worker.js").read_bytes()
        return Response(text, media_type="text/javascript", headers={"cache-control": "no-cache"})

    async def health(self, request: Request) -> Response:
        """Alive?"""
        return PlainTextResponse("ok")

    async def ready(self, request: Request) -> Response:
        """Should a proxy send people here?"""
        why_not = await self.readiness.why_not()
        return PlainTextResponse(why_not or "ready", 503 if why_not else 200, headers={"cache-control": "no-store"})

    async def catalogue(self, request: Request) -> Response:
        """What there is to choose from."""
        return small(encode(catalogue()), request)

    async def offers(self, request: Request) -> Response:
        """The home-made things that this server offers."""
        return small(encode(self.hub.offers.told()), request)

    async def cards(self, request: Request) -> Response:
        """The rule cards of an edition. Working out their examples takes a moment, the first time."""
        edition = request.path_params["edition"]
        if edition not in EDITIONS:
            raise Refused("not_found", "There is no such edition.")
        return kept(encode(await asyncio.to_thread(told_deck, edition)), request)

    async def map(self, request: Request) -> Response:
        """The outlines of a board, or the places of islands in a sea; or a part of these."""
        key, part = request.path_params["key"], request.path_params.get("part", "")
        try:
            if not KEY.fullmatch(key):
                raise KeyError(key)
            return kept((map_part(key, part) if part else map_text(key)).encode(), request)
        except (OSError, KeyError):
            raise Refused("not_found", "There is no such map.") from None

    async def drawing(self, request: Request, kind: str) -> Response:
        """A drawing of a home-made board that somebody at a table has been told of."""
        self.slow_down(request)
        name, _, turn = request.path_params["name"].partition("-")
        name = f"home-{name[:40]}"
        board = drawn_board(name)
        if board is None or turn not in ("", "1"):
            raise Refused("not_found", "There is no such map.")
        drawn = await self.drawings.get(name, kind, turn == "1", board, address(request))
        return await shown(drawn, request, MEDIA[kind])

    async def home_map(self, request: Request) -> Response:
        """The outlines of a home-made board."""
        return await self.drawing(request, MAP)

    async def home_picture(self, request: Request) -> Response:
        """The painting of a home-made board. It has shapes only, and no word of its author."""
        return await self.drawing(request, PICTURE)

    async def read(self, request: Request) -> Response:
        """Texts of home-made things, read and told as cards; nothing is kept."""
        self.slow_down(request)
        wanted = read_equip(await self.sent(request))
        await self.understand(wanted.add)
        brought = [Brought(text) for text in wanted.add]
        check_all(brought, self.hub.limits)
        return json(encode({"home_made": [card for each in brought for card in thing_cards(each, thing_of(each))]}))

    async def make(self, request: Request) -> Response:
        """A new table."""
        self.slow_down(request)
        wanted = read_new_table(await self.sent(request))
        wait = self.makers.take(address(request), self.hub.clock.now())
        if wait:
            raise Refused("limited", "Too many tables from your address.", retry=wait)
        await self.understand(wanted.content)
        return json(encode(await self.hub.make(wanted)), 201)

    async def content(self, request: Request) -> Response:
        """The texts of a table's home-made things, for anybody with one of its tokens."""
        room, hashes = self.asked(request)
        return json(await room.post(room.content, hashes))

    async def equip(self, request: Request) -> Response:
        """Home-made things for a table, from its host. Every request is counted, whoever sends it."""
        room, hashes = self.asked(request)
        wait = self.makers.take(address(request), self.hub.clock.now())
        if wait:
            raise Refused("limited", "Too many files from your address.", retry=wait)
        await room.post(room.may_equip, hashes)
        wanted = read_equip(await self.sent(request))
        await self.understand(wanted.add)
        return json(await room.post(room.equip, hashes, wanted))

    async def sent(self, request: Request, most: int = 0) -> bytes:
        """A body in JSON, unread."""
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Refused("bad_message", "Send this as JSON: Content-Type application/json.")
        return await self.body(request, most or self.hub.limits.body_bytes)

    async def understand(self, texts: list[str]) -> None:
        """Read texts of strangers beside everything else; they are remembered, and refused where they are used."""
        for text in texts:
            with contextlib.suppress(BadContent):
                await asyncio.to_thread(understood, text)

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

    async def replay(self, request: Request) -> Response:
        """A game step by step, as far as it was played. One is told again at a time, beside everything else."""
        room, hashes = self.asked(request)
        game, seen_by, around = await room.post(room.look_back, hashes, seat_in(request))
        async with self.retelling:
            told = await asyncio.to_thread(outbox.told_again, game, seen_by, around)
            return await squeezed(encode(told), request)

    async def position(self, request: Request) -> Response:
        """A moment of a game (`?step=57`), as whoever asks may know it and wishes for a table that goes on from it."""
        room, hashes = self.asked(request)
        step = request.query_params.get("step", "")
        if not STEP.fullmatch(step):
            raise Refused("bad_message", "Which step of the game?")
        written, home = await room.post(room.moment, hashes)
        async with self.retelling:
            return json(encode({"position": await asyncio.to_thread(written, int(step)), **home}))

    async def file_sent(self, request: Request) -> Recorded:
        """A record or position in the body of a request, which is counted."""
        self.slow_down(request)
        wait = self.makers.take(address(request), self.hub.clock.now())
        if wait:
            raise Refused("limited", "Too many files from your address.", retry=wait)
        return read_recorded(await self.sent(request, self.hub.limits.record_body_bytes))

    async def record_analysis(self, request: Request) -> Response:
        """The turns of a finished game in a record that somebody has kept, judged one after the other."""
        wanted = await self.file_sent(request)
        async with self.retelling:
            game = await asyncio.to_thread(finished_record, wanted)
        return self.opinions.told(f"record {hashed(wanted.record)}", game, address(request))

    async def kept_record(self, request: Request) -> Response:
        """A record or position that somebody has kept: step by step, or the position at a step. Nothing of it stays."""
        wanted = await self.file_sent(request)
        async with self.retelling:
            game = await asyncio.to_thread(kept_game, wanted)
            if wanted.step is None:
                told = await asyncio.to_thread(outbox.told_record, game, wanted)
                return await squeezed(encode(told), request)
            text = await asyncio.to_thread(kept_at, game, wanted, self.hub.randomness.token())
            return json(encode({"position": text, **self.hub.offers.wish_for(home_made_in(game.setup))}))

    async def coins(self, request: Request) -> Response:
        """How the coins of a seat add up, for whoever holds its token."""
        room, hashes = self.asked(request)
        return json(await room.post(room.coins, hashes))

    async def story(self, request: Request) -> Response:
        """How a finished game came out as it did, in coins."""
        room, hashes = self.asked(request)
        game, _, around = await room.post(room.look_back, hashes, None)
        async with self.retelling:
            told = await asyncio.to_thread(outbox.told_story, game, around)
            return json(encode(told))

    async def combos(self, request: Request) -> Response:
        """The combinations of a finished game, and what each brought."""
        room, hashes = self.asked(request)
        return json(encode({"combos": combos(await room.post(room.over, hashes))}))

    async def give_code(self, request: Request) -> Response:
        """A short code for an invitation, as long as a seat is free."""
        token = self.bearer(request)
        room = self.hub.room(request.path_params["table"])
        await room.post(room.invites, [hashed(token)])
        with refused_without_store(NO_CODES):
            code = await self.codes.give(room.id, token)
        return json(encode({"code": code, "seconds": self.codes.seconds}))

    async def find_code(self, request: Request) -> Response:
        """The invitation that a code stands for. Wrong ones are counted: there is no trying them all."""
        self.slow_down(request)
        caller, now = address(request), self.hub.clock.now()
        code = tidied(request.path_params["code"][:32])
        with refused_without_store(NO_CODES):
            found = await self.codes.find(code)
        if found is not None:
            room = self.hub.room(found.table)
            try:
                await room.post(room.invites, [hashed(found.token)])
                return json(encode({"table": found.table, "invite": found.token}))
            except Refused as refused:
                if refused.code not in ("seat_taken", "not_found"):
                    raise
                with contextlib.suppress(StoreError):
                    await self.codes.drop(code)
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

    async def body(self, request: Request, most: int) -> bytes:
        """The body, unless it is too long."""
        data = b""
        try:
            async with asyncio.timeout(self.hub.limits.body_seconds):
                async for chunk in request.stream():
                    data += chunk
                    if len(data) > most:
                        raise Refused("too_big", "The request is too long.")
        except (TimeoutError, ClientDisconnect):
            raise Refused("bad_message", "The request did not arrive whole.") from None
        return data

    # The socket

    async def socket(self, websocket: WebSocket) -> None:
        """One browser at one table; host and origin have been checked."""
        if self.hub.sends_on(websocket.query_params.get("table", "")):  # a proxy then asks the next node
            await websocket.send_denial_response(error(Refused("moving", ELSEWHERE)))
            return
        caller = websocket.client.host if websocket.client else ""
        limits, own = self.hub.limits, self.sockets.of(caller, self.hub.clock.now())
        full = own >= limits.sockets_per_address or self.sockets.all >= limits.sockets
        wait = 5.0 if full else self.wait(caller)
        if wait:
            self.hub.mishaps.note("too many sockets")
            await websocket.send_denial_response(error(Refused("limited", "Too many connections.", retry=wait)))
            return
        self.sockets.come(caller)
        try:
            await websocket.accept()
            connection = CALLING.get(None)
            straight = not_straight if connection is None else connection.send
            conversation = Conversation(websocket, self.hub, self.guesses, caller, straight)
            if connection is not None:
                connection.tell_too_big(conversation.too_big)
            await conversation.run()
        finally:
            self.sockets.go(caller)


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
    hub.pages = Pages(web)
    site = Site(hub, web, doors)
    app = Starlette(routes=site.routes(), exception_handlers=handlers)
    app.router.redirect_slashes = False  # a route that is not listed does not exist
    return Guard(Counted(app, site.guesses), doors)
