"""Nothing that somebody has made in the workshop is lost: what takes its place, a link, a broken draft, the judge."""

import json

from playwright.sync_api import Page, expect

from browser.player import Visit
from browser.serving import Served
from browser.test_workshop import SOON, choose, few_games, shop, turn_to, understood


def named(page: Page, name: str) -> None:
    """Give it a name, and wait until the check has seen it."""
    page.locator("[data-field=name] input").fill(name)
    understood(page, name)


def test_an_example_takes_no_work_away(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    named(page, "Beekeepers")
    choose(page, "sails")
    understood(page, "seas and lakes can be conquered")
    page.locator("[data-examples]").select_option(label="Frogs")
    understood(page, "Frogs")
    page.locator("[data-bring-back]").click()
    understood(page, "Beekeepers: 6 tokens; +1 coin every turn; seas and lakes can be conquered.")
    page.locator("[data-examples]").select_option("new")
    understood(page, "Lamplighters")
    page.locator("[data-creations]").click()
    page.locator("[data-take-up]").get_by_text("Beekeepers").click()
    understood(page, "seas and lakes can be conquered")
    expect(page.locator("[data-part=sails]")).to_be_visible()


def test_a_link_lies_beside_what_was_made(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    named(page, "Divers")
    page.locator("[data-link]").click()
    link = page.locator("[data-shared]").input_value()
    named(page, "Beekeepers")
    page.goto(served.address)
    page.goto(link)
    understood(page, "Divers")
    page.locator("[data-bring-back]").click()
    understood(page, "Beekeepers")
    page.locator("[data-creations]").click()
    expect(page.locator("[data-take-up]")).to_have_count(2)


def test_what_was_typed_last_outlives_a_reload(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    named(page, "Beekeepers")
    page.locator("[data-field=name] input").fill("Beekeepers of the North")
    page.reload()
    understood(page, "Beekeepers of the North")


def test_a_mistake_stays_at_its_field_and_comes_to_no_game(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    page.locator("[data-field=name] input").fill("Trolls")
    expect(page.locator("[data-field=name] .trouble")).to_contain_text("already in the box", timeout=SOON)
    turn_to(page, "power")
    understood(page, "Thrifty")
    expect(page.locator("[data-along=race]")).to_have_count(0)
    turn_to(page, "race")
    expect(page.locator("[data-field=name] .trouble")).to_contain_text("already in the box", timeout=SOON)
    expect(page.locator("[data-problem]")).not_to_contain_text("The text")


def test_a_verdict_stays_with_what_was_judged(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    few_games(page, 12)
    named(page, "Beekeepers")
    page.locator("[data-judge]").click()
    expect(page.locator("[data-judging]")).to_contain_text("Beekeepers")
    turn_to(page, "power")
    understood(page, "Thrifty")
    expect(page.locator("[data-judging]")).to_have_count(0, timeout=60_000)
    expect(page.locator("[data-strength]")).to_have_count(0)
    turn_to(page, "race")
    expect(page.locator("[data-strength]")).to_contain_text("in 12 games", timeout=SOON)
    page.reload()
    expect(page.locator("[data-strength]")).to_contain_text("in 12 games", timeout=SOON)


def test_words_on_the_card_are_doubted_when_it_changes(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    page.locator("[data-examples]").select_option(label="Frogs")
    understood(page, "Frogs")
    expect(page.locator("[data-stale]")).to_have_count(0)
    page.locator("[data-part=cannot_take] [data-remove]").click()
    expect(page.locator("[data-stale]")).to_be_visible(timeout=SOON)
    page.locator("[data-write-it]").click()
    expect(page.locator("[data-stale]")).to_have_count(0, timeout=SOON)
    expect(page.locator(".shop-card p")).to_have_text("+2 coins for every swamp region it holds.", timeout=SOON)
    expect(page.locator("[data-field=text] textarea")).to_have_attribute(
        "placeholder", "+2\N{NO-BREAK SPACE}coins for every swamp region it holds.", timeout=SOON
    )


def test_a_name_is_missed_and_never_cut_in_silence(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    page.locator("[data-field=name] input").fill("")
    expect(page.locator("[data-nameless]")).to_be_visible()
    page.locator("[data-field=name] input").press_sequentially("B" * 41)
    expect(page.locator("[data-field=name] .full")).to_contain_text("at most 40 letters")


def test_what_can_never_happen_is_doubted(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    page.locator(".shop-text summary").click()
    text = page.locator("[data-text]").input_value()
    parts = [
        f'[[ability]]\npart = "{part}"\nwhere = {{ terrain = "farmland" }}\n' for part in ("only_takes", "cannot_take")
    ]
    page.locator("[data-text]").fill(text + "".join(parts))
    expect(page.locator("[data-part=cannot_take] [data-doubt=nothing_to_take]")).to_be_visible(timeout=SOON)


def test_refusals_are_told_in_the_readers_language(served: Served, visit: Visit) -> None:
    page = shop(served, visit, language="ru").page
    page.locator("[data-field=name] input").fill("Trolls")
    expect(page.locator("[data-problem]")).to_contain_text("«Trolls» уже есть в коробке", timeout=SOON)
    page.locator(".shop-text summary").click()
    page.locator("[data-text]").fill('kind = "race"\nkey = "bees"\ntokens = 6\ntotal = 13\nability = "flies"\n')
    expect(page.locator("[data-problem]")).to_contain_text("Проверка говорит по-английски", timeout=SOON)
    kept = json.loads(page.evaluate("localStorage['smallworld.workshop']"))
    assert kept["drafts"]["race"]["ahead"] is True
