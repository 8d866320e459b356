"""A real server for the browser tests, in a process of its own, and a real browser."""

import json
import os
import shutil
import subprocess
import sys
import urllib.request
import zlib
from pathlib import Path
from typing import Any

from smallworld.server.app import WEB

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
SHELL = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def chromium() -> str:
    """The browser of this machine; nothing if there is none."""
    named = os.environ.get("CHROMIUM", "")
    found = [path for path in map(shutil.which, NAMES) if path]
    return named or (found[0] if found else "")


def shell() -> str:
    """The same browser without windows and bars, at a third of the work, if it is here and none was named."""
    return "" if os.environ.get("CHROMIUM") else shutil.which(SHELL) or ""


def why_not() -> str:
    """Why browser tests cannot run here; nothing if they can."""
    if not chromium():
        return "no chromium here: install it, or name one in $CHROMIUM"
    if not (WEB / "index.html").is_file():
        return "the web part is not built: python3 run.py"
    return ""


def unpacked(frame: str | bytes) -> str:
    """What a frame from the server says; the first may come compressed."""
    return frame if isinstance(frame, str) else zlib.decompress(frame).decode()


class Served:
    """`smallworld serve` on a port of its own; it can be stopped and started again with the same games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.version = ""  # the folder of another version of the program, if it is to be that one
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Serve, and learn the address."""
        command = [sys.executable, "-m", "smallworld", "serve", "--port", str(self.port), "--data", str(self.folder)]
        path = os.pathsep.join(each for each in (self.version, os.environ.get("PYTHONPATH", "")) if each)
        env = {**os.environ, "PYTHONPATH": path}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.partition("localhost:")[2].split()[0])

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process is not None:
            self.process.kill()
        self.stop()

    def stop(self) -> None:
        """End it."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    @property
    def address(self) -> str:
        """What to type into the browser."""
        return f"http://localhost:{self.port}"

    def table(
        self,
        seats: list[dict[str, str]],
        edition: str = "base",
        *,
        start: bool = True,
        pace: int = 0,
        deadline: int = 0,
        **rules: Any,
    ) -> dict[str, Any]:
        """A new table, made without the browser; its bots do not pause unless told to."""
        wish = {"edition": edition, "players": len(seats), "seats": seats, "pace": pace, "deadline": deadline}
        wish |= {"start": start, **rules}  # with a preset or options
        request = urllib.request.Request(
            f"{self.address}/api/tables", json.dumps(wish).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            made: dict[str, Any] = json.load(answer)
        return made
