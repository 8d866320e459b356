"""What happens at a table: commands once, in order, kept before they are told."""

import asyncio
import json
from typing import Any

import pytest

from kit import Ear, Guest, MemoryStore, in_no_time, make, new_hub, refused, seats, sit
from smallworld import invariants
from smallworld.bots import make_bot
from smallworld.game import Game
from smallworld.server import thinker, told
from smallworld.server.entries import first_link, from_row
from smallworld.server.hub import Hub
from smallworld.server.limits import LIMITS
from smallworld.server.messages import Hello
from smallworld.server.ports import Row
from smallworld.server.table import Table, fold, short_hash
from smallworld.server.tokens import commitment

Json = dict[str, Any]


async def two_people(hub: Hub | None = None, **body: Any) -> tuple[Hub, Json, list[Guest]]:
    """A game of two, each with a browser; the one to decide comes first."""
    hub = hub or new_hub()
    made = await make(hub, **body)
    people = [await sit(hub, made["table"], token) for token in seats(made)]
    if people[1].ear.game["choices"]:
        people.reverse()
    return hub, made, people


async def kinds(hub: Hub, table: str) -> list[str]:
    """The kinds of entries in a log."""
    rows = await hub.store.load(table)
    return [json.loads(row.body)["what"]["kind"] for row in rows]


def test_an_action_is_acknowledged_and_then_told_to_everybody() -> None:
    async def main() -> None:
        _, _, (one, other) = await two_people()
        heard = len(one.ear.frames)
        answer = await one.do()
        assert answer["t"] == "ok" and answer["version"] == 3
        assert [message["t"] for message in one.ear.messages[heard:]] == ["ok", "update"]
        update = other.ear.last("update")
        assert update["version"] == 3 and update["events"][0]["event"] == "combo_taken"
        assert other.ear.game["choices"] is None
        assert one.ear.game["view"]["viewer"] != other.ear.game["view"]["viewer"]

    in_no_time(main())


def test_the_same_command_is_answered_again_and_not_done_again() -> None:
    async def main() -> None:
        store = MemoryStore()
        hub, made, (one, _) = await two_people(new_hub(store))
        action, version = one.ear.game["choices"]["actions"][0], one.ear.version
        seat = one.ear.game["view"]["decider"]
        first = await one.do(action, id="once", seat=seat)
        assert await one.do(action, id="once", seat=seat, version=version) == first
        elsewhere = await sit(hub, made["table"], *seats(made))
        assert await elsewhere.do(action, id="once", seat=seat, version=version) == first
        restarted = await sit(new_hub(store), made["table"], *seats(made))
        assert await restarted.do(action, id="once", seat=seat, version=version) == first
        other = await restarted.do({"do": "end"}, id="once", seat=seat, version=version)
        assert other["code"] == "bad_message"
        assert (await kinds(hub, made["table"])).count("acted") == 1

    in_no_time(main())


def test_a_hundred_copies_of_one_action_count_once() -> None:
    async def main() -> None:
        hub, made, (one, _) = await two_people()
        action, seat = one.ear.game["choices"]["actions"][0], one.ear.game["view"]["decider"]
        sockets = [await sit(hub, made["table"], *seats(made)) for _ in range(10)]
        sent = [guest.do(action, id="copy", seat=seat, version=2) for guest in sockets for _ in range(10)]
        answers = await asyncio.gather(*sent)
        assert all(answer["t"] == "ok" and answer["version"] == 3 for answer in answers)
        assert (await kinds(hub, made["table"])).count("acted") == 1

    in_no_time(main())


def test_of_two_actions_for_one_version_one_wins_and_the_other_hears_of_it() -> None:
    async def main() -> None:
        hub, made, _ = await two_people()
        tabs = [await sit(hub, made["table"], *seats(made)) for _ in range(2)]
        choices = tabs[0].ear.game["choices"]
        sent = [tab.do(action, seat=choices["seat"]) for tab, action in zip(tabs, choices["actions"], strict=False)]
        answers = await asyncio.gather(*sent)
        assert sorted(answer["t"] for answer in answers) == ["no", "ok"]
        no = next(answer for answer in answers if answer["t"] == "no")
        assert no["code"] == "conflict" and no["version"] == 3

    in_no_time(main())


