"""After one of the first games: up to three moments that could have gone better, on the map as it was then."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.pages import played
from browser.player import Visit, play_to_the_end
from browser.serving import Served
from browser.test_in_browser import seat_link
from browser.test_why import ask

PLAYED_THREE = '{language: "en", speed: "off", name: "Ada", finished: 3}'
FINISHED = "JSON.parse(localStorage.getItem('smallworld.settings')).finished"


def read(page: Page) -> list[str]:
    """Every moment, leafed through; what it says stands beside the map and the places it names are marked on it."""
    told: list[str] = []
    for place in range(page.locator("[data-show-moment]").count() or 1):
        if place:
            page.locator("[data-next-moment]").click()
        moment = page.locator("[data-moment]")
        expect(moment).to_have_count(1)
        assert int(moment.get_attribute("data-coins") or "") > 0
        expect(page.locator(".choices .light").first).to_be_attached()
        text = moment.inner_text()
        assert "{" not in text and "moment-" not in text, text
        told.append(text)
    return told


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_a_beginner_looks_back_after_the_game(served: Served, visit: Visit, edition: str) -> None:
    player = visit(seat_link(served, played(served, edition)))
    page = player.page
    expect(page.locator("[data-region]").first).to_be_attached(timeout=15_000)
    play_to_the_end(player)
    assert page.evaluate(FINISHED) == 1
    last = page.locator("[data-troop]").count()
    page.locator("[data-look-back]").click()
    expect(page.locator(".moments h2")).to_be_focused()
    expect(page.locator(".result")).to_have_count(0)
    told = read(page)
    assert 1 <= len(told) == len(set(told)) <= 3
    expect(page.locator(".place[inert]")).to_have_count(1)  # it is to be looked at
    page.locator("[data-close-moments]").click()
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator("[data-troop]")).to_have_count(last)
    expect(page.locator(".place[inert], .choices .light")).to_have_count(0)


def test_a_moment_says_what_it_cost(served: Served, visit: Visit, over: dict[str, Any]) -> None:
    page = visit(seat_link(served, over)).page
    page.locator("[data-look-back]").click(timeout=15_000)
    expect(page.locator("[data-moment]")).to_be_visible()
    assert "why:moment:0" in ask(page, ".moments article")


@pytest.mark.parametrize("language", ["ru", "cs"])
def test_it_is_told_in_every_language_on_a_phone(
    served: Served, visit: Visit, over: dict[str, Any], language: str
) -> None:
    page = visit(seat_link(served, over), language=language, size=(390, 844), touch=True).page
    page.locator("[data-look-back]").click(timeout=15_000)
    assert read(page)
    expect(page.locator("[data-close-moments]")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_whoever_only_watched_is_offered_nothing(served: Served, visit: Visit, over: dict[str, Any]) -> None:
    page = visit(f"{served.address}/#watch/{over['table']}/{over['watch']}").page
    expect(page.locator(".result")).to_be_visible(timeout=15_000)
    expect(page.locator("[data-look-back]")).to_have_count(0)


def test_whoever_has_played_three_games_is_left_in_peace(served: Served, visit: Visit, over: dict[str, Any]) -> None:
    address = seat_link(served, over)
    page = visit(served.address).page
    page.evaluate(f"localStorage.setItem('smallworld.settings', JSON.stringify({PLAYED_THREE}))")
    page.reload()
    page.goto(address)
    expect(page.locator(".result")).to_be_visible(timeout=15_000)
    assert page.evaluate(FINISHED) == 4
    expect(page.locator("[data-look-back]")).to_have_count(0)


LAST_TURN = """round = 10
turn = 1
step = "conquer"
[[seat]]
active = { race = "orcs", power = "hill", regions = { 2p-02 = 2 }, hand = 0 }
[[seat]]
active = { race = "giants", power = "forest", regions = { 2p-12 = 1 }, hand = 6 }
"""


def test_several_at_one_device_each_look_back(served: Served, visit: Visit) -> None:
    """Bob ends the last turn with six tokens in hand: that is his moment, not Ann's."""
    people = [{"kind": "person", "name": name} for name in ("Ann", "Bob")]
    made = served.table(people, position=LAST_TURN)
    player = visit(seat_link(served, made))
    page = player.page
    expect(page.locator("[data-region]").first).to_be_attached(timeout=15_000)
    page.goto(seat_link(served, made, 1))
    play_to_the_end(player)
    expect(page.locator("[data-look-back]")).to_have_count(2)
    for seat, name in enumerate(("Ann", "Bob")):
        page.locator(f"[data-look-back='{seat}']").click()
        expect(page.locator(".moments header")).to_contain_text(name)
        page.locator("[data-close-moments]").click()
