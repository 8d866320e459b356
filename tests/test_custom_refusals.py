"""Texts of strangers: every mistake in a home-made banner gets its sentence."""

import random

import pytest

import smallworld as sw
from homemade import (
    BAKERS,
    GILDED,
    TWO_VALLEYS,
    power,
    race,
)
from smallworld.content.custom.newts import NEWTS
from smallworld.content.loader import CustomBanner

ABILITY = 'part = "coins_per_turn"\ncoins = 1'

BAD_BANNERS = {
    "nothing": ("", "The field 'kind' is missing"),
    "no TOML": ("kind = ", "This is not TOML"),
    "JSON": ('{"kind": "race"}', "This is not TOML"),
    "twice": (race() + "tokens = 3\n", "This is not TOML"),
    "nul": (race().replace("bakers", "ba\0kers"), "This is not TOML"),
    "too long": (race() + "#" * 66_000, "longer than 64 kB"),
    "too long in bytes": (race() + "#" + "é" * 40_000, "longer than 64 kB"),
    "dots": (race() + "a" + ".a" * 2000 + " = 1", "more than 1000 dots"),
    "deep": (race() + "a = " + "[" * 30_000, "nested too deeply"),
    "deep tables": (race() + "a = " + "{a = " * 10_000, "nested too deeply"),
    "kind": (race().replace('"race"', '"rase"'), "kind cannot be 'rase'. Did you mean 'race'?"),
    "kind as a number": (race().replace('"race"', "1"), "kind must be a word, not 1"),
    "a board": (TWO_VALLEYS, "This describes a board"),
    "unknown field": (race() + "tokns = 3\n", "There is no field 'tokns'. Did you mean 'tokens'?"),
    "unknown table": (race() + "[price]\nhill = 1\n", "There is no field 'price'"),
    "no key": (race().replace('key = "bakers"', ""), "The field 'key' is missing"),
    "capitals": (race(key="Bakers"), "key must have 2 to 24 lower-case letters"),
    "digit first": (race(key="1bakers"), "key must have"),
    "one letter": (race(key="b"), "key must have"),
    "long key": (race(key="b" * 25), "key must have"),
    "path": (race(key="../bakers"), "key must have"),
    "other alphabet": (race(key="b\u0430kers"), "key must have"),
    "printed race": (race(key="orcs"), "key: 'orcs' is already a word of the game"),
    "printed power": (race(key="flying"), "is already a word of the game"),
    "piece": (race(key="lair"), "is already a word of the game"),
    "natives": (power(key="natives"), "is already a word of the game"),
    "part of a price": (race(key="at_least"), "is already a word of the game"),
    "another": (power(key="flat_price"), "is already a word of the game"),
    "no tokens": (race().replace("tokens = 6", ""), "The field 'tokens' is missing"),
    "zero": (race(tokens=0), "from 1 to 10, not 0"),
    "eleven": (race(tokens=11), "from 1 to 10, not 11"),
    "fraction": (race().replace("= 6", "= 6.5"), "from 1 to 10, not 6.5"),
    "infinite": (race().replace("= 6", "= inf"), "from 1 to 10, not inf"),
    "truth": (race().replace("= 6", "= true"), "from 1 to 10, not true"),
    "huge": (race().replace("= 6", "= 0x" + "f" * 9000), "from 1 to 10, not a huge number"),
    "very long number": (race().replace("= 6", "= " + "9" * 9000), "This is not TOML"),
    "date": (race().replace("= 6", "= 2020-01-01"), "from 1 to 10, not a date"),
    "text": (race().replace("= 6", '= "6"'), "from 1 to 10, not '6'"),
    "no stand-in": (race().replace('plays_with = "elves"', ""), "The field 'plays_with' is missing"),
    "stand-in": (race(plays_with="elfs"), "plays_with cannot be 'elfs'. Did you mean 'elves'?"),
    "home-made stand-in": (race(plays_with="bakers"), "plays_with cannot be 'bakers'"),
    "stand-in of a power": (power() + 'plays_with = "elves"\n', "plays_with is for races"),
    "long name": (race() + f'name = "{"B" * 41}"\n', "name has 41 characters; the limit is 40"),
    "long text": (race() + f'text = "{"B" * 401}"\n', "text has 401 characters"),
    "name of two lines": (race() + 'name = "Ba\\nkers"\n', "name must be one line of plain characters"),
    "bidi": (race() + 'name = "Ba\\u202ekers"\n', "name must be one line of plain characters"),
    "zero width": (race() + 'text = "Ba\\u200bkers"\n', "text must be one line of plain characters"),
    "not composed": (race() + 'name = "e\\u0301"\n', "name must be one line of plain characters"),
    "space before": (race() + 'name = " Bakers"\n', "name must be one line of plain characters"),
    "name as a list": (race() + "name = []\n", "name must be a text, not a list"),
    "one bracket": (race() + f"[ability]\n{ABILITY}\n", "write [[ability]] with two brackets"),
    "ability as text": (race() + 'ability = "flies"\n', "ability must be a list of tables"),
    "list of words": (race() + 'ability = ["flies"]\n', "ability must be a list of tables"),
    "no part": (race("coins = 1"), "ability 1: The field 'part' is missing"),
    "part": (race(ABILITY, 'part = "flys"'), "ability 2: part cannot be 'flys'. Did you mean 'flies'?"),
    "part as a table": (race("part = {}"), "ability 1: part must be a word, not a table"),
    "class": (race('part = "__class__"'), "ability 1: part cannot be '__class__'"),
    "field": (
        race('part = "flies"\nlake = true'),
        "ability 1 (flies): There is no field 'lake'. Did you mean 'lakes'?",
    ),
    "missing": (race('part = "coins_per_turn"'), "ability 1 (coins_per_turn): The field 'coins' is missing"),
    "coins": (race('part = "coins_per_turn"\ncoins = 10'), "coins must be a whole number from 1 to 9, not 10"),
    "debts": (race('part = "coins_per_turn"\ncoins = -1'), "coins must be a whole number from 1 to 9, not -1"),
    "terrain": (race('part = "cheaper_beside"\nterrain = "montain"'), "Did you mean 'mountain'?"),
    "symbol": (race('part = "tunnels"\nsymbol = "caverns"'), "Did you mean 'cavern'?"),
    "empty word": (race('part = "tunnels"\nsymbol = ""'), "symbol cannot be ''"),
    "neither": (race('part = "cheaper_on"'), "Give one of terrain or symbol"),
    "empty list": (race('part = "cheaper_on"\nterrain = []'), "Give one of terrain or symbol"),
    "word twice": (race('part = "cheaper_on"\nterrain = ["hill", "hill"]'), "terrain names a word twice"),
    "list of numbers": (race('part = "cheaper_on"\nterrain = [1]'), "terrain must be a word, not 1"),
    "terrain as a number": (race('part = "cheaper_on"\nterrain = 1'), "terrain must be a word or a list of words"),
    "maybe": (race('part = "flies"\nlakes = "maybe"'), "lakes must be true or false, not 'maybe'"),
    "piece of another": (race('part = "leaves_pieces"\npiece = "dragon"'), "piece cannot be 'dragon'"),
    "way": (race('part = "loses_nobody"\nbut_for = ["sorcry"]'), "Did you mean 'sorcery'?"),
    "nine abilities": (race(*[ABILITY] * 9), "There are 9 abilities; the limit is 8"),
    "other language": (race() + 'written_in = "lua"\n', "written_in cannot be 'lua'. Known: python"),
    "both": (race(ABILITY).replace("[[", 'written_in = "python"\n[[', 1), "has its abilities there, not in the file"),
}


