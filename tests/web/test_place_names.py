"""Every region of the printed boards has a name of its own, in every language."""

import re
from pathlib import Path

import pytest

import smallworld as sw
from homemade import TWO_VALLEYS
from smallworld.content.base.boards import BOARDS
from smallworld.content.boards import read_rows
from smallworld.content.warcraft.islands import FACES
from smallworld.text import fluent as ftl
from smallworld.text.places import LANGUAGES, all_names, place_names

TEXT = Path(__file__).parents[2] / "web" / "text"
REGIONS = {
    "base": [row.key for _, _, text in BOARDS.values() for row in read_rows(text)],
    "warcraft": [row.key for text in FACES.values() for row in read_rows(text)],
}
LONGEST = {"en": 14, "ru": 18, "cs": 18}
LETTERS = {"en": "a-z", "ru": "а-яё", "cs": "a-záčďéěíňóřšťúůýž"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_region_is_named_and_no_other(language: str) -> None:
    written = list(ftl.read(TEXT / f"places.{language}.ftl"))
    assert written == [f"place-{key}" for keys in REGIONS.values() for key in keys]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", REGIONS)
def test_a_name_is_given_once_whatever_islands_lie_together(edition: str, language: str) -> None:
    names = [all_names(language)[key].lower() for key in REGIONS[edition]]
    assert len(names) > 100
    assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_short_and_plain(language: str) -> None:
    letters = LETTERS[language]
    for key, name in all_names(language).items():
        assert 3 <= len(name) <= LONGEST[language], (key, name)
        assert re.fullmatch(rf"[{letters}]+(?:[ ’-][{letters}]+)*", name, re.IGNORECASE), (key, name)
        assert name[0].isupper(), (key, name)


def test_a_home_made_board_keeps_the_names_of_its_author() -> None:
    assert place_names(sw.Game.new(custom_board=TWO_VALLEYS)) == {}
    assert place_names(sw.Game.new(players=2), "cs")["2p-05"] == "Kotlíkov"
