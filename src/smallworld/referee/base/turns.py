"""A turn played by the catalogue: what an action does, and what happens by itself after it (B-TURN)."""

from smallworld.engine.actions import Action
from smallworld.referee.base import conquest, decline, scoring
from smallworld.referee.base.catalogue import AMAZONS_EXTRA
from smallworld.referee.base.column import pick
from smallworld.referee.base.legality import closing_offers, placing_offers
from smallworld.referee.base.table import EMPTY, NOBODY, Duty, Folk, Table, acts
from smallworld.referee.ending import maybe_vanish
from smallworld.referee.luck import Luck


def perform(table: Table, action: Action, luck: Luck) -> None:
    """Play one action and run on to the next decision."""
    table.facts = []
    table.luck = luck
    if table.duties:
        answer(table, action)
    elif table.phase == "declare":
        if action.do == "decline":
            decline.decline(table, table.folks[table.active[table.seat]])
            score(table)
        else:
            muster_next(table)
    elif table.phase == "pick":
        if action.do == "pick":
            pick(table, action.number)
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
        number = min(scoring.conquered(table, me) // 2, table.tray[me.race])
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
    """Let the owner spread tokens or markers; tokens with one way to go go there."""
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
            next_turn(table)
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
    """The player whose turn it is gets his coins (B-SCORE-05)."""
    seat = table.seat
    items = scoring.income(table, seat)
    coins = sum(item[2] for item in items)
    table.coins[seat] += coins
    table.facts.append(("coins_earned", seat, coins, tuple(items)))
    me = table.active_of(seat)
    if me is not None and me.have("wealthy") and table.picked:
        table.wealthy_paid.add(seat)
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
        decline.decline(table, table.folks[table.active[seat]])
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
        next_turn(table)


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


def next_turn(table: Table) -> None:
    """The next player, or the end."""
    if table.pass_turn():
        start_turn(table)
    else:
        table.end(scoring.winners(table))


def start_turn(table: Table) -> None:
    """The peace of the player ends, and everything that counted for one turn (B-POWER-DIPLOMAT-02, B-TURN-03, -04)."""
    table.truces[table.seat] = NOBODY
    table.picked = table.moved = False
    table.acting = None
    table.acted, table.settled, table.attacked = set(), set(), set()
    table.roll = -1
    table.conquests, table.used, table.retreats = [], [], []
    table.phase = "pick" if table.active[table.seat] == EMPTY else "declare"
    table.facts.append(("turn_started", table.seat, table.round))
