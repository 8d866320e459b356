"""Saved games whose digest was made to fit a lie: every one is refused, none runs wild."""

import json
from typing import Any

import pytest

import smallworld as sw
from smallworld.engine.match import Match
from smallworld.invariants import check
from smallworld.record.codec import dumps, state_from_json, state_to_json
from smallworld.record.save import blank_state, digest
from smallworld.record.sound import check_state


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


CONQUERING = """
step = "conquer"
conquered = [{ region = "2p-03", from = "elves", defenders = 3 }]
[[seat]]
active = { race = "orcs", power = "bivouacking", regions = { 2p-02 = 1, 2p-03 = 2 }, hand = 4 }
[[seat]]
active = { race = "elves", power = "hill", regions = { 2p-09 = 1, 2p-10 = 1 }, fled = { 2p-03 = 3 } }
"""
"""Among conquests: here a position has most to lie about."""

HARMFUL = {
    "fewer_than_none_in_hand": lambda s: s["tribes"][1].__setitem__("hand", -4),
    "more_than_the_box_in_hand": lambda s: s["tribes"][1].__setitem__("hand", 40),
    "tray_that_overflows": lambda s: s["tray"].__setitem__(0, 99),
    "tokens_of_nobody": lambda s: s["tokens"].__setitem__(0, 5),
    "holder_without_end": lambda s: s["holder"].__setitem__(0, 99),
    "two_holders": lambda s: s["tribes"][4].__setitem__("regions", s["tribes"][1]["regions"]),
    "active_is_nobody": lambda s: s["active"].__setitem__(0, 3),
    "acting_is_nobody": lambda s: s["turn"].__setitem__("acting", 3),
    "acting_is_not_there": lambda s: s["turn"].__setitem__("acting", 999),
    "acted_without_end": lambda s: s["turn"].__setitem__("acted", 1 << 90),
    "settled_by_others": lambda s: s["turn"].__setitem__("settled", 1 << 4),
    "conquest_by_nobody": lambda s: s["turn"]["conquests"][0].__setitem__(0, 99),
    "conquest_of_nothing": lambda s: s["turn"]["conquests"][0].__setitem__(1, 99),
    "conquest_in_no_way": lambda s: s["turn"]["conquests"][0].__setitem__(2, "prayer"),
    "conquest_from_nobody": lambda s: s["turn"]["conquests"][0].__setitem__(3, 77),
    "conquest_from_a_strange_race": lambda s: s["turn"]["conquests"][0].__setitem__(6, 500),
    "retreat_of_nobody": lambda s: s["turn"]["retreats"][0].__setitem__(0, 9),
    "retreat_to_nowhere": lambda s: s["turn"]["retreats"][0].__setitem__(1, 200),
    "retreat_of_more_than_fled": lambda s: s["turn"]["retreats"][0].__setitem__(3, 9),
    "retreat_of_strange_pieces": lambda s: s["turn"]["retreats"].append([4, 2, 2, 3]),
    "pieces_that_grow": lambda s: s["supply"].__setitem__(2, 50),
    "price_of_nothing": lambda s: s["ground"].__setitem__(4, -9),
    "unknown_fact": lambda s: s["turn"]["noted"].append("assault:999:3"),
    "unknown_offer": lambda s: s["turn"]["armed"].append("frostmourne"),
    "die_of_seven": lambda s: s["turn"].__setitem__("roll", 7),
    "ask_for_too_much": lambda s: s["asks"].append(["deploy", 0, 1, 6, 50, -1]),
    "ask_of_nobody": lambda s: s["asks"].append(["deploy", 0, 3, 6, 1, -1]),
    "ask_without_end": lambda s: s["asks"].append(["give_up", 0, 1, -1, 1, -1]),
    "seat_that_is_not_there": lambda s: s.__setitem__("seat", 7),
    "no_round": lambda s: s.__setitem__("round", 99),
    "peace_with_nobody": lambda s: s["truces"].__setitem__(0, 5),
    "claim_of_nobody": lambda s: s.__setitem__("claims", ["9:first_turn"]),
    "stood_elsewhere": lambda s: s["turn"].__setitem__("stood", [9, 9, 9]),
}


@pytest.mark.parametrize("lie", HARMFUL)
def test_a_lie_about_where_a_game_begins_is_refused(lie: str) -> None:
    data: dict[str, Any] = json.loads(sw.position(CONQUERING).to_json())
    assert sw.Game.from_json(sealed(data)).to_json() == sealed(data)
    HARMFUL[lie](data["origin"])
    data["state"] = data["origin"]
    with pytest.raises(sw.BadRecord):
        sw.Game.from_json(sealed(data))


@pytest.mark.parametrize("step", ["start", "redeploy", "score", "retreat"])
@pytest.mark.parametrize("lie", HARMFUL)
def test_a_lie_before_the_first_decision_is_refused_or_gone_by_then(lie: str, step: str) -> None:
    """Steps that run on by themselves may wipe a lie out: a new turn forgets the last one."""
    game = sw.position(CONQUERING)
    data = state_to_json(game.state) | {"step": step}
    HARMFUL[lie](data)
    try:
        origin = state_from_json(blank_state(game.setup), data)
        check_state(game.setup, origin)
    except sw.BadRecord:
        return
    begun = Match(origin, game.chance)
    begun.begin()
    check(begun.state)
    assert begun.listed()
