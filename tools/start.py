"""How soon can somebody play without a server? ``PYTHONPATH=src:tests python tools/start.py``.

Writes the site, serves it, and takes the time from opening the page until a game against bots has been dealt and stands
on the screen: the first time, with nothing on the device, and again after a reload of the game, with everything on it.
Bots who begin take their time before anybody else decides, as at every table; that is not counted.
`--line 1.6` serves it over a line of so many Mbit/s, `--delay 150` lets each request take so many milliseconds more,
`--slow 4` slows the page down as `paint.py` does (Chromium cannot slow down a worker, where Python is). `--turns` also
times what bots of each level take for a turn in the browser's Python. A busy machine takes longer than the game needs,
so the processor time of all of Chromium is told too (Linux): on one quiet core nothing takes longer than that and what
the line takes.
Needs requirements/check.txt, a Chromium and the built web client.
"""

import argparse
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from browser.serving import FLAGS, chromium, why_not
from browser.space import Space
from smallworld.cli.main import main as command

PATIENCE = 300_000
TICKS = os.sysconf("SC_CLK_TCK")
TASTE = """localStorage.setItem("smallworld.settings", JSON.stringify({language: "en", speed: "off", name: "Ada"}))"""
DEALT = ".frame [data-region]"
MEMORY = """caches.open("smallworld.engine").then((it) => it.keys()).then((all) =>
    ["memory", "python", "library", "package"].every((each) => all.some(({url}) => url.endsWith(each))))"""
KEPT = "navigator.serviceWorker.getRegistration().then((it) => !!it?.active && !it.installing)"

TURNS = """([program, level]) => new Promise((done, failed) => {
    const worker = new Worker(program, {type: "module"});
    const ends = new Map();
    const ask = (kind, line, said) => worker.postMessage({kind, line, text: said && JSON.stringify(said)});
    worker.onmessage = ({data}) => {
        if (data.kind === "broken") failed(data.reason);
        else if (data.kind === "answer") {
            const {table, watch} = JSON.parse(data.body);
            ask("open", 2);
            ask("say", 2, {t: "hello", table, tokens: [watch], after: null, packed: true});
        } else if (data.kind === "said" && data.text) {
            const {lobby, game} = JSON.parse(data.text);
            if (game) ends.set(`${game.view.round}.${game.view.turn_of}`, performance.now());
            if (lobby?.phase !== "over") return;
            worker.terminate();
            const times = [...ends.values()];
            done(times.slice(1).map((now, place) => (now - times[place]) / 1000));
        }
    };
    const seats = [0, 1, 2, 3].map(() => ({kind: "bot", bot: level}));
    const body = JSON.stringify({edition: "base", players: 4, seats, pace: 0, start: true});
    worker.postMessage({kind: "ask", number: 1, method: "POST", path: "/api/tables", token: "", body});
})"""
LEVELS = ("easy", "medium", "hard", "expert")


def processes() -> dict[int, tuple[int, str, float]]:
    """Every process: its parent, its name and the seconds it has worked."""
    found: dict[int, tuple[int, str, float]] = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = file.read_text()
        except OSError:
            continue  # it has ended
        name, _, rest = text.partition("(")[2].rpartition(")")
        words = rest.split()
        found[int(file.parent.name)] = (int(words[1]), name, (int(words[11]) + int(words[12])) / TICKS)
    return found


def worked() -> float:
    """Seconds of processor time of our browser's processes."""
    known = processes()

    def ours(process: int) -> bool:
        while process in known and process != os.getpid():
            process = known[process][0]
        return process == os.getpid()

    return sum([seconds for process, (_, name, seconds) in known.items() if name.startswith("chrom") and ours(process)])


def until(page: Page, expression: str) -> None:
    """Wait until it is true."""
    while not page.evaluate(expression):
        page.wait_for_timeout(100)


