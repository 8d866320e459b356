"""What a reader of home-made content, positions and records refuses, as a code with its words, for every language.

Readers (`content`, `record`) refuse with one English sentence, for every way in. Their commonest sentences are known
here by their form, as `workshop.place_of` knows the field from them. What is not known keeps its sentence.
"""

import re
from typing import Any, Final

from smallworld.text.vocabulary import ENGLISH, Vocabulary

Json = dict[str, Any]
Values = dict[str, str | int]

GAP: Final = re.compile(r"<(…|\w+)([#']?)>")
SHAPES: Final = {
    "": r"(?P<{0}>[\w-]+)",  # a word
    "#": r"(?P<{0}>\d+)",  # a whole number
    "'": r"(?:'(?P<{0}>[^']*)'|\"(?P<{0}_>[^\"]*)\")",  # something in quotes, as Python writes it
}


def form(code: str, sentence: str) -> tuple[str, re.Pattern[str]]:
    """A sentence with gaps: <field> is a word, <number#> a whole number, <value'> something in quotes, <…> anything.

    It may begin with a small letter, behind its place.
    """
    told, after = "", 0
    if sentence[0] != "<":
        told, after = f"(?i:{re.escape(sentence[0])})", 1
    for gap in GAP.finditer(sentence):
        told += re.escape(sentence[after : gap.start()])
        told += ".*" if gap[1] == "…" else SHAPES[gap[2]].format(gap[1])
        after = gap.end()
    return code, re.compile(told + re.escape(sentence[after:]), re.DOTALL)


FORMS: Final = (
    # positions: any value
    form("at_table", "this must be a table of names and values, not <…>."),
    form("at_number", "this must be a whole number from <low#> to <high#>, not <…>."),
    form("at_yes_no", "this must be true or false, not <…>."),
    form("at_text", "this must be a text in quotes, not <…>."),
    form("at_list", "this must be a list in square brackets, not <…>."),
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
    form("texts_large", "All texts together are longer than <most#> kB."),
    form("texts", "A table takes at most <most#> texts."),
    form("one_board", "A game has one board; leave the others out."),
    form("not_board", "This board is made for <…> players, not <…>."),
    form("map_name", "No region can be called <region>: <…>"),
    form("map_word", "Region <region>: there is no <…> <value'>. <…>"),
    form("map_line", "Region <region> needs a line such as <…>"),
    form("map_twice", "Region <region> carries a mark twice<…>"),
    form("map_unknown", "Region <region> borders on <other>, which does not exist<…>"),
    form("map_one_way", "Region <region> borders on <other>, but <…> does not border on <…>"),
    # positions: any word
    form("at_missing", "the <…> is missing here."),
    form("at_key", "there is no key <value'>. <…>"),
    form("at_region", "there is no region <value'>. <…>"),
    form("at_word", "there is no <…> <value'>. <…>"),
    # positions: what stands where
    form("at_both", "a position has a board or a map, not both."),
    form("at_seats", "there are <number#> seats for <most#> players."),
    form("at_two_places", "the <…> <value> is in two places: here and in <…>."),
    form("at_taken", "the <race> stand in <region> already."),
    form("at_taken", "<region> is occupied by a race."),
    form("at_water", "<region> is water."),
    form("at_water", "the <race> cannot hold the water of <region> without a power for it."),
    form("at_twice", "<region> is named twice<…>."),
    form("at_box", "there are <most#> <…> in the box, not <number#>."),
    form("at_box", "there are <most#> such tokens, not <number#>."),
    form("at_few", "there are only <most#> in the box."),
    form("at_few", "there is only <most#> in the box."),
    form("at_few", "the box has <most#> <…>."),
    form("at_pieces", "the <…> in <region> cannot have <…>."),
    form("at_nobody", "nobody stands in <region>; <…> needs a race."),
    form("at_two_declined", "a player has at most two declined races."),
    form("at_declined_hand", "declined <race> have no tokens in hand."),
    form("at_column", "at most <most#> combinations lie open."),
    form("at_coins", "the coins never increase from top to bottom <…>"),
    # positions: the step
    form("at_no_race", "seat <number#> has no active race<…>."),
    form("at_no_race", "a player who has declined has no active race."),
    form("at_has_race", "seat <number#> has an active race and cannot pick."),
    form("at_only_scores", "a player who declines only scores; <…>"),
    form("at_step", "seat <…> has no race that could conquer now."),
    form("at_step", "nothing was done yet at the start of a turn; <…>"),
    form("at_step", "tokens that were set aside are in hand during conquests."),
    form("at_step", "tokens driven out are placed when a turn ends; <…>"),
    form("at_step", "a race with regions has no tokens in hand <…>"),
    form("at_step", "open questions belong to the steps <…>"),
    form("at_step", "during conquest and redeployment only one question is open at a time."),
    form("at_over", "In this position the game is over."),
    form("at_over", "the game is over after the turn of seat <…>"),
    form("at_impossible", "No game can be in this position."),
    # records
    form("record_none", "There is no game in this file."),
    form("record_several", "There are several games in this file; take one."),
    form("record_long", "A record has at most <most#> lines."),
    form("record_foreign", "This is not JSON: <…>."),
    form("record_foreign", "This JSON is nested too deeply."),
    form("record_foreign", "A line of a record is a JSON object."),
    form("record_foreign", "A record begins with its header line."),
    form("record_foreign", "This is not a smallworld record but <…>"),
    form("record_version", "The record has version <…>; this program reads <…>."),
    form("record_cut", "the record stops before its closing line."),
    form("record_changed", "The hash chain breaks here: <…>"),
    form("record_changed", "This line is neither an action nor a snapshot nor the end."),
    form("record_changed", "Action <…> is expected here, not <…>."),
    form("record_changed", "The line is not an action with its dice."),
    form("record_changed", "This record contradicts itself."),
    form("record_changed", "The record has an illegal action: <…>"),
    form("record_changed", "The record says <…>, playing it gives <…>."),
    form("record_rules", "The game was recorded with other rules or another board <…>"),
)

