"""Arguments of the commands that let bots play many games."""

import argparse
from typing import Any, TypeVar

from smallworld.bots.setting import Setting
from smallworld.cli.common import (
    BOTS_HELP,
    Mistake,
    add_setup,
    add_workers,
    bot_names,
    chosen_content,
    chosen_options,
    chosen_sets,
    seed,
    whole,
)

Kind = TypeVar("Kind", bound=Setting)


def add_series(parser: argparse.ArgumentParser, games: int, most: int, how: str, players: int) -> None:
    """Which bots, how many games, with which luck, in how many processes; and which game."""
    parser.add_argument(
        "--bots",
        type=bot_names,
        default=("greedy", "random"),
        metavar="A,B,…",
        help=f"{BOTS_HELP} (default: greedy,random)",
    )
    parser.add_argument(
        "--games", type=whole(1, most), default=games, metavar="N", help=f"how many games{how} (default: {games})"
    )
    parser.add_argument("--seed", type=seed, default="1", metavar="S", help="a number or a word (default: 1)")
    add_workers(parser)
    parser.add_argument("--quiet", action="store_true", help="show no progress and no results")
    add_setup(parser, players)


def chosen(kind: type[Kind], args: argparse.Namespace, **more: Any) -> Kind:
    """The games that the arguments ask for, tried out once so that mistakes show before the work begins."""
    banners, board = chosen_content(args)
    games = kind(
        bots=args.bots,
        edition=args.edition,
        players=args.players,
        preset=args.preset,
        options=tuple(sorted(chosen_options(args).items())),
        board=args.board,
        custom=banners,
        custom_board=board,
        sets=chosen_sets(args),
        seed=args.seed,
        **more,
    )
    if len(games.seed_of(args.games)) > 64:
        raise Mistake("the seed is too long for so many games; give a shorter --seed")
    games.new_game(0)
    return games
