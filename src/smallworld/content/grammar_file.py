"""Reading `where`, `per` and `when` from a file: short tables of known words, refused with the field named."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from smallworld.content.board_file import SEATS
from smallworld.content.editions import Edition, printed
from smallworld.content.files import Table, is_key, shown
from smallworld.content.grammar import (
    ABANDONED,
    ACTIVE,
    ALWAYS,
    ANYWHERE,
    ATTACKERS,
    BORDER,
    CONQUERED,
    COUNTED,
    DECLINED,
    DEFENDER,
    EVERYWHERE,
    HOLDERS,
    MOST,
    NAMED_ROUNDS,
    ONCE,
    OWN,
    PLACELESS,
    RIVAL,
    ROBBED,
    STATES,
    UNSAID,
    VICTIM,
    Per,
    Range,
    When,
    Where,
)
from smallworld.words import closest, nearest

MOST_PARTNERS: Final = 60
MARKER: Final = "marker"
"""The word for the banner's own marker; its piece is called KEY_marker."""

WHERE: Final[dict[str, str]] = {
    "terrain": "one or more terrains",
    "symbol": "one or more symbols",
    "coast": "true: land on the shore of a sea or lake; false: other regions",
    "edge": "true or false: at the edge of the board",
    "holder": f"who stands there, one or more of {', '.join(HOLDERS)}",
    "piece": f"a piece that stands there, one of those that `leaves_pieces` knows, or {MARKER}: the banner's own",
    "taken": "true: conquered by the race this turn; false: held before",
    "robbed": "true: other players took it from the race since its last turn; false: they did not",
    "tokens": "how many tokens stand there: a number or a range",
    "held_by": "one or more races or powers: the race that stands there has one of them; also home-made ones, "
    "by their keys",
    "beside": "a where table: on the border of such a region, as things stand when it is asked; with `count` in it, "
    "of so many of them: a number or a range",
    "not": "a where table: not such a region",
    "or": "a where table: such a region will do as well, whatever else is said",
}
"""The fields of a where table, for the documentation."""

WHEN: Final[dict[str, str]] = {
    "race": f"one of {', '.join(STATES)}: whether the race is active (if left out), in decline, or either",
    "round": f"a number, a range, a list of numbers, or one of {', '.join(NAMED_ROUNDS)}",
    "first_turn": "true or false: the turn in which the combination was taken",
    "conquest": "the first conquest of a turn is 1: a number or a range; for parts about a conquest",
    "conquests": "how many regions the race has taken this turn: a number or a range",
    "regions": "how many regions the race holds: a number or a range",
    "holds": "a where table: the race holds such a region; with `count` in it, so many of them: a number or a range",
    "lacks": "a where table: the race holds no such region",
    "lost": "how many regions other players have already taken from the race this turn: a number or a range",
    "leads": "true: the race holds more regions than every active race of other players; false: it does not",
    "losses": "how many regions other players have taken from the race since its last turn: a number or a range",
    "trails": "true: every active race of other players holds more regions; false: one of them does not",
    "holds_all": "a where table: the race holds all such regions of the map, and there is at least one",
    "with": "one or more races or powers: one of them is the other half of the combination; also home-made ones, by "
    "their keys",
    "without": "one or more races or powers: none of them is the other half of the combination",
    "with_tokens": "how many tokens are printed on the other half of the combination: a number or a range",
    "brings": "how many tokens are printed on both halves of the combination together: a number or a range",
    "attacker": f"who attacks, one or more of {', '.join(ATTACKERS)}",
    "place": "where the combination lay when it was taken, the topmost being 1: a number or a range; for on = 'pick'",
    "turn": "which turn of the race it is, or was its last: a number or a range; the one in which it was taken is 1",
    "players": "how many players sit at the table: a number or a range",
    "or": "a when table: at these times as well, whatever else is said but `race`",
}
"""The fields of a when table."""

PER: Final[dict[str, str]] = {
    "of": f"one of {', '.join(COUNTED)}",
    "every": "2 to 9: for every so many of them",
    "beyond": "1 to 20: the first so many do not count",
    "most": "1 to 20: it counts at most so often",
    "where": "a where table: only these count; in `price`, whose own where names the regions that cost less or more",
}
"""The fields of a per table. A single word means `of`."""

