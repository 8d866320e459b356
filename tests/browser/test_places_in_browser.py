"""Regions are called by their names, on the map and in the log."""

import re

import pytest
from playwright.sync_api import expect

from browser.player import Visit
from browser.serving import Served
from smallworld.text.places import all_names

PERSON, BOT = {"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}
REGION = "[data-region][role=button]"


def seat_link(served: Served, players: int, edition: str = "base") -> str:
    made = served.table([PERSON, *[BOT] * (players - 1)], edition)
    return f"{served.address}/#seat/{made['table']}/{made['seats'][0]['token']}"


@pytest.mark.parametrize(
    ("edition", "players", "regions"),
    [("base", 2, 23), ("base", 3, 30), ("base", 4, 39), ("base", 5, 48), ("warcraft", 5, None)],
)
def test_no_two_regions_are_described_alike(
    served: Served, visit: Visit, edition: str, players: int, regions: int | None
) -> None:
    page = visit(seat_link(served, players, edition)).page
    expect(page.locator("[data-pick]").first).to_be_visible(timeout=20_000)
    told = page.locator(REGION).evaluate_all("all => all.map(one => [one.dataset.region, one.ariaLabel])")
    names = all_names("en")
    assert len(told) == regions or (regions is None and len({key[:3] for key, _ in told}) == 5)
    assert all(label.startswith(f"{names[key]}, ") for key, label in told)
    assert len({label for _, label in told}) == len(told)


@pytest.mark.parametrize(
    ("language", "taken"), [("en", "takes {}"), ("ru", "захватывает регион «{}»"), ("cs", "obsazuje region „{}“")]
)
def test_preview_and_log_name_the_region(served: Served, visit: Visit, language: str, taken: str) -> None:
    page = visit(seat_link(served, 2), language=language).page
    page.locator("[data-pick='0']").click(timeout=20_000)
    target = page.locator("[data-mark=certain]").first
    expect(target).to_be_attached()
    name = all_names(language)[target.get_attribute("data-region") or ""]
    target.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".confirm h3")).to_contain_text(name)
    page.locator("[data-act=conquer]").click()
    expect(page.locator(".log")).to_contain_text(taken.format(name))


def test_tokens_are_placed_region_by_region_and_each_is_named(served: Served, visit: Visit) -> None:
    player = visit(seat_link(served, 2))
    page = player.page
    page.locator("[data-pick='0']").click(timeout=20_000)
    for number in (1, 2):  # one region alone would get all tokens without a question
        expect(page.locator("[data-mark=certain]").first).to_be_attached()
        told = page.locator("[data-mark=certain]").evaluate_all("all => all.map(one => one.ariaLabel)")
        cheapest = min(told, key=lambda label: int(re.findall(r"costs (\d+)", label)[0]))
        page.get_by_label(cheapest, exact=True).focus()
        page.keyboard.press("Enter")
        page.locator("[data-act=conquer]").click()
        expect(page.locator(".ground.owned.seat-0")).to_have_count(number)
    player.key("e")
    page.locator("[data-sure], [data-gather]").first.wait_for()
    if player.sees("[data-sure]"):
        page.locator("[data-sure]").click()
    held = page.locator(f"{REGION}.owned.seat-0, {REGION}:has(.owned.seat-0)")
    keys = held.evaluate_all("all => all.map(one => one.dataset.region)")
    names = [all_names("en")[key] for key in keys]
    held.first.focus()
    page.keyboard.press("Enter")
    shown = page.locator(".stepper .where > span").first
    expect(shown).to_have_text(re.compile("|".join(names)))
    for name in names:
        expect(page.get_by_role("button", name=re.compile(f"^{name}, "))).to_have_count(1)
