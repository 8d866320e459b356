"""Messages as bytes. What they say, and to whom, is decided in `table/`."""

from typing import Any, Final

import msgspec

from smallworld.table import commands
from smallworld.table.commands import ClientMessage, Draft, Equip, Judged, NewTable, Recorded, Refused
from smallworld.table.limits import TABLE_LIMITS

Json = dict[str, Any]

canonical: Final = msgspec.json.Encoder(order="sorted").encode
"""What is logged and hashed, in a quarter of the time; `tests/test_journal.py` makes sure of every byte."""


def decode(data: str | bytes) -> object:
    """Plain data; anything but JSON is refused."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise Refused("bad_message", f"This is not JSON: {str(problem)[:160]}.") from None


def encode(message: Json) -> bytes:
    """A message as the bytes of its frame."""
    return msgspec.json.encode(message)


def pack(value: Any) -> msgspec.Raw:
    """A part of many messages, put into bytes once."""
    return msgspec.Raw(msgspec.json.encode(value))


def read(frame: str | bytes) -> ClientMessage:
    """A client's message; anything else is refused."""
    return commands.read_message(decode(frame))


def read_new_table(body: bytes) -> NewTable:
    """The body of `POST /api/tables`."""
    return commands.read_new_table(decode(body))


def read_recorded(body: bytes) -> Recorded:
    """The body of `POST /api/records`."""
    return commands.read_recorded(decode(body))


def read_equip(body: bytes) -> Equip:
    """The body of `POST /api/tables/TABLE/content`."""
    return commands.read_equip(decode(body))


def read_draft(body: bytes) -> Draft:
    """The body of what the workshop is sent."""
    return commands.read_draft(decode(body))


def read_judged(body: bytes) -> Judged:
    """The body of what is to be judged."""
    return commands.read_judged(decode(body))


def id_of(frame: str | bytes) -> str:
    """The id of a command that cannot be read otherwise, so that the sender knows which one was refused."""
    try:
        data = decode(frame)
    except Refused:
        return ""
    id = data.get("id") if isinstance(data, dict) else None
    return id if isinstance(id, str) and len(id) <= TABLE_LIMITS.id_letters else ""
