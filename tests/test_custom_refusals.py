"""Texts of strangers: every mistake in a home-made banner gets its sentence."""

import random
import re
import time
import unicodedata

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
from smallworld.content.files import ONE_ALPHABET
from smallworld.content.loader import CustomBanner
from smallworld.engine.ability import Ability
from smallworld.engine.rules import Banner

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
    "way to conquer": (race(key="sorcery"), "is already a word of the game"),
    "what was paid for": (power(key="recruit") + 'edition = "warcraft"\n', "is already a word of the game"),
    "no tokens": (race().replace("tokens = 6", ""), "The field 'tokens' is missing"),
    "zero": (race(tokens=0), "from 1 to 15, not 0"),
    "sixteen": (race(tokens=16), "from 1 to 15, not 16"),
    "fraction": (race().replace("= 6", "= 6.5"), "from 1 to 15, not 6.5"),
    "infinite": (race().replace("= 6", "= inf"), "from 1 to 15, not inf"),
    "truth": (race().replace("= 6", "= true"), "from 1 to 15, not true"),
    "huge": (race().replace("= 6", "= 0x" + "f" * 9000), "from 1 to 15, not a huge number"),
    "very long number": (race().replace("= 6", "= " + "9" * 9000), "This is not TOML"),
    "date": (race().replace("= 6", "= 2020-01-01"), "from 1 to 15, not a date"),
    "text": (race().replace("= 6", '= "6"'), "from 1 to 15, not '6'"),
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
    "hangul filler": (race() + 'name = "Ba\\u3164kers"\n', "name must be one line of plain characters"),
    "variation": (race() + 'name = "Bakers\\ufe0f"\n', "name must be one line of plain characters"),
    "heap of accents": (race() + 'name = "Ba\\u0323\\u0302\\u0310kers"\n', "name must be one line of plain characters"),
    "markup": (race() + 'text = "<b>Bakers</b>"\n', "text is shown as it is, so it can have no markup"),
    "markup in a name": (race() + 'name = "<img src=x>"\n', "name is shown as it is"),
    "entity": (race() + 'name = "&lt;Bakers"\n', "name is shown as it is"),
    "link": (race() + 'text = "[Bakers](javascript:bake)"\n', "text is shown as it is"),
    "name of a printed race": (race() + 'name = "Orcs"\n', "name: 'Orcs' is already in the box"),
    "name of a printed race with a full stop": (race() + 'name = "Trolls."\n', "name: 'Trolls.' is already in the box"),
    "name of a printed race with a dash": (race() + 'name = "T-rolls"\n', "is already in the box"),
    "name of a printed race in Russian, in quotes": (race() + 'name = { ru = "«Тролли»!" }\n', "already in the box"),
    "name of a printed power": (power() + 'name = "dragon  master"\n', "is already in the box"),
    "name of a printed race in Russian": (race() + 'name = "ОРКИ"\n', "name: 'ОРКИ' is already in the box"),
    "name of a printed race in Czech": (race() + 'name = { cs = "Elfové" }\n', "name: 'Elfové' is already in the box"),
    "name in wide letters": (race() + 'name = "Ｏｒｃｓ"\n', "is already in the box"),
    "name with a strange letter": (race() + 'name = "Or\u0441s"\n', "mixes letters of several alphabets"),
    "constructor": (race(key="constructor"), "key: 'constructor' is already a word of the game"),
    "end": (race(key="end"), "is already a word of the game"),
    "race": (power(key="race"), "is already a word of the game"),
    "lost_tribes": (race(key="lost_tribes"), "is already a word of the game"),
    "murlocs": (race(key="murlocs"), "is already a word of the game"),
    "empty": (race(key="empty"), "is already a word of the game"),
    "proto": (race(key="__proto__"), "key must have"),
    "unknown part": (race('part = "teleports"'), "Known: price, cheaper_on, cheaper_beside"),
    "file name": ("bakers.toml", "'bakers.toml' looks like the name of a file; write Path('bakers.toml')"),
    "number without end": (
        race().replace("tokens = 6", f"tokens = {'9' * 5000}"),
        "This is not TOML: the number of 'tokens' is too long (at line 3, column 10)",
    ),
    "nested without end": (race() + f"name = {'[' * 9000}{']' * 9000}\n", "The text is nested too deeply in line 5"),
    "key twice": (race() + 'name = "a"\nname = "b"\n', "'name' is given twice, the second time in line 6"),
    "where as a word": (
        race('part = "price"\nless = 1\nwhere = "hill"'),
        "ability 1 (price): where must be a table such as { terrain = \"hill\" }, not 'hill'",
    ),
    "where": (
        race('part = "price"\nless = 1\nwhere = { terain = "hill" }'),
        "ability 1 (price), where: There is no field 'terain'. Did you mean 'terrain'?",
    ),
    "empty where": (race('part = "price"\nless = 1\nwhere = {}'), "where: It says nothing. Known: terrain"),
    "deep where": (
        race('part = "price"\nless = 1\nwhere = { beside = { beside = { coast = true } } }'),
        "ability 1 (price), where, beside: beside cannot stand within beside: such a table goes no deeper",
    ),
    "not beside": (
        race('part = "price"\nless = 1\nwhere = { not = { beside = { coast = true } } }'),
        "beside cannot stand within not: such a table goes no deeper. Say beside = { …, count = 0 }.",
    ),
    "or within or": (
        race('part = "price"\nless = 1\nwhere = { coast = true, or = { or = { edge = true } } }'),
        "ability 1 (price), where, or: or cannot stand within or: such a table goes no deeper",
    ),
    "coins as a condition": (
        race('part = "price"\nless = 1\nwhen = { coins = { at_least = 9 } }'),
        "ability 1 (price), when: coins makes no sense here: what a player has is secret",
    ),
    "every third round": (
        race('part = "price"\nless = 1\nwhen = { round = { every = 3 } }'),
        "ability 1 (price), when: every makes no sense here: name the rounds, such as [3, 6, 9]",
    ),
    "count of what is lacking": (
        race('part = "price"\nless = 1\nwhen = { lacks = { coast = true, count = 2 } }'),
        "ability 1 (price), when, lacks: There is no field 'count'",
    ),
    "turn when it is taken": (
        race('part = "new_tokens"\non = "pick"\nwhen = { turn = 1 }'),
        "ability 1 (new_tokens), when: turn makes no sense here. Possible: round",
    ),
    "regions lost for a region lost": (
        race('part = "reward"\non = "loss"\nper = "lost"'),
        "per makes no sense with on = 'loss'",
    ),
    "ring": (
        race('part = "price"\nless = 1\nwhen = { holds = { not = { not = { coast = true } } } }'),
        "ability 1 (price), when, holds: not cannot stand within holds: such a table goes no deeper",
    ),
    "own regions are not attacked": (race('part = "price"\nless = 1\nwhere = { holder = "own" }'), "holder cannot be"),
    "who holds its own": (
        race('part = "immune"\nwhere = { holder = "active" }'),
        "holder makes no sense here: the race itself stands there",
    ),
    "taken before it is": (race('part = "price"\nless = 1\nwhere = { taken = true }'), "nothing was taken there yet"),
    "marker of nobody": (
        race('part = "coins"\nper = "region"\nwhere = { piece = "marker" }'),
        "ability 1 (coins), where, piece: The banner has no part 'marker'",
    ),
    "less and more": (race('part = "price"\nless = 1\nmore = 1'), "Give either less or more"),
    "neither less nor more": (race('part = "price"'), "Give either less or more"),
    "where without a count": (race('part = "coins"\nwhere = { coast = true }'), "where needs a per that counts"),
    "per": (race('part = "coins"\nper = "regions"'), "per cannot be 'regions'. Did you mean 'region'?"),
    "every": (race('part = "coins"\nper = { of = "region", every = 1 }'), "every must be a whole number from 2 to 9"),
    "beyond": (
        race('part = "coins"\nper = { of = "region", beyond = 99 }'),
        "beyond must be a whole number from 1 to 20",
    ),
    "backwards": (
        race('part = "price"\nless = 1\nwhen = { regions = { at_least = 5, at_most = 2 } }'),
        "ability 1 (price), when, regions: at_least is 5, more than at_most, 2",
    ),
    "no range": (race('part = "price"\nless = 1\nwhen = { regions = {} }'), "Give at_least, at_most or both"),
    "round": (
        race('part = "price"\nless = 1\nwhen = { round = "evn" }'),
        "round cannot be 'evn'. Did you mean 'even'?",
    ),
    "conquest at scoring": (race('part = "coins"\nwhen = { conquest = 1 }'), "when: conquest makes no sense here"),
    "pays itself": (race('part = "reward"\non = "loss"\nfrom = "me"\nto = "me"'), "from and to are both 'me'"),
    "nobody else there": (race('part = "reward"\non = "decline"\nfrom = "other"'), "There is no other player"),
    "where at decline": (race('part = "reward"\non = "decline"\nwhere = { coast = true }'), "where needs a per"),
    "two garrisons": (
        race(*['part = "garrison"\ntokens = 2'] * 2),
        "ability 2 (garrison): A banner has this part only once",
    ),
    "offer of nothing": (race('part = "offer"\ndoes = "cheaper"'), "does = 'cheaper' needs tokens"),
    "endless tokens": (race('part = "offer"\ndoes = "tokens"\ntokens = 1'), "needs per_turn or per_game"),
    "every second once": (
        race('part = "coins"\nper = { of = "once", every = 2 }'),
        "ability 1 (coins), per: every needs something to count; once is always 1",
    ),
    "at most once": (race('part = "price"\nless = 1\nper = { of = "once", most = 2 }'), "per: most needs something"),
    "first turn of another": (
        race('part = "immune"\nwhen = { first_turn = true }'),
        "ability 1 (immune), when: first_turn makes no sense here. Possible: race, round, regions, holds",
    ),
    "conquests of another": (race('part = "toll"\nwhen = { conquests = 2 }'), "when: conquests makes no sense here"),
    "losses after conquests": (
        race('part = "loses_nobody"\nwhen = { conquests = { at_least = 1 } }'),
        "when: conquests makes no sense here",
    ),
    "taken when attacked": (
        race('part = "toll"\nwhere = { taken = true }'),
        "ability 1 (toll), where: taken makes no sense here: the race has taken nothing this turn at such a moment",
    ),
    "beside what was taken when attacked": (
        race('part = "immune"\nwhere = { beside = { taken = true } }'),
        "where, beside: taken makes no sense here",
    ),
    "holding what was taken when attacked": (
        race('part = "toll"\nwhen = { holds = { taken = true } }'),
        "when, holds: taken makes no sense here",
    ),
    "lost in the first turn": (
        race('part = "reward"\non = "loss"\nwhen = { first_turn = true }'),
        "ability 1 (reward), when: first_turn makes no sense here",
    ),
    "lost beside what was taken": (
        race('part = "new_tokens"\non = "loss"\nwhere = { beside = { taken = true } }'),
        "ability 1 (new_tokens), where, beside: taken makes no sense here",
    ),
    "taken before the turn": (
        race('part = "new_tokens"\non = "turn"\nper = "region"\nwhere = { taken = true }'),
        "where: taken makes no sense here",
    ),
    "conquests before the turn": (
        race('part = "reward"\non = "turn"\nper = "conquest"'),
        "per = 'conquest' makes no sense with on = 'turn': nothing has happened yet",
    ),
    "counted when picked": (
        race('part = "reward"\non = "pick"\nper = "region"'),
        "per makes no sense with on = 'pick': the race holds nothing yet",
    ),
    "holding when picked": (race('part = "reward"\non = "pick"\nwhen = { regions = 2 }'), "Possible: round"),
    "conquest of an abandoned region": (
        race('part = "offer"\ndoes = "abandon"\ncoins = 1\nwhen = { conquest = 1 }'),
        "ability 1 (offer), when: conquest makes no sense here",
    ),
    "conquest in redeployment": (
        race(
            'part = "offer"\ndoes = "tokens"\ntokens = 1\nper_turn = 1\nstep = "redeployment"\nwhen = { conquest = 1 }'
        ),
        "ability 1 (offer), when: conquest makes no sense here",
    ),
    "conquest of a marker": (race('part = "marker"\nnumber = 2\nwhen = { conquest = 1 }'), "when: conquest makes no"),
    "first turn in decline": (
        race('part = "coins"\nwhen = { race = "declined", first_turn = true }'),
        "when: first_turn and race = 'declined' are never true together",
    ),
    "first conquest after three": (
        race('part = "price"\nless = 1\nwhen = { conquest = 1, conquests = { at_least = 3 } }'),
        "when: conquest and conquests are never true together",
    ),
    "way": (race('part = "loses_nobody"\nbut_for = ["sorcry"]'), "Did you mean 'sorcery'?"),
    "nine abilities": (race(*[ABILITY] * 9), "There are 9 abilities; the limit is 8"),
    "other language": (race() + 'written_in = "lua"\n', "written_in cannot be 'lua'. Known: python"),
    "both": (race(ABILITY).replace("[[", 'written_in = "python"\n[[', 1), "has its abilities there, not in the file"),
}


