"""Why a region costs what it costs, and why an action is refused."""

from typing import Final, final

from smallworld.engine import luck
from smallworld.engine.ability import Ability
from smallworld.engine.actions import (
    ABANDON,
    CONQUER,
    DEPLOY,
    GIVE_UP,
    MUSTER,
    PICK,
    REINFORCE,
    USE,
    Action,
)
from smallworld.engine.board import MOUNTAIN, WATER
from smallworld.engine.look import LastLook, Look
from smallworld.engine.notes import CONQUESTS_OVER, NEXT_CONQUEST
from smallworld.engine.state import EMPTY, NOBODY, State, Tribe
from smallworld.engine.steps import STEP_NAMES, TURN
from smallworld.engine.steps.conquer import serves_conquest
from smallworld.engine.steps.step import CONQUER_STEP

LAND: Final = "land"
OWN_DECLINED: Final = "own_declined"
DIE: Final = "die"
FLAT_PRICE: Final = "flat_price"
AT_LEAST: Final = "at_least"

PRICE_WORDS: Final = (LAND, *WATER, MOUNTAIN, OWN_DECLINED, DIE, FLAT_PRICE, AT_LEAST)
"""The parts of a price that are not a race, power or piece."""

REASONS: Final = {
    "ok": "It can be conquered now.",
    "die": "It can be won with the reinforcement die.",
    "too_few_tokens": "There are too few tokens in hand.",
    "no_die": "The die is of no help there, and there are too few tokens in hand.",
    "no_tokens": "There is no token in hand.",
    "own_region": "The race already holds it.",
    "water": "This water is closed to the race.",
    "immune": "A piece makes it immune.",
    "sheltered": "The race that holds it is safe there from other players.",
    "truce": "A truce forbids it until the other player's next turn.",
    "partner": "A partner's race holds it.",
    "toll": "The player cannot pay the toll for it.",
    "too_near": "This race may only attack regions that are not adjacent.",
    "shunned": "This race may not take such a region.",
    "prepared": "The prepared conquest is not possible there.",
    "not_border": "A race without a region must enter at the edge of the map.",
    "not_adjacent": "It is not adjacent to a region of this race; other races, in decline, do not count.",
    "no_race": "The player has no active race.",
    "wrong_step": "This is not the time for that.",
}


@final
class Explanation:
    """What a region costs a player, item by item, and whether they can take it."""

    def __init__(
        self,
        region: str,
        code: str,
        price: int,
        hand: int,
        items: list[tuple[str, int]],
        wins: int,
        race: str = "",
        player: int = NOBODY,
        ways: tuple[str, ...] = (),
        said: str = "",
        of: int = 6,
        needs: int = -1,
        again: bool = False,
    ) -> None:
        self.region: Final = region
        self.code: Final = code  # "ok", "die", or why not
        self.price: Final = price
        self.hand: Final = hand
        self.items: Final = items  # what raises or lowers the price, in order
        self.wins: Final = wins  # how many throws of the die make it succeed
        self.of: Final = of  # of so many: its faces, or pairs of them where one may be rolled again
        self.needs: Final = needs  # the lowest face that does, if the die decides; otherwise -1
        self.again: Final = again  # may the die be rolled twice for this region, if it decides?
        self.race: Final = race  # who stands there, empty if nobody does
        self.player: Final = player  # whose race it is
        self.said: Final = said  # the reason in the words of the ability that forbids it, if it has any
        self.ways: Final = ways  # offers that are open for this region now, whatever the price

    @property
    def possible(self) -> bool:
        """Can it be attacked now, with tokens or with the die?"""
        return self.code in ("ok", "die")

    @property
    def reason(self) -> str:
        """The code as a sentence."""
        return self.said or REASONS[self.code]

    def to_json(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "region": self.region,
            "code": self.code,
            "reason": self.reason,
            "price": self.price,
            "hand": self.hand,
            "items": [{"for": name, "tokens": number} for name, number in self.items],
            "wins": self.wins,
            "of": self.of,
            "wins_of_six": 6 * self.wins // self.of,
            "needs": None if self.needs < 0 else self.needs,
            "again": self.again,
            "race": self.race or None,
            "player": None if self.player == NOBODY else self.player,
            "ways": list(self.ways),
        }

    def __repr__(self) -> str:
        sum_ = " ".join(f"{number:+d} {name}" for name, number in self.items)
        ways = f" Open: {', '.join(self.ways)}." if self.ways else ""
        return f"<{self.region}: {self.price} = {sum_}; {self.reason}{ways}>"


