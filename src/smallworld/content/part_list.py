"""The parts that a home-made race or power can ask for by name, with their fields (docs/add-a-race.md)."""

from typing import Final

from smallworld.content.grammar_file import COUNTS, PER, WHEN, WHERE
from smallworld.content.vocabulary import coins, decline, offers, pieces, prices, tokens, ways
from smallworld.content.vocabulary.field import GRAMMAR
from smallworld.content.vocabulary.part import Part
from smallworld.content.vocabulary.words import HAPPENINGS, OFFERED

PARTS: Final[dict[str, Part]] = {
    **prices.PARTS,
    **ways.PARTS,
    **coins.PARTS,
    **tokens.PARTS,
    **pieces.PARTS,
    **offers.PARTS,
    **decline.PARTS,
}
"""One sentence, how it is made, and its fields; how it is put in words stands in `web/text/content.*.ftl`."""


def parts_table() -> str:
    """The parts and their fields as a Markdown table with the words of the base game, for docs/add-a-race.md."""
    lines = ["| part | fields | what it does |", "|---|---|---|"]
    for name, part in PARTS.items():
        said = [f"`{each}`: {told.told()}" for each, told in part.fields.items() if told.kind not in GRAMMAR]
        tables = [told.mentioned(each) for each, told in part.fields.items() if told.kind in GRAMMAR]
        fields = "<br>".join([*said, ", ".join(tables)] if tables else said)
        lines.append(f"| `{name}` | {fields} | {part.means} |")
    return "\n".join(lines)


def grammar_tables() -> str:
    """The fields of where, when and per, and what their words mean, as Markdown tables for docs/add-a-race.md."""
    lines: list[str] = []
    tables = {"where": WHERE, "when": WHEN, "per": PER, "of": COUNTS, "on": HAPPENINGS, "does": OFFERED}
    for name, fields in tables.items():
        lines += [f"| `{name}` | |", "|---|---|", *[f"| `{each}` | {told} |" for each, told in fields.items()], ""]
    return "\n".join(lines).rstrip()
