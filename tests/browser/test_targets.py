"""A finger needs room: nothing that can be pressed is small, and no two such things overlap."""

import pytest
from playwright.sync_api import Page, expect

from browser.player import Player, Visit
from browser.serving import Served
from browser.test_in_browser import BOT, PERSON, seat_link

PHONES = ((390, 844), (844, 390))
FINGER = 44

TARGETS = """() => {
  const outer = one => one.parentElement ? [one.parentElement, ...outer(one.parentElement)] : [];
  const scrolled = one => outer(one).filter(each => getComputedStyle(each).overflowY === "auto");
  const whole = (one, box) => scrolled(one).map(each => each.getBoundingClientRect())
    .every(seen => box.top >= seen.top - 1 && box.bottom <= seen.bottom + 1);  // what is half scrolled away comes whole
  return [...document.querySelectorAll("button, a[href], summary, [data-step], select, input")]
  .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.closest(".log"))
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => {
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit && (one.contains(hit) || hit.contains(one)) && whole(one, box);
  })
  .map(([one, box]) => ({what: one.outerHTML.slice(0, 90), x: box.x, y: box.y, w: box.width, h: box.height}));
}"""


def crowded(page: Page) -> list[str]:
    """Targets that are too small, and pairs that overlap."""
    found = page.evaluate(TARGETS)
    assert len(found) > 6
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


def until_redeployment(player: Player) -> None:
    """Conquer a little, then end the conquests."""
    page = player.page
    for _ in range(60):
        page.locator(".bar.asked, [data-ready]").first.wait_for(timeout=20_000)
        if player.sees("[data-gather]"):
            return
        if page.locator(".ground.owned.seat-0").count() >= 3 and player.sees("[data-do=end]"):
            player.press("[data-do=end]")
            if player.sees("[data-sure]"):
                player.press("[data-sure]")
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
    until_redeployment(player)
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
    page.locator("[data-spread]").tap()
    before_all = page.locator(".bar").inner_text()
    page.locator("[data-do=redeploy]").tap()
    expect(page.locator(".bar")).not_to_have_text(before_all)  # some have markers to place next
