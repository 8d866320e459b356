"""Contests: everybody sits everywhere, on the same luck; and a file that can be gone on with."""

import json
from math import inf
from pathlib import Path

import pytest

import smallworld as sw
from smallworld.cli.main import main
from smallworld.lab import ledger
from smallworld.lab.contest import EVEN, Contest, Played, Set, play_set, ranks_of
from smallworld.lab.standings import standings_of
from smallworld.lab.statistics import Wager
from smallworld.lock import locked


def seatings(bots: str, players: int, mix: str = "one") -> list[str]:
    """As words: AB is A in seat 0 and B in seat 1."""
    contest = Contest(tuple(bots), players=players, mix=mix)
    return ["".join(bots[bot] for bot in table) for table in contest.seatings()]


def test_two_at_a_small_table_change_seats() -> None:
    assert seatings("AB", 2) == ["AB", "BA"]


def test_one_sits_once_in_each_seat_among_the_others() -> None:
    assert seatings("AB", 4) == ["ABBB", "BABB", "BBAB", "BBBA"]


def test_an_even_mix_has_every_bot_in_every_seat_equally_often() -> None:
    assert seatings("AB", 4, EVEN) == ["ABAB", "BABA"]
    for bots, players in (("AB", 3), ("AB", 5), ("ABC", 2), ("ABC", 4), ("ABC", 5), ("ABCD", 4)):
        found = seatings(bots, players, EVEN)
        assert len(set(found)) == len(found)
        for seat in range(players):
            column = [table[seat] for table in found]
            assert len({column.count(bot) for bot in bots}) == 1


def test_par_is_the_share_of_the_seats() -> None:
    assert [Contest(("a", "b"), players=4).par(bot) for bot in (0, 1)] == [0.25, 0.75]
    assert Contest(("a", "b", "c"), players=2).par(1) == pytest.approx(1 / 3)


def test_a_set_has_the_same_luck_in_every_seating() -> None:
    contest = Contest(("greedy:v2", "random"), players=2, seed="luck")
    first, second = play_set(contest, 3).games
    assert (first.seats, second.seats) == ((0, 1), (1, 0))
    assert contest.new_game(3).state.race_stack == contest.new_game(3).state.race_stack
    assert first.turns == 10 and min(first.seconds) >= 0
    again = play_set(contest, 3).games
    assert [game.scores for game in again] == [first.scores, second.scores]


def test_winners_come_first_and_ties_stay_ties() -> None:
    game = Played((0, 1, 1, 1), [70, 70, 50, 50], [0, 0, 1, 1], [0.0] * 4, 9)
    assert [game.share(bot) for bot in (0, 1)] == [0.5, 0.5]
    assert [game.place(seat) for seat in range(4)] == [1.5, 1.5, 3.5, 3.5]
    assert game.margin(0) == pytest.approx(70 - 170 / 3)


def test_teams_are_ranked_by_what_they_have_together() -> None:
    game = sw.Game.new("warcraft", 4, "team", preset="teams")
    while not game.over:
        game.advance(game.legal()[0])
    ranks = ranks_of(game)
    assert ranks[0] == ranks[2] and ranks[1] == ranks[3]
    assert [seat for seat in range(4) if ranks[seat] == 0] == game.winners


def won(bot: int, scores: list[int]) -> Played:
    """A game of two, won by this bot, which sits in seat 0."""
    return Played((bot, 1 - bot), scores, [0, 1], [0.1, 0.2], 10)


def test_the_standings_add_up() -> None:
    contest = Contest(("a", "b"))
    lost = Played((1, 0), [50, 60], [1, 0], [0.2, 0.1], 10)
    sets = [Set(0, [won(0, [80, 70]), won(1, [75, 73])]), Set(1, [won(0, [90, 60]), lost])]
    a, b = standings_of(contest, sets, Wager(0.5)).rows
    assert (a.games, a.share, b.share) == (4, 0.75, 0.25)
    assert a.margin == (((10 - 2) / 2) + ((30 + 10) / 2)) / 2 == -b.margin
    assert a.coins == (80 + 73 + 90 + 60) / 4
    assert a.rank == (1 + 2 + 1 + 1) / 4
    assert a.ms_a_turn == pytest.approx(1000 * (0.1 + 0.2 + 0.1 + 0.1) / 40)
    assert a.rating == 0.0 and b.rating < 0.0


def test_one_set_allows_no_conclusion() -> None:
    standings = standings_of(Contest(("a", "b")), [Set(0, [won(0, [80, 70]), won(1, [75, 73])])], Wager(0.5))
    a = standings.rows[0]
    assert (a.share, a.share_low, a.share_high) == (0.5, 0.0, 1.0)
    assert (a.margin, a.margin_low, a.margin_high) == ((10 - 2) / 2, -inf, inf)
    told = standings.to_json()["bots"][0]
    assert told["margin"] == 4.0 and told["margin_low"] is None  # JSON has no infinity
    json.dumps(told, allow_nan=False)


def test_who_won_everything_may_be_any_amount_stronger() -> None:
    lost = Played((1, 0), [50, 60], [1, 0], [0.2, 0.1], 10)
    sets = [Set(number, [won(0, [80, 70]), lost]) for number in range(6)]
    a, b = standings_of(Contest(("a", "b")), sets, Wager(0.5)).rows
    assert (a.share, b.share) == (1.0, 0.0)
    assert a.rating == 0.0 and b.rating < 0 and b.rating_low == -inf


