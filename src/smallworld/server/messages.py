"""Messages as bytes. What they say, and to whom, is decided in `table/`."""

from typing import Any, Final

import msgspec

from smallworld.table import commands
from smallworld.table.commands import ClientMessage, NewTable, Refused
from smallworld.table.limits import TABLE_LIMITS

Json = dict[str, Any]

FAULT: Final = "Something went wrong in the server: look at the table, then try again."
CLOSING: Final = "The server is going down: connect again."


def decode(data: str | bytes) -> object:
    """Plain data; anything but JSON is refused."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise Refused("bad_message", f"This is not JSON: {str(problem)[:160]}.") from None


def encode(message: Json) -> bytes:
    """A message as the bytes of its frame."""
    return msgspec.json.encode(message)


def read(frame: str | bytes) -> ClientMessage:
    """A client's message; anything else is refused."""
    return commands.read_message(decode(frame))


def read_new_table(body: bytes) -> NewTable:
    """The body of `POST /api/tables`."""
    return commands.read_new_table(decode(body))


def id_of(frame: str | bytes) -> str:
    """The id of a command that cannot be read otherwise, so that the sender knows which one was refused."""
    try:
        data = decode(frame)
    except Refused:
        return ""
    id = data.get("id") if isinstance(data, dict) else None
    return id if isinstance(id, str) and len(id) <= TABLE_LIMITS.id_letters else ""
