"""One browser's conversation, with a socket made of two lists: what is answered, and how it ends."""

import asyncio
import json
import logging
import zlib
from collections.abc import Callable
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from kit import in_no_time, make, new_hub, seats
from smallworld.hosting.crowd import Crowd
from smallworld.hosting.room import Room
from smallworld.server.hub import Hub
from smallworld.server.limits import LIMITS, Limits
from smallworld.server.socket import Conversation, QueuedLine
from smallworld.server.transport import head_of

Json = dict[str, Any]


class PaperSocket:
    """Frames that were written beforehand; then the browser goes."""

    def __init__(self, frames: list[str], when_sending: Callable[[], None] = lambda: None) -> None:
        self.frames = frames
        self.when_sending = when_sending
        self.together = False  # do all frames come at once?
        self.sent: list[Json] = []
        self.packed = 0  # frames of these
        self.closed = 0
        self.scope: Json = {}

    async def receive(self) -> Json:
        if not self.together or not self.frames:
            await asyncio.sleep(0.001)  # as long as it takes to answer the frame before
        if self.frames:
            return {"type": "websocket.receive", "text": self.frames.pop(0)}
        return {"type": "websocket.disconnect", "code": 1001}

    async def send_text(self, text: str) -> None:
        self.when_sending()
        self.sent.append(json.loads(text))

    async def send_bytes(self, data: bytes) -> None:
        self.packed += 1
        await self.send_text(zlib.decompress(data).decode())

    async def close(self, code: int) -> None:
        self.closed = code


def talk(
    *frames: Json | str,
    limits: Limits = LIMITS,
    when_sending: Callable[[], None] = lambda: None,
    together: bool = False,
    **more: Any,
) -> PaperSocket:
    """A hello to a new game, perhaps with something more in it, then these frames."""

    async def main() -> PaperSocket:
        hub: Hub = new_hub(limits=limits)
        made = await make(hub)
        hello = {"t": "hello", "table": made["table"], "tokens": seats(made), **more}
        texts = [frame if isinstance(frame, str) else json.dumps(frame) for frame in [hello, *frames]]
        paper = PaperSocket(texts, when_sending)
        paper.together = together
        await Conversation(paper, hub).run()  # type: ignore[arg-type]
        return paper

    return in_no_time(main())


def test_what_has_no_id_is_not_answered_when_it_is_too_much() -> None:
    """`no` without an id tells a browser that nothing it said could be read, and it stops waiting for answers."""
    often = Limits(socket_burst=1.0, socket_rate=0.001)
    heard = talk({"t": "ping"}, {"t": "ping"}, {"t": "sync"}, {"t": "start", "id": "mine"}, limits=often).sent
    assert [message["t"] for message in heard] == ["table", "pong", "no"]
    assert heard[-1]["id"] == "mine" and heard[-1]["code"] == "limited"


def test_a_frame_is_measured_in_bytes() -> None:
    letters = LIMITS.frame_bytes // 2
    assert talk("x" * letters).sent[-1]["code"] == "bad_message"
    assert talk("€" * letters).sent[-1] == {"t": "bye", "code": "too_big", "reason": "The frame is too long."}


def test_frames_that_come_together_are_all_answered() -> None:
    """They are more than the queue to the browser holds, so answers must be written in between."""
    heard = talk(*[{"t": "ping"}] * 150, together=True).sent
    assert [message["t"] for message in heard] == ["table", *["pong"] * 150]


def test_a_browser_that_goes_while_it_is_told_something_is_no_news(caplog: pytest.LogCaptureFixture) -> None:
    def gone() -> None:
        raise RuntimeError("Unexpected ASGI message 'websocket.send', after sending 'websocket.close'.")

    talk({"t": "ping"}, when_sending=gone)
    assert not caplog.records


