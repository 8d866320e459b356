"""`lab data` and `lab --content` end early, by Ctrl-C or on a full disk: whole games stay, and it says where."""

import csv
import errno
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import smallworld
from smallworld.cli import growing
from smallworld.cli.main import main

unix = pytest.mark.skipif(os.name == "nt", reason="signals and limits of files are those of Unix")

DATA = ["lab", "data", "--bots", "random", "--seed", "stops"]
SMALL_PARTS = "from smallworld.cli import growing; growing.ROWS = 100\n"


def begun(words: list[str], most: int = 0, before: str = "") -> "subprocess.Popen[str]":
    """The command as a process of its own, perhaps on a disk on which no file may be larger than `most` bytes."""
    limit = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({most}, {most}))\n" if most else ""
    code = f"{limit}{before}import sys; from smallworld.cli.main import main; sys.exit(main({words!r}))"
    place = str(Path(smallworld.__file__).parents[1])
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join([place, os.environ.get("PYTHONPATH", "")])}
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", code], stdout=pipe, stderr=pipe, text=True, env=variables)


def interrupted(words: list[str], file: Path, size: int, before: str = "") -> str:
    """What the command says after Ctrl-C, once there is so much in the file (or so many in the folder)."""
    running = begun(words, before=before)
    try:
        last = time.monotonic() + 120
        while not file.exists() or (len(list(file.iterdir())) if file.is_dir() else file.stat().st_size) < size:
            assert time.monotonic() < last and running.poll() is None, running.communicate()
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        told = running.communicate(timeout=60)[1]
    finally:
        running.kill()
    assert running.returncode == 130
    return told


def counted(told: str) -> tuple[int, int]:
    """So many positions and games, it says."""
    found = re.search(r"(\d+) positions of (\d+) games?", told)
    assert found, told
    return int(found[1]), int(found[2])


def whole_games(tmp_path: Path, games: int) -> bytes:
    """The file of so many games, with nothing in the way."""
    assert main([*DATA, "--games", str(games), "--out", str(tmp_path / "undisturbed.csv"), "--quiet"]) == 0
    return (tmp_path / "undisturbed.csv").read_bytes()


@unix
def test_positions_on_a_full_disk_stay_up_to_the_last_whole_game(tmp_path):
    out = tmp_path / "some.csv"
    running = begun([*DATA, "--games", "400", "--out", str(out)], most=30_000)
    told = running.communicate(timeout=120)[1]
    rows, games = counted(told)
    assert running.returncode == 2 and 0 < games < 400 and told.count("\n") == 1
    assert told.startswith(f"smallworld: cannot write '{out}': File too large; ")
    assert told.endswith(f" are kept in {out}\n")
    assert out.read_bytes() == whole_games(tmp_path, games) and len(out.read_text().splitlines()) == rows + 1
    assert not (tmp_path / "some.csv.new").exists()


@unix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_positions_stay_after_ctrl_c_up_to_the_last_whole_game(jobs, tmp_path):
    out = tmp_path / "some.csv"
    words = [*DATA, "--games", "100000", "--out", str(out), "--jobs", jobs]
    told = interrupted(words, tmp_path / "some.csv.new", 20_000)
    rows, games = counted(told)
    assert told.startswith("smallworld: interrupted; ") and 0 < games < 100_000
    assert out.read_bytes() == whole_games(tmp_path, games) and len(out.read_text().splitlines()) == rows + 1


@unix
def test_parquet_is_written_as_it_comes_and_stays_too(tmp_path):
    polars = pytest.importorskip("polars")
    out = tmp_path / "some.parquet"
    words = [*DATA, "--games", "100000", "--out", str(out)]
    told = interrupted(words, tmp_path / "some.parquet.new", 3, SMALL_PARTS)
    rows, games = counted(told)
    assert games >= 15  # three parts of five games; those that were still waiting are there as well
    table = polars.read_parquet(out)
    assert (len(table), table["game"].n_unique()) == (rows, games) and not (tmp_path / "some.parquet.new").exists()
    (tmp_path / "same.csv").write_bytes(whole_games(tmp_path, games))
    same = polars.read_csv(tmp_path / "same.csv")
    plain = [name for name, kind in table.schema.items() if kind != polars.List(polars.Int64)]
    assert table["sight_regions"].dtype == polars.List(polars.Int64) and len(plain) == 22
    same = same.select(plain).cast(dict(table.select(plain).schema)).fill_null("")  # nothing is nothing in CSV
    assert table.select(plain).equals(same)


