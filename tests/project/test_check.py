"""``python3 check.py``: how it counts, and what it says at the end."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import check
import run
import smallworld
from check import Checks, Count, count_tests
from project.pretend import PretendHome, pretend_work

pytestmark = pytest.mark.net


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PretendHome:
    """A folder in which nothing is made yet."""
    pretend_work(monkeypatch)
    return PretendHome(tmp_path)


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


def test_the_engine_is_compiled_beside_the_checks_that_do_not_need_it(home: PretendHome) -> None:
    checks = Checks(home)
    checks.begin(quick=False)
    assert home.done == ["venv", "requirements", "requirements", "aside"]
    home.finish_compiling()
    home.done = []
    checks.install()
    assert home.done == []
    assert checks.installed == str(home.found())


def test_a_quick_check_compiles_nothing(home: PretendHome) -> None:
    Checks(home).begin(quick=True)
    assert home.done == ["venv", "requirements", "requirements"]


@pytest.mark.parametrize(("compiler", "count"), [(True, Count(0, 1)), (False, Count(0, 0))])
def test_only_a_compiler_that_failed_is_a_failure(home: PretendHome, compiler: bool, count: Count) -> None:
    home.compiler, home.refused = compiler, {"compiled game"}
    checks = Checks(home)
    checks.begin(quick=False)
    checks.install()
    checks.compiled()
    assert checks.count == count


FAILED_IN = '<testsuites><testcase classname="tests.browser.{}"><failure/></testcase></testsuites>'


@pytest.mark.parametrize(("file", "tries"), [("test_map", 2), ("test_alive", 1), ("test_human_games", 1)])
def test_what_fails_in_a_browser_is_tried_again_but_not_a_dead_page(
    home: PretendHome, monkeypatch: pytest.MonkeyPatch, file: str, tries: int
) -> None:
    runs: list[tuple[str, ...]] = []

    def call(*arguments: str, **variables: str) -> int:
        browser = check.BROWSER in arguments
        if browser:
            runs.append(arguments)
        [report] = [word.partition("=")[2] for word in arguments if word.startswith("--junit-xml=")]
        Path(report).write_text(FAILED_IN.format(file) if len(runs) == 1 and browser else "<testsuites/>")
        return int(browser and len(runs) == 1)

    monkeypatch.setattr(check, "find_browser", lambda: None)
    checks = Checks(home)
    monkeypatch.setattr(checks, "call", call)
    checks.around()
    assert len(runs) == tries
    assert checks.count == Count(0, 2 - tries)


def test_the_seconds_of_each_stage_are_told_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = iter([100.0, 101.5, 161.5])
    monkeypatch.setattr(check, "STAGES", [])
    monkeypatch.setattr("time.monotonic", lambda: next(moments))
    check.heading("Style")
    check.heading("Tests")
    assert check.seconds(next(moments)) == ["    1.5 s  Style", "   60.0 s  Tests", "   61.5 s  in all"]


def test_the_last_line_is_the_count_even_without_a_network(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*arguments: object, **options: object) -> None:
        raise run.TroubleError("no network")

    monkeypatch.setattr(run.Home, "prepare", fail)
    assert check.main([]) == 1
    *_, last_but_two, empty, last = capsys.readouterr().out.splitlines()
    assert last_but_two.endswith("s  in all")
    assert (empty, last) == ("", "0 passed, 1 failed")


def test_the_forge_runs_the_same_check_on_the_oldest_python_that_will_do() -> None:
    workflow = (run.ROOT / ".github/workflows/check.yml").read_text()
    assert "- run: python3 check.py" in workflow
    oldest = re.search(r'requires-python = ">=([\d.]+)"', (run.ROOT / "pyproject.toml").read_text())
    assert oldest is not None
    assert f'python: ["{oldest[1]}"' in workflow


def test_the_changelog_begins_with_this_version() -> None:
    newest = re.search(r"^## (.*)$", (run.ROOT / "CHANGELOG.md").read_text(), re.M)
    assert newest is not None
    assert newest[1] == smallworld.__version__
