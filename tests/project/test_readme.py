"""The example in the README runs."""

import re
from pathlib import Path

import pytest

from smallworld.cli.main import main

ROOT = Path(__file__).parent.parent.parent


def test_the_library_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.S)
    assert code is not None
    lines = code.group(1).strip().splitlines()
    assert len(lines) == 12
    exec(compile("\n".join(lines), "README.md", "exec"), {})
    told = capsys.readouterr().out
    assert "game_ended" in told


def test_the_turn_it_shows_is_the_one_the_terminal_tells(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "README.md").read_text()
    command = re.search(r"`python3 run.py (play --text [^`]*)`", text)
    shown = re.search(r"```\n(── Round.*?)```", text, re.S)
    assert command is not None and shown is not None
    assert main(command.group(1).split()) == 0
    assert shown.group(1) in capsys.readouterr().out


def test_the_files_it_points_to_exist() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
            outside = target.startswith("http")
            assert outside or (page.resolve().parent / target).exists(), f"{page.name}: {target}"


def test_what_the_tour_names_is_in_the_file_it_points_to() -> None:
    text = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
    named = re.findall(r"\[`([\w.]+)(?:\(\))?`\]\(([^)]+\.(?:py|ts|tsx))\)", text)
    assert len(named) > 20
    for name, target in named:
        source = (ROOT / "docs" / target).read_text(encoding="utf-8")
        defined = re.search(rf"\b(class|def|function|const) {name.split('.')[-1]}\b", source)
        assert target.endswith(f"/{name}") or defined, f"{name} is not in {target}"


def test_every_method_that_the_tour_names_exists() -> None:
    text = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([A-Z]\w+)\.([a-z]\w+)(?:\(\))?`", text))
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    sources = [file.read_text(encoding="utf-8") for file in files]
    assert len(named) > 20
    for owner, name in sorted(named):
        method = re.compile(rf"^(export )?class {owner}\b.*^ +(async )?(def |private )?{name}\(", re.M | re.S)
        assert any([method.search(source) for source in sources]), f"{owner}.{name}"
