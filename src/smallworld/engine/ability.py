"""The class every race, power, place and house rule answers through.

An ability is asked rulebook questions and told what happened. It holds only what is printed on
it; what it must remember stands on the table: a piece, a conquest of this turn, an agreement.
Questions answer with sets of regions (whole numbers, see `bits`) or plain numbers; they are added
together or joined, so nobody has to think about order.

In every hook `me` is the tribe whose ability is asked.
"""

from typing import TYPE_CHECKING, Final

from smallworld.engine.native import mypyc_attr

if TYPE_CHECKING:
    from smallworld.engine.actions import Action
    from smallworld.engine.look import Look
    from smallworld.engine.pieces import Piece
    from smallworld.engine.play import Play
    from smallworld.engine.state import Conquest, Tribe

IN_CONQUEST: Final = "conquer"
IN_PLACING: Final = "place"
AT_CLOSE: Final = "close"


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """Neutral answers to every question. Override the one or two that the text speaks of."""

    def __init__(self) -> None:
        self.verb = ""  # the word of its offers in {"do": "use", "what": verb}
        self.when = ""  # the step its offers belong to: IN_CONQUEST, IN_PLACING or AT_CLOSE
        self.pieces: tuple[Piece, ...] = ()  # the kinds of piece it puts on the map
        self.levy = 0  # extra tokens that serve for conquest only and are then set aside
        self.works_in_decline = False
        self.acts_in_decline = False  # the declined race conquers and redeploys like an active one
        self.keeps_tokens_in_decline = False
        self.shares_decline = False  # stands beside the one declined race a player may have
        self.declines_after_scoring = False
        self.rolls_before_conquest = False  # the die before each conquest instead of for the last

        # Which questions it answers at all: the rules fill these in, so that nobody else is asked
        self.shapes_reach = True
        self.lowers_prices = True

    def note_answers(self) -> None:
        """Find out which of the questions asked at every decision this text answers."""
        self.shapes_reach = self.overrides(["reaches", "enters", "links", "opens", "shuns"])
        self.lowers_prices = self.overrides(["cheaper"])

    def overrides(self, names: list[str]) -> bool:
        """Does its class answer any of these itself?"""
        return any([getattr(type(self), name) is not getattr(Ability, name) for name in names])

    # Questions about conquest

    def reaches(self, look: "Look", me: "Tribe") -> int:
        """Regions that may be attacked without a common border, at any time."""
        return 0

    def enters(self, look: "Look", me: "Tribe") -> int:
        """Further regions where the race may come onto the map."""
        return 0

    def links(self, look: "Look", me: "Tribe", mask: int) -> int:
        """Regions that count as bordering on `mask` for this race's conquests."""
        return 0

    def opens(self, look: "Look", me: "Tribe") -> int:
        """Water, closed to everybody else, that this race may take."""
        return 0

    def shuns(self, look: "Look", me: "Tribe") -> int:
        """Regions this race may not attack although it reaches them."""
        return 0

    def cheaper(self, look: "Look", me: "Tribe") -> int:
        """Regions that cost one token less."""
        return 0

    # Questions about losses, recruits and coins

    def losses(self, look: "Look", me: "Tribe", won: "Conquest") -> int:
        """How many tokens a conquered region costs; the smallest answer counts."""
        return 1

    def recruits(self, look: "Look", me: "Tribe") -> int:
        """Tokens taken from the tray before redeployment."""
        return 0

    def coins(self, look: "Look", me: "Tribe") -> int:
        """Bonus coins at the end of the turn."""
        return 0

    # Offers: special actions that stand among the legal ones

    def offers(self, look: "Look", me: "Tribe") -> "list[Action]":
        """What may be used now, in the step named by `when`."""
        return []

    def owes(self, look: "Look", me: "Tribe") -> bool:
        """Must one of the offers be taken before the step can end?"""
        return False

    def perform(self, play: "Play", me: "Tribe", action: "Action") -> None:
        """Do what an offer promised."""

    # Reactions

    def on_picked(self, play: "Play", me: "Tribe") -> None:
        """The combination was just taken."""

    def on_conquered(self, play: "Play", me: "Tribe", won: "Conquest") -> None:
        """This race took a region."""

    def on_placing(self, play: "Play", me: "Tribe") -> None:
        """Redeployment is done; markers are placed now."""

    def on_scored(self, play: "Play", me: "Tribe") -> None:
        """This race's coins were just paid."""