@pytest.mark.parametrize(("thing", "shown"), [(None, "nothing"), (object(), "an object")])
def test_what_is_no_text_is_refused_by_its_kind(thing, shown):
    with pytest.raises(sw.BadContent, match=f"needs a TOML text, not {shown}"):
        sw.banner(thing)


@pytest.mark.parametrize("text, reason", BAD_BANNERS.values(), ids=list(BAD_BANNERS))
def test_a_bad_banner_is_refused_with_one_sentence(text, reason):
    with pytest.raises(sw.BadContent) as refused:
        sw.banner(text)
    assert reason in str(refused.value)
    assert len(str(refused.value)) < 800 and str(refused.value).isprintable()
    with pytest.raises(sw.BadContent):
        sw.Game.new(custom=[text])


HUGE = {
    "fifty megabytes": race() + "#" * 50_000_000,
    "one long line": 'kind = "race"\ntext = "' + "x" * 60_000 + '"\n',
    "many words": race('part = "cheaper_on"\nterrain = [' + '"hill", ' * 6_000 + "]"),
    "many abilities": race(*[ABILITY] * 1_500),
    "many keys": race() + "\n".join(f"k{n} = {n}" for n in range(4_000)),
    "nested lists": race() + "a = " + "[" * 60_000,
    "nested tables": race('part = "price"\nless = 1\nwhere = ' + "{ not = " * 5_000 + "1" + " }" * 5_000),
    "a large number": race().replace("= 6", "= 0x" + "f" * 60_000),
}


