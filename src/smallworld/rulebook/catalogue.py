"""The catalogue files as objects: rules, scenarios, options, words.

The files are written for people; a rule is one line of `base.md`:

    - **ID** statement. | src: who says it | diff: who says otherwise | opt: option = default
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources


@dataclass(frozen=True)
class Rule:
    """One statement with its stable id."""

    id: str
    text: str
    sources: str
    differences: str  # where editions differ, or empty
    option: str  # "name = default", or empty
    chapter: str


@dataclass(frozen=True)
class Scenario:
    """A worked position: what is given, what is done, what must come out."""

    id: str
    title: str
    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Option:
    """A question the editions answer differently."""

    name: str
    values: tuple[str, ...]  # the default first
    rules: tuple[str, ...]
    presets: dict[str, str]  # the value in each edition preset


def rules() -> list[Rule]:
    """Every rule, in the order of the catalogue."""
    return list(_rules())


def scenarios() -> list[Scenario]:
    """Every worked scenario, in order."""
    return list(_scenarios())


def options() -> list[Option]:
    """Every option, in the order of the table of editions."""
    return list(_options())


def glossary() -> dict[str, str]:
    """The words of the code and what they mean."""
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
    chapter = section = ""
    for line in _text("base.md").splitlines():
        if line.startswith("## "):
            chapter, section = _heading(line), ""
        elif line.startswith("### "):
            section = f": {_heading(line)}"
        elif line.startswith("- **"):
            found += _rules_of_line(line, chapter + section)
    return tuple(found)


def _heading(line: str) -> str:
    """The words of a heading, without its number and the ids it stands for."""
    return re.sub(r"^#+ (\d+\. )?| \(B-[A-Z]+\)$", "", line)


def _rules_of_line(line: str, chapter: str) -> list[Rule]:
    """The rule of a line; a line that opens with several ids is the same rule for each."""
    statement, *columns = line.removeprefix("- ").split(" | ")
    ids, text = _leading_ids(statement)
    fields = dict([column.split(": ", 1) for column in columns])
    return [Rule(each, text, fields["src"], fields.get("diff", ""), fields.get("opt", ""), chapter) for each in ids]


def _leading_ids(statement: str) -> tuple[list[str], str]:
    opening = re.match(r"(\*\*B-[A-Z0-9-]+\*\*(, )?)+", statement)
    assert opening is not None, statement
    return re.findall(r"B-[A-Z0-9-]+", opening.group()), statement[opening.end() :].strip()


@cache
def _scenarios() -> tuple[Scenario, ...]:
    found: list[Scenario] = []
    for part in re.split(r"^### ", _text("scenarios.md"), flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        name, _, title = heading.partition(" ")
        body = re.split(r"^## ", body, flags=re.MULTILINE)[0]
        text, _, cited = body.rpartition("\nRules: ")
        found.append(Scenario(name, title, text.strip(), tuple(cited.split())))
    return tuple(found)


@cache
def _options() -> tuple[Option, ...]:
    disagreements = _table("| # | option")
    presets = _table("| option |")
    names = [re.sub(r"`(.+)`.*", r"\1", head) for head in presets[0]][1:]
    chosen = {row[0]: dict(zip(names, [cell.strip("*") for cell in row[1:]], strict=True)) for row in presets[1:]}
    found: list[Option] = []
    for row in disagreements[1:]:
        name, *values = re.findall(r"`(.+?)`", row[1])
        found.append(Option(name, tuple(values), _spelled_out(row[2]), chosen[name]))
    return tuple(found)


def _table(start: str) -> list[list[str]]:
    """The cells of the table in `editions.md` whose first line starts like this; headings first."""
    _, _, rest = _text("editions.md").partition(f"\n{start}")
    lines = f"{start}{rest}".split("\n\n")[0].splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]
    return [cells[0], *cells[2:]]


def _spelled_out(cited: str) -> tuple[str, ...]:
    """The ids of a short list: "B-LOSS-05, -06" means both, "B-CUSTOM" the whole chapter."""
    ids: list[str] = []
    for word in cited.split(", "):
        full = word if word.startswith("B-") else ids[-1].rpartition("-")[0] + word
        ids += [rule.id for rule in _rules() if rule.id == full or re.fullmatch(rf"{full}-\d+", rule.id)]
    return tuple(ids)
