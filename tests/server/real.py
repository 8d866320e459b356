"""A real server process on a free port, and a browser of a few lines that talks to it."""

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

Json = dict[str, Any]
ROOT = Path(__file__).parent.parent.parent


class RealServer:
    """`smallworld serve` as a process of its own; it can be killed and started again on the same data."""

    def __init__(self, data: Path, *arguments: str, program: tuple[str, ...] = ("-m", "smallworld", "serve")) -> None:
        self.data = data
        self.arguments = arguments
        self.program = program
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.log = data.with_name(f"{data.name}.log")  # what it writes to stderr
        self.since = 0.0

    def start(self) -> None:
        """Start and wait until it says where it is."""
        self.since = time.monotonic()
        command = [sys.executable, *self.program, "--port", str(self.port), "--data", str(self.data), *self.arguments]
        path = os.pathsep.join(entry for entry in sys.path if entry)
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, "PYTHONPATH": path}
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "Small World is at" in line, line
        self.port = int(line.split("localhost:")[1].split(" ")[0].rstrip(","))

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and wait for the end."""
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
        return code

    def __enter__(self) -> "RealServer":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.stop(signal.SIGKILL)

    # HTTP

    def ask(self, path: str, body: bytes | Json | None = None, method: str | None = None, **headers: str) -> "Answer":
        """One request; errors are answers too."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        data = json.dumps(body).encode() if isinstance(body, dict) else body
        if data is not None:
            sent.setdefault("content-type", "application/json")
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, sent, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return Answer(response.status, dict(response.headers), response.read())
        except urllib.error.HTTPError as problem:
            with problem:
                return Answer(problem.code, dict(problem.headers), problem.read())

    def make(self, **body: Any) -> Json:
        """A new table."""
        wanted = {"players": 2, "seats": [{"kind": "person"}, {"kind": "person"}], "pace": 0, "start": True} | body
        answer = self.ask("/api/tables", wanted)
        assert answer.status == 201, answer
        return answer.json

    # Sockets

    def connect(self, origin: str | None = "same", table: str = "", **headers: str) -> ClientConnection:
        """A socket, with the right origin unless said otherwise; pages say for which table it is."""
        wanted = f"http://127.0.0.1:{self.port}" if origin == "same" else origin
        return connect(
            f"ws://127.0.0.1:{self.port}/ws{f'?table={table}' if table else ''}",
            origin=None if wanted is None else Origin(wanted),
            additional_headers=headers,
            max_size=None,
            compression=None,
            open_timeout=20,
            close_timeout=1,
            legacy=True,
        )

    def sit(self, table: str, *tokens: str) -> "Browser":
        """Connect and say hello."""
        return Browser(self.connect(), table, tokens)


class Answer:
    """What came back."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = {name.lower(): value for name, value in headers.items()}
        self.body = body

    @property
    def json(self) -> Json:
        """The body, parsed."""
        data: Json = json.loads(self.body)
        return data

    def __repr__(self) -> str:
        return f"<{self.status} {self.body[:200]!r}>"


class Browser:
    """A socket that remembers everything it heard."""

    def __init__(self, socket: ClientConnection, table: str, tokens: tuple[str, ...]) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.version = 0
        self.game: Json | None = None
        self.send({"t": "hello", "table": table, "tokens": list(tokens)})
        self.table = self.hear("table")

    def send(self, message: Json) -> None:
        """One message."""
        self.socket.send(json.dumps(message))

    def next(self, timeout: float = 20) -> Json:
        """The next message."""
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        if message["t"] in ("table", "update"):
            self.version = message["version"]
            self.game = message.get("game") or self.game
        return message

    def hear(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        while True:
            message = self.next()
            if message["t"] in kinds:
                return message

    def act(self, id: str, first: bool = False) -> Json:
        """Play a legal action of the seat that decides, the last on offer or the first, and hear the answer."""
        assert self.game is not None and self.game["choices"]
        choices = self.game["choices"]
        action = choices["actions"][0 if first else -1]
        self.send({"t": "do", "id": id, "seat": choices["seat"], "version": self.version, "action": action})
        return self.hear("ok", "no")

    def play(self, id: str) -> Json:
        """The same, and hear the update."""
        answer = self.act(id)
        if answer["t"] == "ok":
            self.hear("update")
        return answer
