"""Push messages: read by a stand-in for a browser and its push service, refused where no browser could be."""

import asyncio
import json
import stat
import struct
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from kit import MemoryStore, make, refused, seats, sit
from real import RealServer
from sim_loop import LoopClock
from smallworld.hosting.ports import StoreError
from smallworld.hosting.randomness import SystemRandomness
from smallworld.server.hub import Hub
from smallworld.server.limits import LIMITS
from smallworld.server.push import Pusher
from smallworld.server.store.devices import DEVICES, Device, FileBook
from smallworld.server.webpush import bytes_of, derived, new_key, point, text_of

Json = dict[str, Any]


class Browser:
    """A browser with its keys, and a push service on this machine that keeps what is posted to it."""

    def __init__(self) -> None:
        self.key = new_key()
        self.auth = bytes(range(16))
        self.status = 201
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.port = 0

    async def __aenter__(self) -> "Browser":
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *problem: object) -> None:
        self.server.close()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        head = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:] if line)}
        body = await reader.readexactly(int(head["content-length"]))
        writer.write(f"HTTP/1.1 {self.status} Here\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.heard.append((head, body))

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def device(self) -> Device:
        return Device(f"{self.origin}/send/abc", text_of(point(self.key)), text_of(self.auth))

    async def hears(self, number: int) -> None:
        for _ in range(1000):
            if len(self.heard) >= number:
                return
            await asyncio.sleep(0.01)
        raise AssertionError("nothing was posted")

    def read(self, body: bytes) -> Json:
        """What the browser makes of a message (RFC 8291, from the receiver's side)."""
        salt, (size, length) = body[:16], struct.unpack(">IB", body[16:21])
        theirs, cipher = body[21 : 21 + length], body[21 + length :]
        assert size >= len(cipher)
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), other)
        secret = derived(shared, self.auth, b"WebPush: info\0" + point(self.key) + theirs, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, cipher, None)
        assert plain.endswith(b"\x02")
        message: Json = json.loads(plain[:-1])
        return message


