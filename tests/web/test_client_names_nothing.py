"""The browser holds no rules: no race, power, piece, terrain or symbol is named in its code."""

import re
from pathlib import Path

import pytest

from smallworld.content.editions import EDITIONS

SOURCES = Path(__file__).parents[2] / "web" / "src"
FILES = [file for file in sorted(SOURCES.rglob("*")) if file.suffix in (".ts", ".tsx", ".css")]


def words_of(edition: str) -> set[str]:
    """Every key that is printed on something of an edition."""
    box = EDITIONS[edition]
    rules = box.rules(box.presets["default"])
    banners = {banner.key for banner in (*rules.races, *rules.powers)}
    return banners | {piece.key for piece in rules.pieces} | set(box.terrains) | set(box.symbols)


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_word_of_the_game_stands_in_the_code(edition: str) -> None:
    assert len(FILES) > 30
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        named = set(re.findall(r"""["'`](\w+)["'`]""", text))
        named |= set(re.findall(r"(?:race|power|piece|terrain|symbol|use)-(\w+)", text))
        assert not named & words_of(edition), f"{file.name}: {sorted(named & words_of(edition))}"


def test_nothing_is_written_as_markup() -> None:
    for file in FILES:
        assert not re.search(
            r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(", file.read_text("utf-8")
        ), file
