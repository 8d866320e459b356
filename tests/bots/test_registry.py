"""Bots are asked for by name, version and parameters; those of somebody's own can do no harm."""

from pathlib import Path

import pytest

import smallworld as sw
from smallworld.bots import NoSuchBot, make_bot, registry
from smallworld.bots import plugin as plugin_files
from smallworld.bots.arena import Series, play_game
from smallworld.bots.bot import Bot
from smallworld.bots.registry import Kind, Numbers
from smallworld.bots.simple import RandomBot
from smallworld.cli.main import main

PLUGIN = """
from smallworld.bots import Bot

class Silent(Bot):
    def choose(self, game, seat):
        game.play(game.legal()[-1])  # its sample is its own

class Last(Bot):
    def choose(self, game, seat):
        return game.legal()[-1]

class Raises(Bot):
    def choose(self, game, seat):
        raise KeyError("lost")

class Dumb(Exception):
    def __str__(self):
        raise RuntimeError

class Stammers(Bot):
    def choose(self, game, seat):
        raise Dumb

class Rants(Bot):
    def choose(self, game, seat):
        raise ValueError("oh\\nno\\r\\x1b[31m!")

class Loops(Bot):
    def choose(self, game, seat):
        while True:
            try:
                while True:
                    pass
            except Exception:
                pass

class Cheats(Bot):
    def choose(self, game, seat):
        from smallworld.engine.actions import Action
        return Action("conquer", 0, 7)

class Leaves(Bot):
    def choose(self, game, seat):
        raise SystemExit

class Nothing:
    pass
"""


@pytest.fixture
def plugin(tmp_path: Path) -> str:
    file = tmp_path / "mine.py"
    file.write_text(PLUGIN)
    return str(file)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("gredy", "Did you mean 'greedy'"),
        ("greedy:v3", "no version 'v3' of greedy. Known: v1, v2"),
        ("greedy:v1:haste=5", "greedy:v1 has none."),
        ("greedy:v2:hast=5", "greedy:v2 has no parameter 'hast'. Did you mean 'haste'"),
        ("random:v1", "random has only one"),
        ("random:ms=5", "random has no parameter 'ms'. random has none"),
        ("greedy:n=5", "greedy has no parameter 'n'. Known: haste, ms, style"),
        ("greedy:style=9", "greedy takes one style from 0 to 3"),
        ("greedy:v1:style=1", "greedy:v1 has no parameter 'style'. greedy:v1 has none"),
        ("greedy:", "no version ''"),
        ("planner:n=0", "planner takes one n from 1 to 1000, not '0'"),
        ("planner:n=1000000", "planner takes one n from 1 to 1000"),
        ("planner:n=6:n=7", "planner takes one n from 1 to 1000, not several"),
        ("planner:ms", "planner takes one ms from 1 to 600000, said as planner:ms=NUMBER"),
        ("expert:ms=99999999999999999999", "expert takes one ms from 1 to 600000"),
        ("expert:plans=-1", "expert takes one plans from 0 to 20"),
        ("expert:rounds=0", "expert takes one rounds from 1 to 20"),
        ("heuristic:plans=2", "heuristic has no parameter 'plans'. Known: ms, n, style"),
        ("plannner", "Did you mean 'planner'"),
        ("expert:pls=4", "Did you mean 'plans'"),
        ("", "no bot ''"),
        ("x" * 5000, "There is no bot"),
    ],
)
def test_what_is_unknown_is_refused_with_the_nearest_known(name: str, reason: str) -> None:
    with pytest.raises(NoSuchBot, match=reason):
        make_bot(name, 1, 0)


def test_parameters_are_whole_numbers_in_range(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Numbers] = []

    def patient(seed: int | str, seat: int, numbers: Numbers) -> Bot:
        asked.append(numbers)
        return RandomBot(seed, seat)

    monkeypatch.setitem(registry.BOTS, "patient", Kind(patient, numbers={"ms": (1, 60_000), "n": (1, 64)}))
    make_bot("patient", 1, 0)
    make_bot("patient:ms=100:n=6", 1, 0)
    assert asked == [{}, {"ms": 100, "n": 6}]
    for wrong in ("ms=0", "ms=99999999", "ms=", "ms=1e3", "ms=-5", "n=6:n=6", "ms=٣"):
        with pytest.raises(NoSuchBot, match="takes one"):
            make_bot(f"patient:{wrong}", 1, 0)
    with pytest.raises(NoSuchBot, match="Did you mean 'ms'"):
        make_bot("patient:mss=5", 1, 0)


