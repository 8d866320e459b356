"""Home-made races and powers: TOML to `Banner` (docs/add-a-race.md, B-CUSTOM-01 to -06).

A file chooses among the parts of `parts`, by name and with checked fields; nothing in it is run. A
race that needs more is a subclass of `Ability`, registered by the program itself (`python_banner`)
and never loaded from a file or a saved game.
"""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from smallworld.content.boards import TAKEN
from smallworld.content.composed.memory import CountsTurns, RemembersLeaving, RemembersLosses
from smallworld.content.editions import BASE, EDITIONS, Edition, printed
from smallworld.content.files import (
    KINDS,
    SILENT,
    BadContent,
    Said,
    Table,
    bare_name,
    is_key,
    mixes_alphabets,
    read_toml,
    shown,
    text_of,
)
from smallworld.content.grammar import ABANDONED, ITS_TURN, ROBBED, UNSAID, Per, When, Where
from smallworld.content.grammar_file import MARKER
from smallworld.content.icons import ICONS
from smallworld.content.part_list import PARTS
from smallworld.content.printed_names import PRINTED_NAMES
from smallworld.content.registry import registered
from smallworld.content.vocabulary.words import Values
from smallworld.engine.ability import Ability
from smallworld.engine.explain import PRICE_WORDS
from smallworld.engine.pieces import Piece
from smallworld.engine.rules import Banner, Rules, kinds_written
from smallworld.words import nearest

RACE: Final = "race"
POWER: Final = "power"
OFFER: Final = "offer"

PRINTED_MOST: Final = {RACE: 10, POWER: 5}  # B-CUSTOM-01, B-CUSTOM-04
MOST_TOKENS: Final = {RACE: 15, POWER: 9}  # house rules may go beyond the rulebook; the check says so
MOST_ABILITIES: Final = 8
MOST_TOTAL: Final = 30  # tokens of a race in its own box
MOST_BANNERS: Final = 20  # home-made banners in one game, beside those of sets
MOST_WORDS: Final = 20
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 400

RESERVED: Final = (*PRICE_WORDS, "natives", "regions", "first_turn", *TAKEN, "unknown")
"""Words that appear beside banners in logs, explanations and positions."""

FIELDS: Final = (
    *("kind", "key", "edition", "tokens", "plays_with", "total", "faction", "gender"),
    *("name", "icon", "text", "author", "ability", "written_in", "within", "words"),
)
LONGEST_AUTHOR: Final = 60
GENDERS: Final = ("masculine", "feminine", "neuter")


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
    plays_with: str  # the race whose tokens it uses; "" for a power and for a race with tokens of its own
    name: str
    text: str
    abilities: tuple[tuple[str, Values], ...] = ()
    python: bool = False
    editions: tuple[str, ...] = (BASE,)  # the games it is made for
    faction: str = ""  # of a race, in games that have factions; "" for the usual one
    total: int = 0  # of a race with tokens of its own: so many are in its box
    names: Said = SILENT
    texts: Said = SILENT
    author: str = ""
    within: str = ""  # the set it belongs to, if that is written in Python
    words: tuple[tuple[str, Said], ...] = ()  # of one written in Python: what its pieces and offers are called
    icon: str = ""  # its sign, by the name it has in our set
    gender: str = ""  # of a race's name, for languages that bend a power after it; "" where its ending tells

    def called(self, language: str) -> str:
        """Its name, as far as it has one in this language."""
        return self.names.to(language) or self.name

    def build(self, rules: Rules, total: int) -> Banner:
        """A banner for these rules, with this many tokens in the box."""
        abilities = (
            registered(self.kind, self.key, self.within, self.tokens, rules).abilities
            if self.python
            else self.make_abilities(rules)
        )
        camps = EDITIONS[rules.edition].factions
        side = (self.faction or camps[0]) if camps and self.kind == RACE else ""
        return Banner(self.key, self.tokens, abilities, total, side)

    def make_abilities(self, rules: Rules) -> tuple[Ability, ...]:
        """Its abilities, in the file's order. Several sources of coins are told apart by their numbers."""
        made: list[Ability] = []
        earning: list[Ability] = []
        for number, (part, values) in enumerate(self.abilities, start=1):
            ability = PARTS[part].make(values, rules, self.key, self.verb(number))
            ability.note_answers()
            if "coins" in ability.answers:
                ability.label = str(number)
                earning.append(ability)
            made.append(ability)
        made += memories(self.key, self.abilities)
        if len(earning) == 1:
            earning[0].label = ""
        return tuple(made)

    def verb(self, number: int) -> str:
        """The word of an offer: of the first one KEY_offer, of others with their number."""
        offers = [place for place, (part, _) in enumerate(self.abilities, start=1) if part == OFFER]
        return f"{self.key}_offer" if offers[:1] == [number] else f"{self.key}_offer{number}"

    @property
    def beyond_print(self) -> int:
        """The number that the rulebook allows, if this one is larger; otherwise 0."""
        most = PRINTED_MOST[self.kind]
        return most if self.tokens > most else 0


