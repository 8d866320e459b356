"""The catalogue files as objects: rules, scenarios, options, words.

The files are written for people; a rule is one line, of `base.md` or of `warcraft.md`:

    - **ID** statement. | src: who says it | diff: who says otherwise | opt: option = default
    - **ID** `[~]` statement. (who says it)
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

BASE: Final = "base"
WARCRAFT: Final = "warcraft"
EDITIONS: Final = (BASE, WARCRAFT)

RULES: Final = {BASE: "base.md", WARCRAFT: "warcraft.md"}
SCENARIOS: Final = {BASE: "scenarios.md", WARCRAFT: "scenarios-warcraft.md"}
OPTIONS: Final = {BASE: "editions.md", WARCRAFT: "warcraft.md"}

TAGS: Final = {"`[=]`": "as in the base game", "`[~]`": "changed from the base game", "`[+]`": "new"}


@dataclass(frozen=True)
class Rule:
    """One statement with its stable id."""

    id: str
    text: str
    sources: str
    differences: str  # where editions differ, or empty
    option: str  # "name = default", or empty
    chapter: str
    edition: str
    change: str = ""  # as in the base game, changed or new, if the catalogue says so


@dataclass(frozen=True)
class Scenario:
    """A worked position: what is given, what is done, what must result."""

    id: str
    title: str
    text: str
    rules: tuple[str, ...]
    edition: str


@dataclass(frozen=True)
class Option:
    """A question that printings answer differently, or a ruling that may be changed."""

    name: str
    values: tuple[str, ...]  # the default first
    rules: tuple[str, ...]
    presets: dict[str, str]  # the value in each preset
    edition: str


def rules() -> list[Rule]:
    """Every rule, in the order of the catalogues, the base game first."""
    return list(_rules())


def scenarios() -> list[Scenario]:
    """Every worked scenario, in order."""
    return list(_scenarios())


def options() -> list[Option]:
    """Every option, in the order of the tables."""
    return list(_options())


def glossary() -> dict[str, str]:
    """The words used in the code and what they mean."""
    meanings: dict[str, str] = {}
    for names, meaning in re.findall(r"^- (\*\*.+?\*\*): (.+)$", _text("glossary.md"), re.MULTILINE):
        for name in re.findall(r"\*\*(.+?)\*\*", names):
            meanings[name] = meaning
    return meanings


@cache
def _text(name: str) -> str:
    return resources.files("smallworld.rulebook").joinpath(name).read_text(encoding="utf-8")


@cache
def _rules() -> tuple[Rule, ...]:
    found: list[Rule] = []
    for edition in EDITIONS:
        chapter = section = ""
        for line in _whole_lines(_text(RULES[edition])):
            if line.startswith("## "):
                chapter, section = _heading(line), ""
            elif line.startswith("### "):
                section = f": {_heading(line)}"
            elif line.startswith("- **"):
                found += _rules_of_line(line, chapter + section, edition)
    return tuple(found)


def _whole_lines(text: str) -> list[str]:
    """The lines of a file; a line includes what is indented under it."""
    return re.sub(r"\n +", " ", text).splitlines()


def _heading(line: str) -> str:
    """The words of a heading, without its number, its ids and the numbers on banners."""
    return re.sub(r"^#+ (\d+\. )?| \((B-[A-Z]+|\d+(, tray \d+)?)\)", "", line)


def _rules_of_line(line: str, chapter: str, edition: str) -> list[Rule]:
    """The rule of a line; a line that begins with several ids is the same rule for each."""
    ids, statement = _leading_ids(line.removeprefix("- "))
    if edition == BASE:
        text, *columns = statement.split(" | ")
        fields = dict([column.split(": ", 1) for column in columns])
        sources, differences, option = fields["src"], fields.get("diff", ""), fields.get("opt", "")
        return [Rule(each, text, sources, differences, option, chapter, edition) for each in ids]
    text, sources, change = _tagged(statement)
    return [Rule(each, text, sources, "", "", chapter, edition, change) for each in ids]


def _leading_ids(statement: str) -> tuple[list[str], str]:
    opening = re.match(r"(\*\*[BW]-[A-Z0-9-]+\*\*(, )?)+", statement)
    assert opening is not None, statement
    return re.findall(r"[BW]-[A-Z0-9-]+", opening.group()), statement[opening.end() :].strip()


def _tagged(statement: str) -> tuple[str, str, str]:
    """Text, sources and tag of a rule of Warcraft. Sources are in brackets after a full stop."""
    tag = statement[:5] if statement[:5] in TAGS else ""
    brackets = r"(?<=\.) \(((?:[^()]|\([^()]*\))*)\)"
    sources = re.findall(brackets, statement)
    text = re.sub(brackets, "", statement.removeprefix(tag)).replace("**", "").strip()
    if re.search("Ruling:|Proposal:", text) and not re.search(r"\bR\b", " ".join(sources)):
        sources.append("R")
    return text, "; ".join(sources), TAGS.get(tag, "")


@cache
def _scenarios() -> tuple[Scenario, ...]:
    found: list[Scenario] = []
    for edition in EDITIONS:
        for part in re.split(r"^### ", _text(SCENARIOS[edition]), flags=re.MULTILINE)[1:]:
            heading, _, body = part.partition("\n")
            name, _, title = heading.partition(" ")
            body = re.split(r"^## ", body, flags=re.MULTILINE)[0]
            text, _, cited = body.rpartition("\nRules: ")
            found.append(Scenario(name, title, text.strip(), tuple(cited.split()), edition))
    return tuple(found)


@cache
def _options() -> tuple[Option, ...]:
    found: list[Option] = []
    for edition in EDITIONS:
        questions = _table(_text(OPTIONS[edition]), "| # | option")
        presets = _table(_text(OPTIONS[edition]), "| option |")
        names = [re.sub(r"`(.+)`.*", r"\1", head) for head in presets[0]][1:]
        chosen = {row[0]: dict(zip(names, [cell.strip("*") for cell in row[1:]], strict=True)) for row in presets[1:]}
        for row in questions[1:]:
            name, *values = re.findall(r"`(.+?)`", row[1])
            found.append(Option(name, tuple(values), _spelled_out(row[2]), chosen[name], edition))
    return tuple(found)


def _table(text: str, start: str) -> list[list[str]]:
    """The cells of the table whose first line starts like this; headings first."""
    _, _, rest = text.partition(f"\n{start}")
    lines = f"{start}{rest}".split("\n\n")[0].splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]
    return [cells[0], *cells[2:]]


def _spelled_out(cited: str) -> tuple[str, ...]:
    """The ids of a short list: "B-LOSS-05, -06" means both, "B-CUSTOM" the whole chapter."""
    ids: list[str] = []
    for word in cited.split(", "):
        full = word if word[:2] in ("B-", "W-") else ids[-1].rpartition("-")[0] + word
        ids += [rule.id for rule in _rules() if rule.id == full or re.fullmatch(rf"{full}-\d+", rule.id)]
    return tuple(ids)
