"""Two simple bots: one does anything, one does what pays."""

from typing import Final

from smallworld.bots.bot import Bot
from smallworld.bots.worth import V1, Dangers, Targets, Taste, income, lasting_income, taste_for, tokens_of
from smallworld.engine import luck
from smallworld.engine.actions import (
    CONQUER,
    DECLINE,
    DECLINE_NOW,
    END,
    END_NOW,
    EXPAND,
    EXPAND_NOW,
    GIVE_UP,
    PICK,
    REINFORCE,
    ROLL,
    ROLL_NOW,
    USE,
    Action,
)
from smallworld.engine.bits import bits, count, lowest
from smallworld.engine.look import Look
from smallworld.engine.pieces import Piece
from smallworld.engine.sketch import Sketch
from smallworld.engine.state import EMPTY, State, Tribe
from smallworld.engine.steps.ask import begins_redeployment
from smallworld.engine.steps.step import BEGIN_STEP, CLOSE_STEP, CONQUER_STEP, PLACE_STEP, SCORE_STEP
from smallworld.game import Game

MOST_TRIED: Final = 5
"""How many conquests are thought through to the end of the turn; twice as many on entering the map."""

MOST_MOVES: Final = 24
"""How many ways to move pieces of others are considered; the best two are thought through."""

LOWEST: Final = -1e9


class RandomBot(Bot):
    """Every legal action is equally likely. It needs no sample: it looks at nothing."""

    looks_ahead = False

    def choose(self, game: Game, seat: int) -> Action:
        legal = game.listed()
        return legal[self.below(len(legal))]


