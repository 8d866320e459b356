"""Coins that change hands at the moment something happens."""

from typing import Final, final

from smallworld.content.composed.dice import picked_now, times_now
from smallworld.content.grammar import ALWAYS, EVERYWHERE, Per, When, Where, is_leader
from smallworld.engine.ability import Ability
from smallworld.engine.play import Play
from smallworld.engine.state import EMPTY, NOBODY, Conquest, Tribe

BANK: Final = "bank"
ME: Final = "me"
OTHER: Final = "other"  # whoever was attacked, or attacks
EACH: Final = "each"  # every other player
NEIGHBOURS: Final = "neighbours"  # every other player whose active race stands on its borders
LEADERS: Final = "leader"  # every other player whose active race no active race outnumbers
PARTIES: Final = (BANK, ME, OTHER, EACH, NEIGHBOURS, LEADERS)
SEVERAL: Final = (EACH, NEIGHBOURS, LEADERS)
SINGLE: Final = Per()


class Reward(Ability):
    """Coins that change hands at the moment something happens, as far as the payer has them."""

    def __init__(
        self,
        key: str,
        coins: int,
        giver: str = BANK,
        taker: str = ME,
        where: Where = EVERYWHERE,
        when: When = ALWAYS,
        per: Per = SINGLE,
    ) -> None:
        super().__init__()
        self.key: Final = key
        self.per: Final = per
        self.amount: Final = coins
        self.giver: Final = giver
        self.taker: Final = taker
        self.where: Final = where
        self.times: Final = when
        self.works_in_decline = when.in_decline

    def settle(self, play: Play, me: Tribe, other: int, found: int = 0) -> None:
        """Pay, if there are two different parties to it; nobody pays their own side."""
        if OTHER in (self.giver, self.taker) and (other in (NOBODY, me.player) or play.allied(other, me.player)):
            return
        coins = self.amount * times_now(play, me, self.per, self.where, found)
        if coins == 0:
            return
        many = self.giver if self.giver in SEVERAL else self.taker if self.taker in SEVERAL else ""
        for seat in parties(play, me, many) if many else (other,):
            seats = {BANK: NOBODY, ME: me.player, OTHER: seat, many: seat}
            play.pay(seats[self.giver], seats[self.taker], coins, self.key)


def parties(play: Play, me: Tribe, which: str) -> list[int]:
    """Every other player, all with an active race on its borders, or all whose active race is the largest."""
    state = play.state
    seats = [seat for seat in range(state.players) if seat != me.player and not play.allied(seat, me.player)]
    if which == EACH:
        return seats
    with_race = [seat for seat in seats if state.active[seat] != EMPTY]
    if which == LEADERS:
        return [seat for seat in with_race if is_leader(play, me, state.tribe(state.active[seat]))]
    near = state.board.around(me.regions)
    return [seat for seat in with_race if state.tribe(state.active[seat]).regions & near]


@final
class RewardForConquest(Reward):
    """For every region taken."""

    def on_conquered(self, play: Play, me: Tribe, won: Conquest) -> None:
        if self.times.now(play, me, 0) and self.where.fits(play, me, won):
            self.settle(play, me, won.victim_seat)


@final
class RewardForLoss(Reward):
    """For every region that another player takes."""

    def on_lost(self, play: Play, me: Tribe, won: Conquest) -> None:
        taker = play.state.tribe(won.tribe).player
        if taker != me.player and self.times.now(play, me, 0) and self.where.ground(play, me) >> won.region & 1:
            self.settle(play, me, taker)


@final
class RewardForLeaving(Reward):
    """For every region abandoned."""

    def on_abandoned(self, play: Play, me: Tribe, region: int) -> None:
        if self.times.now(play, me) and self.where.ground(play, me) >> region & 1:
            self.settle(play, me, NOBODY)


@final
class RewardForDecline(Reward):
    """When the race declines."""

    def on_declined(self, play: Play, me: Tribe) -> None:
        if self.times.now(play, me):
            self.settle(play, me, NOBODY)


@final
class RewardForPick(Reward):
    """When the combination is taken."""

    def on_picked_at(self, play: Play, me: Tribe, place: int, coins: int) -> None:
        if picked_now(play, me, self.times, place):
            self.settle(play, me, NOBODY, coins)


@final
class RewardForTurn(Reward):
    """When the owner plays on with the race."""

    def on_readied(self, play: Play, me: Tribe) -> None:
        if self.times.now(play, me):
            self.settle(play, me, NOBODY)


@final
class RewardForMiss(Reward):
    """When its last attempt failed."""

    def on_missed(self, play: Play, me: Tribe, region: int) -> None:
        if self.times.now(play, me) and self.where.regions(play, me) >> region & 1:
            self.settle(play, me, NOBODY)


@final
class RewardForBattle(Reward):
    """For every region that another player takes from somebody else, or finds empty."""

    def on_any_conquest(self, play: Play, me: Tribe, by: Tribe, won: Conquest) -> None:
        if by.player != me.player and won.victim != me.slot:
            if self.times.now(play, me, 0) and self.where.fits(play, me, won):
                self.settle(play, me, by.player)


@final
class RewardForOtherDecline(Reward):
    """When a race of another player has declined."""

    def on_any_decline(self, play: Play, me: Tribe, other: Tribe) -> None:
        if self.times.now(play, me):
            self.settle(play, me, other.player)


@final
class RewardForOtherPick(Reward):
    """When another player has taken a combination."""

    def on_any_pick(self, play: Play, me: Tribe, other: Tribe) -> None:
        if self.times.now(play, me):
            self.settle(play, me, other.player)


@final
class RewardForHeir(Reward):
    """When the owner of the declined race takes the next combination."""

    def __init__(
        self,
        key: str,
        coins: int,
        giver: str = BANK,
        taker: str = ME,
        where: Where = EVERYWHERE,
        when: When = ALWAYS,
        per: Per = SINGLE,
    ) -> None:
        super().__init__(key, coins, giver, taker, where, when, per)
        self.works_in_decline = True

    def on_succeeded(self, play: Play, me: Tribe, heir: Tribe) -> None:
        if not me.active and self.times.now(play, me):
            self.settle(play, me, NOBODY)
