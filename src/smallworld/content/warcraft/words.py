"""The words of the islands."""

from typing import Final

TERRAINS: Final = ("fields", "forest", "hill", "swamp", "mountain", "sea", "lake")
SYMBOLS: Final = ("cavern", "magic", "entry", "size")
