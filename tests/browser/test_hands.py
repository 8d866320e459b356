"""What a mouse, a finger or a key does on the map."""

import re

from playwright.sync_api import Page, expect

from browser.player import Player, Visit
from browser.serving import Served
from browser.test_in_browser import alone, until_conquest
from browser.waiting import until


def places(page: Page, selector: str) -> list[tuple[float, float]]:
    """Where these things are on the screen."""
    boxes = [each.bounding_box() for each in page.locator(selector).all()]
    return [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box is not None]


def tokens(number: int) -> re.Pattern[str]:
    """The label of + in a region with this many tokens, and perhaps pieces."""
    return re.compile(rf"^one more: .*Ada: [^,]* {number}(,|$)")


def redeploying(served: Served, visit: Visit) -> Player:
    """A player with two regions who has ended their conquests."""
    player = alone(served, visit)
    until_conquest(player)
    for number in (1, 2):
        player.take()
        expect(player.page.locator(".ground.owned.seat-0")).to_have_count(number)
    player.key("e")
    expect(player.page.locator("[data-sure], [data-gather]").first).to_be_visible()
    if player.sees("[data-sure]"):
        player.press("[data-sure]")
    expect(player.page.locator("[data-gather]")).to_be_visible()
    return player


def test_a_drag_that_is_broken_off_moves_nothing(served: Served, visit: Visit) -> None:
    player = redeploying(served, visit)
    player.gather()
    page = player.page
    page.locator("[data-region][data-mark]").first.focus()
    for _ in range(2):
        page.keyboard.press("+")
    before = page.locator(".troops .count").all_text_contents()
    taking, other = places(page, ".ground.owned.seat-0")[:2]
    for broken in (True, False):
        page.mouse.move(*taking)
        page.mouse.down()
        page.mouse.move(*other, steps=5)
        expect(page.locator(".ghost")).to_have_count(1)
        if broken:
            page.evaluate(
                "([x, y]) => dispatchEvent(new PointerEvent('pointercancel', {pointerId: 1, clientX: x, clientY: y}))",
                list(other),
            )
        page.mouse.up()
        expect(page.locator(".ghost")).to_have_count(0)
        page.wait_for_timeout(50)
        assert (page.locator(".troops .count").all_text_contents() == before) == broken


def test_tokens_are_placed_with_keys_alone(served: Served, visit: Visit) -> None:
    player = redeploying(served, visit)
    player.gather()
    page = player.page
    more = page.locator("[data-step=more]").first
    expect(more).to_have_count(0)  # no region is chosen yet
    page.locator("[data-region][data-mark]").last.focus()
    page.keyboard.press("+")
    expect(more).to_have_attribute("aria-label", tokens(2))
    page.keyboard.press("-")
    expect(more).to_have_attribute("aria-label", tokens(1))
    more.focus()
    page.keyboard.press("Enter")
    expect(more).to_have_attribute("aria-label", tokens(2))
    page.locator("[data-step=less]").focus()
    page.keyboard.press("Space")
    expect(more).to_have_attribute("aria-label", tokens(1))


def test_whoever_reads_back_in_the_log_is_left_there(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    until_conquest(player)
    page = player.page
    at = "(log => [log.scrollTop, log.scrollHeight - log.clientHeight - log.scrollTop])(document.querySelector('.log'))"

    def there_and_back() -> None:
        player.take()
        expect(page.locator(".ground.owned.seat-0")).to_have_count(1)
        player.key("u")
        expect(page.locator(".ground.owned.seat-0")).to_have_count(0)

    page.locator("[data-all-log]").click()
    for _ in range(8):
        there_and_back()
    top, below = page.evaluate(at)
    assert top > 50 and below < 2
    page.evaluate("document.querySelector('.log').scrollTop = 10")
    page.wait_for_timeout(50)
    there_and_back()
    assert page.evaluate(at)[0] == 10


FRAME = "getComputedStyle(document.activeElement.querySelector('.fill')).stroke"


def test_a_mouse_at_rest_chooses_nothing_and_one_that_moves_takes_the_frame_away(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    page = player.page
    expect(page.locator(".card")).to_have_count(6, timeout=15_000)
    box = page.locator(".card").nth(2).bounding_box()
    assert box is not None
    x, y = int(box["x"] + box["width"] / 2), int(box["y"] + box["height"] / 2)
    page.mouse.move(x, y)
    page.reload()
    expect(page.locator(".card")).to_have_count(6, timeout=15_000)
    page.wait_for_timeout(300)
    card = f"document.elementFromPoint({x}, {y}).closest('[data-card]')"
    until(page, card)  # once map and type are there
    under = page.evaluate(f"{card}.dataset.card")
    expect(page.locator(f"[data-card='{under}'].hot")).to_have_count(0)
    page.mouse.move(x + 2, y + 2)
    page.mouse.move(x + 4, y + 4)
    expect(page.locator(f"[data-card='{under}'].hot")).to_have_count(1)
    until_conquest(player)
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FRAME) != "none"
    page.mouse.move(500, 100)
    assert page.evaluate(FRAME) == "none"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FRAME) != "none"
