"""Answers of the server: JSON, compressed or kept where that is worth it, and refusals."""

import asyncio
import gzip

from starlette.requests import Request
from starlette.responses import Response

from smallworld.hosting.refusals import STATUS, told_refusal
from smallworld.server.drawings import Drawing
from smallworld.server.messages import encode
from smallworld.server.packed import FOR_AN_EVENING, packed, tag, takes_gzip
from smallworld.table.commands import Refused


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


async def squeezed(data: bytes, request: Request) -> Response:
    """A long answer in JSON for one person, compressed beside everything else."""
    if not takes_gzip(request.headers):
        return json(data)
    answer = json(await asyncio.to_thread(gzip.compress, data, 6))
    answer.headers["content-encoding"] = "gzip"
    answer.headers["vary"] = "accept-encoding"
    return answer


def kept(data: bytes, request: Request) -> Response:
    """The same, kept by the browser for an evening; whoever has it already is told so."""
    return dated(small(data, request), tag(data), request)


async def shown(drawing: Drawing, request: Request, media: str) -> Response:
    """A drawing, also kept for an evening. It is stored compressed, and unpacked for the few who cannot read that."""
    compressed = takes_gzip(request.headers)
    data = drawing.packed if compressed else await asyncio.to_thread(gzip.decompress, drawing.packed)
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if compressed else {})
    return dated(Response(data, 200, headers, media), drawing.tag, request)


def dated(answer: Response, tag: str, request: Request) -> Response:
    """For an evening; without its content for whoever has this version."""
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        answer = Response(status_code=304, headers={"vary": "accept-encoding"})
    answer.headers["cache-control"] = FOR_AN_EVENING
    answer.headers["etag"] = tag
    return answer


def error(refused: Refused) -> Response:
    """A refusal as an answer."""
    answer = json(encode(told_refusal(refused)), STATUS.get(refused.code, 400))
    if refused.retry:
        answer.headers["retry-after"] = str(int(refused.retry) + 1)
    return answer


def address(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""