class GreedyBot(Bot):
    """Takes what pays: tries the promising actions on its sample and compares the coins.

    It thinks to the end of its own turn and guesses what comes after: regions pay again later, but less
    surely the later it is; a rival's loss is a gain. It never abandons a region of its own accord.
    """

    def __init__(self, seed: int | str, seat: int, taste: Taste | None = None, style: int = 0, haste: int = 0) -> None:
        super().__init__(seed, seat)
        self.style: Final = style  # its character
        self.taste = V1 if taste is None else taste
        self.adapts: Final = taste is None  # it has the taste that suits the board
        self.landings = 2 * MOST_TRIED  # how many conquests are thought through on entering the map
        self.haste: Final = float(haste)  # how badly it judges: whatever it compares is blurred by up to so many coins
        self.wavers = self.haste  # the worth of a conquest is blurred by this many, so that near-equal ones vary

    def choose(self, game: Game, seat: int) -> Action:
        return self.think(Sketch(game.state, game.chance), seat)

    def think(self, game: Sketch, seat: int) -> Action:
        """What to do here; leaves the sketch as it is, so rollouts may ask too."""
        state = game.state
        if self.adapts:
            self.taste = taste_for(state, self.style)
        if state.asks:
            return self.answer(game)
        verbs = {action.do for action in game.listed()}
        if PICK in verbs:
            return self.pick(game, seat)
        if EXPAND in verbs:
            return DECLINE_NOW if self.wants_decline(game, seat) else EXPAND_NOW
        if state.step == CONQUER_STEP:
            return self.conquer(game, seat)
        if state.step == PLACE_STEP:
            return self.place(game, seat)
        if state.step == CLOSE_STEP:
            return self.close(game, seat)
        return self.try_all(game, seat)

    # Which race, and when a new one

    def pick(self, game: Sketch, seat: int) -> Action:
        """The combination that brings the most: each is tried for a turn."""
        best, most = game.listed()[0], LOWEST
        for action in game.listed():
            if action.do == PICK:
                trial = game.copy()
                trial.advance(action)
                expand(trial, seat, self.taste)
                state = trial.state
                worth = (
                    judge(state, seat, self.taste) + state.coins[seat] + gifts(state, state.tribe(state.active[seat]))
                )
                if self.taste.troops:
                    me = state.tribe(state.active[seat])
                    worth += self.taste.troops * min(3, state.rounds - state.round) * tokens_of(state, me)
                worth += self.blur(self.haste) - self.taste.thrift * action.number
                if worth > most:
                    best, most = action, worth
        return best

    def wants_decline(self, game: Sketch, seat: int) -> bool:
        """Is it time for a new race? Compares declining now, a turn later, and never."""
        state = game.state
        turns = state.rounds - state.round
        if turns < 1:
            return False
        stay = game.copy()
        stay.advance(EXPAND_NOW)
        expand(stay, seat, self.taste)
        look = Look(stay.state)
        now = income(look, seat)
        regions = self.taste.active_kept * count(stay.state.tribe(stay.state.active[seat]).regions)
        never = now + self.taste.fading(lasting_income(look, seat), turns)
        fall = game.copy()
        fall.advance(DECLINE_NOW)
        left = fall.state.coins[seat] - state.coins[seat]
        soon = now + regions + self.taste.declined(regions, turns - 1)
        return left + self.taste.declined(left, turns) + self.sway() > max(soon, never) + self.taste.loyalty

    def wants_late_decline(self, state: State, me: Tribe) -> bool:
        """This turn has been paid: is a new race better from the next one on?"""
        turns = state.rounds - state.round
        if turns < 1:
            return False
        regions = count(me.regions)
        coins = lasting_income(Look(state), me.player)
        grown = self.taste.active_kept * coins + (tokens_of(state, me) - regions) / 3
        soon = grown + self.taste.declined(self.taste.active_kept * regions, turns - 1)
        stay = max(soon, self.taste.fading(coins, turns)) + self.taste.loyalty
        return self.taste.declined(regions, turns) + self.sway() > stay

    def blur(self, most: float) -> float:
        """What it misjudges something by."""
        return most * self.random.random() if most else 0.0

    def sway(self) -> float:
        """The same for a decline, both ways and by half: nobody changes races every other turn."""
        return self.blur(self.haste / 2) - self.haste / 4

    # Conquests

    def conquer(self, game: Sketch, seat: int) -> Action:
        """The conquest or offer that leads to the best end of the turn."""
        state = game.state
        look = Look(state)
        me = state.tribe(state.turn.acting)
        legal = game.listed()
        targets = Targets(look, me, state.rounds - state.round, self.taste)
        tries = best_offers(look, me, targets, legal, 3) + best_moves(game, seat, 2, self.taste)
        tries += best_conquests(look, me, targets, legal, MOST_TRIED if me.regions else self.landings)
        best, most = END_NOW, judge(state, seat, self.taste) + 0.01
        for action in tries:
            trial = game.copy()
            trial.advance(action)
            expand(trial, seat, self.taste, targets)
            worth = judge(trial.state, seat, self.taste) + (trial.state.coins[seat] - state.coins[seat])
            worth += self.blur(self.wavers)
            if worth > most:
                best, most = action, worth
        if best.do != USE and ROLL_NOW in legal and self.die_is_hope(look, me):
            return ROLL_NOW
        return self.last_attempt(look, me, targets, legal) if best.do == END else best

    def die_is_hope(self, look: Look, me: Tribe) -> bool:
        """Can a die before the conquest bring a region?"""
        regions = bits(look.reach(me))
        return any(
            price <= me.hand + luck.best(look, me, regions[i]) for i, price in enumerate(look.prices(me, regions))
        )

    def last_attempt(self, look: Look, me: Tribe, targets: Targets, legal: list[Action]) -> Action:
        """The reinforcement die, where chance times value is best; it costs nothing to try."""
        state = look.state
        best, most = END_NOW, 0.0
        for action in legal:
            if action.do == REINFORCE:
                price = look.price(me, action.region)
                wins = luck.wins(look, me, action.region, price - me.hand)
                hope = wins * targets.value(state, action.region)
                if hope > most:
                    best, most = action, hope
        return best

    # Tokens and pieces

    def answer(self, game: Sketch) -> Action:
        """Spread tokens or pieces where they protect most; give up what is worth least."""
        state = game.state
        ask = state.asks[0]
        if begins_redeployment(Look(state), state.tribe(ask.tribe), ask.mask):
            trial = game.copy()
            state = trial.state
            trial.play.gather(state.tribe(ask.tribe))  # as the first answer will
        me = state.tribe(ask.tribe)
        dangers = Dangers(Look(state), me)
        regions = bits(ask.mask)
        if ask.kind == GIVE_UP:
            worst = sorted(regions, key=lambda r: dangers.keeps[r] - dangers.at(r))[: ask.number]
            return state.board.moves.give_up[min(worst)]
        step = 1 if ask.piece < 0 else max(1, state.rules.pieces[ask.piece].defence)
        wanted = dangers.spread(regions, ask.number, step)[lowest(ask.mask)]
        return min(game.listed(), key=lambda action: abs(action.number - wanted))  # not every number is allowed there

    def place(self, game: Sketch, seat: int) -> Action:
        """Pieces go where they protect most.

        Some are offered in the order of the board: the best places are chosen together and then
        taken from the lowest.
        """
        state = game.state
        me = state.tribe(state.active[seat])
        for ability in me.abilities:
            offers = [action for action in game.listed() if action.do == USE and action.key == ability.verb]
            if not offers:
                continue
            trial = game.copy()
            trial.advance(offers[0])
            piece = ability.pieces[0] if len(ability.pieces) == 1 else piece_laid(state, trial.state)
            if piece is None or not (piece.loose or piece.shields or piece.defence):
                continue
            if piece.loose:
                if ability.pieces:
                    return self.lay(state, me, piece, offers)
                continue
            dangers = Dangers(Look(state), me)
            spots = [action.region for action in offers]
            number = 1
            if any(action.key == ability.verb for action in trial.listed()):
                spots = [r for r in bits(me.regions) if r >= spots[0]]
                number = min(state.supply[piece.index], len(spots))
            if piece.stacks:
                more = dangers.spread(spots, state.supply[piece.index], piece.defence)
                chosen = [r for r in spots if more[r]]
            else:
                relief = {r: dangers.at(r) - (0.0 if piece.shields else dangers.at(r, piece.defence)) for r in spots}
                chosen = sorted(spots, key=lambda r: -relief[r])[:number]
            return next((action for action in offers if action.region == min(chosen)), offers[0])
        return self.try_all(game, seat)

    def lay(self, state: State, me: Tribe, piece: Piece, offers: list[Action]) -> Action:
        """Pieces that lie outside go where the race would like to go next, in the order of the board."""
        look = Look(state)
        targets = Targets(look, me, state.rounds - state.round, self.taste)
        reach = look.reach(me)
        wanted = {
            action.region: targets.value(state, action.region) / look.price(me, action.region)
            if reach >> action.region & 1
            else 0.0
            for action in offers
        }
        best = sorted(offers, key=lambda action: -wanted[action.region])[: max(1, state.supply[piece.index])]
        return min(best, key=lambda action: action.region)

    # The end of the turn

    def close(self, game: Sketch, seat: int) -> Action:
        """Peace with the greatest threat; a late decline if a new race will bring more."""
        state = game.state
        me = state.tribe(state.active[seat])
        if DECLINE_NOW in game.listed() and self.wants_late_decline(state, me):
            return DECLINE_NOW
        peaces = [action for action in game.listed() if action.do == USE and action.number >= 0]
        if peaces:
            dangers = Dangers(Look(state), me)
            return max(peaces, key=lambda action: dangers.from_seat(action.number))
        return self.try_all(game, seat)

    def try_all(self, game: Sketch, seat: int) -> Action:
        """If there is no rule of thumb: try everything and compare, with the coins that change hands at once."""
        best, most = game.listed()[-1], LOWEST
        for action in game.listed():
            if action.do != DECLINE:
                trial = game.copy()
                trial.advance(action)
                scored = has_scored(game.state, trial.state)
                expand(trial, seat, self.taste)
                worth = judge(trial.state, seat, self.taste) + (trial.state.coins[seat] - game.state.coins[seat])
                if scored:  # then this turn's income is among those coins
                    worth -= income(Look(trial.state), seat)
                if worth > most:
                    best, most = action, worth
        return best


