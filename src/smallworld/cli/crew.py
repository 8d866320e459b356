"""`smallworld serve --workers N`: several processes behind one port, each a node on the same database.

They accept from one socket, which this process keeps open: while one is replaced, callers wait for another. Everybody
at a table is handed over to the same one (`smallworld.server.meeting`). A worker that dies is started again. A worker's
input ends with this process, however that ends, and the worker with it.
"""

import contextlib
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable
from types import FrameType
from typing import Final

from smallworld.cli.common import OK, Mistake

log = logging.getLogger("smallworld.server")

READY: Final = "ready"
"""What a worker says when it is serving; the port of its metrics follows."""

PATIENCE: Final = 12.0
"""Seconds for a worker to end."""

PAUSE: Final = 1.0
"""Seconds until a worker that died is started again."""


class Workers:
    """The processes, and this one that minds them."""

    def __init__(
        self,
        listener: socket.socket,
        number: int,
        arguments: list[str],
        drain: float = 0.0,
        meter: socket.socket | None = None,
    ) -> None:
        from smallworld.server.meeting import Homes  # here, since the other commands start sooner without a server

        self.drain: Final = drain
        self.meter: Final = meter
        self.meters: Final[dict[int, int]] = {}  # the ports where workers count, by process
        self.listener: Final = listener
        self.number: Final = number
        self.arguments: Final = arguments
        self.homes: Final = Homes(number)
        self.running: Final[list[subprocess.Popen[str]]] = []
        self.events: Final = threading.Event()
        self.stopping = False
        self.renewing = False

    def run(self, ready: Callable[[], None]) -> int:
        """Serve until told to stop."""
        handlers = {signal.SIGINT: self.stop, signal.SIGTERM: self.stop, signal.SIGHUP: self.renew}
        before = {each: signal.signal(each, handler) for each, handler in handlers.items()}
        try:
            for place in range(self.number):
                self.running.append(self.start(place))
            for worker in self.running:
                if not self.stopping and not self.serving(worker):
                    raise Mistake("a worker did not start; its message stands above")
            if self.meter is not None:
                CrewMeter(self, self.meter).begin()
            if not self.stopping:
                ready()
            while not self.stopping:
                self.events.wait(0.5)
                self.events.clear()
                self.mind()
        finally:
            self.end(self.running)
            self.homes.close()
            for each, former in before.items():
                signal.signal(each, former)
        return OK

    def start(self, place: int) -> subprocess.Popen[str]:
        """One more, in this place."""
        files = [self.listener.fileno(), *self.homes.files(place)]
        return subprocess.Popen(
            [*self.command(), "--listener", str(files[0]), "--meeting", ",".join(map(str, [place, *files[1:]]))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            pass_fds=files,
            start_new_session=True,
        )

    def command(self) -> list[str]:
        """What each of them is."""
        return [sys.executable, "-m", "smallworld", "serve", *self.arguments]

    def mind(self) -> None:
        """Start again what has died; replace everybody if asked to."""
        for n, worker in enumerate(self.running):
            if worker.poll() is not None and not self.stopping:
                log.error("worker %d has died (%d); another one starts", worker.pid, worker.returncode)
                hang_up(worker)
                time.sleep(PAUSE)
                self.running[n] = self.start(n)
                threading.Thread(target=self.serving, args=(self.running[n],), daemon=True).start()
        if self.renewing:
            self.renewing = False
            for n, old in enumerate(self.running):
                new = self.start(n)
                if self.stopping or not self.serving(new):
                    self.end([new])
                    log.error("a new worker did not start; the old ones stay")
                    return
                self.running[n] = new
                self.end([old], signal.SIGINT)  # at once: the others are ready, and a proxy sees only one server

    def stop(self, signum: int, frame: FrameType | None) -> None:
        """Told to stop."""
        self.stopping = True
        self.events.set()

    def renew(self, signum: int, frame: FrameType | None) -> None:
        """Told to replace all workers, one after the other: there is a new version."""
        self.renewing = True
        self.events.set()

    def end(self, workers: list[subprocess.Popen[str]], how: signal.Signals = signal.SIGTERM) -> None:
        """Tell workers to stop, and wait for them."""
        for worker in workers:
            if worker.poll() is None:
                worker.send_signal(how)
        last = time.monotonic() + PATIENCE + self.drain
        for worker in workers:
            try:
                worker.wait(max(0.1, last - time.monotonic()))
            except subprocess.TimeoutExpired:
                worker.kill()
                worker.wait()
            hang_up(worker)
            self.meters.pop(worker.pid, None)

    def serving(self, worker: subprocess.Popen[str]) -> bool:
        """Wait until it serves; not if it ended instead."""
        assert worker.stdout is not None
        word, _, port = worker.stdout.readline().strip().partition(" ")
        if word == READY and port.isdigit():
            self.meters[worker.pid] = int(port)
        return word == READY


class CrewMeter(threading.Thread):
    """The metrics of all workers on one port; each of them counts on one of its own."""

    def __init__(self, crew: Workers, listener: socket.socket) -> None:
        super().__init__(name="metrics", daemon=True)
        self.crew: Final = crew
        self.listener: Final = listener

    def begin(self) -> None:
        """From now on."""
        self.listener.setblocking(True)
        self.start()

    def run(self) -> None:
        """One request after the other."""
        while True:
            try:
                line, _ = self.listener.accept()
            except OSError:  # the end
                return
            with contextlib.suppress(OSError), line:
                line.settimeout(PATIENCE)
                head = b""
                while b"\r\n\r\n" not in head and len(head) < 8192 and (more := line.recv(4096)):
                    head += more
                path = head.split(b" ")[1:2]
                from smallworld.server.meter import written

                line.sendall(written(*self.answer(path[0].decode("latin-1") if path else "")))

    def answer(self, path: str) -> tuple[int, str]:
        """Status and text. Ready is who has a worker that is."""
        if path == "/healthz":
            return 200, "ok\n"
        if path not in ("/metrics", "/readyz"):
            return 404, "there are /metrics, /healthz and /readyz\n"
        said: dict[str, str] = {}
        for pid, port in list(self.crew.meters.items()):
            with (
                contextlib.suppress(OSError),
                urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5) as got,
            ):
                said[str(pid)] = got.read().decode()
        if path == "/metrics":
            from smallworld.server.metrics import merged

            return 200, merged(said)
        ready = bool(said) and not self.crew.stopping
        return (200, "ready\n") if ready else (503, "draining\n" if self.crew.stopping else "no worker is ready\n")


def hang_up(worker: subprocess.Popen[str]) -> None:
    """Close what connects us."""
    for pipe in (worker.stdin, worker.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()


def end_with_parent() -> None:
    """In a worker: stop when the process that minds it is gone."""

    def wait() -> None:
        with contextlib.suppress(OSError, ValueError):
            while os.read(0, 1024):
                pass
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, name="parent", daemon=True).start()
