"""Writing TOML: what a race or power in Python says of itself, and the files of a folder as one text."""

import json
from collections.abc import Mapping
from typing import Any, Final

from smallworld.content.files import BadContent, shown

DEEPEST: Final = 8


def toml_lines(data: Mapping[str, Any]) -> str:
    """A table as TOML, a line for each field."""
    return "".join(f"{word_or_quoted(name)} = {toml_value(value)}\n" for name, value in data.items())


def toml_value(value: object, deep: int = 0) -> str:
    """A value of such a line; those that no field of ours can have are refused."""
    if deep > DEEPEST:
        raise BadContent("The text is nested too deeply.")
    if isinstance(value, Mapping):
        inner = [f"{word_or_quoted(name)} = {toml_value(each, deep + 1)}" for name, each in value.items()]
        return "{" + ", ".join(inner) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([toml_value(each, deep + 1) for each in value]) + "]"
    if not isinstance(value, (str, int)):
        raise BadContent(f"No field can be {shown(value)}.")
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def word_or_quoted(name: str) -> str:
    """A key of TOML."""
    return name if name.replace("_", "").isalnum() and name.isascii() else json.dumps(name)
