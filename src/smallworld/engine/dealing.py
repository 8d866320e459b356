"""Changes to a position that chance has a hand in: the die, shuffled stacks, the column of combinations."""

from smallworld.engine.chance import Chance, Drawn
from smallworld.engine.events import BadgesShuffled, ComboRevealed, ComboWithdrawn, DieRolled, Event
from smallworld.engine.look import Look
from smallworld.engine.native import mypyc_attr
from smallworld.engine.state import State


@mypyc_attr(acyclic=True)
class Dealing(Look):
    """A position, to be changed by chance. `Play` does the rest."""

    def __init__(self, state: State, chance: Chance, loud: bool = True) -> None:
        super().__init__(state)
        self.chance = chance
        self.loud = loud  # somebody listens: events are told, and what chance gives is kept
        self.events: list[Event] = []
        self.drawn: Drawn | None = None  # what chance gave during this action
        self.revealed = False  # something hidden came to light

    def tell(self, event: Event) -> None:
        """Something happened, on this board."""
        event.where = self.state.board
        self.events.append(event)

    # Chance

    def roll(self, player: int, region: int = -1, needed: int = -1) -> int:
        """Roll the reinforcement die; for which region, and what it must show, if that is known."""
        state = self.state
        face = self.chance.roll(state.rules.die, state.dice)
        state.dice += 1
        if self.loud:
            self.draw().dice.append(face)
            self.tell(DieRolled(player, face, region, needed))
        return face

    def shuffle(self, items: list[int]) -> list[int]:
        """Put a stack into an unknown order."""
        state = self.state
        order = self.chance.shuffle(items, state.shuffles)
        state.shuffles += 1
        if self.loud:
            self.draw().shuffles.append(order)
        return order

    def draw(self) -> Drawn:
        """The record of what chance gives, begun when it first gives something."""
        if self.drawn is None:
            self.drawn = Drawn(-1, [], [])
        return self.drawn

    # The column of combinations

    def set_out(self, first: int) -> None:
        """Shuffle the stacks and fill the column; `first` begins each round, or a player drawn by chance."""
        state = self.state
        if first < 0:
            first = self.shuffle(list(range(state.players)))[0]
        state.race_stack = tuple(self.shuffle(list(range(len(state.rules.races)))))
        state.power_stack = tuple(self.shuffle(list(range(len(state.rules.powers)))))
        self.fill_column()
        state.first = first
        state.seat = first

    def withdraw_lowest(self) -> None:
        """The lowest combination goes under the stacks and another is turned up (W-TEAM-03)."""
        state = self.state
        race, power = state.column_races[-1], state.column_powers[-1]
        state.column_races = state.column_races[:-1]
        state.column_powers = state.column_powers[:-1]
        state.column_coins = state.column_coins[:-1]
        state.race_stack = (race,) + state.race_stack
        state.power_stack = (power,) + state.power_stack
        if self.loud:
            rules, place = state.rules, len(state.column_races)
            self.tell(ComboWithdrawn(place, rules.races[race].key, rules.powers[power].key))
        self.fill_column()

    def fill_column(self) -> None:
        """Turn up new combinations while there are places and banners (B-PICK-09 to -13)."""
        state = self.state
        rules = state.rules
        while len(state.column_races) < rules.column and state.race_stack:
            if not state.power_stack:
                if not state.power_discard:
                    return
                state.power_stack = tuple(self.shuffle(list(state.power_discard)))
                state.power_discard = ()
                if self.loud:
                    self.tell(BadgesShuffled(len(state.power_stack)))
            race, power = state.race_stack[-1], state.power_stack[-1]
            state.race_stack = state.race_stack[:-1]
            state.power_stack = state.power_stack[:-1]
            state.column_races += (race,)
            state.column_powers += (power,)
            state.column_coins += (0,)
            self.revealed = True
            if self.loud:
                place = len(state.column_races) - 1
                self.tell(ComboRevealed(place, rules.races[race].key, rules.powers[power].key))
