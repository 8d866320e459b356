"""Those who wait for somebody see for whom, how long, and when a bot takes over."""

import re
from typing import NamedTuple

from playwright.sync_api import Page, expect

from browser.looks import troubles
from browser.player import Visit
from browser.serving import Served
from browser.test_in_browser import BEN, PERSON, seat_link

LEFT = re.compile(r"\w+ has lost the connection\. A bot takes over in 0:(\d\d)\.")
NAMES = ("Ada", "Ben")


class Two(NamedTuple):
    """Two at a table: one waits for the other, who is called so and sits there."""

    waits: Page
    decides: Page
    name: str
    seat: int


def two(served: Served, visit: Visit, deadline: int = 0) -> Two:
    made = served.table([PERSON, BEN], deadline=deadline, pace=3000)  # a bot is seen while it thinks
    pages = [visit(seat_link(served, made, seat), name=name).page for seat, name in enumerate(NAMES)]
    for page in pages:
        expect(page.locator(".plate.acts")).to_be_visible(timeout=15_000)
    seat = int(pages[0].locator(".plate.acts").get_attribute("data-seat") or "")
    return Two(pages[1 - seat], pages[seat], NAMES[seat], seat)


def test_a_countdown_runs_until_a_bot_plays_and_the_seat_is_there_for_whoever_comes_back(
    served: Served, visit: Visit
) -> None:
    at = two(served, visit, deadline=5)
    page, address = at.waits, at.decides.url
    expect(page.locator(".waits")).to_have_count(0)
    at.decides.goto(f"{served.address}/#")  # to the start page
    lost = page.locator(f"[data-away='{at.seat}']")
    expect(lost).to_have_text(LEFT)
    first = LEFT.match(lost.inner_text())
    expect(page.locator(".prompt")).to_have_text(f"{at.name} plays")
    page.wait_for_timeout(1500)
    then = LEFT.match(lost.inner_text())
    assert first and then and int(then[1]) < int(first[1])
    plate = page.locator(f"[data-seat='{at.seat}']")
    expect(plate).to_contain_text("⚙", timeout=10_000)
    expect(lost).to_have_count(0)
    at.decides.goto(address)
    expect(plate).not_to_contain_text("⚙", timeout=10_000)
    expect(plate).not_to_contain_text("☾")


def test_everybody_can_read_who_is_away(served: Served, visit: Visit) -> None:
    at = two(served, visit)
    at.decides.goto(f"{served.address}/#")  # to the start page
    told = rf"{at.name} has lost the connection\. Away for 0:0\d\."
    expect(at.waits.locator(f"[data-away='{at.seat}']")).to_have_text(re.compile(told))
    assert not troubles(at.waits, "waiting for somebody who is away")


def test_somebody_who_only_thinks_long_is_waited_for_by_name(served: Served, visit: Visit) -> None:
    at = two(served, visit)
    at.waits.clock.install()
    at.waits.reload()
    expect(at.waits.locator(".plate.acts")).to_be_visible(timeout=15_000)
    expect(at.waits.locator(".waits")).to_have_count(0)
    at.waits.clock.run_for(20_000)
    expect(at.waits.locator(f"[data-slow='{at.seat}']")).to_have_text(re.compile(rf"Waiting for {at.name}: 0:\d\d"))
