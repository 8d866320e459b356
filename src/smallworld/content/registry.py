"""The banners written in Python that the running program has registered; nothing of them is ever loaded from a file."""

from collections.abc import Callable
from typing import Final

from smallworld.content.files import BadContent
from smallworld.engine.rules import Banner, Rules

Making = Callable[[Rules], Banner]

_PYTHON: Final[dict[tuple[str, str, str], Banner | Making]] = {}
_registrations: list[str] = []


def register(kind: str, key: str, within: str, made: Banner | Making) -> None:
    """From now on this is what a banner of that name is."""
    _PYTHON[(kind, key, within)] = made
    _registrations.append(key)


def registrations() -> int:
    """How often a Python banner has been registered: rules made before the last time may be out of date."""
    return len(_registrations)


def registered(kind: str, key: str, within: str, tokens: int, rules: Rules) -> Banner:
    """The Python side of a banner; only banners that the running program registered are found."""
    found = _PYTHON.get((kind, key, within))
    if found is None:
        raise BadContent(
            f"This game uses the home-made {kind} {key} written in Python; register it first with python_banner."
        )
    banner = found if isinstance(found, Banner) else found(rules)
    if banner.number != tokens:
        raise BadContent(f"The {kind} {key} has {tokens} tokens here, {banner.number} where registered.")
    return banner
