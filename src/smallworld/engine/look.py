"""Questions about a position: reach, price, coins. Nothing here writes.

A question asked twice gives the same answer, so the rules, the interface and the bots may all ask.
"""

from typing import Final, final

from smallworld.engine.ability import CONQUEST, Ability
from smallworld.engine.actions import Action
from smallworld.engine.bits import PLACE, WORD, bits, count, lowest
from smallworld.engine.native import i64, mypyc_attr
from smallworld.engine.notes import Note, NoteKind
from smallworld.engine.pieces import Piece, spot
from smallworld.engine.rules import Banner
from smallworld.engine.state import EMPTY, NOBODY, Conquest, State, Tribe

ENOUGH: Final = 1 << 30  # coins that pay for everything


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Term:
    """What an ability adds to the price of some regions, or takes off it."""

    def __init__(self, ability: Ability, mask: int, tokens: int) -> None:
        self.ability: Final = ability
        self.mask: Final = mask
        self.tokens: Final = tokens


NO_TERMS: Final[list[Term]] = []


def added(abilities: list[Ability], face: int) -> list[int]:
    """What each of these abilities adds to this face of the die: what they count more, then what the least lacks."""
    found = [ability.counts(face) - face for ability in abilities]
    number = face + sum(found)
    for i, ability in enumerate(abilities):
        lacks = ability.counts_at_least - number
        if ability.counts_at_least and lacks > 0:
            found[i] += lacks
            number += lacks
    return found


