"""What regions are worth to a race, and how safe they are.

No race or power is known by name here. Abilities are asked what they would pay if a region were
held or a conquest had been made, so home-made banners and other editions are judged like the rest.
"""

from typing import Final

from smallworld.bots.character import EVEN, LEANING, Character
from smallworld.engine.bits import bits, count
from smallworld.engine.look import Look
from smallworld.engine.state import EMPTY, NATIVE_SLOT, NOBODY, Conquest, State, Tribe, Turn


class Taste:
    """What a bot believes about games that it cannot see to the end of, in coins and fractions.

    The numbers were found by letting variants play against each other.
    """

    def __init__(
        self,
        slain: float = 0.0,
        troops: float = 0.0,
        opening: float = 1.0,
        spite: float = 2.0,
        spare: float = 0.2,
        thrift: float = 0.0,
        loyalty: float = 0.0,
    ) -> None:
        self.slain: Final = slain  # what a token in a rival's hands or regions costs us, like a coin of its income
        self.troops: Final = troops  # what a token of a race to be picked is worth in each of three coming rounds
        self.opening: Final = opening  # how much of its spite it feels in the first round
        self.kept: Final = 0.6  # how likely a region is still held after a round of other players' turns
        self.spite: Final = spite  # how much more a rival's lost coin counts than ours, shared between all rivals
        self.spare: Final = spare  # what a token beyond the least is worth in every coming round
        self.thrift: Final = thrift  # how much more a coin hurts that is paid for a race
        self.loyalty: Final = loyalty  # what it costs to part with a race
        self.first_turn: Final = 6.0  # what a new race usually brings in its first turn, bonuses included
        self.later_turns: Final = 8.0  # what it usually brings in later turns
        self.declined_kept: Final = 0.8  # the fraction of a declined race that is left after a round
        self.active_kept: Final = 0.85  # the fraction of an active race's regions that it still holds after a round

    def spite_in(self, state: State) -> float:
        """How much rivals' coins count now."""
        return self.spite if state.round > 1 else self.spite * self.opening

    def later(self, turns: int) -> float:
        """What a coin in every coming turn is worth today, if the region that pays it may be lost."""
        total, chance = 0.0, 1.0
        for _ in range(min(turns, 3)):
            chance *= self.kept
            total += chance
        return total

    def fading(self, coins: float, turns: int) -> float:
        """Coins of the coming turns of a race that goes on and slowly shrinks."""
        total = 0.0
        for _ in range(turns):
            coins *= self.active_kept
            total += coins
        return total

    def declined(self, regions: float, turns: int) -> float:
        """Coins of the coming turns if a race has just declined: what is left of it, and a new race."""
        total = 0.0
        for turn in range(turns):
            regions *= self.declined_kept
            total += regions + (self.first_turn if turn == 0 else self.later_turns)
        return total


V1: Final = Taste()
"""The taste of the first greedy bot: it is kept for comparison, so it must never change."""


def tastes(troops: float) -> list[Taste]:
    """Those of all characters, by their `style`."""
    return [tasting(character, troops) for character in [EVEN, *LEANING]]


def tasting(character: Character, troops: float) -> Taste:
    """What a character believes."""
    return Taste(
        slain=character.slain,
        troops=troops,
        opening=character.opening,
        spite=character.spite,
        spare=character.spare,
        thrift=character.thrift,
        loyalty=character.loyalty,
    )


MAINLAND: Final[list[Taste]] = tastes(0.0)
ISLANDS: Final[list[Taste]] = tastes(1.0)


def taste_for(state: State, style: int = 0) -> Taste:
    """What has shown itself best on such a board, in one piece or in several; with a character unless it is 0."""
    return ISLANDS[style] if len(state.board.lands) > 1 else MAINLAND[style]


ATTACKED: Final[list[float]] = [0.8, 0.7, 0.55, 0.38, 0.24, 0.14, 0.08, 0.05, 0.03]
"""How likely a player who can reach a region is to take it, by its price."""

RECRUIT: Final = 0.5
"""What a new token is worth, in coins."""


def income(look: Look, seat: int) -> int:
    """What a seat would score now, with everything done this turn."""
    coins = 0
    for tribe in look.state.tribes_of(seat):
        coins += look.coins_of(tribe)
    return coins


def lasting_income(look: Look, seat: int) -> int:
    """What a seat would score in a turn without deeds: what it can count on every turn."""
    turn = look.state.turn
    look.state.turn = Turn()
    coins = income(look, seat)
    look.state.turn = turn
    return coins


def keeping(look: Look, tribe: Tribe, mask: int) -> dict[int, int]:
    """For each of these regions: the coins that holding it brings this tribe in every turn."""
    state = look.state
    turn, held = state.turn, tribe.regions
    state.turn = Turn()
    now = look.coins_of(tribe)
    coins: dict[int, int] = {}
    for r in bits(mask):
        coins[r] = 1
        if tribe.hooks.coins:
            tribe.regions = held ^ 1 << r
            other = look.coins_of(tribe)
            coins[r] = now - other if held >> r & 1 else other - now
            tribe.regions = held
    state.turn = turn
    return coins


