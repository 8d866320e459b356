"""A project folder in which the slow work of run.py is only written down."""

import sys
import sysconfig
import threading
from pathlib import Path

import pytest

import run


class PretendHome(run.Home):
    """The folder: a pip that writes down what it is asked, and an npm that does (``pretend_npm``)."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.done: list[str] = []
        self.refused: set[str] = set()  # what pip or npm fails at
        self.works = True  # .venv's Python
        self.compiler = True
        self.npm_began = threading.Event()
        self.edited_meanwhile = ""  # what somebody writes into a source while the game is built
        names = ["pyproject.toml", "setup.py", *run.SPOKEN, "requirements/run.txt", "requirements/check.txt"]
        names += ["src/game/rules.py", "web/package.json", "web/src/main.tsx", "web/node_modules/preact/index.js"]
        names += ["web/text/ru.ftl"]
        for name in names:
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(name)
        self.rules = root / "src/game/rules.py"
        self.page = root / "web/src/main.tsx"
        self.words = root / "web/text/ru.ftl"

    def ask(self, code: str, **variables: str) -> str:
        if "has_compiler" in code:
            return str(self.compiler)
        if "engine" in code:
            return (Path(variables["PYTHONPATH"]) / "engine").read_text()
        return sys.version if self.works else ""

    def make(self) -> None:
        self.done.append("venv")
        self.works = True
        with self.alone(run.PLAIN, run.COMPILED, "web"):
            self.clear()
        self.python.parent.mkdir()
        self.libraries().mkdir(parents=True)

    def libraries(self) -> Path:
        """Where .venv's Python looks for packages."""
        return Path(sysconfig.get_path("purelib", "venv", {"base": str(self.venv)}))

    def pip(self, *arguments: str, log: Path | None = None, **variables: str) -> bool:
        plain = variables.get("SMALLWORLD_PURE") == "1"
        what = "requirements" if "-r" in arguments else "plain game" if plain else "compiled game"
        self.done.append(what)
        if "--target" in arguments and what not in self.refused:
            if self.edited_meanwhile:
                self.rules.write_text(self.edited_meanwhile)
            made, source = Path(arguments[-2]), Path(arguments[-1])
            for folder in ("bin", "smallworld"):
                (made / folder).mkdir(parents=True)
            (made / "bin" / "smallworld").touch()
            (made / "engine").write_text("engine.py" if plain else "engine.so")
            (made / "rules").write_text((source / "src/game/rules.py").read_text())
        return what not in self.refused

    def npm(self, *arguments: str) -> int:
        """What stands in for npm."""
        what = f"npm {arguments[-1] if arguments[0] == 'run' else arguments[0]}"
        self.done.append(what)
        self.npm_began.set()
        built = self.root / run.BUILT_WEB
        built.mkdir(parents=True, exist_ok=True)
        (built / "index.html").write_text(self.page.read_text())
        return int(what in self.refused)

    def start(self, command: str = "serve") -> list[str]:
        """What run.py does now for a command; what npm does comes last, though it is done at the same time."""
        self.done = []
        self.build = run.make_ready(self, command)
        return sorted(self.done, key=lambda what: what.startswith("npm"))

    def finish_compiling(self) -> list[str]:
        """What the background compiling process does."""
        self.done = []
        run.compile_for_later(self)
        return self.done

    def kind(self) -> str:
        """How the last build was made."""
        return self.build.name.partition("-")[0]

    def found(self) -> Path:
        """The build that .venv's Python finds."""
        return (self.libraries() / (self.libraries() / "smallworld.pth").read_text().strip()).resolve()

    def served(self) -> str:
        """The pages in the last build."""
        return (self.build / "smallworld" / "web" / "index.html").read_text()

    def said(self) -> str:
        """The words in the last build."""
        return (self.build / "smallworld" / "web" / "text" / "ru.ftl").read_text(encoding="utf-8")


def pretend_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write down what npm and the background compiling process do, too."""

    def call(web: run.Web, *arguments: str, **streams: object) -> int:
        assert isinstance(web.home, PretendHome)
        return web.home.npm(*arguments)

    def compile_aside(package: run.Package, gentle: int) -> None:
        assert isinstance(package.home, PretendHome)
        package.home.done.append("aside")

    monkeypatch.delenv("SMALLWORLD_PURE", raising=False)
    monkeypatch.setattr(run.Web, "call", call)
    monkeypatch.setattr(run.Package, "compile_aside", compile_aside)
