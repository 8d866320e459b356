"""Hands in the workshop: keys do nothing by the way, the focus is never lost, and what is taken out comes back."""

from pathlib import Path

from playwright.sync_api import Page, expect

from browser.player import Visit
from browser.serving import Served
from browser.test_workshop import SOON, choose, shop, turn_to, understood
from browser.test_workshop_keeps import named


def test_the_focus_goes_where_something_new_stands(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    choose(page, "price")
    price = page.locator("[data-part=price]")
    for name in ("where", "when", "per"):
        price.locator(f"[data-add={name}]").focus()
        page.keyboard.press("Enter")
        expect(price.locator(f"[data-field={name}] select").first).to_be_focused()
    where = price.locator("> [data-field=where]")
    where.locator("> .pick > .add").select_option("beside")
    expect(where.locator("[data-field=beside] .add")).to_be_focused()
    expect(where.locator("[data-field=beside] > .trouble")).to_be_visible(timeout=SOON)
    where.locator("> legend .away").focus()
    page.keyboard.press("Enter")
    expect(price.locator("[data-add=where]")).to_be_focused()


def test_arrows_only_choose_and_enter_adds(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    choose(page, "price")
    page.locator("[data-part=price] [data-add=where]").click()
    where = page.locator("[data-part=price] [data-field=where]")
    where.locator("> .pick > .add").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(where.locator("[data-field]")).to_have_count(0)
    expect(where.locator("[data-confirm]")).to_be_visible()
    page.keyboard.press("Enter")
    expect(where.locator("[data-field]")).to_have_count(1)
    expect(where.locator("[data-field=symbol] input").first).to_be_focused()


def test_arrows_replace_no_work(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    named(page, "Beekeepers")
    page.locator("[data-examples]").focus()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    expect(page.locator("[data-field=name] input")).to_have_value("Beekeepers")
    expect(page.locator("[data-bring-back]")).to_have_count(0)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-bring-back]")).to_be_visible(timeout=SOON)


def test_an_ability_that_was_taken_out_comes_back(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    named(page, "Beekeepers")
    choose(page, "sails")
    page.locator("[data-part=coins] [data-remove]").click()
    expect(page.locator("[data-part=sails] h3")).to_be_focused()
    page.keyboard.press("Control+z")
    expect(page.locator("[data-field=name] input")).to_have_value("Beekeepers")
    page.locator("[data-part=sails] [data-remove]").click()
    expect(page.locator("[data-add-part]")).to_be_focused()
    page.locator("[data-part-back]").click()
    expect(page.locator("[data-part=sails] h3")).to_be_focused()
    understood(page, "Beekeepers: 6 tokens; seas and lakes can be conquered.")


def test_a_creation_that_was_removed_comes_back(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    named(page, "Beekeepers")
    page.locator("[data-examples]").select_option("new")
    understood(page, "Lamplighters: 6 tokens; no ability of its own.")
    named(page, "Divers")
    page.locator("[data-creations]").click()
    rows = page.locator(".shop-shelf li")
    page.locator("[data-discard]").nth(1).click()
    expect(rows).to_have_count(2)
    expect(rows.nth(1)).to_contain_text("Removed: Beekeepers.")
    expect(page.locator("[data-restore]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-take-up]")).to_have_count(2)
    expect(rows.nth(1)).to_contain_text("Beekeepers")


def test_the_same_file_is_opened_once(served: Served, visit: Visit, tmp_path: Path) -> None:
    page = shop(served, visit).page
    named(page, "Divers")
    file = tmp_path / "divers.toml"
    with page.expect_download() as download:
        page.locator("[data-download]").click()
    download.value.save_as(file)
    page.locator("[data-examples]").select_option("new")
    understood(page, "Lamplighters")
    page.locator("input[type=file]").set_input_files(file)
    understood(page, "Divers")
    expect(page.locator("[data-creations] small")).to_have_text("1")


def test_less_takes_the_place_of_more(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    choose(page, "price")
    page.locator("[data-field=more] select").select_option("2")
    understood(page, "all regions cost 2 tokens more.")
    page.locator("[data-field=less] select").select_option("1")
    understood(page, "all regions cost 1 token less (at least 1).")


def made_two(page: Page) -> None:
    """A race and a power of one's own."""
    named(page, "Beekeepers")
    turn_to(page, "power")
    understood(page, "Thrifty")
    named(page, "Humming")


def test_creations_come_to_a_table_with_friends(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    made_two(page)
    page.goto(f"{served.address}/#new")
    mine = page.locator("[data-creation]")
    expect(mine).to_have_count(2, timeout=SOON)
    for thing in ("race:beekeepers", "power:humming"):
        page.locator(f"[data-creation='{thing}']").click()  # it is ticked when the table has it
        expect(page.locator(f"[data-home='{thing}']")).to_be_visible(timeout=SOON)
        expect(page.locator(f"[data-creation='{thing}']")).to_be_checked()
    page.locator("[data-creation='race:beekeepers']").click()
    expect(page.locator("[data-home='race:beekeepers']")).to_have_count(0)
    expect(page.locator("[data-creation='race:beekeepers']")).not_to_be_checked()
