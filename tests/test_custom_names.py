"""A home-made race or power is called what its maker calls it, wherever a game is shown or told."""

import pytest

import smallworld as sw
from homemade import BAKERS, GILDED
from smallworld.content.setup import make_setup, rules_of
from smallworld.text.actions import action_line
from smallworld.text.places import LANGUAGES
from smallworld.text.words import Words, tell
from smallworld.trial import first_combo

SMITHS = BAKERS.replace('key = "bakers"', 'key = "smiths"').replace('"Bakers"', '"Smiths of the Vale"')
STARRY = GILDED.replace('key = "gilded"', 'key = "starry"').replace('"Gilded"', '"Star-Eyed"')


def smiths(picked: bool = True) -> sw.Game:
    """Seat 0 has just taken the Star-Eyed Smiths of the Vale, or is about to."""
    setup = make_setup("base", 2, custom=[SMITHS, STARRY])
    rules = rules_of(setup)
    game = first_combo(setup, rules.race("smiths").index, rules.power("starry").index, seed=0)
    if picked:
        game.play({"do": "pick", "combo": 0})
    return game


def test_the_printed_table_has_the_names():
    assert any(
        line.startswith("  Star-Eyed Smiths of the Vale 10 tokens, costs nothing")
        for line in str(smiths(False)).splitlines()
    )
    assert "Star-Eyed Smiths of the Vale: 0 regions, 10 tokens in hand" in str(smiths())


def test_the_picture_has_the_name():
    game = smiths()
    game.play({"do": "conquer", "region": "2p-02"})
    assert "Smiths of the Vale 2</title>" in game.to_svg() and ">Smiths of the Vale</text>" in game.to_svg()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_have_the_names(language):
    game = smiths(False)
    picked = game.play({"do": "pick", "combo": 0})[0]
    assert "Star-Eyed" in game.say(picked, language) and "Smiths of the Vale" in game.say(picked, language)
    (taken,) = game.play({"do": "conquer", "region": "2p-02"})
    assert "Smiths of the Vale" in game.say(taken, language)


def test_what_earns_coins_is_called_by_its_name():
    game = smiths()
    game.play({"do": "conquer", "region": "2p-02"})
    (scored,) = [event for event in game.play([{"do": "end"}]) if type(event).__name__ == "CoinsEarned"]
    assert "Star-Eyed 3" in game.say(scored)  # three coins in the first turn


def test_the_terminal_tells_the_names():
    game = smiths(False)
    words = Words(game, ["you", "bot"], you=0)
    assert action_line(words, game, game.legal()[0]).startswith("Star-Eyed Smiths of the Vale ")
    events = game.play({"do": "pick", "combo": 0})
    assert tell(words, game, events)[0] == "A takes the Star-Eyed Smiths of the Vale (10 tokens)."


def test_a_game_of_printed_races_is_told_as_ever():
    game = sw.Game.new(seed=7, first=0)
    assert "Commando Tritons" in str(game)
