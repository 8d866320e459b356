"""When part of the server fails: the table goes on, or stands still and says so; nobody waits for ever."""

import asyncio
from pathlib import Path

import pytest

from kit import MemoryStore, in_no_time, make, new_hub, on_disk, seats, sit
from smallworld.game import Game
from smallworld.hosting.ports import StoreError
from smallworld.server.hub import Hub
from smallworld.server.store import SqliteStore
from smallworld.server.store import sqlite as store_module
from smallworld.table.entries import Entry, Froze, Row, first_link, to_row

BOTS = [{"kind": "bot", "bot": "random"}] * 2


def test_who_leaves_a_table_that_cannot_be_read_now_is_gone() -> None:
    async def main() -> None:
        store = MemoryStore()
        hub = new_hub(store)
        made = await make(hub)
        guest = await sit(hub, made["table"], *seats(made))
        store.broken = True
        assert (await guest.do())["code"] == "storage"
        await guest.room.post(guest.room.gone, guest.ear)
        assert guest.room.crowd.peers == []
        store.broken = False
        watcher = await sit(hub, made["table"], made["watch"])
        assert not any(seat["here"] for seat in watcher.ear.last("table")["lobby"]["seats"])

    in_no_time(main())


def test_a_position_in_which_no_bot_can_decide_freezes_the_table() -> None:
    class Lost:
        async def decide(self, bot: str, game: Game, seat: int, watched: bool) -> object:
            raise LookupError("nothing is legal")

    async def main() -> None:
        plain = new_hub()
        hub = Hub(plain.store, plain.clock, plain.randomness, Lost(), plain.limits)  # type: ignore[arg-type]
        made = await make(hub, seats=BOTS)
        watcher = await sit(hub, made["table"], made["watch"])
        await asyncio.sleep(5)
        assert watcher.ear.last("update")["lobby"]["phase"] == "frozen"

    in_no_time(main())


def test_a_task_that_fails_stands_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def fails() -> None:
        raise ZeroDivisionError

    async def main() -> None:
        hub = new_hub()
        hub.spawn(fails())
        await asyncio.sleep(1)
        assert not hub.tasks

    in_no_time(main())
    assert "a task of the server failed" in caplog.text


def test_a_log_that_stays_unreadable_is_asked_for_more_rarely_but_soon_enough() -> None:
    class Counting(MemoryStore):
        reads = 0

        async def load(self, table: str, since: int = 0) -> list[Row]:
            self.reads += 1
            return await super().load(table, since)

    async def main() -> None:
        store = Counting()
        hub = new_hub(store)
        made = await make(hub)
        guest = await sit(hub, made["table"], *seats(made))
        store.broken = True
        await guest.do()
        store.reads = 0
        await asyncio.sleep(600)
        assert 150 < store.reads < 250
        store.broken = False
        await asyncio.sleep(4)
        assert (await guest.do())["t"] == "ok"

    in_no_time(main())


def test_a_table_whose_start_fails_is_told_with_its_tokens() -> None:
    class Once(MemoryStore):
        async def append(self, table: str, row: Row, fence: int = 0) -> None:
            if table in self.tables:
                self.broken = True
            await super().append(table, row)

    async def main() -> None:
        store = Once()
        made = await make(new_hub(store))
        store.broken = False
        host = await sit(new_hub(store), made["table"], made["host"])
        assert host.ear.last("table")["lobby"]["phase"] == "open"

    in_no_time(main())


def test_the_hosts_name_for_a_bot_is_answered_again() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub, seats=[{"kind": "person"}, {"kind": "bot", "bot": "random"}], start=False)
        host = await sit(hub, made["table"], made["host"])
        first = await host.say(t="name", id="same", seat=1, name="Deep Thought")
        again = await host.say(t="name", id="same", seat=1, name="Deep Thought")
        assert first == again and first["t"] == "ok"

    in_no_time(main())


def test_a_token_that_is_told_again_is_kept_once() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub, seats=[{"kind": "person"}, {"kind": "open"}], start=False)
        guest = await sit(hub, made["table"], made["invite"])
        for _ in range(3):
            assert (await guest.say(t="join", id="a-long-enough-id-of-this-guest", seat=1, name="Ben"))["t"] == "ok"
        assert len(guest.peer.hashes) == 2

    in_no_time(main())


def test_a_fault_in_the_store_is_answered_and_the_next_entry_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    row = to_row(Entry(Froze("first")), 0, first_link("t"))
    work = store_module.write

    def fails(*arguments: object) -> None:
        monkeypatch.setattr(store_module, "write", work)
        raise MemoryError

    async def write(store: SqliteStore) -> list[Row]:
        monkeypatch.setattr(store_module, "write", fails)
        with pytest.raises(StoreError, match="fault"):
            await store.append("t", row)
        await store.append("t", row)
        return await store.load("t")

    assert on_disk(tmp_path, write) == [row]
    assert "the store failed" in caplog.text