def test_a_bot_of_ones_own_plays(plugin: str) -> None:
    result = play_game(Series((f"{plugin}:Last", "random"), players=2), 0)
    assert len(result.scores) == 2 and result.faults == []


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Raises", "failed with KeyError: 'lost'"),
        ("Cheats", "chose Action('conquer', region=0, number=7), which is not legal"),
        ("Silent", "chose None, which is not legal"),
        ("Leaves", "failed with SystemExit"),
        ("Stammers", "failed with Dumb"),
        ("Rants", "failed with ValueError: oh no [31m!"),
        ("Loops:ms=20", "took more than 20 ms"),
    ],
)
def test_one_that_fails_is_told_and_its_seat_played_on(plugin: str, name: str, what: str) -> None:
    result = play_game(Series((f"{plugin}:{name}", "random"), players=2), 0)
    assert len(result.scores) == 2
    assert len(result.faults) == 3 and all(what in fault for fault in result.faults)
    assert "round 1, seat" in result.faults[0] and result.faults[-1].endswith("it is no longer asked.")


@pytest.mark.parametrize(
    ("text", "name", "reason"),
    [
        ("", "Mine", "extends smallworld.bots.Bot"),
        (PLUGIN, "Lats", "Did you mean 'Last'"),
        (PLUGIN, "Nothing", "has no bot 'Nothing'"),
        (PLUGIN, "Bot", "has no bot 'Bot'"),
        ("1 / 0", "Mine", "cannot be run: ZeroDivisionError"),
        ("def", "Mine", "cannot be run: SyntaxError"),
        (PLUGIN, "ms=5", "Name the class too"),
        ("raise SystemExit(0)", "Mine", "cannot be run: SystemExit: 0"),
        ("import sys\nsys.exit('enough')", "Mine", "cannot be run: SystemExit: enough"),
        (PLUGIN, "Last:ms=0", "takes one ms from 1 to 600000"),
        (PLUGIN, "Last:speed=1", "has no parameter 'speed'"),
    ],
)
def test_a_file_without_that_bot_is_refused(tmp_path: Path, text: str, name: str, reason: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(text)
    with pytest.raises(NoSuchBot, match=reason):
        make_bot(f"{file}:{name}", 1, 0, files=True)


ENDLESS = """
while True:
    try:
        while True:
            pass
    except Exception:
        pass
"""


def test_a_file_that_never_ends_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.py"
    file.write_text(ENDLESS)
    monkeypatch.setattr(plugin_files, "LOADING", 50)
    with pytest.raises(NoSuchBot, match=r"mine\.py cannot be run: it took more than 50 ms"):
        make_bot(f"{file}:Mine", 1, 0, files=True)


def test_a_file_that_wants_to_leave_does_not_end_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.py"
    file.write_text("raise SystemExit(0)")
    assert main(["arena", "--bots", f"{file}:Mine,random", "--players", "2", "--games", "2"]) == 2
    assert "cannot be run: SystemExit: 0" in capsys.readouterr().err


def test_somebody_who_interrupts_a_file_gets_out(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("raise KeyboardInterrupt")
    with pytest.raises(KeyboardInterrupt):
        make_bot(f"{file}:Mine", 1, 0, files=True)


def test_a_missing_file_is_refused() -> None:
    with pytest.raises(NoSuchBot, match="There is no file"):
        make_bot("./nowhere.py:Mine", 1, 0, files=True)


def test_a_file_is_run_only_where_files_are_welcome(plugin: str) -> None:
    with pytest.raises(NoSuchBot, match="on the command line"):
        make_bot(f"{plugin}:Last", 1, 0)


def test_simulate_tells_the_faults(plugin: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "--games", "5", "--players", "2", "--bots", f"{plugin}:Raises,random"]
    assert main(command) == 0
    told = capsys.readouterr()
    assert told.err.count("failed with KeyError") == 10 and "and 5 more faults of bots" in told.err
    assert "5 games" in told.out


def test_play_tells_the_faults(plugin: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["play", "--text", "--seat", "none", "--players", "2", "--bots", f"{plugin}:Raises,random"]
    assert main(command) == 0
    assert "failed with KeyError" in capsys.readouterr().err


def test_a_bot_sees_no_more_than_its_seat_may_know(plugin: str) -> None:
    game = sw.Game.new(players=2, seed=3)
    bot = make_bot(f"{plugin}:Silent", 1, 0, files=True)
    before = game.to_json()
    bot.decide(game)
    assert game.to_json() == before
