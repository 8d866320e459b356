"""The real server over real sockets: who is let in, what is answered, what is too much."""

import contextlib
import gzip
import json
import os
import random
import socket
import sqlite3
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from real import RealServer
from smallworld.cli.main import main
from smallworld.cli.serve import in_network
from smallworld.record.codec import dumps
from smallworld.record.journal import read, verify
from smallworld.server.guard import policy_of
from smallworld.server.limits import LIMITS
from smallworld.server.store import FILE
from smallworld.table.entries import Row
from smallworld.table.fold import fold
from smallworld.table.limits import TABLE_LIMITS


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """One server for the whole file."""
    with RealServer(tmp_path_factory.mktemp("data"), "--origin", "https://games.example") as running:
        yield running


def test_a_game_against_bots_over_the_socket(server: RealServer) -> None:
    made = server.make(players=2, seats=[{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}])
    browser = server.sit(made["table"], made["seats"][0]["token"])
    early = server.ask(f"/api/tables/{made['table']}/record", authorization=f"Bearer {made['watch']}")
    assert early.status == 409 and early.json["code"] == "not_over"
    number = 0
    while browser.game is None or not browser.game["view"]["over"]:
        if browser.game is not None and browser.game["choices"]:
            answer = browser.play(f"c-{number}")
            if answer["t"] == "no" and answer["code"] == "limited":
                time.sleep(answer["retry"])
            number += 1
        else:
            browser.next()
    lines = server.ask(f"/api/tables/{made['table']}/record", authorization=f"Bearer {made['watch']}")
    assert lines.status == 200
    game = verify(next(read(lines.body.decode().splitlines())))
    assert game.scores == browser.game["view"]["scores"]
    glance = server.ask(f"/api/tables/{made['table']}", authorization=f"Bearer {made['invite']}")
    assert glance.json["game"] is None and glance.json["lobby"]["phase"] == "over"


def test_the_log_is_written_as_the_program_writes_records(tmp_path: Path) -> None:
    """The server writes with a quicker encoder; a position that it hashed must have the same hash anywhere else."""
    with RealServer(tmp_path / "data") as server:
        made = server.make(edition="warcraft", seats=[{"kind": "person", "name": 'Zoë "Ž" 😀'}, {"kind": "person"}])
        browser = server.sit(made["table"], *[seat["token"] for seat in made["seats"]])
        for number in range(60):
            if browser.game is not None and browser.game["choices"]:
                browser.play(f"c-{number}")
        server.stop()
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / FILE)) as file:
        found = file.execute("SELECT seq, command, body, chain FROM entries ORDER BY seq").fetchall()
    rows = [Row(seq, command or "", body, chain) for seq, command, body, chain in found]
    assert len(rows) > 20
    assert all(dumps(json.loads(row.body)).encode() == row.body for row in rows)
    table = fold(made["table"], rows, TABLE_LIMITS)  # which plays the game and compares every hash
    assert table.version == len(rows) and not table.frozen and table.mend is None


def test_every_answer_has_its_headers(server: RealServer) -> None:
    for path in ("/", "/healthz", "/api/catalogue", "/nothing", "/api/tables/x", "/assets/x.js", "/maps/2p.json"):
        headers = server.ask(path).headers
        assert headers["content-security-policy"].startswith("default-src 'self';")
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert server.ask("/healthz").body == b"ok"


def test_the_page_may_run_only_the_script_that_stands_in_it() -> None:
    said = policy_of("<head><script>let small = 'world';</script><script src='/assets/x.js'></script></head>")
    assert said.startswith("default-src 'self';") and "unsafe" not in said.replace("'wasm-unsafe-eval'", "")
    assert said.endswith("; script-src 'self' 'wasm-unsafe-eval' 'sha256-p6hd+RsklgBVokA0f+DQEN6iUVpxtmDsjrsF7SfLi50='")


def test_outlines_travel_packed_to_those_who_can_unpack_them(server: RealServer) -> None:
    plain = server.ask("/maps/2p.json")
    packed = server.ask("/maps/2p.json", accept_encoding="br;q=1.0, gzip")
    assert "content-encoding" not in plain.headers and packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body and len(packed.body) < len(plain.body) / 2
    assert "content-encoding" not in server.ask("/maps/2p.json", accept_encoding="gzip;q=0").headers


def test_outlines_are_kept_for_an_evening_and_then_asked_about(server: RealServer) -> None:
    first = server.ask("/maps/2p.json")
    assert first.headers["cache-control"] == "public, max-age=3600"
    again = server.ask("/maps/2p.json", if_none_match=first.headers["etag"])
    assert again.status == 304 and not again.body and again.headers["etag"] == first.headers["etag"]
    assert server.ask("/maps/3p.json", if_none_match=first.headers["etag"]).status == 200


