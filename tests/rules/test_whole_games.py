"""What holds at every moment of every game, watched while games are played at random."""

import random
from typing import Any, NamedTuple

import pytest

import smallworld as sw
from catalogue import rule
from referee.base.table import TOKENS
from table import Table

Json = dict[str, Any]


class Moment(NamedTuple):
    """An action is done: what was told of it, what everybody saw before, what everybody sees now."""

    told: list[Json]
    before: Json
    now: Json

    def events(self, kind: str) -> list[Json]:
        """The events of a kind."""
        return [event for event in self.told if event["event"] == kind]


@pytest.fixture(scope="module", params=[2, 3, 4, 5])
def moments(request: pytest.FixtureRequest) -> list[Moment]:
    """Eight random games with that many players, action by action, played once for all that look on."""
    found = []
    for seed in range(8):
        t = Table(sw.Game.new(players=request.param, seed=seed))
        choose = random.Random(seed)
        before = t.game.view(None)
        while not t.game.over:
            t.told.clear()
            t.does(t.game.action_json(choose.choice(sensible(t))))
            now = t.game.view(None)
            found.append(Moment(list(t.told), before, now))
            before = now
    return found


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
def test_every_token_is_in_play_or_in_the_tray(moments: list[Moment]) -> None:
    for moment in moments:
        found = dict(moment.now["tray"])
        for race in races(moment.now):
            found[race["race"]] += tokens(moment.now, race)
        assert found == TOKENS


@rule("B-GEN-05", "B-GEN-06")
def test_every_region_has_one_holder(moments: list[Moment]) -> None:
    for moment in moments:
        held = [key for race in races(moment.now) for key in race["regions"]]
        assert len(held) == len(set(held))
        for region in moment.now["regions"]:
            assert (region["tokens"] > 0) == (region["race"] is not None)
            assert (region["key"] in held) == (region["race"] not in (None, "natives"))


@rule("B-GEN-09", "B-ABANDON-07")
def test_lost_tribes_only_ever_leave(moments: list[Moment]) -> None:
    for moment in moments:
        were = {region["key"] for region in moment.before["regions"] if region["race"] == "natives"}
        are = {region["key"] for region in moment.now["regions"] if region["race"] == "natives"}
        assert are <= were


@rule("B-PICK-08")
def test_a_race_never_grows_unless_its_banner_says_so(moments: list[Moment]) -> None:
    for moment in moments:
        size = {race["race"]: tokens(moment.before, race) for race in races(moment.before)}
        picked = {event["race"] for event in moment.events("combo_taken")}
        for race in races(moment.now):
            if race["race"] not in (*picked, "skeletons", "sorcerers"):
                assert tokens(moment.now, race) <= size[race["race"]]


@rule("B-PICK-09", "B-PICK-15", "B-PICK-19")
def test_the_column_keeps_its_order_and_its_combos(moments: list[Moment]) -> None:
    for moment in moments:
        coins = [combo["coins"] for combo in moment.now["column"]]
        assert coins == sorted(coins, reverse=True)

        old = [(combo["race"], combo["power"]) for combo in moment.before["column"]]
        new = [(combo["race"], combo["power"]) for combo in moment.now["column"]]
        for event in moment.events("combo_taken"):
            old.remove((event["race"], event["power"]))
        assert new[: len(old)] == old
        if len(new) > len(old):
            short = len(moment.before["column"]) < 6 and moment.events("tribe_vanished")
            assert moment.events("combo_taken") or short


@rule("B-PICK-10")
def test_three_combos_at_least_are_always_open(moments: list[Moment]) -> None:
    for moment in moments:
        assert 3 <= len(moment.now["column"]) <= 6
        assert len(moment.now["column"]) == 6 or moment.now["stacks"]["races"] == []


@rule("B-DECLINE-13")
def test_one_declined_race_besides_a_spirit_one(moments: list[Moment]) -> None:
    for moment in moments:
        for seat in moment.now["seats"]:
            assert len([race for race in seat["declined"] if race["power"] != "spirit"]) <= 1
            assert len([race for race in seat["declined"] if race["power"] == "spirit"]) <= 1


@rule("B-REDEPLOY-02", "B-REDEPLOY-03", "B-LOSS-08")
def test_between_turns_no_token_waits_that_has_a_region_to_go_to(moments: list[Moment]) -> None:
    for moment in moments:
        if moment.events("turn_started"):
            for race in races(moment.now):
                assert race["fled"] == 0
                assert race["hand"] == 0 or race["regions"] == []


@rule("B-SCORE-05")
def test_only_who_has_the_turn_is_paid(moments: list[Moment]) -> None:
    for moment in moments:
        for event in moment.events("coins_earned"):
            assert event["player"] == moment.before["turn_of"]
