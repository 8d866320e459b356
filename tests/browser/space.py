"""Any web space: a folder of files, one of them the site, over a line as slow as one likes."""

import functools
import http.server
import io
import threading
import time
from pathlib import Path
from typing import Any


class Files(http.server.SimpleHTTPRequestHandler):
    """The files of a folder, as they are."""

    def __init__(self, *arguments: Any, space: "Space", **more: Any) -> None:
        self.space = space
        super().__init__(*arguments, **more)

    def guess_type(self, path: object) -> str:
        return "text/javascript" if str(path).endswith(".mjs") else super().guess_type(str(path))

    def send_head(self) -> Any:
        time.sleep(self.space.delay)
        if any(name in self.path for name in self.space.unreachable):
            self.send_error(http.HTTPStatus.BAD_GATEWAY)
            return None
        return super().send_head()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        while piece := source.read(io.DEFAULT_BUFFER_SIZE):
            self.space.carry(len(piece))
            outputfile.write(piece)

    def log_message(self, *_: object) -> None:
        """Nothing."""


class Space:
    """A web space that can be switched off. The site lies in a folder of it, beside what belongs to others."""

    def __init__(self, folder: Path, rate: float = 0.0, delay: float = 0.0) -> None:
        self.folder = folder
        self.delay = delay  # seconds for each request to go there and back
        self.rate = rate  # bytes a second over the one line that all files share; 0: no limit
        self.sent = 0
        self.unreachable: tuple[str, ...] = ()  # parts of names for which a proxy answers that nobody is there
        self.line = threading.Lock()
        files = functools.partial(Files, directory=str(folder.parent), space=self)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), files)
        self.port = self.server.server_port
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True)
        self.thread.start()

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}/{self.folder.name}/"

    def carry(self, size: int) -> None:
        """Take the time that so many bytes need."""
        with self.line:
            self.sent += size
            if self.rate:
                time.sleep(size / self.rate)

    def off(self) -> None:
        self.server.shutdown()
        self.server.server_close()
