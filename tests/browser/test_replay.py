"""Looking back at a game: at a linked moment, step by step, with anybody's eyes once it is over."""

import json
import re
import time
import urllib.request
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from browser.player import LONGEST_GAME, Visit
from browser.serving import Served
from browser.test_in_browser import BOT
from homemade import BAKERS
from smallworld.game import Game
from smallworld.record.journal import Journal
from smallworld.table.positions import position_at
from smallworld.table.replay import replay


def told(served: Served, made: dict[str, Any], path: str = "") -> Any:
    """What the server says of a table to those who watch."""
    address = f"{served.address}/api/tables/{made['table']}{path}"
    request = urllib.request.Request(address, headers={"authorization": f"Bearer {made['watch']}"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def finished(served: Served, page: Page, made: dict[str, Any]) -> None:
    """Wait until the bots have played to the end."""
    page.goto(f"{served.address}/#watch/{made['table']}/{made['watch']}")
    expect(page.locator(".result")).to_be_visible(timeout=90_000)


def stands_at(page: Page, step: int) -> None:
    """The address leads to this step."""
    expect(page).to_have_url(re.compile(rf"/{step}$"))


def tokens(page: Page) -> str:
    """The counters that stand on the map, as the page draws them."""
    return str(page.locator(".board .troops").inner_html())


def test_a_finished_game_opens_at_a_linked_moment_and_can_be_walked_through(served: Served, visit: Visit) -> None:
    made = served.table([BOT, BOT])
    watcher = visit(served.address)
    finished(served, watcher.page, made)
    whole = told(served, made, "/replay")
    turns, steps = whole["turns"], len(whole["steps"]) - 1
    number = next(n for n, turn in enumerate(turns) if n > 2 and turns[n + 1]["step"] - turn["step"] > 2)
    middle = turns[number]

    page = visit(f"{served.address}/#replay/{made['table']}/{made['watch']}/{middle['step']}", name="Bob").page
    here = page.locator("[data-turn].here")
    expect(here).to_have_attribute("data-turn", str(number))
    expect(page.locator(".board .troops")).to_be_attached()
    assert made["watch"] not in page.evaluate("location.hash"), "the address forgets the key"
    stands_at(page, middle["step"])
    expect(page.locator("[data-turn]")).to_have_count(len(turns))

    page.locator("[data-go=forward]").click()
    stands_at(page, middle["step"] + 1)
    page.locator("[data-go=turn-forward]").click()
    expect(here).to_have_attribute("data-turn", str(number + 1))
    page.keyboard.press("End")
    stands_at(page, steps)
    expect(page.locator("[data-go=forward]")).to_be_disabled()
    last = tokens(page)
    page.locator("[data-turn='0'] button").click()
    stands_at(page, 0)
    assert tokens(page) != last
    slider = page.locator("[data-slider]")
    slider.fill("10000")
    stands_at(page, steps)
    slider.press("ArrowLeft")
    stands_at(page, steps - 1)

    page.locator("[data-eyes]").select_option("1")
    expect(page.locator("[data-eyes]")).to_have_value("1")
    page.reload()
    stands_at(page, steps - 1)
    expect(page.locator("[data-go=forward]")).to_be_enabled()
    quicker = page.locator("[data-speed='4']")
    quicker.click()
    expect(quicker).to_have_attribute("aria-pressed", "true")
    page.locator("[data-go=play]").click()
    expect(page.locator("[data-go=forward]")).to_be_disabled()  # it has run out, and stopped
    expect(page.locator("[data-go=play]")).to_be_visible()
    page.locator("[data-back]").click()
    expect(page.locator(".result")).to_be_visible()

    page.locator("[data-story]").click()
    for upright in (False, True):  # on a phone the sources stand below each other, and none is out of sight
        page.set_viewport_size({"width": 390, "height": 844} if upright else {"width": 1280, "height": 720})
        expect(page.locator("[data-sum]")).to_have_count(2)
        expect(page.locator("tr", has=page.locator("[data-sum]"))).to_have_count(1 if upright else 2)
        for total in page.locator("[data-sum]").all():
            own = page.locator(f"[data-source][data-of='{total.get_attribute('data-of')}']").all()
            parts = [int(each.inner_text().replace("−", "-")) for each in own]
            assert sum(parts) == int(total.get_attribute("data-sum") or "")
    assert page.evaluate(WITHIN, ".story-scroll")
    totals = [int(each.get_attribute("data-total") or "") for each in page.locator("[data-total]").all()]
    assert len(totals) == turns[-1]["round"] and sum(totals) > 0
    with page.expect_download() as saved:
        page.locator("[data-story-picture]").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")


def test_a_running_game_is_looked_back_at_without_leaving_it(served: Served, visit: Visit) -> None:
    made = served.table([{"kind": "person"}, {"kind": "person"}])
    one, two = [seat["token"] for seat in made["seats"]]
    first = visit(f"{served.address}/#seat/{made['table']}/{one}")
    second = visit(f"{served.address}/#seat/{made['table']}/{two}", name="Bob")
    expect(first.page.locator(".bar, .waiting, [data-pick]").first).to_be_visible()
    if first.sees("[data-pick]"):
        first, second = second, first
    expect(second.page.locator("[data-pick]").first).to_be_visible()
    # The first waits, looks back, and is told when something has happened.
    first.page.locator(".menu-button").first.click()
    first.page.locator("[data-replay]").click()
    expect(first.page.locator(".replaying")).to_be_visible()
    expect(first.page.locator("[data-go=forward]")).to_be_disabled()
    expect(first.page.locator("[data-eyes]")).to_have_count(0)
    expect(first.page.locator("[data-play-on]")).to_have_count(0)  # where others play, nobody tries out a turn
    second.press("[data-pick]")
    first.page.locator("[data-catch-up]").click()
    expect(first.page.locator("[data-go=back]")).to_be_enabled()
    expect(second.page.locator(".plate.away, [title*=away]")).to_have_count(0)
    first.page.locator("[data-back]").click()
    expect(first.page.locator(".game:not(.replaying)")).to_be_visible()


WITHIN = "(which) => [...document.querySelectorAll(which)].every((it) => it.scrollWidth <= it.clientWidth)"


def copied(page: Page, button: str) -> str:
    """The link that a button copies."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(button).click()
    expect(page.locator(".notice, [role=status]").first).to_be_visible()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert link.startswith("http")
    return link


def test_whoever_has_only_a_seat_shows_the_game_to_others(served: Served, visit: Visit) -> None:
    """First as it runs, then its story. The link holds no seat: whoever opens it sees what spectators see."""
    game, _ = record(3)
    late = replay(game, None)["turns"][-2]
    seats: list[dict[str, str]] = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bob"}]
    made = served.table(seats, position=position_at(game, late["step"]))
    seat, other = made["seats"][0]["token"], made["seats"][1]["token"]
    bob = visit(f"{served.address}/#seat/{made['table']}/{other}", name="Bob")
    ada = visit(f"{served.address}/#seat/{made['table']}/{seat}")
    page = ada.page
    expect(page.locator(".game")).to_be_visible()
    page.goto(f"{served.address}/#replay/{made['table']}")
    expect(page.locator(".replaying")).to_be_visible()
    link = copied(page, "[data-copy-moment]")
    assert not any(token in link for token in (seat, other, made["host"], made["invite"]))
    guest = visit(link, name="Eve").page
    expect(guest.locator(".replaying .board .troops")).to_be_attached()
    expect(guest.locator("[data-eyes], [data-play-on]")).to_have_count(0)
    guest.locator("[data-back]").click()
    expect(guest.locator(".stood-in")).to_be_visible()
    expect(guest.locator(".bar.asked")).to_have_count(0)

    page.goto(f"{served.address}/#table/{made['table']}")
    end = time.monotonic() + LONGEST_GAME
    while not (ada.over and bob.over) and time.monotonic() < end:
        asked = [each for each in (ada, bob) if each.asked]
        for each in asked:
            each.act()
        if not asked:
            page.wait_for_timeout(25)
    page.locator("[data-story]").click()
    story = copied(page, "[data-story-link]")
    assert not any(token in story for token in (seat, other, made["host"], made["invite"]))
    reader = visit(story, name="Joe").page
    expect(reader.locator("[data-sum]")).to_have_count(2)


def test_against_bots_one_plays_on_from_the_middle_of_a_game(served: Served, visit: Visit) -> None:
    """What cannot be seen is made up, and the page says so; the game itself waits."""
    made = served.table([{"kind": "person", "name": "Ada"}, BOT])
    ada = visit(f"{served.address}/#seat/{made['table']}/{made['seats'][0]['token']}")
    page = ada.page
    expect(page.locator(".bar.asked")).to_be_visible(timeout=15_000)
    ada.press("[data-pick]")
    ada.take()
    page.locator(".menu-button").first.click()
    page.locator("[data-replay]").click()
    expect(page.locator(".replaying")).to_be_visible()
    page.keyboard.press("End")
    page.locator("[data-play-on]").click()
    expect(page.locator("[data-way=imagined]")).to_be_visible()
    expect(page.locator("[data-play-seat='0']")).to_have_value("me")
    page.locator("[data-play-here]").click()
    expect(page.locator(".game:not(.replaying) .bar.asked")).to_be_visible(timeout=15_000)
    assert made["table"] not in page.evaluate("location.hash")
    expect(page.locator("[data-region][class*=owned]").first).to_be_attached()
    page.goto(f"{served.address}/#table/{made['table']}")
    expect(page.locator(".bar.asked")).to_be_visible()


def test_a_game_that_is_not_there_is_said_to_be(served: Served, visit: Visit) -> None:
    player = visit(f"{served.address}/#replay/{'x' * 22}/{'y' * 22}/3")
    expect(player.page.locator("main.lost")).to_be_visible()
    player.errors.clear()  # a refusal is an error to the browser, and meant here


def record(seed: int, **more: Any) -> tuple[Game, bytes]:
    """A game of random players, and its file."""
    rng = Random(seed)
    game = Game.new("base", 2, seed, **more)
    while not game.over:
        game.play(rng.choice(game.legal()))
    return game, "\n".join(Journal.of(game).to_lines()).encode()


def open_file(page: Page, data: bytes) -> None:
    """Hand a file in on the start page."""
    page.locator("[data-kept]").click()
    page.set_input_files("[data-kept-file]", {"name": "game.jsonl", "mimeType": "text/plain", "buffer": data})


def test_a_kept_record_with_a_home_made_race_is_played_on_from_a_moment(served: Served, visit: Visit) -> None:
    game, data = record(3, custom=[BAKERS])
    turns = replay(game, None)["turns"]
    number = len(turns) // 2
    player = visit(served.address)
    page = player.page
    open_file(page, data)
    expect(page.locator(".replaying")).to_be_visible()
    page.locator(f"[data-turn='{number}'] button").click()
    stands_at(page, turns[number]["step"])
    page.locator("[data-play-on]").click()
    page.locator("[data-play-here]").click()
    expect(page.locator(".game:not(.replaying) .bar.asked")).to_be_visible(timeout=15_000)
    told = position_at(game, turns[number]["step"])
    assert player.turn() == str(turns[number]["round"]) and "bakers" in told
    mine = page.locator(".plate.acts").get_attribute("data-seat")
    others = page.locator(f".plate.acts:not([data-seat='{mine}'])")
    end = time.monotonic() + LONGEST_GAME
    while not others.count() and not player.over and time.monotonic() < end:  # until the turn is played
        if player.asked:
            player.act()
        else:
            page.wait_for_timeout(25)
    assert others.count() or player.over


def test_a_file_that_is_no_record_is_refused_with_a_sentence_and_can_be_mended(served: Served, visit: Visit) -> None:
    _, data = record(4)
    player = visit(served.address, language="ru")
    page = player.page
    wrong = page.locator("[data-kept-wrong]")
    open_file(page, data[: len(data) // 2])
    expect(wrong).to_contain_text("Это что-то другое или лишь часть записи.")
    for text, reason in (('round = "soon"', "round: Здесь нужно целое"), ("plyers = 2", "Может быть, «players»?")):
        page.locator("[data-kept-text]").fill(text)
        page.locator("[data-kept-open]").click()
        expect(wrong).to_contain_text(reason)
    expect(wrong.locator("q")).to_have_count(0)
    page.locator("[data-kept-text]").fill("[[seat]]\ntruce = 0")  # said in English only
    page.locator("[data-kept-open]").click()
    expect(wrong.locator("q[lang='en']")).not_to_be_empty()
    player.errors.clear()  # a refusal is an error to the browser, and meant here
    page.set_input_files("[data-kept-file]", {"name": "g.jsonl", "mimeType": "text/plain", "buffer": data})
    expect(page.locator(".replaying")).to_be_visible()


def test_a_position_that_somebody_wrote_is_opened_and_played_on(served: Served, visit: Visit) -> None:
    player = visit(served.address)
    page = player.page
    orcs = '{ race = "orcs", power = "hill", regions = { 2p-02 = 1 }, hand = 4 }'
    open_file(page, f'round = 4\nstep = "conquer"\n[[seat]]\nactive = {orcs}'.encode())
    expect(page.locator(".replaying")).to_be_visible()
    page.locator("[data-play-on]").click()
    page.locator("[data-play-here]").click()
    expect(page.locator(".game:not(.replaying) .bar.asked")).to_be_visible(timeout=15_000)
    assert player.turn() == "4"
    expect(page.locator("[data-region][class*=owned]").first).to_be_attached()
