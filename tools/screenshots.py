"""Pictures of the main screens for the documentation: ``PYTHONPATH=src:tests python tools/screenshots.py``.

Plays real games in a real browser, with the same hands as the browser tests, and stops where there is something to see.
Name pictures to take only those. Needs requirements/check.txt and, to write WebP, Pillow from requirements/tools.txt.
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
SETTLED = 300


class Studio:
    """A server, a browser, and a folder for pictures."""

    def __init__(self, served: Served, browser: Browser, folder: Path, only: list[str]) -> None:
        self.only = only
        self.served = served
        self.browser = browser
        self.folder = folder

    def visitor(self, address: str, size: tuple[int, int] = DESK, seed: int = 1) -> Player:
        """A visitor who opens this address."""
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
        """A player at a new table."""
        made = self.served.table(seats, edition)
        return self.visitor(f"/#seat/{made['table']}/{made['seats'][0]['token']}", size, seed)

    def wants(self, name: str) -> bool:
        """Is this picture to be taken?"""
        return not self.only or name in self.only

    def shoot(self, player: Player, name: str) -> None:
        """Take the picture."""
        if not self.wants(name):
            return
        player.page.mouse.move(2, 2)
        player.page.wait_for_timeout(600)
        picture = Image.open(BytesIO(player.page.screenshot())).convert("RGB")
        picture.save(self.folder / f"{name}.webp", quality=QUALITY, method=6)
        print(name, flush=True)


def play_until(player: Player, seen: Callable[[], bool]) -> bool:
    """Play on until there is something to see; not every game gets there."""
    for _ in range(PATIENCE):
        if seen():
            player.page.wait_for_timeout(SETTLED)
            if seen():  # and nothing that was pressed before is still on its way
                return True
        if player.over:
            return False
        if player.asked:
            player.act()
        else:
            player.page.wait_for_timeout(25)
    return False


def conquering(player: Player, turn: int, held: int = 3) -> Callable[[], bool]:
    """In this round or later, with a certain conquest, one that needs luck, and some land to look at."""

    def seen() -> bool:
        marks = player.sees("[data-mark=certain]") and player.sees("[data-mark=die]")
        own = player.page.locator(".ground.seat-0").count() >= held
        return marks and own and int(player.turn()) >= turn

    return seen


def redeploying(player: Player) -> Callable[[], bool]:
    """With tokens to move between several regions, and others on the map."""
    regions = player.page.locator(".board [data-mark=target]")
    return lambda: player.sees("[data-do=redeploy]") and regions.count() > 2 and int(player.turn()) >= 3


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
    """Play games until one has what we want, and take its picture."""
    for seed in range(1, 20) if studio.wants(name) else ():
        player = studio.guest([ADA, *[BOT] * bots], edition, size, seed)
        if play_until(player, seen(player)):
            then(player)
            studio.shoot(player, name)
            player.page.context.close()
            return
        player.page.context.close()
    if studio.wants(name):
        raise SystemExit(f"No game had anything for {name}.")


def hot_seat(studio: Studio) -> None:
    """Two people at one phone, and one of them must look away."""
    made = studio.served.table([ADA, {"kind": "person", "name": "Bob"}], "base")
    links = [f"/#seat/{made['table']}/{seat['token']}" for seat in made["seats"]]
    player = studio.visitor(links[0], LYING)
    player.page.goto(studio.served.address + links[1])
    player.page.reload()
    player.page.wait_for_selector("[data-ready]")
    player.page.evaluate("document.activeElement.blur()")
    studio.shoot(player, "hand-over")


def result(studio: Studio) -> None:
    """The end of a game in which a bot has played for Ada: she would press anything and lose by far."""
    if studio.wants("result"):
        player = studio.guest([ADA, BOT, BOT, BOT], "base")
        player.page.locator(".menu-button").click()
        player.page.locator("[data-let-bot]").click()
        player.page.wait_for_selector(".result", timeout=120_000)
        studio.shoot(player, "result")


def take_pictures(studio: Studio) -> None:
    """All of them."""
    studio.shoot(studio.visitor("/"), "start")
    host = studio.visitor("/#new")
    host.page.locator(".segmented label").nth(1).click()
    host.page.evaluate("document.activeElement.blur()")
    studio.shoot(host, "new-table")
    host.page.locator("[data-create]").click()
    host.page.wait_for_selector(".qr path")
    studio.shoot(host, "lobby")

    game_picture(studio, "combinations", lambda player: lambda: player.sees("[data-pick]"))
    game_picture(studio, "conquest", lambda player: conquering(player, 3, 4), lambda player: point_at(player, "die"))
    game_picture(studio, "redeployment", redeploying)
    game_picture(studio, "islands", lambda player: conquering(player, 4, 5), bots=3, edition="warcraft")
    game_picture(
        studio,
        "phone-islands",
        lambda player: conquering(player, 3),
        lambda player: point_at(player, "certain"),
        edition="warcraft",
        size=UPRIGHT,
    )
    hot_seat(studio)
    for size, name in ((UPRIGHT, "phone-upright"), (LYING, "phone-lying")):
        game_picture(
            studio, name, lambda player: conquering(player, 2), lambda player: point_at(player, "certain"), size=size
        )
    result(studio)


def main() -> None:
    """Serve, look, and take pictures."""
    if why_not():
        sys.exit(why_not())
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        studio = Studio(served, browser, PICTURES, sys.argv[1:])
        take_pictures(studio)
        browser.close()
        served.stop()


if __name__ == "__main__":
    main()
