"""`smallworld content judge`: the figures, the verdict, and what it says about files that it cannot judge."""

import json

import pytest

from homemade import EXAMPLES, race
from smallworld.cli import content_judge
from smallworld.cli.main import main
from smallworld.lab.judge import play_set
from smallworld.text.homemade import PARTS
from smallworld.text.places import LANGUAGES
from smallworld.text.strength import verdict_line
from smallworld.text.vocabulary import Vocabulary

BAKERS = str(EXAMPLES / "bakers.toml")
QUICK = ("--bots", "greedy:v2", "--language", "en")


def judge(capsys, *arguments: str) -> tuple[int, str, str]:
    code = main(["content", "judge", *QUICK, *arguments])
    told = capsys.readouterr()
    return code, told.out, told.err


def test_a_mighty_race_is_called_too_strong_in_a_sentence(capsys, tmp_path):
    file = tmp_path / "mighty.toml"
    file.write_text(race('part = "price"\nless = 2', key="mighty", tokens=12, plays_with="skeletons"))
    code, out, err = judge(capsys, str(file), "--games", "12")
    assert (code, err) == (0, "")
    head, picks, coins, wins, ahead, strength, verdict = out.splitlines()
    assert head == f"{file}: Mighty. 12 games, 2 players, bots: greedy:v2."
    assert picks.startswith("  Picks: ") and coins.startswith("  Coins a pick: ") and wins.startswith("  Wins: ")
    assert ahead.startswith("  Coins ahead of the others at the end: +")
    assert strength.startswith("  Strength, by coins and wins together: +")
    assert verdict == "  Too strong: stronger than the printed ones usually are."


def test_the_result_as_json_is_the_same_with_two_processes(capsys):
    found = [judge(capsys, BAKERS, "--games", "4", "--json", "-", "--jobs", jobs) for jobs in ("1", "2")]
    assert found[0] == found[1]
    told = json.loads(found[0][1])
    assert (told["bots"], told["wanted"], told["rows"][0]["key"]) == (["greedy:v2"], 4, "bakers")
    assert "Bakers. 4 games" in found[0][2]  # people are told too, elsewhere
    assert "too few to say anything" in found[0][2]


def test_boards_and_bad_files_are_named_and_the_rest_is_judged(capsys, tmp_path):
    bad = tmp_path / "bad.toml"
    bad.write_text("kind = ")
    board = str(EXAMPLES / "two_valleys.toml")
    code, out, err = judge(capsys, board, str(bad), str(tmp_path / "none.toml"), BAKERS, "--games", "2")
    assert code == 2
    first, second, third = err.splitlines()
    assert first == f"{board}: A board has no strength of its own; judge races and powers."
    assert "This is not TOML" in second and "cannot be read" in third
    assert out.startswith(f"{BAKERS}: Bakers. 2 games")


def test_a_race_is_not_judged_in_a_game_it_is_not_made_for(capsys):
    code, _, err = judge(capsys, BAKERS, "--games", "2", "--edition", "warcraft")
    assert code == 2 and "made for the edition base" in err


def test_ctrl_c_keeps_what_was_played(capsys, monkeypatch):
    def until_the_seventh(subject, number):
        if number == 6:
            raise KeyboardInterrupt
        return play_set(subject, number)

    monkeypatch.setattr(content_judge, "play_set", until_the_seventh)
    code, out, err = judge(capsys, BAKERS, str(EXAMPLES / "gilded.toml"), "--games", "40")
    assert code == 130
    assert err == f"{BAKERS}: Interrupted: this is what 12 of 40 games say.\n"
    assert "Bakers. 12 games" in out and "Gilded" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_has_words(language):
    row = {"games": 200, "fair_tokens": 0, "sure": True}
    words = Vocabulary(language, PARTS)
    told = {
        verdict_line({**row, "verdict": verdict, "leans": leans}, words)
        for verdict, leans in (("strong", 1), ("weak", -1), ("fair", 0), ("fair", 1), ("fair", -1), ("unknown", 0))
    }
    told |= {verdict_line({**row, "verdict": verdict, "sure": False}, words) for verdict in ("strong", "weak")}
    assert len(told) == 8 and "" not in told
    assert "4" in verdict_line({**row, "verdict": "weak", "leans": -1, "fair_tokens": 4}, words)