@mypyc_attr(acyclic=True)
class Look:
    """A position, for asking questions."""

    def __init__(self, state: State) -> None:
        self.state = state

    # What the questions are about

    def at_last(self) -> bool:
        """Is the question about the last attempt, with the die?"""
        return False

    def purse(self, seat: int) -> int:
        """The coins a player can pay with."""
        return self.state.coins[seat]

    # Where a tribe can go

    def reach(self, me: Tribe) -> int:
        """Every region `me` may attack now, whatever it costs (B-CONQ-01, -12)."""
        return self.open_to(me, self.ways(me))

    def ways(self, me: Tribe) -> int:
        """Every region that `me` has a way to, whether or not something closes it."""
        if me.regions:
            mask = self.beside(me, me.regions)
        else:
            mask = self.state.board.entry
            for ability in me.hooks.enters:
                mask |= ability.enters(self, me)
        for ability in me.hooks.reaches:
            mask |= ability.reaches(self, me)
        return mask

    def near(self, me: Tribe) -> int:
        """The same without the regions that only a race new on the map may enter."""
        mask = self.beside(me, me.regions)
        for ability in me.hooks.reaches:
            mask |= ability.reaches(self, me)
        return self.open_to(me, mask)

    def beside(self, me: Tribe, mask: int) -> int:
        """Regions that border on `mask`, in the eyes of `me`."""
        near = self.state.board.around(mask)
        for ability in me.hooks.links:
            near |= ability.links(self, me, mask)
        return near

    def open_to(self, me: Tribe, mask: int) -> int:
        """The part of `mask` that nothing closes to `me`."""
        ground = self.state.board.land
        for ability in me.hooks.opens:
            ground |= ability.opens(self, me)
        for ability in me.hooks.shuns:
            mask &= ~ability.shuns(self, me)
        return mask & ground & ~(me.regions | self.shielded_from(me) | self.truce_binds(me))

    def shielded_from(self, me: Tribe) -> int:
        """Regions that a piece or an ability makes immune; a player's own never stop them (B-X-IMMUNE-GHOULS)."""
        state = self.state
        mask = 0
        for kind in state.rules.shields:
            mask |= state.on[kind]
        if state.rules.has_shelters:
            mask |= self.sheltered()
        return mask & ~state.regions_of(me.player) if mask else 0

    def sheltered(self) -> int:
        """Regions that the races which hold them keep safe from other players."""
        mask = 0
        for tribe in self.state.tribes:
            if tribe is not None:
                for ability in tribe.hooks.shelters:
                    mask |= ability.shelters(self, tribe) & tribe.regions
        return mask

    def truce_binds(self, me: Tribe) -> int:
        """Regions that a peace closes to `me`: those of an active race, to an active race."""
        state = self.state
        mask = 0
        if me.active:
            teams = state.rules.teams > 0
            for seat, bound in enumerate(state.truces):
                if bound == me.player or (teams and self.allied(seat, me.player)):
                    slot = state.active[seat]
                    if slot != EMPTY:
                        mask |= state.tribe(slot).regions
        return mask

    def allied(self, seat: int, other: int) -> bool:
        """Are they different players of one team?"""
        teams = self.state.rules.teams
        return teams > 0 and seat != other and min(seat, other) >= 0 and seat % teams == other % teams

    # What a player may pick

    def may_pick(self, seat: int, place: int) -> bool:
        """May a player take this combination, apart from its price?"""
        state = self.state
        for rule in state.rules.pickers:
            if not rule.may_pick(self, seat, state.rules.races[state.column_races[place]]):
                return False
        return True

    def allowed_picks(self, seat: int) -> list[int]:
        """Places of the combinations that a player may take, apart from their price."""
        return [place for place in range(len(self.state.column_races)) if self.may_pick(seat, place)]

    def picks(self, seat: int) -> list[int]:
        """Places of the combinations that a player may take; if they can pay for none, the topmost."""
        allowed = self.allowed_picks(seat)
        coins = self.purse(seat)
        payable = [place for place in allowed if place <= coins]
        return payable or allowed[:1]

    def troop(self, race: Banner, power: Banner) -> int:
        """Tokens that a combination brings, as far as the tray has them."""
        return min(self.state.rules.troop(race, power), self.state.tray[race.index])

    # Whether a race may decline

    def may_decline(self, seat: int) -> bool:
        """Does no ability of a player's active race keep it from declining?

        None can if nothing is left of the race: its owner could do nothing for the rest of the game.
        """
        me = self.state.tribe(self.state.active[seat])
        for ability in me.hooks.may_decline:
            if not ability.may_decline(self, me):
                return not (me.regions or me.hand or me.aside)
        return True

    # What a region costs

    def defence(self, me: Tribe, region: int) -> int:
        """Price of a region before discounts: land, pieces and the tokens there (B-CONQ-05)."""
        state = self.state
        price = state.ground[region] + state.tokens[region]
        if not state.rules.own_declined_defends and self.own_declined(me, region):
            price -= state.tokens[region]
        return price

    def own_declined(self, me: Tribe, region: int) -> bool:
        """Is the region held by a declined race of the same player?"""
        slot = self.state.holder[region]
        if slot == EMPTY:
            return False
        tribe = self.state.tribe(slot)
        return tribe.player == me.player and not tribe.active

    def price(self, me: Tribe, region: int) -> int:
        """Tokens needed to conquer a region: discounts add up, and the price is never below one token."""
        if self.haggles(me):
            return self.prices(me, [region])[0]
        return self.state.ground[region] + self.state.tokens[region]

    def haggles(self, me: Tribe) -> bool:
        """May a price differ from the sum of land, pieces and tokens? For most races, most of the time, it does not."""
        hooks, rules = me.hooks, self.state.rules
        return (
            len(hooks.cheaper) > 0
            or len(hooks.dearer) > 0
            or rules.has_guards
            or len(hooks.flat_price) > 0
            or len(hooks.sways) > 0
            or self.state.turn.roll > 0
            or not rules.own_declined_defends
            or hooks.garrison > rules.land_price
        )

    def prices(self, me: Tribe, regions: list[int]) -> list[int]:
        """The price of each of these regions; `explain` gives the same sum item by item."""
        if not self.haggles(me):
            ground, tokens = self.state.ground, self.state.tokens
            return [ground[r] + tokens[r] for r in regions]
        flat = self.flat_price(me) if me.hooks.flat_price else 0
        if flat:
            return [max(flat, self.least(me, r)) for r in regions]
        terms = self.terms(me)
        return [self.settle(me, r, terms) for r in regions]

    def settle(self, me: Tribe, region: int, terms: list[Term]) -> int:
        """The price of a region after these terms, which are all that `me` has for it, and the die on the table."""
        state = self.state
        plain = state.rules.own_declined_defends
        price = state.ground[region] + state.tokens[region] if plain else self.defence(me, region)
        for term in terms:
            if term.mask >> region & 1:
                price += term.tokens
        roll, least = state.turn.roll, 1 if me.hooks.garrison == 1 else self.least(me, region)
        if roll > 0:
            price -= roll
        return price if price > least else least

    def split(self, me: Tribe, mask: int, hand: int, hope: int) -> tuple[int, int]:
        """The part of `mask` that costs no more than `hand`, and the part beyond it that costs no more than `hope`."""
        if mask >= WORD or me.hooks.flat_price:
            sure, perhaps = 0, 0
            regions = bits(mask)
            for i, price in enumerate(self.prices(me, regions)):
                if price <= hand:
                    sure |= 1 << regions[i]
                elif price <= hope:
                    perhaps |= 1 << regions[i]
            return sure, perhaps
        ground, tokens = self.state.ground, self.state.tokens
        haggles = self.haggles(me)
        terms = self.terms(me) if haggles else NO_TERMS
        most: i64 = hand
        utmost: i64 = hope
        takes: i64 = 0
        hopes: i64 = 0
        left: i64 = mask
        while left:
            here = left & -left
            left ^= here
            region = PLACE[here % 67]
            cost: i64 = self.settle(me, region, terms) if haggles else ground[region] + tokens[region]
            if cost <= most:
                takes |= here
            elif cost <= utmost:
                hopes |= here
        return takes, hopes

    def terms(self, me: Tribe) -> list[Term]:
        """What abilities make cheaper or dearer for `me`."""
        hooks = me.hooks
        rules = self.state.rules
        ours = hooks.cheaper or hooks.dearer or hooks.sways
        if not ours and not rules.has_guards and not rules.has_blunters:
            return NO_TERMS
        found: list[Term] = []
        for ability in hooks.cheaper:
            mask = ability.cheaper(self, me)
            if mask:
                found.append(Term(ability, mask, -ability.how_much(self, me, ability.discount)))
        for ability in me.hooks.dearer:
            mask = ability.dearer(self, me)
            if mask:
                found.append(Term(ability, mask, ability.how_much(self, me, ability.surcharge)))
        if rules.has_guards:
            found += self.guarded(me)
        if self.state.turn.roll >= 0:
            found += self.swayed(me, self.state.turn.roll)
        return found

    def swayed(self, me: Tribe, roll: int) -> list[Term]:
        """What becomes of the die on the table: it may count more for `me`, and against some regions nothing."""
        found: list[Term] = []
        blunted = 0
        for tribe in self.state.tribes if self.state.rules.has_blunters else ():
            if tribe is not None and tribe.player != me.player:
                for ability in tribe.hooks.blunts:
                    mask = ability.blunts(self, tribe) & tribe.regions & ~blunted
                    blunted |= mask
                    if roll:
                        found.append(Term(ability, mask, roll))
        nobody: list[Ability] = []
        groups = [(self.state.board.all & ~blunted, nobody)]  # regions with the same abilities, and which they are
        for ability in me.hooks.sways:
            mask = ability.sways(self, me)
            there = [(regions & mask, [*others, ability]) for regions, others in groups]
            groups = there + [(regions & ~mask, others) for regions, others in groups]
        for regions, abilities in groups:
            for i, more in enumerate(added(abilities, roll)):
                if more and regions:
                    found.append(Term(abilities[i], regions, -more))
        return found

    def guarded(self, me: Tribe) -> list[Term]:
        """What the races of other players make dearer for `me`: their own regions."""
        found: list[Term] = []
        for tribe in self.state.tribes:
            if tribe is not None and tribe.player != me.player:
                for ability in tribe.hooks.guards:
                    mask = ability.guards(self, tribe) & tribe.regions
                    if mask:
                        found.append(Term(ability, mask, ability.how_much(self, tribe, ability.surcharge)))
        return found

    def flat_price(self, me: Tribe) -> int:
        """Tokens that take any region now, whatever defends it; 0 when there is no such thing."""
        flat = 0
        for ability in me.hooks.flat_price:
            flat = max(flat, ability.flat_price(self, me))
        return flat

    # Coins that an attack costs

    def toll(self, me: Tribe, region: int, deed: str = CONQUEST) -> int:
        """All the coins `me` must pay before it may do this to a region."""
        coins = 0
        if deed == CONQUEST:
            for ability in me.hooks.fee:
                coins += ability.fee(self, me, region)
        return coins + self.tolls(me, (region,), deed)

    def tolls(self, me: Tribe, regions: tuple[int, ...], deed: str) -> int:
        """What the holders of these regions ask together; a toll due once a turn is asked once for all of them."""
        coins = 0
        asked: tuple[str, ...] = ()
        for region in regions:
            slot = self.state.holder[region]
            if slot == EMPTY:
                continue
            holder = self.state.tribe(slot)
            for ability in holder.hooks.toll:
                if ability.verb in asked:
                    continue
                due = self.toll_of(ability, holder, me, region, deed)
                if due and ability.paid is not None:
                    asked += (ability.verb,)
                coins += due
        return coins

    def toll_of(self, ability: Ability, holder: Tribe, me: Tribe, region: int, deed: str) -> int:
        """What one ability of the holder asks; some ask only once a turn, nobody asks their own side."""
        if holder.player == me.player or self.allied(holder.player, me.player):
            return 0
        coins = ability.toll(self, holder, me, region, deed)
        if coins and ability.paid is not None and self.noted(ability.paid):
            return 0
        return coins

    def affordable(self, me: Tribe, mask: int, deed: str = CONQUEST) -> int:
        """The part of `mask` whose tolls `me` can pay."""
        return self.tolled_at_most(me, mask, deed, self.purse(me.player))

    def tolled_at_most(self, me: Tribe, mask: int, deed: str, coins: int) -> int:
        """The part of `mask` where a deed costs `me` no more than this many coins."""
        if mask and self.state.rules.has_tolls:
            asking = mask & self.tolled(me)
            if asking:
                for r in bits(asking):
                    if self.toll(me, r, deed) > coins:
                        mask &= ~(1 << r)
        return mask

    def tolled(self, me: Tribe) -> int:
        """The regions that could cost `me` coins to attack."""
        state = self.state
        if me.hooks.fee:
            return state.board.all
        mask = 0
        for tribe in state.tribes:
            if tribe is not None and tribe.hooks.toll and tribe.player != me.player:
                mask |= tribe.regions
        return mask

    def die_limit(self, hand: int) -> int:
        """The highest price for which the die may be rolled (B-DIE-03, -04), if no ability sways it."""
        rules = self.state.rules
        return rules.last_attempt_price or hand + rules.best_roll

    def rolls_before_conquest(self, me: Tribe) -> bool:
        """Does `me` roll before each conquest instead of for the last one?"""
        return self.in_force(me.hooks.rolls_first, me)

    def in_force(self, abilities: list[Ability], me: Tribe, region: int = -1) -> bool:
        """Does one of these say so now, and in this region?"""
        for ability in abilities:
            if ability.in_force(self, me, region):
                return True
        return False

    # Who stands where

    def least(self, me: Tribe, region: int) -> int:
        """The fewest of its tokens that may stand in a region."""
        most = 1
        for ability in me.hooks.garrisons:
            if ability.garrison > most and ability.in_force(self, me, region):
                most = ability.garrison
        return most

    def fit(self, me: Tribe, mask: int, hand: int) -> int:
        """The part of `mask` where so few tokens may stand."""
        if hand < me.garrison:
            for r in bits(mask):
                if self.least(me, r) > hand:
                    mask &= ~(1 << r)
        return mask

    def spare(self, me: Tribe) -> int:
        """Tokens on the map that could be taken in hand without leaving a region."""
        tokens, varies = self.state.tokens, me.garrison > 1
        number = 0
        for r in bits(me.regions):
            least = self.least(me, r) if varies else 1
            if tokens[r] > least:
                number += tokens[r] - least
        return number

    def own_tokens(self, me: Tribe, region: int) -> int:
        """Race tokens in a region of `me`, or in hand if it is -1: without the pieces that count among them."""
        state = self.state
        number = me.hand if region < 0 else state.tokens[region]
        if state.rules.tokens:
            for ability in me.abilities:
                for piece in ability.pieces:
                    if piece.token:
                        number -= state.supply[piece.index] if region < 0 else self.pieces_in(piece.index, region)
        return max(0, number)

    def sheddable(self, me: Tribe) -> int:
        """Race tokens that could leave the game: those in hand, and those on the map that need not stay."""
        tokens = self.state.tokens
        number = self.own_tokens(me, -1)
        for r in bits(me.regions):
            number += max(0, min(self.own_tokens(me, r), tokens[r] - self.least(me, r)))
        return number

    def where(self, piece: Piece) -> int:
        """The region where the only piece of a kind is, -1 if it is in none."""
        mask = self.state.on[piece.index]
        return lowest(mask) if mask else -1

    def defenders(self, region: int) -> int:
        """Tokens in a region, and pieces that stand for one."""
        number = self.state.tokens[region]
        for piece in self.state.rules.holders:
            number += self.pieces_in(piece.index, region)
        return number

    def deserted(self, tribe: Tribe, region: int) -> bool:
        """Has a region of the race no token, and no piece that may hold it without one?"""
        state = self.state
        if state.tokens[region]:
            return False
        apart = tribe.active and self.least(tribe, region) > 1
        return not any(
            [state.on[piece.index] >> region & 1 and not (piece.escorted and apart) for piece in state.rules.holders]
        )

    def alone(self, region: int) -> bool:
        """Is there exactly one token, with no piece that guards it?"""
        state = self.state
        if state.tokens[region] != 1:
            return False
        for kind in state.rules.guards:
            if state.on[kind] >> region & 1:
                return False
        return True

    def active_rival(self, me: Tribe, region: int) -> int:
        """The seat whose active race holds the region, if it is another player; otherwise NOBODY."""
        slot = self.state.holder[region]
        if slot == EMPTY:
            return NOBODY
        tribe = self.state.tribe(slot)
        return tribe.player if tribe.active and tribe.player != me.player else NOBODY

    def pieces_in(self, kind: int, region: int) -> int:
        """How many pieces of a kind stand in a region."""
        state = self.state
        if not state.on[kind] >> region & 1:
            return 0
        return state.stacked.get(spot(kind, region), 1)

    def pieces_on_map(self, kind: int) -> int:
        """How many pieces of a kind stand anywhere."""
        number = 0
        for region in bits(self.state.on[kind]):
            number += self.pieces_in(kind, region)
        return number

    # What happened this turn

    def conquests_of(self, me: Tribe) -> list[Conquest]:
        """The regions `me` took this turn."""
        return [won for won in self.state.turn.conquests if won.tribe == me.slot]

    def nonempty_conquests(self, me: Tribe) -> int:
        """How many regions with a token in them `me` took this turn."""
        number = 0
        for won in self.state.turn.conquests:
            if won.tribe == me.slot and won.victim != EMPTY:
                number += 1
        return number

    def last_use(self, verb: str) -> int:
        """The last region, in the board's order, for which this offer was taken this turn; -2 if it was not."""
        last = -2
        for use in self.state.turn.uses:
            if use.key == verb and use.region > last:
                last = use.region
        return last

    def on_offer(self, me: Tribe, ability: Ability) -> list[Action]:
        """What an ability offers now: nothing once it has been used as often as a turn allows."""
        if ability.most_uses and self.times_used(ability.verb) >= ability.most_uses:
            return []
        return ability.offers(self, me)

    def times_used(self, verb: str) -> int:
        """How often the offer with this word was taken this turn."""
        number = 0
        for use in self.state.turn.uses:
            if use.key == verb:
                number += 1
        return number

    # What abilities remember

    def noted(self, kind: NoteKind, tribe: int = -1, seat: int = -1) -> bool:
        """Is there a note of this kind, about this race or beside this seat if one is named?"""
        return self.note_of(kind, tribe, seat) is not None

    def note_of(self, kind: NoteKind, tribe: int = -1, seat: int = -1) -> Note | None:
        """The first such note, if there is one."""
        notes = self.state.notes if kind.beside_seat else self.state.turn.notes
        for note in notes:
            if note.kind.word == kind.word and tribe in (-1, note.tribe) and seat in (-1, note.seat):
                return note
        return None

    def any_note(self, lasts: str) -> bool:
        """Is there a note of this turn that lasts this long?"""
        for note in self.state.turn.notes:
            if note.kind.lasts == lasts:
                return True
        return False

    # Coins and the end

    def income(self, seat: int) -> list[tuple[str, str, int]]:
        """What a player would score now: race, what for, coins (B-SCORE-01 to -04)."""
        items: list[tuple[str, str, int]] = []
        for tribe in self.state.tribes_of(seat):
            regions = count(tribe.regions)
            if regions:
                items.append((tribe.race.key, "regions", regions))
            payers, sources = tribe.hooks.coins, tribe.hooks.coin_sources
            for i in range(len(payers)):
                coins = payers[i].coins(self, tribe)
                if coins:
                    items.append((tribe.race.key, sources[i], coins))
        return items

    def coins_of(self, tribe: Tribe) -> int:
        """What a race would score now; `income` gives the same sum item by item."""
        coins = count(tribe.regions)
        for ability in tribe.hooks.coins:
            coins += ability.coins(self, tribe)
        return coins

    def tokens_on_map(self, seat: int) -> int:
        """A player's race tokens on the map, active and declined: the tie-break (B-END-04)."""
        state = self.state
        total = 0
        for tribe in state.tribes_of(seat):
            for r in bits(tribe.regions):
                total += state.tokens[r]
        return total

    def winners(self) -> list[int]:
        """Who has won if the game ends now (B-END-02 to -06)."""
        state = self.state
        seats = list(range(state.players))
        if state.rules.teams:
            return self.winning_teams(seats)
        best = max(state.coins)
        leaders = [seat for seat in seats if state.coins[seat] == best]
        if len(leaders) == 1 or (state.rules.tie_break_only_if_all and len(leaders) < state.players):
            return leaders
        most = max([self.tokens_on_map(seat) for seat in leaders])
        return [seat for seat in leaders if self.tokens_on_map(seat) == most]

    def winning_teams(self, seats: list[int]) -> list[int]:
        """The players of the team with the larger sum of coins, then of tokens (W-TEAM-05)."""
        teams = self.state.rules.teams
        results: list[tuple[int, int]] = []
        for team in range(teams):
            coins = sum([self.state.coins[seat] for seat in seats if seat % teams == team])
            results.append((coins, sum([self.tokens_on_map(seat) for seat in seats if seat % teams == team])))
        best = max(results)
        return [seat for seat in seats if results[seat % teams] == best]


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class LastLook(Look):
    """The same position, for questions about the last attempt: some abilities help only there."""

    def at_last(self) -> bool:
        return True


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RichLook(Look):
    """The same position as the other players see it, who do not know that a purse is empty.

    Whether a step waits for a player must not depend on what only that player knows.
    """

    def purse(self, seat: int) -> int:
        return ENOUGH
