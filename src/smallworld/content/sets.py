"""Sets: an expansion's races, powers, pieces and boards under one key, switched on for a game (docs/sets.md).

The printed content is a set too, `base` or `warcraft`, and always in the game of its edition. Other sets are data, one
TOML text that travels with every game, or Python, a package that the host installs and a record only names. A set adds
to the deck of a game that switches it on, and changes nothing for any other game.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

from smallworld.content.board_file import CustomBoard
from smallworld.content.editions import BASE, EDITIONS, BadSetup
from smallworld.content.files import MOST_BYTES, MOST_DOTS, BadContent, Table, is_key
from smallworld.content.loader import LONGEST_AUTHOR, LONGEST_NAME, LONGEST_TEXT, CustomBanner, home_made
from smallworld.content.python_banner import Words
from smallworld.content.set_file import DATA, HEAD, MOST_VERSION, PRINTED, PYTHON, ContentSet, checked, read_set
from smallworld.words import brief, nearest

MOST_SETS: Final = 8  # in one game, and all their texts together are no longer than one may be

GROUP: Final = "smallworld.sets"
"""The group of entry points under which packages offer sets."""

SHIPPED: Final = Path(__file__).parent / "expansions"


# A set in Python


def python_set(
    key: str,
    version: int,
    banners: Sequence[CustomBanner] = (),
    boards: Sequence[CustomBoard] = (),
    name: Words = "",
    text: Words = "",
    author: str = "",
    edition: str | Sequence[str] = BASE,
) -> ContentSet:
    """A set of a package: its races and powers are registered with `python_banner(…, within=key)`, or data.

    A package offers it under an entry point of the group `smallworld.sets`: the set, or a function that makes it.
    """
    said = {"name": name, "text": text, "author": author}
    table = Table({"key": key, "version": version, "edition": edition, **said})
    made = ContentSet(
        table.key("key"),
        table.number("version", 1, MOST_VERSION),
        table.words("edition", EDITIONS),
        table.said("name", LONGEST_NAME),
        table.said("text", LONGEST_TEXT),
        table.line("author", LONGEST_AUTHOR),
        tuple(banners),
        tuple(boards),
        PYTHON,
    )
    if key in EDITIONS:
        raise BadContent(f"key: {key!r} is what is printed; choose another.")
    for banner in made.banners:
        found = home_made(banner)
        if found.python and found.within != key:
            raise BadContent(f"{banner.key} is not registered within the set {key}: pass within={key!r}.")
    return checked(made)


# Which sets there are

_offered: Final[dict[str, ContentSet]] = {}
_refused: Final[dict[str, str]] = {}


def printed_set(edition: str) -> ContentSet:
    """What is in the box of an edition."""
    return ContentSet(edition, EDITIONS[edition].ruleset, (edition,), source=PRINTED)


@lru_cache(maxsize=1)
def found_sets() -> dict[str, ContentSet]:
    """The printed sets, ours, and those of installed packages. A package that fails is left out, with its reason."""
    found = {edition: printed_set(edition) for edition in EDITIONS}
    for head in sorted(SHIPPED.glob(f"*/{HEAD}")):
        shipped = read_set(head.parent)
        found[shipped.key] = shipped
    for point in sorted(entry_points(group=GROUP), key=lambda each: (each.name, each.value)):
        try:
            loaded = point.load()
            made = loaded if isinstance(loaded, ContentSet) else loaded()
            if not isinstance(made, ContentSet):
                raise BadContent(f"It gives {brief(made)}, not a set; see smallworld.python_set.")
            if made.key in found:
                raise BadContent(f"There is a set {made.key} already.")
            found[made.key] = made
        except (Exception, SystemExit) as problem:  # somebody else's program: whatever is wrong, the others play on
            _refused[point.name] = f"{type(problem).__name__}: {problem}"
    return found


def installed_sets() -> dict[str, ContentSet]:
    """Every set that can be switched on by its key: printed, shipped, of installed packages, named by the host."""
    return {**found_sets(), **_offered}


def refused_sets() -> dict[str, str]:
    """The packages whose sets could not be used, each with the reason, for whoever runs the program."""
    found_sets()
    return dict(_refused)


def offer_set(source: str | Path | ContentSet) -> ContentSet:
    """Offer a set by its key as long as this program runs, as the host of a server does."""
    made = source if isinstance(source, ContentSet) else read_set(source)
    known = installed_sets().get(made.key)
    if known is not None and known != made:
        raise BadContent(f"There is a set {made.key} already.")
    _offered[made.key] = made
    return made


def forget_sets() -> None:
    """Look again which sets are installed."""
    found_sets.cache_clear()
    _offered.clear()
    _refused.clear()


def find_set(key: str) -> ContentSet:
    """The installed set with this key."""
    known = installed_sets()
    if key in known:
        return known[key]
    if key in _refused:
        raise BadSetup(f"The set {key} is installed, but cannot be used: {_refused[key]}")
    raise BadSetup(f"There is no set {brief(key)}. {nearest(key, known)}")


# Into a game


def chosen_sets(chosen: object, edition: str) -> tuple[ContentSet, ...]:
    """The sets that a game switches on, beside what is printed: by key, as objects, texts, files or folders."""
    wanted = [chosen] if isinstance(chosen, (str, Path, ContentSet)) else chosen
    if not isinstance(wanted, (list, tuple)):
        raise BadSetup(f"sets is a list of sets or their keys, not {brief(chosen)}.")
    found: list[ContentSet] = []
    for each in wanted:
        made = one_set(each)
        if edition not in made.editions:
            games = " and ".join(made.editions)
            raise BadSetup(f"The set {made.key} is made for the edition {games}, not for {edition}.")
        if made.key in [other.key for other in found]:
            raise BadSetup(f"The set {made.key} is named twice.")
        found.append(made)
    added = tuple(made for made in found if made.source != PRINTED)
    if len(added) > MOST_SETS:
        raise BadSetup(f"A game has at most {MOST_SETS} sets, not {len(added)}.")
    texts = [made.toml for made in added]
    if sum(len(text.encode()) for text in texts) > MOST_BYTES or sum(text.count(".") for text in texts) > MOST_DOTS:
        raise BadSetup(f"The sets of a game have at most {MOST_BYTES // 1024} kB together.")
    keys = [board.key for made in added for board in made.boards]
    for key in keys:
        if keys.count(key) > 1:
            raise BadSetup(f"Two sets have a board {key}.")
    return added


def one_set(named: object) -> ContentSet:
    """A set by its key, or read from its text or file."""
    if isinstance(named, ContentSet):
        return named
    if isinstance(named, Path):
        return read_set(named)
    if not isinstance(named, str):
        raise BadSetup(f"A set is named by its key or given by its TOML text, not {brief(named)}.")
    return find_set(named) if is_key(named) or "\n" not in named else read_set(named)


def banners_of(sets: Sequence[ContentSet]) -> tuple[CustomBanner, ...]:
    """All their races and powers."""
    return tuple(banner for made in sets for banner in made.banners)


def board_in(sets: Sequence[ContentSet], key: str) -> CustomBoard | None:
    """The board with this key, if one of them has it."""
    return next((board for made in sets for board in made.boards if board.key == key), None)


# In records


def set_to_json(made: ContentSet) -> dict[str, Any]:
    """What a record says of a set: its key and version, and of a data set everything."""
    named: dict[str, Any] = {"key": made.key, "version": made.version}
    return named | {"text": made.toml} if made.source == DATA else named


def set_from_json(data: Mapping[str, Any]) -> ContentSet:
    """The set that a record names. Only data travels; what is written in Python must be installed, in that version."""
    if not isinstance(data, Mapping) or not set(data) <= {"key", "version", "text"}:
        raise BadContent("A record names a set by key, version and, if it is data, its text.")
    key, version, text = data.get("key"), data.get("version"), data.get("text")
    if text is not None:
        made = read_set(text) if isinstance(text, str) else None
        if made is None or (made.key, made.version) != (key, version):
            raise BadContent(f"The text of the set {brief(key)} describes another.")
        return made
    known = installed_sets().get(key) if isinstance(key, str) else None
    if known is None or known.source != PYTHON:
        hint = f" It cannot be used here: {_refused[key]}" if isinstance(key, str) and key in _refused else ""
        raise BadContent(
            f"This game uses the set {brief(key)}, version {brief(version)}, which is written in Python and not "
            f"installed here. Whoever runs this program can install its package.{hint}"
        )
    if known.version != version:
        raise BadContent(
            f"This game uses version {brief(version)} of the set {key}; version {known.version} is installed here."
        )
    return known
