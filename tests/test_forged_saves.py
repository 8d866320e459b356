"""Saved games whose digest was made to fit a lie: every one is refused, none runs wild."""

import json
from typing import Any

import pytest

import smallworld as sw
from smallworld.record.codec import dumps
from smallworld.record.save import digest


def saved(actions: int = 60, seed: int = 5) -> dict[str, Any]:
    """A game in the middle, as data."""
    game = sw.Game.new(players=3, seed=seed)
    for n in range(actions):
        legal = game.legal()
        game.play(legal[(n * 3) % len(legal)])
    data: dict[str, Any] = json.loads(game.to_json())
    return data


def sealed(data: dict[str, Any]) -> str:
    """The text with a digest that fits."""
    data = {name: value for name, value in data.items() if name != "digest"}
    return dumps({**data, "digest": digest(data)})


def tribe(data: dict[str, Any]) -> dict[str, Any]:
    """Some race in play."""
    found: dict[str, Any] = next(t for t in data["state"]["tribes"] if t and t["player"] >= 0)
    return found


LIES = {
    "rich": lambda d: d["state"]["coins"].__setitem__(0, 500),
    "richer_from_the_start": lambda d: d["origin"]["coins"].__setitem__(0, 500),
    "no_holders": lambda d: d["state"].__setitem__("holder", []),
    "no_holders_at_first": lambda d: d["origin"].__setitem__("holder", []),
    "regions_without_end": lambda d: tribe(d).__setitem__("regions", -1),
    "regions_without_end_at_first": lambda d: d["origin"]["tribes"][0].__setitem__("regions", -1),
    "pieces_without_end": lambda d: d["origin"]["on"].__setitem__(0, -1),
    "attacked_without_end": lambda d: d["origin"]["turn"].__setitem__("attacked", -1),
    "strange_banner": lambda d: d["origin"]["race_stack"].__setitem__(0, 999),
    "same_banner_twice": lambda d: d["origin"]["race_stack"].__setitem__(0, d["origin"]["race_stack"][1]),
    "long_game": lambda d: d["origin"].__setitem__("rounds", 10**9),
    "fraction": lambda d: d["origin"]["coins"].__setitem__(0, 5.0),
    "truth_for_a_number": lambda d: d["state"]["coins"].__setitem__(0, True),
    "other_step": lambda d: d["state"].__setitem__("step", "score"),
    "unknown_step": lambda d: d["state"].__setitem__("step", "sleep"),
    "no_past": lambda d: d.__setitem__("history", []),
    "past_is_nothing": lambda d: d.__setitem__("history", None),
    "past_is_illegal": lambda d: d["history"].__setitem__(0, {"do": "end"}),
    "no_dice": lambda d: d.__setitem__("drawn", []),
    "strange_dice": lambda d: d.__setitem__("drawn", [[0, [999], []]]),
    "broken_dice": lambda d: d.__setitem__("drawn", [[1]]),
    "undo_too_far": lambda d: d.__setitem__("undo_floor", 0),
    "strange_board": lambda d: d["setup"].__setitem__("board", {}),
    "true_version": lambda d: d.__setitem__("version", True),
    "unknown_part": lambda d: d.__setitem__("more", 1),
    "bad_chance": lambda d: d.__setitem__("chance", {"kind": "scripted"}),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_lie_is_refused(lie: str) -> None:
    data = saved()
    LIES[lie](data)
    with pytest.raises(sw.BadRecord):
        sw.Game.from_json(sealed(data))


@pytest.mark.parametrize("part", ["state", "origin", "setup", "content", "chance", "history", "drawn", "undo_floor"])
def test_a_missing_part_is_refused(part: str) -> None:
    data = saved()
    del data[part]
    with pytest.raises(sw.BadRecord):
        sw.Game.from_json(sealed(data))


@pytest.mark.parametrize("actions", [0, 1, 20, 60, 100])
def test_the_truth_is_accepted(actions: int) -> None:
    data = saved(actions, seed=actions)
    assert sw.Game.from_json(sealed(data)).to_json() == sealed(data)
