"""Three moments of a finished game from which one player can learn, each with the coins it cost.

The game is played again, and each turn of the seat is compared with something simple that the seat could have done:

- `late_decline`: the decline one turn earlier. As it was, two turns brought what playing on and then declining
  brought. A turn earlier they would have brought what the engine pays for declining there, and a turn more for the
  race that came next: as much as its first turn or an average turn after it brought, whichever is less, and less what
  the old race would have held fewer in decline.
- `kept_on`: a decline in a turn in which the race took nothing, and in up to three turns after it hardly more. As it
  was, these turns brought what they brought. Otherwise they would have brought what the engine pays for declining
  there, then in every turn what the declined race pays, a fifth of it lost each round, and a fresh race as much as
  its first turn at least (`declining.py`). Of this and `late_decline` only the dearer is told.
- `overpaid`: the same turn with another region instead of one conquest, or with that conquest later, when it is
  cheaper. The tokens saved take what they can. Whatever could have been had as the turn was played counts for it too.
- `unspent`: the same turn, and then the regions that the tokens left in hand could still have taken for sure.
- `left_open`: a region with at most one token, lost before the next turn to an attack that a few more tokens would
  have stopped, while as many stood where no rival could reach. It costs what the region would have paid next time.
  Where the plan of `guarding.py` would have put no more tokens, nobody is blamed for not knowing better.

What the seat could not know is made up, always in the same way, so the answer depends on the game alone, and nothing
that was hidden at that moment shows.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from smallworld.bots.worth import income, keeping
from smallworld.engine.actions import CONQUER, DECLINE, DECLINE_NOW, END, EXPAND, REINFORCE, ROLL, Action
from smallworld.engine.bits import bits
from smallworld.engine.events import CoinsEarned, RegionTaken
from smallworld.engine.look import Look
from smallworld.engine.state import EMPTY, State
from smallworld.engine.steps.step import CONQUER_STEP, DECLARE_STEP
from smallworld.game import Game
from smallworld.table.declining import decline
from smallworld.table.guarding import guarded, out_of_reach
from smallworld.table.replay import again

Json = dict[str, Any]

LATE_DECLINE: Final = "late_decline"
KEPT_ON: Final = "kept_on"
OVERPAID: Final = "overpaid"
UNSPENT: Final = "unspent"
LEFT_OPEN: Final = "left_open"
KINDS: Final = (LATE_DECLINE, KEPT_ON, OVERPAID, UNSPENT, LEFT_OPEN)
ABOUT: Final = {LATE_DECLINE: "decline", KEPT_ON: "decline"}
"""Kinds that teach the same: one of them is enough."""

STAYS_OF_FIVE: Final = 4
"""How much of a declined race is still there a round later, in fifths."""

MOST: Final = 3
"""So many moments are enough for one evening."""

SEEN_AHEAD: Final = 4
"""Over so many turns a decline is thought through; what comes later is anybody's guess."""

WORTH_TELLING: Final = 3
"""An estimate over several turns must come to so many coins at least."""

MADE_UP: Final = "lessons"
"""The seed of everything that the seat could not know."""

MOST_TRIED: Final = 600
"""How many other ways to play its turns are tried for a whole game; no game of bots has needed a hundred."""

MOST_MORE: Final = 3
"""How many more regions saved tokens may take."""

WITH_TOKENS: Final = "tokens"
"""How a region was taken: neither with the die nor by an offer."""


@dataclass(frozen=True)
class Moment:
    """What could have gone better, where, and the position before it as the seat saw it."""

    kind: str
    round: int
    coins: int
    race: str
    told: Json  # what the sentence about it needs
    view: Json

    def to_json(self) -> Json:
        """The same as plain data."""
        head = {"kind": self.kind, "round": self.round, "coins": self.coins, "race": self.race}
        return head | self.told | {"view": self.view}


@dataclass
class Loss:
    """A region that a rival took, and the position just before."""

    region: int
    how: str
    before: Game


