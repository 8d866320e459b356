"""Rule cards: one for each thing of each edition, in three languages, with real rules and true examples."""

import argparse
from dataclasses import asdict

import pytest

import smallworld as sw
from smallworld.cards import KINDS, Card, Example, deck, text_key
from smallworld.cards.words import SEATS, example_lines, ranges, search, text, title
from smallworld.cli import rules as command
from smallworld.content.editions import EDITIONS
from smallworld.content.setup import make_setup, option_values, rules_of
from smallworld.engine.steps import STEP_NAMES
from smallworld.rulebook import rules
from smallworld.text import fluent
from smallworld.text.places import LANGUAGES
from smallworld.text.say import words_of

CARDS = [card for edition in EDITIONS for card in deck(edition)]
WITH_EXAMPLE = [card for card in CARDS if card.example is not None]
CASES = [(card, value, case) for card in WITH_EXAMPLE if card.example for value, case in card.example.cases()]
NOT_DRAWN = {
    "idea:secret": "it is about what nobody sees on the table",
    "idea:custom": "home-made things are not printed, so no edition has one to draw",
    "option:custom_pieces": "it says who may come to the table; no position has an answer to that",
}
TAKEN_AWAY = [card for card in WITH_EXAMPLE if card.kind not in ("idea", "option") and card.name != "symbol:size"]
"""An idea is not there for one ability, an option has its other value, and the letter of an island changes nothing in
play: it says where the marker of that letter is laid before the first turn."""


def called(card: Card) -> str:
    return f"{card.edition}-{card.name}"


@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_has_exactly_one_card(edition: str) -> None:
    made = rules_of(make_setup(edition, 2))
    wanted = [f"race:{race.key}" for race in made.races] + ["race:natives"]
    wanted += [f"power:{power.key}" for power in made.powers] + [f"piece:{piece.key}" for piece in made.pieces]
    wanted += [f"terrain:{key}" for key in EDITIONS[edition].terrains]
    wanted += [f"symbol:{key}" for key in EDITIONS[edition].symbols]
    wanted += [f"step:{key}" for key in STEP_NAMES] + [f"option:{key}" for key in option_values(edition)]
    names = [card.name for card in deck(edition)]
    assert sorted(name for name in names if not name.startswith("idea:")) == sorted(wanted)
    assert len(names) == len(set(names))
    ideas = {"goal", "turn", "combo", "price", "entering", "adjacency", "die", "redeploy", "coins", "decline"}
    ideas |= {"second", "loss", "immune", "nonempty", "winner"}
    assert {f"idea:{idea}" for idea in ideas} <= set(names)
    assert {card.kind for card in deck(edition)} == set(KINDS)


def test_as_many_as_the_boxes_hold() -> None:
    count = {kind: [sum(c.kind == kind for c in deck(edition)) for edition in EDITIONS] for kind in KINDS}
    assert (count["race"], count["power"], count["piece"]) == ([14 + 1, 16 + 1], [20, 20], [6, 8 + 5 + 7])
    assert count["option"] == [17, 4]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_usual_value_of_an_option_comes_first(edition: str) -> None:
    """The page marks it as usual."""
    usual = asdict(EDITIONS[edition].presets["default"])
    assert {card.key: card.values[0] for card in deck(edition) if card.kind == "option"} == usual


@pytest.mark.parametrize("card", CARDS, ids=called)
def test_a_card_names_rules_and_cards_that_exist(card: Card) -> None:
    assert card.rules
    assert set(card.rules) <= {rule.id for rule in rules()}
    assert set(card.related) <= {other.name for other in deck(card.edition)} - {card.name}


# Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_title_and_a_text(language: str) -> None:
    for card in CARDS:
        assert title(card, language) != card.key, card.name
        assert text(card, language).endswith((".", "…")), card.name
        assert 30 < len(text(card, language)) < 520, (card.name, len(text(card, language)))


def test_all_languages_have_the_same_words_with_the_same_variables() -> None:
    english = words_of("en", "cards")
    for language in LANGUAGES[1:]:
        words = words_of(language, "cards")
        assert list(words) == list(english)
        assert all(fluent.variables(words[key]) == fluent.variables(english[key]) for key in words)


def test_no_text_is_left_over() -> None:
    words = words_of("en", "cards")
    used = {next(key for key in text_key(card) if key in words) for card in CARDS}
    used |= {f"idea-{card.key}" for card in CARDS if card.kind == "idea"}
    used |= {f"card-player-{seat}" for seat in range(SEATS)} | {"card-region", "card-may"}
    called_here = {f"card-may-{do}" for _, _, case in CASES for do, _ in case.answer().deeds}
    used |= called_here - {key.replace("use-", "card-may-") for key in words_of("en")}
    assert set(words) == used


# Examples


@pytest.mark.parametrize("card", CARDS, ids=called)
def test_every_card_has_an_example_if_it_can_be_drawn(card: Card) -> None:
    assert (card.example is None) == (card.name in NOT_DRAWN)


