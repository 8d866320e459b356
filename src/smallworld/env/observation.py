"""What a seat may know of a position, as a row of bytes with a fixed layout: the numbers of `view`, and no secrets.

Seats are counted from the observer's own: 0 is you, 1 the next player. Nothing that `record/view.py` hides is read
here; a test compares both, and two tables that differ only in a secret.
"""

from typing import Final, final

from smallworld.engine.actions import DEPLOY, GIVE_UP
from smallworld.engine.bits import bits, count, lowest, single
from smallworld.engine.board import Board
from smallworld.engine.look import Look
from smallworld.engine.notes import THIS_GAME
from smallworld.engine.pieces import spot
from smallworld.engine.rules import Rules
from smallworld.engine.state import EMPTY, NATIVE_SLOT, NOBODY, State
from smallworld.engine.steps.step import CONQUER_STEP, STEP_NAMES

VERSION: Final = 1
"""Rises whenever a byte changes its meaning: what was learned before does not fit any more."""

MOST: Final = 255
STAGES: Final = 4

TABLE: Final[list[str]] = [
    "round",
    "rounds left after this one",
    "over",
    "your coins",
    "declining this turn",
    "picked this turn",
    "a declined race acts",
    "die on the table, plus 1",
    "asked to deploy",
    "asked to give up",
    "number asked about",
    "asked about a declined race",
]
"""Single numbers about the table."""

SEAT: Final[list[str]] = [
    "has an active race",
    "tokens in hand",
    "tokens set aside",
    "tokens that fled",
    "regions of the active race",
    "tokens on the map",
    "declined races",
    "regions of declined races",
    "coins if scored now",
]
"""Single numbers about each seat."""

COMBO: Final[list[str]] = ["there", "coins on it", "tokens it brings"]
"""Single numbers about each combination."""

LAND: Final[list[str]] = ["edge", "entry", "native at the start", "island"]
"""What is printed on a region beside terrain and symbols."""

PLANES: Final[list[str]] = [
    "tokens",
    "defence",
    "price for the race that conquers, if it is yours and in reach",
    "asked about now",
    "asked about later",
    "conquered this turn",
    "the offer is aimed here",
    "something is remembered of it",
]
"""What changes in a region beside who holds it and the pieces there."""


def one_hots(size: int) -> list[bytes]:
    """Rows with a single 1, one for each place; the last, which -1 finds too, has none."""
    rows: list[bytes] = []
    for place in range(size + 1):
        row = bytearray(size)
        if place < size:
            row[place] = 1
        rows.append(bytes(row))
    return rows


def many_hot(size: int, places: tuple[int, ...]) -> bytes:
    """A row with a 1 in each of these places."""
    row = bytearray(size)
    for place in places:
        row[place] = 1
    return bytes(row)


EIGHT: Final = [bytes([byte >> place & 1 for place in range(8)]) for byte in range(256)]
"""Every set of eight regions, one byte for each."""

CHUNK: Final = 12
"""Regions of a set that are looked up at once."""

IN_CHUNK: Final = (1 << CHUNK) - 1


@final
class Planes:
    """Sets of regions as bytes, one for each region."""

    def __init__(self, size: int) -> None:
        whole = [EIGHT[mask & 255] + EIGHT[mask >> 8][: CHUNK - 8] for mask in range(IN_CHUNK + 1)]
        rows = [[row[: size - start] for row in whole] for start in range(0, size, CHUNK)]
        self.first: Final = rows[0]
        self.rest: Final = rows[1:]

    def of(self, mask: int) -> bytes:
        """The plane of a set."""
        row = self.first[mask & IN_CHUNK]
        for rows in self.rest:
            mask >>= CHUNK
            row += rows[mask & IN_CHUNK]
        return row


