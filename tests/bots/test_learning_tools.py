"""The scripts that found the values: they play, keep what was played, and fit."""

import sys
import tomllib
from pathlib import Path

import numpy as np
import pytest

from smallworld.bots.value import FEATURES
from smallworld.content.editions import EDITIONS
from tools import fit_value, learn

pytestmark = pytest.mark.thinking


def games_in(folder: Path) -> list[int]:
    """The numbers of the games that were kept."""
    found: list[int] = []
    for path in folder.glob("*.npz"):
        with np.load(path) as file:
            found += range(int(file["first"]), int(file["first"]) + int(file["games"]))
    return sorted(found)


def test_learn_plays_for_a_moment_and_reads_what_it_kept(tmp_path: Path) -> None:
    for edition in EDITIONS:
        learn.play(tmp_path, edition, [2, 5], 2, learn.Round("short", ["random", "expander"], 0.1, weight=2))
        kept = learn.load(tmp_path, edition)
        assert set(kept) == {2, 5}
        for players, arrays in kept.items():
            rows = len(arrays["margin"])
            assert rows >= 2 * players * 2  # a game has turns, and two look at each; all of it counts twice
            assert all(len(arrays[key]) == rows for key in learn.KINDS)
            assert arrays["seats"].shape[1] == players and 0 < np.abs(arrays["margin"]).max() < 300


def test_what_was_played_before_an_interruption_is_kept_and_the_round_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    real = learn.play_game

    def played(edition: str, players: int, seed: str, bots: list[str]) -> list[tuple[list[object], ...]]:
        asked.append(seed)
        if len(asked) == 6:
            raise KeyboardInterrupt
        return real(edition, players, seed, bots)

    monkeypatch.setattr(learn, "play_game", played)
    with pytest.raises(KeyboardInterrupt):
        learn.play_on(tmp_path, "base", 2, 0, learn.Round("first", ["random"], 600, every=2))
    assert games_in(tmp_path) == [0, 1, 2, 3]
    spent = learn.played(tmp_path, "base-2-first-0").seconds
    asked[:] = [""] * 6
    learn.play_on(tmp_path, "base", 2, 0, learn.Round("first", ["random"], spent + 0.05, every=2))
    assert asked[6] == "base-2-first-0:4"
    assert games_in(tmp_path) == list(range(len(asked) - 2)) and len(asked) > 6
    before = len(asked)
    learn.play_on(tmp_path, "base", 2, 0, learn.Round("first", ["random"], spent + 0.05, every=2))
    assert len(asked) == before  # its time is over
    assert not list(tmp_path.glob("*.part"))


def test_fit_value_writes_a_row_for_every_number_of_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "value.toml"
    monkeypatch.setattr(sys, "argv", ["fit_value.py", "--games", "5", "--out", str(out)])
    fit_value.main()
    found, shipped = (tomllib.loads(file.read_text(encoding="utf-8")) for file in (out, fit_value.FILE))
    for edition in EDITIONS:
        for players in "2345":
            rows = found[edition][players]
            assert len(rows) == len(shipped[edition][players])
            assert all(len(row) == FEATURES for row in rows)
    assert capsys.readouterr().out.count("R² by turns left") == 8
