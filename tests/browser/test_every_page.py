"""Every page, and all that lies over one, is whole, has room for fingers, and can be used by everybody.

Nothing is cut off in three languages at four sizes, nothing on a phone is small or crowded, and axe finds nothing
serious, light or dark, on a large screen or a small one. What there is to look at stands in one list: pages.py.
"""

import re
from pathlib import Path
from typing import Any

import pytest

from browser.looks import DESK, PHONE, SIZES, Eyes
from browser.pages import AFTERWARDS, AT_THE_TABLE, BEFORE, EVERY, WITH_OTHERS, State, Tour
from browser.player import Visit
from browser.serving import Served

SOURCES = Path(__file__).parents[2] / "web" / "src"
FOR_MAKERS = {"forms"}  # test_forms looks at it
FITS = "(box => box.scrollHeight <= box.clientHeight)(document.querySelector('.menu'))"


def look_around(tour: Tour, states: tuple[State, ...], language: str) -> None:
    """Go from state to state and look; axe sees no difference between languages."""
    eyes = Eyes(tour.page, axe=language == "en")
    wrong: list[str] = []
    for state in tour.walk(states):
        if state.name == "settings" and not tour.page.evaluate(FITS):
            wrong.append("settings do not fit into 720 pixels")
        wrong += eyes.look(state.name, state.pressed, (DESK, PHONE) if state.long else SIZES)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_before_a_game(served: Served, visit: Visit, language: str) -> None:
    look_around(Tour(served, visit(served.address, "Maximiliana", language)), BEFORE, language)


@pytest.mark.parametrize(
    ("edition", "language"), [("base", "en"), ("warcraft", "en"), ("warcraft", "ru"), ("base", "cs")]
)
def test_at_the_table(served: Served, visit: Visit, edition: str, language: str) -> None:
    look_around(Tour(served, visit(served.address, "Maximiliana", language), edition), AT_THE_TABLE, language)


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_with_a_coach_and_with_others(served: Served, visit: Visit, language: str) -> None:
    look_around(Tour(served, visit(served.address, "Maximiliana", language)), WITH_OTHERS, language)


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_after_a_game(served: Served, visit: Visit, over: dict[str, Any], language: str) -> None:
    look_around(Tour(served, visit(served.address, "Maximiliana", language), over=over), AFTERWARDS, language)


def test_no_page_and_no_dialog_is_left_out() -> None:
    routes = re.search(r"export type Route = (.*)", (SOURCES / "route.ts").read_text("utf-8"))
    assert routes is not None
    pages = {name for group in re.findall(r"page: ([^;}]+)", routes[1]) for name in re.findall(r"\w+", group)}
    assert {state.page for state in EVERY} == pages - FOR_MAKERS
    dialogs = {
        file.relative_to(SOURCES).as_posix()
        for file in SOURCES.rglob("*.tsx")
        if re.search(r"<(Dialog|Modal|dialog)\b", file.read_text("utf-8")) and file.name != "parts.tsx"
    }
    assert {state.file for state in EVERY if state.file} == dialogs
