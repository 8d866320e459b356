"""One game for each race, told in sentences: a change of behaviour is a difference that a board-gamer can read."""

import difflib

import pytest

from smallworld.content.editions import EDITIONS
from smallworld.content.setup import make_setup, rules_of
from smallworld.text.names import name_of
from tales import ABILITIES, AGAIN, FOLDER, LONGEST, SIGNS, Tale, shows, tales

TALES = [tale for edition in EDITIONS for tale in tales(edition)]


@pytest.mark.parametrize("tale", TALES, ids=lambda tale: f"{tale.edition}-{tale.race}")
def test_the_story_of_a_race_is_the_same(tale: Tale) -> None:
    kept, now = tale.path.read_text(), tale.story()
    where = str(tale.path.relative_to(FOLDER.parent.parent))
    lines = difflib.unified_diff(kept.splitlines(), now.splitlines(), where, "as it is told now", lineterm="", n=6)
    if kept != now:
        pytest.fail("\n".join([*lines, "", f"If it should be so, `{AGAIN}` writes it anew."]), pytrace=False)


@pytest.mark.parametrize("tale", TALES, ids=lambda tale: f"{tale.edition}-{tale.race}")
def test_the_story_shows_what_the_race_can_do(tale: Tale) -> None:
    story = tale.path.read_text()
    sign = SIGNS[tale.edition].get(tale.race, "the race declines")
    assert shows(tale, story), f"not found: {sign}. Mend the words in tales.py, or `{AGAIN} --choose {tale.race}`."
    assert len(story.splitlines()) <= LONGEST


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_race_has_a_story_and_every_power_is_in_one(edition: str) -> None:
    rules = rules_of(make_setup(edition, 2))
    assert [tale.race for tale in tales(edition)] == [race.key for race in rules.races] == list(ABILITIES[edition])
    stories = "".join(tale.path.read_text() for tale in tales(edition))
    assert [power.key for power in rules.powers if f"takes the {name_of(power.key)} " not in stories] == []
