"""What moves and sounds over the map: it shows what happened, and nobody waits for it."""

import re

from playwright.sync_api import Browser, expect

from browser.conftest import TASTE
from browser.player import Player, Visit
from browser.serving import Served
from browser.test_in_browser import BOT, PERSON, alone, seat_link, until_conquest


def until_the_die(player: Player) -> None:
    """Play until some region needs the die."""
    for _ in range(120):
        if player.sees("[data-mark=die]"):
            return
        player.act()
        player.page.wait_for_timeout(150)
    raise AssertionError("nothing ever needed the die")


def test_the_die_falls_on_its_region_and_says_what_was_needed(served: Served, visit: Visit) -> None:
    player = alone(served, visit, speed="normal")
    until_the_die(player)
    page = player.page
    target = page.locator("[data-mark=die]").first
    place = target.bounding_box()
    target.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    told = page.locator(".die-table.on-map b:not(.gone)")
    expect(told).to_have_text(re.compile(r"^needed [1-3], rolled ([1-3]|a blank): (taken|held off)$"))
    needed, rolled = re.findall(r"\d", told.inner_text().replace("a blank", "0"))
    assert ("taken" in told.inner_text()) == (rolled >= needed)
    cube = page.locator(".cube").bounding_box()
    assert place and cube
    assert place["x"] - 60 < cube["x"] + cube["width"] / 2 < place["x"] + place["width"] + 60


def test_coins_fly_to_the_purse_and_are_gone(served: Served, visit: Visit) -> None:
    player = alone(served, visit, speed="normal")
    until_conquest(player)
    player.take()
    page = player.page
    page.evaluate("""new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(
        (node) => node.className === "flying coin" && (window.flown = (window.flown ?? 0) + 1))))
        .observe(document.body, {childList: true})""")
    player.key("e")
    for _ in range(6):
        if page.evaluate("window.flown ?? 0"):
            break
        player.act()
        page.wait_for_timeout(300)
    assert page.evaluate("window.flown") >= 1
    expect(page.locator(".flying.coin")).to_have_count(0)


def test_a_key_switches_the_sound(served: Served, visit: Visit) -> None:
    player = alone(served, visit)
    page = player.page
    sound = "JSON.parse(localStorage.getItem('smallworld.settings')).sound"
    expect(page.locator(".bar")).to_be_visible()
    assert page.evaluate(sound) is True
    page.keyboard.press("m")
    expect(page.locator(".notice")).to_have_text("Sound off")
    assert page.evaluate(sound) is False
    page.keyboard.press("m")
    expect(page.locator(".notice")).to_have_text("Sound on")


def test_nothing_moves_for_those_whose_system_asks_for_that(served: Served, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    context.add_init_script(TASTE.replace("LANGUAGE", "en").replace("NAME", "Ada").replace("SPEED", "normal"))
    context.add_init_script("""Element.prototype.animate = () => { throw new Error("something moves"); }""")
    player = Player(context.new_page())
    player.page.goto(seat_link(served, served.table([PERSON, BOT], "base", pace=0)))
    player.page.mouse.move(1, 1)  # so that the page has heard of a mouse before one presses
    until_conquest(player)
    assert player.page.evaluate("JSON.parse(localStorage.getItem('smallworld.settings')).sound") is False
    for _ in range(12):
        player.act()
        player.page.wait_for_timeout(100)
    assert not player.sees(".cube") and not player.errors
    context.close()
