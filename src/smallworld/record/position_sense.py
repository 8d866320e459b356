"""Can it be? A position that is read is looked at as a whole: what contradicts itself is refused with the reason.

Only contradictions are refused. What merely never happened in a game, such as a Troll without a Lair, may be
wanted to try a rule.
"""

from typing import Final

from smallworld.engine.ability import Ability
from smallworld.engine.actions import GIVE_UP
from smallworld.engine.bits import bits, mask_of
from smallworld.engine.look import Look
from smallworld.engine.pieces import Piece
from smallworld.engine.play import WITH_DIE, WITH_TOKENS
from smallworld.engine.state import EMPTY, NATIVE_SLOT, NOBODY, SLOTS_PER_PLAYER, Conquest, Retreat, State, Tribe
from smallworld.engine.steps import STEP_NAMES
from smallworld.engine.steps.ask import begins_redeployment
from smallworld.engine.steps.step import BEGIN, CONQUER, LAST_ATTEMPT, PICK, PLACE, REDEPLOY, RETREAT, START
from smallworld.record.fields import Fields
from smallworld.record.position_pieces import brings
from smallworld.record.position_turn import PAID, RACE_NOTES, razing, usual_acted

HANDS_OPEN: Final = ("pick", "begin", "conquer", "recruit", "redeploy")
"""Steps in which the player whose turn it is may have tokens in hand beside regions."""


class Sense:
    """Looks at one position."""

    def __init__(self, top: Fields, state: State, word: str, texts: dict[int, Fields]) -> None:
        self.top = top
        self.state = state
        self.look = Look(state)
        self.word = word  # of the step
        self.texts = texts  # what was written about each race

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
        for place, won in enumerate(self.state.turn.conquests):
            self.check_conquest(Fields(f"conquered {place}", {}), won)
        self.check_offers()
        self.check_facts()
        self.check_chains()
        self.check_newcomers()
        self.check_last_attempt()
        self.check_attacked()
        self.check_retreats()
        self.check_asks()

    def region(self, r: int) -> str:
        """The name of a region."""
        return self.state.board.regions[r].key

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

    def could_act(self, slot: int) -> bool:
        """Could the race in this slot act this turn? One that is gone could, and one that declined since."""
        tribe = self.state.tribes[slot]
        return tribe is None or tribe.acts or self.declined_now(tribe)

    def declined_now(self, tribe: Tribe) -> bool:
        """Has this race perhaps declined in this turn, at its beginning or after scoring?"""
        state = self.state
        gone = state.active[state.seat] == EMPTY and state.step not in (PICK, BEGIN, CONQUER)
        return gone and state.declined[state.seat][-1:] == (tribe.slot,)

    def texts_of(self, tribe: Tribe) -> list[Ability]:
        """The texts a race had this turn: those in force, and those of the badge it lost by declining."""
        badges = [] if tribe.power is None else [tribe.power]
        if self.declined_now(tribe):
            for power in self.state.rules.powers:
                if self.state.turn.declining or any([text.declines_after_scoring for text in power.abilities]):
                    badges.append(power)
        texts = [text for banner in (tribe.race, *badges) for text in banner.abilities]
        return [*tribe.abilities, *texts]

    def own_texts(self) -> list[Ability]:
        """The texts that the player could use this turn: his races', and those on pieces wherever they lie now."""
        state = self.state
        gifts = [piece for piece in state.rules.gifts if state.on[piece.index]]
        own = [text for tribe in state.tribes_of(state.seat) for text in self.texts_of(tribe)]
        return [*own, *[text for piece in gifts for text in piece.abilities]]

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

    def texts_in_play(self) -> list[Ability]:
        """The texts of every race in play, and those on pieces wherever they lie."""
        state = self.state
        tribes = [tribe for tribe in state.tribes[1:] if tribe is not None]
        return [*self.own_texts(), *[text for tribe in tribes for text in tribe.abilities]]

    # Conquests

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

    def razes(self, won: Conquest) -> bool:
        """Was it a conquest that nobody entered?"""
        return won.how in razing(self.state)

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

    # Survivors and questions

    def check_retreats(self) -> None:
        """Survivors left a region that they hold no more; the player whose turn it is took it, or nobody has it."""
        state = self.state
        touched = {r for use in state.turn.uses for r in (use.region, use.to)}
        pieces: dict[tuple[int, int], int] = {}
        for back in state.turn.retreats:
            tribe, where = state.tribe(back.tribe), self.region(back.region)
            text = self.texts[back.tribe]
            if tribe.active and tribe.player == state.seat:
                text.refuse("who is driven out in his own turn is in hand at once.", "fled")
            holder = state.holder[back.region]
            if holder == back.tribe and back.region not in touched:
                text.refuse(f"the {tribe.race.key} still hold {where}.", "fled")
            fell = any([won.region == back.region for won in state.turn.conquests])
            taken = holder != EMPTY and state.tribe(holder).player == state.seat
            if not (taken or fell or back.region in touched):
                text.refuse(f"seat {state.seat} has not taken {where}, so nobody fled from there.", "fled")
            if back.piece >= 0:
                self.check_fled_piece(text, tribe, state.rules.pieces[back.piece])
                key = (back.tribe, back.piece)
                pieces[key] = pieces.get(key, 0) + back.number
                if pieces[key] > state.supply[back.piece]:
                    text.refuse("there are fewer such pieces off the map.", "fled_pieces")
            else:
                self.check_fled_number(text, back)

    def check_fled_piece(self, text: Fields, tribe: Tribe, piece: Piece) -> None:
        """A piece that fled belongs to the race or its badge."""
        if not any([piece in ability.pieces for ability in tribe.abilities]):
            text.refuse(f"the {tribe.race.key} have no {piece.key}.", "fled_pieces")

    def check_fled_number(self, text: Fields, back: Retreat) -> None:
        """No more fled than stood there, where it is told how many did."""
        where, tribe = self.region(back.region), self.state.tribe(back.tribe)
        taken = [won for won in self.state.turn.conquests if won.region == back.region]
        stood = [won for won in taken if won.victim == back.tribe]
        if stood and not any([back.number <= won.defenders for won in stood]):
            text.refuse(f"{back.number} fled from {where}, where fewer stood.", "fled")
        if any([back.region in (use.region, use.to) for use in self.state.turn.uses]):
            return  # an offer drove them out, or moved others there
        if taken and not stood:
            text.refuse(f"{where} was not conquered from the {tribe.race.key}.", "fled")
        if stood and not self.may_lose_nobody(tribe) and not any([back.number < won.defenders for won in stood]):
            text.refuse(f"the {tribe.race.key} lose a token with {where}, so fewer fled.", "fled")

    def may_lose_nobody(self, tribe: Tribe) -> bool:
        """May a conquest have cost the race no token: has it, or had it, a text that saves one?"""
        gifts = [piece for piece in self.state.rules.gifts if self.state.on[piece.index]]
        texts = [*self.texts_of(tribe), *[text for piece in gifts for text in piece.abilities]]
        return any([hook in text.answers for text in texts for hook in ("losses", "shelters", "saves")])

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
