"""The workshop over HTTP: strictly read, counted, quick to refuse, and nothing of it is kept."""

import contextlib
import json
import os
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from homemade import BAKERS, TWO_VALLEYS
from real import RealServer
from sim_world import SimRandomness
from smallworld.content.part_list import PARTS
from smallworld.game import Game
from smallworld.lab.judging import judged
from smallworld.server.limits import LIMITS
from smallworld.table.commands import NewTable, Refused, SeatWanted
from smallworld.table.lobby import make_table
from test_hostile_content import HOSTILE, SOON

CHECK = "/api/workshop/check"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    os.environ["SMALLWORLD_TEST"] = str(os.getpid())  # by this its children are known
    with RealServer(tmp_path_factory.mktemp("workshop") / "data") as running:
        yield running


def test_the_page_has_an_address_of_its_own(server: RealServer) -> None:
    answer = server.ask("/workshop")  # followed
    assert answer.status in (200, 503)  # 503: the pages are not built here


def test_the_vocabulary_has_every_part(server: RealServer) -> None:
    answer = server.ask("/api/workshop")
    assert answer.status == 200
    assert sorted(part["name"] for part in answer.json["parts"]) == sorted(PARTS)
    again = server.ask("/api/workshop", if_none_match=answer.headers["etag"])
    assert again.status == 304


def test_there_is_something_to_begin_with(server: RealServer) -> None:
    examples = server.ask("/api/workshop/examples").json["examples"]
    assert {example["kind"] for example in examples} == {"race", "power", "board"}


def test_a_text_gives_its_form_and_the_form_its_text(server: RealServer) -> None:
    told = server.ask(CHECK, {"text": BAKERS}).json
    assert told["problem"] is None and told["card"]["name"] == "Bakers"
    assert told["said"]["cs"][1] == "regiony s kopci jsou o 1\N{NO-BREAK SPACE}žeton levnější (nejméně 1)"
    again = server.ask(CHECK, {"form": told["form"]}).json
    assert again["form"] == told["form"]


def test_a_board_comes_with_its_map(server: RealServer) -> None:
    told = server.ask(CHECK, {"text": TWO_VALLEYS}).json
    picture = server.ask(f"/maps/{told['card']['map']}.svg")
    assert picture.status == 200 and picture.body.startswith(b"<svg")


@pytest.mark.parametrize(
    "body",
    [{}, {"text": 1}, {"text": None}, {"text": "x", "form": {}}, {"form": []}, {"form": {}, "more": 1}, {"form": "x"}],
)
def test_anything_else_is_refused(server: RealServer, body: dict[str, object]) -> None:
    answer = server.ask(CHECK, body)
    assert (answer.status, answer.json["code"]) == (400, "bad_message")


def test_what_is_too_long_is_refused(server: RealServer) -> None:
    assert server.ask(CHECK, {"text": "#" * (64 * 1024 + 1)}).status == 400
    assert server.ask(CHECK, {"text": "#" * LIMITS.body_bytes}).status == 413
    assert server.ask(CHECK, b"{}", content_type="text/plain").status == 400
    assert server.ask(CHECK, method="GET").status == 405


@pytest.mark.parametrize(
    "name", sorted(set(HOSTILE) - {"too long", "half a character", "an empty set", "a set inside a set"})
)
def test_a_hostile_text_is_refused_at_once_with_its_field(server: RealServer, name: str) -> None:
    text, named = HOSTILE[name]
    since = time.monotonic()
    answer = server.ask(CHECK, {"text": text})
    assert time.monotonic() - since < SOON
    assert answer.status == 200 and "form" not in answer.json
    assert named in answer.json["problem"]["reason"]


@pytest.mark.parametrize(
    "form",
    [
        {"kind": "race", "key": "x" * 100_000, "tokens": 3},
        {"kind": "power", "ability": [{"part": "coins"}] * 5000},
        {"kind": "board", "drawing": ["ab" * 24] * 48, "regions": {"a": {"terrain": "hill"}, "b": {"terrain": 1}}},
        {"kind": "board", "drawing": ["abc" * 5000] * 3, "regions": {}},
        {"kind": "board", "drawing": ["é" * 48] * 48, "regions": {"é": {"marks": "mine"}}},
        {"kind": {"a": {"b": {"c": {"d": {"e": {"f": {"g": {"h": 1}}}}}}}}},
        {"kind": "power", "key": "many", "tokens": 1e308, "ability": {"part": "coins"}},
        {"": {"": ""}, "__proto__": {"x": 1}},
    ],
)
def test_a_hostile_form_is_refused_at_once(server: RealServer, form: dict[str, object]) -> None:
    since = time.monotonic()
    answer = server.ask(CHECK, {"form": form})
    assert time.monotonic() - since < SOON
    assert answer.status == 200 and answer.json["problem"] is not None


def test_drafts_are_counted(tmp_path_factory: pytest.TempPathFactory) -> None:
    with RealServer(tmp_path_factory.mktemp("counted") / "data") as server:
        answers = [server.ask(CHECK, {"form": {"kind": "power"}}) for _ in range(int(LIMITS.drafts_burst * 2))]
        assert answers[0].status == 200
        late = [answer for answer in answers if answer.status == 429]
        assert late and late[0].json["code"] == "limited" and int(late[0].headers["retry-after"]) >= 1
        assert server.ask("/healthz").status == 200


