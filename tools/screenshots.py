"""Pictures of the main screens for the documentation: ``PYTHONPATH=src:tests python tools/screenshots.py``.

Plays real games in a real browser, with the same hands as the browser tests, and stops where there is something to see.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browser.player import Player
from browser.serving import FLAGS, Served, chromium, why_not

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
DESK, UPRIGHT, LYING = (1280, 720), (390, 844), (844, 390)
ADA, BOT, OPEN = {"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}
TASTE = 'localStorage.setItem("smallworld.settings", JSON.stringify({language: "en", speed: "off", name: "Ada"}))'
PATIENCE = 2500


class Studio:
    """A server, a browser, and a folder for pictures."""

    def __init__(self, served: Served, browser: Browser, folder: Path) -> None:
        self.served = served
        self.browser = browser
        self.folder = folder

    def visitor(self, address: str, size: tuple[int, int] = DESK, seed: int = 1) -> Player:
        """Somebody who opens this address."""
        touch = size != DESK
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=2 if touch else 1,
        )
        context.add_init_script(TASTE)
        player = Player(context.new_page(), seed)
        player.page.goto(self.served.address + address)
        player.page.wait_for_timeout(700)
        return player

    def guest(self, seats: list[dict[str, str]], edition: str, size: tuple[int, int] = DESK, seed: int = 1) -> Player:
        """Somebody at a new table."""
        made = self.served.table(seats, edition)
        return self.visitor(f"/#seat/{made['table']}/{made['seats'][0]['token']}", size, seed)

    def shoot(self, player: Player, name: str) -> None:
        """Take the picture."""
        player.page.mouse.move(2, 2)
        player.page.wait_for_timeout(600)
        player.page.screenshot(path=str(self.folder / f"{name}.png"))
        print(name, flush=True)


def play_until(player: Player, seen: Callable[[], bool]) -> None:
    """Play on until there is something to see."""
    for _ in range(PATIENCE):
        if player.asked and seen():
            return
        if player.asked:
            player.act()
        else:
            player.page.wait_for_timeout(25)
    raise SystemExit("Nothing to see in this game.")


def conquering(player: Player, turn: int) -> Callable[[], bool]:
    """In this round or later, with something certain and something that needs luck."""

    def seen() -> bool:
        marks = player.sees("[data-mark=certain]") and player.sees("[data-mark=die]")
        return marks and player.sees(".ground.owned.seat-0") and int(player.turn()) >= turn

    return seen


def take_pictures(studio: Studio) -> None:
    """All of them."""
    studio.shoot(studio.visitor("/"), "start")

    host = studio.visitor("/#new")
    host.page.locator("[data-create]").click()
    host.page.wait_for_selector(".qr path")
    studio.shoot(host, "lobby")

    player = studio.guest([ADA, BOT, BOT], "base")
    play_until(player, lambda: player.sees("[data-pick]"))
    studio.shoot(player, "combinations")
    play_until(player, conquering(player, 3))
    player.page.locator("[data-mark=die]").first.focus()
    player.page.keyboard.press("Enter")
    studio.shoot(player, "conquest")
    play_until(player, lambda: player.sees("[data-do=redeploy]") and player.page.locator(".steps").count() > 2)
    studio.shoot(player, "redeployment")
    islands = studio.guest([ADA, BOT, BOT, BOT], "warcraft", seed=2)
    play_until(islands, conquering(islands, 4))
    studio.shoot(islands, "islands")

    for size, name in ((UPRIGHT, "phone-upright"), (LYING, "phone-lying")):
        phone = studio.guest([ADA, BOT, BOT], "base", size, seed=3)
        play_until(phone, conquering(phone, 2))
        phone.page.locator("[data-mark=certain]").first.focus()
        phone.page.keyboard.press("Enter")
        studio.shoot(phone, name)


def result_picture(studio: Studio) -> None:
    """The end of a game."""
    player = studio.guest([ADA, BOT, BOT, BOT], "base", seed=4)
    for _ in range(PATIENCE):
        if player.over:
            break
        if player.asked:
            player.act()
        else:
            player.page.wait_for_timeout(25)
    studio.shoot(player, "result")


def main() -> None:
    """Serve, look, and take pictures."""
    if why_not():
        sys.exit(why_not())
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        studio = Studio(served, browser, PICTURES)
        take_pictures(studio)
        result_picture(studio)
        browser.close()
        served.stop()


if __name__ == "__main__":
    main()
