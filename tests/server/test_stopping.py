"""A server that is told to stop says goodbye to everybody, and is soon gone."""

import json
import signal
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from real import Browser, RealServer
from smallworld.server.serve import GRACE


def test_sigterm_says_goodbye_and_ends_soon(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server:
        made = server.make()
        browsers = [server.sit(made["table"], made["watch"]) for _ in range(10)]
        begun = time.monotonic()
        assert server.stop(signal.SIGTERM) == 0
        assert time.monotonic() - begun < 10
        assert {path.name for path in tmp_path.iterdir()} == {"tables.sqlite", "server.lock"}  # all is in the one file
        for browser in browsers:
            assert browser.hear("bye")["code"] == "closing"
            with pytest.raises(ConnectionClosed) as closed:
                browser.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        server.start()
        server.sit(made["table"], made["seats"][0]["token"]).socket.close()


def test_the_goodbye_comes_whole_to_those_who_are_talking(tmp_path: Path) -> None:
    """Their last words are not read any more, and a connection closed with something unread is reset."""
    with RealServer(tmp_path) as server, ThreadPoolExecutor(50) as threads:
        made = server.make()
        silent = server.connect()
        browsers = [server.sit(made["table"], made["watch"]) for _ in range(24)]
        ends = [threads.submit(heard_last, line) for line in (silent, *[browser.socket for browser in browsers])]
        for browser in browsers:
            threads.submit(chatter, browser)
        time.sleep(0.2)
        begun = time.monotonic()
        assert server.stop(signal.SIGTERM) == 0
        assert time.monotonic() - begun < 10
        assert [end.result() for end in ends] == [("closing", 1012)] * 25


def test_a_server_that_ends_does_not_wait_for_half_a_request(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server:
        half = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n")
        half.sendall(b"Content-Length: 50\r\n\r\n{")
        time.sleep(0.3)
        begun = time.monotonic()
        assert server.stop(signal.SIGTERM) == 0
        assert time.monotonic() - begun < GRACE
        half.close()


def test_a_server_that_says_where_it_is_heeds_signals(tmp_path: Path) -> None:
    for n in range(3):
        with RealServer(tmp_path / f"{n}") as server:
            assert server.stop(signal.SIGTERM) == 0


def chatter(browser: Browser) -> None:
    """Say something all the time, below the limits, whatever comes back."""
    with suppress(ConnectionClosed):
        for _ in range(20):
            for _ in range(10):
                browser.send({"t": "sync"})
            time.sleep(0.02)


def heard_last(line: ClientConnection) -> tuple[str, int]:
    """The code of the goodbye and that of the closing."""
    code = ""
    while True:
        try:
            code = json.loads(line.recv(20)).get("code", "")
        except ConnectionClosed as closed:
            return code, closed.rcvd.code if closed.rcvd else 0
