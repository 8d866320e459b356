"""Before the start: guests come, stand up, and come again."""

import re

import pytest
from playwright.sync_api import expect

from browser.player import Visit
from browser.serving import Served
from browser.test_in_browser import PERSON

OPEN = {"kind": "open"}


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_nobody_in_the_lobby_reads_what_is_for_programmers(served: Served, visit: Visit, language: str) -> None:
    made = served.table([PERSON, OPEN, {"kind": "bot", "bot": "random"}], start=False)
    guest = visit(f"{served.address}/#join/{made['table']}/{made['invite']}", name="Ben", language=language).page
    expect(guest.locator("[data-join]")).to_be_visible()
    host = visit(served.address + "/#new", language=language).page
    host.locator("[data-create]").click()
    expect(host.locator("[data-start]")).to_be_visible()
    for page in (guest, host):
        raw = r"python|localhost|--|\b(greedy|random)\b" if language != "en" else r"python|localhost|--|\bgreedy\b"
        assert not re.search(raw, page.locator("main").inner_text()), page.locator("main").inner_text()


def test_a_guest_who_stood_up_is_not_locked_out(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, OPEN], start=False)
    guest = visit(f"{served.address}/#join/{made['table']}/{made['invite']}", name="Ben").page
    for _ in range(2):
        guest.locator("[data-join]").click()
        guest.locator("[data-leave]").click()
        guest.locator("[data-sure]").click()
        expect(guest.locator("[data-join]")).to_be_enabled()
        guest.reload()
    expect(guest.locator("[data-join]")).to_be_enabled()


def test_a_seat_is_not_left_by_one_press(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, OPEN], start=False)
    guest = visit(f"{served.address}/#join/{made['table']}/{made['invite']}", name="Ben").page
    guest.locator("[data-join]").click()
    guest.locator("[data-leave]").click()
    expect(guest.locator("[role=alertdialog]")).to_contain_text("Leave your seat?")
    guest.keyboard.press("Escape")
    guest.reload()
    expect(guest.locator(".own")).to_contain_text("Ben")


def test_a_link_is_copied_also_where_the_browser_does_not_help(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, OPEN], start=False)
    page = visit(served.address, name="Ben").page
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page.goto(f"{served.address}/#join/{made['table']}/{made['invite']}")
    page.reload()
    page.locator("[data-copy=join]").click()
    expect(page.locator("[data-copy=join]")).to_have_text("Copied")
    page.evaluate("document.execCommand = () => false")
    page.locator("[data-copy=join]").click()
    expect(page.get_by_role("alert")).to_contain_text("Ctrl+C")
