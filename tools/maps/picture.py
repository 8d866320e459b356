"""The painted look of a map: paper, shaded regions, double borders, glyphs, badges."""

import numpy as np
from shapely import box, union_all
from shapely.geometry import Point, Polygon
from shapely.prepared import prep

from smallworld.engine.board import SEA, WATER
from smallworld.maps.glyphs import DETAILS, GLYPHS, VARIANTS, Glyph
from smallworld.maps.svg import line_path, moved, path, tag, use
from tools.maps.arrays import Rng
from tools.maps.mapfile import Area, MapFile, Outline, path_of
from tools.maps.ornaments import ORNAMENTS
from tools.maps.plans import Plan
from tools.maps.symbols import badge, number, token

FRAME = 46
ROOM = 45
"""The radius around the place of a token that stays free of glyphs, where the region is wide enough."""

COLOURS = {  # ground, shade along the border
    "fields": ("#e9c75c", "#b98a2a"),
    "forest": ("#5f9b4f", "#2f6136"),
    "hill": ("#a9c65a", "#6f8f34"),
    "mountain": ("#b9ada0", "#7d7068"),
    "swamp": ("#8a86a8", "#565377"),
    "sea": ("#63b3d8", "#2b78a8"),
    "bay": ("#82cce2", "#2b78a8"),
    "lake": ("#6fc0de", "#3487b3"),
}
FILTERS = (
    '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="13"/></filter>'
    '<filter id="depth" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="14"/></filter>'
    '<filter id="shadow" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="2" dy="4" stdDeviation="3"'
    ' flood-color="#2a1a08" flood-opacity=".55"/></filter>'
    '<filter id="paper" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise"'
    ' baseFrequency=".012 .016" numOctaves="5" seed="4"/><feColorMatrix type="matrix"'
    ' values="0 0 0 0 .25  0 0 0 0 .16  0 0 0 0 .05  0 0 0 1.6 -.62"/></filter>'
    '<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise"'
    ' baseFrequency=".75" numOctaves="2" seed="9"/><feColorMatrix type="matrix"'
    ' values="0 0 0 0 .2  0 0 0 0 .13  0 0 0 0 .05  0 0 0 .55 -.22"/></filter>'
    '<radialGradient id="dusk" cx=".5" cy=".5" r=".75"><stop offset=".62" stop-color="#2a1604" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#2a1604" stop-opacity=".34"/></radialGradient>'
    '<linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8a5a2c"/>'
    '<stop offset=".5" stop-color="#6d431d"/><stop offset="1" stop-color="#8f6032"/></linearGradient>'
)


