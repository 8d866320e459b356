"""Somebody who keeps opening sockets, or sends nonsense: the others and the log must not suffer."""

import asyncio
import json
import random
import re
import socket
import struct
import time
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from kit import in_no_time, make, new_hub, seats
from real import RealServer
from smallworld.hosting.tally import Addresses
from smallworld.server import __file__ as server_package
from smallworld.server.guesses import Guesses
from smallworld.server.limits import LIMITS
from smallworld.server.mishaps import UVICORN, Mishaps
from smallworld.server.socket import Conversation
from smallworld.server.transport import CROWDED, LET_IN, Connections, Frames
from test_conversation import PaperSocket

BURST = 120
"""Sockets and requests that an address may ask for at once; two more each second."""

DEVICES = 30
CONNECTIONS = 6
"""A class at school, and how many connections a browser opens side by side."""


def call(server: RealServer, *more: str, address: str = "") -> socket.socket:
    """A bare connection that asks to become a socket."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=20)
    place = f"127.0.0.1:{server.port}"
    wishes = [f"Host: {place}", f"Origin: http://{place}", "Upgrade: websocket", "Connection: Upgrade"]
    wishes += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", *more]
    if address:
        wishes.append(f"X-Forwarded-For: {address}")
    line.sendall("\r\n".join(["GET /ws HTTP/1.1", *wishes, "", ""]).encode())
    return line


def answered(line: socket.socket) -> str:
    """The status, and no more."""
    answer = b""
    while b"\r\n\r\n" not in answer and (more := line.recv(4096)):
        answer += more
    return answer[9:12].decode()


def tried(server: RealServer, times: int, address: str = "") -> Counter[str]:
    """Open a socket and leave, this many times; returns what became of it."""
    came: Counter[str] = Counter()
    for _ in range(times):
        with call(server, address=address) as line:
            came[answered(line)] += 1
    return came


def frame(opcode: int, data: bytes) -> bytes:
    """A client's frame."""
    size = struct.pack("!B", 0x80 | len(data)) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
    return bytes([0x80 | opcode]) + size + b"\0\0\0\0" + data


def told(server: RealServer) -> str:
    """The log once the server has stopped: a line every ten seconds and one at the end, no traceback."""
    server.stop()
    text = server.log.read_text()
    assert text.count("\n") <= 2 + (time.monotonic() - server.since) // 10, text
    assert "Traceback" not in text
    return text


def test_sockets_cannot_be_opened_without_end(tmp_path: Path) -> None:
    with RealServer(tmp_path / "data") as server:
        made = server.make()
        player = server.sit(made["table"], *[entry["token"] for entry in made["seats"]])
        begun = time.monotonic()
        came = tried(server, 400)
        most = BURST + 2 * (time.monotonic() - begun)
        assert set(came) == {"101", "429"} and 100 < came["101"] <= most
        assert player.play("meanwhile")["t"] == "ok"
        player.socket.close()
        assert "too many sockets" in told(server)


def test_whoever_opens_too_many_sockets_is_told_when_to_come_back(tmp_path: Path) -> None:
    with RealServer(tmp_path / "data") as server:
        tried(server, 2 * BURST)
        answer = b""
        while not answer.startswith(b"HTTP/1.1 429"):  # the next one may be due by now
            with call(server) as line:
                answer = line.recv(4096)
                while b"}" not in answer and b" 429 " in answer:
                    answer += line.recv(4096)
        assert re.search(rb"retry-after: [12]\r", answer, re.IGNORECASE)
        assert b'"code":"limited"' in answer
        time.sleep(1.5)
        assert tried(server, 1) == {"101": 1}


def test_one_flood_behind_a_proxy_leaves_the_others_alone(tmp_path: Path) -> None:
    with RealServer(tmp_path / "data", "--proxy", "127.0.0.1") as server:
        begun = time.monotonic()
        came = tried(server, 200, "203.0.113.1")
        assert set(came) == {"101", "429"} and came["101"] <= BURST + 2 * (time.monotonic() - begun)
        assert tried(server, 20, "203.0.113.2") == {"101": 20}
        assert "too many sockets" in told(server)


def test_connections_have_a_pace_before_anything_is_read_from_them() -> None:
    every = Connections(LIMITS, Mishaps(), proxy="10.0.0.1")

    def come(address: str, times: int, now: float) -> Counter[str]:
        welcomes: Counter[str] = Counter()
        for _ in range(times):
            welcomes[every.come(address, now)] += 1
            every.go(address)
        return welcomes

    assert come("192.0.2.1", 1000, now=5.0) == {LET_IN: 600, CROWDED: 400}
    assert come("192.0.2.1", 100, now=6.0) == {LET_IN: 30, CROWDED: 70}
    assert come("192.0.2.2", 600, now=6.0) == {LET_IN: 600}
    assert come("10.0.0.1", 5000, now=6.0) == {LET_IN: 5000}, "the proxy speaks for many"


