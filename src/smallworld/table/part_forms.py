"""The vocabulary of home-made races and powers as forms to fill in: plain data, for a page that knows no part by name.

Everything is asked of the one declaration of the parts (`content/part_list.py`): which fields there are, which words
and numbers they take, and, by trying them out with the reader itself, when a field makes sense beside the others. A
form is a list of fields. A field whose `cases` are given depends on the words of the fields in `by`, in that order.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import Any, Final

from smallworld.content.board_file import FIELDS as BOARD_FIELDS
from smallworld.content.board_file import GAP, LETTERS, LONGEST_ROW, MOST_ROUNDS, SEATS
from smallworld.content.board_file import LONGEST_NAME as BOARD_NAME
from smallworld.content.board_file import LONGEST_TEXT as BOARD_TEXT
from smallworld.content.boards import NATIVE
from smallworld.content.editions import BASE, EDITIONS, printed
from smallworld.content.files import NEEDED, BadContent, Table
from smallworld.content.grammar import ATTACKERS, COUNTED, HOLDERS, NAMED_ROUNDS, ONCE, OWN, PLACELESS, STATES
from smallworld.content.grammar_file import (
    ANY,
    COUNT,
    COUNTABLE,
    HELD,
    MAP,
    MARKER,
    NEAR,
    NESTED,
    NOT_WITHIN_OR,
    PER,
    SENSES,
    WHEN,
    WHERE,
    Sense,
    sense_of,
)
from smallworld.content.icons import ICONS
from smallworld.content.loader import (
    FIELDS,
    GENDERS,
    LONGEST_AUTHOR,
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST_ABILITIES,
    MOST_TOKENS,
    MOST_TOTAL,
    POWER,
    RACE,
)
from smallworld.content.part_list import PARTS
from smallworld.content.vocabulary.field import APART, Field
from smallworld.content.vocabulary.moments import TIMES, sense_from, times_from
from smallworld.content.vocabulary.part import Part
from smallworld.content.vocabulary.words import Values
from smallworld.maps.paint import tint
from smallworld.table.sketches import first_sketch

Json = dict[str, Any]
Given = dict[str, str]
Known = dict[tuple[str, ...], bool]
"""Which deciding words of a part can stand together."""

SOME: Final = {"terrain": "terrains", "symbol": "symbols", "piece": "pieces"}
"""Words that differ between editions: what a where table calls them, and what an edition does."""

SAYS: Final = {"terrains": "terrain", "symbols": "symbol", "pieces": "piece", "means": "shop-means"}
"""How the keys of their names begin, in the files of words."""

WHERE_KINDS: Final[dict[str, Json]] = {
    "terrain": {"kind": "words", "of": "terrains"},
    "symbol": {"kind": "words", "of": "symbols"},
    "coast": {"kind": "maybe"},
    "edge": {"kind": "maybe"},
    "holder": {"kind": "words", "words": list(HOLDERS)},
    "piece": {"kind": "word", "of": "pieces", "words": [MARKER]},
    "taken": {"kind": "maybe"},
    "robbed": {"kind": "maybe"},
    "tokens": {"kind": "range", "low": 0, "high": 20},
    "held_by": {"kind": "words", "of": "banners", "says": "race power", "of_edition": True},
    "beside": {"kind": "table"},
    "not": {"kind": "table"},
    "or": {"kind": "table"},
}
WHEN_KINDS: Final[dict[str, Json]] = {
    "race": {"kind": "word", "words": list(STATES)},
    "round": {"kind": "range", "low": 1, "high": 20, "words": list(NAMED_ROUNDS)},
    "first_turn": {"kind": "maybe"},
    "conquest": {"kind": "range", "low": 1, "high": 20},
    "conquests": {"kind": "range", "low": 0, "high": 20},
    "regions": {"kind": "range", "low": 0, "high": 50},
    "holds": {"kind": "table"},
    "lacks": {"kind": "table"},
    "lost": {"kind": "range", "low": 0, "high": 20},
    "leads": {"kind": "maybe"},
    "losses": {"kind": "range", "low": 0, "high": 20},
    "trails": {"kind": "maybe"},
    "holds_all": {"kind": "table"},
    "with": {"kind": "words", "of": "banners", "says": "race power", "of_edition": True},
    "without": {"kind": "words", "of": "banners", "says": "race power", "of_edition": True},
    "with_tokens": {"kind": "range", "low": 1, "high": 20},
    "brings": {"kind": "range", "low": 2, "high": 40},
    "attacker": {"kind": "words", "words": list(ATTACKERS)},
    "place": {"kind": "range", "low": 1, "high": 6},
    "turn": {"kind": "range", "low": 1, "high": 20},
    "players": {"kind": "range", "low": SEATS[0], "high": SEATS[-1]},
    "or": {"kind": "table", "label": "or_when"},
}
PER_KINDS: Final[dict[str, Json]] = {
    "of": {"kind": "word", "default": ONCE},
    "every": {"kind": "number", "low": 2, "high": 9},
    "beyond": {"kind": "number", "low": 1, "high": 20},
    "most": {"kind": "number", "low": 1, "high": 20},
    "where": {"kind": "table"},
}
"""What stands in the fields of the three tables; `grammar_file` reads them, and a test holds the two together."""

GROUPS: Final = {
    "prices": ("price", "flat_price", "cheaper_on", "cheaper_beside", "cheaper_on_coast", "cheaper_everywhere"),
    "ways": (
        *("reaches", "enters", "cannot_take", "only_takes", "enters_anywhere", "flies", "sails", "tunnels"),
        *("rolls_before_conquest", "die"),
    ),
    "coins": (
        *("coins", "coins_per_region", "coins_per_turn", "coins_first_turn", "coins_per_conquest"),
        *("reward", "toll", "fee"),
    ),
    "tokens": (
        *("new_tokens", "loses_tokens", "recruits_from_conquests", "conquest_levy", "loses_nobody", "survivors_wait"),
        *("garrison", "no_redeployment"),
    ),
    "safety": ("marker", "leaves_pieces", "immune", "defence", "no_die", "deadly"),
    "offers": ("offer",),
    "decline": (
        *("gathers_on_decline", "keeps_tokens", "acts_in_decline", "shares_decline", "declines_after_scoring"),
        "cannot_decline",
    ),
}
"""What the parts are about, for whoever looks for one; a part that is in none of them is among the others."""
OTHERS: Final = "others"

assert (list(WHERE_KINDS), list(WHEN_KINDS), list(PER_KINDS)) == (list(WHERE), list(WHEN), list(PER))


@lru_cache(maxsize=1)
def vocabulary() -> Json:
    """Everything a race or a power can be made of."""
    tables = Tables()
    group = {name: key for key, names in GROUPS.items() for name in names}
    order = sorted(PARTS, key=lambda name: list(GROUPS).index(group[name]) if name in group else len(GROUPS))
    parts = [{"group": group.get(name, OTHERS), **tables.part(name, PARTS[name])} for name in order]
    return {
        "editions": {key: words_of(key) for key in EDITIONS},
        "banner": {kind: banner_form(kind) for kind in (RACE, POWER)},
        "parts": parts,
        "tables": tables.forms,
        "most_parts": MOST_ABILITIES,
        "board": board_form(),
        "icons": ICONS,
    }


def words_of(edition: str) -> Json:
    """The words of an edition."""
    box = EDITIONS[edition]
    return {
        "terrains": list(box.terrains),
        "symbols": list(box.symbols),
        "pieces": list(box.pieces),
        "means": list(box.means),
        "factions": list(box.factions),
        "races": [race.key for race in printed(edition).races],
        "banners": [banner.key for banner in (*printed(edition).races, *printed(edition).powers)],
    }


def banner_form(kind: str) -> list[Json]:
    """The fields of a race or a power besides its parts, in the order in which one fills them in."""
    fields: list[Json] = [
        {"name": "name", "kind": "said", "most": LONGEST_NAME},
        {"name": "tokens", "kind": "number", "low": 1, "high": MOST_TOKENS[kind], "needed": True},
        {"name": "text", "kind": "said", "most": LONGEST_TEXT, "long": True},
    ]
    if kind == RACE:
        fields += [
            {"name": "plays_with", "kind": "word", "of": "races", "says": "race", "of_edition": True},
            {"name": "total", "kind": "number", "low": 1, "high": MOST_TOTAL, "more": True, "by": ["plays_with"]}
            | {"cases": {"": {"needed": True}}},
            {"name": "faction", "kind": "word", "of": "factions", "says": "side", "more": True},
            {"name": "gender", "kind": "word", "words": list(GENDERS), "more": True},
        ]
    fields += [
        {"name": "edition", "kind": "words", "words": list(EDITIONS), "says": "edition", "default": BASE, "more": True},
        {"name": "author", "kind": "line", "most": LONGEST_AUTHOR, "more": True},
        {"name": "key", "kind": "key", "more": True},
    ]
    assert {field["name"] for field in fields} <= set(FIELDS)
    return fields


def board_form() -> Json:
    """The fields of a board, and what it is drawn with."""
    fields: list[Json] = [
        {"name": "name", "kind": "said", "most": BOARD_NAME},
        {"name": "rounds", "kind": "number", "low": 1, "high": MOST_ROUNDS, "needed": True},
        {"name": "players", "kind": "numbers", "low": SEATS[0], "high": SEATS[-1]},
        {"name": "edition", "kind": "word", "words": list(EDITIONS), "says": "edition", "default": BASE, "more": True},
        {"name": "text", "kind": "said", "most": BOARD_TEXT, "long": True, "more": True},
        {"name": "author", "kind": "line", "most": BOARD_NAME, "more": True},
        {"name": "key", "kind": "key", "more": True},
    ]
    assert {field["name"] for field in fields} <= set(BOARD_FIELDS)
    return {
        "fields": fields,
        "letters": LETTERS,
        "gap": GAP,
        "widest": LONGEST_ROW,
        "name": BOARD_NAME,
        "native": NATIVE,
        "start": first_sketch(),
        "tints": {terrain: tint(terrain) for box in EDITIONS.values() for terrain in box.terrains},
    }


class Tables:
    """The forms of where, when and per, each made when a part first needs it."""

    def __init__(self) -> None:
        self.forms: Final[dict[str, Json]] = {}
        self.possible: Final[dict[int, Known]] = {}  # of each part

    def part(self, name: str, part: Part) -> Json:
        """The form of one part, and what stands in it at first."""
        fields = [self.field(part, each, told) for each, told in part.fields.items()]
        plain = [each for each in fields if each["kind"] == "number" and "by" not in each]
        for one, other in combinations(plain, 2):
            if not together(part, one["name"], other["name"]):
                one.setdefault("instead", []).append(other["name"])
                other.setdefault("instead", []).append(one["name"])
        return {"name": name, "fields": fields, "single": part.single, "start": start(part)}

    def field(self, part: Part, name: str, told: Field) -> Json:
        """One field of a part."""
        form: Json = {"name": name, "kind": told.kind, "needed": told.default is NEEDED}
        if told.kind == "number":
            form |= {"low": told.low, "high": told.high}
        elif told.kind in ("word", "words"):
            form |= {"words": list(told.own)} if told.own else {"of": told.words, "says": SAYS[told.words]}
        if isinstance(told.default, (bool, int, str)) and told.default not in ("", 0):
            form["default"] = told.default
        if told.kind == "per":
            form |= {"kind": "table", "table": self.per(told.own, told.words == APART)}
        elif told.kind in ("where", "when"):
            form["kind"] = "table"
        return form | self.cases(part, name, told)

    def cases(self, part: Part, name: str, told: Field) -> Json:
        """Beside which words the field makes sense, whether it is needed there, and which table it is."""
        found: dict[tuple[str, ...], Json | None] = {}
        by = [each for each in controllers(part) if each.partition(".")[0] != name]
        known = self.possible.setdefault(id(part), {})
        for words in product(*[controllers(part)[each] for each in by]):
            given = dict(zip(by, words, strict=True))
            with_it = tried(part, given, name, told, known)
            without = tried(part, given, name, told, known, leave_out=True)
            if with_it is not None:
                found[words] = {"needed": without is None} | self.table(told, with_it)
            elif without is not None:
                found[words] = None
        for place in reversed(range(len(by))):
            merged = without_place(found, place)
            if merged is not None:
                found = merged
                del by[place]
        if by:
            return {"by": by, "cases": {" ".join(words): case for words, case in found.items() if case is not None}}
        only = next(iter(found.values()))
        assert only is not None
        return only

    def table(self, told: Field, values: Values) -> Json:
        """The form of a where or when table beside these values."""
        if told.kind == "where":
            return {"table": self.where(SENSES.get(told.words) or sense_from(values))}
        if told.kind == "when":
            return {"table": self.when(times_from(values) if told.words == "moment" else told.words)}
        return {}

    def where(self, sense: Sense, deep: bool = False, counted: bool = False, near: bool = False) -> str:
        """The name of a form for some regions, or for what lies beside them."""
        name = f"where-{sense.key}" + ("-early" if sense.before_conquests else "") + ("-deep" if deep else "")
        name += ("-counted" if counted else "") + ("-near" if near else "")
        if name in self.forms:
            return name
        around = ANY.asked_early() if sense.before_conquests else ANY
        fields: list[Json] = []
        for each, kind in WHERE_KINDS.items():
            if sense.trouble(each) or (deep and each in NESTED and not (near and each == NEAR)):
                continue
            field = {"name": each, **kind}
            if each in SOME:
                field["says"] = SAYS[SOME[each]]
            elif each == "holder" and sense.key != ANY.key:
                field["words"] = [word for word in HOLDERS if word != OWN]
            elif kind["kind"] == "table":
                about = around if each == "beside" else sense
                field["table"] = self.where(about, deep=True, counted=each in COUNTABLE)
            fields.append(field)
        if counted:
            fields.append({"name": COUNT, "kind": "range", "low": 0, "high": 20})
        self.forms[name] = {"fields": fields}
        return name

    def when(self, times: str, deep: bool = False) -> str:
        """The name of a form for some times, or for those that will do as well."""
        name = f"when-{times}" + ("-deep" if deep else "")
        if name not in self.forms:
            allowed = TIMES[times]
            early = "conquests" not in allowed
            held, on_map = (HELD.asked_early(), MAP.asked_early()) if early else (HELD, MAP)
            shut = NOT_WITHIN_OR if deep else ()
            fields = [
                {"name": each, **kind} for each, kind in WHEN_KINDS.items() if each in allowed and each not in shut
            ]
            for field in fields:
                if field["name"] == "or":
                    field["table"] = self.when(times, deep=True)
                elif field["kind"] == "table":
                    about = on_map if field["name"] == "holds_all" else held
                    field["table"] = self.where(about, deep=True, counted=field["name"] in COUNTABLE, near=True)
            self.forms[name] = {"fields": fields}
        return name

    def per(self, counted: tuple[str, ...], apart: bool) -> str:
        """The name of a form for counting. One word alone may stand for it."""
        left_out = [of for of in COUNTED if of not in counted]
        name = "-but-".join(["per", *left_out])
        fields: list[Json] = []
        for each, kind in PER_KINDS.items():
            if each == "where" and not apart:
                continue
            field = {"name": each, **kind}
            if each == "where":
                tables = {of: {"table": self.where(sense_of(of))} for of in counted if of not in PLACELESS}
                field |= {"by": ["of"], "cases": tables}
            elif each == "of":
                field["words"] = list(counted)
            else:
                field |= {"by": ["of"], "cases": {of: {} for of in counted if of != ONCE}}
            fields.append(field)
        self.forms[name] = {"fields": fields, "short": "of"}
        return name


# Trying out


def controllers(part: Part) -> dict[str, tuple[str, ...]]:
    """The fields whose words decide about others, with these words."""
    found: dict[str, tuple[str, ...]] = {}
    for name, told in part.fields.items():
        if told.kind == "word" and told.own:
            found[name] = told.own
        elif told.kind == "per":
            found[f"{name}.of"] = told.own
    return found


def sample(told: Field) -> Iterator[object]:
    """Values that change what a part says: one that is not the default, or every word there is."""
    if told.kind == "number":
        yield told.low + 1 if told.low == told.default else max(1, told.low)
    elif told.kind == "yes_no":
        yield True
    elif told.kind == "where":
        yield {"terrain": EDITIONS[BASE].terrains[0]}
    elif told.kind == "when":
        yield {"round": 2}
    elif told.kind == "per":
        yield from [of for of in told.own if of != ONCE]
    else:
        yield from [word for word in told.known(EDITIONS[BASE]) if word != told.default]


def can_stand(part: Part, words: Values, known: Known) -> bool:
    """Can these deciding words stand together, whatever else is said? Tried once for all fields that depend on them."""
    key = tuple(str(words.get(each.partition(".")[0], "")) for each in controllers(part))
    if key not in known:
        others = [each for each in part.fields if each not in words]
        tries = product((False, True), repeat=len(others))
        known[key] = any(read_with(part, words | filled(part, others, there)) is not None for there in tries)
    return known[key]


def filled(part: Part, names: list[str], there: tuple[bool, ...]) -> Values:
    """Some fields with a value each."""
    return {each: next(sample(part.fields[each])) for each, yes in zip(names, there, strict=True) if yes}


def tried(part: Part, given: Given, name: str, told: Field, known: Known, leave_out: bool = False) -> Values | None:
    """What the part reads with this field, beside these words and any of the others; None if nothing is right."""
    fixed = {each.partition(".")[0]: word for each, word in given.items()}
    others = [each for each in part.fields if each != name and each not in fixed]
    decides = told.kind == "per" or (told.kind == "word" and bool(told.own))
    for mine in [None] if leave_out else sample(told):
        words = fixed | ({name: mine} if decides and mine is not None else {})
        if not decides and not can_stand(part, words, known):
            return None
        if decides and mine is not None and not can_stand(part, words, known):
            continue
        for there in product((False, True), repeat=len(others)):
            data = fixed | filled(part, others, there) | ({} if mine is None else {name: mine})
            values = read_with(part, data)
            if values is not None:
                return values
    return None


def together(part: Part, one: str, other: str) -> bool:
    """Can two fields be said beside each other?"""
    rest = [name for name in part.fields if name not in (one, other)]
    for there in product((False, True), repeat=len(rest)):
        names = [one, other, *[name for name, yes in zip(rest, there, strict=True) if yes]]
        if read_with(part, {name: next(sample(part.fields[name])) for name in names}) is not None:
            return True
    return False


def read_with(part: Part, data: Values) -> Values | None:
    """The values of the part, if the reader takes them."""
    try:
        return part.read(Table(data), EDITIONS[BASE], "made")
    except BadContent:
        return None


def without_place(found: dict[tuple[str, ...], Json | None], place: int) -> dict[tuple[str, ...], Json | None] | None:
    """The same without one of the deciding words, if that decides nothing."""
    merged: dict[tuple[str, ...], Json | None] = {}
    for words, case in found.items():
        rest = words[:place] + words[place + 1 :]
        if merged.setdefault(rest, case) != case:
            return None
    return merged


def start(part: Part) -> Values:
    """The fewest fields with which the part is right, the first of them if there are several: how its form begins."""
    names = list(part.fields)
    for number in range(len(names) + 1):
        for some in combinations(names, number):
            data = {name: next(sample(part.fields[name])) for name in some}
            if read_with(part, data) is not None:
                return data
    raise AssertionError("a part that nobody can use")
