"""How long a phone takes to draw the whole map: ``PYTHONPATH=src:tests python tools/redraw.py [edition] [players]``.

A game is played in a browser with a phone's screen and a processor slowed six times. Then the map is drawn anew in every
frame, as it is lying there, and the time from frame to frame is told; a frame may take 24 milliseconds. Without anything
to draw a frame takes 16.7. Needs requirements/check.txt.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from browser.player import Player
from browser.serving import FLAGS, Served, chromium, why_not

ADA, BOT = {"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}
TASTE = 'localStorage.setItem("smallworld.settings", JSON.stringify({language: "en", speed: "off", name: "Ada"}))'
SLOWER = 6
STEPS = 120
FRAMES = """drawn => new Promise(done => {
  const map = document.querySelector(".board");
  const times = [];
  const frame = time => {
    times.push(time);
    if (drawn) map.style.backgroundColor = times.length % 2 ? "#57a3c9" : "#57a3c8";
    if (times.length < 91) requestAnimationFrame(frame);
    else done(times.slice(1).map((time, place) => time - times[place]).slice(30));
  };
  requestAnimationFrame(frame);
})"""


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
        context.new_cdp_session(player.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        held = player.page.locator(".ground:is(.owned, .owned-declined)").count()
        for words, drawn in (("nothing drawn", False), ("the whole map drawn", True)):
            times: list[float] = player.page.evaluate(FRAMES, drawn)
            print(f"{words}: {median(times):.1f} ms a frame, worst {max(times):.1f}; {held} regions held")
        served.stop()


if __name__ == "__main__":
    main()