COUNTS: Final[dict[str, str]] = {
    "once": "no matter how many",
    "region": "regions that the race holds",
    "conquest": "regions that it took this turn",
    "abandoned": "regions that it abandoned this turn",
    "terrain": "different terrains among its regions",
    "symbol": "different symbols among its regions",
    "token": "its tokens in its regions",
    "border": "regions on its borders, whoever holds them",
    "rival": "active races of other players on its borders",
    "victim": "other players from whom it took a region this turn",
    "island": "islands on which it holds a region",
    "together": "regions of its largest group that hangs together",
    "group": "groups of its regions, each of which hangs together and touches no other",
    "anywhere": "regions anywhere on the map, whoever holds them",
    "defender": "tokens that stood in the regions it took this turn",
    "lost": "regions that other players took from it since its last turn",
    "die": "what the reinforcement die shows, rolled at that moment",
    "found": "coins that lay on the combination; for on = 'pick'",
    "turn": "turns that the race has had, this one with them",
    "round": "the number of the round",
}
"""What may be counted, for the documentation."""

NESTED: Final = ("beside", "not", "or")
NEAR: Final = "beside"
"""The one of them that may also stand in the tables of a when."""
COUNT: Final = "count"
"""How many of them, in the tables that are COUNTABLE."""
COUNTABLE: Final = ("beside", "holds")
NOT_WITHIN_OR: Final = ("or", "race")
"""What a when table says of its `or` too."""


@dataclass(frozen=True)
class Sense:
    """What the regions of a part are, and so which fields make sense there."""

    key: str
    fields: tuple[str, ...]
    why: str  # why the other fields make none
    before_conquests: bool = False  # asked when the race can have taken nothing this turn, or in another's turn

    def trouble(self, name: str) -> str:
        """Why a field makes no sense here; "" if it does."""
        if self.before_conquests and name == "taken":
            return "the race has taken nothing this turn at such a moment"
        return "" if name in self.fields else self.why

    def asked_early(self) -> "Sense":
        """The same, asked before the conquests."""
        return replace(self, before_conquests=True)


PLACE: Final = ("terrain", "symbol", "coast", "edge", "beside", "not", "or")
TARGET: Final = Sense(
    "target", (*PLACE, "holder", "held_by", "piece", "tokens", "robbed"), "nothing was taken there yet"
)
HELD: Final = Sense("held", (*PLACE, "piece", "taken", "tokens"), "the race itself stands there")
GUARDED: Final = replace(HELD, key="guarded", before_conquests=True)  # held when another player attacks
TAKEN: Final = Sense(
    "taken",
    (*PLACE, "holder", "held_by", "tokens", "robbed"),
    "these are conquests, each as it was when it was attacked",
)
LEFT: Final = Sense("left", PLACE, "nobody stands there any more")
LOST: Final = replace(LEFT, key="lost", before_conquests=True)  # to another player
ANY: Final = Sense("any", tuple(WHERE), "")
GROUND: Final = Sense("ground", (*PLACE[:4], "not", "or"), "it must be printed on the board")
MAP: Final = Sense("map", PLACE, "these are regions of the map, whoever stands there")

SENSES: Final = {sense.key: sense for sense in (TARGET, HELD, GUARDED, TAKEN, LEFT, LOST, ANY, MAP, GROUND)}

SENSE_OF_COUNT: Final = {
    CONQUERED: TAKEN,
    VICTIM: TAKEN,
    DEFENDER: TAKEN,
    ABANDONED: LEFT,
    ROBBED: LEFT,
    RIVAL: TARGET,
    BORDER: TARGET,
    ANYWHERE: ANY,
}
"""What is counted says what a where table is about; most counts are about regions held."""


def sense_of(of: str) -> Sense:
    """What the regions are, if this is counted."""
    return SENSE_OF_COUNT.get(of, HELD)


def inner(table: Table, name: str) -> Table:
    """A table within a table; its refusals name both."""
    value = table.get(name, {})
    if not isinstance(value, dict):
        raise table.refuse(f'{name} must be a table such as {{ terrain = "hill" }}, not {shown(value)}.')
    return Table(value, f"{table.where}, {name}" if table.where else name)


def read_range(table: Table, name: str, low: int, high: int) -> Range | None:
    """A number, or { at_least = 2, at_most = 5 }."""
    value = table.get(name, None)
    if value is None:
        return None
    if not isinstance(value, dict):
        number = table.number(name, low, high)
        return Range(number, number)
    both = inner(table, name)
    both.only(("at_least", "at_most"))
    if not value:
        raise both.refuse("Give at_least, at_most or both.")
    least = both.number("at_least", low, high) if "at_least" in value else 0
    found = Range(least, both.number("at_most", low, high) if "at_most" in value else MOST)
    if found.low > found.high:
        raise both.refuse(f"at_least is {found.low}, more than at_most, {found.high}.")
    return found


