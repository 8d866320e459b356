"""Names that people give themselves, made harmless."""

import unicodedata
from typing import Final

from smallworld.table.commands import Refused
from smallworld.table.limits import TABLE_LIMITS as LIMITS

MARKS: Final = 2
"""How many may stand on one letter; some languages need two."""

BLANK: Final = (
    ("\u034f", "\u034f"),  # combining grapheme joiner
    ("\u115f", "\u1160"),  # Hangul fillers
    ("\u17b4", "\u17b5"),  # Khmer vowels that are not written
    ("\u180b", "\u180f"),  # Mongolian variation selectors
    ("\u2800", "\u2800"),  # the empty Braille pattern
    ("\u3164", "\u3164"),  # Hangul filler
    ("\ufe00", "\ufe0f"),  # variation selectors
    ("\uffa0", "\uffa0"),  # Hangul filler, half as wide
    ("\U0001d159", "\U0001d159"),  # a note without a head
    ("\U000e0100", "\U000e01ef"),  # more variation selectors
)
"""Letters and marks that are invisible."""

LOOKALIKES: Final = str.maketrans("авекмнорстухіјѕԁɡһӏαεικνορτυχ", "abekmhopctyxijsdghlaeikvoptux")
"""Small letters of other alphabets that look like Latin ones, or whose capitals do."""


def checked_name(text: str) -> str:
    """The name in its normal form; refused if it is too long or has invisible letters."""
    name = " ".join(unicodedata.normalize("NFC", text).split(" ")).strip()
    if len(name) > LIMITS.name_letters:
        raise Refused("bad_name", f"A name may have at most {LIMITS.name_letters} letters.")
    if any([unseen(letter) for letter in name]):
        raise Refused("bad_name", "A name may have only visible letters.")
    marks = "".join("m" if is_mark(letter) else " " for letter in unicodedata.normalize("NFD", name))
    if "m" * (MARKS + 1) in marks:
        raise Refused("bad_name", f"A letter may have at most {MARKS} marks.")
    if name and all(unicodedata.category(letter)[0] in "MZ" for letter in name):
        raise Refused("bad_name", "A name needs a letter.")
    return name


def unseen(letter: str) -> bool:
    """Is it an invisible letter, or a space that is not the ordinary one?

    Control, bidirectional and zero-width characters are all in category C (other); BLANK ones are not.
    """
    kind = unicodedata.category(letter)[0]
    return kind == "C" or (kind == "Z" and letter != " ") or any([low <= letter <= high for low, high in BLANK])


def is_mark(letter: str) -> bool:
    """Does it stand on the letter before it?"""
    return unicodedata.category(letter)[0] == "M"


def alike(one: str, other: str) -> bool:
    """Could two people at a table confuse these? Empty names do not count."""
    return one != "" and folded(one) == folded(other)


def folded(name: str) -> str:
    """A name without case, width, alphabet, spaces, accents and invisible letters."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold()).translate(LOOKALIKES)
    return "".join(letter for letter in plain if not (letter == " " or unicodedata.combining(letter) or unseen(letter)))
