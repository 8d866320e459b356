"""The home-made races of docs/balance.md: their files are what the page says, and the judge finds what they are."""

import json
import re
from pathlib import Path
from random import SystemRandom

import pytest

from smallworld.cli.main import main
from smallworld.content.loader import home_made, read_banner

DOCS = Path(__file__).parents[2] / "docs"
FILES = sorted((DOCS / "balance").glob("*.toml"))
ROW = re.compile(r"^\| \*\*(\w+)\*\*: (.*?) \| (too strong|too weak|fair) \|", re.MULTILINE)
TABLE = {name: (what, meant) for name, what, meant in ROW.findall((DOCS / "balance.md").read_text(encoding="utf-8"))}


def test_every_race_of_the_page_has_its_file_and_passes_the_check(capsys):
    assert len(FILES) == len(TABLE) == 12
    for file in FILES:
        made = home_made(read_banner(file))
        what, meant = TABLE.pop(made.name)
        assert file.stem == made.key == made.name.lower()
        assert file.read_text(encoding="utf-8").startswith(f"# Meant to be {meant}: ")
        assert re.findall(r"(\d+) tokens", what) in ([], [str(made.tokens)])
    assert main(["content", "check", "--games", "2", "--language", "en", *[str(file) for file in FILES]]) == 0
    assert capsys.readouterr().out.count("2 trial games with different powers: ok.") == 12


@pytest.mark.long
@pytest.mark.parametrize(("name", "verdict"), [("giantesses", "strong"), ("ogres", "fair"), ("hermits", "weak")])
def test_one_command_finds_what_a_race_is_at_a_seed_that_nobody_has_seen(name, verdict, tmp_path, capsys):
    seed = f"unseen-{SystemRandom().randrange(10**9)}"
    words = ["lab", "--content", str(DOCS / "balance" / f"{name}.toml"), "--seed", seed, "--jobs", "2"]
    assert main([*words, "--out", str(tmp_path / "out")]) == 0
    found = json.loads((tmp_path / "out" / "judgement.json").read_text())["found"]
    assert found["verdict"] == verdict, (seed, capsys.readouterr().out)
    assert found["strength"]["low"] < found["strength"]["value"] < found["strength"]["high"]
