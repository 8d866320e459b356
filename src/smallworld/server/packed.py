"""Files and answers that travel compressed: a phone on a slow line sees the first page in half the time."""

import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

HASHED: Final = re.compile(r"-[\w-]{8}\.\w+$")
"""The build puts a hash of a file's content into its name: such a file never changes."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
FOR_AN_EVENING: Final = "public, max-age=3600"
"""Pictures of boards and their outlines keep their names when they are painted anew. They are sent for together, so
they grow old together, and whoever asks again after an hour is told at no cost that nothing has changed."""


COPIES: Final = (("br", ".br"), ("gzip", ".gz"))
"""Ways to compress, the best first, and how the build names such copies. Browsers accept the first over HTTPS only."""


def takes(headers: Headers, way: str) -> bool:
    """Does the client accept files compressed this way?"""
    wishes = [wish.partition(";") for wish in headers.get("accept-encoding", "").split(",")]
    return any([name.strip() == way and refused.strip() != "q=0" for name, _, refused in wishes])


def takes_gzip(headers: Headers) -> bool:
    """Does the client accept answers compressed as we compress them?"""
    return takes(headers, "gzip")


class PackedFiles(StaticFiles):
    """Sends the best compressed copy that the build put beside a file, if there is one."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or why not."""
        answer = None
        for way, ending in COPIES:
            if answer is None and takes(Headers(scope=scope), way):
                answer = await self.packed(path, ending, way, scope)
        if answer is None:
            answer = await super().get_response(path, scope)
        answer.headers["vary"] = "accept-encoding"
        answer.headers["cache-control"] = FOR_EVER if HASHED.search(path) else FOR_AN_EVENING
        return answer

    async def packed(self, path: str, ending: str, way: str, scope: Scope) -> Response | None:
        """The file compressed this way, if there is such a copy."""
        try:
            answer = await super().get_response(path + ending, scope)
        except HTTPException:
            return None  # if something is wrong with the name, it is wrong with the plain file's name too
        answer.headers["content-encoding"] = way
        answer.headers["content-type"] = mimetypes.guess_type(path)[0] or "application/octet-stream"
        return answer


@lru_cache(64)
def packed(data: bytes) -> bytes:
    """The same in fewer bytes."""
    return gzip.compress(data, 9, mtime=0)


def tag_of(data: bytes) -> str:
    """What tells it from any other version."""
    return f'"{hashlib.sha256(data).hexdigest()[:16]}"'


tag: Final = lru_cache(64)(tag_of)
"""The same, remembered."""
