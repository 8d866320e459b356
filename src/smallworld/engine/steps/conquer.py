"""Conquests, and the reinforcement die."""

from typing import Final, final

from smallworld.engine import luck
from smallworld.engine.ability import IN_CONQUEST
from smallworld.engine.actions import ABANDON, CONQUER, END, END_NOW, REINFORCE, ROLL, ROLL_NOW, Action, Moves
from smallworld.engine.bits import bits, count, nth
from smallworld.engine.chance import Worst
from smallworld.engine.look import LastLook, Look, RichLook
from smallworld.engine.native import mypyc_attr
from smallworld.engine.notes import CONQUESTS_OVER, LAST_ATTEMPT, NEXT_CONQUEST, THIS_TURN
from smallworld.engine.play import WITH_DIE, WITH_TOKENS, Play
from smallworld.engine.state import Tribe
from smallworld.engine.steps.offers import offers_of, perform
from smallworld.engine.steps.step import CONQUER_STEP, MUSTER_STEP, Step

NOTHING: Final[list[Action]] = []  # never changed


@final
class ConquerStep(Step):
    """The acting race conquers for as long as it can and wants to (B-CONQ, B-DIE)."""

    def enter(self, play: Play) -> int:
        return self.go_on(play)

    def legal(self, look: Look) -> list[Action]:
        return self.options(look).listed()

    def nth(self, look: Look, number: int) -> Action:
        return self.options(look).nth(number)

    def options(self, look: Look) -> "Options":
        """What the acting race may do."""
        state = look.state
        turn = state.turn
        me = state.tribe(turn.acting)
        found = Options(state.board.moves)
        if turn.notes and look.noted(CONQUESTS_OVER):
            found.others = late_offers(look, me)
            return found

        # Before its first conquest or offer a race may abandon regions (B-ABANDON-03, W-TURN-04)
        if not turn.moved:
            found.leave = me.regions

        # Every region it can pay for, or may win with the die
        hand = me.hand
        mask = look.fit(me, look.affordable(me, look.reach(me)), hand) if hand else 0
        if mask or hand >= me.garrison:
            rolls_first = look.rolls_before_conquest(me)
            hope = 0 if rolls_first else look.die_limit(hand)
            found.take, found.attempt = look.split(me, mask, hand, hope)
            if not rolls_first and not luck.is_plain(look, me):
                found.attempt = luck.hopeful(look, me, mask & ~found.take, hand)
            # Help needs a note; any note will do, because recorded games have the list in this order
            if me.hooks.helps_last and (look.any_note(LAST_ATTEMPT) or look.any_note(THIS_TURN)):
                found.attempt = 0
                found.others = NOTHING if rolls_first else helped_attempts(LastLook(state), me, found.take)
            if rolls_first and turn.roll < 0:
                found.others = [*found.others, ROLL_NOW]

        # A die that lies on the table must be used for a conquest with tokens (B-X-SORCERERS-BERSERK),
        # and so must an offer that prepares one
        if turn.notes and look.any_note(NEXT_CONQUEST):
            found.others = found.others + [
                offer for offer in offers_of(look, me, IN_CONQUEST) if serves_conquest(me, offer)
            ]
        elif turn.roll < 0 and me.hooks.offers:
            found.others = found.others + offers_of(look, me, IN_CONQUEST)
        return found

    def apply(self, play: Play, action: Action) -> int:
        state = play.state
        turn = state.turn
        me = state.tribe(turn.acting)
        do = action.do
        if do == END:
            play.stand_down(me)
            return self.close(play)
        turn.stood = ()
        if do == CONQUER:
            price = play.price(me, action.region)
            play.pay_toll(me, action.region)
            play.conquer(me, action.region, price, WITH_TOKENS)
            return CONQUER_STEP
        if do == ABANDON:
            play.abandon(me, action.region)
            return CONQUER_STEP
        if do == ROLL:
            turn.moved = True
            turn.roll = luck.throw(play, me)
            return CONQUER_STEP
        if do == REINFORCE:
            self.reinforce(play, me, action.region)
            if not late_offers(RichLook(state), me) and not state.asks:
                return self.close(play)
            play.note(CONQUESTS_OVER)
            return CONQUER_STEP
        turn.moved = True
        perform(play, me, action)
        return self.go_on(play)

    def go_on(self, play: Play) -> int:
        """After the last attempt the conquests end as soon as nothing more can be used."""
        state = play.state
        if not state.turn.notes or not play.noted(CONQUESTS_OVER) or state.asks:
            return CONQUER_STEP
        if late_offers(RichLook(state), state.tribe(state.turn.acting)):
            return CONQUER_STEP
        return self.close(play)

    def reinforce(self, play: Play, me: Tribe, region: int) -> None:
        """The last attempt: all tokens in hand and the die against the price (B-DIE-05, -06)."""
        price = (LastLook(play.state) if me.hooks.helps_last else play).price(me, region)
        play.pay_toll(me, region)
        face = luck.throw(play, me, region, price - me.hand)
        strength = me.hand + luck.counted(play, me, region, face)
        if strength >= price:
            play.conquer(me, region, me.hand, WITH_DIE)
        else:
            play.miss(me, region, price - strength)

    def close(self, play: Play) -> int:
        """No more conquests for this race this turn."""
        turn = play.state.turn
        turn.acted |= 1 << turn.acting
        turn.stood = ()
        turn.roll = -1
        play.let_go(NEXT_CONQUEST)
        return MUSTER_STEP


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Options:
    """What a race may do in its conquests, in this order: sets of regions first, then the rest, then the end."""

    def __init__(self, moves: Moves) -> None:
        self.moves: Final = moves
        self.leave = 0
        self.take = 0
        self.attempt = 0  # with the die
        self.others: list[Action] = NOTHING

    def listed(self) -> list[Action]:
        """One by one."""
        moves = self.moves
        actions = [moves.abandon[r] for r in bits(self.leave)] if self.leave else []
        attempt = self.attempt
        if attempt:
            for r in bits(self.take | attempt):
                actions.append(moves.reinforce[r] if attempt >> r & 1 else moves.conquer[r])
        else:
            for r in bits(self.take):
                actions.append(moves.conquer[r])
        if self.others:
            actions += self.others
        actions.append(END_NOW)
        return actions

    def nth(self, number: int) -> Action:
        """The one at this place, counted round and round."""
        moves = self.moves
        left = count(self.leave) if self.leave else 0
        either = self.take | self.attempt
        taken = count(either)
        place = number % (left + taken + len(self.others) + 1)
        if place < left:
            return moves.abandon[nth(self.leave, place)]
        place -= left
        if place < taken:
            region = nth(either, place)
            return moves.conquer[region] if self.take >> region & 1 else moves.reinforce[region]
        place -= taken
        return self.others[place] if place < len(self.others) else END_NOW


