"""`smallworld lab`: the same figures however it is run, nothing lost when it stops, a report that stands alone."""

import csv
import errno
import json
import re
from pathlib import Path
from typing import Any

import pytest

from homemade import EXAMPLES, race
from smallworld.cli import lab, lab_content
from smallworld.cli.main import main
from smallworld.lab import affordable
from smallworld.lab.affordable import LADDER
from smallworld.lab.dataset import COLUMNS
from smallworld.lab.explore import Cell, play_unit
from smallworld.lock import locked

QUICK = ("lab", "--bots", "random", "--seed", "lab")


def explored(folder: Path, *words: str) -> int:
    return main([*QUICK, "--out", str(folder), "--quiet", *words])


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 2
    told = capsys.readouterr().err
    assert told.startswith("smallworld: ") and told.count("\n") == 1
    return told


def test_figures_and_report_are_the_same_however_many_work_and_however_often_it_stops(tmp_path, monkeypatch, capsys):
    grid = ("--players", "2,3", "--vary", "orcs_bonus=nonempty,any")
    assert explored(tmp_path / "whole", *grid, "--games", "120") == 0
    assert explored(tmp_path / "jobs", *grid, "--games", "120", "--jobs", "2") == 0

    done = 0

    def stops(cell: Cell, first: int, count: int) -> dict[str, Any]:
        nonlocal done
        done += 1
        if done == 2:
            raise KeyboardInterrupt
        return play_unit(cell, first, count)

    monkeypatch.setattr(lab, "play_unit", stops)
    assert explored(tmp_path / "parts", *grid, "--games", "120") == 130
    assert "interrupted after 20 games; the same command goes on" in capsys.readouterr().err
    assert "The run was interrupted" in (tmp_path / "parts" / "report.html").read_text()
    monkeypatch.undo()
    assert explored(tmp_path / "parts", *grid, "--games", "60") == 0
    assert explored(tmp_path / "parts", *grid, "--games", "120") == 0
    for name in ("figures.csv", "lab.json", "report.html"):
        texts = {(tmp_path / way / name).read_text() for way in ("whole", "jobs", "parts")}
        assert len(texts) == 1, name
    page = (tmp_path / "whole" / "report.html").read_text()
    for word in ("Small World, 2 players", "Small World, 3 players", "Effect of orcs_bonus=any", "Holm", "95 %"):
        assert word in page
    assert "<script" not in page and not re.search(r"(?:src|href)\s*=\s*[\"'](?!#)|url\(|@import|https?://", page)


def test_both_editions_chosen_races_and_a_home_made_one(tmp_path):
    words = ("--edition", "base,warcraft", "--games", "20")
    assert explored(tmp_path / "both", *words) == 0
    assert "Small World of Warcraft, 2 players" in (tmp_path / "both" / "report.html").read_text()
    chosen = ("--races", "bakers", "--powers", "flying", "--custom", str(EXAMPLES / "bakers.toml"), "--games", "10")
    assert explored(tmp_path / "own", *chosen) == 0
    with (tmp_path / "own" / "figures.csv").open() as file:
        rows = {(row["kind"], row["key"], row["measure"]): row for row in csv.DictReader(file)}
    assert rows["pair", "bakers flying", "ahead"]["games"] == rows["race", "bakers", "share"]["games"] == "10"


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--bots", "gredy"], "There is no bot 'gredy'"),
        (["--races", "trols"], "has no race 'trols'. Did you mean 'trolls'"),
        (["--powers", "flyng"], "has no power 'flyng'"),
        (["--races", ","], "the list is empty"),
        (["--players", "6"], "from 2 to 5"),
        (["--edition", "bas"], "bas"),
        (["--board", "9p"], "There is no board"),
        (["--board", "3p", "--players", "2,4"], "the grid is empty: there is no 3p with 2 players"),
        (["--vary", "orcs_bonus=any"], "two values at least"),
        (["--vary", "orcs=any,never"], "has no option 'orcs'"),
        (["--vary", "orcs_bonus=any,never"], "has no value 'never'"),
        (["--minutes", "0"], "number of minutes"),
        (["--content", "none.toml", "--races", "trolls"], "do not go together"),
        (["--content", "none.toml", "--players", "2,3"], "one number of --players"),
    ],
)
def test_a_grid_that_cannot_be_is_refused_before_the_first_game(words, answer, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(lab, "play_unit", lambda *_: pytest.fail("a game was played"))
    assert answer in refusal(capsys, *QUICK, "--out", str(tmp_path / "out"), *words)
    assert not (tmp_path / "out" / "report.html").exists()


def test_a_folder_with_anything_else_in_it_is_left_alone(tmp_path, capsys):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "report.html").write_text("my own")
    assert "holds something else (report.html)" in refusal(capsys, *QUICK, "--out", str(tmp_path / "mine"))
    assert (tmp_path / "mine" / "report.html").read_text() == "my own"
    (tmp_path / "file").write_text("")
    assert "is a file" in refusal(capsys, *QUICK, "--out", str(tmp_path / "file"))
    assert explored(tmp_path / "done", "--games", "10") == 0
    before = (tmp_path / "done" / "lab.json").read_bytes()
    again = [*QUICK, "--out", str(tmp_path / "done"), "--games", "10"]
    assert 'its seed is "lab"' in refusal(capsys, *again, "--seed", "other")
    assert "it has 1 kinds of games" in refusal(capsys, *again, "--players", "2,3")
    assert (tmp_path / "done" / "lab.json").read_bytes() == before
    (tmp_path / "done" / "lab.json").write_text("{")
    assert "it is damaged" in refusal(capsys, *again)
    with (tmp_path / "done" / "lab.lock").open("a+") as held:
        assert locked(held)
        assert "another lab is writing" in refusal(capsys, *again)


