"""Every form of the table looks as it did: the sheet of all forms beside the picture that is kept of it.

If a form was changed on purpose, delete tests/browser/forms.png and run this test again: it takes a new picture. Look
at it, and at docs/visual-system.md, before you commit it.
"""

import base64
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.player import Visit
from browser.serving import Served

WHOLE_BROWSER = True  # it smooths letters in its own way, and the picture is of that

KEPT = Path(__file__).parent / "forms.png"
TAKEN = "forms-now.png"
SIZE = (1280, 800)
FAR = 60  # of 255: nearer colours are only edges smoothed by another hand
MOST = 0.004  # of all pixels; a form that is gone or moved changes more

DIFFERENT = """async ([one, other, far]) => {
  const read = async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const paper = Object.assign(document.createElement("canvas"), {width: image.width, height: image.height});
    const pen = paper.getContext("2d");
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await read(one), await read(other)];
  if (a.width !== b.width || a.height !== b.height) return 1;
  let count = 0;
  for (let at = 0; at < a.data.length; at += 4)
    if ([0, 1, 2].some(part => Math.abs(a.data[at + part] - b.data[at + part]) > far)) count += 1;
  return count / (a.width * a.height);
}"""


def sheet(page: Page) -> bytes:
    """A picture of all forms, when everything has come."""
    expect(page.locator(".forms")).to_be_visible(timeout=20_000)
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.wait_for_load_state("networkidle")
    return page.screenshot(animations="disabled", full_page=True)


def different(browser: Browser, one: bytes, other: bytes) -> float:
    """The share of pixels that are not alike."""
    blank = browser.new_page()
    pictures = [base64.b64encode(each).decode() for each in (one, other)]
    share: float = blank.evaluate(DIFFERENT, [*pictures, FAR])
    blank.close()
    return share


def test_every_form_looks_as_it_did(served: Served, visit: Visit, browser: Browser, tmp_path: Path) -> None:
    page = visit(f"{served.address}/#forms", size=SIZE).page
    page.emulate_media(color_scheme="light")
    now = sheet(page)
    if not KEPT.exists():
        KEPT.write_bytes(now)
        pytest.fail(f"There was no {KEPT.name}. Now there is: look at it, and commit it if it is right.")
    share = different(browser, KEPT.read_bytes(), now)
    (tmp_path / TAKEN).write_bytes(now)
    assert share <= MOST, (
        f"{share:.2%} of the sheet of forms look different: see {tmp_path / TAKEN}. If that is meant, delete "
        f"tests/browser/{KEPT.name} and run this test again."
    )


def test_a_form_that_has_moved_is_noticed(served: Served, visit: Visit, browser: Browser) -> None:
    page = visit(f"{served.address}/#forms", size=SIZE).page
    page.emulate_media(color_scheme="light")
    before = sheet(page)
    assert different(browser, before, sheet(page)) <= MOST
    page.evaluate("document.querySelectorAll('.tile').forEach(one => one.setAttribute('transform', 'translate(0 30)'))")
    assert different(browser, before, sheet(page)) > MOST
