"""A finger needs room while tokens are placed. All other pages: test_every_page."""

import pytest
from playwright.sync_api import expect

from browser.looks import crowded
from browser.player import Player, Visit
from browser.serving import Served
from browser.test_in_browser import BOT, PERSON, seat_link
from browser.test_map import UPRIGHT, share
from browser.waiting import until

PHONES = ((390, 844), (844, 390))
ENDED = "() => document.querySelector('[data-sure]') || !document.querySelector('[data-do=end]')"


def until_redeployment(player: Player, places: int = 0) -> None:
    """Conquer a little, then end the conquests; again in the next turn if that was too little."""
    page = player.page
    for _ in range(60):
        page.locator(".bar.asked, [data-ready]").first.wait_for(timeout=20_000)
        if player.sees("[data-gather]") and page.locator("[data-place]").count() >= places:
            return
        if page.locator(".ground.owned.seat-0").count() >= 3 and player.sees("[data-do=end]"):
            player.press("[data-do=end]")
            until(page, ENDED)
            player.press("[data-sure]")  # with tokens left in hand the page asks first
        else:
            player.act()
        page.wait_for_timeout(50)
    raise AssertionError("nothing is redeployed")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_no_two_targets_crowd_each_other_in_redeployment_on_a_phone(
    served: Served, visit: Visit, edition: str, players: int
) -> None:
    made = served.table([PERSON, *[BOT] * (players - 1)], edition)
    player = visit(seat_link(served, made), size=PHONES[0], touch=True, language="ru")
    page = player.page
    until_redeployment(player)
    regions = page.locator("[data-region][data-mark=target]")
    for size in PHONES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        upright = size[1] > size[0]
        for place in range(regions.count()):
            regions.nth(place).focus()
            page.keyboard.press("Enter")
            assert crowded(page) == [], (size, place)
            expect(page.locator(".rows .chosen")).to_be_in_viewport(ratio=0.9)
            assert not upright or share(page) >= UPRIGHT
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("size", PHONES)
def test_a_finger_moves_tokens_from_one_region_to_another(served: Served, visit: Visit, size: tuple[int, int]) -> None:
    player = visit(seat_link(served, served.table([PERSON, BOT])), size=size, touch=True)
    page = player.page
    until_redeployment(player, places=2)
    row = page.locator("[data-place]").first
    number = row.locator("output")
    player.gather()
    before = int(number.inner_text())
    row.locator("[data-step=more]").tap()
    expect(number).to_have_text(str(before + 1))
    row.locator("[data-step=less]").tap()
    expect(number).to_have_text(str(before))
    other = page.locator("[data-region][data-mark=target]:not(.picked)").first
    other.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-region][data-mark=target]:not(.picked)")).not_to_have_count(0)
    player.guard()
    before_all = page.locator(".bar").inner_text()
    page.locator("[data-do=redeploy]").tap()
    expect(page.locator(".bar")).not_to_have_text(before_all)  # some have markers to place next
