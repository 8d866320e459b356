"""The position: plain numbers and lists, copied by hand because copies must be cheap."""

from typing import Final, final

from smallworld.engine.ability import Ability
from smallworld.engine.actions import Action
from smallworld.engine.bits import bits
from smallworld.engine.board import MOUNTAIN, Board
from smallworld.engine.hooks import NO_HOOKS
from smallworld.engine.native import mypyc_attr
from smallworld.engine.notes import Note
from smallworld.engine.pieces import Piece, kind_of
from smallworld.engine.rules import NATIVES, Banner, Rules

NOBODY: Final = -1
EMPTY: Final = -1
NATIVE_SLOT: Final = 0
BLANK: Final[list[int]] = []  # a placeholder for lists that are filled or copied before anybody reads them
SLOTS_PER_PLAYER: Final = 3  # one active race and two declined ones


@mypyc_attr(acyclic=True)
@final
class Tribe:
    """A race with its power, in play. Slot 0 holds the neutral tokens of nobody."""

    def __init__(self, slot: int, player: int, race: Banner, power: Banner | None) -> None:
        self.slot: Final = slot  # its place in `state.tribes`; a region's holder is named by it
        self.player: Final = player  # the seat of its owner
        self.race: Final = race  # its banner
        self.power: Banner | None = power  # its badge; most are gone in decline
        self.active = True  # False in decline
        self.regions = 0  # the regions it occupies
        self.hand = 0  # tokens ready for conquest or waiting for a region
        self.aside = 0  # tokens set aside until the owner's next turn
        self.fled = 0  # survivors that their owner places at the end of this turn
        self.hooks = NO_HOOKS  # those in force; replaced whole, never changed

    def copy(self) -> "Tribe":
        """An equal tribe that can change on its own."""
        other = Tribe(self.slot, self.player, self.race, self.power)
        other.active = self.active
        other.regions = self.regions
        other.hand = self.hand
        other.aside = self.aside
        other.fled = self.fled
        other.hooks = self.hooks
        return other

    def find_abilities(self, rules: Rules, gifts: list[Piece]) -> None:
        """Find out which abilities are in force; `gifts` are pieces in its regions that carry some."""
        self.hooks = rules.hooks_of(self.race, self.power, self.active, gifts)

    @property
    def abilities(self) -> list[Ability]:
        """The abilities in force."""
        return self.hooks.abilities

    @property
    def garrison(self) -> int:
        """The fewest of its tokens that may stand in a region; where it differs, the largest such number."""
        return self.hooks.garrison

    @property
    def acts(self) -> bool:
        """Can it conquer: an active race, or one that acts in decline?"""
        return self.active or self.hooks.acts_in_decline

    @property
    def shares_decline(self) -> bool:
        """Does it stand beside the one declined race a player may have?"""
        return self.hooks.shares_decline


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Conquest:
    """A region taken this turn, as it was just before."""

    def __init__(
        self,
        tribe: int,
        region: int,
        how: str,
        victim: int,
        victim_seat: int,
        defenders: int,
        race: int = -1,
    ) -> None:
        self.tribe: Final = tribe  # slot of the conqueror
        self.region: Final = region  # its place on the board: board.regions[region]
        self.how: Final = how  # "tokens", "die", or the word of an offer
        self.victim: Final = victim  # slot of the tribe that stood there, or EMPTY
        self.victim_seat: Final = victim_seat  # whose it was
        self.defenders: Final = defenders  # tokens that stood there
        self.race: Final = race  # the race that stood there, -1 for nobody and for natives

    @property
    def nonempty(self) -> bool:
        """Did a token of anybody stand there?"""
        return self.victim != EMPTY


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Retreat:
    """Tokens or pieces driven out of a region, to be placed when the turn ends."""

    def __init__(self, tribe: int, region: int, piece: int, number: int) -> None:
        self.tribe: Final = tribe
        self.region: Final = region
        self.piece: Final = piece  # a kind of piece, or -1 for race tokens
        self.number: Final = number


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Ask:
    """A choice that somebody must make before the game goes on. While one is open, it says who decides."""

    def __init__(self, kind: str, player: int, tribe: int, mask: int, number: int, piece: int = -1) -> None:
        self.kind: Final = kind  # the verb that answers it
        self.player: Final = player
        self.tribe: Final = tribe
        self.mask: Final = mask  # the regions not yet asked about
        self.number: Final = number  # how many are still to be placed or given up
        self.piece: Final = piece


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Turn:
    """Facts of the turn that is being played."""

    def __init__(self) -> None:
        self.declining = False
        self.placing = False  # the markers were taken up to be placed
        self.picked = False  # a combination was taken this turn
        self.acting = NATIVE_SLOT  # slot of the tribe that conquers or redeploys
        self.acted = 0  # slots whose conquests are over
        self.settled = 0  # slots whose redeployment is over
        self.stood: tuple[int, ...] = ()  # tokens of a declined race in its regions before they were readied
        self.moved = False  # the acting tribe has tried to conquer or used an offer: too late to abandon
        self.roll = -1  # a die rolled before a conquest, not yet used
        self.attacked = 0  # seats whose active race was attacked by the active race
        self.felled = 0  # tokens of others that went to the tray
        self.notes: tuple[Note, ...] = ()  # what abilities remember until the turn ends, or for less
        self.conquests: list[Conquest] = []
        self.uses: list[Action] = []  # offers taken
        self.retreats: list[Retreat] = []

    def copy(self) -> "Turn":
        """An equal turn that can change on its own."""
        other = Turn()
        other.declining = self.declining
        other.placing = self.placing
        other.picked = self.picked
        other.acting = self.acting
        other.acted = self.acted
        other.settled = self.settled
        other.stood = self.stood
        other.moved = self.moved
        other.roll = self.roll
        other.attacked = self.attacked
        other.felled = self.felled
        other.notes = self.notes
        if self.conquests:
            other.conquests = self.conquests[:]
        if self.uses:
            other.uses = self.uses[:]
        if self.retreats:
            other.retreats = self.retreats[:]
        return other


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class State:
    """Everything on the table, and whose move it is."""

    def __init__(self, rules: Rules, board: Board, players: int, turn: Turn | None = None) -> None:
        self.rules: Final = rules
        self.board: Final = board
        self.players: Final = players
        self.rounds = board.rounds
        self.first = 0  # the seat that begins each round
        self.round = 1
        self.seat = 0  # whose turn it is
        self.step = 0  # the step of that turn
        self.over = False
        self.turn = Turn() if turn is None else turn
        self.asks: list[Ask] = []

        # The map, region by region
        self.holder: list[int] = BLANK  # slot of the tribe that occupies it
        self.tokens: list[int] = BLANK
        self.ground: list[int] = BLANK  # price of the land with its pieces, without tokens
        self.on: list[int] = BLANK  # where each kind of piece stands
        self.stacked: dict[int, int] = {}  # spot(kind, region): how many, for kinds that stack
        self.supply: list[int] = BLANK  # pieces off the map that can be placed
        self.faces: dict[int, int] = {}  # spot(kind, region): the hidden side of a piece that lies face down
        self.decks: dict[int, tuple[int, ...]] = {}  # kind: hidden sides still to be drawn, the next one last

        # The tribes
        self.tribes: list[Tribe | None] = []
        self.active: list[int] = BLANK  # slot of each player's active race
        self.declined: list[tuple[int, ...]] = []  # each player's slots, oldest first
        self.tray: list[int] = BLANK  # tokens of each race in the common supply

        # The column of combinations and what lies under it; copies share these, so they are tuples
        self.column_races: tuple[int, ...] = ()
        self.column_powers: tuple[int, ...] = ()
        self.column_coins: tuple[int, ...] = ()
        self.race_stack: tuple[int, ...] = ()  # the next to appear is the last
        self.power_stack: tuple[int, ...] = ()
        self.power_discard: tuple[int, ...] = ()

        # The players
        self.coins: list[int] = BLANK
        self.truces: list[int] = BLANK  # the seat that may not attack this one's active race
        self.notes: tuple[Note, ...] = ()  # what abilities remember beside a seat for the rest of the game

        # How often chance was asked
        self.dice = 0
        self.shuffles = 0

    def lay_out(self) -> None:
        """The empty table: the board with its mountains and natives, every token in the tray."""
        rules, board = self.rules, self.board
        mountains = board.of_terrain(MOUNTAIN)
        self.holder = [EMPTY] * board.size
        self.tokens = [0] * board.size
        self.ground = [
            rules.land_price + (rules.mountain_price if mountains >> r & 1 else 0) for r in range(board.size)
        ]
        self.on = [0] * len(rules.pieces)
        self.supply = [piece.total for piece in rules.pieces]
        self.tribes = [None] * (1 + SLOTS_PER_PLAYER * self.players)
        natives = Tribe(NATIVE_SLOT, NOBODY, NATIVES, None)
        natives.active = False
        self.tribes[NATIVE_SLOT] = natives
        self.active = [EMPTY] * self.players
        self.declined = [()] * self.players
        self.tray = [race.total for race in rules.races]
        self.coins = [rules.start_coins] * self.players
        self.truces = [NOBODY] * self.players

    def settle_natives(self, mask: int) -> None:
        """Put one neutral token into each of these regions."""
        natives = self.tribe(NATIVE_SLOT)
        natives.regions |= mask
        for r in bits(mask):
            self.holder[r] = NATIVE_SLOT
            self.tokens[r] = 1

    def copy(self) -> "State":
        """An equal position that can change on its own."""
        other = State(self.rules, self.board, self.players, self.turn.copy())
        other.rounds = self.rounds
        other.first = self.first
        other.round = self.round
        other.seat = self.seat
        other.step = self.step
        other.over = self.over
        if self.asks:
            other.asks = self.asks[:]
        other.holder = self.holder[:]
        other.tokens = self.tokens[:]
        other.ground = self.ground[:]
        other.on = self.on[:]
        if self.stacked:
            other.stacked = self.stacked.copy()
        other.supply = self.supply[:]
        if self.faces:
            other.faces = self.faces.copy()
        if self.decks:
            other.decks = self.decks.copy()
        other.tribes = [None if tribe is None else tribe.copy() for tribe in self.tribes]
        other.active = self.active[:]
        other.declined = self.declined[:]
        other.tray = self.tray[:]
        other.column_races = self.column_races
        other.column_powers = self.column_powers
        other.column_coins = self.column_coins
        other.race_stack = self.race_stack
        other.power_stack = self.power_stack
        other.power_discard = self.power_discard
        other.coins = self.coins[:]
        other.truces = self.truces[:]
        other.notes = self.notes
        other.dice = self.dice
        other.shuffles = self.shuffles
        return other

    def tribe(self, slot: int) -> Tribe:
        """The tribe in this slot, which must be taken."""
        tribe = self.tribes[slot]
        assert tribe is not None
        return tribe

    def tribes_of(self, seat: int) -> list[Tribe]:
        """A player's declined races, oldest first, then the active one."""
        found = [self.tribe(slot) for slot in self.declined[seat]]
        if self.active[seat] != EMPTY:
            found.append(self.tribe(self.active[seat]))
        return found

    def regions_of(self, seat: int) -> int:
        """Every region a player holds."""
        mask = 0
        for slot in self.declined[seat]:
            mask |= self.tribe(slot).regions
        if self.active[seat] != EMPTY:
            mask |= self.tribe(self.active[seat]).regions
        return mask

    def faces_of(self, kind: int) -> list[int]:
        """The hidden sides of all pieces of a kind that lie face down on the map, in order of the regions."""
        return [face for code, face in sorted(self.faces.items()) if kind_of(code) == kind]

    @property
    def decider(self) -> int:
        """The seat that must decide now; NOBODY when the game is over."""
        if self.over:
            return NOBODY
        if self.asks:
            return self.asks[0].player
        return self.seat