def memories(key: str, abilities: tuple[tuple[str, Values], ...]) -> list[Ability]:
    """What remembers for these parts, after all of them, so that they hear of a thing before it is one to remember."""
    values = [value for _, part in abilities for value in part.values()]
    counted = [value.of for value in values if isinstance(value, Per)]
    times = [value for value in values if isinstance(value, When)]
    times += [value.also for value in times if value.also is not None]
    made: list[Ability] = []
    if ABANDONED in counted:
        made.append(RemembersLeaving(key))
    robbed = any(table.robbed != UNSAID for _, part in abilities for table in tables_in(part))
    if ROBBED in counted or robbed or any(when.losses is not None for when in times):
        made.append(RemembersLosses(key, any(when.in_decline for when in times)))
    if ITS_TURN in counted or any(when.turn is not None for when in times):
        made.append(CountsTurns(key))
    return made


def owner(race: str) -> str:
    """The Elves’, the Ratmen’s."""
    name = race.replace("_", " ").title()
    return f"{name}’" if name.endswith("s") else f"{name}’s"


def read_banner(source: str | Path) -> CustomBanner:
    """A race or power from its TOML text or the `Path` of its file; what is not understood is `BadContent`."""
    text = text_of(source)
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
    if kind not in (RACE, POWER):
        raise BadContent(f"This describes a {kind}, not a race or a power.")
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
        for name in ("plays_with", "total", "faction", "gender"):
            if name in table.data:
                raise table.refuse(f"{name} is for races; a power has no tokens of its own.")
    table.only(FIELDS)
    key = table.key("key")
    refuse_taken(table, key, box)
    tokens = table.number("tokens", 1, MOST_TOKENS[kind])
    plays_with, total = "", 0
    if kind == RACE and "total" in table.data:
        if "plays_with" in table.data:
            raise table.refuse("A race has tokens of its own (total) or plays with those of another, not both.")
        total = table.number("total", tokens, MOST_TOTAL)
    elif kind == RACE:
        rules = printed(box.key)
        plays_with = table.word("plays_with", [race.key for race in rules.races])
        most = rules.race(plays_with).total
        if tokens > most:  # B-CUSTOM-02
            raise table.refuse(f"tokens is {tokens}, but the {plays_with} it plays with have only {most} in the box.")
    faction = ""
    if "faction" in table.data:
        if not any(EDITIONS[edition].factions for edition in editions):
            raise table.refuse("faction is for races of Warcraft; the base game has no factions.")
        faction = table.word("faction", box.factions) if box.factions else table.line("faction", LONGEST_NAME)
    names, texts = read_names(table, box), table.said("text", LONGEST_TEXT)
    python = table.word("written_in", ("python",), "") == "python"
    for name in ("within", "words"):
        if name in table.data and not python:
            raise table.refuse(f"{name} is for banners written in Python.")
    return HomeMade(
        kind,
        key,
        tokens,
        plays_with,
        names.to() or key.replace("_", " ").title(),
        texts.to(),
        read_abilities(table, box, key),
        python,
        editions,
        faction,
        total,
        names,
        texts,
        table.line("author", LONGEST_AUTHOR, ""),
        table.key("within") if "within" in table.data else "",
        read_words(table),
        table.word("icon", ICONS, ""),
        table.word("gender", GENDERS, ""),
    )


def read_names(table: Table, box: Edition) -> Said:
    """What people call it; not by the name of something printed."""
    names = table.said("name", LONGEST_NAME)
    taken = {bare_name(each) for each in (*printed_keys(box), *PRINTED_NAMES[box.key])}
    for _, name in names.words:
        if bare_name(name) in taken:
            raise table.refuse(f"name: {name!r} is already in the box; choose another.")
        if mixes_alphabets(name):
            raise table.refuse(f"name: a word of {name!r} mixes letters of several alphabets.")
    return names


def read_words(table: Table) -> tuple[tuple[str, Said], ...]:
    """What things that only a Python banner has are called."""
    words = table.get("words", {})
    if not isinstance(words, dict) or len(words) > MOST_WORDS or not all(map(is_key, words)):
        raise table.refuse(f"words must be a table of at most {MOST_WORDS} keys with their names.")
    inner = Table(words, "words")
    return tuple((key, inner.said(key, LONGEST_NAME, None)) for key in words)


def printed_keys(box: Edition) -> list[str]:
    """The races, powers and pieces of a box."""
    rules = printed(box.key)
    return [thing.key for thing in (*rules.races, *rules.powers)] + [piece.key for piece in rules.pieces]


