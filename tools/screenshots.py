"""Pictures of the main screens for the documentation: ``PYTHONPATH=src:tests python -m tools.screenshots``.

Plays real games in a real browser, with the same hands as the browser tests, and stops where there is something to see.
One position is then opened on every kind of screen, in every language, light and dark. Names of pictures behind it:
only those. Needs requirements/check.txt and, to write WebP, Pillow and numpy of requirements/tools.txt.
"""

import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from browser.pages import AFTERWARDS, Tour, finished
from browser.player import Player
from browser.serving import FLAGS, Served, chromium, why_not
from tools.colour_blind import VISIONS, beside

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
DESK, LARGE, HUGE, UPRIGHT, LYING = (1280, 720), (1920, 1080), (2560, 1440), (390, 844), (844, 390)
ADA, BEN = {"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}
BOT = {"kind": "bot", "bot": "greedy"}
TASTE = """localStorage.getItem("smallworld.settings") ?? localStorage.setItem("smallworld.settings", JSON.stringify(
    {language: "LANGUAGE", theme: "THEME", speed: "off", sound: false, name: "Ada"}))"""
PATIENCE = 1500
QUALITY = 82
WIDEST = 1600  # pixels of a picture on a page
SETTLED = 400
PATIENT = 30_000  # milliseconds: nobody waits for this but a busy machine
SEEDS = range(1, 9)


class View(NamedTuple):
    """How somebody looks at the table."""

    name: str
    size: tuple[int, int] = DESK
    language: str = "en"
    theme: str = "light"
    pointed: str = ""  # at a region with this mark


class Studio:
    """A server, a browser, and a folder for pictures."""

    def __init__(self, served: Served, browser: Browser, folder: Path, only: list[str]) -> None:
        self.only = only
        self.served = served
        self.browser = browser
        self.folder = folder

    def visitor(self, address: str, view: View, seed: int = 1) -> Player:
        """Somebody who opens this address."""
        width, height = view.size
        touch = view.size in (UPRIGHT, LYING)
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=1.5 if touch else 1,
        )
        context.add_init_script(TASTE.replace("LANGUAGE", view.language).replace("THEME", view.theme))
        player = Player(context.new_page(), seed)
        player.page.set_default_timeout(PATIENT)
        player.page.goto(self.served.address + address)
        return player

    def wants(self, *names: str) -> bool:
        """Is one of these pictures to be taken?"""
        return not self.only or bool({*names} & {*self.only})

    def shoot(self, player: Player, name: str, sheet: bool = False) -> None:
        """Take the picture, when fonts and pictures are there; as a sheet, beside what others see of it."""
        if not self.wants(name):
            return
        page = player.page
        if not player.sees("[data-region].picked"):
            page.mouse.move(2, 2)
        page.wait_for_load_state("networkidle")
        page.wait_for_selector(":root:not(.first)", state="attached")
        page.evaluate("document.fonts.ready.then(() => 0)")
        page.wait_for_timeout(SETTLED)
        picture = Image.open(BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
        if sheet:
            picture = beside(picture.resize((960, 960 * picture.height // picture.width)), list(VISIONS))
        picture.thumbnail((WIDEST, WIDEST), Image.Resampling.LANCZOS)
        picture.save(self.folder / f"{name}.webp", quality=QUALITY, method=6)
        print(name, flush=True)


def play_until(player: Player, seen: Callable[[], bool]) -> bool:
    """Play on until there is something to see; not every game has it."""
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


def conquering(player: Player, turn: int) -> bool:
    """In this round or later, with something certain and something that needs luck."""
    marks = player.sees("[data-mark=certain]") and player.sees("[data-mark=die]")
    return marks and int(player.turn() or 0) >= turn


def redeploying(player: Player, turn: int) -> bool:
    """With tokens to move between several regions, and others on the map."""
    regions = player.page.locator("[data-region][data-mark=target]").count() > 2
    return player.sees("[data-do=redeploy]") and regions and int(player.turn() or 0) >= turn


def picking(player: Player, turn: int) -> bool:
    """With six combinations before them."""
    return player.sees("[data-pick]") and int(player.turn() or 0) >= turn


def scene(
    studio: Studio,
    views: list[View],
    found: Callable[[Player, int], bool],
    turn: int = 3,
    bots: int = 2,
    edition: str = "base",
) -> None:
    """Play until one position has what is wanted, and look at it in every way."""
    if not studio.wants(*[view.name for view in views]):
        return
    for seed in SEEDS:
        made: dict[str, Any] = studio.served.table([ADA, *[BOT] * bots], edition)
        address = f"/#seat/{made['table']}/{made['seats'][0]['token']}"
        hand = studio.visitor(address, View("hand"), seed)
        if play_until(hand, lambda hand=hand: found(hand, turn)):  # type: ignore[misc]
            hand.page.context.close()
            for view in views:
                if studio.wants(view.name):
                    look(studio, address, view)
            return
        hand.page.context.close()
    raise SystemExit(f"No game had anything for {views[0].name}.")


def look(studio: Studio, address: str, view: View) -> None:
    """One picture of a position."""
    player = studio.visitor(address, view)
    player.page.wait_for_selector("[data-region]", timeout=20_000)
    if view.pointed and player.sees(f"[data-mark={view.pointed}]"):
        player.page.locator(f"[data-mark={view.pointed}]").first.focus()
        player.page.keyboard.press("Enter")
    studio.shoot(player, view.name, sheet=view.name.endswith("colour-blind"))
    player.page.context.close()


def pages(studio: Studio) -> None:
    """Everything before a game."""
    for view in (View("start"), View("start-phone", UPRIGHT), View("start-dark", DESK, "ru", "dark")):
        if studio.wants(view.name):
            visitor = studio.visitor("/", view)
            studio.shoot(visitor, view.name)
            visitor.page.context.close()
    if studio.wants("forms"):
        sheet = studio.visitor("/#forms", View("forms", (1280, 740)))
        sheet.page.wait_for_selector(".forms")
        studio.shoot(sheet, "forms")
        sheet.page.context.close()
    if studio.wants("workshop"):
        maker = studio.visitor("/#workshop", View("workshop", (1280, 1000)))
        make_something(maker.page)
        studio.shoot(maker, "workshop")
        maker.page.context.close()
    if studio.wants("new-table", "lobby"):
        host = studio.visitor("/#new", View("new-table"))
        host.page.locator(".segmented label").nth(1).click()
        host.page.evaluate("document.activeElement.blur()")
        studio.shoot(host, "new-table")
        host.page.locator("[data-create]").click()
        host.page.wait_for_selector(".qr path", state="attached")
        studio.shoot(host, "lobby")
        host.page.context.close()


def make_something(page: Page) -> None:
    """A race on the bench of the workshop."""
    page.wait_for_selector("[data-understood]")
    page.locator("[data-field=name] input").fill("Beekeepers")
    page.locator("[data-field=text] textarea").fill("Hives stand on hills: these cost 1 less beside their meadows.")
    page.locator("[data-icon]").click()
    page.locator("[data-take-icon=farmer]").click()
    page.locator("[data-part=coins] [data-remove]").click()
    page.locator("[data-add-part]").click()
    page.locator("[data-choose=price]").click()
    part = page.locator("[data-part=price]")
    part.locator("[data-add=where]").click()
    part.locator("[data-field=where] .add").select_option("terrain")
    part.get_by_label("Hill").check()
    part.get_by_label("Farmland").uncheck()
    part.locator("[data-field=where] > .pick > .add").select_option("beside")
    part.locator("[data-field=beside] .add").select_option("terrain")
    page.get_by_text("cost 1 token less").first.wait_for()
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    page.mouse.move(1, 1)


def hot_seat(studio: Studio) -> None:
    """Two people at one phone, and one of them must look away."""
    if not studio.wants("hand-over"):
        return
    made = studio.served.table([ADA, BEN], "base")
    links = [f"/#seat/{made['table']}/{seat['token']}" for seat in made["seats"]]
    player = studio.visitor(links[0], View("hand-over", LYING))
    player.page.goto(studio.served.address + links[1])
    player.page.reload()
    player.page.wait_for_selector("[data-ready]")
    player.page.evaluate("document.activeElement.blur()")
    studio.shoot(player, "hand-over")
    player.page.context.close()


def result(studio: Studio) -> None:
    """The end of a game in which a bot has played for Ada: she would press anything and lose by far."""
    if not studio.wants("result"):
        return
    made = studio.served.table([ADA, BOT, BOT, BOT], "base")
    player = studio.visitor(f"/#seat/{made['table']}/{made['seats'][0]['token']}", View("result"))
    player.page.locator(".menu-button").first.click(timeout=20_000)
    player.page.locator("[data-let-bot]").click()
    player.page.wait_for_selector(".result", timeout=120_000)
    studio.shoot(player, "result")
    player.page.context.close()


def others(studio: Studio) -> None:
    """The pages besides the table, of one game that Ada has lost by far."""
    names = {"looking back": "look-back", "screen": "big-screen", "me": "my-results"}
    names |= {each: each for each in ("replay", "story", "day")}
    if not studio.wants(*names.values()):
        return
    made = finished(studio.served, bots=2)
    player = studio.visitor("/", View("replay"))
    for state in Tour(studio.served, player, over=made).walk(AFTERWARDS):
        if state.name in names:
            studio.shoot(player, names[state.name])
    player.page.context.close()


def take_pictures(studio: Studio) -> None:
    """All of them."""
    pages(studio)
    table = [
        View("conquest", pointed="certain"),
        View("table-1280x720"),
        View("table-1920x1080", LARGE, pointed="certain"),
        View("table-2560x1440", HUGE),
        View("table-ru", language="ru", pointed="die"),
        View("table-cs", language="cs", pointed="die"),
        View("table-dark", theme="dark"),
        View("table-colour-blind"),
        View("phone-upright", UPRIGHT, pointed="certain"),
        View("phone-lying", LYING, pointed="die"),
        View("phone-dark", UPRIGHT, "cs", "dark"),
    ]
    scene(studio, table, conquering, turn=4)
    scene(studio, [View("table-five")], conquering, turn=4, bots=4)
    islands = [View("islands", pointed="certain"), View("islands-dark", theme="dark"), View("phone-islands", UPRIGHT)]
    scene(studio, islands, conquering, turn=4, bots=3, edition="warcraft")
    scene(studio, [View("combinations"), View("combinations-phone", UPRIGHT, "ru")], picking, turn=3)
    scene(studio, [View("redeployment"), View("phone-redeployment", UPRIGHT)], redeploying)
    hot_seat(studio)
    result(studio)
    others(studio)


def main() -> None:
    """Serve, look, and take pictures."""
    if why_not():
        sys.exit(why_not())
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        take_pictures(Studio(served, browser, PICTURES, sys.argv[1:]))
        browser.close()
        served.stop()


if __name__ == "__main__":
    main()