def test_what_cannot_be_kept_did_not_happen() -> None:
    async def main() -> None:
        store = MemoryStore()
        _, _, (one, other) = await two_people(new_hub(store))
        action, seat = one.ear.game["choices"]["actions"][0], one.ear.game["view"]["decider"]
        before = len(other.ear.frames)
        store.broken = True
        assert (await one.do(action, id="later", seat=seat))["code"] == "storage"
        assert len(other.ear.frames) == before
        store.broken = False
        await asyncio.sleep(2)  # the room reads the log again by itself
        assert one.ear.messages[-1]["t"] == "table" and one.ear.version == 2
        assert (await one.do(action, id="later", seat=seat))["t"] == "ok"

    in_no_time(main())


def test_two_servers_on_one_store_never_write_over_each_other() -> None:
    async def main() -> None:
        store = MemoryStore()
        one_hub, made, _ = await two_people(new_hub(store))
        one = await sit(one_hub, made["table"], *seats(made))
        other = await sit(new_hub(store), made["table"], *seats(made))
        assert (await one.do())["t"] == "ok"
        answer = await other.do(other.ear.game["choices"]["actions"][1])
        assert answer["code"] == "conflict" and answer["version"] == 3
        assert other.ear.version == 3
        assert (await other.do())["version"] == 4
        assert (await one.do(one.ear.game["choices"]["actions"][0], version=4))["code"] in ("conflict", "illegal")

    in_no_time(main())


class CountingStore(MemoryStore):
    """Counts how often a log is read."""

    reads = 0

    async def load(self, table: str) -> list[Row]:
        self.reads += 1
        return await super().load(table)


def test_a_stranger_who_claims_to_know_more_disturbs_nobody() -> None:
    async def main() -> None:
        store = CountingStore()
        hub, made, (one, _) = await two_people(new_hub(store))
        watcher = await sit(hub, made["table"], made["watch"])
        reads, heard = store.reads, len(one.ear.frames)
        for _ in range(3):
            await asyncio.sleep(6)
            assert await refused(sit(hub, made["table"], "wrong", after=999_999)) == "not_found"
            assert (await watcher.do({"do": "end"}, seat=0, version=999_999))["code"] == "denied"
        assert store.reads == reads and len(one.ear.frames) == heard
        await sit(hub, made["table"], made["watch"], after=999_999)
        assert store.reads == reads + 1 and len(one.ear.frames) == heard  # nothing new: nobody is told

    in_no_time(main())


def test_undo_goes_back_and_is_told() -> None:
    async def main() -> None:
        hub, made, (one, other) = await two_people()
        assert (await one.do())["t"] == "ok"  # the pick reveals a combination: no way back
        assert (await one.say(t="undo", seat=one.ear.game["choices"]["seat"], version=3))["code"] == "illegal"
        seat = one.ear.game["choices"]["seat"]
        before = one.ear.game
        conquest = next(a for a in one.ear.game["choices"]["actions"] if a["do"] == "conquer")
        assert (await one.do(conquest))["t"] == "ok"
        assert one.ear.game["choices"]["can_undo"]
        assert (await one.say(t="undo", seat=seat, version=4))["version"] == 5
        update = other.ear.last("update")
        assert update["undone"] and update["events"] == []
        assert one.ear.game == before
        rows = await hub.store.load(made["table"])
        assert not fold(made["table"], rows, LIMITS).frozen

    in_no_time(main())


