"""What lies over the page: nothing behind it can be reached, and it goes with its table."""

from playwright.sync_api import Route, expect

from browser.player import Visit
from browser.serving import Served
from browser.test_in_browser import BEN, PERSON, alone, seat_link, until_conquest

KEY_ALONE = """document.body.dispatchEvent(
    new KeyboardEvent("keydown", {key: "Escape", bubbles: true, cancelable: true}))"""
INSIDE = "document.activeElement.closest('dialog') !== null"


def test_keys_do_nothing_behind_a_dialog(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    until_conquest(player)
    page = player.page
    for _ in range(2):  # the second time it would have ended the conquests
        page.keyboard.press("e")
        expect(page.locator("[role=alertdialog]")).to_contain_text("still in hand")
    page.keyboard.press("?")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("[data-mark=certain]").first).to_be_attached()


def test_tab_stays_in_a_dialog_and_comes_back_to_where_it_was(served: Served, visit: Visit) -> None:
    page = alone(served, visit).page
    expect(page.locator("[data-pick]").first).to_be_visible(timeout=15_000)  # before that the sidebar is another one
    page.locator(".menu-button").click()
    for _ in range(20):
        page.keyboard.press("Tab")
        assert page.evaluate(INSIDE + " || document.activeElement === document.body")
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.className") == "menu-button"


def test_a_dialog_that_the_browser_closes_is_closed(served: Served, visit: Visit) -> None:
    """Where nothing was pressed since the last Escape, a browser closes a dialog without asking the page."""
    page = alone(served, visit).page
    expect(page.locator("[data-pick]").first).to_be_visible(timeout=15_000)
    for _ in range(2):
        page.locator(".menu-button").click()
        expect(page.locator("dialog")).to_have_count(1)
        page.evaluate("document.querySelector('dialog').close()")
        expect(page.locator("dialog")).to_have_count(0)


def test_escape_closes_a_dialog_that_the_browser_forgets(served: Served, visit: Visit) -> None:
    """About once in a thousand times Chromium hands the key to the page and then sends neither cancel nor close."""
    page = alone(served, visit).page
    expect(page.locator("[data-pick]").first).to_be_visible(timeout=15_000)
    page.locator(".menu-button").click()
    page.locator(".dialog [data-credits]").click()
    expect(page.locator("[data-credits]")).to_have_count(0)
    page.evaluate(KEY_ALONE)
    expect(page.locator("dialog")).to_have_count(0)


def test_settings_opened_by_a_finger_are_closed_by_the_key_alone(served: Served, visit: Visit) -> None:
    """Without cancel and close, and wherever on the page the key arrives: Chromium may not have moved the focus yet."""
    page = visit(served.address, size=(390, 844), touch=True).page
    for _ in range(2):
        page.locator(".start .top [data-settings]").tap()
        expect(page.locator("dialog[open]")).to_have_count(1)
        page.evaluate(KEY_ALONE)
        expect(page.locator("dialog")).to_have_count(0)


def test_escape_closes_what_is_on_top(served: Served, visit: Visit) -> None:
    page = alone(served, visit).page
    expect(page.locator("[data-pick]").first).to_be_visible(timeout=15_000)
    page.keyboard.press("l")
    expect(page.locator(".drawer .legend")).to_be_visible(timeout=15_000)
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".drawer")).to_be_visible()  # it lay below
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)


def test_a_hand_over_is_pressed_away_by_its_button_alone(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, BEN])
    page = visit(seat_link(served, made)).page
    page.goto(seat_link(served, made, 1))
    expect(page.locator(".hand-over")).to_be_visible()
    for _ in range(3):
        page.keyboard.press("Escape")
        page.wait_for_timeout(50)
    expect(page.locator(".hand-over")).to_be_visible()
    assert page.evaluate("document.activeElement.dataset.ready !== undefined")
    page.keyboard.press("Enter")
    expect(page.locator(".hand-over")).to_have_count(0)


def test_a_dialog_goes_with_its_table(served: Served, visit: Visit) -> None:
    page = alone(served, visit).page
    page.locator(".menu-button").click(timeout=15_000)
    expect(page.locator(".menu")).to_be_visible()
    there = page.evaluate("location.hash")
    page.evaluate("location.hash = ''")
    page.locator(f"a[href='{there}']").click()
    expect(page.locator(".plate").first).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)


def test_a_dialog_that_comes_late_takes_no_press(served: Served, visit: Visit) -> None:
    page = alone(served, visit).page
    held: list[Route] = []
    page.route("**/assets/credits-*.js", lambda route: held.append(route))
    page.locator(".menu-button").click(timeout=15_000)
    page.locator(".dialog [data-credits]").click()
    expect(page.locator(".menu")).to_be_visible()  # it stays until the other is there
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    with page.expect_response("**/assets/credits-*.js"):
        held[0].continue_()
    page.locator(".menu-button").click()
    expect(page.locator(".menu")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(1)
    page.locator(".dialog [data-credits]").click()
    expect(page.locator(".credits")).to_be_visible()
    expect(page.locator(".menu")).to_have_count(0)
