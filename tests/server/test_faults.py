"""A fault of ours is reported as one: it promises nothing about what was done."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from kit import Ear, in_no_time, make, new_hub, seats, sit
from smallworld.hosting.room import Room
from smallworld.server import app
from smallworld.server.guard import Doors


def test_a_fault_of_ours_is_an_answer_with_its_own_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fails() -> bytes:
        raise RuntimeError("our own")

    monkeypatch.setattr(app, "catalogue", fails)
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    scope = {"type": "http", "method": "GET", "path": "/api/catalogue", "query_string": b""}
    headers = [(b"host", b"localhost")]
    site = app.make_app(new_hub(), Doors(), tmp_path)
    with pytest.raises(RuntimeError):  # uvicorn writes it to the log
        asyncio.run(site({**scope, "headers": headers, "client": ("127.0.0.1", 5)}, receive, send))
    assert sent[0]["status"] == 500
    assert json.loads(sent[1]["body"])["code"] == "fault"


def test_after_a_fault_everybody_is_told_the_table_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("our own")

    async def main() -> None:
        hub = new_hub()
        made = await make(hub)
        one = await sit(hub, made["table"], *seats(made))
        with monkeypatch.context() as broken:
            broken.setattr(Room, "broadcast", fails)
            assert (await one.do())["code"] == "fault"
        assert tables(one.ear) == 1
        await asyncio.sleep(5)
        assert tables(one.ear) == 2
        assert one.ear.last("table")["version"] == 3, "it was kept before the fault"

    in_no_time(main())


def tables(ear: Ear) -> int:
    """How often somebody was told everything."""
    return sum(message["t"] == "table" for message in ear.messages)
