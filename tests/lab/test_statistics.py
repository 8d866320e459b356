"""The arena's figures on cases that can be worked out by hand or looked up."""

from math import inf, log10
from random import Random

import pytest

from smallworld.lab.rating import added, ratings, stages_of, strengths
from smallworld.lab.statistics import Wager, bootstrap, mean, quantile, share_interval, t_quantile, variance


def test_mean_and_variance() -> None:
    assert mean([1.0, 2.0, 6.0]) == 3.0
    assert variance([1.0, 2.0, 6.0]) == (4 + 1 + 9) / 2
    assert variance([5.0]) == 0.0


@pytest.mark.parametrize(("freedom", "printed"), [(1, 12.706), (2, 4.303), (10, 2.228), (30, 2.042), (10_000, 1.960)])
def test_t_as_in_printed_tables(freedom: int, printed: float) -> None:
    assert t_quantile(freedom) == pytest.approx(printed, abs=0.0006)


def test_a_share_of_unrelated_games_has_wilsons_interval() -> None:
    """50 of 100 won: 40.4 to 59.6 % is in the books, with 1.96 where we have 1.98 for 99 degrees of freedom."""
    low, high = share_interval([1.0, 0.0] * 50, 100)
    assert low == pytest.approx(0.404, abs=0.002)
    assert high == pytest.approx(0.596, abs=0.002)


def test_games_that_balance_each_other_say_more_and_games_that_agree_say_less() -> None:
    halves = share_interval([0.5, 0.5, 0.5, 1.0, 0.0] * 8, 80)
    mixed = share_interval([1.0, 0.0, 0.5, 1.0, 0.0] * 8, 80)
    agreeing = share_interval([1.0, 0.0] * 20, 80)
    assert halves[1] - halves[0] < mixed[1] - mixed[0] < agreeing[1] - agreeing[0]


def test_all_won_is_not_certainty() -> None:
    low, high = share_interval([1.0] * 20, 40)
    assert 0.75 < low < 0.9 and high == 1.0
    assert share_interval([0.0] * 20, 40) == pytest.approx((1 - high, 1 - low))
    assert share_interval([1.0], 2) == (0.0, 1.0)


def test_intervals_hold_as_often_as_they_say() -> None:
    """Sets of two games of a bot that wins 70 %: about 95 of 100 intervals contain it."""
    random = Random("cover")
    held = 0
    for _ in range(400):
        sets = [((random.random() < 0.7) + (random.random() < 0.7)) / 2 for _ in range(40)]
        low, high = share_interval(sets, 80)
        held += low <= 0.7 <= high
    assert 0.92 < held / 400 < 0.985


def test_the_bootstrap_is_repeatable_and_about_as_wide_as_it_should_be() -> None:
    values = [float(number % 7) for number in range(140)]
    low, high = bootstrap(values)
    assert (low, high) == bootstrap(values)
    reach = 1.96 * (variance(values) / len(values)) ** 0.5
    assert low == pytest.approx(mean(values) - reach, abs=0.05)
    assert high == pytest.approx(mean(values) + reach, abs=0.05)
    assert bootstrap([3.0, 3.0, 3.0]) == (3.0, 3.0)
    assert bootstrap([3.0]) == (-inf, inf)


def test_quantiles_lie_between_neighbours() -> None:
    assert [quantile([0.0, 10.0, 20.0], part) for part in (0.0, 0.25, 0.5, 1.0)] == [0.0, 5.0, 10.0, 20.0]


# The sequential test


def bets(shares: list[float], par: float = 0.5) -> Wager:
    """A wager after these sets."""
    wager = Wager(par)
    for share in shares:
        wager.add(share)
    return wager


def test_equals_are_seldom_told_apart_however_often_one_looks() -> None:
    random = Random("equal")
    decided = sum([bets([int(random.random() * 3) / 2 for _ in range(200)]).verdict != 0 for _ in range(300)])
    assert decided / 300 <= 0.05


def test_a_stronger_bot_is_found_out_and_a_weaker_one() -> None:
    assert bets([1.0] * 20).verdict == 1
    assert bets([0.0] * 20).verdict == -1
    assert bets([0.75, 0.5, 1.0, 0.5] * 20).verdict == 1
    assert bets([0.5, 0.0, 0.25, 0.25] * 20, par=0.25).verdict == 0
    assert bets([1.0, 1.0]).verdict == 0


def test_the_interval_and_the_verdict_agree() -> None:
    random = Random("agree")
    for chance in (0.5, 0.6, 0.8):
        wager = bets([(random.random() < chance) * 1.0 for _ in range(60)])
        low, high = wager.interval()
        assert (wager.verdict == 0) == (low <= 0.5 <= high)
        assert low < mean(wager.shares) < high


def test_a_verdict_once_given_stays() -> None:
    assert bets([1.0] * 20 + [0.0] * 20).verdict == 1


# Ratings


def test_three_wins_of_four_are_worth_odds_of_three_to_one() -> None:
    """With the imagined draw 3.5 : 1.5."""
    games = [stages_of((0, 1), (0, 1), 2)] * 3 + [stages_of((0, 1), (1, 0), 2)]
    assert ratings(added(games), 2, 1) == pytest.approx([400 * log10(3.5 / 1.5), 0.0])


def test_a_shared_victory_is_half_a_win_for_each() -> None:
    assert ratings(stages_of((0, 1), (0, 0), 2), 2, 0) == pytest.approx([0.0, 0.0])


def test_a_table_of_three_is_two_choices() -> None:
    """The first of three, then the better of the other two; the last place is no choice."""
    assert stages_of((2, 0, 1), (0, 1, 2), 3) == {(2, (1, 1, 1)): 1.0, (0, (1, 1, 0)): 1.0}


def test_seats_of_the_same_bot_are_counted_together() -> None:
    """One against three equals wins a quarter of its games."""
    games = [stages_of((0, 1, 1, 1), ranks, 2) for ranks in ((0, 1, 2, 3), (1, 0, 2, 3), (2, 0, 1, 3), (3, 0, 1, 2))]
    assert strengths(added(games), 2) == pytest.approx([1.0, 1.0], abs=1e-6)


def test_strengths_are_the_most_likely_ones() -> None:
    """Against a search on a grid, for three bots and a few games."""
    orders = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (0, 1, 2), (2, 0, 1)]
    stages = added([stages_of((0, 1, 2), [order.index(bot) for bot in range(3)], 3) for order in orders])
    found = strengths(stages, 3)

    def likely(powers: list[float]) -> float:
        chance = 1.0
        for (bot, left), times in stages.items():
            chance *= (powers[bot] / sum(n * s for n, s in zip(left, powers, strict=True))) ** times
        for one in range(3):
            for other in range(one):
                chance *= (powers[one] * powers[other] / (powers[one] + powers[other]) ** 2) ** 0.5
        return chance

    best = likely(found)
    for bot in range(3):
        for factor in (0.9, 1.1):
            assert likely([s * factor if place == bot else s for place, s in enumerate(found)]) < best


def test_who_never_lost_has_a_rating_too() -> None:
    assert 300 < ratings(added([stages_of((0, 1), (0, 1), 2)] * 10), 2, 1)[0] < 600
