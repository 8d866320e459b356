"""The icons and the painted boards that the browser shows."""

import gzip
import json
import re
import struct
from pathlib import Path

import pytest

from smallworld.content.base.boards import BOARDS
from smallworld.content.editions import EDITIONS
from smallworld.content.warcraft.islands import FACES

ROOT = Path(__file__).parents[2]
ICONS = ROOT / "web" / "src" / "icons"
PICTURES = ROOT / "web" / "public" / "boards"
MAPS = ROOT / "src" / "smallworld" / "maps"

SPRITE = (ICONS / "sprite.svg").read_text(encoding="utf-8")
SYMBOLS = dict(re.findall(r'<symbol id="icon-([^"]+)" viewBox="0 0 512 512">(.*)</symbol>', SPRITE))
CHOSEN = json.loads((ICONS / "icons.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_in_the_box_has_an_icon(edition: str) -> None:
    box = EDITIONS[edition]
    rules = box.rules(box.presets["default"])
    wanted = {"race-natives"} | {f"race-{race.key}" for race in rules.races}
    wanted |= {f"power-{power.key}" for power in rules.powers}
    wanted |= {f"piece-{piece.key}" for piece in rules.pieces}
    wanted |= {f"terrain-{key}" for key in box.terrains} | {f"symbol-{key}" for key in box.symbols}
    assert wanted <= set(SYMBOLS)


@pytest.mark.parametrize("kind", ["race", "power", "piece"])
def test_no_two_icons_of_a_kind_are_alike(kind: str) -> None:
    bodies = [body for key, body in SYMBOLS.items() if key.startswith(f"{kind}-")]
    assert len(set(bodies)) == len(bodies)


def test_icons_take_the_colour_around_them_and_nothing_from_outside() -> None:
    assert set(re.findall(r'fill="([^"]*)"', SPRITE)) == {"currentColor"}
    assert "href" not in SPRITE and "<script" not in SPRITE


def test_the_sprite_is_what_was_chosen_and_small() -> None:
    drawn_here = {"ui-die-0"}
    assert set(SYMBOLS) == {f"{group}-{key}" for group, keys in CHOSEN.items() for key in keys} | drawn_here
    assert len(gzip.compress(SPRITE.encode())) < 60_000


def test_whoever_drew_an_icon_is_named() -> None:
    credits = json.loads((ICONS / "credits.json").read_text(encoding="utf-8"))
    named = [icon for author in credits for icon in author["icons"]]
    assert sorted(named) == sorted({icon for group in CHOSEN.values() for icon in group.values()})
    page = (ROOT / "web" / "CREDITS.md").read_text(encoding="utf-8")
    assert all(author["author"] in page and author["licence"] in page for author in credits)


def webp_size(file: Path) -> tuple[int, int, bool]:
    """Width, height, and whether it can be seen through, from the head of the file."""
    head = file.read_bytes()[:30]
    assert head[:4] == b"RIFF" and head[8:12] == b"WEBP"
    if head[12:16] == b"VP8 ":
        width, height = struct.unpack("<HH", head[26:30])
        return width & 0x3FFF, height & 0x3FFF, False
    assert head[12:16] == b"VP8X"
    width, height = (int.from_bytes(head[at : at + 3], "little") + 1 for at in (24, 27))
    return width, height, bool(head[20] & 0x10)


TURNS = [(key, turn) for key in [*BOARDS, *FACES] for turn in (range(4) if key in FACES else range(2))]


@pytest.mark.parametrize(("key", "turn"), TURNS)
def test_each_board_is_painted_in_the_shape_of_its_outlines(key: str, turn: int) -> None:
    """An island in all quarter turns, a board lying and, for upright phones, standing."""
    size = json.loads((MAPS / f"{key}.json").read_text(encoding="utf-8"))["size"]
    wide, high = size if turn % 2 == 0 else size[::-1]
    most = 90_000 if key in FACES else 125_000 if turn else 220_000
    for folder, less in ((PICTURES, 1), (PICTURES / "small", 4)):
        file = folder / (f"{key}-{turn}.webp" if turn else f"{key}.webp")
        width, height, clear = webp_size(file)
        assert abs(width / height - wide / high) < 0.01 * less
        assert clear == (key in FACES), "the sea shows around an island"
        assert file.stat().st_size <= most / less


def test_the_sea_is_a_square_that_can_be_repeated() -> None:
    width, height, clear = webp_size(PICTURES / "sea.webp")
    assert width == height and not clear