def test_a_class_behind_one_address_opens_the_page_and_reloads_it(tmp_path: Path) -> None:
    """Thirty devices, each with as many connections as a browser opens at once, and a socket; then all again."""
    with RealServer(tmp_path / "data") as server:
        made = server.make()
        hello = frame(1, json.dumps({"t": "hello", "table": made["table"], "tokens": [made["watch"]]}).encode())
        sockets: list[socket.socket] = []
        for _ in range(2):
            old, sockets = sockets, []
            pages = [
                socket.create_connection(("127.0.0.1", server.port), timeout=20) for _ in range(DEVICES * CONNECTIONS)
            ]
            for page in pages:
                page.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert Counter(answered(page) for page in pages) == {"200": len(pages)}
            sockets = [call(server) for _ in range(DEVICES)]
            assert Counter(answered(line) for line in sockets) == {"101": DEVICES}
            for line in sockets:
                line.sendall(hello)
                assert b'"t":"table"' in line.recv(200)
            for line in (*old, *pages):
                line.close()
        for line in sockets:
            line.close()


TEXT = 0x1
NONSENSE = {
    "not UTF-8": frame(TEXT, b"\xff\xfe"),
    "not UTF-8, and goodbye": frame(TEXT, b"\xff\xfe") + frame(0x8, b"\x03\xe8"),
    "in pieces, not UTF-8": b"\x01\x81\0\0\0\0\xff" + frame(0x0, b"\xff"),
    "not masked": b"\x81\x02hi",
    "no such opcode": frame(0x3, b"hi"),
    "reserved bits": b"\xf1\x80\0\0\0\0",
    "a long ping": frame(0x9, b"x" * 200),
    "a piece of nothing": frame(0x0, b"x"),
    "goodbye, not UTF-8": frame(0x8, b"\x03\xe8\xff"),
    "goodbye, no such code": frame(0x8, b"\x00\x01"),
    "too long": frame(TEXT, b"x" * 20_000),
    "too long by far": b"\x81\xff" + struct.pack("!Q", 1 << 62) + b"\0\0\0\0",
    "not JSON": frame(TEXT, b"{]"),
    "no hello": frame(TEXT, b'{"t":"ping"}'),
    "no text": frame(0x2, b"\x00"),
}


def test_a_clients_mistakes_are_counted_in_the_log_and_no_more(tmp_path: Path) -> None:
    with RealServer(tmp_path / "data") as server:
        for nonsense in NONSENSE.values():
            for _ in range(3):
                with call(server) as line:
                    assert answered(line) == "101"
                    line.sendall(nonsense)
                    with suppress(ConnectionError):
                        line.recv(4096)
        assert server.ask("/healthz").body == b"ok"
        counted = sum(int(number) for number in re.findall(r"(\d+) ×", told(server)))
        assert counted == 3 * len(NONSENSE)


def test_a_connection_that_breaks_off_leaves_no_traceback(tmp_path: Path) -> None:
    with RealServer(tmp_path / "data") as server:
        made = server.make()
        hello = frame(TEXT, json.dumps({"t": "hello", "table": made["table"], "tokens": [made["watch"]]}).encode())
        for n in range(60):
            line = call(server)
            if n % 3:
                assert answered(line) == "101"
                line.sendall(hello + frame(TEXT, b'{"t":"sync"}') * (n % 7))
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            line.close()  # reset, with whatever is unread
        assert server.ask("/healthz").body == b"ok"
        told(server)


@pytest.mark.parametrize(
    "request_text",
    [
        b"nonsense\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: tea\r\nConnection: Upgrade\r\n\r\n",
        b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \xff\xfe\r\n\r\n",
        b"POST /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nno number\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nno number\r\n",
    ],
)
def test_a_request_that_is_none_is_one_line_however_often_it_comes(tmp_path: Path, request_text: bytes) -> None:
    with RealServer(tmp_path / "data") as server:
        for _ in range(20):
            with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
                line.sendall(request_text)
                with suppress(ConnectionError):
                    line.recv(4096)
        assert server.ask("/healthz").body == b"ok"
        told(server)


@pytest.mark.slow
def test_a_request_that_never_becomes_a_socket_is_cut_off(tmp_path: Path) -> None:
    """The parts under the server disagree about how long a head may be, and leave such a caller hanging."""
    with RealServer(tmp_path / "data") as server:
        many = [call(server, *[f"X-{n}: x" for n in range(200)]) for _ in range(10)]
        long = [call(server, f"X: {'x' * 20_000}") for _ in range(10)]
        for line in (*many, *long):
            line.settimeout(30)
            with suppress(ConnectionError):
                assert line.recv(4096)[9:12] != b"101"
            line.close()
        assert server.ask("/healthz").body == b"ok"
        told(server)


