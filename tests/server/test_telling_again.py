"""Tables sent again: to browsers that ask, come back, or come after a restart; and frozen tables."""

import json
from typing import Any

import pytest

from kit import MemoryStore, in_no_time, new_hub, seats, sit, two_people
from smallworld import invariants
from smallworld.table import outbox
from smallworld.table.entries import first_link, from_row
from smallworld.table.table import Table

Json = dict[str, Any]


def test_the_same_table_is_worked_out_once_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asking is cheap and answering is not: many sockets that ask all the time would keep everybody waiting."""

    async def main() -> None:
        hub, made, (one, other) = await two_people()
        watchers = [await sit(hub, made["table"], made["watch"]) for _ in range(5)]
        made_for: list[outbox.Eyes] = []

        def counted(table: Table, seen_by: outbox.Eyes, *shared: outbox.Shared | None) -> Json | None:
            made_for.append(seen_by)
            return honest(table, seen_by, *shared)

        honest = outbox.game
        monkeypatch.setattr(outbox, "game", counted)
        for guest in [one, other, *watchers] * 3:
            await guest.room.post(guest.room.sync, guest.peer)
        assert len(made_for) == len(set(made_for)) == 3
        assert watchers[0].ear.last("table") == watchers[1].ear.last("table")
        assert (await one.do())["t"] == "ok"
        await watchers[0].room.post(watchers[0].room.sync, watchers[0].peer)
        assert watchers[0].ear.last("table")["version"] == 3
        await other.room.post(other.room.gone, other.ear)
        await watchers[0].room.post(watchers[0].room.sync, watchers[0].peer)
        here = [seat["here"] for seat in watchers[0].ear.last("table")["lobby"]["seats"]]
        assert sorted(here) == [False, True]

    in_no_time(main())


def test_a_browser_that_comes_back_hears_what_it_missed() -> None:
    async def main() -> None:
        store = MemoryStore()
        hub, made, (one, other) = await two_people(new_hub(store))
        for _ in range(3):
            assert (await one.do())["t"] == "ok"
        updates = [m for m in other.ear.messages if m["t"] == "update" and m["events"]]
        for again in (hub, new_hub(store)):
            seat = other.ear.game["view"]["viewer"]
            back = await sit(again, made["table"], seats(made)[seat], after=2)
            missed = back.ear.last("table")["missed"]
            assert [(m["version"], m["by"], m["events"]) for m in missed] == [
                (m["version"], m["by"], m["events"]) for m in updates
            ]
        assert (await sit(hub, made["table"], made["watch"])).ear.last("table")["missed"] == []

    in_no_time(main())


def test_the_first_turn_is_told_like_every_other() -> None:
    async def main() -> None:
        store = MemoryStore()
        hub, made, (one, _) = await two_people(new_hub(store))
        begins = one.ear.game["view"]["decider"]
        for again in (hub, new_hub(store)):
            missed = (await sit(again, made["table"], made["watch"], after=0)).ear.last("table")["missed"]
            told = [event for part in missed for event in part["events"]]
            assert [(event["event"], event["player"]) for event in told] == [("turn_started", begins)]

    in_no_time(main())


def test_a_restarted_server_tells_the_same_table() -> None:
    async def main() -> None:
        store = MemoryStore()
        hub, made, _people = await two_people(new_hub(store))
        one = await sit(hub, made["table"], *seats(made))
        for _ in range(40):
            assert (await one.do())["t"] == "ok"
        await one.room.post(one.room.sync, one.peer)
        before = one.ear.last("table")
        again = (await sit(new_hub(store), made["table"], *seats(made))).ear.last("table")
        assert again == before

    in_no_time(main())


def test_a_broken_invariant_freezes_the_table_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        store = MemoryStore()
        _hub, made, (one, other) = await two_people(new_hub(store))

        def broken(state: object) -> None:
            raise invariants.Broken("two suns")

        monkeypatch.setattr(invariants, "check", broken)
        assert (await one.do())["code"] == "frozen"
        assert other.ear.last("update")["lobby"]["phase"] == "frozen"
        monkeypatch.undo()
        later = await sit(new_hub(store), made["table"], *seats(made))
        assert later.ear.last("table")["lobby"]["phase"] == "frozen"
        assert "two suns" not in json.dumps(other.ear.messages)
        rows = await store.load(made["table"])
        chain = first_link(made["table"])
        for seq, row in enumerate(rows):
            from_row(row, seq, chain)
            chain = row.chain

    in_no_time(main())
