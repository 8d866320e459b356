"""The way to the referee, which watches games and lives with the tests, outside the package.

Nothing else in the package knows the referee. A checkout has one, whether the package runs from its `src` or was
installed into its `.venv`; a package installed anywhere else has none.
"""

import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

from smallworld.engine.actions import Action
from smallworld.game import Game

PACKAGE: Final = Path(__file__).parent.parent
NAME: Final = "referee"


class Fault(Protocol):
    """What the referee found wrong."""

    invariant: str
    sentence: str
    at: int


class Referee(Protocol):
    """A referee, through which a game is played."""

    @property
    def violations(self) -> Sequence[Fault]:
        """What has been found so far."""

    def play(self, action: Action) -> object:
        """Play an action, and check what it did."""

    def finish(self) -> None:
        """The game is over."""


def find(package: Path = PACKAGE) -> Path | None:
    """The referee of the checkout that this package is in: the nearest tests/referee above it."""
    homes = [folder / "tests" / NAME for folder in package.parents]
    return next((home for home in homes if (home / "referee.py").is_file()), None)


def watch(game: Game) -> Referee:
    """A referee for this game; LookupError if there is none: ask `find` first."""
    module = sys.modules.get(NAME)
    if module is None:
        home = find()
        if home is None:
            raise LookupError("There is no referee here.")
        spec = importlib.util.spec_from_file_location(
            NAME, home / "__init__.py", submodule_search_locations=[str(home)]
        )
        assert spec is not None and spec.loader is not None
        module = sys.modules[NAME] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    referee: Referee = module.watch(game)
    return referee
