"""What a newcomer looks at means what it seems to mean."""

import re

import pytest
from playwright.sync_api import expect

from browser.player import Visit
from browser.serving import Served
from browser.test_in_browser import BOT, PERSON, alone, seat_link, until_conquest
from browser.test_map import UPRIGHT, share

PATIENT = 15_000

DASHED = """() => [...document.querySelectorAll("svg *")]
    .filter((one) => getComputedStyle(one).strokeDasharray !== "none" && !one.classList.contains("die"))
    .map((one) => one.outerHTML.slice(0, 90))"""

OVER_THE_DUSK = """() => {
    const dusk = document.querySelector(".coach-dusk");
    const lines = [...document.querySelectorAll(".frame .choices .cream")];
    const after = (line) => dusk.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING;
    return lines.length > 0 && lines.every(after);
}"""


def test_dashes_mean_the_die_and_nothing_else(served: Served, visit: Visit) -> None:
    page = visit(f"{served.address}/#forms").page
    expect(page.locator(".forms .choices .die").first).to_be_attached(timeout=PATIENT)
    assert page.evaluate(DASHED) == []


def test_outlines_stay_white_while_the_coach_dims_the_map(served: Served, visit: Visit) -> None:
    page = visit(served.address).page
    page.locator("[data-learn=base]").click(timeout=PATIENT)
    page.locator("[data-pick='0']").click(timeout=PATIENT)
    expect(page.locator(".coach-dusk")).to_be_attached(timeout=PATIENT)
    assert page.evaluate(OVER_THE_DUSK)


def test_the_one_button_of_an_upright_phone_takes_the_room_there_is(served: Served, visit: Visit) -> None:
    player = alone(served, visit, size=(390, 844))
    until_conquest(player)
    page = player.page
    page.locator("[data-mark=certain]").first.focus()
    page.keyboard.press("Enter")
    button = page.locator(".sheet-content .confirm [data-act=conquer]").bounding_box()
    assert button and button["height"] > 52
    assert page.locator(".sheet-content").evaluate("(one) => one.scrollHeight <= one.clientHeight")


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_skip_covers_nothing_of_the_map(served: Served, visit: Visit, size: tuple[int, int]) -> None:
    made = served.table([BOT, BOT, PERSON], pace=4000)
    page = visit(seat_link(served, made), size=size, touch=size[0] < 900).page
    skip = page.locator("[data-skip]").or_(page.locator("[data-pick]")).first
    expect(skip).to_be_visible(timeout=PATIENT)
    if page.locator("[data-skip]").count():  # nobody before this player begins now and then
        assert page.locator(".frame [data-skip]").count() == 0
        assert page.locator(".bar [data-skip]").count() == 1


DOWN = """(way) => {
    document.querySelector(".game").dataset.cards = way;
    const at = (one) => one.getBoundingClientRect();
    return [...document.querySelectorAll("[data-card]")].sort((a, b) => at(a).x - at(b).x || at(a).y - at(b).y)
        .map((one) => one.dataset.card).join("");
}"""


def test_combos_run_down_however_many_columns_there_are(served: Served, visit: Visit) -> None:
    """The rules speak of the top one and of lower ones."""
    page = visit(served.address).page
    page.locator("[data-learn=base]").click(timeout=PATIENT)
    expect(page.locator("[data-card]")).to_have_count(6, timeout=PATIENT)
    assert {way: page.evaluate(DOWN, way) for way in ("", "apart", "three")} == {
        "": "012345",
        "apart": "012345",
        "three": "012345",
    }


CRAMPED = """() => {
    const cards = document.querySelector(".cards");
    cards.style.maxHeight = "50px";
    dispatchEvent(new Event("resize"));
    const cramped = document.querySelector(".game").dataset.cards;
    cards.style.maxHeight = "";
    return cramped;
}"""


def test_combos_find_their_columns_again_when_they_have_room(served: Served, visit: Visit) -> None:
    """What was measured before everything had its place is measured once more."""
    page = visit(served.address).page
    page.locator("[data-learn=base]").click(timeout=PATIENT)
    expect(page.locator("[data-card]")).to_have_count(6, timeout=PATIENT)
    assert page.evaluate(CRAMPED) == "three"
    expect(page.locator(".game:not([data-cards=three]) [data-card]")).to_have_count(6)


LONG_NAMES = """edition = "warcraft"
step = "conquer"
[[seat]]
active = { race = "ethereals", power = "championing", regions = {}, hand = 6 }
"""

CROWDED = """() => {
    const seen = (one) => [...document.querySelectorAll(`.strip ${one}`)].filter((each) => each.checkVisibility());
    const range = document.createRange();
    const right = Math.max(...[...seen(".prompt"), ...seen(".turn-steps li")].map((one) => {
        range.selectNodeContents(one);
        return range.getBoundingClientRect().right;
    }));
    return {height: document.querySelector(".strip").offsetHeight,
        over: [".outline-key", ".score", ".buttons"].flatMap(seen)
            .filter((one) => one.getBoundingClientRect().left < right).map((one) => one.className)};
}"""


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_the_strip_stays_one_row_on_a_small_desk(served: Served, visit: Visit, language: str) -> None:
    """Nor does anything in it lie over something else, however long the words are."""
    made = served.table([PERSON, BOT], position=LONG_NAMES)
    page = visit(seat_link(served, made), size=(1024, 768), language=language).page
    expect(page.locator(".bar.asked")).to_be_visible(timeout=PATIENT)
    for width, height in ((1024, 768), (1180, 720), (1280, 720), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)
        told = page.evaluate(CROWDED)
        assert told["height"] <= 70 and told["over"] == [], (width, told)


