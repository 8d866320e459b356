"""Something the owner may do."""

from typing import Final, final

from smallworld.content.grammar import When, Where
from smallworld.engine.ability import AT_CLOSE, IN_CONQUEST, IN_RECRUITING, Ability
from smallworld.engine.actions import Action
from smallworld.engine.bits import bits
from smallworld.engine.look import Look
from smallworld.engine.notes import NEXT_CONQUEST, THIS_GAME, NoteKind
from smallworld.engine.play import Play
from smallworld.engine.state import NOBODY, Tribe
from smallworld.words import number_of


class Offer(Ability):
    """Something the owner may do, for coins, for tokens or for nothing, so often in a turn and in a game."""

    def __init__(self, verb: str, cost: int, when: When, per_turn: int, per_game: int, cost_tokens: int = 0) -> None:
        super().__init__()
        self.verb = verb
        self.when = IN_CONQUEST
        self.most_uses = per_turn
        self.cost: Final = cost
        self.cost_tokens: Final = cost_tokens  # of the race in hand
        self.times: Final = when
        self.used: Final = NoteKind(f"{verb}_used", THIS_GAME, most=per_game) if per_game else None
        if self.used is not None:
            self.notes = (self.used,)

    def open(self, look: Look, me: Tribe) -> bool:
        """May it be used now, as far as times and coins go?"""
        if self.used is not None and self.times_used(look, me) >= self.used.most:
            return False
        if self.cost_tokens and look.own_tokens(me, -1) < self.cost_tokens:
            return False
        return look.purse(me.player) >= self.cost and self.times.now(look, me)

    def times_used(self, look: Look, me: Tribe) -> int:
        """How often the player has used it in this game."""
        used = 0
        if self.used is not None:
            for note in look.state.notes:
                if note.kind.word == self.used.word and note.seat == me.player:
                    used = max(used, note.number)
        return used

    def why_not(self, look: Look, me: Tribe, action: Action) -> str:
        if self.used is not None and self.times_used(look, me) >= self.used.most:
            return f"It may be used {number_of(self.used.most, 'time')} in a game, and was."
        if look.purse(me.player) < self.cost:
            return f"It costs {number_of(self.cost, 'coin')}, and the player has too few."
        if self.cost_tokens >= max(1, me.hand):
            return f"It costs {number_of(self.cost_tokens, 'token')} in hand, and too few are there."
        if self.most_uses and look.times_used(self.verb) >= self.most_uses:
            return "It was used in this turn as often as it may be."
        return "The ability does not allow it here and now."

    def charge(self, play: Play, me: Tribe) -> None:
        """Pay for it, and remember that it was used."""
        if self.used is not None:
            play.note(self.used, number=self.times_used(play, me) + 1, seat=me.player)
        play.pay(me.player, NOBODY, self.cost, self.verb)
        play.shed(me, self.cost_tokens)


class Preparation(Offer):
    """An offer that prepares the next conquest and is spent with it."""

    def __init__(
        self, verb: str, cost: int, when: When, per_turn: int, per_game: int, where: Where, cost_tokens: int = 0
    ) -> None:
        super().__init__(verb, cost, when, per_turn, per_game, cost_tokens)
        self.where: Final = where
        self.ready: Final = NoteKind(verb, NEXT_CONQUEST)
        self.notes = (*self.notes, self.ready)

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        if me.hand <= self.cost_tokens or look.noted(self.ready) or not self.open(look, me):
            return []
        return [look.state.board.moves.use(self.verb)]

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        self.charge(play, me)
        play.note(self.ready)

    def prepared(self, look: Look, me: Tribe) -> int:
        """The regions it helps with now."""
        return self.where.regions(look, me) if look.noted(self.ready) else 0


@final
class OffersCheaper(Preparation):
    """The next conquest costs less."""

    def __init__(
        self,
        verb: str,
        cost: int,
        when: When,
        per_turn: int,
        per_game: int,
        where: Where,
        tokens: int,
        cost_tokens: int = 0,
    ) -> None:
        super().__init__(verb, cost, when, per_turn, per_game, where, cost_tokens)
        self.discount = tokens

    def cheaper(self, look: Look, me: Tribe) -> int:
        return self.prepared(look, me)


@final
class OffersReach(Preparation):
    """The next conquest may be made in some regions that are not adjacent."""

    def reaches(self, look: Look, me: Tribe) -> int:
        return self.prepared(look, me)


@final
class OffersTokens(Offer):
    """New tokens, among the conquests or before redeployment."""

    def __init__(
        self, verb: str, cost: int, when: When, per_turn: int, per_game: int, tokens: int, in_conquest: bool
    ) -> None:
        super().__init__(verb, cost, when, per_turn, per_game)
        self.amount: Final = tokens
        self.when = IN_CONQUEST if in_conquest else IN_RECRUITING

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        if look.state.tray[me.race.index] == 0 or not self.open(look, me):
            return []
        return [look.state.board.moves.use(self.verb)]

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        self.charge(play, me)
        play.recruit(me, self.amount)


@final
class OffersLeaving(Offer):
    """After scoring, a region may be abandoned for coins; its tokens wait for the next turn."""

    def __init__(self, verb: str, when: When, per_turn: int, per_game: int, where: Where, coins: int) -> None:
        super().__init__(verb, 0, when, per_turn, per_game)
        self.when = AT_CLOSE
        self.where: Final = where
        self.amount: Final = coins
        self.waits_aside = True

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        if not self.open(look, me):
            return []
        return look.state.board.moves.uses(self.verb, bits(me.regions & self.where.regions(look, me)))

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        self.charge(play, me)
        play.abandon(me, action.region)
        play.set_aside(me, me.hand)
        play.pay(NOBODY, me.player, self.amount, self.verb)


@final
class OffersSale(Offer):
    """Before redeployment, tokens may go back to the tray for coins."""

    def __init__(self, verb: str, when: When, per_turn: int, per_game: int, tokens: int, coins: int) -> None:
        super().__init__(verb, 0, when, per_turn, per_game)
        self.when = IN_RECRUITING
        self.amount: Final = tokens
        self.coins_paid: Final = coins

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        if look.sheddable(me) < self.amount or not self.open(look, me):
            return []
        return [look.state.board.moves.use(self.verb)]

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        self.charge(play, me)
        play.shed(me, self.amount)
        play.pay(NOBODY, me.player, self.coins_paid, self.verb)
