"""The end of a game, as a spectator sees it."""

import pytest
from playwright.sync_api import expect

from browser.player import Visit
from browser.serving import Served
from browser.test_in_browser import BOT


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_the_lines_add_up_and_the_map_leads_back_to_them(served: Served, visit: Visit, edition: str) -> None:
    made = served.table([BOT, BOT, BOT], edition)
    page = visit(f"{served.address}/#watch/{made['table']}/{made['watch']}", language="ru").page
    expect(page.locator(".result")).to_be_visible(timeout=60_000)
    for row in page.locator("[data-score]").all():
        lines = [int(each.get_attribute("data-coins") or "") for each in row.locator("[data-coins]").all()]
        assert sum(lines) == int(row.get_attribute("data-score") or "") and len(lines) > 2
    page.locator("[data-look]").click()
    expect(page.locator("dialog")).to_have_count(0)
    page.locator("[data-show-result]").click()
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator("[data-show-result]")).to_have_count(0)


def test_an_invited_onlooker_saves_the_game_and_reads_where_all_coins_came_from(served: Served, visit: Visit) -> None:
    made = served.table([BOT, BOT])
    player = visit(f"{served.address}/#join/{made['table']}/{made['invite']}/{made['watch']}")
    page = player.page
    expect(page.locator(".result")).to_be_visible(timeout=30_000)
    with page.expect_download() as saved:
        page.locator("[data-record]").click()
    assert "smallworld-record" in saved.value.path().read_text()
    told = page.locator(".scores small").all_text_contents()
    assert all("regions" in each and "at the start" in each for each in told)
    page.reload()
    expect(page.locator(".scores small").first).to_have_text(told[0])

    page.route("**/record", lambda route: route.abort())
    page.locator("[data-record]").click()
    expect(page.locator("dialog .notice")).to_contain_text("does not answer")
    player.errors.clear()  # a connection refused is an error to the browser, and meant here
