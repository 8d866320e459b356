"""Every text can be read on its ground, light and dark: AA of WCAG 2, computed from the colours themselves."""

import re
from pathlib import Path

import pytest

TOKENS = (Path(__file__).parents[2] / "web" / "src" / "style" / "tokens.css").read_text(encoding="utf-8")
ENOUGH = 4.5
GROUNDS = ("paper", "paper-2", "paper-3", "card")
TEXT_ON_GROUND = [
    *[(text, ground) for text in ("ink", "ink-2") for ground in GROUNDS],
    *[("bad", ground) for ground in ("card", "paper")],
    *[("focus", ground) for ground in ("card", "paper")],
    ("card", "ink"),
    ("on-go", "go"),
    ("on-gold", "gold"),
    ("on-emblem", "power"),
    ("on-emblem", "race"),
    ("on-plate", "plate"),
]
SEAT = re.compile(r"\.seat-(\w+) \{[^}]*--seat: (#\w+);[^}]*--on-seat: (#\w+);")


def colour(name: str, theme: str) -> str:
    """What a token is in a theme."""
    found = re.search(rf"--{name}: (?:light-dark\((#\w+), (#\w+)\)|(#\w+));", TOKENS)
    assert found, f"there is no colour --{name}"
    light, dark, always = found.groups()
    return always or (light if theme == "light" else dark)


def luminance(colour: str) -> float:
    """The relative luminance."""
    digits = colour[1:]
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How far apart two colours are, from 1 to 21."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_the_measure_is_that_of_wcag() -> None:
    assert contrast("#fff", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#fff") == pytest.approx(4.48, abs=0.005)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), TEXT_ON_GROUND)
def test_a_text_can_be_read_on_its_ground(text: str, ground: str, theme: str) -> None:
    assert contrast(colour(text, theme), colour(ground, theme)) >= ENOUGH


def test_what_stands_on_a_players_colour_can_be_read() -> None:
    seats = SEAT.findall(TOKENS)
    assert [seat for seat, _, _ in seats] == ["0", "1", "2", "3", "4", "none"]
    assert all([contrast(text, ground) >= ENOUGH for _, ground, text in seats])
