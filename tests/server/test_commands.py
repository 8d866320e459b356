"""Commands at a table: done once, in order, kept before anybody hears of them."""

import asyncio

from kit import MemoryStore, in_no_time, kinds, make, new_hub, refused, seats, sit, two_people
from smallworld.table.entries import Row
from smallworld.table.table import short_hash


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

    async def load(self, table: str, since: int = 0) -> list[Row]:
        self.reads += 1
        return await super().load(table, since)


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


def test_a_list_cannot_be_used_to_look_at_the_dice() -> None:
    """Only the last action of a list may roll: otherwise a refused list would reveal the die and cost nothing."""

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


def test_a_refused_list_says_which_action_it_was() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub)
        one = await sit(hub, made["table"], *seats(made))
        pick = next(a for a in one.ear.game["choices"]["actions"] if a["do"] == "pick")
        assert (await one.do(pick))["t"] == "ok"
        conquer = next(a for a in one.ear.game["choices"]["actions"] if a["do"] == "conquer")
        table = hub.rooms[made["table"]].loaded
        assert table.game is not None
        version, before = table.version, short_hash(table.game)
        alone, listed = await one.do(pick), await one.do([conquer, pick])
        assert (alone["code"], alone["rule"]) == (listed["code"], listed["rule"]) == ("illegal", "wrong_step")
        assert listed["reason"] == f"Action 2 of 2: {alone['reason']}"
        assert (table.version, short_hash(table.game)) == (version, before)

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


def test_somebody_elses_id_tells_nothing_of_their_command() -> None:
    async def main() -> None:
        hub, made, (one, _) = await two_people()
        seat = one.peer.who.seats[0]
        assert (await one.say(t="name", id="mine", seat=seat, name="Ada"))["t"] == "ok"
        watcher = await sit(hub, made["table"], made["watch"])
        assert (await watcher.say(t="leave", id="mine", seat=seat))["code"] == "denied"

    in_no_time(main())


def test_what_leaves_the_position_alone_disturbs_nobody() -> None:
    """A player who is not to decide leaves and comes back as fast as possible."""

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
