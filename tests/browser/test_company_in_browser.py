"""Two people and a television: who is on turn, sayings, a pause, a clock for every turn, a rematch."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.player import Visit
from browser.serving import Served
from browser.test_in_browser import BEN, PERSON, seat_link

NAMES = ("Ada", "Ben")


def two(
    served: Served, visit: Visit, look: dict[str, Any] | None = None, **wish: Any
) -> tuple[dict[str, Any], list[Page], int]:
    """Ada and Ben at one table, and whose turn it is."""
    made = served.table([PERSON, BEN], **wish)
    pages = [visit(seat_link(served, made, seat), name=name, **look or {}).page for seat, name in enumerate(NAMES)]
    for page in pages:
        expect(page.locator(".plate.acts")).to_be_visible(timeout=20_000)
    return made, pages, int(pages[0].locator(".plate.acts").get_attribute("data-seat") or "")


def menu(page: Page, entry: str) -> None:
    page.locator(".menu-button").first.click(timeout=20_000)
    page.locator(f".menu {entry}").click(timeout=20_000)


def test_the_tab_says_whose_turn_it_is_and_everybody_sees_the_clock(served: Served, visit: Visit) -> None:
    _, pages, seat = two(served, visit, deadline=86_400, clock="turn")
    expect(pages[seat]).to_have_title("● Your turn – Small World")
    expect(pages[1 - seat]).to_have_title(f"{NAMES[seat]} plays – Small World")
    icons = [page.locator("link[rel=icon]").get_attribute("href") for page in pages]
    assert "turn" in (icons[seat] or "") and "turn" not in (icons[1 - seat] or "")
    expect(pages[seat].locator("[data-clock]")).to_have_text(re.compile(r"You have (1 d 0:00|23:59:\d\d) left\."))
    expect(pages[1 - seat].locator("[data-clock]")).to_have_text(re.compile(rf"{NAMES[seat]} has .+ left\."))


def test_a_pause_is_asked_for_agreed_to_and_ended(served: Served, visit: Visit) -> None:
    _, pages, seat = two(served, visit)
    asks, agrees = pages[seat], pages[1 - seat]
    menu(asks, "[data-pause]")
    expect(asks.locator("[data-pausing=asked]")).to_be_visible()
    expect(agrees.locator("[data-pausing]")).to_contain_text(f"{NAMES[seat]} asks for a pause.")
    agrees.locator("[data-agree]").click()
    for page in pages:
        expect(page.locator("[data-pausing=on]")).to_be_visible()
    asks.reload()
    asks.locator("[data-go-on]").click(timeout=20_000)
    for page in pages:
        expect(page.locator("[data-pausing]")).to_have_count(0)
    expect(asks.locator("main.game")).to_have_class(re.compile("my-turn"))


CUT = """(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.outerHTML)"""
COVERED = """() => {
    const [bar, map] = [".bar", ".frame"].map((one) => document.querySelector(one).getBoundingClientRect());
    const wide = Math.min(bar.right, map.right) - Math.max(bar.left, map.left);
    return wide > 1 ? Math.min(bar.bottom, map.bottom) - Math.max(bar.top, map.top) : 0;
}"""
ROUND = 6  # pixels: the corners of a sheet are round, and the map is seen behind them
LOOKS = [("en", (1280, 720)), ("ru", (1280, 720)), ("ru", (1024, 768)), ("cs", (390, 844)), ("ru", (844, 390))]


@pytest.mark.parametrize(("language", "size"), LOOKS)
def test_a_pause_and_watching_cover_nothing_of_the_map(
    served: Served, visit: Visit, language: str, size: tuple[int, int]
) -> None:
    look: dict[str, Any] = {"language": language, "size": size, "touch": size[0] < 900}
    made, pages, seat = two(served, visit, look, deadline=86_400, clock="turn")
    guest = visit(f"{served.address}/#watch/{made['table']}/{made['watch']}", name="Eve", **look).page
    expect(guest.locator(".stood-in")).to_be_visible(timeout=20_000)
    menu(pages[seat], "[data-pause]")
    expect(pages[1 - seat].locator("[data-agree]")).to_be_visible(timeout=20_000)
    seen = [guest, pages[1 - seat]] + ([pages[seat]] if size[0] > 900 else [])  # a phone shows cards in a higher sheet
    assert [page.evaluate(COVERED) <= ROUND for page in seen] == [True] * len(seen)
    pages[1 - seat].locator("[data-agree]").click()
    for page in [*pages, guest]:
        expect(page.locator("[data-pausing=on]")).to_be_visible(timeout=20_000)
        assert page.locator(".bar :is(.stood-in, button):visible").evaluate_all(CUT) == []
    assert [page.evaluate(COVERED) <= ROUND for page in seen] == [True] * len(seen)


MAP = "(map) => JSON.stringify(map.getBoundingClientRect())"


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 720)), ("ru", (1024, 768)), ("en", (390, 844))])
def test_the_map_never_moves_while_it_is_ones_turn(
    served: Served, visit: Visit, language: str, size: tuple[int, int]
) -> None:
    look: dict[str, Any] = {"language": language, "size": size, "touch": size[0] < 900}
    names = ("Ada", "Ben", "Cyn")
    made = served.table([{"kind": "person", "name": name} for name in names], deadline=86_400)
    pages = [visit(seat_link(served, made, seat), name=name, **look).page for seat, name in enumerate(names)]
    for page in pages:
        expect(page.locator(".plate.acts")).to_be_visible(timeout=20_000)
    seat = int(pages[0].locator(".plate.acts").get_attribute("data-seat") or "")
    plays, asks, goes = [*pages[seat:], *pages[:seat]]
    before = plays.locator(".frame").evaluate(MAP)
    menu(asks, "[data-pause]")
    expect(plays.locator("[data-agree]")).to_be_visible(timeout=20_000)
    assert plays.locator(".frame").evaluate(MAP) == before
    for away, page in enumerate((goes, asks), 1):
        page.goto(served.address)
        expect(plays.locator("[data-away]")).to_have_count(away, timeout=20_000)
        assert plays.locator(".frame").evaluate(MAP) == before
        assert plays.evaluate(COVERED) <= ROUND or size[0] < 900  # a phone shows cards in a higher sheet
    plays.locator("[data-go-on]").click()
    expect(plays.locator("[data-pausing]")).to_have_count(0)
    assert plays.locator(".frame").evaluate(MAP) == before


def test_a_saying_is_seen_by_the_other_unless_they_do_not_want_to_hear(served: Served, visit: Visit) -> None:
    _, pages, seat = two(served, visit)
    says, hears = pages[seat], pages[1 - seat]
    says.locator(".tools [data-talk], .menu-button").first.wait_for()
    menu(says, "[data-talk]")
    says.locator("[data-say=luck]").click()
    for page in pages:
        expect(page.locator(f"[data-bubble='{seat}']")).to_have_text("Good luck!")
    expect(hears.locator(".log .line").last).to_have_text(f"{NAMES[seat]}: Good luck!")
    menu(hears, "[data-talk]")
    hears.locator(f"[data-mute='{seat}']").check()
    hears.keyboard.press("Escape")
    menu(says, "[data-talk]")
    says.locator("[data-say=wow]").click()
    expect(says.locator(f"[data-bubble='{seat}'] .face")).to_be_visible()
    menu(hears, "[data-talk]")
    hears.locator("[data-say=ouch]").click()
    expect(says.locator(f"[data-bubble='{1 - seat}']")).to_have_text("Ouch!")
    expect(hears.locator(".log .line").last).to_have_text(f"{NAMES[1 - seat]}: Ouch!")
    assert not [line for line in hears.locator(".log .line").all_text_contents() if "amazed" in line]


def test_a_rematch_takes_both_and_the_television_along_with_seats_turned(served: Served, visit: Visit) -> None:
    made, pages, _ = two(served, visit)
    screen = visit(f"{served.address}/#screen/{made['table']}/{made['watch']}/{made['invite']}", name="").page
    expect(screen.locator("main.screen .plate")).to_have_count(2, timeout=20_000)
    for page in pages:
        menu(page, "[data-let-bot]")
    for page in pages:
        expect(page.locator(".result")).to_be_visible(timeout=90_000)
    expect(screen.locator(".final li")).to_have_count(2, timeout=20_000)
    old = pages[0].url
    pages[0].locator("[data-rematch]").click()
    for seat, page in enumerate(pages):
        expect(page).not_to_have_url(old, timeout=20_000)
        expect(page.locator(f".plate.me[data-seat='{1 - seat}']")).to_contain_text(NAMES[seat], timeout=20_000)
    expect(screen.locator(".whose")).to_be_visible(timeout=20_000)
    assert screen.url.split("#")[1].startswith(f"screen/{pages[0].url.split('/')[-1]}/")
    pages[0].goto(old)
    expect(pages[0].locator("[data-to-rematch]")).to_be_visible(timeout=20_000)


WAITS = 3  # seconds that the table waits for those who are away


def played_out(served: Served, visit: Visit) -> tuple[dict[str, Any], list[Page]]:
    """Ada and Ben look at the result of a game that bots have played."""
    made, pages, _ = two(served, visit, deadline=WAITS)
    for page in pages:
        menu(page, "[data-let-bot]")
    for page in pages:
        expect(page.locator(".result")).to_be_visible(timeout=90_000)
    expect(pages[0].locator("[data-gone]")).to_have_count(0)
    return made, pages


@pytest.mark.parametrize("reads", ["story", "replay"])
def test_whoever_reads_how_it_came_about_has_not_gone(served: Served, visit: Visit, reads: str) -> None:
    _, (ada, ben) = played_out(served, visit)
    ben.locator(f".result [data-{reads}]").click()
    ben.locator("main.told-story, main.replaying").wait_for(timeout=20_000)
    ada.wait_for_timeout(1000 * (WAITS + 1))
    expect(ada.locator("[data-gone]")).to_have_count(0)
    expect(ben.locator("[data-to-rematch]")).to_have_count(0)
    ada.locator("[data-rematch]").click()
    expect(ada.locator(".plate.me[data-seat='1']")).to_contain_text("Ada", timeout=20_000)
    expect(ada.locator("[data-stand-in]")).to_have_count(0)
    ben.locator("[data-to-rematch]").click(timeout=20_000)
    expect(ben.locator(".plate.me[data-seat='0']")).to_contain_text("Ben", timeout=20_000)
    expect(ada.locator("[data-stand-in]")).to_have_count(0, timeout=20_000)


def test_a_rematch_begins_without_those_who_have_gone_and_they_find_their_seat(served: Served, visit: Visit) -> None:
    made, (ada, ben) = played_out(served, visit)
    ben.goto(served.address)
    expect(ada.locator("[data-gone='1']")).to_have_text(
        "Ben has gone. A bot plays in that seat until they are back.", timeout=20_000
    )
    ada.locator("[data-rematch]").click()
    expect(ada.locator(".plate.me[data-seat='1']")).to_contain_text("Ada", timeout=20_000)
    expect(ada.locator(".plate[data-seat='0'] [data-stand-in]")).to_be_visible()
    ben.goto(seat_link(served, made, 1))
    ben.locator("[data-to-rematch]").click(timeout=20_000)
    expect(ben.locator(".plate.me[data-seat='0']")).to_contain_text("Ben", timeout=20_000)
    expect(ada.locator("[data-stand-in]")).to_have_count(0, timeout=20_000)


def test_a_television_shows_no_secrets_and_its_code_leads_to_a_seat(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, {"kind": "open"}], start=False)
    address = f"{served.address}/#screen/{made['table']}/{made['watch']}/{made['invite']}"
    television = visit(address, name="", size=(1920, 1080))
    screen = television.page
    frames: list[str] = []
    screen.on("websocket", lambda socket: socket.on("framesent", lambda data: frames.append(str(data))))
    screen.reload()
    expect(screen.locator("[data-joining=join] svg.qr path")).to_have_attribute("d", re.compile("M"), timeout=20_000)
    expect(screen.locator(".gathered li")).to_have_count(2)
    tokens = [each["token"] for each in made["seats"]]
    assert frames and not any(secret in frame for frame in frames for secret in [*tokens, str(made["host"])])

    guest = visit(f"{served.address}/#join/{made['table']}/{made['invite']}/{made['watch']}", name="Ben").page
    code = guest.locator(".invite svg.qr path")
    expect(code).to_have_attribute("d", re.compile("M"), timeout=20_000)
    assert code.get_attribute("d") == screen.locator("[data-joining] svg.qr path").get_attribute("d"), "the same link"
    guest.locator("[data-join='1']").click()
    expect(screen.locator(".gathered li").nth(1)).to_contain_text("Ben")