class Painter:
    """Paints one or several maps into one picture."""

    def __init__(self, width: int, height: int, seed: int = 1) -> None:
        self.width, self.height = width, height
        self.rng: Rng = np.random.default_rng(seed)
        self.defs: list[str] = [FILTERS]
        self.halos: list[str] = []
        self.ground: list[str] = []
        self.lines: list[str] = []
        self.glyphs: list[tuple[float, str]] = []
        self.badges: list[str] = []
        self.ornaments = list(ORNAMENTS)
        self.land: list[Polygon] = []
        self.dry: list[Polygon] = []
        for kind, glyph in (GLYPHS | DETAILS).items():
            for n in range(VARIANTS):
                self.defs.append(tag("g", glyph.draw(self.rng), id=f"{kind}-{n}"))

    def add(
        self, plan: Plan, drawn: MapFile, dx: float = 0, dy: float = 0, *, printed: bool = True, halo: bool = True
    ) -> None:
        """A map with its corner at a place.

        It is `printed` with the numbers of its regions, badges and first tokens. An island has a `halo` of shallow
        water; all halos lie below all land.
        """
        terrain = {row.key: {"farmland": "fields"}.get(row.terrain, row.terrain) for row in plan.rows}
        coasts, mouths, borders = self.sorted_lines(plan, drawn, terrain)
        self.defs.append(path(coasts, id=f"coast-{plan.key}"))
        where = moved(dx, dy)
        if plan.island and halo:
            self.halos.append(tag("g", *self.shallows(plan.key), transform=where))
        ground = []
        for row in plan.rows:
            bay = plan.island and row.terrain == SEA
            ground.append(self.region(plan.key, row.key, "bay" if bay else terrain[row.key], drawn.areas[row.key]))
        self.ground.append(tag("g", *ground, transform=where))
        lines = (
            path(borders, stroke="#3b2a18", stroke_width=9.5, opacity=0.82),
            path(borders, stroke="#fdf3d3", stroke_width=4.8),
            path(mouths, stroke="#f3fbff", stroke_width=4, stroke_dasharray="2 13", opacity=0.9),
            path(coasts, stroke="#2a1c10", stroke_width=11),
            path(coasts, stroke="#f6dfa9", stroke_width=5.4),
        )
        self.lines.append(tag("g", *lines, transform=where))

        for row in plan.rows:
            area = drawn.areas[row.key]
            self.scatter(terrain[row.key], area, dx, dy)
            if printed:
                x, y = area.token
                marks = [badge(mark, *place) for mark, place in area.badges.items()]
                marks.append(number(row.key[-2:], *number_place(area)))
                if row.native:
                    marks.append(token("murloc" if plan.island else "tribe", x, y))
                self.badges.append(tag("g", *marks, transform=where))
        for name, area in drawn.areas.items():
            shape = Polygon([(x + dx, y + dy) for x, y in area.outline])
            self.land.append(shape)
            if terrain[name] not in WATER:
                self.dry.append(shape)

    def shallows(self, key: str) -> list[str]:
        """Lighter water along a coast: the ground rises softly, and two lines of surf."""
        line = {"fill": "none", "stroke": "#d9f1f8", "stroke_linejoin": "round", "stroke_linecap": "round"}
        rising = use(f"coast-{key}", **line, stroke_width=52, opacity=0.65, filter="url(#depth)")
        surf = [
            use(f"coast-{key}", **line, stroke_width=width, opacity=opacity)
            for width, opacity in ((54, 0.16), (32, 0.26))
        ]
        return [rising, *surf]

    def sorted_lines(self, plan: Plan, drawn: MapFile, terrain: dict[str, str]) -> tuple[str, str, str]:
        """Coasts between land and water, mouths where a bay opens to the sea, borders on land, as paths."""
        coasts: list[Outline] = []
        mouths: list[Outline] = []
        borders: list[Outline] = []
        for (one, other), lines in drawn.lines().items():
            if other == "":
                if plan.island:
                    (mouths if terrain[one] in WATER else coasts).extend(lines)
            elif (terrain[one] in WATER) != (terrain[other] in WATER):
                coasts += lines
            else:
                borders += lines
        return paths(coasts), paths(mouths), paths(borders)

    def region(self, key: str, name: str, kind: str, area: Area) -> str:
        """The ground of a region, darker along its border; water is lighter along the coast."""
        base, shade = COLOURS[kind]
        self.defs.append(path(path_of(area.outline), id=name))
        self.defs.append(tag("clipPath", use(name), id=f"clip-{name}"))
        if kind in ("bay", *WATER):
            inner = self.shallows(key)
        else:
            line = {"stroke": shade, "stroke_width": 40, "filter": "url(#soft)"}
            inner = [use(name, fill="none", opacity=0.9, **line)]
        return use(name, fill=base) + tag("g", *inner, clip_path=f"url(#clip-{name})")

    def scatter(self, kind: str, area: Area, dx: float, dy: float) -> None:
        """Glyphs at random places that cross no border and leave tokens, badges and the number free."""
        x, y = area.token
        holes = [(bx, by, 22) for bx, by in area.badges.values()] + [(*number_place(area), 14)]
        if kind not in WATER:
            holes.append((x, y, min(area.room, ROOM)))
        elif kind == SEA:
            holes += self.swimmers(area, dx, dy)
        shape = Polygon(area.outline).buffer(-7)
        found = self.places(shape, GLYPHS[kind], holes)
        for px, py in found:
            self.glyphs.append((py + dy, self.stamp(kind, px + dx, py + dy)))
        if kind not in WATER:
            detail = f"{kind}-detail"
            around = [(round(px), round(py - GLYPHS[kind].above / 2), 17) for px, py in found]
            for px, py in self.places(shape, DETAILS[detail], around):
                self.ground.append(self.stamp(detail, px + dx, py + dy))

    def swimmers(self, area: Area, dx: float, dy: float) -> list[tuple[int, int, int]]:
        """Ships and the like where a sea is wide enough; each is painted once in a picture. The places they take."""
        taken = [(*area.token, ROOM), *[(x, y, 22) for x, y in area.badges.values()]]
        free = len(taken)
        for ornament in tuple(self.ornaments):
            r = round(ornament.radius)
            shape = prep(Polygon(area.outline).buffer(-r - 14))
            x0, y0, x1, y1 = (round(each) for each in Polygon(area.outline).bounds)
            spots = [(int(self.rng.integers(x0, x1)), int(self.rng.integers(y0, y1))) for _ in range(500)]
            for x, y in spots:
                clear = all(np.hypot(x - tx, y - ty) > r + tr for tx, ty, tr in taken)
                if clear and shape.contains(Point(x, y)):
                    self.glyphs.append((y + dy, tag("g", ornament.draw(), transform=moved(x + dx, y + dy))))
                    self.ornaments.remove(ornament)
                    taken.append((x, y, r))
                    break
        return taken[free:]

    def places(self, shape: Polygon, glyph: Glyph, holes: list[tuple[int, int, int]]) -> list[tuple[float, float]]:
        """Points not too near to each other, found by trying."""
        found: list[tuple[float, float]] = []
        if shape.is_empty:
            return found
        inside = prep(shape)
        x0, y0, x1, y1 = shape.bounds
        for _ in range(1100):
            x, y = self.rng.uniform(x0, x1), self.rng.uniform(y0, y1)
            w, up, down = glyph.side, glyph.above, glyph.below
            corners = [(x - w, y), (x + w, y), (x - w * 0.6, y - up), (x + w * 0.6, y - up)]
            corners += [(x - w * 0.8, y + down), (x + w * 0.8, y + down)]
            if not all(inside.contains(Point(corner)) for corner in corners):
                continue
            if any(abs(x - hx) < r + w * 0.8 and -r - down < y - hy < r + up * 0.8 for hx, hy, r in holes):
                continue
            if all(np.hypot(x - px, (y - py) * 1.25) > glyph.apart for px, py in found):
                found.append((x, y))
        return found

    def stamp(self, kind: str, x: float, y: float) -> str:
        """One of the variants of a glyph."""
        name = f"{kind}-{self.rng.integers(VARIANTS)}"
        return use(name, transform=moved(x, y, float(self.rng.uniform(0.82, 1.12))))

    def open_sea(self) -> tuple[str, str]:
        """Water everywhere, with waves away from the islands."""
        free = box(0, 0, self.width, self.height).difference(union_all(self.land).buffer(52))
        waves = [self.stamp("sea", x, y) for x, y in self.places(free, GLYPHS["sea"], [])]
        return tag("rect", width=self.width, height=self.height, fill=COLOURS[SEA][0]), "".join(waves)

    def svg(self, *, framed: bool, sea: bool = True, corner: int = 14) -> str:
        """The whole picture, in a wooden frame or without; without its sea it is clear around the land."""
        w, h, f = self.width, self.height, FRAME if framed else 0
        water, waves = self.open_sea() if sea else ("", "")
        everything = {"width": w, "height": h}
        land = "".join(line_path(polygon.exterior.coords, closed=True) for polygon in self.dry)
        self.defs.append(tag("clipPath", path(land), id="land"))
        on = {} if sea else {"clip_path": "url(#land)"}
        paper = tag("rect", **everything, filter="url(#paper)", opacity=0.42, style="mix-blend-mode:multiply")
        board = [
            water,
            *self.halos,
            *self.ground,
            tag("g", paper, **on),
            waves,
            tag("g", *self.lines, fill="none", stroke_linecap="round", stroke_linejoin="round"),
            *[text for _, text in sorted(self.glyphs)],
            tag("g", tag("rect", **everything, filter="url(#grain)", opacity=0.3), **on),
            tag("rect", **everything, fill="url(#dusk)") if sea else "",
        ]
        clip = tag("clipPath", tag("rect", **everything, rx=10 if framed else corner), id="all")
        return tag(
            "svg",
            tag("defs", *self.defs, clip),
            wooden_frame(w, h) if framed else "",
            tag("g", *board, clip_path="url(#all)"),
            *self.badges,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"{-f} {-f} {w + 2 * f} {h + 2 * f}",
            width=w + 2 * f,
            height=h + 2 * f,
        )


