"""A server and a browser, started once for a file of tests."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.pages import HASTY, finished
from browser.player import Player, Visit
from browser.serving import FLAGS, Served, chromium, shell, why_not

TASTE = """sessionStorage.taste || localStorage.setItem("smallworld.settings", JSON.stringify(
    {language: "LANGUAGE", speed: "SPEED", name: "NAME"})); sessionStorage.taste = 1"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The game, served. One server for all files would soon refuse so many tables from one address."""
    if why_not():
        pytest.skip(why_not())
    served = Served(tmp_path_factory.mktemp("games"))
    served.start()
    yield served
    served.stop()


@pytest.fixture(scope="module")
def over(served: Served) -> dict[str, Any]:
    """A game of Warcraft that a person and four bots have played to its end, for all tests that look at one."""
    return finished(served, "warcraft", bots=4, bot=HASTY)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server that a test may stop."""
    if why_not():
        pytest.skip(why_not())
    served = Served(tmp_path)
    served.start()
    yield served
    served.stop()


@pytest.fixture(scope="module")
def launched(request: pytest.FixtureRequest) -> Iterator[Callable[[], Browser]]:
    """A browser without a window for the tests of one file, another if it has died.

    Starting one takes as long as a short test. It cannot stay for all files: while it is open no other test in this
    process could use asyncio. A file that says `WHOLE_BROWSER` gets the one that people have, not the quicker shell.
    """
    path = chromium() if getattr(request.module, "WHOLE_BROWSER", False) else shell() or chromium()
    if why_not():
        pytest.skip(why_not())
    with sync_playwright() as playwright:
        running: list[Browser] = []

        def launch() -> Browser:
            if not running or not running[-1].is_connected():
                running.append(playwright.chromium.launch(executable_path=path, args=FLAGS))
            return running[-1]

        yield launch
        for each in running:
            each.close()


@pytest.fixture
def browser(launched: Callable[[], Browser]) -> Iterator[Browser]:
    """The browser. A test finds no window of another one, nor leaves any."""
    browser = launched()
    yield browser
    for context in browser.contexts:
        context.close()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Opens a page for one person, with its own window and memory. At the end no page may have had an error."""
    players: list[Player] = []

    def open_page(
        address: str,
        name: str = "Ada",
        language: str = "en",
        size: tuple[int, int] = (1280, 720),
        touch: bool = False,
        speed: str = "off",
    ) -> Player:
        viewport = {"width": size[0], "height": size[1]}
        context = browser.new_context(viewport=viewport, has_touch=touch, is_mobile=touch)  # type: ignore[arg-type]
        context.add_init_script(TASTE.replace("LANGUAGE", language).replace("NAME", name).replace("SPEED", speed))
        player = Player(context.new_page(), seed=len(players))
        players.append(player)
        player.page.goto(address)
        if not touch:
            player.page.mouse.move(1, 1)  # a page does not know that a mouse moves before it has heard of it twice
        return player

    yield open_page
    for player in players:
        player.page.context.close()
    assert [error for player in players for error in player.errors] == []
