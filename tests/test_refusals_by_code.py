"""What the reader refuses is told by code, with its words; and what it allows but nobody can mean is doubted."""

import pytest

from homemade import race
from smallworld.content.loader import home_made, read_banner
from smallworld.table.doubts import doubts
from smallworld.table.refusals import FORMS, coded
from smallworld.table.workshop import checked, made_from
from smallworld.text import fluent
from smallworld.text.places import LANGUAGES, word_file
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
