"""Mistakes in words get the nearest known word back."""

import difflib
from collections.abc import Iterable


def nearest(word: str, known: Iterable[str]) -> str:
    """A sentence that helps with an unknown word: the nearest known one, or all of them."""
    names = sorted(known)
    close = difflib.get_close_matches(word, names, n=1, cutoff=0.6)
    if close:
        return f"Did you mean {close[0]!r}?"
    shown = ", ".join(names[:24])
    return f"Known: {shown}{', …' if len(names) > 24 else ''}."