def judge(state: State, seat: int, taste: Taste = V1) -> float:
    """What a turn that ends here is worth: its coins, coming ones, room to grow, rivals' losses."""
    look = Look(state)
    turns = state.rounds - state.round
    future = taste.later(turns)
    worth = income(look, seat) + future * lasting_income(look, seat)
    rivals = 0.0
    for other in range(state.players):
        if other != seat:
            rivals += lasting_income(look, other)
            if taste.slain and state.active[other] != EMPTY:
                rivals += taste.slain * tokens_of(state, state.tribe(state.active[other]))
    worth -= taste.spite_in(state) * min(future, 1.0) * rivals / max(1, state.players - 1)
    if state.active[seat] != EMPTY:
        me = state.tribe(state.active[seat])
        spare = tokens_of(state, me) - me.garrison * count(me.regions)
        worth += taste.spare * taste.later(turns - 1) * spare
        short = me.hooks.levy - spare
        if short > 0:  # this many regions must be given up again
            worth -= short * (1 + future)
    return worth


def gifts(state: State, me: Tribe) -> float:
    """What a race can do besides earning: rough prices for kinds of gift, not for banners."""
    turns = state.rounds - state.round
    worth = 0.0
    for ability in me.abilities:
        if turns >= 2 and ability.declines_after_scoring:
            worth += 3.0
        if turns >= 3 and (ability.shares_decline or ability.acts_in_decline):
            worth += 3.0
        if turns >= 1 and any(piece.shields or piece.defence for piece in ability.pieces):
            worth += 1.0
    return worth


