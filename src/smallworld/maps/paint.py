"""The painting of a home-made board as SVG, in the look of the printed ones: shaded ground, double borders, glyphs."""

import math
import random
from typing import Final

from smallworld.engine.board import SEA, WATER
from smallworld.maps.glyphs import DETAILS, GLYPHS, Glyph
from smallworld.maps.hexes import NOBODY, Point, Sheet
from smallworld.maps.place import Shape, closed, path_of, widest
from smallworld.maps.svg import moved, path, tag, use

COLOURS: Final = {  # ground, shade along the border
    "fields": ("#e9c75c", "#b98a2a"),
    "forest": ("#5f9b4f", "#2f6136"),
    "hill": ("#a9c65a", "#6f8f34"),
    "mountain": ("#b9ada0", "#7d7068"),
    "swamp": ("#8a86a8", "#565377"),
    "sea": ("#63b3d8", "#d9f1f8"),
    "lake": ("#6fc0de", "#d9f1f8"),
}
BAY: Final = "#82cce2"
WILDS: Final = "#6b5c4c"  # what belongs to no region
VARIANTS: Final = 4
ROOM: Final = 45.0  # around the place of a token that stays free of glyphs
TRIES: Final = 260
MOST_ROADS: Final = 300  # beyond that a map is nothing but roads
SOFT: Final = (
    '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="13"/></filter>'
)


def kind_of(terrain: str) -> str:
    """Terrains that look alike have one name."""
    return "fields" if terrain == "farmland" else terrain


def tint(terrain: str) -> str:
    """The colour of its ground."""
    return COLOURS[kind_of(terrain)][0]


def painted(sheet: Sheet, terrains: dict[str, str], islands: bool, roads: tuple[tuple[str, str], ...]) -> str:
    """The whole picture; `roads` join neighbours that have no border on it."""
    wide, high = sheet.size
    chance = random.Random(f"{wide} {high} {len(terrains)}")
    shapes = {key: Shape([closed(ring) for ring in rings]) for key, rings in sheet.rings.items()}
    kinds = {key: kind_of(terrain) for key, terrain in terrains.items()}
    tokens = {key: widest(shape) for key, shape in shapes.items()}
    defs, ground = [SOFT], []
    for n, (key, shape) in enumerate(shapes.items()):
        outline = "".join(path_of(loop, True) for loop in shape.loops)
        defs.append(path(outline, id=f"r{n}"))
        defs.append(tag("clipPath", use(f"r{n}"), id=f"c{n}"))
        base, shade = COLOURS[kinds[key]]
        base = BAY if islands and kinds[key] == SEA else base
        line = {"fill": "none", "stroke": shade, "stroke_width": 40, "filter": "url(#soft)", "opacity": 0.9}
        ground.append(use(f"r{n}", fill=base) + tag("g", use(f"r{n}", **line), clip_path=f"url(#c{n})"))
    glyphs: list[tuple[float, str]] = []
    details: list[str] = []
    used: set[str] = set()
    for key, shape in shapes.items():
        kind = kinds[key]
        (x, y), room = tokens[key]
        hole = (x, y, min(room, ROOM)) if kind not in WATER else (x, y, 0.0)
        found = places(shape, GLYPHS[kind], [hole], chance)
        glyphs += [(py, stamp(kind, px, py, chance, used)) for px, py in found]
        if kind not in WATER:
            near = [(px, py - GLYPHS[kind].above / 2, 17.0) for px, py in found]
            small = f"{kind}-detail"
            details += [stamp(small, px, py, chance, used) for px, py in places(shape, DETAILS[small], near, chance)]
    drawing = random.Random("glyphs")
    for name in sorted(GLYPHS | DETAILS):
        for n in range(VARIANTS):
            one = tag("g", (GLYPHS | DETAILS)[name].draw(drawing), id=f"{name}-{n}")
            if f"{name}-{n}" in used:
                defs.append(one)
    surroundings = COLOURS[SEA][0] if islands else WILDS
    glyphs.sort(key=lambda each: each[0])
    return tag(
        "svg",
        tag("defs", *defs),
        tag("rect", width=wide, height=high, fill=surroundings),
        *shallows(sheet, kinds, islands),
        *ground,
        *details,
        *lines(sheet, kinds, islands),
        *[road(tokens[one][0], tokens[other][0]) for one, other in roads[:MOST_ROADS]],
        *[glyph for _, glyph in glyphs],
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {wide} {high}",
        width=wide,
        height=high,
    )


