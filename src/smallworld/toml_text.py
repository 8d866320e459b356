"""TOML from strangers: data and nothing else, within limits. No word of it is ever run."""

import re
import tomllib
from typing import Any, Final

from smallworld.words import brief

MANY_DIGITS: Final = re.compile(r"[\d_]{1000,}")
TWICE: Final = re.compile(r"Cannot overwrite a value \(at line (\d+)")


class NotToml(ValueError):
    """A text that cannot be read as TOML, or not within the limits; the reason is a sentence."""


def read_toml_text(text: object, most_bytes: int, most_dots: int) -> dict[str, Any]:
    """A TOML text as plain data. Dots are counted because a dotted key costs its reader the square of its length."""
    if not isinstance(text, str):
        raise NotToml(f"This needs a TOML text, not {brief(text)}.")
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
        lines = [line.count("[") + line.count("{") for line in text.splitlines()]
        raise NotToml(f"The text is nested too deeply in line {lines.index(max(lines)) + 1}.") from None
    except ValueError as problem:
        reason = given_twice(text, str(problem)) or too_long(text, str(problem)) or str(problem)[:160].rstrip(".")
        raise NotToml(f"This is not TOML: {reason if reason.isprintable() else 'strange characters'}.") from None


def given_twice(text: str, problem: str) -> str:
    """Which key stands there twice, if that is what the reader of TOML complains about; it names only the line."""
    found = TWICE.search(problem)
    if found is None:
        return ""
    lines = text.splitlines()
    number = int(found[1])
    key = lines[number - 1].partition("=")[0].strip()[:40] if number <= len(lines) else ""
    return f"{key!r} is given twice, the second time in line {number}" if key.isprintable() else ""


def too_long(text: str, problem: str) -> str:
    """If a number has too many digits: which key it belongs to, and where it stands. The parser does not say."""
    found = MANY_DIGITS.search(text) if "digits" in problem else None
    if found is None:
        return ""
    before = text[: found.start()]
    key = before.rpartition("\n")[2].partition("=")[0].strip()[:40]
    place = f"(at line {before.count(chr(10)) + 1}, column {len(before) - before.rfind(chr(10))})"
    return f"the number of {key!r} is too long {place}" if key.isprintable() else ""
