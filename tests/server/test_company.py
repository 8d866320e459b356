"""Company at a table: sayings, and a rematch with everybody one seat further."""

import asyncio
import json
from typing import Any

import pytest

from kit import Ear, Guest, MemoryStore, in_no_time, kinds, make, new_hub, refused, seats, sit, two_people
from smallworld.server.hub import Hub
from smallworld.table.commands import Hello, Say
from smallworld.table.phrases import SAYINGS
from smallworld.table.tokens import hashed

Json = dict[str, Any]


async def says(guest: Guest, seat: int, word: str) -> None:
    await guest.room.post(guest.room.say, guest.peer, Say("say-1", seat, word))


def heard(guest: Guest) -> list[tuple[int, str]]:
    return [(m["seat"], m["word"]) for m in guest.ear.messages if m["t"] == "said"]


def test_a_saying_reaches_everybody_and_is_not_kept() -> None:
    async def main() -> None:
        hub, made, (one, other) = await two_people()
        watcher = await sit(hub, made["table"], made["watch"])
        seat = one.peer.who.seats[0]
        version = one.ear.version
        await says(one, seat, "hello")
        assert heard(one) == heard(other) == heard(watcher) == [(seat, "hello")]
        assert one.ear.last("ok") == {"t": "ok", "id": "say-1", "version": version}
        assert len(await kinds(hub, made["table"])) == version
        later = await sit(hub, made["table"], made["watch"])
        assert heard(later) == []

    in_no_time(main())


def test_only_sayings_only_from_ones_own_seat_and_not_too_many() -> None:
    async def main() -> None:
        hub, made, (one, other) = await two_people()
        watcher = await sit(hub, made["table"], made["watch"])
        seat = one.peer.who.seats[0]
        assert await refused(says(one, 1 - seat, "hello")) == "denied"
        assert await refused(says(watcher, seat, "hello")) == "denied"
        assert await refused(says(one, seat, "<b>you</b>")) == "bad_message"
        for _ in range(int(hub.limits.say_burst)):
            await says(one, seat, "wow")
        for _ in range(50):
            assert await refused(says(one, seat, "wow")) == "limited"
        assert len(heard(other)) == hub.limits.say_burst
        await says(other, 1 - seat, "ouch")
        assert heard(one)[-1] == (1 - seat, "ouch"), "one who talks much does not silence the other"
        await asyncio.sleep(10)
        await says(one, seat, "sorry")
        assert heard(other)[-1] == (seat, "sorry")

    in_no_time(main())


async def played_out(guest: Guest, other: Guest) -> None:
    """Both leave their seats to bots until the game is over."""
    for each in (guest, other):
        await each.say(t="leave", seat=each.peer.who.seats[0])
    for _ in range(2000):
        await asyncio.sleep(5)
        if any(m.get("lobby", {}).get("phase") == "over" for m in guest.ear.messages[-3:]):
            return
    raise AssertionError("the game does not end")


async def looks(hub: Hub, table: str, *tokens: str) -> Json:
    ear = Ear()
    room = hub.room(table)
    await room.post(room.hello, ear, Hello(table, list(tokens)))
    return ear.last("table")


def test_a_rematch_takes_everybody_along_one_seat_further() -> None:
    async def main() -> None:
        store = MemoryStore()
        hub = new_hub(store)
        wish = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}, {"kind": "person", "name": "Bob"}]
        made = await make(hub, players=3, seats=wish, deadline=600, clock="turn")
        ada, bob = [await sit(hub, made["table"], token) for token in seats(made)]
        watcher = await sit(hub, made["table"], made["watch"])
        assert (await ada.say(t="rematch", seat=0))["code"] == "not_over"
        await played_out(ada, bob)
        assert (await bob.say(t="rematch", seat=0))["code"] == "denied"
        assert (await bob.say(t="rematch", seat=2))["t"] == "ok"
        assert (await ada.say(t="rematch", seat=0))["code"] == "started"
        told = [guest.ear.messages[-1]["lobby"]["rematch"] for guest in (bob, watcher)]
        table = told[0]
        assert table and told[1] == table != made["table"]
        for guest in (ada, bob, watcher):
            text = b"".join(guest.ear.frames).decode()
            assert not any(token in text for token in [*seats(made), made["host"], made["invite"], made["watch"]])

        again = new_hub(store)  # also after a restart, and for those who were not there
        assert (await looks(again, made["table"], seats(made)[0]))["lobby"]["rematch"] == table
        whole = await looks(again, table, seats(made)[0])
        assert whole["held"] == [2] and whole["lobby"]["phase"] == "playing"
        assert [seat["name"] for seat in whole["lobby"]["seats"]] == ["", "Bob", "Ada"]
        assert [seat["kind"] for seat in whole["lobby"]["seats"]] == ["bot", "person", "person"]
        assert not any(seat["stand_in"] for seat in whole["lobby"]["seats"])
        assert (whole["lobby"]["deadline"], whole["lobby"]["clock"]) == (600, "turn")
        assert (await looks(again, table, seats(made)[1]))["held"] == [1]
        seen = await looks(again, table, made["watch"])
        assert seen["held"] == [] and seen["game"]["view"]["viewer"] is None
        assert (await looks(again, table, made["host"]))["host"]
        first, second = (json.loads(store.tables[id][0].body)["what"] for id in (made["table"], table))
        assert first["seed"] != second["seed"] and first["salt"] != second["salt"]

    in_no_time(main())


