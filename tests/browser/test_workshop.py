"""The workshop in a real browser: somebody makes a race, a power and a board by choosing, and plays with them."""

import contextlib
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from browser.looks import CLIPPED, FINGER, TARGETS, troubles
from browser.player import Player, Visit
from browser.serving import Served

SOON = 15_000
FIRST = 60_000  # the vocabulary is worked out once


def shop(
    served: Served, visit: Visit, size: tuple[int, int] = (1280, 720), language: str = "en", path: str = ""
) -> Player:
    """Somebody in the workshop, with something sound on the bench."""
    player = visit(f"{served.address}/#workshop{path}", size=size, language=language, touch=size[0] < 500)
    expect(player.page.locator("[data-understood]")).to_be_visible(timeout=FIRST)
    return player


def choose(page: Page, part: str) -> None:
    """Add a part."""
    page.locator("[data-add-part]").click()
    page.locator(f"[data-choose={part}]").click()
    expect(page.locator(f"[data-part={part}]")).to_be_visible()


def understood(page: Page, words: str) -> None:
    """The sentence says it."""
    expect(page.locator("[data-understood]")).to_contain_text(words, timeout=SOON)


def take_home_made(page: Page, key: str) -> None:
    """Take the combination with the home-made thing at the table."""
    icon = page.locator("[data-card]").filter(has=page.get_by_text(key, exact=True))
    expect(icon.first).to_be_visible(timeout=SOON)
    button = icon.first.locator("[data-pick]")
    button.click()  # a mouse that moves there chooses it, and takes it with the press
    with contextlib.suppress(AssertionError):
        expect(button).to_have_count(0, timeout=5000)
        return
    button.click()


def test_the_start_page_leads_there(served: Served, visit: Visit) -> None:
    page = visit(served.address).page
    page.locator("[data-workshop]").click()
    expect(page.locator("[data-understood]")).to_be_visible(timeout=SOON)
    page.goto(f"{served.address}/workshop")
    expect(page.locator("[data-understood]")).to_be_visible(timeout=SOON)


def test_a_race_is_made_by_choosing_and_conquers(served: Served, visit: Visit) -> None:
    player = shop(served, visit)
    page = player.page
    page.locator("[data-field=name] input").fill("Beekeepers")
    page.locator("[data-field=text] textarea").fill("Hills cost them less.")
    choose(page, "price")
    page.locator("[data-part=price] [data-add=where]").click()
    page.locator("[data-part=price] [data-field=where] .add").select_option("terrain")
    for label, on in (("Hill", True), ("Farmland", False)):
        page.locator("[data-part=price]").get_by_label(label).set_checked(on)
    understood(page, "Beekeepers: 6 tokens; +1 coin every turn; hill regions cost 1 token less (at least 1).")
    expect(page.locator("[data-part=price] [data-said]")).to_have_text("hill regions cost 1 token less (at least 1)")
    expect(page.locator(".shop-card")).to_contain_text("Beekeepers")
    expect(page.locator(".shop-card")).to_contain_text("Hills cost them less.")
    page.locator("[data-icon]").click()
    page.locator("[data-take-icon=backpack]").click()
    expect(page.locator(".shop-card use")).to_have_attribute("href", "#icon-race-pedlars")

    page.locator("[data-try]").click()
    take_home_made(page, "Beekeepers")
    player.take()
    expect(page.locator(".ground.owned.seat-0").first).to_be_attached(timeout=SOON)


