"""What lies in the box (B-COMP)."""

import pytest

import smallworld as sw
from catalogue import rule
from referee.base.table import BADGES, BANNERS, TOKENS
from t16 import t16
from table import Table, table


def picked(race: str, power: str) -> Table:
    """A first turn in which this combination was picked."""
    t = table(f"""
        [[column]]
        race = "{race}"
        power = "{power}"
        [[seat]]
        [[seat]]
    """)
    t.p1.picks(race)
    return t


@rule("B-COMP-01")
def test_one_map_for_each_number_of_players() -> None:
    boards = [sw.Game.new(players=players).state.board for players in (2, 3, 4, 5)]
    assert [board.players for board in boards] == [2, 3, 4, 5]
    assert len({board.key for board in boards}) == 4
    for players in (1, 6):
        with pytest.raises(sw.BadSetup, match="2 to 5 players"):
            sw.Game.new(players=players)


@rule("B-COMP-02")
def test_fourteen_banners_and_twenty_badges_take_part() -> None:
    t = Table(sw.Game.new(players=3, seed=1))
    open_races = [combo.split("/")[0] for combo in t.column]
    open_powers = [combo.split("/")[1] for combo in t.column]
    assert sorted(open_races + t.stacks["races"]) == sorted(BANNERS)
    assert sorted(open_powers + t.stacks["powers"]) == sorted(BADGES)
    assert (len(BANNERS), len(BADGES)) == (14, 20)


@rule("B-COMP-02", "B-PICK-07")
def test_any_banner_may_meet_any_badge() -> None:
    for race in BANNERS:
        for power in BADGES:
            t = picked(race, power)
            assert t.p1.active == f"{race}/{power}"
            four_more = 4 if race == "amazons" else 0
            assert t.p1.hand == BANNERS[race] + BADGES[power] + four_more
            t.p1.ends_turn()
            assert t.decides is t.p2


@rule("B-COMP-03")
def test_race_tokens_in_the_box() -> None:
    t = Table(sw.Game.new(players=2))
    assert {race: t.tray(race) for race in TOKENS} == TOKENS
    assert sum(TOKENS.values()) == 168


@rule("B-COMP-03")
def test_no_position_has_more_tokens_than_the_box() -> None:
    one_too_many = """
        [[seat]]
        active = { race = "dwarves", power = "hill", regions = { c = 5 }, hand = 4 }
    """
    with pytest.raises(sw.BadPosition, match="there are 8 dwarves in the box, not 9"):
        table(one_too_many)


@rule("B-COMP-04")
def test_numbers_on_the_banners() -> None:
    hill = BADGES["hill"]
    for race, number in BANNERS.items():
        four_more = 4 if race == "amazons" else 0
        assert picked(race, "hill").p1.hand == number + four_more + hill, race


@rule("B-COMP-05")
def test_numbers_on_the_badges() -> None:
    for power, number in BADGES.items():
        assert picked("ratmen", power).p1.hand == 8 + number, power


@rule("B-COMP-06")
def test_markers_in_the_box() -> None:
    supply = sw.Game.new(players=2).view(None)["supply"]
    assert supply == {"lair": 10, "fortress": 6, "encampment": 5, "hole": 2, "hero": 2, "dragon": 1}


@rule("B-COMP-06")
def test_lost_tribes_and_mountains_in_the_box_are_enough_for_every_map() -> None:
    tribes = []
    mountains = []
    for players in (2, 3, 4, 5):
        regions = sw.Game.new(players=players).view(None)["regions"]
        tribes.append(sum(region["race"] == "natives" for region in regions))
        mountains.append(sum(region["terrain"] == "mountain" for region in regions))
    assert max(tribes) == 18
    assert max(mountains) == 9


SHORT_BY_ONE_OR_THREE = """
    step = "conquer"
    [[seat]]
    active = { race = "ratmen", power = "hill", regions = { a = 1 }, hand = 1 }
    [[seat]]
    active = { race = "humans", power = "swamp", regions = { d = 2 } }
"""


@rule("B-COMP-08")
def test_faces_of_the_die() -> None:
    game = table(SHORT_BY_ONE_OR_THREE).game
    wins = {region: game.explain(region).wins for region in "bd"}
    assert wins == {"b": 3, "d": 1}  # of six; b: short by 1, so 1, 2, 3 win; d: short by 3, only a 3 wins
    with pytest.raises(sw.BadPosition, match="from 0 to 3, not 4"):
        table(SHORT_BY_ONE_OR_THREE, dice=[4])


@rule("B-COMP-08")
def test_half_of_the_rolls_are_blank() -> None:
    faces = []
    for seed in range(300):
        t = Table(t16(SHORT_BY_ONE_OR_THREE, seed))
        t.p1.tries("b")
        faces.append(t.events("die_rolled")[0]["face"])
    counts = {face: faces.count(face) for face in range(4)}
    assert sum(counts.values()) == 300
    assert 120 < counts[0] < 180  # three sides of six
    assert all(25 < counts[face] < 75 for face in (1, 2, 3))  # one side each
