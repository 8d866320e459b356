"""With animations on: the page never goes dead, and nobody waits for what moves."""

import statistics
import time

import pytest
from playwright.sync_api import Page, expect

from browser.player import Player, Visit
from browser.serving import Served
from browser.test_in_browser import BOT, PERSON, alone, conquered, seat_link, until_conquest

WHOLE_BROWSER = True  # as people have it

SOON = 150  # milliseconds from the player's press to the screen
LATEST = 1_000  # on a machine that does other things as well; later than that people press again
BOTS_TURNS = 5  # seconds

STOPWATCH = """(() => {
    let pressed = 0;
    window.delays = [];
    const owned = () => document.querySelectorAll(".ground.owned.seat-0").length;
    let before = owned();
    addEventListener("keydown", () => (pressed = performance.now()), true);
    new MutationObserver(() => {
        if (owned() === before) return;
        before = owned();
        requestAnimationFrame(() => delays.push(performance.now() - pressed));
    }).observe(document.querySelector(".grounds"), {subtree: true, attributeFilter: ["class"]});
})()"""

SLOW_LINE = """(() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) { setTimeout(() => send.call(this, text), 500); };
})()"""


AT_FIRST_SIGHT = """new MutationObserver((_, watch) => {
    if (!document.querySelector(".bar")) return;
    watch.disconnect();
    document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "l", bubbles: true, cancelable: true}));
}).observe(document, {subtree: true, childList: true})"""


def there_and_back(player: Player) -> None:
    """Conquer a region and take that back, and see both."""
    owned = player.page.locator(".ground.owned.seat-0")
    player.take()
    expect(owned).to_have_count(1)
    player.key("u")
    expect(owned).to_have_count(0)


def neighbours(player: Player) -> tuple[str, str]:
    """Two regions; the second can be taken before the first and after it."""
    page = player.page
    certain = page.locator("[data-mark=certain]")
    keys = [each.get_attribute("data-region") or "" for each in certain.all()]
    for first in keys:
        page.locator(f"[data-region='{first}']").focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect(page.locator(".ground.owned.seat-0")).to_have_count(1)
        open_still = [each.get_attribute("data-region") or "" for each in certain.all()]
        player.key("u")
        expect(page.locator(".ground.owned.seat-0")).to_have_count(0)
        for second in keys:
            if second != first and second in open_still:
                return first, second
    raise AssertionError("no two regions lie beside each other")


def test_a_dialog_between_two_animations_leaves_the_page_alive(served: Served, visit: Visit) -> None:
    """Chromium brings an element's style back from the time of its last animation once that has been forgotten."""
    player = alone(served, visit, speed="normal")
    page = player.page
    until_conquest(player)
    for _ in range(3):
        there_and_back(player)
        page.wait_for_timeout(1500)  # everything has moved to its place
        page.locator(".menu-button").click()
        expect(page.locator(".menu")).to_be_visible()
        player.collect_garbage()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        there_and_back(player)
        assert player.untouchable() == []


def test_an_own_act_is_on_the_screen_at_once(served: Served, visit: Visit) -> None:
    player = alone(served, visit, speed="normal")
    until_conquest(player)
    player.page.evaluate(STOPWATCH)
    for _ in range(6):
        there_and_back(player)
    player.page.wait_for_timeout(100)
    delays: list[float] = player.page.evaluate("delays")
    assert len(delays) == 12
    assert statistics.median(delays) <= SOON, delays
    assert max(delays) <= LATEST, delays


def press_both(page: Page, first: str, second: str) -> None:
    """Take two regions as quickly as possible."""
    for region in (first, second):
        page.locator(f"[data-region='{region}']").focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")


@pytest.mark.parametrize("slow", [False, True], ids=["while the first moves", "while the first is on its way"])
def test_a_quick_second_conquest_is_not_lost(served: Served, visit: Visit, slow: bool) -> None:
    player = alone(served, visit, speed="normal")
    until_conquest(player)
    page = player.page
    first, second = neighbours(player)
    if slow:
        page.evaluate(SLOW_LINE)
    began = time.monotonic()
    press_both(page, first, second)
    if slow:
        assert time.monotonic() - began > 0.4 or conquered(page) == 0  # nothing has been answered yet
    expect(page.locator(".ground.owned.seat-0")).to_have_count(2)
    assert page.locator(".notice").count() == 0
    assert player.untouchable() == []


def test_what_is_pressed_too_soon_and_not_offered_any_more_is_told(served: Served, visit: Visit) -> None:
    player = alone(served, visit, speed="normal")
    until_conquest(player)
    page = player.page
    page.evaluate(SLOW_LINE)
    player.take()
    player.key("u")
    player.key("u")  # one more than there is to take back
    expect(page.locator(".notice")).to_contain_text("too late")
    expect(page.locator(".ground.owned.seat-0")).to_have_count(0)


def test_a_key_counts_as_soon_as_there_is_something_to_see(served: Served, visit: Visit) -> None:
    player = visit(served.address)
    player.page.evaluate(AT_FIRST_SIGHT)  # the table comes without a new page
    player.page.goto(seat_link(served, served.table([PERSON, BOT])))
    expect(player.page.locator(".drawer .legend")).to_be_visible(timeout=30_000)


def end_turn(player: Player) -> None:
    """Play on until it is the others' turn, or one's own again if they were quick."""
    page, begun = player.page, player.turn()
    for _ in range(40):
        if not player.asked or player.turn() != begun:
            return
        for selector in (
            "[data-sure]",
            "[data-do=redeploy]:not([disabled])",
            "[data-guard]:not([disabled])",
            "[data-do=end]",
        ):
            if player.sees(selector):
                player.press(selector)
                break
        page.wait_for_timeout(150)
    raise AssertionError("the turn does not end")


def test_bots_that_do_not_pause_are_shown_in_a_few_seconds(served: Served, visit: Visit) -> None:
    player = visit(seat_link(served, served.table([PERSON, BOT, BOT, BOT])), speed="normal")
    until_conquest(player)
    player.take()
    end_turn(player)
    began = time.monotonic()
    expect(player.page.locator(".bar.asked")).to_be_visible(timeout=15_000)
    assert time.monotonic() - began <= BOTS_TURNS


def test_the_turns_of_bots_can_be_skipped(served: Served, visit: Visit) -> None:
    """They pause for four seconds before each of their many actions, so the server must know of it too."""
    player = visit(seat_link(served, served.table([PERSON, BOT, BOT], pace=4000)), speed="normal")
    page = player.page
    skip, pick = page.locator("[data-skip]"), page.locator("[data-pick='0']")
    expect(skip.or_(pick).first).to_be_visible(timeout=15_000)
    if skip.count():
        skip.click()
    pick.click(timeout=4_000)
    expect(page.locator("[data-mark=certain]").first).to_be_attached()
    expect(skip).to_have_count(0)  # nothing of others is shown, and nobody is waiting
    player.take()
    end_turn(player)
    began = time.monotonic()
    skip.click()
    expect(page.locator(".bar.asked")).to_be_visible()
    assert time.monotonic() - began <= BOTS_TURNS
