"""What strangers write is text and nothing else, wherever a page shows it, even if a reader let markup through."""

import json
import re
import zlib
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.player import Visit, play_to_the_end
from browser.serving import Served
from browser.test_homemade import Fan
from homemade import MARKED, marked_texts

TRICKY = "{$player} ${1+1} < b >&amp *"
"""What a reader lets through: words of template languages, a space that keeps a tag from being one."""
MARK = "zqz"
MARKUP = '<img src=x onerror="window.harm=1"><b id=harm>'
"""What no reader lets through is put in on the way to the page, wherever a text has the mark."""


def spoilt(value: Any) -> Any:
    """The same data with markup in every text that has the mark."""
    if isinstance(value, str):
        return value.replace(MARK, MARK + MARKUP)
    if isinstance(value, list):
        return [spoilt(each) for each in value]
    return {key: spoilt(each) for key, each in value.items()} if isinstance(value, dict) else value


def unpacked(frame: str | bytes) -> str:
    """A message of the server; long ones come compressed."""
    return frame if isinstance(frame, str) else zlib.decompress(frame).decode()


def tamper(page: Page) -> None:
    """Stand between the page and its server."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda frame: socket.send(json.dumps(spoilt(json.loads(unpacked(frame))))))

    page.route_web_socket(re.compile(r"/ws\?"), between)
    for path in ("content", "offers", "cards/*"):
        page.route(f"**/api/{path}", lambda route: route.fulfill(json=spoilt(route.fetch().json())))


def harmless(page: Page) -> None:
    """No text became an element, no text ran."""
    assert page.evaluate("window.harm") is None
    assert page.locator("#harm, img[src=x], .page b b").count() == 0


def shows(page: Page, where: str) -> None:
    """The markup can be read there."""
    expect(page.locator(where).filter(has_text=MARKUP).first).to_be_attached()
    harmless(page)


def test_markup_is_text_wherever_it_is_shown(served: Served, visit: Visit, tmp_path: Path) -> None:
    page = visit(served.address).page
    tamper(page)
    page.goto(f"{served.address}/#new")
    files = []
    for n, text in enumerate(marked_texts(MARK, TRICKY)):
        file = tmp_path / f"{n}.toml"
        file.write_text(text, encoding="utf-8")
        files.append(str(file))
    page.locator("[data-home-made] input[type=file]").set_input_files(files)
    expect(page.locator("[data-thing]")).to_have_count(len(files), timeout=15_000)
    shows(page, "[data-thing] h3")
    shows(page, "[data-thing] p")
    page.locator(".segmented label", has_text=re.compile(r"^2$")).click()
    seats = page.locator(".seat-wishes li")
    seats.first.locator("input").fill(f"{MARK} < s >")
    seats.nth(1).locator("select").first.select_option("bot")
    seats.nth(1).locator("select").nth(1).select_option("easy")
    page.locator(".segmented", has_text="Bots").locator("label").first.click()
    page.locator("[data-create]").click()

    expect(page.locator(".card")).to_have_count(6, timeout=15_000)
    shows(page, ".card .cloth b, .card .pennon b")
    shows(page, ".card .texts p")
    page.locator(".card [data-rule*=marked], .card [data-rule*=badge]").first.click()
    shows(page, ".rule-head")
    shows(page, ".made-by")
    page.keyboard.press("Escape")

    player = Fan(page, 1)
    player.keys = frozenset(f"{key}{n}" for key in ("marked", "badge") for n in range(MARKED))
    while not (player.over or page.locator(".log .line").filter(has_text=MARKUP).count()):
        play_a_little(player)
    shows(page, ".log .line")
    play_to_the_end(player)
    shows(page, ".result")
    assert player.taken


def play_a_little(player: Fan) -> None:
    if player.asked:
        player.act()
    else:
        player.page.wait_for_timeout(25)
