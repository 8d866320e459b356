"""What can be told of a turn from the position it has come to."""

from smallworld.engine.ability import Ability
from smallworld.engine.actions import Action
from smallworld.engine.look import Look
from smallworld.engine.state import EMPTY, Conquest, State, Tribe
from smallworld.engine.steps.step import BEGIN, CONQUER, PICK
from smallworld.record.fields import Fields
from smallworld.record.position_turn import razing


class Past:
    """One position, and who could do what in its turn."""

    def __init__(self, top: Fields, state: State, texts: dict[int, Fields]) -> None:
        self.top = top
        self.state = state
        self.look = Look(state)
        self.texts = texts  # what was written about each race

    def region(self, r: int) -> str:
        """The name of a region."""
        return self.state.board.regions[r].key

    def could_act(self, slot: int) -> bool:
        """Could the race in this slot act this turn? One that is gone could, and one that declined since."""
        tribe = self.state.tribes[slot]
        return tribe is None or tribe.acts or self.declined_now(tribe)

    def declined_now(self, tribe: Tribe) -> bool:
        """Has this race perhaps declined in this turn, at its beginning or after scoring?"""
        state = self.state
        gone = state.active[state.seat] == EMPTY and state.step not in (PICK, BEGIN, CONQUER)
        return gone and state.declined[state.seat][-1:] == (tribe.slot,)

    def texts_of(self, tribe: Tribe) -> list[Ability]:
        """The texts a race had this turn: those in force, and those of the badge it lost by declining."""
        badges = [] if tribe.power is None else [tribe.power]
        if self.declined_now(tribe):
            for power in self.state.rules.powers:
                if self.state.turn.declining or any([text.declines_after_scoring for text in power.abilities]):
                    badges.append(power)
        texts = [text for banner in (tribe.race, *badges) for text in banner.abilities]
        return [*tribe.abilities, *texts]

    def razes(self, won: Conquest) -> bool:
        """Was it a conquest that nobody entered?"""
        return won.how in razing(self.state)

    def gift_texts(self) -> list[Ability]:
        """The texts on pieces, wherever they lie now: any race may have held them."""
        state = self.state
        return [text for piece in state.rules.gifts if state.on[piece.index] for text in piece.abilities]

    def own_texts(self) -> list[Ability]:
        """The texts that the player could use this turn: his races', and those on pieces."""
        own = [text for tribe in self.state.tribes_of(self.state.seat) for text in self.texts_of(tribe)]
        return [*own, *self.gift_texts()]

    def other_uses(self) -> list[Action]:
        """The offers that were taken this turn and were no conquest of the region they name."""
        taken = [(won.how, won.region) for won in self.state.turn.conquests]
        return [use for use in self.state.turn.uses if (use.key, use.region) not in taken]

    def touched(self) -> set[int]:
        """Regions in which an offer did something this turn, beside conquests."""
        return {r for use in self.other_uses() for r in (use.region, use.to) if r >= 0}
