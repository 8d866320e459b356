"""Nobody can do what their token does not allow: every message, from everybody who should not send it."""

import asyncio
import json
from typing import Any

import pytest

from kit import Guest, in_no_time, make, new_hub, refused, seats, sit
from smallworld.server import messages
from smallworld.server.hub import Hub
from smallworld.table.commands import COMMANDS, KINDS, Refused
from smallworld.table.table import short_hash

Json = dict[str, Any]

MESSAGES: dict[str, Json] = {
    "do": {"seat": 0, "action": {"do": "end"}},
    "undo": {"seat": 0},
    "join": {"seat": 0, "name": "Eve"},
    "seat": {"seat": 0, "kind": "bot", "bot": "random"},
    "name": {"seat": 0, "name": "Eve"},
    "start": {},
    "pace": {"pace": 0, "deadline": 0},
    "leave": {"seat": 0},
    "pause": {"seat": 0},
    "resume": {"seat": 0},
    "rematch": {"seat": 0},
}
"""One of each command, aimed at seat 0 of somebody else's table."""

FORGERS = ("other seat", "spectator", "shown", "guest", "foreign table")
PHASES = ("not started", "playing", "over")


def test_the_matrix_has_every_command() -> None:
    tags = {tag for tag, kind in KINDS.items() if kind in COMMANDS}
    assert tags == set(MESSAGES)


async def table_in(hub: Hub, phase: str) -> Json:
    """A table with an open seat, in play, or over."""
    three: list[Json] = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bob"}]
    third: Json = {"kind": "open" if phase == "not started" else "person"}
    made = await make(hub, players=3, seats=[*three, third])
    if phase == "over":
        for seat, token in enumerate(seats(made)):
            one = await sit(hub, made["table"], token)
            assert (await one.say(t="leave", seat=seat))["t"] == "ok"
            await one.room.post(one.room.gone, one.ear)
        watcher = await sit(hub, made["table"], made["watch"])
        for _ in range(1000):
            await asyncio.sleep(1)
            if watcher.room.loaded.phase == "over":
                break
        assert watcher.room.loaded.phase == "over"
    return made


async def forger(hub: Hub, made: Json, who: str) -> Guest:
    """Somebody who has a token, but not the right one."""
    if who == "other seat":
        return await sit(hub, made["table"], seats(made)[1])
    if who == "foreign table":  # every token of another table is worth nothing here
        other = await make(hub)
        tokens = [other["host"], other["invite"], other["watch"], *seats(other)]
        assert await refused(sit(hub, made["table"], *tokens)) == "not_found"
        return await sit(hub, other["table"], made["host"], *tokens[1:3])
    if who == "shown":  # the key that players hand on
        around = (await sit(hub, made["table"], made["watch"])).room.loaded.lobby
        return await sit(hub, made["table"], around.to_share)
    return await sit(hub, made["table"], made["watch" if who == "spectator" else "invite"])


async def fingerprint(hub: Hub, made: Json) -> tuple[int, str]:
    """How many entries the log has, and the position."""
    rows = await hub.store.load(made["table"])
    watcher = await sit(hub, made["table"], made["watch"])
    table = watcher.room.loaded
    position = short_hash(table.game) if table.game is not None else ""
    await watcher.room.post(watcher.room.gone, watcher.ear)
    return len(rows), position


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("who", FORGERS)
@pytest.mark.parametrize("kind", MESSAGES)
def test_a_forged_command_is_refused_and_changes_nothing(kind: str, who: str, phase: str) -> None:
    async def main() -> None:
        hub = new_hub()
        made = await table_in(hub, phase)
        guest = await forger(hub, made, who)
        before = await fingerprint(hub, made)
        body = {"t": kind, **MESSAGES[kind]}
        if kind in ("do", "undo"):
            body["version"] = before[0]
        answer = await guest.say(**body)
        allowed = {"denied", "seat_taken" if kind == "join" else "denied", "started" if kind == "join" else "denied"}
        assert answer["t"] == "no" and answer["code"] in allowed, answer
        assert await fingerprint(hub, made) == before

    in_no_time(main())


