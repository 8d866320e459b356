"""A game for programs that learn: decisions as whole numbers, what a seat sees as bytes, the die in anybody's hand."""

from typing import Final, final

from smallworld.engine.actions import USE, Action
from smallworld.engine.chance import Chance, NoChance
from smallworld.engine.look import Look
from smallworld.engine.sketch import Sketch
from smallworld.engine.state import NOBODY
from smallworld.env.actions import Actions
from smallworld.env.observation import Observer

CHANCE: Final = -1
"""The player at a chance node, as in OpenSpiel."""

TERMINAL: Final = -4
"""The player when the game is over, as in OpenSpiel."""

# How far the choice of an offer has come
WHOLE: Final = 0
AIMING: Final = 1
SECOND: Final = 2
NAMING: Final = 3

WIN: Final = "win"
MARGIN: Final = "margin"
COINS: Final = "coins"
REWARDS: Final = (WIN, MARGIN, COINS)


class BadAction(ValueError):
    """A number that is not legal here, with the reason. Nothing has changed."""


@final
class Awaited(Chance):
    """Dice that have fallen already, then none: whoever plays on is told that the next one is awaited."""

    def __init__(self, dice: list[int], first: int, deck: Chance) -> None:
        self.dice: Final = dice
        self.first: Final = first
        self.deck: Final = deck

    def roll(self, faces: list[int], nth: int) -> int:
        place = nth - self.first
        if place >= len(self.dice):
            raise NoChance("a die is awaited")
        return self.dice[place]

    def shuffle(self, items: list[int], nth: int) -> list[int]:
        return self.deck.shuffle(items, nth)


