"""Taking back: who hears of it, and that it has an end."""

from kit import MemoryStore, in_no_time, new_hub, sit, two_people
from smallworld.server.limits import LIMITS
from smallworld.table.fold import fold


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


def test_undoing_for_ever_is_not_possible() -> None:
    async def main() -> None:
        hub, made, (one, _) = await two_people()
        hub.rooms[made["table"]].loaded.undos = LIMITS.undos
        assert (await one.do())["t"] == "ok"
        answer = await one.say(t="undo", seat=one.ear.game["choices"]["seat"], version=3)
        assert answer["code"] == "limited" and answer["retry"] > 0

    in_no_time(main())
