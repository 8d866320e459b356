"""Presets and options: where the printed editions disagree (editions.md).

What each option does is tested where its rule is; here stands which edition chooses what.
"""

from dataclasses import asdict

import pytest

import smallworld as sw
from smallworld import rulebook
from smallworld.content.setup import option_values
from table import table


def options() -> list[rulebook.Option]:
    """The options of the base game."""
    return [option for option in rulebook.options() if option.edition == "base"]


PRESETS = ("default", "hobbyworld-2016", "czech-2009", "style-of-life", "print-and-play")


def chosen(preset: str = "default", **changes: str) -> dict[str, str]:
    """The options of a game with this preset."""
    return asdict(sw.Game.new(preset=preset, options=changes).setup.options)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_its_column_of_the_table(preset: str) -> None:
    assert chosen(preset) == {option.name: option.presets[preset] for option in options()}


def test_there_are_five_presets_and_seventeen_options() -> None:
    assert all(set(option.presets) == set(PRESETS) for option in options())
    assert len(options()) == 17
    assert list(chosen()) == [option.name for option in options()]


def test_every_option_has_the_values_of_the_table_the_default_first() -> None:
    assert option_values("base") == {option.name: option.values for option in options()}
    assert chosen() == {option.name: option.values[0] for option in options()}


def test_style_of_life_is_the_default() -> None:
    assert chosen("style-of-life") == chosen("default")


def test_what_print_and_play_changes() -> None:
    different = {name for name, value in chosen("print-and-play").items() if value != chosen()[name]}
    assert different == {
        *("sorcerers_once", "dwarf_mines_in_decline", "orcs_bonus", "flying_lakes", "flying_range"),
        *("refugee_adjacency", "die_eligibility", "encampments_on_loss", "commando_scope"),
        *("tie_break", "forced_decline", "custom_pieces"),
    }


def test_an_option_changes_a_preset_in_one_point() -> None:
    changed = chosen("czech-2009", flying_lakes="forbidden")
    assert changed == {**chosen("czech-2009"), "flying_lakes": "forbidden"}


@pytest.mark.parametrize(
    ("preset", "changes", "reason"),
    [
        ("czech-2008", {}, "There is no preset 'czech-2008'. Did you mean 'czech-2009'?"),
        ("default", {"tie_brake": "tied_players"}, "There is no option 'tie_brake'. Did you mean 'tie_break'?"),
        (
            "default",
            {"tie_break": "tied_player"},
            "Option tie_break cannot be 'tied_player'. Did you mean 'tied_players'?",
        ),
        (
            "default",
            {"forced_decline": "sometimes"},
            "Option forced_decline cannot be 'sometimes'. Known: never, when_unable.",
        ),
    ],
)
def test_unknown_words_are_refused_with_the_nearest_one(preset: str, changes: dict[str, str], reason: str) -> None:
    with pytest.raises(sw.BadSetup) as refused:
        sw.Game.new(preset=preset, options=changes)
    assert str(refused.value) == reason


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(sw.BadSetup, match=r"There is no edition 'bass'. Did you mean 'base'"):
        sw.Game.new(edition="bass")


def test_positions_choose_presets_and_options_too() -> None:
    text = """
        preset = "print-and-play"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 1 } }
    """
    assert table(text).p1.verbs == "decline"  # forced_decline = when_unable
    assert table(text, forced_decline="never").p1.verbs == "expand decline"
    with pytest.raises(sw.BadPosition, match=r"There is no preset 'print-or-play'. Did you mean 'print-and-play'"):
        table(text.replace("and", "or"))