def sorted_sides(sheet: Sheet, kinds: dict[str, str], islands: bool) -> tuple[str, str, str]:
    """Coasts between land and water, mouths where a bay opens to the sea, and borders on land, as paths."""
    coasts: list[str] = []
    mouths: list[str] = []
    borders: list[str] = []
    for key, rings in sheet.rings.items():
        for side in [side for ring in rings for side in ring]:
            line = path_of(list(side.line))
            if side.beyond == NOBODY:
                wet = kinds[key] in WATER
                (mouths if wet and islands else coasts if islands else borders).append(line)
            elif key < side.beyond:
                (coasts if (kinds[key] in WATER) != (kinds[side.beyond] in WATER) else borders).append(line)
    return "".join(coasts), "".join(mouths), "".join(borders)


def shallows(sheet: Sheet, kinds: dict[str, str], islands: bool) -> list[str]:
    """Lighter water around islands."""
    if not islands:
        return []
    coasts, mouths, _ = sorted_sides(sheet, kinds, islands)
    line = {"fill": "none", "stroke": "#d9f1f8", "stroke_linejoin": "round", "stroke_linecap": "round"}
    return [path(coasts + mouths, **line, stroke_width=width, opacity=light) for width, light in ((76, 0.2), (50, 0.3))]


def lines(sheet: Sheet, kinds: dict[str, str], islands: bool) -> list[str]:
    """All borders: a dark line with a light one in it."""
    coasts, mouths, borders = sorted_sides(sheet, kinds, islands)
    line = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    return [
        path(borders, **line, stroke="#3b2a18", stroke_width=9.5, opacity=0.82),
        path(borders, **line, stroke="#fdf3d3", stroke_width=4.8),
        path(mouths, **line, stroke="#f3fbff", stroke_width=4, stroke_dasharray="2 13", opacity=0.9),
        path(coasts, **line, stroke="#2a1c10", stroke_width=11),
        path(coasts, **line, stroke="#f6dfa9", stroke_width=5.4),
    ]


def road(one: Point, other: Point) -> str:
    """From the middle of one region to that of another."""
    d = path_of([one, other])
    line = {"fill": "none", "stroke_linecap": "round", "stroke_dasharray": "2 22"}
    return path(d, **line, stroke="#3b2a18", stroke_width=15) + path(d, **line, stroke="#fdf3d3", stroke_width=9)


def places(shape: Shape, glyph: Glyph, holes: list[tuple[float, float, float]], chance: random.Random) -> list[Point]:
    """Points not too near to each other, found by trying: no glyph crosses a border."""
    xs = [x for loop in shape.loops for x, _ in loop]
    ys = [y for loop in shape.loops for _, y in loop]
    found: list[Point] = []
    w, up, down = glyph.side, glyph.above, glyph.below
    for _ in range(TRIES):
        x, y = chance.uniform(min(xs), max(xs)), chance.uniform(min(ys), max(ys))
        if any(math.hypot(x - px, (y - py) * 1.25) <= glyph.apart for px, py in found):
            continue
        if any(abs(x - hx) < r + w * 0.8 and -r - down < y - hy < r + up * 0.8 for hx, hy, r in holes if r):
            continue
        box = [
            (x - w - 7, y),
            (x + w + 7, y),
            (x, y - up - 9),
            (x - w * 0.8, y + down + 7),
            (x + w * 0.8, y + down + 7),
        ]
        if all(shape.has(corner) for corner in box):
            found.append((x, y))
    return found


def stamp(kind: str, x: float, y: float, chance: random.Random, used: set[str]) -> str:
    """One of the variants of a glyph."""
    name = f"{kind}-{chance.randrange(VARIANTS)}"
    used.add(name)
    return use(name, transform=moved(x, y, chance.uniform(0.82, 1.12)))
