"""Home-made races and powers: TOML to `Banner` (docs/add-a-race.md, B-CUSTOM-01 to -06).

A file chooses among the parts of `parts`, by name and with checked fields; nothing in it is run. A
race that needs more is a subclass of `Ability`, registered by the program itself (`python_banner`)
and never loaded from a file or a saved game.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from smallworld.content.editions import BASE, EDITIONS, Edition, printed
from smallworld.content.files import KINDS, BadContent, Table, is_key, read_toml, shown
from smallworld.content.part_list import PARTS, Values
from smallworld.engine.ability import Ability
from smallworld.engine.explain import PRICE_WORDS
from smallworld.engine.notes import LASTING, NoteKind
from smallworld.engine.rules import Banner, Rules
from smallworld.words import nearest

RACE: Final = "race"
POWER: Final = "power"

MOST_TOKENS: Final = {RACE: 10, POWER: 5}  # B-CUSTOM-01, B-CUSTOM-04
MOST_ABILITIES: Final = 8
MOST_BANNERS: Final = 20  # home-made banners in one game
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 400

RESERVED: Final = (*PRICE_WORDS, "natives", "regions", "first_turn")
"""Words that appear beside banners in logs and explanations."""

FIELDS: Final = (
    *("kind", "key", "edition", "tokens", "plays_with", "faction"),
    *("name", "text", "ability", "written_in"),
)


# Reading a banner


@dataclass(frozen=True)
class CustomBanner:
    """A home-made race or power. `text` is its TOML, kept with every record."""

    kind: str  # "race" or "power"
    key: str
    text: str


@dataclass(frozen=True)
class HomeMade:
    """A home-made race or power that was read and understood."""

    kind: str
    key: str
    tokens: int
    plays_with: str  # the race whose tokens it uses; "" for a power
    name: str
    text: str
    abilities: tuple[tuple[str, Values], ...] = ()
    python: bool = False
    editions: tuple[str, ...] = (BASE,)  # the games it is made for
    faction: str = ""  # of a race, in games that have factions; "" for the usual one

    def build(self, rules: Rules, total: int) -> Banner:
        """A banner for these rules, with this many tokens in the box."""
        if self.python:
            abilities = registered(self, rules).abilities
        else:
            abilities = tuple(PARTS[part].make(values, rules, self.key) for part, values in self.abilities)
        camps = EDITIONS[rules.edition].factions
        side = (self.faction or camps[0]) if camps and self.kind == RACE else ""
        return Banner(self.key, self.tokens, abilities, total, side)

    def describe(self) -> str:
        """What the program understood, in a sentence."""
        said = [f"{self.tokens} token{'' if self.tokens == 1 else 's'}"]
        if self.plays_with:
            said[0] += f", played with the {owner(self.plays_with)} tokens"
        if self.faction:
            said.append(f"of the faction {self.faction}")
        said += [PARTS[part].says(values) for part, values in self.abilities]
        if self.python:
            said.append("written in Python")
        elif not self.abilities:
            said.append("no ability of its own")
        return f"{self.name}: {'; '.join(said)}."


def owner(race: str) -> str:
    """The Elves', the Ratmen's."""
    name = race.replace("_", " ").title()
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def read_banner(text: str) -> CustomBanner:
    """A race or power from its TOML text; anything not understood is refused with `BadContent`."""
    if not isinstance(text, str):
        raise BadContent(f"This needs a TOML text, not {shown(text)}.")
    made = understand(text)
    return CustomBanner(made.kind, made.key, text)


def home_made(banner: CustomBanner) -> HomeMade:
    """What a home-made banner says."""
    if not isinstance(banner, CustomBanner) or not isinstance(banner.text, str):
        raise BadContent(f"This needs a home-made race or power, not {shown(banner)}; see smallworld.banner.")
    made = understand(banner.text)
    if (made.kind, made.key) != (banner.kind, banner.key):
        raise BadContent(f"The text of {shown(banner.key)} describes the {made.kind} {made.key}.")
    return made


@lru_cache(maxsize=64)
def understand(text: str) -> HomeMade:
    """Read a race or a power. What it says must make sense in every edition it is made for."""
    table = Table(read_toml(text))
    kind = table.word("kind", KINDS)
    if kind == "board":
        raise BadContent("This describes a board, not a race or a power.")
    editions = table.words("edition", EDITIONS, (BASE,))
    if not editions:
        raise BadContent(f"edition names no game. {nearest('', EDITIONS)}")
    made = [understand_in(EDITIONS[edition], table, kind, editions) for edition in editions]
    return made[-1]


def understand_in(box: Edition, table: Table, kind: str, editions: tuple[str, ...]) -> HomeMade:
    """The same with the words of one edition."""
    if len(editions) > 1:
        table = Table(table.data, f"In the edition {box.key}")
    if kind == POWER:
        for name in ("plays_with", "faction"):
            if name in table.data:
                raise table.refuse(f"{name} is for races; a power has no tokens of its own.")
    table.only(FIELDS)
    key = table.key("key")
    refuse_taken(table, key, box)
    tokens = table.number("tokens", 1, MOST_TOKENS[kind])
    plays_with = ""
    if kind == RACE:
        rules = printed(box.key)
        plays_with = table.word("plays_with", [race.key for race in rules.races])
        total = rules.race(plays_with).total
        if tokens > total:  # B-CUSTOM-02
            raise table.refuse(f"tokens is {tokens}, but the {plays_with} it plays with have only {total} in the box.")
    faction = ""
    if "faction" in table.data:
        if not any(EDITIONS[edition].factions for edition in editions):
            raise table.refuse("faction is for races of Warcraft; the base game has no factions.")
        faction = table.word("faction", box.factions) if box.factions else table.line("faction", LONGEST_NAME)
    return HomeMade(
        kind,
        key,
        tokens,
        plays_with,
        table.line("name", LONGEST_NAME, "") or key.replace("_", " ").title(),
        table.line("text", LONGEST_TEXT, ""),
        read_abilities(table, box),
        table.word("written_in", ("python",), "") == "python",
        editions,
        faction,
    )


def refuse_taken(table: Table, key: str, box: Edition) -> None:
    """A home-made banner cannot pass for a printed one."""
    rules = printed(box.key)
    taken = [thing.key for thing in (*rules.races, *rules.powers)] + [piece.key for piece in rules.pieces]
    taken += [text.verb for text in rules.world if text.verb]
    if key in taken or key in RESERVED:
        raise table.refuse(f"key: {key!r} is already a word of the game; choose another.")


def read_abilities(table: Table, box: Edition) -> tuple[tuple[str, Values], ...]:
    """The parts a file asks for, in its order."""
    listed = table.get("ability", [])
    if isinstance(listed, dict):
        raise BadContent("ability is a list: write [[ability]] with two brackets.")
    if not isinstance(listed, list) or not all(isinstance(each, dict) for each in listed):
        raise BadContent(f"ability must be a list of tables, not {shown(listed)}: write [[ability]].")
    if listed and "written_in" in table.data:
        raise BadContent("A banner written in Python has its abilities there, not in the file.")
    if len(listed) > MOST_ABILITIES:
        raise BadContent(f"There are {len(listed)} abilities; the limit is {MOST_ABILITIES}.")
    where = f"{table.where}: " if table.where else ""
    return tuple(read_part(each, f"{where}ability {number}", box) for number, each in enumerate(listed, start=1))


def read_part(data: Values, where: str, box: Edition) -> tuple[str, Values]:
    """One part with its checked values."""
    name = Table(data, where).word("part", PARTS)
    part = PARTS[name]
    table = Table(data, f"{where} ({name})")
    table.only(["part", *part.fields])
    values = {each: part.fields[each].read(table, each, box) for each in part.fields}
    if part.one_of and not any(values[each] for each in part.one_of):
        raise table.refuse(f"Give one of {' or '.join(part.one_of)}.")
    return name, values


# Banners written in Python

ABILITY_FIELDS: Final[dict[str, type]] = {
    "verb": str,
    "when": str,
    "pieces": tuple,
    "levy": int,
    "works_in_decline": bool,
    "acts_in_decline": bool,
    "shares_decline": bool,
    "declines_after_scoring": bool,
    "rolls_before_conquest": bool,
    "notes": tuple,
}

Making = Callable[[Rules], Banner]

_PYTHON: Final[dict[tuple[str, str], Banner | Making]] = {}
_registrations: list[str] = []


def python_banner(
    made: Banner | Making,
    plays_with: str = "",
    name: str = "",
    text: str = "",
    edition: str = BASE,
    faction: str = "",
) -> CustomBanner:
    """Register a race or power written in Python; pass the result to `Game.new`.

    With `plays_with` it is a race, without it a power. It is made for one edition. Abilities that
    put pieces on the map need the pieces of the rules they are played under: pass a function
    from `Rules` to `Banner`. Only a program that has registered the banner can open a saved game
    that uses it.
    """
    kind = RACE if plays_with else POWER
    if edition not in EDITIONS:
        raise BadContent(f"There is no edition {shown(edition)}. {nearest(edition, EDITIONS)}")
    banner = made if isinstance(made, Banner) or not callable(made) else made(printed(edition))
    if not isinstance(banner, Banner) or not is_key(banner.key):
        raise BadContent(f"This needs a Banner with a lower-case key, not {shown(banner)}.")
    for ability in banner.abilities:
        check_ability(banner.key, ability, printed(edition))
    check_notes(banner)
    lines: Values = {"kind": kind, "key": banner.key, "tokens": banner.number, "written_in": "python"}
    more = [("plays_with", plays_with), ("name", name), ("text", text), ("faction", faction)]
    more += [("edition", edition)] if edition != BASE else []
    lines |= {field: value for field, value in more if value}
    toml = "".join(f"{field} = {json.dumps(value, ensure_ascii=False)}\n" for field, value in lines.items())
    read = read_banner(toml)
    _PYTHON[(kind, banner.key)] = made
    _registrations.append(banner.key)
    return read


def registrations() -> int:
    """How often a Python banner has been registered: rules made before the last time may be out of date."""
    return len(_registrations)


def registered(made: HomeMade, rules: Rules) -> Banner:
    """The Python side of a banner; only banners that the running program registered are found."""
    found = _PYTHON.get((made.kind, made.key))
    if found is None:
        raise BadContent(
            f"This game uses the home-made {made.kind} {made.key} written in Python; "
            "register it first with python_banner."
        )
    banner = found if isinstance(found, Banner) else found(rules)
    if banner.number != made.tokens:
        raise BadContent(f"The {made.kind} {made.key} has {made.tokens} tokens here, {banner.number} where registered.")
    return banner


def check_ability(key: str, ability: object, rules: Rules) -> None:
    """Find mistakes that would show only in the middle of a game."""
    if not isinstance(ability, Ability):
        raise BadContent(f"{key}: an ability is an object of a subclass of Ability, not {shown(ability)}.")
    own = type(ability).__name__
    for flag, wanted in ABILITY_FIELDS.items():
        try:
            value = getattr(ability, flag)
        except AttributeError:
            raise BadContent(f"{key}: {own} must call super().__init__() first.") from None
        if type(value) is not wanted:
            raise BadContent(f"{key}: {own}.{flag} must be of type {wanted.__name__}.")
        for cls in type(ability).__mro__:
            if type(vars(cls).get(flag)) is wanted:  # the compiled engine would not see it
                raise BadContent(f"{key}: {own} must set self.{flag} in __init__, not in the class.")
    if ability.verb and (ability.verb in known_verbs(rules) or not is_key(ability.verb)):
        raise BadContent(f"{key}: {own} needs a verb of its own in lower-case letters, not {shown(ability.verb)}.")
    for kind in ability.notes:
        if not isinstance(kind, NoteKind) or not is_key(kind.word) or kind.word in [one.word for one in rules.notes]:
            raise BadContent(f"{key}: {own} needs notes with words of their own in lower-case letters.")
        if kind.lasts not in LASTING:
            raise BadContent(f"{key}: no note lasts {shown(kind.lasts)}. {nearest(kind.lasts, LASTING)}")
    for piece in ability.pieces:
        if piece not in rules.pieces:
            raise BadContent(f"{key}: {own} needs pieces of the rules: register a function from Rules to Banner.")


def check_notes(banner: Banner) -> None:
    """A word stands for one kind of note, which two abilities of a banner may share."""
    kinds: dict[str, NoteKind] = {}
    for ability in banner.abilities:
        for kind in ability.notes:
            if not kinds.setdefault(kind.word, kind).alike(kind):
                raise BadContent(f"{banner.key} declares two kinds of note with the word {kind.word!r}.")


def known_verbs(rules: Rules) -> list[str]:
    """The words of the printed offers."""
    return [text.verb for text in rules.abilities() if text.verb]


# Into the rules


def check_banners(custom: tuple[CustomBanner, ...], edition: str) -> None:
    """Can these home-made banners be in the same game of this edition?"""
    if len(custom) > MOST_BANNERS:
        raise BadContent(f"There are {len(custom)} home-made banners; the limit is {MOST_BANNERS}.")
    all_made = [home_made(banner) for banner in custom]
    verbs: list[str] = []
    words: list[str] = []  # of notes
    for i, made in enumerate(all_made):
        if edition not in made.editions:
            raise BadContent(f"{made.name} is made for the edition {' and '.join(made.editions)}, not for {edition}.")
        if made.python:
            abilities = registered(made, printed(edition)).abilities
            own = [ability.verb for ability in abilities if ability.verb]
            for verb in own:
                if verb in verbs:
                    raise BadContent(f"Two home-made banners have the verb {verb!r}.")
            verbs += own
            noted = [kind.word for ability in abilities for kind in ability.notes]
            for word in noted:
                if word in words:
                    raise BadContent(f"Two home-made banners have notes with the word {word!r}.")
            words += noted
        for other in all_made[:i]:
            if made.key == other.key:
                raise BadContent(f"Two home-made banners have the key {made.key}.")
            if made.plays_with and made.plays_with == other.plays_with:
                raise BadContent(
                    f"{other.key} and {made.key} cannot both play with the {owner(made.plays_with)} tokens."
                )


def with_home_made(rules: Rules, custom: tuple[CustomBanner, ...]) -> Rules:
    """The rules with home-made banners: a race takes the place of its stand-in (B-CUSTOM-02), a badge is added."""
    races, powers = list(rules.races), list(rules.powers)
    for banner in custom:
        made = home_made(banner)
        if made.kind == RACE:
            place = rules.race(made.plays_with).index
            races[place] = made.build(rules, races[place].total)
        else:
            powers.append(made.build(rules, 0))
    return rules.with_banners(tuple(races), tuple(powers))
