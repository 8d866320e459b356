"""The rule catalogue, for people to read and for the program to search."""

from smallworld.rulebook.catalogue import EDITIONS, Option, Rule, Scenario, glossary, options, rules, scenarios
from smallworld.rulebook.lookup import find, nearest, render, render_scenario

__all__ = [
    "EDITIONS",
    "Option",
    "Rule",
    "Scenario",
    "find",
    "glossary",
    "nearest",
    "options",
    "render",
    "render_scenario",
    "rules",
    "scenarios",
]
