"""Cards for the home-made things of a table: no file of words has theirs, so they bring it with them."""

import hashlib
from collections import OrderedDict
from functools import lru_cache
from typing import Any, Final

from smallworld.content.board_file import CustomBoard, board_words
from smallworld.content.files import SILENT
from smallworld.content.icons import ICONS
from smallworld.content.loader import CustomBanner, home_made
from smallworld.table.content import REMEMBERED, Thing
from smallworld.table.entries import Brought
from smallworld.text.homemade import bound, deeds_of, describe, ending_of, names_of
from smallworld.text.places import LANGUAGES, home_places

Json = dict[str, Any]


@lru_cache(maxsize=REMEMBERED)
def home_card(banner: CustomBanner) -> Json:
    """What its author calls it and says of it, and what the program understood. Plain text, as strangers wrote it."""
    made = home_made(banner)
    return {
        "kind": made.kind,
        "key": made.key,
        "tokens": made.tokens,
        "side": made.faction,
        "icon": ICONS.get(made.icon, ""),
        "plays_with": made.plays_with,
        "name": made.name,
        "text": made.text,
        "texts": {language: made.texts.to(language) for language in LANGUAGES},
        "does": {language: bound(deeds_of(made, language)) for language in LANGUAGES},
        "author": made.author,
        "understood": {language: bound(describe(made, language)) for language in LANGUAGES},
        "names": {language: names_of(made, language) for language in LANGUAGES},
        "endings": {language: ending_of(made, language) for language in LANGUAGES},
    }


_drawn: Final[OrderedDict[str, CustomBoard]] = OrderedDict()
"""Boards that somebody has been told of, by the names of their drawings."""


def drawing_name(board: CustomBoard) -> str:
    """The name under which browsers ask for the map and the picture of a board: equal boards have the same."""
    told = repr((board.rows, board.islands, board.drawing))
    name = f"home-{hashlib.sha256(told.encode()).hexdigest()[:32]}"
    _drawn[name] = board
    _drawn.move_to_end(name)
    while len(_drawn) > REMEMBERED:
        _drawn.popitem(last=False)
    return name


def drawn_board(name: str) -> CustomBoard | None:
    """The board whose drawing has this name, if anybody has been told of it lately."""
    return _drawn.get(name)


def board_card(board: CustomBoard, text: str) -> Json:
    """A board: its author's words and its numbers."""
    said, author = board_words(text) if text else (SILENT, "")
    calls = {language: board.called(language) for language in LANGUAGES}
    if not board.name and not board.names:
        calls = dict.fromkeys(LANGUAGES, board.key.replace("_", " ").title())
    return {
        "kind": "board",
        "key": board.key,
        "tokens": 0,
        "side": "",
        "name": calls["en"],
        "text": said.to(),
        "texts": {language: said.to(language) for language in LANGUAGES},
        "author": author,
        "names": {language: {board.key: name} for language, name in calls.items()},
        "regions": len(board.rows),
        "rounds": board.rounds,
        "players": list(board.players),
        "map": drawing_name(board),
        "places": {language: home_places(board, language) for language in LANGUAGES},
    }


def home_cards(custom: tuple[CustomBanner, ...]) -> list[Json]:
    """One for each race and power."""
    return [home_card(banner) for banner in custom]


def thing_cards(brought: Brought, thing: Thing) -> list[Json]:
    """The cards of one thing that was brought: who brought it, and the name under which it can be taken away."""
    cards = home_cards(thing.banners)
    cards += [board_card(board, "" if thing.set else brought.text) for board in thing.boards]
    calls = {} if thing.set is None else {language: thing.set.called(language) for language in LANGUAGES}
    author = "" if thing.set is None else thing.set.author
    of_all = {"thing": thing.id, "set": calls, "by": brought.by, "offer": brought.offer}
    return [{**card, "author": card["author"] or author, **of_all} for card in cards]