DRAWN: Final = ("no_regions", "set")
"""Told only where something is made: elsewhere nobody draws."""

WHERE: Final = re.compile(r"(?:In the edition \w+: )?(?:(?:ability \d+(?: \(\w+\))?|places|text|name)(?:, \w+)*: )?")
"""Where it is in the file of a home-made thing; the workshop shows that itself."""

LINE: Final = re.compile(r"Line \d+: ")
PLACE: Final = re.compile(r"(?!Line )([\w-]+(?: \d+)?(?:, [\w-]+(?: \d+)?)*): ")
"""Where it is in a position; in a record, which nobody writes by hand, the line says nothing to its reader."""

MEAN: Final = re.compile(r"Did you mean '([^']*)'\?$")
KNOWN: Final = re.compile(r"Known: (.*)\.$", re.DOTALL)
EDITION: Final = re.compile(r"In the edition \w+(?:: )?")


def coded(reason: str) -> tuple[str, Values]:
    """The code of a refusal and the words in its gaps; no code if nobody has translated it."""
    _, code, values = understood(reason)
    return code, values


def understood(reason: str) -> tuple[str, str, Values]:
    """The same, with the place in the text that the sentence begins with."""
    for place in (None, WHERE.match(reason), PLACE.match(reason), LINE.match(reason)):
        rest = reason[place.end() :] if place else reason
        for code, known in FORMS:
            found = known.fullmatch(rest)
            if found is not None:
                where = place[0].removesuffix(": ") if place and place.re is not LINE else ""
                return where, code, values_in(found.groupdict())
    return "", "", {}


def why(reason: str) -> Json | None:
    """A refusal for whoever reads another language, or nothing if nobody has translated it.

    `where` names the place in the words of the file, `mean` and `known` are what the sentence suggests instead.
    """
    where, code, values = understood(reason)
    if not code or code in DRAWN:
        return None
    mean, known = MEAN.search(reason), KNOWN.search(reason)
    told: Json = {"code": code, "values": values, "where": EDITION.sub("", where)}
    return told | {"mean": mean[1] if mean else "", "known": known[1] if known else ""}


REFUSALS: Final = ("workshop",)
"""The files of words in which the sentences stand."""


def said_in(words: Vocabulary, reason: str) -> str:
    """A refusal in a language, or in English if nobody has translated it."""
    told = why(reason)
    if words.language == ENGLISH or told is None:
        return reason
    said = words.said(f"shop-bad-{told['code']}", **told["values"])
    if told["where"]:
        said = words.said("shop-refused-at", where=told["where"], reason=said)
    hints = [words.said(f"shop-refused-{hint}", words=told[hint]) for hint in ("mean", "known") if told[hint]]
    return " ".join([said, *hints])


def values_in(found: dict[str, str | None]) -> Values:
    """The words in the gaps, numbers as numbers."""
    words = {name.rstrip("_"): word for name, word in found.items() if word is not None}
    return {name: int(word) if word.isdigit() and name in NUMBERS else word for name, word in words.items()}


NUMBERS: Final = ("number", "low", "high", "most", "line")
