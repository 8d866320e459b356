"""What holds for every command: help, one line for a mistake, exit codes."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from smallworld.bench import RIVAL_ENV_NEEDS, has_exactly
from smallworld.cli import bench
from smallworld.cli.main import COMMANDS, main, make_parser
from smallworld.content.editions import EDITIONS

ROOT = Path(__file__).parent.parent.parent
NAMES: list[str] = make_parser().get_default("known")


def test_every_command_module_is_listed() -> None:
    assert len(NAMES) == len(COMMANDS)
    assert {"play", "simulate", "replay", "show", "rules"} <= set(NAMES)


@pytest.mark.parametrize("command", [[], *[[name] for name in NAMES], ["content", "check"]])
def test_help_says_what_it_does(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command, "--help"]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("usage: smallworld") and not told.err
    assert "examples:" in told.out or command == ["content"]


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_lists_the_presets_and_boards_of_every_edition(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "500")  # no word is broken
    assert main([command, "--help"]) == 0
    told = capsys.readouterr().out
    for edition in EDITIONS.values():
        islands = {island for key in edition.boards() for island in key.split("+")}
        for name, wanted in (("board KEY", islands), ("preset P", set(edition.presets))):
            line = told.partition(f"--{name} ")[2].partition("\n")[0]
            listed = line.partition(f"{edition.key}: ")[2].partition(";")[0]
            assert wanted <= set(re.findall(r"[\w-]+", listed))


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("smallworld ")


@pytest.mark.parametrize(
    ("command", "hint"),
    [
        ("", "give a command"),
        ("simlate", "Did you mean 'simulate'"),
        ("--frob", "smallworld --help"),
        ("simulate --frob", "smallworld simulate --help"),
        ("simulate --players 6", "from 2 to 5"),
        ("simulate --players two", "from 2 to 5"),
        ("simulate --games 0", "whole number"),
        ("simulate --games -1", "whole number"),
        ("simulate --games " + "9" * 5000, "whole number"),
        ("simulate --jobs 9999", "from 1 to 256"),
        ("simulate --bots gredy", "Did you mean 'greedy'"),
        ("simulate --bots ,", "There is no bot ''"),
        ("simulate --seed " + "x" * 65, "64 printable characters"),
        ("simulate --seed " + "x" * 63, "shorter --seed"),
        ("simulate --edition bse", "Did you mean 'base'"),
        ("simulate --preset czech", "Did you mean 'czech-2009'"),
        ("simulate --board 3q", "Known: 2p, 3p"),
        ("simulate --option orcs_bonus", "name=value"),
        ("simulate --option orc_bonus=any", "Did you mean 'orcs_bonus'"),
        ("simulate --option orcs_bonus=all", "Known: any, nonempty"),
        ("simulate --option orcs_bonus=any --option orcs_bonus=nonempty", "twice"),
        ("simulate --custom nowhere.toml", "nowhere.toml"),
        ("simulate --out no/such/folder/x.jsonl", "No such file"),
        ("simulate --out .", "Is a directory"),
        ("replay", "FILE"),
        ("replay nowhere.jsonl", "No such file"),
        ("replay .", "Is a directory"),
        ("show nowhere.toml", "No such file"),
        ("show a b", "smallworld show --help"),
        ("play --load nowhere.json", "No such file"),
        ("play --seat 3", "from 0 to 2"),
        ("play --seat -1", "from 0 to 2"),
        ("play --seat x", "from 0 to 2"),
        ("play --bots greedy,random,random", "2 seats"),
        ("play --players 2 --seat none --bots greedy,random,random", "2 seats"),
        ("play --load x.json --players 3", "--players is for a new game"),
        ("play --load x.json --board 2p", "--board is for a new game"),
        ("play --load x.json --seed 1", "--seed is for a new game"),
        ("play --load x.json --option orcs_bonus=any --custom y", "--option and --custom are for a new game"),
        ("rules", "WORD"),
        ("content check --games -1 x.toml", "give a whole number from 0 to 100000"),
        ("content check --games x x.toml", "give a whole number from 0 to 100000"),
        ("bench --games 0", "give a whole number from 1 to 100000"),
        ("bench --games -1", "give a whole number from 1 to 100000"),
        ("bench --repeat 0", "give a whole number from 1 to 100,"),
        ("bench --repeat x", "give a whole number from 1 to 100,"),
        ("bench --players 6", "from 2 to 5"),
        ("bench --players 2,,3", "from 2 to 5"),
        ("bench --players " + "2" * 5000, "from 2 to 5"),
    ],
)
def test_a_mistake_gets_one_line_and_exit_code_2(command: str, hint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command.split()) == 2
    told = capsys.readouterr()
    assert told.err.startswith("smallworld: ") and told.err.count("\n") == 1
    assert hint in told.err
    assert not told.out


def test_one_board_is_enough(capsys: pytest.CaptureFixture[str]) -> None:
    valleys = ROOT / "src/smallworld/content/custom/two_valleys.toml"
    assert main(["simulate", "--board", "2p", "--custom", str(valleys)]) == 2
    assert "one board" in capsys.readouterr().err


@pytest.mark.parametrize(
    "text", ['kind = "race"', 'kind = "board"', "kind = 5", "x", 'kind = "power"\nkey = "k"', "kind = 'race'\nfrob = 1"]
)
def test_mistakes_in_home_made_things_name_the_file(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "made.toml"
    file.write_text(text)
    for command in (["simulate", "--games", "1"], ["play"]):
        assert main([*command, "--custom", str(file)]) == 2
        told = capsys.readouterr()
        assert not told.out and told.err.count("\n") == 1 and f"{file}: " in told.err


def test_home_made_things_from_files(capsys: pytest.CaptureFixture[str]) -> None:
    files = [ROOT / "src/smallworld/content/custom" / name for name in ("bakers.toml", "two_valleys.toml")]
    custom = [word for file in files for word in ("--custom", str(file))]
    assert main(["simulate", "--games", "2", "--players", "3", *custom]) == 0
    assert "2 games" in capsys.readouterr().out


def test_the_table_of_the_bench_cuts_nothing_off() -> None:
    figures = {"games": 1.0, "decisions": 2.0, "copies": 3.0}
    versus = {"rival": "catanatron 3.2.1", "ours": figures, "theirs": figures, "ratio": figures}
    search = {"playouts": 4.0, "turns": 5.0, "leaves": 6.0}
    editions = {"base": {"players": {"4": figures | search}, "signature": "x"}}
    report = {"compiled": True, "python": "3.11", "editions": editions, "against": versus}
    lines = bench.table({**report, "first_game_seconds": 0.1}).splitlines()
    assert [line for line in lines if line.startswith("catanatron 3.2.1 ")]
    assert len(lines[2]) == len(lines[3])
    assert len({len(line[:58].rstrip()) for line in lines[2:7]}) == 1


def test_the_bench_knows_which_versions_of_its_rival_a_python_has() -> None:
    here = Path(sys.executable)
    assert has_exactly(here, {"pytest": pytest.__version__})
    assert not has_exactly(here, {"pytest": pytest.__version__, "catanatron_gym": "0"})
    assert not has_exactly(here, {"pytest": "0.1"})
    assert all(version[0].isdigit() for version in RIVAL_ENV_NEEDS.values())


# As a process


def process(*command: str, **pipes: int) -> "subprocess.Popen[bytes]":
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.Popen([sys.executable, "-m", "smallworld", *command], env=environment, **pipes)  # type: ignore[call-overload,no-any-return]


def test_it_runs_as_a_module() -> None:
    run = process("rules", "B-END-02", stdout=subprocess.PIPE)
    out, _ = run.communicate(timeout=60)
    assert run.returncode == 0 and b"B-END-02" in out


def test_a_reader_who_has_enough_causes_no_trouble() -> None:
    run = process("simulate", "--games", "400", "--out", "-", stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert run.stdout is not None and run.stderr is not None
    assert run.stdout.readline().startswith(b"{")
    run.stdout.close()
    assert run.wait(timeout=60) == 141
    assert b"Traceback" not in run.stderr.read()
    run.stderr.close()


@pytest.mark.skipif(sys.platform == "win32", reason="signals are different there")
def test_ctrl_c_ends_without_a_traceback() -> None:
    # A shell's background jobs ignore the signal, and so would their children: give it its meaning back.
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        run = process("simulate", "--games", "1000000", "--out", "-", stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    finally:
        signal.signal(signal.SIGINT, before)
    assert run.stdout is not None
    run.stdout.readline()
    run.send_signal(signal.SIGINT)
    _, errors = run.communicate(timeout=60)
    assert run.returncode == 130
    assert b"interrupted after" in errors and b"Traceback" not in errors
