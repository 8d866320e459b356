"""Pictures of the main screens for the documentation: ``PYTHONPATH=src:tests python tools/screenshots.py``.

Plays real games in a real browser, with the same hands as the browser tests, and stops where there is something to see.
Needs requirements/check.txt and, to write WebP, Pillow of requirements/tools.txt.
"""

import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from browser.player import Player
from browser.serving import FLAGS, Served, chromium, why_not

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
DESK, UPRIGHT, LYING = (1280, 720), (390, 844), (844, 390)
ADA, BOT = {"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}
TASTE = 'localStorage.setItem("smallworld.settings", JSON.stringify({language: "en", speed: "off", name: "Ada"}))'
PATIENCE = 2500
QUALITY = 86


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
            device_scale_factor=1.5 if touch else 1,
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
        picture = Image.open(BytesIO(player.page.screenshot())).convert("RGB")
        picture.save(self.folder / f"{name}.webp", quality=QUALITY, method=6)
        print(name, flush=True)


def play_until(player: Player, seen: Callable[[], bool]) -> bool:
    """Play on until there is something to see; not every game has it."""
    for _ in range(PATIENCE):
        if seen():
            return True
        if player.over:
            return False
        if player.asked:
            player.act()
        else:
            player.page.wait_for_timeout(25)
    return False


def conquering(player: Player, turn: int) -> Callable[[], bool]:
    """In this round or later, with something certain and something that needs luck."""

    def seen() -> bool:
        marks = player.sees("[data-mark=certain]") and player.sees("[data-mark=die]")
        return marks and player.sees(".ground.owned.seat-0") and int(player.turn()) >= turn

    return seen


def redeploying(player: Player) -> Callable[[], bool]:
    """With tokens to move between several regions."""
    return lambda: player.sees("[data-do=redeploy]") and player.page.locator(".steps").count() > 2


def point_at(player: Player, mark: str) -> None:
    """Show the card of a region."""
    player.page.locator(f"[data-mark={mark}]").first.focus()
    player.page.keyboard.press("Enter")


def game_picture(
    studio: Studio,
    name: str,
    seen: Callable[[Player], Callable[[], bool]],
    then: Callable[[Player], None] = lambda player: None,
    bots: int = 2,
    edition: str = "base",
    size: tuple[int, int] = DESK,
) -> None:
    """Play games until one has what is wanted, and take its picture."""
    for seed in range(1, 20):
        player = studio.guest([ADA, *[BOT] * bots], edition, size, seed)
        if play_until(player, seen(player)):
            then(player)
            studio.shoot(player, name)
            player.page.context.close()
            return
        player.page.context.close()
    raise SystemExit(f"No game had anything for {name}.")


def take_pictures(studio: Studio) -> None:
    """All of them."""
    studio.shoot(studio.visitor("/"), "start")
    host = studio.visitor("/#new")
    host.page.locator("[data-create]").click()
    host.page.wait_for_selector(".qr path")
    studio.shoot(host, "lobby")

    game_picture(studio, "combinations", lambda player: lambda: player.sees("[data-pick]"))
    game_picture(studio, "conquest", lambda player: conquering(player, 3), lambda player: point_at(player, "die"))
    game_picture(studio, "redeployment", redeploying)
    game_picture(studio, "islands", lambda player: conquering(player, 4), bots=3, edition="warcraft")
    for size, name in ((UPRIGHT, "phone-upright"), (LYING, "phone-lying")):
        game_picture(
            studio, name, lambda player: conquering(player, 2), lambda player: point_at(player, "certain"), size=size
        )
    game_picture(studio, "result", lambda player: lambda: player.over, bots=3)


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
        browser.close()
        served.stop()


if __name__ == "__main__":
    main()
