"""What a server adds for those who keep its pages on a device and play alone while it cannot be reached."""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from smallworld.offline.site import NotBuilt, served_files
from smallworld.server.packed import FOR_EVER, HASHED, packed, takes_gzip
from smallworld.table.commands import Refused

MEDIA: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".html": "text/html",
    ".webmanifest": "application/manifest+json",
}
WORKER: Final = "sw.js"
MANIFEST: Final = "manifest.webmanifest"


class Keeping:
    """The engine for a worker, and the list of everything that is kept; made when somebody first wants it."""

    def __init__(self, web: Path, slow_down: Callable[[Request], None]) -> None:
        self.web: Final = web
        self.slow_down: Final = slow_down
        self.making: Final = asyncio.Lock()
        self.made: dict[str, bytes] = {}

    def routes(self) -> list[Route]:
        """What browsers ask for."""
        return [
            Route(f"/{WORKER}", partial(self.file, WORKER)),
            Route(f"/{MANIFEST}", self.manifest),
            Route("/here/{path:path}", self.here),
        ]

    async def manifest(self, request: Request) -> Response:
        """What a browser needs to know to put the game among its programs."""
        if not (self.web / MANIFEST).is_file():
            raise Refused("not_found", "There is nothing here.")
        return self.answer(MANIFEST, (self.web / MANIFEST).read_bytes(), request)

    async def here(self, request: Request) -> Response:
        """A part of the engine, or an answer that is the same for everybody."""
        return await self.file(f"here/{request.path_params['path']}", request)

    async def file(self, name: str, request: Request) -> Response:
        """A file by its name; packing them takes seconds, the first time, beside everything else."""
        self.slow_down(request)
        async with self.making:
            if not self.made:
                try:
                    self.made = await aside(partial(made, self.web))
                except (NotBuilt, OSError):
                    raise Refused("not_found", "There is nothing here.") from None
        if name not in self.made:
            raise Refused("not_found", "There is nothing here.")
        return await asyncio.to_thread(self.answer, name, self.made[name], request)

    def answer(self, name: str, data: bytes, request: Request) -> Response:
        """A file, kept for ever if its name changes with it, compressed if that is worth it."""
        media = MEDIA.get(Path(name).suffix, "application/octet-stream")
        headers = {"cache-control": FOR_EVER if HASHED.search(name) else "no-cache", "vary": "accept-encoding"}
        if Path(name).suffix in MEDIA and takes_gzip(request.headers):
            return Response(packed(data), 200, {**headers, "content-encoding": "gzip"}, media)
        return Response(data, 200, headers, media)


async def aside(work: Callable[[], dict[str, bytes]]) -> dict[str, bytes]:
    """Do it in a thread that nobody waits for when the server stops."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[dict[str, bytes]] = loop.create_future()

    def tell(how: Callable[[], None]) -> None:
        if not done.done():
            how()

    def run() -> None:
        how: Callable[[], None]
        try:
            how = partial(done.set_result, work())
        except Exception as problem:
            how = partial(done.set_exception, problem)
        with contextlib.suppress(RuntimeError):  # the server has stopped
            loop.call_soon_threadsafe(tell, how)

    threading.Thread(target=run, daemon=True).start()
    return await done


def made(web: Path) -> dict[str, bytes]:
    """The files that are not there without this."""
    return {name: data for name, data in served_files(web) if name == WORKER or name.startswith("here/")}
