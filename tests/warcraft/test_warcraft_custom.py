"""Home-made races, powers and boards in Warcraft, and how one race can serve both games (B-CUSTOM)."""

import random
from pathlib import Path

import pytest

import smallworld as sw
from catalogue import rule
from homemade import some_part
from smallworld.cli.main import main
from smallworld.content.loader import home_made
from smallworld.content.part_list import PARTS
from smallworld.content.setup import make_setup, rules_of
from smallworld.engine.rules import Banner
from smallworld.text.homemade import describe, describe_board
from smallworld.trial import first_combo, try_out
from table import Table

EXAMPLES = Path(sw.__file__).parent / "content" / "custom"
FERRYMEN = (EXAMPLES / "ferrymen.toml").read_text(encoding="utf-8")
TWIN_ROCKS = (EXAMPLES / "twin_rocks.toml").read_text(encoding="utf-8")
BAKERS = (EXAMPLES / "bakers.toml").read_text(encoding="utf-8")
TWO_VALLEYS = (EXAMPLES / "two_valleys.toml").read_text(encoding="utf-8")

POWER = 'kind = "power"\nkey = "gilded"\nedition = "warcraft"\ntokens = 4\n'
RACE = 'kind = "race"\nkey = "bakers"\nedition = "warcraft"\ntokens = 8\nplays_with = "forsaken"\n'


# The examples


def test_the_examples_say_what_they_are() -> None:
    assert describe(home_made(sw.banner(FERRYMEN))) == (
        "Ferrymen: 6 tokens, played with the Humans’ tokens; of the faction alliance; "
        "land on the shore of a sea or lake costs one token less (at least 1); +1 coin for every hill region held."
    )
    assert describe_board(sw.board(TWIN_ROCKS)) == (
        "Twin Rocks: for 2 or 3 players, 9 rounds; 13 regions on 2 islands (3 fields, 2 forest, 2 hill, 2 swamp, "
        "2 mountain, 1 sea, 1 lake); 3 murlocs."
    )


@rule("B-CUSTOM-02", "B-CUSTOM-03")
def test_a_race_for_both_games_meets_every_badge_of_both() -> None:
    assert try_out([sw.banner(FERRYMEN)], games=20) == 20 + 20


def test_a_board_of_islands_is_played_on() -> None:
    assert try_out(board=sw.board(TWIN_ROCKS), games=6) == 6
    game = sw.Game.new("warcraft", players=2, seed=1, custom_board=TWIN_ROCKS)
    t = Table(game)
    assert t.where("marker") == "hollow crest"  # one on each island
    assert t.murlocs == "marsh glade bog"
    assert sw.Game.from_json(game.to_json()).to_json() == game.to_json()
    assert sw.position(game.to_position()).to_position() == game.to_position()


def ferry(faction: str, rival: str) -> Table:
    """Ferrymen on the pier of Twin Rocks, with a rival in the hollow."""
    text = FERRYMEN.replace('faction = "alliance"\n', f'faction = "{faction}"\n' if faction else "")
    regions = TWIN_ROCKS.partition("[regions]\n")[2]
    return Table(
        sw.position(f"""
        edition = "warcraft"
        step = "conquer"
        murlocs = []
        [[custom]]
        kind = "race"
        key = "ferrymen"
        text = '''{text}'''
        [[seat]]
        active = {{ race = "ferrymen", power = "ranger", regions = {{ pier = 2 }}, hand = 6 }}
        [[seat]]
        active = {{ race = "{rival}", power = "mining", regions = {{ hollow = 1 }} }}
        [map]
        {regions}
        """)
    )


@pytest.mark.parametrize(
    ("faction", "rival", "bonus"),
    [
        ("alliance", "orcs", 1),
        ("alliance", "dwarves", 0),
        ("horde", "dwarves", 1),
        ("neutral", "orcs", 0),
        ("", "orcs", 0),  # neutral if nothing is said
    ],
)
@rule("W-SCORE-04", "W-SCORE-06", "W-DEF-07")
def test_a_home_made_race_has_a_faction(faction: str, rival: str, bonus: int) -> None:
    t = ferry(faction, rival)
    assert t.p1.price("hollow") == 2 + 1 - 1  # beside the lagoon
    t.p1.conquers("hollow")
    t.p1.ends_turn()
    assert t.p1.scored == 2 + 1 + bonus  # pier and hollow, the hill