def price_items(look: Look, me: Tribe | None, region: int) -> list[tuple[str, int]]:
    """The parts of a region's price; their sum is the price."""
    state = look.state
    rules = state.rules
    ground = state.board.regions[region].terrain if state.board.water >> region & 1 else LAND
    items: list[tuple[str, int]] = [(ground, rules.land_price)]
    total = rules.land_price
    pieces = 0
    for piece in rules.pieces:
        number = piece.defence * look.pieces_in(piece.index, region)
        if number:
            items.append((piece.key, number))
            pieces += number
    rest = state.ground[region] - total - pieces
    if rest:
        items.insert(1, (MOUNTAIN, rest))
    slot = state.holder[region]
    if slot != EMPTY and state.tokens[region]:
        items.append((state.tribe(slot).race.key, state.tokens[region]))
    total = state.ground[region] + state.tokens[region]
    if me is not None:
        ignored = total - look.defence(me, region)
        if ignored:
            items.append((OWN_DECLINED, -ignored))
        for term in look.terms(me):
            if term.mask >> region & 1:
                hooks = me.hooks if term.ability in me.hooks.abilities else state.tribe(slot).hooks
                items.append((hooks.source_of(term.ability), term.tokens))
                total += term.tokens
        total -= ignored
        if state.turn.roll > 0:
            items.append((DIE, -state.turn.roll))
            total -= state.turn.roll
        flat = look.flat_price(me)
        if flat:
            items.append((FLAT_PRICE, flat - total))
            total = flat
    least = 1 if me is None else look.least(me, region)
    if total < least:
        items.append((AT_LEAST, least - total))
    return items


def why_closed(look: Look, me: Tribe, region: int) -> str:
    """Why `me` cannot attack a region at all."""
    state = look.state
    bit = 1 << region
    ground = state.board.land
    for ability in me.abilities:
        ground |= ability.opens(look, me)
    if me.regions & bit:
        return "own_region"
    if not ground & bit:
        return "water"
    if look.shielded_from(me) & bit:
        return "sheltered" if state.rules.has_shelters and look.sheltered() & bit else "immune"
    if look.truce_binds(me) & bit:
        return "partner" if look.allied(look.state.tribe(state.holder[region]).player, me.player) else "truce"
    for ability in me.abilities:
        if ability.shuns(look, me) & bit:
            if ability.writes(NEXT_CONQUEST):
                return "prepared"
            return "shunned" if ability.because or not look.beside(me, me.regions) & bit else "too_near"
    return "not_adjacent" if me.regions else "not_border"


def in_its_words(look: Look, me: Tribe, region: int, code: str) -> str:
    """What the ability that closes a region says about it; nothing if the common sentence will do."""
    for ability in me.abilities:
        if code in ("prepared", "shunned") and ability.shuns(look, me) >> region & 1:
            return ability.because
        if code in ("not_border", "not_adjacent") and ability.because and "shuns" not in ability.answers:
            return ability.because
    return ""


