"""What the reader refuses is told by code, with its words; and what it allows but nobody can mean is doubted."""

import pytest

from homemade import race
from smallworld.content.loader import home_made, read_banner
from smallworld.hosting.refusals import told_refusal
from smallworld.table.commands import Recorded, Refused
from smallworld.table.doubts import doubts
from smallworld.table.positions import kept
from smallworld.table.refusals import FORMS, REFUSALS, coded, said_in, why
from smallworld.table.workshop import checked, made_from
from smallworld.text import fluent
from smallworld.text.places import LANGUAGES, word_file
from smallworld.text.vocabulary import Vocabulary
from test_custom_refusals import BAD_BANNERS

BOARD = {"kind": "board", "key": "isle", "rounds": 8, "players": [2]}


def only(where: str, part: str = "price") -> str:
    """A race with one part."""
    less = "less = 1\n" if part == "price" else ""
    return race(f'part = "{part}"\n{less}where = {{ {where} }}')


REFUSED = {
    "number": (race(tokens=99), {"field": "tokens", "low": 1, "high": 15}),
    "name_taken": (race() + 'name = "Trolls"\n', {"value": "Trolls"}),
    "key_taken": (race(key="orcs"), {"value": "orcs"}),
    "missing": (race().replace("tokens = 6", ""), {"field": "tokens"}),
    "long": (race() + f'name = "{"B" * 41}"\n', {"field": "name", "number": 41, "most": 40}),
    "markup": (race() + 'text = "<b>"\n', {"field": "text"}),
    "word": (only('terrain = "hil"'), {"field": "terrain", "value": "hil"}),
    "says_nothing": (only(""), {}),
    "no_sense": (only('holder = "own"', "coins"), {"field": "holder"}),
    "not_toml": ("kind =\n", {"line": 1}),
}


@pytest.mark.parametrize("code", REFUSED)
def test_a_refusal_has_a_code_and_its_words(code: str) -> None:
    text, values = REFUSED[code]
    problem = checked(text)["problem"]
    assert problem is not None
    assert (problem["code"], problem["values"]) == (code, values), problem["reason"]


def test_most_refusals_of_races_and_powers_have_one() -> None:
    problems = [checked(text)["problem"] for text, _ in BAD_BANNERS.values() if isinstance(text, str)]
    reasons = [problem["reason"] for problem in problems if problem]  # a board is no mistake here
    known = [reason for reason in reasons if coded(reason)[0]]
    assert len(known) > 0.8 * len(reasons)


@pytest.mark.parametrize(
    ("drawing", "regions", "code"),
    [
        (["....", "...."], {}, "no_regions"),
        (["aaaa", "aaaa"], {"a": {"terrain": "hill"}}, "regions"),
        (["a..b", "a..b"], {"a": {"terrain": "hill"}, "b": {"terrain": "hill"}}, "out_of_reach"),
        (["aabb", "aabb"], {"a": {"terrain": "sea", "marks": ["native"]}, "b": {"terrain": "hill"}}, "water_tribe"),
    ],
)
def test_so_have_those_of_boards(drawing: list[str], regions: dict[str, object], code: str) -> None:
    problem = made_from({**BOARD, "drawing": drawing, "regions": regions})["problem"]
    assert problem["code"] == code, problem["reason"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language: str) -> None:
    file = word_file(f"workshop.{language}.ftl")
    assert file is not None
    words = fluent.read(file)
    assert [code for code, _ in FORMS if f"shop-bad-{code}" not in words] == []


def test_a_sentence_that_nobody_knows_has_no_code() -> None:
    assert coded("Something else is wrong.") == ("", {})


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (only('terrain = "hill", not = { terrain = "hill" }'), [("nowhere", 1)]),
        (only('terrain = "hill", not = { terrain = ["hill", "swamp"] }'), [("nowhere", 1)]),
        (only('terrain = ["hill", "swamp"], not = { terrain = "hill" }'), []),
        (only('terrain = "hill", not = { terrain = "hill", symbol = "mine" }'), []),
        (
            race(
                'part = "only_takes"\nwhere = { terrain = "hill" }',
                'part = "cannot_take"\nwhere = { terrain = "hill" }',
            ),
            [("nothing_to_take", 2)],
        ),
        (
            race(
                'part = "only_takes"\nwhere = { terrain = "hill" }', 'part = "cannot_take"\nwhere = { symbol = "mine" }'
            ),
            [],
        ),
    ],
)
def test_what_can_never_be_is_doubted(text: str, found: list[tuple[str, int]]) -> None:
    assert [(each["code"], each["part"]) for each in doubts(home_made(read_banner(text)))] == found
    assert checked(text)["problem"] is None


# Texts that are brought, positions and records, also outside of the workshop