def best_conquests(look: Look, me: Tribe, targets: Targets, legal: list[Action], most: int) -> list[Action]:
    """The conquests with the most value per token."""
    actions = [action for action in legal if action.do == CONQUER]
    prices = look.prices(me, [action.region for action in actions])
    ranked = [
        (-targets.value(look.state, action.region) / price, place)
        for place, (action, price) in enumerate(zip(actions, prices, strict=True))
    ]
    return [actions[place] for value, place in sorted(ranked)[:most] if value < 0]


def best_offers(look: Look, me: Tribe, targets: Targets, legal: list[Action], most: int) -> list[Action]:
    """Special ways to take a region, those that save the most tokens first; then offers without a region."""
    ranked: list[tuple[float, int]] = []
    for place, action in enumerate(legal):
        if action.do == USE and action.region >= 0 and action.to < 0:
            value = targets.value(look.state, action.region)
            if value > 0:
                ranked.append((-value - 0.5 * look.price(me, action.region), place))
        elif action.do == USE and action.to < 0:
            ranked.append((0.0, place))
    return [legal[place] for _, place in sorted(ranked)[:most]]


def best_moves(game: Sketch, seat: int, most: int, taste: Taste) -> list[Action]:
    """Offers that move something from one region to another, those that look best first."""
    moves = [action for action in game.listed() if action.do == USE and action.to >= 0][:MOST_MOVES]
    ranked: list[tuple[float, int]] = []
    for place, action in enumerate(moves):
        trial = game.copy()
        trial.advance(action)
        ranked.append((-judge(trial.state, seat, taste) - trial.state.coins[seat], place))
    return [moves[place] for _, place in sorted(ranked)[:most]]


def has_scored(before: State, after: State) -> bool:
    """Did the player whose turn it was get the coins for it?"""
    return before.step <= SCORE_STEP and (after.over or after.step > SCORE_STEP or after.seat != before.seat)


def piece_laid(before: State, after: State) -> Piece | None:
    """The kind of piece that an offer placed, if it did."""
    for piece in before.rules.pieces:
        if after.on[piece.index] != before.on[piece.index]:
            return piece
    return None


def expand(game: Sketch, seat: int, taste: Taste, targets: Targets | None = None) -> None:
    """Play a sample's conquests to their end: offers first, then each time the best region for its price."""
    state = game.state
    while state.step == BEGIN_STEP and state.seat == seat and not state.over:
        game.advance(game.listed()[0])
    for _ in range(60):  # more conquests than any race has tokens for
        if state.asks or state.seat != seat or state.step != CONQUER_STEP:
            return
        look = Look(state)
        me = state.tribe(state.turn.acting)
        if targets is None:
            targets = Targets(look, me, state.rounds - state.round, taste)
        legal = game.listed()
        found = best_offers(look, me, targets, legal, 1)
        if not found and any(action.do == ROLL for action in legal):
            found = [ROLL_NOW]
        if not found:
            found = best_conquests(look, me, targets, legal, 1)
        if found:
            game.advance(found[0])
        elif me.active:
            return
        else:  # a declined race is done; now the active one
            game.advance(END_NOW)
            targets = None
