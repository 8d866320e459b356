"""Setting up a game (B-SETUP)."""

import pytest

import smallworld as sw
from catalogue import rule
from table import Table

COUNTS = (2, 3, 4, 5)


def new(players: int, seed: int = 0, first: int | None = None) -> Table:
    return Table(sw.Game.new(players=players, seed=seed, first=first))


@rule("B-SETUP-02", "B-SETUP-03", "B-SETUP-06", "B-SETUP-07")
def test_sc_001_setup_for_five_players() -> None:
    t = new(5)
    seen = t.game.view(None)
    assert (seen["round"], seen["rounds"]) == (1, 8)
    assert len(t.column) == 6
    # The rulebook counts the tops of the stacks, which are the sixth combo, as part of the stacks.
    assert len(t.stacks["races"]) == 9 - 1
    assert len(t.stacks["powers"]) == 15 - 1
    assert [combo["coins"] for combo in seen["column"]] == [0] * 6
    assert [player.coins for player in t.players] == [5] * 5
    # The bank, 515 - 25 at this moment, is unlimited here (B-GEN-10).


@rule("B-SETUP-01")
def test_the_map_is_the_one_for_the_number_of_players() -> None:
    for players in COUNTS:
        assert new(players).game.state.board.key == f"{players}p"
        assert new(players).game.state.board.players == players


@rule("B-SETUP-02")
def test_turns_on_the_track() -> None:
    assert {players: new(players).game.view(None)["rounds"] for players in COUNTS} == {2: 10, 3: 10, 4: 9, 5: 8}
    assert all(new(players).game.view(None)["round"] == 1 for players in COUNTS)


@rule("B-SETUP-03")
def test_every_banner_and_badge_lies_in_one_place() -> None:
    for seed in range(20):
        t = new(2, seed)
        races = [combo.split("/")[0] for combo in t.column] + t.stacks["races"]
        powers = [combo.split("/")[1] for combo in t.column] + t.stacks["powers"]
        assert len(races) == len(set(races)) == 14
        assert len(powers) == len(set(powers)) == 20
        assert t.stacks["discarded_powers"] == []


@rule("B-SETUP-03")
def test_banners_and_badges_are_shuffled_apart_from_each_other() -> None:
    tops = [new(2, seed).column[0].split("/") for seed in range(300)]
    assert len({race for race, _ in tops}) == 14
    assert len({power for _, power in tops}) == 20
    beside_orcs = {power for race, power in tops if race == "orcs"}
    assert len(beside_orcs) > 5  # the same banner meets many badges
    assert new(2, 7).column == new(2, 7).column  # and the same seed lays the same column


@rule("B-SETUP-04")
def test_a_lost_tribe_on_every_region_with_the_symbol() -> None:
    for players in COUNTS:
        t = new(players)
        symbol = [region.key for region in t.game.state.board.regions if region.native]
        standing = [region["key"] for region in t.game.view(None)["regions"] if region["race"] == "natives"]
        assert standing == symbol
        assert all(t.region(key)["tokens"] == 1 for key in standing)
        taken = [region["key"] for region in t.game.view(None)["regions"] if region["tokens"]]
        assert taken == standing  # and nobody else is on the map


@rule("B-SETUP-05")
def test_a_mountain_marker_on_every_mountain() -> None:
    for players in COUNTS:
        for region in new(players).game.view(None)["regions"]:
            mountain = 1 if region["terrain"] == "mountain" else 0
            assert region["defence"] == 2 + mountain + region["tokens"]


@rule("B-SETUP-06")
def test_five_coins_for_each_player() -> None:
    for players in COUNTS:
        assert [player.coins for player in new(players).players] == [5] * players


@rule("B-SETUP-07")
def test_no_coin_on_any_combo() -> None:
    for seed in range(10):
        assert all("+" not in combo for combo in new(3, seed).column)


@rule("B-SETUP-08", "B-TURN-01")
def test_the_caller_may_choose_who_starts() -> None:
    t = new(4, first=2)
    began = []
    for _ in range(4):
        assert t.decides is not None
        began.append(t.decides)
        t.decides.picks(0)
        t.decides.ends_turn()
    assert began == [t.p3, t.p4, t.p1, t.p2]
    with pytest.raises(sw.BadSetup, match="from 0 to 3"):
        new(4, first=4)


@rule("B-SETUP-08")
def test_otherwise_the_first_player_is_drawn() -> None:
    firsts = [new(5, seed).game.decider for seed in range(100)]
    assert {seat: firsts.count(seat) > 5 for seat in range(5)} == dict.fromkeys(range(5), True)
