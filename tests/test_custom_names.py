"""A home-made race or power is called what its maker calls it, wherever a game is shown or told."""

import pytest

import smallworld as sw
from homemade import BAKERS, GILDED, TWO_VALLEYS, race, start, take
from smallworld.cli.person import Person
from smallworld.cli.show import show
from smallworld.cli.teller import Teller
from smallworld.content.setup import make_setup, rules_of
from smallworld.text.actions import action_line
from smallworld.text.paint import Paint
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
    assert "Star-Eyed (first turn) 3" in game.say(scored)  # it pays for mines too, so the ability is named


def test_the_terminal_tells_the_names():
    game = smiths(False)
    words = Words(game, ["you", "bot"], you=0)
    assert action_line(words, game, game.legal()[0]).startswith("Star-Eyed Smiths of the Vale ")
    events = game.play({"do": "pick", "combo": 0})
    assert tell(words, game, events)[0] == "A takes the Star-Eyed Smiths of the Vale (10 tokens)."


def test_what_its_author_wrote_is_shown_with_the_combinations(capsys):
    game = smiths(False)
    assert "Smiths of the Vale: Two coins for every farmland region." in str(game)
    show(game, "en")
    assert "Star-Eyed: Three coins in the first turn" in capsys.readouterr().out


def test_a_text_that_says_nothing_of_itself_is_told_as_it_was_understood():
    assert "Bakers: 6 tokens, played with the Elves’ tokens" in str(sw.Game.new(custom=[race()]))


@pytest.mark.parametrize(
    ("language", "said"), [("en", "2 coins for every farmland"), ("ru", "2 монеты"), ("cs", "2 mince")]
)
def test_a_player_can_look_a_home_made_race_up(language, said, capsys):
    game = smiths()
    words = Words(game, ["you", ""], 0, language)
    Person(game, 0, words, Teller(words, Paint(on=False), 100)).rules("smiths")
    told = capsys.readouterr().out
    assert "where the mills stand" in told and said in told


def test_two_sources_of_coins_on_one_banner_are_told_apart():
    bees = race('part = "coins"\nname = "Honey"\ncoins = 3', 'part = "coins"\nper = "region"', key="beekeepers")
    game = start([bees], "beekeepers", "hill", custom_board=TWO_VALLEYS)
    take(game, "farm")
    assert [source for _, source, _ in game.income(0)] == ["regions", "beekeepers:1", "beekeepers:2"]
    (scored,) = [event for event in game.play([{"do": "end"}]) if type(event).__name__ == "CoinsEarned"]
    assert "Beekeepers (Honey) 3, Beekeepers (regions) 1" in game.say(scored)
    assert "Beekeepers (Honey) 3, Beekeepers (регионы) 1" in game.say(scored, "ru")


def test_a_region_that_its_text_forbids_is_refused_in_the_words_of_the_ability():
    frogs = race('part = "cannot_take"\nwhere = { terrain = "swamp" }', key="frogs")
    game = start([frogs], "frogs", "hill", custom_board=TWO_VALLEYS)
    with pytest.raises(sw.Illegal, match="forbids it to take such a region") as refused:
        game.play({"do": "conquer", "region": "moor"})
    assert refused.value.code == "shunned"
    assert Words(game, ["", ""], language="cs").refusal(refused.value) == "Takový region váš národ dobýt nesmí."


def test_a_game_of_printed_races_is_told_as_ever():
    game = sw.Game.new(seed=7, first=0)
    assert "Commando Tritons" in str(game)


@pytest.mark.parametrize(
    ("name", "gender", "wanted"),
    [
        ("Víly", "", "Zámožné"),
        ("Čarodějnice", "", "Zámožné"),
        ("Bohyně", "", "Zámožné"),
        ("Strašidla", "", "Zámožná"),
        ("Rytíři", "", "Zámožní"),
        ("Horalé", "", "Zámožní"),
        ("Divoké", "feminine", "Zámožné"),
        ("Koně", "masculine", "Zámožní"),
        ("Děti", "feminine", "Zámožné"),
    ],
)
def test_printed_powers_are_bent_after_a_home_made_race(name: str, gender: str, wanted: str) -> None:
    said = f'name = {{ en = "Others", ru = "Ведьмы", cs = "{name}" }}\n' + (f'gender = "{gender}"\n' if gender else "")
    text = race(key="others").replace('key = "others"\n', f'key = "others"\n{said}')
    game = start([text], "others", "wealthy")
    assert Words(game, [], language="cs").combo("wealthy", "others") == f"{wanted} {name}"
    assert Words(game, [], language="ru").combo("wealthy", "others") == "Богатые Ведьмы"
    assert Words(game, [], language="en").combo("wealthy", "others") == "Wealthy Others"
    assert Words(game, [], language="cs").combo("dragon_master", "others").split()[1] == "draků"


def test_only_a_race_has_a_gender() -> None:
    with pytest.raises(sw.BadContent, match="gender is for races; a power has no tokens of its own"):
        sw.banner(GILDED.replace('kind = "power"', 'kind = "power"\ngender = "feminine"'))
    with pytest.raises(sw.BadContent, match="gender cannot be 'femine'"):
        sw.banner(BAKERS.replace('kind = "race"', 'kind = "race"\ngender = "femine"'))
