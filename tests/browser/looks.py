"""What every page must be: nothing cut off, room for a finger, and nothing that axe finds serious."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Page

from browser.waiting import until

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESK, PHONE = (1280, 720), (390, 844)
SIZES = (DESK, (1920, 1080), PHONE, (844, 390))
SMALL = 500  # the shorter side of a phone
FINGER = 44
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")

STILL = """() => new Promise(requestAnimationFrame).then(() => document.getAnimations().every(
  each => each.playState !== "running" || each.effect.getComputedTiming().iterations === Infinity))"""
LOOK = """async () => {
  const {violations} = await axe.run(document, {resultTypes: ["violations"]});
  return violations.filter(each => ["serious", "critical"].includes(each.impact)).map(each => ({
    rule: each.id,
    where: each.nodes.map(node => `${node.target.join(" ")}: ${node.failureSummary}`),
  }));
}"""


def serious(page: Page, what: str, by_system: bool) -> list[str]:
    """Everything serious that axe finds in what is shown now, light or dark by our own setting or the system's."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; 0")
    found: list[str] = []
    before = page.evaluate("document.documentElement.dataset.theme")
    for theme in THEMES:
        if by_system:
            page.emulate_media(color_scheme=theme)
        else:
            page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        until(page, STILL)  # a dialog has faded in
        wrong: list[dict[str, Any]] = page.evaluate(LOOK)
        found += [f"{what}, {theme}: {each['rule']}: {each['where'][:3]}" for each in wrong]
    page.evaluate("theme => document.documentElement.dataset.theme = theme", before)
    page.emulate_media(color_scheme="light")
    return found


def troubles(page: Page, what: str) -> list[str]:
    """Everything serious about what the page shows now, in both themes and on both kinds of screen."""
    found: list[str] = []
    before = page.viewport_size
    page.wait_for_timeout(300)  # what was pressed may still be on its way, and what is there on its way out
    for width, height in (DESK, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        found += serious(page, f"{what}, {width} wide", by_system=(width, height) == PHONE)
    if before:
        page.set_viewport_size(before)
    return found


TARGETS = """() => {
  const outer = one => one.parentElement ? [one.parentElement, ...outer(one.parentElement)] : [];
  const scrolled = one => outer(one).filter(each => getComputedStyle(each).overflowY === "auto");
  const whole = (one, box) => scrolled(one).map(each => each.getBoundingClientRect())
    .every(seen => box.top >= seen.top - 1 && box.bottom <= seen.bottom + 1);  // what is half scrolled away comes whole
  const sticks = one => getComputedStyle(one).position === "sticky";
  const feet = [...document.querySelectorAll(".dialog > .deeds")].filter(sticks);
  const scrolls = (one, box) => feet.some(each => !each.contains(one) && each.parentElement.contains(one)
    && box.bottom > each.getBoundingClientRect().top);  // it lies half under the buttons that are always seen
  return [...document.querySelectorAll("button, a[href], summary, [data-step], select, input")]
  .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.closest(".log, .unseen"))
  .map(one => one.matches("[type=radio], [type=checkbox]") && one.closest("label") || one)  // its words are pressed too
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => {
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit && (one.contains(hit) || hit.contains(one)) && whole(one, box) && !scrolls(one, box);
  })
  .map(([one, box]) => ({what: one.outerHTML.slice(0, 90), x: box.x, y: box.y, w: box.width, h: box.height}));
}"""


def crowded(page: Page) -> list[str]:
    """Targets that are too small, and pairs that overlap."""
    found = page.evaluate(TARGETS)
    assert found
    wrong = [f"{one['what']} is {one['w']:.0f} × {one['h']:.0f}" for one in found if min(one["w"], one["h"]) < FINGER]
    for place, one in enumerate(found):
        for other in found[:place]:
            apart = max(
                abs(one[at] + one[size] / 2 - other[at] - other[size] / 2) for at, size in (("x", "w"), ("y", "h"))
            )
            over = all(
                one[at] < other[at] + other[size] and other[at] < one[at] + one[size] for at, size in ("xw", "yh")
            )
            if over and apart < FINGER:
                wrong.append(f"{one['what']} lies over {other['what']}")
    return wrong


CLIPPED = """() => {
  const told = new Set(["hidden", "clip"]);
  const measured = ".card, .texts, .plate, .combo, .doing, .prompt, .coach, .stepper, .segmented label, button"
    + ", .button";
  return [...document.querySelectorAll("body, body *:not(svg *)")].filter(one => {
    if (!one.clientWidth || !one.textContent.trim() || !one.checkVisibility() || one.closest(".unseen")) return false;
    if (one.clientWidth === 1 && one.clientHeight === 1) return false;  // only for those who listen
    if (one.matches(".frame")) return false;  // a map may be larger than what is seen of it
    const {overflowX, overflowY} = getComputedStyle(one);
    const all = one.matches(measured);
    return (all || told.has(overflowX)) && one.scrollWidth > one.clientWidth + 1
        || (all || told.has(overflowY)) && one.scrollHeight > one.clientHeight + 1;
  }).map(one => `${one.tagName}.${one.className}: ${one.scrollWidth}×${one.scrollHeight} in `
    + `${one.clientWidth}×${one.clientHeight}: ${one.textContent.slice(0, 60)}`);
}"""


BROKEN = """() => [...document.querySelectorAll(".card .banner b")].flatMap(one => {
  const broken = [];
  const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    for (const found of node.data.matchAll(/[\\p{L}\\u00ad]+/gu)) {
      const word = document.createRange();
      word.setStart(node, found.index);
      word.setEnd(node, found.index + found[0].length);
      const lines = new Set([...word.getClientRects()].map(box => Math.round(box.top)));
      if (lines.size > 1 && !found[0].includes("\\u00ad")) broken.push(found[0]);
    }
  }
  return broken;
})"""
"""Names on cards that go on in the next line without a hyphen."""


class Eyes:
    """Look at what a page shows on every kind of screen, on phones with a finger."""

    def __init__(self, page: Page, axe: bool = False) -> None:
        self.page = page
        self.axe = axe
        self.wire = page.context.new_cdp_session(page)

    def finger(self, touches: bool) -> None:
        """Fingers come for a mouse, or the mouse comes back."""
        self.wire.send(
            "Emulation.setTouchEmulationEnabled", {"enabled": touches, "maxTouchPoints": 5 if touches else 1}
        )

    def wrong(self, pressed: bool) -> list[str]:
        """What is cut off, broken, too wide, or too small for a finger."""
        page = self.page
        found: list[str] = page.evaluate(CLIPPED) + [f"{name} is broken" for name in page.evaluate(BROKEN)]
        width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        if width[0] > width[1]:
            found.append(f"it is {width[0]} wide")
        return found + (crowded(page) if pressed else [])

    def look(self, what: str, pressed: bool = True, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
        """Everything that is wrong with it, at every size."""
        all_wrong: list[str] = []
        for width, height in sizes:
            phone = min(width, height) < SMALL
            if phone and not pressed:
                continue  # a television is no phone
            self.page.set_viewport_size({"width": width, "height": height})
            self.finger(phone)
            for _ in range(30):  # the map takes its new size by and by, and our type comes after the map
                self.page.wait_for_timeout(100)
                found = self.wrong(phone)
                if not found:
                    break
            if self.axe and (width, height) in (DESK, PHONE):
                found += serious(self.page, "axe", by_system=phone)
            all_wrong += [f"{what}, {width} × {height}: {each}" for each in found]
        self.finger(False)
        return all_wrong
