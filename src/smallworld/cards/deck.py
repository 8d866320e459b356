"""The cards of an edition. What there is comes from the edition itself; what belongs to it from `EDITION.toml`.

[race.giants]
related = "terrain:mountain idea:price"          # other cards
rules = "B-RACE-GIANTS B-X-GIANTS"               # ids or their beginnings; found by the key where left out
board = ["peak:mountain | meadow:farmland"]      # an example (example.py, drawing.py)
seats = ["Wealthy Giants: peak 1, hand 4"]
price = "meadow"
without = ["Giants", "Ratmen"]

An option needs no `without`: its example is asked under each of its values.
"""

import tomllib
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Final

from smallworld.cards.drawing import box
from smallworld.cards.example import ASKS, BadExample, Example
from smallworld.content.editions import EDITIONS
from smallworld.content.setup import make_setup, option_values, rules_of
from smallworld.engine.rules import NATIVES
from smallworld.engine.steps import STEP_NAMES
from smallworld.rulebook import options, rules
from smallworld.words import nearest

Json = dict[str, Any]

KINDS: Final = ("idea", "step", "race", "power", "piece", "terrain", "symbol", "option")
FIELDS: Final = (
    *("related", "rules", "also", "tint", "board", "seats", "step", "more", "under", "without", "tells"),
    *ASKS,
)
BY_EDITION: Final = ("race", "power", "terrain", "symbol")
"""Kinds whose text may differ from edition to edition though the key is the same."""


class BadDeck(ValueError):
    """A file of cards with a word nobody knows."""


@dataclass(frozen=True)
class Card:
    """One thing of the game."""

    edition: str
    kind: str
    key: str
    rules: tuple[str, ...]
    related: tuple[str, ...]  # "race:trolls"
    tokens: int = 0  # on the banner or badge
    side: str = ""
    values: tuple[str, ...] = ()  # of an option, the default first
    also: tuple[str, ...] = ()  # other words of sums and refusals that this card explains
    tint: str = ""  # the colour of a terrain in a drawing
    example: Example | None = None

    @property
    def name(self) -> str:
        """How other cards call it."""
        return f"{self.kind}:{self.key}"

    def to_json(self) -> Json:
        """What a page needs."""
        return {
            "kind": self.kind,
            "key": self.key,
            "rules": list(self.rules),
            "related": list(self.related),
            "tokens": self.tokens,
            "side": self.side,
            "values": list(self.values),
            "also": list(self.also),
            "tint": self.tint,
            "example": None if self.example is None else self.example.to_json(),
        }


@lru_cache(maxsize=len(EDITIONS))
def deck(edition: str) -> tuple[Card, ...]:
    """Every card of an edition, in the order of a rulebook."""
    told = _told(edition)
    cards: list[Card] = []
    for kind in KINDS:
        for key in _keys(edition, kind):
            cards.append(_card(edition, kind, key, told.get(kind, {}).get(key, {})))
    for kind, entries in told.items():
        for key in entries:
            if all((card.kind, card.key) != (kind, key) for card in cards):
                raise BadDeck(f"{edition}.toml: there is no {kind} {key}. {nearest(key, _keys(edition, kind))}")
    return tuple(cards)


@lru_cache(maxsize=len(EDITIONS))
def told_deck(edition: str) -> Json:
    """The deck as a page reads it: `GET /api/cards/EDITION`."""
    return {"edition": edition, "cards": [card.to_json() for card in deck(edition)]}


def found(edition: str, kind: str, key: str) -> Card | None:
    """A card by its name, if the edition has it."""
    return next((card for card in deck(edition) if (card.kind, card.key) == (kind, key)), None)


def text_key(card: Card) -> tuple[str, ...]:
    """Where its text may stand in the files of words; the first that exists is the one."""
    own, shared = f"card-{card.kind}-{card.edition}-{card.key}", f"card-{card.kind}-{card.key}"
    return (own,) if card.kind in BY_EDITION else (own, shared)


@cache
def _told(edition: str) -> dict[str, dict[str, Json]]:
    text = resources.files("smallworld.cards").joinpath(f"{edition}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _keys(edition: str, kind: str) -> list[str]:
    """Everything of a kind that the edition has."""
    game = EDITIONS[edition]
    made = rules_of(make_setup(edition, 2))
    match kind:
        case "race":
            return [*[race.key for race in made.races], NATIVES.key]
        case "power":
            return [power.key for power in made.powers]
        case "piece":
            return [piece.key for piece in made.pieces]
        case "terrain":
            return list(game.terrains)
        case "symbol":
            return list(game.symbols)
        case "step":
            return list(STEP_NAMES)
        case "option":
            return list(option_values(edition))
        case _:
            return list(_told(edition).get("idea", {}))


def _card(edition: str, kind: str, key: str, told: Json) -> Card:
    for field in told:
        if field not in FIELDS:
            raise BadDeck(f"{kind}.{key}: there is no {field}. {nearest(field, FIELDS)}")
    rules = box(edition)
    banners = {"race": rules.races, "power": rules.powers}.get(kind, ())
    banner = next((each for each in banners if each.key == key), None)
    return Card(
        edition,
        kind,
        key,
        _ids(edition, kind, key, told.get("rules", "")),
        tuple(told.get("related", "").split()),
        tokens=0 if banner is None else banner.number,
        side="" if banner is None or kind == "power" else banner.side,
        values=tuple(option_values(edition)[key]) if kind == "option" else (),
        also=tuple(told.get("also", "").split()),
        tint=told.get("tint", ""),
        example=_example(edition, kind, key, told),
    )


def _ids(edition: str, kind: str, key: str, beginnings: str) -> tuple[str, ...]:
    """The rules of a card: those under its name and those that speak of it with others, or those that it names."""
    if kind == "option" and not beginnings:
        return next(option.rules for option in options() if option.name == key and option.edition == edition)
    if not beginnings:
        word = key.split("_")[0].upper()
        beginnings = f"B-{kind.upper()}-{word} X-{word}"
    ids: list[str] = []
    for start in beginnings.split():
        if start.startswith("X-"):
            ids += [rule.id for rule in rules() if rule.id[:4] == "B-X-" and start[2:] in rule.id.split("-")[2:]]
        else:
            ids += [rule.id for rule in rules() if rule.id == start or rule.id.startswith(f"{start}-")]
    return tuple(dict.fromkeys(ids))


def _example(edition: str, kind: str, key: str, told: Json) -> Example | None:
    if "board" not in told:
        return None
    asked = [ask for ask in ASKS if ask in told and ask != "play"] or ["play"] * ("play" in told)
    if len(asked) != 1:
        raise BadExample(f"{kind}.{key} asks {' and '.join(asked) or 'nothing'}")
    old, new = told.get("without", ("", ""))
    return Example(
        edition,
        tuple(told["board"]),
        tuple(told["seats"]),
        asked[0],
        region=told.get("price", ""),
        regions=tuple(told.get("reach", "").split()),
        play=tuple(told.get("play", ())),
        tells=tuple(told.get("tells", "").split()),
        step=told.get("step", "conquer"),
        more=told.get("more", ""),
        without=(old, new),
        option=key if kind == "option" else "",
        values=tuple(option_values(edition)[key]) if kind == "option" else (),
        under=told.get("under", {}),
    )