def test_a_list_cannot_be_used_to_look_at_the_dice() -> None:
    """Only the last action of a list may roll: otherwise a refused list would tell the die and cost nothing."""

    async def main() -> None:
        hub = new_hub()
        made = await make(hub)
        one = await sit(hub, made["table"], *seats(made))
        for _ in range(2000):
            choices = one.ear.game["choices"]
            roll = next((a for a in choices["actions"] if a["do"] == "reinforce"), None)
            if roll:
                break
            wanted = [a for a in choices["actions"] if a["do"] == "conquer"] or choices["actions"]
            assert (await one.do(wanted[0]))["t"] == "ok"
        assert roll is not None
        table = hub.rooms[made["table"]].loaded
        assert table.game is not None
        before = short_hash(table.game)
        answers = [await one.do([roll, after]) for after in ({"do": "end"}, {"do": "abandon", "region": "2p-01"})]
        assert {answer["rule"] for answer in answers} == {"not_in_one"}
        assert answers[0]["reason"] == answers[1]["reason"]
        assert short_hash(table.game) == before
        assert (await one.do([roll]))["t"] == "ok"

    in_no_time(main())


def test_a_redeployment_is_answered_whole() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub)
        one = await sit(hub, made["table"], *seats(made))
        while not one.ear.game["choices"]["deploy"]:
            actions = one.ear.game["choices"]["actions"]
            wanted = [a for a in actions if a["do"] == "conquer"] or actions
            assert (await one.do(wanted[0]))["t"] == "ok"
        question = one.ear.game["choices"]["deploy"]
        tokens = {place["region"]: place["keeps"] for place in question["regions"]}
        last = question["regions"][-1]["region"]
        tokens[last] += question["number"]
        assert (await one.do({"do": "redeploy", "tokens": tokens}))["t"] == "ok"
        there = next(r for r in one.ear.game["view"]["regions"] if r["key"] == last)
        assert there["tokens"] == tokens[last]

    in_no_time(main())


def test_what_leaves_the_position_alone_disturbs_nobody() -> None:
    """Somebody who waits for his turn leaves and comes back as fast as he can."""

    async def main() -> None:
        hub, made, (one, other) = await two_people()
        seat = other.peer.who.seats[0]
        token = seats(made)[seat]
        version = one.ear.version
        for _ in range(5):
            assert (await other.say(t="leave", seat=seat))["t"] == "ok"
            assert "game" not in one.ear.last("update")
            other = await sit(hub, made["table"], token)
        assert (await other.say(t="name", seat=seat, name="Eve"))["t"] == "ok"
        assert one.ear.version > version
        action = one.ear.game["choices"]["actions"][0]
        assert (await one.do(action, seat=1 - seat, version=version))["t"] == "ok"
        assert (await one.do(action, seat=1 - seat, version=version))["code"] == "conflict"

    in_no_time(main())


def test_a_seat_stays_with_its_bot_until_it_is_wanted_back() -> None:
    async def main() -> None:
        hub, made, (_, other) = await two_people()
        seat = other.peer.who.seats[0]
        assert (await other.say(t="leave", seat=seat))["t"] == "ok"
        for away, bot in ([seat], True), ([1 - seat], False):
            ear = Ear()
            room = hub.room(made["table"])
            await room.post(room.hello, ear, Hello(made["table"], [seats(made)[seat]], None, away))
            assert ear.last("table")["lobby"]["seats"][seat]["stand_in"] is bot

    in_no_time(main())


def test_a_seat_is_not_left_for_ever() -> None:
    async def main() -> None:
        hub, made, (_, other) = await two_people()
        seat = other.peer.who.seats[0]
        for _ in range(LIMITS.leaves):
            assert (await other.say(t="leave", seat=seat))["t"] == "ok"
            other = await sit(hub, made["table"], seats(made)[seat])
        assert (await other.say(t="leave", seat=seat))["code"] == "limited"
        rows = await hub.store.load(made["table"])
        assert fold(made["table"], rows, LIMITS).leaves[seat] == LIMITS.leaves

    in_no_time(main())


