"""The referee's own table: what lies on it, written down in his own way, and read off a position."""

from smallworld.engine.pieces import spot
from smallworld.engine.state import State
from smallworld.engine.steps import STEP_NAMES
from smallworld.referee.luck import Luck
from smallworld.referee.world import World, spots

NOBODY = -1
EMPTY = -1
NATIVES = 0  # the slot of the tokens of nobody

Fact = tuple[object, ...]


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
    """A choice that somebody owes: regions to give up, tokens or markers to place."""

    def __init__(self, kind: str, folk: Folk, regions: list[int], number: int, piece: str = "") -> None:
        self.kind = kind  # "give_up" or "deploy"
        self.folk = folk
        self.regions = regions  # still to be asked about, in the order of the board
        self.number = number
        self.piece = piece
        self.fresh = False  # the first question of a redeployment: all tokens but one per region are to be spread


class Table:
    """A position in the referee's hand. He plays every action on it too and compares."""

    spent: tuple[str, ...] = ()  # markers that are not placed again once they left the map

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

    # Who and where

    def active_of(self, seat: int) -> Folk | None:
        """A player's active race."""
        slot = self.active[seat]
        return None if slot == EMPTY else self.folks[slot]

    def folks_of(self, seat: int) -> list[Folk]:
        """A player's declined races, oldest first, then his active one."""
        slots = self.declined[seat] + ([] if self.active[seat] == EMPTY else [self.active[seat]])
        return [self.folks[slot] for slot in slots]

    def folk_in(self, region: int) -> Folk | None:
        """The race that holds a region; the tokens of nobody are none."""
        return self.folks.get(self.holder[region])

    def decider(self) -> int:
        """Who decides now."""
        if self.over:
            return NOBODY
        return self.duties[0].folk.seat if self.duties else self.seat

    # Turns

    def pass_turn(self) -> bool:
        """The next player clockwise, the next round; False after the last turn (B-TURN-01, -02, W-TURN-01, -08)."""
        following = (self.seat + 1) % self.players
        if following == self.first and self.round == self.rounds:
            return False
        self.seat = following
        self.round += following == self.first
        return True

    def end(self, winners: list[int]) -> None:
        """The game is over (B-END-01, W-TURN-08)."""
        self.over = True
        self.phase = "over"
        self.facts.append(("game_ended", tuple(self.coins), tuple(winners)))

    # Tokens

    def gather(self, me: Folk) -> None:
        """All tokens but those that must stay go to the hand (B-ABANDON-01, W-CONQ-16)."""
        for r in me.regions:
            spare = max(0, self.tokens[r] - me.least)
            me.hand += spare
            self.tokens[r] -= spare

    def deploy(self, me: Folk, region: int, number: int) -> None:
        """Tokens of the hand go into an own region."""
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
        """Markers of the supply go into a region, as far as there are any."""
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
