"""TOML from strangers: data and nothing else, within limits. No word of it is ever run."""

import tomllib
from typing import Any


class NotToml(ValueError):
    """A text that cannot be read as TOML, or not within the limits; the reason is a sentence."""


def read_toml_text(text: object, most_bytes: int, most_dots: int) -> dict[str, Any]:
    """A TOML text as plain data. Dots are counted because a dotted key costs its reader the square of its length."""
    if not isinstance(text, str):
        raise NotToml(f"This needs a TOML text, not a {type(text).__name__}.")
    try:
        if len(text) > most_bytes or len(text.encode()) > most_bytes:
            raise NotToml(f"The text is longer than {most_bytes // 1024} kB.")
    except UnicodeEncodeError:
        raise NotToml("The text has half a character in it (a lone surrogate).") from None
    if text.count(".") > most_dots:
        raise NotToml(f"The text has more than {most_dots} dots.")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise NotToml("The text is nested too deeply.") from None
    except ValueError as problem:
        reason = str(problem)[:160].rstrip(".")
        raise NotToml(f"This is not TOML: {reason if reason.isprintable() else 'strange characters'}.") from None
