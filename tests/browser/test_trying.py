"""From the workshop to a game and back: what was made is found there, and the bench stands as it was left."""

import pytest
from playwright.sync_api import Page, expect

from browser.player import Visit
from browser.serving import Served
from browser.test_workshop import SOON, shop, turn_to, understood

BOX = (
    "one => { const {x, y, width, height} = one.getBoundingClientRect(); return [x, y, width, height].map(Math.round) }"
)


def begin(page: Page) -> None:
    """Try what lies on the bench."""
    page.locator("[data-try]").click()
    expect(page.locator("[data-pick]").first).to_be_visible(timeout=SOON)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_a_game_leaves_the_workshop_as_it_was(served: Served, visit: Visit, size: tuple[int, int]) -> None:
    """The style of the table comes later than that of the workshop, and must not win there."""
    page = shop(served, visit, size).page
    turn_to(page, "board")
    understood(page, "18 regions")
    expect(page.locator("[data-map]")).to_have_js_property("complete", True)
    before = page.locator(".shop-card").evaluate(BOX)
    style = page.locator(".shop-card").evaluate("one => getComputedStyle(one).position")
    begin(page)
    page.go_back()
    understood(page, "18 regions")
    expect(page.locator("[data-map]")).to_have_js_property("complete", True)
    assert page.locator(".shop-card").evaluate("one => getComputedStyle(one).position") == style
    after = page.locator(".shop-card").evaluate(BOX)
    assert max(abs(now - then) for now, then in zip(after, before, strict=True)) <= 1  # a pixel may be rounded away


def test_a_rule_card_stays_at_its_table(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    begin(page)
    page.locator("[data-rule^='why:money']").first.click()
    expect(page.locator(".rule-card").first).to_be_visible(timeout=SOON)
    page.go_back()
    expect(page.locator("[data-understood]")).to_be_visible(timeout=SOON)
    expect(page.locator(".rule-card")).to_have_count(0)
    expect(page.get_by_text("no longer on the table")).to_have_count(0)


def test_tab_comes_to_taking_a_card_before_its_rules(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    begin(page)
    order = page.locator("[data-card='0']").evaluate(
        "card => [...card.querySelectorAll('button, [tabindex]')].map(one => one.dataset.pick ?? one.dataset.rule)"
    )
    assert order[0] == "0"
    assert order[1:]  # its rules come after


def test_what_was_made_is_found_in_the_column_and_leads_back(served: Served, visit: Visit) -> None:
    player = shop(served, visit)
    page = player.page
    page.route("**/api/tables", lambda route: route.fulfill(status=400, json={"code": "bad_content", "reason": "No."}))
    page.locator("[data-try]").click()
    expect(page.locator(".notice")).to_have_text("Lamplighters: It cannot be used as written. No.")  # it says what
    page.unroute("**/api/tables")
    player.errors.clear()  # a refusal is an error to the browser, and meant here
    begin(page)
    own = page.locator("[data-card]").filter(has=page.locator(".own-mark"))
    expect(own).to_have_count(1)
    expect(own).to_contain_text("Lamplighters")
    names = page.locator(".plate .name")
    expect(names).to_have_count(3)
    for name in names.all():
        expect(name).to_be_visible()
    page.locator("[data-to-workshop]").click()
    understood(page, "Lamplighters")


def test_a_phone_shows_what_was_made_first(served: Served, visit: Visit) -> None:
    page = shop(served, visit, (390, 844)).page
    begin(page)
    own = page.locator("[data-card]").filter(has=page.locator(".own-mark"))
    expect(own).to_be_in_viewport()
    expect(own.locator("[data-pick].go")).to_be_visible()
    page.locator(".menu-button").click()
    page.locator("dialog [data-to-workshop]").click()
    understood(page, "Lamplighters")
