"""smallworld replay and smallworld show: records, saved games and positions, sound and damaged."""

import io
import json
from pathlib import Path

import pytest

import smallworld as sw
from smallworld.bots.arena import Series, play_game
from smallworld.cli.main import main

SERIES = Series(("greedy:v2", "random"), players=2, seed="told", recorded=True)
POSITION = """
players = 2
round = 3
"""


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three recorded games in one file."""
    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    lines = [line for number in range(3) for line in play_game(SERIES, number).record]
    file.write_text("".join(f"{line}\n" for line in lines))
    return file


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A saved game, not yet over."""
    game = sw.Game.new(players=3, seed="saved")
    for _ in range(40):
        game.play(game.legal()[0])
    file = tmp_path_factory.mktemp("saved") / "game.json"
    file.write_text(game.to_json())
    return file


def test_a_game_is_told_with_its_boards(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record)]) == 0
    told = capsys.readouterr().out
    assert told.count(" of 10: ") == 20 and told.count("01 sea") == 20
    assert "The game is over" in told


def test_sentences_only(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--game", "2", "--no-board"]) == 0
    told = capsys.readouterr().out
    assert "01 sea" not in told
    result = play_game(SERIES, 1)
    assert f"Coins: A {result.scores[0]}, B {result.scores[1]}." in told


@pytest.mark.parametrize("until", ["0", "5", "40"])
def test_sentences_only_of_a_game_that_is_not_over(
    record: Path, capsys: pytest.CaptureFixture[str], until: str
) -> None:
    assert main(["replay", str(record), "--no-board", "--until", until]) == 0
    told = capsys.readouterr().out
    assert "01 sea" not in told
    assert "small letter: in decline" not in told, "what letters mean on a board"
    assert f"The record stops here, after {until} actions." in told


def test_until(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--until", "5"]) == 0
    assert "The record stops here, after 5 actions." in capsys.readouterr().out
    assert main(["replay", str(record), "--until", "5000"]) == 2
    assert "too far" in capsys.readouterr().err


def test_verify(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    actions = sum(play_game(SERIES, number).actions for number in range(3))
    assert main(["replay", str(record), "--verify"]) == 0
    assert capsys.readouterr().out == f"ok: 3 games, {actions} actions\n"
    assert main(["replay", str(record), "--verify", "--game", "3"]) == 0
    assert capsys.readouterr().out.startswith("ok: 1 game, ")


def test_a_saved_game_is_told_too(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(saved)]) == 0
    assert "after 40 actions" in capsys.readouterr().out
    assert main(["replay", str(saved), "--verify"]) == 0
    assert capsys.readouterr().out == "ok: 1 game, 40 actions\n"


def damaged(record: Path, tmp_path: Path, kind: str) -> Path:
    """The record with one thing wrong."""
    lines = record.read_text().splitlines()
    if kind == "changed":
        lines[10] = lines[10].replace('"seat":', '"seat": ')
        lines[10] = lines[10].replace('"n":9', '"n":8')
    elif kind == "lost":
        del lines[20]
    elif kind == "cut":
        lines = lines[:30]
    elif kind == "half":
        lines[15] = lines[15][:20]
    file = tmp_path / "damaged.jsonl"
    file.write_text("\n".join(lines))
    return file


@pytest.mark.parametrize(
    ("kind", "line"), [("changed", "Line 11: "), ("lost", "Line 21: "), ("cut", "Line 30: "), ("half", "Line 16: ")]
)
@pytest.mark.parametrize("command", ["replay", "show"])
def test_damage_is_named_with_its_line(
    kind: str, line: str, command: str, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, str(damaged(record, tmp_path, kind))]) == 2
    told = capsys.readouterr()
    assert line in told.err and told.err.count("\n") == 1 and not told.out


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "is empty"),
        (b"\n \n", "is empty"),
        (b"\xff\xfe\x00\x80", "not a text file"),
        (b"players = 99", "players"),
        (b"[[[", "not TOML"),
        (b'{"a": 1}', "Line 1"),
        (b"{", "not JSON"),
        (b"{\n", "not JSON"),
        (b"[1, 2]", "not TOML"),
        (b'{"format":"smallworld-game","version":1}', "damaged"),
        (b'{"format":"smallworld-game","version":9}', "version 9"),
        (b'{"format":"another-game"}', "another-game"),
    ],
)
def test_other_files_are_refused_with_a_reason(
    content: bytes, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert main(["show", str(file)]) == 2
    told = capsys.readouterr().err
    assert reason in told and told.count("\n") == 1


def test_no_such_game(record: Path, saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(record), "--game", "4"]) == 2
    assert "holds 3 games; there is no --game 4" in capsys.readouterr().err
    assert main(["show", str(saved), "--game", "2"]) == 2
    assert "holds 1 game; there is no --game 2" in capsys.readouterr().err


def test_show_a_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(record)]) == 0
    told = capsys.readouterr().out
    assert "The game is over" in told and " plays " not in told
    assert main(["show", str(record), "--until", "0"]) == 0
    told = capsys.readouterr().out
    assert "Round 1 of 10 · 2p" in told and " plays " in told and "tokens, costs nothing" in told


def test_show_a_saved_game_in_every_form(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = sw.Game.from_json(saved.read_text())
    assert main(["show", str(saved)]) == 0
    assert "Round 2 of 10 · 3p" in capsys.readouterr().out
    assert main(["show", str(saved), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(game.view(None)))
    assert main(["show", str(saved), "--position"]) == 0
    text = capsys.readouterr().out
    assert sw.position(text).view(None) == game.view(None)


def test_show_a_position_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(POSITION))
    assert main(["show", "-"]) == 0
    assert "Round 3 of 10 · 2p" in capsys.readouterr().out
