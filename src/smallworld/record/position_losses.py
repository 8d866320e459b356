"""Could the losses of the turn be: who fled from where, and how many?"""

from smallworld.engine.pieces import Piece
from smallworld.engine.state import EMPTY, Conquest, Retreat, Tribe
from smallworld.engine.steps.step import RETREAT
from smallworld.record.fields import Fields
from smallworld.record.position_past import Past
from smallworld.record.position_pieces import brings


class Losses(Past):
    """Looks at what the turn cost the others."""

    def check(self) -> None:
        """Those who fled, and those who must have."""
        self.check_retreats()
        if not self.state.over and not (self.state.step == RETREAT and self.state.asks):  # else they are in hand
            for won in self.state.turn.conquests:
                self.check_survivors(won)

    def check_retreats(self) -> None:
        """Survivors left a region that was conquered from them, or in which an offer did something."""
        state = self.state
        pieces: dict[tuple[int, int], int] = {}
        for back in state.turn.retreats:
            tribe, where = state.tribe(back.tribe), self.region(back.region)
            text = self.texts[back.tribe]
            if tribe.active and tribe.player == state.seat:
                text.refuse("who is driven out in his own turn is in hand at once.", "fled")
            if back.region not in self.touched():
                if state.holder[back.region] == back.tribe:
                    text.refuse(f"the {tribe.race.key} still hold {where}.", "fled")
                if not any([won.region == back.region for won in state.turn.conquests]):
                    text.refuse(f"{where} was not conquered this turn, so nobody fled from there.", "fled")
            if back.piece >= 0:
                self.check_fled_piece(text, tribe, state.rules.pieces[back.piece])
                key = (back.tribe, back.piece)
                pieces[key] = pieces.get(key, 0) + back.number
                if pieces[key] > state.supply[back.piece]:
                    text.refuse("there are fewer such pieces off the map.", "fled_pieces")
            else:
                self.check_fled_number(text, back)

    def check_fled_piece(self, text: Fields, tribe: Tribe, piece: Piece) -> None:
        """A piece that fled belongs to the race or its badge."""
        if not any([piece in ability.pieces for ability in tribe.abilities]):
            text.refuse(f"the {tribe.race.key} have no {piece.key}.", "fled_pieces")

    def check_fled_number(self, text: Fields, back: Retreat) -> None:
        """No more fled than stood there, where it is told how many did."""
        where, tribe = self.region(back.region), self.state.tribe(back.tribe)
        taken = [won for won in self.state.turn.conquests if won.region == back.region]
        stood = [won for won in taken if won.victim == back.tribe]
        if stood and not any([back.number <= won.defenders for won in stood]):
            text.refuse(f"{back.number} fled from {where}, where fewer stood.", "fled")
        if back.region in self.touched():
            return  # an offer drove them out, or moved others there
        if not stood:
            text.refuse(f"{where} was not conquered from the {tribe.race.key}.", "fled")
        if not any([back.number < won.defenders or self.may_be_spared(tribe, won) for won in stood]):
            text.refuse(f"the {tribe.race.key} lose a token with {where}, so fewer fled.", "fled")

    def may_be_spared(self, tribe: Tribe, won: Conquest) -> bool:
        """May the conquest have cost the race no token: has it, or had it, a text that saves one?"""
        if self.state.tribes[won.tribe] is None:
            return True  # nobody knows who took it
        texts = [*self.texts_of(tribe), *self.gift_texts()]
        return any([text.can_have_spared(self.look, tribe, won) for text in texts])

    def check_survivors(self, won: Conquest) -> None:
        """Who was driven out and not lost has fled (B-LOSS-02, -04)."""
        state = self.state
        tribe = None if won.victim == EMPTY else state.tribes[won.victim]
        if tribe is None or tribe.player == state.seat or not tribe.acts or tribe.race.index != won.race:
            return
        alike = [other for other in state.turn.conquests if (other.region, other.victim) == (won.region, won.victim)]
        if len(alike) > 1 or won.region in self.touched() or (state.rules.declined_all_lost and not tribe.active):
            return
        lost = 1
        if state.tribes[won.tribe] is not None:
            lost = min([1, *[text.losses(self.look, tribe, won) for text in tribe.texts.losses]])
        others = sum([piece.total for piece in state.rules.holders if brings(tribe, piece)])  # perhaps no tokens
        least = won.defenders - others - lost
        backs = [back for back in state.turn.retreats if (back.tribe, back.region) == (won.victim, won.region)]
        fled = sum([back.number for back in backs if back.piece < 0])
        if fled < least:
            where = self.region(won.region)
            self.texts[tribe.slot].refuse(
                f"{won.defenders} {tribe.race.key} were driven out of {where}, so {least} fled, not {fled}.", "fled"
            )
