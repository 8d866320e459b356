"""What cannot be done says why: in the words of the edition in play, and in the language of the page."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from browser.player import Player, Visit
from browser.serving import Served, unpacked
from browser.test_in_browser import BOT, PERSON, alone, seat_link, until_conquest

ENTRY = {
    "en": "A race without a region enters at an entry region.",
    "ru": "Народ без регионов начинает с региона входа.",
    "cs": "Národ bez regionů začíná ve vstupním regionu.",
}


def to_conquest(player: Player) -> None:
    """Pick anything, and choose whatever must be chosen before the first conquest."""
    page = player.page
    for _ in range(12):
        page.locator(".bar.asked").wait_for(timeout=15_000)
        if player.sees("[data-mark=certain]"):
            return
        picking = player.sees("[data-pick]")
        player.act()
        if picking:  # the old choices may still be on the page for a moment
            expect(page.locator("[data-pick]")).to_have_count(0)
        page.wait_for_timeout(300)
    raise AssertionError("nothing can be conquered")


@pytest.mark.parametrize("language", ENTRY)
def test_islands_are_entered_where_the_rules_of_islands_say(served: Served, visit: Visit, language: str) -> None:
    tied = ENTRY[language].replace(" с ", " с\u00a0")  # a word of one letter does not end a line
    for _ in range(6):  # some races may enter anywhere: then at another table
        player = alone(served, visit, edition="warcraft", language=language)
        page = player.page
        to_conquest(player)
        closed = page.locator(f"[data-region][aria-label$='{tied}']")
        if closed.count():
            break
    closed.first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".confirm .reason")).to_have_text(ENTRY[language])


def test_the_map_of_the_first_box_is_entered_at_its_border(served: Served, visit: Visit) -> None:
    for _ in range(6):  # some races may enter anywhere: then at another table
        player = alone(served, visit)
        to_conquest(player)
        labels = " ".join(each.get_attribute("aria-label") or "" for each in player.page.locator("[data-region]").all())
        if "enters at" in labels:
            break
    assert "enters at the edge of the map" in labels and "entry region" not in labels


class Offered:
    """Between server and page: a region that is out of reach can be had from the air."""

    def __init__(self) -> None:
        self.region = ""

    def begin(self, browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        server.on_message(lambda message: browser.send(json.dumps(self.change(json.loads(unpacked(message))))))
        browser.on_message(lambda message: server.send(message))

    def change(self, message: dict[str, Any]) -> dict[str, Any]:
        choices = (message.get("game") or {}).get("choices")
        if choices and any(action["do"] == "conquer" for action in choices["actions"]):
            far = sorted(key for key, told in choices["regions"].items() if told["code"] not in ("ok", "die"))
            self.region = far[0]
            choices["actions"].append({"do": "use", "what": "assault", "region": far[0], "price": 2, "wins": 4})
        return message


def test_a_region_for_which_anything_is_offered_is_not_headed_by_a_refusal(served: Served, visit: Visit) -> None:
    player = visit(served.address)
    page = player.page
    offered = Offered()
    page.route_web_socket("**/ws?*", offered.begin)
    page.goto(seat_link(served, served.table([PERSON, BOT])))
    until_conquest(player)
    page.locator(f"[data-region='{offered.region}']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".confirm [data-act=use]")).to_be_visible()
    expect(page.locator(".confirm .reason")).to_have_count(0)


def refusing(code: str) -> Callable[[Route], None]:
    """A server that refuses, and says why in English."""
    body = json.dumps({"code": code, "reason": "Nobody speaks English here."})
    return lambda route: route.fulfill(status=400, body=body)


@pytest.mark.parametrize(("language", "letters"), [("ru", "[а-яё]"), ("cs", "[a-zá-ž]")])
def test_no_english_sentence_of_the_server_is_shown(served: Served, visit: Visit, language: str, letters: str) -> None:
    player = visit(served.address, language=language)
    page = player.page
    for code in ("strange", "bad_setup", "limited", "fault"):
        page.route("**/api/tables", refusing(code), times=1)
        page.locator("[data-play=base]").click()
        told = page.locator(".notice")
        expect(told).to_contain_text(re.compile(letters))
        assert "English" not in told.inner_text()
        told.click()
        expect(told).to_have_count(0)
    player.errors.clear()  # a refused request is an error to the browser, and meant here