@pytest.mark.parametrize("text", HUGE.values(), ids=list(HUGE))
def test_what_is_too_much_is_refused_within_a_second(text):
    begin = time.process_time()
    with pytest.raises(sw.BadContent) as refused:
        sw.banner(text)
    assert time.process_time() - begin < 1
    assert len(str(refused.value)) < 800


def test_a_large_file_is_not_read_whole(tmp_path):
    path = tmp_path / "large.toml"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    with pytest.raises(sw.BadContent, match="longer than 64 kB"):
        sw.banner(path)


def test_a_path_may_stand_where_a_text_may(tmp_path):
    path = tmp_path / "bakers.toml"
    path.write_text(BAKERS, encoding="utf-8")
    valleys = tmp_path / "valleys.toml"
    valleys.write_text(TWO_VALLEYS, encoding="utf-8")
    assert sw.banner(path) == sw.banner(BAKERS)
    assert sw.board(valleys) == sw.board(TWO_VALLEYS)
    game = sw.Game.new(custom=[path], custom_board=valleys)
    assert game.setup == sw.Game.new(custom=BAKERS, custom_board=TWO_VALLEYS).setup
    assert sw.Game.new(custom=path).setup.custom == game.setup.custom
    with pytest.raises(sw.BadContent, match="The file cannot be read: No such file or directory"):
        sw.banner(tmp_path / "nothing.toml")


