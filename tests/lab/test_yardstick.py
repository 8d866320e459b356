"""The yardstick: how much printed races and powers differ, with luck taken off."""

from random import Random

import pytest

from smallworld.content.editions import EDITIONS
from smallworld.lab.explore import Cell, explore
from smallworld.lab.figures import section_of
from smallworld.lab.yardstick import MEASURED, spread_of, usual_spread, yardstick


@pytest.mark.parametrize(("truth", "luck"), [(4.0, 0.5), (4.0, 2.0), (4.0, 4.0), (1.5, 1.0)])
def test_luck_is_taken_off_the_differences(truth, luck):
    random = Random(f"{truth}:{luck}")
    means = [random.gauss(0, truth) + random.gauss(0, luck) for _ in range(3000)]
    assert usual_spread(means, [luck] * 3000) == pytest.approx(0.967 * truth, rel=0.08)  # a normal curve's two thirds


def test_if_luck_explains_everything_there_is_no_spread():
    assert usual_spread([1.0, -1.0, 0.5, -0.5], [2.0] * 4) == 0.0
    assert usual_spread([3.0, 3.0, 3.0], [0.0] * 3) == 0.0


def test_one_that_is_far_from_all_others_does_not_stretch_it():
    usual = [float(each) for each in range(-6, 7)]
    assert usual_spread([*usual, 40.0], [0.0] * 14) == pytest.approx(usual_spread([*usual, 7.0], [0.0] * 14))


def test_there_is_one_for_every_game_and_it_lies_between_its_neighbours():
    assert set(MEASURED) == {(edition, kind) for edition in EDITIONS for kind in ("race", "power")}
    for edition, kind in MEASURED:
        two, three, four, five = [yardstick(edition, kind, players) for players in (2, 3, 4, 5)]
        assert three.coins == pytest.approx((two.coins + four.coins) / 2) and five == four
        assert two.spreads(two.coins, two.share) == pytest.approx(1) and two.spreads(0, 0) == 0
        assert two.spreads(two.coins, -two.share) == pytest.approx(0)  # one speaks for it, the other against it


def test_games_that_were_explored_have_one():
    tally = explore(Cell(("random",), races=("trolls", "orcs", "elves", "giants"), seed="spread"), sets=30)
    section = section_of("base", 2, tally)
    assert 0 <= spread_of(section, "race", "ahead") < 40
    assert 0 <= spread_of(section, "race", "share") < 0.5
