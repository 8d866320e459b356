"""Finding rules by id, by name or by what they say, and showing them."""

import difflib
import re
import textwrap
from functools import cache
from typing import Final

from smallworld.rulebook.catalogue import BASE, EDITIONS, Option, Rule, Scenario, glossary, options, rules, scenarios

KINDS: Final = ("RACE", "POWER", "ART", "PLACE")
ONE_OF_MANY: Final = {"DWARF": "DWARVES", "ELF": "ELVES", "RATMAN": "RATMEN"}


def find(word: str, edition: str = "") -> list[Rule]:
    """The rules that match one or more words: an id, the start of one, a name, or else words of the text.

    Without an edition those of the base game come first, then those of Warcraft.

    >>> [rule.id for rule in find("B-END-02")]
    ['B-END-02']
    >>> [rule.id for rule in find("flying sorcerers")]
    ['B-X-SORCERERS-FLYING']
    >>> [rule.id for rule in find("trolls", "warcraft")]
    ['W-RACE-TROLL-01']
    """
    words = word.split()
    if not words:
        return []
    editions = [edition] if edition else EDITIONS
    found = [rule for rule in _by_id(words) or _by_part_of_id(words) if rule.edition in editions]
    if not found:
        for each in editions:
            found += _by_subject(words, each) or _by_text(words, each)
    return found


def nearest(word: str, edition: str = "") -> list[str]:
    """Known ids or words that look like the ones that found nothing."""
    close: list[str] = []
    numbered: list[Rule | Scenario] = [*rules(), *scenarios()]
    ids = [each.id for each in numbered if edition in ("", each.edition)]
    for each in word.split():
        if not find(each, edition):
            like = difflib.get_close_matches(each.upper(), ids, n=3) if "-" in each else []
            close += like or difflib.get_close_matches(each.lower(), _vocabulary(edition), n=3, cutoff=0.7)
    return list(dict.fromkeys(close))


# Ways to find, from the exact to the broad


def _of(edition: str) -> list[Rule]:
    return [rule for rule in rules() if rule.edition == edition]


def _by_id(words: list[str]) -> list[Rule]:
    """Every word is a whole id."""
    known = {rule.id: rule for rule in rules()}
    found = [known[word.upper()] for word in words if word.upper() in known]
    return found if len(found) == len(words) else []


def _by_part_of_id(words: list[str]) -> list[Rule]:
    """One word with a hyphen: the start of an id, with or without its first parts."""
    if len(words) > 1 or "-" not in words[0]:
        return []
    part = f"-{words[0].upper()}"
    return [rule for rule in rules() if part in f"-{rule.id}"]


def _by_subject(words: list[str], edition: str) -> list[Rule]:
    """Every word names a race, a power or a chapter: the rules that have all of these names."""
    meant = [_meant(word.upper(), edition) for word in words]
    return [rule for rule in _of(edition) if all(names & _names(rule) for names in meant)]


def _meant(word: str, edition: str) -> set[str]:
    """The names that a word means, in full or by their start."""
    word = ONE_OF_MANY.get(word, word)
    codes, titles = _subjects(edition)
    meant = {name for name in codes + titles if word in (name, name.removesuffix("S"))}
    return meant or {name for name in codes if len(word) > 3 and name.startswith(word)}


def _names(rule: Rule) -> set[str]:
    """The parts of its id and, since the ids of Warcraft shorten names, the words of its heading."""
    return {*rule.id.split("-"), *_title(rule)}


def _title(rule: Rule) -> list[str]:
    """The words of the race, power, artifact or place a rule of Warcraft stands under."""
    _, _, heading = rule.chapter.partition(": ")
    return [] if rule.edition == BASE else re.findall(r"[^ ,]+", heading.upper())


@cache
def _subjects(edition: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of chapters, races and powers: as the ids write them, and as headings do."""
    codes: dict[str, None] = {}
    titles: dict[str, None] = {}
    for rule in _of(edition):
        _, first, *others = rule.id.split("-")
        if first in KINDS and not others[0].isdigit():
            codes[others[0]] = None
        elif first != "X":
            codes[first] = None
        titles |= dict.fromkeys(_title(rule))
    return tuple(codes), tuple(titles)


def _by_text(words: list[str], edition: str) -> list[Rule]:
    """Every word is the start of a word in the rule. Chapters of that name come first, then whole phrases and words."""
    starts = [_starting(word) for word in words]
    phrase = _starting(" ".join(words))
    whole = [re.compile(start.pattern + r"(?!\w)", re.IGNORECASE) for start in starts]

    def rank(rule: Rule) -> tuple[bool, bool, bool]:
        return (
            not phrase.search(rule.chapter),
            not phrase.search(rule.text),
            not all(word.search(rule.text) for word in whole),
        )

    found = [rule for rule in _of(edition) if all(start.search(_everything(rule)) for start in starts)]
    return sorted(found, key=rank)


def _starting(words: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(words)}", re.IGNORECASE)


def _everything(rule: Rule) -> str:
    changing = [option.name for option in options() if rule.id in option.rules]
    return " ".join([rule.chapter, rule.text, rule.differences, rule.option, *changing])


@cache
def _vocabulary(edition: str) -> tuple[str, ...]:
    """Every word worth suggesting."""
    words = [*glossary()]
    for each in [edition] if edition else EDITIONS:
        codes, titles = _subjects(each)
        words += [*codes, *titles, *[_everything(rule) for rule in _of(each)]]
    return tuple(sorted(set(re.findall(r"[a-z][a-z_-]+[a-z]", " ".join(words).lower()))))


# Showing


def render(rule: Rule, width: int = 80) -> str:
    """A rule for the terminal: id, text, options and differences, scenarios."""
    where = f"{rule.chapter}; {rule.change}" if rule.change else rule.chapter
    lines = [f"{rule.id}  ({where})", *_wrapped(rule.text, width)]
    for option in options():
        named = rule.id in option.rules or option.name in f"{rule.text} {rule.option}"
        if named and option.edition == rule.edition:
            lines += _wrapped(f"Option: {_choices(option)}", width)
    if rule.differences:
        lines += _wrapped(f"Editions: {rule.differences}", width)
    if rule.sources:
        lines += _wrapped(f"Sources: {rule.sources}", width)
    shown = [f"{scenario.id} {scenario.title}" for scenario in scenarios() if rule.id in scenario.rules]
    if shown:
        lines += _wrapped(f"Scenarios: {'; '.join(shown)}", width)
    return "\n".join(lines)


def render_scenario(scenario: Scenario, width: int = 80) -> str:
    """A scenario for the terminal, with the rules it shows."""
    lines = [f"{scenario.id}  {scenario.title}"]
    for line in [*scenario.text.splitlines(), f"Rules: {' '.join(scenario.rules)}"]:
        lines += _wrapped(line, width)
    return "\n".join(lines)


def _choices(option: Option) -> str:
    """The values of an option, and which presets differ from the default."""
    default, *others = option.values
    parts = [f"{option.name} = {default} (default)"]
    for value in others:
        presets = [name for name, chosen in option.presets.items() if chosen == value]
        parts.append(f"{value} ({', '.join(presets)})" if presets else value)
    return " or ".join(parts)


def _wrapped(text: str, width: int) -> list[str]:
    """Indented lines; words with hyphens, such as ids, are not broken."""
    return textwrap.wrap(
        text,
        width,
        initial_indent="  ",
        subsequent_indent="    ",
        break_on_hyphens=False,
        break_long_words=False,
    )
