"""Sets: expansions as data and in Python, switched on for a game, named by its record, and nothing to anybody else."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

import smallworld as sw
from homemade import EXAMPLES
from smallworld.content.editions import EDITIONS
from smallworld.content.loader import home_made
from smallworld.content.sets import find_set, forget_sets, installed_sets, offer_set, refused_sets
from smallworld.content.setup import content_hash, make_setup
from smallworld.record.codec import loads
from smallworld.record.journal import Journal, read, verify
from smallworld.table.home import home_cards
from smallworld.text.places import LANGUAGES
from smallworld.text.say import Speaker
from test_counts import COUNTS, perft, start

GAMES = Path(__file__).parent / "games"
COUNTER = count()

HIVE = """
kind = "set"
key = "hive"
version = 3
author = "Ann"
name = { en = "The Hive", ru = "Улей", cs = "Úl" }
text = "Bees and honey."

[[race]]
key = "bees"
tokens = 6
total = 12
name = { en = "Bees", ru = "Пчёлы", cs = "Včely" }
text = { en = "+1 coin for each farmland.", ru = "+1 монета за каждые пашни." }

[[race.ability]]
part = "coins_per_region"
terrain = "farmland"

[[power]]
key = "sweet"
name = "Sweet"
tokens = 4

[[board]]
key = "meadow"
name = { en = "The Meadow", cs = "Louka" }
players = [2]
rounds = 4

[board.regions]
west = "farmland edge : pond east"
pond = "lake : west east"
east = "hill edge native : west pond"

[board.places]
west = { en = "West Field", cs = "Západní pole" }
"""

PACKAGE = """
import smallworld as sw
from smallworld.content.parts import CoinsPerRegion
from smallworld.engine.rules import Banner

BEES = sw.python_banner(
    Banner("bees", 6, (CoinsPerRegion(terrain="farmland"),), 12),
    name={"en": "Bees", "ru": "Пчёлы", "cs": "Včely"},
    text={"en": "+1 coin for each farmland.", "ru": "+1 монета за каждые пашни."},
    within="wild_hive",
    author="Ann",
)
SWEET = sw.python_banner(Banner("sweet", 4), name="Sweet", within="wild_hive", author="Ann")


def make():
    return sw.python_set("wild_hive", VERSION, [BEES, SWEET], name="The Wild Hive", author="Ann")