def test_a_map_comes_whole_or_in_parts(server: RealServer) -> None:
    whole, outlines, borders = [server.ask(f"/maps/3p{part}.json").json for part in ("", "/outlines", "/borders")]
    assert outlines["size"] == whole["size"] and not any(["borders" in each for each in outlines["regions"].values()])
    together = {key: {**each, "borders": borders[key]} for key, each in outlines["regions"].items()}
    assert together == whole["regions"]
    seas, sea = [server.ask(f"/maps/seas-2{part}.json").json for part in ("", "/l1a+s1a")]
    assert sea == {"shapes": seas["shapes"], "seas": {"l1a+s1a": seas["seas"]["l1a+s1a"]}}
    for path in ("3p/secrets", "3p/l1a+s1a", "seas-2/outlines", "seas-2/borders", "nothing/borders"):
        assert server.ask(f"/maps/{path}.json").status == 404


def test_rule_cards_travel_packed_and_are_kept(server: RealServer) -> None:
    plain = server.ask("/api/cards/base")
    packed = server.ask("/api/cards/base", accept_encoding="gzip")
    assert gzip.decompress(packed.body) == plain.body and len(packed.body) < len(plain.body) / 5
    assert {card["key"] for card in plain.json["cards"] if card["kind"] == "race"} >= {"giants", "natives"}
    assert server.ask("/api/cards/base", if_none_match=plain.headers["etag"]).status == 304
    assert server.ask("/api/cards/chess").status == 404


def test_what_is_not_there_is_not_found_in_the_same_words(server: RealServer) -> None:
    made = server.make()
    absent = server.ask("/api/tables/absent", authorization="Bearer guess")
    wrong = server.ask(f"/api/tables/{made['table']}", authorization="Bearer guess")
    without = server.ask(f"/api/tables/{made['table']}")
    assert absent.status == wrong.status == without.status == 404
    assert absent.body == wrong.body == without.body
    assert server.ask("/maps/..%2f..%2fgame.json").status == 404
    assert server.ask("/assets/..%2f..%2fgame.py").status == 404
    assert server.ask("/maps/2p.json").json["regions"]
    assert server.ask("/maps/seas-2.json").json["seas"]
    assert server.ask("/maps/2p.json/").status == 404


def test_only_known_names_and_origins_are_let_in(server: RealServer) -> None:
    assert server.ask("/healthz", host="evil.example").status == 421
    assert server.ask("/healthz", host="games.example").status == 200
    evil = server.ask("/api/tables", {"players": 2}, origin="https://evil.example")
    assert evil.status == 421
    for origin in (
        "https://evil.example",
        "null",
        None,
        f"http://127.0.0.1:{server.port + 1}",
        "https://games.example.evil",
    ):
        with pytest.raises(InvalidStatus) as refused:
            server.connect(origin)
        assert refused.value.response.status_code == 403
    server.connect("https://games.example").close()


@pytest.mark.parametrize("misleading", ["evil.test@localhost", "localhost#.evil.test", "localhost/x", "localhost?x"])
def test_a_name_with_more_in_it_is_a_wrong_name(server: RealServer, misleading: str) -> None:
    assert server.ask("/healthz", host=misleading).status == 421


@pytest.mark.parametrize("broken", ["[", "[::1", "]", "a[b]", "[x]", "localhost:x", "http://["])
def test_a_name_that_cannot_be_read_is_a_wrong_name(server: RealServer, broken: str) -> None:
    assert server.ask("/healthz", host=broken).status in (421, 200 if broken == "localhost:x" else 421)
    assert server.ask("/api/tables", {"players": 2}, origin=f"http://{broken}").status == 421
    with pytest.raises(InvalidStatus) as refused:
        server.connect(f"http://{broken}")
    assert refused.value.response.status_code == 403