@dataclass
class OwnTurn:
    """One turn of the seat: each decision with the position before it, what it earned, what was lost after it."""

    round: int
    decisions: list[tuple[Game, Action]] = field(default_factory=list)
    earned: int = 0  # coins
    taken: int = 0  # regions
    end: Game | None = None  # when the next player begins
    losses: list[Loss] = field(default_factory=list)

    def declared(self, verb: str) -> Game | None:
        """The position in which the seat chose to play on or to decline, if it chose this."""
        for before, action in self.decisions:
            if before.state.step == DECLARE_STEP and action.do == verb:
                return before
        return None

    def plan(self, slot: int) -> dict[int, int] | None:
        """Where the tokens of a race would have guarded best, if the seat could place them."""
        for before, _ in self.decisions:
            if before.state.asks and before.state.asks[0].tribe == slot:
                plan = guarded(before)
                if plan is not None:
                    return plan
        return None


def lessons(game: Game, seat: int) -> list[Moment]:
    """The worst moment of each kind, the worst three in the order of the game; none where nothing was amiss."""
    turns = turns_of(game, seat)
    best: dict[str, Moment] = {}
    for moment in moments(turns, seat):
        about = ABOUT.get(moment.kind, moment.kind)
        if moment.coins > 0 and (about not in best or moment.coins > best[about].coins):
            best[about] = moment
    worst = sorted(best.values(), key=lambda moment: (-moment.coins, KINDS.index(moment.kind)))[:MOST]
    return sorted(worst, key=lambda moment: (moment.round, KINDS.index(moment.kind)))


def moments(turns: list[OwnTurn], seat: int) -> Iterator[Moment]:
    """Everything that could have gone better."""
    left = MOST_TRIED
    for place, turn in enumerate(turns):
        yield from late_decline(turns, place, seat)
        yield from kept_on(turns, place, seat)
        if place + 1 < len(turns):
            yield from left_open(turn, turns[place + 1], seat)
        run = Run(turn, seat)
        yield from run.unspent()
        tries = list(run.others())[:left]
        left -= len(tries)
        if tries:
            yield from run.overpaid(tries)


def turns_of(game: Game, seat: int) -> list[OwnTurn]:
    """The turns of a seat, by playing the game again."""
    played = again(game)
    played.begin()
    found: list[OwnTurn] = []
    turn = None
    for action in game.history:
        state = played.state
        own = state.seat == seat
        if state.turn is not turn:
            turn = state.turn
            if own:
                found.append(OwnTurn(state.round))
        before = played.copy()
        decides = own and state.decider == seat
        events = played.advance(action)
        if not found:
            continue
        now = found[-1]
        if decides:
            now.decisions.append((before, action))
        for event in events:
            if isinstance(event, CoinsEarned) and event.player == seat:
                now.earned += event.coins
            elif isinstance(event, RegionTaken) and event.player == seat:
                now.taken += 1
            elif isinstance(event, RegionTaken) and event.victim == seat:
                now.losses.append(Loss(event.region, event.how, before))
        if own and played.state.turn is not turn:
            now.end = played.copy()
    return found


def imagined(game: Game, seat: int) -> Game:
    """The position with what the seat cannot see made up, to try things on."""
    return game.imagined(seat, Random(MADE_UP))


def key_of(state: State, region: int) -> str:
    """The name of a region."""
    return state.board.regions[region].key


# A decline too late


