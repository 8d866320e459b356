"""What leads from the start page to a table, besides the one press."""

import pytest
from playwright.sync_api import Route, expect

from browser.player import Visit
from browser.serving import Served
from browser.waiting import until

PERSON, OPEN = {"kind": "person", "name": "Ada"}, {"kind": "open"}


LIGHT = 250_000  # bytes

FINISHED_ONE = """localStorage.setItem("smallworld.settings",
    JSON.stringify({...JSON.parse(localStorage.getItem("smallworld.settings")), finished: 1}))"""


EASY_BEATEN = """localStorage.setItem("smallworld.finished", JSON.stringify([{table: "t", at: 1, edition: "base",
    players: 2, coins: 90, place: 1, won: true, bots: ["easy"], combos: []}]))"""


PLAYED_OFTEN = FINISHED_ONE.replace("finished: 1", "finished: 9")


def test_whoever_is_new_is_led_to_the_coach_and_then_to_an_easy_opponent(served: Served, visit: Visit) -> None:
    page = visit(served.address).page
    expect(page.locator(".go")).to_have_attribute("data-learn", "base")
    page.evaluate(PLAYED_OFTEN)
    page.reload()
    expect(page.locator(".go")).to_have_attribute("data-play", "base")
    page.evaluate(FINISHED_ONE)
    page.reload()
    expect(page.locator(".go")).to_have_count(1)
    expect(page.locator(".go[data-easy]")).to_be_visible()
    page.evaluate(EASY_BEATEN)
    page.reload()
    expect(page.locator(".go")).to_have_attribute("data-play", "base")  # there is something harder now
    page.evaluate("localStorage.removeItem('smallworld.finished')")
    page.reload()
    page.locator(".go[data-easy]").click()
    expect(page.locator("[data-seat]")).to_have_count(2, timeout=20_000)
    expect(page.locator(".coach")).to_have_count(0)


