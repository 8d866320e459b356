"""The picture that stands beside a link to this game elsewhere: ``PYTHONPATH=src:tests python -m tools.preview``.

Takes it from the start page of the built client, which draws its land itself, and writes it to `web/src/art`; the next
build puts it into the package. It has no words besides the name, so it suits every language. Needs
requirements/check.txt and a browser.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.serving import FLAGS, Served, chromium, why_not

PICTURE = Path(__file__).parents[1] / "web" / "src" / "art" / "preview.png"
SIZE = {"width": 1200, "height": 630}  # what most programs that show links ask for
MOST = 100_000  # bytes: some programs show no larger ones

ONLY_THE_LAND = """
    .start .top, .start .welcome p, .start .plays, .start .learns, .start .ways, footer { display: none !important; }
    .start { display: block !important; height: 630px; overflow: hidden; }
    .start .welcome { padding-top: 92px !important; }
    .start h1 { font-size: 150px !important; line-height: 1.1 !important; }
    .start .land { position: absolute !important; inset: auto 0 0 0; height: 350px; }
    .start .land .hills, .start .land .sight { position: absolute !important; inset: 0; height: 350px !important; }
    .start .land .bands { width: 100%; height: 100%; }
    .start .land .marching { width: 88px !important; height: auto !important; }
"""


def main() -> None:
    """Open the start page, leave only the name and the land, take the picture."""
    if why_not():
        sys.exit(why_not())
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_context(
            viewport=SIZE,  # type: ignore[arg-type]
            locale="en",
            color_scheme="light",
            bypass_csp=True,
        ).new_page()
        page.goto(served.address)
        page.wait_for_selector(".hills")
        page.add_style_tag(content=ONLY_THE_LAND)
        page.evaluate("document.fonts.ready.then(() => 0)")
        page.wait_for_timeout(400)
        page.screenshot(path=PICTURE, animations="disabled")
        browser.close()
        served.stop()
    size = PICTURE.stat().st_size
    print(f"{PICTURE.name}: {size} bytes")
    if size > MOST:
        sys.exit(f"That is more than {MOST}.")


if __name__ == "__main__":
    main()
