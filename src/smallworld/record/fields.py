"""Tables written by people, read strictly: every key known, every value of the right type, or a clear refusal."""

from collections.abc import Iterable
from typing import Any, NoReturn

from smallworld.words import brief, nearest


class BadPosition(ValueError):
    """A position that cannot be set up: where in the text, and why."""


class Fields:
    """One table of a text, asked field by field. `place` says where it stands, for refusals."""

    def __init__(self, place: str, data: object, known: Iterable[str] | None = None) -> None:
        self.place = place
        if not isinstance(data, dict):
            self.refuse(f"this must be a table of names and values, not {brief(data)}.")
        self.data: dict[str, Any] = data
        if known is not None:
            for key in data:
                self.known(key, "key", known)

    def __contains__(self, name: str) -> bool:
        return name in self.data

    def refuse(self, reason: str, name: str = "") -> NoReturn:
        """Stop reading, with the place and the reason."""
        where = ", ".join([part for part in (self.place, name) if part])
        raise BadPosition(f"{where}: {reason}" if where else f"{reason[0].upper()}{reason[1:]}")

    def known(self, word: object, what: str, words: Iterable[str], name: str = "") -> str:
        """A word that must be one of these."""
        words = list(words)
        if word is None:
            self.refuse(f"the {what} is missing here.", name)
        if not isinstance(word, str) or word not in words:
            self.refuse(f"there is no {what} {brief(word)}. {nearest(word, words)}", name)
        return word

    def number(self, value: object, low: int, high: int, name: str = "") -> int:
        """A whole number in range; true and 2.0 are not."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.refuse(f"this must be a whole number from {low} to {high}, not {brief(value)}.", name)
        return value

    def whole(self, name: str, low: int, high: int, default: int) -> int:
        """A field with a whole number."""
        return self.number(self.data.get(name, default), low, high, name)

    def flag(self, name: str, default: bool = False) -> bool:
        """A field with true or false."""
        value = self.data.get(name, default)
        if not isinstance(value, bool):
            self.refuse(f"this must be true or false, not {brief(value)}.", name)
        return value

    def word(self, name: str, default: str = "") -> str:
        """A field with a text."""
        value = self.data.get(name, default)
        if not isinstance(value, str):
            self.refuse(f"this must be a text in quotes, not {brief(value)}.", name)
        return value

    def items(self, name: str) -> list[Any]:
        """A field with a list of anything; without the field, an empty list."""
        value = self.data.get(name, [])
        if not isinstance(value, list):
            self.refuse(f"this must be a list in square brackets, not {brief(value)}.", name)
        return value

    def part(self, name: str, known: Iterable[str] | None = None) -> "Fields":
        """A table inside this one; without the field, an empty table."""
        where = ", ".join([part for part in (self.place, name) if part])
        return Fields(where, self.data.get(name, {}), known)

    def parts(self, name: str, known: Iterable[str]) -> "list[Fields]":
        """A list of tables inside this one, numbered from 0 as seats are."""
        where = f"{self.place}, {name}" if self.place else name
        return [Fields(f"{where} {i}", item, known) for i, item in enumerate(self.items(name))]
