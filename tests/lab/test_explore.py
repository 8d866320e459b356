"""Explorations: everybody gets every deal, sums say what the games would, and correction for many comparisons."""

import math

import pytest

from smallworld.lab import page
from smallworld.lab.charts import Scale, whiskers
from smallworld.lab.explore import UNIT, Cell, explore, play, play_unit, variants_of
from smallworld.lab.figures import section_of
from smallworld.lab.statistics import holm, mean, share_interval, t_quantile, variance
from smallworld.lab.tally import Moments, Tally

CELL = Cell(("random",), players=3, seed="explore")


def test_every_combination_of_a_deal_comes_to_every_seat_with_the_same_luck():
    games = [play(CELL, 4, (), turned) for turned in range(3)]
    dealt = [[(first.race, first.power) for first in game.firsts if first is not None] for game in games]
    assert dealt[1] == dealt[0][-1:] + dealt[0][:-1] and dealt[2] == dealt[1][-1:] + dealt[1][:-1]
    assert all(first.paid == 0 for game in games for first in game.firsts if first is not None)


def test_races_and_powers_that_are_asked_for_are_dealt_first():
    cell = Cell(("random",), players=2, races=("trolls",), powers=("flying",))
    for number in range(3):
        found = [(first.race, first.power) for first in play(cell, number, (), 0).firsts if first is not None]
        assert found[0] == ("trolls", "flying") and found[1][0] != "trolls"


def test_shares_and_margins_of_a_table_balance():
    tally = explore(CELL, 3)
    for measure, whole in (("share", 1.0), ("ahead", 0.0)):
        sums = [tally.sums["seat", str(seat), measure].total for seat in range(3)]
        assert math.isclose(sum(sums), whole * 3, abs_tol=1e-9)
    assert (tally.sets, tally.games) == (3, 9)
    assert (
        sum(found.games for (kind, _, measure), found in tally.sums.items() if (kind, measure) == ("race", "share"))
        == 27
    )


def test_units_add_up_to_the_whole_in_any_process():
    whole = explore(CELL, 2 * UNIT)
    parts = Tally()
    for first in (0, UNIT):
        parts.join(Tally.from_json(play_unit(CELL, first, UNIT)))
    assert (parts.sets, parts.games, set(parts.sums)) == (whole.sets, whole.games, set(whole.sums))
    for key, found in parts.sums.items():
        assert math.isclose(found.total, whole.sums[key].total, abs_tol=1e-6)


def test_a_rule_that_matters_to_nobody_changes_nothing_and_another_does():
    cell = Cell(("greedy:v2",), variants=variants_of([("custom_pieces", ["yes", "no"])]), players=2, seed="vary")
    tally = explore(cell, 2)
    same = [found for (kind, _, _), found in tally.sums.items() if kind.startswith("option")]
    assert same and all(found.total == 0 for found in same)
    assert variants_of([("a", ["1", "2"]), ("b", ["x"])]) == ((("a", "1"), ("b", "x")), (("a", "2"), ("b", "x")))


def test_moments_say_what_the_values_would():
    sets = [[0.0, 1.0], [1.0, 1.0], [0.0, 0.0], [0.5, 1.0]]
    found = Moments()
    for values in sets:
        found.add(values)
    means = [mean(values) for values in sets]
    assert found.mean == mean(means) and math.isclose(found.variance, variance(means))
    assert found.share_interval() == pytest.approx(share_interval(means, 8))
    reach = t_quantile(3) * math.sqrt(variance(means) / 4)
    assert found.interval() == pytest.approx((mean(means) - reach, mean(means) + reach))
    assert found.doubt(found.mean) == pytest.approx(1.0) and found.doubt(found.interval()[0]) == pytest.approx(0.05)


def test_holm_corrects_step_by_step():
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.5, 0.9]) == pytest.approx([1.0, 1.0]) and holm([]) == []


def test_only_what_survives_correction_is_called_strong():
    tally = Tally()
    for number in range(40):
        wobble = 1.0 if number % 2 else -1.0
        pulls = {"mighty": 5 + wobble, "usual": wobble, "maybe": 0.34 + wobble}  # the last alone would pass for sure
        tally.add_set([(("race", name, "ahead"), value) for name, value in pulls.items()], 2)
    found = {each.key: each for each in section_of("base", 2, tally).of("race", "ahead")}
    assert found["maybe"].p is not None and found["maybe"].p < 0.05 < (found["maybe"].p_holm or 0)
    assert [found[name].verdict for name in ("mighty", "usual", "maybe")] == [1, 0, 0]
    assert found["maybe"].low_all < found["maybe"].low


@pytest.mark.parametrize(
    "data", [{}, [], {"sets": 1, "games": 1, "faults": 0, "sums": [["a", "b", "c", 1, 1, "x", 0]]}]
)
def test_a_tally_that_was_tampered_with_is_refused(data):
    with pytest.raises(ValueError):
        Tally.from_json(data)


def test_what_is_rounded_to_nothing_has_no_sign():
    assert [page.signed(value) for value in (1.23, -0.4, -0.04, 0.04, 0.0)] == ["+1.2", "−0.4", "0.0", "0.0", "0.0"]
    assert [page.number(value) for value in (1.23, -0.4, -0.04)] == ["1.2", "−0.4", "0.0"]


def test_the_marks_of_a_row_keep_their_shape_however_wide_it_is():
    drawn = whiskers(2.0, (1.0, 3.0), (0.5, 3.5), Scale(-4, 4, 0, 100), 0.0, 1)
    assert 'x1="50.0%" x2="50.0%"' in drawn and '<svg x="75.0%"><path' in drawn and "viewBox" not in drawn
