"""The game of the day, my results with their file, and hints: what somebody who plays alone finds."""

import json
from pathlib import Path

from playwright.sync_api import Route, expect

from browser.pages import OWN, day_told
from browser.player import Visit
from browser.serving import Served
from browser.test_in_browser import BOT, PERSON, seat_link, until_conquest
from homemade import TWO_VALLEYS

DAYS = "JSON.parse(localStorage.getItem('smallworld.days'))"
ROUNDS = [5, 9, 8, 7]


def test_the_game_of_the_day_is_begun_and_its_tries_are_counted(served: Served, visit: Visit) -> None:
    player = visit(served.address)
    page = player.page
    day_told(page)
    page.locator("[data-day]").click()
    expect(page.locator("[data-begin-day]")).to_contain_text("1 of 3")
    page.locator("[data-begin-day]").click()
    expect(page.locator(".game")).to_be_visible(timeout=20_000)
    assert page.locator("[data-ask-hint]").count() == 0
    page.evaluate("location.hash = 'day'")
    expect(page.locator("[data-go-on]")).to_contain_text("1")
    expect(page.locator("[data-try='1']")).to_contain_text("still running")

    # It is over: the line to share compares it with the bot's, and a second try begins.
    page.route("**/api/tables/*/day", lambda route: route.fulfill(json={"coins": 29, "rounds": ROUNDS, "own": OWN}))
    page.reload()
    line = page.locator("[data-day-line]")
    expect(line).to_contain_text("29 (bot 27) · ▲●▲")
    expect(page.locator("[data-begin-day]")).to_contain_text("2 of 3")
    player.errors.clear()  # a result that was asked for too early is an error to the browser, and meant here

    # After the third there is no fourth.
    page.evaluate(
        "() => { const days = " + DAYS + "; for (const day of Object.values(days)) "
        "day.tries.push({table: 'b', coins: 1, rounds: []}, {table: 'c', coins: 2, rounds: []}); "
        "localStorage.setItem('smallworld.days', JSON.stringify(days)); }"
    )
    page.reload()
    expect(page.locator("[data-no-more]")).to_be_visible()
    expect(page.locator("[data-begin-day]")).to_have_count(0)


def test_a_hint_says_what_to_do_in_coins(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, BOT])
    page = visit(seat_link(served, made)).page
    expect(page.locator("[data-pick]").first).to_be_visible(timeout=20_000)
    page.locator("[data-ask-hint]").click()
    told = page.locator("[data-hint]")
    expect(told).to_contain_text("The best plan: take the", timeout=40_000)
    expect(page.locator(".hint")).to_contain_text("Coins this turn: ")
    page.locator("[data-hint-show]").click()
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("h")  # the answer is kept
    expect(told).to_be_visible(timeout=20_000)


def test_a_hint_that_a_move_has_overtaken_is_asked_for_again(served: Served, visit: Visit) -> None:
    player = visit(seat_link(served, served.table([PERSON, BOT])))
    until_conquest(player)
    page = player.page
    late: list[Route] = []
    page.route("**/hint", lambda route: late.append(route) if not late else route.continue_())
    page.keyboard.press("h")
    while not late:
        page.wait_for_timeout(50)
    player.take()
    expect(page.locator(".ground.owned.seat-0")).to_have_count(1)
    late[0].continue_()
    expect(page.locator(".hint [data-hint]").first).to_be_visible(timeout=30_000)


def test_where_two_people_play_nobody_is_offered_a_hint(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, {**PERSON, "name": "Ben"}])
    page = visit(seat_link(served, made)).page
    expect(page.locator(".game")).to_be_visible(timeout=20_000)
    expect(page.locator("[data-ask-hint]")).to_have_count(0)


FINISHED = [
    {
        "table": f"t{number}",
        "at": 1_790_000_000_000 + number,
        "edition": "base",
        "players": 3,
        "coins": 80 + number,
        "place": 1 if number else 2,
        "won": bool(number),
        "combos": [{"race": "orcs", "power": "flying", "coins": 30}],
    }
    for number in range(3)
]


