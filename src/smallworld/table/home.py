"""Cards for the home-made races and powers of a game: no file of words has theirs, so they bring it with them."""

from typing import Any

from smallworld.content.loader import CustomBanner, home_made

Json = dict[str, Any]


def home_card(banner: CustomBanner) -> Json:
    """What its author calls it and says of it, and what the program understood. Plain text, as strangers wrote it."""
    made = home_made(banner)
    return {
        "kind": made.kind,
        "key": made.key,
        "tokens": made.tokens,
        "side": made.faction,
        "name": made.name,
        "text": made.text,
        "understood": made.describe(),
    }


def home_cards(custom: tuple[CustomBanner, ...]) -> list[Json]:
    """One for each."""
    return [home_card(banner) for banner in custom]
