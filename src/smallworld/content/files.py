"""Reading files that people wrote: strict TOML with limits, and fields that explain themselves.

A file holds data and nothing else; no word of it is ever run. Anything not understood is refused
with one sentence that names the field and, for a mistyped word, the nearest known one.
"""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from smallworld.toml_text import NotToml, read_toml_text
from smallworld.words import LANGUAGES, a, closest, nearest

MOST_BYTES: Final = 64 * 1024
MOST_DOTS: Final = 1000

KINDS: Final = ("race", "power", "board", "set")

MARKUP: Final = re.compile(r"</?[A-Za-z!]|&#?\w+;|\]\(|javascript:", re.IGNORECASE)
INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Signs that count as letters or marks and show nothing."""

ONE_ALPHABET: Final = re.compile("[A-Za-z\u00c0-\u024f]+|[\u0400-\u052f]+")
"""Words of Latin letters, or of Cyrillic ones: no sign has to be looked up."""

NEEDED: Final = object()
"""The default of a field that must be given."""


class BadContent(ValueError):
    """A race, power or board that cannot be used as written, with the reason."""


@dataclass(frozen=True)
class Said:
    """Words for people: in one language that nobody named, or in several."""

    words: tuple[tuple[str, str], ...] = ()  # a language and what is said in it; "" for the one without a name

    def to(self, language: str = "en") -> str:
        """What a reader of this language is told: in English if it lacks theirs, otherwise in what it has."""
        known = dict(self.words)
        return next((known[each] for each in (language, "", "en", *known) if each in known), "")

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages it names."""
        return tuple(language for language, _ in self.words if language)

    @property
    def plain(self) -> str | dict[str, str]:
        """As it is written in a file: a text, or a table of texts."""
        return dict(self.words) if self.languages else self.to()

    def __bool__(self) -> bool:
        return bool(self.words)


SILENT: Final = Said()


def text_of(source: object) -> object:
    """The text of a file, if it is named by a `Path`; anything else as it is.

    A name in a str is never opened: texts come from strangers.
    """
    if not isinstance(source, Path):
        return source
    try:
        with source.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else "not a file name"
        raise BadContent(f"The file cannot be read: {reason}.") from None
    if len(data) > MOST_BYTES:
        raise BadContent(f"The file is longer than {MOST_BYTES // 1024} kB.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadContent("The file is not UTF-8 text.") from None


def read_toml(text: object) -> dict[str, Any]:
    """A TOML text as plain data. A byte order mark before it is no part of it."""
    if isinstance(text, str):
        if text.endswith((".toml", ".py")) and "\n" not in text:
            raise BadContent(f"{shown(text)} looks like the name of a file; write Path({shown(text)}).")
        text = text.removeprefix("\ufeff")
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
    return "nothing" if value is None else a(type(value).__name__)


class Table:
    """A table of a file. Each field is asked for once; any other field is refused."""

    def __init__(self, data: dict[str, Any], where: str = "") -> None:
        self.data: Final = data
        self.where: Final = where  # "ability 2 (flies)", put before every refusal

    def refuse(self, reason: str) -> BadContent:
        """The refusal, to be raised."""
        return BadContent(f"{self.where}: {reason}" if self.where else reason)

    def one_of(self, name: str, known: Iterable[str]) -> str:
        """One of many known words; all of them are listed if none is near."""
        value = self.get(name, NEEDED)
        if isinstance(value, str) and value not in known and closest(value, known) is None:
            raise self.refuse(f"{name} cannot be {shown(value)}. Known: {', '.join(known)}.")
        return self.known_word(name, value, known)

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
        if not is_plain(value) or value.strip() != value:
            raise self.refuse(f"{name} must be one line of plain characters: {shown(value)}.")
        if MARKUP.search(value):
            raise self.refuse(f"{name} is shown as it is, so it can have no markup: {shown(value)}.")
        return value

    def said(self, name: str, most: int, default: str | None = "") -> Said:
        """A line for people, or a table of the same line in several languages."""
        value = self.get(name, NEEDED if default is None else default)
        if not isinstance(value, dict):
            line = self.line(name, most, NEEDED if default is None else default)
            return Said((("", line),)) if line else Said()
        inner = Table(value, f"{self.where}, {name}" if self.where else name)
        inner.only(LANGUAGES)
        if not all(value.values()) or not value:
            raise self.refuse(f"{name} must be said in at least one language, and in each that it names.")
        return Said(tuple((language, inner.line(language, most)) for language in LANGUAGES if language in value))


def is_plain(text: str) -> bool:
    """Is it what it looks like: composed, without signs that nobody sees or that turn the text round?"""
    if not text.isprintable() or unicodedata.normalize("NFC", text) != text or INVISIBLE.search(text):
        return False
    marks = [unicodedata.combining(sign) > 0 for sign in text]
    return not any(one and other for one, other in pairwise(marks))  # a heap of accents


def is_key(word: str) -> bool:
    """Is it a name for programs?"""
    plain = word.replace("_", "")
    return 2 <= len(word) <= 24 and word[0].isalpha() and plain.isascii() and plain.isalnum() and word == word.lower()


def plain_name(name: str) -> str:
    """A name for comparing: however it is spaced, and whether large or small."""
    return "_".join(unicodedata.normalize("NFKC", name).casefold().split())


def bare_name(name: str) -> str:
    """The letters and digits of a name, for telling whether two look alike."""
    return "".join([sign for sign in plain_name(name) if sign.isalnum()])


def mixes_alphabets(name: str) -> bool:
    """Has a word letters of several alphabets, so that it could look like another?"""
    for word in re.findall(r"[^\W\d_]+", name):
        if ONE_ALPHABET.fullmatch(word):
            continue
        if len({unicodedata.name(sign, "?").split()[0] for sign in word if not unicodedata.combining(sign)}) > 1:
            return True
    return False
