"""How soon does something show? ``PYTHONPATH=src:tests python tools/paint.py``.

Opens the start page and a running game on a slow phone (1.6 Mbit/s, a round trip of 150 ms, a processor four times
slower, 390 x 844, nothing cached), then presses regions in a running game without any of that and takes the time
until the new position is drawn. Needs requirements/check.txt and a Chromium.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from browser.player import Player
from browser.serving import FLAGS, Served, chromium, why_not

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 720}
SLOW_LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOW_PROCESSOR = {"rate": 4}
TASTE = """localStorage.setItem("smallworld.settings", JSON.stringify(
    {language: "en", speed: "off", name: "Ada", oneClick: true}))"""
SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
ROUND = 3  # by then the map is well filled
PATIENCE = 600
QUIET = 1200

# A frame that shows something has been drawn when the next one begins.
LOOK = """
window.moments = {};
window.largest = 0;
new PerformanceObserver((list) => (largest = list.getEntries().at(-1).startTime)).observe(
  {type: "largest-contentful-paint", buffered: true});
const arrived = (image) => performance.getEntriesByName(new URL(image.getAttribute("href"), location).href).length > 0;
const there = (kind) => {
  const images = [...document.querySelectorAll(`.board .picture > image${kind}`)];
  return document.querySelector(".board .ground") && images.length && images.every(arrived);
};
const signs = {
  usable: () => document.querySelector("[data-play]:not([data-play='']):not([disabled])"),
  seen: () => there('[href*="small/"]'),
  sharp: () => there(':not([href*="small/"])'),
};
const look = () => {
  for (const [name, sign] of Object.entries(signs)) {
    if (!(name in moments) && sign()) {
      moments[name] = 0;
      requestAnimationFrame(() => (moments[name] = performance.now()));
    }
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""

# From the press to the moment the frame with the new position has been handed over.
AWAIT = r"""
(region) => {
  let pressed = 0;
  const note = (event) => (pressed ||= event.timeStamp);
  for (const kind of ["click", "keydown"]) addEventListener(kind, note, {capture: true, once: true});
  window.shown = new Promise((resolve) => {
    const ground = document.querySelector(`[data-region="${region}"]`);
    const owner = () => String(ground.getAttribute("class").match(/seat-\d|owned\S*/g));
    const before = owner();
    const watcher = new MutationObserver(() => {
      if (owner() === before) return;
      watcher.disconnect();
      requestAnimationFrame(() => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - pressed);
        port2.postMessage(0);
      });
    });
    watcher.observe(ground, {attributes: true});
  });
}
"""


def slow_phone(browser: Browser, address: str, awaited: str) -> dict[str, float]:
    """The moments of one visit, in milliseconds since it began."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)  # type: ignore[arg-type]
    context.add_init_script(TASTE)
    context.add_init_script(LOOK)
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", SLOW_LINE)
    wire.send("Emulation.setCPUThrottlingRate", SLOW_PROCESSOR)
    weights: dict[str, float] = {}
    wire.on("Network.loadingFinished", lambda event: weights.update({event["requestId"]: event["encodedDataLength"]}))
    page.goto(address, wait_until="commit")
    for _ in range(PATIENCE):
        if page.evaluate(f"window.moments?.{awaited} > 0"):
            break
        page.wait_for_timeout(50)
    page.wait_for_timeout(QUIET)  # what comes a little later counts as well
    moments: dict[str, float] = page.evaluate("moments")
    moments["first paint"] = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    moments["largest paint"] = page.evaluate("largest")
    moments["kilobytes"] = sum(weights.values()) / 1000
    context.close()
    return moments


def row(name: str, times: list[float], unit: str = "ms") -> str:
    """One line of the table."""
    ordered = sorted(times)
    worst = ordered[-1]
    late = ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)]
    return f"| {name} | {len(times)} | {statistics.median(times):.0f} {unit} | {late:.0f} {unit} | {worst:.0f} {unit} |"


def person(browser: Browser, address: str) -> Player:
    """A player at a table, on a desktop screen."""
    context = browser.new_context(viewport=DESK)  # type: ignore[arg-type]
    context.add_init_script(TASTE)
    player = Player(context.new_page())
    player.page.goto(address)
    return player


def conquering(player: Player) -> bool:
    """Has the game gone on for a while, and is there a certain conquest?"""
    page: Page = player.page
    for _ in range(PATIENCE):
        if player.sees(".track") and int(player.turn()) >= ROUND and player.sees("[data-mark=certain]"):
            return True
        if player.over:
            return False
        if player.asked:
            player.act()
        else:
            page.wait_for_timeout(25)
    return False


def acts(player: Player, number: int) -> list[float]:
    """Conquer a region, take it back, conquer the next, take it back …"""
    page = player.page
    times: list[float] = []
    while len(times) < number and conquering(player):
        keys: list[str] = page.eval_on_selector_all("[data-mark=certain]", "all => all.map(one => one.dataset.region)")
        region = keys[len(times) // 2 % len(keys)]
        page.evaluate(AWAIT, region)
        page.locator(f"[data-region='{region}'] .fill").dispatch_event("click")
        times.append(page.evaluate("shown"))
        page.wait_for_selector(".bar.asked")
        if player.sees("[data-undo]"):
            page.evaluate(AWAIT, region)
            page.keyboard.press("u")
            times.append(page.evaluate("shown"))
            page.wait_for_selector(".bar.asked")
    return times


def main() -> None:
    """Measure, and print the table."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--visits", type=int, default=7)
    options.add_argument("--acts", type=int, default=60)
    options.add_argument("--start", action="store_true", help="only the start page")
    wanted = options.parse_args()
    if why_not():
        sys.exit(why_not())
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        print("| what | times | median | 95 % | worst |\n| --- | ---: | ---: | ---: | ---: |")
        starts = [slow_phone(browser, served.address, "usable") for _ in range(wanted.visits)]
        print(row("start page, first paint", [each["first paint"] for each in starts]))
        print(row("start page, largest paint", [each["largest paint"] for each in starts]))
        print(row("start page, transferred", [each["kilobytes"] for each in starts], "kB"))
        print(row("start page, buttons usable", [each["usable"] for each in starts]))
        for edition in () if wanted.start else ("base", "warcraft"):
            made = served.table(SEATS, edition)
            address = f"{served.address}/#seat/{made['table']}/{made['seats'][0]['token']}"
            player = person(browser, address)
            if not conquering(player):
                sys.exit("The game never came to a press worth timing.")
            print(row(f"{edition}, press to new position", acts(player, wanted.acts)), flush=True)
            player.page.context.close()
            games = [slow_phone(browser, address, "sharp") for _ in range(wanted.visits)]
            print(row(f"{edition}, transferred", [each["kilobytes"] for each in games], "kB"))
            print(row(f"{edition}, map and tokens visible", [each["seen"] for each in games]))
            print(row(f"{edition}, map sharp", [each["sharp"] for each in games]), flush=True)
        browser.close()
        served.stop()


if __name__ == "__main__":
    main()
