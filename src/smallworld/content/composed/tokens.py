"""How many tokens there are, and where they stand."""

from typing import Final, final

from smallworld.content.composed.dice import times_now
from smallworld.content.grammar import ALWAYS, EVERYWHERE, Per, When, Where
from smallworld.engine.ability import Ability
from smallworld.engine.look import Look
from smallworld.engine.play import Play
from smallworld.engine.state import Conquest, Tribe


@final
class Garrison(Ability):
    """At least so many tokens stand in each of its regions."""

    def __init__(self, tokens: int) -> None:
        super().__init__()
        self.garrison = tokens


@final
class StaysPut(Ability):
    """Tokens stay where they conquered; only those left in hand are placed."""

    def __init__(self) -> None:
        super().__init__()
        self.stays_put = True


@final
class SurvivorsWait(Ability):
    """Survivors come back at the beginning of the owner's next turn."""

    def __init__(self) -> None:
        super().__init__()
        self.survivors_wait = True
        self.waits_aside = True


@final
class Recruits(Ability):
    """New tokens before redeployment."""

    def __init__(self, tokens: int, per: Per, where: Where = EVERYWHERE, when: When = ALWAYS) -> None:
        super().__init__()
        self.amount: Final = tokens
        self.per: Final = per
        self.where: Final = where
        self.times: Final = when

    def recruits(self, look: Look, me: Tribe) -> int:
        if not self.times.now(look, me):
            return 0
        return self.amount * self.per.times(look, me, self.where)


class NewTokens(Ability):
    """New tokens at some moment of the game."""

    def __init__(self, tokens: int, per: Per, where: Where = EVERYWHERE, when: When = ALWAYS) -> None:
        super().__init__()
        self.amount: Final = tokens
        self.per: Final = per
        self.where: Final = where
        self.times: Final = when

    def muster(self, play: Play, me: Tribe) -> None:
        """They come."""
        play.recruit(me, self.amount * times_now(play, me, self.per, self.where))


@final
class RecruitsAtStart(NewTokens):
    """New tokens at the beginning of the turn."""

    def on_readied(self, play: Play, me: Tribe) -> None:
        if self.times.now(play, me):
            self.muster(play, me)


@final
class RecruitsWhenPicked(NewTokens):
    """New tokens when the combination is taken."""

    def on_picked(self, play: Play, me: Tribe) -> None:
        if self.times.now(play, me):
            self.muster(play, me)


@final
class RecruitsFromConquest(NewTokens):
    """New tokens for a region taken, at once."""

    def on_conquered(self, play: Play, me: Tribe, won: Conquest) -> None:
        if self.times.now(play, me, 0) and self.where.fits(play, me, won):
            self.muster(play, me)


@final
class RecruitsFromLoss(NewTokens):
    """New tokens for a region that another player takes; they wait for the owner's next turn."""

    def __init__(self, tokens: int, per: Per, where: Where = EVERYWHERE, when: When = ALWAYS) -> None:
        super().__init__(tokens, per, where, when)
        self.waits_aside = True

    def on_lost(self, play: Play, me: Tribe, won: Conquest) -> None:
        if play.state.tribe(won.tribe).player == me.player or not me.active:
            return
        if self.times.now(play, me, 0) and self.where.ground(play, me) >> won.region & 1:
            before = me.hand
            self.muster(play, me)
            if me.hand > before:
                play.set_aside(me, me.hand - before)
