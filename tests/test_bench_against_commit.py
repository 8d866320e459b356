"""`smallworld bench --against-commit`: two versions take turns, and whoever asks for what cannot be is told why."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import smallworld as sw
from smallworld.bench import NoRival
from smallworld.cli import bench_commit
from smallworld.cli.main import main

ROOT = Path(__file__).parent.parent
AS_ANN = ("-c", "user.name=Ann", "-c", "user.email=ann@x", "-c", "commit.gpgsign=false")


def told_of(face: float, playout: float = 0.0, games: int = 100) -> dict[str, Any]:
    """The figures of one repetition; without a playout if it has none."""
    figures = {"face": face, "greedy": 50.0} | ({"playout": playout} if playout else {})
    return {"decisions": dict.fromkeys(figures, games), **figures}


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of a tiny game with one commit, in which the command is run; what is built goes beside it."""
    top = tmp_path / "checkout"
    engine = top / "src" / "smallworld" / "engine"
    engine.mkdir(parents=True)
    for folder in (engine.parent, engine):
        (folder / "__init__.py").write_text("")
    (engine / "match.py").write_text("")
    for words in (("init", "-q"), ("add", "."), ("commit", "-q", "-m", "base: begin")):
        subprocess.run(["git", *AS_ANN, *words], cwd=top, check=True)
    monkeypatch.chdir(top)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return top


def test_ratios_are_of_pairs_and_figures_the_best() -> None:
    pairs = [
        (told_of(100, 200), told_of(50, 100)),
        (told_of(60, 90), told_of(40, 30)),
        (told_of(90, 99), told_of(30, 9)),
    ]
    found = bench_commit.reckoned(pairs)
    assert found["face"] == {"ours": 100, "theirs": 50, "their_figure": "face", "ratio": 2.0, "same_games": True}
    assert (found["playout"]["ratio"], found["greedy"]["ratio"]) == (3.0, 1.0)


def test_a_version_without_playouts_is_compared_by_its_face_and_other_games_are_marked() -> None:
    found = bench_commit.reckoned([(told_of(100, 150), told_of(50, games=99))])
    assert found["playout"]["ratio"] == 3.0 and found["playout"]["their_figure"] == "face"
    report = {"compiled": True, "python": "3.12", "commit": "ab" * 20, "editions": {"base": {"2": found}}}
    told = bench_commit.table(report)
    assert "against ababababab, taking turns" in told and "ababababab has no playout" in told
    assert "2.00×*" in told and "* not the same games" in told
    same = bench_commit.reckoned([(told_of(100, 150), told_of(50, 75))])
    assert "*" not in bench_commit.table({**report, "editions": {"base": {"2": same}}})


@pytest.mark.net
def test_both_versions_are_measured_alike_and_play_the_same_games() -> None:
    here = Path(sw.__file__).parent.parent
    first, second = (bench_commit.measured(here, "warcraft", 2, 1) for _ in range(2))
    assert first["decisions"] == second["decisions"]
    assert first["decisions"]["face"] == first["decisions"]["playout"] > 20 < first["decisions"]["greedy"]
    assert all(first[name] > 0 for name in bench_commit.FIGURES)


def test_a_commit_is_unpacked_once_and_kept(checkout: Path) -> None:
    told: list[str] = []
    commit = bench_commit.commit_of("HEAD", checkout)
    places = [bench_commit.built(commit, checkout, bench_commit.PLAIN, told.append) for _ in range(2)]
    assert places[0] == places[1] and len(told) == 1 and "once" in told[0]
    assert (places[0] / "smallworld" / "engine" / "match.py").is_file()
    assert [path.name for path in places[0].parent.iterdir()] == [places[0].name]


def test_a_version_that_cannot_be_measured_says_so(checkout: Path) -> None:
    place = bench_commit.built(bench_commit.commit_of("HEAD", checkout), checkout, bench_commit.PLAIN, print)
    with pytest.raises(NoRival, match=r"stopped: (ModuleNotFoundError|AttributeError|ImportError)"):
        bench_commit.measured(place, "base", 2, 1)


def test_without_a_compiler_nothing_is_compared_with_what_was_compiled(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def plain(source: Path, made: Path) -> None:
        shutil.copytree(source / "src", made)

    monkeypatch.setattr(bench_commit, "compile_into", plain)
    commit = bench_commit.commit_of("HEAD", checkout)
    with pytest.raises(NoRival, match="No C compiler"):
        bench_commit.built(commit, checkout, bench_commit.COMPILED, print)
    assert not list(bench_commit.cache().iterdir())


@pytest.mark.parametrize(
    ("ref", "reason"), [("nowhere", "no commit 'nowhere'"), ("-h", "--against-commit"), ("", "no commit ''")]
)
def test_an_unknown_commit_is_refused(
    checkout: Path, capsys: pytest.CaptureFixture[str], ref: str, reason: str
) -> None:
    assert main(["bench", "--against-commit", ref]) in (1, 2)
    assert reason in capsys.readouterr().err


def test_outside_a_checkout_or_without_git_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert main(["bench", "--against-commit", "HEAD"]) == 1
    assert "run it inside one" in capsys.readouterr().err
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main(["bench", "--against-commit", "HEAD"]) == 1
    assert "needs git" in capsys.readouterr().err


def test_one_rival_at_a_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--env", "--against-commit", "HEAD"]) == 2
    assert "leave out --env" in capsys.readouterr().err
    assert main(["bench", "--against", "catanatron", "--against-commit", "HEAD"]) == 2
    assert "not allowed with" in capsys.readouterr().err


@pytest.mark.long
def test_the_present_commit_is_as_fast_as_it_is(tmp_path: Path) -> None:
    """As people run it, twice: the first builds it as this version is built."""
    command = [sys.executable, "-m", "smallworld", "bench", "--against-commit", "HEAD", "--json"]
    command += ["--players", "2", "--games", "40", "--repeat", "5", "--edition", "base"]
    place = Path(sw.__file__).parent.parent
    variables = {**os.environ, "PYTHONPATH": str(place), "XDG_CACHE_HOME": str(tmp_path)}
    told = [
        subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, text=True, check=True) for _ in range(2)
    ]
    assert ["building" in one.stderr for one in told] == [True, False]
    for one in told:
        report = json.loads(one.stdout)
        assert report["compiled"] == sw.COMPILED
        for found in report["editions"]["base"]["2"].values():
            assert found["same_games"] and 0.5 < found["ratio"] < 2
