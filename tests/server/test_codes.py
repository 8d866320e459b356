"""Join codes: short enough to say aloud, for free seats only, and not to be guessed."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import Request

from kit import Inline, MemoryStore, in_no_time
from real import RealServer
from sim_loop import LoopClock
from smallworld.hosting.alone import OwnNotes
from smallworld.hosting.ports import StoreError
from smallworld.hosting.randomness import SystemRandomness
from smallworld.server.app import Site
from smallworld.server.codes import ALPHABET, LETTERS, Codes, Invitation, tidied
from smallworld.server.hub import Hub
from smallworld.server.limits import LIMITS
from smallworld.server.store.postgres import PostgresStore
from smallworld.table.commands import Refused

OPEN_SEAT = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RealServer]:
    with RealServer(tmp_path / "data") as running:
        yield running


def test_a_code_opens_what_the_invitation_opens(server: RealServer) -> None:
    made = server.make(seats=OPEN_SEAT, start=False)
    path = f"/api/tables/{made['table']}/code"
    given = server.ask(path, {}, authorization=f"Bearer {made['invite']}").json
    assert len(given["code"]) == LETTERS and set(given["code"]) <= set(ALPHABET)
    assert server.ask(path, {}, authorization=f"Bearer {made['invite']}").json == given  # it stays the same
    typed = f"{given['code'][:3].lower()}-{given['code'][3:]}"
    assert server.ask(f"/api/codes/{typed}").json == {"table": made["table"], "invite": made["invite"]}


@pytest.mark.parametrize("key", ["watch", "host", "seat"])
def test_only_an_invitation_gets_a_code(server: RealServer, key: str) -> None:
    made = server.make(seats=OPEN_SEAT, start=False)
    token = made["seats"][0]["token"] if key == "seat" else made[key]
    answer = server.ask(f"/api/tables/{made['table']}/code", {}, authorization=f"Bearer {token}")
    assert (answer.status, answer.json["code"]) == (403, "denied")


def test_a_table_without_a_free_seat_has_no_code(server: RealServer) -> None:
    made = server.make(seats=OPEN_SEAT, start=False)
    path = f"/api/tables/{made['table']}/code"
    code = server.ask(path, {}, authorization=f"Bearer {made['invite']}").json["code"]
    guest = server.sit(made["table"], made["invite"])
    guest.send({"t": "join", "id": "c-1", "seat": 1, "name": "Eva"})
    assert guest.hear("ok", "no")["t"] == "ok"
    assert server.ask(path, {}, authorization=f"Bearer {made['invite']}").json["code"] == "seat_taken"
    late = server.ask(f"/api/codes/{code}")
    assert (late.status, late.json["code"]) == (404, "no_code")


def test_wrong_codes_are_counted(server: RealServer) -> None:
    answers = [server.ask(f"/api/codes/{'B' * LETTERS}").json["code"] for _ in range(int(LIMITS.code_burst) + 3)]
    assert answers[0] == "no_code" and answers[-1] == "limited"


def test_a_code_expires_and_the_oldest_make_room() -> None:
    async def main() -> None:
        notes = OwnNotes(LoopClock(), most=4)
        codes = Codes(SystemRandomness(), notes, seconds=60)
        first = await codes.give("one", "a")
        await asyncio.sleep(59)
        assert await codes.find(first) == Invitation("one", "a")
        await asyncio.sleep(1)
        assert not await codes.find(first)
        again = await codes.give("one", "a")
        await codes.give("two", "b")
        await codes.give("three", "c")
        assert not await codes.find(again) and len(notes.kept) == 4
        assert not any(secret in body for body, _ in notes.kept.values() for secret in (b"two", b"three"))

    in_no_time(main())


def test_a_code_of_one_node_is_known_to_the_others(database: str) -> None:
    async def main() -> None:
        one, two = [Codes(SystemRandomness(), store, seconds=60) for store in stores]
        code = await one.give("table", "token")
        assert await two.find(code) == Invitation("table", "token") and await two.give("table", "token") == code
        await two.drop(code)
        assert not await one.find(code)
        brief = await Codes(SystemRandomness(), stores[0], seconds=0).give("table", "other")
        assert not await two.find(brief)

    stores = [PostgresStore(database), PostgresStore(database)]
    for store in stores:
        store.open()
    asyncio.run(main())
    for store in stores:
        store.close()


def test_codes_are_read_as_people_type_them() -> None:
    assert tidied(" bcd-fgh ") == tidied("BCD FGH") == "BCDFGH"


class NoNotes:
    """Notes in a database that is away."""

    async def put(self, key: str, body: bytes, seconds: float) -> None:
        raise StoreError("away")

    async def get(self, key: str) -> bytes | None:
        raise StoreError("away")

    async def remove(self, key: str) -> None:
        raise StoreError("away")


def test_a_refusal_keeps_no_request_in_memory_while_codes_cannot_be_read(tmp_path: Path) -> None:
    async def main() -> None:
        hub = Hub(MemoryStore(), LoopClock(), SystemRandomness(), Inline(), LIMITS, notes=NoNotes())
        site = Site(hub, tmp_path)
        depths: list[int] = []
        for _ in range(3):
            scope = {"type": "http", "client": ("192.0.2.1", 1), "headers": [], "path_params": {"code": "BCDFGH"}}
            with pytest.raises(Refused) as problem:
                await site.find_code(Request(scope))
            assert problem.value.code == "storage"
            depths.append(len(problem.traceback))
        assert len(set(depths)) == 1, "each refusal is new, and remembers only who it was for"

    in_no_time(main())
