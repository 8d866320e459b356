"""Workers that hand callers over to each other."""

import asyncio
import os
import socket
import time
from collections.abc import Iterator

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from smallworld.server.limits import LIMITS
from smallworld.server.meeting import LONGEST, Homes, Meeting
from smallworld.server.mishaps import Mishaps
from smallworld.server.serve import make_config
from smallworld.server.transport import Connections


@pytest.fixture
def both() -> Iterator[list[Meeting]]:
    homes = Homes(2)
    found = [Meeting(place, [os.dup(file) for file in homes.files(place)]) for place in range(2)]
    for each in found:
        each.adopt = lambda caller, said: caller.close()
        each.beat()
    yield found
    for each in found:
        each.close()
    homes.close()


def asking(table: str) -> bytes:
    return f"GET /ws?table={table} HTTP/1.1\r\n".encode()


def elsewhere(one: Meeting) -> bytes:
    return next(asking(f"t{n}") for n in range(100) if one.home(asking(f"t{n}")) != one.place)


def test_all_workers_agree_where_a_table_is_at_home_and_share_them(both: list[Meeting]) -> None:
    homes = [[each.home(asking(f"table-{n}")) for n in range(200)] for each in both]
    assert homes[0] == homes[1]
    assert 60 < sum(homes[0]) < 140


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\n",
        b"GET /ws HTTP/1.1\r\n",
        b"POST /ws?table=t HTTP/1.1\r\n",
        b"GET /ws?table=",
        b"GET /ws?table=half-a-na",
        b"GET /ws?table=" + b"x" * 5000,
        b"GET /ws?table=no-space\r\nHost: here now\r\n",
    ],
)
def test_who_names_no_table_stays(both: list[Meeting], said: bytes) -> None:
    assert [each.home(said) for each in both] == [0, 1]
    with socket.socket() as caller:
        assert not any(each.hand_over(caller.fileno(), said) for each in both)


def test_more_of_the_address_does_not_change_the_home(both: list[Meeting]) -> None:
    assert both[0].home(b"GET /ws?table=abc&x=1 HTTP/1.1\r\n") == both[0].home(asking("abc"))


def test_a_caller_is_handed_over_with_its_words(both: list[Meeting]) -> None:
    heard: list[tuple[bytes, bytes]] = []

    def adopt(caller: socket.socket, said: bytes) -> None:
        with caller:
            heard.append((said, caller.recv(100)))

    one, other = both
    other.adopt = adopt
    said = elsewhere(one)
    here, there = socket.socketpair()
    with there:
        with here:
            assert one.hand_over(here.fileno(), said)
        there.sendall(b"and more")
        other.take()
        assert heard == [(said, b"and more")]
        other.take()
        assert len(heard) == 1


def test_who_is_not_well_leaves_or_has_a_full_mailbox_is_handed_nobody(
    both: list[Meeting], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = both
    said = elsewhere(one)
    with socket.socket() as caller:
        assert not one.hand_over(caller.fileno(), said + b"x" * LONGEST)
        assert one.hand_over(caller.fileno(), said)
        given = 1
        while one.hand_over(caller.fileno(), said):
            given += 1
            assert given < 100_000
        other.take()
        assert one.hand_over(caller.fileno(), said)
        later = time.monotonic() + 5
        monkeypatch.setattr(time, "monotonic", lambda: later)
        other.take()
        assert not one.hand_over(caller.fileno(), said)
        other.beat()
        assert one.hand_over(caller.fileno(), said)


async def answer_at_once(scope: Scope, receive: Receive, send: Send) -> None:
    """Whatever is asked, and whether or not all of it has come."""
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


GET = b"GET / HTTP/1.1\r\nhost: here\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 1000\r\n\r\n"


@pytest.mark.parametrize(
    ("said", "answers", "goes"),
    [
        ((), 0, True),
        ((GET,), 1, True),
        ((GET, GET), 2, True),
        ((POST + b"x" * 1000,), 1, True),
        ((POST,), 1, False),
        ((GET + POST,), 2, False),
        ((GET + b"GET /half HTTP/1.1\r\nx: ",), 1, False),
    ],
)
def test_nobody_is_handed_over_in_the_middle_of_a_request(
    both: list[Meeting], said: tuple[bytes, ...], answers: int, goes: bool
) -> None:
    """What belongs to a request that was answered before it had come whole is no request of its own."""

    async def main() -> bool:
        config = make_config(answer_at_once, LIMITS)
        config.port = 0
        connections = Connections(LIMITS, Mishaps())
        connections.meeting = both[0]
        connections.stand_before(config)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        reader, writer = await asyncio.open_connection(*server.servers[0].sockets[0].getsockname()[:2])
        for each in said:
            writer.write(each)
            await asyncio.sleep(0.05)
        for _ in range(answers):
            assert (await reader.readuntil(b"\r\n\r\nok")).startswith(b"HTTP/1.1 200")
        writer.write(elsewhere(both[0]))
        looks = 500 if goes else 5
        while connections.open and looks:
            await asyncio.sleep(0.01)
            looks -= 1
        gone = not connections.open
        writer.close()
        server.should_exit = True
        await serving
        return gone

    assert asyncio.run(main()) == goes
