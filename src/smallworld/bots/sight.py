"""What a learned value sees of a position: whole numbers, seen from one seat. No name of a race, power or place counts.

A region becomes one number (its code): who holds it and how strongly, what it pays and costs, who is near. A race or
power becomes its traits: which questions its abilities answer, what they would pay and save on an empty map, what
pieces they have. So other boards, numbers of players and home-made banners look like those that were learned from.
"""

from typing import Final, final

from smallworld.bots.worth import keeping, prize, tokens_of
from smallworld.engine.ability import AT_BEGIN, AT_CLOSE, IN_CONQUEST, IN_PLACING, IN_RECRUITING, Ability
from smallworld.engine.bits import bits, count
from smallworld.engine.board import Board
from smallworld.engine.look import Look
from smallworld.engine.rules import NATIVES, Banner, Rules
from smallworld.engine.state import EMPTY, NATIVE_SLOT, NOBODY, State, Tribe, Turn

VERSION: Final = 1
"""Rises whenever a number below changes its meaning: older weights do not fit any more."""

# Who holds a region
FREE: Final = 0
NATIVE: Final = 1
OURS: Final = 2
OURS_DECLINED: Final = 3
THEIRS: Final = 4
THEIRS_DECLINED: Final = 5
CLOSED: Final = 6
"""Water that nobody holds."""

# The parts of a region's code: how many bits each has, and whether it is given one input for each value or just one
PARTS: Final[list[tuple[int, bool]]] = [
    (3, True),  # who holds it
    (3, True),  # tokens
    (3, False),  # what land and pieces add to the common price
    (1, False),  # closed to others by a piece
    (3, False),  # coins for its holder
    (3, False),  # coins for our active race
    (3, True),  # the price for our active race; 0 out of reach
    (2, True),  # rivals' active races beside it
    (2, True),  # regions of ours beside it
    (1, False),  # races may enter the map here
    (3, False),  # borders
    (1, False),  # a piece with an ability lies here
]

HOOKS: Final[list[str]] = [
    "reaches",
    "enters",
    "links",
    "opens",
    "shuns",
    "cheaper",
    "dearer",
    "waives",
    "flat_price",
    "toll",
    "fee",
    "may_pick",
    "attack_price",
    "losses",
    "recruits",
    "coins",
    "on_turn_started",
    "on_readied",
    "on_conquered",
    "on_any_conquest",
    "on_fallen",
    "on_lost",
    "on_placing",
    "on_scored",
]
"""The hooks by which abilities are known. A newer one is added when the value is learned anew."""

REGION_INPUTS: Final = sum([1 << size if apart else 1 for size, apart in PARTS])
SEAT_NUMBERS: Final = 18
TRAITS: Final = len(HOOKS) + 29
COMBO_NUMBERS: Final = 4
MOST_TURNS: Final = 12
SIZES: Final = 4
"""Two to five players."""

NO_REGION: Final = (1 << 32) - 1
"""No region has this code: it fills up rows where positions are kept to learn from."""

STEPS: Final[list[str]] = [AT_BEGIN, IN_CONQUEST, IN_RECRUITING, IN_PLACING, AT_CLOSE]


def within(number: int, most: int) -> int:
    """The number, but not below 0 and not above `most`."""
    return 0 if number < 0 else min(number, most)


def region_inputs(code: int) -> list[int]:
    """The inputs that a region's code stands for."""
    found: list[int] = []
    for size, apart in PARTS:
        value = code & (1 << size) - 1
        code >>= size
        if apart:
            one_hot = [0] * (1 << size)
            one_hot[value] = 1
            found += one_hot
        else:
            found.append(value)
    return found


@final
class SeenSeat:
    """A player as the value sees them."""

    def __init__(self, numbers: list[int], active: list[int], declined: list[int]) -> None:
        self.numbers: Final = numbers
        self.active: Final = active  # banners of the active race: the race's index, the power's
        self.declined: Final = declined  # the same of the declined ones, one after another; -1 for no power


