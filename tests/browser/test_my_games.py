"""The list of games on the start page: no press destroys the key to a seat."""

import json

from playwright.sync_api import Page, expect

from browser.player import Player, Visit
from browser.serving import Served
from browser.test_in_browser import BOT, PERSON, alone, seat_link

KEPT = "JSON.parse(localStorage.getItem('smallworld.games'))"


def on_the_list(served: Served, visit: Visit) -> tuple[Player, str]:
    """Somebody in the middle of a game goes back to the start page."""
    player = alone(served, visit)
    page = player.page
    expect(page.locator("[data-pick]").first).to_be_visible(timeout=15_000)
    table = page.evaluate("location.hash").removeprefix("#table/")
    page.evaluate("location.hash = ''")
    expect(page.locator(f"[data-forget='{table}']")).to_be_visible()
    return player, table


def plays_on(page: Page) -> None:
    """The seat is still theirs."""
    expect(page.locator("[data-pick]").first).to_be_visible(timeout=15_000)
    expect(page.locator(".plate.me")).to_contain_text("Ada")


def test_a_game_says_that_it_is_my_turn(served: Served, visit: Visit) -> None:
    player, table = on_the_list(served, visit)
    expect(player.page.locator(f".my-games a[href='#table/{table}']")).to_contain_text("Your turn")


def test_the_game_that_waits_for_me_is_one_press_away(served: Served, visit: Visit) -> None:
    player, table = on_the_list(served, visit)
    page = player.page
    expect(page.locator("[data-continue]")).to_contain_text("Your turn")
    expect(page.locator("[data-continue]")).to_contain_text("Continue")
    page.locator(f"[data-continue='{table}']").click()
    plays_on(page)


def test_a_running_game_is_asked_about_before_it_leaves_the_list(served: Served, visit: Visit) -> None:
    player, table = on_the_list(served, visit)
    page = player.page
    page.locator(f"[data-forget='{table}']").click()
    expect(page.locator("[role=alertdialog]")).to_contain_text("Remove this game from the list?")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator(f".my-games a[href='#table/{table}']").click()
    plays_on(page)


def test_a_game_taken_off_the_list_is_put_back_at_one_press(served: Served, visit: Visit) -> None:
    player, table = on_the_list(served, visit)
    page = player.page
    page.locator(f"[data-forget='{table}']").click()
    page.locator("[data-sure]").click()
    expect(page.locator(f"[data-forget='{table}']")).to_have_count(0)
    page.locator("[data-undo-forget]").click()
    page.locator(f".my-games a[href='#table/{table}']").click()
    plays_on(page)


def test_a_game_taken_off_the_list_is_found_on_its_shelf_after_a_reload(served: Served, visit: Visit) -> None:
    player, table = on_the_list(served, visit)
    page = player.page
    page.locator(f"[data-forget='{table}']").click()
    page.locator("[data-sure]").click()
    page.reload()
    page.locator(".removed summary").click()
    expect(page.locator(".removed")).to_contain_text("Ada, Acorn")
    page.locator(f"[data-remember='{table}']").click()
    page.locator(f".my-games ul a[href='#table/{table}']").click()
    plays_on(page)


def test_a_game_opened_from_the_shelf_is_on_the_list_again(served: Served, visit: Visit) -> None:
    player, table = on_the_list(served, visit)
    page = player.page
    page.locator(f"[data-forget='{table}']").click()
    page.locator("[data-sure]").click()
    page.goto(f"{served.address}/#table/{table}")
    plays_on(page)


def test_a_game_that_is_over_goes_at_once_and_comes_back(served: Served, visit: Visit) -> None:
    made = served.table([BOT, BOT])
    page = visit(f"{served.address}/#watch/{made['table']}/{made['watch']}").page
    expect(page.locator(".result")).to_be_visible(timeout=30_000)
    page.evaluate("location.hash = ''")
    page.locator("[data-forget]").click()
    expect(page.locator("dialog")).to_have_count(0)
    page.locator("[data-undo-forget]").click()
    expect(page.locator("[data-forget]")).to_have_count(1)


def test_no_number_of_games_pushes_a_seat_out_of_reach(served: Served, visit: Visit) -> None:
    player, table = on_the_list(served, visit)
    page = player.page
    page.evaluate(
        """kept => {
            const more = n => ({...kept[0], table: `${n}`.padEnd(22, "x"), at: kept[0].at + n});
            localStorage.setItem("smallworld.games", JSON.stringify([...kept, ...[...Array(45).keys()].map(more)]));
        }""",
        page.evaluate(KEPT),
    )
    page.reload()
    page.locator("[data-play=base]").click()
    expect(page.locator("[data-pick]").first).to_be_visible(timeout=60_000)  # two bots may begin
    page.evaluate("location.hash = ''")
    page.locator("[data-all-games]").click()
    page.locator(f".my-games a[href='#table/{table}']").click()
    plays_on(page)
    player.errors.clear()  # the page asks whose turn it is, also at the tables that were made up here


def test_two_pages_of_one_browser_keep_both_seats(served: Served, visit: Visit) -> None:
    made = [served.table([PERSON, BOT]) for _ in range(2)]
    one = visit(served.address).page
    other = one.context.new_page()
    other.goto(seat_link(served, made[1]))
    plays_on(other)
    one.goto(seat_link(served, made[0]))
    plays_on(one)
    kept = {each["table"]: each["seats"] for each in one.evaluate(KEPT)}
    assert all(kept[each["table"]] for each in made), json.dumps(kept)


def test_bots_are_called_by_their_names_in_the_language_of_the_page(served: Served, visit: Visit) -> None:
    player, _ = on_the_list(served, visit)
    page = player.page
    for language, name in (("en", "Acorn"), ("ru", "Жёлудь"), ("cs", "Žalud")):
        page.locator(f"[data-language={language}]").click()
        expect(page.locator(".my-games li span")).to_have_text(f"Ada, {name}")
    # A memory older than the names has the bot's key.
    old = {name: value for name, value in page.evaluate(KEPT)[0].items() if name != "bots"} | {
        "names": ["Ada", "greedy"]
    }
    page.evaluate("kept => localStorage.setItem('smallworld.games', JSON.stringify(kept))", [old])
    page.reload()
    expect(page.locator(".my-games li span")).to_have_text("Ada, Žalud")