def read_flag(table: Table, name: str) -> int:
    """True, false, or nothing said."""
    return UNSAID if name not in table.data else int(table.yes_no(name))


def read_where(
    table: Table, name: str, box: Edition, key: str, sense: Sense, deep: bool = False, near: bool = False
) -> Where:
    """Some regions; deep within another table they are named by no further table, unless what is near may be."""
    if name not in table.data:
        return EVERYWHERE
    told = inner(table, name)
    shut = [field for field in NESTED if deep and not (near and field == NEAR)]
    fields = [field for field in WHERE if field not in shut]
    for field in told.data:
        if field in shut:
            hint = f" Say {field} = {{ …, count = 0 }}." if (name, field) == ("not", "beside") else ""
            raise told.refuse(f"{field} cannot stand within {name}: such a table goes no deeper.{hint}")
    fields += [COUNT] if name in COUNTABLE else []
    told.only(fields)
    if not told.data:
        raise told.refuse(f"It says nothing. Known: {', '.join(fields)}.")
    if list(told.data) == ["or"]:  # with nothing beside it, it is what is meant
        return read_where(told, "or", box, key, sense, deep=True)
    for field in told.data:
        trouble = "" if field == COUNT else sense.trouble(field)
        if trouble:
            raise told.refuse(f"{field} makes no sense here: {trouble}.")
    known = HOLDERS if sense.key == ANY.key else [each for each in HOLDERS if each != OWN]
    around = ANY.asked_early() if sense.before_conquests else ANY
    return Where(
        terrains=told.words("terrain", box.terrains, ()),
        symbols=told.words("symbol", box.symbols, ()),
        coast=read_flag(told, "coast"),
        edge=read_flag(told, "edge"),
        holders=told.words("holder", known, ()),
        piece=read_piece(told, box, key),
        taken=read_flag(told, "taken"),
        tokens=read_range(told, "tokens", 0, 20),
        beside=read_where(told, "beside", box, key, around, deep=True) if "beside" in told.data else None,
        but=read_where(told, "not", box, key, sense, deep=True) if "not" in told.data else None,
        number=read_range(told, COUNT, 0, 20),
        also=read_where(told, "or", box, key, sense, deep=True) if "or" in told.data else None,
        robbed=read_flag(told, "robbed"),
        banners=read_banners(told, "held_by", box),
        key=key,
    )


def read_piece(table: Table, box: Edition, key: str) -> str:
    """A kind of piece, by the key it has in the rules."""
    piece = table.word("piece", (*box.pieces, MARKER), "")
    return f"{key}_{MARKER}" if piece == MARKER else piece


def read_when(table: Table, name: str, box: Edition, key: str, allowed: Iterable[str], deep: bool = False) -> When:
    """Some times."""
    if name not in table.data:
        return ALWAYS
    told = inner(table, name)
    if "coins" in told.data:
        raise told.refuse("coins makes no sense here: what a player has is secret.")
    told.only(WHEN)
    if not told.data:
        raise told.refuse(f"It says nothing. Known: {', '.join(WHEN)}.")
    for field in told.data:
        if field not in allowed:
            raise told.refuse(f"{field} makes no sense here. Possible: {', '.join(allowed)}.")
        if deep and field in NOT_WITHIN_OR:
            raise told.refuse(f"{field} cannot stand within or: it is said beside it.")
    if list(told.data) == ["or"]:  # with nothing beside it, it is what is meant
        return read_when(told, "or", box, key, allowed, deep=True)
    if "or" in told.data and not set(told.data) - set(NOT_WITHIN_OR):
        raise told.refuse("or needs other times beside it.")
    if isinstance(told.data.get("round"), dict) and "every" in told.data["round"]:
        raise told.refuse("every makes no sense here: name the rounds, such as [3, 6, 9].")
    named = isinstance(told.data.get("round"), str)
    several = isinstance(told.data.get("round"), list)
    early = "conquests" not in allowed
    now, on_map = (HELD.asked_early(), MAP.asked_early()) if early else (HELD, MAP)
    found = When(
        race=told.word("race", STATES, ACTIVE),
        named_round=told.word("round", NAMED_ROUNDS) if named else "",
        round=None if named or several else read_range(told, "round", 1, 20),
        rounds=read_rounds(told) if several else (),
        first_turn=read_flag(told, "first_turn"),
        conquest=read_range(told, "conquest", 1, 20),
        conquests=read_range(told, "conquests", 0, 20),
        regions=read_range(told, "regions", 0, 50),
        holding=read_where(told, "holds", box, key, now, deep=True, near=True) if "holds" in told.data else None,
        lacking=read_where(told, "lacks", box, key, now, deep=True, near=True) if "lacks" in told.data else None,
        lost=read_range(told, "lost", 0, 20),
        leads=read_flag(told, "leads"),
        losses=read_range(told, "losses", 0, 20),
        turn=read_range(told, "turn", 1, 20),
        key=key,
        trails=read_flag(told, "trails"),
        whole=read_where(told, "holds_all", box, key, on_map, deep=True, near=True)
        if "holds_all" in told.data
        else None,
        beside=read_banners(told, "with", box, key),
        apart=read_banners(told, "without", box, key),
        other_half=read_range(told, "with_tokens", 1, 20),
        brings=read_range(told, "brings", 2, 40),
        attackers=told.words("attacker", ATTACKERS, ()),
        place=read_range(told, "place", 1, 6),
        players=read_range(told, "players", SEATS[0], SEATS[-1]),
        also=read_when(told, "or", box, key, allowed, deep=True) if "or" in told.data else None,
    )
    for one, other in contradictions(found):
        raise told.refuse(f"{one} and {other} are never true together.")
    return found


