"""Before the start: guests come, stand up, and come again."""

from playwright.sync_api import expect

from browser.player import Visit
from browser.serving import Served
from browser.test_in_browser import PERSON

OPEN = {"kind": "open"}


def test_a_guest_who_stood_up_is_not_locked_out(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, OPEN], start=False)
    guest = visit(f"{served.address}/#join/{made['table']}/{made['invite']}", name="Ben").page
    for _ in range(2):
        guest.locator("[data-join]").click()
        guest.locator(".own button").click()
        expect(guest.locator("[data-join]")).to_be_enabled()
        guest.reload()
    expect(guest.locator("[data-join]")).to_be_enabled()


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
