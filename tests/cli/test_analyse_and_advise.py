"""The commands that say what could have been played, and what to play."""

import json
from pathlib import Path

import pytest

import smallworld as sw
from cli.test_languages import foreign
from smallworld.bots import make_bot
from smallworld.cli.main import main
from smallworld.record.journal import Journal

POSITION = """
round = 9
[[seat]]
coins = 30
active = { race = "ratmen", power = "hill", regions = { 2p-02 = 3, 2p-03 = 2 } }
[[seat]]
coins = 30
active = { race = "orcs", power = "swamp", regions = { 2p-20 = 3, 2p-21 = 2 } }
"""

HASTY = ("--bot", "heuristic:n=1", "--worlds", "2")


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A position, and the two rounds that followed, as a record and as a saved game."""
    folder = tmp_path_factory.mktemp("judged")
    game = sw.position(POSITION)
    bots = [make_bot("greedy:v2", "judged", seat) for seat in range(2)]
    while not game.over:
        game.play(bots[game.state.decider].decide(game))
    texts = {
        "position.toml": POSITION,
        "game.jsonl": "".join(f"{line}\n" for line in Journal.of(game).to_lines()),
        "game.json": game.to_json(),
    }
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return {Path(name).suffix: str(folder / name) for name in texts}


def test_every_turn_is_told(files: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", files[".jsonl"], *HASTY]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    for head in ("Round 9 of 10: A", "Round 9 of 10: B", "Round 10 of 10: A", "Round 10 of 10: B"):
        assert head in told.out
    assert told.out.count("Played: ") >= 4 and "Coins this turn: +" in told.out
    assert "A: 2 turns. Coins lost: " in told.out and "luck of the die: " in told.out
    assert "Judged by heuristic:n=1; imagined worlds for each comparison: 2." in told.out


def test_some_turns_and_jobs_that_change_nothing(files: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    command = ["analyse", files[".json"], "--seat", "B", "--json", *HASTY]
    assert main(command) == 0
    whole = json.loads(capsys.readouterr().out)
    assert [(turn["round"], turn["seat"]) for turn in whole["turns"]] == [(9, 1), (10, 1)]
    assert whole["seats"][0]["turns"] == 2 and whole["judge"] == "heuristic:n=1"
    assert main([*command, "--jobs", "2"]) == 0
    assert json.loads(capsys.readouterr().out) == whole
    assert main([*command, "--turns", "10-"]) == 0
    assert json.loads(capsys.readouterr().out)["turns"] == whole["turns"][1:]


def test_advice_is_told_with_its_reasons(files: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["advise", files[".toml"], *HASTY]) == 0
    told = capsys.readouterr().out
    assert "Round 9 of 10: A" in told and "Best: " in told and "Coins this turn: +" in told and "regions" in told
    assert "Next: " in told and " ± " in told
    assert main(["advise", files[".toml"], "--json", "--bot", "planner:n=1", "--worlds", "2"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["options"][0]["behind"] == {"coins": 0.0, "error": 0.0, "counts": False}
    assert data["options"][0]["more"] > 0


def test_advice_at_a_turn_of_a_record(files: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["advise", files[".jsonl"], "--round", "10", "--seat", "b", *HASTY]) == 0
    assert "Round 10 of 10: B" in capsys.readouterr().out
    assert main(["advise", files[".jsonl"], "--until", "0", *HASTY]) == 0
    assert "Round 9 of 10: A" in capsys.readouterr().out


@pytest.mark.parametrize("language", ["ru", "cs"])
def test_both_speak_every_language(files: dict[str, str], language: str, capsys: pytest.CaptureFixture[str]) -> None:
    spoken = []
    for command in ("analyse", "advise"):
        file = files[".jsonl"] if command == "analyse" else files[".toml"]
        assert main([command, file, *HASTY, "--language", language]) == 0
        spoken.append(capsys.readouterr().out)
        assert main([command, file, *HASTY, "--language", "en"]) == 0
        english = set(capsys.readouterr().out.splitlines())
        same = {line for line in spoken[-1].splitlines() if line in english and foreign(line)}
        assert same == set()
        for line in spoken[-1].splitlines():
            assert language != "ru" or foreign(line.replace("heuristic:n=1", "")) == "", line
    assert {"ru": "Сыграно: ", "cs": "Zahráno: "}[language] in spoken[0]
    assert {"ru": "Лучше всего: ", "cs": "Nejlepší je: "}[language] in spoken[1]


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["analyse", ".jsonl", "--bot", "expander"], "expander does not look ahead"),
        (["analyse", ".jsonl", "--bot", "planer"], "Did you mean 'planner'"),
        (["analyse", ".jsonl", "--seat", "C"], "--seat 'C' is not a seat"),
        (["analyse", ".jsonl", "--turns", "2"], "has no such turn"),
        (["analyse", ".jsonl", "--turns", "5-3"], "rounds are counted from 1"),
        (["analyse", ".jsonl", "--turns", "all"], "write rounds as 4, 4-6 or 4-"),
        (["analyse", ".jsonl", "--worlds", "1"], "whole number from 2"),
        (["analyse", ".jsonl", "--game", "2"], "there is no --game 2"),
        (["analyse", ".toml"], "there is no past to analyse"),
        (["advise", ".jsonl"], "the game is over"),
        (["advise", ".jsonl", "--round", "3"], "no such turn in round 3"),
        (["advise", ".jsonl", "--round", "9", "--until", "3"], "leave one of them out"),
        (["advise", ".toml", "--seat", "A"], "--seat needs --round"),
        (["advise", ".toml", "--bot", "random"], "cannot judge; these can"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(
    files: dict[str, str], words: list[str], answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([words[0], files[words[1]], *words[2:]]) == 2
    assert answer in capsys.readouterr().err
