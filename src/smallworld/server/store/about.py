"""What a store knows about itself: its name, which its copies share, and whether it is half a copy."""

import secrets
from typing import Final

IDENTITY: Final = "identity"
COPYING: Final = "copying"

UNFINISHED: Final = (
    "{} is a copy that was not finished: run smallworld store copy, or restore, once more with the same source"
)


def new_identity() -> str:
    """A name that no other store has."""
    return secrets.token_hex(16)
