"""Outlines of the boards, drawn by `tools/maps`. They are for showing only: no rule looks at them.

A file holds the size of the picture and, for each region, its outline as an SVG path, the place for tokens with the
radius of the free space around it, a place for each badge, and its borders.

A border says `with` which region it is shared (its number on the same board, or null for the frame or the open sea).
It has its `line`, and what lies along it inside the region: the closed strips `band`, `near` and `far`, and the `cord`,
a line in the middle of the band. They are 6.5, 15, 29 and 3.5 pixels wide or away on a board 1016 pixels wide. All
strips go round the same way: put into one path, the strips of a country make one surface (fill rule nonzero).

`seas` says where islands lie when they are shown together, by the number of players.
"""

from importlib.resources import files


def map_text(key: str) -> str:
    """The JSON of a board (`2p`), of an island (`l1a`), or of `seas`."""
    return files(__name__).joinpath(f"{key}.json").read_text(encoding="utf-8")