@final
class Sight:
    """A position as the value sees it."""

    def __init__(self, state: State, seat: int) -> None:
        turn = state.turn
        state.turn = Turn()  # what was done this turn pays only once
        look = Look(state)
        players = state.players
        teams = state.rules.teams
        mover = (state.seat - state.first) % players
        waits = (seat - state.first) % players >= mover
        self.turns: Final = within(state.rounds - state.round + (1 if waits else 0), MOST_TURNS - 1)
        self.players: Final = within(players - 2, SIZES - 1)
        self.waits: Final = (seat - state.seat) % players
        self.islands: Final = 1 if len(state.board.lands) > 1 else 0
        self.mine: Final = seen_seat(look, seat, seat)
        self.rivals: Final[list[SeenSeat]] = []
        for other in range(players):
            if other != seat and not (teams and other % teams == seat % teams):
                self.rivals.append(seen_seat(look, other, seat))
        self.regions: Final = region_codes(look, seat)
        self.combos: Final[list[list[int]]] = []  # race, power, then their numbers
        allowed = look.allowed_picks(seat)
        for place in range(len(state.column_races)):
            race, power = state.column_races[place], state.column_powers[place]
            troop = look.troop(state.rules.races[race], state.rules.powers[power])
            coins = state.column_coins[place]
            self.combos.append([race, power, place, within(coins, 15), troop, 1 if place in allowed else 0])
        state.turn = turn


def seen_seat(look: Look, seat: int, viewer: int) -> SeenSeat:
    """What a player has."""
    state = look.state
    found = [0] * SEAT_NUMBERS
    active: list[int] = []
    declined: list[int] = []
    slot = state.active[seat]
    if slot != EMPTY:
        tribe = state.tribe(slot)
        regions = count(tribe.regions)
        tokens = tokens_of(state, tribe)
        found[0] = 1
        found[1] = regions
        found[2] = tokens
        found[3] = tribe.hand
        found[4] = tokens - tribe.garrison * regions
        found[5] = look.coins_of(tribe) - regions
        found[10] = within(state.tray[tribe.race.index], 15)
        within_reach = bits(look.reach(tribe))
        for price in look.prices(tribe, within_reach):
            found[11 if price <= 2 else 12 if price == 3 else 13] += 1
        active = [tribe.race.index, NOBODY if tribe.power is None else tribe.power.index]
    for slot in state.declined[seat]:
        tribe = state.tribe(slot)
        regions = count(tribe.regions)
        found[6] += 1
        found[7] += regions
        found[8] += look.coins_of(tribe) - regions
        found[9] += tokens_of(state, tribe) - regions
        declined += [tribe.race.index, NOBODY if tribe.power is None else tribe.power.index]
    players = state.players
    moves = (seat - state.first) % players >= (state.seat - state.first) % players
    found[14] = state.rounds - state.round + (1 if moves else 0)
    found[15] = (seat - state.seat) % players
    found[16] = 1 if (seat - state.seat) % players < (viewer - state.seat) % players else 0
    found[17] = 1 if state.truces[seat] != NOBODY else 0
    return SeenSeat(found, active, declined)


def region_codes(look: Look, seat: int) -> list[int]:
    """Every region as one number, see `PARTS`."""
    state = look.state
    board, rules = state.board, state.rules
    teams = rules.teams
    kinds = [NATIVE] * len(state.tribes)
    pays = [1] * board.size
    near: list[int] = []
    for tribe in state.tribes:
        if tribe is None or tribe.slot == NATIVE_SLOT:
            continue
        ours = tribe.player == seat or (teams > 0 and tribe.player % teams == seat % teams)
        if ours:
            kinds[tribe.slot] = OURS if tribe.active and tribe.player == seat else OURS_DECLINED
        else:
            kinds[tribe.slot] = THEIRS if tribe.active else THEIRS_DECLINED
            if tribe.active:
                near.append(board.around(tribe.regions))
        if tribe.hooks.coins and tribe.regions:
            for region, coins in keeping(look, tribe, tribe.regions).items():
                pays[region] = coins
    reach = own = 0
    prices = [0] * board.size
    wants: dict[int, int] = {}
    own = state.regions_of(seat)
    if state.active[seat] != EMPTY:
        me = state.tribe(state.active[seat])
        reach = look.reach(me)
        within_reach = bits(reach)
        for i, price in enumerate(look.prices(me, within_reach)):
            prices[within_reach[i]] = within(price, 7)
        if me.hooks.coins:
            wants = keeping(look, me, reach)
    shields = gifts = 0
    for kind in rules.shields:
        shields |= state.on[kind]
    for kind in rules.gift_kinds:
        gifts |= state.on[kind]
    codes: list[int] = []
    for region in range(board.size):
        slot = state.holder[region]
        holder = kinds[slot] if slot != EMPTY else FREE if board.land >> region & 1 else CLOSED
        beside = 0
        for mask in near:
            beside += mask >> region & 1
        codes.append(
            holder
            | within(state.tokens[region], 7) << 3
            | within(state.ground[region] - rules.land_price, 7) << 6
            | (shields >> region & 1) << 9
            | within(pays[region] + 1, 7) << 10
            | within(wants.get(region, 1) + 1 if prices[region] else 0, 7) << 13
            | prices[region] << 16
            | min(beside, 3) << 19
            | min(count(board.borders[region] & own), 3) << 21
            | (board.entry >> region & 1) << 23
            | within(count(board.borders[region]), 7) << 24
            | (gifts >> region & 1) << 27
        )
    return codes


