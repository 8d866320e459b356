"""A few regions and the races on them, drawn in a line or two, as the text of a position.

Rows of hexagons, each row half a hexagon further right than the even ones, "." for nothing:

    peak:mountain | meadow:farmland | rise:hill
      pool:lake | . | pit:hill cavern

Regions are neighbours where their hexagons touch, so a picture of the rows shows the board as it is. If no region is
an entrance (`edge`, on islands `entry`), a race may enter on any land.

A seat is written "POWER RACE: REGION TOKENS, …", where "hand" counts as a region; without regions all tokens are in
hand. Anything else the player has follows after semicolons: "Hill Giants: peak 1; declined Ghouls: rise 3; 7 coins".
"truce 0" means that seat 0 may not attack.
"""

from functools import cache

from smallworld.content.editions import EDITIONS
from smallworld.content.setup import CustomBanner, make_setup, rules_of
from smallworld.engine.board import WATER
from smallworld.engine.rules import Banner, Rules

Place = tuple[int, int]


class BadDrawing(ValueError):
    """A drawing with a word that the box does not have."""


def cells(rows: list[str]) -> dict[str, tuple[Place, str]]:
    """Every region by name: where its hexagon is, in half hexagons across and rows down, and what it is."""
    drawn: dict[str, tuple[Place, str]] = {}
    for row, line in enumerate(rows):
        for column, told in enumerate(line.split("|")):
            name, _, land = (part.strip() for part in told.partition(":"))
            if name != ".":
                drawn[name] = ((2 * column + row % 2, row), land)
    return drawn


def touch(one: Place, other: Place) -> bool:
    """Do two hexagons share a side?"""
    across, down = abs(one[0] - other[0]), abs(one[1] - other[1])
    return (across, down) in ((2, 0), (1, 1))


def map_lines(edition: str, rows: list[str]) -> list[str]:
    """The drawing as the lines of a map; if no region is an entrance, all land is."""
    entrance = "entry" if EDITIONS[edition].islands else "edge"
    drawn = cells(rows)
    marked = any(entrance in land.split() for _, land in drawn.values())
    lines: list[str] = []
    for name, (place, land) in drawn.items():
        if not marked and land.split()[0] not in WATER:
            land = f"{land} {entrance}"
        beside = [other for other, (there, _) in drawn.items() if touch(place, there)]
        lines.append(f'{name} = "{land} : {" ".join(beside)}"')
    return lines


def seat_text(edition: str, told: str, custom: tuple[CustomBanner, ...] = ()) -> str:
    """A seat of a position: "Hill Giants: peak 1, hand 4; declined Ghouls: rise 3; 7 coins"."""
    lines: list[str] = []
    for part in filter(None, map(str.strip, told.split(";"))):
        if part.endswith(" coins"):
            lines.append(f"coins = {part.removesuffix(' coins')}")
        elif part.startswith("truce "):
            lines.append(f"truce = {part.removeprefix('truce ')}")
        elif part.startswith("declined "):
            lines.append(f"declined = {race_text(edition, part.removeprefix('declined '), custom)}")
        else:
            lines.append(f"active = {race_text(edition, part, custom)}")
    return "\n".join(lines)


def race_text(edition: str, told: str, custom: tuple[CustomBanner, ...] = ()) -> str:
    """A race of a position: "Hill Giants: peak 1, hand 4"."""
    name, _, places = (part.strip() for part in told.partition(":"))
    rules = box(edition, custom)
    power, race = banners(rules, name)
    tokens: dict[str, int] = {}
    for each in filter(None, places.split(",")):
        place, number = each.split()
        tokens[place] = int(number)
    if not places:
        tokens["hand"] = rules.troop(race, power)
    hand = tokens.pop("hand", 0)
    regions = ", ".join(f"{region} = {number}" for region, number in tokens.items())
    badge = f', power = "{power.key}"' if power is not None else ""
    return f'{{ race = "{race.key}"{badge}, regions = {{ {regions} }}, hand = {hand} }}'


def banners(rules: Rules, name: str) -> tuple[Banner | None, Banner]:
    """The power and the race of "Dragon Master Ghouls"; no power in "Ghouls"."""
    key = name.lower().replace(" ", "_")
    for race in rules.races:
        if key == race.key:
            return None, race
        for power in rules.powers:
            if key == f"{power.key}_{race.key}":
                return power, race
    raise BadDrawing(f"the box has no {name}")


@cache
def box(edition: str, custom: tuple[CustomBanner, ...] = ()) -> Rules:
    """The rules of an edition, with home-made races and powers."""
    return rules_of(make_setup(edition, 2, custom=custom))
