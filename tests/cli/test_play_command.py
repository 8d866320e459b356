"""smallworld play: a person at the prompt, through a pipe."""

import io
from pathlib import Path

import pytest

import smallworld as sw
from smallworld.cli import common
from smallworld.cli.main import main
from smallworld.cli.person import COMMANDS, HELP_LINES
from smallworld.text.say import words_of


class Terminal:
    """Somebody who types these lines into a game."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.code = -1

    def play(self, lines: list[str], *arguments: str) -> str:
        """What the screen shows in the end."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self.code = main(["play", *arguments])
        told = self.capsys.readouterr()
        return told.out + told.err


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def joined(shown: str) -> str:
    """What was told, whatever the width of the screen."""
    return " ".join(shown.split())


TWO = ("--players", "2", "--seed", "7", "--bots", "random")
"""A game in which the person's seat, A, begins."""


def test_a_whole_game_by_pipe(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = terminal.play(["auto"] * 400, "--seed", "11", "--save", str(file))
    assert terminal.code == 0
    assert "Round 10 of 10: A (you)" in shown and "The game is over" in shown and "A scores" in shown
    game = sw.Game.from_json(file.read_text())
    assert game.over and game.state.players == 3
    told = [line for line in shown.splitlines() if not line.startswith(("B-", "Saved."))]  # a path has no limit
    assert [line for line in told if len(line) > 110] == []


def test_prices_names_and_sentences(terminal: Terminal) -> None:
    shown = terminal.play(["1", "conquer 5", "21"], *TWO)
    assert " 1  Hill Skeletons           10 tokens, costs nothing" in shown
    assert " 2  Bivouacking Amazons      15 tokens, costs 1 coin" in shown
    assert "A takes the Hill Skeletons (10 tokens)." in shown
    assert " 7  conquer Croak Fen (2p-04 swamp), Lost Tribe – 3 tokens" in shown
    assert "A takes Kettle Hill (Skeletons: 2 tokens)." in shown
    assert "Income right now: 2." in shown  # one region, one hill
    assert "The list goes from 1 to 4" in shown
    assert "The input has ended" in shown and terminal.code == 0


def test_the_die_is_offered_with_its_chance(terminal: Terminal) -> None:
    shown = terminal.play(["3", "conquer 02", "conquer 03", "conquer 06", "reinforce 07"], *TWO)
    assert (
        "reinforce Gaffer’s Knoll (2p-07 hill), Lost Tribe – 3 tokens, 1 token in hand: needs 2+ on the die, 33%"
        in joined(shown)
    )
    assert "A rolls the die for Gaffer’s Knoll: " in shown


def test_tokens_in_one_go(terminal: Terminal) -> None:
    shown = terminal.play(["1", "conquer 02", "conquer 03", "end", "02=9", "02=7 3=3", "auto"], *TWO)
    assert "Place Skeletons: 10 tokens in all, at least 1 in each region." in shown
    assert "left over" in shown or "is not possible" in shown
    assert "A (Skeletons) redeploys: Starfallow 7, Copperwood 3." in shown
    assert "A scores 2 coins (regions 2)." in shown


def test_enter_spreads_the_tokens(terminal: Terminal) -> None:
    shown = terminal.play(["1", "conquer 02", "conquer 03", "end", ""], *TWO)
    assert "A (Skeletons) redeploys: Starfallow " in shown and "A scores 2 coins" in shown


def test_undo(terminal: Terminal) -> None:
    shown = terminal.play(["1", "conquer 02", "undo", "conquer 02", "undo", "undo"], *TWO)
    assert shown.count("The last step was undone.") == 2
    assert "There is nothing to undo" in shown  # a combination was revealed
    assert shown.count("A takes Starfallow (Skeletons: 2 tokens).") == 2


def test_why(terminal: Terminal) -> None:
    shown = terminal.play(["1", "why 6", "why 7", "why", "why 99"], *TWO)
    assert (
        "Mount Grumble (2p-06 mountain), cavern, mine: +2 land +1 mountain = 3 tokens. You can conquer it now."
        in joined(shown)
    )
    assert "enters at the edge of the map" in joined(shown)
    assert "It borders on Gull Sound (2p-01 sea), Starfallow (2p-02 farmland)" in joined(shown)
    assert "Which region?" in shown and "There is no region “99”" in shown


def test_a_region_is_known_by_its_name(terminal: Terminal) -> None:
    shown = terminal.play(["1", "why gaffer's knoll", "conquer Starfallow", "copperwood", "conquer whisperhold"], *TWO)
    assert "Gaffer’s Knoll (2p-07 hill): +2 land" in joined(shown)
    assert "A takes Starfallow (Skeletons: 2 tokens)." in shown
    assert "A takes Copperwood (Skeletons: 2 tokens)." in shown
    assert "Did you mean “Whisperholt”?" in shown
    shown = terminal.play(["1", "starfallow", "copperwood", "end", "starfallow=7 Copperwood=3"], *TWO)
    assert "Now: Starfallow (2p-02) 2, Copperwood (2p-03) 2" in shown
    assert "A (Skeletons) redeploys: Starfallow 7, Copperwood 3." in shown


def test_a_file_may_be_called_like_a_region(terminal: Terminal, tmp_path: Path) -> None:
    terminal.play(["1", f"save {tmp_path}/Starfallow"], *TWO)
    assert (tmp_path / "Starfallow").exists()


def test_looking_around(terminal: Terminal) -> None:
    shown = terminal.play(
        ["?", "board", "column", "hint", "rules trolls", "rules", "", "nonsense", "pik", "why x"], *TWO
    )
    assert "take back the last action, but not past a die roll or a reveal" in shown and "B-RACE-TROLLS-01" in shown
    assert "A bot would do this: " in shown
    assert "Did you mean “pick”?" in shown and "I do not understand" in shown
    assert "Which rules?" in shown
    helped = "".join(str(words_of("en", "terminal")[f"term-help-{line}"]) for line in HELP_LINES)
    assert all(word in helped for word in COMMANDS if word != "help")


def test_words_for_everything(terminal: Terminal) -> None:
    shown = terminal.play(["pick 1", "2p-02", "abandon 02", "end 3 4 5", "end", "", "decline", "pick x"], *TWO)
    assert "A takes the Hill Skeletons" in shown and "A takes Starfallow" in shown
    assert "A’s Hill Skeletons go into decline, holding 1 region." in shown


def test_words_that_lack_something(terminal: Terminal) -> None:
    shown = terminal.play(["pick", "1", "conquer", "reinforce", "abandon", "give up"], *TWO)
    assert "Which one? For example: pick 1" in shown
    for verb in ("conquer", "reinforce", "abandon", "give up"):
        assert f"Which region? For example: {verb} 07" in shown


def test_saving_and_going_on(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    terminal.play(["1", "conquer 02", f"save {file}", "save", "save /no/such/folder/x", "quit"], *TWO)
    assert terminal.code == 0
    shown = terminal.play(["end", "", "quit"], "--load", str(file), "--save", str(file))
    assert "A Skeletons 2" in shown and "A scores 1 coin (regions 1)." in shown
    assert sw.Game.from_json(file.read_text()).state.round == 2
    assert f"Go on with: smallworld play --load {file}" in shown


def test_a_save_that_fails_is_told(terminal: Terminal) -> None:
    shown = terminal.play(["quit"], *TWO, "--save", "/no/such/folder/x")
    assert terminal.code == 2 and "cannot write" in shown


def test_another_seat(terminal: Terminal) -> None:
    shown = terminal.play([], *TWO, "--seat", "B")
    assert "A (novice bot)" in shown and "> B (you)" in shown
    assert terminal.play([], *TWO, "--seat", "1").splitlines()[1:] == shown.splitlines()[1:]


def test_bots_among_themselves(terminal: Terminal) -> None:
    shown = terminal.play([], "--players", "2", "--seed", "3", "--seat", "none", "--bots", "medium,random")
    assert terminal.code == 0
    assert "Round 10 of 10: A (medium bot)" in shown and "wins! Coins: A " in shown


def test_a_bot_that_is_no_level_goes_by_its_own_name(terminal: Terminal) -> None:
    assert "B (greedy)" in terminal.play(["quit"], "--players", "2", "--bots", "greedy")


def test_interrupted_is_130_and_still_saves(terminal: Terminal, tmp_path: Path) -> None:
    class Impatient(io.StringIO):
        def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    terminal.monkeypatch.setattr("sys.stdin", Impatient())
    file = tmp_path / "game.json"
    assert main(["play", *TWO, "--save", str(file)]) == common.INTERRUPTED
    assert "Interrupted" in terminal.capsys.readouterr().out
    assert sw.Game.from_json(file.read_text()).history == []


def test_another_new_game_every_time(terminal: Terminal) -> None:
    first, second = (terminal.play([], "--players", "2").splitlines()[0] for _ in range(2))
    assert "seed" in first and first != second
