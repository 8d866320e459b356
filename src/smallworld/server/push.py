"""Tells absent players on their devices that it is their turn, if they asked for it on that device.

Messages go straight to the push service of the player's browser, signed with a key of this server's own: nobody needs
an account anywhere. They say which table it is, nothing else. Sending happens beside everything; no table waits for it.
"""

import asyncio
import json
import logging
import re
import ssl
import time
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

from smallworld.server import webpush
from smallworld.server.store.devices import Book, Device
from smallworld.table.commands import Refused

log = logging.getLogger("smallworld.server")

SERVICES: Final = re.compile(
    r"(fcm\.googleapis\.com|android\.googleapis\.com|([a-z0-9-]+\.)*push\.services\.mozilla\.com"
    r"|([a-z0-9-]+\.)*notify\.windows\.com|([a-z0-9-]+\.)*push\.apple\.com)"
)
"""The push services of browsers. The server speaks to nobody else, so nobody can make it speak to machines near it."""

LETTERS: Final = 1024  # of an endpoint
AT_ONCE: Final = 8
WAITING: Final = 500  # messages; more are dropped
PATIENCE: Final = 10.0
GONE: Final = (404, 410)
DAY: Final = 86_400


class Pusher:
    """Sends messages. `trusted` are origins of other push services, for tests."""

    def __init__(self, book: Book, contact: str = "", trusted: frozenset[str] = frozenset()) -> None:
        self.book: Final = book
        self.contact: Final = contact or "mailto:smallworld@localhost"
        self.trusted: Final = trusted
        self.gate: Final = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0
        self.known_by = ""  # the public key, once it was read

    async def public_key(self) -> str:
        """What browsers are given to know this server by."""
        if not self.known_by:
            key = webpush.read_key(await self.book.key(new_key))
            self.known_by = webpush.text_of(webpush.point(key))
        return self.known_by

    def check(self, device: Device) -> None:
        """Refuses a device that no browser has given."""
        if len(device.endpoint) > LETTERS or not self.known(device.endpoint):
            raise Refused("bad_message", "This is not the address of a push service of a browser.")
        try:
            webpush.check_keys(device.p256dh, device.auth)
        except ValueError:
            raise Refused("bad_message", "These are not the keys of a browser.") from None

    async def change(self, table: str, seats: tuple[int, ...], device: Device, wanted: bool) -> None:
        """A device wants to be told of these seats, or not any more."""
        if wanted:
            self.check(device)
            await self.book.add(table, seats, device)
        else:
            await self.book.remove(table, seats, device.endpoint)

    def known(self, endpoint: str) -> bool:
        """Is it an address of a push service that we speak to?"""
        try:
            at = urlsplit(endpoint)
            plain = at.username is None and at.port in (None, 443) and not at.fragment and endpoint.isascii()
        except ValueError:
            return False
        if any(each in endpoint for each in "\r\n\t "):
            return False
        if f"{at.scheme}://{at.netloc}" in self.trusted:
            return True
        return at.scheme == "https" and plain and SERVICES.fullmatch(at.hostname or "") is not None

    def nudge(self, spawn: Callable[[Coroutine[Any, Any, None]], Any], table: str, seat: int, turn: str) -> None:
        """Tell somebody that it is their turn, sometime soon. Who was told of this turn is not told again."""
        if self.waiting < WAITING:
            self.waiting += 1
            spawn(self.tell(table, seat, turn))

    async def tell(self, table: str, seat: int, turn: str) -> None:
        """Tell all devices of a seat."""
        try:
            async with self.gate:
                for device in await self.book.due(table, seat, turn):
                    await self.send(device, {"kind": "turn", "table": table})
        except Exception as problem:  # nobody's game depends on it
            log.warning("a push message could not be sent: %r", problem)
        finally:
            self.waiting -= 1

    async def send(self, device: Device, message: dict[str, str]) -> None:
        """One message to one device. Whoever is gone is not tried again."""
        if not self.known(device.endpoint):
            return
        key = webpush.read_key(await self.book.key(new_key))
        body = webpush.sealed(json.dumps(message).encode(), device.p256dh, device.auth)
        proof = webpush.signature(key, device.endpoint, self.contact, time.time())
        try:
            async with asyncio.timeout(PATIENCE):
                status = await post(device.endpoint, proof, body)
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as problem:
            log.warning("a push service does not answer: %r", problem)
            return
        if status in GONE:
            await self.book.drop(device.endpoint)


def new_key() -> bytes:
    """A key for a server that has none yet."""
    return webpush.written(webpush.new_key())


@cache
def trusts() -> ssl.SSLContext:
    """Whom the server believes to be a push service. Made once: that takes a while, in which nobody is served."""
    return ssl.create_default_context()


async def post(endpoint: str, proof: str, body: bytes) -> int:
    """Post a message, follow nothing; returns the status."""
    at = urlsplit(endpoint)
    secure = trusts() if at.scheme == "https" else None
    host = at.hostname or ""
    reader, writer = await asyncio.open_connection(host, at.port or (443 if secure else 80), ssl=secure)
    try:
        path = (at.path or "/") + (f"?{at.query}" if at.query else "")
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {at.netloc}\r\nAuthorization: {proof}\r\nTTL: {DAY}\r\nUrgency: normal\r\n"
            "Content-Encoding: aes128gcm\r\nContent-Type: application/octet-stream\r\n"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        line = (await reader.readuntil(b"\r\n"))[:64].split()
        return int(line[1])
    finally:
        writer.close()
