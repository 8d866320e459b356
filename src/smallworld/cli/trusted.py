"""Home-made races and powers in Python files of one's own. Such a file is run, so it is trusted: never a stranger's."""

import importlib.util
import sys
from pathlib import Path
from typing import Final

from smallworld.content.files import BadContent
from smallworld.content.loader import CustomBanner
from smallworld.words import brief

PYTHON: Final = ".py"

_run: Final[dict[str, list[CustomBanner]]] = {}


def banners_in(path: str) -> list[CustomBanner]:
    """What a Python file registers with `python_banner` and keeps under a name. It is run once."""
    file = Path(path)
    place = str(file.resolve())
    if place not in _run:
        if not file.is_file():
            raise BadContent("The file cannot be read: No such file or directory.")
        spec = importlib.util.spec_from_file_location(f"smallworld_custom_{file.stem}", file)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module
        try:
            spec.loader.exec_module(module)
        except BadContent:
            raise
        except (Exception, SystemExit) as problem:  # nor may it leave the program without a word
            raise BadContent(f"It cannot be run: {type(problem).__name__}: {brief(str(problem))}") from None
        made = [each for each in vars(module).values() if isinstance(each, CustomBanner)]
        if not made:
            raise BadContent("It makes no race or power. Write: mine = smallworld.python_banner(Banner(…)).")
        _run[place] = made
    return _run[place]


def files_run() -> tuple[str, ...]:
    """The files that were run: another process must run them too."""
    return tuple(_run)
