"""A process beside the server that thinks for slow bots: compiled code lets no other thread in while it thinks."""

import contextlib
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final

COMMAND: Final = (sys.executable, "-m", "smallworld.server.minds")
SOURCE: Final = str(Path(__file__).parents[2])
"""Where the process finds the same program."""


class Gone(Exception):
    """The process does not answer: it was ended, hangs, or cannot be started."""


class TooLong(Gone):
    """It thought for so long that it was ended."""


class Apart:
    """One process, begun with the first question and begun again if it has gone. One question at a time."""

    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        self.command: Final = command
        self.process: subprocess.Popen[bytes] | None = None
        self.closed = False
        self.lock: Final = threading.Lock()  # between beginning a process and closing

    def ask(self, letter: bytes, seconds: float) -> bytes:
        """The answer, waited for; a process that takes too long is ended."""
        process = self.running()
        assert process.stdin is not None and process.stdout is not None
        late = threading.Event()

        def end() -> None:
            late.set()
            process.kill()

        watch = threading.Timer(seconds, end)
        watch.start()
        try:
            process.stdin.write(letter)
            process.stdin.flush()
            answer = process.stdout.readline()
        except (OSError, ValueError):  # ValueError: it was closed under our hands
            answer = b""
        finally:
            watch.cancel()
        if not answer.endswith(b"\n"):
            self.end()
            if late.is_set():
                raise TooLong("the process that thinks for bots took too long and was ended")
            raise Gone("the process that thinks for bots has gone")
        return answer

    def running(self) -> "subprocess.Popen[bytes]":
        """The process, begun if there is none."""
        with self.lock:
            if self.closed:
                raise Gone("the server is closing")
            if self.process is None:
                self.process = self.begun()
            return self.process

    def begun(self) -> "subprocess.Popen[bytes]":
        """A new process."""
        paths = [SOURCE, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
        try:
            return subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join([path for path in paths if path])},
                start_new_session=True,  # Ctrl+C is for the server, which ends this process itself
            )
        except OSError as problem:
            raise Gone(f"the process that thinks for bots cannot be started: {problem}") from None

    def end(self) -> None:
        """End the process, if there is one."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                assert pipe is not None
                with contextlib.suppress(OSError):  # what was still to be written is lost with it
                    pipe.close()

    def close(self) -> None:
        """Stop for good. A thread that waits for an answer is told that none will come."""
        with self.lock:
            self.closed = True
        self.end()
