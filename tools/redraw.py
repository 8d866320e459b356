"""How long a phone takes to draw the whole map: ``PYTHONPATH=src:tests python tools/redraw.py [edition] [players]``.

A game is played in a browser with a phone's screen. Then the map is drawn anew in every frame: all of it, the land with
everything on it, as when somebody has zoomed or turned the phone; and everything a game can change, without the land,
which lies on a layer of its own. Told are the time from frame to frame with a processor slowed six times, which may be
24 milliseconds and is 16.7 with nothing to draw, and the processor time of each frame when it is not slowed: that one
is right on a busy machine too.

Needs requirements/check.txt.
"""

import json
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from browser.player import Player
from browser.serving import FLAGS, Served, chromium, why_not

ADA, BOT = {"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}
TASTE = 'localStorage.setItem("smallworld.settings", JSON.stringify({language: "en", speed: "off", name: "Ada"}))'
SLOWER = 6
STEPS = 120
TRACED = ["devtools.timeline", "cc", "disabled-by-default-devtools.timeline"]
MAIN = ("UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit")
NUMBER = 91
PARTS = {"nothing": "", "the whole map": "land pieces", "all that a game can change": "pieces"}
FRAMES = """drawn => new Promise(done => {
  const map = document.querySelector(".board");
  const land = map.querySelector(".dusk"), pieces = map.querySelector(".pane");
  const times = [];
  const frame = time => {
    times.push(time);
    const colour = times.length % 2 ? "#57a3c9" : "#57a3c8";
    if (drawn.includes("land")) map.style.backgroundColor = land.style.fill = colour;
    if (drawn.includes("pieces")) pieces.style.fill = colour;
    if (times.length < 91) requestAnimationFrame(frame);
    else done(times.slice(1).map((time, place) => time - times[place]).slice(30));
  };
  requestAnimationFrame(frame);
})"""


def processor_time(browser: Browser, page: Page, drawn: str) -> str:
    """What one frame costs."""
    browser.start_tracing(page=page, categories=TRACED)
    page.evaluate(FRAMES, drawn)
    events = [event for event in json.loads(browser.stop_tracing())["traceEvents"] if "tdur" in event]
    preparing = sum(event["tdur"] for event in events if event["name"] in MAIN) / 1000 / NUMBER
    drawing = sum(event["tdur"] for event in events if event["name"] == "RasterTask") / 1000 / NUMBER
    return f"processor time of a frame, not slowed: {preparing:.1f} ms to prepare, {drawing:.1f} ms to draw"


def main() -> None:
    """Play, then measure."""
    edition = sys.argv[1] if len(sys.argv) > 1 else "base"
    players = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    if why_not():
        raise SystemExit(why_not())
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        context = browser.new_context(
            viewport={"width": 390, "height": 844}, device_scale_factor=2, has_touch=True, is_mobile=True
        )
        context.add_init_script(TASTE)
        player = Player(context.new_page())
        made = served.table([ADA, *[BOT] * (players - 1)], edition)
        player.page.goto(f"{served.address}/#seat/{made['table']}/{made['seats'][0]['token']}")
        player.page.wait_for_selector(".board")
        for _ in range(STEPS):
            if player.sees("[data-mark=certain]") and int(player.turn() or 0) > 3:
                break
            if player.asked:
                player.act()
            player.page.wait_for_timeout(25)
        for words, drawn in PARTS.items():
            print(f"{words} drawn: {processor_time(browser, player.page, drawn)}")
        context.new_cdp_session(player.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        held = player.page.locator(".ground:is(.owned, .owned-declined)").count()
        for words, drawn in PARTS.items():
            times: list[float] = player.page.evaluate(FRAMES, drawn)
            print(f"{words} drawn: {median(times):.1f} ms a frame, worst {max(times):.1f}; {held} regions held")
        served.stop()


if __name__ == "__main__":
    main()