def test_a_fault_of_ours_stands_in_the_log(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(frame: str) -> object:
        raise RuntimeError("our own")

    monkeypatch.setattr("smallworld.server.socket.read", fails)
    with caplog.at_level(logging.ERROR):
        talk({"t": "ping"})
    assert [record.message for record in caplog.records] == ["a conversation failed"]


def test_a_fault_in_the_room_is_not_told_as_a_failed_write(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError("our own")

    monkeypatch.setattr(Room, "obey", fails)
    heard = talk({"t": "start", "id": "mine"}).sent
    assert [message["code"] for message in heard if message["t"] == "no"] == ["fault"]


def test_who_was_let_in_by_half_because_of_a_fault_is_not_there_when_they_have_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hubs: list[Hub] = []

    def fails(crowd: Crowd, *_: object) -> None:
        hubs.append(crowd.hub)  # type: ignore[arg-type]
        raise RuntimeError("our own")

    monkeypatch.setattr(Crowd, "tell_presence", fails)
    heard = talk({"t": "ping"}).sent
    assert heard[-1]["t"] == "bye" and heard[-1]["code"] == "fault"
    assert not [peer for room in hubs[0].rooms.values() for peer in room.crowd.peers]


class SlowSocket(PaperSocket):
    """A browser on a bad line: every frame takes its time, and it says nothing more."""

    def __init__(self, frames: list[str], seconds: float) -> None:
        super().__init__(frames)
        self.seconds = seconds

    async def receive(self) -> Json:
        if not self.frames:
            await asyncio.sleep(3600)
        return await super().receive()

    async def send_text(self, text: str) -> None:
        await asyncio.sleep(self.seconds)
        await super().send_text(text)


@pytest.mark.parametrize(("seconds", "told"), [(0.2, "closing"), (100.0, "")])
def test_a_server_that_closes_lets_its_goodbye_be_written_but_not_for_ever(seconds: float, told: str) -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub)
        paper = SlowSocket([json.dumps({"t": "hello", "table": made["table"], "tokens": seats(made)})], seconds)
        talking = asyncio.create_task(Conversation(paper, hub).run())  # type: ignore[arg-type]
        await asyncio.sleep(0.1)
        begun = hub.clock.now()
        await hub.close(3, 1.5)
        assert hub.clock.now() - begun <= 1.5
        assert [message.get("code", "") for message in paper.sent[-1:]] == ([told] if told else [])
        assert paper.closed == (1012 if told else 0)
        talking.cancel()

    in_no_time(main())


def test_a_browser_that_does_not_read_is_cut_off_soon_after_its_queue_is_full() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub)
        paper = SlowSocket([json.dumps({"t": "hello", "table": made["table"], "tokens": seats(made)})], 1000.0)
        conversation = Conversation(paper, hub)  # type: ignore[arg-type]
        talking = asyncio.create_task(conversation.run())
        await asyncio.sleep(0.1)
        for _ in range(hub.limits.queue + 1):
            conversation.line.tell(b"{}")
        begun = hub.clock.now()
        await asyncio.wait([talking], timeout=30)
        assert talking.done() and hub.clock.now() - begun < 5
        assert hub.room(made["table"]).crowd.peers == []

    in_no_time(main())


def test_whoever_wants_it_gets_the_table_packed_and_everything_else_as_it_is() -> None:
    heard = talk({"t": "ping"}, {"t": "sync"}, packed=True)
    assert [message["t"] for message in heard.sent] == ["table", "pong", "table"] and heard.packed == 1
    assert talk({"t": "ping"}).packed == 0


def test_a_refusal_is_never_packed() -> None:
    heard = talk(packed=True, tokens=["nobody knows this one"])
    assert [message["t"] for message in heard.sent] == ["bye"] and heard.packed == 0


def test_nothing_overtakes_what_waits() -> None:
    """A message goes straight onto the wire if it can, but not past one that could not, nor before a packed one."""

    async def main() -> None:
        paper = SlowSocket([], 1.0)
        free = True

        def straight(data: bytes) -> bool:
            if free:
                paper.sent.append(json.loads(data))
            return free

        line = QueuedLine(paper, LIMITS, straight)  # type: ignore[arg-type]
        writer = asyncio.create_task(line.write())
        line.tell(b'{"t":"1"}')
        assert [message["t"] for message in paper.sent] == ["1"]
        free = False
        line.tell(b'{"t":"2"}')
        await asyncio.sleep(0.5)  # it has left the queue and is on its way
        free = True
        line.tell(b'{"t":"3"}')
        await asyncio.sleep(10)
        line.tell(b'{"t":"4"}')
        line.packing = True
        line.tell(b'{"t":"5"}')
        line.tell(b'{"t":"6"}')
        await asyncio.sleep(10)
        line.tell(b'{"t":"7"}')
        line.hang_up("closing", "")
        line.tell(b'{"t":"8"}')
        await writer
        assert [message["t"] for message in paper.sent] == [*"1234567", "bye"] and paper.packed == 1

    in_no_time(main())


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_frame_of_our_own_is_what_the_library_would_send(length: int) -> None:
    text = b"x" * length
    assert head_of(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