def test_bad_requests_get_a_code_and_a_sentence(server: RealServer) -> None:
    cases: list[tuple[bytes, int, str]] = [
        (b"{", 400, "bad_message"),
        (b'{"players": 9}', 400, "bad_message"),
        (b'{"players": 2, "cheat": 1}', 400, "bad_message"),
        (b'{"edition": "chess"}', 400, "bad_setup"),
        (b'{"options": {"flying_lakes": "deep"}}', 400, "bad_setup"),
        (b'{"board": "9p"}', 400, "bad_setup"),
        (b'{"seats": [{"kind": "ghost"}]}', 400, "bad_setup"),
        (b'{"players": 2, "seats": [{}, {}, {}]}', 400, "bad_setup"),
        (b'{"seats": [{"kind": "person", "name": "A\\u202eB"}]}', 400, "bad_name"),
        (b" " * 170_000, 413, "too_big"),
    ]
    for body, status, code in cases:
        answer = server.ask("/api/tables", body)
        assert (answer.status, answer.json["code"]) == (status, code), answer
        assert answer.json["reason"]
    plain = server.ask("/api/tables", b"{}", content_type="text/plain")
    assert plain.status == 400
    assert server.ask("/api/tables", method="DELETE").status == 405
    assert b"Traceback" not in server.ask("/nothing").body


def closing(server: RealServer, *frames: str | bytes) -> tuple[list[dict[str, object]], int]:
    """Send frames and hear what is said until the socket closes."""
    heard = []
    with server.connect() as line:
        for frame in frames:
            line.send(frame)
        try:
            while True:
                heard.append(json.loads(line.recv(20)))
        except ConnectionClosed as closed:
            return heard, closed.rcvd.code if closed.rcvd else 0


def test_the_first_message_is_a_good_hello(server: RealServer) -> None:
    made = server.make()
    wrong = json.dumps({"t": "hello", "table": made["table"], "tokens": ["wrong"]})
    absent = json.dumps({"t": "hello", "table": "absent", "tokens": ["wrong"]})
    assert closing(server, wrong) == closing(server, absent)
    assert closing(server, wrong)[0][0]["code"] == "not_found"
    for frame in ('{"t":"ping"}', "nonsense", '{"t":"start","id":"x"}', b"\x00\xff"):
        heard, code = closing(server, frame)
        assert heard[-1]["t"] == "bye" and heard[-1]["code"] == "bad_message" and code == 1003


@pytest.mark.parametrize("letters", [LIMITS.frame_bytes + 1, 20_000, 2_000_000])
def test_a_frame_that_is_too_long_is_told_so_before_the_socket_closes(server: RealServer, letters: int) -> None:
    too_big = ([{"t": "bye", "code": "too_big", "reason": "The frame is too long."}], 1009)
    assert closing(server, "x" * letters) == too_big
    made = server.make()
    browser = server.sit(made["table"], made["watch"])
    browser.socket.send("x" * letters)
    assert browser.hear("bye")["code"] == "too_big"
    with pytest.raises(ConnectionClosed) as closed:
        browser.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_a_message_in_pieces_is_measured_whole(server: RealServer) -> None:
    made = server.make()
    browser = server.sit(made["table"], made["watch"])
    with contextlib.suppress(ConnectionClosed):  # the server may have closed before the last piece
        browser.socket.send(["x" * 5_000] * 5)
    assert browser.hear("bye")["code"] == "too_big"
    with pytest.raises(ConnectionClosed):
        browser.next()


@pytest.mark.slow
def test_silence_is_not_waited_for_longer_than_five_seconds(server: RealServer) -> None:
    begun = time.monotonic()
    heard, _ = closing(server)
    assert heard[-1]["code"] == "bad_message"
    assert 4 < time.monotonic() - begun < 15


def test_a_living_server_after_a_thousand_broken_frames(server: RealServer) -> None:
    rng = random.Random(3)
    made = server.make()
    good = json.dumps({"t": "do", "id": "x", "seat": 0, "version": 2, "action": {"do": "pick", "combo": 0}}).encode()
    answered = 0
    for _ in range(8):
        browser = server.sit(made["table"], made["seats"][0]["token"])
        try:
            for _ in range(125):
                frame = bytearray(good)
                for _ in range(rng.randrange(1, 5)):
                    frame[rng.randrange(len(frame))] = rng.randrange(32, 127)
                browser.socket.send(bytes(frame).decode("latin-1"))
                answer = browser.next()
                while answer["t"] not in ("no", "ok", "pong"):
                    answer = browser.next()
                answered += 1
        finally:
            browser.socket.close()
    assert answered == 1000
    with server.connect() as line:
        line.send(b"\x80" * 100)
        assert json.loads(line.recv(20))["code"] == "bad_message"
    assert server.ask("/healthz").body == b"ok"


def test_a_flood_is_limited_and_then_cut_off(server: RealServer) -> None:
    made = server.make()
    browser = server.sit(made["table"], made["watch"])
    codes: list[str] = []
    try:
        for n in range(800):
            browser.send({"t": "start", "id": f"{n}"})
            codes.append(browser.hear("no", "bye")["code"])
    except ConnectionClosed:
        pass
    assert codes[0] == "denied" and "limited" in codes and len(codes) < 800
    other = server.sit(made["table"], made["watch"])
    other.send({"t": "ping"})
    other.hear("pong")
    other.socket.close()