def test_a_position_takes_home_made_banners_beside_its_text(tmp_path):
    text = 'step = "conquer"\n[[seat]]\nactive = { race = "bakers", power = "hill", hand = 5 }\n[[seat]]\n'
    for custom in ([BAKERS], BAKERS, [sw.banner(BAKERS)]):
        assert [banner.key for banner in sw.position(text, custom=custom).setup.custom] == ["bakers"]
    with pytest.raises(sw.BadPosition, match="bakers"):
        sw.position(text)


def test_a_position_may_be_given_the_banners_that_it_brings(tmp_path):
    """Of a banner that is there twice, one is dropped, also in Python; another of its key is refused."""
    newts = sw.python_banner(Banner("newts", 6, (Ringing(),)), plays_with="tritons")
    text = sw.Game.new(custom=[BAKERS, newts], seed=1).to_position()
    for custom in ([BAKERS], [sw.banner(BAKERS), newts], newts):
        assert [each.key for each in sw.position(text, custom=custom).setup.custom] == ["bakers", "newts"]
    with pytest.raises(sw.BadPosition, match="bakers"):
        sw.position(text, custom=BAKERS.replace("tokens = 6", "tokens = 5"))


class Ringing(Ability):
    """An offer, so that two of them would have the same verb."""

    def __init__(self):
        super().__init__()
        self.verb = "ring"


def test_a_byte_order_mark_is_no_part_of_a_text():
    assert sw.banner("\ufeff" + BAKERS).key == "bakers"
    with pytest.raises(sw.BadContent, match="This is not TOML"):
        sw.banner(BAKERS.replace("\ntokens", "\n\ufefftokens"))


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


def test_words_of_one_alphabet_are_known_without_a_look_at_the_names_of_their_letters() -> None:
    letters = [chr(code) for code in range(0x110000) if re.fullmatch(r"[^\W\d_]", chr(code))]
    known = [letter for letter in letters if ONE_ALPHABET.fullmatch(letter)]
    assert {unicodedata.name(letter).split()[0] for letter in known} == {"LATIN", "CYRILLIC"}
    assert not ONE_ALPHABET.fullmatch("Or\u0441s")
    assert all(ONE_ALPHABET.fullmatch(word) for word in ("Goblins", "Žabáci", "Гномы"))