def prize(look: Look, me: Tribe, empty: bool) -> float:
    """What the deed alone brings this turn: one more region taken, empty or not."""
    conquests = look.state.turn.conquests
    before = deeds(look, me)
    victim = EMPTY if empty else NATIVE_SLOT
    deed = Conquest(me.slot, 0, "tokens", victim, NOBODY, 0 if empty else 1)
    conquests += [deed, deed]
    after = deeds(look, me)
    del conquests[-2:]
    return (after - before) / 2


def deeds(look: Look, me: Tribe) -> float:
    """The coins that abilities pay, and their recruits in coins."""
    coins = 0
    for ability in me.hooks.coins:
        coins += ability.coins(look, me)
    recruits = 0
    for ability in me.hooks.recruits:
        recruits += ability.recruits(look, me)
    return coins + RECRUIT * recruits


def tokens_of(state: State, tribe: Tribe) -> int:
    """All tokens of a tribe, wherever they are."""
    return tribe.hand + tribe.aside + tribe.fled + sum([state.tokens[r] for r in bits(tribe.regions)])


class Targets:
    """How much a race wants each region that is not its own, in coins."""

    def __init__(self, look: Look, me: Tribe, turns: int, taste: Taste = V1) -> None:
        state = look.state
        self.future: Final = taste.later(turns)
        self.empty_prize: Final = prize(look, me, empty=True)
        self.full_prize: Final = prize(look, me, empty=False)
        spite = taste.spite_in(state) / max(1, state.players - 1)
        self.keeps: Final = keeping(look, me, state.board.all & ~me.regions)
        self.takes: Final[dict[int, float]] = {}  # what the holder loses, seen from our side
        for tribe in state.tribes:
            if tribe is not None and tribe.slot != me.slot and tribe.player != NOBODY and tribe.regions:
                ours = tribe.player == me.player
                for r, coins in keeping(look, tribe, tribe.regions).items():
                    self.takes[r] = -coins * (1 + self.future) if ours else spite * coins * min(self.future, 1.0)
                    if tribe.active and not ours:
                        self.takes[r] += spite * taste.slain * min(self.future, 1.0)

    def value(self, state: State, region: int) -> float:
        """What taking a region is worth, now and later."""
        deed = self.empty_prize if state.holder[region] == EMPTY else self.full_prize
        return deed + self.keeps.get(region, 0) * (1 + self.future) + self.takes.get(region, 0.0)


class Dangers:
    """Who can reach which region of a race, and at what price."""

    def __init__(self, look: Look, me: Tribe) -> None:
        state = look.state
        self.keeps: Final = keeping(look, me, me.regions)
        self.rivals: Final[dict[int, list[tuple[int, float, int, int]]]] = {r: [] for r in bits(me.regions)}
        shielded = 0
        for kind in state.rules.shields:
            shielded |= state.on[kind]
        for seat in range(state.players):
            if seat == me.player:
                continue
            slot = state.active[seat]
            if slot != EMPTY:
                rival = state.tribe(slot)
                regions = bits(look.reach(rival) & me.regions)
                spare = tokens_of(state, rival) - rival.garrison * count(rival.regions)
                for r, price in zip(regions, look.prices(rival, regions), strict=True):
                    self.rivals[r].append((seat, 1.0, price, spare))
            fresh = 0.3 if slot != EMPTY else 0.9  # the owner may come back with another race
            for r in bits(state.board.entry & me.regions & ~shielded):
                self.rivals[r].append((seat, fresh, state.ground[r] + state.tokens[r], 9))

    def at(self, region: int, more: int = 0) -> float:
        """The coins per turn likely to be lost here, with this much more defence; none where the race is not."""
        risk = 0.0
        for _, weight, price, spare in self.rivals.get(region, []):
            risk += weight * chance_of_attack(price + more, spare)
        return self.keeps.get(region, 0.0) * min(risk, 1.0 + risk / 10)

    def from_seat(self, seat: int) -> float:
        """How much this rival threatens in total."""
        risk = 0.0
        for region, rivals in self.rivals.items():
            for rival, weight, price, spare in rivals:
                if rival == seat:
                    risk += self.keeps[region] * weight * chance_of_attack(price, spare)
        return risk

    def spread(self, regions: list[int], number: int, step: int = 1) -> dict[int, int]:
        """Where this many tokens do the most good, one after another."""
        more = dict.fromkeys(regions, 0)
        for _ in range(number):
            best = max(regions, key=lambda r: self.at(r, more[r] * step) - self.at(r, (more[r] + 1) * step))
            more[best] += 1
        return more


def chance_of_attack(price: int, spare: int) -> float:
    """How likely a rival with this many spare tokens is to take a region of this price."""
    chance = ATTACKED[price] if price < len(ATTACKED) else 0.02
    if price > spare:
        chance *= 0.4 if price <= spare + 2 else 0.1
    return chance
