"""Cards in words: their titles and texts in a language, their examples as a line or two, and finding them."""

import re
import textwrap
from collections.abc import Sequence
from typing import Final

from smallworld.cards.deck import Card, deck, text_key
from smallworld.cards.example import Example
from smallworld.content.editions import EDITIONS
from smallworld.content.loader import HomeMade
from smallworld.text import fluent
from smallworld.text.homemade import describe
from smallworld.text.say import ENGLISH, KINDS, Speaker, Vocabulary, words_of

PART: Final = "cards"
SEATS: Final = 3  # at most, in what an example tells


def title(card: Card, language: str) -> str:
    """What the card is about."""
    words = {**words_of(language), **words_of(language, PART)}
    for key in (f"{card.kind}-{card.edition}-{card.key}", f"{card.kind}-{card.key}"):
        if key in words:
            return fluent.say(language, words[key], ending="")
    return card.key


def text(card: Card, language: str) -> str:
    """What the card says."""
    words = words_of(language, PART)
    return next((fluent.say(language, words[key]) for key in text_key(card) if key in words), "")


def example_lines(card: Card, language: str) -> list[str]:
    """What the example comes to: a sum, reasons, deeds or sentences; of an option, a line under each of its values."""
    if card.example is None:
        return []
    if not card.example.values:
        return answer_lines(card.example, language)
    words = words_of(language)
    return [
        f"{fluent.say(language, words[f'option-{card.key}-{value}'])}: {' '.join(answer_lines(case, language))}"
        for value, case in card.example.cases()
    ]


def answer_lines(example: Example, language: str) -> list[str]:
    """What an example comes to in its one case."""
    speaker = speaking(example, language)
    answer = example.answer()
    lines = [speaker.sentence(told) for told in answer.events]
    if answer.terms:
        coins = answer.asked == "coins"
        parts = [
            f"{'+' if number >= 0 else '−'} {abs(number)} {term(speaker, source, coins)}"
            for source, number in answer.terms
        ]
        where = f"{speaker.region(answer.region)}: " if answer.region else ""
        lines.append(f"{where}{' '.join(parts).removeprefix('+ ')} = {answer.total}")
    lines += [f"{speaker.region(region)}: {reason(speaker, code)}" for region, code in answer.reasons]
    if answer.deeds:
        player = fluent.say(language, words_of(language, PART)["card-may"], player=speaker.names[answer.seat])
        lines.append(f"{player} {'; '.join(deed(speaker, *each) for each in answer.deeds)}.")
    return lines


def deed(speaker: Speaker, do: str, regions: tuple[str, ...]) -> str:
    """What may be done, and where."""
    word = words_of(speaker.language, PART).get(f"card-may-{do}")
    name = speaker.name("use", do) if word is None else fluent.say(speaker.language, word)
    where = ", ".join(speaker.region(region) for region in regions)
    return f"{name} ({where})" if where else name


def speaking(example: Example, language: str) -> Speaker:
    """Who tells an example: its players have names, and its regions are called by their terrain."""
    words = words_of(language, PART)
    names = [fluent.say(language, words[f"card-player-{seat}"]) for seat in range(SEATS)]
    speaker = Speaker(example.game(), language, names)
    for region in speaker.board.regions:
        terrain = speaker.name("terrain", region.terrain).lower()
        speaker.places[region.key] = fluent.say(language, words["card-region"], terrain=terrain)
    return speaker


def term(speaker: Speaker, source: str, coins: bool) -> str:
    """What a part of a sum is for."""
    if coins:
        return speaker.any_name(source).lower()
    return speaker.first_name(("item", *KINDS), source).lower()


def card_text(card: Card, language: str, width: int = 80) -> str:
    """A card for the terminal: title, text, example, rules."""
    edition = fluent.say(language, words_of(language)[f"edition-{card.edition}"])
    lines = [f"{title(card, language)}  ({edition})"]
    for paragraph in [text(card, language), *example_lines(card, language), ranges(card.rules)]:
        lines += textwrap.wrap(paragraph, width, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)
    return "\n".join(lines)


def reason(speaker: Speaker, code: str) -> str:
    """Why a region is open or closed, in the edition's own words where it has some."""
    return speaker.said(f"why-{speaker.edition}-{code}") or speaker.said(f"why-{code}")


def home_text(made: HomeMade, width: int = 80, language: str = ENGLISH) -> str:
    """The card of a home-made race or power: in its author's words, and what the program understood."""
    lines = [made.called(language)]
    by = Vocabulary(language, ("ui",)).said("ui-made-by", author=made.author) if made.author else ""
    for paragraph in filter(None, [made.texts.to(language), describe(made, language), by]):
        lines += textwrap.wrap(paragraph, width, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)
    return "\n".join(lines)


def home_search(wanted: str, home: Sequence[HomeMade]) -> tuple[list[HomeMade], list[HomeMade]]:
    """The home-made races and powers that are called so, and those that have all these words in their text too.

    Words of every language are looked at.
    """
    starts = beginnings(wanted)
    named: list[HomeMade] = []
    speaking: list[HomeMade] = []
    for made in home if starts else ():
        heading = " ".join([made.key, made.name, *[said for _, said in made.names.words]])
        told = " ".join([heading, made.text, *[said for _, said in made.texts.words]])
        if all(start.search(heading) for start in starts):
            named.append(made)
        elif all(start.search(told) for start in starts):
            speaking.append(made)
    return named, speaking


def beginnings(wanted: str) -> list[re.Pattern[str]]:
    """Finds words by how they begin."""
    return [re.compile(rf"(?<!\w){re.escape(word)}", re.IGNORECASE) for word in wanted.split()]


def search(wanted: str, language: str, edition: str = "") -> list[Card]:
    """The cards that have all these words: in the title before those that only mention them in the text."""
    starts = beginnings(wanted)
    named: list[Card] = []
    speaking: list[Card] = []
    for each in [edition] if edition else EDITIONS:
        for card in deck(each):
            heading = f"{title(card, language)} {card.key.replace('_', ' ')}"
            if all(start.search(heading) for start in starts):
                named.append(card)
            elif all(start.search(f"{heading} {text(card, language)}") for start in starts):
                speaking.append(card)
    return named + speaking if starts else []


def ranges(ids: tuple[str, ...]) -> str:
    """Ids in short: "B-DIE-01 to -13, B-COMP-08" as "B-DIE-01…13, B-COMP-08"."""
    runs: list[list[tuple[str, str]]] = []
    for each in ids:
        stem, _, number = each.rpartition("-")
        before = runs[-1][-1] if runs else ("", "")
        follows = number.isdigit() and before[0] == stem and before[1].isdigit() and int(before[1]) + 1 == int(number)
        if follows:
            runs[-1].append((stem, number))
        else:
            runs.append([(stem, number)])
    shown = [f"{run[0][0]}-{run[0][1]}" + (f"…{run[-1][1]}" if len(run) > 1 else "") for run in runs]
    return ", ".join(shown)
