"""The five artifacts (W-ART). Each is a piece whose ability belongs to the active race that holds its region."""

from typing import Final, final

from smallworld.engine.ability import IN_CONQUEST, IN_PLACING, Ability
from smallworld.engine.actions import Action
from smallworld.engine.bits import bits
from smallworld.engine.look import Look
from smallworld.engine.notes import NEXT_CONQUEST, NoteKind
from smallworld.engine.pieces import Piece
from smallworld.engine.play import Play
from smallworld.engine.state import EMPTY, Conquest, Tribe


class Artifact(Ability):
    """An artifact knows its own piece, so that it can find and move it."""

    def __init__(self, verb: str, when: str) -> None:
        super().__init__()
        self.verb = verb
        self.when = when
        self.most_uses = 1

    def piece_of(self, look: Look) -> Piece:
        """The piece that carries this ability."""
        return look.state.rules.piece(self.verb)


class Weapon(Artifact):
    """An artifact that helps one conquest a turn, and then lies where it was used (W-ART-04)."""

    def __init__(self, verb: str) -> None:
        super().__init__(verb, IN_CONQUEST)
        self.drawn: Final = NoteKind(verb, NEXT_CONQUEST)
        self.notes = (self.drawn,)

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        return [look.state.board.moves.use(self.verb)] if me.hand >= me.garrison else []

    def why_not(self, look: Look, me: Tribe, action: Action) -> str:
        used = look.times_used(self.verb) > 0
        return "An artifact helps only one conquest a turn." if used else "Nothing is in hand to conquer with."

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        play.note(self.drawn)

    def on_conquered(self, play: Play, me: Tribe, won: Conquest) -> None:
        if play.noted(self.drawn):
            play.move(self.piece_of(play), won.region)


@final
class Ashes(Weapon):
    """Ashes of Al'ar: conquer any land region of any island as if it were adjacent."""

    def __init__(self) -> None:
        super().__init__("ashes_of_alar")
        self.because = "The Ashes of Al'ar carry only to land."

    def reaches(self, look: Look, me: Tribe) -> int:
        return look.state.board.land if look.noted(self.drawn) else 0

    def waives(self, look: Look, me: Tribe) -> int:
        return look.state.board.all if look.noted(self.drawn) else 0

    def shuns(self, look: Look, me: Tribe) -> int:
        return look.state.board.water if look.noted(self.drawn) else 0


@final
class Frostmourne(Weapon):
    """Frostmourne: one conquest costs two tokens less."""

    def __init__(self) -> None:
        super().__init__("frostmourne")
        self.discount = 2

    def cheaper(self, look: Look, me: Tribe) -> int:
        return look.state.board.all if look.noted(self.drawn) else 0


@final
class Doomhammer(Weapon):
    """Doomhammer: for two coins to its holder, or to the bank, one token takes any region in reach."""

    def __init__(self) -> None:
        super().__init__("doomhammer")

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        return super().offers(look, me) if look.purse(me.player) >= 2 else []

    def why_not(self, look: Look, me: Tribe, action: Action) -> str:
        if look.purse(me.player) < 2:
            return "The Doomhammer costs two coins."
        return super().why_not(look, me, action)

    def flat_price(self, look: Look, me: Tribe) -> int:
        return 1 if look.noted(self.drawn) else 0

    def shuns(self, look: Look, me: Tribe) -> int:
        # Regions open only to the last attempt are not in normal reach (W-ART-HAMMER-02)
        if look.at_last() and look.noted(self.drawn):
            return look.state.board.all & ~Look(look.state).ways(me)
        return 0

    def fee(self, look: Look, me: Tribe, region: int) -> int:
        return 2 if look.noted(self.drawn) else 0


@final
class Aegis(Artifact):
    """Aegis of Aggramar: others cannot touch its region unless they pay the owner two coins."""

    def __init__(self) -> None:
        super().__init__("aegis_of_aggramar", IN_PLACING)
        self.paid = NoteKind(f"paid:{self.verb}")

    def toll(self, look: Look, me: Tribe, attacker: Tribe, region: int, deed: str) -> int:
        return 2 if look.where(self.piece_of(look)) == region else 0

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        return lay_anew(look, me, self.verb)

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        play.move(self.piece_of(play), action.region)


@final
class Heart(Artifact):
    """Heart of Azeroth: at the end of the turn every opponent with an active race beside it pays a coin."""

    def __init__(self) -> None:
        super().__init__("heart_of_azeroth", IN_PLACING)

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        return lay_anew(look, me, self.verb)

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        state = play.state
        play.move(self.piece_of(play), action.region)
        near = state.board.borders[action.region]
        for turn in range(1, state.players):
            seat = (me.player + turn) % state.players
            slot = state.active[seat]
            if slot != EMPTY and state.tribe(slot).regions & near and not play.allied(me.player, seat):
                play.pay(seat, me.player, 1, self.verb)


def lay_anew(look: Look, me: Tribe, verb: str) -> list[Action]:
    """At the end of the turn the owner lays the artifact into one of their regions, the same or another."""
    return look.state.board.moves.uses(verb, bits(me.regions))


def make() -> tuple[Piece, ...]:
    """The artifacts, as pieces that stay with the land and carry their abilities."""
    artifacts: list[Artifact] = [Aegis(), Ashes(), Doomhammer(), Frostmourne(), Heart()]
    return tuple([Piece(each.verb, 1, loose=True, abilities=(each,)) for each in artifacts])
