"""The command that checks home-made files, and the page about them."""

import argparse
import re
from pathlib import Path

import pytest

import smallworld as sw
from homemade import (
    BAKERS,
    DOC,
    EXAMPLES,
    GILDED,
)
from smallworld.cli import content as content_command
from smallworld.cli.main import main
from smallworld.content.part_list import PARTS
from smallworld.content.vocabulary.words import HAPPENINGS, OFFERED
from smallworld.text.homemade import describe_board
from smallworld.text.places import LANGUAGES
from tools.make_docs import TABLES, written
from tools.printed_names import FILE, printed_names


def check(capsys, *arguments: str) -> tuple[int, str, str]:
    parser = argparse.ArgumentParser(prog="smallworld")
    content_command.add(parser.add_subparsers())
    args = parser.parse_args(["content", "check", *arguments])
    code = args.run(args)
    told = capsys.readouterr()
    return code, told.out, told.err


def test_content_check_says_what_it_understood(capsys):
    files = [str(EXAMPLES / name) for name in ("bakers.toml", "gilded.toml", "two_valleys.toml")]
    code, out, err = check(capsys, *files)
    assert (code, err) == (0, "")
    assert "Bakers: 6 tokens, played with the Elves’ tokens; +2 coins for every farmland region held" in out
    assert "20 trial games with different powers: ok." in out
    assert "20 trial games with different races: ok." in out
    assert "20 trial games: ok." in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_twenty_four_ideas_pass_the_check(capsys, language):
    """The command itself, as somebody types it."""
    files = sorted(map(str, (EXAMPLES / "ideas").glob("*.toml")))
    assert len(files) == 24
    assert main(["content", "check", *files, "--games", "1", "--language", language]) == 0
    told, wrong = capsys.readouterr()
    assert wrong == ""
    assert [line.partition(": ")[0] for line in told.splitlines() if ".toml: " in line] == files


def test_content_check_says_what_is_wrong(capsys, tmp_path):
    bad = tmp_path / "bakers.toml"
    bad.write_text(BAKERS.replace("farmland", "farmlnd", 1).replace('"farmland"', '"farmlnd"'), encoding="utf-8")
    good = str(EXAMPLES / "gilded.toml")
    code, out, err = check(capsys, str(bad), good, "--games", "2")
    assert code == 2
    assert err == f"{bad}: ability 1 (coins_per_region): terrain cannot be 'farmlnd'. Did you mean 'farmland'?\n"
    assert "Gilded" in out


def test_content_check_says_so_in_the_language_asked_for(capsys, tmp_path):
    bad = tmp_path / "bakers.toml"
    bad.write_text(BAKERS.replace('"farmland"', '"farmlnd"'), encoding="utf-8")
    code, _, err = check(capsys, str(bad), "--language", "ru")
    assert code == 2
    place = "ability 1 (coins_per_region)"
    assert err == f"{bad}: {place}: terrain: «farmlnd» здесь не подходит. Может быть, «farmland»?\n"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"\xff\xfe", "not UTF-8 text"),
        (b"#" * 70_000, "longer than 64 kB"),
        (b"", "The field 'kind' is missing"),
        (b'kind = "race"\nkey = "salamanders"\ntokens = 6\nplays_with = "tritons"\nwritten_in = "python"', "in Python"),
    ],
)
def test_content_check_refuses_strange_files(capsys, tmp_path, data, reason):
    path = tmp_path / "strange.toml"
    path.write_bytes(data)
    code, _, err = check(capsys, str(path))
    assert code == 2
    assert reason in err and err.count("\n") == 1


def test_content_check_of_no_file(capsys, tmp_path):
    assert check(capsys, str(tmp_path / "nothing.toml"))[0] == 2
    assert check(capsys, str(tmp_path / "nothing.py"))[0] == 2
    assert check(capsys, str(tmp_path))[0] == 2


