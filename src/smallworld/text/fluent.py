"""Reads the part of Fluent that web/text uses, and refuses everything else.

Messages of one line whose placeables hold a variable, a quoted text or a choice between variants; a choice has
lines of its own. No attributes, terms or functions: nothing has needed them yet.
"""

import re
from dataclasses import dataclass
from pathlib import Path

MESSAGE = re.compile(r"([a-z][a-zA-Z0-9_-]*) = (?=\S)")
VARIABLE = re.compile(r"\{ \$([a-z]+) (\}|->\n)")
QUOTED = re.compile(r'\{"([^"\\]*)"\}')
VARIANT = re.compile(r" +(\*?)\[([a-z]+|[0-9]+)\] (?=\S)")
CLOSING = re.compile(r" *\}")
TEXT = re.compile(r"[^{}\n]+")


class BadWords(ValueError):
    """A file that breaks these rules."""


@dataclass(frozen=True)
class Variable:
    """A place for a value."""

    name: str


@dataclass(frozen=True)
class Choice:
    """One of several texts, by a value."""

    name: str
    variants: "tuple[tuple[str, Pattern], ...]"
    default: str


Pattern = tuple[str | Variable | Choice, ...]
Messages = dict[str, Pattern]


class Reader:
    """Goes through a file from top to bottom."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        """The next piece, if it is this."""
        found = what.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def trouble(self, what: str) -> BadWords:
        """An error that says where."""
        line = self.text.count("\n", 0, self.at) + 1
        return BadWords(f"line {line}: {what}")

    def messages(self) -> Messages:
        """All of them, in order."""
        found: Messages = {}
        while self.at < len(self.text):
            if self.take(re.compile(r"(?:#[^\n]*)?\n")):
                continue
            head = self.take(MESSAGE)
            if not head:
                raise self.trouble("neither a comment nor a message")
            if head[1] in found:
                raise self.trouble(f"{head[1]} stands here twice")
            found[head[1]] = self.pattern()
            if not self.take(re.compile(r"\n")):
                raise self.trouble("a message goes on where it should end")
        return found

    def pattern(self) -> Pattern:
        """Text and placeables up to the end of the line."""
        parts: list[str | Variable | Choice] = []
        while True:
            if text := self.take(TEXT):
                parts.append(text[0])
            elif quoted := self.take(QUOTED):
                parts.append(quoted[1])
            elif variable := self.take(VARIABLE):
                parts.append(Variable(variable[1]) if variable[2] == "}" else self.choice(variable[1]))
            else:
                break
        if not parts or (isinstance(parts[-1], str) and parts[-1] != parts[-1].rstrip() and parts[-1] != " "):
            raise self.trouble("an empty text, or blanks at its end")
        return tuple(parts)

    def choice(self, name: str) -> Choice:
        """The variants, down to the closing brace."""
        variants: list[tuple[str, Pattern]] = []
        default = ""
        while head := self.take(VARIANT):
            if default:
                raise self.trouble("the default comes last")
            default = head[2] if head[1] else ""
            variants.append((head[2], self.pattern()))
            if not self.take(re.compile(r"\n")):
                raise self.trouble("a variant goes on where it should end")
        if not default or not self.take(CLOSING):
            raise self.trouble("a choice without a default, or without its end")
        return Choice(name, tuple(variants), default)


def read(file: Path) -> Messages:
    """The messages of a file."""
    return Reader(file.read_text(encoding="utf-8")).messages()


def variables(pattern: Pattern) -> set[str]:
    """The names of all variables."""
    found: set[str] = set()
    for part in pattern:
        if isinstance(part, Variable | Choice):
            found.add(part.name)
        if isinstance(part, Choice):
            found |= {name for _, variant in part.variants for name in variables(variant)}
    return found


def choices(pattern: Pattern) -> list[Choice]:
    """All choices, those inside others too."""
    found = [part for part in pattern if isinstance(part, Choice)]
    return found + [inner for part in found for _, variant in part.variants for inner in choices(variant)]


def plural(language: str, number: int) -> str:
    """The form of a noun after a whole number."""
    if language == "ru":
        if number % 10 == 1 and number % 100 != 11:
            return "one"
        return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"
    if number == 1:
        return "one"
    return "few" if language == "cs" and number in (2, 3, 4) else "other"


def say(language: str, pattern: Pattern, **values: str | int) -> str:
    """The sentence with these values."""
    out = ""
    for part in pattern:
        if isinstance(part, str):
            out += part
        elif isinstance(part, Variable):
            out += str(values[part.name])
        else:
            value = values[part.name]
            fits = {str(value), plural(language, value)} if isinstance(value, int) else {value}
            chosen = next((variant for key, variant in part.variants if key in fits), dict(part.variants)[part.default])
            out += say(language, chosen, **values)
    return out
