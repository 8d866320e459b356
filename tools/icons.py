"""The pictures that stand for the installed game: ``PYTHONPATH=src:tests python -m tools.icons``.

Draws `web/src/art/favicon.svg` in the sizes that browsers and phones want, into `web/public/icons`. Phones cut a
maskable picture to a form of their own, so there the drawing keeps to the middle and the sea goes to the edge. Needs
requirements/check.txt and a browser.
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.serving import FLAGS, chromium

WEB = Path(__file__).parents[1] / "web"
DRAWING = WEB / "src" / "art" / "favicon.svg"
ICONS = WEB / "public" / "icons"
SEA = "#4f9fcb"
PICTURES = {  # name: pixels, how much of them the drawing fills, what lies behind it
    "any-192": (192, 1.0, "transparent"),
    "any-512": (512, 1.0, "transparent"),
    "maskable-192": (192, 0.78, SEA),
    "maskable-512": (512, 0.78, SEA),
    "apple-touch": (180, 0.86, SEA),
}


def main() -> None:
    """Draw each once."""
    if not chromium():
        sys.exit("no chromium here: install it, or name one in $CHROMIUM")
    ICONS.mkdir(exist_ok=True)
    drawing = DRAWING.read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, (pixels, part, behind) in PICTURES.items():
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            body = f"margin: 0; height: 100vh; display: grid; place-items: center; background: {behind}"
            style = f"<style>body {{{body}}} svg {{width: {100 * part}vw}}</style>"
            page.set_content(style + drawing)
            page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