# Trying it out

POWER = 'kind = "power"\nkey = "gilded"\ntokens = 4\n[[ability]]\npart = "coins"\n'


def dealt(number: int, *content: str, players: int = 3) -> Game:
    """The game that somebody is dealt who tries something out."""
    seats = [SeatWanted("person", "Ada"), *[SeatWanted("bot", bot="random")] * (players - 1)]
    wanted = NewTable("base", players, seats=seats, trying=True, content=list(content))
    made = make_table(wanted, SimRandomness(Random(number))).made
    custom = [text for text in content if 'kind = "board"' not in text]
    board = next((text for text in content if text not in custom), None)
    return Game.new("base", players, made.seed, board="" if board else made.board, custom=custom, custom_board=board)


@pytest.mark.parametrize("number", range(4))
def test_who_tries_something_out_begins_and_finds_it_in_the_column(number: int) -> None:
    state = dealt(number, BAKERS, POWER).state
    assert state.first == 0
    assert "bakers" in [state.rules.races[race].key for race in state.column_races]
    assert "gilded" in [state.rules.powers[power].key for power in state.column_powers]


def test_a_board_can_be_tried_out() -> None:
    assert dealt(1, TWO_VALLEYS).state.board.key == "two_valleys"


@pytest.mark.parametrize(
    "wanted",
    [
        NewTable("base", 2, seats=[SeatWanted("person", "Ada"), SeatWanted("bot", bot="random")], trying=True),
        NewTable("base", 2, seats=[SeatWanted("person", "Ada"), SeatWanted("open")], trying=True, content=[BAKERS]),
        NewTable("base", 2, seats=[SeatWanted("bot", bot="random")] * 2, trying=True, content=[BAKERS]),
    ],
)
def test_only_one_person_against_bots_tries_something_out(wanted: NewTable) -> None:
    with pytest.raises(Refused):
        make_table(wanted, SimRandomness(Random(1)))


# How strong it is

JUDGE = "/api/workshop/judge"


def told(body: bytes) -> list[dict[str, Any]]:
    """The lines of an answer."""
    return [json.loads(line) for line in body.splitlines()]


def test_a_race_is_judged_while_one_watches(server: RealServer) -> None:
    answer = server.ask(JUDGE, {"text": BAKERS, "games": 4})
    assert answer.status == 200, answer.body
    lines = told(answer.body)
    assert lines[0] == {"done": 2, "total": 4}
    row = lines[-1]["row"]
    assert (row["key"], row["games"]) == ("bakers", 4)
    assert {"low", "high", "value"} == set(row["share"])
    assert "Picks" in lines[-1]["lines"]["en"][0]


def test_one_at_a_time_and_it_ends_with_whoever_asked(server: RealServer) -> None:
    body = json.dumps({"text": BAKERS}).encode()
    with socket.create_connection(("127.0.0.1", server.port), 20) as line:
        head = f"POST {JUDGE} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
        line.sendall(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
        got = b""
        while b'"done"' not in got:
            more = line.recv(4096)
            assert more, got
            got += more
        assert len(judging()) == 1
        refused = server.ask(JUDGE, {"text": BAKERS, "games": 2})
        assert (refused.status, refused.json["code"]) == (429, "limited")
    until(lambda: not judging())
    until(lambda: server.ask(JUDGE, {"text": BAKERS, "games": 2}).status == 200)


def until(done: Callable[[], bool]) -> None:
    """Wait for it."""
    end = time.monotonic() + 30
    while not done():
        assert time.monotonic() < end
        time.sleep(0.1)


def judging() -> list[str]:
    """The processes of this test that judge something."""
    found: list[str] = []
    for place in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            command = (place / "cmdline").read_text(errors="replace").split("\0")
            mine = f"SMALLWORLD_TEST={os.environ['SMALLWORLD_TEST']}" in (place / "environ").read_text(errors="replace")
            if "smallworld.lab.judging" in command and mine:
                found.append(place.name)
    return found


@pytest.mark.parametrize("body", [{}, {"text": BAKERS, "games": 1}, {"text": BAKERS, "games": 401}, {"text": 1}])
def test_what_cannot_be_judged_is_refused(server: RealServer, body: dict[str, object]) -> None:
    assert server.ask(JUDGE, body).json["code"] == "bad_message"


def test_a_wrong_text_or_a_board_is_not_judged(server: RealServer) -> None:
    wrong = server.ask(JUDGE, {"text": BAKERS.replace("tokens = 6", "tokens = 600")}).json
    assert wrong["code"] == "bad_content" and "tokens" in wrong["reason"]
    assert server.ask(JUDGE, {"text": TWO_VALLEYS}).json["code"] == "bad_content"


def test_the_judge_stops_when_its_time_is_up() -> None:
    lines = list(judged({"text": BAKERS, "games": 400, "seconds": 0}))
    assert lines[0] == {"done": 2, "total": 400}
    assert lines[-1]["row"]["games"] == 2
    assert "refused" in next(iter(judged({"text": "kind = 1", "games": 2, "seconds": 1})))