def test_a_full_disk_loses_nothing(tmp_path, capsys, monkeypatch):
    assert explored(tmp_path / "full", "--games", "10") == 0
    before = {file.name: file.read_bytes() for file in (tmp_path / "full").iterdir()}

    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    told = refusal(capsys, *QUICK, "--out", str(tmp_path / "full"), "--games", "30")
    assert "No space left on device; what is in the folder stays as it is" in told
    assert {file.name: file.read_bytes() for file in (tmp_path / "full").iterdir()} == before
    monkeypatch.undo()
    assert explored(tmp_path / "full", "--games", "30") == 0


def test_the_strongest_bot_that_one_can_afford_plays_and_is_named(tmp_path, capsys, monkeypatch):
    costs = {"expander": 1.0, "greedy:v2": 2.0, "heuristic": 20.0, "greedy": 40.0, "expert:n=6": 400.0}
    clock = [0.0]

    def played(cell: Cell, *_: object) -> None:
        clock[0] += costs[cell.bots[0]]

    monkeypatch.setattr(affordable, "play", played)
    monkeypatch.setattr("time.process_time", lambda: clock[0])
    for minutes, bot, stronger in (
        (10, "greedy:v2", "heuristic"),
        (120, "greedy", "expert:n=6"),
        (1, "expander", "greedy"),
    ):
        found = affordable.affordable([Cell((), players=2)], [100], minutes, 1)
        assert (found.bot, found.stronger) == (bot, stronger if bot != "expander" else "greedy:v2")
        assert f"{found.bot} plays" in found.why(minutes) and found.stronger in found.why(minutes)
    assert list(costs) == [bot for bot in reversed(LADDER) if bot in costs]
    costs |= {"expander": 0.0, "greedy:v2": 9e9}
    assert main(["lab", "--games", "10", "--out", str(tmp_path / "chosen"), "--seed", "chosen"]) == 0
    assert capsys.readouterr().out.startswith("expander plays: all games take it about 1 s")
    assert main(["lab", "--games", "10", "--out", str(tmp_path / "chosen"), "--seed", "chosen"]) == 0  # it goes on


# Home-made races


