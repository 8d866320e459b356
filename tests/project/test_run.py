"""``python3 run.py``: what it makes, when it makes it again, and what it does not wait for."""

import ast
import os
import subprocess
import threading
import time
from pathlib import Path

import pytest

import run
from project.pretend import PretendHome, pretend_work

pytestmark = pytest.mark.net

PAGES = ["npm ci", "npm build"]


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PretendHome:
    """A folder as `git clone` leaves it."""
    pretend_work(monkeypatch)
    return PretendHome(tmp_path)


@pytest.fixture
def home(fresh: PretendHome) -> PretendHome:
    """A folder in which all is ready, and compiled."""
    assert fresh.start("--compile") == ["venv", "requirements", "compiled game", *PAGES]
    return fresh


# The first start


def test_the_first_start_does_not_wait_for_the_compiler(fresh: PretendHome, capsys: pytest.CaptureFixture[str]) -> None:
    assert fresh.start() == ["venv", "requirements", "plain game", "aside", *PAGES]
    assert fresh.kind() == run.PLAIN
    assert fresh.found() == fresh.build
    assert fresh.served() == "web/src/main.tsx"
    last = capsys.readouterr().err.splitlines()[-1]
    assert last == "The engine runs as plain Python this time; meanwhile it is compiled for the next start."


def test_the_next_start_finds_the_engine_compiled(fresh: PretendHome, capsys: pytest.CaptureFixture[str]) -> None:
    fresh.start()
    running = fresh.build
    assert fresh.finish_compiling() == ["compiled game"]
    assert (running / "engine").read_text() == "engine.py", "the game that runs keeps its build"
    assert fresh.found().name.startswith(run.COMPILED), "as .venv/bin/smallworld is compiled from now on"
    capsys.readouterr()
    assert fresh.start() == []
    assert fresh.kind() == run.COMPILED
    assert fresh.served() == "web/src/main.tsx"
    assert capsys.readouterr().err == ""