def check_signature(header: str, public: str, audience: str) -> None:
    """Signed by the server, for this push service, for less than a day."""
    token, _, key = header.removeprefix("vapid t=").partition(", k=")
    assert key == public
    head, claims, signed = token.split(".")
    assert json.loads(bytes_of(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(bytes_of(claims))
    assert told["aud"] == audience and told["sub"].startswith(("mailto:", "https:"))
    raw = bytes_of(signed)
    proof = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    signer = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    signer.verify(proof, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def hub_with(pusher: Pusher) -> Hub:
    from kit import Inline

    return Hub(MemoryStore(), LoopClock(), SystemRandomness(), Inline(), LIMITS, None, None, pusher)


def test_whoever_is_away_is_told_of_their_turn_and_nobody_else_can_read_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with Browser() as browser:
            pusher = Pusher(FileBook(tmp_path), trusted=frozenset({browser.origin}))
            hub = hub_with(pusher)
            made = await make(hub)
            one = await sit(hub, made["table"], seats(made)[0])
            other = await sit(hub, made["table"], seats(made)[1])
            if not one.ear.game["choices"]:
                one, other = other, one
            seat = other.peer.who.seats[0]
            await pusher.change(made["table"], (seat,), browser.device, True)
            await other.room.post(other.room.gone, other.ear)
            while one.ear.game["choices"]:
                await one.do(one.ear.game["choices"]["actions"][-1])
            await browser.hears(1)
            head, body = browser.heard[0]
            assert browser.read(body) == {"kind": "turn", "table": made["table"]}
            assert made["table"].encode() not in body
            assert head["content-encoding"] == "aes128gcm" and int(head["ttl"]) > 0
            check_signature(head["authorization"], await pusher.public_key(), browser.origin)
            await asyncio.sleep(0.05)
            assert len(browser.heard) == 1, "once a turn"
            await pusher.change(made["table"], (seat,), browser.device, False)
            assert FileBook(tmp_path).of(made["table"], seat) == []
            await hub.close(0.1, 0.1)

    asyncio.run(asyncio.wait_for(main(), 60))


def test_a_turn_is_told_once_however_often_the_server_starts(tmp_path: Path) -> None:
    async def main() -> None:
        async with Browser() as browser:
            trusted = frozenset({browser.origin})
            await Pusher(FileBook(tmp_path), trusted=trusted).change("table", (0,), browser.device, True)
            for turn in ("1:0", "1:0", "2:0", "2:0"):
                await Pusher(FileBook(tmp_path), trusted=trusted).tell("table", 0, turn)
            assert len(browser.heard) == 2

    asyncio.run(asyncio.wait_for(main(), 60))


def test_a_device_that_is_gone_is_forgotten_and_one_that_fails_is_not(tmp_path: Path) -> None:
    async def main() -> None:
        async with Browser() as browser:
            pusher = Pusher(FileBook(tmp_path), trusted=frozenset({browser.origin}))
            await pusher.change("table", (0, 1), browser.device, True)
            for status, left in (500, 1), (429, 1), (410, 0):
                browser.status = status
                await pusher.tell("table", 0, f"{status}:0")
                assert len(FileBook(tmp_path).of("table", 1)) == left
        await pusher.change("table", (0,), browser.device, True)
        await pusher.tell("table", 0, "2:0")  # nobody listens there any more
        assert len(FileBook(tmp_path).of("table", 0)) == 1

    asyncio.run(asyncio.wait_for(main(), 60))


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://10.0.0.1/x",
        "https://[::1]/x",
        "https://169.254.169.254/latest",
        "https://evil.example/fcm.googleapis.com",
        "https://fcm.googleapis.com.evil.example/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://fcm.googleapis.com:22/x",
        "https://evilpush.apple.com.example/x",
        "https://fcm.googleapis.com/x\r\nHost: evil",
        "https://fcm.googleapis.com/" + "x" * 2000,
        "https://[bad",
        "ftp://fcm.googleapis.com/x",
    ],
)
def test_the_server_posts_to_push_services_only(tmp_path: Path, endpoint: str) -> None:
    async def main() -> None:
        browser = Browser()
        pusher = Pusher(FileBook(tmp_path))
        device = Device(endpoint, text_of(point(browser.key)), text_of(browser.auth))
        assert await refused(pusher.change("table", (0,), device, True)) == "bad_message"
        good = Device("https://updates.push.services.mozilla.com/wpush/v2/x", device.p256dh, device.auth)
        await pusher.change("table", (0,), good, True)
        for wrong in (Device(good.endpoint, "AAAA", good.auth), Device(good.endpoint, good.p256dh, "AA")):
            assert await refused(pusher.change("table", (0,), wrong, True)) == "bad_message"

    asyncio.run(main())


def test_the_key_is_made_once_and_nobody_else_may_read_it_and_a_seat_has_few_devices(tmp_path: Path) -> None:
    async def main() -> None:
        pusher = Pusher(FileBook(tmp_path))
        key = await pusher.public_key()
        assert await Pusher(FileBook(tmp_path)).public_key() == key and len(bytes_of(key)) == 65
        assert stat.S_IMODE((tmp_path / "push.sqlite").stat().st_mode) == 0o600
        browser = Browser()
        for number in range(DEVICES + 3):
            endpoint = f"https://fcm.googleapis.com/fcm/send/{number}"
            device = Device(endpoint, text_of(point(browser.key)), text_of(browser.auth))
            await pusher.change("table", (0,), device, True)
        kept = [each.endpoint.rpartition("/")[2] for each in FileBook(tmp_path).of("table", 0)]
        assert sorted(kept) == [str(number) for number in range(3, DEVICES + 3)]

    asyncio.run(main())


def test_old_games_do_not_keep_new_players_from_being_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("smallworld.server.store.devices.MOST", 3)

    async def main() -> None:
        pusher, browser = Pusher(FileBook(tmp_path)), Browser()
        device = Device("https://fcm.googleapis.com/x", text_of(point(browser.key)), text_of(browser.auth))
        for table in "abcad":  # the first one comes again, so it is not the oldest
            await pusher.change(table, (0,), device, True)
        assert [table for table in "abcd" if FileBook(tmp_path).of(table, 0)] == ["a", "c", "d"]

    asyncio.run(main())


def test_whoever_asks_for_the_key_again_and_again_does_not_read_the_file_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        pusher = Pusher(FileBook(tmp_path))
        key = await pusher.public_key()
        monkeypatch.setattr(pusher.book, "open", None)
        assert await pusher.public_key() == key

    asyncio.run(main())


def test_all_messages_share_what_is_trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []

    async def nobody(host: str, port: int, ssl: object) -> None:
        seen.append(ssl)
        raise OSError("nobody is there")

    async def main() -> None:
        monkeypatch.setattr(asyncio, "open_connection", nobody)
        browser, pusher = Browser(), Pusher(FileBook(tmp_path))
        device = Device("https://fcm.googleapis.com/x", text_of(point(browser.key)), text_of(browser.auth))
        await pusher.change("table", (0,), device, True)
        for round in range(3):
            await pusher.tell("table", 0, f"{round}:0")
        assert len(seen) == 3 and seen[0] is not None, "it is posted in secret"
        assert len(set(map(id, seen))) == 1, "reading all certificates takes a while, in which nobody is served"

    asyncio.run(main())


def test_a_broken_file_stops_no_game(tmp_path: Path) -> None:
    (tmp_path / "push.sqlite").write_bytes(b"this is no database, not at all")

    async def main() -> None:
        with pytest.raises(StoreError):
            await Pusher(FileBook(tmp_path)).public_key()
        await Pusher(FileBook(tmp_path)).tell("table", 0, "1:0")

    asyncio.run(main())


def test_where_nothing_can_be_read_a_real_server_says_so_without_a_traceback(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "push.sqlite").write_bytes(b"this is no database, not at all")
    with RealServer(tmp_path / "data") as server:
        made = server.make()
        browser = Browser()
        wish = {"endpoint": "https://fcm.googleapis.com/x", "p256dh": text_of(point(browser.key))}
        wish["auth"] = text_of(browser.auth)
        path, key = f"/api/tables/{made['table']}/push", f"Bearer {seats(made)[0]}"
        for answer in (server.ask("/api/push"), server.ask(path, wish, authorization=key)):
            assert (answer.status, answer.json["code"]) == (503, "storage")
        server.stop()
        assert "Traceback" not in server.log.read_text()


def test_a_real_server_gives_its_key_and_takes_devices_from_players_only(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server:
        made = server.make()
        path = f"/api/tables/{made['table']}/push"
        browser = Browser()
        wish = {
            "endpoint": "https://fcm.googleapis.com/x",
            "p256dh": text_of(point(browser.key)),
            "auth": text_of(browser.auth),
        }
        assert len(bytes_of(server.ask("/api/push").json["key"])) == 65

        def asks(body: Json, token: str, method: str = "POST") -> tuple[int, Json]:
            answer = server.ask(path, body, method, authorization=f"Bearer {token}")
            return answer.status, answer.json

        assert asks(wish, made["watch"])[0] == 403
        assert asks(wish, "x" * 22)[0] == 404
        assert asks(wish | {"endpoint": "https://10.0.0.1/"}, seats(made)[0])[0] == 400
        assert asks({"endpoint": 3}, seats(made)[0])[0] == 400
        assert asks(wish, seats(made)[0]) == (200, {"seats": [0]})
        assert asks(wish, seats(made)[0], "DELETE") == (200, {"seats": [0]})
