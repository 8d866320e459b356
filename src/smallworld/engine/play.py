"""Changes to a position: the only writer. Its base classes `Dealing` and `Laying` write for chance and for the pieces.

Everything players see happen adds an event, unless another event already says it. What is only remembered adds none.
"""

from typing import Final, final

from smallworld.engine.ability import CONQUEST, FORCE
from smallworld.engine.actions import Action
from smallworld.engine.bits import bits, count
from smallworld.engine.events import (
    AttackFailed,
    CoinsEarned,
    CoinsPaid,
    ComboTaken,
    RegionAbandoned,
    RegionsSwapped,
    RegionTaken,
    TokensDeployed,
    TokensDrivenOut,
    TokensLost,
    TokensMoved,
    TokensRecruited,
    TokensSetAside,
    TribeDeclined,
    TribeVanished,
    TroopsReadied,
    TruceMade,
)
from smallworld.engine.laying import Laying
from smallworld.engine.native import mypyc_attr
from smallworld.engine.notes import LAST_ATTEMPT, NEXT_CONQUEST, Note, NoteKind, mistake_in
from smallworld.engine.pieces import Piece
from smallworld.engine.state import (
    EMPTY,
    NATIVE_SLOT,
    NOBODY,
    SLOTS_PER_PLAYER,
    Conquest,
    Retreat,
    Tribe,
)

WITH_TOKENS: Final = "tokens"
WITH_DIE: Final = "die"
EVERYBODY: Final = 999  # more tokens than ever stand in a region


