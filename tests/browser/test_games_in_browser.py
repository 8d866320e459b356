"""Whole games in the browser, played by pressing what is highlighted."""

import pytest
from playwright.sync_api import expect

from browser.player import Player, Visit, play_to_the_end
from browser.serving import Served
from browser.test_in_browser import BEN, BOT, PERSON, seat_link

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("edition", ["base", pytest.param("warcraft", marks=pytest.mark.long)])
def test_two_browsers_and_bots_finish_a_game(served: Served, visit: Visit, edition: str) -> None:
    made = served.table([PERSON, BOT, BEN], edition)
    players = [visit(seat_link(served, made, place)) for place in (0, 1)]
    play_to_the_end(*players)
    ends = [player.scores() for player in players]
    assert ends[0] == ends[1] and len(ends[0]) == 3
    assert ends[0] == sorted(ends[0], reverse=True) and ends[0][0] > 20


def test_a_hot_seat_game_on_a_phone_comes_to_its_end(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, BEN], "base")
    player: Player = visit(seat_link(served, made), size=(390, 844), touch=True)
    player.page.goto(seat_link(served, made, 1))
    play_to_the_end(player)
    assert len(player.scores()) == 2
    page = player.page
    for seat, name in enumerate(("Ada", "Ben")):  # each can see what could have gone better for them
        page.locator(f"[data-look-back='{seat}']").click()
        expect(page.locator(".moments header")).to_contain_text(name)
        page.locator("[data-close-moments]").click()
