"""The class every race, power, place and house rule answers through.

An ability answers rulebook questions and hears what happened. It holds only what is printed on
it; anything it must remember is on the table: a piece, a conquest of this turn, an agreement, a note.
Its answers are sets of regions (whole numbers, see `bits`) or plain numbers; they are added
together or joined, so nobody has to think about order.

In every hook `me` is the tribe whose ability is asked.
"""

from typing import TYPE_CHECKING, Final

from smallworld.engine.native import mypyc_attr

if TYPE_CHECKING:
    from smallworld.engine.actions import Action
    from smallworld.engine.look import Look
    from smallworld.engine.notes import NoteKind
    from smallworld.engine.pieces import Piece
    from smallworld.engine.play import Play
    from smallworld.engine.rules import Banner
    from smallworld.engine.state import Conquest, Tribe

AT_BEGIN: Final = "begin"
IN_CONQUEST: Final = "conquer"
IN_RECRUITING: Final = "recruit"
IN_PLACING: Final = "place"
AT_CLOSE: Final = "close"

CONQUEST: Final = "conquest"
FORCE: Final = "force"
TOUCH: Final = "touch"

HOOKS: Final[tuple[str, ...]] = (
    "reaches",
    "enters",
    "links",
    "opens",
    "shuns",
    "cheaper",
    "dearer",
    "guards",
    "waives",
    "flat_price",
    "sways",
    "blunts",
    "toll",
    "fee",
    "may_decline",
    "attack_price",
    "shelters",
    "losses",
    "slays",
    "recruits",
    "coins",
    "on_turn_started",
    "on_readied",
    "on_conquered",
    "on_any_conquest",
    "on_fallen",
    "on_lost",
    "on_abandoned",
    "on_placing",
    "on_scored",
)
"""The questions and reactions that come up often."""

