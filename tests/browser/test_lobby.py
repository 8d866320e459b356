"""Before the start: guests come, stand up, and come again."""

import re
import urllib.request

import pytest
from playwright.sync_api import expect

from browser.player import Visit
from browser.serving import Served
from browser.test_in_browser import PERSON

OPEN = {"kind": "open"}


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_nobody_in_the_lobby_reads_what_is_for_programmers(served: Served, visit: Visit, language: str) -> None:
    made = served.table([PERSON, OPEN, {"kind": "bot", "bot": "random"}], start=False)
    guest = visit(f"{served.address}/#join/{made['table']}/{made['invite']}", name="Ben", language=language).page
    expect(guest.locator("[data-join]")).to_be_visible()
    host = visit(served.address + "/#new", language=language).page
    host.locator("[data-create]").click()
    expect(host.locator("[data-start]")).to_be_visible()
    for page in (guest, host):
        raw = r"python|localhost|--|\b(greedy|random)\b" if language != "en" else r"python|localhost|--|\bgreedy\b"
        assert not re.search(raw, page.locator("main").inner_text()), page.locator("main").inner_text()


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "bot · expert · raider"), ("ru", "бот · мастер · налётчик"), ("cs", "bot · mistr · nájezdník")],
)
def test_the_host_chooses_how_well_bots_play_and_what_they_are_like(
    served: Served, visit: Visit, language: str, told: str
) -> None:
    page = visit(served.address, language=language).page
    page.locator("[data-settings]").click()
    page.locator("dialog .segmented", has=page.locator("input")).first.locator("label").last.click()
    page.keyboard.press("Escape")
    page.goto(served.address + "/#new")
    bot = page.locator(".seat-wishes li").nth(2).locator("select")
    expect(bot.nth(1)).to_have_value("expert")  # as the settings have it
    bot.nth(2).select_option("raider")
    page.locator("[data-create]").click()
    seat = page.locator(".lobby .seat-wishes li").nth(2).locator(".who")
    expect(seat.locator("small").first).to_have_text(told)
    expect(seat.locator(".meaning")).not_to_be_empty()


def test_a_guest_who_stood_up_is_not_locked_out(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, OPEN], start=False)
    guest = visit(f"{served.address}/#join/{made['table']}/{made['invite']}", name="Ben").page
    for _ in range(2):
        guest.locator("[data-join]").click()
        guest.locator("[data-leave]").click()
        guest.locator("[data-sure]").click()
        expect(guest.locator("[data-join]")).to_be_enabled()
        guest.reload()
    expect(guest.locator("[data-join]")).to_be_enabled()


def test_a_seat_is_not_left_by_one_press(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, OPEN], start=False)
    guest = visit(f"{served.address}/#join/{made['table']}/{made['invite']}", name="Ben").page
    guest.locator("[data-join]").click()
    guest.locator("[data-leave]").click()
    expect(guest.locator("[role=alertdialog]")).to_contain_text("Leave your seat?")
    guest.keyboard.press("Escape")
    guest.reload()
    expect(guest.locator(".own")).to_contain_text("Ben")


def test_a_link_is_copied_also_where_the_browser_does_not_help(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, OPEN], start=False)
    page = visit(served.address, name="Ben").page
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page.goto(f"{served.address}/#join/{made['table']}/{made['invite']}")
    page.reload()
    page.locator("[data-copy=join]").click()
    expect(page.locator("[data-copy=join]")).to_have_text("Copied")
    page.evaluate("document.execCommand = () => false")
    page.locator("[data-copy=join]").click()
    expect(page.get_by_role("alert")).to_contain_text("Ctrl+C")


def test_a_guest_without_a_name_sits_down_at_once_and_is_asked_in_place(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, OPEN, OPEN], start=False)
    guest = visit(f"{served.address}/#join/{made['table']}/{made['invite']}", name="").page
    guest.locator("[data-join='2']").click()
    expect(guest.locator("[data-name]")).to_be_focused()
    expect(guest.get_by_role("alert")).to_contain_text("Enter a name")
    guest.keyboard.type("Eva")
    guest.keyboard.press("Enter")
    expect(guest.locator(".own")).to_contain_text("Eva")
    expect(guest.locator(".own.seat-2")).to_have_count(1)
    guest.reload()
    expect(guest.locator(".own.seat-2")).to_contain_text("Eva")


@pytest.mark.parametrize(("language", "text"), [("en", "Come and play"), ("ru", "Сыграем"), ("cs", "Zahrajeme")])
def test_an_invitation_is_sent_the_way_the_device_sends_things(
    served: Served, visit: Visit, language: str, text: str
) -> None:
    page = visit(served.address, name="Ada", language=language).page
    page.add_init_script("navigator.share = async (what) => { window.sent = what }")
    made = served.table([PERSON, OPEN], start=False)
    page.goto(f"{served.address}/#join/{made['table']}/{made['invite']}/{made['watch']}")
    page.reload()
    page.locator("[data-share=join]").click()
    sent = page.evaluate("sent")
    assert (
        sent["url"].endswith(f"/?lang={language}#join/{made['table']}/{made['invite']}/{made['watch']}")
        and text in sent["text"]
    )

    page.evaluate("() => { navigator.share = async () => { throw new DOMException('', 'AbortError') } }")
    copied = page.locator("[data-copy=join]").inner_text()
    page.locator("[data-share=join]").click()
    expect(page.locator("[data-copy=join]")).to_have_text(copied)  # whoever changed their mind has copied nothing
    page.evaluate("() => { navigator.share = async () => { throw new DOMException('', 'NotAllowedError') } }")
    page.locator("[data-share=join]").click()
    expect(page.locator("[data-copy=join]")).not_to_have_text(copied)


def test_where_nothing_can_be_sent_there_is_no_button_for_it(served: Served, visit: Visit) -> None:
    page = visit(served.address, name="Ada").page
    page.add_init_script("delete Navigator.prototype.share")
    made = served.table([PERSON, OPEN], start=False)
    page.goto(f"{served.address}/#join/{made['table']}/{made['invite']}")
    page.reload()
    expect(page.locator("[data-copy=join]")).to_be_visible()
    expect(page.locator("[data-share]")).to_have_count(0)


def test_bots_are_offered_from_the_easiest_by_their_level(served: Served, visit: Visit) -> None:
    page = visit(f"{served.address}/#new").page
    wishes = page.locator(".seat-wishes li").last.locator("select")
    expect(wishes).to_have_count(3)  # what can be wished for comes from the server
    level, character = wishes.all()[1:]
    assert level.locator("option").all_inner_texts()[:4] == ["Easy", "Medium", "Hard", "Expert"]
    assert "Cautious" in character.locator("option").all_inner_texts()


def test_a_link_shows_a_picture_elsewhere(served: Served) -> None:
    with urllib.request.urlopen(served.address) as answer:
        page = answer.read().decode()
    found = dict(re.findall(r'<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]+)"', page))
    assert {"og:title", "og:description", "og:image", "og:image:alt", "twitter:card"} <= set(found)
    assert found["og:image"].startswith(f"{served.address}/assets/")
    with urllib.request.urlopen(found["og:image"]) as answer:
        picture = answer.read()
        assert answer.headers["content-type"] == "image/png"
    assert picture[:8] == b"\x89PNG\r\n\x1a\n" and len(picture) <= 100_000
    assert [int.from_bytes(picture[at : at + 4]) for at in (16, 20)] == [1200, 630]
