"""The two commands: what run.py makes again and when, and how check.py counts."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import check
import run
from check import Checks, Count, count_tests

pytestmark = pytest.mark.net


class PretendHome(run.Home):
    """A project's folder in which the slow work is only written down."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.done: list[str] = []
        self.refused: set[str] = set()  # what pip fails at
        self.works = True  # .venv's Python
        for name in ("pyproject.toml", "setup.py", *run.SPOKEN, "requirements/run.txt", "src/game/rules.py"):
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(name)

    def ask(self, code: str) -> str:
        if not self.works:
            return ""
        return sys.version if "version" in code else "engine.so"

    def make(self) -> None:
        self.done.append("venv")
        self.works = True
        self.venv.mkdir(exist_ok=True)
        for file in self.venv.iterdir():
            file.unlink()

    def pip(self, *arguments: str, **variables: str) -> bool:
        what = "requirements" if "-r" in arguments else "plain game" if variables else "game"
        self.done.append(what)
        return what not in self.refused

    def work(self) -> list[str]:
        """What preparing does now."""
        self.done = []
        self.prepare("run")
        return self.done


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PretendHome:
    """A folder in which all is ready."""
    monkeypatch.delenv("SMALLWORLD_PURE", raising=False)
    home = PretendHome(tmp_path)
    assert home.work() == ["venv", "requirements", "game"]
    return home


def test_the_second_time_nothing_is_done(home: PretendHome) -> None:
    assert home.work() == []
    assert home.build() == run.COMPILED


@pytest.mark.parametrize("name", ["src/game/rules.py", "src/game/new.toml", "pyproject.toml", "setup.py"])
def test_a_changed_source_is_installed_again(home: PretendHome, name: str) -> None:
    before = home.package_key()
    (home.root / name).write_text("changed")
    assert home.package_key() != before
    assert home.work() == ["game"]
    assert home.work() == []


def test_a_renamed_source_is_installed_again(home: PretendHome) -> None:
    (home.root / "src/game/rules.py").rename(home.root / "src/game/other.py")
    assert home.work() == ["game"]


@pytest.mark.parametrize("name", ["src/game/__pycache__/rules.pyc", "src/game/rules.so", "src/game.egg-info/a", "b"])
def test_what_is_no_source_changes_nothing(home: PretendHome, name: str) -> None:
    (home.root / name).parent.mkdir(exist_ok=True)
    (home.root / name).write_text("left over")
    assert home.work() == []


def test_changed_requirements_are_installed_and_the_game_built_with_them(home: PretendHome) -> None:
    (home.root / "requirements/run.txt").write_text("changed")
    assert home.work() == ["requirements", "game"]


