"""The longest cards are not cut off, in any language, on any kind of screen. All other pages: test_every_page."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.looks import Eyes
from browser.player import Visit
from browser.serving import Served, unpacked
from browser.test_in_browser import BOT, seat_link
from browser.waiting import until
from smallworld.text import fluent as ftl

TEXT = Path(__file__).parents[2] / "web" / "text"
COLUMN = 6
WIDE = [(1600, 900), (1920, 1080), (2560, 1440)]

SCROLLS = "(list => list.scrollHeight > list.clientHeight + 1)(document.querySelector('.cards'))"


def longest(language: str, edition: str, kind: str, behind: str = "") -> list[str]:
    """The races or powers of an edition with the longest name, or with the longest words whose key ends like this."""
    words = ftl.read(TEXT / f"{language}.ftl")
    start = f"{kind}-{edition}-"
    keys = [key.removeprefix(start) for key in words if key.startswith(start) and not key.endswith(("-text", "-gist"))]
    keys = [key for key in keys if key != "natives"]
    return sorted(keys, key=lambda key: -len(ftl.say(language, words[start + key + behind], ending="")))[:COLUMN]


class Changed:
    """Between server and page: the longest races and powers lie in the column and before the players."""

    def __init__(self, language: str, edition: str) -> None:
        self.hooks = [longest(language, edition, kind, "-text") for kind in ("race", "power")]
        self.names = [longest(language, edition, kind) for kind in ("race", "power")]
        self.named = False

    @classmethod
    def in_brief(cls, language: str, edition: str) -> "Changed":
        """With those in the column that are longest even when told in a few words."""
        changed = cls(language, edition)
        changed.hooks = [longest(language, edition, kind, "-gist") for kind in ("race", "power")]
        return changed

    def begin(self, browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        server.on_message(lambda message: browser.send(json.dumps(self.change(json.loads(unpacked(message))))))
        browser.on_message(lambda message: server.send(message))

    def change(self, message: dict[str, Any]) -> dict[str, Any]:
        view = (message.get("game") or {}).get("view")
        if view:
            races, powers = self.names if self.named else self.hooks
            for combo, race, power in zip(view["column"], races, powers, strict=False):
                combo["race"], combo["power"] = race, power
            for seat in view["seats"]:
                if seat["active"]:
                    seat["active"]["race"], seat["active"]["power"] = self.names[0][0], self.names[1][0]
        return message


@pytest.mark.parametrize(("language", "players"), [("en", 3), ("ru", 4), ("cs", 5)])
@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_no_text_is_cut_off(served: Served, visit: Visit, edition: str, language: str, players: int) -> None:
    made = served.table([{"kind": "person", "name": "Maximiliana"}, *[BOT] * (players - 1)], edition)
    player = visit(served.address, language=language)
    page = player.page
    eyes = Eyes(page)
    changed = Changed(language, edition)
    page.route_web_socket("**/ws?*", changed.begin)
    page.goto(seat_link(served, made))
    expect(page.locator("[data-pick]").first).to_be_visible(timeout=20_000)
    wrong = eyes.look("cards with the longest texts")
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.locator("[data-card]")).to_have_count(COLUMN)
    until(page, f"!{SCROLLS}")  # all cards are seen at once on a small desktop
    names = page.locator(".plate .name")
    assert [name.is_visible() for name in names.all()] == [True] * players  # and everybody's name
    changed.named = True
    page.reload()
    expect(page.locator("[data-pick]").first).to_be_visible(timeout=20_000)
    wrong += eyes.look("cards with the longest names")
    for _ in range(10):  # some races have a choice before their conquests
        if player.sees("[data-mark=certain]"):
            break
        page.locator(".bar.asked").wait_for()
        player.act()
        page.wait_for_timeout(50)
    wrong += eyes.look("conquest")
    page.locator("[data-mark=certain]").first.focus()
    page.keyboard.press("Enter")
    wrong += eyes.look("a region that is pointed at")
    page.keyboard.press("Escape")
    page.locator(".plate").first.click()
    wrong += eyes.look("somebody's regions")
    assert wrong == []


ONE_LINE = """[...document.querySelectorAll(".gist")].every(
  line => new Set([...line.children].map(half => half.offsetTop)).size === 1)"""


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_what_a_combination_does_stands_on_one_line(served: Served, visit: Visit, edition: str, language: str) -> None:
    made = served.table([{"kind": "person", "name": "Ada"}, BOT, BOT], edition)
    player = visit(served.address, language=language, size=WIDE[0])
    page = player.page
    page.route_web_socket("**/ws?*", Changed.in_brief(language, edition).begin)
    page.goto(seat_link(served, made))
    page.locator("[data-pick]").first.click()
    for width, height in WIDE:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".gist:visible")).to_have_count(COLUMN)
        until(page, ONE_LINE)
    assert Eyes(page).look("combinations in brief", sizes=WIDE) == []
