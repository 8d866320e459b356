"""The workshop: a home-made race, power or board from a form or from its text, and what there is to say about it.

A form is the plain data of a file, as `part_forms.vocabulary` describes it; a board is drawn (`sketches`). Whoever
fills one in gets the text that it stands for. A text that is read gives back its form, so that the two stay in step.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from smallworld.content.board_file import FIELDS as BOARD_FIELDS
from smallworld.content.board_file import read_board
from smallworld.content.editions import BadSetup
from smallworld.content.files import BadContent, read_toml, shown
from smallworld.content.grammar_file import PER, WHEN
from smallworld.content.grammar_file import WHERE as REGIONS
from smallworld.content.loader import FIELDS, home_made, read_banner
from smallworld.content.part_list import PARTS
from smallworld.content.set_file import BOARD, SET
from smallworld.content.setup import make_setup
from smallworld.content.toml_write import toml_value as plain_value
from smallworld.content.toml_write import word_or_quoted
from smallworld.table.doubts import doubts
from smallworld.table.home import board_card, home_card
from smallworld.table.refusals import coded
from smallworld.table.sketches import board_lines, sketch_of
from smallworld.text.homemade import Describer, bound, describe_board
from smallworld.words import LANGUAGES

Json = dict[str, Any]

DEEPEST: Final = 6
"""Tables within tables of a form."""
INNER: Final = 3
"""How deep the tables of a part lie: in the form, in its list, in the part."""


# From a form to its text


def written(form: object) -> str:
    """The text that a form stands for: a line for each field, in the order of the documentation."""
    if not isinstance(form, dict):
        raise BadContent(f"This needs a form, not {shown(form)}.")
    data = bare(form)
    board = data.get("kind") == BOARD
    if board:
        data = board_lines(data)
    order = BOARD_FIELDS if board else FIELDS
    names = [*[name for name in order if name in data], *[name for name in data if name not in order]]
    lines: list[str] = []
    tables: list[str] = []
    for name in names:
        value = data[name]
        if is_list_of_tables(value):
            tables += [f"\n[[{word_or_quoted(name)}]]\n{block(each)}" for each in value]
        elif isinstance(value, dict) and board and name in ("regions", "places"):
            tables.append(f"\n[{name}]\n{block(value)}")
        elif board and name == "drawing":
            lines.append("drawing = [\n" + "".join([f"  {plain_value(row)},\n" for row in value]) + "]\n")
        else:
            lines.append(f"{word_or_quoted(name)} = {inline(value)}\n")
    return "".join([*lines, *tables])


def bare(value: Any, deep: int = 0) -> Any:
    """Plain data without what says nothing. An empty table within one of a part stays, to be refused where it is."""
    if deep > DEEPEST:
        raise BadContent("The form is nested too deeply.")
    if isinstance(value, dict):
        nothing: tuple[object, ...] = (None, "") if deep >= INNER else (None, "", {})
        return {str(name): bare(each, deep + 1) for name, each in value.items() if each not in nothing}
    if isinstance(value, list):
        return [bare(each, deep + 1) for each in value]
    return value


def is_list_of_tables(value: object) -> bool:
    """Is it written with two brackets?"""
    return isinstance(value, list) and value != [] and all([isinstance(each, dict) for each in value])


def block(data: Mapping[str, object]) -> str:
    """A table, a line for each field; the part comes first."""
    names = sorted(data, key=lambda name: name != "part")
    return "".join([f"{word_or_quoted(name)} = {inline(data[name])}\n" for name in names])


def inline(value: object) -> str:
    """A value in one line."""
    if isinstance(value, dict):
        inner = [f"{word_or_quoted(name)} = {inline(each)}" for name, each in value.items()]
        return "{ " + ", ".join(inner) + " }" if inner else "{}"
    if isinstance(value, list):
        return "[" + ", ".join([inline(each) for each in value]) + "]"
    return plain_value(value)


# What there is to say about a text


def checked(text: str) -> Json:
    """A text, its form, and its card; or what is wrong with it, and where."""
    try:
        return {"text": text, "problem": None, **read(text)}
    except (BadContent, BadSetup) as problem:
        return {"text": text, "problem": problem_of(str(problem))}


def made_from(form: object) -> Json:
    """The same of the text that a form stands for."""
    try:
        text = written(form)
    except BadContent as problem:
        return {"text": "", "problem": problem_of(str(problem))}
    return checked(text)


def problem_of(reason: str) -> Json:
    """A refusal: its sentence, the same as a code for those who read another language, and where it belongs."""
    code, values = coded(reason)
    return {"reason": reason, "code": code, "values": values, "place": place_of(reason)}


def read(text: str) -> Json:
    """What a sound text says. It must also be playable."""
    data = read_toml(text)
    if data.get("kind") == SET:
        raise BadContent(
            "A set is brought to a table as a whole; the workshop makes one race, power or board at a time."
        )
    if data.get("kind") == BOARD:
        board = read_board(text)
        understood = {language: describe_board(board, language) for language in LANGUAGES}
        return {
            "form": sketch_of(board, data),
            "card": board_card(board, text) | {"understood": understood},
            "said": {},
        }
    banner = read_banner(text)
    made = home_made(banner)
    if made.python:
        raise BadContent("written_in: what is written in Python cannot be made here, only said in a file.")
    for edition in made.editions:
        make_setup(edition, 2, custom=[banner])
    return {
        "form": data,
        "card": home_card(banner),
        "said": {each: [bound(deed) for deed in Describer(made, each).deeds()] for each in LANGUAGES},
        "doubts": doubts(made),
    }


# Where something is wrong

EDITION: Final = re.compile(r"In the edition \w+: ")
PART: Final = re.compile(r"ability (\d+)(?: \(\w+\))?((?:, \w+)*): ")
TABLE: Final = re.compile(r"(\w+(?:, \w+)*): ")
MISSING: Final = re.compile(r"The field '(\w+)' is missing")
WORD: Final = re.compile(r"\w+")


def place_of(reason: str) -> Json:
    """The field that a refusal is about, from the sentence itself: the number of the part, and the way to the field."""
    rest = EDITION.sub("", reason, count=1)
    number, path = 0, list[str]()
    part, table = PART.match(rest), TABLE.match(rest)
    if part:
        number, path, rest = int(part[1]), WORD.findall(part[2]), rest[part.end() :]
    elif table and all([word in known_fields() for word in WORD.findall(table[1])]):
        path, rest = WORD.findall(table[1]), rest[table.end() :]
    missing, first = MISSING.search(rest), WORD.match(rest)
    if missing:
        path.append(missing[1])
    elif first and first[0] in known_fields():
        path.append(first[0])
    return {"part": number, "path": path}


@lru_cache(maxsize=1)
def known_fields() -> frozenset[str]:
    """Every word that names a field."""
    parts = [name for part in PARTS.values() for name in part.fields]
    return frozenset([*FIELDS, *BOARD_FIELDS, *parts, *REGIONS, *WHEN, *PER, "part", "at_least", "at_most"])


# Something to begin with


@lru_cache(maxsize=1)
def examples() -> list[Json]:
    """The example files of the package: what they are called, and their texts."""
    folder = files("smallworld.content") / "custom"
    found: list[Json] = []
    for place in (folder, folder / "ideas"):
        for file in sorted(place.iterdir(), key=lambda each: each.name):
            if not file.name.endswith(".toml"):
                continue
            text = file.read_text(encoding="utf-8")
            data = read_toml(text)
            name = data.get("name", data["key"])
            names = dict.fromkeys(LANGUAGES, name) if isinstance(name, str) else name
            found.append({"kind": data["kind"], "name": names["en"], "names": names, "text": text})
    return found