@pytest.mark.parametrize(("card", "value", "case"), CASES, ids=[f"{called(card)}-{value}" for card, value, _ in CASES])
def test_an_example_has_an_answer(card: Card, value: str, case: Example) -> None:
    answer = case.answer()
    assert answer.terms or answer.reasons or answer.deeds or answer.events
    assert (value == "") == (card.kind != "option")


@pytest.mark.parametrize("card", TAKEN_AWAY, ids=called)
def test_an_example_shows_what_its_card_is_about(card: Card) -> None:
    """Take the race, power, piece or land away, and the answer is another one, or the deed is not allowed."""
    assert card.example is not None
    try:
        assert card.example.bereft().answer() != card.example.answer()
    except sw.Illegal as refusal:
        assert card.example.play, refusal


@pytest.mark.parametrize("card", [card for card in WITH_EXAMPLE if card.kind == "option"], ids=called)
def test_an_option_is_answered_otherwise_under_each_value(card: Card) -> None:
    assert card.example is not None
    cases = card.example.cases()
    assert [value for value, _ in cases] == list(card.values)
    answers = [case.answer() for _, case in cases]
    assert all(answers.count(answer) == 1 for answer in answers)
    if not card.example.under:
        assert card.example.answer() == answers[0]  # who says nothing about it plays by the usual value


def test_a_step_is_shown_at_its_time() -> None:
    """The position of a step begins there; or, where a turn does not wait, at the step before."""
    for card in CARDS:
        if card.kind == "step":
            assert card.example is not None
            before = {"declare": "start", "begin": "declare", "muster": "declare", "recruit": "conquer"}
            assert card.example.step in (card.key, before.get(card.key)) or card.key == "retreat", card.name


@pytest.mark.parametrize(("card", "value", "case"), CASES, ids=[f"{called(card)}-{value}" for card, value, _ in CASES])
def test_every_part_of_a_sum_has_a_card_that_explains_it(card: Card, value: str, case: Example) -> None:
    for source, _ in case.answer().terms:
        kinds = ("race", "power", "piece", "idea", "terrain")
        named = [other for other in deck(card.edition) if other.kind in kinds and source in (other.key, *other.also)]
        assert named, (source, value)


@pytest.mark.parametrize("card", WITH_EXAMPLE, ids=called)
def test_a_sum_adds_up(card: Card) -> None:
    for told in card.to_json()["example"]["answers"]:
        assert sum(term["number"] for term in told["terms"]) == told["total"]


@pytest.mark.parametrize("card", WITH_EXAMPLE, ids=called)
def test_an_example_is_small_and_its_picture_shows_the_borders(card: Card) -> None:
    assert card.example is not None
    told = card.to_json()["example"]
    places = {region["key"]: (region["x"], region["y"]) for region in told["regions"]}
    assert 2 <= len(places) <= 5
    board = card.example.game().board
    for region in board.regions:
        x, y = places[region.key]
        drawn = {key for key, (a, b) in places.items() if (abs(a - x), abs(b - y)) in ((2, 0), (1, 1))}
        assert set(region.neighbours) == drawn


def test_examples_in_words() -> None:
    giants = next(card for card in deck("base") if card.key == "giants")
    assert example_lines(giants, "en") == ["the farmland: 2 land + 2 orcs − 1 giants = 3"]
    elves = next(card for card in deck("base") if card.key == "elves")
    assert "none lost, 3 withdraw" in example_lines(elves, "en")[0]
    mines = next(card for card in deck("base") if card.key == "dwarf_mines_in_decline")
    assert example_lines(mines, "en") == ["Yes: 2 regions + 2 mines + 1 regions = 5", "No: 2 regions + 1 regions = 3"]
    sorcery = next(card for card in deck("base") if card.key == "sorcery_needs_hand")
    assert example_lines(sorcery, "en")[0] == "No: What Anna may do now: Sorcery (the mountain); Stop."
    for language in LANGUAGES:
        assert all(example_lines(card, language) for card in WITH_EXAMPLE)


# Finding


def test_titles_come_before_texts() -> None:
    found = search("trolls", "en", "base")
    assert found[0].name == "race:trolls"
    assert "piece:lair" in {card.name for card in found}
    assert search("тролли", "ru", "base")[0].name == "race:trolls"
    assert search("úpadek", "cs", "warcraft")[0].name == "idea:decline"
    assert search("no such thing", "en") == search("", "en") == []


def test_the_command_shows_cards(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    command.add(parser.add_subparsers())
    args = parser.parse_args(["rules", "hobiti", "--language", "cs", "--edition", "base"])
    assert args.run(args) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Hobiti  (Small World)\n")
    assert "B-RACE-HALFLINGS-01…06" in shown
    args = parser.parse_args(["rules", "nic takového", "--language", "cs"])
    assert args.run(args) == 1


def test_ids_in_short() -> None:
    assert ranges(("B-DIE-01", "B-DIE-02", "B-DIE-03", "B-X-GIANTS-FLYING")) == "B-DIE-01…03, B-X-GIANTS-FLYING"
