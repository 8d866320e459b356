"""Home-made things in saved games and records."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

import smallworld as sw
from homemade import (
    BAKERS,
    GILDED,
    TWO_VALLEYS,
    race,
)
from smallworld.content.setup import content_hash, make_setup
from smallworld.record.codec import BadRecord


def half_a_game(custom, custom_board=None) -> sw.Game:
    game = sw.Game.new(players=3, seed=3, custom=custom, custom_board=custom_board)
    rng = random.Random(3)
    for _ in range(60):
        game.play(rng.choice(game.legal()))
    return game


def in_a_fresh_process(code: str, text: str) -> subprocess.CompletedProcess[str]:
    """Run a few lines in a new interpreter that knows nothing of this one."""
    source = (
        f"import sys\nsys.path.insert(0, {str(Path(sw.__file__).parent.parent)!r})\nimport smallworld as sw\n{code}"
    )
    return subprocess.run([sys.executable, "-c", source], input=text, capture_output=True, text=True, encoding="utf-8")


PLAY_ON = """
import random
sys.stdin.reconfigure(encoding="utf-8")
game = sw.Game.from_json(sys.stdin.read())
rng = random.Random(4)
while not game.over:
    game.play(rng.choice(game.legal()))
print(game.scores)
"""


def test_a_saved_game_brings_its_home_made_things_along():
    game = half_a_game([BAKERS + "# Bäckerei\n", GILDED], TWO_VALLEYS)
    saved = game.to_json()
    assert sw.Game.from_json(saved).to_json() == saved
    assert sw.Game.from_json(saved).setup == game.setup
    there = in_a_fresh_process(PLAY_ON, saved)
    rng = random.Random(4)
    while not game.over:
        game.play(rng.choice(game.legal()))
    assert there.stdout.strip() == str(game.scores), there.stderr


def test_a_board_that_speaks_several_languages_comes_back_the_same():
    named = """
[name]
en = "Two Valleys"
ru = "Две долины"
cs = "Dvě údolí"
[places]
moor = { en = "Moor", ru = "Пустошь" }
cove = { en = "Cove", cs = "Zátoka" }
"""
    text = TWO_VALLEYS.replace('name = "Two Valleys"\n', "") + named
    game = sw.Game.new(players=2, seed=1, custom_board=text)
    assert game.setup.custom_board is not None and len(game.setup.custom_board.places) == 2
    assert sw.Game.from_json(game.to_json()).setup == game.setup


def test_a_game_with_newts_needs_them_registered(newts):
    saved = half_a_game([newts]).to_json()
    assert sw.Game.from_json(saved).to_json() == saved
    there = in_a_fresh_process(PLAY_ON, saved)
    assert there.returncode != 0
    assert "uses the home-made race newts written in Python; register it first" in there.stderr
    register = "from smallworld.content.custom.newts import NEWTS\nsw.python_banner(NEWTS, plays_with='tritons')\n"
    assert in_a_fresh_process(register + PLAY_ON, saved).returncode == 0


def test_a_saved_game_with_bad_content_is_refused():
    from smallworld.record.codec import dumps
    from smallworld.record.save import digest

    data = json.loads(half_a_game([BAKERS], TWO_VALLEYS).to_json())
    for change in (
        lambda setup: setup["custom"][0].update(text="kind = 1"),
        lambda setup: setup["custom"][0].update(text=None),
        lambda setup: setup["custom"][0].update(kind=["race"]),
        lambda setup: setup["custom"].append(3),
        lambda setup: setup.update(custom=3),
        lambda setup: setup["custom_board"].update(rounds="many"),
        lambda setup: setup["custom_board"].update(rows=[[1] * 7]),
        lambda setup: setup["custom_board"].update(rows=[]),
        lambda setup: setup["custom_board"]["rows"][0].__setitem__(1, "moon"),
        lambda setup: setup["custom_board"]["rows"][0].__setitem__(3, ["nowhere"]),
        lambda setup: setup["custom_board"].update(players=[5]),
        lambda setup: setup.update(custom_board=[]),
    ):
        bad = json.loads(json.dumps(data))
        change(bad["setup"])
        bad.pop("digest")
        bad["digest"] = digest(bad)
        with pytest.raises(BadRecord):
            sw.Game.from_json(dumps(bad))


def test_a_position_brings_its_home_made_things_along(newts):
    game = half_a_game([BAKERS, GILDED, newts], TWO_VALLEYS)
    rng = random.Random(5)
    while game.state.asks or game.state.round < 4:
        game.play(rng.choice(game.legal()))
    text = game.to_position()
    again = sw.position(text)
    assert again.to_position() == text
    assert again.legal() == game.legal()
    assert [banner.key for banner in again.setup.custom] == ["bakers", "gilded", "newts"]
    with pytest.raises(sw.BadPosition, match="tokens must be a whole number from 1 to 15"):
        sw.position(text.replace("tokens = 6", "tokens = 16"))


def test_the_fingerprint_of_a_game_knows_its_home_made_things():
    hashes = {
        content_hash(make_setup("base", 2, custom=custom, custom_board=custom_board))
        for custom, custom_board in (
            ([], None),
            ([BAKERS], None),
            ([BAKERS.replace("coins = 2", "coins = 3")], None),
            ([GILDED], None),
            ([], TWO_VALLEYS),
            ([], TWO_VALLEYS.replace("rounds = 8", "rounds = 7")),
        )
    }
    assert len(hashes) == 6


def test_a_peace_ends_with_the_race_that_made_it_also_in_its_own_turn() -> None:
    """No printed race can make peace and decline in one turn; a home-made one of Diplomats can."""
    game = sw.position(f"""
        players = 2
        board = "2p"
        step = "close"
        [[custom]]
        kind = "race"
        key = "bakers"
        text = {json.dumps(race('part = "declines_after_scoring"'))}
        [[seat]]
        active = {{ race = "bakers", power = "diplomat", regions = {{ "2p-07" = 3 }} }}
        [[seat]]
        active = {{ race = "orcs", power = "hill", regions = {{ "2p-13" = 3 }} }}
    """)
    game.play({"do": "use", "what": "truce", "player": 1})
    game.play({"do": "decline"})
    assert sw.position(game.to_position()).to_position() == game.to_position()
