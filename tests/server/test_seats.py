"""Seats: taken once, given back, changed by the host until the start."""

import asyncio
from typing import Any

from kit import MemoryStore, in_no_time, make, new_hub, refused, seats, sit, two_people
from smallworld.server.limits import LIMITS
from smallworld.table.fold import fold

Json = dict[str, Any]


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


def test_a_guest_who_changes_their_name_all_the_time_leaves_the_lobby_usable() -> None:
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
        for _ in range(50):  # the other bot plays on, and the table waits for Bob
            await asyncio.sleep(1)
        decider = guest.ear.game["view"]["decider"]
        assert decider in (0, 2) and bool(guest.ear.game["choices"]) == (decider == 2)
        rows = await hub.store.load(made["table"])
        assert not fold(made["table"], rows, LIMITS).frozen

    in_no_time(main())
