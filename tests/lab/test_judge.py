"""How strong home-made races and powers are: too strong, too weak, fair as far as the games show."""

import json
from random import Random

import pytest

import smallworld as sw
from homemade import TWO_VALLEYS, power, race
from smallworld.content.setup import make_setup, rules_of
from smallworld.lab.contest import Played
from smallworld.lab.judge import (
    FAIR,
    MADE,
    PRINTED,
    STRONG,
    UNKNOWN,
    WEAK,
    Figure,
    First,
    Round,
    dealt,
    judge,
    play_set,
    strength_of,
    subjects_of,
    verdict_of,
)
from smallworld.lab.yardstick import yardstick

QUICK = ("greedy:v2",)
MIGHTY = race('part = "price"\nless = 2', key="mighty", tokens=12, plays_with="skeletons")
FEEBLE = race('part = "cannot_take"\nwhere = { holder = ["active", "declined"] }', key="feeble", tokens=2)


def test_a_race_that_takes_everything_is_too_strong():
    found = judge([MIGHTY], games=12, bots=QUICK).rows[0]
    assert (found.verdict, found.leans) == (STRONG, 1)
    assert found.share.value > found.par and found.coins.value > found.coins_printed
    assert found.picks.value > found.picks_printed  # the bots see it too


def test_a_race_that_can_do_nothing_is_too_weak():
    found = judge([FEEBLE], games=12, bots=QUICK).rows[0]
    assert (found.verdict, found.leans) == (WEAK, -1)
    assert found.share.value < found.par and found.coins.value < found.coins_printed
    assert found.fair_tokens > 2


def test_powers_are_judged_too_and_several_at_once():
    heard = []
    mighty = power('part = "coins_per_turn"\ncoins = 9', key="gilt", tokens=9)
    found = judge([mighty, power(key="plain", tokens=4)], 10, "2", QUICK, lambda *done: heard.append(done))
    assert [(row.key, row.games) for row in found.rows] == [("gilt", 10), ("plain", 10)]
    assert found.rows[0].verdict == STRONG
    assert heard[0] == (2, 20) and heard[-1] == (20, 20)
    assert json.loads(json.dumps(found.to_dict()))["rows"][0]["verdict"] == STRONG


def test_everybody_gets_the_banner_once_and_the_rest_of_the_luck_stays():
    subject = subjects_of([MIGHTY], players=3)[0]
    setup = make_setup("base", 3, custom=[subject.banner])
    games = [dealt(setup, subject.banner, "luck", seat) for seat in range(3)]
    columns = [list(zip(game.state.column_races, game.state.column_powers, strict=True)) for game in games]
    mine = rules_of(setup).race("mighty").index
    assert [[race for race, _ in column].index(mine) for column in columns] == [0, 1, 2]
    assert columns[0][3:] == columns[1][3:] == columns[2][3:]
    assert sorted(columns[0]) == sorted(columns[1]) == sorted(columns[2])


def test_the_same_seed_gives_the_same_games():
    subject = subjects_of([MIGHTY], bots=QUICK)[0]
    assert play_set(subject, 3) == play_set(subject, 3) != play_set(subject, 4)


@pytest.mark.parametrize(
    ("low", "high", "verdict", "leans"),
    [
        *[(1.2, 2.2, STRONG, 1), (0.8, 1.6, STRONG, 1), (0.2, 0.8, FAIR, 1), (-0.5, 0.7, FAIR, 0)],
        *[(-0.9, -0.1, FAIR, -1), (-1.6, -0.8, WEAK, -1), (-3.0, -1.2, WEAK, -1)],
        (0.3, 2.5, FAIR, 1),  # beyond the border by its mean, but it might be an ordinary one
        (-1.5, 1.4, UNKNOWN, 0),
    ],
)
def test_the_side_of_the_border_that_is_likely_is_said(low, high, verdict, leans):
    assert verdict_of(Figure((low + high) / 2, low, high), sets=100) == (verdict, leans)
    assert verdict_of(Figure((low + high) / 2, low, high), sets=2) == (UNKNOWN, 0)


@pytest.mark.parametrize(
    ("coins", "wins", "verdict"),
    [
        *[(0.0, 0.50, FAIR), (1.5, 0.54, FAIR), (-1.5, 0.46, FAIR)],
        *[(6.5, 0.66, STRONG), (-6.5, 0.34, WEAK)],
        *[(4.0, 0.70, STRONG), (7.0, 0.60, STRONG)],  # both count: by one of them alone it would be near the border
        *[(7.0, 0.45, FAIR), (-7.0, 0.55, FAIR)],  # a few rich victories make no race too strong
    ],
)
def test_the_verdict_follows_coins_and_wins_of_games_whose_truth_is_known(coins, wins, verdict):
    subject = subjects_of([race(key="known", tokens=6)])[0]
    found = [strength_of(subject, known_games(coins, wins, 200, Random(f"{luck}"))).verdict for luck in range(20)]
    assert found.count(verdict) >= 19


def test_what_lies_at_the_border_is_called_so_half_of_the_time_and_never_surely():
    subject = subjects_of([race(key="known", tokens=6)])[0]
    border = yardstick("base", "race", 2)
    found = [
        strength_of(subject, known_games(border.coins, 0.5 + border.share, 200, Random(f"{luck}")))
        for luck in range(60)
    ]
    assert 15 <= [row.verdict for row in found].count(STRONG) <= 45
    assert {row.verdict for row in found} == {STRONG, FAIR} and sum([row.sure for row in found]) <= 5


def known_games(coins: float, wins: float, sets: int, random: Random) -> list[list[Round]]:
    """Sets of two games with these true means; the lead and the victory are drawn apart from each other."""
    found = []
    for _ in range(sets):
        rounds = []
        for seat in (0, 1):
            lead, ranks = round(random.gauss(coins, 17)), [0, 1] if random.random() < wins else [1, 0]
            scores = [80 + lead, 80]
            order = (0, 1) if seat == 0 else (1, 0)
            seats = tuple([MADE if each == seat else PRINTED for each in (0, 1)])
            played = Played(seats, [scores[each] for each in order], [ranks[each] for each in order], [0.0, 0.0], 10)
            rounds.append(Round(played, (First(True, 20, "known", "hill"), First(True, 20, "orcs", "flying"))))
        found.append(rounds)
    return found


def test_what_cannot_be_judged_is_refused_before_the_first_game():
    for text, why in ((TWO_VALLEYS, "board"), ("kind =", "TOML"), (race('part = "fly"'), "part cannot be 'fly'")):
        with pytest.raises(sw.BadContent, match=why):
            judge([text], games=2, on_progress=lambda *_: pytest.fail("a game was played"))
