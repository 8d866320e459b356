"""The referee's own table: what lies on it, written down in its own way, and read off a position.

Here is what all editions share, and what happens on every table in the same way: turns pass, races come and vanish.
"""

from abc import ABC, abstractmethod

from referee.world import COLUMN, World, spots
from smallworld.engine.pieces import spot
from smallworld.engine.state import State
from smallworld.engine.steps import STEP_NAMES

NOBODY = -1
EMPTY = -1
NATIVES = 0  # the slot of the neutral tokens

Item = tuple[str, str, int]
"""Coins of a turn: race, source, how many."""
Fact = tuple[object, ...]
"""Something that happened, as plain data."""
Finding = tuple[str, str]
"""The id of an invariant or rule, and what is wrong."""


class Luck:
    """What the events of an action say about dice, shuffles and draws."""

    def __init__(self, dice: list[int], badges: list[int] | None) -> None:
        self.dice = dice
        self.badges = badges  # the order of a stack that was shuffled, the next badge last
        self.bombs: tuple[int, ...] = ()  # the order of a stack of bombs, the next one last
        self.found: list[str] = []  # places that were drawn

    def die(self) -> int:
        """The next die."""
        return self.dice.pop(0) if self.dice else 0


class Folk:
    """A race with its power, in play. `slot` is only the name that the position gives it."""

    def __init__(self, slot: int, seat: int, race: str, power: str | None) -> None:
        self.slot = slot
        self.seat = seat
        self.race = race
        self.power = power
        self.active = True
        self.regions: set[int] = set()
        self.hand = 0
        self.aside = 0  # the Amazons' four
        self.fled = 0  # survivors, to be placed when the turn ends
        self.least = 1  # the fewest of its tokens that may stand in a region

    def are(self, race: str) -> bool:
        """Is it this race, still active (B-GEN-02)?"""
        return self.active and self.race == race

    def have(self, power: str) -> bool:
        """Has it this power, still active?"""
        return self.active and self.power == power

    def __str__(self) -> str:
        return f"{self.power or 'declined'} {self.race} of seat {self.seat}"


class Conquest:
    """A region taken this turn, as it was just before (B-CONQ-24)."""

    def __init__(
        self, slot: int, region: int, how: str, empty: bool, victim: int, defenders: int = 0, race: str = ""
    ) -> None:
        self.slot = slot
        self.region = region
        self.how = how
        self.empty = empty
        self.victim = victim  # seat
        self.defenders = defenders
        self.race = race  # the race that stood there


class Duty:
    """A choice that somebody must make: regions to give up, tokens or markers to place."""

    def __init__(self, kind: str, folk: Folk, regions: list[int], number: int, piece: str = "") -> None:
        self.kind = kind  # "give_up" or "deploy"
        self.folk = folk
        self.regions = regions  # still to be asked about, in the order of the board
        self.number = number
        self.piece = piece
        self.fresh = False  # the first question of a redeployment: all tokens but one per region are to be spread


