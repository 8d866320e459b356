"""What the regions of the printed boards are called, in English, Russian and Czech.

The names stand in `web/text`, with the words of the pages. Those are built with the pages and lie beside them in the
package; a checkout has them anyway.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from smallworld.text import fluent

if TYPE_CHECKING:
    from smallworld.game import Game

LANGUAGES: Final = ("en", "ru", "cs")
PACKAGE: Final = Path(__file__).parents[1]
FOLDERS: Final = (PACKAGE.parents[1] / "web" / "text", PACKAGE / "web" / "text")  # in a checkout, as edited last
FRONT: Final = "place-"


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
    """The names on the board of a game. A home-made board has none beside the keys that its author chose."""
    if game.setup.custom_board is not None:
        return {}
    known = all_names(language)
    return {region.key: known[region.key] for region in game.state.board.regions if region.key in known}
