"""Check Small World: ``python3 check.py`` checks style, types, tests and coverage, and the browser's part too.

It ends with the seconds each stage took; its last line is the count.

``--quick`` is for use while you work: style, types, the browser's part (built and tested), and the tests that are not
slow, on the plain source only. ``--long`` also plays sixty whole games in a browser at human speed, and two thousand
games of every bot in each edition, and the longest nets on the plain engine too: some hours.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from run import BROKEN, COMPILED, ROOT, YET, Home, Package, TroubleError, Web, environment


class Count(NamedTuple):
    """How many checks passed and how many failed."""

    passed: int
    failed: int

    def plus(self, other: "Count") -> "Count":
        """Both together."""
        return Count(self.passed + other.passed, self.failed + other.failed)

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed"


PASSED, FAILED = Count(1, 0), Count(0, 1)

BROWSER = "tests/browser"
ONCE = ("test_alive", "test_human_games")
"""Browser tests that get no second try: a page that is dead once is dead."""

AROUND = ("tests/project", "tests/cli", "tests/server", "tests/web", BROWSER)
"""Tests of what is around the engine. They run once, on the installed game; the engine's own run on both builds."""

SCENARIOS, NETS = "not slow and not net and not thinking", "net and not slow and not thinking"
SLOW, THINKING = "slow and not thinking", "thinking"
"""Every test of the engine is one of these: rules a board-gamer can check, games without number, the longest of those,
bots that look ahead."""

ON_PLAIN = "Tests on plain Python"

SHELL = "chromium-headless-shell"
"""Chromium without its windows: most browser tests run in it where it is installed, in half the time."""

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


STAGES: list[tuple[str, float]] = []
"""What has started so far, and when."""


def heading(text: str) -> None:
    """Announce the next check."""
    STAGES.append((text, time.monotonic()))
    print(f"\n== {text}", flush=True)


def seconds(now: float) -> list[str]:
    """How long each stage took, and the total."""
    ends = [began for _, began in STAGES[1:]] + [now]
    lines = [f"{end - began:7.1f} s  {text}" for (text, began), end in zip(STAGES, ends, strict=True)]
    return [*lines, f"{now - STAGES[0][1]:7.1f} s  in all"]


def count_tests(report: Path, code: int) -> Count:
    """The tests in pytest's JUnit report; pytest's exit code shows failures that are not in it."""
    try:
        cases = list(ElementTree.parse(report).iter("testcase"))
    except (OSError, ElementTree.ParseError):
        return FAILED
    kinds = [{child.tag for child in case} for case in cases]
    failed = sum(1 for kind in kinds if kind & {"failure", "error"})
    passed = sum(1 for kind in kinds if not kind & {"failure", "error", "skipped"})
    return Count(passed, failed or int(code != 0))


def failing(report: Path) -> set[str]:
    """The test files in which something failed, by pytest's JUnit report."""
    try:
        cases = list(ElementTree.parse(report).iter("testcase"))
    except (OSError, ElementTree.ParseError):
        return set()
    failed = [case for case in cases if {child.tag for child in case} & {"failure", "error"}]
    return {case.get("classname", "").rpartition(".")[2] for case in failed}