# What races and powers can do


def empty_table(rules: Rules, board: Board, players: int) -> State:
    """The table before anybody has come, to ask abilities what they would do."""
    state = State(rules, board, players)
    state.lay_out()
    state.settle_natives(board.natives)
    return state


def traits(look: Look, banner: Banner, declined: bool) -> list[int]:
    """What a banner or badge can do, all of it or only what works in decline; `look` is at an empty table.

    What deeds bring is told of declined ones too: the weights were learned so.
    """
    abilities = [ability for ability in banner.abilities if ability.works_in_decline or not declined]
    found: list[int] = []
    for hook in HOOKS:
        found.append(len([ability for ability in abilities if hook in ability.answers]))
    for step in STEPS:
        found.append(len([ability for ability in abilities if ability.when == step]))
    flags = [0] * 8
    pieces = [0] * 7
    for ability in abilities:
        flags[0] += ability.levy
        flags[1] = max(flags[1], ability.garrison - 1)
        flags[2] += 1 if ability.works_in_decline else 0
        flags[3] += 1 if ability.acts_in_decline else 0
        flags[4] += 1 if ability.shares_decline else 0
        flags[5] += 1 if ability.declines_after_scoring else 0
        flags[6] += 1 if ability.rolls_before_conquest else 0
        flags[7] += ability.most_uses
        for piece in ability.pieces:
            pieces[0] += within(piece.total, 10)
            pieces[1] += piece.defence
            pieces[2] += 1 if piece.shields else 0
            pieces[3] += 1 if piece.stays_in_decline else 0
            pieces[4] += 1 if piece.stacks else 0
            pieces[5] += 1 if piece.holds else 0
            pieces[6] += 1 if piece.token else 0
    return found + flags + pieces + asked(look, banner, abilities)


def asked(look: Look, banner: Banner, abilities: list[Ability]) -> list[int]:
    """What abilities say of an empty map: coins, cheaper regions and ways, and what deeds bring."""
    state = look.state
    rules, board = state.rules, state.board
    race = banner if banner.total else NATIVES
    me = Tribe(len(state.tribes), 0, race, None if banner.total else banner)
    me.find_abilities(rules, [])
    flat = payers(look, me, abilities)
    regions = bits(board.land)
    extra, most = 0, 0
    for region in regions:
        me.regions = 1 << region
        more = payers(look, me, abilities) - flat
        extra += more
        most = max(most, more)
    me.regions = 0
    saved, shunned, entered = 0, 0, 0
    for ability in abilities:
        if "cheaper" in ability.answers:
            saved += ability.discount * count(ability.cheaper(look, me) & board.land)
        if "shuns" in ability.answers:
            shunned |= ability.shuns(look, me)
        if "enters" in ability.answers:
            entered |= ability.enters(look, me)
    return [
        banner.number,
        within(flat, 15),
        16 * extra // max(1, len(regions)),
        most,
        16 * saved // max(1, len(regions)),
        16 * count(shunned & board.land) // max(1, len(regions)),
        16 * count(entered & board.land) // max(1, len(regions)),
        int(2 * prize(look, me, empty=True)),
        int(2 * prize(look, me, empty=False)),
    ]


def payers(look: Look, me: Tribe, abilities: list[Ability]) -> int:
    """The coins that these abilities would pay."""
    coins = 0
    for ability in abilities:
        if "coins" in ability.answers:
            coins += ability.coins(look, me)
    return coins