def test_who_comes_back_does_not_hear_of_what_was_undone() -> None:
    async def main() -> None:
        store = MemoryStore()
        hub, made, (one, _) = await two_people(new_hub(store))
        assert (await one.do())["t"] == "ok"
        conquest = next(a for a in one.ear.game["choices"]["actions"] if a["do"] == "conquer")
        seat = one.ear.game["choices"]["seat"]
        assert (await one.do(conquest))["t"] == "ok"
        assert (await one.say(t="undo", seat=seat, version=4))["t"] == "ok"
        for again in (hub, new_hub(store)):
            back = await sit(again, made["table"], made["watch"], after=2)
            missed = back.ear.last("table")["missed"]
            assert [(m["version"], bool(m["events"]), m["undone"]) for m in missed] == [
                (3, True, False),
                (4, False, False),
                (5, False, True),
            ]

    in_no_time(main())


# Seats


def test_a_seat_that_was_given_away_is_not_told_again() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub, seats=[{"kind": "person"}, {"kind": "open"}])
        guest = await sit(hub, made["table"], made["invite"])
        wanted: Json = {"t": "join", "id": "0123456789abcdef-long-enough", "seat": 1, "name": "Bob"}
        assert (await guest.say(**wanted))["t"] == "ok"
        host = await sit(hub, made["table"], made["host"])
        assert (await host.say(t="seat", seat=1, kind="bot", bot="random"))["t"] == "ok"
        again = await sit(hub, made["table"], made["invite"])
        assert (await again.say(**wanted))["code"] == "seat_taken"

    in_no_time(main())


def test_somebody_elses_id_tells_nothing_of_his_command() -> None:
    async def main() -> None:
        hub, made, (one, _) = await two_people()
        seat = one.peer.who.seats[0]
        assert (await one.say(t="name", id="mine", seat=seat, name="Ada"))["t"] == "ok"
        watcher = await sit(hub, made["table"], made["watch"])
        assert (await watcher.say(t="leave", id="mine", seat=seat))["code"] == "denied"

    in_no_time(main())


def test_a_table_that_waits_for_its_deadline_is_not_kept_in_memory() -> None:
    async def main() -> None:
        hub, made, people = await two_people(deadline=604_800)
        for guest in people:
            await guest.room.post(guest.room.gone, guest.ear)
        await asyncio.sleep(1)
        assert hub.rooms[made["table"]].table is None
        await asyncio.sleep(604_800)
        assert "stood_in" in await kinds(hub, made["table"])

    in_no_time(main())


def test_bots_play_slower_where_nobody_is() -> None:
    async def main() -> None:
        hub = new_hub()
        bots = [{"kind": "bot", "bot": "random"}] * 2
        made = await make(hub, seats=bots)
        await asyncio.sleep(40)
        alone = len(await kinds(hub, made["table"]))
        assert 15 < alone < 25
        await sit(hub, made["table"], made["watch"])
        await asyncio.sleep(10)
        assert len(await kinds(hub, made["table"])) > 2 * alone

    in_no_time(main())


def test_bots_that_somebody_watches_think_first() -> None:
    async def main() -> None:
        thoughts = thinker.ThreadThinker()
        game = Game.new("base", 2, "seed")
        order: list[bool] = []

        async def think(watched: bool) -> None:
            await thoughts.decide("random", game.copy(), game.decider or 0, watched)
            order.append(watched)

        alone = [asyncio.create_task(think(False)) for _ in range(20)]
        await asyncio.sleep(0)
        alone[5].cancel()
        await think(True)
        assert len(order) <= 3
        await asyncio.gather(*alone, return_exceptions=True)
        assert order.count(False) == 19
        thoughts.close()

    asyncio.run(main())


