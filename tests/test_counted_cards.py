"""Everything in both boxes opens a card in three languages: counted, and named one by one."""

from importlib.resources import files

import pytest

from smallworld.cards import deck
from smallworld.cards.words import card_text, search, text, title
from smallworld.cli.main import main
from smallworld.content.editions import EDITIONS
from smallworld.engine.explain import REASONS
from smallworld.text.places import LANGUAGES

COUNTED = {
    "base": {"race": 14, "power": 20, "piece": 6, "terrain": 7, "symbol": 3, "step": 12, "option": 17},
    "warcraft": {"race": 16, "power": 20, "piece": 20, "terrain": 7, "symbol": 4, "step": 12, "option": 4},
}
"""What the boxes hold, without the Lost Tribes and the murlocs, which belong to nobody."""

SELF_EVIDENT = {"ok", "die", "own_region", "no_race", "wrong_step", "prepared", "partner", "toll", "truce"}
SELF_EVIDENT |= {"sheltered", "shunned"}
"""Refusals that need no card in one of the editions: they explain themselves, or cannot happen there. The last two come
only from home-made races, whose own cards say it."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_as_many_cards_as_things(edition: str) -> None:
    cards = [card for card in deck(edition) if card.key != "natives"]
    counted = {kind: sum(card.kind == kind for card in cards) for kind in COUNTED[edition]}
    assert counted == COUNTED[edition]


def test_thirty_races_and_forty_powers() -> None:
    assert sum(counted["race"] for counted in COUNTED.values()) == 30
    assert sum(counted["power"] for counted in COUNTED.values()) == 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_opens_by_its_name(edition: str, language: str) -> None:
    """Whoever looks for the name of a thing finds its card, with a text and with ids of rules."""
    for card in deck(edition):
        assert card in search(title(card, language), language, edition), (card.name, language)
        assert text(card, language), (card.name, language)
        shown = card_text(card, language)
        assert shown.startswith(title(card, language)) and card.rules[0] in shown


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_refusal_has_a_card(edition: str) -> None:
    explained = {word for card in deck(edition) for word in card.also}
    assert set(REASONS) - SELF_EVIDENT <= explained
    assert {"base": {"truce"}, "warcraft": {"toll", "partner", "prepared"}}[edition] <= explained


def test_a_home_made_race_is_looked_up_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(files("smallworld.content.custom").joinpath("bakers.toml"))
    assert main(["rules", "bakers", "--custom", file]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Bakers\n  Two coins for every farmland region.")
    assert "played with the Elves’ tokens" in shown
    assert main(["rules", "bakers", "--custom", "no such file.toml"]) == 2