@pytest.mark.parametrize(("part", "later"), [("enters_anywhere", 2 + 1), ("flies", 2)])
@rule("W-CONQ-05")
def test_a_race_that_comes_in_anywhere_or_flies_pays_no_travel(part: str, later: int) -> None:
    """As Kobolds in their caverns and Gnomes from the air; coming in is over after the first conquest."""
    setup = make_setup("warcraft", 2, custom=f'{RACE}[[ability]]\npart = "{part}"', custom_board=TWIN_ROCKS)
    rules = rules_of(setup)
    t = Table(first_combo(setup, rules.race("bakers").index, rules.power("ranger").index, seed=0))
    t.p1.picks("bakers")
    assert t.p1.prices("pier thicket") == [2, 2]
    t.p1.conquers("landing")
    assert t.p1.price("pier") == later


# Both games


def test_the_same_race_has_a_camp_in_one_game_and_none_in_the_other() -> None:
    sides = {
        edition: rules_of(make_setup(edition, 2, custom=[FERRYMEN])).race("ferrymen").side
        for edition in ("base", "warcraft")
    }
    assert sides == {"base": "", "warcraft": "alliance"}


@pytest.mark.parametrize("name", PARTS)
def test_every_part_plays_whole_games_of_warcraft(name: str) -> None:
    rng = random.Random(name)
    for head in (RACE, POWER):
        banner = sw.banner(f"{head}[[ability]]\n{some_part(name, rng, 'warcraft')}")
        assert describe(home_made(banner)).endswith(".")
        assert try_out([banner], games=3) == 3


@pytest.mark.slow
@pytest.mark.parametrize("name", PARTS)
def test_every_part_meets_every_partner_of_warcraft(name: str) -> None:
    rng = random.Random(name)
    try_out([sw.banner(f"{RACE}[[ability]]\n{some_part(name, rng, 'warcraft')}")], games=20)
    try_out([sw.banner(f"{POWER}[[ability]]\n{some_part(name, rng, 'warcraft')}")], games=16)


def test_a_race_in_python_for_warcraft() -> None:
    owls = sw.python_banner(Banner("owls", 5), plays_with="gnomes", edition="warcraft", faction="horde")
    game = sw.Game.new("warcraft", players=2, seed=3, custom=[owls])
    assert game.state.rules.race("owls").side == "horde"
    assert try_out([owls], games=2) == 2
    with pytest.raises(sw.BadContent, match="Owls is made for the edition warcraft"):
        sw.Game.new(players=2, custom=[owls])
    with pytest.raises(sw.BadContent, match=r"There is no edition 'warcarft'\. Did you mean 'warcraft'"):
        sw.python_banner(Banner("owls", 5), plays_with="gnomes", edition="warcarft")


# What makes no sense is refused

REFUSED = [
    (BAKERS, "Bakers is made for the edition base, not for warcraft."),
    (RACE + '[[ability]]\npart = "coins_per_region"\nterrain = "farmland"', "terrain cannot be 'farmland'"),
    (RACE + '[[ability]]\npart = "coins_per_region"\nsymbol = "mine"', "symbol cannot be 'mine'"),
    (RACE + '[[ability]]\npart = "leaves_pieces"\npiece = "lair"', "piece cannot be 'lair'"),
    (RACE + '[[ability]]\npart = "loses_nobody"\nbut_for = "dragon"', "but_for cannot be 'dragon'"),
    (RACE.replace("forsaken", "elves"), "plays_with cannot be 'elves'"),
    (RACE.replace("bakers", "pandaren"), "'pandaren' is already a word of the game"),
    (RACE.replace("bakers", "travel"), "'travel' is already a word of the game"),
    (RACE + 'faction = "hord"', "faction cannot be 'hord'. Did you mean 'horde'?"),
    (POWER + 'faction = "horde"', "faction is for races"),
    (RACE.replace('"warcraft"', '"warcrft"'), "edition cannot be 'warcrft'. Did you mean 'warcraft'?"),
    (RACE.replace('"warcraft"', "[]"), "edition names no game"),
    (BAKERS.replace('key = "bakers"', 'key = "bakers"\nfaction = "horde"'), "the base game has no factions"),
    (
        FERRYMEN.replace('terrain = "hill"', 'terrain = "farmland"'),
        "In the edition warcraft: ability 2 (coins_per_region): terrain cannot be 'farmland'",
    ),
    (FERRYMEN.replace('"humans"', '"tauren"'), "In the edition base: plays_with cannot be 'tauren'"),
]