def late_decline(turns: list[OwnTurn], place: int, seat: int) -> Iterator[Moment]:
    """The seat declined in this turn: should it have been the one before?"""
    fall = turns[place].declared(DECLINE)
    stay = turns[place - 1].declared(EXPAND) if place else None
    later = turns[place + 1 :]
    if fall is None or stay is None or not later:
        return
    played, declined = turns[place - 1].earned, turns[place].earned
    instead = coins_of_decline(stay, seat)
    more = min(later[0].earned, sum([turn.earned for turn in later]) // len(later)) - max(0, declined - instead)
    race = stay.state.tribe(stay.state.active[seat])
    told = {
        "played": played,
        "declined": declined,
        "instead": instead,
        "more": more,
        "regions": [key_of(stay.state, r) for r in bits(race.regions)],
    }
    coins = instead + more - played - declined
    yield Moment(LATE_DECLINE, turns[place - 1].round, coins, race.race.key, told, stay.view(seat))


def coins_of_decline(game: Game, seat: int) -> int:
    """What declining would have scored in this position."""
    trial = imagined(game, seat)
    before = trial.state.coins[seat]
    turn = trial.state.turn
    trial.advance(DECLINE_NOW)
    while trial.state.turn is turn and not trial.over:  # what is asked on the way brings nothing
        trial.advance(trial.listed()[-1])
    return trial.state.coins[seat] - before


# A race kept to the end


def kept_on(turns: list[OwnTurn], place: int, seat: int) -> Iterator[Moment]:
    """The seat played on here and in the turns that followed, and took little: what if it had declined here?"""
    stay = turns[place].declared(EXPAND)
    if stay is None or turns[place].taken:
        return
    race = stay.state.tribe(stay.state.active[seat])
    if not race.regions:
        return  # what is amiss there is not the time of a decline
    kept = [turns[place]]
    for turn in turns[place + 1 : place + SEEN_AHEAD]:
        if turn.declared(EXPAND) is None:
            break
        kept.append(turn)
    taken = sum([turn.taken for turn in kept])
    told = decline(stay, seat) if len(kept) > 1 and taken < len(kept) else None
    if told is None or not told["combos"]:
        return
    now, old = sum_of(told["now"]), sum_of(told["later"])
    fresh = told["combos"][0]
    more = fresh["gain"] - fresh["coins"]
    for _ in kept[1:]:
        more += old + fresh["coins"]
        old = old * STAYS_OF_FIVE // 5
    played = sum([turn.earned for turn in kept])
    coins = now + more - played
    if coins < WORTH_TELLING:
        return
    counted = {
        "turns": len(kept),
        "taken": taken,
        "played": played,
        "instead": now,
        "more": more,
        "regions": [key_of(stay.state, r) for r in bits(race.regions)],
    }
    yield Moment(KEPT_ON, turns[place].round, coins, race.race.key, counted, stay.view(seat))


def sum_of(items: list[Json]) -> int:
    """Coins item by item, added up."""
    return sum([int(item["coins"]) for item in items])


# A price too high


@dataclass(frozen=True)
class Other:
    """Another way to play a turn: one of its conquests is another region, or comes later."""

    place: int  # of that conquest among the actions
    actions: list[Action]
    instead: int  # the region taken in its place, or after which it is taken
    later: bool


class Run:
    """The conquests of the active race in one turn, up to a last attempt with the die."""

    def __init__(self, turn: OwnTurn, seat: int) -> None:
        self.seat: Final = seat
        self.round: Final = turn.round
        self.decisions: Final[list[tuple[Game, Action]]] = []
        self.end: Game | None = None  # when all is conquered, also what the die brought
        for before, action in turn.decisions:
            state = before.state
            if state.step == CONQUER_STEP and state.turn.acting == state.active[seat]:
                self.end = before.copy()
                if state.asks or action.do not in (END, REINFORCE):
                    self.decisions.append((before, action))
                if action.do != END:
                    self.end.advance(action)
        self.actions: Final = [action for _, action in self.decisions]

    def others(self) -> Iterator[Other]:
        """Every way that is cheaper at first sight."""
        if any([action.do == ROLL for action in self.actions]):
            return  # the die would fall otherwise
        taken = {action.region for action in self.actions if action.do == CONQUER}
        for place, (before, action) in enumerate(self.decisions):
            if action.do != CONQUER:
                continue
            first, rest = self.actions[:place], self.actions[place + 1 :]
            price = price_of(before, action.region)
            for other in before.listed():
                if other.do == CONQUER and other.region not in taken and price_of(before, other.region) < price:
                    yield Other(place, [*first, other, *rest], other.region, later=False)
            for after, following in enumerate(rest):
                if following.do == CONQUER:
                    moved = [*first, *rest[: after + 1], action, *rest[after + 1 :]]
                    yield Other(place, moved, following.region, later=True)

    def overpaid(self, others: list[Other]) -> Iterator[Moment]:
        """The ways that bring more coins."""
        usual = self.tried(self.actions, EMPTY)
        if usual is None or self.end is None:
            return
        coins = max(usual.coins, income(Look(self.end.state), self.seat))
        for other in others:
            before, action = self.decisions[other.place]
            price = price_of(before, action.region)
            found = self.tried(other.actions, action.region if other.later else other.instead)
            if found is None or found.price >= price or found.coins <= coins:
                continue
            state = before.state
            told = {
                "region": key_of(state, action.region),
                "price": price,
                "instead": key_of(state, other.instead),
                "instead_price": found.price,
                "later": other.later,
                "more": [key_of(state, region) for region in found.more],
            }
            race = state.tribe(state.turn.acting).race.key
            yield Moment(OVERPAID, self.round, found.coins - coins, race, told, before.view(self.seat))

    def unspent(self) -> Iterator[Moment]:
        """What the tokens left in hand could have taken when the seat ended its conquests."""
        if self.end is None or not at_conquests(self.end, self.seat):
            return
        trial = imagined(self.end, self.seat)
        usual = income(Look(trial.state), self.seat)
        more = take_more(trial, self.seat)
        state = self.end.state
        me = state.tribe(state.turn.acting)
        told = {
            "tokens": me.hand,
            "more": [key_of(state, region) for region in more],
            "regions": [key_of(state, r) for r in bits(me.regions)],
        }
        coins = income(Look(trial.state), self.seat) - usual
        yield Moment(UNSPENT, self.round, coins, me.race.key, told, self.end.view(self.seat))

    def tried(self, actions: list[Action], asked: int) -> "Tried | None":
        """Play the turn in another way, then take what can still be taken; None if the rules forbid it."""
        trial = imagined(self.decisions[0][0], self.seat)
        price = 0
        for action in actions:
            known = trial.known(action)
            if known is None or trial.state.step != CONQUER_STEP:
                return None
            if known.do == CONQUER and known.region == asked:
                price = price_of(trial, asked)
            trial.advance(known)
        if not at_conquests(trial, self.seat):
            return None
        more = take_more(trial, self.seat)
        return Tried(income(Look(trial.state), self.seat), price, more)


@dataclass(frozen=True)
class Tried:
    """How it would have gone."""

    coins: int
    price: int  # of the region that was taken otherwise
    more: list[int]  # regions that could be taken besides


def at_conquests(game: Game, seat: int) -> bool:
    """Could the seat go on conquering here?"""
    state = game.state
    return state.step == CONQUER_STEP and not state.asks and state.seat == seat


def price_of(game: Game, region: int) -> int:
    """What a region costs the race that is conquering."""
    state = game.state
    return Look(state).price(state.tribe(state.turn.acting), region)


def take_more(game: Game, seat: int) -> list[int]:
    """Take the regions that pay most, the cheapest of these first, one after the other, as far as the tokens go."""
    taken: list[int] = []
    while len(taken) < MOST_MORE:
        now = income(Look(game.state), seat)
        best, most = None, (0, 0)
        for action in game.listed():
            if action.do == CONQUER:
                trial = game.copy()
                trial.advance(action)
                gain = (income(Look(trial.state), seat) - now, -price_of(game, action.region))
                if gain > most and trial.state.step == CONQUER_STEP and not trial.state.asks:
                    best, most = action, gain
        if best is None:
            break
        game.advance(best)
        taken.append(best.region)
    return taken


# A region left open


def left_open(turn: OwnTurn, following: OwnTurn, seat: int) -> Iterator[Moment]:
    """What was lost after this turn although tokens stood idle elsewhere."""
    if turn.end is None or following.end is None:
        return
    state = turn.end.state
    slot = state.active[seat]
    plan = turn.plan(slot)
    if slot == EMPTY or plan is None:
        return
    me = state.tribe(slot)
    lost = {loss.region for loss in turn.losses}
    safe = {r: state.tokens[r] - Look(state).least(me, r) for r in out_of_reach(state, seat) if r not in lost}
    spare = sorted([(-number, r) for r, number in safe.items() if number > 0])
    for loss in turn.losses:
        before = loss.before.state
        if loss.how != WITH_TOKENS or before.holder[loss.region] != slot or state.tokens[loss.region] > 1:
            continue
        if following.end.state.holder[loss.region] == slot:
            continue  # it was taken back in time for its coins
        if plan.get(loss.region, 0) <= state.tokens[loss.region]:
            continue
        rival = before.tribe(before.turn.acting)
        price = Look(before).price(rival, loss.region)
        needed = rival.hand - price + 1
        if needed < 1 or needed > -sum([number for number, _ in spare]):
            continue
        idle: list[str] = []
        short = needed
        for number, r in spare:
            if short > 0:
                idle.append(key_of(state, r))
                short += number
        told = {
            "region": key_of(state, loss.region),
            "tokens": needed,
            "idle": idle,
            "by": rival.player,
            "price": price,
            "hand": rival.hand,
        }
        coins = keeping(Look(state), me, 1 << loss.region)[loss.region]
        yield Moment(LEFT_OPEN, turn.round, coins, me.race.key, told, turn.end.view(seat))