def refuse_taken(table: Table, key: str, box: Edition) -> None:
    """A home-made banner cannot pass for a printed one."""
    verbs = [ability.verb for ability in printed(box.key).abilities() if ability.verb]  # also what coins were for
    if key in (*printed_keys(box), *verbs, *RESERVED):
        raise table.refuse(f"key: {key!r} is already a word of the game; choose another.")


def read_abilities(table: Table, box: Edition, key: str) -> tuple[tuple[str, Values], ...]:
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
    found = tuple(read_part(each, f"{where}ability {number}", box, key) for number, each in enumerate(listed, start=1))
    names = [name for name, _ in found]
    for number, name in enumerate(names, start=1):
        if PARTS[name].single and names.index(name) < number - 1:
            raise BadContent(f"{where}ability {number} ({name}): A banner has this part only once.")
        if MARKER not in names and f"{key}_{MARKER}" in pieces_in(found[number - 1][1]):
            raise BadContent(f"{where}ability {number} ({name}), where, piece: The banner has no part {MARKER!r}.")
    return found


def pieces_in(values: Values) -> list[str]:
    """The kinds of piece that the where tables of a part name."""
    return [table.piece for table in tables_in(values) if table.piece]


def tables_in(values: Values) -> list[Where]:
    """All where tables of a part, whatever they stand in."""
    tables = [value for value in values.values() if isinstance(value, Where)]
    times = [value for value in values.values() if isinstance(value, When)]
    times += [when.also for when in times if when.also is not None]
    tables += [value.where for value in values.values() if isinstance(value, Per) and value.where is not None]
    tables += [each for when in times for each in (when.holding, when.lacking, when.whole) if each is not None]
    tables += [inner for table in list(tables) for inner in (table.beside, table.but, table.also) if inner is not None]
    return tables


def read_part(data: Values, where: str, box: Edition, key: str) -> tuple[str, Values]:
    """One part with its checked values, and the name that its author gave it."""
    word = Table(data, where)
    name = word.one_of("part", PARTS)
    part = PARTS[name]
    table = Table(data, f"{where} ({name})")
    table.only(["part", "name", *part.fields])
    names = table.said("name", LONGEST_NAME)
    return name, part.read(table, box, key) | {"name": names.to(), "names": names}


# Into the rules


def check_banners(custom: tuple[CustomBanner, ...], edition: str, of_sets: tuple[CustomBanner, ...] = ()) -> None:
    """Can these home-made banners be in the same game of this edition, beside those of sets?"""
    if len(custom) > MOST_BANNERS:
        raise BadContent(f"There are {len(custom)} home-made banners; the limit is {MOST_BANNERS}.")
    all_made = [home_made(banner) for banner in (*of_sets, *custom)]
    verbs: list[str] = []
    words: list[str] = []  # of notes
    kinds: list[str] = [piece.key for piece in printed(edition).pieces]
    for i, made in enumerate(all_made):
        if edition not in made.editions:
            raise BadContent(f"{made.name} is made for the edition {' and '.join(made.editions)}, not for {edition}.")
        if made.python or made.abilities:
            abilities = made.build(printed(edition), 0).abilities
            own = [ability.verb for ability in abilities if ability.verb]
            for verb in own:
                if verb in verbs:
                    raise BadContent(f"Two home-made banners have the verb {verb!r}.")
            verbs += own
            noted = [kind.word for ability in abilities for kind in kinds_written(ability)]
            for word in noted:
                if word in words:
                    raise BadContent(f"Two home-made banners have notes with the word {word!r}.")
            words += noted
            known = printed(edition).pieces
            placed = {piece.key for ability in abilities for piece in ability.pieces if piece not in known}
            for kind in sorted(placed):
                if kind in kinds:
                    raise BadContent(f"Two home-made banners have pieces with the key {kind!r}.")
            kinds += placed
        for other in all_made[:i]:
            if made.key == other.key:
                raise BadContent(f"Two home-made banners have the key {made.key}.")
            if made.plays_with and made.plays_with == other.plays_with:
                raise BadContent(
                    f"{other.key} and {made.key} cannot both play with the {owner(made.plays_with)} tokens."
                )


def with_home_made(rules: Rules, custom: tuple[CustomBanner, ...]) -> Rules:
    """The rules with home-made banners: a race takes the place of its stand-in (B-CUSTOM-02), others are added."""
    races, powers = list(rules.races), list(rules.powers)
    markers: list[Piece] = []
    for banner in custom:
        made = home_made(banner)
        if made.total:
            built = made.build(rules, made.total)
            races.append(built)
        elif made.kind == RACE:
            place = rules.race(made.plays_with).index
            built = races[place] = made.build(rules, races[place].total)
        else:
            built = made.build(rules, 0)
            powers.append(built)
        own = [piece for ability in built.abilities for piece in ability.pieces if piece not in rules.pieces]
        markers += [piece for place, piece in enumerate(own) if piece not in own[:place]]
    return rules.with_banners(tuple(races), tuple(powers), tuple(markers))
