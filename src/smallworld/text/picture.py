"""The board with everything on it, as an SVG picture for notebooks and pages."""

import json
from html import escape
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from smallworld.content.board_file import CustomBoard
from smallworld.engine.board import Board
from smallworld.maps import map_text
from smallworld.maps.home import home_map, not_touching
from smallworld.maps.paint import MOST_ROADS, WILDS
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
SEA: Final = "#4a90b8"
DARK: Final = "#2b1a0a"
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
    own = game.setup.custom_board
    (width, height), outlines = printed_outlines(board) if own is None else own_outlines(own)
    seen = game.view(None)["regions"]
    around = SEA if own is None or own.islands else WILDS
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="100%"'
            ' font-family="sans-serif" text-anchor="middle">',
            f'<rect width="{width}" height="{height}" fill="{around}"/>',
            *[ground(region, outlines[region["key"]], words) for region in seen],
            *([] if own is None else roads(own, outlines)),
            *[standing(region, outlines[region["key"]], words) for region in seen],
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


def own_outlines(board: CustomBoard) -> tuple[tuple[int, int], dict[str, Outline]]:
    """A home-made board as pages show it."""
    drawn = home_map(board)
    found = {
        key: Outline(f'<path d="{shape["path"]}"', shape["token"][0], shape["token"][1], shape["room"])
        for key, shape in drawn["regions"].items()
    }
    return (drawn["size"][0], drawn["size"][1]), found


def roads(board: CustomBoard, outlines: dict[str, Outline]) -> list[str]:
    """A line between neighbours that do not touch on the map."""
    pairs = [(outlines[one], outlines[other]) for one, other in not_touching(board)]
    return [
        f'<path d="M{one.x:.0f} {one.y:.0f}L{other.x:.0f} {other.y:.0f}" stroke="#f5e8c8" stroke-width="4"/>'
        for one, other in pairs[:MOST_ROADS]
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