@pytest.mark.parametrize("kind", ["do", "undo"])
@pytest.mark.parametrize("phase", ["not started", "over"])
def test_the_right_token_at_the_wrong_time_is_refused(kind: str, phase: str) -> None:
    async def main() -> None:
        hub = new_hub()
        made = await table_in(hub, phase)
        one = await sit(hub, made["table"], seats(made)[0])
        before = await fingerprint(hub, made)
        answer = await one.say(t=kind, version=before[0], **MESSAGES[kind])
        assert answer["code"] == ("not_started" if phase == "not started" else "over")
        assert await fingerprint(hub, made) == before

    in_no_time(main())


def test_a_seat_acts_in_its_own_turn_only() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub)
        people = [await sit(hub, made["table"], token) for token in seats(made)]
        waiting = next(guest for guest in people if not guest.ear.game["choices"])
        seat = waiting.ear.game["view"]["viewer"]
        before = await fingerprint(hub, made)
        answer = await waiting.do({"do": "pick", "combo": 0}, seat=seat)
        assert answer["code"] == "not_your_turn"
        assert (await waiting.say(t="undo", seat=seat, version=2))["code"] == "not_your_turn"
        assert await fingerprint(hub, made) == before

    in_no_time(main())


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"do": "fly"},
        {"do": "pick"},
        {"do": "pick", "combo": True},
        {"do": "pick", "combo": 1.0},
        {"do": "pick", "combo": -1},
        {"do": "pick", "combo": 2**63},
        {"do": "pick", "combo": "0"},
        {"do": "pick", "combo": 0, "coins": 99},
        {"do": ["pick"], "combo": 0},
        {"do": "conquer", "region": "2p-07"},
        {"do": "conquer", "region": "\u0000"},
        {"do": "redeploy", "tokens": {"2p-07": 10**9}},
        [{"do": "pick", "combo": 0}, {"do": "fly"}],
        [{}] * 64,
    ],
)
def test_a_forged_action_is_illegal(action: Any) -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub)
        one = await sit(hub, made["table"], *seats(made))
        before = await fingerprint(hub, made)
        answer = await one.do(action)
        assert answer["code"] == "illegal" and answer["rule"] and answer["version"] == 2
        assert await fingerprint(hub, made) == before

    in_no_time(main())


def test_frames_sent_again_have_no_effect() -> None:
    """Every command of a game is sent a second time, at once and at the end."""

    async def main() -> None:
        hub = new_hub()
        made = await make(hub)
        one = await sit(hub, made["table"], *seats(made))
        sent: list[tuple[Json, Json]] = []
        for n in range(60):
            choices = one.ear.game["choices"]
            if not choices:
                break
            body = {"t": "do", "id": f"frame {n}", "seat": choices["seat"], "version": one.ear.version}
            body["action"] = choices["actions"][-1]
            answer = await one.say(**body)
            assert await one.say(**body) == answer
            sent.append((body, answer))
        assert len(sent) > 20
        before = await fingerprint(hub, made)
        other = await sit(hub, made["table"], *seats(made))
        for body, answer in sent:
            assert await other.say(**body) == answer
        assert await fingerprint(hub, made) == before

    in_no_time(main())


# Frames that are no messages


def deep(depth: int) -> str:
    """A good action with something deep where its price may come back."""
    head = '{"t":"do","id":"x","seat":0,"version":1,"action":{"do":"end","wins":'
    return head + "[" * depth + "]" * depth + "}}"


