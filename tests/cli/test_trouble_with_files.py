"""Files and streams that cannot be written: one line, an exit code, and no game is lost."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import smallworld as sw
from smallworld.cli import files, play
from smallworld.cli.common import Mistake
from smallworld.cli.main import main

ROOT = Path(__file__).parent.parent.parent
FULL = Path("/dev/full")
needs_full = pytest.mark.skipif(not FULL.exists(), reason="there is no device that is always full")
needs_shell = pytest.mark.skipif(sys.platform == "win32", reason="written for a POSIX shell")


def shell(command: str) -> tuple[int, str]:
    """The exit code of `smallworld` with such pipes, and what it says about them."""
    environment = {**os.environ, "PYTHONPATH": str(Path(sw.__file__).parent.parent), "PYTHON": sys.executable}
    environment.pop("PYTHONUNBUFFERED", None)
    line = command.replace("smallworld", '"$PYTHON" -m smallworld', 1)
    done = subprocess.run(
        ["sh", "-c", line], env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=60
    )
    return done.returncode, done.stderr.decode()


@needs_shell
@needs_full
@pytest.mark.parametrize(
    "command",
    [
        "smallworld rules ghouls > /dev/full",
        "smallworld rules --all the > /dev/full",
        "smallworld --help > /dev/full",
        "smallworld --version > /dev/full",
        "smallworld simulate --games 1 --quiet --out - > /dev/full",
        "smallworld simulate --games 1 --quiet --out /dev/full",
        "smallworld simulate --games 9 --quiet --jobs 2 --out /dev/full",
        "smallworld play --seat none --players 2 --seed 1 > /dev/full",
        "PYTHONUNBUFFERED=1 smallworld rules ghouls > /dev/full",
        "PYTHONUNBUFFERED=1 smallworld --help > /dev/full",
    ],
)
def test_a_full_disk(command: str) -> None:
    code, told = shell(command)
    assert code == 2 and told.startswith("smallworld: ") and told.count("\n") == 1
    assert "No space left on device" in told


@needs_shell
@pytest.mark.parametrize(
    "command", ["rules ghouls", "--help", "simulate --games 1", "play", "show x", "content check x", "bench --games 1"]
)
def test_a_closed_output(command: str) -> None:
    code, told = shell(f"smallworld {command} >&-")
    assert code == 2 and told.startswith("smallworld: ") and told.count("\n") == 1
    assert "standard output" in told


@needs_shell
def test_closed_errors_and_input() -> None:
    assert shell("smallworld frob 2>&-") == (2, "")
    assert shell("smallworld frob >&- 2>&-") == (2, "")
    assert shell("smallworld play --players 2 --seed 7 <&-") == (0, "")
    code, told = shell("smallworld show - <&-")
    assert code == 2 and told.startswith("smallworld: cannot read") and told.count("\n") == 1


# Where a game is to be saved


@pytest.mark.parametrize(
    ("name", "reason"),
    [("", "no name"), (".", "Is a directory"), ("no/such/folder/x", "No such file"), ("a\0b", "not a file name")],
)
def test_a_place_to_save_is_tried_before_the_game(
    name: str, reason: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "--seed", "7", "--save", name]) == 2
    told = capsys.readouterr()
    assert not told.out and told.err.count("\n") == 1
    assert "cannot write" in told.err and reason in told.err and "--save" in told.err


def test_no_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(*_: object, **__: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("os.open", closed)
    with pytest.raises(Mistake, match="Permission denied"):
        files.try_writing(str(tmp_path / "x"), "--save")


def test_trying_changes_nothing(tmp_path: Path) -> None:
    files.try_writing(str(tmp_path / "new"), "--save")
    assert list(tmp_path.iterdir()) == []
    old = tmp_path / "old"
    old.write_text("precious")
    files.try_writing(str(old), "--save")
    assert old.read_text() == "precious"


@needs_full
def test_a_game_that_cannot_be_saved_is_saved_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "smallworld-saved-1.json").write_text("another")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
    assert main(["play", "--players", "2", "--seed", "7", "--save", "/dev/full"]) == 2
    told = capsys.readouterr()
    assert "/dev/full cannot be written" in told.err and "smallworld-saved-2.json" in told.out
    assert len(sw.Game.from_json((tmp_path / "smallworld-saved-2.json").read_text()).history) == 1


@needs_full
def test_when_nothing_can_be_written_the_game_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "SPARE", "no/such/folder/{}.json")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
    assert main(["play", "--players", "2", "--seed", "7", "--save", "/dev/full"]) == 2
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("{")]
    assert len(lines) == 1 and len(sw.Game.from_json(lines[0]).history) == 1


@needs_shell
@needs_full
def test_a_game_is_kept_when_the_screen_is_gone(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    code, told = shell(f"smallworld play --seat none --players 2 --seed 1 --save {file} > /dev/full")
    assert code == 2 and "No space left" in told
    assert json.loads(file.read_text())["format"] == "smallworld-game"
