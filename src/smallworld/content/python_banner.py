"""Races and powers written in Python: registered by the program itself, with their mistakes found before a game."""

from collections.abc import Mapping
from typing import Final

from smallworld.content.editions import BASE, EDITIONS, printed
from smallworld.content.files import BadContent, is_key, shown
from smallworld.content.loader import POWER, RACE, CustomBanner, read_banner
from smallworld.content.registry import Making, register
from smallworld.content.toml_write import toml_lines
from smallworld.content.vocabulary.words import Values
from smallworld.engine.ability import Ability
from smallworld.engine.notes import LASTING, NoteKind
from smallworld.engine.pieces import Piece
from smallworld.engine.rules import Banner, Rules, kinds_written
from smallworld.words import closest, nearest

ABILITY_FIELDS: Final[dict[str, type]] = {
    "verb": str,
    "when": str,
    "pieces": tuple,
    "levy": int,
    "works_in_decline": bool,
    "acts_in_decline": bool,
    "shares_decline": bool,
    "declines_after_scoring": bool,
    "rolls_before_conquest": bool,
    "rolls_again": int,
    "counts_at_least": int,
    "notes": tuple,
}

ABILITY_VALUES: Final = (
    *ABILITY_FIELDS,
    *(
        "outlasts_conquests",
        "most_uses",
        "lays",
        "each_costs",
        "because",
        "garrison",
        "discount",
        "surcharge",
        "keeps_tokens",
        "stays_behind",
    ),
    *("stays_put", "survivors_wait", "waits_aside", "label", "paid", "answers"),
)
"""Every field of an ability."""

Words = str | Mapping[str, str]


def python_banner(
    made: Banner | Making,
    plays_with: str = "",
    name: Words = "",
    text: Words = "",
    edition: str = BASE,
    faction: str = "",
    within: str = "",
    words: Mapping[str, Words] | None = None,
    author: str = "",
) -> CustomBanner:
    """Register a race or power written in Python; pass the result to `Game.new`, or to `python_set`.

    With `plays_with` it is a race, and so it is if its `Banner` has a `total`: tokens of its own. Otherwise it is a
    power. It is made for one edition. Abilities that put pieces on the map, those of the box or their own, need the
    rules they are played under: pass a function from `Rules` to `Banner`. `within` is the key of the set it belongs
    to, `words` are the names of its pieces and offers by their keys. `name`, `text` and `words` may be dicts by
    language. Only a program that has registered the banner can open a saved game that uses it.
    """
    if edition not in EDITIONS:
        raise BadContent(f"There is no edition {shown(edition)}. {nearest(edition, EDITIONS)}")
    banner = made if isinstance(made, Banner) or not callable(made) else made(printed(edition))
    if not isinstance(banner, Banner) or not is_key(banner.key):
        raise BadContent(f"This needs a Banner with a lower-case key, not {shown(banner)}.")
    kind = RACE if plays_with or banner.total else POWER
    for ability in banner.abilities:
        check_ability(banner.key, ability, printed(edition), not isinstance(made, Banner))
    check_notes(banner)
    lines: Values = {"kind": kind, "key": banner.key, "tokens": banner.number, "written_in": "python"}
    lines |= {"total": banner.total} if kind == RACE and not plays_with else {}
    more: list[tuple[str, object]] = [
        ("plays_with", plays_with),
        ("name", name),
        ("text", text),
        ("faction", faction),
        ("within", within),
        ("author", author),
    ]
    more += [("edition", edition if edition != BASE else ""), ("words", words or {})]
    read = read_banner(toml_lines(lines | {field: value for field, value in more if value}))
    register(kind, banner.key, within, made)
    return read


