"""After one of the first games: up to three moments that could have gone better, on the map as it was then."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect
from websockets.typing import Origin

from browser.player import Visit, play_to_the_end
from browser.serving import Served
from browser.test_accessible import troubles
from browser.test_in_browser import BOT, PERSON, seat_link

PLAYED_THREE = '{language: "en", speed: "off", name: "Ada", finished: 3}'
FINISHED = "JSON.parse(localStorage.getItem('smallworld.settings')).finished"


def dearest(choices: dict[str, Any]) -> dict[str, Any]:
    """What somebody does who always takes the dearest region, never declines and piles all tokens up in one place."""
    actions: list[dict[str, Any]] = choices["actions"]
    conquests = [action for action in actions if action["do"] == "conquer"]
    if conquests:
        return max(conquests, key=lambda action: int(action["price"]))
    if choices["deploy"]:
        return actions[-1]
    plain = [action for action in actions if action["do"] in ("expand", "pick", "end")]
    return (plain or actions)[0]


def played(served: Served, edition: str = "base", to_the_end: bool = False) -> dict[str, Any]:
    """A table whose only person has played, quickly and not well, until the last round or its end."""
    made = served.table([PERSON, BOT], edition)
    address = f"ws://localhost:{served.port}/ws"
    with connect(address, origin=Origin(served.address), max_size=None, legacy=True) as socket:
        socket.send(json.dumps({"t": "hello", "table": made["table"], "tokens": [made["seats"][0]["token"]]}))
        for number in range(2000):
            message = json.loads(socket.recv(timeout=20))
            while not message.get("game"):
                assert message["t"] != "no", message
                message = json.loads(socket.recv(timeout=20))
            view, choices = message["game"]["view"], message["game"]["choices"]
            if view["over"] or (not to_the_end and choices and view["round"] == view["rounds"]):
                return made
            if choices:
                command = {"t": "do", "id": f"c-{number}", "seat": 0, "version": message["version"]}
                socket.send(json.dumps(command | {"action": dearest(choices)}))
    raise AssertionError("the last round does not come")


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


def test_everybody_can_look_back(served: Served, visit: Visit) -> None:
    page = visit(seat_link(served, played(served, to_the_end=True))).page
    page.locator("[data-look-back]").click(timeout=15_000)
    expect(page.locator("[data-moment]")).to_be_visible()
    assert not troubles(page, "looking back")


@pytest.mark.parametrize("language", ["ru", "cs"])
def test_it_is_told_in_every_language_on_a_phone(served: Served, visit: Visit, language: str) -> None:
    address = seat_link(served, played(served, to_the_end=True))
    page = visit(address, language=language, size=(390, 844), touch=True).page
    page.locator("[data-look-back]").click(timeout=15_000)
    assert read(page)
    expect(page.locator("[data-close-moments]")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_whoever_only_watched_is_offered_nothing(served: Served, visit: Visit) -> None:
    made = played(served, to_the_end=True)
    page = visit(f"{served.address}/#watch/{made['table']}/{made['watch']}").page
    expect(page.locator(".result")).to_be_visible(timeout=15_000)
    expect(page.locator("[data-look-back]")).to_have_count(0)


def test_whoever_has_played_three_games_is_left_in_peace(served: Served, visit: Visit) -> None:
    address = seat_link(served, played(served, to_the_end=True))
    page = visit(served.address).page
    page.evaluate(f"localStorage.setItem('smallworld.settings', JSON.stringify({PLAYED_THREE}))")
    page.reload()
    page.goto(address)
    expect(page.locator(".result")).to_be_visible(timeout=15_000)
    assert page.evaluate(FINISHED) == 4
    expect(page.locator("[data-look-back]")).to_have_count(0)
