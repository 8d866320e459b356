"""What a host sees of a running server: metrics, readiness for a proxy, a log of single lines."""

import json
import logging
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from database import running
from real import RealServer
from smallworld.server.logs import AsJson, InOneLine
from smallworld.server.metrics import Counts, Times, merged

SAMPLE = re.compile(r'[a-z_]+(\{[a-z_]+="[^"]*"(,[a-z_]+="[^"]*")*\})? [0-9.e+-]+')
"""A line with a number, as Prometheus reads it."""


def port_of(server: RealServer) -> int:
    """Where it counts, as it says in one of its first lines."""
    assert server.process is not None and server.process.stdout is not None
    for _ in range(3):
        line = server.process.stdout.readline()
        if "Metrics are at" in line:
            return int(line.rsplit(":", 1)[1].split("/")[0])
    raise AssertionError("it does not say where its metrics are")


def ask(port: int, path: str) -> tuple[int, str]:
    """One request to that port."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=20) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as problem:
        with problem:
            return problem.code, problem.read().decode()


def samples(text: str) -> dict[str, float]:
    """The numbers, each line checked."""
    found: dict[str, float] = {}
    for line in text.splitlines():
        if not line.startswith("# "):
            assert SAMPLE.fullmatch(line), line
            name, _, value = line.rpartition(" ")
            assert name not in found
            found[name] = float(value)
    return found


def test_what_is_played_is_counted(tmp_path: Path) -> None:
    with RealServer(tmp_path / "games", "--metrics", "0") as server:
        port = port_of(server)
        before = samples(ask(port, "/metrics")[1])
        assert before["smallworld_tables"] == 0 and before['smallworld_store_errors_total{work="append"}'] == 0
        made = server.make()
        browser = server.sit(made["table"], *[seat["token"] for seat in made["seats"]])
        for n in range(7):
            assert browser.play(f"id-{n}")["t"] == "ok"
        alone = server.make(seats=[{"kind": "person"}, {"kind": "bot", "bot": "easy"}])
        token = alone["seats"][0]["token"]
        other = server.sit(alone["table"], token)
        while other.game and other.game["choices"]:
            other.play(f"x-{other.version}")
        while not (other.game and other.game["choices"]):
            other.next()
        browser.socket.send("not JSON")
        browser.hear("no")
        after = samples(ask(port, "/metrics")[1])
        assert after["smallworld_tables"] == 2 and after["smallworld_sockets"] == 2
        assert after['smallworld_act_seconds_count{message="do"}'] >= 7
        assert (
            after['smallworld_act_seconds_bucket{message="do",le="+Inf"}']
            == after['smallworld_act_seconds_count{message="do"}']
        )
        assert after['smallworld_store_seconds_count{work="append"}'] >= 10
        assert sum(value for name, value in after.items() if name.startswith("smallworld_bot_seconds_count")) >= 1
        assert after['smallworld_client_mistakes_total{mistake="messages that cannot be read"}'] == 1
        assert after["process_resident_memory_bytes"] > 1e6 and after["process_open_fds"] > 3
        assert made["table"] not in ask(port, "/metrics")[1]
        assert ask(port, "/api/catalogue")[0] == 404 and ask(port, "/healthz") == (200, "ok\n")
        assert ask(port, "/readyz") == (200, "ready\n") and server.ask("/readyz").body == b"ready"
        assert server.ask("/metrics").status == 404, "not where everybody can ask"


def test_a_node_that_drains_is_not_ready_but_plays_on(tmp_path: Path) -> None:
    with RealServer(tmp_path / "games", "--drain", "4") as server:
        made = server.make()
        browser = server.sit(made["table"], *[seat["token"] for seat in made["seats"]])
        assert server.ask("/readyz").status == 200
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        last = time.monotonic() + 20
        while (answer := server.ask("/readyz")).status == 200:
            assert time.monotonic() < last
            time.sleep(0.02)
        assert (answer.status, answer.body) == (503, b"draining")
        assert server.ask("/healthz").status == 200, "it is well"
        assert browser.play("id-1")["t"] == "ok", "and people play on while the proxy looks elsewhere"
        assert server.process.wait(30) == 0
    with RealServer(tmp_path / "games", "--drain", "600") as server:
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        while server.ask("/readyz").status == 200:  # two signals that come together are one
            time.sleep(0.02)
        assert server.stop(signal.SIGTERM) == 0, "told twice, it does not wait"


def test_a_node_without_its_database_is_not_ready(tmp_path: Path) -> None:
    with running() as postgres:
        address = postgres.address(postgres.new())
        with RealServer(tmp_path / "games", "--store", address, "--log", "json", "--metrics", "0") as server:
            port = port_of(server)
            assert server.ask("/readyz").status == 200
            postgres.stop()
            last = time.monotonic() + 30
            while (answer := server.ask("/readyz")).status == 200:
                assert time.monotonic() < last
                time.sleep(0.1)
            assert (answer.status, answer.body) == (503, b"the store does not answer")
            assert server.ask("/healthz").status == 200
            assert samples(ask(port, "/metrics")[1])['smallworld_store_errors_total{work="load"}'] >= 1
            postgres.start()
            while server.ask("/readyz").status != 200:
                assert time.monotonic() < last + 30
                time.sleep(0.1)
        lines = server.log.read_text().splitlines()
        assert lines and all(json.loads(line)["level"] in ("warning", "error") for line in lines)


def test_all_workers_are_counted_on_one_port(tmp_path: Path, database: str) -> None:
    options = ("--store", database, "--workers", "2", "--metrics", "0", "--drain", "2")
    with RealServer(tmp_path / "games", *options) as server:
        port = port_of(server)
        made = server.make()
        browsers = [server.sit(made["table"], *[seat["token"] for seat in made["seats"]]) for _ in range(4)]
        found = samples(ask(port, "/metrics")[1])
        sockets = {name: value for name, value in found.items() if name.startswith("smallworld_sockets{")}
        assert len(sockets) == 2 and sum(sockets.values()) == 4
        assert ask(port, "/readyz") == (200, "ready\n") and ask(port, "/healthz")[0] == 200
        assert ask(port, "/other")[0] == 404
        for each in browsers:
            each.socket.close()
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        last = time.monotonic() + 20
        while ask(port, "/readyz")[0] == 200:
            assert time.monotonic() < last
        assert server.process.wait(30) == 0


def test_a_port_that_is_taken_and_one_that_is_none(tmp_path: Path) -> None:
    with RealServer(tmp_path / "games") as server:
        for given, said in ((str(server.port), "give another --metrics"), ("x", "give a port such as 9100")):
            command = [sys.executable, "-m", "smallworld", "serve", "--port", "0", "--data", str(tmp_path / "new")]
            done = subprocess.run(
                [*command, "--metrics", given], capture_output=True, text=True, timeout=60, check=False
            )
            assert done.returncode == 2 and said in done.stderr, done.stderr
        assert not (tmp_path / "new").exists()


def test_the_port_of_metrics_outlives_whoever_speaks_nonsense(tmp_path: Path) -> None:
    import socket

    with RealServer(tmp_path / "games", "--metrics", "0") as server:
        port = port_of(server)
        for nonsense in (b"", b"\r\n\r\n", b"GET\r\n\r\n", b"POST /metrics HTTP/1.1\r\n\r\n", b"x" * 100_000):
            with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
                line.sendall(nonsense)
        assert ask(port, "/metrics")[0] == 200
        assert "Traceback" not in server.log.read_text()


def test_everything_logged_is_one_line() -> None:
    try:
        raise ValueError("a fault\nof two lines")
    except ValueError:
        record = logging.LogRecord("smallworld.server", logging.ERROR, "", 1, "table %s", ("a\nb",), sys.exc_info())
    text, told = InOneLine().format(record), AsJson().format(record)
    assert "\n" not in text and "ERROR table a | b | Traceback" in text and "of two lines" in text
    assert "\n" not in told
    parsed = json.loads(told)
    assert parsed["message"] == "table a\nb" and "of two lines" in parsed["traceback"] and parsed["level"] == "error"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", parsed["time"])


def test_a_histogram_adds_up_and_workers_are_told_apart() -> None:
    times = Times("seconds", "Time.", "kind")
    for each in (0.0005, 0.001, 0.3, 100):
        times.note(each, "a")
    found = samples("\n".join(times.lines()))
    assert [found[f'seconds_bucket{{kind="a",le="{le}"}}'] for le in ("0.001", "0.25", "0.5", "10", "+Inf")] == [
        2,
        2,
        3,
        3,
        4,
    ]
    assert found['seconds_sum{kind="a"}'] == pytest.approx(100.3015)
    counts = Counts("things_total", "Things.", "kind", ("x",))
    counts.note("x")
    text = "\n".join(counts.lines()) + "\n# HELP up Up.\n# TYPE up gauge\nup 1\n"
    both = merged({"1": text, "2": text})
    assert both.count("# HELP things_total") == 1 and both.count("# TYPE up gauge") == 1
    assert samples(both) == {
        'things_total{kind="x",worker="1"}': 1,
        'things_total{kind="x",worker="2"}': 1,
        'up{worker="1"}': 1,
        'up{worker="2"}': 1,
    }
