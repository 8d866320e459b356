"""Finding rules by id, by name or by what they say, and showing them."""

import difflib
import re
import textwrap
from functools import cache
from typing import Final

from smallworld.rulebook.catalogue import Option, Rule, Scenario, glossary, options, rules, scenarios

ONE_OF_MANY: Final = {"DWARF": "DWARVES", "ELF": "ELVES", "RATMAN": "RATMEN"}


def find(word: str) -> list[Rule]:
    """The rules that answer to a word or several: an id, the start of one, a name, else words of the text.

    >>> [rule.id for rule in find("B-END-02")]
    ['B-END-02']
    >>> [rule.id for rule in find("flying sorcerers")]
    ['B-X-SORCERERS-FLYING']
    """
    words = word.split()
    if not words:
        return []
    return _by_id(words) or _by_part_of_id(words) or _by_subject(words) or _by_text(words)


def nearest(word: str) -> list[str]:
    """Ids or words that look like the ones that nothing answers to."""
    close: list[str] = []
    ids = [rule.id for rule in rules()] + [scenario.id for scenario in scenarios()]
    for each in word.split():
        if not find(each):
            like = difflib.get_close_matches(each.upper(), ids, n=3) if "-" in each else []
            close += like or difflib.get_close_matches(each.lower(), _vocabulary(), n=3, cutoff=0.7)
    return list(dict.fromkeys(close))


# Ways to find, from the exact to the broad


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


def _by_subject(words: list[str]) -> list[Rule]:
    """Every word names a race, a power or a chapter: the rules whose ids carry all of them."""
    names = [_subject(word.upper()) for word in words]
    if "" in names:
        return []
    return [rule for rule in rules() if set(names) <= set(rule.id.split("-"))]


def _subject(word: str) -> str:
    """The name in the ids that a word means, or nothing."""
    word = ONE_OF_MANY.get(word, word)
    for name in _subjects():
        if word in (name, name.removesuffix("S")) or (len(word) > 3 and name.startswith(word)):
            return name
    return ""


@cache
def _subjects() -> tuple[str, ...]:
    """The names of chapters, races and powers, as the ids write them."""
    names: dict[str, None] = {}
    for rule in rules():
        _, first, *others = rule.id.split("-")
        if first in ("RACE", "POWER"):
            names[others[0]] = None
        elif first != "X":
            names[first] = None
    return tuple(names)


def _by_text(words: list[str]) -> list[Rule]:
    """All words begin words of the rule. First come chapters of that name, then whole phrases and words."""
    starts = [_starting(word) for word in words]
    phrase = _starting(" ".join(words))
    whole = [re.compile(start.pattern + r"(?!\w)", re.IGNORECASE) for start in starts]

    def rank(rule: Rule) -> tuple[bool, bool, bool]:
        return (
            not phrase.search(rule.chapter),
            not phrase.search(rule.text),
            not all(word.search(rule.text) for word in whole),
        )

    found = [rule for rule in rules() if all(start.search(_everything(rule)) for start in starts)]
    return sorted(found, key=rank)


def _starting(words: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(words)}", re.IGNORECASE)


def _everything(rule: Rule) -> str:
    return f"{rule.chapter} {rule.text} {rule.differences} {rule.option}"


@cache
def _vocabulary() -> tuple[str, ...]:
    """Every word worth suggesting."""
    text = " ".join([*[_everything(rule) for rule in rules()], *glossary(), *_subjects()])
    return tuple(sorted(set(re.findall(r"[a-z][a-z_-]+[a-z]", text.lower()))))


# Showing


def render(rule: Rule, width: int = 80) -> str:
    """A rule for the terminal: id, text, options and differences, scenarios."""
    lines = [f"{rule.id}  ({rule.chapter})", *_wrapped(rule.text, width)]
    for option in options():
        if rule.id in option.rules or option.name in f"{rule.text} {rule.option}":
            lines += _wrapped(f"Option: {_choices(option)}", width)
    if rule.differences:
        lines += _wrapped(f"Editions: {rule.differences}", width)
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
    """The values of an option, and which presets leave the default."""
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