DARE = """step = "conquer"
[[seat]]
active = { race = "orcs", power = "hill", regions = { 2p-02 = 1 }, hand = 4 }
[[seat]]
active = { race = "halflings", power = "forest", regions = { 2p-03 = 4 } }
"""

DICE_COVERED = """() => {
    const at = (one) => document.querySelector(`.confirm ${one}`).getBoundingClientRect();
    const [faces, deeds] = [at(".faces"), at(".deeds")];
    return faces.bottom > deeds.top + 1 ? [faces.bottom, deeds.top] : null;
}"""


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_a_phone_shows_what_the_die_must_roll(served: Served, visit: Visit, language: str) -> None:
    made = served.table([PERSON, BOT], position=DARE)
    page = visit(seat_link(served, made), size=(390, 844), touch=True, language=language).page
    expect(page.locator(".bar.asked")).to_be_visible(timeout=PATIENT)
    page.locator("[data-mark=die]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".confirm .faces")).to_be_visible()
    for width, height in ((390, 844), (360, 740), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        assert page.evaluate(DICE_COVERED) is None, (width, height)
        assert width > height or share(page) >= UPRIGHT


@pytest.mark.parametrize("size", [(1024, 768), (844, 390)])
def test_the_table_has_its_form_before_the_map_has_come(served: Served, visit: Visit, size: tuple[int, int]) -> None:
    made, late = served.table([PERSON, BOT]), []
    page = visit(served.address, size=size).page
    page.context.route("**/maps/**", lambda route: late.append(route))
    page.goto(seat_link(served, made))
    expect(page.locator(".bar.asked")).to_be_visible(timeout=PATIENT)
    assert late and page.locator(".ground").count() == 0
    early = page.locator(".game .place").bounding_box()
    for each in late:
        each.continue_()
    expect(page.locator(".ground").first).to_be_attached(timeout=PATIENT)
    final = page.locator(".game .place").bounding_box()
    assert early and final
    assert abs(early["width"] - final["width"]) < 80 and abs(early["height"] - final["height"]) < 80, (early, final)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_help_can_be_closed_without_scrolling(served: Served, visit: Visit, size: tuple[int, int]) -> None:
    player = alone(served, visit, size=size)
    until_conquest(player)
    player.page.keyboard.press("?")
    close = player.page.locator(".dialog.help .go")
    expect(close).to_be_in_viewport(ratio=0.95)
    close.click()
    expect(player.page.locator("dialog")).to_have_count(0)


def test_help_draws_the_very_forms_of_the_map(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    until_conquest(player)
    player.page.keyboard.press("?")
    forms = player.page.locator(".help .forms")
    for form in (".tile.seat-0", ".price .paper", ".choices .cream.sure", ".choices .cream.die", ".tile.declined"):
        expect(forms.locator(form).first).to_be_attached()
    expect(player.page.locator(".help .on-this-map .patch").first).to_be_visible()


def test_a_bots_plate_tells_what_it_is_like(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, {"kind": "bot", "bot": "hard", "character": "raider"}])
    player = visit(seat_link(served, made))
    until_conquest(player)
    expect(player.page.locator("[data-seat='1'] .who")).to_contain_text("hard")
    expect(player.page.locator("[data-seat='1'] .who small")).to_have_attribute("title", re.compile("hard · raider"))
    player.page.locator("[data-seat='1']").click()
    expect(player.page.locator(".domain .bot-is")).to_contain_text("Takes from others rather than from nobody.")


def test_rule_numbers_are_behind_a_word(served: Served, visit: Visit) -> None:
    page = visit(f"{served.address}/#rules/base/idea/price").page
    numbers = page.locator("#rule-idea-price .rule-ids")
    expect(numbers).to_contain_text("B-CONQ-05", timeout=60_000)
    expect(numbers.locator("span").first).to_be_hidden()
    numbers.locator("summary").click()
    expect(numbers.locator("span").first).to_be_visible()


def test_the_card_of_decline_shows_the_map_before_and_after(served: Served, visit: Visit) -> None:
    page = visit(f"{served.address}/#rules/base/idea/decline").page
    pictures = page.locator("#rule-idea-decline .example-picture")
    expect(pictures).to_have_count(2, timeout=60_000)
    expect(pictures.nth(0).locator(".declined")).to_have_count(0)
    expect(pictures.nth(1).locator(".declined")).to_have_count(3)


def test_my_games_say_who_won(served: Served, visit: Visit) -> None:
    made = served.table([BOT, BOT])
    page = visit(f"{served.address}/#watch/{made['table']}/{made['watch']}").page
    expect(page.locator(".result")).to_be_visible(timeout=60_000)
    winner = page.locator(".result h1").inner_text().split(" ")[0].rstrip(",")
    page.evaluate("location.hash = ''")
    game = page.locator(f".my-games a[href='#table/{made['table']}'] small")
    expect(game).to_contain_text(re.compile(f"{winner}.* (won|shared the victory)"))
