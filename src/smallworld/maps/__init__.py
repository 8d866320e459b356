"""Outlines of the boards, drawn by `tools/maps`. They are for showing only: no rule looks at them.

A file holds the size of the picture and, for each region, its outline as an SVG path, the place for tokens with the
radius of the free space around it, a place for each badge, and its borders.

A border says `with` which region it is shared (its number on the same board, or null for the frame or the open sea).
It has its `line`, and what lies along it inside the region: the closed strips `band`, `near` and `far`, and the `cord`,
a line in the middle of the band. They are 6.5, 15, 29 and 3.5 pixels wide or away on a board 1016 pixels wide. All
strips go round the same way: put into one path, the strips of a country make one surface (fill rule nonzero).

`seas-3` says for every set of three islands (`l1a+m2b+s1a`, the faces in order) and for each of several `shapes` of
the screen where the islands lie: the `size` of the sea, and for each island the corner of its box and its quarter turns
clockwise. After one turn a point (x, y) of a drawing w wide and h high is at (h - y, x), after two at (w - x, h - y),
after three at (y, w - x). The sea is at most 8 % wider or higher than its shape, and may be stretched to fit. `seas`
has fixed places for unturned islands, by their number.

Browsers ask for a file in parts, so that the land is there before the strips along its borders.
"""

import json
from functools import lru_cache
from importlib.resources import files
from typing import Any


def map_text(key: str) -> str:
    """The JSON of a board (`2p`), of an island (`l1a`), or of the seas for so many islands (`seas-2`)."""
    return files(__name__).joinpath(f"{key}.json").read_text(encoding="utf-8")


@lru_cache(256)
def map_part(key: str, part: str) -> str:
    """A part of that: of a board its `outlines` or the `borders` of each region, of the seas those of one set.

    Raises `KeyError` if there is no such part.
    """
    whole: dict[str, Any] = json.loads(map_text(key))
    told: dict[str, Any]
    if part == "outlines":
        told = {**whole, "regions": {name: without(region) for name, region in whole["regions"].items()}}
    elif part == "borders":
        told = {name: region["borders"] for name, region in whole["regions"].items()}
    else:
        told = {"shapes": whole["shapes"], "seas": {part: whole["seas"][part]}}
    return json.dumps(told, separators=(",", ":"))


def without(region: dict[str, Any]) -> dict[str, Any]:
    """A region without its borders."""
    return {name: value for name, value in region.items() if name != "borders"}
