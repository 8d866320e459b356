"""A turn played by the catalogue: what an action does, and what happens by itself after it (B-TURN)."""

from referee.base import conquest
from referee.base.legality import closing_offers, placing_offers
from referee.base.table import AMAZONS_EXTRA, LEAVING, Table, acts, spirit
from referee.table import EMPTY, Duty, Folk, Item, Luck, maybe_vanish, pick, vanish
from smallworld.engine.actions import Action


def perform(table: Table, action: Action, luck: Luck) -> None:
    """Play one action and run on to the next decision."""
    table.facts = []
    table.luck = luck
    if table.duties:
        answer(table, action)
    elif table.phase == "declare":
        if action.do == "decline":
            decline(table, table.folks[table.active[table.seat]])
            score(table)
        else:
            muster_next(table)
    elif table.phase == "pick":
        if action.do == "pick":
            pick(table, action.number, paid=action.number)
            muster_next(table)
        else:
            muster(table, next(folk for folk in table.folks_of(table.seat) if folk.race == action.key))
    elif table.phase == "conquer":
        conquer(table, action)
    elif table.phase == "place":
        place(table, action)
    elif table.phase == "close":
        close(table, action)


# Conquests


def muster_next(table: Table) -> None:
    """Declined Ghouls act before the active race; with nobody left the troops are redeployed (B-TURN-06, -07)."""
    for folk in table.folks_of(table.seat):
        if acts(folk) and folk.slot not in table.acted:
            muster(table, folk)
            return
    if table.active[table.seat] == EMPTY:
        table.phase = "pick"
    else:
        recruit(table)
        redeploy(table)


def muster(table: Table, me: Folk) -> None:
    """The race takes its troops in hand, the Amazons' four too (B-ABANDON-01, B-RACE-AMAZONS-03)."""
    table.phase = "conquer"
    table.acting = me
    table.moved = False
    table.stood = {} if me.active else {r: table.tokens[r] for r in me.regions}
    me.hand += me.aside
    me.aside = 0
    table.gather(me)
    table.facts.append(("troops_readied", me.seat, me.race, me.hand))


def conquer(table: Table, action: Action) -> None:
    """One action of the race whose conquests these are."""
    me = table.acting
    assert me is not None
    region = action.region
    loser = None if region < 0 or action.do == "abandon" else table.folk_in(region)
    if action.do == "end" and table.stood:  # SC-098: Ghouls left alone stand where they stood
        me.hand -= sum(table.stood[r] - table.tokens[r] for r in me.regions)
        for r in me.regions:
            table.tokens[r] = table.stood[r]
    table.stood = {}
    if action.do == "abandon":
        table.abandon(me, region)
    elif action.do == "conquer":
        conquest.take(table, me, region, conquest.prices(table, me, {region})[region], "tokens")
    elif action.do == "reinforce":
        last_attempt(table, me, region)
    elif action.do == "roll":
        table.moved = True
        table.roll = table.luck.die()
        table.facts.append(("die_rolled", me.seat, table.roll))
    elif action.do == "use":
        table.used.append((action.key, region))
        special_conquest(table, me, action)
    if loser is not None:
        maybe_vanish(table, loser)
    if action.do in ("end", "reinforce"):
        table.acted.add(me.slot)
        table.roll = -1
        muster_next(table)


def last_attempt(table: Table, me: Folk, region: int) -> None:
    """Hand and die against the price; a miss is an attack all the same (B-DIE-05, -06, B-POWER-DIPLOMAT-10)."""
    price = conquest.prices(table, me, {region})[region]
    face = table.luck.die()
    table.facts.append(("die_rolled", me.seat, face))
    if me.hand + face >= price:
        conquest.take(table, me, region, me.hand, "die")
        return
    keeper = table.folk_in(region)
    if me.active and keeper is not None and keeper.active and keeper.seat != me.seat:
        table.attacked.add(keeper.seat)
    table.facts.append(("attack_failed", me.seat, me.race, region, price - me.hand - face))


def special_conquest(table: Table, me: Folk, action: Action) -> None:
    """Sorcery brings its own token; the Dragon needs one of the hand and moves in (B-RACE-SORCERERS-07, -09)."""
    if action.key == "sorcery":
        table.tray[me.race] -= 1
        me.hand += 1
        conquest.take(table, me, action.region, 1, "sorcery")
    elif action.key == "dragon":
        conquest.take(table, me, action.region, 1, "dragon")
        table.take_back("dragon")
        table.place("dragon", action.region)


# Redeployment


