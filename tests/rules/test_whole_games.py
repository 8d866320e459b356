"""What holds at every moment of every game, watched while games are played at random."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import smallworld as sw
from catalogue import rule
from table import Table

BOX = {
    "amazons": 15,
    "dwarves": 8,
    "elves": 11,
    "ghouls": 10,
    "giants": 11,
    "halflings": 11,
    "humans": 10,
    "orcs": 10,
    "ratmen": 13,
    "skeletons": 20,
    "sorcerers": 18,
    "tritons": 11,
    "trolls": 10,
    "wizards": 10,
}

Json = dict[str, Any]
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


def moments(players: int, games: int = 8) -> Iterator[tuple[Table, Json, Json]]:
    """Random games action by action: the table, what everybody saw before, what everybody sees now."""
    for seed in range(games):
        t = Table(sw.Game.new(players=players, seed=seed))
        choose = random.Random(seed)
        before = t.game.view(None)
        while not t.game.over:
            t.told.clear()
            t.does(t.game.action_json(choose.choice(sensible(t))))
            now = t.game.view(None)
            yield t, before, now
            before = now


def sensible(t: Table) -> list[sw.Action]:
    """Legal actions; while there are conquests, mostly those, so that much happens."""
    legal = t.game.legal()
    conquests = [action for action in legal if action.do in ("conquer", "use")]
    return conquests * 5 + legal


def races(seen: Json) -> list[Json]:
    """Every race in play."""
    return [race for seat in seen["seats"] for race in ([seat["active"]] if seat["active"] else []) + seat["declined"]]


def tokens(seen: Json, race: Json) -> int:
    """All tokens of a race that are not in the tray."""
    on_map = sum(region["tokens"] for region in seen["regions"] if region["race"] == race["race"])
    return int(on_map + race["hand"] + race["set_aside"] + race["fled"])


@rule("B-COMP-03", "B-GEN-08")
@PLAYERS
def test_every_token_is_in_play_or_in_the_tray(players: int) -> None:
    for _, _, now in moments(players):
        found = dict(now["tray"])
        for race in races(now):
            found[race["race"]] += tokens(now, race)
        assert found == BOX


@rule("B-GEN-05", "B-GEN-06")
@PLAYERS
def test_every_region_has_one_holder(players: int) -> None:
    for _, _, now in moments(players):
        held = [key for race in races(now) for key in race["regions"]]
        assert len(held) == len(set(held))
        for region in now["regions"]:
            assert (region["tokens"] > 0) == (region["race"] is not None)
            assert (region["key"] in held) == (region["race"] not in (None, "natives"))


@rule("B-GEN-09", "B-ABANDON-07")
@PLAYERS
def test_lost_tribes_only_ever_leave(players: int) -> None:
    for _, before, now in moments(players):
        were = {region["key"] for region in before["regions"] if region["race"] == "natives"}
        are = {region["key"] for region in now["regions"] if region["race"] == "natives"}
        assert are <= were


@rule("B-PICK-08")
@PLAYERS
def test_a_race_never_grows_unless_its_banner_says_so(players: int) -> None:
    for t, before, now in moments(players):
        size = {race["race"]: tokens(before, race) for race in races(before)}
        picked = {event["race"] for event in t.events("combo_taken")}
        for race in races(now):
            if race["race"] not in (*picked, "skeletons", "sorcerers"):
                assert tokens(now, race) <= size[race["race"]]


@rule("B-PICK-09", "B-PICK-15", "B-PICK-19")
@PLAYERS
def test_the_column_keeps_its_order_and_its_combos(players: int) -> None:
    for t, before, now in moments(players):
        coins = [combo["coins"] for combo in now["column"]]
        assert coins == sorted(coins, reverse=True)

        old = [(combo["race"], combo["power"]) for combo in before["column"]]
        new = [(combo["race"], combo["power"]) for combo in now["column"]]
        for event in t.events("combo_taken"):
            old.remove((event["race"], event["power"]))
        assert new[: len(old)] == old
        if len(new) > len(old):
            short = len(before["column"]) < 6 and t.events("tribe_vanished")
            assert t.events("combo_taken") or short


@rule("B-PICK-10")
@PLAYERS
def test_three_combos_at_least_are_always_open(players: int) -> None:
    for _, _, now in moments(players):
        assert 3 <= len(now["column"]) <= 6
        assert len(now["column"]) == 6 or now["stacks"]["races"] == []


@rule("B-DECLINE-13")
@PLAYERS
def test_one_declined_race_besides_a_spirit_one(players: int) -> None:
    for _, _, now in moments(players):
        for seat in now["seats"]:
            assert len([race for race in seat["declined"] if race["power"] != "spirit"]) <= 1
            assert len([race for race in seat["declined"] if race["power"] == "spirit"]) <= 1


@rule("B-REDEPLOY-02", "B-REDEPLOY-03", "B-LOSS-08")
@PLAYERS
def test_between_turns_no_token_waits_that_has_a_region_to_go_to(players: int) -> None:
    for t, _, now in moments(players):
        if t.events("turn_started"):
            for race in races(now):
                assert race["fled"] == 0
                assert race["hand"] == 0 or race["regions"] == []


@rule("B-SCORE-05")
@PLAYERS
def test_only_who_has_the_turn_is_paid(players: int) -> None:
    for t, before, _ in moments(players):
        for event in t.events("coins_earned"):
            assert event["player"] == before["turn_of"]
