"""Games at human speed with animations on: no dead moment, no lost press."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from browser.conftest import TASTE
from browser.human import Human
from browser.serving import Served
from browser.test_in_browser import BOT, PERSON, seat_link

WHOLE_BROWSER = True  # as people have it

pytestmark = pytest.mark.slow

Sit = Callable[[str, int, tuple[int, int]], Human]

DESK, PHONE = (1280, 720), (390, 844)


@pytest.fixture
def human(served: Served, browser: Browser) -> Sit:
    """Opens a new table for somebody who sits down there with bots."""

    def sit(edition: str, seed: int, pause: tuple[int, int]) -> Human:
        phone = seed % 3 == 2
        size = PHONE if phone else DESK
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=phone, is_mobile=phone)
        context.add_init_script(TASTE.replace("LANGUAGE", "en").replace("NAME", "Ada").replace("SPEED", "normal"))
        player = Human(context.new_page(), seed, pause, phone)
        seats = [PERSON] + [BOT] * (1 + seed % 2)
        player.page.goto(seat_link(served, served.table(seats, edition, pace=200)), timeout=30_000)
        return player

    return sit


@pytest.mark.parametrize(("edition", "seed", "rounds"), [("base", 1, 3), ("warcraft", 1, 3), ("base", 2, 2)])
def test_the_first_rounds_of_a_game(human: Sit, edition: str, seed: int, rounds: int) -> None:
    player = human(edition, seed, (100, 300))  # the last one on a phone
    player.play(1)
    player.look_everything_up()
    player.play(rounds)
    print(player.told())


@pytest.mark.long
@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_a_whole_game(human: Sit, edition: str, seed: int) -> None:
    player = human(edition, seed, (300, 900))
    player.play()
    assert player.over and len(player.scores()) == 2 + seed % 2
    print(player.told())