def test_parts_are_moved_and_taken_out(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    choose(page, "sails")
    understood(page, "+1 coin every turn; seas and lakes can be conquered.")
    page.locator("[data-part=sails] [data-up]").click()
    understood(page, "seas and lakes can be conquered; +1 coin every turn.")
    page.locator("[data-part=coins] [data-remove]").click()
    understood(page, "6 tokens; seas and lakes can be conquered.")


def test_what_makes_no_sense_is_not_offered_or_told_at_its_field(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    choose(page, "offer")
    offer = page.locator("[data-part=offer]")
    expect(offer.locator("[data-field=tokens]")).to_be_visible()
    offer.locator("[data-field=does] select").select_option("abandon")
    expect(offer.locator("[data-field=coins]")).to_be_visible()
    expect(offer.locator("[data-field=tokens]")).to_have_count(0)
    understood(page, "after scoring you may abandon its regions for 1 coin each")
    page.locator("[data-field=name] input").fill("Trolls")
    expect(page.locator("[data-field=name] .trouble, [data-problem]").first).to_contain_text("already", timeout=SOON)
    expect(page.locator("[data-try]")).to_be_disabled()


def test_form_and_text_stay_in_step(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    page.locator(".shop-text summary").click()
    text = page.locator("[data-text]")
    head = 'kind = "race"\nkey = "lamplighters"\ntokens = 6\ntotal = 13\nname = "Lamplighters"\n'
    expect(text).to_have_value(f'{head}\n[[ability]]\npart = "coins"\n')
    text.fill('kind = "power"\nkey = "mossy"\nname = "Mossy"\ntokens = 5\n[[ability]]\npart = "sails"\n')
    understood(page, "Mossy: 5 tokens; seas and lakes can be conquered.")
    expect(page.locator("[data-field=name] input")).to_have_value("Mossy")
    expect(page.locator("[data-part=sails]")).to_be_visible()
    text.fill('kind = "power"\nkey = "mossy"\nname = "Mossy"\ntokens = 55\n')
    expect(page.locator("[data-problem]")).to_contain_text("Tokens: a whole number from 1 to 9", timeout=SOON)
    expect(page.locator("[data-part=sails]")).to_be_visible()  # the form keeps what was right
    expect(page.locator("[data-try]")).to_be_disabled()


def test_a_partner_of_ones_own_stays_among_the_printed_ones(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    page.locator(".shop-text summary").click()
    head = 'kind = "power"\nkey = "mossy"\nname = "Mossy"\ntokens = 5\n[[ability]]\npart = "coins"\n'
    page.locator("[data-text]").fill(f'{head}when = {{ with = ["elves", "jolly_jesters"] }}\n')
    understood(page, "only together with Elves or Jolly Jesters")
    partners = page.locator("[data-field=with] label")
    expect(partners.filter(has_text="jolly jesters").locator("input")).to_be_checked()
    partners.filter(has_text="Flying").locator("input").check()
    understood(page, "only together with Elves, Flying or Jolly Jesters")


def test_what_is_lost_is_chosen(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    choose(page, "loses_tokens")
    understood(page, "at the beginning of each turn: it loses 1 token")
    page.locator("[data-part=loses_tokens] [data-field=on] select").select_option("loss")
    page.locator("[data-part=loses_tokens] [data-field=whose] select").select_option("other")
    understood(page, "for every region another player takes from it: that player’s race loses 1 token")


def test_a_link_carries_the_text_and_a_reload_keeps_it(served: Served, visit: Visit) -> None:
    sent: list[str] = []
    player = shop(served, visit)
    page = player.page
    page.locator("[data-field=name] input").fill("Žluté bóje")
    understood(page, "Žluté bóje")
    page.locator("[data-link]").click()
    link = page.locator("[data-shared]").input_value()
    assert link.startswith(f"{served.address}/#workshop/")
    page.reload()
    understood(page, "Žluté bóje")

    other = visit(served.address)
    other.page.on("request", lambda request: sent.append(request.url))
    other.page.goto(link)
    understood(other.page, "Žluté bóje")
    code = link.rpartition("/")[2]
    assert sent and not any(code in url for url in sent)
    assert other.page.url.endswith("#workshop")
    other.page.reload()
    understood(other.page, "Žluté bóje")


def test_a_file_goes_out_and_comes_in(served: Served, visit: Visit, tmp_path: Path) -> None:
    page = shop(served, visit).page
    page.locator("[data-field=name] input").fill("Divers")
    understood(page, "Divers")
    with page.expect_download() as download:
        page.locator("[data-download]").click()
    assert download.value.suggested_filename == "divers.toml"
    file = tmp_path / "divers.toml"
    download.value.save_as(file)
    text = file.read_text(encoding="utf-8").replace("Divers", "Deep Divers")
    file.write_text(text, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    understood(page, "Deep Divers")


def test_an_example_is_a_beginning(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    page.locator("[data-examples]").select_option(label="Frogs")
    understood(page, "Frogs: 6 tokens")
    expect(page.locator("[data-part=cannot_take]")).to_be_visible()


def tab_to(page: Page, found: str) -> None:
    """Go on by Tab until what has the focus is that."""
    for _ in range(90):
        if page.evaluate(f"(e => Boolean({found}))(document.activeElement)"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab leads nowhere where {found}")


def test_all_by_keys(served: Served, visit: Visit) -> None:
    """A power with a name, a part and one condition, tried at a table: no mouse."""
    page = shop(served, visit).page
    page.keyboard.press("Tab")
    tab_to(page, "e.closest('.shop-kind')")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-field=plays_with]")).to_have_count(0)  # a power
    tab_to(page, "e.closest('[data-field=name]') && e.tagName === 'INPUT'")
    page.keyboard.press("Control+a")
    page.keyboard.type("Tidal")
    tab_to(page, "'addPart' in e.dataset")
    page.keyboard.press("Enter")
    tab_to(page, "e.dataset.choose === 'coins_per_turn'")
    page.keyboard.press("Enter")
    part = page.locator("[data-part=coins_per_turn]")
    expect(part.locator("h3")).to_be_focused()
    tab_to(page, "e.dataset.add === 'when'")
    page.keyboard.press("Enter")
    expect(part.locator("[data-field=when] select").first).to_be_focused()
    page.keyboard.type("Its first turn")
    page.keyboard.press("Enter")
    understood(page, "Tidal: ")
    understood(page, "every turn, in its first turn")
    tab_to(page, "'try' in e.dataset")
    page.keyboard.press("Enter")
    expect(page.locator("[data-card]").first).to_be_visible(timeout=SOON)


def test_composed_and_tried_on_a_phone(served: Served, visit: Visit) -> None:
    page = shop(served, visit, (390, 844)).page
    choose(page, "sails")
    understood(page, "seas and lakes can be conquered")
    page.locator("[data-try]").tap()
    expect(page.locator("[data-card]").first).to_be_visible(timeout=SOON)


LONG = (
    "Две монеты за каждый регион с пашнями, и ещё одна за каждый холм, где стоят мельницы; болота им не по душе. " * 3
)


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_on_a_phone_nothing_is_small_or_cut_off(served: Served, visit: Visit, language: str) -> None:
    page = shop(served, visit, (390, 844), language).page
    page.locator("[data-field=text] textarea").fill(LONG[:390].strip())
    for part in ("reward", "price"):
        choose(page, part)
    for name in ("where", "when", "per"):
        page.locator(f"[data-part=price] [data-add={name}]").click()
    page.locator("[data-part=price] [data-field=where] > .pick > .add").select_option("beside")
    page.locator("[data-part=price] [data-field=where] [data-field=beside] .add").select_option("holder")
    page.locator("[data-part=price] [data-field=when] > .pick > .add").select_option("round")
    expect(page.locator("[data-understood]")).to_be_visible(timeout=SOON)
    assert page.evaluate(CLIPPED) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    height = page.evaluate("document.documentElement.scrollHeight")
    for top in range(0, height, 700):
        page.evaluate(f"scrollTo(0, {top})")
        small = [
            one
            for one in page.evaluate(TARGETS)
            if min(one["w"], one["h"]) < FINGER and "checkbox" not in one["what"] and "radio" not in one["what"]
        ]
        assert small == [], small


def test_everybody_can_use_it(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    choose(page, "price")
    for name in ("where", "when", "per"):
        page.locator(f"[data-part=price] [data-add={name}]").click()
    page.locator("[data-part=price] [data-field=where] .add").select_option("holder")
    page.locator("[data-part=price] [data-field=when] .add").select_option("round")
    page.locator(".shop-text summary").click()
    found = troubles(page, "workshop")
    page.locator("[data-add-part]").click()
    found += troubles(page, "choice of parts")
    page.keyboard.press("Escape")
    page.locator("[data-icon]").click()
    found += troubles(page, "choice of signs")
    page.keyboard.press("Escape")
    page.locator("[data-field=name] input").fill("Trolls")
    expect(page.locator("[data-problem]")).to_be_visible(timeout=SOON)
    assert found + troubles(page, "a refusal") == []


def test_the_bench_is_kept_for_each_kind(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    page.locator("[data-field=name] input").fill("Beekeepers")
    understood(page, "Beekeepers")
    page.locator(".shop-kind .segmented").get_by_text("power").click()
    understood(page, "Thrifty: 4 tokens")
    kept = json.loads(page.evaluate("localStorage['smallworld.workshop']"))
    assert sorted(kept["drafts"]) == ["power", "race"]
    expect(page.locator("[data-along=race]")).to_be_visible()


# Boards


def turn_to(page: Page, kind: str) -> None:
    """Make something else."""
    page.locator(".shop-kind .segmented").get_by_text(kind, exact=True).click()


def use(page: Page, tool: str) -> None:
    """Take a tool for drawing."""
    page.locator(".tools .segmented").get_by_text(tool, exact=True).click()


def cell(page: Page, row: int, column: int) -> None:
    """Press a hexagon."""
    page.locator(f'[data-cell="{row}-{column}"]').click()


def test_a_board_is_drawn_by_presses_and_played(served: Served, visit: Visit) -> None:
    player = shop(served, visit, (1280, 900))
    page = player.page
    turn_to(page, "board")
    understood(page, "My Land: for 2 or 3 players, 8 rounds; 18 regions")
    page.locator("[data-field=name] input").fill("Split Rock")
    cell(page, 4, 4)
    expect(page.locator("[data-region=r10]")).to_be_visible()
    use(page, "New region")
    page.locator(".terrains [data-terrain=forest]").first.check()
    cell(page, 4, 4)
    understood(page, "Split Rock: for 2 or 3 players, 8 rounds; 19 regions")
    expect(page.locator("[data-region=r19]")).to_be_visible()
    use(page, "Add to the region")
    cell(page, 5, 4)
    page.locator(".region [data-mark-of=mine]").check()
    page.locator("[data-region-name]").fill("Old Shaft")
    page.locator(".shop-text summary").click()
    expect(page.locator("[data-text]")).to_have_value(re.compile(r'r19 = "forest mine : .*\n'), timeout=SOON)
    expect(page.locator("[data-text]")).to_have_value(re.compile(r'r19 = "Old Shaft"'), timeout=SOON)
    before = page.locator("[data-map]").get_attribute("src")
    page.locator("[data-undo]").click()
    expect(page.locator("[data-map]")).not_to_have_attribute("src", before or "", timeout=SOON)
    expect(page.locator("[data-map]")).to_have_js_property("complete", True, timeout=SOON)
    assert page.locator("[data-map]").evaluate("image => image.naturalWidth") > 0
    understood(page, "Split Rock")
    expect(page.locator("[data-try]")).to_be_enabled(timeout=SOON)

    page.locator("[data-try]").click()
    expect(page.locator("[data-pick]").first).to_be_visible(timeout=SOON)
    page.locator("[data-pick]").first.click()
    if page.locator("[data-pick].go").count():
        page.locator("[data-pick].go").click()
    player.take()
    expect(page.locator(".ground.owned.seat-0").first).to_be_attached(timeout=SOON)


def test_a_board_is_drawn_by_keys_alone(served: Served, visit: Visit) -> None:
    page = shop(served, visit, (1280, 900)).page
    turn_to(page, "board")
    understood(page, "18 regions")
    page.locator(".tools .segmented input").nth(2).focus()
    page.keyboard.press("ArrowLeft")  # add to the region
    page.keyboard.press("ArrowLeft")  # new region
    expect(page.locator(".terrains").first).to_be_visible()
    page.locator('[data-cell="0-0"]').focus()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(page.locator('[data-cell="3-4"]')).to_be_focused()
    page.keyboard.press("Enter")
    understood(page, "19 regions")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator('[data-cell="3-5"]')).to_have_attribute("aria-selected", "true")
    expect(page.locator('[data-cell="3-5"]')).to_be_focused()
    page.keyboard.press("Delete")
    expect(page.locator('[data-cell="3-5"]')).to_have_attribute("aria-selected", "false")
    understood(page, "19 regions")
    assert troubles(page, "a board") == []


def test_a_clean_sheet_says_what_is_missing(served: Served, visit: Visit) -> None:
    page = shop(served, visit, (1280, 900)).page
    turn_to(page, "board")
    understood(page, "18 regions")
    page.locator("[data-examples]").select_option("new")
    expect(page.locator("[data-first-region]")).to_have_text("Draw your first region: press on the map.")
    expect(page.locator("[data-problem], [data-map], .trouble")).to_have_count(0)  # nothing is wrong yet
    expect(page.locator("[data-try]")).to_be_disabled()
    cell(page, 3, 3)
    cell(page, 3, 4)
    understood(page, "2 regions")
    page.locator("[data-examples]").select_option(label="Two Valleys")
    understood(page, "Two Valleys: for 2 or 3 players, 8 rounds; 21 regions")
    expect(page.locator('[data-cell="20-29"]')).to_be_visible()


def test_three_things_are_played_together(served: Served, visit: Visit) -> None:
    page = shop(served, visit, (1280, 900)).page
    expect(page.locator("[data-along]")).to_have_count(0)
    page.locator("[data-field=tokens] select").first.select_option("7")
    turn_to(page, "power")
    understood(page, "Thrifty")
    page.locator("[data-field=tokens] select").first.select_option("5")
    understood(page, "Thrifty: 5 tokens")
    turn_to(page, "board")
    understood(page, "18 regions")
    page.locator("[data-along=race]").check()
    page.reload()
    understood(page, "18 regions")
    expect(page.locator("[data-along=race]")).to_be_checked()
    page.locator("[data-along=power]").check()
    page.locator("[data-try]").click()
    expect(page.locator("[data-card]").get_by_text("Lamplighters", exact=True)).to_be_visible(timeout=SOON)
    expect(page.locator("[data-card]").get_by_text("Thrifty", exact=True)).to_be_visible(timeout=SOON)
    expect(page.locator("[data-card]").get_by_text("+1 coin every turn.").first).to_be_visible()


# How strong it is


def few_games(page: Page, games: int) -> None:
    """Let the page ask for fewer games than people wait for."""

    def fewer(route: Route) -> None:
        asked = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps(asked | {"games": games}))

    page.route("**/api/workshop/judge", fewer)


def test_how_strong_it_is(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    few_games(page, 12)
    page.locator("[data-judge]").click()
    expect(page.locator("[data-strength]")).to_be_visible(timeout=60_000)
    expect(page.locator("[data-strength]")).to_contain_text("in 12 games")
    expect(page.locator("[data-strength] tbody tr")).to_have_count(4)
    assert troubles(page, "a strength") == []
    page.locator("[data-field=tokens] select").first.select_option("9")
    expect(page.locator("[data-strength]")).to_contain_text("before your last change", timeout=SOON)


def test_the_judge_can_be_stopped(served: Served, visit: Visit) -> None:
    page = shop(served, visit).page
    page.locator("[data-judge]").click()
    expect(page.locator("[data-judging]")).to_contain_text("of 400 games", timeout=60_000)
    page.locator("[data-judge-stop]").click()
    expect(page.locator("[data-judge]")).to_be_enabled()
    expect(page.locator("[data-strength]")).to_have_count(0)