def test_pages_and_engine_are_made_side_by_side(fresh: PretendHome, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow_pip(*arguments: str, **options: object) -> bool:
        return fresh.npm_began.wait(20)

    fresh.prepare()
    monkeypatch.setattr(fresh, "require", slow_pip)
    assert "npm build" in fresh.start()


def test_a_start_while_the_engine_is_compiled_does_not_wait_for_that(fresh: PretendHome) -> None:
    fresh.start()
    with fresh.alone(run.COMPILED):  # or it would wait for ever; game and pages may wait for each other for a moment
        assert fresh.start() == ["aside"]
        fresh.rules.write_text("changed")
        assert fresh.start() == ["plain game", "aside"]


@pytest.mark.parametrize("command", ["simulate", "bench", "--compile"])
def test_what_wants_speed_waits_for_the_compiler(fresh: PretendHome, command: str) -> None:
    pages = PAGES if command == "--compile" else []
    assert fresh.start(command) == ["venv", "requirements", "compiled game", *pages]
    assert fresh.kind() == run.COMPILED


@pytest.mark.parametrize("command", ["play", "rules", "show", "--help"])
def test_other_commands_run_plain_at_first_and_need_no_pages(fresh: PretendHome, command: str) -> None:
    assert fresh.start(command) == ["venv", "requirements", "plain game", "aside"]


def test_the_words_are_there_without_the_pages_and_as_they_were_edited_last(fresh: PretendHome) -> None:
    fresh.start("play")
    assert fresh.said() == "web/text/ru.ftl"
    fresh.words.write_text("слово = Слово", encoding="utf-8")
    assert fresh.start("play") == ["aside"]
    assert fresh.said() == "слово = Слово"
    fresh.finish_compiling()
    fresh.start("play")
    assert fresh.kind() == run.COMPILED
    assert fresh.said() == "слово = Слово"


def test_what_wants_speed_takes_what_another_process_compiles(
    fresh: PretendHome, capsys: pytest.CaptureFixture[str]
) -> None:
    fresh.start()
    with fresh.alone(run.COMPILED):
        bench = threading.Thread(target=fresh.start, args=["bench"])
        bench.start()
        bench.join(0.3)
        assert bench.is_alive()
        run.Package(fresh).build(run.COMPILED)
    bench.join(20)
    assert fresh.kind() == run.COMPILED
    assert fresh.done.count("compiled game") == 1
    assert "Waiting for another run.py" in capsys.readouterr().err


def test_two_at_once_make_everything_once(fresh: PretendHome) -> None:
    both = [threading.Thread(target=run.make_ready, args=[fresh, "serve"]) for _ in range(2)]
    for one in both:
        one.start()
    for one in both:
        one.join(20)
    assert sorted(set(fresh.done) - {"aside"}) == sorted(["venv", "requirements", "plain game", *PAGES])
    assert fresh.done.count("plain game") == fresh.done.count("venv") == fresh.done.count("npm build") == 1


def test_the_game_that_is_started_is_the_one_that_was_made_ready(
    fresh: PretendHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[str] = []

    def start(program: object, command: list[str], variables: dict[str, str]) -> None:
        started.extend([variables["PYTHONPATH"], *command[-2:]])

    monkeypatch.setattr(run, "Home", lambda: fresh)
    monkeypatch.setattr(os, "execve", start)
    monkeypatch.setattr(subprocess, "call", lambda command, env: start("", command, env))
    run.main([])
    assert started[:3] == [str(fresh.found()), "serve", "--open"]


# Work that is cut short


class KilledError(BaseException):
    """Nothing is tidied up after it but what Python itself does."""


def killed(*arguments: str, **variables: object) -> bool:
    """What happens to somebody's pip."""
    raise KilledError


def test_compiling_that_is_killed_leaves_a_game_that_works(fresh: PretendHome, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh.start()
    with monkeypatch.context() as patch, pytest.raises(KilledError):
        patch.setattr(fresh, "pip", killed)
        fresh.finish_compiling()
    left = fresh.venv / "game" / "making-compiled-x"  # as kill -9 leaves it
    (left / "made").mkdir(parents=True)
    assert fresh.start() == ["aside"]
    assert fresh.kind() == run.PLAIN
    assert fresh.finish_compiling() == ["compiled game"]
    assert not left.exists()
    assert fresh.start() == []
    assert fresh.kind() == run.COMPILED


def test_an_install_that_is_cut_short_is_done_again(home: PretendHome, monkeypatch: pytest.MonkeyPatch) -> None:
    home.rules.write_text("changed")
    with monkeypatch.context() as patch, pytest.raises(KilledError):
        patch.setattr(home, "pip", killed)
        home.start()
    assert home.start() == ["plain game", "aside"]


def test_requirements_that_are_cut_short_make_all_anew(home: PretendHome, monkeypatch: pytest.MonkeyPatch) -> None:
    (home.root / "requirements/run.txt").write_text("changed")
    with monkeypatch.context() as patch, pytest.raises(KilledError):
        patch.setattr(home, "pip", killed)
        home.start()
    assert home.start() == ["venv", "requirements", "plain game", "aside", *PAGES]


ASIDE = f"""
import os, pathlib, sys, time
sys.path.insert(0, {str(run.ROOT)!r})
import run

here = pathlib.Path(__file__).parent
run.stand_aside(int(sys.argv[2]))
while not (here / "go").exists():
    time.sleep(0.05)
(here / "new").write_text(f"{{os.nice(0)}} {{os.getsid(0)}}")
(here / "new").rename(here / "told")
"""


def test_a_process_that_compiles_aside_outlives_the_game_and_stands_back(tmp_path: Path) -> None:
    home = run.Home(tmp_path)
    home.venv.mkdir()
    (tmp_path / "run.py").write_text(ASIDE)
    run.Package(home).compile_aside(10)  # comes back while the other waits
    (tmp_path / "go").touch()
    for _ in range(200):
        if (tmp_path / "told").exists():
            break
        time.sleep(0.1)
    nice, session = (tmp_path / "told").read_text().split()
    assert int(nice) == min(19, os.nice(0) + 10)
    assert int(session) != os.getsid(0), "Ctrl-C in the terminal does not reach it"


# What changed since


def test_the_second_time_nothing_is_done(home: PretendHome) -> None:
    assert home.start() == []
    assert home.kind() == run.COMPILED


@pytest.mark.parametrize("name", ["src/game/rules.py", "src/game/new.toml", "pyproject.toml", "setup.py"])
def test_a_changed_source_is_installed_again(home: PretendHome, name: str) -> None:
    (home.root / name).write_text("changed")
    assert home.start() == ["plain game", "aside"]
    assert home.finish_compiling() == ["compiled game"]
    assert home.start() == []


def test_a_renamed_source_is_installed_again(home: PretendHome) -> None:
    home.rules.rename(home.root / "src/game/other.py")
    (home.root / "src/game/rules.py").write_text("")
    assert home.start() == ["plain game", "aside"]


def test_a_change_taken_back_needs_nothing(home: PretendHome) -> None:
    home.rules.write_text("changed")
    home.start()
    home.rules.write_text("src/game/rules.py")
    assert home.start() == []
    assert home.kind() == run.COMPILED


def test_what_is_edited_while_it_is_built_is_built_again(fresh: PretendHome) -> None:
    fresh.edited_meanwhile = "edited"
    fresh.start("bench")
    fresh.edited_meanwhile = ""
    assert fresh.start("bench") == ["compiled game"]
    assert (fresh.build / "rules").read_text() == "edited"


def test_builds_that_nobody_needs_are_thrown_away(home: PretendHome) -> None:
    for number in range(6):
        home.rules.write_text(str(number))
        home.start("bench")
    kept = sorted((build / "rules").read_text() for build in (home.venv / "game").iterdir())
    assert kept == ["2", "3", "4", "5"], "the one that runs, and a few from which a game may still be running"


@pytest.mark.parametrize("name", ["src/game/__pycache__/rules.pyc", "src/game/rules.so", "src/game.egg-info/a", "b"])
def test_what_is_no_source_changes_nothing(home: PretendHome, name: str) -> None:
    (home.root / name).parent.mkdir(exist_ok=True)
    (home.root / name).write_text("left over")
    assert home.start() == []


def test_changed_requirements_are_installed_and_the_game_built_with_them(home: PretendHome) -> None:
    (home.root / "requirements/run.txt").write_text("changed")
    assert home.start("bench") == ["requirements", "compiled game"]


def test_the_plain_build_can_be_asked_for(home: PretendHome, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLWORLD_PURE", "0")
    assert home.start() == []
    monkeypatch.setenv("SMALLWORLD_PURE", "1")
    assert home.start("bench") == ["plain game"]
    home.rules.write_text("changed")
    assert home.start() == ["plain game"]


def test_a_python_that_is_gone_makes_all_anew(home: PretendHome) -> None:
    home.works = False
    assert home.start() == ["venv", "requirements", "plain game", "aside", *PAGES]


def test_the_python_of_no_venv_answers_nothing(tmp_path: Path) -> None:
    home = run.Home(tmp_path)
    assert home.ask("print(1)") == ""
    assert not home.sound()


# Trouble


def test_a_pip_that_fails_is_told_in_one_line(home: PretendHome) -> None:
    (home.root / "requirements/run.txt").write_text("changed")
    home.refused = {"requirements"}
    with pytest.raises(run.TroubleError, match=r"^Could not install .*run\.txt: check the network, then try again.*$"):
        home.start()


def test_an_engine_that_does_not_compile_runs_plain(fresh: PretendHome, capsys: pytest.CaptureFixture[str]) -> None:
    fresh.refused = {"compiled game"}
    fresh.start()
    fresh.finish_compiling()
    capsys.readouterr()
    assert fresh.start() == [], "and it is not compiled again and again"
    assert fresh.finish_compiling() == []
    assert "The engine did not compile" in capsys.readouterr().err
    assert fresh.kind() == run.PLAIN
    fresh.rules.write_text("changed")
    assert fresh.start() == ["plain game", "aside"]


def test_what_wants_speed_goes_on_without_where_the_engine_does_not_compile(fresh: PretendHome) -> None:
    fresh.refused = {"compiled game"}
    assert fresh.start("bench") == ["venv", "requirements", "compiled game", "plain game"]


def test_without_a_compiler_the_game_is_plain_and_says_so_once(
    fresh: PretendHome, capsys: pytest.CaptureFixture[str]
) -> None:
    fresh.compiler = False
    assert fresh.start() == ["venv", "requirements", "plain game", *PAGES]
    assert "No C compiler" in capsys.readouterr().err
    assert fresh.start("bench") == []
    assert capsys.readouterr().err == ""
    fresh.compiler = True
    assert fresh.start() == ["aside"], "a compiler that has come is used"


def test_a_game_that_cannot_be_installed_at_all_is_trouble(home: PretendHome) -> None:
    home.rules.write_text("changed")
    home.refused = {"plain game"}
    with pytest.raises(run.TroubleError, match=r"^Could not install the game"):
        home.start()


# The pages


def test_a_changed_page_builds_the_web_part_and_not_the_engine(home: PretendHome) -> None:
    home.page.write_text("changed")
    assert home.start() == PAGES
    assert home.served() == "changed"
    assert home.start() == []


def test_every_build_gets_the_pages_of_its_day(home: PretendHome, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLWORLD_PURE", "1")
    home.page.write_text("changed")
    home.start()
    monkeypatch.delenv("SMALLWORLD_PURE")
    assert home.start() == []
    assert home.kind() == run.COMPILED
    assert home.served() == "changed"


def test_what_npm_fetched_is_no_source(home: PretendHome) -> None:
    (home.root / "web/node_modules/preact/index.js").write_text("newer")
    assert home.start() == []


def test_pages_that_were_deleted_are_built_again(home: PretendHome) -> None:
    (home.root / run.BUILT_WEB / "index.html").unlink()
    assert home.start() == PAGES


def test_an_npm_that_fails_is_told_in_one_line_and_spoils_nothing_else(home: PretendHome) -> None:
    home.page.write_text("changed")
    home.refused = {"npm ci"}
    with pytest.raises(
        run.TroubleError, match=r"^Could not build the web part \(npm ci .*failed: .*Is the network working\?$"
    ):
        home.start()
    home.refused = set()
    assert home.start("bench") == []
    assert home.start() == PAGES


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


# Pythons and Nodes


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


def test_pip_and_run_fetch_the_same_node_where_there_is_none() -> None:
    named = [line for line in (run.ROOT / "requirements" / "web.in").read_text().splitlines() if line[:1] != "#"]
    assert f'NODE = "{named[0]}"' in (run.ROOT / "setup.py").read_text()