@pytest.fixture(scope="module")
def ada_and_bob(server: RealServer) -> dict[str, Any]:
    """A table of two with names."""
    return server.make(seats=[{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bob"}])


@pytest.mark.parametrize(
    "name",
    [
        "x" * 33,
        "\u0000",
        "a\nb",
        "a\u200bb",
        "\u202eabc",
        "\u2066x\u2069",
        "\ufeff",
        "a\u00adb",
        *[f"Ada{unseen}" for unseen in "\u034f\u115f\u1160\u17b4\u180b\u2800\u3164\ufe0f\uffa0\U000e0100"],
        "Eve\u0301\u0302\u0303",
        "\u00c1da",  # Ada with an accent, for those who look twice
        "\u0301",
        "\u0410d\u0430",  # Ada with Cyrillic letters
        "\u0391da",  # … with a Greek one
        "Ada",
        "ＡＤＡ",
        " aDa ",
    ],
)
def test_hostile_names_are_refused(server: RealServer, ada_and_bob: dict[str, Any], name: str) -> None:
    browser = server.sit(ada_and_bob["table"], ada_and_bob["seats"][1]["token"])
    browser.send({"t": "name", "id": "n", "seat": 1, "name": name})
    assert browser.hear("ok", "no")["code"] == "bad_name"
    browser.socket.close()


def test_names_are_kept_as_text(server: RealServer) -> None:
    made = server.make()
    browser = server.sit(made["table"], made["seats"][0]["token"])
    browser.send({"t": "name", "id": "n", "seat": 0, "name": " <img src=x onerror=alert(1)> "})
    browser.hear("ok")
    assert browser.hear("update")["lobby"]["seats"][0]["name"] == "<img src=x onerror=alert(1)>"
    browser.send({"t": "name", "id": "m", "seat": 0, "name": "Zoe\u0308"})
    browser.hear("ok")
    assert browser.hear("update")["lobby"]["seats"][0]["name"] == "Zo\u00eb"
    browser.socket.close()


# Its own server each


def test_too_many_tables_and_sockets_from_one_address(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server:
        codes = [server.ask("/api/tables", {"players": 2}).status for _ in range(70)]
        assert codes[:60] == [201] * 60 and codes[-1] == 429
    with RealServer(tmp_path) as server:
        lines = [server.connect() for _ in range(LIMITS.sockets_per_address)]
        with pytest.raises(InvalidStatus) as refused:
            server.connect()
        assert refused.value.response.status_code == 429
        for line in lines:
            line.close()


def masked(text: str) -> bytes:
    """A client's text frame, by hand."""
    data = text.encode()
    head = struct.pack("!BB", 0x81, 0x80 | len(data)) if len(data) < 126 else struct.pack("!BBH", 0x81, 0xFE, len(data))
    return head + b"\0\0\0\0" + data


def shaken(server: RealServer) -> socket.socket:
    """A bare connection that has become a WebSocket."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=20)
    place = f"127.0.0.1:{server.port}"
    line.sendall(
        f"GET /ws HTTP/1.1\r\nHost: {place}\r\nOrigin: http://{place}\r\nUpgrade: websocket\r\n".encode()
        + b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    assert line.recv(4096).startswith(b"HTTP/1.1 101")
    return line


@pytest.mark.parametrize("frame", [b"\x89\x85\0\0\0\0hello", b"\x8a\x80\0\0\0\0", b"\x00\x80\0\0\0\0"])
def test_a_flood_of_pings_pongs_or_pieces_is_cut_off(server: RealServer, frame: bytes) -> None:
    made = server.make()
    line = shaken(server)
    line.sendall(masked(json.dumps({"t": "hello", "table": made["table"], "tokens": [made["watch"]]})))
    assert line.recv(1)
    line.sendall(b"\x01\x80\0\0\0\0" if frame[0] == 0 else b"")
    with pytest.raises(OSError):
        for _ in range(1000):
            line.sendall(frame * 500)
            time.sleep(0.01)
    line.close()
    assert server.ask("/healthz").body == b"ok"


@pytest.mark.slow
def test_connections_that_say_nothing_shut_nobody_out(tmp_path: Path) -> None:
    """Idle callers, half a request, half a body: the first too many are turned away, the others after ten seconds."""
    with RealServer(tmp_path) as server:
        place = ("127.0.0.1", server.port)
        made = server.make()
        watcher = server.sit(made["table"], made["watch"])
        idle = [socket.create_connection(place, timeout=20) for _ in range(LIMITS.connections_per_address - 3)]
        idle[0].sendall(b"GET / HTTP/1.1\r\nHost: loc")
        idle[1].sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n")
        idle[1].sendall(b"Content-Length: 50\r\n\r\n{")
        assert server.ask("/healthz").body == b"ok"
        more = [socket.create_connection(place, timeout=20) for _ in range(10)]
        assert [ended(line) for line in more[-5:]] == [True] * 5
        begun = time.monotonic()
        assert b" 400 " in idle[1].recv(100)
        assert all(ended(line) for line in idle)
        assert 4 < time.monotonic() - begun < 18
        time.sleep(1)
        watcher.send({"t": "ping"})  # a socket may be silent for longer than a request
        assert watcher.hear("pong")
        assert server.ask("/healthz").body == b"ok"
        for line in (*idle, *more):
            line.close()


def ended(line: socket.socket) -> bool:
    """Has the other side ended this connection? What it still says is thrown away."""
    try:
        while line.recv(4096):
            pass
    except ConnectionError:
        pass
    except TimeoutError:
        return False
    return True


def test_a_browser_that_does_not_read_is_cut_off_and_the_others_are_not(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server:
        made = server.make()
        alone = open_files(server)
        slow = socket.socket()
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect(("127.0.0.1", server.port))
        place = f"127.0.0.1:{server.port}"
        slow.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {place}\r\nOrigin: http://{place}\r\nUpgrade: websocket\r\n".encode()
            + b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        assert slow.recv(12) == b"HTTP/1.1 101"
        hello = {"t": "hello", "table": made["table"], "tokens": [entry["token"] for entry in made["seats"]]}
        slow.sendall(masked(json.dumps(hello)))
        watcher = server.sit(made["table"], made["watch"])
        assert watcher.table["lobby"]["seats"][0]["here"] or watcher.hear("update")["lobby"]["seats"][0]["here"]
        others = [server.sit(made["table"], made["watch"]) for _ in range(3)]
        try:
            for _ in range(199):
                slow.sendall(masked('{"t":"sync"}'))
        except OSError:
            pass  # cut off already
        heard = watcher.hear("update")
        while heard["lobby"]["seats"][0]["here"]:
            heard = watcher.hear("update")
        for other in others:
            other.send({"t": "ping"})
            other.hear("pong")
        for browser in (watcher, *others):
            browser.socket.close()
        last = time.monotonic() + 30
        while open_files(server) > alone and time.monotonic() < last:
            time.sleep(0.2)
        assert open_files(server) == alone, "nothing waits for it to read"
        slow.close()


def open_files(server: RealServer) -> int:
    """Files and sockets that the server has open."""
    assert server.process is not None
    return sum(1 for _ in Path(f"/proc/{server.process.pid}/fd").iterdir())


def test_trouble_at_the_start_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with RealServer(tmp_path / "data") as server:
        cases = (
            (["--port", str(server.port)], f"if the game is already running, open http://localhost:{server.port}"),
            (["--port", "0", "--data", str(tmp_path / "data")], "another server uses"),
            (["--port", "0", "--data", "/proc/nowhere"], "cannot write in"),
            (["--port", "0", "--origin", "games.example"], "--origin is an address"),
            (["--port", "0", "--origin", "http://["], "--origin is an address"),
            (["--port", "0", "--proxy", "games.example"], "--proxy is an address"),
            (["--port", "70000"], "whole number"),
        )
        for arguments, words in cases:
            assert main(["serve", *arguments]) == 2
            told = capsys.readouterr()
            assert words in told.err and told.err.count("\n") == 1 and "Small World is at" not in told.out


def test_the_library_and_the_other_commands_need_none_of_the_servers_packages() -> None:
    code = (
        "import sys, smallworld, smallworld.cli.main, smallworld.bots, referee\n"
        "print({'msgspec', 'starlette', 'uvicorn', 'websockets', 'anyio'} & set(sys.modules) or 'none')"
    )
    path = os.pathsep.join(entry for entry in sys.path if entry)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={**os.environ, "PYTHONPATH": path}
    )
    assert done.stdout.strip() == "none"


def test_who_listens_for_others_tells_an_address_they_can_type(monkeypatch: pytest.MonkeyPatch) -> None:
    assert in_network("127.0.0.1") == in_network("192.168.0.7") == ""
    for host in ("0.0.0.0", "::"):
        assert in_network(host) == "" or ip_address(in_network(host))

    def fails(*arguments: object) -> None:
        raise OSError("no network")

    monkeypatch.setattr("socket.socket.connect", fails)
    assert in_network("0.0.0.0") == ""
