"""A port of its own for whoever watches over the server: metrics, health and readiness, and nothing of any game."""

import asyncio
import contextlib
import socket
from typing import Final

from smallworld.server.hub import Hub
from smallworld.server.readiness import Readiness

HEAD: Final = 8192
PATIENCE: Final = 5.0
FORMAT: Final = "text/plain; version=0.0.4; charset=utf-8"

Answer = tuple[int, str]


class Meter:
    """Answers there."""

    def __init__(self, hub: Hub, readiness: Readiness, listener: socket.socket) -> None:
        self.hub: Final = hub
        self.readiness: Final = readiness
        self.listener: Final = listener
        self.server: asyncio.Server | None = None

    async def begin(self) -> None:
        """From now on."""
        self.server = await asyncio.start_server(self.serve, sock=self.listener, limit=HEAD)

    def close(self) -> None:
        """No more."""
        if self.server is not None:
            self.server.close()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request on each connection."""
        try:
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                method, path, *_ = [*head.split(b"\r\n", 1)[0].decode("latin-1").split(" "), "", ""]
                status, body = await self.answer(method, path.partition("?")[0])
                writer.write(written(status, body, method == "HEAD"))
                await writer.drain()
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # whoever it was has gone, or does not speak HTTP
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def answer(self, method: str, path: str) -> Answer:
        """Status and text."""
        if method not in ("GET", "HEAD"):
            return 405, "only GET\n"
        if path == "/metrics":
            return 200, self.hub.metrics.text(self.hub)
        if path == "/healthz":
            return 200, "ok\n"
        if path == "/readyz":
            why_not = await self.readiness.why_not()
            return (503, f"{why_not}\n") if why_not else (200, "ready\n")
        return 404, "there are /metrics, /healthz and /readyz\n"


def written(status: int, body: str, head_only: bool = False) -> bytes:
    """An answer as it is sent."""
    data = body.encode()
    reason = {200: "OK", 404: "Not Found", 405: "Method Not Allowed", 503: "Service Unavailable"}[status]
    head = (
        f"HTTP/1.1 {status} {reason}\r\nContent-Type: {FORMAT}\r\nContent-Length: {len(data)}\r\nConnection: close\r\n"
    )
    return f"{head}\r\n".encode() + (b"" if head_only else data)
