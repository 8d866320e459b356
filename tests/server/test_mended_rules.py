"""The rules of a game are mended while it runs: it goes on under the new ones, and nobody loses more than a turn."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kit import Guest, Inline, MemoryStore, kinds, make, new_hub, on_disk, refused, seats, sit, two_people
from mending import mended
from sim_loop import LoopClock
from sim_world import SimRandomness
from smallworld.content.editions import EDITIONS
from smallworld.content.rulings import Rulings
from smallworld.content.setup import make_setup
from smallworld.hosting.house import JOINING, UPGRADE
from smallworld.hosting.ports import Store
from smallworld.hosting.randomness import SystemRandomness
from smallworld.record.codec import BadRecord
from smallworld.record.journal import read, verify
from smallworld.server.cluster import Cluster
from smallworld.server.hub import Hub
from smallworld.server.limits import LIMITS
from smallworld.server.store import SqliteStore
from smallworld.server.store.between import Heard
from smallworld.server.store.postgres import PostgresStore
from smallworld.table import outbox, snapshots
from smallworld.table.commands import Refused
from smallworld.table.entries import Acted, Entry, Froze, Mended, Started, first_link, from_row, to_row
from smallworld.table.fold import fold
from smallworld.table.lobby import Who
from smallworld.table.table import Table

Json = dict[str, Any]

DEARER = {"land_price": 3}
"""Every region costs a token more: a rule that everybody notices at once."""


def new_server(store: Store | None = None) -> Hub:
    """A server that deals the same cards every time."""
    return Hub(store or MemoryStore(), LoopClock(), SimRandomness(Random(1)), Inline(), LIMITS)


async def conquer(guest: Guest, times: int) -> None:
    """Take a race if there is none, then some regions; the turn goes on."""
    for _ in range(times):
        actions = guest.ear.game["choices"]["actions"]
        wanted = [action for action in actions if action["do"] in ("pick", "conquer")]
        assert (await guest.do(wanted[0]))["t"] == "ok"


async def whole_turn(people: list[Guest]) -> None:
    """The decider plays a turn to its end, always with the last choice, which leads out."""
    seat = people[0].room.loaded.game.state.seat  # type: ignore[union-attr]
    round = people[0].ear.game["view"]["round"]
    while True:
        view = people[0].ear.game["view"]
        if (view["turn_of"], view["round"]) != (seat, round) or view["over"]:
            return
        who = next(guest for guest in people if guest.ear.game["choices"])
        assert (await who.do(who.ear.game["choices"]["actions"][-1]))["t"] == "ok"


async def again(hub: Hub, made: Json) -> tuple[Hub, list[Guest]]:
    """The server restarts on the same store, and everybody comes back."""
    for room in hub.rooms.values():
        room.driver.stop()
    new = new_hub(hub.store)
    people = [await sit(new, made["table"], token) for token in seats(made)]
    if people[1].ear.game["choices"]:
        people.reverse()
    return new, people


def table_of(hub: Hub, made: Json) -> Table:
    """The table as the server has it."""
    return hub.room(made["table"]).loaded


def prices(guest: Guest) -> set[int]:
    """What the empty plain regions in reach cost."""
    told = guest.ear.game["choices"]["regions"].values()
    return {each["price"] for each in told if [item["for"] for item in each["items"]] == ["land"]}


def test_a_running_game_goes_on_from_the_beginning_of_its_turn() -> None:
    async def main() -> None:
        hub, made, people = await two_people(new_server())
        await conquer(people[0], 3)
        await whole_turn(people)
        first = table_of(hub, made).game
        assert first is not None
        beginning = first.to_position()
        await conquer(people[1], 3)
        version = table_of(hub, made).version
        with mended("base", **DEARER):
            hub, people = await again(hub, made)
            table = table_of(hub, made)
            assert table.game is not None and table.game.to_position() == beginning
            assert (await kinds(hub, made["table"]))[-1] == "mended" and table.version == version + 1
            told = people[0].ear.last("table")["lobby"]
            assert told["mended"] == {"version": version + 1, "round": 1, "player": table.game.state.seat}
            assert told["phase"] == "playing"
            await conquer(people[0], 1)
            assert prices(people[0]) == {3}
            hub, people = await again(hub, made)  # and the next start finds everything in order
            assert table_of(hub, made).version == version + 2
            assert (await kinds(hub, made["table"])).count("mended") == 1

    asyncio.run(main())


def test_those_who_stayed_hear_of_it_and_what_they_send_is_a_conflict() -> None:
    async def main() -> None:
        hub, made, people = await two_people(new_server())
        await conquer(people[0], 2)
        version = people[0].ear.version
        before = people[0].ear.game
        with mended("base", **DEARER):
            hub, people = await again(hub, made)
            stale = {"do": "end"}
            seat = before["view"]["decider"]
            answer = await people[0].say(t="do", seat=seat, version=version, action=stale)
            assert answer["code"] == "conflict" and answer["version"] == version + 1
            late = await sit(hub, made["table"], seats(made)[seat], after=version)
            missed = late.ear.last("table")["missed"]
            assert [(part["version"], part["events"], part["undone"]) for part in missed] == [(version + 1, [], False)]

    asyncio.run(main())


def test_nothing_before_the_mend_is_taken_back() -> None:
    async def main() -> None:
        hub, made, people = await two_people(new_server())
        await conquer(people[0], 2)
        assert people[0].ear.game["choices"]["can_undo"]
        with mended("base", **DEARER):
            hub, people = await again(hub, made)
            assert not people[0].ear.game["choices"]["can_undo"]
            seat, version = people[0].ear.game["view"]["decider"], people[0].ear.version
            answer = await people[0].say(t="undo", seat=seat, version=version)
            assert (answer["code"], answer["rule"]) == ("illegal", "cannot_undo")
            await conquer(people[0], 2)
            answer = await people[0].say(t="undo", seat=seat, version=people[0].ear.version)
            assert answer["t"] == "ok"
            hub, people = await again(hub, made)
            assert table_of(hub, made).phase == "playing"

    asyncio.run(main())


def test_the_turn_that_begins_again_has_fresh_dice() -> None:
    """Players who saw a die roll must not know the next one."""
    table = asyncio.run(one_table())
    faces = [0, 0, 0, 1, 2, 3]
    drawn = {
        tuple(chance.roll(faces, n) for n in range(20))
        for chance in (table.chance_after(7), table.chance_after(9), table.new_game().chance)
    }
    assert len(drawn) == 3


async def one_table() -> Table:
    """A table of two."""
    hub, made, _ = await two_people(new_server())
    return table_of(hub, made)


def test_a_rule_may_be_mended_twice_and_the_server_killed_in_between(tmp_path: Path) -> None:
    made: Json = {}

    async def begin(store: SqliteStore) -> None:
        hub = new_server(store)
        made.update(await make(hub))
        one = await sit(hub, made["table"], *seats(made))
        await conquer(one, 2)

    async def go_on(store: SqliteStore) -> int:
        hub = new_hub(store)
        one = await sit(hub, made["table"], *seats(made))
        await conquer(one, 1)
        return one.ear.version

    async def look(store: SqliteStore) -> list[str]:
        return await kinds(new_hub(store), made["table"])

    on_disk(tmp_path, begin)
    with mended("base", **DEARER):
        on_disk(tmp_path, go_on)
        on_disk(tmp_path, go_on)
        with mended("base", land_price=1):
            on_disk(tmp_path, go_on)
            on_disk(tmp_path, go_on)
            expected = ["made", "started", "acted", "acted", "mended", "acted", "acted", "mended", "acted", "acted"]
            assert on_disk(tmp_path, look) == expected


def test_a_mend_that_cannot_be_kept_has_not_happened() -> None:
    async def main() -> None:
        hub, made, people = await two_people(new_server())
        await conquer(people[0], 2)
        with mended("base", **DEARER):
            assert isinstance(hub.store, MemoryStore)
            rows = list(hub.store.tables[made["table"]])

            class Full(MemoryStore):
                async def append(self, table: str, row: Any, fence: int = 0) -> None:
                    self.broken = True
                    await super().append(table, row)

            full = Full()
            full.tables[made["table"]] = rows
            second = new_hub(full)
            assert await refused(sit(second, made["table"], seats(made)[0])) == "storage"
            full.broken = False
            assert len(full.tables[made["table"]]) == len(rows)

    asyncio.run(main())


def test_two_servers_mend_a_table_once() -> None:
    async def main() -> None:
        hub, made, people = await two_people(new_server())
        await conquer(people[0], 2)
        with mended("base", **DEARER):
            one, two = new_hub(hub.store), new_hub(hub.store)
            here, there = await asyncio.gather(*[sit(each, made["table"], seats(made)[0]) for each in (one, two)])
            assert (await kinds(hub, made["table"])).count("mended") == 1
            assert here.ear.game == there.ear.game

    asyncio.run(main())


def test_a_table_that_waits_for_guests_begins_by_the_new_rules() -> None:
    async def main() -> None:
        hub = new_server()
        made = await make(hub, start=False)
        with mended("base", **DEARER):
            hub = new_hub(hub.store)
            host = await sit(hub, made["table"], made["host"], *seats(made))
            assert (await host.say(t="start"))["t"] == "ok"
            await conquer(host, 1)
            assert prices(host) == {3}
            hub = new_hub(hub.store)
            host = await sit(hub, made["table"], made["host"], *seats(made))
            assert prices(host) == {3} and host.ear.last("table")["lobby"]["mended"] is None

    asyncio.run(main())


def test_a_table_that_the_old_rules_broke_is_played_on() -> None:
    async def main() -> None:
        hub, made, people = await two_people(new_server())
        await conquer(people[0], 2)
        table = table_of(hub, made)
        await hub.store.append(made["table"], to_row(Entry(Froze("broken")), table.version, table.chain))
        frozen = await sit(new_hub(hub.store), made["table"], seats(made)[0])
        assert frozen.ear.last("table")["lobby"]["phase"] == "frozen"
        with mended("base", **DEARER):
            hub, people = await again(hub, made)
            assert table_of(hub, made).phase == "playing"
            await conquer(people[0], 1)

    asyncio.run(main())


def test_a_table_of_newer_rules_is_left_alone() -> None:
    async def main() -> None:
        with mended("base"):
            hub, made, people = await two_people(new_server())
            await conquer(people[0], 2)
            version = table_of(hub, made).version
        one = await sit(new_hub(hub.store), made["table"], seats(made)[0])
        told = one.ear.last("table")
        assert told["lobby"]["phase"] == "frozen" and told["version"] == version
        assert len(await hub.store.load(made["table"])) == version

    asyncio.run(main())


def test_beside_a_newer_version_people_are_sent_there_and_without_one_they_are_told(monkeypatch: Any) -> None:
    async def main() -> None:
        hub = new_server()
        monkeypatch.setattr(hub.nodes, "company", lambda: True)
        _, made, people = await two_people(hub)
        await conquer(people[0], 2)
        with mended("base"):
            await sit(new_hub(hub.store), made["table"], seats(made)[0])  # the newer one, on the same store
        await people[0].room.post(people[0].room.news)
        assert [guest.ear.closed for guest in people] == ["moving", "moving"]
        with pytest.raises(Refused, match="A newer version"):
            await sit(hub, made["table"], seats(made)[0])
        hub.ahead[made["table"]] -= UPGRADE  # it does not come: the upgrade was taken back
        told = (await sit(hub, made["table"], seats(made)[0])).ear.last("table")
        assert told["lobby"]["phase"] == "frozen"

    asyncio.run(main())


def test_a_newer_version_that_is_seen_to_play_need_not_be_known_yet() -> None:
    async def main() -> None:
        hub = new_server()
        _, made, people = await two_people(hub)
        await conquer(people[0], 2)
        assert not hub.nodes.company()
        with mended("base"):
            await sit(new_hub(hub.store), made["table"], seats(made)[0])
        await people[0].room.post(people[0].room.news)
        assert [guest.ear.closed for guest in people] == ["moving", "moving"]
        with pytest.raises(Refused, match="A newer version"):
            await sit(hub, made["table"], seats(made)[0])
        hub.newer_at -= JOINING  # and it is still not known
        told = (await sit(hub, made["table"], seats(made)[0])).ear.last("table")
        assert told["lobby"]["phase"] == "frozen"

    asyncio.run(main())


def test_who_acts_at_the_moment_at_which_a_newer_version_plays_is_sent_there() -> None:
    """What could not be written had been forgotten, and that this node could play until then, too."""

    async def main() -> None:
        hub = new_server()
        _, made, people = await two_people(hub)
        await conquer(people[0], 2)
        with mended("base"):
            await sit(new_hub(hub.store), made["table"], seats(made)[0])
        mover = next(guest for guest in people if guest.ear.game["choices"])
        assert (await mover.do())["code"] == "moving"
        assert [guest.ear.closed for guest in people] == ["moving", "moving"]
        assert not any(guest.ear.last("table")["lobby"]["phase"] == "frozen" for guest in people)

    asyncio.run(main())


def test_who_looks_at_a_frozen_table_need_not_do_anything_to_be_sent_on() -> None:
    async def main() -> None:
        with mended("base"):
            hub, made, people = await two_people(new_server())
            await conquer(people[0], 2)
        cluster = Cluster(PostgresStore("postgresql://nobody@127.0.0.1:1/none"))
        older = Hub(hub.store, LoopClock(), SystemRandomness(), Inline(), LIMITS, nodes=cluster)
        cluster.hub = older
        early = await sit(older, made["table"], seats(made)[0])
        assert early.ear.last("table")["lobby"]["phase"] == "frozen"
        cluster.hear(Heard(others=True), late=False)
        await asyncio.gather(*older.tasks)
        assert early.ear.closed == "moving"

    asyncio.run(main())


def test_who_looks_at_a_frozen_table_is_sent_on_as_soon_as_there_is_somewhere_to_go(monkeypatch: Any) -> None:
    async def main() -> None:
        with mended("base"):
            hub, made, people = await two_people(new_server())
            await conquer(people[0], 2)
        older = new_hub(hub.store)
        early = await sit(older, made["table"], seats(made)[0])
        assert early.ear.last("table")["lobby"]["phase"] == "frozen"
        monkeypatch.setattr(older.nodes, "company", lambda: True)
        with pytest.raises(Refused, match="A newer version"):
            await early.room.post(early.room.sync, early.peer)
        assert early.ear.closed == "moving"

    asyncio.run(main())


def finished_table(edition: str) -> tuple[Hub, Json]:
    """A game of two bots to its end."""

    async def main() -> tuple[Hub, Json]:
        hub = new_server()
        bots = [{"kind": "bot", "bot": "greedy"}] * 2
        made = await make(hub, edition=edition, seats=bots)
        await sit(hub, made["table"], made["watch"])
        while table_of(hub, made).phase != "over":
            await asyncio.sleep(0)
        return hub, made

    return asyncio.run(main())


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_a_finished_game_can_be_looked_at_for_ever(edition: str) -> None:
    hub, made = finished_table(edition)

    async def look() -> tuple[Json, bytes, list[Any]]:
        new = new_hub(hub.store)
        one = await sit(new, made["table"], made["watch"])
        room = new.room(made["table"])
        record = await room.post(room.record, one.peer.hashes)
        return one.ear.last("table"), record, await new.store.load(made["table"])

    now, record, rows = asyncio.run(look())
    then = EDITIONS[edition].ruleset
    with mended(edition, start_coins=6):
        later, kept, same = asyncio.run(look())
        assert later == now and kept == record and same == rows, "nothing changes, and nothing is written"
        journal = next(iter(read(kept.decode().splitlines())))
        assert journal.closing["scores"] == now["game"]["view"]["scores"]
        with pytest.raises(BadRecord, match=f"ruleset {then}, where this one has {then + 1}"):
            verify(journal)
    assert verify(next(iter(read(kept.decode().splitlines())))).over


def test_a_mended_game_is_recorded_from_its_mend_on() -> None:
    async def main() -> None:
        hub, made, people = await two_people(new_server())
        await conquer(people[0], 2)
        with mended("base", **DEARER):
            hub, people = await again(hub, made)
            while table_of(hub, made).phase != "over":
                await whole_turn(people)
            room = hub.room(made["table"])
            journal = next(iter(read((await room.post(room.record, people[0].peer.hashes)).decode().splitlines())))
            assert verify(journal).scores == people[0].ear.game["view"]["scores"]
            assert journal.rulings is not None and journal.rulings.ruleset == EDITIONS["base"].ruleset
            assert "earned" not in people[0].ear.game, "what was earned before the mend is not known"
            for _ in range(2):
                hub, _ = await again(hub, made)
                assert table_of(hub, made).phase == "over"

    asyncio.run(main())


def test_every_snapshot_is_the_position_that_playing_gives() -> None:
    for edition in ("base", "warcraft"):
        hub, made = finished_table(edition)
        rows = asyncio.run(hub.store.load(made["table"]))
        game = fold(made["table"], rows[:2], LIMITS).game
        assert game is not None
        found, text = 0, ""
        chain = rows[0].chain
        for seq, row in enumerate(rows[1:], 1):
            what = from_row(row, seq, chain).what
            chain = row.chain
            if isinstance(what, Acted):
                for action in what.actions:
                    game.play(action)
            if isinstance(what, (Started, Acted)) and what.position:
                found += 1
                text = snapshots.unpacked(what.position, text)
                assert snapshots.shows(text, game)
        assert found == 2 * 10 + 1, "one for each turn, and one for the end"


def test_a_position_that_is_written_down_in_a_new_way_is_no_other_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fingerprint of a position changes with its form; the snapshot shows that the game is the same."""

    async def main() -> None:
        hub, made, people = await two_people(new_server())
        await conquer(people[0], 3)
        version = table_of(hub, made).version
        monkeypatch.setattr("smallworld.table.fold.short_hash", lambda game: "another form")
        hub, people = await again(hub, made)
        assert table_of(hub, made).version == version and table_of(hub, made).phase == "playing"

    asyncio.run(main())


