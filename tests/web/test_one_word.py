"""Whatever is on the table has one name in each language, everywhere: a newcomer takes two names for two things."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from smallworld.text import fluent as ftl

ROOT = Path(__file__).parents[2]
TEXT = ROOT / "web" / "text"
EXAMPLES = ROOT / "src" / "smallworld" / "content"

GIVEN_UP = {
    "en": {
        r"rivals?|enem(?:y|ies)|foes?": "opponent",
        r"counters?|units?|troops?|garrisons?": "token",
        r"combinations?|banners?": "combo",
        r"pieces?": "marker",
        r"camps?": "Encampment",
        r"people(?= without)": "race",
        r"territor(?:y|ies)|provinces?": "region",
        r"click\w*|tap|taps": "press",
        r"(?:border|rim) of the map|edge of the board": "edge of the map",
        r"the log": "chronicle",
    },
    "ru": {
        r"рас[аыуе]|расой": "народ",
        r"фишк\w*|фишек": "жетон",
        r"противник\w*|враг\w*": "соперник",
        r"территори\w*|област\w*": "регион",
        r"завоев\w*": "захват",
        r"знам[яе]\w*": "комбинация",
        r"журнал\w*": "хроника",
        r"клик\w*|щёлкн\w*|косн\w*": "нажать",
        r"у(?:йти|йдёт|ходит|ходят) в упадок": "прийти в упадок",
        r"кра[йяюе]м? поля": "край карты",
    },
    "cs": {
        r"ras[ayu]|rasou": "národ",
        r"figurk\w*": "žeton",
        r"protivní\w*|nepřátel\w*|nepřítel": "soupeř",
        r"oblast\w*|území\w*": "region",
        r"prapor(?:u|y|em)?": "kombinace",
        r"klik\w*": "klepnout",
        r"(?:okraj\w*|kraj\w*) plánu": "okraj mapy",
    },
}
"""Words that must not come back, by what is said instead."""

NAMES = {"Garrisoned"}


def sentences(pattern: ftl.Pattern) -> list[str]:
    """Everything that a message can say, without what is put in."""
    found: list[str] = []
    for part in pattern:
        if isinstance(part, ftl.Choice):
            found += [text for _, variant in part.variants for text in sentences(variant)]
        elif isinstance(part, str):
            found.append(part)
    return found


def given_up(text: str, language: str) -> Iterator[str]:
    """Words of a text that must not come back, with what is said elsewhere."""
    for words, instead in GIVEN_UP[language].items():
        met = re.search(rf"\b(?:{words})\b", text, re.IGNORECASE)
        if met and met[0] not in NAMES:
            yield f"{met[0]}, elsewhere {instead}"


def said_in(value: object, language: str) -> Iterator[str]:
    """Whatever a file says to players in this language, as { en = "…", ru = "…", cs = "…" }."""
    if isinstance(value, list):
        for each in value:
            yield from said_in(each, language)
    elif isinstance(value, dict):
        for key, each in value.items():
            if key == language and isinstance(each, str):
                yield each
            else:
                yield from said_in(each, language)


@pytest.mark.parametrize("language", GIVEN_UP)
def test_the_examples_of_home_made_races_say_the_same_words(language: str) -> None:
    files = sorted(EXAMPLES.rglob("*.toml"))
    texts = [(file.name, text) for file in files for text in said_in(tomllib.loads(file.read_text("utf-8")), language)]
    assert len(files) > 40 and len(texts) > 40
    assert [f"{file}: {wrong}" for file, text in texts for wrong in given_up(text, language)] == []


@pytest.mark.parametrize("language", GIVEN_UP)
def test_one_thing_has_one_name(language: str) -> None:
    files = [file for file in TEXT.glob("*.ftl") if file.stem == language or file.stem.endswith(f".{language}")]
    assert len(files) > 10
    found = []
    for file in files:
        for key, pattern in ftl.read(file).items():
            text = "\n".join(sentences(pattern))
            found += [f"{file.name} {key}: {wrong}" for wrong in given_up(text, language)]
    assert found == []
