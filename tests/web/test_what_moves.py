"""Nothing that stays in the page is animated: web/src/moving.ts says what would happen."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"

SHORT_LIVED = {".cube", ".cube .icon", ".cube .icon:last-child", ".dialog-back", ".herald b"}
"""Made again each time they are shown."""

ENDLESS = {".reconnecting i"}


def test_the_program_animates_in_one_place_which_takes_only_what_was_made_for_it() -> None:
    found = {
        file.name: len(re.findall(r"\.animate\(", file.read_text("utf-8")))
        for file in sorted(SOURCES.rglob("*.ts*"))
        if re.search(r"\.animate\(|new Animation\(", file.read_text("utf-8"))
    }
    assert found == {"moving.ts": 1}


def test_styles_animate_only_what_is_made_anew_each_time() -> None:
    rules = "\n".join(file.read_text("utf-8") for file in sorted(SOURCES.rglob("*.css")))
    assert "transition" not in rules
    moving = {found.strip() for found in re.findall(r"^([^@{}\n]+)\{[^{}]*animation:", rules, re.MULTILINE)}
    assert moving == SHORT_LIVED | ENDLESS
