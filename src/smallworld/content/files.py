"""Reading files that people wrote: strict TOML with limits, and fields that explain themselves.

A file holds data and nothing else; no word of it is ever run. Anything not understood is refused
with one sentence that names the field and, for a mistyped word, the nearest known one.
"""

import unicodedata
from collections.abc import Iterable
from typing import Any, Final

from smallworld.toml_text import NotToml, read_toml_text
from smallworld.words import nearest

MOST_BYTES: Final = 64 * 1024
MOST_DOTS: Final = 1000

KINDS: Final = ("race", "power", "board")

NEEDED: Final = object()
"""The default of a field that must be given."""


class BadContent(ValueError):
    """A race, power or board that cannot be used as written, with the reason."""


def read_toml(text: object) -> dict[str, Any]:
    """A TOML text as plain data."""
    try:
        return read_toml_text(text, MOST_BYTES, MOST_DOTS)
    except NotToml as problem:
        raise BadContent(str(problem)) from None


def shown(value: object) -> str:
    """A value for a sentence: short and harmless, whatever it is."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) > 10**9:
        return "a huge number"
    if isinstance(value, str):
        return ascii(value[:40]) if not value[:40].isprintable() else repr(value[:40])
    if isinstance(value, (int, float)):
        return repr(value)
    return f"a {type(value).__name__}"


class Table:
    """A table of a file. Each field is asked for once; any other field is refused."""

    def __init__(self, data: dict[str, Any], where: str = "") -> None:
        self.data: Final = data
        self.where: Final = where  # "ability 2 (flies)", put before every refusal

    def refuse(self, reason: str) -> BadContent:
        """The refusal, to be raised."""
        return BadContent(f"{self.where}: {reason}" if self.where else reason)

    def only(self, fields: Iterable[str]) -> None:
        """Refuse unknown fields with the nearest known one."""
        known = list(fields)
        for name in self.data:
            if name not in known:
                raise self.refuse(f"There is no field {shown(name)}. {nearest(name, known)}")

    def get(self, name: str, default: object) -> Any:
        """A field as written in the file."""
        if name in self.data:
            return self.data[name]
        if default is NEEDED:
            raise self.refuse(f"The field {name!r} is missing.")
        return default

    def number(self, name: str, low: int, high: int, default: object = NEEDED) -> int:
        """A whole number in range."""
        value = self.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.refuse(f"{name} must be a whole number from {low} to {high}, not {shown(value)}.")
        return value

    def yes_no(self, name: str, default: object = NEEDED) -> bool:
        """True or false."""
        value = self.get(name, default)
        if not isinstance(value, bool):
            raise self.refuse(f"{name} must be true or false, not {shown(value)}.")
        return value

    def word(self, name: str, known: Iterable[str], default: object = NEEDED) -> str:
        """One of the known words."""
        if name not in self.data and isinstance(default, str):
            return default
        return self.known_word(name, self.get(name, default), known)

    def words(self, name: str, known: Iterable[str], default: object = NEEDED) -> tuple[str, ...]:
        """One known word, or a list of different ones."""
        value = self.get(name, default)
        values = [value] if isinstance(value, str) else value
        if not isinstance(values, (list, tuple)):
            raise self.refuse(f"{name} must be a word or a list of words, not {shown(value)}.")
        found = tuple(self.known_word(name, each, known) for each in values)
        if len(set(found)) != len(found):
            raise self.refuse(f"{name} names a word twice.")
        return found

    def known_word(self, name: str, value: object, known: Iterable[str]) -> str:
        """The value, if it is one of the known words."""
        names = list(known)
        if not isinstance(value, str):
            raise self.refuse(f"{name} must be a word, not {shown(value)}. {nearest('', names)}")
        if value not in names:
            raise self.refuse(f"{name} cannot be {shown(value)}. {nearest(value, names)}")
        return value

    def key(self, name: str) -> str:
        """A name for programs: lower-case letters, digits and _, 2 to 24 of them."""
        value = self.get(name, NEEDED)
        if not isinstance(value, str) or not is_key(value):
            rule = "2 to 24 lower-case letters, digits or _, a letter first"
            raise self.refuse(f"{name} must have {rule}, not {shown(value)}.")
        return value

    def line(self, name: str, most: int, default: object = NEEDED) -> str:
        """A line of text for people, without tricks."""
        value = self.get(name, default)
        if not isinstance(value, str):
            raise self.refuse(f"{name} must be a text, not {shown(value)}.")
        if len(value) > most:
            raise self.refuse(f"{name} has {len(value)} characters; the limit is {most}.")
        if not value.isprintable() or unicodedata.normalize("NFC", value) != value or value.strip() != value:
            raise self.refuse(f"{name} must be one line of plain characters: {shown(value)}.")
        return value


def is_key(word: str) -> bool:
    """Is it a name for programs?"""
    plain = word.replace("_", "")
    return 2 <= len(word) <= 24 and word[0].isalpha() and plain.isascii() and plain.isalnum() and word == word.lower()
