"""Words for sentences: values from strangers in brief, misspelt words with the nearest known one."""

import difflib
import reprlib
from collections.abc import Iterable
from typing import Final

LONGEST: Final = 60

LANGUAGES: Final = ("en", "ru", "cs")
"""The languages in which people are spoken to."""

_short: Final = reprlib.Repr()  # looks at no more of a value than it shows, however large the value is
_short.maxlevel = 2
_short.maxstring = _short.maxlong = _short.maxother = LONGEST


def brief(value: object) -> str:
    """Any value as it would be written in Python, in at most 60 characters. Never fails."""
    try:
        text = _short.repr(value)
    except Exception:  # a number of too many digits, or an object that cannot say what it is
        text = "a huge number" if isinstance(value, int) else f"a {type(value).__name__}"
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def closest(word: object, known: Iterable[str]) -> str | None:
    """The known word that looks most like this one, if any does."""
    close = difflib.get_close_matches(word[:40] if isinstance(word, str) else "", sorted(known), n=1, cutoff=0.6)
    return close[0] if close else None


def nearest(word: object, known: Iterable[str]) -> str:
    """A sentence that helps with an unknown word: the nearest known one, or all of them."""
    names = sorted(known)
    close = closest(word, names)
    if close is not None:
        return f"Did you mean {close!r}?"
    shown = ", ".join(names[:24])
    return f"Known: {shown}{', …' if len(names) > 24 else ''}."


def a(word: str) -> str:
    """A word with its article."""
    return f"{'an' if word[:1] in 'aeiou' else 'a'} {word}"


def number_of(number: int, word: str) -> str:
    """A number of something."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
