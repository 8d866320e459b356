"""Can it be? A position that is read is looked at as a whole: what contradicts itself is refused with the reason.

Only contradictions are refused. What merely never happened in a game, such as a Troll without a Lair, may be
wanted to try a rule.
"""

from typing import Final

from smallworld.engine.ability import Ability
from smallworld.engine.actions import GIVE_UP
from smallworld.engine.bits import bits, mask_of
from smallworld.engine.play import WITH_DIE, WITH_TOKENS
from smallworld.engine.state import EMPTY, NATIVE_SLOT, NOBODY, SLOTS_PER_PLAYER, State, Tribe
from smallworld.engine.steps import STEP_NAMES
from smallworld.engine.steps.ask import begins_redeployment
from smallworld.engine.steps.step import BEGIN, CONQUER, LAST_ATTEMPT, PICK, PLACE, REDEPLOY, RETREAT, START
from smallworld.record.fields import Fields
from smallworld.record.notes import PAID, RACE_NOTES, REGION_NOTES, write_note
from smallworld.record.position_conquests import Conquests
from smallworld.record.position_losses import Losses
from smallworld.record.position_past import Past
from smallworld.record.position_turn import razing, usual_acted

HANDS_OPEN: Final = ("pick", "begin", "conquer", "recruit", "redeploy")
"""Steps in which the player whose turn it is may have tokens in hand beside regions."""


