"""Everybody can use every page: axe finds nothing serious, light or dark, on a large screen or a small one."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.pages import other_pages
from browser.player import Player, Visit
from browser.serving import Served
from browser.test_in_browser import BEN, BOT, PERSON, seat_link
from browser.waiting import until

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
OPEN = {"kind": "open"}
DESK, PHONE = (1280, 720), (390, 844)
STILL = """() => new Promise(requestAnimationFrame).then(() => document.getAnimations().every(
  each => each.playState !== "running" || each.effect.getComputedTiming().iterations === Infinity))"""
LOOK = """async () => {
  const {violations} = await axe.run(document, {resultTypes: ["violations"]});
  return violations.filter(each => ["serious", "critical"].includes(each.impact)).map(each => ({
    rule: each.id,
    where: each.nodes.map(node => `${node.target.join(" ")}: ${node.failureSummary}`),
  }));
}"""


def troubles(page: Page, what: str) -> list[str]:
    """Everything serious about what the page shows now, in both themes and on both kinds of screen."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; 0")
    found: list[str] = []
    before = page.viewport_size
    page.wait_for_timeout(300)  # what was pressed may still be on its way, and what is there on its way out
    for width, height in (DESK, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
            until(page, STILL)  # a dialog has faded in
            wrong: list[dict[str, Any]] = page.evaluate(LOOK)
            found += [f"{what}, {theme}, {width} wide: {each['rule']}: {each['where'][:3]}" for each in wrong]
    if before:
        page.set_viewport_size(before)
    return found


def reach(player: Player, selector: str, steps: int = 80) -> None:
    """Play until this is to be seen."""
    for _ in range(steps):
        if player.sees(selector):
            return
        if player.asked:
            player.act()
        player.page.wait_for_timeout(50)
    raise AssertionError(f"no {selector} in {steps} steps")


def test_start_settings_and_credits(served: Served, visit: Visit) -> None:
    page = visit(served.address).page
    expect(page.locator("[data-play=base]")).to_be_visible()
    found = troubles(page, "start page")
    page.locator("[data-settings]").click()
    found += troubles(page, "settings before a game")
    page.keyboard.press("Escape")
    page.locator("[data-credits]").click()
    found += troubles(page, "credits")
    assert not found, "\n".join(found)


def test_the_coach(served: Served, visit: Visit) -> None:
    player = visit(served.address)
    player.page.locator("[data-learn=base]").click()
    expect(player.page.locator(".coach[data-lesson=goal]")).to_be_visible(timeout=10_000)
    found = troubles(player.page, "the first lesson")
    reach(player, ".coach[data-lesson=enter]")
    found += troubles(player.page, "a lesson that points at a region")
    assert not found, "\n".join(found)


def test_a_new_table_and_its_lobby(served: Served, visit: Visit) -> None:
    page = visit(f"{served.address}/#new").page
    expect(page.locator("[data-create]")).to_be_visible()
    page.locator("details summary").first.click()
    found = troubles(page, "new table")
    page.locator("[data-create]").click()
    page.locator(".qr path").wait_for(state="attached")
    found += troubles(page, "the host's lobby")
    assert not found, "\n".join(found)


def test_a_guest_joins_and_leaves(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, OPEN, BOT], start=False)
    page = visit(f"{served.address}/#join/{made['table']}/{made['invite']}", name="Ben").page
    expect(page.locator("[data-join]")).to_be_visible()
    found = troubles(page, "a guest's lobby")
    page.locator("[data-join]").click()
    page.locator("[data-leave]").click()
    found += troubles(page, "a seat is left")
    assert not found, "\n".join(found)


def test_my_games(served: Served, visit: Visit) -> None:
    page = visit(seat_link(served, served.table([PERSON, BOT]))).page
    expect(page.locator("[data-pick]").first).to_be_visible(timeout=20_000)
    page.goto(f"{served.address}/#")
    expect(page.locator(".my-games em")).to_be_visible()
    found = troubles(page, "my games")
    page.locator("[data-forget]").click()
    found += troubles(page, "a game leaves the list")
    assert not found, "\n".join(found)


def test_no_table(served: Served, visit: Visit) -> None:
    page = visit(f"{served.address}/#table/nowhere-nowhere-nowhere").page
    expect(page.locator(".lost")).to_be_visible()
    found = troubles(page, "no such table")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_the_game_at_every_step(served: Served, visit: Visit, edition: str) -> None:
    player = visit(seat_link(served, served.table([PERSON, BOT, BOT], edition)))
    page = player.page
    expect(page.locator("[data-pick]").first).to_be_visible(timeout=20_000)
    found = troubles(page, "pick")
    reach(player, "[data-mark=certain]")
    found += troubles(page, "conquest")
    page.locator("[data-mark=certain]").first.focus()
    page.keyboard.press("Enter")
    found += troubles(page, "a region that is certain")
    page.keyboard.press("Escape")
    reach(player, "[data-mark=die]", 1500)
    page.locator("[data-mark=die]").first.focus()
    page.keyboard.press("Enter")
    found += troubles(page, "a region that needs the die")
    page.keyboard.press("Escape")
    reach(player, "[data-gather]", 1500)
    found += troubles(page, "redeployment")
    page.keyboard.press("?")
    found += troubles(page, "help")
    page.keyboard.press("Escape")
    page.locator(".menu-button").first.click()
    found += troubles(page, "settings")
    assert not found, "\n".join(found)


def test_two_people_take_turns(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, BEN])
    here, there = visit(seat_link(served, made)), visit(seat_link(served, made, 1))
    for each in (here, there):
        expect(each.page.locator(".bar")).to_be_visible(timeout=20_000)
    here.page.wait_for_timeout(500)
    idle = there if here.asked else here
    found = troubles(idle.page, "somebody else's turn")
    both = idle.page
    both.goto(seat_link(served, made))
    both.goto(seat_link(served, made, 1))
    expect(both.locator("[data-ready]")).to_be_visible()
    found += troubles(both, "hand over")
    assert not found, "\n".join(found)


def test_all_other_pages(served: Served, visit: Visit, over: dict[str, Any]) -> None:
    page = visit(served.address).page
    found = [each for what in other_pages(served, page, over) for each in troubles(page, what)]
    assert not found, "\n".join(found)
