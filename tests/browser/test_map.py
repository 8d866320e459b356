"""The map: it meets the edges of its place, and nothing on it hides what it speaks of."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.player import Visit
from browser.serving import Served
from browser.test_in_browser import BOT, PERSON, alone, seat_link, take_card, until_conquest

WINDOWS = ((1280, 720), (1920, 1080), (2560, 1440), (390, 844), (844, 390))
UPRIGHT = 0.55  # of the height of an upright phone belongs to the map
NEAR = 1.5  # pixels


SPOTS = """(region) => {  // some places far apart where a press falls on this region
    const box = document.querySelector(`[data-region="${region}"]`).getBoundingClientRect();
    const found = [];
    for (const x of [0.2, 0.5, 0.8]) for (const y of [0.2, 0.5, 0.8]) {
        const at = [box.x + box.width * x, box.y + box.height * y];
        if (document.elementFromPoint(...at)?.closest(`[data-region="${region}"]`)) found.push(at);
    }
    return found;
}"""


Rectangle = tuple[tuple[float, float], tuple[float, float]]  # from left to right, from top to bottom


def where(thing: Locator) -> Rectangle:
    """Where it is on the screen."""
    found = thing.bounding_box()
    assert found is not None, thing
    return (found["x"], found["x"] + found["width"]), (found["y"], found["y"] + found["height"])


def box(page: Page, selector: str) -> Rectangle:
    """Where the first of these is on the screen."""
    return where(page.locator(selector).first)


def inside(one: Rectangle, other: Rectangle) -> bool:
    """Does one lie within the other?"""
    pairs = zip(one, other, strict=True)
    return all(low >= least - NEAR and high <= most + NEAR for (low, high), (least, most) in pairs)


def apart(one: Rectangle, other: Rectangle) -> bool:
    """Do they not lie over each other?"""
    pairs = zip(one, other, strict=True)
    return any(high <= least + NEAR or most <= low + NEAR for (low, high), (least, most) in pairs)


def share(page: Page) -> float:
    """How much of an upright phone's height shows the map: what the sheet lies over is not seen."""
    (_, (top, bottom)), (_, (sheet, _)) = box(page, ".place"), box(page, ".play-sheet")
    height: int = page.evaluate("innerHeight")
    return (min(bottom, sheet) - top) / height


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_the_map_fills_its_place_and_counters_stay_inside(served: Served, visit: Visit, edition: str) -> None:
    player = visit(seat_link(served, served.table([PERSON, BOT, BOT, BOT], edition)))
    until_conquest(player)
    page = player.page
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)
        place = box(page, ".place")
        assert inside(place, box(page, ".frame .board"))
        (left, right), (top, bottom) = place
        assert (right - left) * (bottom - top) > 0.5 * width * height
        assert width > height or share(page) >= UPRIGHT
        for troop in page.locator("[data-troop] .tile").all():
            assert inside(where(troop), box(page, ".frame .board"))


def test_the_card_of_a_region_hides_neither_its_counter_nor_its_price(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    until_conquest(player)
    page = player.page
    for place in range(min(6, page.locator("[data-mark=certain]").count())):
        region = page.locator("[data-mark=certain]").nth(place)
        key = region.get_attribute("data-region")
        region.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".confirm.at-region")).to_be_visible()
        card = box(page, ".confirm.at-region")
        assert inside(card, box(page, ".place"))
        assert apart(card, box(page, f"[data-price='{key}'] .paper"))
        if player.sees(f"[data-troop='{key}'] .tile"):
            assert apart(card, box(page, f"[data-troop='{key}'] .tile"))
        page.keyboard.press("Escape")
        expect(page.locator(".confirm")).to_have_count(0)


