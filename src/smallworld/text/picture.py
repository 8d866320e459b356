"""The board with everything on it, as an SVG picture for notebooks and pages."""

import json
from html import escape
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from smallworld.engine.board import Board
from smallworld.maps import map_text
from smallworld.text.names import LETTERS
from smallworld.text.words import Words

if TYPE_CHECKING:
    from smallworld.game import Game

Json = dict[str, Any]

TERRAINS: Final = {
    "farmland": "#e3cf7a",
    "fields": "#e3cf7a",
    "forest": "#6f9f55",
    "hill": "#b9c46a",
    "mountain": "#a79c93",
    "swamp": "#8b8f6b",
    "sea": "#5aa6cc",
    "lake": "#6fb6d8",
}
SEATS: Final = ("#0072b2", "#d55e00", "#b1548b", "#f0c400", "#1d1d1f")
NOBODYS: Final = "#7a6247"
DARK: Final = "#2b1a0a"
SIZE: Final = (1600, 960)
SHAPE: Final = 1.54  # of a sea, width to height


class Outline(NamedTuple):
    """A region of the picture: its outline, where tokens stand, and the free room around that place."""

    path: str
    x: float
    y: float
    room: float


def picture(game: "Game") -> str:
    """The whole picture, of what everybody may see."""
    board = game.state.board
    words = Words(game, [""] * game.state.players)
    printed = game.setup.custom_board is None and bool(game.setup.board)
    (width, height), outlines = printed_outlines(board) if printed else drawn_outlines(board)
    seen = game.view(None)["regions"]
    shapes = [ground(region, outlines[region["key"]], words) for region in seen]
    shapes += [standing(region, outlines[region["key"]], words) for region in seen]
    lines = [] if printed else borders(board, outlines)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="100%"'
            ' font-family="sans-serif" text-anchor="middle">',
            f'<rect width="{width}" height="{height}" fill="#4a90b8"/>',
            *lines,
            *shapes,
            "</svg>",
        ]
    )


def printed_outlines(board: Board) -> tuple[tuple[int, int], dict[str, Outline]]:
    """A board of the box; islands lie together in one sea, some of them turned."""
    faces = sorted(board.key.split("+"))
    maps = [json.loads(map_text(face)) for face in faces]
    size, places = maps[0]["size"], [[0, 0, 0]]
    if len(maps) > 1:
        seas = json.loads(map_text(f"seas-{len(maps)}"))
        sea = seas["seas"]["+".join(faces)][seas["shapes"].index(SHAPE)]
        size, places = sea["size"], sea["places"]
    found: dict[str, Outline] = {}
    for part, (left, top, turn) in zip(maps, places, strict=True):
        a, b, c, d, e, f = quarter_turns(part["size"], turn)
        for key, shape in part["regions"].items():
            x, y = shape["token"]
            path = f'<path transform="matrix({a} {b} {c} {d} {e + left} {f + top})" d="{shape["path"]}"'
            found[key] = Outline(path, left + a * x + c * y + e, top + b * x + d * y + f, shape["room"])
    return (size[0], size[1]), found


def quarter_turns(size: list[int], turn: int) -> tuple[int, int, int, int, int, int]:
    """A drawing of this size turned clockwise, with its corner where it was: the six numbers of an SVG matrix."""
    width, height = size
    return (
        (1, 0, 0, 1, 0, 0),
        (0, 1, -1, 0, height, 0),
        (-1, 0, 0, -1, width, height),
        (0, -1, 1, 0, 0, width),
    )[turn]


def drawn_outlines(board: Board) -> tuple[tuple[int, int], dict[str, Outline]]:
    """A home-made board has no outlines: a disc for each region."""
    spots = [(80 + region.centre[0] * 1.44, 80 + region.centre[1] * 0.8) for region in board.regions]
    if len(set(spots)) < len(spots):  # it does not say where they lie
        turns = [2 * pi * n / len(spots) for n in range(len(spots))]
        spots = [(800 - 700 * cos(turn), 480 - 380 * sin(turn)) for turn in turns]
    gaps = [hypot(a[0] - b[0], a[1] - b[1]) for n, a in enumerate(spots) for b in spots[:n]]
    room = round(max(24, min([70, *[gap / 2.2 for gap in gaps]])))
    found = {
        region.key: Outline(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{room}"', x, y, room)
        for region, (x, y) in zip(board.regions, spots, strict=True)
    }
    return SIZE, found


def borders(board: Board, outlines: dict[str, Outline]) -> list[str]:
    """A line between any two neighbours."""
    return [
        f'<path d="M{outlines[region.key].x:.0f} {outlines[region.key].y:.0f}'
        f'L{outlines[other].x:.0f} {outlines[other].y:.0f}" stroke="#f5e8c8" stroke-width="4"/>'
        for region in board.regions
        for other in region.neighbours
        if region.key < other
    ]


def ground(region: Json, outline: Outline, words: Words) -> str:
    """A region in the colour of its land, with a breath of its owner's."""
    shape = f'{outline.path} fill="{TERRAINS.get(region["terrain"], "#ccc")}" stroke="{DARK}" stroke-width="3">'
    shape += f"<title>{escape(told(region, words))}</title></{shape[1:].split()[0]}>"
    if region["player"] is not None:
        shape += f'{outline.path} fill="{SEATS[region["player"]]}" fill-opacity="{0.3 if region["active"] else 0.15}"/>'
    return shape


def told(region: Json, words: Words) -> str:
    """What there is to say about a region, shown when you point at it."""
    parts = [region["terrain"], *region["symbols"]]
    if region["race"] is not None:
        who = "" if region["player"] is None else f"{LETTERS[region['player']]}'s "
        parts.append(f"{who}{words.name('race', region['race'])} {region['tokens']}")
    parts += [f"{words.name('piece', piece)} {number}" for piece, number in region["pieces"].items()]
    return f"{words.spot(region['key'])}: {', '.join(parts)}"


def standing(region: Json, outline: Outline, words: Words) -> str:
    """Name, tokens, race, symbols and pieces, from the top down."""
    x, y = outline.x, outline.y
    radius = min(34, outline.room * 0.5)
    empty = region["race"] is None
    lines = [label(x, y if empty else y - radius - 8, region["key"], 18)]
    below = y + 20 if empty else y + radius + 20
    if not empty:
        colour = NOBODYS if region["player"] is None else SEATS[region["player"]]
        faded = "" if region["active"] or region["player"] is None else ' fill-opacity="0.55" stroke-dasharray="7 5"'
        lines.append(
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{radius:.0f}" fill="{colour}"{faded}'
            ' stroke="#fff" stroke-width="4"/>'
        )
        lines.append(label(x, y + radius * 0.35, str(region["tokens"]), radius))
        lines.append(label(x, below, words.name("race", region["race"]), 20))
        below += 20
    named = [(words.name("piece", piece), number) for piece, number in region["pieces"].items()]
    pieces = [name + (f" ×{number}" if number > 1 else "") for name, number in named]
    for piece in pieces:
        lines.append(label(x, below, piece, 17, "#ffe08a"))
        below += 18
    if region["symbols"]:
        lines.append(label(x, below, ", ".join(region["symbols"]), 15))
    return "".join(lines)


def label(x: float, y: float, text: str, size: float, colour: str = "#fff") -> str:
    """Words that can be read on any ground."""
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size:.0f}" font-weight="bold" fill="{colour}" stroke="{DARK}"'
        f' stroke-width="3" paint-order="stroke" stroke-linejoin="round" pointer-events="none">{escape(text)}</text>'
    )
