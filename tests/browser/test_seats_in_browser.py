"""Seats that change hands while the game runs."""

from playwright.sync_api import expect

from browser.player import Player, Visit
from browser.serving import Served
from browser.test_in_browser import BEN, BOT, PERSON, seat_link


def play_until_asked(player: Player, other: Player) -> None:
    """The other one plays until this one must decide."""
    for _ in range(80):
        if player.asked:
            return
        if other.asked:
            other.act()
        else:
            other.page.wait_for_timeout(25)
    raise AssertionError("nobody asks")


def test_a_seat_is_left_to_a_bot_and_taken_back(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, BEN])
    one, other = visit(seat_link(served, made)), visit(seat_link(served, made, 1))
    expect(one.page.locator(".plate").first).to_be_visible()
    if other.sees("[data-pick]"):
        one, other = other, one
    page = one.page
    expect(page.locator("[data-pick]").first).to_be_visible()
    page.locator(".menu-button").click()
    page.locator("[data-let-bot]").click()
    expect(page.locator(".stood-in")).to_contain_text("A bot plays for you")
    expect(other.page.locator(".bar.asked")).to_be_visible(timeout=20_000)  # the bot has played the turn
    page.reload()
    expect(page.locator(".stood-in")).to_be_visible()  # a reload is no wish to play
    page.locator("[data-take-back]").click()
    expect(page.locator(".stood-in")).to_have_count(0)
    play_until_asked(one, other)
    expect(page.locator(".bar.asked")).to_be_visible()


def begun(served: Served, *seats: dict[str, str]) -> tuple[str, str]:
    """The invitation to a game that runs already, with the right to watch and without."""
    made = served.table(list(seats))
    link = f"{served.address}/#join/{made['table']}/{made['invite']}"
    return f"{link}/{made['watch']}", link


def test_whoever_comes_too_late_watches_and_may_take_a_bots_seat(served: Served, visit: Visit) -> None:
    guest = visit(begun(served, PERSON, BOT)[0], name="Eve")
    page = guest.page
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".stood-in")).to_contain_text("You are watching")
    page.locator("[data-join-late]").click()
    page.locator("[data-join='1']").click()
    expect(page.locator(".plate.me")).to_contain_text("Eve")
    expect(page.locator(".stood-in")).to_have_count(0)
    page.reload()
    expect(page.locator(".plate.me")).to_contain_text("Eve")


def test_whoever_comes_too_late_and_may_not_watch_is_told_what_they_can_do(served: Served, visit: Visit) -> None:
    page = visit(begun(served, PERSON, BEN)[1], name="Eve").page
    expect(page.locator(".begun")).to_contain_text("Every seat is taken")
    assert page.locator("[data-join]").count() == 0
    expect(page.locator("[data-new]")).to_be_visible()

    page = visit(begun(served, PERSON, BOT)[1], name="Eve").page
    expect(page.locator(".begun")).to_contain_text("Bots hold some of the seats")
    page.locator("[data-join='1']").click()
    expect(page.locator(".plate.me")).to_contain_text("Eve")