MAP = '[map]\na = "farmland edge : b"\nb = "hill : a"\n'
ORCS = f'{MAP}[[seat]]\nactive = {{{{ race = "orcs", power = "hill", regions = {{{{ a = {{}} }}}} }}}}\n[[seat]]\n'
POSITIONS: dict[str, tuple[str, dict[str, str | int], str, str]] = {
    "at_key": ("plyers = 2\n", {"value": "plyers"}, "", "players"),
    "at_region": (ORCS.format(1).replace("a = 1", "z = 1"), {"value": "z"}, "seat 0, active, regions", ""),
    "at_word": (ORCS.format(1).replace("orcs", "orks"), {"value": "orks"}, "seat 0, active, race", "orcs"),
    "at_number": ("round = 99", {"low": 1, "high": 10}, "round", ""),
    "at_text": ("step = 3", {}, "step", ""),
    "at_box": (ORCS.format("7, b = 7"), {"most": 10, "number": 14}, "seat 0, active", ""),
    "at_no_race": (f'step = "score"\n{MAP}', {"number": 0}, "step", ""),
    "at_step": (f'step = "conquer"\n{MAP}', {}, "step", ""),
    "at_both": (f'board = "2p"\n{MAP}', {}, "board", ""),
    "map_name": (MAP.replace("b", "race"), {"region": "race"}, "map", ""),
    "map_word": (MAP.replace("hill", "hil"), {"region": "b", "value": "hil"}, "map", "hill"),
    "not_toml": ("round = =", {"line": 1}, "", ""),
}


def refused(wanted: Recorded) -> Refused:
    """Why nothing is opened."""
    with pytest.raises(Refused) as problem:
        kept(wanted)
    return problem.value


@pytest.mark.parametrize("code", POSITIONS)
def test_a_position_is_refused_with_a_code_its_words_and_its_place(code: str) -> None:
    text, values, where, mean = POSITIONS[code]
    told = told_refusal(refused(Recorded(position=text)))
    assert told["code"] == "bad_position" and told["reason"]
    because = told["why"]
    assert because["code"] == code, told["reason"]
    assert (because["where"], because["mean"]) == (where, mean), told["reason"]
    assert values.items() <= because["values"].items()


@pytest.mark.parametrize("text", ["hello", "[]"])
def test_so_is_what_is_no_record(text: str) -> None:
    told = told_refusal(refused(Recorded(record=text)))
    assert (told["code"], told["why"]["code"]) == ("bad_record", "record_foreign"), told["reason"]


def test_what_nobody_has_translated_and_what_is_no_text_have_no_why() -> None:
    assert "why" not in told_refusal(Refused("bad_position", "Something else is wrong."))
    assert "why" not in told_refusal(Refused("denied", "There is no game in this file."))
    assert why("A set is brought to a table as a whole; the workshop makes one.") is None  # said only where one draws


SENTENCES = {
    "ability 1 (price), where: terrain cannot be 'hil'. Did you mean 'hill'?": {
        "en": "ability 1 (price), where: terrain cannot be 'hil'. Did you mean 'hill'?",
        "ru": "ability 1 (price), where: terrain: «hil» здесь не подходит. Может быть, «hill»?",
        "cs": "ability 1 (price), where: terrain: „hil“ sem nepatří. Možná „hill“?",
    },
    "There is no key 'x'. Known: board, round.": {
        "ru": "Поля «x» не бывает. Известные слова: board, round.",
        "cs": "Pole „x“ neexistuje. Známá slova: board, round.",
    },
    "seat 1, active: there are 10 orcs in the box, not 12.": {
        "ru": "seat 1, active: Слишком много жетонов: здесь 12, в коробке 10.",
    },
    "Line 4: the record stops before its closing line.": {
        "ru": "Конца записи не хватает.",
        "cs": "Konec záznamu chybí.",
    },
    "Something else is wrong.": {"ru": "Something else is wrong.", "cs": "Something else is wrong."},
}


@pytest.mark.parametrize("reason", SENTENCES)
def test_a_refusal_is_told_in_the_language_of_its_reader(reason: str) -> None:
    for language, said in SENTENCES[reason].items():
        assert said_in(Vocabulary(language, REFUSALS), reason) == said


def test_every_sentence_can_be_said_with_the_words_in_its_gaps() -> None:
    """Two forms may share a code; its sentence then needs only what both have."""
    for language in LANGUAGES:
        file = word_file(f"workshop.{language}.ftl")
        assert file is not None
        words = fluent.read(file)
        for code, form in FORMS:
            gaps = {name.rstrip("_") for name in form.groupindex}
            assert fluent.variables(words[f"shop-bad-{code}"]) <= gaps, (language, code, form.pattern)
