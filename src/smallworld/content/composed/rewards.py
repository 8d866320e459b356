"""Coins that change hands at the moment something happens."""

from typing import Final, final

from smallworld.content.composed.dice import times_now
from smallworld.content.grammar import ALWAYS, EVERYWHERE, Per, When, Where
from smallworld.engine.ability import Ability
from smallworld.engine.play import Play
from smallworld.engine.state import NOBODY, Conquest, Tribe

BANK: Final = "bank"
ME: Final = "me"
OTHER: Final = "other"  # whoever was attacked, or attacks
EACH: Final = "each"  # every other player
PARTIES: Final = (BANK, ME, OTHER, EACH)
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

    def settle(self, play: Play, me: Tribe, other: int) -> None:
        """Pay, if there are two different parties to it; nobody pays their own side."""
        if OTHER in (self.giver, self.taker) and (other in (NOBODY, me.player) or play.allied(other, me.player)):
            return
        coins = self.amount * times_now(play, me, self.per, self.where)
        if coins == 0:
            return
        players = range(play.state.players) if EACH in (self.giver, self.taker) else (other,)
        for seat in players:
            if EACH in (self.giver, self.taker) and (seat == me.player or play.allied(seat, me.player)):
                continue
            seats = {BANK: NOBODY, ME: me.player, OTHER: seat, EACH: seat}
            play.pay(seats[self.giver], seats[self.taker], coins, self.key)


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

    def on_picked(self, play: Play, me: Tribe) -> None:
        if self.times.now(play, me):
            self.settle(play, me, NOBODY)


@final
class RewardForTurn(Reward):
    """When the owner plays on with the race."""

    def on_readied(self, play: Play, me: Tribe) -> None:
        if self.times.now(play, me):
            self.settle(play, me, NOBODY)
