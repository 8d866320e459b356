"""What is what on the map, under which rules a table plays, and cards for races that a game brings itself."""

import json
import re
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

import smallworld as sw
from browser.looks import troubles
from browser.player import Visit
from browser.serving import Served, unpacked
from browser.test_in_browser import BOT, PERSON, alone, seat_link
from smallworld.table.home import home_cards

WORDS = {"en": "Price tag", "ru": "Ценник", "cs": "Cenovka"}


@pytest.mark.parametrize("language", WORDS)
def test_the_legend_opens_by_key_and_from_the_menu(served: Served, visit: Visit, language: str) -> None:
    page = alone(served, visit, language=language).page
    expect(page.locator(".bar")).to_be_visible(timeout=30_000)
    page.keyboard.press("l")
    legend = page.locator(".drawer .legend")
    expect(legend).to_contain_text(WORDS[language], timeout=30_000)
    drawn = legend.locator("dl > div")
    assert drawn.count() >= 30
    for place in range(drawn.count()):
        assert drawn.nth(place).locator("dt svg, dt .coin").count() > 0
        assert len(drawn.nth(place).locator("dd").inner_text()) > 10
    legend.locator("[data-rule='idea:price']").click()
    expect(page.locator(".drawer .rule-ids")).to_contain_text("B-CONQ-05")
    page.locator("[data-rule-close]").click()
    page.locator(".menu-button").first.click()
    page.locator("[data-legend]").click()
    expect(legend).to_contain_text(WORDS[language])
    if language == "en":
        assert troubles(page, "legend") == []


def test_a_table_says_where_its_rules_differ(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, {"kind": "open"}], start=False, options={"flying_lakes": "allowed"})
    page = visit(seat_link(served, made)).page
    mark = page.locator(".lobby [data-option]")
    expect(mark).to_have_count(1, timeout=30_000)
    expect(mark).to_have_attribute("data-option", "flying_lakes")
    mark.click()
    expect(page.locator(".drawer .values .here")).to_have_text("at this table", timeout=30_000)
    expect(page.locator(".drawer .values li", has=page.locator(".here"))).to_contain_text("Yes")


def test_in_the_game_the_menu_says_it(served: Served, visit: Visit) -> None:
    page = visit(seat_link(served, served.table([PERSON, BOT], preset="czech-2009"))).page
    expect(page.locator(".bar")).to_be_visible(timeout=30_000)
    page.locator(".menu-button").first.click()
    here = page.locator(".menu .rules-here")
    expect(here).to_contain_text("Czech 2009")
    assert here.locator("[data-option]").count() >= 3
    here.locator("[data-option]").first.click()
    expect(page.locator(".drawer .values .here")).to_be_visible(timeout=30_000)


def test_usual_rules_are_called_usual(served: Served, visit: Visit) -> None:
    page = alone(served, visit).page
    expect(page.locator(".bar")).to_be_visible(timeout=30_000)
    page.locator(".menu-button").first.click()
    expect(page.locator(".menu h2")).to_contain_text("Standard rules")
    expect(page.locator(".menu .rules-here")).to_have_count(0)


BAKERS = files("smallworld.content.custom").joinpath("bakers.toml").read_text(encoding="utf-8")


def bring(message: str | bytes) -> str:
    """The same message of a game in which Bakers take the place of the first race on offer."""
    told: dict[str, Any] = json.loads(message)
    game = told.get("game")
    if game:
        cards = json.dumps(home_cards((sw.banner(BAKERS),)))
        told["home_made"] = json.loads(cards.replace("Two coins", "<b>Two</b> coins"))  # a file may not say so
        game["view"]["column"][0]["race"] = "bakers"
    return json.dumps(told)


def test_a_home_made_race_has_a_card_of_its_own(served: Served, visit: Visit) -> None:
    player = visit(served.address)
    page = player.page

    def between(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        server.on_message(lambda message: browser.send(bring(unpacked(message))))

    page.route_web_socket(re.compile(r"/ws\?"), between)
    page.goto(seat_link(served, served.table([PERSON, BOT])))
    card = page.locator("[data-card='0']")
    expect(card).to_contain_text("Bakers", timeout=30_000)
    expect(card.locator(".race")).to_contain_text("<b>Two</b> coins")  # as text, not as markup
    card.locator(".cloth [data-rule]").click()
    shown = page.locator(".drawer .rule-card")
    expect(shown).to_contain_text("Bakers", timeout=30_000)
    expect(shown).to_contain_text("<b>Two</b> coins")
    expect(shown).to_contain_text("played with the Elves’ tokens")
    page.locator("[data-rule-list]").click()
    page.locator(".drawer .rule-search").fill("bakers")
    expect(page.locator(".drawer .rule-rows button").first).to_contain_text("Bakers")


def test_the_book_has_contents_a_legend_and_says_what_is_gone(served: Served, visit: Visit) -> None:
    page = visit(f"{served.address}/#rules/warcraft").page
    expect(page.locator(".rulebook h1")).to_contain_text("Warcraft", timeout=30_000)
    expect(page.locator("#rules-legend .legend")).to_be_visible(timeout=30_000)
    expect(page.locator("#rules-lessons [data-lesson=islands]")).to_contain_text("anchor", timeout=10_000)
    page.locator("[data-chapter=option]").click()
    expect(page.locator("#rules-option h2")).to_be_in_viewport()
    page.emulate_media(media="print")
    expect(page.locator(".rulebook h1")).to_be_visible()
    expect(page.locator(".contents")).to_be_hidden()
    for gone in ("rules/nowhere/race/trolls", "rules/base/race/unicorns", "rules/race"):
        other = visit(f"{served.address}/#{gone}").page
        expect(other.locator(".rule-gone")).to_contain_text("no longer exists", timeout=30_000)
        expect(other.locator(".rule-search")).to_be_visible()