def read_rounds(table: Table) -> tuple[int, ...]:
    """A list of rounds."""
    listed = table.get("round", [])
    numbers = [Table({"round": each}, table.where).number("round", 1, 20) for each in listed]
    if not numbers or len(set(numbers)) != len(numbers):
        raise table.refuse("round must name at least one round, and each of them once.")
    return tuple(sorted(numbers))


def read_banners(table: Table, name: str, box: Edition, other_than: str = "") -> tuple[str, ...]:
    """Races and powers: printed ones by their keys, and others, unless that looks like a mistake."""
    if name not in table.data:
        return ()
    listed = table.data[name]
    rules = printed(box.key)
    known = [banner.key for banner in (*rules.races, *rules.powers)]
    words = tuple(listed) if isinstance(listed, list) else (listed,)
    if not words or len(words) > MOST_PARTNERS or len(set(map(str, words))) != len(words):
        raise table.refuse(f"{name} must name 1 to {MOST_PARTNERS} races or powers, and each of them once.")
    for word in words:
        if other_than and word == other_than:
            raise table.refuse(f"{name} names the banner itself; it is about the other half of the combination.")
        if not isinstance(word, str) or not is_key(word) or (word not in known and closest(word, known) is not None):
            raise table.refuse(f"{name} cannot be {shown(word)}. {nearest(word, known)}")
    return words


def contradictions(when: When) -> Iterable[tuple[str, str]]:
    """Pairs of conditions that exclude each other."""
    if when.leads == 1 and when.trails == 1:
        yield "leads", "trails"
    if when.beside and not set(when.beside) - set(when.apart):
        yield "with", "without"
    if when.race == DECLINED and when.first_turn == 1:
        yield "first_turn", "race = 'declined'"
    if when.conquest is not None and when.conquests is not None:
        before = max(when.conquest.low - 1, when.conquests.low)  # so many before it, one more just after it
        if before > min(when.conquest.high, when.conquests.high):
            yield "conquest", "conquests"


def read_per(table: Table, name: str, allowed: Iterable[str], box: Edition | None = None, key: str = "") -> Per:
    """How often something counts; with a box, a where of its own may say in which regions."""
    known = tuple(allowed)
    value: Any = table.get(name, ONCE)
    if not isinstance(value, dict):
        return Per(table.known_word(name, value, known), key=key)
    told = inner(table, name)
    told.only(PER)
    of = told.word("of", known)
    for field in told.data:
        if of == ONCE and field != "of":
            raise told.refuse(f"{field} needs something to count; once is always 1.")
        if of in PLACELESS and field == "where":
            raise told.refuse(f"where makes no sense with of = {of!r}: no region is concerned.")
    if box is None and "where" in told.data:
        raise told.refuse("where stands beside per here, not in it.")
    return Per(
        of,
        told.number("every", 2, 9, 1) if "every" in told.data else 1,
        told.number("beyond", 1, 20, 0) if "beyond" in told.data else 0,
        told.number("most", 1, 20, MOST) if "most" in told.data else MOST,
        read_where(told, "where", box, key, sense_of(of)) if box is not None and "where" in told.data else None,
        key,
    )
