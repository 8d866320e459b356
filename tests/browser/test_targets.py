"""A finger needs room: nothing that can be pressed is small, and no two such things overlap."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.pages import other_pages
from browser.player import Player, Visit
from browser.serving import Served
from browser.test_in_browser import BOT, PERSON, seat_link
from browser.waiting import until

PHONES = ((390, 844), (844, 390))
FINGER = 44

TARGETS = """() => {
  const outer = one => one.parentElement ? [one.parentElement, ...outer(one.parentElement)] : [];
  const scrolled = one => outer(one).filter(each => getComputedStyle(each).overflowY === "auto");
  const whole = (one, box) => scrolled(one).map(each => each.getBoundingClientRect())
    .every(seen => box.top >= seen.top - 1 && box.bottom <= seen.bottom + 1);  // what is half scrolled away comes whole
  return [...document.querySelectorAll("button, a[href], summary, [data-step], select, input")]
  .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.closest(".log, .unseen"))
  .map(one => one.matches("[type=radio], [type=checkbox]") && one.closest("label") || one)  // its words are pressed too
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => {
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit && (one.contains(hit) || hit.contains(one)) && whole(one, box);
  })
  .map(([one, box]) => ({what: one.outerHTML.slice(0, 90), x: box.x, y: box.y, w: box.width, h: box.height}));
}"""


ENDED = "() => document.querySelector('[data-sure]') || !document.querySelector('[data-do=end]')"


def crowded(page: Page) -> list[str]:
    """Targets that are too small, and pairs that overlap."""
    found = page.evaluate(TARGETS)
    assert found
    wrong = [f"{one['what']} is {one['w']:.0f} × {one['h']:.0f}" for one in found if min(one["w"], one["h"]) < FINGER]
    for place, one in enumerate(found):
        for other in found[:place]:
            apart = max(
                abs(one[at] + one[size] / 2 - other[at] - other[size] / 2) for at, size in (("x", "w"), ("y", "h"))
            )
            over = all(
                one[at] < other[at] + other[size] and other[at] < one[at] + one[size] for at, size in ("xw", "yh")
            )
            if over and apart < FINGER:
                wrong.append(f"{one['what']} lies over {other['what']}")
    return wrong


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
        for place in range(regions.count()):
            regions.nth(place).focus()
            page.keyboard.press("Enter")
            assert crowded(page) == [], (size, place)
            expect(page.locator(".rows .chosen")).to_be_in_viewport(ratio=0.9)
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


def test_a_finger_hits_everything_on_all_other_pages(served: Served, visit: Visit, over: dict[str, Any]) -> None:
    page = visit(served.address, size=PHONES[0], touch=True, language="ru").page
    wrong: list[str] = []
    for what in other_pages(served, page, over):
        for width, height in PHONES if what != "screen" else ():  # nobody presses a television
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            wrong += [f"{what}, {width}: {each}" for each in crowded(page)]
        page.set_viewport_size({"width": PHONES[0][0], "height": PHONES[0][1]})
    assert not wrong, "\n".join(wrong)
