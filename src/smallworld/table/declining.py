"""What declining would bring, in coins: now, in every turn after, and with a new race; and what marching on could do.

All of it is played out on copies in which everything that the seat cannot see is made up. So the sums are the
engine's own, and they give nothing away.
"""

from random import Random
from typing import Any, Final

from smallworld.bots.worth import keeping
from smallworld.engine.actions import CONQUER, DECLINE, DECLINE_NOW, END_NOW, EXPAND_NOW, Action
from smallworld.engine.bits import count, mask_of
from smallworld.engine.chance import Seeded
from smallworld.engine.events import CoinsEarned, ComboTaken
from smallworld.engine.look import Look
from smallworld.engine.match import Match
from smallworld.engine.state import EMPTY, State, Tribe
from smallworld.engine.steps.step import CLOSE_STEP, CONQUER_STEP
from smallworld.game import Game
from smallworld.record.imagine import next_turn

Json = dict[str, Any]

LONGEST: Final = 80
"""More decisions than any turn that is tried out here; a home-made race might not come to an end."""


def decline(game: Game, seat: int) -> Json | None:
    """What declining now would bring, beside what not declining would; None if the seat cannot decline.

    now     this turn, if the seat declines; nothing if the turn has been scored already
    stay    this turn, if it does not, with the map as it is; nothing if the turn has been scored already
    later   every turn after that, as long as the declined race keeps its regions
    leaves  the races that leave the map for it: those that declined before
    combos  what a new race could do in its first turn, the best first; none if no turn is left for it
    """
    if not any([action.do == DECLINE for action in game.listed()]):
        return None
    trial = game.imagined(seat, Random(0))
    scored = trial.state.step == CLOSE_STEP
    before = {slot: trial.state.tribe(slot).race.key for slot in trial.state.declined[seat]}
    now = fall(trial, seat)
    ready = next_turn(trial.state, seat)
    last = game.state.round == game.state.rounds
    return {
        "now": items(now),
        "stay": [] if scored else items(game.income(seat)),
        "leaves": [race for slot, race in before.items() if slot not in trial.state.declined[seat]],
        "later": [] if last else items(Look(ready).income(seat)),
        "combos": [] if last else newcomers(ready, seat),
    }


def fall(trial: Match, seat: int) -> list[tuple[str, str, int]]:
    """Decline, and do nothing that may be left undone before it; the coins it scores."""
    events = trial.advance(DECLINE_NOW)
    for _ in range(LONGEST):
        if trial.state.active[seat] == EMPTY:
            break
        events += trial.advance(idle(trial))
    return [item for event in events if isinstance(event, CoinsEarned) and event.player == seat for item in event.items]


def marching(game: Game, seat: int) -> int:
    """How many tokens the seat would have in hand for its conquests if it played on with its race."""
    trial = game.imagined(seat, Random(0))
    slot = trial.state.active[seat]
    trial.advance(EXPAND_NOW)
    for _ in range(LONGEST):
        if trial.state.seat != seat or (trial.state.step == CONQUER_STEP and trial.state.turn.acting == slot):
            break
        trial.advance(idle(trial))
    return trial.state.tribe(slot).hand if trial.state.active[seat] == slot else 0


def idle(trial: Match) -> Action:
    """Nothing, or what must be done."""
    listed = trial.listed()
    return END_NOW if END_NOW in listed else listed[0]


def newcomers(ready: State, seat: int) -> list[Json]:
    """The first turn of every combination that the seat could pay for, on the map as it is: the best first."""
    found = [first_turn(ready, seat, place) for place in Look(ready).picks(seat)]
    return sorted(found, key=gain, reverse=True)


def gain(newcomer: Json) -> int:
    """The coins that one would be richer by."""
    return int(newcomer["gain"])


def first_turn(ready: State, seat: int, place: int) -> Json:
    """Take a combination, then the cheapest region in reach again and again, without die or other help.

    Anybody could carry out that plan, so it is what the combination brings at least, if the others leave the map as
    it is. `gain` counts its price and the coins that lie on it too.
    """
    trial = Match(ready.copy(), Seeded("newcomer"))
    events = trial.advance(ready.board.moves.pick[place])
    slot = trial.state.active[seat]
    me = trial.state.tribe(slot)
    for _ in range(LONGEST):
        if any([isinstance(event, CoinsEarned) for event in events]):
            break
        events += trial.advance(cheapest(trial, me) if trial.state.turn.acting == slot else idle(trial))
    taken = next(event for event in events if isinstance(event, ComboTaken))
    scored = [item for event in events if isinstance(event, CoinsEarned) for item in event.items]
    coins = sum([earned for race, _, earned in scored if race == me.race.key])
    return {
        "combo": place,
        "tokens": taken.tokens,
        "regions": count(me.regions),
        "coins": coins,
        "gain": coins + taken.found - taken.paid,
    }


def cheapest(trial: Match, me: Tribe) -> Action:
    """The conquest that costs the fewest tokens, of several the one that pays best; nothing if there is none."""
    attacks = {action.region: action for action in trial.listed() if action.do == CONQUER}
    if not attacks:
        return idle(trial)
    look = Look(trial.state)
    prices = dict(zip(attacks, look.prices(me, list(attacks)), strict=True))
    pays = keeping(look, me, mask_of(list(attacks)))
    return attacks[min(attacks, key=lambda region: (prices[region], -pays[region], region))]


def items(income: list[tuple[str, str, int]]) -> list[Json]:
    """Coins item by item."""
    return [{"race": race, "for": source, "coins": coins} for race, source, coins in income]