def test_small_frames_are_counted_however_they_arrive() -> None:
    """Pings, pongs and pieces count, whole messages do not; heads may be torn apart anywhere."""
    rng = random.Random(5)
    limits = replace(LIMITS, socket_rate=1.0, socket_burst=1000.0)
    for _ in range(50):
        opcodes = [rng.choice([0x0, 0x1, 0x2, 0x8, 0x9, 0xA]) for _ in range(40)]
        sizes = [rng.choice([0, 1, 125] if opcode & 0x8 else [0, 125, 126, 127, 300, 70_000]) for opcode in opcodes]
        stream = b"".join(
            Frame(Opcode(opcode), b"x" * size).serialize(mask=rng.random() < 0.8)
            for opcode, size in zip(opcodes, sizes, strict=True)
        )
        frames = Frames(limits, 0.0)
        at = 0
        while at < len(stream):
            size = rng.choice([1, 2, 3, 10, 1000, 100_000])
            assert frames.take(stream[at : at + size], 0.0)
            at += size
        assert 1000.0 - frames.bucket.left == sum(opcode not in (0x1, 0x2) for opcode in opcodes)


def test_the_server_leans_on_nothing_private() -> None:
    """It uses only what uvicorn documents, and knows nothing of what is under uvicorn."""
    for path in Path(server_package).parent.glob("*.py"):
        text = path.read_text()
        assert not re.search(r"^\s*(from|import) (uvicorn\.|h11|websockets)|^\s*from uvicorn ", text, re.MULTILINE), (
            path
        )
        assert set(re.findall(r"\buvicorn\.(\w+)", text.replace(UVICORN, ""))) <= {"Config", "Server"}, path
        assert not re.search(r"\.(?!__)_\w+", text), path


def hello(server: RealServer, table: str, tokens: list[str]) -> str:
    """Come with these tokens; what is answered."""
    with server.connect() as line:
        line.send(json.dumps({"t": "hello", "table": table, "tokens": tokens}))
        message = json.loads(line.recv(20))
    return str(message.get("code", message["t"]))


def test_tokens_cannot_be_guessed_eight_at_a_time(tmp_path: Path) -> None:
    with RealServer(tmp_path / "data") as server:
        made = server.make()
        player = server.sit(made["table"], *[entry["token"] for entry in made["seats"]])
        begun = time.monotonic()
        tried = 0
        while hello(server, made["table"], [f"{tried}-{n}" for n in range(8)]) == "not_found":
            tried += 8
        assert tried <= 100 + (time.monotonic() - begun) * LIMITS.guess_rate
        assert hello(server, made["table"], ["wrong"]) == "limited"
        answer = server.ask(f"/api/tables/{made['table']}", authorization=f"Bearer {made['watch']}")
        assert (answer.status, answer.json["code"]) == (429, "limited"), "a right one would be known by its answer"
        assert player.play("meanwhile")["t"] == "ok"
        player.socket.close()


def test_wrong_tokens_beside_a_right_one_are_counted_too(tmp_path: Path) -> None:
    with RealServer(tmp_path / "data") as server:
        made = server.make()
        begun = time.monotonic()
        tried = 0
        while hello(server, made["table"], [made["watch"], *[f"{tried}-{n}" for n in range(7)]]) == "table":
            tried += 7
        assert tried <= 100 + (time.monotonic() - begun) * LIMITS.guess_rate


def test_tokens_cannot_be_guessed_by_requests(tmp_path: Path) -> None:
    with RealServer(tmp_path / "data") as server:
        made = server.make()
        for _ in range(20):
            assert server.ask(f"/api/tables/{made['table']}", authorization=f"Bearer {made['watch']}").status == 200
        begun = time.monotonic()
        tried = 0
        while server.ask(f"/api/tables/{made['table']}", authorization=f"Bearer {tried}").status == 404:
            tried += 1
        assert 20 < tried <= 100 + (time.monotonic() - begun) * LIMITS.guess_rate


def test_many_tries_at_once_are_no_way_around(tmp_path: Path) -> None:
    """They are paid for before they are judged."""

    async def main() -> Counter[str]:
        hub = new_hub()
        made = await make(hub)
        guesses = Guesses(Addresses(LIMITS.guess_rate, LIMITS.guess_burst, 100), hub.clock)
        came: Counter[str] = Counter()

        async def come(tokens: list[str]) -> None:
            frame = json.dumps({"t": "hello", "table": made["table"], "tokens": tokens})
            paper = PaperSocket([frame])
            await Conversation(paper, hub, guesses, "192.0.2.1").run()  # type: ignore[arg-type]
            came[paper.sent[0].get("code", "table")] += 1

        await asyncio.gather(*[come(seats(made)) for _ in range(64)])
        assert came == {"table": 64}, "those who are right only wait for each other"
        await asyncio.gather(*[come([f"{n}-{m}" for m in range(8)]) for n in range(64)])
        return came

    came = in_no_time(main())
    assert came["not_found"] * 8 <= 100 and came["limited"] == 64 - came["not_found"]
