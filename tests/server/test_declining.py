"""Declining in coins: what it brings now, what stays, and what a new race could do, in the engine's own sums."""

from typing import Any

import pytest

from drawn import drawn
from referee import random_action
from smallworld.engine.events import CoinsEarned
from smallworld.game import Game
from smallworld.table.choices import choices
from smallworld.table.declining import decline
from table import Table
from test_outbox import positions

Json = dict[str, Any]


def total(items: list[Json]) -> int:
    return sum(item["coins"] for item in items)


def told(table: Table) -> Json:
    """What the first player is told about declining."""
    found = decline(table.game, 0)
    assert found is not None
    return found


def test_a_power_stops_paying_in_decline_and_the_regions_go_on() -> None:
    found = told(drawn("rise:hill - peak:mountain - field:farmland", step="declare", ann="Hill Orcs: rise 3, peak 2"))
    assert total(found["stay"]) == 2 + 1  # two regions, one of them a hill
    assert total(found["now"]) == 2
    assert total(found["later"]) == 2


def test_a_race_that_is_paid_in_decline_too_goes_on_earning() -> None:
    found = told(drawn("shaft:hill mine - peak:mountain", step="declare", ann="Hill Dwarves: shaft 2, peak 1"))
    assert total(found["stay"]) == 2 + 1 + 1  # two regions, a mine, a hill
    assert total(found["now"]) == total(found["later"]) == 2 + 1


def test_the_race_that_declined_before_leaves_and_pays_no_more() -> None:
    board = "rise:hill - peak:mountain - field:farmland - moor:swamp"
    found = told(drawn(board, step="declare", ann="Flying Orcs: rise 3; declined Elves: field 1, moor 1"))
    assert total(found["stay"]) == 1 + 2
    assert total(found["now"]) == total(found["later"]) == 1
    assert found["leaves"] == ["elves"]


def test_nobody_leaves_for_a_first_decline() -> None:
    found = told(drawn("rise:hill - peak:mountain", step="declare", ann="Hill Orcs: rise 3, peak 2"))
    assert found["leaves"] == []


def test_what_was_paid_for_this_turns_deeds_is_not_paid_again() -> None:
    t = drawn("rise:hill - peak:mountain", step="conquer", ann="Stout Orcs: rise 3, hand 5", bob="Hill Giants: peak 1")
    t.ann.conquers("peak")
    while t.game.view(0)["step"] != "close":
        t.game.play(t.game.legal()[-1])
    assert total(told(t)["later"]) == 2  # two regions; the third coin was for taking one that was not empty


def test_a_race_that_declines_after_scoring_gives_up_nothing_now() -> None:
    found = told(drawn("rise:hill - peak:mountain", step="close", ann="Stout Orcs: rise 3, peak 2"))
    assert (found["now"], found["stay"]) == ([], [])
    assert total(found["later"]) == 2


def test_in_the_last_round_nothing_comes_after() -> None:
    t = drawn("rise:hill - peak:mountain", more="round = 10", step="declare", ann="Hill Orcs: rise 3")
    found = told(t)
    assert total(found["now"]) == 1
    assert (found["later"], found["combos"]) == ([], [])


def test_a_new_race_takes_the_cheapest_regions_and_is_paid_for_them() -> None:
    column = '[[column]]\nrace = "humans"\npower = "forest"\ncoins = 2\n'
    board = "field:farmland - wood:forest - moor:swamp - peak:mountain - home:swamp"
    found = told(drawn(board, more=column, step="declare", ann="Hill Orcs: home 3"))
    humans = next(each for each in found["combos"] if each["combo"] == 0)
    assert humans["tokens"] == 5 + 4
    assert humans["regions"] == 4  # 9 = 2 for the field + 2 for the wood + 2 for the moor + 3 for the peak
    assert humans["coins"] == 4 + 1 + 1  # four regions, farmland, forest
    assert humans["gain"] == 6 + 2 - 0  # two coins lie on the first one, which is free
    assert found["combos"] == sorted(found["combos"], key=lambda each: -each["gain"])


def test_who_cannot_decline_is_told_nothing() -> None:
    assert decline(drawn("rise:hill - peak:mountain", ann="Hill Orcs: rise 3, hand 2").game, 0) is None


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_what_is_told_is_what_comes(edition: str) -> None:
    """In games of both editions."""
    seen = 0
    for game, random in positions(edition, 300, "declined"):
        seat = game.decider
        assert seat is not None
        found = choices(game, seat)["decline"]
        if found is None:
            continue
        scored = game.view(seat)["step"] == "close"
        assert total(found["stay"]) == (0 if scored else sum(coins for _, _, coins in game.income(seat)))
        events = list(game.play({"do": "decline"}))
        while game.decider == seat and not scored and not any(isinstance(event, CoinsEarned) for event in events):
            events += game.play(random_action(game, random))
        earned = [event for event in events if isinstance(event, CoinsEarned) and event.player == seat]
        assert total(found["now"]) == sum(event.coins for event in earned)
        seen += 1
    assert seen > 5


def test_nothing_hidden_shows_in_it() -> None:
    """The order of the stacks and the coins of others change nothing."""
    game = Game.new("base", players=3, seed=5)
    for _ in range(400):
        if game.over:
            break
        found = decline(game, game.decider or 0)
        if found is not None:
            other = game.copy()
            other.state.race_stack = other.state.race_stack[::-1]
            other.state.power_stack = other.state.power_stack[::-1]
            seat = game.decider or 0
            other.state.coins = [coins if n == seat else coins + 20 for n, coins in enumerate(other.state.coins)]
            assert decline(other, seat) == found
        game.play(game.legal()[0])


def march(table: Table) -> int:
    """The tokens with which the first player is told to march on."""
    offered = choices(table.game, 0)["actions"]
    return next(int(action["hand"]) for action in offered if action["do"] == "expand")


def test_marching_on_says_with_how_many_tokens() -> None:
    """One token stays in each region; the rest comes to the hand."""
    board = "rise:hill - peak:mountain - field:farmland"
    assert march(drawn(board, step="declare", ann="Hill Orcs: rise 3, peak 2")) == 2 + 1
    assert march(drawn(board, step="declare", ann="Hill Orcs: rise 1, peak 1")) == 0
