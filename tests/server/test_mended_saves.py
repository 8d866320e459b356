"""Saved games and records from before a rule was mended: they open with a word about it, or say why they do not."""

import json
from pathlib import Path
from random import Random

import pytest

import smallworld as sw
from mending import mended
from smallworld.cli.main import main
from smallworld.content.editions import EDITIONS
from smallworld.record.codec import BadRecord, dumps
from smallworld.record.journal import Journal, read, verify
from smallworld.record.save import SINCE, digest


def game_after(edition: str, actions: int) -> sw.Game:
    """A game in the middle."""
    game, rng = sw.Game.new(edition, 3, seed=4), Random(4)
    for _ in range(actions):
        game.play(rng.choice(game.legal()))
    return game


@pytest.mark.parametrize("edition", ["base", "warcraft"])
@pytest.mark.parametrize("actions", [0, 20, 47])
def test_a_saved_game_goes_on_from_its_position(edition: str, actions: int) -> None:
    game = game_after(edition, actions)
    text, then = game.to_json(), EDITIONS[edition].ruleset
    assert sw.Game.from_json(text).notice == ""
    with mended(edition, start_coins=7):
        later = sw.Game.from_json(text)
        assert f"ruleset {then}, now {then + 1}" in later.notice
        assert later.copy().notice == later.notice
        assert later.to_position() == game.to_position() and later.decider == game.decider
        assert later.history == [] and not later.can_undo
        while not later.over:
            later.play(later.legal()[-1])
        again = sw.Game.from_json(later.to_json())
        assert again.scores == later.scores and again.notice == ""


def test_a_saved_game_of_the_first_version_opens_by_the_same_rules_only() -> None:
    """It has no position by names, and numbers mean something else when something was added."""
    game = game_after("base", 20)
    data = json.loads(game.to_json())
    first = {name: value for name, value in data.items() if name not in (*SINCE, "digest")}
    text = dumps({**first, "digest": digest(first)})
    assert sw.Game.from_json(text).view(None) == game.view(None)
    with mended("base"), pytest.raises(BadRecord, match="saved with other rules"):
        sw.Game.from_json(text)


def test_a_saved_game_that_cannot_be_by_the_rules_of_today_says_why() -> None:
    data = json.loads(game_after("base", 20).to_json())
    data["position"] = 'edition = "best"\n' + data["position"]
    del data["digest"]
    with mended("base"), pytest.raises(BadRecord, match=r"is impossible under today's: .*best"):
        sw.Game.from_json(dumps({**data, "digest": digest(data)}))


def test_a_record_is_read_by_later_rules_but_not_played_again() -> None:
    lines, then = Journal.of(game_after("base", 30)).to_lines(), EDITIONS["base"].ruleset
    with mended("base"):
        journal = next(iter(read(lines)))
        assert journal.rulings is not None and journal.rulings.ruleset == then
        assert journal.to_lines() == lines, "it is written again as it was"
        for way in (verify, Journal.replay, Journal.resume):
            with pytest.raises(BadRecord, match=f"ruleset {then}, where this one has {then + 1}"):
                way(journal)
    assert len(verify(next(iter(read(lines)))).history) == 30


def test_the_command_line_tells_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(game_after("base", 20).to_json())
    then = EDITIONS["base"].ruleset
    with mended("base"):
        assert main(["show", str(file)]) == 0
    told = capsys.readouterr()
    assert told.err.count(f"ruleset {then}, now {then + 1}") == 1 and "ruleset" not in told.out
