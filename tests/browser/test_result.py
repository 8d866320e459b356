"""The end of a game, as somebody sees it who only looked on."""

from playwright.sync_api import expect

from browser.player import Visit
from browser.serving import Served
from browser.test_in_browser import BOT


def test_an_invited_onlooker_saves_the_game_and_reads_where_all_coins_came_from(served: Served, visit: Visit) -> None:
    made = served.table([BOT, BOT])
    player = visit(f"{served.address}/#join/{made['table']}/{made['invite']}/{made['watch']}")
    page = player.page
    expect(page.locator(".result")).to_be_visible(timeout=30_000)
    with page.expect_download() as saved:
        page.locator("[data-record]").click()
    assert "smallworld-record" in saved.value.path().read_text()
    told = page.locator(".scores small").all_inner_texts()
    assert all("regions" in each for each in told)
    page.reload()
    expect(page.locator(".scores small").first).to_have_text(told[0])

    page.route("**/record", lambda route: route.abort())
    page.locator("[data-record]").click()
    expect(page.locator("dialog .notice")).to_contain_text("does not answer")
    player.errors.clear()  # a connection refused is an error to the browser, and meant here
