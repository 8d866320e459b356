"""What happened since my last turn, a decline in coins, and questions before likely slips."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from browser.looks import troubles
from browser.pages import reach
from browser.player import Player, Visit
from browser.serving import Served
from browser.test_in_browser import BOT, PERSON, alone, seat_link, until_conquest

LONGEST_FILM = 6.0  # seconds
SET = """some => localStorage.setItem("smallworld.settings",
    JSON.stringify({...JSON.parse(localStorage.getItem("smallworld.settings")), ...some}))"""

COUNT = """() => {
    window.flown = 0;
    new MutationObserver(all => all.forEach(each => window.flown += each.addedNodes.length))
        .observe(document.querySelector(".flights"), {childList: true});
}"""


def finish_turn(player: Player) -> None:
    """End the conquests, place tokens if there is a choice, and wait for the next turn."""
    page = player.page
    player.key("e")
    stuck = 0
    for _ in range(400):
        if player.sees("[data-do=expand]"):
            return
        stuck = stuck + 1 if player.sees(".bar.asked") else 0
        if stuck > 40:  # some races are asked about something else too
            player.act()
        elif player.sees("[data-sure]"):
            page.locator("[data-sure]").click()
        elif player.sees("[data-guard]:not([disabled])"):
            page.locator("[data-guard]").click()
        elif player.sees("[data-do=redeploy]:not([disabled])"):
            page.locator("[data-do=redeploy]").click()
        elif player.sees(".bar.asked [data-do=end]"):
            page.keyboard.press("e")
        page.wait_for_timeout(40)
    raise AssertionError("the next turn does not come")


def second_turn(player: Player) -> None:
    """Play one turn; then it is the player's turn again."""
    page = player.page
    expect(page.locator("[data-card='0']")).to_be_visible(timeout=15_000)
    page.locator("[data-card='0']").click()
    page.locator("[data-pick='0']").click()
    expect(page.locator("[data-card]")).to_have_count(0)
    reach(player, "[data-mark=certain]")  # some have something to choose before
    player.take()
    finish_turn(player)


def with_settings(page: Page, **some: object) -> None:
    """The same table, opened anew with other settings."""
    page.evaluate(SET, some)
    page.reload()
    expect(page.locator("[data-do=expand]")).to_be_visible(timeout=15_000)
    expect(page.locator(".flights")).to_be_attached()  # the map comes a moment after the strip


def table_of_three(served: Served, visit: Visit, **more: object) -> Player:
    return visit(seat_link(served, served.table([PERSON, BOT, BOT])), **more)


def test_a_film_of_a_few_seconds_shows_what_others_took_also_after_a_reload(served: Served, visit: Visit) -> None:
    player = table_of_three(served, visit)
    page = player.page
    second_turn(player)
    with_settings(page, speed="normal")
    page.evaluate(COUNT)
    page.locator("[data-recap]").click()
    began = time.monotonic()
    expect(page.locator(".recap .deed")).to_have_count(1)  # one line for the deed that is shown
    expect(page.locator(".recap.whole")).to_be_visible(timeout=LONGEST_FILM * 1000)
    assert time.monotonic() - began < LONGEST_FILM
    assert page.evaluate("window.flown") > 0
    plates, lit = page.locator("[data-change]"), page.locator(".choices .told")
    assert plates.count() == lit.count() > 0
    expect(page.locator(".recap .deed")).to_have_count(2)  # both bots
    stand = page.locator(".ground.seat-0").count()
    expect(page.locator(".recap .toll")).to_contain_text(re.compile(rf"You lose .*{stand} region|No region"))
    page.keyboard.press("Escape")
    expect(page.locator(".recap")).to_have_count(0)


def test_whoever_goes_on_ends_the_film_and_what_they_press_is_done(served: Served, visit: Visit) -> None:
    player = table_of_three(served, visit)
    page = player.page
    second_turn(player)
    with_settings(page, speed="normal")
    page.keyboard.press("w")
    expect(page.locator(".recap")).to_be_visible()
    page.locator("[data-do=expand]").click()
    expect(page.locator(".recap, [data-change]")).to_have_count(0)
    expect(page.locator("[data-mark=certain]").first).to_be_attached()
    page.keyboard.press("w")  # all through the turn
    expect(page.locator(".recap")).to_be_visible()
    page.locator("[data-mark=certain]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".recap, [data-change]")).to_have_count(0)
    expect(page.locator(".confirm")).to_be_visible()
    expect(page.locator(".ghost")).to_have_count(0)


@pytest.mark.parametrize("small", [False, True], ids=["desk", "phone"])
def test_where_nothing_may_move_there_is_a_still_picture_with_numbers(
    served: Served, visit: Visit, small: bool
) -> None:
    player = table_of_three(served, visit, speed="normal", size=(390, 844) if small else (1280, 720), touch=small)
    page = player.page
    page.emulate_media(reduced_motion="reduce")
    second_turn(player)
    page.locator("[data-recap]").click()
    expect(page.locator(".recap.whole")).to_be_visible(timeout=500)
    assert page.locator(".flights .ghost").count() == 0
    numbers = [number for plate in page.locator(".change text").all_text_contents() for number in plate.split("·")]
    assert sorted(map(int, numbers)) == list(range(1, len(numbers) + 1))
    found = troubles(page, "what happened")
    assert not found, "\n".join(found)
    page.locator("[data-recap]").first.click() if player.sees("[data-recap]") else page.keyboard.press("w")
    expect(page.locator(".recap")).to_have_count(0)


def test_whoever_watches_is_told_of_everybody(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, BOT, BOT])
    player = visit(seat_link(served, made))
    second_turn(player)
    page = visit(f"{served.address}/#watch/{made['table']}/{made['watch']}", name="Ben").page
    expect(page.locator(".since .deed")).to_have_count(2, timeout=15_000)
    page.keyboard.press("w")
    expect(page.locator(".recap.whole .deed")).to_have_count(2)
    expect(page.locator(".toll")).to_have_count(0)


