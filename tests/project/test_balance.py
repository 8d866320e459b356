"""The tool that measures whether a seat, a face or a landing is favoured finds what is, and plays the same games."""

from random import Random

import pytest

from tools.balance import Games, main, report, without
from tools.balance_games import Island, Noted, play_all

pytestmark = pytest.mark.net

ENTRIES = ["l1a-04", "l1a-05", "s1a-04", "s1a-05"]


def made_up(games: int, merits: dict[str, int], seat_merit: int = 0) -> Games:
    """Games of two players with scores around 80; some landings are worth some coins, and so is the second seat."""
    random = Random("made up")
    noted = []
    for _ in range(games):
        landings = [random.choice(ENTRIES), random.choice(ENTRIES)]
        scores = [round(random.gauss(80, 15)) + merits.get(landing, 0) for landing in landings]
        scores[1] += seat_merit
        best = max(scores)
        wins = [(score == best) / scores.count(best) for score in scores]
        combos = [(random.choice(["orcs", "naga"]), random.choice(["fishing", "farmer"])) for _ in scores]
        islands = {"l1a": Island(11, 60, 70, 30, 80), "s1a": Island(7, 40, 50, 20, 60)}
        noted.append(Noted(10, scores, wins, landings, combos, ENTRIES, islands))
    return Games(noted)


def test_even_games_are_called_even() -> None:
    parts, found = report([made_up(1500, {})])
    assert found == []
    assert parts[-1] == "Clearly favoured or at a disadvantage: nothing."


def test_a_landing_that_pays_is_found_and_nothing_else() -> None:
    """Eight coins more from one of four landings: six above the mean of all, two less than it for the others."""
    parts, found = report([made_up(1500, {"s1a-04": 8})])
    assert "landing s1a-04" in found
    assert not [what for what in found if what.startswith("seat")]
    assert [line for part in parts for line in part.splitlines() if line.startswith("| s1a-04") and "*" in line]


def test_a_seat_that_pays_is_found_and_landings_are_not_blamed() -> None:
    _, found = report([made_up(1500, {}, seat_merit=9)])
    assert found == ["seat 1 of 2", "seat 2 of 2"]


def test_what_a_difference_is_worth_is_told_with_its_doubt() -> None:
    """With few games even a large difference may be chance."""
    _, found = report([made_up(24, {"s1a-04": 8})])
    assert "landing s1a-04" not in found


def test_groups_are_taken_off_one_reason_after_the_other() -> None:
    reasons = [["a", "a", "b", "b"], ["x", "y", "x", "y"]]
    assert without(reasons, [10.0, 12.0, 20.0, 22.0]) == [0.0, 0.0, 0.0, 0.0]
    assert without(reasons[:1], [10.0, 12.0, 20.0, 22.0]) == [-1.0, 1.0, -1.0, 1.0]


def test_a_game_is_noted_in_order_of_play() -> None:
    (game,) = play_all("warcraft", 3, "noted", 1, 1)
    assert len(game.scores) == len(game.landings) == len(game.combos) == 3
    assert sum(game.wins) == 1
    assert [island.regions for island in game.islands.values()] == [11, 9, 7]
    assert len(game.entries) == 3 + 2 + 2
    assert all(landing[:3] in game.islands for landing in game.landings)
    for island in game.islands.values():
        assert island.income >= island.turns > 0  # every region held pays a coin at least
        assert island.tokens > island.conquests > 0


def test_the_same_figures_whoever_plays(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "12", "--players", "2,3", "--seed", "few"])
    alone = capsys.readouterr().out
    main(["--games", "12,12", "--players", "2,3", "--seed", "few", "--jobs", "2"])
    assert capsys.readouterr().out == alone
    main(["--games", "12", "--players", "2,3", "--seed", "others"])
    assert capsys.readouterr().out != alone
    assert "| l1a" in alone and "| s2b-07" in alone and "Clearly favoured" in alone


def test_the_base_game_has_seats_only(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "6", "--players", "2", "--edition", "base"])
    told = capsys.readouterr().out
    assert "Seats" in told and "Faces" not in told


@pytest.mark.parametrize("arguments", ["--players 6", "--players 2,x", "--games 1", "--games 9,9", "--jobs 0"])
def test_nonsense_is_refused(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(arguments.split())
    assert "error: " in capsys.readouterr().err
