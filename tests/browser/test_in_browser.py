"""The client in a real browser, against a real server."""

import re
import sqlite3

import pytest
from playwright.sync_api import Page, expect

from browser.player import Player, Visit
from browser.serving import Served
from browser.waiting import until
from smallworld.server.store import FILE

PERSON, BOT = {"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}
LICENCES = ("assets/licences.txt", "assets/apache-2.0.txt")
BEN = {"kind": "person", "name": "Ben"}


def seat_link(served: Served, made: dict[str, object], seat: int = 0) -> str:
    seats = made["seats"]
    assert isinstance(seats, list)
    return f"{served.address}/#seat/{made['table']}/{seats[seat]['token']}"


def alone(served: Served, visit: Visit, edition: str = "base", **more: object) -> Player:
    """Somebody at a table with one bot."""
    return visit(seat_link(served, served.table([PERSON, BOT], edition)), **more)


def until_conquest(player: Player) -> None:
    """Pick the first combination, answer what its race asks first, and wait for the turn to conquer."""
    page = player.page
    page.locator("[data-pick='0']").click(timeout=15_000)
    expect(page.locator("[data-pick]")).to_have_count(0)
    for _ in range(9):
        page.locator(".bar.asked").wait_for(timeout=15_000)
        if player.sees("[data-mark=certain]"):
            return
        player.act()
    raise AssertionError("nothing can be conquered")


def take_card(page: Page) -> None:
    """A finger chooses a card first, then takes it."""
    page.locator("[data-card='0']").tap(timeout=15_000)
    page.locator("[data-pick='0'].go").tap()


def conquered(page: Page) -> int:
    return page.locator(".ground.owned.seat-0").count()


def test_one_press_from_the_start_page_to_a_game(served: Served, visit: Visit) -> None:
    player = visit(served.address)
    player.page.locator("[data-play=base]").click()
    expect(player.page.locator("[data-pick]").first).to_be_visible(timeout=20_000)
    assert player.page.locator(".card").count() == 6
    assert player.turn() == "1"


def test_a_region_is_previewed_then_conquered_then_taken_back(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    until_conquest(player)
    page = player.page
    page.locator("[data-mark=certain]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".confirm .sum")).to_contain_text("=")
    assert conquered(page) == 0
    name = page.locator(".confirm").get_attribute("aria-label") or ""
    heard = page.locator(".log[aria-live=polite]")
    expect(heard.locator(".line").last).not_to_contain_text(name)  # others may have been there
    page.locator("[data-act=conquer]").click()
    expect(page.locator(".ground.owned.seat-0")).to_have_count(1)
    expect(heard.locator(".line").last).to_contain_text(name)  # a screen reader is told
    player.key("u")
    expect(page.locator(".ground.owned.seat-0")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("undone")


def test_unused_tokens_are_warned_about(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    until_conquest(player)
    player.key("e")
    expect(player.page.locator("[role=alertdialog]")).to_contain_text("still in hand")
    player.page.keyboard.press("Escape")
    expect(player.page.locator("[role=alertdialog]")).to_have_count(0)


def test_tokens_are_redeployed_with_plus_and_minus_and_sent_at_once(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    until_conquest(player)
    page = player.page
    for number in (1, 2):
        player.take()
        expect(page.locator(".ground.owned.seat-0")).to_have_count(number)
    player.key("e")
    expect(page.locator("[data-sure], [data-gather]").first).to_be_visible()
    if player.sees("[data-sure]"):
        player.press("[data-sure]")
    player.gather()
    expect(page.locator("[data-do=redeploy]")).to_be_disabled()
    expect(page.locator(".choices .hot, [data-step]")).to_have_count(0)  # nothing is chosen yet
    page.locator(".ground.owned.seat-0").first.focus()
    page.keyboard.press("Enter")
    plus = page.locator("[data-step=more]:not(.shut)")
    while plus.count():
        plus.first.click()
    expect(page.locator("[data-do=redeploy]")).to_be_enabled()
    page.locator("[data-step=less]:not(.shut)").first.click()
    expect(page.locator("[data-do=redeploy]")).to_be_disabled()
    player.guard()
    page.locator("[data-do=redeploy]").click()
    expect(page.locator(".log")).to_contain_text(re.compile("in all|redeploys"))


def test_keys_lead_through_the_map(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    until_conquest(player)
    page = player.page
    seen = []
    for key in ("ArrowRight", "ArrowDown", "ArrowRight"):  # the first into the map; the last may lead back
        page.keyboard.press(key)
        seen.append(page.evaluate("document.activeElement.dataset.region"))
    assert all(seen) and len(set(seen)) > 1
    wide = page.evaluate(WIDE)
    page.keyboard.press("b")
    expect(page.locator(".side.rail .plate")).to_have_count(2)
    until(page, f"{WIDE} > {wide} + 100")  # the map takes the room
    page.keyboard.press("b")
    expect(page.locator(".side:not(.rail) .combo")).to_have_count(6)
    until(page, f"{WIDE} === {wide}")
    page.keyboard.press("?")
    expect(page.locator(".help")).to_be_visible()
    page.locator(".help .on-this-map [data-rule]").first.click()  # every sign on the map leads to its rule
    expect(page.locator(".drawer .rule-card h2")).to_be_visible(timeout=15_000)


def test_everything_is_on_one_screen(served: Served, visit: Visit) -> None:
    player = alone(served, visit, edition="warcraft")
    until_conquest(player)
    page = player.page
    assert page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]") == [720, 1280]
    for selector in (".board", ".combo >> nth=5", ".log", "[data-do=end]", ".score"):
        box = page.locator(selector).bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= 720, selector


WIDE = "document.querySelector('.place').getBoundingClientRect().width"
MAP = "document.querySelector('.place').getBoundingClientRect().height"
OVER = """() => document.querySelector('.place').getBoundingClientRect().bottom
    - document.querySelector('.strip').getBoundingClientRect().top"""
BUTTONS = """() => [...document.querySelectorAll(".strip :is([data-gather], [data-guard], [data-do=redeploy])")].map(
    (one) => one.getBoundingClientRect().toJSON())"""
ONE_MORE = """words => {
    const button = document.createElement("button");
    button.className = "use";
    button.textContent = words;
    document.querySelector(".strip .buttons").prepend(button);
}"""


def test_the_map_does_not_move_under_the_hand_whatever_is_offered(served: Served, visit: Visit) -> None:
    """From the choice of a race to the end of the turn, with offers as long as any and more than any race has."""
    player = alone(served, visit, language="ru")
    page = player.page
    expect(page.locator("[data-pick]").first).to_be_visible(timeout=15_000)
    heights = [page.evaluate(MAP)]
    until_conquest(player)
    for number in (1, 2):
        player.take()
        expect(page.locator(".ground.owned.seat-0")).to_have_count(number)
        heights.append(page.evaluate(MAP))
    for words in ("Украсть Сердце Азерот", "Запугать", "Забрать бомбу"):
        page.evaluate(ONE_MORE, words)
        heights.append(page.evaluate(MAP))
        assert page.evaluate(OVER) <= 0, "and the strip hides nothing of it"
    page.locator(".strip .use").evaluate_all("all => all.forEach(one => one.remove())")
    player.key("e")
    expect(page.locator("[data-sure], [data-gather]").first).to_be_visible()
    if player.sees("[data-sure]"):
        player.press("[data-sure]")
    expect(page.locator("[data-gather]").first).to_be_visible()
    places = [page.evaluate(BUTTONS)]
    page.locator(".ground.owned.seat-0").first.focus()  # a counter may lie over its middle
    page.keyboard.press("Enter")
    expect(page.locator(".stepper")).to_be_visible()
    heights.append(page.evaluate(MAP))
    places.append(page.evaluate(BUTTONS))
    assert len(set(heights)) == 1, heights
    assert places[0] == places[1], "and no button slides away under it"


def test_the_language_is_switched_at_once_and_remembered(served: Served, visit: Visit) -> None:
    player = visit(served.address)
    player.page.locator("[data-language=cs]").click()
    expect(player.page.locator("[data-new]")).to_contain_text("Založit stůl")
    player.page.reload()
    expect(player.page.locator("[data-new]")).to_contain_text("Založit stůl")
    player.page.locator("[data-language=ru]").click()
    expect(player.page.locator("[data-new]")).to_contain_text("Свой стол")


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_a_finger_is_enough_on_a_phone(served: Served, visit: Visit, size: tuple[int, int]) -> None:
    player = alone(served, visit, size=size, touch=True)
    page = player.page
    take_card(page)
    expect(page.locator("[data-mark=certain]").first).to_be_attached()
    token = page.locator(".prices .price.certain").first.bounding_box()
    assert token is not None
    page.touchscreen.tap(token["x"] + token["width"] / 2, token["y"] + token["height"] / 2)
    button = page.locator("[data-act=conquer]")
    expect(button).to_be_visible()
    box = button.bounding_box()
    assert box is not None and box["height"] >= 44 and box["y"] + box["height"] <= size[1]
    button.tap()
    expect(page.locator(".ground.owned.seat-0")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    for each in page.locator(".buttons button").all():
        box = each.bounding_box()
        assert box is not None and box["height"] >= 44


def test_the_log_of_a_phone_opens_at_its_end_and_four_players_are_told_apart(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, BOT, BOT, BOT])
    player = visit(seat_link(served, made), language="ru", size=(390, 844), touch=True)
    page = player.page
    take_card(page)
    expect(page.locator("[data-mark=certain]").first).to_be_attached()
    page.locator("[data-all-log]").tap()
    expect(page.locator(".log .line").last).to_be_in_viewport()
    cut = "all => all.filter(one => one.offsetWidth && one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    assert page.eval_on_selector_all(".plate b, .prompt, .buttons button", cut) == []


def test_two_people_at_one_device_hand_it_over(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, BEN])
    player = visit(seat_link(served, made))
    page = player.page
    page.goto(seat_link(served, made, 1))
    first = page.locator(".hand-over h1").inner_text()
    assert first in ("Ada", "Ben")
    assert page.locator(".bar.asked").count() == 0  # nothing can be decided before somebody is there
    page.locator("[data-ready]").click()
    expect(page.locator("[data-ready]")).to_have_count(0)
    for _ in range(120):
        page.locator(".bar.asked, [data-ready]").first.wait_for()  # nothing is on its way any more
        if player.sees("[data-ready]") and page.locator(".hand-over h1").inner_text() != first:
            return
        player.act()  # this player is ready whoever is asked, if the question comes just now
    raise AssertionError(f"the device stays with {first}")


def test_a_guest_comes_by_link_and_an_onlooker_only_looks(served: Served, visit: Visit) -> None:
    host = visit(served.address + "/#new")
    host.page.locator("[data-create]").click()
    links = {kind: host.page.locator(f"[data-link={kind}]") for kind in ("join", "watch")}
    expect(links["join"]).to_have_value(re.compile("#join/"))
    guest = visit(links["join"].input_value(), name="Ben")
    onlooker = visit(links["watch"].input_value(), name="Eve")
    guest.page.locator("[data-join]").click()
    expect(host.page.locator(".seat-wishes")).to_contain_text("Ben")
    host.page.locator("[data-start]").click()
    for one in (host, guest, onlooker):
        expect(one.page.locator(".board")).to_be_visible()
    expect(onlooker.page.locator(".plate")).to_have_count(3)
    assert onlooker.page.locator(".pile").count() == 0  # nobody's coins
    assert guest.page.locator(".pile").count() == 1


def test_a_reload_and_a_server_that_starts_again_change_nothing(own_server: Served, visit: Visit) -> None:
    player = alone(own_server, visit)
    until_conquest(player)
    page = player.page
    player.take()
    expect(page.locator(".ground.owned.seat-0")).to_have_count(1)
    page.reload()
    expect(page.locator(".ground.owned.seat-0")).to_have_count(1)
    expect(page.locator(".log .line").first).to_be_visible()

    own_server.stop()
    expect(page.locator(".reconnecting")).to_be_visible(timeout=10_000)
    own_server.start()
    expect(page.locator(".reconnecting")).to_have_count(0, timeout=20_000)
    player.take()
    expect(page.locator(".ground.owned.seat-0")).to_have_count(2)
    player.errors.clear()  # a connection refused is an error to the browser, and meant here


def test_a_wrong_link_says_so(served: Served, visit: Visit) -> None:
    player = visit(f"{served.address}/#seat/nowhere/nothing")
    expect(player.page.locator(".lost")).to_contain_text("no such table")


def test_a_damaged_table_is_kept_and_says_that_it_is_not_played_on(own_server: Served, visit: Visit) -> None:
    made = own_server.table([PERSON, BOT])
    own_server.stop()
    with sqlite3.connect(own_server.folder / FILE) as db:
        db.execute("UPDATE entries SET body = x'00' WHERE seq = (SELECT max(seq) FROM entries)")
    own_server.start()
    player = visit(seat_link(own_server, made))
    expect(player.page.locator(".lost")).to_contain_text("cannot be played on")
    assert not player.sees("[data-start]")


@pytest.mark.parametrize("door", ["start page", "menu"])
def test_whoever_drew_the_icons_is_named_and_every_licence_can_be_read(served: Served, visit: Visit, door: str) -> None:
    player = visit(served.address) if door == "start page" else alone(served, visit)
    page = player.page
    if door == "menu":
        page.locator(".menu-button").click()
    page.locator("[data-credits]").click()
    expect(page.locator(".credits")).to_contain_text("Delapouite, CC BY 3.0")
    expect(page.locator(".credits a[href*='game-icons.net']")).to_be_visible()
    seen = [link for link in LICENCES if player.sees(f"a[href$='{link}']")]
    licences = [page.request.get(f"{served.address}/{link}").text() for link in seen]
    assert "## preact" in licences[0] and "## uqr" in licences[0] and "## @fluent/bundle" in licences[0]
    assert "Version 2.0, January 2004" in licences[1]  # of Fluent, which does not bring it along
    page.keyboard.press("Escape")
    expect(page.locator(".credits")).to_have_count(0)


def test_a_press_on_a_dialog_does_not_close_it_and_one_beside_it_does(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    until_conquest(player)
    page = player.page
    page.locator(".menu-button").click()
    page.locator(".dialog h2").click()
    expect(page.locator(".dialog")).to_be_visible()
    page.mouse.click(5, 5)
    expect(page.locator(".dialog")).to_have_count(0)


def test_the_host_changes_how_long_bots_wait(served: Served, visit: Visit) -> None:
    player = visit(served.address)
    page = player.page
    page.locator("[data-play=base]").click()
    page.locator(".menu-button").click(timeout=20_000)
    page.get_by_text("10 min").click()
    expect(page.locator(".segmented .on", has_text="10 min")).to_be_visible()


def test_another_game_that_cannot_be_made_says_why(served: Served, visit: Visit) -> None:
    player = visit(served.address)
    page = player.page
    page.route("**/api/tables", lambda route: route.abort())
    page.locator("[data-play=base]").click()
    expect(page.locator(".notice")).to_contain_text("does not answer")
    expect(page.locator("[data-play=base]")).to_be_enabled()
    player.errors.clear()  # a connection refused is an error to the browser, and meant here
