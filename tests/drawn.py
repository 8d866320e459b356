"""Small boards drawn in the test itself, with regions and players that have names.

    t = drawn(
        "peak:mountain - meadow:farmland - rise:hill",
        ann="Hill Giants: peak 1, hand 4",
        bob="Alchemist Humans: rise 2",
    )
    assert t.ann.price("meadow") == 2 - 1

A line of the drawing is a chain of neighbours. A region says what it is where it is first named, in the words of a
position, "pit:hill cavern"; several lines make loops and forks. If no region is marked `edge` (in Warcraft `entry`),
a race may enter on any land.

A seat is written as "POWER RACE: REGION TOKENS, …", where "hand" counts as a region; without regions all tokens are in
hand. Anything else the player has follows after semicolons: "Hill Giants: peak 1; declined Ghouls: rise 3; 7 coins".
Seats come in the order they are written, and the first one is conquering unless `step` says otherwise. If the position
needs more, such as pieces or options, pass its text in `more`.
"""

import re
from itertools import pairwise

import smallworld as sw
from smallworld.cards.drawing import seat_text
from smallworld.content.loader import CustomBanner
from table import Table

ENTRANCE = {"base": "edge", "warcraft": "entry"}
WATER = ("sea", "lake")


def drawn(
    board: str,
    more: str = "",
    step: str = "conquer",
    dice: list[int] | None = None,
    edition: str = "base",
    custom: tuple[CustomBanner, ...] = (),
    sets: tuple[sw.ContentSet, ...] = (),
    **seats: str,
) -> Table:
    """A table on a drawn board; every other keyword is a player with what they have."""
    lines = [f'edition = "{edition}"', f'step = "{step}"', f"dice = {dice or []}"]
    keys, *tables = re.split(r"^(?=\s*\[)", more, flags=re.MULTILINE)
    home = (*custom, *[banner for each in sets for banner in each.banners])
    lines += [keys, *(f"[[seat]]\n{seat_text(edition, told, home)}" for told in seats.values())]
    lines += [*tables, "[map]", *map_lines(board, ENTRANCE[edition])]
    return Table(sw.position("\n".join(lines), custom=custom, sets=sets), tuple(seats))


def map_lines(board: str, entrance: str) -> list[str]:
    """The drawing as the lines of a map; if no region is an entrance, all land is."""
    lands: dict[str, str] = {}
    beside: dict[str, list[str]] = {}
    for line in filter(None, map(str.strip, board.splitlines())):
        chain: list[str] = []
        for told in line.split(" - "):
            name, _, land = (part.strip() for part in told.partition(":"))
            assert bool(land) != (name in lands), f"{name} says what it is once, where it is first named"
            lands.setdefault(name, land)
            beside.setdefault(name, [])
            chain.append(name)
        for one, other in pairwise(chain):
            beside[one].append(other)
            beside[other].append(one)
    if not any(entrance in land.split() for land in lands.values()):
        lands = {name: land if land.split()[0] in WATER else f"{land} {entrance}" for name, land in lands.items()}
    return [f'{name} = "{land} : {" ".join(beside[name])}"' for name, land in lands.items()]
