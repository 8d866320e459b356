"""Every form of the table looks as it did: each drawing on the sheet of all forms beside the picture kept of it.

If a form was changed on purpose, delete tests/browser/forms.png and forms-dark.png and run this test again: it takes
new pictures. Look at them, and at docs/visual-system.md, before you commit them.
"""

import base64
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.player import Visit
from browser.serving import Served

WHOLE_BROWSER = True  # it smooths letters in its own way, and the picture is of that

THEMES = {"light": "forms.png", "dark": "forms-dark.png"}
FOLDER = Path(__file__).parent
SIZE = (1280, 800)
FAR = 60  # of 255: nearer colours are only edges smoothed by another hand
MOST = 0.01  # of the box of one drawing; of each a part that means something is larger

DRAWINGS = """() => {
  const all = [...document.querySelectorAll(".forms figure :is(svg, .tile, .pennant), .forms .shelf > :not(figure)")];
  return all.map((one, place) => {
    one.dataset.form = place;
    const {left, top, right, bottom} = one.getBoundingClientRect();
    const label = one.closest("figure")?.querySelector("figcaption").textContent || one.textContent.trim();
    const kind = one.getAttribute("class");
    const title = one.closest("section").querySelector("h2").textContent.split(":")[0];
    const [x, y] = [Math.floor(left + scrollX), Math.floor(top + scrollY)];
    return [`${title}: ${label} (${kind})`, x, y, Math.ceil(right + scrollX) - x, Math.ceil(bottom + scrollY) - y];
  });
}"""

DIFFERENT = """async ([one, other, boxes, far]) => {
  const read = async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const paper = Object.assign(document.createElement("canvas"), {width: image.width, height: image.height});
    const pen = paper.getContext("2d", {willReadFrequently: true});
    pen.drawImage(image, 0, 0);
    return (x, y, wide, high) => pen.getImageData(x, y, wide, high).data;  // outside of the picture all is empty
  };
  const [a, b] = [await read(one), await read(other)];
  return boxes.map(([, ...box]) => {
    const [before, after] = [a(...box), b(...box)];
    let count = 0;
    for (let at = 0; at < before.length; at += 4)
      if ([0, 1, 2].some(part => Math.abs(before[at + part] - after[at + part]) > far)) count += 1;
    return count / (before.length / 4);
  });
}"""

HIDDEN = """selector => {
  const style = new CSSStyleSheet();
  style.replaceSync(`.forms :is(${selector}, ${selector} *) { visibility: hidden !important; }`);
  document.adoptedStyleSheets = [style];
}"""

INNERMOST = """selector => [...document.querySelectorAll("[data-form]")].flatMap((one, place) => {
  const has = each => each.matches(selector) || each.querySelector(selector);
  return has(one) && ![...one.querySelectorAll("[data-form]")].some(has) ? [place] : [];
})"""
"""The smallest boxes that have such a form."""

ROUNDS = (
    ("[data-form]",),
    (".tile", ".pennant", ".price .paper", ".piece .form", ".cream"),
    (".tile :is(.face, .side, .core)", ".pennant .charge", ".price .chip", ".piece use", ".charged path"),
    (".tile .mark", ".price text", ".sign"),
    (".tile .rim",),
    (".count",),
    (".ditch, .fence",),
    (".band",),
)
"""What is taken away: everything, or a kind of form from each drawing that has it, never two from the same one."""


class Sheet(NamedTuple):
    """A picture of all forms, and of each what it is, how far from the left and the top, how wide and how high."""

    picture: bytes
    boxes: list[tuple[str, int, int, int, int]]


def sheet(page: Page) -> Sheet:
    """All forms, when everything has come."""
    expect(page.locator(".forms")).to_be_visible(timeout=20_000)
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.wait_for_load_state("networkidle")
    return Sheet(photograph(page), [tuple(box) for box in page.evaluate(DRAWINGS)])


def photograph(page: Page) -> bytes:
    return page.screenshot(animations="disabled", full_page=True)


def changed(
    browser: Browser, one: bytes, other: bytes, boxes: list[tuple[str, int, int, int, int]]
) -> dict[int, float]:
    """The drawings that look different, by their place, and how much of each does."""
    blank = browser.new_page()
    pictures = [base64.b64encode(each).decode() for each in (one, other)]
    shares: list[float] = blank.evaluate(DIFFERENT, [*pictures, boxes, FAR])
    blank.close()
    return {place: share for place, share in enumerate(shares) if share > MOST}


@pytest.mark.parametrize("theme", THEMES)
def test_every_form_looks_as_it_did(served: Served, visit: Visit, browser: Browser, tmp_path: Path, theme: str) -> None:
    page = visit(f"{served.address}/#forms", size=SIZE).page
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    now, boxes = sheet(page)
    assert len(boxes) >= 80
    kept = FOLDER / THEMES[theme]
    if not kept.exists():
        kept.write_bytes(now)
        pytest.fail(f"There was no {kept.name}. Now there is: look at it, and commit it if it is right.")
    (tmp_path / kept.name).write_bytes(now)
    found = changed(browser, kept.read_bytes(), now, boxes)
    wrong = [f"{boxes[place][0]}: {share:.0%}" for place, share in found.items()]
    assert not wrong, (
        f"These look different: {', '.join(wrong)}. See {tmp_path / kept.name}. If that is meant, delete "
        f"tests/browser/{kept.name} and run this test again."
    )


def test_each_form_that_is_gone_is_missed(served: Served, visit: Visit, browser: Browser) -> None:
    """One kind of form at a time; and since each drawing is looked at by itself, no other one is of any help."""
    page = visit(f"{served.address}/#forms", size=SIZE).page
    page.emulate_media(color_scheme="light")
    before, boxes = sheet(page)
    assert changed(browser, before, photograph(page), boxes) == {}
    for selectors in ROUNDS:
        page.evaluate(HIDDEN, ", ".join(selectors))
        missed = changed(browser, before, photograph(page), boxes)
        for selector in selectors:
            having: list[int] = page.evaluate(INNERMOST, selector)
            assert having, f"no drawing has a {selector}"
            unseen = [boxes[place][0] for place in having if place not in missed]
            assert unseen == [], f"{selector} can go unseen"
