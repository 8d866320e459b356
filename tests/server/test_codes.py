"""Join codes: short enough to say aloud, for free seats only, and not to be guessed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from real import RealServer
from smallworld.server.codes import ALPHABET, LETTERS, Codes, tidied
from smallworld.server.limits import LIMITS
from smallworld.server.randomness import SystemRandomness

OPEN_SEAT = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RealServer]:
    with RealServer(tmp_path / "data") as running:
        yield running


def test_a_code_opens_what_the_invitation_opens(server: RealServer) -> None:
    made = server.make(seats=OPEN_SEAT, start=False)
    path = f"/api/tables/{made['table']}/code"
    given = server.ask(path, {}, authorization=f"Bearer {made['invite']}").json
    assert len(given["code"]) == LETTERS and set(given["code"]) <= set(ALPHABET)
    assert server.ask(path, {}, authorization=f"Bearer {made['invite']}").json == given  # it stays the same
    typed = f"{given['code'][:3].lower()}-{given['code'][3:]}"
    assert server.ask(f"/api/codes/{typed}").json == {"table": made["table"], "invite": made["invite"]}


@pytest.mark.parametrize("key", ["watch", "host", "seat"])
def test_only_an_invitation_gets_a_code(server: RealServer, key: str) -> None:
    made = server.make(seats=OPEN_SEAT, start=False)
    token = made["seats"][0]["token"] if key == "seat" else made[key]
    answer = server.ask(f"/api/tables/{made['table']}/code", {}, authorization=f"Bearer {token}")
    assert (answer.status, answer.json["code"]) == (403, "denied")


def test_a_table_without_a_free_seat_has_no_code(server: RealServer) -> None:
    made = server.make(seats=OPEN_SEAT, start=False)
    path = f"/api/tables/{made['table']}/code"
    code = server.ask(path, {}, authorization=f"Bearer {made['invite']}").json["code"]
    guest = server.sit(made["table"], made["invite"])
    guest.send({"t": "join", "id": "c-1", "seat": 1, "name": "Eva"})
    assert guest.hear("ok", "no")["t"] == "ok"
    assert server.ask(path, {}, authorization=f"Bearer {made['invite']}").json["code"] == "seat_taken"
    late = server.ask(f"/api/codes/{code}")
    assert (late.status, late.json["code"]) == (404, "no_code")


def test_wrong_codes_are_counted(server: RealServer) -> None:
    answers = [server.ask(f"/api/codes/{'B' * LETTERS}").json["code"] for _ in range(int(LIMITS.code_burst) + 3)]
    assert answers[0] == "no_code" and answers[-1] == "limited"


def test_a_code_expires_and_the_oldest_make_room() -> None:
    codes = Codes(SystemRandomness(), seconds=60, most=2)
    first = codes.give("one", "a", now=0)
    assert codes.find(first, now=59) and not codes.find(first, now=60)
    again = codes.give("one", "a", now=61)
    codes.give("two", "b", now=62)
    codes.give("three", "c", now=63)
    assert not codes.find(again, now=64) and len(codes.given) == len(codes.of) == 2


def test_codes_are_read_as_people_type_them() -> None:
    assert tidied(" bcd-fgh ") == tidied("BCD FGH") == "BCDFGH"
