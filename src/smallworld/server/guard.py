"""The headers of every answer, and which hosts and origins get one."""

import base64
import hashlib
import ipaddress
import re
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

REST: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
SCRIPTS: Final = "script-src 'self' 'wasm-unsafe-eval'"
"""The engine for a worker is WebAssembly; text is never run as a program."""

CONTENT: Final = f"{REST}; {SCRIPTS}"
POLICY: Final = "content-security-policy"
SAFE: Final = (
    (POLICY.encode(), CONTENT.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)

SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def policy_of(page: str) -> str:
    """What a page of ours may do: besides files of this server, run the scripts that stand in it, word for word."""
    sums = [base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in SCRIPT.findall(page)]
    return "; ".join([REST, " ".join([SCRIPTS, *[f"'sha256-{each}'" for each in sums]])])


NOT_IN_NAMES: Final = "@/?#\\"
"""Characters that separate parts of an address; in a Host header they could only mislead."""


@dataclass(frozen=True)
class Doors:
    """Names that this server answers to.

    A page elsewhere can point a name of its own at this machine, so names must be listed; it cannot do
    that with a bare address. `origins` are the addresses that people type if there is a proxy in between.
    """

    hosts: frozenset[str] = frozenset({"localhost"})
    origins: frozenset[str] = field(default_factory=frozenset)

    def host(self, header: str) -> bool:
        """May a request have this Host header?"""
        if any(letter in header for letter in NOT_IN_NAMES):
            return False
        try:
            name = urlsplit(f"//{header}").hostname or ""
            if name in self.hosts or name in {urlsplit(origin).hostname for origin in self.origins}:
                return True
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def address(self, scheme: str, host: str) -> str:
        """Where people find this server, from what a request was sent to: a proxy may have changed the scheme."""
        for origin in sorted(self.origins):
            if urlsplit(origin).netloc == host:
                return origin
        return f"{scheme}://{host}"

    def origin(self, origin: str, host: str) -> bool:
        """May a page from this origin talk to the server under this Host header?"""
        if origin in self.origins:
            return True
        try:
            split = urlsplit(origin)
        except ValueError:  # a bracket that is not closed
            return False
        return split.scheme in ("http", "https") and split.netloc != "" and split.netloc == host


def header(scope: Scope, name: bytes) -> str:
    """A request's header; "" if it is missing or there twice."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[0].decode("latin-1") if len(found) == 1 else ""


class Guard:
    """Around everything: unknown hosts are turned away, every answer gets its headers."""

    def __init__(self, app: ASGIApp, doors: Doors) -> None:
        self.app: Final = app
        self.doors: Final = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                own = [(key, value) for key, value in message.get("headers", []) if key != b"server"]
                said = {key for key, _ in own}
                message = {**message, "headers": [*own, *[each for each in SAFE if each[0] not in said]]}
            await send(message)

        if not self.strange(scope):
            await self.app(scope, receive, with_headers)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            body = b'{"code":"denied","reason":"This server does not go by that name."}'
            kind = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
            await with_headers({"type": "http.response.start", "status": 421, "headers": kind})
            await send({"type": "http.response.body", "body": body})

    def strange(self, scope: Scope) -> bool:
        """Does it use a wrong name, or come from a page that is not ours?"""
        host = header(scope, b"host")
        if not self.doors.host(host):
            return True
        origin = header(scope, b"origin")
        if scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD"):
            return not self.doors.origin(origin, host) if origin or scope["type"] == "websocket" else False
        return False
