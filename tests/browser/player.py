"""Somebody who plays in a browser by pressing what is highlighted."""

import re
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

from playwright.sync_api import ConsoleMessage, Error, Page, expect

QUICK = 3_000
PATIENT = 20_000  # milliseconds: a page may come late while bots think on the same machine
LONGEST_GAME = 240.0  # seconds; a game takes about twenty
LONGEST_WAIT = 240.0  # seconds in which nobody is asked anything, on however busy a machine: the game is stuck
UNTOUCHABLE = (Path(__file__).parent / "untouchable.js").read_text()
MOVING = "[data-do=end], [data-do=expand], [data-do=roll], [data-do=muster], [data-do=decline]"


class Player:
    """Presses legal things, any of them, and nothing else."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = Random(seed)
        self.errors: list[str] = []
        page.set_default_timeout(QUICK)
        page.set_default_navigation_timeout(PATIENT)
        page.add_init_script(UNTOUCHABLE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self.hear)

    def hear(self, message: ConsoleMessage) -> None:
        """Note an error, and where it came from: the browser says of a refused request only its number.

        It is no error that the last seat is taken while a page asks for the code of its table.
        """
        url = message.location["url"]
        if message.type == "error" and not (url.endswith("/code") and "409" in message.text):
            self.errors.append(f"{message.text} ({url})")

    def sees(self, selector: str) -> bool:
        """Is it there?"""
        return self.page.locator(selector).count() > 0

    def untouchable(self) -> list[str]:
        """What looks pressable but cannot be hit or focused. Every page checks that itself when a turn begins."""
        found: list[str] = self.page.evaluate("untouchable()")
        return found

    def collect_garbage(self) -> None:
        """Collect the page's garbage, as sooner or later happens in a long evening."""
        session = self.page.context.new_cdp_session(self.page)
        session.send("HeapProfiler.collectGarbage")
        session.detach()

    def press(self, selector: str) -> None:
        """Press one of these buttons, any of them; they may be gone by now."""
        found = self.page.locator(selector)
        number = found.count()
        if number:
            found.nth(self.random.randrange(number)).click()

    def region(self, selector: str) -> None:
        """Point at one of these regions and act on it."""
        found = self.page.locator(selector)
        number = found.count()
        if not number:
            return
        found.nth(self.random.randrange(number)).focus()
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("Enter")

    def take(self) -> None:
        """Conquer a region, as soon as that is possible."""
        expect(self.page.locator("[data-mark=certain]").first).to_be_attached()
        self.region("[data-mark=certain]")

    def gather(self) -> None:
        """Take up all tokens, if there are any to take: some races pay one for a region, and that one stays."""
        button = self.page.locator("[data-gather]")
        expect(button).to_be_visible()
        if button.is_enabled():
            button.click()

    def guard(self) -> None:
        """Let the tokens be placed where they guard best, unless they stand there already."""
        button = self.page.locator("[data-guard]")
        expect(button).to_be_visible()
        if button.is_enabled():
            button.click()

    def key(self, key: str) -> None:
        """Press a key that decides something, as soon as there is something to decide."""
        expect(self.page.locator(".bar.asked")).to_be_visible()
        self.page.keyboard.press(key)

    @property
    def over(self) -> bool:
        """Is the result shown?"""
        return self.sees(".result")

    @property
    def asked(self) -> bool:
        """Must this player decide something?"""
        return self.sees(".bar.asked") or self.sees("[data-ready]")

    def scores(self) -> list[int]:
        """The coins on the page of results."""
        return [int(each.get_attribute("data-score") or "") for each in self.page.locator("[data-score]").all()]

    def turn(self) -> str:
        """The round, as the track shows it."""
        found = re.search(r"\d+", self.page.locator(".track .round").inner_text())
        return found.group() if found else ""

    def hurry(self) -> None:
        """Do not wait for bots longer than they think, if the page offers that."""
        with suppress(Error):  # it has gone: that is what was wanted
            self.press("[data-skip]")

    def waits(self) -> str:
        """What the page says while nothing can be done."""
        return " | ".join(self.page.locator(".track .round, .bar, .waits, .notice").all_inner_texts())

    def act(self) -> None:
        """Take one step of the game; it is no fault if a button goes away meanwhile."""
        try:
            self.decide()
        except Error as gone:
            if "Timeout" not in str(gone) and "detached" not in str(gone):
                raise

    def decide(self) -> None:
        """Press something."""
        if self.sees("[data-ready]"):
            self.press("[data-ready]")
        elif self.sees("[data-sure]"):
            self.press("[data-sure]")
        elif self.sees(".dialog [data-player]"):
            self.press(".dialog [data-player]")
        elif self.sees("[data-pick]"):
            self.press("[data-pick]")
        elif self.sees("[data-do=redeploy]:not([disabled])"):
            self.press("[data-do=redeploy]")
        elif self.sees("[data-guard]:not([disabled])"):
            self.press("[data-guard]")
        elif self.sees("[data-do=give_up]"):
            self.give_up()
        elif self.sees("[data-do=expand]"):
            self.press("[data-do=decline]" if self.random.random() < 0.25 else MOVING)
        elif self.sees("[data-use]:not(.on)") and self.random.random() < 0.4:
            self.press("[data-use]:not(.on)")
        else:
            self.conquer()

    def conquer(self) -> None:
        """Take a region, for sure or with luck; stop when there is none, and now and then earlier."""
        for marks, chance in (("target", 0.9), ("certain", 0.9), ("die", 0.7)):
            if self.sees(f"[data-mark={marks}]") and self.random.random() < chance:
                self.region(f"[data-mark={marks}]")
                return
        if self.sees(MOVING):
            self.press(MOVING)

    def give_up(self) -> None:
        """Mark regions until enough are marked."""
        for place in range(self.page.locator("[data-mark=target]").count()):
            if not self.page.is_disabled("[data-do=give_up]"):
                break
            self.page.locator("[data-region][data-mark=target]").nth(place).focus()
            self.page.keyboard.press("Enter")
        self.press("[data-do=give_up]")


Visit = Callable[..., Player]
"""Opens an address for somebody."""


def play_to_the_end(*players: Player, steps: int = 3000) -> None:
    """Everybody plays until all see the result. Waiting is no step: bots and a busy machine may take their time."""
    taken, heard = 0, time.monotonic()
    while playing := [player for player in players if not player.over]:
        asked = [player for player in playing if player.asked]
        for player in asked:
            player.act()
        if asked:
            taken, heard = taken + len(asked), time.monotonic()
        else:
            playing[0].hurry()
            playing[0].page.wait_for_timeout(25)
        assert taken < steps, f"after {taken} steps there is no end to the game: round {playing[0].turn()}"
        assert time.monotonic() - heard < LONGEST_WAIT, f"after {taken} steps nobody was asked: {playing[0].waits()}"
