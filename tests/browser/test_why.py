"""Every number on the table says why it is what it is, to whoever rests a mouse on it, asks by key or presses it."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.pages import reach
from browser.player import Player, Visit
from browser.serving import Served
from browser.test_in_browser import BOT, PERSON, alone, seat_link, until_conquest

NUMBERS = (Path(__file__).parent / "numbers.js").read_text()
ICONS = (Path(__file__).parent / "icons.js").read_text()


def ask(page: Page, selector: str = "main.game") -> dict[str, str]:
    """What every number that is seen says; none is silent."""
    page.evaluate(NUMBERS)
    found: dict[str, Any] = page.evaluate("selector => whys(selector)", selector)
    assert found["silent"] == [], "\n".join(found["silent"])
    told: dict[str, str] = found["told"]
    return told


def signs(page: Page) -> set[str]:
    """The kinds of icons that are seen; none is dumb."""
    page.evaluate(ICONS)
    found: dict[str, list[str]] = page.evaluate("icons()")
    assert found["dumb"] == [], "\n".join(found["dumb"])
    return {href.split("-")[1] for href in found["told"]}


STACK = "[data-tip^='why:stack'] .count"


def later(player: Player, round_: int, *also: str) -> None:
    """Play until this round, and on to a conquest with this to be seen too."""
    for _ in range(1500):
        ready = player.asked and int(player.turn() or 0) >= round_
        if ready and all(map(player.sees, ("[data-mark=certain]", *also))):
            return
        if player.asked:
            player.act()
        player.page.wait_for_timeout(40)
    raise AssertionError(f"round {round_} does not come")


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_every_number_of_a_game_in_full_swing_says_why(served: Served, visit: Visit, edition: str) -> None:
    player = visit(seat_link(served, served.table([PERSON, BOT, BOT], edition)))
    page = player.page
    expect(page.locator("[data-pick]").first).to_be_visible(timeout=20_000)
    told = ask(page)
    assert {"why:tokens:0", "why:round", "why:money:0", "why:cost:1"} <= set(told)
    later(player, 3, STACK)  # a single token carries no number
    told = ask(page)
    kinds = {key.split(":")[1] for key in told if key.startswith("why:")}
    assert {"price", "stack", "round", "money", "held", "tokens", "cost", "hand", "income", "deed"} <= kinds
    assert {"race", "power", "sign"} <= signs(page)
    page.locator("[data-mark=certain]").first.focus()
    page.keyboard.press("Enter")
    ask(page, ".confirm")
    page.keyboard.press("Escape")
    page.locator("[data-all-log]").click()
    ask(page, ".log")
    page.locator("[data-all-log]").click()
    page.locator("[data-seat='1']").click()
    ask(page, ".domain")
    signs(page)
    page.locator("[data-seat='1']").click()
    page.keyboard.press("w")
    expect(page.locator(".recap.whole")).to_be_visible()
    assert any(key.startswith(("why:change", "why:deed")) for key in ask(page, ".recap, .changes"))
    page.keyboard.press("w")
    page.locator(".score summary").click()
    ask(page, ".score-sheet")
    page.locator(".score summary").click()
    reach(player, "[data-gather]", 1500)
    signs(page)
    page.locator("[data-region][data-mark]").first.focus()
    page.keyboard.press("Enter")
    assert any(key.startswith("why:plac") for key in ask(page))
    assert player.errors == []


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_on_a_phone_too(served: Served, visit: Visit, edition: str) -> None:
    player = visit(seat_link(served, served.table([PERSON, BOT], edition)), size=(390, 844), touch=True, language="cs")
    expect(player.page.locator("[data-pick]").first).to_be_visible(timeout=20_000)
    ask(player.page)
    later(player, 2)
    ask(player.page)
    assert {"race", "power"} <= signs(player.page)


def test_the_result_says_where_the_coins_came_from(served: Served, visit: Visit) -> None:
    made = served.table([BOT] * 2)
    page = visit(f"{served.address}/#watch/{made['table']}/{made['watch']}").page
    expect(page.locator(".result")).to_be_visible(timeout=90_000)
    page.locator(".scores .coin").first.click()
    why = page.locator(".drawer .why")
    expect(why).to_be_visible(timeout=15_000)
    parts = [cell.inner_text().replace("−", "-").replace("+", "") for cell in why.locator("td:last-child").all()]
    *numbers, total = [int(part) for part in parts]
    assert sum(numbers) == total == int(page.locator("[data-score]").first.get_attribute("data-score") or "")


def test_a_price_is_taken_apart_in_the_drawer(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    until_conquest(player)
    page = player.page
    page.locator("[data-mark=certain]").first.focus()
    page.keyboard.press("Enter")
    total = page.locator(".confirm .sum .total")
    price = total.inner_text().strip()
    total.focus()
    page.keyboard.press("Enter")
    why = page.locator(".drawer .why")
    expect(why.locator("h2")).to_have_text(f"Why {price}?", timeout=15_000)
    expect(why.locator(".total td").last).to_have_text(price)
    expect(page.locator(".drawer .rule-ids")).to_contain_text("B-CONQ-05")


def test_the_own_purse_adds_up_and_others_stay_shut(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    page = player.page
    later(player, 2)
    purse, tip = page.locator(".plate.me .coin"), page.locator(".tip")
    purse.hover()
    expect(tip).to_contain_text(f"Why {purse.inner_text()}?", timeout=15_000)
    expect(tip).to_contain_text("Round 1")
    numbers = [int(cell.inner_text().replace("−", "-")) for cell in tip.locator("td").all()]
    assert sum(numbers[:-1]) == numbers[-1] == int(purse.inner_text())
    page.locator(".plate:not(.me) .coin").first.hover()
    expect(tip).to_contain_text("would score")
    expect(tip).not_to_contain_text("Round 1")


def test_i_asks_about_what_has_the_focus(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    until_conquest(player)
    page = player.page
    region = page.locator("[data-mark=certain]").first
    region.focus()
    page.keyboard.press("i")
    expect(page.locator(".drawer .why h2")).to_contain_text("Why", timeout=15_000)
    page.keyboard.press("Escape")
    assert region.evaluate("one => one === document.activeElement")
    race = page.locator(".strip .hand [data-rule^='race']")
    race.click()
    expect(page.locator(".drawer .rule-card")).to_be_visible()
    page.mouse.move(640, 300)
    page.keyboard.press("Escape")
    page.wait_for_timeout(600)  # a tip would have come by now
    expect(page.locator(".tip")).to_have_count(0)


def test_a_press_on_a_printed_sign_is_a_press_on_its_region(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    until_conquest(player)
    page = player.page
    region = page.evaluate(
        "[...document.querySelectorAll('.sign')].find(one => document.querySelector("
        "`[data-region='${one.dataset.of}'][data-mark=certain]`))?.dataset.of"
    )
    assert region
    box = page.locator(f".sign[data-of='{region}']").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(f".ground.picked[data-region='{region}']")).to_have_count(1)


def test_what_is_told_catches_no_press_and_goes_when_the_hand_does_something(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    until_conquest(player)
    page = player.page
    flag = page.locator(".price.certain").first
    box = flag.bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
    page.mouse.move(*at)
    tip = page.locator(".tip")
    expect(tip).to_be_visible()
    lies = tip.bounding_box()
    assert lies is not None
    assert not (lies["x"] <= at[0] <= lies["x"] + lies["width"] and lies["y"] <= at[1] <= lies["y"] + lies["height"])
    under = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('.tip')",
        [lies["x"] + lies["width"] / 2, lies["y"] + lies["height"] / 2],
    )
    assert under is None
    page.mouse.click(*at)
    expect(page.locator(".confirm")).to_be_visible()
    expect(tip).to_have_count(0)
