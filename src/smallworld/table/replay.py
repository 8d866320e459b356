"""A game told again, step by step, as somebody may see it: every action with its events and what changed in the view.

A step is the position after so many actions; step 0 is the beginning. Each tells only what differs from the step before
it, so that a whole game is a short message.
"""

from typing import Any, Final

from smallworld.engine.events import TurnStarted
from smallworld.game import Game
from smallworld.record.view import view
from smallworld.table.declining import items

Json = dict[str, Any]

LISTS: Final = ("regions", "seats", "income")
"""Parts of a view of which single places are told anew."""


def again(game: Game) -> Game:
    """The same game before its first action; it will be given the same dice."""
    return Game(game.setup, game.origin.copy(), game.script(), game.origin)


def seen(game: Game, seat: int | None, open_purses: bool) -> Json:
    """The position for these eyes, with what everybody would score; everybody's coins where these are open."""
    # Not `Game.view`: a position in the middle of a finished game is seen as it was then.
    shown = view(game.state, -1 if seat is None else seat)
    shown["income"] = [items(game.income(each)) for each in range(game.state.players)]
    if open_purses:
        shown["purses"] = list(game.state.coins)
    return shown


def changes(before: Json, after: Json) -> Json:
    """What is different: whole values, and of the long lists the places that changed, by their number."""
    found: Json = {name: value for name, value in after.items() if name not in LISTS and before.get(name) != value}
    for name in LISTS:
        places = {str(n): new for n, (old, new) in enumerate(zip(before[name], after[name], strict=True)) if old != new}
        if places:
            found[name] = places
    return found


def replay(game: Game, seat: int | None, open_purses: bool = False) -> Json:
    """The game as far as it has been played. When it is over, nobody's coins are secret any more."""
    open_purses = open_purses or game.over
    played = again(game)
    events = played.begin()
    shown = seen(played, seat, open_purses)
    steps: list[Json] = [{"by": None, "events": [played.tell(event, seat) for event in events], "changes": shown}]
    turns = [turn(played, 0)]
    for number, action in enumerate(game.history, 1):
        by = played.decider
        events = played.advance(action)
        now = seen(played, seat, open_purses)
        told = [played.tell(event, seat) for event in events]
        steps.append({"by": by, "events": told, "changes": changes(shown, now)})
        if any([isinstance(event, TurnStarted) for event in events]):
            turns.append(turn(played, number))
        shown = now
    return {"seat": seat, "over": game.over, "turns": turns, "steps": steps}


def turn(game: Game, step: int) -> Json:
    """Whose turn begins at a step."""
    return {"step": step, "round": game.state.round, "seat": game.state.seat}