BAD: list[str] = [
    "",
    " ",
    "null",
    "[]",
    "7",
    "{",
    '"do"',
    "{}",
    '{"t":"do"}',
    '{"t":"fly","id":"x"}',
    '{"t":5}',
    '{"t":"ping","extra":1}',
    '{"t":"start","id":""}',
    '{"t":"start","id":"' + "x" * 65 + '"}',
    '{"t":"start","id":5}',
    '{"t":"start","id":"\\ud800"}',
    '{"t":"undo","id":"x","seat":true,"version":1}',
    '{"t":"undo","id":"x","seat":0.5,"version":1}',
    '{"t":"undo","id":"x","seat":-1,"version":1}',
    '{"t":"undo","id":"x","seat":9,"version":1}',
    '{"t":"undo","id":"x","seat":0,"version":1e400}',
    '{"t":"undo","id":"x","seat":0,"version":99999999999999999999999999}',
    '{"t":"undo","id":"x","seat":0,"version":NaN}',
    '{"t":"undo","id":"x","seat":0,"version":-0.0}',
    '{"t":"do","id":"x","seat":0,"version":1,"action":[]}',
    '{"t":"do","id":"x","seat":0,"version":1,"action":"end"}',
    '{"t":"do","id":"x","seat":0,"version":1,"action":[[]]}',
    '{"t":"do","id":"x","seat":0,"version":1,"action":{"do":NaN}}',
    '{"t":"do","id":"x","seat":0,"version":1,"action":' + '{"do":' * 3000 + "1" + "}" * 3000 + "}",
    '{"t":"do","id":"x","seat":0,"version":1,"action":' + "[" * 8000,
    *[deep(depth) for depth in (16, 100, 900, 950, 970, 977, 985, 990, 994)],
    '{"t":"name","id":"x","seat":0,"name":null}',
    '{"t":"name","id":"x","seat":0,"name":"' + "x" * 5000 + '"}',
    '{"t":"pace","id":"x","pace":-1,"deadline":0}',
    '{"t":"pace","id":"x","pace":0,"deadline":1e9}',
    '{"t":"hello","table":"x","tokens":[]}',
    '{"t":"hello","table":"x","tokens":["y","y","y","y","y","y","y","y","y"]}',
    '{"t":"hello","table":"' + "x" * 65 + '","tokens":["y"]}',
    "\x00",
    '\ufeff{"t":"ping"}',
]


@pytest.mark.parametrize("frame", BAD)
def test_what_is_no_message_is_refused_as_such(frame: str) -> None:
    for data in (frame, frame.encode("utf-8", "surrogatepass")):
        with pytest.raises(Refused) as refused:
            messages.read(data)
        assert refused.value.code == "bad_message"
        assert len(refused.value.reason) < 300
        messages.id_of(data)


def test_an_action_that_is_not_deep_is_read() -> None:
    assert messages.read(deep(14))


def test_a_fault_outside_the_engine_does_not_freeze_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table is frozen for ever, so only for what happened inside it."""

    async def main() -> None:
        hub = new_hub()
        made = await make(hub)
        one = await sit(hub, made["table"], *seats(made))
        before = await fingerprint(hub, made)
        with monkeypatch.context() as broken:
            broken.setattr("smallworld.table.table.fingerprint", failing)
            assert (await one.do())["code"] == "fault"
        assert await fingerprint(hub, made) == before
        assert (await one.do())["t"] == "ok"

    in_no_time(main())


def failing(command: object) -> str:
    """Something that breaks."""
    raise RecursionError


def test_random_frames_are_read_or_refused() -> None:
    """Good messages with a byte changed, cut or doubled: nothing but a message or a refusal comes out."""
    import random

    rng = random.Random(7)
    good = [json.dumps({"t": kind, "id": "x", "version": 1, **body}).encode() for kind, body in MESSAGES.items()]
    good = [frame for kind, frame in zip(MESSAGES, good, strict=True) if kind in ("do", "undo")] + good
    read = 0
    for _ in range(20_000):
        frame = bytearray(rng.choice(good))
        for _ in range(rng.randrange(1, 4)):
            place = rng.randrange(len(frame))
            kind = rng.randrange(4)
            if kind == 0:
                frame[place] = rng.randrange(256)
            elif kind == 1:
                del frame[place:]
                frame += b"}"
            elif kind == 2:
                frame[place:place] = frame[: rng.randrange(len(frame))]
            else:
                frame[place:place] = rng.choice([b"\\u0000", b"\\ud800", b"1e999", b"null", b'"', b"[", b"{", b"\xff"])
        try:
            messages.read(bytes(frame))
            read += 1
        except Refused as refused:
            assert refused.code == "bad_message"
    assert read > 0