class Sense(Past):
    """Looks at one position."""

    def __init__(self, top: Fields, state: State, word: str, texts: dict[int, Fields]) -> None:
        super().__init__(top, state, texts)
        self.word = word  # of the step

    def check(self) -> None:
        """Everything, in the order of the text."""
        for slot, text in self.texts.items():
            self.check_hand(self.state.tribe(slot), text)
            self.check_side(self.state.tribe(slot), text)
        self.check_peace()
        self.check_claims()
        if self.state.step != START:
            self.check_deeds()
        self.check_texts()

    def check_deeds(self) -> None:
        """What was done this turn."""
        self.check_flags()
        self.check_actors()
        conquests = Conquests(self.top, self.state, self.texts)
        conquests.check()
        self.check_offers()
        self.check_traces()
        self.check_facts()
        self.check_attacked()
        Losses(self.top, self.state, self.texts).check()
        conquests.check_sent()
        self.check_asks()

    # Races

    def check_hand(self, tribe: Tribe, text: Fields) -> None:
        """Tokens wait in hand only while their race has no region, conquers, or spreads them (B-REDEPLOY-03)."""
        if not (tribe.hand and tribe.regions) or any([ask.tribe == tribe.slot for ask in self.state.asks]):
            return
        settled = self.state.turn.settled >> tribe.slot & 1
        if (tribe.player == self.state.seat and self.word in HANDS_OPEN and not settled) or self.state.over:
            return
        standing = [r for r in bits(tribe.regions) if self.state.tokens[r]]
        if tribe.hand < tribe.garrison and not standing:
            return  # too few to join the piece that holds the region alone
        when = "outside its turn" if tribe.player != self.state.seat else f"at the step {self.word}"
        text.refuse(f"a race with regions has no tokens in hand {when}; they stand in its regions.", "hand")

    def check_side(self, tribe: Tribe, text: Fields) -> None:
        """No player has a race that he could not have picked."""
        for ability in self.state.rules.world:
            if not ability.may_pick(self.look, tribe.player, tribe.race):
                text.refuse(f"the {tribe.race.key} are not for this player.", "race")

    def check_texts(self) -> None:
        """Every text in force is asked what it thinks of the table."""
        state = self.state
        natives = state.tribe(NATIVE_SLOT)
        for ability in state.rules.world:
            self.heed(self.top, ability.doubts(self.look, natives))
        for slot, text in self.texts.items():
            tribe = state.tribe(slot)
            for ability in tribe.abilities:
                if ability not in state.rules.world:
                    self.heed(text, ability.doubts(self.look, tribe))

    def heed(self, text: Fields, doubt: str) -> None:
        """A doubt of a text is a refusal."""
        if doubt:
            text.refuse(doubt)

    # Agreements

    def check_peace(self) -> None:
        """Peace is kept: nobody attacked whom he made peace with, or who made peace with him (B-POWER-DIPLOMAT)."""
        state = self.state
        for seat in range(state.players):
            ally = state.truces[seat]
            if ally == NOBODY:
                continue
            broken = seat == state.seat and state.turn.attacked >> ally & 1
            if broken or (ally == state.seat and state.turn.attacked >> seat & 1):
                self.top.refuse(f"seat {state.seat} attacked where there is peace.", f"seat {seat}, truce")

    def check_claims(self) -> None:
        """A claim is one that a text knows; a marker that is lent has an owner."""
        state = self.state
        texts = {ability.claim: ability for ability in state.rules.texts() if ability.claim}
        for claim in state.claims:
            key = claim.partition(":")[2]
            if key not in texts:
                self.top.refuse(f"under these rules no text remembers {key!r}.", "claims")
            if texts[key].lends_claim and self.owner(texts[key]) is None:
                self.top.refuse(f"no active race gives {key} to anybody.", "claims")
            if texts[key].lends_claim and state.claims.count(claim) > 1:
                self.top.refuse(f"{claim} is named twice.", "claims")

    def owner(self, ability: Ability) -> Tribe | None:
        """The active race with this text."""
        for slot in self.state.active:
            if slot != EMPTY and ability in self.state.tribe(slot).abilities:
                return self.state.tribe(slot)
        return None

    # The turn

    def check_flags(self) -> None:
        """Declining, picking and the beginning of a turn exclude each other."""
        top, state, turn = self.top, self.state, self.state.turn
        active = state.active[state.seat] != EMPTY
        if turn.picked and turn.declining:
            top.refuse("who picks a combination does not decline in the same turn.", "picked")
        if turn.picked and state.step == PICK:
            top.refuse("the combination is still to be picked.", "picked")
        if self.word in ("recruit", "redeploy", "place") and not active:
            top.refuse(f"seat {state.seat} has no active race for this step.", "step")
        if self.word in ("score", "close") and not active and not turn.declining:
            top.refuse(f"seat {state.seat} has no active race; if it declined this turn, say declining.", "step")
        if state.step != BEGIN and turn.begun != (state.step > BEGIN and (active or state.step != CONQUER)):
            top.refuse("the effects at the beginning of a turn come before its conquests.", "begun")
        if turn.placing and (state.step < PLACE or turn.declining):
            top.refuse("markers are placed after redeployment.", "placing")

    def check_actors(self) -> None:
        """Only races of this player act; they redeploy after they have acted."""
        top, state, turn = self.top, self.state, self.state.turn
        own = range(1 + SLOTS_PER_PLAYER * state.seat, 1 + SLOTS_PER_PLAYER * (state.seat + 1))
        for name, slots in (("acting", [turn.acting]), ("acted", bits(turn.acted)), ("settled", bits(turn.settled))):
            for slot in slots:
                if slot != NATIVE_SLOT and (slot not in own or not self.could_act(slot)):
                    top.refuse(f"only a race of seat {state.seat} that can conquer acts now.", name)
        if turn.settled & ~turn.acted:
            top.refuse("a race redeploys after it has acted.", "settled")
        if turn.declining and turn.acted:
            top.refuse("who declines does nothing else.", "acted")
        active = state.active[state.seat]
        if state.step in (PICK, BEGIN):
            if active != EMPTY and turn.acted >> active & 1:
                top.refuse("the active race is still to act.", "acted")
            if turn.moved and not turn.acted and not any([self.razes(won) for won in turn.conquests]):
                top.refuse("nobody has acted yet.", "moved")
        elif state.step != CONQUER and usual_acted(state) & ~turn.acted:
            top.refuse("every race of the player has acted before this step.", "acted")
        here = [tribe.slot for tribe in state.tribes_of(state.seat)]
        if state.step >= PLACE and mask_of(here) & turn.acted & ~turn.settled and self.word != "place":
            top.refuse("every race that acted has redeployed before this step.", "settled")

    def check_offers(self) -> None:
        """What was used was on offer to one of the player's races."""
        top, turn = self.top, self.state.turn
        own = [text for text in self.own_texts() if text.verb and text.when]
        verbs = {text.verb for text in own}
        taken = {(won.how, won.region) for won in turn.conquests}
        for verb in turn.armed:
            if verb not in verbs:
                top.refuse(f"no race of seat {self.state.seat} has the offer {verb}.", "armed")
        for use in turn.uses:
            texts = [text for text in own if text.verb == use.key]
            if not texts:
                top.refuse(f"no race of seat {self.state.seat} has the offer {use.key}.", "used")
            most = max([text.most_uses for text in texts])
            if most and self.look.times_used(use.key) > most:
                top.refuse(f"{use.key} is used {'once' if most == 1 else f'{most} times'} a turn at most.", "used")
            early = [text for text in texts if STEP_NAMES.index(text.when) > self.state.step]
            if early == texts and not self.state.over:
                top.refuse(f"{use.key} belongs to a later step.", "used")
            if any([text.takes_region for text in texts]) and (use.key, use.region) not in taken:
                top.refuse(f"the region that was taken by {use.key} belongs to conquered.", "used")
        for how, region in sorted(taken - {(use.key, use.region) for use in turn.uses}):
            if how not in (WITH_TOKENS, WITH_DIE, *razing(self.state)):
                top.refuse(f"{self.region(region)} was taken by {how}, which belongs to used as well.", "used")
        if turn.armed and self.look.noted(LAST_ATTEMPT):
            top.refuse("after the last attempt nothing is prepared.", "armed")
        for verb in turn.armed:
            if verb not in [use.key for use in turn.uses]:
                top.refuse(f"{verb} was used to prepare the conquest; it belongs to used as well.", "armed")

    def check_traces(self) -> None:
        """What was used has left its trace: the text that offered it is asked."""
        state = self.state
        owned = [(tribe, text) for tribe in state.tribes_of(state.seat) for text in tribe.abilities]
        if state.active[state.seat] != EMPTY:
            owned += [(state.tribe(state.active[state.seat]), text) for text in self.gift_texts()]
        for use in state.turn.uses:
            doubts = [text.doubts_use(self.look, tribe, use) for tribe, text in owned if text.verb == use.key]
            if doubts and all(doubts):
                self.top.refuse(doubts[0], "used")

    def check_facts(self) -> None:
        """A small fact is noted by a text in play, and each once."""
        turn = self.state.turn
        own = self.own_texts()
        once: set[str] = set()
        for fact in turn.noted:
            kind, _, word = fact.partition(":")
            slot = int(word) if kind in RACE_NOTES else EMPTY
            texts = own if slot == EMPTY else self.state.tribe(slot).abilities
            if kind == PAID:
                known = any([text.toll_key() == word for text in self.texts_in_play()])
            elif fact == LAST_ATTEMPT:
                known = any([text.outlasts_conquests for text in own])
            else:
                known = any([text.fact == kind for text in texts])
            if not known or (slot != EMPTY and self.state.tribe(slot).player == self.state.seat):
                self.top.refuse(f"no text in play can have noted {kind}.", "noted")
            key = fact if kind in (PAID, *RACE_NOTES) else kind
            if key in once:
                self.top.refuse(f"{kind} is noted twice.", "noted")
            once.add(key)
            self.check_cause(fact, [text.verb for text in texts if text.fact == kind and text.when])

    def check_cause(self, fact: str, verbs: list[str]) -> None:
        """What is noted by an offer was used, and what is noted of a race was done to it."""
        turn = self.state.turn
        kind, _, word = fact.partition(":")
        where = int(word.partition(":")[0]) if kind in REGION_NOTES else -1
        told = write_note(self.state, fact)
        if verbs and not any([use.key in verbs and where in (-1, use.region) for use in turn.uses]):
            self.top.refuse(f"{told} comes from an offer that belongs to used as well.", "noted")
        if kind in RACE_NOTES:
            tribe = self.state.tribe(int(word))
            lost = any([won.victim == tribe.slot for won in turn.conquests])
            if not lost and not turn.attacked >> tribe.player & 1:
                self.top.refuse(f"{told}, but nobody attacked the {tribe.race.key}.", "noted")

    def texts_in_play(self) -> list[Ability]:
        """The texts of every race in play, and those on pieces wherever they lie."""
        state = self.state
        tribes = [tribe for tribe in state.tribes[1:] if tribe is not None]
        return [*self.own_texts(), *[text for tribe in tribes for text in tribe.abilities]]

    def check_attacked(self) -> None:
        """Active races are attacked, those of opponents, by the active race."""
        state = self.state
        for seat in bits(state.turn.attacked):
            if seat == state.seat or self.look.allied(seat, state.seat):
                self.top.refuse("only opponents are attacked.", "attacked")
            if state.active[seat] == EMPTY:
                self.top.refuse(f"seat {seat} has no active race.", "attacked")
        quiet = state.step == PICK or (state.step == BEGIN and not state.turn.begun)
        razed = any([self.razes(won) for won in state.turn.conquests])
        if state.turn.attacked and (quiet or (state.turn.declining and not razed)):
            self.top.refuse("the active race has attacked nobody yet.", "attacked")

    # Questions

    def check_asks(self) -> None:
        """An open question belongs to the step and asks for all that is there."""
        state = self.state
        owed: dict[int, int] = {}
        for place, ask in enumerate(state.asks):
            text = Fields(f"ask {place}", {})
            tribe = state.tribe(ask.tribe)
            if state.step != RETREAT and ask.player != state.seat:
                text.refuse(f"in this step seat {state.seat} is asked.", "race")
            if (state.step == PLACE and ask.piece < 0) or (state.step == REDEPLOY and ask.piece >= 0):
                text.refuse("tokens are spread in redeployment, pieces are placed after it.", "piece")
            found = ask.piece >= 0 and state.rules.pieces[ask.piece].fixed  # it came to light and belongs to nobody
            if ask.piece >= 0 and not found and not self.has_piece(tribe, ask.piece):
                text.refuse(f"the {tribe.race.key} have no such piece.", "piece")
            if ask.kind == GIVE_UP:
                levy = sum([ability.levy for ability in tribe.abilities])
                if state.step != REDEPLOY or tribe.aside or ask.number != levy - tribe.hand:
                    text.refuse("regions are given up for as many tokens as the levy is short of.", "number")
            elif state.step == REDEPLOY:
                fresh = begins_redeployment(self.look, tribe, ask.mask)
                spare = [max(0, state.tokens[r] - tribe.garrison) for r in bits(tribe.regions)]
                if ask.number != tribe.hand + (sum(spare) if fresh else 0):
                    text.refuse("all tokens that can be moved are spread.", "number")
            elif ask.piece < 0:
                owed[ask.tribe] = owed.get(ask.tribe, 0) + ask.number
        for slot, number in owed.items():
            tribe = state.tribe(slot)
            if not number <= tribe.hand < number + tribe.garrison:
                self.top.refuse(f"the {tribe.race.key} place all tokens that they have in hand.", "ask")

    def has_piece(self, tribe: Tribe, kind: int) -> bool:
        """Is it a piece of this race or its badge?"""
        return any([piece.index == kind for ability in tribe.abilities for piece in ability.pieces])
