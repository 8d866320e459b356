"""A part: an ability that a file can ask for by name, with its fields."""

from collections.abc import Callable
from dataclasses import dataclass, field

from smallworld.content.composed.limited import Limited
from smallworld.content.editions import Edition
from smallworld.content.files import Table
from smallworld.content.grammar import ALWAYS, EVERYWHERE, When, Where
from smallworld.content.vocabulary.field import Field
from smallworld.content.vocabulary.words import Values
from smallworld.engine.ability import Ability
from smallworld.engine.rules import Rules

Check = Callable[[Values, Table], None]


@dataclass(frozen=True)
class Part:
    """An ability that a file can ask for."""

    means: str  # one sentence for the documentation
    make: Callable[[Values, Rules, str, str], Ability]  # values, rules, banner's key, verb
    fields: dict[str, Field] = field(default_factory=dict)
    one_of: tuple[str, ...] = ()  # at least one of these must be given
    check: Check | None = None  # what else must be true of the values
    single: bool = False  # a banner can have it only once

    def read(self, table: Table, box: Edition, key: str) -> Values:
        """The values of all fields, checked."""
        values: Values = {}
        for name, told in self.fields.items():
            values[name] = told.read(table, name, box, key, values)
        if self.one_of and not any(values[each] for each in self.one_of):
            raise table.refuse(f"Give one of {' or '.join(self.one_of)}.")
        if self.check is not None:
            self.check(values, table)
        return values


def limited(made: Ability, v: Values) -> Ability:
    """A printed part, limited to some regions and times if the file says so."""
    where: Where = v.get("where", EVERYWHERE)
    when: When = v.get("when", ALWAYS)
    return made if where is EVERYWHERE and when is ALWAYS else Limited(made, where, when)