@pytest.mark.parametrize("text, reason", BAD_BANNERS.values(), ids=list(BAD_BANNERS))
def test_a_bad_banner_is_refused_with_one_sentence(text, reason):
    with pytest.raises(sw.BadContent) as refused:
        sw.banner(text)
    assert reason in str(refused.value)
    assert len(str(refused.value)) < 400 and str(refused.value).isprintable()
    with pytest.raises(sw.BadContent):
        sw.Game.new(custom=[text])


def test_random_damage_is_understood_or_refused():
    rng = random.Random(11)
    letters = "abcdefgh =[]{}\".,\n#0123456789_-\\'\0é\u202e"
    for source, read in ((BAKERS, sw.banner), (GILDED, sw.banner), (TWO_VALLEYS, sw.board)):
        for _ in range(300):
            text = list(source)
            for _ in range(rng.randint(1, 6)):
                place = rng.randrange(len(text))
                text[place : place + rng.randint(0, 3)] = rng.choice(letters)
            try:
                read("".join(text))
            except sw.BadContent as refused:
                assert "\n" not in str(refused)


@pytest.mark.parametrize("thing", [None, 3, b"kind", ["kind"], {"kind": "race"}, NEWTS])
def test_things_that_are_no_text_are_refused(thing):
    with pytest.raises(sw.BadContent):
        sw.banner(thing)
    with pytest.raises(sw.BadContent):
        sw.board(thing)
    with pytest.raises(sw.BadContent):
        sw.Game.new(custom=[thing])


def test_a_text_cannot_pass_for_another():
    with pytest.raises(sw.BadContent, match="The text of 'millers' describes the race bakers"):
        sw.Game.new(custom=[CustomBanner("race", "millers", BAKERS)])
    with pytest.raises(sw.BadContent, match="Two home-made banners have the key bakers"):
        sw.Game.new(custom=[BAKERS, race(plays_with="orcs")])
    with pytest.raises(sw.BadContent, match="21 home-made banners"):
        sw.Game.new(custom=[power(key=f"power_{n}") for n in range(21)])


def test_one_text_alone_may_be_given_without_a_list():
    assert sw.Game.new(custom=BAKERS).setup == sw.Game.new(custom=[sw.banner(BAKERS)]).setup