class Table(ABC):
    """A position in the referee's hand. Every action is played on it too, and compared."""

    spent: tuple[str, ...] = ()  # markers that are not placed again once they have left the map

    def __init__(self, world: World, state: State) -> None:
        self.world = world
        self.players = state.players
        self.rounds = state.rounds
        self.first = state.first
        self.round = state.round
        self.seat = state.seat
        self.over = state.over
        self.phase = STEP_NAMES[state.step]
        self.facts: list[Fact] = []  # what happened during the last action
        self.luck = Luck([], None)  # what chance gives during it

        # The map and the races
        self.holder = list(state.holder)
        self.tokens = list(state.tokens)
        self.folks: dict[int, Folk] = {}
        for slot, tribe in enumerate(state.tribes):
            if tribe is not None and slot != NATIVES:
                folk = Folk(slot, tribe.player, tribe.race.key, None if tribe.power is None else tribe.power.key)
                folk.active = tribe.active
                folk.least = self.least_of(folk.race)
                folk.hand, folk.aside, folk.fled = tribe.hand, tribe.aside, tribe.fled
                self.folks[slot] = folk
        for r, slot in enumerate(self.holder):
            if slot in self.folks:
                self.folks[slot].regions.add(r)
        self.active = list(state.active)
        self.declined = [list(slots) for slots in state.declined]
        self.tray = dict(zip(world.races, state.tray, strict=True))

        # The markers
        self.on: dict[str, dict[int, int]] = {}
        for kind, name in enumerate(world.kinds):
            self.on[name] = {r: state.stacked.get(spot(kind, r), 1) for r in spots(state.on[kind])}
        self.supply = dict(zip(world.kinds, state.supply, strict=True))

        # The column and the stacks; the next banner or badge is the last of its stack
        self.column = [
            [race, power, coins]
            for race, power, coins in zip(state.column_races, state.column_powers, state.column_coins, strict=True)
        ]
        self.banners = list(state.race_stack)
        self.badges = list(state.power_stack)
        self.discard = list(state.power_discard)

        # The players
        self.coins = list(state.coins)
        self.truces = list(state.truces)

        # This turn
        turn = state.turn
        self.picked = turn.picked
        self.acting = self.folks.get(turn.acting)
        self.acted = {slot for slot in self.folks if turn.acted >> slot & 1}
        self.settled = {slot for slot in self.folks if turn.settled >> slot & 1}
        self.moved = turn.moved
        self.attacked = {seat for seat in range(self.players) if turn.attacked >> seat & 1}
        self.conquests = [
            Conquest(
                won.tribe,
                won.region,
                won.how,
                won.victim == EMPTY,
                won.victim_seat,
                won.defenders,
                "" if won.race < 0 else world.races[won.race],
            )
            for won in turn.conquests
        ]
        self.used = [(use.key, use.region) for use in turn.uses]
        self.retreats = [
            (back.tribe, back.region, "" if back.piece < 0 else world.kinds[back.piece], back.number)
            for back in turn.retreats
        ]
        self.duties = [
            Duty(
                ask.kind,
                self.folks[ask.tribe],
                spots(ask.mask),
                ask.number,
                "" if ask.piece < 0 else world.kinds[ask.piece],
            )
            for ask in state.asks
        ]
        for duty in self.duties:
            duty.fresh = self.phase == "redeploy" and set(duty.regions) == duty.folk.regions

    def least_of(self, race: str) -> int:
        """The fewest tokens of this race that may stand in a region."""
        return 1

    def tokens_with(self, race: str, power: str) -> int:
        """Banner and badge together."""
        return self.world.box.banners[race] + self.world.box.badges[power]

    # Who and where

    def active_of(self, seat: int) -> Folk | None:
        """A player's active race."""
        slot = self.active[seat]
        return None if slot == EMPTY else self.folks[slot]

    def folks_of(self, seat: int) -> list[Folk]:
        """A player's declined races, oldest first, then the active one."""
        slots = self.declined[seat] + ([] if self.active[seat] == EMPTY else [self.active[seat]])
        return [self.folks[slot] for slot in slots]

    def folk_in(self, region: int) -> Folk | None:
        """The race that holds a region; neutral tokens are not a race."""
        return self.folks.get(self.holder[region])

    def decider(self) -> int:
        """Who decides now."""
        if self.over:
            return NOBODY
        return self.duties[0].folk.seat if self.duties else self.seat

    def times_used(self, word: str) -> int:
        """How often the offer with this word was taken this turn."""
        return len([key for key, _ in self.used if key == word])

    def last_used(self, word: str) -> int:
        """The region of the last such offer in the order of the board, -1 for none: equal markers go in that order."""
        return max([region for key, region in self.used if key == word], default=-1)

    def tokens_of(self, seat: int) -> int:
        """Race tokens on the map, active and declined: no hand, nothing set aside (B-END-04, W-SCORE-09)."""
        return sum(self.tokens[region] for folk in self.folks_of(seat) for region in folk.regions)

    @abstractmethod
    def winners(self) -> list[int]:
        """Who wins if the game ends now."""

    # Turns

    def earn(self, items: list[Item]) -> None:
        """The player whose turn it is gets coins for all of this (B-SCORE-05, W-SCORE-01)."""
        coins = sum(item[2] for item in items)
        self.coins[self.seat] += coins
        self.facts.append(("coins_earned", self.seat, coins, tuple(items)))

    def next_turn(self) -> None:
        """The next player clockwise, the next round, or the end (B-TURN-01, -02, B-END-01, W-TURN-01, -08)."""
        following = (self.seat + 1) % self.players
        if following == self.first and self.round == self.rounds:
            self.over = True
            self.phase = "over"
            self.facts.append(("game_ended", tuple(self.coins), tuple(self.winners())))
            return
        self.seat = following
        self.round += following == self.first
        self.forget()
        self.phase = "pick" if self.active[self.seat] == EMPTY else "declare"  # B-TURN-03, -04, W-TURN-02, -03
        self.facts.append(("turn_started", self.seat, self.round))

    def forget(self) -> None:
        """Everything that counted for one turn is over."""
        self.picked = self.moved = False
        self.acting = None
        self.acted, self.settled, self.attacked = set(), set(), set()
        self.conquests, self.used, self.retreats = [], [], []

    # Tokens

    def gather(self, me: Folk) -> None:
        """All tokens except those that must stay go to the hand (B-ABANDON-01, W-CONQ-16)."""
        for r in me.regions:
            spare = max(0, self.tokens[r] - me.least)
            me.hand += spare
            self.tokens[r] -= spare

    def deploy(self, me: Folk, region: int, number: int) -> None:
        """Tokens go from the hand into a region of the race."""
        if number:
            me.hand -= number
            self.tokens[region] += number
            self.facts.append(("tokens_deployed", me.seat, me.race, region, number, self.tokens[region]))

    def leave(self, me: Folk, region: int) -> None:
        """The region is nobody's."""
        self.holder[region] = EMPTY
        self.tokens[region] = 0
        me.regions.remove(region)

    def abandon(self, me: Folk, region: int) -> None:
        """The last tokens go to the hand; markers leave, the Mountain stays (B-ABANDON-02, -06, W-DEF-13)."""
        me.hand += self.tokens[region]
        self.leave(me, region)
        self.facts.append(("region_abandoned", me.seat, me.race, region))
        self.clear(region)

    # Markers

    def place(self, kind: str, region: int, number: int = 1) -> None:
        """Markers go from the supply into a region, as far as there are any."""
        number = min(number, self.supply[kind])
        if number:
            self.supply[kind] -= number
            self.on[kind][region] = self.on[kind].get(region, 0) + number
            self.facts.append(("piece_placed", kind, region, number))

    def remove(self, kind: str, region: int) -> int:
        """Every marker of a kind leaves a region, for the supply if it can be placed again."""
        number = self.on[kind].pop(region, 0)
        if number:
            self.facts.append(("piece_removed", kind, region, number))
            if kind not in self.spent:
                self.supply[kind] += number
        return number

    def clear(self, region: int) -> None:
        """Every marker leaves a region whose holder is gone."""
        for kind in self.on:
            self.remove(kind, region)

    def take_back(self, kind: str) -> None:
        """Every marker of a kind leaves the map."""
        for region in list(self.on[kind]):
            self.remove(kind, region)


