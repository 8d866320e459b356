"""The referee is a second reading of the rules: it asks the engine for none, and the package does without it."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "smallworld"
REFEREE = ROOT / "tests" / "referee"

DATA = (
    *[f"smallworld.engine.{name}." for name in ("actions", "board", "events", "pieces", "state")],
    "smallworld.engine.rules.Rules",
    "smallworld.engine.steps.STEP_NAMES",
    "smallworld.content.base.options.",
    "smallworld.content.warcraft.options.",
)
"""What a position, an action, an event and an option are: all that the referee's reading of the rules may take over."""

WATCHING = (
    "smallworld.engine.chance.",
    "smallworld.engine.match.Illegal",
    "smallworld.game.",
    "smallworld.record.codec.",
)
"""Those who watch and examine a game also play it, copy it and save it."""

WATCHERS = ("__init__.py", "referee.py", "exams.py")


def imports(file: Path) -> set[str]:
    """What a file imports: the module and, after a dot, the name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {f"{alias.name}." for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}." for alias in node.names}
    return found


@pytest.mark.parametrize("file", sorted(REFEREE.rglob("*.py")), ids=lambda file: str(file.relative_to(REFEREE)))
def test_the_referee_takes_no_rule_from_the_engine(file: Path) -> None:
    allowed = (*DATA, *WATCHING) if file.parent == REFEREE and file.name in WATCHERS else DATA
    engine = {name for name in imports(file) if name.startswith("smallworld")}
    assert not {name for name in engine if not name.startswith(allowed)}


def test_nothing_in_the_package_needs_the_referee() -> None:
    for file in PACKAGE.rglob("*.py"):
        assert not {name for name in imports(file) if name.split(".")[0] in ("referee", "tests")}, file
