"""A home-made race or power brings its own card to the table: its name, its text, and what the program understood."""

from importlib.resources import files

import smallworld as sw
from homemade import power
from smallworld.table.home import home_cards

BAKERS = files("smallworld.content.custom").joinpath("bakers.toml").read_text(encoding="utf-8")


def test_a_card_says_what_its_author_says_and_what_was_understood() -> None:
    (card,) = home_cards((sw.banner(BAKERS),))
    assert (card["kind"], card["key"], card["name"], card["tokens"]) == ("race", "bakers", "Bakers", 6)
    assert card["text"].startswith("Two coins for every farmland region.")
    assert (
        "played with the Elves’ tokens" in card["understood"]["en"]
        and "2\N{NO-BREAK SPACE}coins" in card["understood"]["en"]
    )
    assert (
        "+2\N{NO-BREAK SPACE}монеты" in card["understood"]["ru"]
        and "+2\N{NO-BREAK SPACE}mince" in card["understood"]["cs"]
    )


def test_a_card_names_offers_markers_and_several_sources_of_coins() -> None:
    text = power('part = "coins"', 'part = "coins"\nper = "region"', 'part = "offer"\nname = "Dig"\ndoes = "reach"')
    (card,) = home_cards((sw.banner(text),))
    names = {"gilded": "Gilded", "gilded:1": "Gilded (every turn)", "gilded:2": "Gilded (regions)"}
    assert card["names"]["en"] == names | {"gilded_offer": "Dig", "gilded_offer_used": "Dig"}


def test_what_strangers_write_is_text_and_nothing_else() -> None:
    (card,) = home_cards((sw.banner(BAKERS.replace("Two coins", "Two & 3 < 4 coins")),))
    assert card["text"].startswith("Two & 3 < 4 coins")
