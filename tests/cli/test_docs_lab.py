"""The blocks of docs/lab.md are run in order, and print what the page says."""

import contextlib
import io
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from smallworld.cli.lab import cells_of
from smallworld.cli.main import main, make_parser
from smallworld.lab import dataset, figures

PAGE = Path(__file__).parent.parent.parent / "docs" / "lab.md"
BLOCK = re.compile(r"^```(console|python)\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.MULTILINE | re.DOTALL)


def printed(kind: str, text: str, names: dict[str, Any]) -> str:
    """What a block prints."""
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        if kind == "python":
            exec(compile(text, "docs/lab.md", "exec"), names)
        else:
            command, *words = shlex.split(text.splitlines()[0].removeprefix("$ "))
            assert command == "smallworld" and main(words) == 0
    return told.getvalue()


def test_every_block_prints_what_the_page_says(tmp_path, monkeypatch):
    pytest.importorskip("polars")
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    assert len(blocks) > 6
    for kind, text, after in blocks:
        expected = after if kind == "python" else "".join(text.splitlines(keepends=True)[1:])
        assert printed(kind, text, names) == expected


@pytest.mark.parametrize("name", ["lab.md", "balance.md"])
def test_indented_commands_are_ones_that_there_are(name):
    """They would play for minutes, so they are only read; grids are made, up to the first game."""
    text = (PAGE.parent / name).read_text(encoding="utf-8")
    commands = re.findall(r"^    smallworld (.*)$", text, re.MULTILINE)
    assert len(commands) >= 4
    for command in commands:
        args, strange = make_parser().parse_known_args(shlex.split(command))
        assert not strange and args.run is not None, command
        if command.startswith("lab") and not args.content:
            args.edition = args.edition or ["base"]
            assert cells_of(args), command


def test_the_page_has_every_column():
    page = PAGE.read_text(encoding="utf-8")
    for name in figures.COLUMNS:
        assert f"`{name}`" in page
    for name, told in dataset.COLUMNS.items():
        assert f"| `{name}` | {told} |" in page