def helped_attempts(last: LastLook, me: Tribe, certain: int) -> list[Action]:
    """The last attempts of a race that has help with them: other regions and other prices than for its conquests."""
    regions = bits(last.fit(me, last.affordable(me, last.reach(me)), me.hand) & ~certain)
    prices = last.prices(me, regions)
    moves = last.state.board.moves
    return [moves.reinforce[r] for i, r in enumerate(regions) if prices[i] <= luck.limit(last, me, r, me.hand)]


def late_offers(look: Look, me: Tribe) -> list[Action]:
    """What may still be used after the last attempt, until redeployment begins (W-TURN-04)."""
    actions: list[Action] = []
    for ability in me.hooks.offers:
        if ability.when == IN_CONQUEST and ability.outlasts_conquests:
            actions += look.on_offer(me, ability)
    return actions


def serves_conquest(me: Tribe, offer: Action) -> bool:
    """Is the offer one that prepares a conquest, or an attack with tokens?"""
    said = [ability for ability in me.hooks.offers if ability.verb == offer.key]
    return any([ability.writes(NEXT_CONQUEST) or "attack_price" in ability.answers for ability in said])


def can_conquer(look: Look) -> bool:
    """Has any race of the player a conquest in reach, with all tokens in hand and nothing abandoned (B-DECLINE-18)?"""
    play = Play(look.state.copy(), Worst(), loud=False)
    state = play.state
    for me in state.tribes_of(state.seat):
        if me.acts:
            state.turn.acting = me.slot
            play.ready(me)
            if offers_of(play, me, IN_CONQUEST):
                return True
            regions = bits(play.fit(me, play.affordable(me, play.reach(me)), me.hand))
            rolls_first = play.rolls_before_conquest(me)
            for i, price in enumerate(play.prices(me, regions)):
                hope = luck.best(play, me, regions[i]) if rolls_first else 0  # B-DIE-13
                if price <= me.hand + hope or price <= luck.limit(play, me, regions[i], me.hand):
                    return True
    return False