def test_a_ctrl_c_that_is_heard_twice_loses_nothing(tmp_path, monkeypatch, capsys):
    polars = pytest.importorskip("polars")
    together = growing.Parts.put_together
    heard: list[int] = []

    def again(self, parts):
        if not heard:
            heard.append(signal.SIGINT)
            raise KeyboardInterrupt
        together(self, parts)

    monkeypatch.setattr(growing.Parts, "put_together", again)
    out = tmp_path / "some.parquet"
    assert main([*DATA, "--games", "4", "--out", str(out), "--quiet"]) == 130
    rows, games = counted(capsys.readouterr().err)
    assert games == 4 and len(polars.read_parquet(out)) == rows


@unix
def test_parts_of_a_parquet_file_stay_where_the_whole_has_no_room(tmp_path):
    polars = pytest.importorskip("polars")
    out = tmp_path / "some.parquet"
    running = begun([*DATA, "--games", "20", "--out", str(out)], 40_000, SMALL_PARTS)
    told = running.communicate(timeout=120)[1]
    assert running.returncode == 2 and told.count("\n") == 1 and not out.exists()
    assert f"cannot write '{out}': File too large; " in told and told.endswith(f" are kept in {out}.new\n")
    assert polars.read_parquet(tmp_path / "some.parquet.new" / "*.parquet")["game"].n_unique() == counted(told)[1] == 20


def test_what_still_fits_of_a_part_is_written(tmp_path, capsys, monkeypatch):
    """A disk that has room for nine games: five, two of the next five, and no more."""
    polars = pytest.importorskip("polars")
    room = [9]
    write = growing.write_new

    def limited(file: Path, data: bytes) -> None:
        room[0] -= (games := polars.read_parquet(data)["game"].n_unique())
        if room[0] < 0:
            room[0] += games
            raise OSError(errno.ENOSPC, "No space left on device")
        write(file, data)

    monkeypatch.setattr(growing, "write_new", limited)
    monkeypatch.setattr(growing, "ROWS", 100)
    out = tmp_path / "some.parquet"
    assert main([*DATA, "--games", "40", "--out", str(out)]) == 2
    assert "No space left on device; 140 positions of 7 games are kept in " in capsys.readouterr().err
    assert polars.read_parquet(out)["game"].unique().sort().to_list() == list(range(7))


def test_a_disk_without_room_for_one_game_leaves_nothing_behind(tmp_path, capsys, monkeypatch):
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(growing, "written", full)
    assert main([*DATA, "--games", "2", "--out", str(tmp_path / "none.csv")]) == 2
    assert "No space left on device; give --out another name" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_what_a_killed_run_left_is_not_written_over(tmp_path, capsys):
    (tmp_path / "mine.csv.new").write_text("hours of work")
    assert main([*DATA, "--games", "2", "--out", str(tmp_path / "mine.csv")]) == 2
    assert "mine.csv.new' is there already" in capsys.readouterr().err
    assert (tmp_path / "mine.csv.new").read_text() == "hours of work"


def test_rows_stay_when_the_work_itself_fails(tmp_path, monkeypatch):
    from smallworld.lab import dataset

    play = dataset.play_game

    def fails(wanted: dataset.Positions, number: int) -> list[list[object]]:
        if number == 6:
            raise ZeroDivisionError
        return play(wanted, number)

    monkeypatch.setattr(dataset, "play_game", fails)
    with pytest.raises(ZeroDivisionError):
        main([*DATA, "--games", "9", "--out", str(tmp_path / "some.csv")])
    with (tmp_path / "some.csv").open() as file:
        assert {row["game"] for row in csv.DictReader(file)} == {"0", "1", "2", "3"}  # the first unit of four