class Checks:
    """The checks, run with .venv's Python, and their count so far."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.count = Count(0, 0)
        self.installed = ""  # the build that is tested as the installed game
        self.failing: set[str] = set()  # the test files in which something failed when pytest ran last

    def call(self, *arguments: str, **variables: str) -> int:
        """Run a module with its own output; returns its exit code."""
        command = [str(self.home.python), "-m", *arguments]
        return subprocess.call(command, cwd=self.home.root, env=environment(**variables))

    def add(self, count: Count) -> None:
        """Add a result to the count."""
        self.count = self.count.plus(count)

    def one(self, text: str, *arguments: str, **variables: str) -> None:
        """A module whose exit code is the result."""
        heading(text)
        self.add(FAILED if self.call(*arguments, **variables) else PASSED)

    def tests(self, text: str, *arguments: str, runner: tuple[str, ...] = (), **variables: str) -> None:
        """The test suite, with one result for each test."""
        heading(text)
        count = self.pytest(*arguments, runner=runner, **variables)
        print(count, flush=True)
        self.add(count)

    def pytest(self, *arguments: str, runner: tuple[str, ...] = (), **variables: str) -> Count:
        """Run pytest and count."""
        with tempfile.TemporaryDirectory() as folder:
            report = Path(folder) / "report.xml"
            workers = ("-n", "2", "--dist", "worksteal")  # no process waits for another's long last test
            code = self.call(*runner, "pytest", *workers, f"--junit-xml={report}", *arguments, **variables)
            self.failing = failing(report)
            return count_tests(report, code)

    def begin(self, *, quick: bool) -> None:
        """Install the tools, and start compiling the engine in the background, before it is needed."""
        heading("Getting ready")
        self.home.prepare("run", "check")
        package = Package(self.home)
        if not quick and package.state() == YET:
            package.compile_aside(0)

    def install(self) -> None:
        """The game as people will have it, compiled if possible, with its pages."""
        heading("The installed game")
        build = Package(self.home).prepare(patient=True)
        web = Web(self.home)
        if web.ready():  # otherwise its failure has been counted
            web.lay(build)
        self.installed = str(build)

    def style_and_types(self) -> None:
        """Checks that do not run anything."""
        self.one("Style: ruff check", "ruff", "check", ".")
        self.one("Layout: ruff format", "ruff", "format", "--check", ".")
        strict = ("src", "tools", "tests/referee", "run.py", "check.py", "setup.py")
        code = [name for name in strict if (self.home.root / name).exists()]
        self.one("Types: mypy --strict", "mypy", *code)
        # A test need not say that it returns nothing; its body is checked all the same.
        lenient = ("--allow-untyped-defs", "--allow-incomplete-defs", "--allow-untyped-calls")
        own = ("--cache-dir", ".mypy_cache/tests")  # otherwise each of the two would discard the other's results
        self.one("Types of the tests: mypy", "mypy", *lenient, *own, "tests")

    def web(self) -> None:
        """The browser's part: types and build in one, then its own tests; the browser tests need it built."""
        web = Web(self.home)
        heading("Web: types and build")
        try:
            web.prepare()
            self.add(PASSED)
        except TroubleError as trouble:
            print(trouble, flush=True)
            self.add(FAILED)
            return
        heading("Web: tests")
        with tempfile.TemporaryDirectory() as folder:
            report = Path(folder) / "report.xml"
            junit = ("--", "--reporter=default", "--reporter=junit", f"--outputFile.junit={report}")
            count = count_tests(report, web.call("test", *junit))
        print(count, flush=True)
        self.add(count)

    def plain(self, *, quick: bool) -> None:
        """The tests on the source as it stands, without the nets.

        In a full check, they alone must cover every branch of the engine.
        """
        source = str(self.home.root / "src")
        compiled = [file for file in Path(source).rglob("*") if file.suffix in (".so", ".pyd")]
        if compiled:
            heading(ON_PLAIN)
            print(f"Compiled files would be tested instead of their sources: delete {compiled[0]}.", flush=True)
            self.add(FAILED)
        elif quick:
            quickly = ("-m", SCENARIOS, "--ignore", BROWSER)
            self.tests(f"{ON_PLAIN}, without the nets", *quickly, PYTHONPATH=source)
        else:
            with tempfile.TemporaryDirectory() as folder:
                data = str(Path(folder) / "coverage")
                runner = ("coverage", "run", "-m")
                chosen = ("-m", SCENARIOS, *engine_only())
                self.tests(ON_PLAIN, *chosen, runner=runner, PYTHONPATH=source, COVERAGE_FILE=data)
                self.call("coverage", "combine", "-q", COVERAGE_FILE=data)
                self.one("Coverage: every line and branch of the engine", "coverage", "report", COVERAGE_FILE=data)

    def nets(self, *, long: bool = False) -> None:
        """The nets on the source, without tracing, which would make them take three times as long.

        The longest are left to the compiled engine, if there is one.
        """
        alone = Package(self.home).state() != COMPILED
        nets = [NETS, *([SLOW] if alone or long else []), *([THINKING] if alone else [])]
        chosen = ("-m", " or ".join(f"({kind})" for kind in nets), *engine_only())
        self.tests(f"{ON_PLAIN}, the nets", *chosen, PYTHONPATH=str(self.home.root / "src"))

    def compiled(self) -> None:
        """The tests on the compiled package, if there is one; it is a failure if the compiler refused it."""
        text, state = "Tests on the compiled engine", Package(self.home).state()
        if state == COMPILED:
            self.tests(text, *engine_only(), PYTHONPATH=self.installed)  # everything
            return
        heading(text)
        if state == BROKEN:
            print(f"The engine did not compile: {Package(self.home).log} says why.", flush=True)
            self.add(FAILED)
        else:
            print("Skipped: the installed engine is plain Python (no C compiler here, or SMALLWORLD_PURE is set).")

    def many_games(self) -> None:
        """What takes too long to be done every time."""
        self.tests("Very many games", "-m", "long", *engine_only(), PYTHONPATH=self.installed)

    def around(self, *, long: bool = False) -> None:
        """The commands, the server and the browser, on the installed game.

        A real browser on a busy machine may miss a moment, so what fails there is tried once more. The server's tests
        are not: an action lost once is lost. Nor is a dead page forgiven: then the check has failed anyhow.
        """
        find_browser()
        place = self.installed
        folders = [folder for folder in AROUND if folder != BROWSER]
        self.tests("Tests of the commands and the server", *folders, PYTHONPATH=place)
        heading("Tests in a browser")
        count = self.pytest(BROWSER, *(("-m", "") if long else ()), PYTHONPATH=place)
        if count.failed and not (long or self.failing & set(ONCE)):  # they find a page that dies once in twenty games
            print(f"{count}; what failed is run once more, on its own", flush=True)
            again = self.pytest("--last-failed", "--last-failed-no-failures", "none", BROWSER, PYTHONPATH=place)
            count = Count(count.passed + again.passed, again.failed)
        print(count, flush=True)
        self.add(count)


