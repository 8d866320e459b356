"""Names that need no language: the letters of the seats, keys as they are shown when nobody wrote words for them."""

from typing import Final

LETTERS: Final = "ABCDEFGH"
NAMES: Final = {
    "ashes_of_alar": "Ashes of Al'ar",
    "faction": "the faction bonus",
    "lights_hope_chapel": "Light's Hope Chapel",
}
"""Names that do not follow from their keys."""


def name_of(key: str) -> str:
    """A key as it is shown: dragon_master is Dragon Master, well_of_eternity is Well of Eternity."""
    return NAMES.get(key) or " ".join(word if word == "of" else word.capitalize() for word in key.split("_"))
