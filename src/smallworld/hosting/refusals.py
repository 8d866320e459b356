"""Refusals as answers to requests."""

import contextlib
from collections.abc import Iterator
from typing import Any, Final

from smallworld.hosting.ports import StoreError
from smallworld.table.commands import Refused
from smallworld.table.refusals import why

Json = dict[str, Any]

STATUS: Final = {
    "bad_message": 400,
    "bad_setup": 400,
    "bad_name": 400,
    "bad_content": 400,
    "bad_position": 400,
    "bad_record": 400,
    "bad_file": 400,
    "denied": 403,
    "not_found": 404,
    "no_code": 404,
    "seat_taken": 409,
    "started": 409,
    "not_over": 409,
    "not_started": 409,
    "not_your_turn": 409,
    "over": 409,
    "too_big": 413,
    "limited": 429,
    "frozen": 409,
    "storage": 503,
    "fault": 500,
    "closing": 503,
    "moving": 503,
}


READ: Final = ("bad_content", "bad_position", "bad_record")
"""What the reader of a text refuses, which only its sentence can tell."""


@contextlib.contextmanager
def refused_without_store(reason: str) -> Iterator[None]:
    """A disk that is full or a database that is away is no fault of ours: whoever asked may try again."""
    try:
        yield
    except StoreError:
        raise Refused("storage", reason) from None


def told_refusal(refused: Refused) -> Json:
    """A code and a sentence, and the field of the request that it is about; of a text also why, for other languages."""
    body: Json = {"code": refused.code, "reason": refused.reason}
    told = why(refused.reason) if refused.code in READ else None
    return body | ({"field": refused.field} if refused.field else {}) | ({"why": told} if told else {})