def check_ability(key: str, ability: object, rules: Rules, made_anew: bool = False) -> None:
    """Find mistakes that would show only in the middle of a game."""
    if not isinstance(ability, Ability):
        raise BadContent(f"{key}: an ability is an object of a subclass of Ability, not {shown(ability)}.")
    own = type(ability).__name__
    for flag, wanted in ABILITY_FIELDS.items():
        try:
            value = getattr(ability, flag)
        except AttributeError:
            raise BadContent(f"{key}: {own} must call super().__init__() first.") from None
        if type(value) is not wanted:
            raise BadContent(f"{key}: {own}.{flag} must be of type {wanted.__name__}.")
        for cls in type(ability).__mro__:
            if type(vars(cls).get(flag)) is wanted:  # the compiled engine would not see it
                raise BadContent(f"{key}: {own} must set self.{flag} in __init__, not in the class.")
    check_words(key, ability)
    if ability.verb and (ability.verb in known_verbs(rules) or not is_key(ability.verb)):
        raise BadContent(f"{key}: {own} needs a verb of its own in lower-case letters, not {shown(ability.verb)}.")
    for kind in kinds_written(ability):
        if not isinstance(kind, NoteKind) or not is_key(kind.word) or kind.word in [one.word for one in rules.notes]:
            raise BadContent(f"{key}: {own} needs notes with words of their own in lower-case letters.")
        if kind.lasts not in LASTING:
            raise BadContent(f"{key}: no note lasts {shown(kind.lasts)}. {nearest(kind.lasts, LASTING)}")
        if type(kind.most) is not int or kind.most < -1:
            raise BadContent(
                f"{key}: the largest number on the note {kind.word!r} is a whole number from 0, not {shown(kind.most)}."
            )
    for piece in ability.pieces:
        if piece in rules.pieces:
            continue
        if not made_anew:
            raise BadContent(f"{key}: {own} needs pieces of the rules: register a function from Rules to Banner.")
        if not is_key(piece.key) or piece.key in [each.key for each in rules.pieces]:
            raise BadContent(f"{key}: {own} needs pieces with keys of their own in lower-case letters.")


def check_words(key: str, ability: Ability) -> None:
    """Hooks and fields with names of their own would never be asked for; helpers begin with _."""
    own = type(ability).__name__
    plain = Ability()
    hooks = [name for name in vars(Ability) if not name.startswith("_") and callable(getattr(Ability, name))]
    fields = [name for name in ABILITY_VALUES if hasattr(plain, name)]
    between = type(ability).__mro__[: type(ability).__mro__.index(Ability)]
    for cls in between:
        for name, value in vars(cls).items() if not is_ours(cls) else ():
            if name.startswith("_") or name in hooks or name in fields or isinstance(value, (NoteKind, Piece)):
                continue
            if callable(value) or isinstance(value, (property, classmethod)):
                hint = near_to(name, hooks)
                raise BadContent(f"{key}: {own} has no hook {name!r}. {hint}Begin the name of a helper with _.")
            raise BadContent(
                f"{key}: {own} sets {name}, which nobody asks for. {near_to(name, fields)}{FIELD_OF_ONES_OWN}"
            )
    if any(map(is_ours, between)):
        return  # its fields are known to the part that it builds on
    for name, value in vars(ability).items() if hasattr(ability, "__dict__") else ():
        if name.startswith("_") or name in fields or isinstance(value, (NoteKind, Piece)):
            continue
        hint = near_to(name, fields)
        raise BadContent(f"{key}: {own} sets self.{name}, which nobody asks for. {hint}{FIELD_OF_ONES_OWN}")


FIELD_OF_ONES_OWN: Final = "Begin the name of a field of your own with _."


def is_ours(cls: type) -> bool:
    """Is it a class of the engine or of the parts, rather than of an author?"""
    return cls.__module__.startswith(("smallworld.engine.", "smallworld.content.")) and ".custom." not in cls.__module__


def near_to(word: str, known: list[str]) -> str:
    """The nearest known name, if there is one."""
    near = closest(word, known)
    return f"Did you mean {near!r}? " if near is not None else ""


def check_notes(banner: Banner) -> None:
    """A word stands for one kind of note, which two abilities of a banner may share."""
    kinds: dict[str, NoteKind] = {}
    for ability in banner.abilities:
        for kind in kinds_written(ability):
            if not kinds.setdefault(kind.word, kind).alike(kind):
                raise BadContent(f"{banner.key} declares two kinds of note with the word {kind.word!r}.")
    for ability in banner.abilities:
        own = type(ability).__name__
        for name, kind in vars(ability).items() if hasattr(ability, "__dict__") else ():
            if isinstance(kind, NoteKind) and not (kind.word in kinds and kinds[kind.word].alike(kind)):
                raise BadContent(f"{banner.key}: put self.{name} of {own} into self.notes, so that it can be written.")


def known_verbs(rules: Rules) -> list[str]:
    """The words of the printed offers."""
    return [ability.verb for ability in rules.abilities() if ability.verb]
