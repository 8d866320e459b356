"""No language lacks a word. Where one did, its readers would see the English one, and this test names it."""

import re
from pathlib import Path

import pytest

from smallworld.text import fluent
from smallworld.text.say import filled

TEXT = Path(__file__).parents[2] / "web" / "text"
LANGUAGES = ("en", "ru", "cs")
PARTS = ("", "ui.", "places.", "cards.", "coach.", "moments.", "why.")
FORMS = {"en": {"one", "other"}, "ru": {"one", "few", "many"}, "cs": {"one", "few", "other"}}


def words(part: str, language: str) -> fluent.Messages:
    return fluent.read(TEXT / f"{part}{language}.ftl")


def keys(part: str, language: str) -> set[str]:
    text = (TEXT / f"{part}{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


def missing(english: set[str], other: set[str]) -> list[str]:
    """Every word that only one of them has."""
    return sorted(english ^ other)


def test_a_missing_word_is_named() -> None:
    english = keys("why.", "en")
    assert missing(english, english - {"why-price"}) == ["why-price"]


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("part", PARTS)
def test_no_word_is_missing(part: str, language: str) -> None:
    assert missing(keys(part, "en"), keys(part, language)) == []


def test_in_the_terminal_english_stands_in_for_it() -> None:
    english = words("", "en")
    russian = {key: pattern for key, pattern in words("", "ru").items() if key != "race-base-orcs"}
    both = filled(russian, english)
    assert fluent.say("ru", both["race-base-orcs"]) == "Orcs"
    assert fluent.say("ru", both["race-base-elves"]) == "Эльфы"


def test_every_file_of_words_is_looked_at() -> None:
    assert {file.name for file in TEXT.glob("*.ftl")} == {f"{part}{each}.ftl" for part in PARTS for each in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_have_the_same_variables_and_all_forms(language: str) -> None:
    english, own = words("why.", "en"), words("why.", language)
    assert list(own) == list(english)
    for key, pattern in own.items():
        assert fluent.variables(pattern) == fluent.variables(english[key]), key
        for choice in fluent.choices(pattern):
            forms = {name for name, _ in choice.variants if not name.isdigit()}
            assert "one" not in forms or forms == FORMS[language], key


def test_the_legend_has_a_word_and_a_sentence_for_each_form() -> None:
    legend = [key for key in words("why.", "en") if key.startswith("legend-")]
    assert len(legend) == 2 * len([key for key in legend if key.endswith("-text")]) == 32