def explain(state: State, region: int, knows_purse: bool = True, with_ways: bool = True) -> Explanation:
    """What a region costs the decider's acting race, who defends it, and whether the decider can take it.

    Viewers who may not know the decider's coins do not learn that a toll is too high. The other ways are
    listed anew for each region: who asks about all of them leaves them out.
    """
    look = Look(state)
    seat = state.decider
    me: Tribe | None = None
    if seat >= 0:
        if state.step == CONQUER_STEP and not state.asks:
            me = state.tribe(state.turn.acting)
        elif state.active[seat] != EMPTY:
            me = state.tribe(state.active[seat])
    items = price_items(look, me, region)
    price = sum([number for _, number in items])
    code, wins = ("no_race", 0) if me is None else verdict(look, me, region, price, knows_purse)
    asked = look
    if me is not None and code != "ok" and me.hooks.helps_last:
        last = LastLook(state)
        helped = price_items(last, me, region)
        least = sum([number for _, number in helped])
        chance = verdict(last, me, region, least, knows_purse)
        if chance[0] in ("ok", "die"):
            asked, items, price, code, wins = last, helped, least, "die", chance[1]
    slot = state.holder[region]
    return Explanation(
        state.board.regions[region].key,
        code,
        price,
        0 if me is None else me.hand,
        items,
        wins,
        "" if slot == EMPTY else state.tribe(slot).race.key,
        NOBODY if slot == EMPTY else state.tribe(slot).player,
        other_ways(look, region) if knows_purse and with_ways else (),
        "" if me is None else in_its_words(look, me, region, code),
        len(state.rules.die) if me is None else luck.throws(look, me),
        luck.needed(asked, me, region, price - me.hand) if me is not None and code == "die" else -1,
        me is not None and code == "die" and luck.repeated(asked, me, region, price - me.hand) > 0,
    )


def verdict(look: Look, me: Tribe, region: int, price: int, knows_purse: bool) -> tuple[str, int]:
    """Can `me` have a region for this price? The code, and the faces of the die that win it."""
    state = look.state
    hand = me.hand
    if not look.reach(me) >> region & 1:
        return why_closed(look, me, region), 0
    if state.step != CONQUER_STEP or state.asks or look.noted(CONQUESTS_OVER):
        return "wrong_step", 0
    if hand == 0:
        return "no_tokens", 0
    if knows_purse and not look.affordable(me, 1 << region):
        return "toll", 0
    if price <= hand:
        return "ok", luck.throws(look, me)
    if hand < look.least(me, region) or look.rolls_before_conquest(me):
        return "too_few_tokens", 0
    if price > luck.limit(look, me, region, hand):
        return "no_die" if luck.is_spoiled(look, me, region, price, hand) else "too_few_tokens", 0
    return "die", luck.wins(look, me, region, price - hand)


def attack_odds(state: State, action: Action) -> tuple[int, int]:
    """What an offered attack with tokens takes without the help of the die, and how many throws of the die win it.

    (0, 0) for every other action. Nothing sways this die, but the throws are as many as for the other attacks.
    """
    if action.do == USE:
        me = state.tribe(state.turn.acting)
        look = Look(state)
        for ability in me.hooks.offers:
            if "attack_price" in ability.answers and ability.verb == action.key:
                prices = [ability.attack_price(look, me, action.region, face) for face in state.rules.die]
                wins = len([price for price in prices if price <= me.hand])
                return max(prices), wins * luck.throws(look, me) // len(prices)
    return 0, 0


def other_ways(look: Look, region: int) -> tuple[str, ...]:
    """The words of the offers that are open for a region now."""
    state = look.state
    if state.over or state.asks or state.step != CONQUER_STEP:
        return ()
    actions = TURN[state.step].legal(look)
    return tuple(sorted({action.key for action in actions if action.do == USE and action.region == region}))


def why_not_offered(state: State, action: Action) -> str:
    """Why an offer is not open, in the words of its ability; empty if the ability cannot tell."""
    slot = state.turn.acting if state.step == CONQUER_STEP else state.active[state.seat]
    if state.asks or slot == EMPTY:
        return ""
    me = state.tribe(slot)
    for ability in me.abilities:
        if ability.verb == action.key:
            if ability.when != STEP_NAMES[state.step]:
                return f"The offer {ability.verb} belongs to the step {ability.when}; this is {STEP_NAMES[state.step]}."
            return what_comes_first(Look(state), me, ability, action) or ability.why_not(Look(state), me, action)
    return f"The {me.race.key} have no offer {action.key}."


def what_comes_first(look: Look, me: Tribe, ability: Ability, action: Action) -> str:
    """What was begun among the conquests and keeps an offer back, whatever its ability says (`ConquerStep.legal`)."""
    if look.noted(CONQUESTS_OVER):
        return "" if ability.outlasts_conquests else "The last attempt was made; no conquest follows it."
    if look.any_note(NEXT_CONQUEST):
        return "" if serves_conquest(me, action) else "A conquest is prepared; nothing else is used before it."
    return (
        "" if look.state.turn.roll < 0 else "The die that was rolled is for a conquest with tokens; that comes first."
    )


