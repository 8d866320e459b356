"""What a table waits for is small, comes in few files, and is asked for by the page itself."""

import re
from pathlib import Path

import pytest

from smallworld.server.app import WEB

MOST = 90_000  # bytes of packed program before the map can be seen
FILES = 8  # a browser fetches six at a time, and each costs a way to the server
NEEDED = re.compile(r'(?:from|import)"\./([\w.-]+\.js)"')


def program(*names: str) -> set[Path]:
    """These files, and all that they cannot begin without."""
    found: set[Path] = set()
    left = [file for name in names for file in (WEB / "assets").glob(f"{name}-*.js") if len(file.stem) == len(name) + 9]
    while left:
        file = left.pop()
        if file not in found:
            found.add(file)
            left += [file.with_name(name) for name in NEEDED.findall(file.read_text(encoding="utf-8"))]
    return found


@pytest.mark.skipif(not (WEB / "index.html").is_file(), reason="the web part is not built: python3 run.py")
@pytest.mark.parametrize("page", ["game-room", "front"])
def test_a_page_comes_in_few_small_files_that_are_asked_for_at_once(page: str) -> None:
    files = program("index", page)
    assert sum(file.with_name(f"{file.name}.gz").stat().st_size for file in files) <= MOST
    assert len(files) <= FILES
    html = (WEB / "index.html").read_text(encoding="utf-8")
    assert [file.name for file in files if file.name not in html] == []