def recruit(table: Table) -> None:
    """Skeletons: a token for every two regions with a token in them (B-RACE-SKELETONS-01, -03)."""
    me = table.active_of(table.seat)
    if me is not None and me.are("skeletons"):
        number = min(conquered(table, me) // 2, table.tray[me.race])
        if number:
            table.tray[me.race] -= number
            me.hand += number
            table.facts.append(("tokens_recruited", me.seat, me.race, number))


def redeploy(table: Table) -> None:
    """Each race that acted spreads its tokens over its regions, Ghouls first (B-REDEPLOY, B-TURN-08)."""
    table.phase = "redeploy"
    for me in table.folks_of(table.seat):
        if me.slot in table.acted and me.slot not in table.settled:
            if me.are("amazons") and me.regions and not me.aside and not set_four_aside(table, me):
                return
            table.settled.add(me.slot)
            if len(me.regions) == 1:
                table.deploy(me, min(me.regions), me.hand)
                continue
            spare = sum(table.tokens[region] - 1 for region in me.regions)
            owe(table, me, sorted(me.regions), me.hand + spare)
            if table.duties:
                table.duties[0].fresh = True
                return
    start_placing(table)


def set_four_aside(table: Table, me: Folk) -> bool:
    """The Amazons' four leave the map; regions are given up where tokens are missing (B-RACE-AMAZONS-02, -05, -06)."""
    table.gather(me)
    due = min(AMAZONS_EXTRA, me.hand + len(me.regions))
    missing = due - me.hand
    if missing == len(me.regions):
        for region in sorted(me.regions):
            table.abandon(me, region)
    elif missing > 0:
        table.duties.append(Duty("give_up", me, sorted(me.regions), missing))
        return False
    me.hand -= due
    me.aside += due
    table.facts.append(("tokens_set_aside", me.seat, me.race, due))
    return True


def owe(table: Table, me: Folk, regions: list[int], number: int, piece: str = "") -> None:
    """Let the owner spread tokens or markers; tokens with only one place to go are put there."""
    if number and len(regions) == 1 and not piece:
        table.deploy(me, regions[0], number)
    elif number > 0 and regions:
        table.duties.append(Duty("deploy", me, regions, number, piece))


def answer(table: Table, action: Action) -> None:
    """The owner answers the first open question; the next one, or the turn, goes on."""
    duty = table.duties.pop(0)
    me = duty.folk
    later = [region for region in duty.regions if region > action.region]
    rest: Duty | None = None
    if duty.kind == "give_up":
        table.abandon(me, action.region)
        missing = duty.number - 1
        if missing == len(later):
            for region in later:
                table.abandon(me, region)
        elif missing:
            rest = Duty("give_up", me, later, missing)
    else:
        if duty.fresh:  # until the first answer every token stood where it stood
            table.gather(me)
        left = duty.number - action.number
        if duty.piece:
            if action.number:
                table.place(duty.piece, action.region, action.number)
        else:
            table.deploy(me, action.region, action.number)
        if left and len(later) == 1 and not duty.piece:
            table.deploy(me, later[0], left)
        elif left and later:
            rest = Duty("deploy", me, later, left, duty.piece)
    if rest is not None:
        table.duties.insert(0, rest)
    if not table.duties:
        if table.phase == "retreat":
            table.next_turn()
        else:
            redeploy(table)


def start_placing(table: Table) -> None:
    """Encampments and Heroes are taken up and placed anew (B-POWER-BIVOUACKING-04, B-POWER-HEROIC-01)."""
    table.phase = "place"
    me = table.folks[table.active[table.seat]]
    if me.have("bivouacking"):
        table.take_back("encampment")
    if me.have("heroic"):
        table.take_back("hero")
    if not placing_offers(table, me):
        score(table)


def place(table: Table, action: Action) -> None:
    """A marker goes into a region still held; with none left to place the player scores."""
    me = table.folks[table.active[table.seat]]
    if action.do == "use":
        table.used.append((action.key, action.region))
        table.place(action.key, action.region)
        if placing_offers(table, me):
            return
    score(table)


# The end of a turn


def score(table: Table) -> None:
    """The player whose turn it is gets coins (B-SCORE-05)."""
    table.earn(income(table, table.seat))
    me = table.active_of(table.seat)
    if me is not None and me.have("wealthy") and table.picked:
        table.wealthy_paid.add(table.seat)
    table.phase = "close"
    if not closing_offers(table):
        retreat(table)


def close(table: Table, action: Action) -> None:
    """Diplomat names an ally; a Stout race may decline, without a second scoring (B-TURN-09, B-POWER-STOUT-02)."""
    seat = table.seat
    if action.do == "use":
        table.used.append((action.key, action.region))
        table.truces[seat] = action.number
        table.facts.append(("truce_made", seat, action.number))
        if closing_offers(table):
            return
    elif action.do == "decline":
        decline(table, table.folks[table.active[seat]])
    retreat(table)


def retreat(table: Table) -> None:
    """What was driven out is placed, clockwise from the active player (B-LOSS-04 to -09, B-TURN-06)."""
    table.phase = "retreat"
    retreats, table.retreats = table.retreats, []
    for turn in range(table.players):
        for me in table.folks_of((table.seat + turn) % table.players):
            if retreats:
                me.hand += me.fled
                me.fled = 0
            regroup(table, me, [(region, piece, number) for slot, region, piece, number in retreats if slot == me.slot])
    if not table.duties:
        table.next_turn()


def regroup(table: Table, me: Folk, retreats: list[tuple[int, str, int]]) -> None:
    """Survivors and Encampments go to regions the race still holds; survivors perhaps not next door (B-LOSS-06)."""
    refuges: dict[frozenset[int], int] = {}
    camps = 0
    for lost, piece, number in retreats:
        refuge = frozenset(me.regions)
        if piece:
            camps += number
            continue
        if table.world.options.refugee_adjacency == "non_adjacent":
            refuge = refuge - table.world.near[lost] or refuge
        refuges[refuge] = refuges.get(refuge, 0) + number
    for refuge, number in refuges.items():
        owe(table, me, sorted(refuge), number)
    owe(table, me, sorted(me.regions), camps, "encampment")


# What decline leaves (I-19; B-DECLINE)


def decline(table: Table, me: Folk) -> None:
    """The active race is turned over; the older declined race leaves first (B-DECLINE-03 to -09)."""
    seat = me.seat
    if not spirit(me):
        for older in [table.folks[slot] for slot in table.declined[seat]]:
            if not spirit(older):
                vanish(table, older)

    table.facts.append(("tribe_declined", seat, me.race, me.power, len(me.regions)))
    me.active = False
    table.active[seat] = EMPTY
    table.declined[seat].append(me.slot)

    # One token per region stays, of Ghouls all; the rest goes to the tray (B-DECLINE-04, B-RACE-GHOULS-01)
    if me.race != "ghouls":
        table.gather(me)
    table.tray[me.race] += me.hand + me.aside
    me.hand = me.aside = 0

    # Lairs and Fortresses stay, the other markers leave (B-DECLINE-06)
    for kind in LEAVING:
        for region in list(table.on[kind]):
            if region in me.regions:
                table.remove(kind, region)

    # The badge is discarded, but for Spirit (B-DECLINE-05)
    if not spirit(me) and me.power is not None:
        table.discard.append(table.world.powers.index(me.power))
        me.power = None
    maybe_vanish(table, me)


# The coins of a turn, counted again from the table (I-18; B-SCORE)

PER_TERRAIN = ("forest", "hill", "swamp")


def income(table: Table, seat: int) -> list[Item]:
    """What a player gets at the end of this turn: race, source, coins."""
    items: list[Item] = []
    for folk in table.folks_of(seat):
        items.append((folk.race, "regions", len(folk.regions)))
        items.append((folk.race, folk.race, banner_coins(table, folk)))
        if folk.active and folk.power is not None:
            items.append((folk.race, folk.power, badge_coins(table, folk, folk.power)))
    return sorted(item for item in items if item[2])


def banner_coins(table: Table, folk: Folk) -> int:
    """The bonus of the race (B-SCORE-02, -03)."""
    world, options = table.world, table.world.options
    if folk.race == "dwarves" and (folk.active or options.dwarf_mines_in_decline == "yes"):
        return len(folk.regions & world.symbols["mine"])
    if folk.are("humans"):
        return len(folk.regions & world.terrains["farmland"])
    if folk.are("wizards"):
        return len(folk.regions & world.symbols["magic"])
    if folk.are("orcs"):
        return conquered(table, folk, empty_too=options.orcs_bonus == "any")
    return 0


def badge_coins(table: Table, folk: Folk, power: str) -> int:
    """The bonus of the power of an active race."""
    if power in PER_TERRAIN:
        return len(folk.regions & table.world.terrains[power])
    if power == "merchant":
        return len(folk.regions)
    if power == "alchemist":
        return 2  # also without a region (B-POWER-ALCHEMIST-03)
    if power == "fortified":
        return len(folk.regions & set(table.on["fortress"]))
    if power == "pillaging":
        return conquered(table, folk)
    if power == "wealthy" and table.picked:  # B-POWER-WEALTHY-01 to -03
        once = table.world.options.wealthy_once == "per_game"
        return 0 if once and folk.seat in table.wealthy_paid else 7
    return 0


def conquered(table: Table, folk: Folk, empty_too: bool = False) -> int:
    """How many regions with a token in them the race took this turn, or how many at all."""
    return len([won for won in table.conquests if won.slot == folk.slot and (empty_too or not won.empty)])
