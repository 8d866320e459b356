"""The seven legendary places (W-PLACE). They do not move; the active race in the region benefits."""

from typing import Final, final

from smallworld.content.parts import CoinsPerTurn
from smallworld.content.warcraft.world import ALLIANCE, CHOSEN, HORDE, NEUTRAL, Rally
from smallworld.engine.ability import AT_BEGIN, IN_CONQUEST, Ability
from smallworld.engine.actions import Action
from smallworld.engine.bits import count
from smallworld.engine.look import Look
from smallworld.engine.pieces import Piece
from smallworld.engine.play import Play
from smallworld.engine.state import Conquest, Tribe

WELL: Final = "well_of_eternity"


@final
class Battleground(Rally):
    """Battleground: the faction bonus counts up to twice per race."""


@final
class TakeSides(Ability):
    """Battleground: a neutral race may fight for one of the factions this turn."""

    def __init__(self, side: str, when: str) -> None:
        super().__init__()
        self.side: Final = side
        self.verb = f"side_with_{side}" if when == AT_BEGIN else f"side_with_{side}_now"
        self.when = when
        self.notes = (CHOSEN[side],)
        self.outlasts_conquests = when == IN_CONQUEST  # the last die may have won the place (W-PLACE-BATTLE-03)

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        chosen = look.noted(CHOSEN[ALLIANCE]) or look.noted(CHOSEN[HORDE])
        if me.race.side != NEUTRAL or chosen or look.state.turn.declining:
            return []
        if self.when == IN_CONQUEST and not self.just_taken(look, me):
            return []
        return [look.state.board.moves.use(self.verb)]

    def just_taken(self, look: Look, me: Tribe) -> bool:
        """Was the Battleground itself conquered this turn? Then a side may be named at once."""
        spot = look.where(look.state.rules.piece("battleground"))
        return any([won.region == spot for won in look.conquests_of(me)])

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        play.note(CHOSEN[self.side])


@final
class Karazhan(Ability):
    """Karazhan: a coin for every other region of the race with the same terrain."""

    def coins(self, look: Look, me: Tribe) -> int:
        board = look.state.board
        spot = look.where(look.state.rules.piece("karazhan"))
        alike = board.of_terrain(board.regions[spot].terrain)
        return count(me.regions & alike & ~(1 << spot))


@final
class Chapel(Ability):
    """Light's Hope Chapel: the race that holds it loses nobody when attacked."""

    def losses(self, look: Look, me: Tribe, won: Conquest) -> int:
        return 0 if look.state.tribe(won.tribe).player != me.player else 1


@final
class MeetingStone(Ability):
    """Meeting Stone: travel costs nothing."""

    def waives(self, look: Look, me: Tribe) -> int:
        return look.state.board.all


@final
class SpiritHealer(Ability):
    """Spirit Healer: a new token at each redeployment."""

    def recruits(self, look: Look, me: Tribe) -> int:
        return 1


def make() -> tuple[Piece, ...]:
    """The places, as pieces that nothing moves and that carry their abilities."""
    sides = tuple([TakeSides(side, when) for when in (AT_BEGIN, IN_CONQUEST) for side in (ALLIANCE, HORDE)])
    places: list[tuple[str, tuple[Ability, ...]]] = [
        ("battleground", (Battleground(), *sides)),
        ("dark_portal", (CoinsPerTurn(2),)),
        ("karazhan", (Karazhan(),)),
        ("lights_hope_chapel", (Chapel(),)),
        ("meeting_stone", (MeetingStone(),)),
        ("spirit_healer", (SpiritHealer(),)),
        (WELL, ()),
    ]
    return tuple([Piece(key, 1, loose=True, fixed=True, abilities=abilities) for key, abilities in places])
