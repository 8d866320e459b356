"""Draw the boards: ``PYTHONPATH=src python -m tools.maps``, or one of its parts.

``draw`` makes the outlines, ``borders`` the strips along them, ``pack`` lays each set of islands into one sea. From
these ``paint`` makes the pictures of the islands, ``page`` their description.
``web`` makes the pictures of the browser, ``picture`` paints any board large and without badges, for use elsewhere.
"""

import argparse
import gzip
import json
from dataclasses import replace
from multiprocessing import Pool
from pathlib import Path

from smallworld.words import nearest
from tools.maps import pack, pages, sea
from tools.maps.mapfile import MapFile, read_map
from tools.maps.plans import ALL, ISLANDS, plan_of

ROOT = Path(__file__).parents[2]
MAPS = ROOT / "src" / "smallworld" / "maps"
DOCS = ROOT / "docs"
WEB = ROOT / "web" / "public" / "boards"
PICTURES = DOCS / "pictures" / "islands"
SEEDS = 12
WIDTH = 900

PARTS = ("draw", "borders", "pack", "paint", "page", "web", "picture")
SHOWN = ("l1a", "l2b", "m2a", "s1b", "s2b")
"""The set on the picture of five islands."""
SHAPE = 1.54


def draw_maps(keys: list[str]) -> None:
    """Outlines, and the places of islands in a common sea."""
    from tools.maps.draw import draw

    for key in keys:
        drawn, quality = draw(plan_of(key), SEEDS)
        save(drawn)
        print(key, quality, flush=True)
    (MAPS / "seas.json").write_text(sea.to_text(), encoding="utf-8")


def add_borders(keys: list[str]) -> None:
    """Strips along the borders of maps drawn before."""
    from tools.maps.borders import with_borders

    for key in keys:
        size = save(with_borders(saved(key)))
        print(key, f"{size / 1000:.1f} kB packed", flush=True)


def paint_pictures(keys: list[str], jobs: int) -> None:
    """Pictures of islands for the page about them."""
    with Pool(jobs) as pool:
        pool.map(paint_island, [*keys, "+".join(SHOWN)], chunksize=1)


def paint_island(key: str) -> None:
    """One of them, or several in one sea."""
    from tools.maps.picture import Painter
    from tools.maps.raster import save_png

    if "+" in key:
        save_png(several(key), PICTURES / "five-players.png", WIDTH + 300)
    else:
        plan = plan_of(key)
        painter = Painter(plan.width, plan.height)
        painter.add(plan, saved(key))
        save_png(painter.svg(framed=False), PICTURES / f"{key}.png", WIDTH * plan.width // plan_of("l1a").width)
    print(key, "painted", flush=True)


def several(key: str) -> str:
    """A set of islands in one sea, as SVG."""
    from tools.maps.picture import Painter

    faces = key.split("+")
    seas = json.loads((MAPS / f"seas-{len(faces)}.json").read_text(encoding="utf-8"))
    sea = seas["seas"][key][seas["shapes"].index(SHAPE)]
    painter = Painter(*sea["size"])
    for face, (x, y, turn) in zip(faces, sea["places"], strict=True):
        shown = saved(face).turned(turn)
        painter.add(replace(plan_of(face), width=shown.size[0], height=shown.size[1]), shown, x, y)
    return painter.svg(framed=True)


def paint_large(keys: list[str], folder: Path, width: int) -> None:
    """Pictures to go under tokens: no badges, no numbers, all colours."""
    from tools.maps.picture import Painter
    from tools.maps.raster import save_png

    for key in keys:
        plan = plan_of(key)
        painter = Painter(plan.width, plan.height)
        painter.add(plan, saved(key), printed=False)
        save_png(painter.svg(framed=False), folder / f"{key}.png", width, colours=0)
        print(key, "painted", flush=True)


def paint_web(keys: list[str], jobs: int) -> None:
    """What the browser shows under the tokens."""
    from tools.maps import web

    boards = [(key, turn) for key in keys for turn in web.turns(plan_of(key))]
    with Pool(jobs) as pool:
        pool.starmap(paint_board, boards, chunksize=1)
    if keys == list(ALL):
        web.save_surroundings(WEB)


def paint_board(key: str, turn: int) -> None:
    """One of them."""
    from tools.maps import web

    web.save_board(plan_of(key), saved(key), turn, WEB)


def write_page(path: Path) -> None:
    """The page about the islands. Its last part is measured, not drawn: it is kept."""
    _, heading, measured = path.read_text(encoding="utf-8").partition(pages.MEASURED)
    path.write_text(pages.page() + heading + measured, encoding="utf-8")


def save(drawn: MapFile) -> int:
    """Into its file; how large it is when packed for sending."""
    content = drawn.to_text().encode()
    (MAPS / f"{drawn.key}.json").write_bytes(content)
    return len(gzip.compress(content))


def saved(key: str) -> MapFile:
    """A map drawn before."""
    return read_map((MAPS / f"{key}.json").read_text(encoding="utf-8"))


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="tools.maps", description=__doc__)
    parser.add_argument("part", nargs="?", choices=("all", *PARTS), default="all")
    parser.add_argument("keys", nargs="*", help="boards; all of them if none is named")
    parser.add_argument("--out", type=Path, default=Path(), help="folder for `picture`")
    parser.add_argument("--width", type=int, default=1600, help="width for `picture`")
    parser.add_argument("--jobs", type=int, default=1, help="processes for `pack`, `paint` and `web`")
    chosen = parser.parse_args()
    keys = chosen.keys or list(ALL)
    for key in keys:
        if key not in ALL:
            parser.error(f"there is no board {key!r}. {nearest(key, ALL)}")
    if chosen.part in ("all", "draw"):
        draw_maps(keys)
    if chosen.part in ("all", "draw", "borders"):
        add_borders(keys)
    if chosen.part in ("all", "pack"):
        pack.pack_all(chosen.jobs, again=True)
    if chosen.part in ("all", "paint"):
        paint_pictures([key for key in keys if key in ISLANDS], chosen.jobs)
    if chosen.part in ("all", "page"):
        write_page(DOCS / "islands.md")
    if chosen.part in ("all", "web"):
        paint_web(keys, chosen.jobs)
    if chosen.part == "picture":
        paint_large(keys, chosen.out, chosen.width)


if __name__ == "__main__":
    main()