def test_a_guest_who_changes_his_name_all_the_time_leaves_the_lobby_usable() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub, players=3, seats=[{"kind": "person"}, {"kind": "open"}, {"kind": "open"}], start=False)
        guest = await sit(hub, made["table"], made["invite"])
        assert (await guest.say(t="join", seat=1, name="Eve"))["t"] == "ok"
        answers = [await guest.say(t="name", seat=1, name=f"E{n}") for n in range(LIMITS.seat_names + 1)]
        assert answers[-2]["t"] == "ok" and answers[-1]["code"] == "limited"
        for n in range(LIMITS.seat_joins):
            assert (await guest.say(t="leave", seat=1))["t"] == "ok"
            guest = await sit(hub, made["table"], made["invite"])
            if (await guest.say(t="join", seat=1, name=f"G{n}"))["t"] == "no":
                break
        assert (await guest.say(t="join", seat=1, name="Eve"))["code"] == "limited"
        friend = await sit(hub, made["table"], made["invite"])
        assert (await friend.say(t="join", seat=2, name="Bob"))["t"] == "ok"
        host = await sit(hub, made["table"], made["host"])
        assert (await host.say(t="seat", seat=1, kind="open"))["t"] == "ok"
        assert (await guest.say(t="join", seat=1, name="Ada"))["t"] == "ok"
        assert (await host.say(t="seat", seat=1, kind="bot", bot="random"))["t"] == "ok"
        assert (await host.say(t="start"))["t"] == "ok"

    in_no_time(main())


def test_a_guest_joins_and_the_answer_can_be_had_again() -> None:
    async def main() -> None:
        store = MemoryStore()
        hub = new_hub(store)
        made = await make(hub, seats=[{"kind": "person", "name": "Ada"}, {"kind": "open"}])
        guest = await sit(hub, made["table"], made["invite"])
        assert guest.ear.last("table")["game"] is None
        long = "0123456789abcdef-long-enough"
        joined = await guest.say(t="join", id=long, seat=1, name="Bob")
        assert joined["t"] == "ok" and guest.ear.last("table")["held"] == [1]
        again = await sit(new_hub(store), made["table"], made["invite"])
        assert await again.say(t="join", id=long, seat=1, name="Bob") == joined
        assert (await again.say(t="join", id="another-long-identifier", seat=1, name="Eve"))["code"] == "seat_taken"
        assert joined["token"].encode() not in b"".join(row.body for row in store.tables[made["table"]])
        (await sit(hub, made["table"], joined["token"])).ear.last("table")

    in_no_time(main())


def test_a_guessable_id_tells_its_token_once() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub, seats=[{"kind": "person"}, {"kind": "open"}])
        guest = await sit(hub, made["table"], made["invite"])
        assert (await guest.say(t="join", id="c-1", seat=1))["t"] == "ok"
        thief = await sit(hub, made["table"], made["invite"])
        answer = await thief.say(t="join", id="c-1", seat=1)
        assert answer["code"] == "seat_taken" and "token" not in answer

    in_no_time(main())


def test_fifty_guests_and_one_seat() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub, seats=[{"kind": "person"}, {"kind": "open"}])
        guests = [await sit(hub, made["table"], made["invite"]) for _ in range(50)]
        answers = await asyncio.gather(*[guest.say(t="join", seat=1, name=f"G{n}") for n, guest in enumerate(guests)])
        assert sorted(answer["t"] for answer in answers) == ["no"] * 49 + ["ok"]

    in_no_time(main())


def test_the_host_changes_seats_until_the_start() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub, players=3, seats=[{"kind": "person", "name": "Ada"}])
        host = await sit(hub, made["table"], made["host"], *seats(made))
        guest = await sit(hub, made["table"], made["invite"])
        assert (await guest.say(t="join", seat=1, name="Bob"))["t"] == "ok"
        assert (await host.say(t="start"))["code"] == "bad_setup"
        assert (await host.say(t="seat", seat=2, kind="bot", bot="deep blue"))["code"] == "bad_setup"
        assert (await host.say(t="seat", seat=2, kind="bot", bot="random"))["t"] == "ok"
        assert (await host.say(t="seat", seat=1, kind="open"))["t"] == "ok"
        token = (await host.say(t="seat", seat=1, kind="person", name="Cy"))["token"]
        assert host.ear.last("table")["held"] == [0, 1] and token
        assert (await guest.say(t="name", seat=1, name="Mallory"))["code"] == "denied"
        assert (await host.say(t="start"))["t"] == "ok"
        assert (await host.say(t="seat", seat=2, kind="open"))["code"] == "started"
        assert (await guest.say(t="join", seat=1))["code"] == "started"

    in_no_time(main())


