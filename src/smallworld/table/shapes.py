"""Plain data, as in JSON, into dataclasses and back; strictly, so that an unknown field is refused too.

A field's annotation says what it may be; `Annotated[int, Between(0, 4)]` and the like give its bounds.
"""

from collections.abc import Callable, Iterable
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

Json = dict[str, Any]
Reader = Callable[[object, str], Any]


class BadShape(ValueError):
    """Data of the wrong shape, with the place and the reason."""


@dataclass(frozen=True)
class Between:
    """Bounds, both included: of a number, of the length of a text or of a list."""

    low: int
    high: int


WORDS: Final = {int: "a whole number", str: "a text", bool: "true or false", dict: "an object", list: "a list"}


def read(cls: type, data: object, tag: str = "", where: str = "") -> Any:
    """The dataclass that this data describes; `tag` is a field that is not the dataclass's own."""
    if not isinstance(data, dict):
        raise wrong(where, "an object", data)
    known = readers(cls)
    for name in data:
        if name not in known and (not tag or name != tag):
            raise BadShape(f"{where or 'the message'} has no field {str(name)[:40]!r}")
    found: Json = {}
    for name, (reader, needed) in known.items():
        if name in data:
            found[name] = reader(data[name], f"{where}.{name}" if where else name)
        elif needed:
            raise BadShape(f"{where or 'the message'} lacks {name}")
    return cls(**found)


def read_tagged(kinds: Json, tag: str, data: object, where: str = "") -> Any:
    """One of several dataclasses: the tag says which."""
    if not isinstance(data, dict):
        raise wrong(where, "an object", data)
    kind = data.get(tag)
    if not isinstance(kind, str) or kind not in kinds:
        raise BadShape(f"{where or 'the message'} is of no known kind: {str(kind)[:40]!r}")
    return read(kinds[kind], data, tag, where)


def write(value: Any) -> Any:
    """A dataclass as plain data, without fields that have their defaults."""
    cls: type = type(value)
    if is_dataclass(cls):
        told = [(name, getattr(value, name), default) for name, default in defaults(cls)]
        return {name: write(each) for name, each, default in told if default is MISSING or each != default}
    return [write(each) for each in value] if isinstance(value, list) else value


@cache
def defaults(cls: type) -> list[tuple[str, Any]]:
    """The fields of a dataclass and their defaults; MISSING for those that must be there."""
    return [(field.name, default_of(field)) for field in fields(cls)]


def default_of(field: "Field[Any]") -> Any:
    """The default of a field, MISSING if it has none."""
    return field.default if field.default_factory is MISSING else field.default_factory()


@cache
def readers(cls: type) -> dict[str, tuple[Reader, bool]]:
    """How each field of a dataclass is read, and whether it must be there."""
    hints = get_type_hints(cls, include_extras=True)
    return {field.name: (reader_of(hints[field.name]), default_of(field) is MISSING) for field in fields(cls)}


def reader_of(hint: Any) -> Reader:
    """How data of this type is read."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return bounded(reader_of(inner[0]), inner[1])
    if origin in (Union, UnionType):
        return either([reader_of(each) for each in inner])
    if origin is list:
        return list_of(reader_of(inner[0]))
    if origin is dict:
        return dict_of(reader_of(inner[1]), reader_of(inner[0]))
    if isinstance(hint, type) and hint is not Any:
        return (lambda data, where: read(hint, data, "", where)) if is_dataclass(hint) else just(hint)
    return anything


def wrong(where: str, wanted: str, data: object) -> BadShape:
    """Something else is there."""
    return BadShape(f"{where or 'the message'} is {wanted}, not {WORDS.get(type(data), type(data).__name__)}")


def anything(data: object, where: str) -> Any:
    """Anything: others will check it."""
    return data


def just(kind: type) -> Reader:
    """A plain value; true is not 1."""

    def reader(data: object, where: str) -> Any:
        if type(data) is not kind:
            raise wrong(where, WORDS.get(kind, "nothing"), data)
        return data

    return reader


def bounded(inner: Reader, bounds: Between) -> Reader:
    """A value within its bounds."""

    def reader(data: object, where: str) -> Any:
        value = inner(data, where)
        size = value if isinstance(value, int) else len(value)
        if not bounds.low <= size <= bounds.high:
            raise BadShape(f"{where} is between {bounds.low} and {bounds.high}, not {str(size)[:20]}")
        return value

    return reader


def either(readers: Iterable[Reader]) -> Reader:
    """The first type that fits."""

    def reader(data: object, where: str) -> Any:
        problem = BadShape(where)
        for each in readers:
            try:
                return each(data, where)
            except BadShape as found:
                problem = found
        raise problem

    return reader


def list_of(inner: Reader) -> Reader:
    """A list, all entries of one type."""

    def reader(data: object, where: str) -> Any:
        if not isinstance(data, list):
            raise wrong(where, "a list", data)
        return [inner(each, f"{where}[{n}]") for n, each in enumerate(data)]

    return reader


def dict_of(inner: Reader, key: Reader) -> Reader:
    """An object, all values of one type."""

    def reader(data: object, where: str) -> Any:
        if not isinstance(data, dict):
            raise wrong(where, "an object", data)
        return {key(name, where): inner(each, f"{where}.{str(name)[:40]}") for name, each in data.items()}

    return reader