def test_asking_for_the_plain_build_builds_again(home: PretendHome, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLWORLD_PURE", "0")
    assert home.work() == []
    monkeypatch.setenv("SMALLWORLD_PURE", "1")
    assert home.work() == ["game"]


def test_without_the_package_only_the_tools_are_made_ready(tmp_path: Path) -> None:
    home = PretendHome(tmp_path)
    home.prepare("run", package=False)
    assert home.done == ["venv", "requirements"]


def test_a_python_that_is_gone_makes_all_anew(home: PretendHome) -> None:
    home.works = False
    assert home.work() == ["venv", "requirements", "game"]


def test_the_python_of_no_venv_answers_nothing(tmp_path: Path) -> None:
    home = run.Home(tmp_path)
    assert home.ask("print(1)") == ""
    assert not home.alive()


def test_work_cut_short_makes_all_anew(home: PretendHome, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(*arguments: str, **variables: str) -> bool:
        raise KeyboardInterrupt

    (home.root / "setup.py").write_text("changed")
    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(home, "pip", killed)
        home.work()
    assert home.work() == ["venv", "requirements", "game"]


def test_a_pip_that_fails_is_told_in_one_line(home: PretendHome) -> None:
    (home.root / "requirements/run.txt").write_text("changed")
    home.refused = {"requirements"}
    with pytest.raises(run.TroubleError, match=r"^Could not install .*run\.txt: check the network, then try again.*$"):
        home.work()


def test_an_engine_that_does_not_compile_is_installed_plain(
    home: PretendHome, capsys: pytest.CaptureFixture[str]
) -> None:
    (home.root / "setup.py").write_text("changed")
    home.refused = {"game"}
    assert home.work() == ["game", "plain game"]
    assert home.build() == run.BROKEN
    assert "The engine did not compile" in capsys.readouterr().err.splitlines()[-1]


def test_a_game_that_cannot_be_installed_at_all_is_trouble(home: PretendHome) -> None:
    (home.root / "setup.py").write_text("changed")
    home.refused = {"game", "plain game"}
    with pytest.raises(run.TroubleError, match=r"^Could not install the game"):
        home.work()


class PretendWeb(run.Web):
    """The browser's part, with an npm that only writes down what it is asked."""

    def __init__(self, home: PretendHome) -> None:
        super().__init__(home)
        self.asked: list[str] = []
        self.fails = False
        self.installed = home.root / "installed" / "web"
        for name in ("package.json", "src/main.tsx", "node_modules/preact/index.js"):
            (self.source / name).parent.mkdir(parents=True, exist_ok=True)
            (self.source / name).write_text(name)

    def place(self) -> Path:
        return self.installed

    def call(self, *arguments: str, **streams: object) -> int:
        self.asked.append(arguments[-1] if arguments[0] == "run" else arguments[0])
        self.built.mkdir(parents=True, exist_ok=True)
        (self.built / "index.html").write_text((self.source / "src/main.tsx").read_text())
        return int(self.fails)

    def work(self) -> list[str]:
        """What preparing does now."""
        self.asked = []
        self.prepare()
        return self.asked


@pytest.fixture
def web(home: PretendHome) -> PretendWeb:
    """The browser's part of that folder, built."""
    web = PretendWeb(home)
    assert web.work() == ["ci", "build"]
    return web


def test_the_web_part_is_built_once_and_laid_into_the_package(web: PretendWeb) -> None:
    assert web.work() == []
    assert (web.installed / "index.html").read_text() == "src/main.tsx"


def test_a_changed_page_builds_the_web_part_and_not_the_engine(home: PretendHome, web: PretendWeb) -> None:
    (web.source / "src/main.tsx").write_text("changed")
    assert home.work() == []
    assert web.work() == ["ci", "build"]
    assert (web.installed / "index.html").read_text() == "changed"
    assert home.work() == []


def test_what_npm_fetched_is_no_source(web: PretendWeb) -> None:
    (web.source / "node_modules/preact/index.js").write_text("newer")
    assert web.work() == []


def test_a_package_installed_anew_gets_its_pages_without_another_build(web: PretendWeb) -> None:
    (web.installed / "index.html").unlink()
    assert web.work() == []
    assert (web.installed / "index.html").is_file()


def test_pages_that_were_deleted_are_built_again(web: PretendWeb) -> None:
    (web.built / "index.html").unlink()
    assert web.work() == ["ci", "build"]


def test_an_npm_that_fails_is_told_in_one_line_and_spoils_nothing_else(home: PretendHome, web: PretendWeb) -> None:
    (web.source / "src/main.tsx").write_text("changed")
    web.fails = True
    with pytest.raises(
        run.TroubleError, match=r"^Could not build the web part \(npm ci .*failed: .*Is there a network\?$"
    ):
        web.work()
    assert home.work() == []
    web.fails = False
    assert web.work() == ["ci", "build"]


@pytest.mark.parametrize(("version", "good"), [("v20.1.0", True), ("v24.0.0", True), ("v18.20.1", False), ("", False)])
def test_node_is_taken_from_the_path_when_new_enough(
    home: PretendHome, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, good: bool
) -> None:
    node, npm = tmp_path / "node", tmp_path / "npm-cli.js"
    node.write_text(f"#!/bin/sh\necho {version}\n")
    node.chmod(0o755)
    npm.touch()
    monkeypatch.setattr("shutil.which", {"node": str(node), "npm": str(npm)}.get)
    assert run.Web(home).own_node() == ((str(node), str(npm)) if good else None)


def test_without_any_node_one_is_told_to_install_it(home: PretendHome, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(run.TroubleError, match="Node 20"):
        run.Web(home).node()
    assert home.done[-1] == "requirements"


def test_a_python_without_venv_is_told_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(run.TroubleError, match="apt install python3-venv"):
        run.Home(tmp_path).make()


def test_an_old_python_is_told_so() -> None:
    assert run.old_python(3, 11) == run.old_python(3, 14) == run.old_python(4, 0) == ""
    message = run.old_python(3, 9)
    assert "needs Python 3.11" in message and "this is 3.9" in message and "\n" not in message


@pytest.mark.parametrize("name", ["run.py", "check.py"])
def test_an_old_python_can_read_the_commands(name: str) -> None:
    ast.parse((run.ROOT / name).read_text(encoding="utf-8"), feature_version=(3, 7))


def test_other_programs_look_for_packages_only_where_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    assert "PYTHONPATH" not in run.environment()
    assert run.environment(PYTHONPATH="src")["PYTHONPATH"] == "src"


MIXED = """
import pytest

@pytest.fixture
def broken():
    raise OSError

@pytest.fixture
def messy():
    yield
    raise OSError

def test_good(): pass
def test_bad(): assert False
def test_without_fixture(broken): pass
def test_untidy(messy): pass

@pytest.mark.skip
def test_left_out(): pass

@pytest.mark.xfail
def test_known(): assert False
"""


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("def test_good(): pass", Count(1, 0)),
        (MIXED, Count(1, 3)),
        ("def test_good(: pass", Count(0, 1)),
        ("import no_such_module_at_all", Count(0, 1)),
        ("nothing_to_run = True", Count(0, 1)),
        ("import os\ndef test_crash(): os._exit(0)", Count(0, 1)),
        ("import pytest\ndef test_good(): pass\ndef test_stop(): pytest.exit('enough', 3)", Count(2, 1)),
    ],
)
def test_counting_what_pytest_did(tmp_path: Path, text: str, count: Count) -> None:
    (tmp_path / "test_it.py").write_text(text)
    (tmp_path / "pytest.ini").write_text("[pytest]")
    report = tmp_path / "report.xml"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junit-xml={report}"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, check=False)
    assert count_tests(report, done.returncode) == count


def test_a_spoilt_report_counts_as_failed(tmp_path: Path) -> None:
    (tmp_path / "report.xml").write_text("<testsuites><testcase>")
    assert count_tests(tmp_path / "report.xml", 0) == Count(0, 1)


def test_checks_add_up(home: PretendHome, monkeypatch: pytest.MonkeyPatch) -> None:
    checks = Checks(home)
    codes = iter([0, 1, 0, 0])
    monkeypatch.setattr(checks, "call", lambda *arguments, **variables: next(codes))
    checks.style_and_types()
    assert checks.count == Count(3, 1)
    assert str(checks.count) == "3 passed, 1 failed"


def test_a_compiled_engine_in_the_source_is_a_failure(home: PretendHome) -> None:
    (home.root / "src/game/rules.so").touch()
    checks = Checks(home)
    checks.plain(quick=True)
    assert checks.count == Count(0, 1)


@pytest.mark.parametrize(("build", "count"), [(run.BROKEN, Count(0, 1)), (run.PLAIN, Count(0, 0))])
def test_only_a_compiler_that_failed_is_a_failure(home: PretendHome, build: str, count: Count) -> None:
    (home.venv / "build").write_text(build)
    checks = Checks(home)
    checks.compiled()
    assert checks.count == count


def test_the_last_line_is_the_count_even_without_a_network(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*arguments: object, **options: object) -> None:
        raise run.TroubleError("no network")

    monkeypatch.setattr(run.Home, "prepare", fail)
    assert check.main([]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "0 passed, 1 failed"


def test_pip_and_run_fetch_the_same_node_where_there_is_none() -> None:
    named = [line for line in (run.ROOT / "requirements" / "web.in").read_text().splitlines() if line[:1] != "#"]
    assert f'NODE = "{named[0]}"' in (run.ROOT / "setup.py").read_text()
