"""Outlines of the boards, drawn by `tools/maps`. They are for showing only: no rule looks at them.

A file holds the size of the picture and for each region its outline as an SVG path, the place for tokens with the
radius of the free room around it, and a place for each badge. `seas` tells where islands lie that are shown together,
by the number of players.
"""

from importlib.resources import files


def map_text(key: str) -> str:
    """The JSON of a board (`2p`), of an island (`l1a`), or of `seas`."""
    return files(__name__).joinpath(f"{key}.json").read_text(encoding="utf-8")
