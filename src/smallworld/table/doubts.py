"""What is allowed and still hardly meant: conditions that no region can fulfil, a race that can never take one.

Nothing is refused here: a file that says such a thing stays valid, and whoever makes it is told.
"""

from typing import Any, Final

from smallworld.content.grammar import ALWAYS, EVERYWHERE, UNSAID, Per, Range, When, Where
from smallworld.content.loader import HomeMade

Json = dict[str, Any]

NOWHERE: Final = "nowhere"
NOTHING_TO_TAKE: Final = "nothing_to_take"


def doubts(made: HomeMade) -> list[Json]:
    """Each with the number of the part that it is about."""
    found: list[Json] = []
    for number, (_, values) in enumerate(made.abilities, start=1):
        if any([is_empty(where) for where in all_where(values)]):
            found.append({"code": NOWHERE, "part": number})
    only = always(made, "only_takes")
    for number, where in always(made, "cannot_take"):
        if where is EVERYWHERE or any([within(other, where) for _, other in only]):
            found.append({"code": NOTHING_TO_TAKE, "part": number})
    return found


def always(made: HomeMade, part: str) -> list[tuple[int, Where]]:
    """The regions that such parts speak of, if they do so at any time."""
    return [
        (number, values["where"])
        for number, (name, values) in enumerate(made.abilities, start=1)
        if name == part and values.get("when", ALWAYS) is ALWAYS
    ]


def all_where(values: Json) -> list[Where]:
    """The regions that a part speaks of, wherever it does."""
    found = [value for value in values.values() if isinstance(value, Where)]
    found += [value.where for value in values.values() if isinstance(value, Per) and value.where is not None]
    times = [value for value in values.values() if isinstance(value, When)]
    found += [each for when in times for each in (when.holding, when.lacking) if each is not None]
    return [*found, *[where.beside for where in found if where.beside is not None]]


def is_empty(where: Where) -> bool:
    """Does it take away all that it names?"""
    return where.but is not None and where.also is None and within(where, where.but)


def within(where: Where, other: Where) -> bool:
    """Is each region of the one surely a region of the other? Said only where it is plain."""
    if other is EVERYWHERE or other.but is not None or where.also is not None:
        return other is EVERYWHERE
    plain = (
        among(where.terrains, other.terrains)
        and among(where.symbols, other.symbols)
        and among(where.holders, other.holders)
        and other.coast in (UNSAID, where.coast)
        and other.edge in (UNSAID, where.edge)
        and other.taken in (UNSAID, where.taken)
        and other.piece in ("", where.piece)
    )
    return plain and other.beside in (None, where.beside) and inside(where.tokens, other.tokens)


def among(some: tuple[str, ...], others: tuple[str, ...]) -> bool:
    """Is one of these always one of those? Nothing said means any."""
    return not others or (some != () and set(some) <= set(others))


def inside(some: Range | None, other: Range | None) -> bool:
    """The same of numbers."""
    return other is None or (some is not None and other.low <= some.low and some.high <= other.high)