def test_a_line_of_the_log_lights_its_regions(served: Served, visit: Visit) -> None:
    player = table_of_three(served, visit)
    page = player.page
    second_turn(player)
    page.locator(".since .deed[tabindex]").first.hover()
    assert page.locator(".ground.lit").count() > 0
    page.locator("[data-all-log]").click()
    taken = page.locator(".log .line", has_text="tokens)").filter(has_not_text="takes the")
    taken.last.focus()
    expect(page.locator(".ground.lit")).to_have_count(1)
    texts = page.locator(".log .line").all_text_contents()
    assert [text for text in texts if "driven out" in text] == [
        text for text in texts if re.search("takes.*driven out", text)
    ]


def test_a_finger_on_a_line_lights_its_regions_too(served: Served, visit: Visit) -> None:
    player = table_of_three(served, visit, size=(390, 844), touch=True)
    page = player.page
    second_turn(player)
    page.locator(".since .deed[tabindex]").first.tap()
    assert page.locator(".ground.lit").count() > 0


def coins(page: Page, of: str) -> int:
    return int(page.locator(f"[role=alertdialog] [data-decline={of}] .coin").inner_text())


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_a_decline_is_weighed_in_coins(served: Served, visit: Visit, edition: str) -> None:
    player = alone(served, visit, edition)
    page = player.page
    second_turn(player)
    held = page.locator(".ground.owned.seat-0").count()
    purse = int(page.locator("[data-seat='0'] .coin").inner_text())
    page.locator("[data-do=decline]").click()
    assert coins(page, "stay") >= held
    now = coins(page, "now")
    assert now >= coins(page, "later") >= held
    assert coins(page, "new") > 0
    expect(page.locator("[role=alertdialog] [data-decline=new]")).to_contain_text(re.compile(r"\d+ tokens.*\d+ region"))
    found = troubles(page, "a decline in coins")
    assert not found, "\n".join(found)
    page.locator("[data-sure]").click()
    expect(page.locator("[data-pick]").first).to_be_visible(timeout=15_000)
    paid = int(page.locator("[data-seat='0'] .coin").first.inner_text()) - purse
    assert paid == now or (edition == "warcraft" and paid > now)  # an attacker may have paid a toll since


def test_a_decline_in_the_last_round_is_said_to_bring_no_new_race(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    page = player.page
    second_turn(player)
    while player.turn() != "10":
        round_now = player.turn()
        page.locator("[data-do=expand]").click()
        expect(page.locator(".bar.asked [data-do=end]")).to_be_visible()
        finish_turn(player)
        assert player.turn() != round_now
    page.locator("[data-do=decline]").click()
    dialog = page.locator("[role=alertdialog]")
    expect(dialog).to_contain_text("last round")
    expect(dialog).to_contain_text("no next turn for a new race")
    assert coins(page, "now") <= coins(page, "stay")
    expect(dialog.locator("[data-decline=later], [data-decline=new]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-do=expand]")).to_be_visible()


def test_unused_tokens_are_asked_about_once_a_turn(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    until_conquest(player)
    player.key("e")
    expect(player.page.locator("[role=alertdialog]")).to_be_visible()
    player.page.keyboard.press("Escape")
    player.take()
    expect(player.page.locator(".ground.owned.seat-0")).to_have_count(1)
    player.key("e")
    expect(player.page.locator("[data-mark=certain]")).to_have_count(0)
    expect(player.page.locator("[role=alertdialog]")).to_have_count(0)


def test_whoever_does_not_want_to_be_asked_is_not(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    page = player.page
    until_conquest(player)
    page.locator(".menu-button").first.click()
    page.locator("[data-taste=warnings]").uncheck()
    page.keyboard.press("Escape")
    player.take()
    expect(page.locator(".ground.owned.seat-0")).to_have_count(1)
    player.key("e")
    expect(page.locator("[data-mark=certain]")).to_have_count(0)
    expect(page.locator("[role=alertdialog]")).to_have_count(0)
