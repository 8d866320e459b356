"""A whole game with the keyboard alone: Tab, arrows, Enter and a few letters. Focus is always to be seen."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.player import Visit
from browser.serving import Served
from browser.test_in_browser import BOT, PERSON, seat_link

STEPS = 1500
TABS = 250

# Where the focus is. It is lost when it lies on nothing, or on something that shows no ring.
FOCUS = """() => {
  const one = document.activeElement;
  if (!one || one === document.body || !one.isConnected) return "";
  const style = getComputedStyle(one);
  const ring = parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== "none" || one.matches("[data-region]");
  return ring && one.checkVisibility() ? one.outerHTML.slice(0, 120) : `hidden: ${one.outerHTML.slice(0, 120)}`;
}"""

# Two things that can be reached must not have the same name: who cannot see could not tell them apart.
TWINS = """() => {
  const open = document.querySelector("dialog[open]") ?? document;
  const names = [...open.querySelectorAll("button, a[href], [data-region][tabindex='0']")]
    .filter(one => one.checkVisibility() && !one.disabled && !one.closest(".log"))
    .map(one => `${one.tagName} ${one.getAttribute("aria-label") ?? one.textContent.trim().replace(/\\s+/g, " ")}`);
  return names.filter((name, place) => names.indexOf(name) !== place);
}"""

# What a hand would look for next, in this order; the first that is there.
WISHES = (
    "[data-ready]",
    "dialog [data-sure]",
    "dialog [data-player]",
    "[data-pick]",
    "[data-do=redeploy]:not([disabled])",
    "[data-guard]:not([disabled])",
    "[data-do=give_up]:not([disabled])",
)
MOVES = "[data-do=end], [data-do=expand], [data-do=roll], [data-do=muster]"


class Hands:
    """Somebody without a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.random = Random(3)
        self.wrong: list[str] = []

    def sees(self, selector: str) -> bool:
        """Is it there?"""
        return self.page.locator(selector).count() > 0

    def look(self, when: str) -> None:
        """Is the focus where it can be seen, and has everything a name of its own?"""
        focus = self.page.evaluate(FOCUS)
        if not focus or focus.startswith("hidden"):
            self.wrong.append(f"{when}: the focus is lost: {focus}")

    def press(self, key: str) -> None:
        """A key."""
        self.page.keyboard.press(key)

    def tab_to(self, selector: str) -> bool:
        """Go there with Tab alone."""
        for _ in range(TABS):
            if self.page.evaluate("selector => !!document.activeElement?.matches(selector)", selector):
                return True
            self.press("Tab")
            if self.page.evaluate("document.hasFocus() && document.activeElement !== document.body"):
                self.look(f"on the way to {selector}")  # between the last thing and the first lies the browser itself
        return False

    def use(self, selector: str) -> None:
        """Go to a button and press it."""
        if self.tab_to(selector):
            self.press("Enter")

    def conquer(self) -> bool:
        """Walk to a region with the arrows and take it."""
        marks = [mark for mark in ("target", "certain", "die") if self.sees(f"[data-region][data-mark={mark}]")]
        if not marks or self.random.random() < 0.1:
            return False
        wanted = f"[data-region][data-mark={marks[0]}]"
        self.press("ArrowRight")
        for _ in range(12):
            if self.page.evaluate("wanted => !!document.activeElement?.matches(wanted)", wanted):
                break
            self.press(self.random.choice(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]))
        self.look("on the map")
        self.press("Enter")
        self.press("Enter")
        return True

    def step(self) -> None:
        """Decide something."""
        for wish in WISHES:
            if self.sees(wish):
                self.use(wish)
                return
        if self.sees("[data-do=give_up]"):
            self.tab_to("[data-region][data-mark=target]:not(.marked)")
            self.press("Enter")
        elif self.sees("[data-do=decline]") and self.random.random() < 0.3:
            self.use("[data-do=decline]")
        elif not self.conquer():
            self.use(MOVES if self.sees(MOVES) else "[data-use]")  # some races must choose before anything else


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_a_whole_game_with_keys_alone(served: Served, visit: Visit, edition: str) -> None:
    """Five players have the fewest rounds: eight."""
    page = visit(seat_link(served, served.table([PERSON, *[BOT] * 4], edition))).page
    hands = Hands(page)
    expect(page.locator(".bar")).to_be_visible(timeout=20_000)
    twins: set[str] = set()
    for _ in range(STEPS):
        if hands.sees(".result"):
            break
        if hands.sees(".bar.asked") or hands.sees("[data-ready]"):
            twins |= set(page.evaluate(TWINS))
            hands.step()
            hands.look("after a decision")
        page.wait_for_timeout(25)
    expect(page.locator(".result")).to_be_visible()
    assert hands.tab_to("dialog [data-look]")
    assert not hands.wrong, "\n".join(hands.wrong[:20])
    assert not twins, sorted(twins)


def test_escape_closes_what_is_on_top_and_the_focus_comes_back(served: Served, visit: Visit) -> None:
    page = visit(seat_link(served, served.table([PERSON, BOT]))).page
    hands = Hands(page)
    expect(page.locator("[data-pick]").first).to_be_visible(timeout=20_000)
    assert hands.tab_to(".menu-button")
    hands.press("Enter")
    expect(page.locator("dialog.dialog-back .menu")).to_be_visible()
    hands.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('.menu-button')")
    hands.press("?")
    expect(page.locator("dialog .help")).to_be_visible()
    hands.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    hands.use("[data-pick]")
    expect(page.locator("[data-mark=certain]").first).to_be_attached()
    hands.press("ArrowRight")
    hands.press("Enter")
    expect(page.locator(".picked")).not_to_have_count(0)
    hands.press("Escape")
    expect(page.locator(".picked")).to_have_count(0)
    hands.look("after Escape on the map")
    assert not hands.wrong, hands.wrong