"""


@pytest.fixture(autouse=True)
def only_ours() -> Iterator[None]:
    """Each test finds the sets that come with the program, and leaves no other behind."""
    forget_sets()
    yield
    forget_sets()


def install(folder: Path, monkeypatch: pytest.MonkeyPatch, code: str = PACKAGE, version: int = 1) -> None:
    """A package with an entry point, installed as pip would leave it."""
    name = f"wild_hive_{next(COUNTER)}"  # a module is imported once in a process
    folder.mkdir()
    (folder / f"{name}.py").write_text(code.replace("VERSION", str(version)), encoding="utf-8")
    info = folder / f"{name}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    (info / "entry_points.txt").write_text(f"[smallworld.sets]\nwild_hive = {name}:make\n")
    monkeypatch.syspath_prepend(folder)
    forget_sets()


def played(setup_of: dict[str, object], actions: int = 60) -> str:
    """A game some way on, played by a fixed rule, as its whole text."""
    game = sw.Game.new(**setup_of)  # type: ignore[call-overload]
    for n in range(actions):
        legal = game.legal()
        game.play(legal[(n * 7 + 3) % len(legal)])
    return str(game.to_json())


# Other games never change


def test_adding_a_set_changes_no_other_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds: list[dict[str, object]] = [
        {"edition": edition, "players": players, "seed": 11} for edition in EDITIONS for players in (2, 3, 4, 5)
    ]
    kinds.append({"edition": "base", "players": 3, "seed": 11, "sets": ["wandering_fair"]})
    before = [played(kind) for kind in kinds]
    hashes = [content_hash(make_setup(edition, 2)) for edition in EDITIONS]
    offer_set(HIVE)
    install(tmp_path / "lib", monkeypatch)
    offer_set(HIVE)
    assert {"hive", "wild_hive"} <= set(installed_sets())
    assert [played(kind) for kind in kinds] == before
    assert [content_hash(make_setup(edition, 2)) for edition in EDITIONS] == hashes


QUICK = ("greedy-default-2p", "greedy-default-5p", "greedy-warcraft-default-3p")
GOLDEN = [
    pytest.param(path.stem, marks=() if path.stem in QUICK else pytest.mark.slow)
    for path in sorted(GAMES.glob("*.jsonl"))
]


def test_there_are_golden_games_of_every_kind() -> None:
    assert len(GOLDEN) >= 50


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_games_replay_with_other_sets_installed(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path / "lib", monkeypatch)
    offer_set(HIVE)
    for journal in read((GAMES / f"{name}.jsonl").read_text().splitlines()):
        assert verify(journal).over


@pytest.mark.parametrize("edition", EDITIONS)
def test_counts_stay_the_same_with_other_sets_installed(
    edition: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path / "lib", monkeypatch)
    offer_set(HIVE)
    case = next(case for case in COUNTS if case["edition"] == edition)
    game = start(case["players"], case["seed"], case["actions"], case["preset"], edition)
    assert [perft(game, depth) for depth in (1, 2)] == case["ways"][:2]


def test_a_record_without_sets_says_nothing_of_sets() -> None:
    assert "sets" not in loads(sw.Game.new(seed=1).to_json())["setup"]


# Switching on


def test_a_set_joins_the_printed_deck() -> None:
    plain, more = sw.Game.new(seed=1), sw.Game.new(seed=1, sets=[HIVE])
    rules, printed = more.state.rules, plain.state.rules
    assert [race.key for race in rules.races] == [*(race.key for race in printed.races), "bees"]
    assert [power.key for power in rules.powers] == [*(power.key for power in printed.powers), "sweet"]
    assert len(more.view(None)["column"]) == 6


def test_what_is_printed_is_a_set_too() -> None:
    base, warcraft = find_set("base"), find_set("warcraft")
    assert (len(base.races), len(base.powers)) == (14, 20)
    assert "lair" in base.pieces and "bomb" in warcraft.pieces
    assert sw.Game.new(seed=1, sets=["base"]).to_json() == sw.Game.new(seed=1).to_json()
    with pytest.raises(sw.BadSetup, match="The set warcraft is made for the edition warcraft, not for base"):
        sw.Game.new(sets=["warcraft"])


def test_a_set_is_found_by_its_key_or_the_nearest_is_named() -> None:
    assert sw.Game.new(sets="wandering_fair").setup.sets == (find_set("wandering_fair"),)
    with pytest.raises(sw.BadSetup, match=r"There is no set 'wandering_fare'\. Did you mean 'wandering_fair'"):
        sw.Game.new(sets=["wandering_fare"])


@pytest.mark.parametrize(
    ("sets", "reason"),
    [
        (7, "sets is a list"),
        ([7], "A set is named by its key"),
        ([HIVE, HIVE], "named twice"),
        ([HIVE, HIVE.replace('"hive"', '"other"')], "Two .*"),
    ],
)
def test_strange_lists_of_sets_are_refused(sets: object, reason: str) -> None:
    with pytest.raises((sw.BadSetup, sw.BadContent), match=reason):
        sw.Game.new(sets=sets)  # type: ignore[call-overload]


def test_a_race_with_tokens_of_its_own_takes_nobodys_place() -> None:
    game = sw.Game.new(seed=1, sets=[HIVE])
    assert game.state.rules.race("bees").total == 12
    assert game.view(None)["tray"]["bees"] == 12
    assert game.state.rules.race("elves").total == 11


def test_a_set_may_use_a_stand_in_and_two_sets_may_not_share_it() -> None:
    borrowed = HIVE.replace("total = 12", 'plays_with = "elves"')
    assert "elves" not in [race.key for race in sw.Game.new(sets=[borrowed]).state.rules.races]
    bakers = (EXAMPLES / "bakers.toml").read_text(encoding="utf-8")
    with pytest.raises(sw.BadContent, match="cannot both play with the Elves’ tokens"):
        sw.Game.new(sets=[borrowed], custom=[bakers])


def test_the_board_of_a_set_is_chosen_by_its_key() -> None:
    game = sw.Game.new(players=2, seed=1, board="meadow", sets=[HIVE])
    assert (game.board.key, game.state.rounds) == ("meadow", 4)
    with pytest.raises(sw.BadSetup, match="There is no board 'meadow'"):
        sw.Game.new(players=2, board="meadow")
    with pytest.raises(sw.BadContent, match="made for 2 players, not 3"):
        sw.Game.new(players=3, board="meadow", sets=[HIVE])


# Languages


def test_names_and_texts_are_told_in_the_readers_language() -> None:
    game = sw.Game.new(players=2, seed=1, board="meadow", sets=[HIVE])
    said = {language: Speaker(game, language, ["A", "B"]) for language in ("en", "ru", "cs")}
    assert [said[each].name("race", "bees") for each in said] == ["Bees", "Пчёлы", "Včely"]
    assert said["ru"].name("power", "sweet") == "Sweet"  # a plain name is the same in every language
    assert [said[each].region("west") for each in said] == ["West Field", "West Field", "Západní pole"]
    bees, _ = home_cards(game.setup.banners)
    assert bees["texts"]["ru"].startswith("+1 монета") and bees["texts"]["cs"] == bees["texts"]["en"]
    assert (bees["author"], bees["names"]["cs"]["bees"]) == ("Ann", "Včely")


def test_single_files_may_be_said_in_several_languages_too() -> None:
    bakers = (EXAMPLES / "bakers.toml").read_text(encoding="utf-8")
    made = home_made(sw.banner(re.sub(r"(?m)^name = .*$", 'name = { en = "Bakers", cs = "Pekaři" }', bakers)))
    assert (made.called("cs"), made.called("ru"), made.name) == ("Pekaři", "Bakers", "Bakers")


# Reading


def test_a_folder_is_the_same_set_in_several_files(tmp_path: Path) -> None:
    head, rest = HIVE.split("[[race]]", 1)
    bees, rest = rest.split("[[power]]")
    sweet, meadow = rest.split("[[board]]")
    files = {"set": head, "bees": f'kind = "race"\n{bees}', "sweet": f'kind = "power"\n{sweet}'}
    files["meadow"] = f'kind = "board"\n{meadow}'
    for name, text in files.items():
        own = text.replace("[[race.ability]]", "[[ability]]").replace("[board.", "[")
        (tmp_path / f"{name}.toml").write_text(own, encoding="utf-8")
    folder, file = sw.content_set(tmp_path), sw.content_set(HIVE)
    assert (folder.races, folder.powers, folder.boards) == (file.races, file.powers, file.boards)
    one, other = (sw.Game.new(seed=5, sets=[each]) for each in (folder, file))
    assert one.view(0) == other.view(0)
    assert sw.content_set(folder.toml) == folder  # one text that travels


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('key = "hive"', 'key = "base"', "key: 'base' is what is printed"),
        ("version = 3", "version = 0", "version must be a whole number from 1 to 9999"),
        ("version = 3", "", "The field 'version' is missing"),
        ('author = "Ann"', 'autor = "Ann"', "There is no field 'autor'. Did you mean 'author'"),
        ('author = "Ann"', 'author = "<b>Ann</b>"', "author is shown as it is, so it can have no markup"),
        ('ru = "Улей"', 'de = "Bienen"', "name: There is no field 'de'"),
        ('ru = "Улей"', 'ru = ""', "name must be said in at least one language"),
        ('ru = "Улей"', "ru = 5", "name: ru must be a text, not 5"),
        ('ru = "Улей"', 'ru = "У\u202eлей"', "name: ru must be one line of plain characters"),
        ("tokens = 6", "tokens = 66", r"race 1 \(bees\): tokens must be a whole number from 1 to 15"),
        ("total = 12", "total = 99", r"race 1 \(bees\): total must be a whole number from 6 to 30"),
        ("total = 12", "total = 5", r"race 1 \(bees\): total must be a whole number from 6 to 30"),
        ("total = 12", 'total = 12\nplays_with = "elves"', "has tokens of its own .* not both"),
        ("total = 12", "", r"race 1 \(bees\): The field 'plays_with' is missing"),
        ("tokens = 4", "tokens = 4\ntotal = 9", r"power 1 \(sweet\): total is for races"),
        ('key = "bees"', 'key = "elves"', r"race 1 \(elves\): key: 'elves' is already a word of the game"),
        ('key = "sweet"', 'key = "bees"', "Two home-made banners have the key bees"),
        ('key = "sweet"', 'key = "sweet"\nwritten_in = "python"', "There is no field 'written_in'"),
        ('key = "sweet"', 'key = "sweet"\nwithin = "hive"', "within is for banners written in Python"),
        ("west = { en", "wast = { en", r"board 1 \(meadow\): places: There is no field 'wast'"),
        ("[[power]]", "[power]", "power is a list: write .*two brackets"),
        ("tokens = 4", "tokens = 4.5", "No field can be 4.5"),
        ("tokens = 4", f"tokens = {'[' * 40}{']' * 40}", "nested too deeply"),
        ('kind = "set"', 'kind = "race"', "This describes a race, not a set"),
    ],
)
def test_a_set_that_makes_no_sense_is_refused_with_the_place(old: str, new: str, reason: str) -> None:
    assert old in HIVE
    with pytest.raises(sw.BadContent, match=reason):
        sw.content_set(HIVE.replace(old, new, 1))


def test_a_set_has_limits() -> None:
    power = '\n[[power]]\nkey = "sweet{n}"\ntokens = 4\n'
    with pytest.raises(sw.BadContent, match="There are 26 powers; the limit is 24"):
        sw.content_set(HIVE + "".join(power.format(n=n) for n in range(25)))
    with pytest.raises(sw.BadContent, match="longer than 64 kB"):
        sw.content_set(HIVE + "#" * 70_000)
    with pytest.raises(sw.BadContent, match="The set is empty"):
        sw.content_set('kind = "set"\nkey = "nothing"\nversion = 1\n')
    with pytest.raises(sw.BadSetup, match="at most 64 kB together"):
        other = HIVE.replace('"hive"', '"other"').replace('"bees"', '"wasps"')
        sw.Game.new(sets=[HIVE + "#" * 40_000, other + "#" * 40_000])


def test_a_folder_without_its_head_is_no_set(tmp_path: Path) -> None:
    with pytest.raises(sw.BadContent, match=r"a file set\.toml"):
        sw.content_set(tmp_path)
    (tmp_path / "set.toml").write_text(HIVE, encoding="utf-8")
    with pytest.raises(sw.BadContent, match="each race has a file of its own"):
        sw.content_set(tmp_path)


# Records


def test_a_set_of_data_travels_with_its_games() -> None:
    game = sw.Game.new(players=2, seed=3, board="meadow", sets=[HIVE])
    while not game.over:
        game.play(game.legal()[-1])
    lines = Journal.of(game).to_lines()
    (journal,) = read(lines)
    named = loads(lines[0])["setup"]
    assert (named["sets"][0]["key"], named["sets"][0]["version"], named["board"]) == ("hive", 3, "meadow")
    assert "hive" not in installed_sets()
    assert verify(journal).scores == game.scores
    assert sw.Game.from_json(game.to_json()).setup == game.setup


def test_a_position_brings_its_sets_along() -> None:
    game = sw.Game.new(players=2, seed=3, board="meadow", sets=[HIVE])
    again = sw.position(game.to_position())
    assert again.setup == game.setup and again.view(0) == game.view(0)


def test_a_record_cannot_pass_another_set_off_as_its_own() -> None:
    text = sw.Game.new(seed=1).to_position() + f"\n[[set]]\nkey = 'hive'\nversion = 4\ntext = '''{HIVE}'''\n"
    with pytest.raises(sw.BadPosition, match="The text of the set 'hive' describes another"):
        sw.position(text)


# Python


def test_a_package_offers_a_set_through_its_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path / "lib", monkeypatch)
    made = installed_sets()["wild_hive"]
    assert (made.races, made.powers, made.author, made.source) == (("bees",), ("sweet",), "Ann", "python")
    game = sw.Game.new(seed=1, sets=["wild_hive"])
    while not game.over:
        game.play(game.legal()[0])
    (journal,) = read(Journal.of(game).to_lines())
    assert verify(journal).scores == game.scores
    assert journal.setup.sets == (made,)


PROJECT = """
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "wild-hive"
version = "1"

