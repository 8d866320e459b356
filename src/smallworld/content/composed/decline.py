"""What becomes of tokens in decline."""

from typing import Final, final

from smallworld.content.grammar import ALWAYS, When
from smallworld.engine.ability import AT_BEGIN, Ability
from smallworld.engine.actions import Action
from smallworld.engine.bits import bits, count
from smallworld.engine.look import Look
from smallworld.engine.notes import NoteKind
from smallworld.engine.play import Play
from smallworld.engine.state import Tribe


@final
class KeepsTokens(Ability):
    """All tokens stay on the map in decline."""

    def __init__(self) -> None:
        super().__init__()
        self.keeps_tokens = True
        self.works_in_decline = True


@final
class StaysBehind(Ability):
    """Several tokens stay in each region in decline, if they stand there."""

    def __init__(self, tokens: int) -> None:
        super().__init__()
        self.stays_behind = tokens


@final
class CannotDecline(Ability):
    """At some times the race may not decline."""

    def __init__(self, when: When) -> None:
        super().__init__()
        self.times: Final = when

    def may_decline(self, look: Look, me: Tribe) -> bool:
        return not self.times.now(look, me)


@final
class GathersOnDecline(Ability):
    """On decline all tokens go to one region, which the owner names first.

    A race that declines after scoring names none: it goes where most of its tokens are.
    """

    def __init__(self, key: str, when: When = ALWAYS) -> None:
        super().__init__()
        self.times: Final = when
        self.verb = f"{key}_home"
        self.when = AT_BEGIN
        self.keeps_tokens = True
        self.works_in_decline = True
        self.home: Final = NoteKind(self.verb, region=True)
        self.notes = (self.home,)

    def in_force(self, look: Look, me: Tribe, region: int = -1) -> bool:
        return self.times.now(look, me)

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        if not self.times.now(look, me):
            return []
        if not look.state.turn.declining or look.noted(self.home) or count(me.regions) < 2:
            return []
        return look.state.board.moves.uses(self.verb, bits(me.regions))

    def owes(self, look: Look, me: Tribe) -> bool:
        return True

    def why_not(self, look: Look, me: Tribe, action: Action) -> str:
        return "When the race declines, one of its regions is named, once."

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        play.note(self.home, region=action.region)

    def on_declined(self, play: Play, me: Tribe) -> None:
        if not self.times.now(play, me):
            return
        note = play.note_of(self.home)
        tokens = play.state.tokens
        home = -1
        if note is not None and me.regions >> note.region & 1:  # it may have gathered elsewhere by another ability
            home = note.region
        for r in bits(me.regions) if home < 0 else []:
            if home < 0 or tokens[r] > tokens[home]:
                home = r
        for r in bits(me.regions):
            if r != home:
                play.abandon(me, r)
        if home >= 0:
            play.deploy(me, home, me.hand)
