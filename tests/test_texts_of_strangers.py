"""What strangers write is text and nothing else, in the terminal and in everything that leaves the program."""

import io
import json
import random
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import smallworld as sw
from homemade import MARKED, marked_texts
from smallworld.cli.main import main
from smallworld.record import journal

MARK = "zqz"
TRICKY = "{$player} ${1+1} < b >&amp * %s [red] \\\\e[31m"
"""Words of template languages, of terminals and of notebooks; a reader lets them through."""
SHOWN = TRICKY.replace("\\\\", "\\")
TEXTS = marked_texts(MARK, TRICKY)


def played() -> sw.Game:
    game = sw.Game.new(players=2, seed=3, custom=TEXTS[1:], custom_board=TEXTS[0])
    chance = random.Random(1)
    while not game.over:
        game.play(chance.choice(game.legal()))
    return game


def files(folder: Path) -> list[str]:
    """The texts as arguments of a command."""
    found: list[str] = []
    for n, text in enumerate(TEXTS):
        (folder / f"{n}.toml").write_text(text, encoding="utf-8")
        found += ["--custom", str(folder / f"{n}.toml")]
    return found


def flat(text: str) -> str:
    return " ".join(text.split())


def harmless(text: str) -> None:
    """Nothing that a terminal would obey."""
    assert all(letter.isprintable() or letter == "\n" for letter in text)


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_rules_show_the_text_its_author_and_what_was_understood(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert main(["rules", "marked0", "--language", language, *files(tmp_path)[2:]]) == 0
    told = capsys.readouterr().out
    harmless(told)
    assert flat(told).count(f"{MARK} {SHOWN}") == 2 and f"{MARK} 0 {{$race}} < i >:" in told


def test_show_replay_and_play_tell_it_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = played()
    record = tmp_path / "game.jsonl"
    record.write_text("".join(f"{line}\n" for line in journal.Journal.of(game).to_lines()), encoding="utf-8")
    assert main(["replay", str(record)]) == 0
    told = capsys.readouterr().out
    harmless(told)
    assert "{$race} < i >" in told and f"{MARK} two" in told
    assert main(["show", str(record), "--until", "0"]) == 0
    shown = capsys.readouterr().out
    harmless(shown)
    assert f"{MARK} {SHOWN}" in flat(shown) and f"{MARK} three" in flat(shown)
    monkeypatch.setattr("sys.stdin", io.StringIO("column\nrules marked\nquit\n"))
    assert main(["play", "--players", "2", "--bots", "random", "--seed", "3", *files(tmp_path)]) == 0
    table = capsys.readouterr().out
    harmless(table)
    assert f"{MARK} {SHOWN}" in flat(table)


def test_a_picture_has_no_element_of_theirs() -> None:
    drawn = ElementTree.fromstring(played().to_svg())
    assert {element.tag.partition("}")[2] for element in drawn.iter()} <= {
        *("svg", "rect", "path", "title", "text", "circle", "g"),
    }
    titles = [str(title.text) for title in drawn.iter() if title.tag.endswith("title")]
    assert len(titles) == 6 and all(title.startswith(MARK) for title in titles)
    assert any("{$race} < i >" in title for title in titles)
    assert not [name for element in drawn.iter() for name in element.attrib if name.startswith("on")]


def test_a_record_carries_the_texts_as_they_were_written() -> None:
    lines = journal.Journal.of(played()).to_lines()
    for line in lines:
        assert "\n" not in line and line.isprintable()
    setup = json.loads(lines[0])["setup"]
    assert len(setup["custom"]) == 2 * MARKED
    again = journal.verify(next(iter(journal.read(lines))))
    assert [banner.text for banner in again.setup.custom] == TEXTS[1:]
    assert again.setup.custom_board == sw.board(TEXTS[0])


def test_sentences_of_a_game_have_their_names_in_them() -> None:
    game = sw.Game.new(players=2, seed=3, custom=TEXTS[1:], custom_board=TEXTS[0])
    chance = random.Random(2)
    told: list[str] = []
    while not game.over:
        told += [game.say(event) for event in game.play(chance.choice(game.legal()))]
    assert any(re.search(rf"{MARK} \d {{\$race}} < i >", line) for line in told)
    assert any(f"{MARK} five" in line for line in told)
