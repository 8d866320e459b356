"""Boards that somebody draws: hexagons, each of a region or of none, and what there is in each region.

Who touches whom, and who touches the edge, is read off the drawing, so that nobody has to write it down.
"""

from typing import Any, Final

from smallworld.content.board_file import GAP, LETTERS, LONGEST_ROW, CustomBoard
from smallworld.content.boards import EDGE, NATIVE
from smallworld.content.editions import BASE, EDITIONS
from smallworld.content.files import BadContent
from smallworld.maps.hexes import NOBODY, Hexes, beside
from smallworld.maps.home import hexes_of

Json = dict[str, Any]

FEWEST: Final = 2

FIRST: Final = (
    *("aaabbbcccddd", "aaabbbccdddd", "eefffggghhhi", "eeffjjgghhii"),
    *("kkkjjjllmmii", "kknnjjllmmoo", "ppnnnqqqrroo", "ppppqqqrrroo"),
)
FIRST_REGIONS: Final = {
    "a": "sea",
    "b": "forest native",
    "c": "hill mine",
    "d": "mountain",
    "e": "farmland",
    "f": "swamp magic native",
    "g": "farmland native",
    "h": "forest",
    "i": "farmland mine",
    "j": "mountain cavern",
    "k": "hill",
    "l": "lake",
    "m": "swamp native",
    "n": "forest magic",
    "o": "sea",
    "p": "farmland native",
    "q": "hill mine native",
    "r": "mountain cavern",
}


def first_sketch() -> Json:
    """A small board to begin with: whoever wants another one draws over it."""
    regions: dict[str, Json] = {}
    for number, (letter, line) in enumerate(FIRST_REGIONS.items(), start=1):
        terrain, *marks = line.split()
        regions[letter] = {"key": f"r{number}", "terrain": terrain, "marks": marks}
    return {"drawing": list(FIRST), "regions": regions, "rounds": 8, "players": [2, 3]}


def board_lines(form: Json) -> Json:
    """The fields of a board's file from a form: its regions with their neighbours, and the drawing."""
    rows, regions = form.get("drawing"), form.get("regions", {})
    if not isinstance(rows, list) or not all([isinstance(row, str) for row in rows]) or not isinstance(regions, dict):
        raise BadContent("drawing: a board needs rows of hexagons and its regions.")
    if not FEWEST <= len(rows) <= LONGEST_ROW or any([len(row) != len(rows[0]) for row in rows]):
        raise BadContent(f"drawing has {FEWEST} to {LONGEST_ROW} rows of the same length.")
    hexes = Hexes(tuple([tuple([NOBODY if letter == GAP else letter for letter in row]) for row in rows]))
    drawn = [letter for letter in dict.fromkeys("".join(rows)) if letter != GAP]
    if len(drawn) > len(LETTERS):
        raise BadContent(f"drawing: there are {len(drawn)} regions; the limit is {len(LETTERS)}.")
    for letter in drawn:
        if not isinstance(regions.get(letter), dict):
            raise BadContent(f"drawing: nothing is said about the region {letter[:1]!r}.")
    box = EDITIONS.get(str(form.get("edition", BASE)), EDITIONS[BASE])
    order = [letter for letter in regions if letter in drawn]
    keys = keys_of({letter: regions[letter] for letter in order})
    edge = at_the_edge(hexes, box.islands)
    touching = hexes.touching()
    lines: dict[str, str] = {}
    for letter in order:
        said = regions[letter]
        marks = [str(mark) for mark in said.get("marks", [])]
        words = [str(said.get("terrain", "")), *([EDGE] if letter in edge else []), *marks]
        beside = [keys[other] for other in order if other in touching[letter]]
        lines[keys[letter]] = f"{' '.join(words)} : {' '.join(beside)}"
    letters = {letter: LETTERS[place] for place, letter in enumerate(order)} | {GAP: GAP}
    places = {keys[letter]: regions[letter]["name"] for letter in order if regions[letter].get("name")}
    told = {name: value for name, value in form.items() if name not in ("drawing", "regions", "places")}
    told |= {"regions": lines, "drawing": ["".join([letters[letter] for letter in row]) for row in rows]}
    return told | ({"places": places} if places else {})


def keys_of(regions: dict[str, Json]) -> dict[str, str]:
    """What each region is called in the file: as before, or by a number that is free."""
    taken = {str(said["key"]) for said in regions.values() if said.get("key")}
    free = (f"r{number}" for number in range(1, 2 * len(LETTERS)) if f"r{number}" not in taken)
    return {letter: str(said["key"]) if said.get("key") else next(free) for letter, said in regions.items()}


def outside(hexes: Hexes) -> set[tuple[int, int]]:
    """The hexagons of no region that lie around the board, not in a hole of it."""
    rim = [(r, c) for r in range(hexes.high) for c in range(hexes.wide)]
    rim = [(r, c) for r, c in rim if r in (0, hexes.high - 1) or c in (0, hexes.wide - 1)]
    found = {place for place in rim if not hexes.at(*place)}
    reached = list(found)
    for place in reached:
        for row, column in beside(*place):
            inside = 0 <= row < hexes.high and 0 <= column < hexes.wide
            if inside and not hexes.at(row, column) and (row, column) not in found:
                found.add((row, column))
                reached.append((row, column))
    return found


def at_the_edge(hexes: Hexes, islands: bool) -> set[str]:
    """Regions at the rim of the drawing, or beside what lies around the board; of islands, beside any open water."""
    if islands:
        around = {(r, c) for r in range(-1, hexes.high + 1) for c in range(-1, hexes.wide + 1) if not hexes.at(r, c)}
    else:
        around = outside(hexes)
    return hexes.at_edge() | {hexes.at(*place) for each in around for place in beside(*each)} - {NOBODY}


def sketch_of(board: CustomBoard, data: Json) -> Json | None:
    """The form of a board that was read, unless it is too large. If nobody has drawn it, its neighbours say how."""
    if len(board.rows) > len(LETTERS):
        return None
    letters = {row[0]: letter for row, letter in zip(board.rows, LETTERS, strict=False)} | {NOBODY: GAP}
    places = data.get("places", {})
    regions: dict[str, Json] = {}
    for key, terrain, symbols, _, _, native, _ in board.rows:
        marks = [*symbols, *([NATIVE] if native else [])]
        regions[letters[key]] = {"key": key, "terrain": terrain, "marks": marks}
        if key in places:
            regions[letters[key]]["name"] = places[key]
    hexes, _ = hexes_of(board)
    rows = ["".join([letters.get(key, GAP) for key in row]) for row in hexes.rows]
    told = {name: value for name, value in data.items() if name not in ("regions", "places", "drawing")}
    return told | {"regions": regions, "drawing": rows}