@final
class Layout:
    """Where each number stands: blocks, one after the other."""

    def __init__(
        self, rules: Rules, regions: int, players: int, offers: int, terrains: list[str], symbols: list[str]
    ) -> None:
        self.regions: Final = regions
        self.players: Final = players
        self.offers: Final = offers
        self.terrains: Final = terrains
        self.symbols: Final = symbols
        self.races: Final = len(rules.races)
        self.powers: Final = len(rules.powers)
        self.pieces: Final = len(rules.pieces)
        self.column: Final = rules.column
        self.notes: Final = [kind.word for kind in rules.notes]
        self.claims: Final = [kind.word for kind in rules.notes if kind.lasts == THIS_GAME]
        self.blocks: Final[list[tuple[str, int, list[int], str]]] = []
        """Name, first byte, shape, what it means."""
        self.size = 0
        self._add("table", [len(TABLE)], "; ".join(TABLE))
        self._add("step", [len(STEP_NAMES)], "one-hot: " + ", ".join(STEP_NAMES))
        self._add("choosing", [STAGES], "one-hot: nothing of an offer, its region, its second region, its seat")
        self._add("decider", [players], "one-hot by seat, counted from yours")
        self._add("turn_of", [players], "likewise")
        self._add("first", [players], "likewise: who begins each round")
        self._add("notes", [len(self.notes)], "what abilities remember this turn: 1 plus the number on the note")
        self._add("seats", [players, len(SEAT)], "; ".join(SEAT))
        self._add("truces", [players, players], "one-hot: who may not attack this seat's active race")
        self._add("claims", [players, len(self.claims)], "what abilities remember for the game: 1 plus the number")
        self._add("column", [rules.column, len(COMBO)], "; ".join(COMBO))
        self._add("tray", [self.races], "tokens of each race in the tray")
        self._add("supply", [self.pieces], "pieces of each kind off the map")
        self._add("decks", [self.pieces], "pieces of each kind still to be drawn")
        self._add("offer", [offers], "one-hot: the offer that is being chosen")
        self._add("asked_piece", [self.pieces], "one-hot: the kind of piece asked about")
        self._add("seat_race", [players, self.races], "one-hot: the active race")
        self._add("seat_power", [players, self.powers], "one-hot: its power")
        self._add("seat_declined", [players, self.races], "declined races")
        self._add("seat_declined_power", [players, self.powers], "powers that they still have")
        self._add("column_race", [rules.column, self.races], "one-hot")
        self._add("column_power", [rules.column, self.powers], "one-hot")
        self._add("race_stack", [self.races], "races still to come, in an order that nobody knows")
        self._add("power_stack", [self.powers], "powers still to come, likewise")
        self._add("power_discard", [self.powers], "powers that come back when those are gone")
        self._add("terrain", [len(terrains), regions], "one-hot: " + ", ".join(terrains))
        self._add("symbols", [len(symbols), regions], ", ".join(symbols))
        self._add("land", [len(LAND), regions], "; ".join(LAND))
        self._add("natives", [regions], "held by natives")
        self._add("active", [players, regions], "held by the active race of this seat")
        self._add("declined", [players, regions], "held by a declined race of this seat")
        self._add("planes", [len(PLANES), regions], "; ".join(PLANES))
        self._add("pieces", [self.pieces, regions], "pieces of each kind there")

    def _add(self, name: str, shape: list[int], means: str) -> None:
        self.blocks.append((name, self.size, shape, means))
        size = 1
        for length in shape:
            size *= length
        self.size += size


@final
class Ready:
    """Rows that are needed again and again, made once for all games of a kind."""

    def __init__(self, layout: Layout, offers: list[str]) -> None:
        self.players: Final = one_hots(layout.players)
        self.steps: Final = one_hots(len(STEP_NAMES))
        self.stages: Final = one_hots(STAGES)
        self.races: Final = one_hots(layout.races)
        self.powers: Final = one_hots(layout.powers)
        self.kinds: Final = one_hots(layout.pieces)
        self.offers: Final = one_hots(layout.offers)
        self.empty: Final = bytes(layout.regions)
        self.single: Final = one_hots(layout.regions)
        self.planes: Final = Planes(layout.regions)
        self.troops: Final[dict[int, int]] = {}  # tokens of every combination that has lain in a column so far
        self.words: Final = {word: place for place, word in enumerate(offers)}