def test_a_late_guest_takes_a_bots_seat_and_nobody_elses() -> None:
    async def main() -> None:
        hub = new_hub()
        bot = {"kind": "bot", "bot": "random"}
        made = await make(hub, players=3, seats=[{"kind": "person", "name": "Ada"}, bot, bot])
        guest, other = [await sit(hub, made["table"], made["invite"]) for _ in range(2)]
        assert (await guest.say(t="join", seat=0, name="Bob"))["code"] == "started"
        assert (await guest.say(t="join", seat=4, name="Bob"))["code"] == "denied"
        token = (await guest.say(t="join", seat=2, name="Bob"))["token"]
        told = guest.ear.last("table")
        assert told["held"] == [2] and told["game"]["view"]["viewer"] == 2 and token
        assert (await other.say(t="join", seat=2, name="Eve"))["code"] == "started"
        for _ in range(50):  # the other bot plays on, and Bob is waited for
            await asyncio.sleep(1)
        decider = guest.ear.game["view"]["decider"]
        assert decider in (0, 2) and bool(guest.ear.game["choices"]) == (decider == 2)
        rows = await hub.store.load(made["table"])
        assert not fold(made["table"], rows, LIMITS).frozen

    in_no_time(main())


def test_whoever_leaves_before_the_start_gives_the_seat_up() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub, seats=[{"kind": "person"}, {"kind": "open"}])
        invited = await sit(hub, made["table"], made["invite"])
        token = (await invited.say(t="join", seat=1))["token"]
        guest = await sit(hub, made["table"], token)
        assert (await guest.say(t="leave", seat=1))["t"] == "ok"
        assert guest.ear.closed == "denied"
        assert await refused(sit(hub, made["table"], token)) == "not_found"
        assert invited.ear.last("update")["lobby"]["seats"][1]["kind"] == "open"

    in_no_time(main())


# Those who are not there


def test_a_bot_takes_the_seat_of_somebody_who_is_gone_and_gives_it_back() -> None:
    async def main() -> None:
        hub, made, (one, other) = await two_people(deadline=60)
        seat = one.ear.game["view"]["viewer"]
        token = seats(made)[seat]
        await one.room.post(one.room.gone, one.ear)
        await asyncio.sleep(55)
        assert "stood_in" not in await kinds(hub, made["table"])
        await asyncio.sleep(7)
        assert (await kinds(hub, made["table"]))[2] == "stood_in"
        assert other.ear.game["choices"], "the bot has played until it was the other's turn"
        shown = [m for m in other.ear.messages if m.get("lobby")][-1]["lobby"]["seats"][seat]
        assert shown["stand_in"] and not shown["here"]
        back = await sit(hub, made["table"], token)
        assert (await kinds(hub, made["table"]))[-1] == "returned"
        assert not back.ear.last("table")["lobby"]["seats"][seat]["stand_in"]

    in_no_time(main())


def test_a_socket_that_closes_before_its_hello_is_answered_leaves_nobody_behind() -> None:
    async def main() -> None:
        hub, made, _ = await two_people()
        room = hub.rooms[made["table"]]
        ear = Ear()
        greeting = asyncio.ensure_future(room.post(room.hello, ear, Hello(made["table"], [made["watch"]])))
        await asyncio.sleep(0)
        greeting.cancel()
        await room.post(room.gone, ear)
        assert all(peer.line is not ear for peer in room.peers)

    in_no_time(main())


def test_coming_back_in_time_keeps_the_seat() -> None:
    async def main() -> None:
        hub, made, (one, _) = await two_people(deadline=60)
        token = seats(made)[one.ear.game["view"]["viewer"]]
        for _ in range(5):
            await one.room.post(one.room.gone, one.ear)
            await asyncio.sleep(50)
            one = await sit(hub, made["table"], token)
        assert await kinds(hub, made["table"]) == ["made", "started"]

    in_no_time(main())


