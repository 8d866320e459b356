"""No text is cut off: the longest cards, in every language, on every kind of screen."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.pages import other_pages
from browser.player import Visit
from browser.serving import Served, unpacked
from browser.test_in_browser import BOT, seat_link
from browser.waiting import until
from smallworld.text import fluent as ftl

TEXT = Path(__file__).parents[2] / "web" / "text"
SIZES = ((1280, 720), (1920, 1080), (390, 844), (844, 390))
COLUMN = 6

CLIPPED = """() => {
  const told = new Set(["hidden", "clip"]);
  const measured = ".card, .texts, .plate, .combo, .prompt, .stepper, .segmented label, button, .button";
  return [...document.querySelectorAll("body, body *:not(svg *)")].filter(one => {
    if (!one.clientWidth || !one.textContent.trim() || !one.checkVisibility() || one.closest(".unseen")) return false;
    if (one.matches(".frame")) return false;  // a map may be larger than what is seen of it
    const {overflowX, overflowY} = getComputedStyle(one);
    const all = one.matches(measured);
    return (all || told.has(overflowX)) && one.scrollWidth > one.clientWidth + 1
        || (all || told.has(overflowY)) && one.scrollHeight > one.clientHeight + 1;
  }).map(one => `${one.tagName}.${one.className}: ${one.scrollWidth}×${one.scrollHeight} in `
    + `${one.clientWidth}×${one.clientHeight}: ${one.textContent.slice(0, 60)}`);
}"""


BROKEN = """() => [...document.querySelectorAll(".card .banner b")].flatMap(one => {
  const broken = [];
  const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    for (const found of node.data.matchAll(/[\\p{L}\\u00ad]+/gu)) {
      const word = document.createRange();
      word.setStart(node, found.index);
      word.setEnd(node, found.index + found[0].length);
      const lines = new Set([...word.getClientRects()].map(box => Math.round(box.top)));
      if (lines.size > 1 && !found[0].includes("\\u00ad")) broken.push(found[0]);
    }
  }
  return broken;
})"""
"""Names on cards that go on in the next line without a hyphen."""

SCROLLS = "(list => list.scrollHeight > list.clientHeight + 1)(document.querySelector('.cards'))"


def longest(language: str, edition: str, kind: str, text: bool) -> list[str]:
    """The races or powers of an edition with the longest text, or with the longest name."""
    words = ftl.read(TEXT / f"{language}.ftl")
    start = f"{kind}-{edition}-"
    keys = [key.removeprefix(start) for key in words if key.startswith(start) and not key.endswith("-text")]
    behind = "-text" if text else ""
    keys = [key for key in keys if key != "natives"]
    return sorted(keys, key=lambda key: -len(ftl.say(language, words[start + key + behind], ending="")))[:COLUMN]


class Changed:
    """Between server and page: the longest races and powers lie in the column and before the players."""

    def __init__(self, language: str, edition: str) -> None:
        self.hooks = [longest(language, edition, kind, True) for kind in ("race", "power")]
        self.names = [longest(language, edition, kind, False) for kind in ("race", "power")]
        self.named = False

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


def at_every_size(page: Page, what: str) -> list[str]:
    """What is cut off anywhere."""
    wrong: list[str] = []
    for width, height in SIZES if what != "screen" else SIZES[:2]:  # a television is no phone
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(30):  # the map takes its new size by and by, and our type comes after the map
            page.wait_for_timeout(100)
            clipped, broken = page.evaluate(CLIPPED), page.evaluate(BROKEN)
            if not clipped and not broken:
                break
        wrong += [f"{what}, {width} × {height}: {each}" for each in clipped]
        wrong += [f"{what}, {width} × {height}: {name} is broken" for name in broken]
        if page.evaluate("document.documentElement.scrollWidth") > width:
            wrong.append(f"{what}: the page is wider than {width}")
    return wrong


@pytest.mark.parametrize(("language", "players"), [("en", 3), ("ru", 4), ("cs", 5)])
@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_no_text_is_cut_off(served: Served, visit: Visit, edition: str, language: str, players: int) -> None:
    made = served.table([{"kind": "person", "name": "Maximiliana"}, *[BOT] * (players - 1)], edition)
    player = visit(served.address, language=language)
    page = player.page
    changed = Changed(language, edition)
    page.route_web_socket("**/ws?*", changed.begin)
    page.goto(seat_link(served, made))
    expect(page.locator("[data-pick]").first).to_be_visible(timeout=20_000)
    wrong = at_every_size(page, "cards with the longest texts")
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.locator("[data-card]")).to_have_count(COLUMN)
    until(page, f"!{SCROLLS}")  # all cards are seen at once on a small desktop
    names = page.locator(".plate .name")
    assert [name.is_visible() for name in names.all()] == [True] * players  # and everybody's name
    changed.named = True
    page.reload()
    expect(page.locator("[data-pick]").first).to_be_visible(timeout=20_000)
    wrong += at_every_size(page, "cards with the longest names")
    for _ in range(10):  # some races have a choice before their conquests
        if player.sees("[data-mark=certain]"):
            break
        page.locator(".bar.asked").wait_for()
        player.act()
        page.wait_for_timeout(50)
    wrong += at_every_size(page, "conquest")
    page.locator("[data-mark=certain]").first.focus()
    page.keyboard.press("Enter")
    wrong += at_every_size(page, "a region that is pointed at")
    page.keyboard.press("Escape")
    page.locator(".plate").first.click()
    wrong += at_every_size(page, "somebody's regions")
    assert wrong == []


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_settings_fit_and_pages_are_whole(served: Served, visit: Visit, language: str) -> None:
    page = visit(served.address, language=language).page
    wrong = at_every_size(page, "start page")
    page.set_viewport_size({"width": 1280, "height": 720})
    page.locator("[data-play=base]").click()
    page.locator(".menu-button").click(timeout=20_000)
    wrong += at_every_size(page, "settings")
    page.set_viewport_size({"width": 1280, "height": 720})
    room = "(box => box.scrollHeight <= box.clientHeight)(document.querySelector('.menu'))"
    assert page.evaluate(room), "settings do not fit into 720 pixels"
    page.keyboard.press("Escape")
    page.evaluate("location.hash = ''")
    wrong += at_every_size(page, "my games")
    page.locator("[data-forget]").click()
    wrong += at_every_size(page, "a game leaves the list")
    page.goto(f"{served.address}/#new")
    wrong += at_every_size(page, "a new table")
    assert wrong == []


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_all_other_pages_are_whole(served: Served, visit: Visit, over: dict[str, Any], language: str) -> None:
    page = visit(served.address, language=language).page
    wrong = [each for what in other_pages(served, page, over) for each in at_every_size(page, what)]
    assert wrong == []
