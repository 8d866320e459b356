"""How many tokens there are, and where they stand."""

from typing import Final, final

from smallworld.content.composed.dice import picked_now, times_now
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

    def muster(self, play: Play, me: Tribe, found: int = 0) -> None:
        """They come."""
        self.change(play, me, self.amount * times_now(play, me, self.per, self.where, found))

    def change(self, play: Play, me: Tribe, number: int) -> None:
        """So many; in another player's turn they wait for the owner's next one."""
        before = me.hand
        play.recruit(me, number)
        if play.state.seat != me.player and me.hand > before:
            play.set_aside(me, me.hand - before)


@final
class RecruitsAtStart(NewTokens):
    """New tokens at the beginning of the turn."""

    def on_readied(self, play: Play, me: Tribe) -> None:
        if self.times.now(play, me):
            self.muster(play, me)


@final
class RecruitsWhenPicked(NewTokens):
    """New tokens when the combination is taken."""

    def on_picked_at(self, play: Play, me: Tribe, place: int, coins: int) -> None:
        if picked_now(play, me, self.times, place):
            self.muster(play, me, coins)


@final
class RecruitsFromConquest(NewTokens):
    """New tokens for a region taken, at once."""

    def on_conquered(self, play: Play, me: Tribe, won: Conquest) -> None:
        if self.times.now(play, me, 0) and self.where.fits(play, me, won):
            self.muster(play, me)


@final
class RecruitsFromLeaving(NewTokens):
    """New tokens for a region that the race left."""

    def on_abandoned(self, play: Play, me: Tribe, region: int) -> None:
        if self.times.now(play, me) and self.where.ground(play, me) >> region & 1:
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
            self.muster(play, me)


@final
class RecruitsFromMiss(NewTokens):
    """New tokens for a last attempt that failed."""

    def on_missed(self, play: Play, me: Tribe, region: int) -> None:
        if self.times.now(play, me) and self.where.regions(play, me) >> region & 1:
            self.muster(play, me)


@final
class RecruitsFromBattle(NewTokens):
    """New tokens for a region that another player takes from somebody else; they wait for the owner's next turn."""

    def __init__(self, tokens: int, per: Per, where: Where = EVERYWHERE, when: When = ALWAYS) -> None:
        super().__init__(tokens, per, where, when)
        self.waits_aside = True

    def on_any_conquest(self, play: Play, me: Tribe, by: Tribe, won: Conquest) -> None:
        if by.player != me.player and won.victim != me.slot:
            if self.times.now(play, me, 0) and self.where.fits(play, me, won):
                self.muster(play, me)


@final
class RecruitsFromOtherDecline(NewTokens):
    """New tokens when a race of another player has declined; they wait for the owner's next turn."""

    def __init__(self, tokens: int, per: Per, where: Where = EVERYWHERE, when: When = ALWAYS) -> None:
        super().__init__(tokens, per, where, when)
        self.waits_aside = True

    def on_any_decline(self, play: Play, me: Tribe, other: Tribe) -> None:
        if self.times.now(play, me):
            self.muster(play, me)


@final
class RecruitsFromOtherPick(NewTokens):
    """New tokens when another player has taken a combination; they wait for the owner's next turn."""

    def __init__(self, tokens: int, per: Per, where: Where = EVERYWHERE, when: When = ALWAYS) -> None:
        super().__init__(tokens, per, where, when)
        self.waits_aside = True

    def on_any_pick(self, play: Play, me: Tribe, other: Tribe) -> None:
        if self.times.now(play, me):
            self.muster(play, me)


@final
class RecruitsForHeir(NewTokens):
    """New tokens for the next race of the owner."""

    def __init__(self, tokens: int, per: Per, where: Where = EVERYWHERE, when: When = ALWAYS) -> None:
        super().__init__(tokens, per, where, when)
        self.works_in_decline = True

    def on_succeeded(self, play: Play, me: Tribe, heir: Tribe) -> None:
        if not me.active and self.times.now(play, me):
            play.recruit(heir, self.amount * times_now(play, me, self.per, self.where))


# Tokens that go


@final
class Dwindles(Ability):
    """Tokens go back to the tray before redeployment."""

    def __init__(self, tokens: int, per: Per, where: Where = EVERYWHERE, when: When = ALWAYS) -> None:
        super().__init__()
        self.amount: Final = tokens
        self.per: Final = per
        self.where: Final = where
        self.times: Final = when

    def recruits(self, look: Look, me: Tribe) -> int:
        return -self.amount * self.per.times(look, me, self.where) if self.times.now(look, me) else 0


@final
class Sheds(Ability):
    """Tokens go back to the tray at some moment of the game: its own, or those of whoever took a region of it."""

    def __init__(self, on: str, whose: str, tokens: int, per: Per, where: Where, when: When) -> None:
        super().__init__()
        self.on: Final = on
        self.whose: Final = whose
        self.amount: Final = tokens
        self.per: Final = per
        self.where: Final = where
        self.times: Final = when

    def note_answers(self) -> None:
        self.answers = frozenset([HEARD[self.on]] if self.on in HEARD else [])

    def lose(self, play: Play, me: Tribe, found: int = 0, other: Tribe | None = None) -> None:
        """They go."""
        number = self.amount * times_now(play, me, self.per, self.where, found)
        loser = me if other is None or self.whose == "me" else other
        if number and play.state.tribes[loser.slot] is loser:
            play.shed(loser, number)

    def on_readied(self, play: Play, me: Tribe) -> None:
        if self.times.now(play, me):
            self.lose(play, me)

    def on_picked_at(self, play: Play, me: Tribe, place: int, coins: int) -> None:
        if self.on == "pick" and picked_now(play, me, self.times, place):
            self.lose(play, me, coins)

    def on_conquered(self, play: Play, me: Tribe, won: Conquest) -> None:
        if self.times.now(play, me, 0) and self.where.fits(play, me, won):
            self.lose(play, me)

    def on_lost(self, play: Play, me: Tribe, won: Conquest) -> None:
        by = play.state.tribe(won.tribe)
        if by.player != me.player and self.times.now(play, me, 0) and self.where.ground(play, me) >> won.region & 1:
            self.lose(play, me, 0, by)

    def on_missed(self, play: Play, me: Tribe, region: int) -> None:
        if self.on == "miss" and self.times.now(play, me) and self.where.regions(play, me) >> region & 1:
            self.lose(play, me)

    def on_any_conquest(self, play: Play, me: Tribe, by: Tribe, won: Conquest) -> None:
        if by.player != me.player and won.victim != me.slot:
            if self.times.now(play, me, 0) and self.where.fits(play, me, won):
                self.lose(play, me, 0, by)

    def on_any_decline(self, play: Play, me: Tribe, other: Tribe) -> None:
        if self.on == "other_decline" and self.times.now(play, me):
            self.lose(play, me)

    def on_any_pick(self, play: Play, me: Tribe, other: Tribe) -> None:
        if self.on == "other_pick" and self.times.now(play, me):
            self.lose(play, me)


HEARD: Final = {
    "turn": "on_readied",
    "conquest": "on_conquered",
    "loss": "on_lost",
    "other_conquest": "on_any_conquest",
}
"""The reactions that are asked for by name; the others are told to every ability of a race."""