def number_place(area: Area) -> tuple[int, int]:
    """Beside the tokens, above them if there is room, clear of the border and the badges."""
    x, y = area.token
    shape = Polygon(area.outline).buffer(-9)
    around = ((0, -43), (-14, -43), (14, -43), (-46, 0), (46, 0), (-46, 24), (46, 24), (0, 43), (0, 0))
    for dx, dy in around:
        clear = all(max(abs(x + dx - bx), abs(y + dy - by)) > 32 for bx, by in area.badges.values())
        if clear and shape.contains(box(x + dx - 13, y + dy - 9, x + dx + 13, y + dy + 9)):
            return x + dx, y + dy
    return x, y


def paths(lines: list[Outline]) -> str:
    """Lines as one path."""
    return "".join(line_path(line) for line in lines)


def wooden_frame(width: int, height: int) -> str:
    """Wood around a board."""

    def rect(out: int, **attributes: object) -> str:
        return tag("rect", x=-out, y=-out, width=width + 2 * out, height=height + 2 * out, **attributes)

    return (
        rect(FRAME, rx=26, fill="url(#wood)")
        + rect(FRAME, rx=26, filter="url(#grain)", opacity=0.5)
        + rect(9, rx=16, fill="#3b2410")
        + rect(FRAME - 9, rx=20, fill="none", stroke="#d8b36a", stroke_width=3, opacity=0.8)
    )