[project.entry-points."smallworld.sets"]
wild_hive = "wild_hive:make"

[tool.setuptools]
py-modules = ["wild_hive"]
"""

PLAYED = """
import smallworld as sw

game = sw.Game.new(players=2, seed=1, sets=["wild_hive"])
while not game.over:
    game.play(game.legal()[0])
print(sorted(game.setup.sets[0].races), game.over)
"""


@pytest.mark.net
def test_a_package_that_pip_installed_is_found(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "installed"
    source.mkdir()
    (source / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    (source / "wild_hive.py").write_text(PACKAGE.replace("VERSION", "1"), encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(target), str(source)], check=True, env=os.environ | {"PYTHONPATH": ""})
    house = Path(sw.__file__).parents[1]
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(target), str(house)])}
    told = subprocess.run([sys.executable, "-c", PLAYED], env=env, capture_output=True, text=True, check=True)
    assert told.stdout == "['bees'] True\n"
    alone = subprocess.run(
        [sys.executable, "-c", PLAYED], env=env | {"PYTHONPATH": str(house)}, capture_output=True, text=True
    )
    assert "There is no set 'wild_hive'" in alone.stderr


def test_both_kinds_of_set_look_alike_to_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path / "lib", monkeypatch)
    games = [sw.Game.new(seed=2, sets=[each]) for each in ("wild_hive", HIVE)]
    told: list[list[str]] = []
    for game in games:
        lines = [str(game)]
        for n in range(80):
            legal = game.legal()
            events = game.play(legal[(n * 5 + 2) % len(legal)])
            lines += [game.say(event, "ru") for event in events]
        told.append(lines)
    assert told[0] == told[1]
    cards = [home_cards(game.setup.banners) for game in games]
    for one, other in zip(*cards, strict=True):
        for field in ("kind", "key", "tokens", "side", "name", "text", "texts", "author"):
            assert one[field] == other[field]
        assert all(one["names"][each][one["key"]] == other["names"][each][one["key"]] for each in LANGUAGES)


def test_a_record_of_a_python_set_is_refused_where_it_is_not_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as here:
        install(tmp_path / "old", here)
        game = sw.Game.new(seed=1, sets=["wild_hive"])
        text, lines = game.to_json(), Journal.of(game).to_lines()
        assert "text" not in loads(text)["setup"]["sets"][0]
    forget_sets()
    with pytest.raises(sw.BadRecord, match=r"uses the set 'wild_hive', version 1, .* not installed here"):
        sw.Game.from_json(text)
    with pytest.raises(sw.BadRecord, match="not installed here"):
        list(read(lines))
    install(tmp_path / "new", monkeypatch, version=2)
    with pytest.raises(sw.BadRecord, match="uses version 1 of the set wild_hive; version 2 is installed here"):
        sw.Game.from_json(text)


@pytest.mark.parametrize(
    ("code", "reason"),
    [("1 / 0", "ZeroDivisionError: division by zero"), ("raise SystemExit(3)", "SystemExit: 3")],
)
def test_a_broken_package_harms_nobody(code: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path / "lib", monkeypatch, code=code)
    assert "wild_hive" not in installed_sets() and "wandering_fair" in installed_sets()
    assert refused_sets() == {"wild_hive": reason}
    with pytest.raises(sw.BadSetup, match=f"wild_hive is installed, but cannot be used: {reason}"):
        sw.Game.new(sets=["wild_hive"])


def test_a_python_set_may_bring_pieces_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = PACKAGE.replace(
        "BEES = sw",
        "from smallworld.content.parts import LeavesPieces\n"
        "from smallworld.engine.pieces import Piece\n"
        "\n"
        "def hives(rules):\n"
        '    return Banner("wasps", 6, (LeavesPieces(Piece("hive", 5, defence=1)),), 11)\n'
        "\n"
        'WASPS = sw.python_banner(hives, within="wild_hive", words={"hive": {"en": "Nest", "ru": "Гнездо"}})\n'
        "BEES = sw",
    ).replace("[BEES,", "[WASPS, BEES,")
    install(tmp_path / "lib", monkeypatch, code)
    made = installed_sets()["wild_hive"]
    assert made.pieces == ("hive",)
    game = sw.Game.new(seed=1, sets=["wild_hive"])
    assert game.view(None)["supply"]["hive"] == 5
    assert Speaker(game, "ru", ["A", "B"]).name("piece", "hive") == "Гнездо"
