"""Maps of home-made boards: what touches on the map are neighbours, and every region has its place."""

import re
from pathlib import Path

import pytest

import smallworld as sw
from smallworld.content.files import BadContent
from smallworld.maps.home import home_map, home_picture

FOLDER = Path(sw.__file__).parent / "content" / "custom"

MEADOWS = """
kind = "board"
key = "meadows"
players = [2]
rounds = 5
drawing = ["aab", "acb", "ccb"]

[regions]
west = "farmland edge : east south"
east = "hill edge mine magic : west south"
south = "lake edge : west east"
"""


def pairs(told: dict[str, object]) -> set[frozenset[str]]:
    """Regions with a border on the map."""
    regions = told["regions"]
    assert isinstance(regions, dict)
    return {frozenset((key, side["with"])) for key, one in regions.items() for side in one["borders"] if side["with"]}


@pytest.mark.parametrize("name", ["two_valleys", "twin_rocks"])
def test_a_map_grown_from_neighbours_shows_their_borders_and_no_others(name: str) -> None:
    board = sw.board(FOLDER / f"{name}.toml")
    told = home_map(board)
    wanted = {frozenset((row[0], other)) for row in board.rows for other in row[3]}
    roads = {frozenset(road) for road in told["roads"]}
    assert pairs(told) | roads == wanted and not pairs(told) & roads


@pytest.mark.parametrize("name", ["custom/two_valleys", "custom/twin_rocks", "expansions/wandering_fair/fairground"])
def test_nothing_is_drawn_beyond_the_frame(name: str) -> None:
    told = home_map(sw.board(FOLDER.parent / f"{name}.toml"))
    wide, high = told["size"]
    for region in told["regions"].values():
        paths = [region["path"], *[side[name] for side in region["borders"] for name in side if name != "with"]]
        for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", " ".join(paths)):
            assert 0 <= float(x) <= wide and 0 <= float(y) <= high


def test_a_drawn_board_is_shown_as_it_was_drawn() -> None:
    told = home_map(sw.board(MEADOWS))
    assert pairs(told) == {frozenset(two) for two in (("west", "east"), ("west", "south"), ("east", "south"))}
    west, east, south = (told["regions"][key]["token"] for key in ("west", "east", "south"))
    assert west[0] < east[0] and west[1] < south[1]
    assert list(told["regions"]["east"]["badges"]) == ["mine", "magic"]


def test_the_painting_has_every_terrain_and_turns_for_upright_windows() -> None:
    board = sw.board(MEADOWS)
    wide, high = home_map(board)["size"]
    assert f'viewBox="0 0 {wide} {high}"' in home_picture(board)
    assert f'viewBox="0 0 {high} {wide}"' in home_picture(board, turned=True)
    for glyph in ("fields", "hill", "lake"):
        assert f'href="#{glyph}-' in home_picture(board)


def test_a_saved_game_keeps_the_drawing() -> None:
    game = sw.Game.new(players=2, seed=1, custom_board=MEADOWS)
    opened = sw.Game.from_json(game.to_json())
    assert opened.setup.custom_board == sw.board(MEADOWS)


@pytest.mark.parametrize(
    ("drawing", "reason"),
    [
        ('["aab", "acb", "cc"]', "equally long"),
        ('["aab", "acd", "ccb"]', "'d' is not a region"),
        ('["aab", "aab", "aab"]', "south is not in it"),
        ('["ab.", "a..", "..c"]', "west and south are neighbours, but they do not touch"),
        ('"aab"', "must be a list"),
        ('["a"]', "2 to 48 rows"),
    ],
)
def test_a_drawing_that_does_not_fit_is_refused(drawing: str, reason: str) -> None:
    text = MEADOWS.replace('["aab", "acb", "ccb"]', drawing)
    with pytest.raises(BadContent, match=reason):
        sw.board(text)


def test_regions_that_touch_without_being_neighbours_are_refused() -> None:
    text = MEADOWS.replace('west = "farmland edge : east south"', 'west = "farmland edge : east"')
    text = text.replace('south = "lake edge : west east"', 'south = "lake edge : east"')
    with pytest.raises(BadContent, match="west and south touch there"):
        sw.board(text)
