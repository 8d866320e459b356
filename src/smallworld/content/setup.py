"""The set-up of a game: checked, with the rules and the board that follow from it."""

import hashlib
import json
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

from smallworld.content.board_file import CustomBoard as CustomBoard
from smallworld.content.board_file import check_board, read_board
from smallworld.content.editions import (
    EDITIONS,
    PLAYERS,
    BadSetup,
    Options,
    board_keys,
    edition_of,
    printed_board,
)
from smallworld.content.loader import CustomBanner as CustomBanner
from smallworld.content.loader import check_banners, read_banner, with_home_made
from smallworld.content.registry import registrations
from smallworld.content.set_file import ContentSet as ContentSet
from smallworld.content.sets import banners_of, board_in, chosen_sets, set_to_json
from smallworld.content.warcraft.options import WarcraftOptions
from smallworld.engine.board import Board
from smallworld.engine.chance import Chance, Seeded
from smallworld.engine.rules import Rules
from smallworld.words import brief, nearest

TEAM_PLAYERS: Final = 4


class Draws:
    """Shuffles before the game: counted backwards from minus one, apart from the game's own."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.count = 0

    def shuffle(self, items: list[int]) -> list[int]:
        """The next one."""
        self.count -= 1
        return self.chance.shuffle(items, self.count)


@dataclass(frozen=True)
class Setup:
    """Everything that fixes the rules and the board of a game, before chance."""

    edition: str
    players: int
    options: Options
    board: str  # key of a printed board; "" with a home-made one
    custom_board: CustomBoard | None = None
    custom: tuple[CustomBanner, ...] = ()
    sets: tuple[ContentSet, ...] = ()  # switched on, beside what is printed

    @property
    def banners(self) -> tuple[CustomBanner, ...]:
        """Every race and power that is not printed: those of the sets, then the home-made ones."""
        return (*banners_of(self.sets), *self.custom) if self.sets else self.custom

    @property
    def board_key(self) -> str:
        """The key by which the board can be named: it is printed, or one of the sets has it."""
        own = self.custom_board
        return own.key if own is not None and board_in(self.sets, own.key) == own else self.board


@lru_cache(maxsize=8)
def option_values(edition: str) -> dict[str, tuple[str, ...]]:
    """Every option of an edition with its values, the default first."""
    usual = edition_of(edition).presets["default"]
    hints = get_type_hints(type(usual))
    found: dict[str, tuple[str, ...]] = {}
    for each in fields(usual):
        default: str = getattr(usual, each.name)
        found[each.name] = (default, *[value for value in get_args(hints[each.name]) if value != default])
    return found


def choose_options(edition: str, preset: object, options: object) -> Options:
    """A preset with some options changed; unknown words are refused."""
    presets = edition_of(edition).presets
    if not isinstance(preset, str) or preset not in presets:
        raise BadSetup(f"There is no preset {brief(preset)}. {nearest(preset, presets)}")
    if options is None:
        return presets[preset]
    if not isinstance(options, dict):
        raise BadSetup(f"options are a dict of names and values, not {brief(options)}.")
    if not options:
        return presets[preset]
    known = option_values(edition)
    for name, value in options.items():
        if name not in known:
            raise BadSetup(f"There is no option {brief(name)}. {nearest(name, known)}")
        if not isinstance(value, str) or value not in known[name]:
            raise BadSetup(f"Option {name} cannot be {brief(value)}. {nearest(value, known[name])}")
    changes: dict[str, Any] = dict(options)
    return replace(presets[preset], **changes)


FIXED: Final = Seeded("")
"""Chance that always draws the same, for set-ups made before there is a game."""


def make_setup(
    edition: object,
    players: object,
    preset: object = "default",
    options: object = None,
    board: object = "",
    custom_board: object = None,
    custom: object = (),
    chance: Chance = FIXED,
    sets: object = (),
) -> Setup:
    """A checked set-up. Home-made things may be objects, their TOML texts or the paths of their files.

    `sets` are switched on by their keys, or given like other home-made things. Their boards are chosen by key.

    The values may come from a stranger: each may be anything, and is refused if it has the wrong type.
    `chance` draws the board if an edition leaves it to chance.
    """
    family = edition_of(edition)
    if isinstance(players, bool) or not isinstance(players, int) or players not in PLAYERS:
        raise BadSetup(f"Small World is for 2 to 5 players, not {brief(players)}.")
    printed = "" if board is None else board
    if not isinstance(printed, str):
        raise BadSetup(f"There is no board {brief(board)}. {nearest(board, board_keys(family))}")
    added = chosen_sets(sets, family.key)
    if printed and custom_board is None:
        custom_board = board_in(added, printed)
        printed = "" if custom_board is not None else printed
    if custom_board is None:
        printed = printed or family.choose(players, Draws(chance).shuffle)
    if printed:
        family.check_board(printed)
        made_for = printed_board(family.key, printed).players
        if made_for != players:
            raise BadSetup(f"Board {printed} is for {made_for} players, not {players}.")
    chosen = choose_options(family.key, preset, options)
    if isinstance(chosen, WarcraftOptions) and chosen.teams == "yes" and players != TEAM_PLAYERS:
        raise BadSetup(f"Teams are two players against two, not {players} players.")
    if isinstance(custom_board, (str, Path)):
        custom_board = read_board(custom_board)
    if custom_board is not None:
        if not isinstance(custom_board, CustomBoard):
            raise BadSetup(f"custom_board is a board or its TOML text, not {brief(custom_board)}.")
        check_board(custom_board, players, family.key)
    listed = [custom] if isinstance(custom, (str, Path, CustomBanner)) else custom
    if not isinstance(listed, (list, tuple)):
        raise BadSetup(f"custom is a list of home-made races and powers, not {brief(custom)}.")
    banners = tuple(read_banner(banner) if isinstance(banner, (str, Path)) else banner for banner in listed)
    if banners and chosen.custom_pieces == "no":
        raise BadSetup("Option custom_pieces = no: this edition has no blank banner or badge.")
    check_banners(banners, family.key, banners_of(added))
    return Setup(family.key, players, chosen, printed, custom_board, banners, added)


def rules_of(setup: Setup) -> Rules:
    """The rules of a set-up: the same on every board."""
    return _rules_of(setup.edition, setup.options, setup.banners, registrations())


@lru_cache(maxsize=64)
def _rules_of(edition: str, options: Options, custom: tuple[CustomBanner, ...], registered: int) -> Rules:
    rules = EDITIONS[edition].rules(options)
    return with_home_made(rules, custom) if custom else rules


def board_of(setup: Setup) -> Board:
    """The board of a set-up."""
    if setup.custom_board is not None:
        return _home_made_board(setup.custom_board, setup.players)
    return printed_board(setup.edition, setup.board)


@lru_cache(maxsize=64)
def _home_made_board(board: CustomBoard, players: int) -> Board:
    return board.build(players)


@lru_cache(maxsize=64)
def content_hash(setup: Setup) -> str:
    """A fingerprint of rules and board: equal hashes mean the same pieces and the same rulings."""
    rules, board = rules_of(setup), board_of(setup)
    content: dict[str, Any] = {
        "ruleset": edition_of(setup.edition).ruleset,
        "edition": setup.edition,
        "options": {each.name: getattr(setup.options, each.name) for each in fields(setup.options)},
        "races": [[race.key, race.number, race.total] for race in rules.races],
        "powers": [[power.key, power.number] for power in rules.powers],
        "pieces": [[piece.key, piece.total, piece.defence] for piece in rules.pieces],
        "die": list(rules.die),
        "rounds": board.rounds,
        "board": [[r.key, r.terrain, list(r.symbols), list(r.neighbours), r.edge, r.native] for r in board.regions],
        "custom": [[banner.kind, banner.key, banner.text] for banner in setup.custom],
    }
    if setup.sets:
        content["sets"] = [set_to_json(each) for each in setup.sets]
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:16]
