"""What the regions of the printed boards are called, in English, Russian and Czech.

The names stand in `web/text`, with the words of the pages. Those are built with the pages and lie beside them in the
package; a checkout has them anyway.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from smallworld.text import fluent
from smallworld.words import LANGUAGES as LANGUAGES

if TYPE_CHECKING:
    from smallworld.content.board_file import CustomBoard
    from smallworld.game import Game

PACKAGE: Final = Path(__file__).parents[1]
FOLDERS: Final = (PACKAGE.parents[1] / "web" / "text", PACKAGE / "web" / "text")  # in a checkout, as edited last
FRONT: Final = "place-"
TERRAIN: Final = "terrain-"
NUMBERED: Final = re.compile(r"r([1-9]\d*)")
"""Keys of regions that nobody named: whoever draws a board gets a number for each."""


def spoken(environment: Mapping[str, str]) -> str:
    """The language that somebody's terminal is set to; English if we do not speak it."""
    tongue = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return tongue[:2].lower() if tongue[:2].lower() in LANGUAGES else "en"


def word_file(name: str) -> Path | None:
    """A file of words; None if the pages have not been built."""
    return next((folder / name for folder in FOLDERS if (folder / name).is_file()), None)


def all_names(language: str) -> dict[str, str]:
    """The names of all regions by their keys; none if the pages have not been built."""
    file = word_file(f"places.{language}.ftl")
    return {} if file is None else read_names(file, language)


@lru_cache(maxsize=len(LANGUAGES))
def read_names(file: Path, language: str) -> dict[str, str]:
    """The names in a file."""
    return {key.removeprefix(FRONT): fluent.say(language, name) for key, name in fluent.read(file).items()}


def place_names(game: "Game", language: str = "en") -> dict[str, str]:
    """The names on the board of a game. A home-made board has those that its author gave, if any."""
    if game.setup.custom_board is not None:
        return home_places(game.setup.custom_board, language)
    known = all_names(language)
    return {region.key: known[region.key] for region in game.state.board.regions if region.key in known}


def home_places(board: "CustomBoard", language: str = "en") -> dict[str, str]:
    """The names on a home-made board: its author's. A region that has only a number is called by what it is: Hill 3."""
    names = {key: said.to(language) for key, said in board.places}
    file = word_file(f"{language}.ftl")
    terrains = {} if file is None else read_terrains(file, language)
    for row in board.rows:
        number = NUMBERED.fullmatch(row[0])
        name = f"{terrains.get(row[1], '')} {'' if number is None else number[1]}"
        if row[0] not in names and number is not None and row[1] in terrains and name not in names.values():
            names[row[0]] = name
    return names


@lru_cache(maxsize=len(LANGUAGES))
def read_terrains(file: Path, language: str) -> dict[str, str]:
    """What kinds of land are called."""
    said = {key: message for key, message in fluent.read(file).items() if key.startswith(TERRAIN)}
    return {key.removeprefix(TERRAIN): fluent.say(language, name) for key, name in said.items()}
