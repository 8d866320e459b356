"""Writes the tables in the docs that the program itself knows: `PYTHONPATH=src python -m tools.make_docs`.

Each stands between two marks, `<!-- NAME: begin -->` and `<!-- NAME: end -->`. A test says whether they are up to date.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from smallworld.content.part_list import grammar_tables, parts_table
from smallworld.env.tables import actions_table, observation_table, sizes_table
from tools.cheat_sheet import cheat_sheet
from tools.printed_names import FILE, printed_names

DOCS: Final = Path(__file__).parents[1] / "docs"

TABLES: Final[dict[str, tuple[str, Callable[[], str]]]] = {
    "parts": ("add-a-race.md", parts_table),
    "grammar": ("add-a-race.md", grammar_tables),
    "cheat-sheet": ("cheat-sheet.md", cheat_sheet),
    "actions": ("env.md", actions_table),
    "observation": ("env.md", observation_table),
    "sizes": ("env.md", sizes_table),
}
"""Each with its page."""


def place(name: str) -> re.Pattern[str]:
    """Where a table stands."""
    return re.compile(rf"(?<=<!-- {name}: begin -->\n).*?(?=\n<!-- {name}: end -->)", re.S)


def written(name: str) -> str:
    """The table as it stands in the docs."""
    found = place(name).search((DOCS / TABLES[name][0]).read_text(encoding="utf-8"))
    return found[0] if found else ""


def main() -> None:
    """Write them all."""
    for name, (page, table) in TABLES.items():
        text = (DOCS / page).read_text(encoding="utf-8")
        told = table().replace("\\", r"\\")
        (DOCS / page).write_text(place(name).sub(told, text), encoding="utf-8")
    FILE.write_text(printed_names(), encoding="utf-8")


if __name__ == "__main__":
    main()
