"""Where coins came from and went to. The game is replayed, without what was undone; coins spent are negative."""

from collections import Counter
from typing import Any

from smallworld.engine.events import CoinsEarned, CoinsPaid, ComboTaken
from smallworld.game import Game
from smallworld.table.replay import again

Json = dict[str, Any]
Movement = tuple[int, int, str, int]
"""Seat, round, what for, coins."""

BEFORE = 0  # the round of what one begins with


def movements(game: Game) -> list[Movement]:
    """Every coin that anybody got or gave, in order."""
    played = again(game)
    played.begin()
    found: list[Movement] = [(seat, BEFORE, "start", coins) for seat, coins in enumerate(played.state.coins)]
    for action in game.history:
        now = played.state.round
        for event in played.advance(action):
            if isinstance(event, CoinsEarned):
                found += [(event.player, now, source, coins) for _, source, coins in event.items]
            elif isinstance(event, ComboTaken):
                found += [(event.player, now, "combos", -event.paid), (event.player, now, "found", event.found)]
            elif isinstance(event, CoinsPaid):
                for seat, coins in ((event.player, -event.coins), (event.to, event.coins)):
                    if seat >= 0:  # the bank keeps no books
                        found.append((seat, now, event.what, coins))
    return found


def earned(game: Game) -> list[dict[str, int]]:
    """Everybody's coins by what they were for, which adds up to what they have."""
    sums = [Counter[str]() for _ in range(game.state.players)]
    for seat, _, source, coins in movements(game):
        sums[seat][source] += coins
    return [{source: coins for source, coins in each.items() if coins} for each in sums]


def purse(game: Game, seat: int) -> list[Json]:
    """One seat's coins, round by round; round 0 is what it began with."""
    rounds: dict[int, Counter[str]] = {}
    for whose, when, source, coins in movements(game):
        if whose == seat and coins:
            rounds.setdefault(when, Counter())[source] += coins
    return [
        {"round": when, "items": [{"for": source, "coins": coins} for source, coins in sums.items() if coins]}
        for when, sums in rounds.items()
    ]


def combos(game: Game) -> list[Json]:
    """Every combination that was taken, by whom and when, and the coins that its race brought."""
    played = again(game)
    played.begin()
    found: list[Json] = []
    for action in game.history:
        now = played.state.round
        for event in played.advance(action):
            if isinstance(event, ComboTaken):
                taken = {"seat": event.player, "race": event.race, "power": event.power, "round": now}
                found.append({**taken, "coins": event.found - event.paid})
            elif isinstance(event, CoinsEarned):
                for race, _, coins in event.items:
                    own = [each for each in found if (each["seat"], each["race"]) == (event.player, race)]
                    if own:
                        own[-1]["coins"] += coins
    return found