def test_a_rule_that_changed_without_a_word_is_a_mend_too() -> None:
    """Nobody raised the number of the rules: the log notices."""

    async def main() -> None:
        hub, made, people = await two_people(new_server())
        await conquer(people[0], 3)
        table = made["table"]
        with mended("base", start_coins=6):
            assert isinstance(hub.store, MemoryStore)
            hub.store.tables[table] = await renumbered(hub, table)
            hub, people = await again(hub, made)
            assert (await kinds(hub, table))[-1] == "mended"
            assert table_of(hub, made).phase == "playing"

    asyncio.run(main())


async def renumbered(hub: Hub, table: str) -> list[Any]:
    """A log that claims to be played under today's rules."""
    now = Rulings.of(make_setup("base", 2))
    chain = old = first_link(table)
    rows = []
    for seq, row in enumerate(await hub.store.load(table)):
        entry = from_row(row, seq, old)
        old = row.chain
        if isinstance(entry.what, Started):
            entry = replace(entry, what=replace(entry.what, ruleset=now.ruleset, content=now.content))
        rows.append(to_row(entry, seq, chain))
        chain = rows[-1].chain
    return rows


def test_no_secret_leaves_with_a_mend() -> None:
    async def main() -> None:
        hub, made, people = await two_people(new_server())
        await conquer(people[0], 2)
        with mended("base", **DEARER):
            hub, people = await again(hub, made)
            table = table_of(hub, made)
            rows = await hub.store.load(made["table"])
            secret = json.loads(rows[-1].body)["what"]
            for who in (Who(watch=True), Who(seats=(0,)), Who(seats=(1,)), Who(host=True)):
                sent = json.dumps(outbox.whole_table(table, who, set(), 0))
                assert secret["position"] not in sent and secret["origin"] not in sent
            assert isinstance(from_row(rows[-1], len(rows) - 1, rows[-2].chain).what, Mended)

    asyncio.run(main())