def test_the_start_page_is_light_on_a_phone(served: Served, visit: Visit) -> None:
    """All that a first visit fetches, type and pictures too, counted as it comes over the line."""
    player = visit("about:blank", size=(390, 844), touch=True)
    page = player.page
    player.errors.clear()  # a blank page has no memory to write into
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    weights: dict[str, float] = {}
    wire.on("Network.loadingFinished", lambda event: weights.update({event["requestId"]: event["encodedDataLength"]}))
    page.goto(served.address)
    expect(page.locator("[data-play=base]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)  # what comes a little later counts as well
    assert len(weights) > 5
    assert 50_000 < sum(weights.values()) <= LIGHT


PLACES = """() => [...document.querySelectorAll(".go, [data-play], [data-easy], [data-rules], [data-new]")]
    .map((one) => Math.round(one.getBoundingClientRect().top))"""
TYPE_HAS_COME = """[...document.fonts].some((face) => face.family.includes("Alegreya") && face.status === "loaded")
    && [...document.fonts].every((face) => face.status !== "loading")"""
NEAR = 8  # pixels: what was pressed is still what is hit


@pytest.mark.parametrize("finished", [0, 1, 9])
@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_nothing_moves_under_the_finger_when_the_catalogue_comes(
    served: Served, visit: Visit, size: tuple[int, int], finished: int
) -> None:
    page = visit(served.address, size=size).page
    page.evaluate(FINISHED_ONE.replace("finished: 1", f"finished: {finished}"))
    late: list[Route] = []
    page.route("**/api/catalogue", lambda route: late.append(route))
    page.reload()
    expect(page.locator("[data-new]")).to_be_visible()
    expect(page.locator(".go")).to_be_visible()
    until(page, TYPE_HAS_COME)
    early = page.evaluate(PLACES)
    late[0].continue_()
    expect(page.locator("[data-play=warcraft]")).to_be_visible()
    final = page.evaluate(PLACES.replace("[data-play]", "[data-play=base]"))
    assert [abs(one - other) < NEAR for one, other in zip(early, final, strict=True)] == [True] * len(final)


WISHES = """() => [...document.querySelectorAll(
    ".top > *, .new .segmented, .seat-wishes :is(li, select, input), .hint:not(.home-made *), .rules > label, .go")]
    .map((one) => one.getBoundingClientRect()).map(({x, y, width}) => ({x, y, width}))"""


@pytest.mark.parametrize("size", [(1280, 720), (844, 390), (390, 844)])
@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_a_new_table_stands_before_the_catalogue_and_stays_where_it_is(
    served: Served, visit: Visit, language: str, size: tuple[int, int]
) -> None:
    page = visit(served.address, size=size, language=language).page
    late: list[Route] = []
    page.route("**/api/catalogue", lambda route: late.append(route))
    page.goto(f"{served.address}/#new")
    page.reload()
    expect(page.locator(".page.new h1")).to_be_visible()
    assert page.locator(".seat-wishes li").count() == 3
    until(page, TYPE_HAS_COME)
    early = page.evaluate(WISHES)
    late[0].continue_()
    expect(page.locator(".rules details")).to_be_visible()
    final = page.evaluate(WISHES)
    moved = [
        (then, now)
        for then, now in zip(early, final, strict=True)
        if any(abs(then[at] - now[at]) >= NEAR for at in now)
    ]
    assert moved == []


def test_a_table_can_be_wished_for_before_the_catalogue_has_come(served: Served, visit: Visit) -> None:
    page = visit(served.address).page
    late: list[Route] = []
    page.route("**/api/catalogue", lambda route: late.append(route))
    page.goto(f"{served.address}/#new")
    page.reload()
    page.locator(".segmented label", has_text="4").click()
    page.locator("[data-create]").click()
    expect(page.locator("[data-create]")).to_be_disabled()
    for route in late:
        route.continue_()
    expect(page.locator(".lobby .seat-wishes li")).to_have_count(4)


def test_two_at_one_screen_begin_without_a_link(served: Served, visit: Visit) -> None:
    page = visit(served.address).page
    page.locator("[data-new-here]").click()
    page.locator("[data-create]").click()
    expect(page.locator(".hand-over")).to_contain_text("Hand the device to", timeout=20_000)


def test_a_pasted_invitation_leads_to_its_table_and_anything_else_is_told_to_be_none(
    served: Served, visit: Visit
) -> None:
    made = served.table([PERSON, OPEN], start=False)
    page = visit(served.address, name="Ben").page
    page.locator("[data-pasted]").fill("the table of Ada")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("not a link to a table")
    page.locator("[data-pasted]").fill(f"Come! {served.address}/#join/{made['table']}/{made['invite']}")
    page.keyboard.press("Enter")
    expect(page.locator(".lobby")).to_contain_text("Ada")


def test_a_code_said_aloud_leads_to_its_table(served: Served, visit: Visit) -> None:
    host = visit(served.address + "/#new").page
    host.locator("[data-create]").click()
    code = host.locator("[data-code]").inner_text()
    guest = visit(served.address, name="Ben")
    page = guest.page
    page.locator("[data-pasted]").fill("bcd fgh")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("No table has this code")
    page.locator("[data-pasted]").fill(code.lower())
    page.keyboard.press("Enter")
    expect(page.locator("[data-join]")).to_be_enabled()
    guest.errors.clear()  # a wrong code is an error to the browser, and meant here


def test_a_server_that_does_not_answer_at_first_is_asked_again(served: Served, visit: Visit) -> None:
    player = visit("about:blank")
    page = player.page
    for path in ("**/api/catalogue", "**/assets/ui.en-*.ftl"):
        page.route(path, lambda route: route.abort(), times=1)
    page.goto(served.address)
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("[data-play=base]")).to_contain_text("Small World")
    expect(page.locator("[data-new]")).to_contain_text("A table of your own")
    player.errors.clear()  # a connection refused is an error to the browser, and meant here
