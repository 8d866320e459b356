"""Why a region costs what it costs, and why an action is refused."""

from typing import Final, final

from smallworld.engine.actions import (
    CONQUER,
    DEPLOY,
    GIVE_UP,
    PICK,
    REINFORCE,
    USE,
    Action,
)
from smallworld.engine.look import Look
from smallworld.engine.state import EMPTY, State, Tribe
from smallworld.engine.steps.step import CONQUER as CONQUER_STEP
from smallworld.engine.steps.step import LAST_ATTEMPT

REASONS: Final = {
    "ok": "It can be conquered now.",
    "die": "It can be won with the reinforcement die.",
    "too_few_tokens": "There are too few tokens in hand.",
    "no_tokens": "There is no token in hand.",
    "own_region": "The race already holds it.",
    "water": "Seas and lakes are closed to this race.",
    "immune": "A piece makes it immune.",
    "truce": "A truce forbids it until the other player's next turn.",
    "partner": "The partner's race holds it.",
    "toll": "The toll for it cannot be paid.",
    "too_near": "This race may only attack regions that are not adjacent.",
    "not_border": "A race without a region must enter at the border of the map.",
    "not_adjacent": "It is not adjacent to a region of this race.",
    "no_race": "The player has no active race.",
    "wrong_step": "This is not the moment for it.",
}


@final
class Explanation:
    """What a region costs somebody, item by item, and whether he can take it."""

    def __init__(self, region: str, code: str, price: int, hand: int, items: list[tuple[str, int]], wins: int) -> None:
        self.region: Final = region
        self.code: Final = code  # "ok", "die", or why not
        self.price: Final = price
        self.hand: Final = hand
        self.items: Final = items  # what adds to the price or lowers it, in order
        self.wins: Final = wins  # faces of the die, of six, that make it succeed

    @property
    def possible(self) -> bool:
        """Can it be attacked now, with tokens or with the die?"""
        return self.code in ("ok", "die")

    @property
    def reason(self) -> str:
        """The code as a sentence."""
        return REASONS[self.code]

    def to_json(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "region": self.region,
            "code": self.code,
            "reason": self.reason,
            "price": self.price,
            "hand": self.hand,
            "items": [{"for": name, "tokens": number} for name, number in self.items],
            "wins_of_six": self.wins,
        }

    def __repr__(self) -> str:
        sum_ = " ".join(f"{number:+d} {name}" for name, number in self.items)
        return f"<{self.region}: {self.price} = {sum_}; {self.reason}>"


def price_items(look: Look, me: Tribe | None, region: int) -> list[tuple[str, int]]:
    """The parts of a region's price; their sum is the price."""
    state = look.state
    rules = state.rules
    items: list[tuple[str, int]] = [("land", rules.land_price)]
    total = rules.land_price
    pieces = 0
    for piece in rules.pieces:
        number = piece.defence * look.pieces_in(piece.index, region)
        if number:
            items.append((piece.key, number))
            pieces += number
    rest = state.ground[region] - total - pieces
    if rest:
        items.insert(1, ("mountain", rest))
    slot = state.holder[region]
    if slot != EMPTY and state.tokens[region]:
        items.append((state.tribe(slot).race.key, state.tokens[region]))
    total = state.ground[region] + state.tokens[region]
    if me is not None:
        ignored = total - look.defence(me, region)
        if ignored:
            items.append(("own_declined", -ignored))
        for i in range(len(me.abilities)):
            if me.abilities[i].cheaper(look, me) >> region & 1:
                items.append((me.texts.sources[i], -me.abilities[i].discount))
                total -= me.abilities[i].discount
            if me.abilities[i].dearer(look, me) >> region & 1:
                items.append((me.texts.sources[i], 1))
                total += 1
        total -= ignored
        if state.turn.roll > 0:
            items.append(("die", -state.turn.roll))
            total -= state.turn.roll
        flat = max([ability.flat_price(look, me) for ability in me.abilities] + [0])
        if flat:
            items.append(("flat_price", flat - total))
            total = flat
    least = 1 if me is None else me.garrison
    if total < least:
        items.append(("at_least", least - total))
    return items


