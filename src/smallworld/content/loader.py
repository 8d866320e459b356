"""Home-made races and powers: TOML to `Banner` (docs/add-a-race.md, B-CUSTOM-01 to -06).

A file chooses among the parts of `parts`, by name and with checked fields; nothing in it is run. A
race that needs more is a subclass of `Ability`, registered by whoever runs the program
(`python_banner`) and never loaded from a file or a saved game.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from smallworld.content import parts
from smallworld.content.base.options import BaseOptions
from smallworld.content.base.pieces import SYMBOLS, TERRAINS
from smallworld.content.base.rules import base_rules
from smallworld.content.files import KINDS, NEEDED, BadContent, Table, is_key, read_toml, shown
from smallworld.engine.ability import Ability
from smallworld.engine.rules import Banner, Rules

RACE: Final = "race"
POWER: Final = "power"

MOST_TOKENS: Final = {RACE: 10, POWER: 5}  # B-CUSTOM-01, B-CUSTOM-04
MOST_ABILITIES: Final = 8
MOST_BANNERS: Final = 20  # home-made ones in one game
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 400

PIECES: Final = ("lair", "fortress")
"""Pieces a home-made banner may leave behind. The others belong to one banner that takes them all."""

MEANS: Final = ("die", "dragon", "sorcery")
"""Ways of conquest that a text may make an exception of."""

RESERVED: Final = ("natives", "regions", "land", "mountain", "die", "own_declined", "at_least_one", "first_turn")
"""Words that stand beside banners in logs and explanations."""

FIELDS: Final = ("kind", "key", "tokens", "plays_with", "name", "text", "ability", "written_in")

Values = dict[str, Any]


# The parts, by name


@dataclass(frozen=True)
class Field:
    """What may stand in one field of a part."""

    kind: str  # "number", "yes_no", "word" or "words"
    known: tuple[str, ...] = ()
    low: int = 1
    high: int = 9
    default: object = NEEDED

    def read(self, table: Table, name: str) -> Any:
        """The value of the field, checked."""
        if self.kind == "number":
            return table.number(name, self.low, self.high, self.default)
        if self.kind == "yes_no":
            return table.yes_no(name, self.default)
        if self.kind == "word":
            return table.word(name, self.known, self.default)
        return table.words(name, self.known, self.default)

    def told(self) -> str:
        """What may be written, for the documentation."""
        if self.kind == "number":
            wanted = f"{self.low} to {self.high}"
        elif self.kind == "yes_no":
            wanted = "true or false"
        else:
            wanted = ("one of " if self.kind == "word" else "one or more of ") + ", ".join(self.known)
        if self.default is NEEDED:
            return wanted
        if self.default in ("", ()):
            return f"{wanted}; may be left out"
        return f"{wanted}; {shown(self.default)} if left out"


@dataclass(frozen=True)
class Part:
    """An ability that a file can ask for."""

    means: str  # one sentence for the documentation
    make: Callable[[Values, Rules, str], Ability]
    says: Callable[[Values], str]  # what an author's own values come to
    fields: dict[str, Field] = field(default_factory=dict)
    one_of: tuple[str, ...] = ()  # at least one of these must be given


NO: Final = Field("yes_no", default=False)
ONE_TERRAIN: Final = Field("word", TERRAINS)
MAYBE_TERRAIN: Final = Field("word", TERRAINS, default="")
MAYBE_TERRAINS: Final = Field("words", TERRAINS, default=())
ONE_SYMBOL: Final = Field("word", SYMBOLS)
MAYBE_SYMBOL: Final = Field("word", SYMBOLS, default="")
MEANT: Final = {"mine": "a mine", "magic": "a source of magic", "cavern": "a cavern"}
HOW: Final = {"die": "with the die", "dragon": "by the Dragon", "sorcery": "by sorcery"}


def coins(number: int) -> str:
    """A number of coins in words."""
    return f"{number} coin" if number == 1 else f"{number} coins"


def region_held(terrain: str, symbol: str) -> str:
    """A farmland region held, with a mine."""
    kind = f"{terrain} region held" if terrain else "region held"
    return f"{kind} with {MEANT[symbol]}" if symbol else kind


def cheaper_regions(v: Values) -> str:
    """The regions a discount is for."""
    kinds = [f"{' and '.join(v['terrain'])} regions"] if v["terrain"] else []
    kinds += [f"regions with {MEANT[v['symbol']]}"] if v["symbol"] else []
    return " and ".join(kinds)


def flight(v: Values) -> str:
    """What can be reached by flying."""
    what = "any land region or lake" if v["lakes"] else "any land region"
    return f"{what} can be reached" + (", but no adjacent one" if v["skips_adjacent"] else ", adjacent or not")


PARTS: Final[dict[str, Part]] = {
    # Cheaper conquests
    "cheaper_on": Part(
        "Regions of these terrains, or with this symbol, cost one token less.",
        lambda v, rules, key: parts.CheaperOn(v["terrain"], v["symbol"]),
        lambda v: f"{cheaper_regions(v)} cost one token less",
        {"terrain": MAYBE_TERRAINS, "symbol": MAYBE_SYMBOL},
        one_of=("terrain", "symbol"),
    ),
    "cheaper_beside": Part(
        "Regions next to an own region of this terrain cost one token less.",
        lambda v, rules, key: parts.CheaperBeside(v["terrain"]),
        lambda v: f"regions next to an own {v['terrain']} region cost one token less",
        {"terrain": ONE_TERRAIN},
    ),
    "cheaper_on_coast": Part(
        "Land on the shore of a sea or lake costs one token less.",
        lambda v, rules, key: parts.CheaperOnCoast(),
        lambda v: "land on the shore of a sea or lake costs one token less",
    ),
    "cheaper_everywhere": Part(
        "Every region costs one token less, or only those next to an own region.",
        lambda v, rules, key: parts.CheaperEverywhere(v["only_adjacent"]),
        lambda v: f"every {'adjacent ' if v['only_adjacent'] else ''}region costs one token less",
        {"only_adjacent": NO},
    ),
    # Ways onto and across the map
    "enters_anywhere": Part(
        "The race may come onto the map in any region it may hold.",
        lambda v, rules, key: parts.EntersAnywhere(),
        lambda v: "it may come onto the map anywhere",
    ),
    "flies": Part(
        "Any land region is in reach, adjacent or not; perhaps lakes too, perhaps no adjacent region.",
        lambda v, rules, key: parts.Flies(v["lakes"], v["skips_adjacent"]),
        flight,
        {"lakes": NO, "skips_adjacent": NO},
    ),
    "sails": Part(
        "Seas and lakes can be conquered; a sea at the edge of the board is a way in.",
        lambda v, rules, key: parts.Sails(),
        lambda v: "seas and lakes can be conquered",
    ),
    "tunnels": Part(
        "Regions with this symbol are adjacent to each other for the race's conquests.",
        lambda v, rules, key: parts.Tunnels(v["symbol"]),
        lambda v: f"regions with {MEANT[v['symbol']]} are adjacent to each other",
        {"symbol": ONE_SYMBOL},
    ),
    # Coins
    "coins_per_region": Part(
        "Coins for every region held, or only for those of a terrain or with a symbol.",
        lambda v, rules, key: parts.CoinsPerRegion(v["terrain"], v["symbol"], v["coins"], v["in_decline"]),
        lambda v: (
            f"{coins(v['coins'])} for every {region_held(v['terrain'], v['symbol'])}"
            + (", also in decline" if v["in_decline"] else "")
        ),
        {
            "terrain": MAYBE_TERRAIN,
            "symbol": MAYBE_SYMBOL,
            "coins": Field("number", default=1),
            "in_decline": NO,
        },
    ),
    "coins_per_turn": Part(
        "Coins at the end of every turn.",
        lambda v, rules, key: parts.CoinsPerTurn(v["coins"]),
        lambda v: f"{coins(v['coins'])} every turn",
        {"coins": Field("number")},
    ),
    "coins_first_turn": Part(
        "Coins at the end of the race's first turn; for each player perhaps once in a game.",
        lambda v, rules, key: parts.CoinsFirstTurn(v["coins"], v["once_per_game"], key),
        lambda v: (
            f"{coins(v['coins'])} in the first turn"
            + (", once in a game for each player" if v["once_per_game"] else "")
        ),
        {"coins": Field("number"), "once_per_game": NO},
    ),
    "coins_per_conquest": Part(
        "Coins for every region taken this turn that was not empty, or for every one.",
        lambda v, rules, key: parts.CoinsPerConquest(v["coins"], v["empty_too"]),
        lambda v: f"{coins(v['coins'])} for every {'' if v['empty_too'] else 'non-empty '}region taken this turn",
        {"coins": Field("number", default=1), "empty_too": NO},
    ),
    # Tokens
    "loses_nobody": Part(
        "A region taken by another player costs no token, unless taken by one of these means.",
        lambda v, rules, key: parts.LosesNobody(v["but_for"]),
        lambda v: (
            "no token is lost with a region"
            + (f", except {' or '.join(HOW[means] for means in v['but_for'])}" if v["but_for"] else "")
        ),
        {"but_for": Field("words", MEANS, default=())},
    ),
    "recruits_from_conquests": Part(
        "A new token for every so many regions taken this turn that were not empty.",
        lambda v, rules, key: parts.RecruitsFromConquests(v["every"]),
        lambda v: (
            "a new token for "
            + ("every non-empty region" if v["every"] == 1 else f"every {v['every']} non-empty regions")
            + " taken this turn"
        ),
        {"every": Field("number", default=2)},
    ),
    "conquest_levy": Part(
        "Extra tokens for conquest only: after each redeployment they are set aside.",
        lambda v, rules, key: parts.ConquestLevy(v["tokens"]),
        lambda v: f"{v['tokens']} more token{'' if v['tokens'] == 1 else 's'} for conquest only",
        {"tokens": Field("number", high=5)},
    ),
    "leaves_pieces": Part(
        "A piece in every region taken, as long as the supply of the box lasts.",
        lambda v, rules, key: parts.LeavesPieces(rules.piece(v["piece"])),
        lambda v: f"a {v['piece']} in every region taken",
        {"piece": Field("word", PIECES)},
    ),
    # Decline and the die
    "acts_in_decline": Part(
        "All tokens stay in decline, and the declined race goes on conquering.",
        lambda v, rules, key: parts.ActsInDecline(),
        lambda v: "in decline all tokens stay and go on conquering",
    ),
    "shares_decline": Part(
        "The declined race stands beside the player's other declined race.",
        lambda v, rules, key: parts.SharesDecline(),
        lambda v: "the declined race stands beside another one",
    ),
    "declines_after_scoring": Part(
        "The race may decline at the end of a turn, after its coins.",
        lambda v, rules, key: parts.DeclinesAfterScoring(),
        lambda v: "it may decline after scoring",
    ),
    "rolls_before_conquest": Part(
        "The die may be rolled before each conquest.",
        lambda v, rules, key: parts.RollsBeforeConquest(),
        lambda v: "the die may be rolled before each conquest",
    ),
}
"""One sentence, how it is made, how it is told, and its fields; in the order of `parts`."""


def parts_table() -> str:
    """The parts and their fields as a Markdown table, for docs/add-a-race.md."""
    lines = ["| part | fields | what it does |", "|---|---|---|"]
    for name, part in PARTS.items():
        fields = "<br>".join(f"`{each}`: {part.fields[each].told()}" for each in part.fields)
        lines.append(f"| `{name}` | {fields} | {part.means} |")
    return "\n".join(lines)


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

    def build(self, rules: Rules, total: int) -> Banner:
        """A banner for these rules, with this many tokens in the box."""
        if self.python:
            abilities = registered(self, rules).abilities
        else:
            abilities = tuple(PARTS[part].make(values, rules, self.key) for part, values in self.abilities)
        return Banner(self.key, self.tokens, abilities, total)

    def describe(self) -> str:
        """What the program understood, in a sentence."""
        said = [f"{self.tokens} token{'' if self.tokens == 1 else 's'}"]
        if self.plays_with:
            said[0] += f", played with the {owner(self.plays_with)} tokens"
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


@lru_cache(maxsize=1)
def built_in() -> Rules:
    """The printed banners, to compare with. Never played with."""
    return base_rules(BaseOptions())


def read_banner(text: str) -> CustomBanner:
    """A race or power from its TOML text; whatever is not understood is refused with `BadContent`."""
    if not isinstance(text, str):
        raise BadContent(f"A TOML text is wanted, not {shown(text)}.")
    made = understand(text)
    return CustomBanner(made.kind, made.key, text)


def home_made(banner: CustomBanner) -> HomeMade:
    """What a home-made banner says."""
    if not isinstance(banner, CustomBanner) or not isinstance(banner.text, str):
        raise BadContent(f"A home-made race or power is wanted, not {shown(banner)}; see smallworld.banner.")
    made = understand(banner.text)
    if (made.kind, made.key) != (banner.kind, banner.key):
        raise BadContent(f"The text of {shown(banner.key)} describes the {made.kind} {made.key}.")
    return made


@lru_cache(maxsize=64)
def understand(text: str) -> HomeMade:
    """Read a race or a power."""
    table = Table(read_toml(text))
    kind = table.word("kind", KINDS)
    if kind == "board":
        raise BadContent("This describes a board, not a race or a power.")
    if kind == POWER and "plays_with" in table.data:
        raise BadContent("plays_with is for races; a power has no tokens of its own.")
    table.only(FIELDS)
    key = table.key("key")
    refuse_taken(key)
    tokens = table.number("tokens", 1, MOST_TOKENS[kind])
    plays_with = ""
    if kind == RACE:
        plays_with = table.word("plays_with", [race.key for race in built_in().races])
        box = built_in().race(plays_with).total
        if tokens > box:  # B-CUSTOM-02
            raise BadContent(f"tokens is {tokens}, but the {plays_with} it plays with have only {box} in the box.")
    return HomeMade(
        kind,
        key,
        tokens,
        plays_with,
        table.line("name", LONGEST_NAME, "") or key.replace("_", " ").title(),
        table.line("text", LONGEST_TEXT, ""),
        read_abilities(table),
        python=table.word("written_in", ("python",), "") == "python",
    )


def refuse_taken(key: str) -> None:
    """A home-made banner cannot pass for a printed one."""
    rules = built_in()
    taken = [thing.key for thing in (*rules.races, *rules.powers)] + [piece.key for piece in rules.pieces]
    if key in taken or key in RESERVED:
        raise BadContent(f"key: {key!r} is a word of the game already; choose another.")


def read_abilities(table: Table) -> tuple[tuple[str, Values], ...]:
    """The parts a file asks for, in its order."""
    listed = table.get("ability", [])
    if isinstance(listed, dict):
        raise BadContent("ability is a list: write [[ability]] with two brackets.")
    if not isinstance(listed, list) or not all(isinstance(each, dict) for each in listed):
        raise BadContent(f"ability must be a list of tables, not {shown(listed)}: write [[ability]].")
    if listed and "written_in" in table.data:
        raise BadContent("A banner written in Python has its abilities there, not in the file.")
    if len(listed) > MOST_ABILITIES:
        raise BadContent(f"There are {len(listed)} abilities; {MOST_ABILITIES} is the most.")
    return tuple(read_part(each, number) for number, each in enumerate(listed, start=1))


def read_part(data: Values, number: int) -> tuple[str, Values]:
    """One part with its checked values."""
    name = Table(data, f"ability {number}").word("part", PARTS)
    part = PARTS[name]
    table = Table(data, f"ability {number} ({name})")
    table.only(["part", *part.fields])
    values = {each: part.fields[each].read(table, each) for each in part.fields}
    if part.one_of and not any(values[each] for each in part.one_of):
        raise table.refuse(f"One of {' and '.join(part.one_of)} must be given.")
    return name, values


# Banners written in Python

ABILITY_FIELDS: Final[dict[str, type]] = {
    "verb": str,
    "when": str,
    "pieces": tuple,
    "levy": int,
    "works_in_decline": bool,
    "acts_in_decline": bool,
    "keeps_tokens_in_decline": bool,
    "shares_decline": bool,
    "declines_after_scoring": bool,
    "rolls_before_conquest": bool,
    "claim": str,
}

Making = Callable[[Rules], Banner]

_PYTHON: Final[dict[tuple[str, str], Banner | Making]] = {}
_registrations: list[str] = []


def python_banner(made: Banner | Making, plays_with: str = "", name: str = "", text: str = "") -> CustomBanner:
    """Register a race or power written in Python, and get the thing to give to `Game.new`.

    With `plays_with` it is a race, without it a power. Abilities that put pieces of the game on the
    map need those of the rules they are played under: give a function from `Rules` to `Banner`. A
    saved game that uses the banner can be opened only where it was registered before.
    """
    kind = RACE if plays_with else POWER
    banner = made if isinstance(made, Banner) or not callable(made) else made(built_in())
    if not isinstance(banner, Banner) or not is_key(banner.key):
        raise BadContent(f"A Banner with a key of lower-case letters is wanted, not {shown(banner)}.")
    for ability in banner.abilities:
        check_ability(banner.key, ability)
    lines: Values = {"kind": kind, "key": banner.key, "tokens": banner.number, "written_in": "python"}
    lines |= {field: value for field, value in [("plays_with", plays_with), ("name", name), ("text", text)] if value}
    toml = "".join(f"{field} = {json.dumps(value, ensure_ascii=False)}\n" for field, value in lines.items())
    read = read_banner(toml)
    _PYTHON[(kind, banner.key)] = made
    _registrations.append(banner.key)
    return read


def registrations() -> int:
    """How often a Python banner was registered: rules made before the last time may be out of date."""
    return len(_registrations)


def registered(made: HomeMade, rules: Rules) -> Banner:
    """The Python side of a banner; only what the running program registered can be found."""
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


def check_ability(key: str, ability: object) -> None:
    """Mistakes that would only show in the middle of a game."""
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
    if ability.verb and (ability.verb in known_verbs() or not is_key(ability.verb)):
        raise BadContent(f"{key}: {own} needs a verb of its own in lower-case letters, not {shown(ability.verb)}.")
    for piece in ability.pieces:
        if piece not in built_in().pieces:
            raise BadContent(f"{key}: {own} needs pieces of the rules: register a function from Rules to Banner.")


def known_verbs() -> list[str]:
    """The words of the printed banners' offers."""
    banners = (*built_in().races, *built_in().powers)
    return [ability.verb for banner in banners for ability in banner.abilities if ability.verb]


# Into the rules


def check_banners(custom: tuple[CustomBanner, ...]) -> None:
    """Can these home-made banners take part in one game together?"""
    if len(custom) > MOST_BANNERS:
        raise BadContent(f"There are {len(custom)} home-made banners; {MOST_BANNERS} is the most.")
    all_made = [home_made(banner) for banner in custom]
    verbs: list[str] = []
    for i, made in enumerate(all_made):
        if made.python:
            own = [ability.verb for ability in registered(made, built_in()).abilities if ability.verb]
            for verb in own:
                if verb in verbs:
                    raise BadContent(f"Two home-made banners have the verb {verb!r}.")
            verbs += own
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