def test_without_a_deadline_everybody_waits() -> None:
    async def main() -> None:
        hub, made, (one, other) = await two_people(deadline=0)
        for guest in (one, other):
            await guest.room.post(guest.room.gone, guest.ear)
        await asyncio.sleep(100_000)
        assert await kinds(hub, made["table"]) == ["made", "started"]
        assert hub.rooms == {}, "nobody needs the room"

    in_no_time(main())


def test_the_time_a_server_is_down_is_nobodys() -> None:
    async def main() -> None:
        store = MemoryStore()
        hub, made, (one, _) = await two_people(new_hub(store), deadline=60)
        token = seats(made)[1 - one.ear.game["view"]["viewer"]]
        await one.room.post(one.room.gone, one.ear)
        await asyncio.sleep(50)
        await hub.close(1, 1)
        await asyncio.sleep(3600)
        hub = new_hub(store)
        await sit(hub, made["table"], token)
        await asyncio.sleep(50)
        assert "stood_in" not in await kinds(hub, made["table"])
        await asyncio.sleep(12)
        assert "stood_in" in await kinds(hub, made["table"])

    in_no_time(main())


def test_leaving_a_game_lets_a_bot_go_on_to_the_end() -> None:
    async def main() -> None:
        _hub, _made, (one, other) = await two_people()
        for guest in (one, other):
            seat = guest.ear.game["view"]["viewer"]
            assert (await guest.say(t="leave", seat=seat))["t"] == "ok"
            assert (await guest.do({"do": "end"}, seat=seat))["code"] in ("denied", "conflict")
        for _ in range(600):
            await asyncio.sleep(5)
            if one.ear.messages[-1].get("lobby", {}).get("phase") == "over":
                break
        lobby = one.ear.messages[-1]["lobby"]
        assert lobby["phase"] == "over"
        assert commitment(lobby["revealed"]["seed"], lobby["revealed"]["salt"]) == lobby["commitment"]
        assert one.ear.game["view"]["scores"]
        seat = one.ear.game["view"]["viewer"]
        assert (await one.say(t="leave", seat=seat))["code"] == "over"

    in_no_time(main())


# Reading again


def test_the_same_table_is_worked_out_once_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asking is cheap and answering is not: many sockets that ask all the time would keep everybody waiting."""

    async def main() -> None:
        hub, made, (one, other) = await two_people()
        watchers = [await sit(hub, made["table"], made["watch"]) for _ in range(5)]
        made_for: list[told.Eyes] = []

        def counted(table: Table, seen_by: told.Eyes) -> Json | None:
            made_for.append(seen_by)
            return honest(table, seen_by)

        honest = told.game
        monkeypatch.setattr(told, "game", counted)
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


def test_a_bot_that_fails_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stumbles:
        def decide(self, game: object) -> object:
            raise KeyError("nothing")

    monkeypatch.setattr(
        thinker, "make_bot", lambda name, seed, seat: Stumbles() if name == "greedy" else make_bot(name, seed, seat)
    )

    async def main() -> None:
        hub = new_hub()
        made = await make(hub, seats=[{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}])
        watcher = await sit(hub, made["table"], made["watch"])
        for _ in range(300):
            await asyncio.sleep(1)
            if watcher.ear.messages[-1].get("lobby", {}).get("phase") == "over":
                return
        raise AssertionError("the game did not end")

    in_no_time(main())


def test_undoing_for_ever_is_not_possible() -> None:
    async def main() -> None:
        hub, made, (one, _) = await two_people()
        hub.rooms[made["table"]].loaded.undos = LIMITS.undos
        assert (await one.do())["t"] == "ok"
        answer = await one.say(t="undo", seat=one.ear.game["choices"]["seat"], version=3)
        assert answer["code"] == "limited" and answer["retry"] > 0

    in_no_time(main())
