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
from smallworld.content.part_list import parts_table


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
    assert "Bakers: 6 tokens, played with the Elves' tokens; 2 coins for every farmland region held" in out
    assert "20 trial games with different powers: ok." in out
    assert "20 trial games with different races: ok." in out
    assert "20 trial games: ok." in out


def test_content_check_says_what_is_wrong(capsys, tmp_path):
    bad = tmp_path / "bakers.toml"
    bad.write_text(BAKERS.replace("farmland", "farmlnd", 1).replace('"farmland"', '"farmlnd"'), encoding="utf-8")
    good = str(EXAMPLES / "gilded.toml")
    code, out, err = check(capsys, str(bad), good, "--games", "2")
    assert code == 2
    assert err == f"{bad}: ability 1 (coins_per_region): terrain cannot be 'farmlnd'. Did you mean 'farmland'?\n"
    assert "Gilded" in out


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"\xff\xfe", "not UTF-8 text"),
        (b"#" * 70_000, "longer than 64 kB"),
        (b"", "The field 'kind' is missing"),
        (b'kind = "race"\nkey = "newts"\ntokens = 6\nplays_with = "tritons"\nwritten_in = "python"', "in Python"),
    ],
)
def test_content_check_refuses_strange_files(capsys, tmp_path, data, reason):
    path = tmp_path / "strange.toml"
    path.write_bytes(data)
    code, _, err = check(capsys, str(path))
    assert code == 2
    assert reason in err and err.count("\n") == 1


def test_content_check_of_no_file_or_a_python_file(capsys, tmp_path):
    assert check(capsys, str(tmp_path / "nothing.toml"))[0] == 2
    assert check(capsys, str(tmp_path))[0] == 2
    code, _, err = check(capsys, str(EXAMPLES / "newts.py"))
    assert code == 2 and "This command checks only TOML" in err


def test_a_file_may_begin_with_a_byte_order_mark(capsys, tmp_path):
    path = tmp_path / "bakers.toml"
    path.write_bytes(b"\xef\xbb\xbf" + BAKERS.encode())
    assert check(capsys, str(path), "--games", "1")[0] == 0


# The documentation


def blocks(language: str) -> list[str]:
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", DOC.read_text(encoding="utf-8"), re.M | re.S)
    return [text for marked, text in fenced if marked == language]


def test_the_table_of_parts_in_the_docs_is_the_one_in_the_program():
    table = DOC.read_text(encoding="utf-8").split("<!-- parts: begin -->")[1].split("<!-- parts: end -->")[0]
    assert table.strip() == parts_table()


def test_the_files_in_the_docs_are_the_examples():
    def facts(text: str) -> str:
        return "\n".join(line for line in text.splitlines() if not line.startswith("#")).strip()

    bakers, gilded, ford, ferrymen = blocks("toml")
    assert facts(bakers) == facts(BAKERS)
    assert facts(gilded) == facts(GILDED)
    assert facts(ferrymen) == facts((EXAMPLES / "ferrymen.toml").read_text(encoding="utf-8"))
    assert sw.board(ford).describe().startswith("The Ford: for 2 players, 6 rounds; 5 regions")


def test_the_code_in_the_docs_runs(tmp_path, monkeypatch):
    bakers, _, ford, _ = blocks("toml")
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