def without(items: tuple[int, ...], place: int) -> tuple[int, ...]:
    """The items without the one at this place."""
    return items[:place] + items[place + 1 :]


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Play(Laying):
    """A position, to be changed."""

    # The column of combinations

    def take_combo(self, seat: int, place: int) -> None:
        """Pay for a combination, take it with the coins on it, and fill the gap (B-PICK)."""
        state = self.state
        rules = state.rules
        race = rules.races[state.column_races[place]]
        power = rules.powers[state.column_powers[place]]
        found = state.column_coins[place]
        state.column_races = without(state.column_races, place)
        state.column_powers = without(state.column_powers, place)
        paid = min(place, state.coins[seat])  # all there is, if nothing allowed can be paid (W-TEAM-03)
        laid = tuple([coins + 1 for coins in state.column_coins[:paid]])
        state.column_coins = laid + without(state.column_coins, place)[paid:]
        state.coins[seat] += found - paid

        tribe = Tribe(self.free_slot(seat), seat, race, power)
        tribe.find_abilities(rules, [])
        tribe.hand = self.troop(race, power)
        state.tray[race.index] -= tribe.hand
        state.tribes[tribe.slot] = tribe
        state.active[seat] = tribe.slot
        state.turn.picked = True
        if self.loud:
            self.tell(ComboTaken(seat, place, race.key, power.key, paid, found, tribe.hand))
        for ability in tribe.abilities:
            ability.on_picked(self, tribe)
            ability.on_picked_at(self, tribe, place, found)
        for slot in state.active:
            if slot not in (EMPTY, tribe.slot):
                other = state.tribe(slot)
                for ability in other.abilities:
                    ability.on_any_pick(self, other, tribe)
        for slot in state.declined[seat]:
            older = state.tribe(slot)
            for ability in older.abilities:
                ability.on_succeeded(self, older, tribe)
        self.fill_column()

    def free_slot(self, seat: int) -> int:
        """A slot of this player that is free and was not used by a tribe that acted this turn."""
        slot = 1 + SLOTS_PER_PLAYER * seat
        while self.state.tribes[slot] is not None or self.state.turn.acted >> slot & 1:
            slot += 1
        return slot

    # Tokens in hand

    def ready(self, me: Tribe) -> None:
        """Take in hand every token but one per region, and those that were set aside (B-ABANDON-01)."""
        me.hand += me.aside
        me.aside = 0
        for ability in me.hooks.on_readied:
            ability.on_readied(self, me)
        self.gather(me)
        if self.loud:
            self.tell(TroopsReadied(me.player, me.race.key, me.hand))

    def stand_down(self, me: Tribe) -> None:
        """A declined race that did nothing after all: its troops go back to where they stood, and defend (SC-098)."""
        tokens, stood = self.state.tokens, self.state.turn.stood
        if stood:
            for r, number in zip(bits(me.regions), stood, strict=True):
                me.hand -= number - tokens[r]
                tokens[r] = number

    def gather(self, me: Tribe) -> None:
        """Leave one token per region, or as many as must stay; the others go to the hand."""
        tokens, varies = self.state.tokens, me.garrison > 1
        for r in bits(me.regions):
            least = self.least(me, r) if varies else 1
            spare = tokens[r] - least
            if spare > 0:
                tokens[r] = least
                me.hand += spare

    def recruit(self, me: Tribe, number: int) -> None:
        """Take new tokens from the tray, as far as it has them."""
        tray = self.state.tray
        number = min(number, tray[me.race.index])
        if number > 0:
            tray[me.race.index] -= number
            me.hand += number
            if self.loud:
                self.tell(TokensRecruited(me.player, me.race.key, number))

    def shed(self, me: Tribe, number: int) -> None:
        """Give tokens back to the tray: those in hand, then from wherever most stand, but none that must stay."""
        state = self.state
        lost = min(number, self.own_tokens(me, -1))
        me.hand -= lost
        while lost < number:
            fullest = -1
            for r in bits(me.regions):
                if state.tokens[r] > self.least(me, r) and self.own_tokens(me, r) > 0:
                    if fullest < 0 or state.tokens[r] > state.tokens[fullest]:
                        fullest = r
            if fullest < 0:
                break
            state.tokens[fullest] -= 1
            lost += 1
        if lost:
            state.tray[me.race.index] += lost
            if self.loud:
                self.tell(TokensLost(me.player, me.race.key, lost))

    def set_aside(self, me: Tribe, number: int) -> None:
        """Take tokens out of the hand until the owner's next turn."""
        me.hand -= number
        me.aside += number
        if self.loud:
            self.tell(TokensSetAside(me.player, me.race.key, number))

    def deploy(self, me: Tribe, region: int, number: int) -> None:
        """Put tokens from the hand into one of the tribe's regions."""
        if number > 0:
            tokens = self.state.tokens
            me.hand -= number
            tokens[region] += number
            if self.loud:
                self.tell(TokensDeployed(me.player, me.race.key, region, number, tokens[region]))

    def abandon(self, me: Tribe, region: int) -> None:
        """Take the last tokens of a region in hand; now it is nobody's."""
        me.hand += self.state.tokens[region]
        self.leave(me, region)
        if self.loud:
            self.tell(RegionAbandoned(me.player, me.race.key, region))
        self.clear_pieces(region, None)
        for ability in me.hooks.on_abandoned:
            ability.on_abandoned(self, me, region)

    def leave(self, me: Tribe, region: int) -> None:
        """The region is empty and belongs to nobody."""
        state = self.state
        state.holder[region] = EMPTY
        state.tokens[region] = 0
        me.regions &= ~(1 << region)
        if me.hooks.gifted:
            self.maybe_refresh(me, region)

    def maybe_refresh(self, me: Tribe, region: int) -> None:
        """`me` entered a region or left it: if a piece with an ability lies there, its abilities have changed."""
        on = self.state.on
        for kind in self.state.rules.gift_kinds:
            if on[kind] >> region & 1:
                self.refresh(me)
                return

    def refresh(self, me: Tribe) -> None:
        """The abilities of a piece belong to the race that holds its region: find out which `me` has now."""
        state = self.state
        gifts = [piece for piece in state.rules.gifts if state.on[piece.index] & me.regions]
        me.find_abilities(state.rules, gifts)

    # Conquest

    def conquer(self, me: Tribe, region: int, tokens: int, how: str) -> None:
        """Take a region: losses first, then the tokens go in (B-CONQ, B-LOSS)."""
        state = self.state
        loser = self.tribe_in(region)
        won = self.oust(me, region, how)
        me.hand -= tokens
        me.regions |= 1 << region
        state.holder[region] = me.slot
        state.tokens[region] = tokens
        self.maybe_refresh(me, region)
        if self.loud:
            self.tell(RegionTaken(me.player, me.race.key, region, tokens, how, won.victim_seat))
        self.after_conquest(me, loser, won)

    def raze(self, me: Tribe, region: int, how: str) -> None:
        """Conquer a region without entering it: its defenders are driven out and it is left empty."""
        loser = self.tribe_in(region)
        won = self.oust(me, region, how)
        if self.loud:
            self.tell(RegionTaken(me.player, me.race.key, region, 0, how, won.victim_seat))
        self.after_conquest(me, loser, won)

    def tribe_in(self, region: int) -> Tribe | None:
        """Who holds a region."""
        slot = self.state.holder[region]
        return None if slot == EMPTY else self.state.tribes[slot]

    def oust(self, me: Tribe, region: int, how: str) -> Conquest:
        """Drive the defenders out of a region and clear its pieces; the conquest is recorded."""
        state = self.state
        loser = self.tribe_in(region)
        seat = NOBODY if loser is None else loser.player
        race = -1 if loser is None else loser.race.index
        won = Conquest(me.slot, region, how, state.holder[region], seat, self.defenders(region), race)
        if loser is not None:
            self.note_attack(me, region)
            self.drive_out(loser, won)
        self.clear_pieces(region, loser)
        state.turn.conquests.append(won)
        state.turn.moved = True
        state.turn.roll = -1
        return won

    def after_conquest(self, me: Tribe, loser: Tribe | None, won: Conquest) -> None:
        """Everybody concerned hears of it."""
        state = self.state
        if loser is not None:
            self.maybe_vanish(loser)
            for ability in loser.hooks.on_lost:
                ability.on_lost(self, loser, won)
        if state.holder[won.region] == me.slot:
            for ability in me.hooks.on_conquered:
                ability.on_conquered(self, me, won)
        if state.turn.notes:
            self.let_go(NEXT_CONQUEST)
            self.let_go(LAST_ATTEMPT)
        if state.rules.has_listeners:
            for slot in state.active:
                if slot != EMPTY:
                    tribe = state.tribe(slot)
                    for ability in tribe.hooks.on_any_conquest:
                        ability.on_any_conquest(self, tribe, me, won)

    def note_attack(self, me: Tribe, region: int) -> None:
        """Remember whose active race was attacked; declined races make no enemies (B-POWER-DIPLOMAT-09)."""
        seat = self.active_rival(me, region)
        if me.active and seat != NOBODY:
            self.state.turn.attacked |= 1 << seat

    def drive_out(self, loser: Tribe, won: Conquest) -> None:
        """The defenders lose a token; the others go to their owner's hand or wait for the end of the turn."""
        state = self.state
        region = won.region
        standing = state.tokens[region]
        if loser.slot == NATIVE_SLOT:
            self.leave(loser, region)
            state.turn.felled += standing
            if self.loud:
                self.tell(TokensDrivenOut(NOBODY, loser.race.key, region, standing, 0))
            return

        lost = self.losses(loser, won)
        if lost and state.rules.has_slayers:
            lost += self.slain(won)
        if lost and not loser.active and (state.rules.declined_all_lost or not loser.hooks.acts_in_decline):
            lost = standing  # nobody would ever place the survivors
        lost = min(lost, standing)
        fallen = self.lose_pieces(region, lost)
        self.leave(loser, region)
        lost = fallen + self.bury(loser, lost - fallen)
        self.flee(loser, region, standing - lost)
        if self.loud:
            self.tell(TokensDrivenOut(loser.player, loser.race.key, region, lost, standing - lost))

    def losses(self, loser: Tribe, won: Conquest) -> int:
        """How many tokens an attack costs a race: one, unless an ability keeps it from losing anybody."""
        lost = 1
        for ability in loser.hooks.losses:
            lost = min(lost, ability.losses(self, loser, won))
        return lost

    def slain(self, won: Conquest) -> int:
        """How many more tokens fall because of who attacks."""
        me = self.state.tribe(won.tribe)
        more = 0
        for ability in me.hooks.slays:
            more += ability.slays(self, me, won)
        return more

    def bury(self, loser: Tribe, number: int) -> int:
        """Race tokens go to the tray, unless an ability saves them; returns how many did."""
        state = self.state
        for ability in loser.hooks.on_fallen:
            if number:
                number -= ability.on_fallen(self, loser, number)
        state.tray[loser.race.index] += number
        state.turn.felled += number
        return number

    def flee(self, loser: Tribe, region: int, number: int) -> None:
        """Survivors wait until the turn ends, some until their owner's next turn.

        Those driven out by a race of their own player are ready at once.
        """
        state = self.state
        if number and loser.active and loser.player == state.seat:
            loser.hand += number
        elif number and loser.active and self.in_force(loser.hooks.survivors_wait, loser, region):
            loser.aside += number
        elif number:
            loser.fled += number
            state.turn.retreats.append(Retreat(loser.slot, region, -1, number))

    def lose_pieces(self, region: int, lost: int) -> int:
        """Pieces that count as tokens are lost before race tokens; returns how many were lost."""
        state = self.state
        fallen = 0
        for piece in state.rules.tokens:
            here = min(self.pieces_in(piece.index, region), lost - fallen)
            if here:
                self.take(piece, region, here)
                state.supply[piece.index] -= here
                state.turn.felled += here
                fallen += here
        return fallen

    def shift(self, tribe: Tribe, region: int, to: int) -> None:
        """Move one token of a race to another of its regions, by somebody's power."""
        state = self.state
        state.tokens[region] -= 1
        state.tokens[to] += 1
        if self.loud:
            self.tell(TokensMoved(tribe.player, tribe.race.key, region, to, 1))
        self.check_garrison(tribe, region)
        self.check_garrison(tribe, to)

    def cast_out(self, by: Tribe, tribe: Tribe, region: int) -> None:
        """A token with nowhere to go is lost, by somebody's power, or goes home if the race is sheltered."""
        state = self.state
        state.tokens[region] -= 1
        if tribe.slot == NATIVE_SLOT:
            state.turn.felled += 1
        elif self.losses(tribe, Conquest(by.slot, region, FORCE, tribe.slot, tribe.player, 1, tribe.race.index)) == 0:
            self.send_home(tribe, region)
        elif self.lose_pieces(region, 1) == 0 and self.bury(tribe, 1) == 0:
            self.flee(tribe, region, 1)
        if self.loud:
            self.tell(TokensMoved(tribe.player, tribe.race.key, region, -1, 1))
        self.check_garrison(tribe, region)

    def send_home(self, tribe: Tribe, region: int) -> None:
        """The token that left is its owner's to place again: a piece only where all tokens were such pieces."""
        state = self.state
        for piece in state.rules.tokens:
            if self.pieces_in(piece.index, region) > state.tokens[region]:
                self.take(piece, region, 1)
                state.turn.retreats.append(Retreat(tribe.slot, region, piece.index, 1))
        self.flee(tribe, region, 1)

    def swap(self, one: int, two: int) -> None:
        """Everything movable in two regions changes places: tokens, whose they are, and pieces."""
        state = self.state
        a, b = self.tribe_in(one), self.tribe_in(two)
        flip = 1 << one | 1 << two
        if a is not b:
            for tribe in (a, b):
                if tribe is not None:
                    tribe.regions ^= flip
        state.holder[one], state.holder[two] = state.holder[two], state.holder[one]
        state.tokens[one], state.tokens[two] = state.tokens[two], state.tokens[one]
        for piece in state.rules.pieces:
            if not piece.fixed and state.on[piece.index] & flip:
                self.swap_pieces(piece, one, two)
        if self.loud:
            self.tell(RegionsSwapped(one, two))
        for tribe in (a, b):
            if tribe is not None and state.rules.gifts:
                self.refresh(tribe)

    def check_garrison(self, tribe: Tribe, region: int) -> None:
        """A region that lost tokens may be left with too few, or with nobody."""
        state = self.state
        alone = state.tokens[region]
        if alone and tribe.active and alone < self.least(tribe, region):
            self.flee(tribe, region, alone)
            if self.loud:
                self.tell(TokensMoved(tribe.player, tribe.race.key, region, -1, alone))
            state.tokens[region] = 0
        if self.deserted(tribe, region):
            self.leave(tribe, region)
            self.clear_pieces(region, tribe)
            self.maybe_vanish(tribe)

    def miss(self, me: Tribe, region: int, short: int) -> None:
        """The die was not enough: nothing changes, but the attack was made and what prepared it is spent (B-DIE-06)."""
        self.note_attack(me, region)
        self.let_go(NEXT_CONQUEST)
        if self.loud:
            self.tell(AttackFailed(me.player, me.race.key, region, short))
        for ability in me.abilities:
            ability.on_missed(self, me, region)

    def summon(self, me: Tribe) -> None:
        """Take one token from the tray into the hand, for a conquest that brings its own."""
        self.state.tray[me.race.index] -= 1
        me.hand += 1

    # Pieces

    def lend(self, me: Tribe, piece: Piece, number: int) -> None:
        """Pieces that count among the tokens of a race come into its hand."""
        self.state.supply[piece.index] += number
        me.hand += number

    def dismiss(self, me: Tribe, piece: Piece) -> None:
        """All pieces that count among the tokens of a race leave it; regions that they held alone are emptied."""
        state = self.state
        me.hand -= state.supply[piece.index]
        for r in bits(state.on[piece.index]):
            state.tokens[r] -= self.remove(piece, r)
            self.check_garrison(me, r)  # if too few are left without them, the rest go too (W-RACE-TAUREN-07)
        state.supply[piece.index] = 0

    def move(self, piece: Piece, region: int) -> None:
        """Lay the only piece of a kind into another region."""
        state = self.state
        before = self.where(piece)
        if before == region:
            return
        self.take_back(piece, state.board.all)
        self.place(piece, region)
        for r in (before, region):
            tribe = None if r < 0 else self.tribe_in(r)
            if tribe is not None and piece.abilities:
                self.refresh(tribe)

    def clear_pieces(self, region: int, loser: Tribe | None) -> None:
        """The holder changed: every movable piece leaves (B-CONQ-20, B-ABANDON-06).

        Some kinds are not lost with the region: the player who was driven out places them again when
        the turn ends, or in their own redeployment if it is their turn.
        """
        state = self.state
        for piece in state.rules.movable:
            if state.on[piece.index] >> region & 1:
                number = self.remove(piece, region)
                if piece.retreats and loser is not None and loser.player != state.seat:
                    state.turn.retreats.append(Retreat(loser.slot, region, piece.index, number))

    # Decline and the end of a race

    def decline(self, me: Tribe) -> None:
        """Turn the active race over; an older declined race leaves first (B-DECLINE-03 to -09)."""
        state = self.state
        seat = me.player
        shares = me.shares_decline
        for slot in state.declined[seat]:
            older = state.tribe(slot)
            if older.shares_decline == shares:  # one of each sort: never more than two (B-POWER-SPIRIT-06)
                self.vanish(older)

        power = me.power
        assert power is not None
        told = TribeDeclined(seat, me.race.key, power.key, 0)
        if self.loud:
            self.tell(told)
        stay = self.staying(me)
        for ability in me.abilities:
            ability.on_declined(self, me)
        me.active = False
        state.active[seat] = EMPTY
        state.truces[seat] = NOBODY  # a peace is one with the active race
        state.declined[seat] += (me.slot,)
        for piece in state.rules.movable:
            if not piece.stays_in_decline:
                self.take_back(piece, me.regions)
        for r in bits(me.regions):
            if state.tokens[r] == 0:  # it was held by a piece that is now gone
                self.leave(me, r)
                self.clear_pieces(r, None)
        told.regions = count(me.regions)
        for r in bits(me.regions):
            spare = state.tokens[r] - stay[r]
            if spare > 0:
                state.tokens[r] = stay[r]
                me.hand += spare
        state.tray[me.race.index] += me.hand + me.aside
        me.hand = 0
        me.aside = 0
        badge_stays = False  # a badge whose ability works in decline stays beside its race (B-GEN-02)
        for ability in power.abilities:
            badge_stays = badge_stays or ability.works_in_decline
        if not badge_stays:
            me.power = None
            state.power_discard += (power.index,)
        self.refresh(me)
        self.maybe_vanish(me)
        for slot in state.active:
            if slot != EMPTY:
                other = state.tribe(slot)
                for ability in other.abilities:
                    ability.on_any_decline(self, other, me)

    def staying(self, me: Tribe) -> list[int]:
        """How many tokens stay in each region when the race declines: one, or as many as its abilities say now."""
        hooks = me.hooks
        stay = [EVERYBODY if hooks.acts_in_decline else 1] * len(self.state.tokens)
        if hooks.acts_in_decline or not (hooks.keeps_tokens or hooks.stays_behind or hooks.garrisons):
            return stay
        for r in bits(me.regions):
            stay[r] = EVERYBODY if self.in_force(hooks.keeps_tokens, me, r) else self.least(me, r)
            for ability in hooks.stays_behind:
                if ability.stays_behind > stay[r] and ability.in_force(self, me, r):
                    stay[r] = ability.stays_behind
        return stay

    def maybe_vanish(self, me: Tribe) -> None:
        """A declined race with no token left is gone at once (B-LOSS-12)."""
        if me.slot != NATIVE_SLOT and not me.active and not (me.regions or me.hand or me.fled):
            self.vanish(me)

    def vanish(self, me: Tribe) -> None:
        """Take a declined race off the map; its banner goes under the stack (B-DECLINE-08)."""
        state = self.state
        for r in bits(me.regions):
            state.tray[me.race.index] += state.tokens[r]
            self.leave(me, r)
            self.clear_pieces(r, None)
        state.tray[me.race.index] += me.hand + me.fled
        if me.power is not None:
            state.power_discard += (me.power.index,)
        state.declined[me.player] = tuple([slot for slot in state.declined[me.player] if slot != me.slot])
        state.tribes[me.slot] = None
        state.race_stack = (me.race.index,) + state.race_stack
        if self.loud:
            self.tell(TribeVanished(me.player, me.race.key))
        self.fill_column()

    # Coins and agreements

    def score(self, seat: int) -> None:
        """Pay a player for regions and bonuses."""
        tribes = self.state.tribes_of(seat)
        coins = 0
        if self.loud:
            items = self.income(seat)
            for _, _, number in items:
                coins += number
            self.tell(CoinsEarned(seat, coins, items))
        else:
            for tribe in tribes:
                coins += self.coins_of(tribe)
        self.state.coins[seat] += coins
        for tribe in tribes:
            for ability in tribe.hooks.on_scored:
                ability.on_scored(self, tribe)

    def pay(self, seat: int, to: int, coins: int, what: str) -> None:
        """Coins change hands openly; NOBODY is the bank. Nobody pays what they do not have (W-PAY-01)."""
        state = self.state
        if seat != NOBODY:
            coins = min(coins, state.coins[seat])
            state.coins[seat] -= coins
        if to != NOBODY:
            state.coins[to] += coins
        if coins:
            if self.loud:
                self.tell(CoinsPaid(seat, to, coins, what))

    def pay_toll(self, me: Tribe, region: int, deed: str = CONQUEST) -> None:
        """Pay everything a deed against this region costs, before anything else happens (W-PAY-04)."""
        if not self.state.rules.has_tolls:
            return
        holder = self.tribe_in(region)
        if deed == CONQUEST:
            to = NOBODY if holder is None else holder.player
            if to == me.player or self.allied(to, me.player):  # nobody pays their own side
                to = NOBODY
            for ability in me.hooks.fee:
                self.pay(me.player, to, ability.fee(self, me, region), ability.verb)
        if holder is not None:
            for ability in holder.hooks.toll:
                coins = self.toll_of(ability, holder, me, region, deed)
                if coins:
                    self.pay(me.player, holder.player, coins, ability.verb)
                    if ability.paid is not None:
                        self.note(ability.paid)

    def make_truce(self, seat: int, ally: int) -> None:
        """The ally may not attack this player's active race until the player's next turn."""
        self.state.truces[seat] = ally
        if self.loud:
            self.tell(TruceMade(seat, ally))

    # What abilities remember

    def note(self, kind: NoteKind, region: int = -1, tribe: int = -1, number: int = -1, seat: int = -1) -> None:
        """Remember something as long as its kind lasts."""
        state = self.state
        note = Note(kind, region, tribe, number, seat)
        mistake = mistake_in(note, state.rules.notes, state.board.size, len(state.tribes), state.players)
        if mistake:
            raise ValueError(f"The note {kind.word!r} cannot be written: {mistake}.")
        if kind.beside_seat:
            state.notes += (note,)
        else:
            state.turn.notes += (note,)

    def forget(self, kind: NoteKind) -> None:
        """Drop all notes of a kind."""
        state = self.state
        state.notes = tuple([note for note in state.notes if note.kind.word != kind.word])
        state.turn.notes = tuple([note for note in state.turn.notes if note.kind.word != kind.word])

    def let_go(self, lasts: str) -> None:
        """Drop the notes that last only this long."""
        turn = self.state.turn
        if turn.notes:
            turn.notes = tuple([note for note in turn.notes if note.kind.lasts != lasts])

    def note_use(self, action: Action, alike: bool = False) -> None:
        """Remember that an offer was taken this turn, but not in which order equal ones were taken."""
        uses = self.state.turn.uses
        place = len(uses)
        while alike and place > 0 and uses[place - 1].key == action.key and uses[place - 1].region > action.region:
            place -= 1
        uses.insert(place, action)