def test_a_mighty_race_is_too_strong_and_the_search_finds_a_fair_number(tmp_path, capsys):
    file = tmp_path / "mighty.toml"
    file.write_text(race('part = "price"\nless = 1', key="mighty", tokens=12, plays_with="skeletons"))
    words = ["lab", "--content", str(file), "--bots", "greedy:v2", "--games", "16", "--language", "en"]
    assert main([*words, "--out", str(tmp_path / "out")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("Mighty. 16 games, 2 players, bots: greedy:v2.")
    assert lines[-2].startswith("  Too strong: stronger than the printed ones usually are.")
    assert any(line.startswith("  By coins ahead it is number ") for line in lines)
    told = json.loads((tmp_path / "out" / "judgement.json").read_text())
    assert told["found"]["verdict"] == "strong" and len(told["tried"]) > 1
    page = (tmp_path / "out" / "report.html").read_text()
    assert "Too strong" in page and "With other numbers of tokens" in page and 'class="own"' in page
    assert main([*words, "--out", str(tmp_path)]) == 2  # a folder with other things in it
    assert "holds something else" in capsys.readouterr().err


@pytest.mark.parametrize(("asked", "judged"), [([], "warcraft"), (["--edition", "base"], "base")])
def test_a_race_for_both_games_is_judged_in_the_one_that_is_asked_for_or_its_first(asked, judged, tmp_path):
    file = tmp_path / "both.toml"
    file.write_text('edition = ["warcraft", "base"]\n' + race(plays_with="humans"))
    words = ["lab", "--content", str(file), "--bots", "random", "--games", "10", *asked]
    assert main([*words, "--out", str(tmp_path / "out")]) == 0
    assert json.loads((tmp_path / "out" / "judgement.json").read_text())["found"]["edition"] == judged


def test_files_that_cannot_be_judged_are_named(tmp_path, capsys):
    board = str(EXAMPLES / "two_valleys.toml")
    assert (
        main(["lab", "--content", board, "--content", str(tmp_path / "none.toml"), "--out", str(tmp_path / "x")]) == 2
    )
    first, second = capsys.readouterr().err.splitlines()
    assert first == f"{board}: A board has no strength of its own; judge races and powers." and "none.toml" in second


MIGHTY = race(*4 * ('part = "coins_per_turn"\ncoins = 9',), key="mighty", tokens=12, plays_with="skeletons")


def judged(file: Path, out: Path, *words: str) -> int:
    """Ten games with it, ten with printed ones, and ten with each other number of tokens."""
    words = ("--games", "10", "--seed", "kept", "--language", "en", *words)
    return main(["lab", "--content", str(file), "--bots", "random", "--out", str(out), *words])


def counting(monkeypatch: pytest.MonkeyPatch, stop: int) -> list[tuple[Any, ...]]:
    """Hears which pieces of work are done, and presses Ctrl-C before one of them."""
    heard: list[tuple[Any, ...]] = []
    for name in ("play_set", "play_unit"):
        work = getattr(lab_content, name)

        def done(*unit: Any, work: Any = work) -> Any:
            if len(heard) == stop:
                raise KeyboardInterrupt
            heard.append(unit)
            return work(*unit)

        monkeypatch.setattr(lab_content, name, done)
    return heard


def test_a_judgement_goes_on_where_it_was_interrupted(tmp_path, capsys, monkeypatch):
    file = tmp_path / "mighty.toml"
    file.write_text(MIGHTY)
    with monkeypatch.context() as patch:
        everything = counting(patch, stop=-1)
        assert judged(file, tmp_path / "whole") == 0
    answer = capsys.readouterr().out
    heard = []
    for stop, says in ((0, "before its first games"), (2, "4 of 10"), (3, "10 of 10"), (3, "10 of 10"), (99, "")):
        with monkeypatch.context() as patch:
            done = counting(patch, stop)
            assert judged(file, tmp_path / "parts") == (130 if says else 0)
            heard += done
        told = capsys.readouterr()
        assert says in told.err and ("The same command goes on from there." in told.err) == (stop in (2, 3))
        assert ("Coins ahead of the others" in told.out) == (stop > 0)
    assert [number for _, number, *_ in heard] == [number for _, number, *_ in everything]  # each once, none twice
    assert len(everything) > 10 and told.out.replace("parts", "whole") == answer
    for name in ("judgement.json", "report.html", "figures.csv", "games.json"):
        assert (tmp_path / "parts" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()

    with monkeypatch.context() as patch:  # all of it is there: nothing is played; more games add to it
        patch.setattr(lab_content, "play_set", lambda *_: pytest.fail("a game was played"))
        assert judged(file, tmp_path / "parts") == 0
    assert judged(file, tmp_path / "parts", "--games", "14") == judged(file, tmp_path / "more", "--games", "14") == 0
    assert (tmp_path / "parts" / "report.html").read_bytes() == (tmp_path / "more" / "report.html").read_bytes()


def test_a_judgement_of_anything_else_is_not_written_over(tmp_path, capsys, monkeypatch):
    file, other = tmp_path / "mighty.toml", tmp_path / "other.toml"
    file.write_text('edition = ["base", "warcraft"]\n' + race(key="mighty", tokens=5, plays_with="humans"))
    other.write_text(race(key="others", tokens=5))
    out = tmp_path / "out"
    assert judged(file, out) == 0
    before = {each.name: each.read_bytes() for each in out.iterdir()}
    monkeypatch.setattr(lab_content, "play_set", lambda *_: pytest.fail("a game was played"))
    changed = tmp_path / "changed.toml"
    changed.write_text(file.read_text().replace("tokens = 5", "tokens = 6"))
    capsys.readouterr()
    for which, words, answer in (
        (file, ["--seed", "other"], 'its seed is "kept"'),
        (file, ["--bots", "greedy:v2"], 'its bots is ["random"]'),
        (file, ["--edition", "warcraft"], 'its edition is "base"'),
        (file, ["--players", "3"], "its players is 2"),
        (other, [], 'its key is "mighty"'),
        (changed, [], "the file had another content"),
    ):
        assert judged(which, out, *words) == 2
        told = capsys.readouterr().err
        assert answer in told and "give --out another name" in told and told.count("\n") == 1
    assert {each.name: each.read_bytes() for each in out.iterdir()} == before
    (out / "games.json").write_text('{"format": "smallworld-judged-games"')
    assert judged(file, out) == 2 and "it is damaged" in capsys.readouterr().err
    (out / "games.json").unlink()  # as older versions left it
    assert judged(file, out) == 2 and "holds something else" in capsys.readouterr().err
    both = ["--content", str(changed), "--out", str(tmp_path / "both")]
    assert main(["lab", "--content", str(file), *both]) == 2
    assert "two of the files are about mighty" in capsys.readouterr().err


# Positions to learn from


def test_positions_come_with_their_outcomes_the_same_in_both_kinds_of_table(tmp_path, capsys):
    polars = pytest.importorskip("polars")
    words = ["lab", "data", "--games", "5", "--players", "3", "--bots", "random", "--seed", "data", "--views"]
    for name, more in (("one.csv", []), ("two.csv", ["--jobs", "2"]), ("three.parquet", [])):
        assert main([*words, *more, "--out", str(tmp_path / name)]) == 0
        assert capsys.readouterr().out == f"150 positions of 5 games in {tmp_path / name}\n"
    assert (tmp_path / "one.csv").read_bytes() == (tmp_path / "two.csv").read_bytes()
    table = polars.read_parquet(tmp_path / "three.parquet")
    assert table.columns == list(COLUMNS)
    with (tmp_path / "one.csv").open() as file:
        rows = list(csv.DictReader(file))
    for row, other in zip(rows, table.iter_rows(named=True), strict=True):
        assert (int(row["coins_end"]), row["view"]) == (other["coins_end"], other["view"])
        assert [int(number) for number in row["sight_regions"].split()] == other["sight_regions"]
        assert other["coins"] + other["gain"] == other["coins_end"]
    ends = (
        table.group_by("game", "seat").agg(polars.col("share").first()).group_by("game").agg(polars.col("share").sum())
    )
    assert ends["share"].to_list() == pytest.approx([1.0] * 5)


def test_data_that_cannot_be_written_is_refused_and_nothing_is_overwritten(tmp_path, capsys, monkeypatch):
    (tmp_path / "mine.csv").write_text("mine")
    for name, answer in (
        ("mine.csv", "is there already"),
        ("x.txt", "should end in .csv or .parquet"),
        ("no/x.csv", "cannot"),
    ):
        assert answer in refusal(capsys, "lab", "data", "--games", "2", "--out", str(tmp_path / name))
    assert (tmp_path / "mine.csv").read_text() == "mine"
    monkeypatch.setitem(__import__("sys").modules, "polars", None)
    assert "smallworld[data]" in refusal(capsys, "lab", "data", "--out", str(tmp_path / "x.parquet"))