def test_nobody_waits_at_a_rematch_for_those_who_have_gone_and_they_may_come_back() -> None:
    async def main() -> None:
        hub, made, (one, other) = await two_people()
        await played_out(one, other)
        seat, gone = one.peer.who.seats[0], other.peer.who.seats[0]
        await other.room.post(other.room.gone, other.ear)
        await asyncio.sleep(hub.rooms[made["table"]].loaded.lobby.deadline)
        assert (await one.say(t="rematch", seat=seat))["t"] == "ok"
        table = one.ear.messages[-1]["lobby"]["rematch"]
        again = await sit(hub, table, seats(made)[seat])
        chairs = again.ear.last("table")["lobby"]["seats"]
        assert [chair["stand_in"] for chair in chairs] == [place == seat for place in (0, 1)]
        for _ in range(600):  # a bot plays for whoever has gone, until it is this one's turn
            await asyncio.sleep(1)
            if hub.rooms[table].loaded.game.decider == gone:  # type: ignore[union-attr]
                break
        else:
            raise AssertionError("no bot plays for whoever has gone")
        back = await sit(hub, table, seats(made)[gone])
        assert not any(chair["stand_in"] for chair in back.ear.last("table")["lobby"]["seats"])

    in_no_time(main())


def test_a_rematch_waits_for_those_who_have_just_gone_as_the_table_does() -> None:
    async def main() -> None:
        hub, made, (one, other) = await two_people(deadline=60)
        await played_out(one, other)
        gone = other.peer.who.seats[0]
        await other.room.post(other.room.gone, other.ear)
        await asyncio.sleep(59)
        assert (await one.say(t="rematch", seat=1 - gone))["t"] == "ok"
        table = one.ear.messages[-1]["lobby"]["rematch"]
        again = await sit(hub, table, seats(made)[1 - gone])
        assert not any(chair["stand_in"] for chair in again.ear.last("table")["lobby"]["seats"])
        back = await sit(hub, table, seats(made)[gone])
        assert back.ear.last("table")["held"] == [1 - gone]

    in_no_time(main())


@pytest.mark.parametrize(("deadline", "clock"), [(0, "away"), (86_400, "away"), (60, "turn"), (86_400, "turn")])
def test_a_rematch_waits_for_everybody_where_the_table_does(deadline: int, clock: str) -> None:
    """For ever, for a day, or where turns take days: as the host chose."""

    async def main() -> None:
        hub, made, (one, other) = await two_people(deadline=deadline, clock=clock)
        await played_out(one, other)
        await other.room.post(other.room.gone, other.ear)
        await asyncio.sleep(3600)
        assert (await one.say(t="rematch", seat=one.peer.who.seats[0]))["t"] == "ok"
        lobby = (await looks(hub, one.ear.messages[-1]["lobby"]["rematch"], made["host"]))["lobby"]
        assert not any(chair["stand_in"] for chair in lobby["seats"])

    in_no_time(main())


def test_a_link_to_one_game_does_not_lead_to_the_rematch() -> None:
    """Who was invited to watch goes on with the table; whoever was sent a moment or a story saw that game alone."""

    async def main() -> None:
        store = MemoryStore()
        hub, made, (one, other) = await two_people(new_hub(store))
        share = one.room.loaded.lobby.to_share
        shown = await sit(hub, made["table"], share)
        watcher = await sit(hub, made["table"], made["watch"])
        await played_out(one, other)
        assert (await one.say(t="rematch", seat=one.peer.who.seats[0]))["t"] == "ok"
        table = watcher.ear.messages[-1]["lobby"]["rematch"]
        assert table
        room = one.room
        for message in (shown.ear.messages[-1], await looks(new_hub(store), made["table"], share)):
            assert message["lobby"]["phase"] == "over" and message["lobby"]["rematch"] is None
        assert (await room.post(room.look_back, [hashed(share)], None))[2]["lobby"]["rematch"] is None
        assert (await looks(hub, table, made["watch"]))["game"]
        assert await refused(sit(hub, table, share)) == "not_found"
        assert hub.rooms[table].loaded.lobby.to_share != share

    in_no_time(main())


def test_nothing_comes_of_a_rematch_that_cannot_be_kept() -> None:
    async def main() -> None:
        store = MemoryStore()
        hub, made, (one, other) = await two_people(new_hub(store))
        await played_out(one, other)
        store.broken = True
        assert (await one.say(t="rematch", seat=one.peer.who.seats[0]))["code"] == "storage"
        store.broken = False
        await asyncio.sleep(5)
        assert (await one.say(t="rematch", seat=one.peer.who.seats[0]))["t"] == "ok"
        assert (await kinds(hub, made["table"])).count("rematched") == 1

    in_no_time(main())


def test_every_saying_has_a_key_that_can_be_sent() -> None:
    assert len(SAYINGS) == len(set(SAYINGS))
    assert all(word.isascii() and word.replace("_", "").isalpha() for word in SAYINGS)