def test_the_stack_in_hand_is_carried_onto_a_region_and_the_card_asks_there(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    until_conquest(player)
    page = player.page
    stack, flag = box(page, "[data-stack]"), box(page, ".price.certain .paper")
    page.mouse.move(sum(stack[0]) / 2, sum(stack[1]) / 2)
    page.mouse.down()
    page.mouse.move(sum(flag[0]) / 2, flag[1][0] + 6, steps=6)
    expect(page.locator(".ghost.held")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".ghost.held")).to_have_count(0)
    expect(page.locator(".confirm [data-act=conquer]")).to_be_visible()
    assert page.locator(".ground.owned.seat-0").count() == 0
    page.keyboard.press("Enter")
    expect(page.locator(".ground.owned.seat-0")).to_have_count(1)


def test_an_upright_window_shows_the_board_turned(served: Served, visit: Visit) -> None:
    player = visit(seat_link(served, served.table([PERSON, BOT])), size=(390, 844), touch=True)
    page = player.page
    expect(page.locator(".board")).to_be_visible()
    page.locator(".picture image[href$='2p-1.webp']").wait_for(state="attached")
    (left, right), (top, bottom) = box(page, ".frame .board")
    assert bottom - top > right - left


def test_the_card_of_a_region_leaves_free_where_the_hand_is(served: Served, visit: Visit) -> None:
    """A second press on the same spot confirms, wherever in the region the first one was."""
    player = alone(served, visit)
    until_conquest(player)
    page = player.page
    regions = [each.get_attribute("data-region") for each in page.locator("[data-mark=certain]").all()][:8]
    for region in regions:
        for x, y in page.evaluate(SPOTS, region):
            page.mouse.click(x, y)
            expect(page.locator(".confirm.at-region")).to_be_visible()
            covered = page.evaluate("([x, y]) => !!document.elementFromPoint(x, y).closest('.confirm')", [x, y])
            assert not covered, (region, x, y)
            page.keyboard.press("Escape")
            expect(page.locator(".confirm.at-region")).to_have_count(0)


GROWN_OVER = """() => {  // a place in a region where its flag, larger once the region is pointed at, comes to lie
    for (const ground of document.querySelectorAll("[data-mark=certain]")) {
        const box = ground.getBoundingClientRect();
        const spots = [];
        for (let x = box.x + 1; x < box.right; x += 2) for (let y = box.y + 1; y < box.bottom; y += 2)
            if (ground.contains(document.elementFromPoint(x, y))) spots.push([x, y]);
        const flag = document.querySelector(`[data-price="${ground.dataset.region}"]`).getBoundingClientRect();
        const grow = 1.08;  // surely less than it does
        const wide = flag.width * (grow - 1) / 2, high = flag.height * (grow - 1);
        for (const [x, y] of spots)
            if (x > flag.x - wide && x < flag.right + wide && y > flag.y - high && y < flag.bottom)
                return [ground.dataset.region, x, y];
    }
    return null;
}"""


def test_a_finger_is_not_lost_where_the_flag_grows_under_it(served: Served, visit: Visit) -> None:
    """What a press began on counts; what comes under the finger before it is lifted does not."""
    player = alone(served, visit, size=(390, 844), touch=True)
    take_card(player.page)
    expect(player.page.locator("[data-mark=certain]").first).to_be_attached()
    region, x, y = player.page.evaluate(GROWN_OVER)
    player.page.touchscreen.tap(x, y)
    expect(player.page.locator(f".ground.picked[data-region='{region}']")).to_be_attached()


def test_a_press_counts_though_what_it_began_on_goes_away(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    until_conquest(player)
    page = player.page
    region = page.locator("[data-price]").first.get_attribute("data-price")
    (left, right), (top, bottom) = box(page, f"[data-price='{region}'] .paper")
    page.mouse.move((left + right) / 2, top + (bottom - top) / 4)
    page.mouse.down()
    page.evaluate("(region) => document.querySelector(`[data-price='${region}']`).firstElementChild.remove()", region)
    page.mouse.up()
    expect(page.locator(f".ground.picked[data-region='{region}']")).to_be_attached()
