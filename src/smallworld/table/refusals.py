"""What a reader of home-made content refuses, as a code with its words: pages say it in their own language.

The reader (`content`) refuses with one English sentence, for every way in. Its commonest sentences are known here by
their form, as `workshop.place_of` knows the field from them. What is not known keeps its sentence.
"""

import re
from typing import Final

Values = dict[str, str | int]

GAP: Final = re.compile(r"<(…|\w+)([#']?)>")
SHAPES: Final = {
    "": r"(?P<{0}>[\w-]+)",  # a word
    "#": r"(?P<{0}>\d+)",  # a whole number
    "'": r"(?:'(?P<{0}>[^']*)'|\"(?P<{0}_>[^\"]*)\")",  # something in quotes, as Python writes it
}


def form(code: str, sentence: str) -> tuple[str, re.Pattern[str]]:
    """A sentence with gaps: <field> is a word, <number#> a whole number, <value'> something in quotes, <…> anything."""
    told, after = "", 0
    for gap in GAP.finditer(sentence):
        told += re.escape(sentence[after : gap.start()])
        told += ".*" if gap[1] == "…" else SHAPES[gap[2]].format(gap[1])
        after = gap.end()
    return code, re.compile(told + re.escape(sentence[after:]), re.DOTALL)


FORMS: Final = (
    # any field
    form("missing", "The field <field'> is missing."),
    form("unknown_field", "There is no field <value'>. <…>"),
    form("number", "<field> must be a whole number from <low#> to <high#>, not <…>."),
    form("yes_no", "<field> must be true or false, not <…>."),
    form("word", "<field> cannot be <value'>. <…>"),
    form("not_a_word", "<field> must be a word, not <…>"),
    form("not_a_word", "<field> must be a word or a list of words, not <…>."),
    form("word_twice", "<field> names a word twice."),
    form("key", "<field> must have 2 to 24 lower-case letters, digits or _, a letter first, not <…>."),
    form("long", "<field> has <number#> characters; the limit is <most#>."),
    form("plain", "<field> must be one line of plain characters: <…>."),
    form("markup", "<field> is shown as it is, so it can have no markup: <…>."),
    form("languages", "<field> must be said in at least one language, and in each that it names."),
    # races and powers
    form("name_taken", "name: <value'> is already in the box; choose another."),
    form("key_taken", "key: <value'> is already a word of the game; choose another."),
    form("alphabets", "name: a word of <value'> mixes letters of several alphabets."),
    form("tokens_in_box", "tokens is <number#>, but the <…> it plays with have only <most#> in the box."),
    form("both_tokens", "A race has tokens of its own (total) or plays with those of another, not both."),
    form("for_races", "<field> is for races; a power has no tokens of its own."),
    form("factions", "faction is for races of Warcraft; the base game has no factions."),
    form("abilities", "There are <number#> abilities; the limit is <most#>."),
    form("once", "A banner has this part only once."),
    form("no_marker", "The banner has no part 'marker'."),
    form("says_nothing", "It says nothing. Known: <…>"),
    form("no_sense", "<field> makes no sense here: <…>"),
    form("no_sense", "<field> makes no sense here. <…>"),
    form("no_sense", "<field> makes no sense with <…>"),
    form("no_sense", "<field> = <…> makes no sense with <…>"),
    form("never", "<…> are never true together."),
    form("one_of", "Give one of <…>."),
    form("needs", "does = <…> needs <field>."),
    form("offer_tokens", "does = 'tokens' needs per_turn or per_game."),
    form("range_empty", "Give at_least, at_most or both."),
    form("range", "at_least is <low#>, more than at_most, <high#>."),
    form("count", "<field> needs something to count; once is always 1."),
    form("where_or_when", "Give where or when."),
    form("less_or_more", "Give either less or more."),
    form("where_per", "where needs a per that counts something, such as region."),
    form("anywhere", "per = 'anywhere' needs a where that says which regions."),
    form("same_pair", "from and to are both <value'>."),
    form("no_other", "There is no other player in the event <value'>; use bank, me and each."),
    form("no_other", "There is nobody else who could lose tokens in the event <value'>; see deadly."),
    # boards
    form("no_regions", 'A board needs a table [regions] with a line such as a = "farmland edge : b c" for each.'),
    form("regions", "A board has 2 to <most#> regions, not <number#>."),
    form("players", "players must be <…>"),
    form("out_of_reach", "Region <region> cannot be reached from <other>."),
    form("no_way_in", "No land region touches the edge or an edge sea: no race could ever enter."),
    form("no_entry", "An island has no entry region: no race could ever land there."),
    form("water_tribe", "Region <region> is water and cannot hold a Lost Tribe."),
    form("water_tribe", "Region <region> is water and cannot hold a murloc."),
    form("water_mark", "Region <region> is water and carries no symbol."),
    form("water_mark", "Region <region> is water and cannot carry the mark <…>."),
    form("island_size", "The island of <region> has <number#> regions with the mark <…>; it needs exactly one."),
    form("tribes", "<number#> regions start with a <…>; the box has <most#> of them."),
    form("mountains", "<number#> regions are mountains; the box has <most#> mountain markers."),
    form("same_name", "<region> and <other> are both called <value'>."),
    # texts
    form("not_toml", "This is not TOML: <…> (at line <line#>, column <…>)."),
    form("not_toml_end", "This is not TOML: <…>."),
    form("too_large", "The text is longer than <most#> kB."),
    form("set", "A set is brought to a table as a whole; <…>"),
)

WHERE: Final = re.compile(r"(?:In the edition \w+: )?(?:(?:ability \d+(?: \(\w+\))?|places|text|name)(?:, \w+)*: )?")
"""Where it is: the page shows that itself."""


def coded(reason: str) -> tuple[str, Values]:
    """The code of a refusal and the words in its gaps; no code if nobody has translated it."""
    rest = WHERE.sub("", reason, count=1)
    for sentence in dict.fromkeys((reason, rest)):
        for code, known in FORMS:
            found = known.fullmatch(sentence)
            if found is not None:
                return code, values_in(found.groupdict())
    return "", {}


def values_in(found: dict[str, str | None]) -> Values:
    """The words in the gaps, numbers as numbers."""
    words = {name.rstrip("_"): word for name, word in found.items() if word is not None}
    return {name: int(word) if word.isdigit() and name in NUMBERS else word for name, word in words.items()}


NUMBERS: Final = ("number", "low", "high", "most", "line")
