"""Somebody who plays as people do: with a mouse or a finger, not too fast, and looking into every dialog on the way.

After each press something must have changed, or a sentence must have said why not; and what looks pressable must be.
"""

import statistics
import time
from typing import NamedTuple

from playwright.sync_api import Page, expect

from browser.player import Player

LOST = 4.0  # seconds after which a press without any effect is lost; the machine may be busy
LONGEST_WAIT = 40.0  # for others
THINKS = 30_000  # milliseconds until a strong bot has an advice

EYES = """
window.spot = (selector, first) => {  // where one of these can be pressed, the first by preference
    const all = [...document.querySelectorAll(selector)];
    for (const one of [...all.slice(first % all.length), ...all]) {
        one.scrollIntoView({block: "nearest"});
        const box = one.getBoundingClientRect();
        for (const x of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const y of [0.5, 0.3, 0.7, 0.15, 0.85]) {
            const at = [box.x + box.width * x, box.y + box.height * y];
            const hit = document.elementFromPoint(...at);
            if (hit && one.contains(hit)) return at;
        }
    }
    return null;
};
window.seen = () => JSON.stringify([
    ...[".bar", ".confirm", ".troops", ".steps", ".notice", ".log .line:last-child", "dialog", ".track",
        ".domain", ".drawer", ".recap"].map((each) =>
        [...document.querySelectorAll(each)].map((one) => one.textContent).join("|")),
    document.querySelectorAll(".log .line").length,
    [...document.querySelectorAll(".ground")].map((one) => one.getAttribute("class") + one.dataset.mark).join(),
    [...document.querySelectorAll("[data-card]")].map((one) => one.getAttribute("class")).join(),
    [...document.querySelectorAll("[aria-pressed], input")].map((one) => one.ariaPressed ?? one.checked).join(),
    document.documentElement.lang,
]);
window.felt = [];  // the last things that reached the page, to tell what became of a lost press
const KINDS = ["pointerdown", "pointerup", "pointercancel", "click", "resize", "scroll", "keydown", "cancel", "close"];
for (const kind of KINDS)
    addEventListener(kind, ({target, clientX, clientY, key}) => {
        const on = target instanceof Element ? target.closest("[data-region], [data-act], [class]") : null;
        const name = on ? on.dataset.region ?? on.dataset.act ?? on.tagName + "." + on.getAttribute("class") : "";
        felt.push(`${Math.round(performance.now())} ${kind} ${name} ${clientX ?? key ?? ""} ${clientY ?? ""}`);
        felt.splice(0, felt.length - 14);
    }, true);
"""


FOCUS = """(there) => [...document.querySelectorAll(there)].some((one) => {
    one.focus();
    return document.activeElement === one;
})"""
"""Focus one of these, the first that can be."""


class Asked(NamedTuple):
    """Something that can be looked up."""

    key: str
    finger: str  # what a finger presses instead
    there: str  # what is there when it can be asked


KEYS = {
    "help": Asked("?", ".menu > .deeds button:first-child", ""),
    "rules": Asked("r", "[data-rule^='race:']", ""),
    "legend": Asked("l", ".menu [data-legend]", ""),
    "why": Asked("i", "[data-rule^='why:']", "[data-rule^='why:']"),
    "what happened": Asked("w", "[data-recap]", "[data-recap]"),
    "hint": Asked("h", ".menu [data-menu-hint]", ".bar.asked"),
}