@pytest.mark.parametrize(("text", "sentence"), REFUSED)
def test_what_makes_no_sense_in_a_banner_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(sw.BadContent) as refused:
        sw.Game.new("warcraft", players=2, custom=[text])
    assert sentence in str(refused.value)


REFUSED_BOARDS = [
    (TWO_VALLEYS, "The board two_valleys is made for the edition base, not for warcraft."),
    (TWIN_ROCKS.replace("fields", "farmland"), "there is no terrain 'farmland'"),
    (
        TWIN_ROCKS.replace("cavern size", "cavern"),
        "The island of pier has 0 regions with the mark size; it needs exactly one.",
    ),
    (TWIN_ROCKS.replace("edge native", "edge native size"), "The island of pier has 2 regions with the mark size"),
    (TWIN_ROCKS.replace("edge entry", "edge"), "An island has no entry region"),
    (TWIN_ROCKS.replace('"warcraft"', '"base"'), "there is no terrain 'fields'"),
]


@pytest.mark.parametrize(("text", "sentence"), REFUSED_BOARDS)
def test_what_makes_no_sense_on_a_board_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(sw.BadContent) as refused:
        sw.Game.new("warcraft", players=2, custom_board=text)
    assert sentence in str(refused.value)


def test_the_box_has_no_more_murlocs_and_mountains() -> None:
    """W-BOARD-06: fifteen and ten."""
    lines = [f'r{n} = "hill : {" ".join(f"r{m}" for m in (n - 1, n + 1) if 0 <= m < 20)}"' for n in range(20)]
    head = 'kind = "board"\nkey = "long"\nedition = "warcraft"\nrounds = 9\n[regions]\n'
    text = head + "\n".join(lines).replace('r0 = "hill', 'r0 = "hill entry size', 1)
    assert sw.board(text)
    with pytest.raises(sw.BadContent, match="20 regions start with a murloc; the box has 15 of them"):
        sw.board(text.replace('= "hill', '= "hill native'))
    with pytest.raises(sw.BadContent, match="20 regions are mountains; the box has 10 mountain markers"):
        sw.board(text.replace('= "hill', '= "mountain'))


def test_an_island_board_is_not_for_the_base_game() -> None:
    with pytest.raises(sw.BadContent, match="twin_rocks is made for the edition warcraft, not for base"):
        sw.Game.new(players=2, custom_board=TWIN_ROCKS)


def test_things_that_never_meet_are_not_tried_out() -> None:
    with pytest.raises(sw.BadContent, match="never meet"):
        try_out([sw.banner(BAKERS), sw.banner(RACE.replace("bakers", "millers"))])


# From the command line


def test_content_check_tries_every_edition(capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(EXAMPLES / "ferrymen.toml"), str(EXAMPLES / "twin_rocks.toml")]
    assert main(["content", "check", "--games", "2", *files]) == 0
    told = capsys.readouterr().out
    assert "4 trial games of base and warcraft with different powers: ok." in told
    assert "2 trial games: ok." in told


def test_a_game_of_warcraft_with_home_made_things(capsys: pytest.CaptureFixture[str]) -> None:
    custom = [f"--custom={EXAMPLES / name}" for name in ("ferrymen.toml", "twin_rocks.toml")]
    arguments = ["--edition", "warcraft", "--players", "2", "--games", "2", "--bots", "random,greedy:v2", *custom]
    assert main(["simulate", *arguments]) == 0
    assert main(["simulate", "--edition", "warcraft", "--games", "1", f"--custom={EXAMPLES / 'bakers.toml'}"]) == 2
    assert "Bakers is made for the edition base" in capsys.readouterr().err
