"""The games one can play: their options, presets, boards and rules, found by key."""

import hashlib
import json
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any, Final, get_args, get_type_hints

from smallworld.content.base import boards as base_boards
from smallworld.content.base.options import PRESETS, BaseOptions
from smallworld.content.base.rules import base_rules
from smallworld.content.board_file import CustomBoard as CustomBoard
from smallworld.content.board_file import check_board, read_board
from smallworld.content.boards import make_board, read_rows
from smallworld.content.loader import CustomBanner as CustomBanner
from smallworld.content.loader import check_banners, read_banner, registrations, with_home_made
from smallworld.engine.board import Board
from smallworld.engine.rules import Rules
from smallworld.words import brief, nearest

RULESET: Final = 1
"""Raised when a ruling changes, so that old records say by which rules they were played."""

EDITIONS: Final = ("base",)
PLAYERS: Final = (2, 3, 4, 5)


class BadSetup(ValueError):
    """A game that cannot be set up as asked, with the reason."""


@dataclass(frozen=True)
class Setup:
    """Everything that fixes the rules and the board of a game, before chance."""

    edition: str
    players: int
    options: BaseOptions
    board: str = ""  # key of a printed board; "" = the one for the number of players
    custom_board: CustomBoard | None = None
    custom: tuple[CustomBanner, ...] = ()


@lru_cache(maxsize=8)
def option_values(edition: str) -> dict[str, tuple[str, ...]]:
    """Every option of an edition with its values, the default first."""
    check_edition(edition)
    hints = get_type_hints(BaseOptions)
    return {field.name: get_args(hints[field.name]) for field in fields(BaseOptions)}


def check_edition(edition: object) -> str:
    """Refuse an unknown edition with the nearest known one."""
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise BadSetup(f"There is no edition {brief(edition)}. {nearest(edition, EDITIONS)}")
    return edition


def choose_options(edition: str, preset: object, options: object) -> BaseOptions:
    """A preset with some options changed; unknown words are refused."""
    if not isinstance(preset, str) or preset not in PRESETS:
        raise BadSetup(f"There is no preset {brief(preset)}. {nearest(preset, PRESETS)}")
    if options is None:
        return PRESETS[preset]
    if not isinstance(options, dict):
        raise BadSetup(f"options are a dict of names and values, not {brief(options)}.")
    if not options:
        return PRESETS[preset]
    known = option_values(edition)
    for name, value in options.items():
        if name not in known:
            raise BadSetup(f"There is no option {brief(name)}. {nearest(name, known)}")
        if not isinstance(value, str) or value not in known[name]:
            raise BadSetup(f"Option {name} cannot be {brief(value)}. {nearest(value, known[name])}")
    changes: dict[str, Any] = dict(options)
    return replace(PRESETS[preset], **changes)


def make_setup(
    edition: object,
    players: object,
    preset: object = "default",
    options: object = None,
    board: object = "",
    custom_board: object = None,
    custom: object = (),
) -> Setup:
    """A checked set-up. Home-made things may be given as they were read or as their TOML text.

    The values may come from a stranger: each may be anything, and is refused if it is not of its kind.
    """
    edition = check_edition(edition)
    if isinstance(players, bool) or not isinstance(players, int) or players not in PLAYERS:
        raise BadSetup(f"Small World is for 2 to 5 players, not {brief(players)}.")
    printed = "" if board is None else board
    if not isinstance(printed, str) or (printed and printed not in base_boards.BOARDS):
        raise BadSetup(f"There is no board {brief(board)}. {nearest(board, base_boards.BOARDS)}")
    chosen = choose_options(edition, preset, options)
    if isinstance(custom_board, str):
        custom_board = read_board(custom_board)
    if custom_board is not None:
        if not isinstance(custom_board, CustomBoard):
            raise BadSetup(f"custom_board is a board or its TOML text, not {brief(custom_board)}.")
        check_board(custom_board, players)
    listed = [custom] if isinstance(custom, (str, CustomBanner)) else custom
    if not isinstance(listed, (list, tuple)):
        raise BadSetup(f"custom is a list of home-made races and powers, not {brief(custom)}.")
    banners = tuple(read_banner(banner) if isinstance(banner, str) else banner for banner in listed)
    if banners and chosen.custom_pieces == "no":
        raise BadSetup("Option custom_pieces = no: this edition has no blank banner or badge.")
    check_banners(banners)
    return Setup(edition, players, chosen, printed, custom_board, banners)


def rules_of(setup: Setup) -> Rules:
    """The rules of a set-up."""
    return _rules_of(setup, registrations())


@lru_cache(maxsize=64)
def _rules_of(setup: Setup, registered: int) -> Rules:
    rules = base_rules(setup.options)
    return with_home_made(rules, setup.custom) if setup.custom else rules


@lru_cache(maxsize=64)
def board_of(setup: Setup) -> Board:
    """The board of a set-up."""
    if setup.custom_board is not None:
        return setup.custom_board.build(setup.players)
    return printed_board(setup.board or f"{setup.players}p")


@lru_cache(maxsize=8)
def printed_board(key: str) -> Board:
    """One of the printed boards."""
    players, rounds, text = base_boards.BOARDS[key]
    return make_board(key, players, rounds, read_rows(text))


@lru_cache(maxsize=64)
def content_hash(setup: Setup) -> str:
    """A fingerprint of rules and board: equal hashes mean the same cardboard and the same rulings."""
    rules, board = rules_of(setup), board_of(setup)
    content = {
        "ruleset": RULESET,
        "edition": setup.edition,
        "options": {field.name: getattr(setup.options, field.name) for field in fields(setup.options)},
        "races": [[race.key, race.number, race.total] for race in rules.races],
        "powers": [[power.key, power.number] for power in rules.powers],
        "pieces": [[piece.key, piece.total, piece.defence] for piece in rules.pieces],
        "die": list(rules.die),
        "rounds": board.rounds,
        "board": [[r.key, r.terrain, list(r.symbols), list(r.neighbours), r.edge, r.native] for r in board.regions],
        "custom": [[banner.kind, banner.key, banner.text] for banner in setup.custom],
    }
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:16]
