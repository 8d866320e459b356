"""Home-made content at tables of a real server: killed and begun again, at several tables at once, and on its shelf."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from homemade import BAKERS, GILDED, TWO_VALLEYS, power, race
from real import Browser, RealServer
from smallworld.content.loader import home_made
from smallworld.record import journal

Json = dict[str, Any]

BOTS = [{"kind": "bot", "bot": "random"}] * 2
FAIR = "wandering_fair"
LOBBY = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]


def watch(server: RealServer, made: Json) -> Browser:
    return server.sit(made["table"], made["watch"])


def until_round(browser: Browser, number: int) -> None:
    """Bots play on, since somebody watches them."""
    while browser.game is None or browser.game["view"]["round"] < number:
        browser.hear("update")


def until_over(browser: Browser) -> None:
    while browser.game is None or not browser.game["view"]["over"]:
        browser.hear("update")


def record(server: RealServer, made: Json) -> list[str]:
    answer = server.ask(f"/api/tables/{made['table']}/record", authorization=f"Bearer {made['watch']}")
    assert answer.status == 200, answer
    return answer.body.decode().splitlines()


def kill(server: RealServer) -> None:
    server.stop(signal.SIGKILL)
    server.start()


CONTENT: dict[str, Json] = {
    "sets": {"sets": [FAIR], "board": "fairground"},
    "files": {"content": [BAKERS, GILDED, TWO_VALLEYS]},
    "both": {"sets": [FAIR], "content": [GILDED, TWO_VALLEYS]},
}


@pytest.mark.slow
@pytest.mark.parametrize("content", CONTENT)
def test_a_game_goes_on_after_a_kill_and_its_record_carries_what_it_was_played_with(
    tmp_path: Path, content: str
) -> None:
    with RealServer(tmp_path / "data") as server:
        made = server.make(seats=BOTS, **CONTENT[content])
        browser = watch(server, made)
        before = browser.table["home_made"]
        until_round(browser, 3)
        kill(server)
        browser = watch(server, made)
        assert browser.table["home_made"] == before and browser.table["game"]["view"]["round"] >= 3
        until_over(browser)
        kill(server)
        assert watch(server, made).table["home_made"] == before, "a finished table keeps its cards"
        lines = record(server, made)
    game = journal.verify(next(iter(journal.read(lines))))
    assert game.over
    setup = json.loads(lines[0])["setup"]
    if content != "files":
        assert [(each["key"], each["version"]) for each in setup["sets"]] == [(FAIR, 1)]
        assert {card["author"] for card in before if card.get("offer") == FAIR} == {"Small World in Python"}
    if content != "sets":
        assert game.setup.custom_board is not None and game.setup.custom_board.name == "Two Valleys"
        assert GILDED in [banner.text for banner in game.setup.custom]
    # Another program, which was never told of these files, replays it.
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    replay = subprocess.run(
        [sys.executable, "-m", "smallworld", "replay", str(file)],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": ":".join(sys.path), "PATH": "/usr/bin"},
        check=False,
    )
    assert replay.returncode == 0, replay.stderr


def test_tables_with_the_same_keys_have_their_own_rules(tmp_path: Path) -> None:
    """The same names on three tables of one server, one of which has no such thing, before and after a kill."""
    poor, rich = race('part = "coins"\ncoins = 1'), race('part = "coins"\ncoins = 5', tokens=9)
    fields, hills = (TWO_VALLEYS.replace("rounds = 8", f"rounds = {rounds}") for rounds in (6, 9))
    assert fields != hills
    with RealServer(tmp_path / "data") as server:
        tables = [
            server.make(seats=BOTS, content=[poor, fields]),
            server.make(seats=BOTS, content=[rich, hills]),
            server.make(seats=BOTS),
        ]
        told = [look(server, made) for made in tables]
        assert told[0][0] != told[1][0] and told[2] == ([], 10)
        assert [rounds for _, rounds in told] == [6, 9, 10]
        kill(server)
        assert [look(server, made) for made in tables] == told
        watchers = [watch(server, made) for made in tables]
        for browser in watchers:
            until_over(browser)
        games = [journal.verify(next(iter(journal.read(record(server, made))))) for made in tables]
    assert [[banner.text for banner in game.setup.custom] for game in games] == [[poor], [rich], []]
    assert [home_made(game.setup.custom[0]).tokens for game in games[:2]] == [6, 9]
    assert not [race for race in games[2].state.rules.races if race.key == "bakers"]


def look(server: RealServer, made: Json) -> tuple[list[str], int]:
    """What the cards of a table say that is understood, and how many rounds it has."""
    told = server.ask(f"/api/tables/{made['table']}", authorization=f"Bearer {made['watch']}").json
    cards = [card.get("understood", {}).get("en", str(card.get("rounds"))) for card in told["home_made"]]
    return cards, told["game"]["view"]["rounds"]


def test_a_table_takes_sixty_four_kilobytes_however_they_come(tmp_path: Path) -> None:
    with RealServer(tmp_path / "data") as server:
        made = server.make(seats=LOBBY, start=False)
        path, host = f"/api/tables/{made['table']}/content", f"Bearer {made['host']}"

        def bring(*texts: str, remove: tuple[str, ...] = ()) -> str:
            answer = server.ask(path, {"add": list(texts), "remove": list(remove)}, authorization=host)
            return str(answer.json.get("code", "")) if answer.status != 200 else ""

        long = "\n#" + "x" * 39_000
        assert bring(power(key="loud") + long) == ""
        assert bring(power(key="louder") + long) == "bad_content", "together they are too long"
        assert bring(power(key="louder")) == ""
        assert bring(power(key="other") + long, remove=("power:loud",)) == "", "what has gone does not count"
        assert bring(power(key="loudest") + "#" * 64 * 1024) == "bad_message"
        told = server.ask(f"/api/tables/{made['table']}", authorization=f"Bearer {made['invite']}").json
        assert [card["key"] for card in told["home_made"]] == ["louder", "other"]
        assert {card["by"] for card in told["home_made"]} == {"Ada"}


def test_a_new_table_with_files_is_counted_like_any_other(tmp_path: Path) -> None:
    with RealServer(tmp_path / "data") as server:
        body = {"players": 2, "content": [GILDED], "start": False}
        codes = [server.ask("/api/tables", body).status for _ in range(65)]
        assert codes[0] == 201 and codes[-1] == 429
        asked = [server.ask("/api/content", {"add": [GILDED]}).status for _ in range(130)]
        assert asked[-1] == 429, "reading a file is a request too"


# The shelf


def test_a_server_offers_its_files_to_all_guests(tmp_path: Path) -> None:
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    (shelf / "gilded.toml").write_text(GILDED, encoding="utf-8")
    (shelf / "valleys.toml").write_text(TWO_VALLEYS, encoding="utf-8")
    single = tmp_path / "bakers.toml"
    single.write_text(BAKERS.replace('kind = "race"', 'kind = "race"\nauthor = "Zoë"'), encoding="utf-8")
    data = tmp_path / "data"
    with RealServer(data, "--custom", str(shelf), "--custom", str(single)) as server:
        offers = server.ask("/api/offers").json["offers"]
        assert [offer["key"] for offer in offers] == [FAIR, "gilded", "two_valleys", "bakers"]
        assert offers[-1]["author"] == "Zoë" and offers[-1]["cards"][0]["name"] == "Bakers"
        made = server.make(seats=BOTS, sets=["bakers", "two_valleys"])
        told = watch(server, made).table
        assert [(card["thing"], card["offer"], card["by"]) for card in told["home_made"]] == [
            ("race:bakers", "bakers", ""),
            ("board:two_valleys", "two_valleys", ""),
        ]
        assert told["game"]["view"]["board"] == "two_valleys"
        lobby = server.make(seats=LOBBY, start=False)
        wish = {"sets": ["gilded"]}
        brought = server.ask(f"/api/tables/{lobby['table']}/content", wish, authorization=f"Bearer {lobby['host']}")
        assert [card["key"] for card in brought.json["home_made"]] == ["gilded"]
    with RealServer(data) as server:  # the shelf is empty now; tables keep what they took from it
        assert [offer["key"] for offer in server.ask("/api/offers").json["offers"]] == [FAIR]
        browser = watch(server, made)
        assert [card["key"] for card in browser.table["home_made"]] == ["bakers", "two_valleys"]
        until_over(browser)
        assert journal.verify(next(iter(journal.read(record(server, made))))).over


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("bad.toml", BAKERS.replace("tokens = 6", "tokens = 99"), "tokens must be a whole number"),
        ("evil.py", "raise SystemExit(7)", "only .toml files can be offered"),
        ("gone.toml", None, "cannot be read"),
    ],
)
def test_a_file_that_cannot_be_offered_stops_the_start_with_its_reason(
    tmp_path: Path, name: str, text: str | None, why: str
) -> None:
    if text is not None:
        (tmp_path / name).write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "smallworld", "serve", "--port", "0", "--data", str(tmp_path / "data")]
    ended = subprocess.run(
        [*command, "--custom", str(tmp_path / name)],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": ":".join(sys.path), "PATH": "/usr/bin"},
        timeout=60,
        check=False,
    )
    assert ended.returncode == 2 and name in ended.stderr and re.search(why, ended.stderr)
    assert "Traceback" not in ended.stderr and len(ended.stderr.strip().splitlines()) <= 3
