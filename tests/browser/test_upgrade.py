"""The server is replaced by a newer version while pages are open: what they have not fetched by then is gone."""

import re
import shutil
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.player import Visit
from browser.serving import Served
from browser.test_alive import end_turn
from browser.test_in_browser import BOT, PERSON, seat_link, until_conquest
from smallworld.server.app import WEB

NAMED = re.compile(r"-([\w-]{8})\.js\b")
"""A part of the program: its name ends with a hash."""


def upgraded(folder: Path) -> str:
    """The program again with pages in which everything has changed: every part of theirs has another name.

    Returns the mark of the new pages; the rest is what is installed.
    """
    package = folder / "smallworld"
    shutil.copytree(WEB, package / "web", ignore=shutil.ignore_patterns("*.js.gz", "*.js.br"))
    for entry in WEB.parent.iterdir():
        if entry.name not in ("web", "__pycache__"):
            (package / entry.name).symlink_to(entry)
    mark = re.search(r'data-build="([\w-]+)"', (WEB / "index.html").read_text(encoding="utf-8"))
    assert mark is not None
    for file in [*package.glob("web/*.html"), *package.glob("web/assets/*.js")]:
        text = NAMED.sub(renamed, file.read_text(encoding="utf-8"))
        file.unlink()
        file = file.with_name(NAMED.sub(renamed, file.name))
        file.write_text(text.replace(f'data-build="{mark[1]}"', f'data-build="{mark[1][::-1]}"'), encoding="utf-8")
    return mark[1][::-1]


def renamed(found: re.Match[str]) -> str:
    """The same name with another hash."""
    return f"-{found[1][::-1]}.js"


def build(page: Page) -> str:
    """Which pages these are."""
    return page.locator("html").get_attribute("data-build") or ""


def test_a_page_becomes_the_new_one_between_turns(own_server: Served, visit: Visit, tmp_path: Path) -> None:
    made = own_server.table([PERSON, BOT])
    player, watching = (
        visit(seat_link(own_server, made)),
        visit(f"{own_server.address}/#watch/{made['table']}/{made['watch']}"),
    )
    reading = visit(own_server.address)
    until_conquest(player)
    page, owned = player.page, player.page.locator(".ground.owned.seat-0")
    player.take()
    expect(owned).to_have_count(1)
    expect(watching.page.locator(".ground.owned.seat-0")).to_have_count(1)
    old, loads = build(page), []
    own_server.stop()
    expect(page.locator(".reconnecting")).to_be_visible(timeout=10_000)
    new = upgraded(tmp_path / "new")
    assert old and old != new
    page.on("load", lambda _: loads.append(1))
    own_server.version = str(tmp_path / "new")
    own_server.start()

    # Who only watches has the new page at once, and who opens another page as soon as it is missed.
    expect(watching.page.locator(f"html[data-build='{new}']")).to_be_attached(timeout=20_000)
    expect(watching.page.locator(".ground.owned.seat-0")).to_have_count(1, timeout=20_000)
    reading.page.evaluate("location.hash = 'rules'")
    expect(reading.page.locator(f"html[data-build='{new}']")).to_be_attached(timeout=20_000)
    expect(reading.page.locator("[data-lesson], .rule-card").first).to_be_visible(timeout=20_000)

    # Who has a choice plays on with the old one; what it cannot get is said.
    expect(page.locator(".reconnecting")).to_have_count(0, timeout=20_000)
    player.take()
    expect(owned).to_have_count(2)
    page.locator(".hand [data-rule^='race:']").click()
    expect(page.locator(".notice")).to_contain_text("newer version")
    page.locator(".notice").click()
    assert (build(page), loads) == (old, [])
    end_turn(player)
    expect(page.locator(f"html[data-build='{new}']")).to_be_attached(timeout=20_000)
    expect(page.locator(".bar.asked")).to_be_visible(timeout=20_000)
    expect(page.locator(".ground").first).to_be_attached(timeout=20_000)  # the bot may have taken what was owned
    assert player.turn() == "2"
    page.locator(".hand [data-rule^='race:']").click()
    expect(page.locator(".drawer .rule-head h2")).to_be_visible(timeout=15_000)
    page.keyboard.press("Escape")
    player.act()
    page.wait_for_timeout(500)
    assert loads == [1], "once is enough"
    for each in (player, watching, reading):
        each.errors.clear()  # a connection refused, a part that is gone: errors to the browser, and meant here
