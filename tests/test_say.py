"""Events as sentences, in three languages."""

import random
from pathlib import Path

import pytest

import smallworld as sw
from smallworld.text import places, say
from smallworld.text.places import LANGUAGES
from smallworld.text.say import NoWords
from t16 import t16

ORCS = """
    step = "conquer"
    dice = [2]
    [[seat]]
    active = { race = "orcs", power = "hill", regions = { a = 1 }, hand = 4 }
    [[seat]]
    active = { race = "humans", power = "swamp", regions = { d = 3, n = 1 } }
    """


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A takes hill b (Orcs: 2 tokens)."),
        ("ru", "A захватывает регион «холмы b» (Орки: 2 жетона)."),
        ("cs", "A obsazuje region „kopce b“ (Orkové: 2 žetony)."),
    ],
)
def test_a_conquest_is_told(language, sentence):
    game = t16(ORCS)
    (taken,) = game.play({"do": "conquer", "region": "b"})
    assert game.say(taken, language) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A takes Copperwood (Orcs: 3 tokens)."),
        ("ru", "A захватывает регион «Медный бор» (Орки: 3 жетона)."),
        ("cs", "A obsazuje region „Měděný bor“ (Orkové: 3 žetony)."),
    ],
)
def test_a_region_has_a_name_and_nobody_takes_it_from_themselves(language, sentence):
    game = sw.position("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { 2p-02 = 1 }, hand = 6 }
        declined = { race = "elves", regions = { 2p-03 = 1 } }
        [[seat]]
    """)
    assert sentence in [game.say(event, language) for event in game.play({"do": "conquer", "region": "2p-03"})]


def test_players_may_have_names():
    game = t16(ORCS)
    (taken,) = game.play({"do": "conquer", "region": "b"})
    assert game.say(taken, names=["Ann", "Bob"]).startswith("Ann ")


def test_an_income_is_told_item_by_item():
    game = t16('step = "score"\n[[seat]]\nactive = { race = "humans", power = "hill", regions = { a = 2, b = 1 } }')
    assert game.say(game.opening[0]) == "A scores 4 coins (regions 2, farmland 1, hills 1)."


def test_of_two_races_that_are_paid_for_the_same_it_says_which_is_which():
    active = 'active = { race = "humans", power = "hill", regions = { a = 2 } }'
    declined = 'declined = { race = "orcs", regions = { b = 1 } }'
    game = t16(f'step = "score"\n[[seat]]\n{active}\n{declined}')
    assert game.say(game.opening[0]) == "A scores 3 coins (regions: Orcs 1, Humans 1; farmland 1)."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A’s Flying Orcs go into decline, holding 1 region."),
        ("ru", "Летучие орки (A) приходят в упадок, удерживая 1 регион."),
        ("cs", "Létající Orkové (A) přecházejí do úpadku a drží 1 region."),
    ],
)
def test_a_race_stands_behind_its_power_as_the_language_wants_it(language, sentence):
    game = sw.position('[[seat]]\nactive = { race = "orcs", power = "flying", regions = { 2p-02 = 3 } }\n[[seat]]')
    assert sentence in [game.say(event, language) for event in game.play({"do": "decline"})]


def test_a_word_that_a_language_lacks_is_told_in_english(monkeypatch):
    game = t16(ORCS)
    (taken,) = game.play({"do": "conquer", "region": "b"})
    known = say.words_of("cs", "")
    monkeypatch.delitem(known, "event-region_taken")
    assert game.say(taken, "cs") == "A takes kopce b (Orkové: 2 tokens)."


def test_only_the_words_of_the_package_are_needed(tmp_path, monkeypatch):
    words = Path(say.__file__).parents[1] / "web" / "text"
    game = sw.Game.new(first=0)
    say.words_of.cache_clear()
    monkeypatch.setattr(places, "FOLDERS", (tmp_path,))
    with pytest.raises(NoWords, match="built with the pages"):
        game.say(game.opening[0])
    if words.is_dir():  # the pages are built
        monkeypatch.setattr(places, "FOLDERS", (tmp_path, words))
        assert game.say(game.opening[0]) == "Round 1: A"
    say.words_of.cache_clear()


def test_a_language_nobody_wrote_is_refused():
    game = sw.Game.new()
    with pytest.raises(NoWords, match="There are no words for 'fr'"):
        game.say(game.opening[0], "fr")


@pytest.mark.parametrize("language", [None, 5, [], "English", "EN"])
def test_a_language_is_one_of_three_words(language):
    game = sw.Game.new()
    with pytest.raises(NoWords, match=r"There are no words for .* (Known: cs, en, ru|Did you mean 'en')"):
        game.say(game.opening[0], language)


@pytest.mark.parametrize(
    "names", ["ab", 5, {0: "Ann", 1: "Bob"}, ["Ann"], ["Ann", "Bob", "Cid"], ["Ann", None], [1, 2]]
)
def test_every_seat_has_a_name_or_none_has(names):
    game = sw.Game.new()
    with pytest.raises(sw.Illegal, match="names is a list of 2 names, one for each seat, not") as refusal:
        game.say(game.opening[0], names=names)
    assert refusal.value.code == "bad_names"
    assert game.say(game.opening[0], names=("Ann", "Bob"))[-3:] in ("Ann", "Bob")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_there_is_a_sentence_for_everything_that_happens(edition, language):
    rng = random.Random(language)
    for seed in range(3):
        game = sw.Game.new(edition, 2 + seed, seed=seed)
        said = [game.say(event, language) for event in game.opening]
        while not game.over:
            said += [game.say(event, language) for event in game.play(rng.choice(game.legal()))]
        assert all(said) and not [line for line in said if "{" in line or "_" in line or "none " in line[:6]]
