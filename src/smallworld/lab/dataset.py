"""Positions with their outcomes, to learn from: a row for each turn, as the player on turn sees the table.

A row holds only what that player may know: sums that people would count, what the learned value sees
(`bots/sight.py`: whole numbers, no names) and, if asked for, the whole view as JSON. The outcome is known when the game
is over.
"""

import json
from dataclasses import dataclass
from typing import Any, Final

from smallworld.bots import make_bot
from smallworld.bots.setting import Setting
from smallworld.bots.sight import VERSION, Sight
from smallworld.engine.state import EMPTY
from smallworld.engine.steps.step import DECLARE_STEP, PICK_STEP
from smallworld.game import Game
from smallworld.lab.contest import Played, ranks_of

COLUMNS: Final = {
    "game": "number of the game; its seed is SEED:game",
    "edition": "base or warcraft",
    "players": "how many",
    "board": "key of the board",
    "bot": "who plays this seat",
    "turn": "number of the turn in the game, from 0",
    "round": "from 1",
    "rounds": "of the whole game",
    "seat": "who is on turn, from 0",
    "race": "key of the active race; empty before a new one is taken",
    "power": "key of its power",
    "declined": "keys of the declined races, with spaces between",
    "coins": "that the player has now",
    "regions": "of the active race",
    "regions_declined": "of the declined races",
    "tokens": "of the active race, wherever they are",
    "sight_version": "of the next four columns; their meaning changes only with it",
    "sight_table": "turns left, players − 2, turns until the own one, islands",
    "sight_regions": "a code for each region: bots/sight.py, PARTS",
    "sight_seats": "18 numbers for each seat, the own one first: bots/sight.py, seen_seat",
    "sight_column": "6 numbers for each combination on offer: race, power, place, coins, tokens, allowed",
    "coins_end": "outcome: coins at the end",
    "gain": "outcome: coins still to come",
    "margin": "outcome: gain less the mean gain of the others",
    "share": "outcome: part of the victory, 1 for a lone winner",
    "place": "outcome: rank from 1; equals share it",
    "view": "with --views: everything the seat may know, as JSON (docs/events-and-views.md)",
}
"""The schema: columns in their order, and what they mean."""

TEXTS: Final = ("edition", "board", "bot", "race", "power", "declined", "view")
LISTS: Final = ("sight_table", "sight_regions", "sight_seats", "sight_column")
FRACTIONS: Final = ("margin", "share", "place")


def kind_of(column: str) -> str:
    """What its values are: text, wholes (a list), fraction or whole."""
    if column in TEXTS:
        return "text"
    return "wholes" if column in LISTS else "fraction" if column in FRACTIONS else "whole"


@dataclass(frozen=True)
class Positions(Setting):
    """Games to take positions from; plain values."""

    views: bool = False

    def columns(self) -> dict[str, str]:
        """Those of a row, each with the kind of its values."""
        return {name: kind_of(name) for name in COLUMNS if self.views or name != "view"}


def play_some(wanted: Positions, first: int, count: int) -> list[list[list[Any]]]:
    """A few games: one piece of work. For each its rows."""
    return [play_game(wanted, number) for number in range(first, first + count)]


def play_game(wanted: Positions, number: int) -> list[list[Any]]:
    """One game, a row for each turn."""
    game = wanted.new_game(number)
    names = [wanted.bots[(seat + number) % len(wanted.bots)] for seat in range(wanted.players)]
    bots = [make_bot(name, wanted.seed_of(number), seat, files=True) for seat, name in enumerate(names)]
    seen: list[tuple[int, list[int], list[Any], str]] = []
    last = None
    while not game.over:
        state = game.state
        if state.turn is not last and not state.asks and state.step in (DECLARE_STEP, PICK_STEP):
            last = state.turn
            head = [number, wanted.edition, wanted.players, state.board.key, names[state.seat], len(seen)]
            view = json.dumps(game.view(state.seat), separators=(",", ":")) if wanted.views else ""
            seen.append((state.seat, state.coins[:], [*head, *looked(game)], view))
        game.advance(bots[state.decider].decide(game))
    played = Played(tuple(range(wanted.players)), game.scores, ranks_of(game), [0.0] * wanted.players, 1)
    rows: list[list[Any]] = []
    for seat, coins, row, view in seen:
        gains = [after - before for after, before in zip(game.scores, coins, strict=True)]
        mine = gains.pop(seat)
        outcome = [game.scores[seat], mine, mine - sum(gains) / len(gains), played.share(seat), played.place(seat)]
        rows.append([*row, *outcome, *([view] if wanted.views else [])])
    return rows


def looked(game: Game) -> list[Any]:
    """The position as the player on turn sees it."""
    state = game.state
    seat = state.seat
    sight = Sight(state, seat)
    slot = state.active[seat]
    tribe = state.tribe(slot) if slot != EMPTY else None
    declined = [state.tribe(each).race.key for each in state.declined[seat]]
    mine = sight.mine.numbers
    return [
        *(state.round, state.rounds, seat),
        tribe.race.key if tribe is not None else "",
        tribe.power.key if tribe is not None and tribe.power is not None else "",
        " ".join(declined),
        *(state.coins[seat], mine[1], mine[7], mine[2]),
        VERSION,
        [sight.turns, sight.players, sight.waits, sight.islands],
        list(sight.regions),
        [number for each in (sight.mine, *sight.rivals) for number in each.numbers],
        [number for combo in sight.combos for number in combo],
    ]