def why_not_there(state: State, action: Action) -> str:
    """Why this many tokens or pieces cannot go into a region, while some are to be placed."""
    ask = state.asks[0]
    where = state.board.regions[action.region].key
    if not ask.mask >> action.region & 1:
        return f"Nothing can be placed in {where} now."
    if not 0 <= action.number <= ask.number:
        return f"{ask.number} are to be placed, not {action.number}."
    return f"{ask.number} are to be placed, but {action.number} of them cannot go into {where}."


def what_is_amiss(legal: list[Action], action: Action) -> str:
    """What an open offer needs to be told and was not, or was told for nothing."""
    open_ = [known for known in legal if known.do == USE and known.key == action.key]
    if open_ and action.region < 0 and all([known.region >= 0 for known in open_]):
        return f"{action.key} needs a region."
    if open_ and action.to < 0 and all([known.to >= 0 for known in open_]):
        return f"{action.key} needs a second region: to."
    if open_ and action.number < 0 and all([known.number >= 0 for known in open_]):
        return f"{action.key} needs a player."
    if open_ and action.region >= 0 and all([known.region < 0 for known in open_]):
        return f"{action.key} takes no region."
    if open_ and action.to >= 0 and all([known.to < 0 for known in open_]):
        return f"{action.key} takes no second region."
    if open_ and action.number >= 0 and all([known.number < 0 for known in open_]):
        return f"{action.key} takes no player."
    return ""


def refusal(state: State, legal: list[Action], action: Action) -> tuple[str, str]:
    """A code and a sentence for an action that is not legal."""
    if state.over:
        return "over", "The game is over."
    verbs = sorted({known.do for known in legal})
    if action.do in (CONQUER, REINFORCE) and 0 <= action.region < state.board.size:
        told = explain(state, action.region)
        if told.code == "ok":
            return "no_die_needed", f"{told.region} costs {told.price}, {told.hand} in hand: no die is needed."
        if told.code == "die" and action.do == CONQUER:
            return "needs_die", f"{told.region} costs {told.price}, {told.hand} in hand: only with the die."
        if told.code == "too_few_tokens":
            return told.code, f"{told.region} costs {told.price}, {told.hand} in hand."
        return told.code, f"{told.region}: {told.reason}"
    said = what_is_amiss(legal, action) or why_not_offered(state, action) if action.do == USE else ""
    if action.do not in verbs:
        return (
            "wrong_step",
            said or f"This is not the moment to {action.do[:40].replace('_', ' ')}; now: {', '.join(verbs)}.",
        )
    if action.do == PICK:
        if 0 <= action.number < len(state.column_races):
            if not Look(state).may_pick(state.seat, action.number):
                return "not_allowed", f"Combination {action.number} is not for this player."
            race = state.rules.races[state.column_races[action.number]].key
            coins = state.coins[state.seat]
            return (
                "too_dear",
                f"The {race} cost {action.number} coins, one for each combination above it; {coins} in hand.",
            )
        return "no_such_combo", f"There are {len(state.column_races)} combinations, numbered from 0."
    if action.do == DEPLOY:
        return "bad_deploy", why_not_there(state, action)
    if action.do == GIVE_UP:
        number = state.asks[0].number
        return (
            "bad_give_up",
            f"{number} are to be given up: one by one in the order of the board, or all in one answer.",
        )
    if action.do == USE and not any([known.key == action.key for known in legal]):
        offered = sorted({known.key for known in legal if known.do == USE})
        return (
            "not_offered",
            said or f"{action.key[:40]!r} is not on offer now; on offer: {', '.join(offered)}.",
        )
    if action.do == ABANDON:
        return "not_legal", "Only a region that the acting race holds can be abandoned."
    if action.do == MUSTER:
        ready = ", ".join([known.key for known in legal if known.do == MUSTER])
        return "not_legal", f"The {action.key[:40]} cannot conquer now; these can: {ready}."
    return "not_legal", said or "That is not possible here."