@final
class Observer:
    """Writes the observations of a game; keeps what seldom changes in it."""

    def __init__(self, layout: Layout, ready: Ready) -> None:
        self.layout: Final = layout
        self.ready: Final = ready
        self._board: Board | None = None
        self._land = b""
        self._column: tuple[int, ...] = ()
        self._column_powers: tuple[int, ...] = ()
        self._column_row = b""
        self._troops: list[int] = []  # what each combination brings if the tray has it
        self._stack: tuple[int, ...] = ()
        self._stack_powers: tuple[int, ...] = ()
        self._discard: tuple[int, ...] = ()
        self._stack_row = b""
        self._coins: tuple[int, ...] = ()
        self._tray: list[int] = []
        self._supply: list[int] = []
        self._decks: dict[int, tuple[int, ...]] = {}
        self._stock_row = b""
        self._ground: list[int] = []
        self._ground_number = 0  # the bytes of `ground` as one number

    def observe(self, state: State, seat: int, stage: int, offer: str, aimed: int) -> bytes:
        """A position as this seat may know it. `offer` is being chosen, perhaps aimed at a region already."""
        look = Look(state)
        parts: list[bytes] = []
        self.look_up_column(state)
        self.tell_numbers(look, seat, stage, parts)
        parts.append(self.ready.offers[self.ready.words[offer] if offer else -1])
        parts.append(self.ready.kinds[state.asks[0].piece if state.asks else -1])
        self.tell_banners(state, seat, parts)
        self.tell_stacks(state, parts)
        self.tell_regions(look, seat, aimed, parts)
        return b"".join(parts)

    def tell_numbers(self, look: Look, seat: int, stage: int, parts: list[bytes]) -> None:
        """Everything that is a single number, and whose move it is."""
        state = look.state
        turn, players = state.turn, state.players
        asks = state.asks
        acting = None if turn.acting == NATIVE_SLOT else state.tribes[turn.acting]  # None too if it has left the table
        kind = asks[0].kind if asks else ""
        parts.append(
            bytes(
                [
                    state.round,
                    state.rounds - state.round,
                    1 if state.over else 0,
                    min(state.coins[seat], MOST),
                    1 if turn.declining else 0,
                    1 if turn.picked else 0,
                    1 if acting is not None and not acting.active else 0,
                    turn.roll + 1,
                    1 if kind == DEPLOY else 0,
                    1 if kind == GIVE_UP else 0,
                    asks[0].number if asks else 0,
                    1 if asks and not state.tribe(asks[0].tribe).active else 0,
                ]
            )
        )
        parts.append(self.ready.steps[-1 if state.over else state.step])
        parts.append(self.ready.stages[stage])
        ones = self.ready.players
        decider = state.decider
        parts.append(ones[-1 if decider == NOBODY else (decider - seat) % players])
        parts.append(ones[(state.seat - seat) % players])
        parts.append(ones[(state.first - seat) % players])
        found: list[int] = []
        layout = self.layout
        notes = [0] * len(layout.notes)
        for note in turn.notes:
            notes[layout.notes.index(note.kind.word)] = 1 + max(0, note.number)
        found += notes
        for away in range(players):
            self.tell_seat(look, (seat + away) % players, found)
        parts.append(bytes(found))
        for away in range(players):
            bound = state.truces[(seat + away) % players]
            parts.append(ones[-1 if bound == NOBODY else (bound - seat) % players])
        claims = layout.claims
        if claims:
            found = [0] * (len(claims) * players)
            for note in state.notes:
                place = (note.seat - seat) % players * len(claims) + claims.index(note.kind.word)
                found[place] = 1 + max(0, note.number)
            parts.append(bytes(found))
        parts.append(self.stock(state))

    def stock(self, state: State) -> bytes:
        """Coins and tokens of the combinations, and what lies beside the map; made anew only when it changed."""
        if (
            self._stock_row
            and self._coins is state.column_coins
            and self._tray == state.tray
            and self._supply == state.supply
            and self._decks == state.decks
        ):
            return self._stock_row
        self._coins, self._tray, self._supply = state.column_coins, state.tray[:], state.supply[:]
        self._decks = state.decks.copy()
        found: list[int] = []
        for place in range(self.layout.column):
            if place < len(state.column_races):
                found.append(1)
                found.append(min(state.column_coins[place], MOST))
                found.append(min(self._troops[place], state.tray[state.column_races[place]]))
            else:
                found += [0, 0, 0]
        found += state.tray
        found += state.supply
        decks = [0] * self.layout.pieces
        for piece, deck in state.decks.items():
            decks[piece] = len(deck)
        self._stock_row = bytes(found + decks)
        return self._stock_row

    def tell_seat(self, look: Look, seat: int, found: list[int]) -> None:
        """The numbers of one seat."""
        state = look.state
        tokens = state.tokens
        slot = state.active[seat]
        regions = hand = aside = fled = coins = 0
        on_map = 0
        if slot != EMPTY:
            me = state.tribe(slot)
            hand, aside, fled = me.hand, me.aside, me.fled
            regions = count(me.regions)
            coins = look.coins_of(me)
            for region in bits(me.regions):
                on_map += tokens[region]
        declined = state.declined[seat]
        old = 0
        for fallen in declined:
            tribe = state.tribe(fallen)
            hand += tribe.hand
            aside += tribe.aside
            fled += tribe.fled
            old += count(tribe.regions)
            coins += look.coins_of(tribe)
            for region in bits(tribe.regions):
                on_map += tokens[region]
        found.append(0 if slot == EMPTY else 1)
        found.append(hand)
        found.append(aside)
        found.append(fled)
        found.append(regions)
        found.append(on_map)
        found.append(len(declined))
        found.append(old)
        found.append(min(coins, MOST))

    def tell_banners(self, state: State, seat: int, parts: list[bytes]) -> None:
        """Races and powers of every seat."""
        players = state.players
        races, powers = self.ready.races, self.ready.powers
        badges: list[bytes] = []
        old: list[bytes] = []
        old_badges: list[bytes] = []
        for away in range(players):
            place = (seat + away) % players
            slot = state.active[place]
            if slot == EMPTY:
                parts.append(races[-1])
                badges.append(powers[-1])
            else:
                me = state.tribe(slot)
                parts.append(races[me.race.index])
                badges.append(powers[-1 if me.power is None else me.power.index])
            declined = state.declined[place]
            if not declined:
                old.append(races[-1])
                old_badges.append(powers[-1])
                continue
            if len(declined) == 1:  # as nearly always
                tribe = state.tribe(declined[0])
                old.append(races[tribe.race.index])
                old_badges.append(powers[-1 if tribe.power is None else tribe.power.index])
                continue
            fallen = [state.tribe(gone) for gone in declined]
            old.append(many_hot(len(races) - 1, tuple([tribe.race.index for tribe in fallen])))
            kept = tuple([tribe.power.index for tribe in fallen if tribe.power is not None])
            old_badges.append(many_hot(len(powers) - 1, kept))
        parts += badges
        parts += old
        parts += old_badges

    def look_up_column(self, state: State) -> None:
        """The column of combinations; made anew only when it changed."""
        if self._column is not state.column_races or self._column_powers is not state.column_powers:
            self._column, self._column_powers = state.column_races, state.column_powers
            missing = self.layout.column - len(self._column)
            rows = [self.ready.races[race] for race in self._column] + [self.ready.races[-1]] * missing
            rows += [self.ready.powers[power] for power in self._column_powers] + [self.ready.powers[-1]] * missing
            self._column_row = b"".join(rows)
            self._stock_row = b""
            self._troops = [
                self.troop(state.rules, race, self._column_powers[place]) for place, race in enumerate(self._column)
            ]

    def troop(self, rules: Rules, race: int, power: int) -> int:
        """How many tokens a combination brings if the tray has them."""
        place = race * self.layout.powers + power
        found = self.ready.troops.get(place, -1)
        if found < 0:
            found = self.ready.troops[place] = rules.troop(rules.races[race], rules.powers[power])
        return found

    def tell_stacks(self, state: State, parts: list[bytes]) -> None:
        """The column, and what is known of the stacks; made anew only when they changed."""
        parts.append(self._column_row)
        if (
            self._stack is not state.race_stack
            or self._stack_powers is not state.power_stack
            or self._discard is not state.power_discard
        ):
            self._stack, self._stack_powers = state.race_stack, state.power_stack
            self._discard = state.power_discard
            races, powers = self.layout.races, self.layout.powers
            self._stack_row = (
                many_hot(races, self._stack) + many_hot(powers, self._stack_powers) + many_hot(powers, self._discard)
            )
        parts.append(self._stack_row)

    def tell_regions(self, look: Look, seat: int, aimed: int, parts: list[bytes]) -> None:
        """The map, one plane after the other."""
        state = look.state
        board, players = state.board, state.players
        size = board.size
        if self._board is not board:
            self._board = board
            self._land = printed_planes(board, self.ready.planes, self.layout.terrains, self.layout.symbols)
        parts.append(self._land)

        # Who holds what: natives, then every seat's active race, then its declined ones
        planes = self.ready.planes
        held = [0] * (1 + 2 * players)
        for tribe in state.tribes:
            if tribe is not None and tribe.regions:
                if tribe.slot == NATIVE_SLOT:
                    held[0] |= tribe.regions
                else:
                    held[1 + (tribe.player - seat) % players + (0 if tribe.active else players)] |= tribe.regions
        for mask in held:
            parts.append(planes.of(mask) if mask else self.ready.empty)

        tokens = bytes(state.tokens)
        parts.append(tokens)
        # Both are rows of small bytes, so as numbers they can be added at once: nothing is carried over
        if self._ground != state.ground:
            self._ground = state.ground[:]
            self._ground_number = int.from_bytes(bytes(self._ground), "little")
        parts.append((int.from_bytes(tokens, "little") + self._ground_number).to_bytes(size, "little"))
        parts.append(self.priced(look, seat))
        asks = state.asks
        if asks:
            mask = asks[0].mask
            now = lowest(mask)
            deploys = asks[0].kind == DEPLOY
            parts.append(self.ready.single[now if deploys else -1])
            parts.append(planes.of(mask & ~(1 << now) if deploys else mask))
        else:
            parts.append(self.ready.empty)
            parts.append(self.ready.empty)
        mask = 0
        for won in state.turn.conquests:
            mask |= 1 << won.region
        parts.append(planes.of(mask) if mask else self.ready.empty)
        parts.append(self.ready.single[aimed])
        mask = 0
        for note in state.turn.notes:
            if note.region >= 0:
                mask |= 1 << note.region
        for note in state.notes:
            if note.region >= 0:
                mask |= 1 << note.region
        parts.append(planes.of(mask) if mask else self.ready.empty)
        for piece in state.rules.pieces:
            kind = piece.index
            mask = state.on[kind]
            if not mask:
                parts.append(self.ready.empty)
            elif not piece.stacks:
                parts.append(self.ready.single[lowest(mask)] if single(mask) else planes.of(mask))
            else:
                row = [0] * size
                for region in bits(mask):
                    row[region] = state.stacked.get(spot(kind, region), 1)
                parts.append(bytes(row))

    def priced(self, look: Look, seat: int) -> bytes:
        """What each region in reach costs the race with which this seat conquers now."""
        state = look.state
        if state.step != CONQUER_STEP or state.asks or state.seat != seat or state.over:
            return self.ready.empty
        me = state.tribe(state.turn.acting)
        regions = bits(look.reach(me))
        row = [0] * state.board.size
        for place, price in enumerate(look.prices(me, regions)):
            row[regions[place]] = price
        return bytes(row)


def printed_planes(board: Board, planes: Planes, terrains: list[str], symbols: list[str]) -> bytes:
    """What is printed on the board."""
    found = [planes.of(board.of_terrain(terrain)) for terrain in terrains]
    found += [planes.of(board.with_symbol(symbol)) for symbol in symbols]
    found += [planes.of(mask) for mask in (board.edge, board.entry, board.natives)]
    found.append(bytes([region.land for region in board.regions]))
    return b"".join(found)
