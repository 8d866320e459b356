"""docs/events-and-views.md lists every event with its fields and everything in a view, and nothing else."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import smallworld as sw
from smallworld.engine import events

PAGE = (Path(__file__).parent.parent / "docs" / "events-and-views.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))
KINDS = {"text": str, "number": int, "yes or no": bool, "list": list, "map": dict, "object": dict}


def rows(section: str) -> list[list[str]]:
    """The cells of a section's tables, without the heads."""
    lines = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line] for line in lines]


EVENTS = {row[0].strip("`"): re.findall(r"`(\w+)`", row[1]) for row in rows(SECTIONS["Events"])}
VIEW_PART, TRIBE_PART = SECTIONS["The view"].split("A race, active or declined")
TRIBE = {row[0].strip("`"): row[1] for row in rows(TRIBE_PART)}
VIEW = {row[0].strip("`"): row[1] for row in rows(VIEW_PART)}
PRICE = {row[0].strip("`"): row[1] for row in rows(SECTIONS["An explained price"])}


def written_events() -> dict[str, list[str]]:
    """Every event of the source with its fields, in order."""
    source = Path(events.__file__).with_name("events.py").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Dict):
            names = [key.value for key in node.value.keys if isinstance(key, ast.Constant)]
            assert names[0] == "event" and isinstance(node.value.values[0], ast.Constant)
            found[str(node.value.values[0].value)] = [str(name) for name in names[1:]]
    return found


def test_every_event_is_listed_with_its_fields():
    assert written_events() == EVENTS
    assert len(EVENTS) == len(events.Event.__subclasses__())


def shown(value: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Every field of a view by the name it has on the page, lists and tables before what is in them."""
    if path and not path.endswith("[]"):
        named = f"{path}[]" if f"{path}[]" in VIEW else path
        if named in VIEW or not isinstance(value, dict):
            yield named, value
        if VIEW.get(named) in ("map", "list") and named == path:
            return
    if isinstance(value, dict) and "set_aside" in value:
        assert list(value) == list(TRIBE)
        assert all([fits(item, TRIBE[name]) for name, item in value.items()])
    elif isinstance(value, dict):
        for name, item in value.items():
            yield from shown(item, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        for item in value:
            yield from shown(item, f"{path}[]")


def fits(value: object, kind: str) -> bool:
    """Is a value of the kind that the page says?"""
    if kind.endswith(" or null") and value is None:
        return True
    return type(value) is KINDS[kind.removesuffix(" or null")]


@pytest.fixture(scope="module")
def seen() -> dict[str, list[object]]:
    """Everything that views of some random games show, and what their events tell, checked on the way."""
    found: dict[str, list[object]] = {}
    for edition, preset, players in [("base", "default", 3), ("base", "hobbyworld-2016", 2), ("warcraft", "teams", 4)]:
        rng = random.Random(edition)
        game = sw.Game.new(edition=edition, preset=preset, players=players, seed=5)
        while not game.over:
            for event in game.play(rng.choice(game.legal())):
                told = game.tell(event, None)
                assert list(told)[1:] == EVENTS[str(told["event"])]
            for path, value in shown(game.view(rng.choice([None, 0]))):
                found.setdefault(path, []).append(value)
    return found


def test_everything_in_a_view_is_listed_and_of_its_kind(seen):
    for path, values in seen.items():
        assert path in VIEW, path
        assert all([fits(value, VIEW[path]) for value in values]), path


def test_everything_listed_is_in_a_view(seen):
    assert [path for path in VIEW if path not in seen] == []


def test_an_explained_price_has_the_fields_that_are_listed():
    game = sw.position('step = "conquer"\n[[seat]]\nactive = { race = "orcs", hand = 5 }')
    told = game.explain("2p-02").to_json()
    assert list(told) == list(PRICE)
    for name, value in told.items():
        assert fits(value, PRICE[name]), name
