"""An exploration in a folder: its sums so far. Whoever runs it again goes on where it was.

The file is written anew every few seconds and put in the place of the old one in one go, so that neither a killed
process nor a full disk can spoil what is there.
"""

import json
import os
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import smallworld
from smallworld.lab.explore import Cell
from smallworld.lab.tally import Tally

FORMAT: Final = "smallworld-lab"
VERSION: Final = 1
FILE: Final = "lab.json"


class BadKeeping(ValueError):
    """The file cannot be continued; says why."""


@dataclass
class Kept:
    """The cells, and the sums of those units that are done: the units are done in order, so a number says which."""

    cells: list[Cell]
    units: int = 0
    tallies: list[Tally] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.tallies:
            self.tallies = [Tally() for _ in self.cells]

    @property
    def games(self) -> int:
        """All that were played."""
        return sum([tally.games for tally in self.tallies])

    def add(self, found: dict[str, Any]) -> None:
        """What the next unit gave: units go round the cells."""
        place = self.units % len(self.cells)
        self.tallies[place] = self.tallies[place].joined(Tally.from_json(found))
        self.units += 1

    def to_json(self) -> dict[str, Any]:
        """All of it."""
        head = {"format": FORMAT, "version": VERSION, "made_by": smallworld.__version__}
        cells = [cell_to_json(cell) for cell in self.cells]
        return head | {"cells": cells, "units": self.units, "tallies": [tally.to_json() for tally in self.tallies]}


def cell_to_json(cell: Cell) -> dict[str, Any]:
    """A cell as JSON knows it: lists for tuples."""
    told: dict[str, Any] = json.loads(json.dumps(asdict(cell)))
    return told


def text_of(kept: Kept) -> str:
    """The file."""
    return json.dumps(kept.to_json(), ensure_ascii=False) + "\n"


def replace_file(file: Path, text: str) -> None:
    """Write a file beside the old one, which stays whole until then, and put it in its place."""
    beside = file.with_name(f"{file.name}.new")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as new:
            new.write(text)
            new.flush()
            os.fsync(new.fileno())
        beside.replace(file)
    except OSError:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise


def bots_in(folder: Path) -> tuple[str, ...]:
    """The bots of an exploration that is there, if one is: who goes on with it need not choose again."""
    try:
        found = loaded(folder / FILE, FORMAT)["cells"][0]["bots"]
        return tuple([str(bot) for bot in found])
    except (OSError, BadKeeping, KeyError, IndexError, TypeError):
        return ()


def read(folder: Path, cells: list[Cell]) -> Kept:
    """What is in the folder of this exploration; nothing yet if there is no file."""
    if not (folder / FILE).exists():
        return Kept(cells)
    data = loaded(folder / FILE, FORMAT)
    check_version(data, VERSION)
    told, wanted = data.get("cells"), [cell_to_json(cell) for cell in cells]
    if told != wanted:
        raise BadKeeping(f"it holds another exploration{difference(told, wanted)}")
    try:
        tallies = [Tally.from_json(each) for each in data["tallies"]]
        units = data["units"]
        if type(units) is not int or len(tallies) != len(cells):
            raise ValueError("not as it was written")
    except (KeyError, TypeError, ValueError):
        raise BadKeeping("it is damaged") from None
    return Kept(cells, units, tallies)


def loaded(file: Path, form: str) -> dict[str, Any]:
    """The file as an object."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        raise BadKeeping("it is damaged") from None
    if not isinstance(data, dict) or data.get("format") != form:
        raise BadKeeping("it is not of smallworld lab")
    return data


def check_version(data: dict[str, Any], version: int) -> None:
    """Another version of the program may have played other games."""
    if data.get("version") != version or data.get("made_by") != smallworld.__version__:
        raise BadKeeping("it was made by another version of this program")


def difference(told: Any, wanted: list[dict[str, Any]]) -> str:
    """The first thing in which two lists of cells differ."""
    if not isinstance(told, list) or len(told) != len(wanted):
        number = len(told) if isinstance(told, list) else 0
        return f": it has {number} kinds of games, and this one has {len(wanted)}"
    for old, new in zip(told, wanted, strict=True):
        for name, value in new.items():
            if not isinstance(old, dict) or old.get(name) != value:
                was = old.get(name) if isinstance(old, dict) else None
                return f": its {name.replace('_', ' ')} is {json.dumps(was)[:80]}"
    return ""
