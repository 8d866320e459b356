"""Could the conquests of the turn be: who took what, from whom, and with how many tokens?"""

from typing import Final

from smallworld.engine.ability import Ability
from smallworld.engine.bits import bits, mask_of
from smallworld.engine.board import MOUNTAIN
from smallworld.engine.play import WITH_DIE, WITH_TOKENS
from smallworld.engine.state import EMPTY, NATIVE_SLOT, Conquest, Tribe
from smallworld.engine.steps.step import BEGIN, CONQUER, LAST_ATTEMPT, PICK
from smallworld.record.fields import Fields
from smallworld.record.position_past import Past
from smallworld.record.position_pieces import brings
from smallworld.words import number_of

ANY_NUMBER: Final = (0, 99)


class Conquests(Past):
    """Looks at the conquests."""

    def check(self) -> None:
        """Each of them, and all together."""
        for place, won in enumerate(self.state.turn.conquests):
            self.check_conquest(Fields(f"conquered {place}", {}), won)
        self.check_chains()
        self.check_newcomers()
        self.check_last_attempt()

    def check_conquest(self, text: Fields, won: Conquest) -> None:
        """Who took it, from whom, and how: could that be?"""
        state, turn = self.state, self.state.turn
        where = self.region(won.region)
        if won.tribe == won.victim:
            text.refuse(f"a race does not conquer {where} from itself.", "from")
        if not self.could_act(won.tribe):
            text.refuse("a declined race that does not act conquers nothing.", "by")
        if self.look.allied(won.victim_seat, state.seat) and won.victim == state.active[won.victim_seat]:
            text.refuse("partners do not attack each other's active races.", "from")
        if won.defenders > self.most_defenders(won):
            text.refuse(f"no more than {self.most_defenders(won)} defended {where}.", "defenders")
        if won.race >= 0 and not self.can_have_lost(won):
            text.refuse(f"the {state.rules.races[won.race].key} are in play elsewhere.", "race")
        acted = turn.acted >> won.tribe & 1 or turn.acting == won.tribe
        if not acted and not self.razes(won) and not turn.declining:
            text.refuse("the race that took it has not acted yet.", "by")
        tribe = state.tribes[won.tribe]
        if tribe is None:
            return  # a race that is gone: nobody knows what it could do
        if turn.declining and not self.razes(won):
            text.refuse("who declines conquers nothing.")
        if won.how == WITH_DIE and any([ability.rolls_before_conquest for ability in tribe.abilities]):
            text.refuse("a race that rolls before its conquests makes no last attempt with the die.", "how")
        if won.how in (WITH_TOKENS, WITH_DIE):
            return
        ways = [ability for ability in self.texts_of(tribe) if ability.verb == won.how]
        if not ways:
            text.refuse(f"the {tribe.race.key} cannot conquer in the way {won.how!r}.", "how")
        if not any([ability.can_have_won(self.look, tribe, won) for ability in ways]):
            text.refuse(f"{where} cannot have been taken in the way {won.how!r}.", "how")

    def can_have_lost(self, won: Conquest) -> bool:
        """Can this race have stood there? A race that is in play has one place, unless it was picked since."""
        state = self.state
        picked = state.active[state.seat] if state.turn.picked else EMPTY
        victim = state.tribes[won.victim]
        if victim is not None and victim.race.index != won.race and won.victim != picked:
            return False
        slots = [tribe.slot for tribe in state.tribes[1:] if tribe is not None and tribe.race.index == won.race]
        return all([slot in (won.victim, picked) for slot in slots])

    def most_defenders(self, won: Conquest) -> int:
        """How many can have stood in a region."""
        state = self.state
        if won.victim == EMPTY:
            return 0
        if won.victim == NATIVE_SLOT:
            return 1
        tribe = state.tribes[won.victim]
        kinds = [piece for piece in state.rules.pieces if piece.token or piece.holds]
        if tribe is not None and tribe.active and tribe.race.index == won.race:
            kinds = [piece for piece in kinds if brings(tribe, piece)]
        extra = sum([piece.total for piece in kinds])
        if tribe is not None and not tribe.active and not tribe.acts and not state.rules.declined_all_lost:
            return tribe.race.total if self.declined_now(tribe) else 1
        totals = [race.total for race in state.rules.races if won.race in (-1, race.index)]
        return max(totals) + extra

    def check_chains(self) -> None:
        """A region has whom its last conquest gave it to, unless an offer moved something there."""
        state = self.state
        last: dict[int, Conquest] = {}
        moved = {r for use in state.turn.uses if use.to >= 0 for r in (use.region, use.to)}
        for place, won in enumerate(state.turn.conquests):
            before = last.get(won.region)
            if before is not None and won.region not in moved:
                stood = EMPTY if self.razes(before) else before.tribe
                if won.victim != stood:
                    where = self.region(won.region)
                    self.top.refuse(
                        f"{where} was conquered before in this turn, by somebody else.", f"conquered {place}"
                    )
            last[won.region] = won
        for r, won in last.items():
            holder = EMPTY if self.razes(won) else won.tribe
            if r not in moved and state.holder[r] != holder and not self.may_be_left(won):
                self.top.refuse(f"{self.region(r)} was conquered by a race that does not hold it.", "conquered")

    def check_newcomers(self) -> None:
        """A race that was picked this turn has the regions that it took, and those that an offer gave it."""
        state = self.state
        slot = state.active[state.seat]
        if not state.turn.picked or slot == EMPTY:
            return
        known = mask_of([won.region for won in state.turn.conquests if won.tribe == slot])
        for use in state.turn.uses:
            known |= mask_of([r for r in (use.region, use.to) if r >= 0])
        strange = bits(state.tribe(slot).regions & ~known)
        if strange:
            where = self.region(strange[0])
            self.top.refuse(f"a race picked this turn has conquered its regions; {where} is not named.", "picked")

    def may_be_left(self, won: Conquest) -> bool:
        """May a conquered region be empty again? Its race may be gone, or have given it up for its levy."""
        state = self.state
        if state.holder[won.region] != EMPTY:
            return False
        tribe = state.tribes[won.tribe]
        if tribe is None:
            return True
        levied = any([ability.levy for ability in self.texts_of(tribe)])
        return levied and state.step not in (PICK, BEGIN, CONQUER)

    def check_last_attempt(self) -> None:
        """The die is rolled for the last conquest of a race (B-DIE-07)."""
        state = self.state
        closed: set[int] = set()
        for place, won in enumerate(state.turn.conquests):
            if won.tribe in closed:
                self.top.refuse("the die ends the conquests of a race; nothing comes after it.", f"conquered {place}")
            if won.how == WITH_DIE:
                closed.add(won.tribe)
        if state.step == CONQUER and state.turn.acting in closed and not self.look.noted(LAST_ATTEMPT):
            self.top.refuse("the die ends the conquests of a race; the step is redeploy.", "conquered")

    def check_sent(self) -> None:
        """Until the conquests are over as many tokens stand in a region as it took (B-CONQ-08)."""
        state = self.state
        if state.step != CONQUER:
            return
        touched = self.touched()
        last = {won.region: won for won in state.turn.conquests if not self.razes(won)}
        for r, won in last.items():
            tribe = state.tribes[won.tribe]
            if tribe is None or state.holder[r] != won.tribe or r in touched:
                continue
            least, most = self.sent(tribe, won)
            if not least <= state.tokens[r] <= most:
                number = number_of(least, "token") if least == most else f"{least} to {most} tokens"
                text = f"{number} took {self.region(r)}, and as many stay until redeployment, not {state.tokens[r]}."
                self.top.refuse(text, "conquered")

    def sent(self, tribe: Tribe, won: Conquest) -> tuple[int, int]:
        """The fewest and the most tokens with which a region can have been taken."""
        rules = self.state.rules
        texts = self.texts_at_conquest(tribe)
        if won.how not in (WITH_TOKENS, WITH_DIE):
            ways = [text for text in texts if text.verb == won.how]
            known = [text.tokens_sent(self.look, tribe, won) for text in ways]
            if known and min(known) >= 0:
                return min(known), max(known)
            if not any([text.uses_tokens for text in ways]):
                return ANY_NUMBER
        land = rules.land_price + rules.mountain_price * (self.state.board.of_terrain(MOUNTAIN) >> won.region & 1)
        least = most = land + won.defenders
        if not rules.own_declined_defends and won.victim_seat == tribe.player:
            least = land
        least -= sum([text.discount for text in texts if "cheaper" in text.answers])
        most += len([text for text in texts if "dearer" in text.answers]) + self.most_walls(won)
        if tribe.texts.rolls_before_conquest or won.how == WITH_DIE:
            least -= rules.best_roll
        if any(["flat_price" in text.answers for text in texts]):
            least = 0
        if won.how == WITH_DIE:
            most -= 1
        return max(tribe.garrison, least), max(tribe.garrison, most)

    def texts_at_conquest(self, tribe: Tribe) -> list[Ability]:
        """The texts that can have counted in a conquest: those on pieces too, but what prepares must have been used."""
        gifts = [text for text in self.gift_texts() if text not in tribe.abilities]
        texts = [*tribe.abilities, *gifts]
        return [text for text in texts if not text.arms or self.look.times_used(text.verb)]

    def most_walls(self, won: Conquest) -> int:
        """What the pieces in a region can have added to its price: most of them stand with a race only."""
        kinds = self.state.rules.pieces
        if won.victim in (EMPTY, NATIVE_SLOT):
            kinds = tuple([piece for piece in kinds if piece.loose])
        return sum([piece.defence * (piece.total if piece.stacks else 1) for piece in kinds])
