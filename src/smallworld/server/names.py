"""Names that people give themselves, made harmless."""

import unicodedata

from smallworld.server.limits import LIMITS
from smallworld.server.messages import Refused


def checked_name(text: str) -> str:
    """The name in its normal form; refused if it is too long or has letters that cannot be seen.

    Control, bidirectional and zero-width characters are all of the category C (other).
    """
    name = " ".join(unicodedata.normalize("NFC", text).split(" ")).strip()
    if len(name) > LIMITS.name_letters:
        raise Refused("bad_name", f"A name has at most {LIMITS.name_letters} letters.")
    for letter in name:
        kind = unicodedata.category(letter)
        if kind[0] == "C" or (kind[0] == "Z" and letter != " "):
            raise Refused("bad_name", "A name has only letters that can be seen.")
    if name and all(unicodedata.category(letter)[0] in "MZ" for letter in name):
        raise Refused("bad_name", "A name needs a letter.")
    return name


def alike(one: str, other: str) -> bool:
    """Would two people at a table mix these up? Empty names are nobody's."""
    return one != "" and folded(one) == folded(other)


def folded(name: str) -> str:
    """A name without case, width and spaces."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())
