"""How strong home-made races and powers are: too strong, too weak, fair as far as the games show."""

import json

import pytest

import smallworld as sw
from homemade import TWO_VALLEYS, power, race
from smallworld.content.setup import make_setup, rules_of
from smallworld.lab.judge import (
    FAIR,
    STRONG,
    UNKNOWN,
    WEAK,
    Figure,
    dealt,
    judge,
    play_set,
    subjects_of,
    verdict_of,
)

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
        *[(5, 9, STRONG, 1), (1, 9, FAIR, 1), (-2, 3, FAIR, 0), (-9, -1, FAIR, -1), (-12, -5, WEAK, -1)],
        (-12, 12, UNKNOWN, 0),
    ],
)
def test_only_what_is_sure_is_said(low, high, verdict, leans):
    assert verdict_of(Figure((low + high) / 2, low, high), sets=100) == (verdict, leans)
    assert verdict_of(Figure((low + high) / 2, low, high), sets=2) == (UNKNOWN, 0)


def test_what_cannot_be_judged_is_refused_before_the_first_game():
    for text, why in ((TWO_VALLEYS, "board"), ("kind =", "TOML"), (race('part = "fly"'), "part cannot be 'fly'")):
        with pytest.raises(sw.BadContent, match=why):
            judge([text], games=2, on_progress=lambda *_: pytest.fail("a game was played"))
