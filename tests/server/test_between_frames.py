"""`Connection.send` writes whole frames between those of uvicorn.

That is sound only while uvicorn writes each of its own in one piece, uncompressed and with a whole message in it. These
tests notice if a newer one does not.
"""

import asyncio
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect

from smallworld.server.limits import LIMITS
from smallworld.server.mishaps import Mishaps
from smallworld.server.serve import make_config
from smallworld.server.transport import CALLING, Connections, Wire

ROOT = Path(__file__).parents[2]
LONG = "x" * 300_000
THEIRS, OURS = "theirs", "ours"
WHOLE_TEXT, WHOLE_BYTES, GOODBYE, PONG = 0x81, 0x82, 0x88, 0x8A


async def talk(scope: Scope, receive: Receive, send: Send) -> None:
    """Messages by both ways, in turn."""
    connection = CALLING.get()
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    for number in range(20):
        text = f"{number}{LONG if number % 4 == 0 else ''}"
        await send({"type": "websocket.send", "text": THEIRS + text})
        while not connection.send((OURS + text).encode()):  # the wire is full
            await asyncio.sleep(0.001)
        await send({"type": "websocket.send", "bytes": text.encode()})
        assert (await receive())["type"] == "websocket.receive"
    await send({"type": "websocket.close", "code": 1000})


def frames(written: bytes) -> list[int]:
    """The first byte of each frame in a piece that was written; it must end where a frame ends."""
    found = []
    at = 0
    while at < len(written):
        short = written[at + 1]
        assert short < 0x80, "a server does not mask"
        more = {126: 2, 127: 8}.get(short, 0)
        length = int.from_bytes(written[at + 2 : at + 2 + more], "big") if more else short
        found.append(written[at])
        at += 2 + more + length
    assert at == len(written), "a frame in pieces"
    return found


def test_frames_of_our_own_come_between_whole_frames_of_uvicorn(monkeypatch: pytest.MonkeyPatch) -> None:
    pieces: list[bytes] = []
    plainly = Wire.write

    def write(wire: Wire, data: bytes | bytearray | memoryview) -> None:
        pieces.append(bytes(data))
        plainly(wire, data)

    monkeypatch.setattr(Wire, "write", write)

    async def main() -> list[str | bytes]:
        config = make_config(talk, LIMITS)
        Connections(LIMITS, Mishaps()).stand_before(config)
        server = uvicorn.Server(config)
        config.port = 0
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        heard: list[str | bytes] = []
        async with connect(f"ws://127.0.0.1:{port}/", max_size=None) as browser:  # it would take compressed ones too
            async for message in browser:
                heard.append(message)
                if isinstance(message, bytes):
                    await (await browser.ping())
                    await browser.send("more")
        server.should_exit = True
        await serving
        return heard

    heard = asyncio.run(main())
    for number in range(20):
        text = f"{number}{LONG if number % 4 == 0 else ''}"
        assert heard[3 * number : 3 * number + 3] == [THEIRS + text, OURS + text, text.encode()]
    assert len(heard) == 60
    kinds = [kind for piece in pieces[1:] for kind in frames(piece)]  # the first piece says that it is a WebSocket now
    assert set(kinds) == {WHOLE_TEXT, WHOLE_BYTES, PONG, GOODBYE} and kinds[-1] == GOODBYE


@pytest.mark.parametrize("package", ["uvicorn", "websockets"])
def test_only_versions_that_were_tried_are_installed(package: str) -> None:
    """What these tests run with is what is locked, and the package takes nothing of another kind."""
    locked = (ROOT / "requirements" / "run.in").read_text(encoding="utf-8").split()
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    assert f"{package}=={version(package)}" in locked
    assert f"{package}~={version(package)}" in wanted