# The column of combinations and the stacks under it (I-10; B-PICK, W-PICK)


def pick(table: Table, place: int, paid: int) -> Folk:
    """A coin on each combination paid for, all coins of the chosen one, tokens, markers, the next combination."""
    seat, box = table.seat, table.world.box
    race_number, power_number, found = table.column.pop(place)
    for above in table.column[:paid]:
        above[2] += 1
    table.coins[seat] += found - paid

    race, power = table.world.races[race_number], table.world.powers[power_number]
    me = Folk(free_slot(table, seat), seat, race, power)
    me.least = table.least_of(race)
    me.hand = min(table.tokens_with(race, power), table.tray[race])  # B-GEN-07, W-PICK-03, W-DEF-12
    table.tray[race] -= me.hand
    table.folks[me.slot] = me
    table.active[seat] = me.slot
    table.picked = True
    table.facts.append(("combo_taken", seat, place, race, power, paid, found, me.hand))

    for kind, owner in box.picked_with.items():  # the markers of the new race come from the box (W-PICK-07, -08)
        if owner in (race, power):
            table.take_back(kind)
            table.supply[kind] = box.markers[kind]
    refill(table)
    return me


def free_slot(table: Table, seat: int) -> int:
    """A name for a new race that the player does not use."""
    return next(slot for slot in range(1 + 3 * seat, 4 + 3 * seat) if slot not in table.folks)


def refill(table: Table) -> None:
    """New combinations come in at the bottom while banners last; badges are reshuffled."""
    while len(table.column) < COLUMN and table.banners:
        if not table.badges:
            if table.luck.badges is None:
                return  # the comparison will show
            table.facts.append(("badges_shuffled", len(table.discard)))
            table.badges, table.discard = list(table.luck.badges), []
        race, power = table.banners.pop(), table.badges.pop()
        table.column.append([race, power, 0])
        place = len(table.column) - 1
        table.facts.append(("combo_revealed", place, table.world.races[race], table.world.powers[power]))


# The end of a declined race (I-19; B-LOSS-12, W-DECL-08, W-PICK-05)


def maybe_vanish(table: Table, me: Folk) -> None:
    """A declined race with no token on map or in hand is gone (B-LOSS-12, B-RACE-GHOULS-13, W-DECL-08, -09)."""
    if not me.active and not (me.regions or me.hand or me.fled):
        vanish(table, me)


def vanish(table: Table, me: Folk) -> None:
    """Everything of a declined race leaves; its banner goes under the stack (B-DECLINE-03, -08, W-DECL-08)."""
    table.tray[me.race] += me.hand + me.fled
    for region in sorted(me.regions):
        table.tray[me.race] += table.tokens[region]
        table.leave(me, region)
        table.clear(region)
    if me.power is not None:
        table.discard.append(table.world.powers.index(me.power))
    table.declined[me.seat].remove(me.slot)
    del table.folks[me.slot]
    table.banners.insert(0, table.world.races.index(me.race))
    table.facts.append(("tribe_vanished", me.seat, me.race))
    refill(table)
