"""Markers are laid in any order, and taken back one by one before they are confirmed."""

import json
import re
import urllib.request

from playwright.sync_api import Locator, expect

from browser.player import Player, Visit
from browser.serving import Served
from browser.test_in_browser import BEN, PERSON, seat_link

LAYING = re.compile(r"\d of \d to place")


def about_to_lay(served: Served, visit: Visit, power: str) -> tuple[Player, list[str]]:
    """A player who picked this power, holds three regions and is about to lay markers; the regions in board order."""
    column: list[str] = []
    while power not in column:
        made = served.table([PERSON, BEN])
        asked = urllib.request.Request(
            f"{served.address}/api/tables/{made['table']}",
            headers={"authorization": f"Bearer {made['seats'][0]['token']}"},
        )
        with urllib.request.urlopen(asked) as answer:
            view = json.load(answer)["game"]["view"]
        column = [combo["power"] for combo in view["column"]]
    seat: int = view["decider"]
    player = visit(seat_link(served, made, seat))
    page = player.page
    page.locator(f"[data-pick='{column.index(power)}']").click(timeout=15_000)
    own = page.locator(f".ground.owned.seat-{seat}")
    for number in (1, 2, 3):
        take_the_cheapest(player)
        expect(own).to_have_count(number)
    player.key("e")
    expect(page.locator("[data-sure], [data-gather]").first).to_be_visible()
    if player.sees("[data-sure]"):
        player.press("[data-sure]")
    expect(page.locator("[data-gather]")).to_be_visible()
    if not LAYING.search(prompt(player).inner_text()):
        player.guard()
        page.locator("[data-do=redeploy]").click()
    expect(prompt(player)).to_contain_text(LAYING)
    return player, sorted(str(each.get_attribute("data-region")) for each in own.all())


def prompt(player: Player) -> Locator:
    """The lines that say what is wanted, and what the marker does."""
    return player.page.locator(".phase")


def take_the_cheapest(player: Player) -> None:
    """Conquer the region that costs least, so that the tokens are enough for three."""
    certain = player.page.locator("[data-mark=certain]")
    expect(certain.first).to_be_attached()
    prices = {}
    for each in certain.all():
        price = re.search(r"costs (\d+)", each.get_attribute("aria-label") or "")
        assert price is not None
        prices[each.get_attribute("data-region")] = int(price.group(1))
    player.region(f'[data-region="{min(prices, key=lambda region: prices[region])}"]')


def press_on(player: Player, region: str) -> None:
    """Press a region of the map once."""
    player.page.locator(f'[data-region="{region}"]').focus()
    player.page.keyboard.press("Enter")


def expect_markers(player: Player, piece: str, *regions: str) -> None:
    """These markers are, or will be, in these regions and nowhere else."""
    expect(player.page.locator(f"[data-troop] [data-tip$=':{piece}']")).to_have_count(len(regions))
    for region in regions:
        expect(player.page.locator(f"[data-tip='why:pieces:{region}:{piece}']")).to_have_count(1)


def test_heroes_go_into_the_last_region_first_and_elsewhere_after_all(own_server: Served, visit: Visit) -> None:
    player, (first, second, third) = about_to_lay(own_server, visit, "heroic")
    expect(prompt(player)).to_contain_text("Hero: 2 of 2 to place")
    expect(prompt(player)).to_contain_text("The region is immune until the hero moves on.")
    press_on(player, third)
    expect(prompt(player)).to_contain_text("Hero: 1 of 2 to place")
    press_on(player, first)
    expect_markers(player, "hero", first, third)
    expect(player.page.locator("[data-do=redeploy]")).to_be_enabled()
    press_on(player, third)  # taken back
    expect(player.page.locator("[data-do=redeploy]")).to_be_disabled()
    expect_markers(player, "hero", first)
    press_on(player, second)
    player.page.locator("[data-do=redeploy]").click()
    expect(player.page.locator(".bar.asked")).to_have_count(0)
    expect_markers(player, "hero", first, second)


def test_camps_go_into_the_last_region_first_and_are_taken_back_one_by_one(own_server: Served, visit: Visit) -> None:
    player, (first, _, third) = about_to_lay(own_server, visit, "bivouacking")
    expect(prompt(player)).to_contain_text("Encampment: 5 of 5 to place")
    expect(prompt(player)).to_contain_text("+1 defence for each encampment.")
    less = player.page.locator("[data-step=less]:not(.shut)")
    for region in (third, third):
        press_on(player, region)
    expect(prompt(player)).to_contain_text("Encampment: 3 of 5 to place")
    less.click()
    expect(prompt(player)).to_contain_text("Encampment: 4 of 5 to place")
    press_on(player, first)
    expect_markers(player, "encampment", first, third)
    player.page.locator("[data-do=redeploy]").click()
    expect(player.page.locator("[role=alertdialog]")).to_contain_text("Encampment: 3 still in hand")
    player.page.locator("[data-sure]").click()
    expect(player.page.locator(".bar.asked")).to_have_count(0)
    expect_markers(player, "encampment", first, third)