@final
class Position:
    """A game at a decision, at an awaited die, or at its end."""

    def __init__(self, sketch: Sketch, chance: Chance, actions: Actions, observer: Observer, explicit: bool) -> None:
        self.sketch = sketch
        self.chance: Final = chance
        self.actions: Final = actions
        self.observer: Final = observer
        self.explicit: Final = explicit  # dice are outcomes that somebody applies; otherwise the game's own fall
        self.stage = WHOLE
        self.offers: list[Action] = []  # what may still be meant while an offer is being chosen
        self.rolling: Action | None = None  # what the awaited die is for
        self.fallen: list[int] = []  # those that have fallen for it already
        self._codes: list[int] | None = None
        self._listed: list[Action] = []

    def copy(self) -> "Position":
        """An equal position that goes its own way."""
        other = Position(self.sketch.copy(), self.chance, self.actions, self.observer, self.explicit)
        other.stage = self.stage
        other.offers = self.offers
        other.rolling = self.rolling
        other.fallen = self.fallen
        other._codes = self._codes
        other._listed = self._listed
        return other

    # Whose move it is

    @property
    def over(self) -> bool:
        """Has the last turn been played?"""
        return self.sketch.state.over

    @property
    def decider(self) -> int:
        """The seat that must decide, CHANCE while a die is awaited, TERMINAL when it is over."""
        if self.rolling is not None:
            return CHANCE
        seat = self.sketch.state.decider
        return TERMINAL if seat == NOBODY else seat

    # Decisions

    def legal(self) -> list[int]:
        """What may be decided, ascending within each block; at a chance node the faces of the die."""
        if self.rolling is not None:
            return [face for face, _ in self.chance_outcomes()]
        return self.codes()[:]

    def codes(self) -> list[int]:
        """The numbers of what the decider may do; read them, do not change them."""
        found = self._codes
        if found is None:
            found = self._codes = self.numbered()
        return found

    def numbered(self) -> list[int]:
        """The same, found out; `_listed` is beside it, with the action for each number."""
        actions, state = self.actions, self.sketch.state
        codes: list[int] = []
        if self.stage == WHOLE:
            listed = self.sketch.listed()
            kept: list[Action] = []
            for action in listed:
                code = actions.code(state, action)
                if action.do == USE and code in codes:
                    continue
                codes.append(code)
                kept.append(action)
            self._listed = kept
            return codes
        self._listed = []
        for action in self.offers:
            if self.stage == AIMING:
                code = actions.aimed(action)
            elif self.stage == SECOND:
                code = actions.towards(action)
            else:
                code = actions.named(action, state.decider)
            if code not in codes:
                codes.append(code)
                self._listed.append(action)
        return codes

    def apply(self, code: int) -> None:
        """Decide; or, at a chance node, let the die show this face. What is not legal is refused."""
        if self.rolling is not None:
            if code not in self.sketch.state.rules.die:
                raise BadAction(f"A die is awaited, and none shows {code}.")
            self.attempt(self.rolling, [*self.fallen, code])
            return
        codes = self.codes()
        if code not in codes:
            raise BadAction(self.refusal(code))
        action = self._listed[codes.index(code)]
        if action.do == USE:
            self.choose(action)
        else:
            self.play(action)

    def refusal(self, code: int) -> str:
        """Why this number cannot be played."""
        if self.over:
            return "The game is over."
        named = self.actions.name(code)
        return f"{code} ({named}) is not legal now; legal are {', '.join([str(legal) for legal in self.codes()])}."

    def choose(self, like: Action) -> None:
        """Narrow the offers down to those like this one; play it when it is the only one."""
        left = [offer for offer in (self.offers or self.sketch.listed()) if self.alike(offer, like)]
        if len(left) == 1:
            self.play(left[0])
            return
        self.offers = left
        self._codes = None
        for stage in (AIMING, SECOND, NAMING):
            self.stage = stage
            if len(self.numbered()) > 1:
                return
        raise AssertionError(f"nothing tells these offers apart: {left}")

    def play(self, action: Action) -> None:
        """Play an action of the engine, one of those listed."""
        self.stage = WHOLE
        self.offers = []
        self._codes = None
        if self.explicit:
            self.attempt(action, [])
        else:
            self.sketch.advance(action)

    def attempt(self, action: Action, dice: list[int]) -> None:
        """Play an action with these dice; if it needs one more, nothing has happened yet and it is awaited."""
        state = self.sketch.state
        trial = Sketch(state.copy(), Awaited(dice, state.dice, self.chance))
        self._codes = None
        try:
            trial.advance(action)
        except NoChance:
            self.rolling = action
            self.fallen = dice
            return
        self.sketch = trial
        self.rolling = None
        self.fallen = []

    def spelt(self, action: Action) -> list[int]:
        """The numbers that play an action of the engine from here: one, or several for an offer."""
        trial = self.copy()
        spelt: list[int] = []
        while True:
            codes = trial.codes()
            if trial.stage == WHOLE:
                code = trial.actions.code(trial.sketch.state, action)
            elif trial.stage == AIMING:
                code = trial.actions.aimed(action)
            elif trial.stage == SECOND:
                code = trial.actions.towards(action)
            else:
                code = trial.actions.named(action, trial.sketch.state.decider)
            if code not in codes:
                raise BadAction(f"{action} is not legal now.")
            spelt.append(code)
            if action.do != USE:
                return spelt
            like = trial._listed[codes.index(code)]
            left = [offer for offer in (trial.offers or trial.sketch.listed()) if trial.alike(offer, like)]
            if len(left) == 1:
                return spelt
            trial.choose(like)

    def alike(self, offer: Action, like: Action) -> bool:
        """Are two offers the same as far as this stage asks?"""
        if self.stage == WHOLE:
            return offer.do == USE and offer.key == like.key
        if self.stage == AIMING:
            return offer.region == like.region
        return offer.to == like.to if self.stage == SECOND else offer.number == like.number

    # Chance

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every face of the awaited die with its probability."""
        if self.rolling is None:
            raise BadAction("No die is awaited: it is a seat that decides, or the game is over.")
        die = self.sketch.state.rules.die
        faces: list[int] = []
        for face in die:
            if face not in faces:
                faces.append(face)
        return [(face, die.count(face) / len(die)) for face in faces]

    # What is seen

    def observe(self, seat: int) -> bytes:
        """What this seat may know, as the layout says."""
        if not 0 <= seat < self.sketch.state.players:
            raise ValueError(f"Seats are numbered from 0 to {self.sketch.state.players - 1}, not {seat}.")
        offer = self.offers[0].key if self.stage else ""
        aimed = self.offers[0].region if self.stage > AIMING else -1
        return self.observer.observe(self.sketch.state, seat, self.stage, offer, aimed)

    def mask(self) -> bytearray:
        """For every number, 1 if the decider may play it now."""
        found = bytearray(self.actions.size)
        if self.rolling is None:
            for code in self.codes():
                found[code] = 1
        return found

    # The end

    def returns(self, reward: str = WIN) -> list[float]:
        """What each seat gets for the game: nothing before its end.

        `win`: 1 shared by the winners, -1 shared by the others. `margin`: coins beyond the best of the others.
        `coins`: coins beyond those of the start.
        """
        state = self.sketch.state
        players = state.players
        if not state.over:
            return [0.0] * players
        coins = state.coins
        if reward == COINS:
            return [float(pile - state.rules.start_coins) for pile in coins]
        if reward == MARGIN:
            found: list[float] = []
            for seat in range(players):
                rivals = [coins[other] for other in range(players) if other != seat]
                found.append(float(coins[seat] - max(rivals)))
            return found
        winners = Look(state).winners()
        lost = players - len(winners)
        if not lost:
            return [0.0] * players
        return [1.0 / len(winners) if seat in winners else -1.0 / lost for seat in range(players)]