def test_a_table_of_three_with_a_shared_victory() -> None:
    """Bot a has one seat, b two: 60 and 60 share the win, 30 is last."""
    game = Played((0, 1, 1), [60, 60, 30], [0, 0, 1], [0.1, 0.1, 0.3], 10)
    a, b = standings_of(Contest(("a", "b"), players=3), [Set(0, [game]), Set(1, [game])], Wager(1 / 3)).rows
    assert (a.share, b.share) == (0.5, 0.5)
    assert a.par == pytest.approx(1 / 3) and b.par == pytest.approx(2 / 3)
    assert (a.margin, b.margin) == (60 - 45, 45 - 60)
    assert (a.rank, b.rank) == (1.5, (1.5 + 3) / 2)
    assert b.ms_a_turn == pytest.approx(1000 * (0.1 + 0.3) / 20)


# The file


CONTEST = Contest(("greedy", "random"), seed="file")
SETS = [Set(number, [won(0, [80, 70]), won(1, [75, 73])]) for number in range(2)]
TEXT = ledger.head_of(CONTEST) + "".join(ledger.line_of(played) for played in SETS)


def test_what_was_kept_is_read_again() -> None:
    assert ledger.read(TEXT, CONTEST) == (SETS, len(TEXT))
    assert ledger.read("", CONTEST) == ([], 0)


def test_a_line_that_was_never_finished_does_not_count() -> None:
    assert ledger.read(TEXT[:-5], CONTEST) == (SETS[:1], TEXT[:-5].rindex("\n") + 1)
    assert ledger.read(TEXT[:20], CONTEST) == ([], 0)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("hello\n", "not a contest"),
        ("hello", "not a contest"),
        ('{"format": "else"}\n', "not a contest"),
        (TEXT.replace('"version": 1', '"version": 2'), "another version"),
        (TEXT.replace('"seed": "file"', '"seed": "other"'), "another contest: its seed is 'other'"),
        (TEXT.replace("[80, 70]", "[80]", 1), "line 2 is damaged"),
        (TEXT.replace('"set": 1', '"set": 7'), "line 3 is not set 1"),
        (TEXT.replace("[0, 1], [0.1", "[0, 1], [NaN", 1).replace('"seconds": [0.1', '"seconds": [-1', 1), "line 2"),
        (TEXT.replace("}]}\n", "}]\n", 1), "line 2 is damaged"),
    ],
)
def test_damaged_and_foreign_files_are_refused(text: str, word: str) -> None:
    with pytest.raises(ledger.BadLedger, match=word):
        ledger.read(text, CONTEST)


# The command


def test_a_contest_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "--bots", "greedy:v2,random", "--seed", "on", "--quiet"]
    parts, whole = tmp_path / "parts", tmp_path / "whole"
    assert main([*command, "--games", "4", "--out", str(parts)]) == 0
    parts.write_text(parts.read_text() + '{"set": 2, "ga')  # stopped while writing
    assert main([*command, "--games", "8", "--out", str(parts)]) == 0
    assert main([*command, "--games", "8", "--out", str(whole), "--jobs", "2"]) == 0

    def scores(file: Path) -> list[list[list[int]]]:
        return [[game["scores"] for game in json.loads(line)["games"]] for line in file.read_text().splitlines()[1:]]

    assert scores(parts) == scores(whole) and len(scores(parts)) == 4
    assert main([*command, "--games", "8", "--players", "3", "--out", str(parts)]) == 2
    assert "it holds another contest: its players is 2" in capsys.readouterr().err


def test_two_contests_do_not_write_the_same_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "--bots", "greedy:v2,random", "--games", "2", "--quiet", "--out", str(tmp_path / "kept")]
    assert main(command) == 0
    text = (tmp_path / "kept").read_text()
    with (tmp_path / "kept").open("a") as other:  # as a second process has it open
        assert locked(other)
        assert main([*command, "--games", "4"]) == 2
    assert "another arena is writing" in capsys.readouterr().err
    assert (tmp_path / "kept").read_text() == text
    assert main([*command, "--games", "4"]) == 0  # whoever is gone holds nothing back


def test_what_the_command_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [word for kind in ("csv", "plot") for word in (f"--{kind}", str(tmp_path / kind))]
    assert main(["arena", "--bots", "greedy:v2,random", "--games", "7", "--players", "3", "--json", "-", *files]) == 0
    told = capsys.readouterr()
    result = json.loads(told.out)
    assert (result["sets"], result["games"]) == (3, 9)
    assert [row["bot"] for row in result["bots"]] == ["greedy:v2", "random"]
    assert "win share" in told.err and "3 sets, 9 games: base, 3 players, seed 1" in told.err
    assert len((tmp_path / "csv").read_text().splitlines()) == 1 + 9 * 3
    assert (tmp_path / "plot").read_text().startswith("<svg ")


def test_stop_ends_when_the_matter_is_clear(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--bots", "greedy:v2,random", "--games", "400", "--stop"]) == 0
    told = capsys.readouterr().out
    assert "Sequential test: greedy:v2 is above par" in told
    assert int(told.splitlines()[-1].split()[0]) < 30


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--bots", "gredy,random"], "Did you mean 'greedy'"),
        (["--bots", "greedy"], "from 2 to 12 bots"),
        (["--bots", "greedy,greedy"], "greedy twice"),
        (["--games", "0"], "whole number from 1"),
        (["--games", "many"], "whole number from 1"),
        (["--jobs", "-1"], "whole number from 1"),
        (["--players", "9"], "from 2 to 5"),
        (["--mix", "odd"], "invalid choice"),
        (["--seed", "x" * 62], "too long"),
        (["--json", "/nowhere/at/all"], "--json another name"),
        (["--out", "/nowhere/at/all"], "--out another name"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(words: list[str], answer: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *words]) == 2
    assert answer in capsys.readouterr().err