class Watch:
    """Seconds on the wall and in the processor since it was made."""

    def __init__(self) -> None:
        self.wall, self.work = time.monotonic(), worked()

    def read(self) -> tuple[float, float]:
        """How many by now."""
        return time.monotonic() - self.wall, worked() - self.work


class Visit(NamedTuple):
    """A first start and a later one, and the bytes of the first until the game had been dealt and until it was seen."""

    first: tuple[float, float]
    later: tuple[float, float]
    dealt: int
    seen: int


def visit(browser: Browser, space: Space, slow: float) -> Visit:
    """Start a game with nothing on the device, and once more with everything."""
    context = browser.new_context()
    context.add_init_script(TASTE)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto("about:blank")  # its processes are there
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    before, watch = space.sent, Watch()
    page.goto(space.address, wait_until="commit")
    page.wait_for_selector("[data-play=base]:not([disabled])")
    page.click("[data-play=base]")
    page.wait_for_url("**#table/*")
    dealt = space.sent - before  # the pictures of the board begin to come now: how many are counted is the line's doing
    page.wait_for_selector(DEALT)
    first, seen = watch.read(), space.sent - before
    until(page, MEMORY)
    until(page, KEPT)
    watch = Watch()
    page.reload(wait_until="commit")
    page.wait_for_selector(DEALT)
    later = watch.read()
    context.close()
    return Visit(first, later, dealt, seen)


def bot_turns(browser: Browser, space: Space, level: str) -> list[float]:
    """Seconds that four bots of a level take for each turn of a game without pauses, as a page hears of them."""
    context = browser.new_context()
    context.add_init_script(TASTE)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(space.address)
    page.wait_for_selector("[data-play=base]:not([disabled])")
    program = next((space.folder / "assets").glob("worker-*.js"))
    found: list[float] = page.evaluate(TURNS, [f"assets/{program.name}", level])
    context.close()
    return found


def main() -> None:
    """Measure, and print the table."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--visits", type=int, default=5)
    options.add_argument("--line", type=float, default=0.0, help="Mbit/s; 0: as fast as the machine")
    options.add_argument("--delay", type=float, default=0.0, help="milliseconds that each request takes more")
    options.add_argument("--turns", action="store_true", help="time the turns of bots too")
    options.add_argument("--slow", type=float, default=1.0, help="so many times as slow is the page's processor")
    wanted = options.parse_args()
    if why_not():
        sys.exit(why_not())
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder) / "site"
        if command(["site", str(site)]):
            sys.exit(1)
        space = Space(site, wanted.line * 1_000_000 / 8, wanted.delay / 1000)
        visits = []
        for _ in range(wanted.visits):
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            visits.append(visit(browser, space, wanted.slow))
            browser.close()
        turns = {}
        if wanted.turns:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            turns = {level: bot_turns(browser, space, level) for level in LEVELS}
            browser.close()
        space.off()
    dealt, seen = (max(sent) / 1e6 for sent in zip(*[(each.dealt, each.seen) for each in visits], strict=True))
    load = os.getloadavg()[0]
    print(f"load {load:.1f}, {dealt:.2f} MB until the first table is dealt, {seen:.2f} MB until it is seen")
    print("| start | times | median | least | processor, median | least |\n| --- | ---: | ---: | ---: | ---: | ---: |")
    for name, times in (("first", [each.first for each in visits]), ("later", [each.later for each in visits])):
        wall, work = [each[0] for each in times], [each[1] for each in times]
        told = [statistics.median(wall), min(wall), statistics.median(work), min(work)]
        print(f"| {name} | {len(times)} | {' | '.join([f'{seconds:.1f} s' for seconds in told])} |")
    if turns:
        print("\n| a bot's turn | turns | median | longest |\n| --- | ---: | ---: | ---: |")
    for level, seconds in turns.items():
        print(f"| {level} | {len(seconds)} | {statistics.median(seconds):.2f} s | {max(seconds):.2f} s |")


if __name__ == "__main__":
    main()