class Human(Player):
    """Presses, looks, and now and then opens something."""

    def __init__(self, page: Page, seed: int = 1, pause: tuple[int, int] = (300, 900), touch: bool = False) -> None:
        super().__init__(page, seed)
        self.pause = pause
        self.touch = touch
        self.delays: list[float] = []
        self.dialogs = 0
        page.add_init_script(EYES)

    # One press

    def wait(self) -> None:
        """Think."""
        self.page.wait_for_timeout(self.random.randrange(*self.pause))

    def at(self, spot: list[float]) -> None:
        """Press here."""
        if self.touch:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot, delay=self.random.randrange(30, 90))

    def spot(self, selector: str) -> list[float] | None:
        """Where one of these can be pressed, any of them; nothing when all are covered."""
        found: list[float] | None = self.page.evaluate(
            "([selector, first]) => spot(selector, first)", [selector, self.random.randrange(1000)]
        )
        return found

    def changes(self, before: str, what: str) -> None:
        """The press has a visible effect."""
        began = time.monotonic()
        while self.page.evaluate("seen()") == before:
            assert time.monotonic() - began < LOST, f"nothing came of {what}: {self.felt()} {self.untouchable()}"
            self.page.wait_for_timeout(10)
        self.delays.append(time.monotonic() - began)

    def felt(self) -> list[str]:
        """What the page noticed of the last presses."""
        noticed: list[str] = self.page.evaluate("felt")
        return noticed

    def alive(self) -> None:
        """Nothing looks pressable that is not."""
        dead = self.untouchable()
        assert not dead, dead
        assert not self.errors, self.errors

    def press(self, selector: str) -> None:
        """Press one of these, any of them that is not covered."""
        if not self.sees(selector):
            return
        self.wait()
        spot = self.spot(selector)
        if spot is None and (self.over or not self.sees(selector)):
            return  # the result is on top of it, or an earlier press has taken effect meanwhile
        before = self.page.evaluate("seen()")
        if spot is None:  # on a phone it may be under a sheet: there are still the keys
            self.page.locator(selector).first.press("Enter")
        else:
            self.at(spot)
        self.changes(before, selector)
        self.alive()

    def region(self, selector: str) -> None:
        """Point at a region, then act on it: by a second press, the button beside it, or the next key."""
        self.wait()
        spot = self.spot(selector)
        if spot is None:
            super().region(selector)
            return
        before = self.page.evaluate("seen()")
        self.at(spot)
        self.changes(before, f"pointing at {selector}")
        self.alive()
        if self.random.random() < 0.2:
            self.dialog()
        if not self.sees(".ground.picked") or self.sees("[data-gather]"):
            return  # one press was enough, a dialog came in between, or tokens are moved now: it has shown the region's
        if self.random.random() < 0.3 and self.sees(".confirm [data-act].go"):
            self.press(".confirm [data-act].go")
            return
        self.wait()
        before = self.page.evaluate("seen()")
        self.at(spot)
        self.changes(before, f"taking {selector}")
        self.alive()

    # Dialogs

    def dialog(self) -> None:
        """Open something, look, perhaps forget something, and close it again in any possible way."""
        opened = self.random.choice(["menu", "menu", *KEYS, "combo", "credits", "settings"])
        if opened == "combo":
            if self.spot(".combo") is None:
                return
            self.press(".combo")
        elif opened in KEYS:
            self.look_up(opened)
        else:
            self.press(".menu-button")
        if opened == "credits":
            self.press(".dialog [data-credits]")
        if opened == "settings":
            for _ in range(2):  # there and back
                self.press(".dialog .check input")
        self.dialogs += 1
        if self.sees("dialog, .drawer, .recap"):
            if self.random.random() < 0.6:
                self.collect_garbage()
            self.wait()
            self.shut()
        self.alive()

    def look_up(self, what: str) -> None:
        """Help, rule cards, the legend, a number's reason, what happened or a hint: by its key, or with a finger."""
        if what not in ("help", "rules", "legend") and self.spot(KEYS[what].there) is None:
            return  # nothing has happened yet, or nobody is to be asked
        if self.touch:
            way = KEYS[what].finger
            if way.startswith(".menu "):
                self.press(".menu-button")
            elif self.spot(way) is None:
                return  # none that a finger could reach
            self.press(way)
        else:
            if what == "why" and not self.page.evaluate(FOCUS, KEYS[what].there):
                return  # all of them are hidden
            before = self.page.evaluate("seen()")
            self.page.keyboard.press(KEYS[what].key)
            if what != "hint":
                self.changes(before, what)
            if what in ("rules", "legend", "why"):  # something else may have changed first
                expect(self.page.locator(".drawer")).to_be_visible()
        if what == "hint":  # a bot thinks first
            expect(self.page.locator(".hint, .notice").first).to_be_visible(timeout=THINKS)

    def look_everything_up(self) -> None:
        """Open and close each of these once, in their own turn."""
        for what in KEYS:
            self.look_on()
            self.look_up(what)
            self.wait()
            self.shut()
            self.alive()

    def shut(self) -> None:
        """Close what lies over the page, unless it has gone with what it was about."""
        if not self.sees("dialog, .drawer, .recap") or self.over:
            return
        before = self.page.evaluate("seen()")
        way = self.random.choice(["escape", "beside", "button"])
        on_top = self.sees("dialog") and self.sees(".drawer, .recap")
        button = ".dialog button:text-is('Close')" if on_top or not self.sees(".drawer") else "[data-rule-close]"
        if way == "button" and self.sees(button):
            self.page.locator(button).last.click()
        elif way == "beside" and self.sees("dialog"):
            if self.touch:
                self.page.touchscreen.tap(4, 4)
            else:
                self.page.mouse.click(4, 4)
        else:
            self.page.keyboard.press("Escape")
        self.changes(before, f"closing by {way}")
        if on_top:
            expect(self.page.locator("dialog:not(:has(.result))")).to_have_count(0)
            self.shut()
        else:
            expect(self.page.locator("dialog:not(:has(.result)), .drawer, .recap")).to_have_count(0)

    # A turn

    def decide(self) -> None:
        """Something between two presses, then a press of the game."""
        if not self.sees("dialog") and self.random.random() < 0.15:
            self.dialog()
        if self.sees("[role=alertdialog]") and self.random.random() < 0.3:
            self.wait()
            self.shut()
            self.collect_garbage()
            self.alive()
            return
        if self.sees("[data-undo]") and not self.sees("dialog") and self.random.random() < 0.06:
            self.press("[data-undo]")
            return
        super().decide()

    def act(self) -> None:
        """Nothing goes away under the hand that waits for it."""
        self.decide()

    def look_on(self) -> None:
        """Others play: wait, point at something, open something, or skip the rest."""
        began = time.monotonic()
        while not (self.asked or self.over):
            assert time.monotonic() - began < LONGEST_WAIT, "nobody plays on"
            wish = self.random.random()
            skip = self.spot("[data-skip]") if wish < 0.1 else None
            if skip is not None:
                self.at(skip)
            elif 0.1 < wish < 0.15 and self.spot(".menu-button") is not None:
                self.dialog()
            self.page.wait_for_timeout(100)

    def play(self, rounds: int = 99) -> None:
        """Play until the result is shown, or this many rounds are over."""
        while not self.over and int(self.turn() or 0) <= rounds:
            if self.asked or self.sees("dialog"):
                self.decide()
            else:
                self.look_on()
        self.alive()

    def told(self) -> str:
        """How it went."""
        took = sorted(round(1000 * delay) for delay in self.delays)
        middle = statistics.median(took or [0])
        return f"{len(took)} presses, seen after {middle:.0f} ms, at most {took[-3:]}; {self.dialogs} dialogs"