def engine_only() -> list[str]:
    """Options that keep pytest from the tests that run only once."""
    return [word for folder in AROUND for word in ("--ignore", folder)]


def find_browser() -> None:
    """Get a browser for the tests if possible; without one its tests are skipped, not passed."""
    found = bool(os.environ.get("CHROMIUM")) or any(shutil.which(name) for name in BROWSERS)
    missing = [] if found else ["chromium"]
    missing += [] if os.environ.get("CHROMIUM") or shutil.which(SHELL) else [SHELL]
    if missing and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        heading("A browser for the tests")
        for name in missing:
            install = ("install", "-y", "--no-install-recommends", name)
            got = apt_get(*install) or (apt_get("update") and apt_get(*install))
            found = found or (got and name != SHELL)
    if found:
        return
    print(
        "No browser found, so the tests that need one are skipped. Install Chromium, or name a browser in $CHROMIUM.",
        flush=True,
    )


def apt_get(*arguments: str) -> bool:
    """Ask Debian's package manager; returns whether it succeeded."""
    nothing = subprocess.DEVNULL
    return subprocess.call(["apt-get", *arguments], stdin=nothing, stdout=nothing, stderr=nothing) == 0


def main(arguments: list[str]) -> int:
    """Run the checks; 0 if none failed."""
    parser = argparse.ArgumentParser(description="Check style, types, tests and coverage.")
    parser.add_argument("--quick", action="store_true", help="no slow tests, no compiled engine, no coverage")
    parser.add_argument(
        "--long", action="store_true", help="also whole games in a browser at human speed, and very many of the bots"
    )
    wanted = parser.parse_args(arguments)
    quick: bool = wanted.quick
    checks = Checks(Home(ROOT))
    try:
        checks.begin(quick=quick)
        checks.style_and_types()
        checks.web()
        checks.plain(quick=quick)  # the engine is still being compiled beside it
        if not quick:
            checks.install()
            checks.nets(long=wanted.long)
            checks.compiled()
            checks.around(long=wanted.long)
            if wanted.long:
                checks.many_games()
    except (TroubleError, OSError, KeyboardInterrupt) as trouble:
        print(str(trouble) or "Stopped.", flush=True)
        checks.add(FAILED)
    print("", *seconds(time.monotonic()), sep="\n")
    print(f"\n{checks.count}")
    return 1 if checks.count.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