def why_closed(look: Look, me: Tribe, region: int) -> str:
    """Why `me` cannot attack a region at all."""
    state = look.state
    bit = 1 << region
    ground = state.board.land
    shunned = 0
    for ability in me.abilities:
        ground |= ability.opens(look, me)
        shunned |= ability.shuns(look, me)
    if me.regions & bit:
        return "own_region"
    if not ground & bit:
        return "water"
    if look.shielded_from(me) & bit:
        return "immune"
    if look.truce_binds(me) & bit:
        return "partner" if look.allied(look.state.tribe(state.holder[region]).player, me.player) else "truce"
    if shunned & bit:
        return "too_near"
    return "not_adjacent" if me.regions else "not_border"


def explain(state: State, region: int) -> Explanation:
    """What a region costs the decider's acting race, and whether he can have it."""
    look = Look(state)
    key = state.board.regions[region].key
    seat = state.decider
    me: Tribe | None = None
    if seat >= 0:
        if state.step == CONQUER_STEP and not state.asks:
            me = state.tribe(state.turn.acting)
        elif state.active[seat] != EMPTY:
            me = state.tribe(state.active[seat])
    items = price_items(look, me, region)
    price = sum([number for _, number in items])
    if me is None:
        return Explanation(key, "no_race", price, 0, items, 0)

    hand = me.hand
    if not look.reach(me) >> region & 1:
        return Explanation(key, why_closed(look, me, region), price, hand, items, 0)
    if state.step != CONQUER_STEP or state.asks or look.noted(LAST_ATTEMPT):
        return Explanation(key, "wrong_step", price, hand, items, 0)
    if hand == 0:
        return Explanation(key, "no_tokens", price, hand, items, 0)
    if not look.affordable(me, 1 << region):
        return Explanation(key, "toll", price, hand, items, 0)
    if price <= hand:
        return Explanation(key, "ok", price, hand, items, len(state.rules.die))
    wins = sum([1 for face in state.rules.die if hand + face >= price])
    if hand < me.garrison or look.rolls_before_conquest(me) or not look.die_may_help(price, hand):
        return Explanation(key, "too_few_tokens", price, hand, items, 0)
    return Explanation(key, "die", price, hand, items, wins)


def refusal(state: State, legal: list[Action], action: Action) -> tuple[str, str]:
    """A code and a sentence for an action that is not among the legal ones."""
    if state.over:
        return "over", "The game is over."
    verbs = sorted({known.do for known in legal})
    if action.do in (CONQUER, REINFORCE) and 0 <= action.region < state.board.size:
        told = explain(state, action.region)
        if told.code == "ok":
            return "no_die_needed", f"{told.region} costs {told.price} and {told.hand} tokens are in hand: no die."
        if told.code == "die" and action.do == CONQUER:
            return "needs_die", f"{told.region} costs {told.price}, {told.hand} in hand: only with the die."
        if told.code == "too_few_tokens":
            return told.code, f"{told.region} costs {told.price} tokens, {told.hand} are in hand."
        return told.code, f"{told.region}: {told.reason}"
    if action.do not in verbs:
        return "wrong_step", f"This is not the moment to {action.do[:40].replace('_', ' ')}; now: {', '.join(verbs)}."
    if action.do == PICK:
        if 0 <= action.number < len(state.column_races):
            if not Look(state).may_pick(state.seat, action.number):
                return "not_allowed", f"Combination {action.number} is not for this player."
            return "too_dear", f"Combination {action.number} costs {action.number} coins."
        return "no_such_combo", f"There are {len(state.column_races)} combinations, numbered from 0."
    if action.do in (DEPLOY, GIVE_UP):
        ask = state.asks[0]
        return "bad_" + action.do, f"Regions are asked one by one; {ask.number} are still to be placed or given up."
    if action.do == USE and not any([known.key == action.key for known in legal]):
        offered = sorted({known.key for known in legal if known.do == USE})
        return "not_offered", f"The word {action.key[:40]!r} is not on offer now; there is: {', '.join(offered)}."
    return "not_legal", "That is not possible here."
