"""Rules that change while games run."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from smallworld.content import editions, setup
from smallworld.content.editions import EDITIONS
from smallworld.content.setup import content_hash
from smallworld.engine.rules import Rules

# What `Rules` is made of; compiled, it cannot say so itself.
PARTS = (
    "edition",
    "races",
    "powers",
    "pieces",
    "world",
    "die",
    "start_coins",
    "column",
    "land_price",
    "mountain_price",
    "last_attempt_price",
    "own_declined_defends",
    "declined_all_lost",
    "teams",
    "refuge_apart",
    "forced_decline",
    "tie_break_only_if_all",
)


def changed(rules: Rules, numbers: dict[str, Any]) -> Rules:
    """The same rules with some numbers changed."""
    whole = {name: getattr(rules, name) for name in PARTS} | {"die": tuple(rules.die)}
    return Rules(**(whole | numbers))


def put(key: str, edition: editions.Edition) -> None:
    """From now on this is the edition."""
    EDITIONS[key] = edition
    setup._rules_of.cache_clear()
    content_hash.cache_clear()


@contextmanager
def mended(key: str, **numbers: Any) -> Iterator[None]:
    """A new version of the program, in which some numbers of an edition's rules differ."""
    before = EDITIONS[key]
    put(key, replace(before, ruleset=before.ruleset + 1, rules=lambda o: changed(before.rules(o), numbers)))
    try:
        yield
    finally:
        put(key, before)