def test_a_python_file_of_ones_own_is_run_and_checked(capsys):
    code, out, err = check(capsys, str(EXAMPLES / "newts.py"), "--games", "2")
    assert (code, err) == (0, "")
    assert "Newts: 6 tokens, played with the Tritons’ tokens; written in Python." in out
    assert "2 trial games with different powers: ok." in out


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("x = 1", "It makes no race or power"),
        ("1 / 0", "It cannot be run: ZeroDivisionError"),
        ("raise SystemExit(3)", "It cannot be run: SystemExit"),
        ("import smallworld as sw\nsw.banner('kind = 1')", "kind must be a word"),
    ],
)
def test_a_python_file_that_makes_nothing_is_refused_in_a_line(capsys, tmp_path, text, reason):
    path = tmp_path / "mine.py"
    path.write_text(text, encoding="utf-8")
    code, _, err = check(capsys, str(path))
    assert code == 2 and reason in err and err.count("\n") == 1


def test_games_with_a_python_file_are_played_by_several_processes(capsys):
    custom = ["--custom", str(EXAMPLES / "newts.py")]
    assert main(["simulate", "--games", "2", "--jobs", "2", "--bots", "random", *custom]) == 0
    assert "2 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ru", "20 пробных партий с разными способностями"),
        ("cs", "20 zkušebních her s různými schopnostmi"),
    ],
)
def test_content_check_speaks_three_languages(capsys, language, said):
    code, out, _ = check(capsys, str(EXAMPLES / "bakers.toml"), "--language", language)
    assert code == 0 and said in out
    code, out, _ = check(capsys, str(EXAMPLES / "two_valleys.toml"), "--games", "1", "--language", language)
    assert code == 0 and "Two Valleys" in out and "Lost Tribe" not in out


def test_a_file_may_begin_with_a_byte_order_mark(capsys, tmp_path):
    path = tmp_path / "bakers.toml"
    path.write_bytes(b"\xef\xbb\xbf" + BAKERS.encode())
    assert check(capsys, str(path), "--games", "1")[0] == 0


# The documentation


def blocks(language: str) -> list[str]:
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", DOC.read_text(encoding="utf-8"), re.M | re.S)
    return [text for marked, text in fenced if marked == language]


@pytest.mark.parametrize("name", TABLES)
def test_the_tables_in_the_docs_are_those_of_the_program(name):
    """If this fails: PYTHONPATH=src python -m tools.make_docs."""
    assert written(name) == TABLES[name][1]()


def test_every_word_of_a_moment_is_explained():
    for part, name, told in (
        ("reward", "on", HAPPENINGS),
        ("new_tokens", "on", HAPPENINGS),
        ("offer", "does", OFFERED),
    ):
        assert set(PARTS[part].fields[name].own) <= set(told)


def test_the_names_that_are_taken_are_those_of_the_words():
    assert FILE.read_text(encoding="utf-8") == printed_names()


def test_the_files_in_the_docs_are_the_examples():
    def facts(text: str) -> str:
        return "\n".join(line for line in text.splitlines() if not line.startswith("#")).strip()

    bakers, pearls, gilded, ford, ferrymen = blocks("toml")
    assert facts(bakers) == facts(BAKERS)
    assert facts(gilded) == facts(GILDED)
    assert facts(pearls) == facts((EXAMPLES / "ideas" / "pearl_diving.toml").read_text(encoding="utf-8"))
    assert facts(ferrymen) == facts((EXAMPLES / "ferrymen.toml").read_text(encoding="utf-8"))
    assert describe_board(sw.board(ford)).startswith("The Ford: for 2 players, 6 rounds; 5 regions")


def test_the_code_in_the_docs_runs(tmp_path, monkeypatch):
    bakers, _, _, ford, _ = blocks("toml")
    (tmp_path / "bakers.toml").write_text(bakers, encoding="utf-8")
    (tmp_path / "ford.toml").write_text(ford, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    space: dict[str, object] = {}
    for code in blocks("python"):
        exec(compile(code.replace("games=100", "games=3"), str(DOC), "exec"), space)
    assert isinstance(space["game"], sw.Game)


def test_the_output_in_the_docs_is_true(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    shown = [block for block in blocks("") if block.startswith("$ smallworld content check bakers.toml\n")]
    bakers = blocks("toml")[0]
    for text, block in zip((bakers, bakers.replace('"farmland"', '"farmlnd"')), shown, strict=True):
        Path("bakers.toml").write_text(text, encoding="utf-8")
        _, out, err = check(capsys, "bakers.toml")
        assert block.split("\n", 1)[1] == out + err