EVERY_HOOK: Final = frozenset(HOOKS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """Neutral answers to every question. Override the one or two that the ability is about."""

    def __init__(self) -> None:
        self.verb = ""  # its word: of its offers, {"do": "use", "what": verb}, and of coins where no banner names them
        self.when = ""  # the step its offers belong to: AT_BEGIN, IN_CONQUEST, IN_RECRUITING, IN_PLACING, AT_CLOSE
        self.outlasts_conquests = False  # its offers stand until redeployment, even after the last attempt
        self.pieces: tuple[Piece, ...] = ()  # the kinds of piece it puts on the map
        self.most_uses = 0  # how often its offer may be taken in a turn; 0 if only the table limits it
        self.lays: Piece | None = None  # its offers put down such pieces, one by one and in any order
        self.each_costs = 0  # coins that it takes for each of these pieces
        self.because = ""  # why it shuns a region or does not reach it, as a sentence, if the common one will not do
        self.levy = 0  # extra tokens for conquest only, set aside afterwards
        self.garrison = 1  # the fewest tokens of the race that may stand in a region
        self.discount = 1  # what a region named by `cheaper` costs less, unless `how_much` says otherwise
        self.surcharge = 1  # what a region named by `dearer` or `guards` costs more, unless `how_much` says otherwise
        self.works_in_decline = False  # what it answers counts in decline too; a badge with such an ability stays
        self.acts_in_decline = False  # the declined race keeps its tokens, conquers and redeploys like an active one
        self.shares_decline = False  # stays beside the one declined race a player may have
        self.keeps_tokens = False  # all its tokens stay on the map in decline
        self.stays_behind = 1  # so many tokens stay in each of its regions in decline, if they stand there
        self.declines_after_scoring = False  # the race may decline at the end of a turn, after its coins
        self.rolls_before_conquest = False  # the die before each conquest instead of for the last
        self.rolls_again = -1  # where it `sways` the die, this face and those below it are rolled once more
        self.counts_at_least = 0  # where it `sways` the die, the die counts no less than this, whatever else is added
        self.stays_put = False  # in redeployment only tokens in hand are placed; the others stay where they stand
        self.survivors_wait = False  # survivors come back at the beginning of the owner's next turn, not at once
        self.waits_aside = False  # tokens of its race may wait beside the map until the owner's next turn
        self.label = ""  # tells its coins from others of the same banner: "banner:label" is what they were for
        self.notes: tuple[NoteKind, ...] = ()  # the kinds of note it writes (`Play.note`)
        self.paid: NoteKind | None = None  # what is noted when its toll is paid, if it asks once a turn

        self.answers = EVERY_HOOK  # the hooks it answers: the rules fill this in, so that no other is asked of it

    def note_answers(self) -> None:
        """Find out which hooks this ability answers."""
        self.answers = frozenset([name for name in HOOKS if getattr(type(self), name) is not getattr(Ability, name)])

    def writes(self, lasts: str) -> bool:
        """Does it write notes that last this long?"""
        return any([kind.lasts == lasts for kind in self.notes])

    def in_force(self, look: "Look", me: "Tribe", region: int = -1) -> bool:
        """Is it so now, and in this region: what a plain field says, such as `garrison`, `stays_put` or `keeps_tokens`?

        For `garrison` the answer depends on the region alone. -1 asks of no region.
        """
        return True

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
        """Regions that cost less, by `discount`."""
        return 0

    def dearer(self, look: "Look", me: "Tribe") -> int:
        """Regions that cost more, by `surcharge`."""
        return 0

    def guards(self, look: "Look", me: "Tribe") -> int:
        """Regions of this race that cost other players more, by `surcharge`."""
        return 0

    def how_much(self, look: "Look", me: "Tribe", usual: int) -> int:
        """How much less or more such regions cost now; `usual` is the `discount` or the `surcharge`."""
        return usual

    def waives(self, look: "Look", me: "Tribe") -> int:
        """Regions for which this race is spared what `dearer` would add."""
        return 0

    def flat_price(self, look: "Look", me: "Tribe") -> int:
        """Tokens that take any region now, whatever defends it; 0 when there is no such thing."""
        return 0

    def sways(self, look: "Look", me: "Tribe") -> int:
        """Regions for whose attack the die is another one: see `counts`, `counts_at_least` and `rolls_again`."""
        return 0

    def counts(self, face: int) -> int:
        """What the die counts there if it shows this face; what several abilities add to the face is added up."""
        return face

    def blunts(self, look: "Look", me: "Tribe") -> int:
        """Regions of this race against which the die is of no help to attacks of other players."""
        return 0

    def attack_price(self, look: "Look", me: "Tribe", region: int, face: int) -> int:
        """Tokens that its offer takes there if the die shows this face, for an offer that is an attack with tokens."""
        return 0

    # Questions about coins paid for an attack

    def toll(self, look: "Look", me: "Tribe", attacker: "Tribe", region: int, deed: str) -> int:
        """Coins that another player must pay this race's owner before a deed against one of its regions.

        The deed is a CONQUEST, FORCE (tokens are driven out in another way) or a TOUCH (no token moves).
        """
        return 0

    def fee(self, look: "Look", me: "Tribe", region: int) -> int:
        """Coins this race must pay for its attack: to the player who holds the region, otherwise to the bank."""
        return 0

    # Questions about decline

    def may_decline(self, look: "Look", me: "Tribe") -> bool:
        """May the owner let this race decline now? Where the rules force it to, nobody is asked."""
        return True

    # Questions about losses, recruits and coins

    def shelters(self, look: "Look", me: "Tribe") -> int:
        """Regions of this race that no other player may attack."""
        return 0

    def losses(self, look: "Look", me: "Tribe", won: "Conquest") -> int:
        """How many tokens a conquered region costs; the smallest answer counts.

        Also asked when a token is cast out of a region that is not taken; then `won.how` is FORCE.
        """
        return 1

    def slays(self, look: "Look", me: "Tribe", won: "Conquest") -> int:
        """How many tokens more than usual this race's conquest costs the defenders, unless they lose nobody."""
        return 0

    def recruits(self, look: "Look", me: "Tribe") -> int:
        """Tokens taken from the tray before redeployment; below zero, tokens that go back there."""
        return 0

    def coins(self, look: "Look", me: "Tribe") -> int:
        """Bonus coins at the end of the turn."""
        return 0

    # Offers: special actions that stand among the legal ones

    def offers(self, look: "Look", me: "Tribe") -> "list[Action]":
        """What may be used now, in the step named by `when`; for pieces it lays, every region that is open."""
        return []

    def why_not(self, look: "Look", me: "Tribe", action: "Action") -> str:
        """Why this offer is not open now, as a sentence; empty if the ability cannot tell."""
        return ""

    def meant(self, action: "Action") -> "Action":
        """The offer as it is listed, for one that can be named in several ways."""
        return action

    def owes(self, look: "Look", me: "Tribe") -> bool:
        """Must one of the offers, if there are any, be taken before the step can end?"""
        return False

    def perform(self, play: "Play", me: "Tribe", action: "Action") -> None:
        """Do what an offer promised."""

    # Reactions

    def on_turn_started(self, play: "Play", me: "Tribe") -> None:
        """The owner's turn begins with this race, whether they play on or decline."""

    def on_readied(self, play: "Play", me: "Tribe") -> None:
        """The owner plays on; their troops are about to be taken in hand."""

    def on_picked(self, play: "Play", me: "Tribe") -> None:
        """The combination was just taken."""

    def on_picked_at(self, play: "Play", me: "Tribe", place: int, coins: int) -> None:
        """The same, with the place in the column where it lay, the topmost being 0, and the coins found on it."""

    def on_succeeded(self, play: "Play", me: "Tribe", heir: "Tribe") -> None:
        """The owner of this declined race took the next combination; only what works in decline hears this."""

    def on_conquered(self, play: "Play", me: "Tribe", won: "Conquest") -> None:
        """This race took a region."""

    def on_any_conquest(self, play: "Play", me: "Tribe", by: "Tribe", won: "Conquest") -> None:
        """Somebody, perhaps this race itself, took a region."""

    def on_missed(self, play: "Play", me: "Tribe", region: int) -> None:
        """This race's last attempt failed: the die showed too little."""

    def on_fallen(self, play: "Play", me: "Tribe", number: int) -> int:
        """This many tokens are about to go to the tray; returns how many of them survive."""
        return 0

    def on_lost(self, play: "Play", me: "Tribe", won: "Conquest") -> None:
        """Another race took a region of this one; the tokens are already gone."""

    def on_abandoned(self, play: "Play", me: "Tribe", region: int) -> None:
        """The race left a region of its own will, or because its tokens were short."""

    def on_declined(self, play: "Play", me: "Tribe") -> None:
        """The race is about to decline."""

    def on_any_decline(self, play: "Play", me: "Tribe", other: "Tribe") -> None:
        """A race of another player has declined; only active races hear this."""

    def on_any_pick(self, play: "Play", me: "Tribe", other: "Tribe") -> None:
        """Another player has taken a combination; only active races hear this."""

    def on_placing(self, play: "Play", me: "Tribe") -> None:
        """Redeployment is done; now markers are placed."""

    def on_scored(self, play: "Play", me: "Tribe") -> None:
        """This race's coins were just paid."""


@mypyc_attr(allow_interpreted_subclasses=True)
class WorldRule(Ability):
    """A rule of the table itself, on no banner. Whatever it answers as an ability, it answers for every race."""

    def may_pick(self, look: "Look", seat: int, race: "Banner") -> bool:
        """May this player take a combination of this race?"""
        return True

    def on_set_up(self, play: "Play") -> None:
        """The table is being set up."""
