"""Rule cards open where the question arises: by click, by key, by finger, and in a book of their own."""

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.player import Visit
from browser.serving import Served
from browser.test_in_browser import alone, until_conquest

NO_WORDS = re.compile(r"\b(card|event|why|option|use)-|undefined|NaN|\$")
TITLES = {"en": "What a region costs", "ru": "Сколько стоит регион", "cs": "Kolik stojí region"}


def drawer_title(page: Page) -> str:
    return page.locator(".drawer .rule-head h2").inner_text(timeout=15_000)


def test_a_price_is_explained_where_it_stands(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    until_conquest(player)
    page = player.page
    page.locator("[data-mark=certain]:not([aria-label*=', Sea,'])").first.focus()  # some may take the sea as well
    page.keyboard.press("Enter")
    page.locator(".confirm .sum [data-rule='item:land']").click()
    assert drawer_title(page).startswith(TITLES["en"])
    expect(page.locator(".drawer .example-sum .total td").last).to_have_text("6")
    expect(page.locator(".drawer .rule-ids")).to_contain_text("B-CONQ-05")
    drawer, end = page.locator(".drawer").bounding_box(), page.locator(".bar [data-do=end]").bounding_box()
    assert drawer and end and end["x"] + end["width"] <= drawer["x"]  # one can read and go on playing
    page.locator(".drawer .related button").first.click()  # on to a related card, and back
    expect(page.locator(".drawer .rule-head h2")).not_to_contain_text(TITLES["en"])
    page.locator("[data-rule-back]").click()
    assert drawer_title(page).startswith(TITLES["en"])
    page.locator("[data-rule-close]").click()
    expect(page.locator(".drawer")).to_have_count(0)
    expect(page.locator(".confirm")).to_be_visible()  # the table is as it was


def test_keys_open_search_and_close(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    until_conquest(player)
    page = player.page
    race = page.locator(".hand [data-rule^='race:']")
    name = race.inner_text()
    race.focus()
    page.keyboard.press("Enter")
    assert drawer_title(page).startswith(name)
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.rule.startsWith('race:')")  # back to where they were

    page.keyboard.press("r")
    expect(page.locator(".drawer .rule-search")).to_be_focused(timeout=15_000)
    page.keyboard.type("reinforcement")
    expect(page.locator(".drawer .rule-rows button").first).to_contain_text("The reinforcement die")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert drawer_title(page).startswith("The reinforcement die")
    expect(page.locator(".drawer figcaption")).to_contain_text("with a roll of the die")


ESCAPE_AT_ONCE = """new MutationObserver((_, watch) => {
    if (!document.querySelector(".drawer")) return;
    watch.disconnect();
    const press = new KeyboardEvent("keydown", {key: "Escape", bubbles: true, cancelable: true});
    document.activeElement.dispatchEvent(press);
}).observe(document.body, {childList: true, subtree: true})"""


def test_a_card_is_closed_by_a_hand_that_is_quicker_than_a_frame(served: Served, visit: Visit) -> None:
    page = alone(served, visit).page
    expect(page.locator(".bar")).to_be_visible(timeout=30_000)
    page.keyboard.press("l")
    expect(page.locator(".drawer .legend")).to_be_visible(timeout=30_000)
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    page.evaluate(ESCAPE_AT_ONCE)
    page.keyboard.press("l")
    page.wait_for_timeout(300)
    assert page.locator(".drawer").count() == 0


@pytest.mark.parametrize("language", TITLES)
def test_a_finger_opens_a_sheet_in_every_language(served: Served, visit: Visit, language: str) -> None:
    page = alone(served, visit, language=language, size=(390, 844), touch=True).page
    badge = page.locator(".card .pennon [data-rule]").first
    badge.tap(timeout=15_000)
    drawer_title(page)
    box = page.locator(".drawer").bounding_box()
    assert box is not None and box["x"] == 0 and box["width"] == 390 and box["y"] + box["height"] == 844
    page.locator("[data-rule-list]").tap()
    page.locator(".drawer .rule-search").fill(TITLES[language])
    page.locator(".drawer .rule-rows button").first.tap()
    assert drawer_title(page).startswith(TITLES[language])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_book_is_read_searched_and_printed(served: Served, visit: Visit) -> None:
    page = visit(served.address).page
    page.locator("[data-rules]").click()
    expect(page.locator(".rulebook article").first).to_be_visible(timeout=15_000)
    assert page.locator(".rulebook article").count() > 90
    page.locator(".rulebook .rule-search").fill("ghouls")
    expect(page.locator(".rulebook article.rule-card h3").first).to_be_visible()
    assert page.locator(".rulebook article").count() < 30
    page.locator(".editions a").last.click()
    expect(page.locator(".rulebook")).to_contain_text("Murlocs", timeout=15_000)
    page.emulate_media(media="print")
    expect(page.locator(".editions")).to_be_hidden()
    for shown in (".example-picture", "[data-value=alone] .example-picture", "[data-value=with_two]"):
        expect(page.locator("#rule-option-tauren_champion").locator(shown).first).to_be_visible()


BOOK = """() => [...document.querySelectorAll(".rulebook article.rule-card[id]")].map((card) => ({
    id: card.id, title: card.querySelector("h3").textContent.trim(),
    text: card.querySelector(":scope > p:not(.question)").textContent,
    pictures: card.querySelectorAll(".example-picture").length,
    answers: [...card.querySelectorAll(".example-answer")].map((answer) => answer.textContent),
}))"""
"""Every card of the book, as it is read."""

OUTSIDE = """() => [...document.querySelectorAll(".example-picture")].flatMap((picture) => {
    const box = picture.getBoundingClientRect();
    return [...picture.querySelectorAll("polygon, circle, rect, text")].filter((one) => {
        const {left, right, top, bottom} = one.getBoundingClientRect();
        return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
    }).map(() => picture.closest("article").id);
})"""
"""Pictures that do not hold what is drawn in them."""


UNSEEN = """(hide) => {
    const style = new CSSStyleSheet();
    if (hide) style.replaceSync(".rulebook section { display: none }");
    document.adoptedStyleSheets = [style];
}"""
"""The whole book need not be laid out anew for each language: that takes longer than all else."""


def test_every_card_stands_in_the_book_in_every_language(served: Served, visit: Visit) -> None:
    page = visit(f"{served.address}/#rules/base", size=(390, 844)).page
    for edition in ("base", "warcraft"):
        with urllib.request.urlopen(f"{served.address}/api/cards/{edition}") as answer:
            cards: list[dict[str, Any]] = json.load(answer)["cards"]
        told = {f"rule-{card['kind']}-{card['key']}": card for card in cards}
        page.evaluate(f"location.hash = 'rules/{edition}'")
        page.evaluate(UNSEEN, True)
        english: dict[str, str] = {}
        for language, price in TITLES.items():
            page.locator(f"[data-language={language}]").dispatch_event("click", timeout=15_000)
            expect(page.locator(f"a[aria-current][href='#rules/{edition}']")).to_be_attached(timeout=30_000)
            expect(page.locator("#rule-idea-price h3")).to_contain_text(price, timeout=30_000)
            book: list[dict[str, Any]] = page.evaluate(BOOK)
            assert sorted(card["id"] for card in book) == sorted(told)
            english = english or {card["id"]: card["text"] for card in book}
            for card in book:
                example = told[card["id"]]["example"]
                assert card["title"] and (language == "en" or card["text"] != english[card["id"]]), card
                assert (card["pictures"] > 0) == (example is not None), card
                assert len(card["answers"]) == (len(example["answers"]) if example else 0), card
                assert all(len(said) > 5 and not NO_WORDS.search(said) for said in card["answers"]), card
        page.evaluate(UNSEEN, False)
        assert page.evaluate(OUTSIDE) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_link_leads_to_its_card_or_says_that_there_is_none(served: Served, visit: Visit) -> None:
    page = visit(f"{served.address}/#rules/warcraft/race/tauren").page
    expect(page.locator("article.asked h3")).to_contain_text("Tauren", timeout=15_000)
    expect(page.locator("article.asked")).to_be_in_viewport()
    page = visit(f"{served.address}/#rules/race/unicorns").page
    expect(page.locator(".rule-gone")).to_contain_text("no longer exists", timeout=15_000)
