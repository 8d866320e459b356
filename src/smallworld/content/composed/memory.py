"""What a banner must remember because its parts speak of it: notes, each written in one place."""

from typing import Final, final

from smallworld.content.grammar import MOST, counting, leaving, robbing, turn_of
from smallworld.engine.ability import Ability
from smallworld.engine.play import Play
from smallworld.engine.state import Conquest, Tribe


@final
class RemembersLeaving(Ability):
    """Notes the regions that the race abandons in a turn."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.left: Final = leaving(key)
        self.notes = (self.left,)

    def on_abandoned(self, play: Play, me: Tribe, region: int) -> None:
        play.note(self.left, region=region)


@final
class RemembersLosses(Ability):
    """Notes the regions that other players take, until the end of the race's next turn."""

    def __init__(self, key: str, in_decline: bool) -> None:
        super().__init__()
        self.lost: Final = robbing(key)
        self.notes = (self.lost,)
        self.works_in_decline = in_decline

    def on_picked(self, play: Play, me: Tribe) -> None:
        play.forget(self.lost)  # of whoever had the banner before

    def on_lost(self, play: Play, me: Tribe, won: Conquest) -> None:
        still_here = play.state.tribes[me.slot] is me
        if still_here and play.state.tribe(won.tribe).player != me.player:
            play.note(self.lost, region=won.region, seat=me.player)

    def on_scored(self, play: Play, me: Tribe) -> None:
        play.forget(self.lost)

    def on_declined(self, play: Play, me: Tribe) -> None:
        if not self.works_in_decline:
            play.forget(self.lost)


@final
class CountsTurns(Ability):
    """Notes which turn of the race it is."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key: Final = key
        self.number: Final = counting(key)
        self.notes = (self.number,)

    def on_picked(self, play: Play, me: Tribe) -> None:
        self.write(play, me, 1)

    def on_turn_started(self, play: Play, me: Tribe) -> None:
        if not play.state.turn.picked:
            self.write(play, me, min(MOST, turn_of(play, me, self.key) + 1))

    def write(self, play: Play, me: Tribe, number: int) -> None:
        """There is one such note."""
        play.forget(self.number)
        play.note(self.number, number=number, seat=me.player)