def test_my_results_and_a_file_to_take_them_along(served: Served, visit: Visit, tmp_path: Path) -> None:
    page = visit(f"{served.address}/#me").page
    expect(page.locator("[data-none]")).to_be_visible(timeout=20_000)
    page.evaluate(f"localStorage.setItem('smallworld.finished', {json.dumps(json.dumps(FINISHED))})")
    page.evaluate(
        "localStorage.setItem('smallworld.games', JSON.stringify([{table: 'mine', seats: ['key'], names: [],"
        " edition: 'base', phase: 'playing', round: '', at: Date.now()}]))"
    )
    page.reload()
    expect(page.locator("[data-sums]")).to_contain_text("Wins in a row: 2 (best: 2)")
    expect(page.locator("[data-row='race:orcs']")).to_contain_text("30")
    with page.expect_download() as saved:
        page.locator("[data-export]").click()
    file = tmp_path / "backup.json"
    file.write_bytes(saved.value.path().read_bytes())

    other = visit(f"{served.address}/#me").page
    expect(other.locator("[data-none]")).to_be_visible(timeout=20_000)
    other.locator("[data-import]").set_input_files(file)
    expect(other.locator(".notice")).to_contain_text("New here: 1 game, 3 results")
    expect(other.locator("[data-sums]")).to_contain_text("Games: 3")
    kept = other.evaluate("JSON.parse(localStorage.getItem('smallworld.games'))")
    assert [each["seats"] for each in kept] == [["key"]]
    damaged = tmp_path / "damaged.json"
    damaged.write_text(file.read_text()[:-20])
    other.locator("[data-import]").set_input_files(damaged)
    expect(other.locator(".notice")).to_contain_text("damaged")
    damaged.write_text('{"hello": 1}')
    other.locator("[data-import]").set_input_files(damaged)
    expect(other.locator(".notice")).to_contain_text("not a Small World file")


def test_my_results_name_races_and_powers_in_the_readers_language(served: Served, visit: Visit) -> None:
    page = visit(f"{served.address}/#me", language="ru").page
    expect(page.locator("[data-none]")).to_be_visible(timeout=20_000)
    warcraft = {**FINISHED[0], "table": "w", "edition": "warcraft"}
    warcraft["combos"] = [{"race": "ethereals", "power": "championing", "coins": 30}]
    page.evaluate(f"localStorage.setItem('smallworld.finished', {json.dumps(json.dumps([*FINISHED, warcraft]))})")
    page.reload()
    expect(page.locator("[data-row='race:orcs'] th")).to_have_text("Орки")
    expect(page.locator("[data-row='power:flying'] th")).to_have_text("Летучие")
    expect(page.locator("[data-row='race:ethereals'] th")).to_have_text("Эфириалы")


SHORT = TWO_VALLEYS.replace("rounds = 8", "rounds = 1")


def test_a_strong_bot_says_what_each_turn_cost(served: Served, visit: Visit) -> None:
    made = served.table([BOT, BOT], content=[SHORT])
    page = visit(f"{served.address}/#watch/{made['table']}/{made['watch']}").page
    expect(page.locator(".result")).to_be_visible(timeout=30_000)
    page.evaluate(f"location.hash = 'replay/{made['table']}'")
    page.locator("[data-ask-opinion]").click(timeout=20_000)
    expect(page.locator("[data-turn-opinion]")).to_have_count(1, timeout=60_000)  # of the turn that is shown
    expect(page.locator("[data-opinion]")).to_have_count(1, timeout=60_000)  # of the other
    expect(page.locator("[data-ask-opinion]")).to_have_count(0)
    page.reload()  # it is kept: nobody thinks again
    page.locator("[data-ask-opinion]").click(timeout=20_000)
    expect(page.locator("[data-opinion]")).to_have_count(1, timeout=20_000)


LOST = {"coins": 1.4, "error": 0.3, "counts": True}
PART = {"first": 0, "played": [{"do": "end"}], "best": [{"do": "conquer", "region": "2p-09"}], "loss": LOST}
TURN = {"round": 3, "seat": 0, "earned": 4, "loss": LOST, "luck": 0, "parts": [PART], "rolls": []}


def test_the_position_of_the_day_is_played_for_one_turn_and_judged(served: Served, visit: Visit) -> None:
    page = visit(f"{served.address}/").page
    day_told(page)
    page.route("**/api/tables/*/turn", lambda route: route.fulfill(json={"turn": TURN}))
    page.locator("[data-day]").click()
    page.locator("[data-begin-position]").click()
    expect(page.locator("[data-do=decline]")).to_be_visible(timeout=20_000)
    page.locator("[data-do=decline]").click()
    page.locator("[role=alertdialog] [data-sure]").click()
    expect(page.locator("[data-stars]")).to_have_attribute("data-stars", "2", timeout=20_000)  # it comes by itself
    expect(page.locator("[data-best]")).to_contain_text("Best: conquer ")
    expect(page.locator("[data-position-line]")).to_contain_text("★★☆ · coins lost: 1.4")
    expect(page.locator("[data-begin-position]")).to_have_count(0)
