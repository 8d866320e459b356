"""A report of the laboratory, opened as the file it is: light and dark, wide and narrow, alone in the world."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

from smallworld.lab.explore import Cell, explore
from smallworld.lab.figures import section_of
from smallworld.lab.report import About, report
from smallworld.text.places import all_names

SEEN = """() => {
    const light = (colour) => {
        const parts = colour.match(/[\\d.]+/g).slice(0, 3).map(part => part / 255)
            .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
    };
    const ground = (element) => {
        for (let each = element; each; each = each.parentElement) {
            const colour = getComputedStyle(each).backgroundColor;
            if (!/, 0\\)$|transparent/.test(colour)) return colour;
        }
        return "rgb(255, 255, 255)";
    };
    const all = [...document.querySelectorAll("h1, h2, h3, p, li, th, td, a, .range")];
    const texts = all.filter(each => each.textContent.trim());
    const contrasts = texts.map(each => {
        const [dark, bright] = [light(getComputedStyle(each).color), light(ground(each))].sort((a, b) => a - b);
        return (bright + 0.05) / (dark + 0.05);
    });
    return {
        texts: texts.length,
        least: Math.min(...contrasts),
        ground: light(ground(document.body)),
        wide: document.documentElement.scrollWidth - innerWidth,
        pictures: [...document.querySelectorAll("svg")].map(each => each.getBoundingClientRect().width),
        tables: document.querySelectorAll("table").length,
    };
}"""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twenty games: every kind of table and picture is in it."""
    cell = Cell(("random",), players=2, seed="page", variants=((), (("orcs_bonus", "any"),)))
    section = section_of("base", 2, explore(cell, 5))
    about = About("A small report", "random", "", "page", "smallworld lab", "0", all_names("en"))
    made = tmp_path_factory.mktemp("report") / "report.html"
    made.write_text(report(about, [section]), encoding="utf-8")
    return made


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_report_can_be_read_in_both_colour_schemes_at_any_width(
    scheme: Literal["light", "dark"], file: Path, browser: Browser
):
    page = browser.new_context(color_scheme=scheme).new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda problem: wrong.append(str(problem)))
    page.on("console", lambda said: wrong.append(said.text))
    page.on("request", lambda asked: wrong.append(asked.url) if asked.url != file.as_uri() else None)
    page.goto(file.as_uri())
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 800})
        seen = page.evaluate(SEEN)
        assert seen["texts"] > 200 and seen["tables"] > 4 and len(seen["pictures"]) > 30
        assert seen["least"] >= 4.5  # AA of WCAG 2
        assert (seen["ground"] > 0.5) == (scheme == "light")
        assert seen["wide"] <= 0 and min(seen["pictures"]) > 0  # what is wider than the screen scrolls by itself
    assert wrong == []
