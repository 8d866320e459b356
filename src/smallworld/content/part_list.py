"""The parts that a home-made race or power can ask for by name, with their fields (docs/add-a-race.md)."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from smallworld.content import parts
from smallworld.content.editions import BASE, EDITIONS, Edition
from smallworld.content.files import NEEDED, Table, shown
from smallworld.engine.ability import Ability
from smallworld.engine.rules import Rules

Values = dict[str, Any]

TERRAINS: Final = "terrains"
SYMBOLS: Final = "symbols"
PIECES: Final = "pieces"
MEANS: Final = "means"
"""Words that differ between editions: fields of `Edition`."""


@dataclass(frozen=True)
class Field:
    """What one field of a part may hold."""

    kind: str  # "number", "yes_no", "word" or "words"
    words: str = ""  # which words of the edition
    low: int = 1
    high: int = 9
    default: object = NEEDED

    def known(self, box: Edition) -> tuple[str, ...]:
        """The words that may be written for an edition."""
        found: tuple[str, ...] = getattr(box, self.words)
        return found

    def read(self, table: Table, name: str, box: Edition) -> Any:
        """The value of the field, checked."""
        if self.kind == "number":
            return table.number(name, self.low, self.high, self.default)
        if self.kind == "yes_no":
            return table.yes_no(name, self.default)
        if self.kind == "word":
            return table.word(name, self.known(box), self.default)
        return table.words(name, self.known(box), self.default)

    def told(self) -> str:
        """What may be written, for the documentation."""
        if self.kind == "number":
            wanted = f"{self.low} to {self.high}"
        elif self.kind == "yes_no":
            wanted = "true or false"
        else:
            wanted = ("one of " if self.kind == "word" else "one or more of ") + ", ".join(self.known(EDITIONS[BASE]))
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
    says: Callable[[Values], str]  # the same in words, with an author's own values
    fields: dict[str, Field] = field(default_factory=dict)
    one_of: tuple[str, ...] = ()  # at least one of these must be given


NO: Final = Field("yes_no", default=False)
ONE_TERRAIN: Final = Field("word", TERRAINS)
MAYBE_TERRAIN: Final = Field("word", TERRAINS, default="")
MAYBE_TERRAINS: Final = Field("words", TERRAINS, default=())
ONE_SYMBOL: Final = Field("word", SYMBOLS)
MAYBE_SYMBOL: Final = Field("word", SYMBOLS, default="")
MEANT: Final = {
    "mine": "a mine",
    "magic": "a source of magic",
    "cavern": "a cavern",
    "entry": "an anchor",
    "size": "the letter of the board",
}
HOW: Final = {
    "die": "with the die",
    "dragon": "by the Dragon",
    "sorcery": "by sorcery",
    "bomb": "by a bomb",
    "champion": "by the Champion",
    "assault": "by an assault",
}


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
        "Regions next to one of the race's own regions of this terrain cost one token less.",
        lambda v, rules, key: parts.CheaperBeside(v["terrain"]),
        lambda v: f"regions next to one of its own {v['terrain']} regions cost one token less",
        {"terrain": ONE_TERRAIN},
    ),
    "cheaper_on_coast": Part(
        "Land on the shore of a sea or lake costs one token less.",
        lambda v, rules, key: parts.CheaperOnCoast(),
        lambda v: "land on the shore of a sea or lake costs one token less",
    ),
    "cheaper_everywhere": Part(
        "Every region costs one token less, or only those next to the race's own regions.",
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
        "Any land region is in reach, adjacent or not; if you like, lakes too, or no adjacent region.",
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
            + (", even in decline" if v["in_decline"] else "")
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
        "Coins at the end of the race's first turn; if you like, only once in a game for each player.",
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
"""One sentence, how it is made, how it is put in words, and its fields; in the order of `parts`."""


def parts_table() -> str:
    """The parts and their fields as a Markdown table with the words of the base game, for docs/add-a-race.md."""
    lines = ["| part | fields | what it does |", "|---|---|---|"]
    for name, part in PARTS.items():
        fields = "<br>".join(f"`{each}`: {part.fields[each].told()}" for each in part.fields)
        lines.append(f"| `{name}` | {fields} | {part.means} |")
    return "\n".join(lines)
