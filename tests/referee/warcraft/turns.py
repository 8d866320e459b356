"""A turn played by the catalogue: what an action does, and what happens by itself after it (W-TURN-04, -05)."""

from referee.table import NOBODY, Duty, Folk, Luck, pick, refill
from referee.warcraft import conquest, legality, offers
from referee.warcraft.conquest import untouchable
from referee.warcraft.ending import decline, dismiss_beasts, income, open_offers, place_marker, prepare
from referee.warcraft.table import ALLIANCE, HORDE, MARKERS, Table
from smallworld.engine.actions import Action


def perform(table: Table, action: Action, luck: Luck) -> None:
    """Play one action and run on to the next decision."""
    table.facts = []
    table.luck = luck
    if table.duties:
        answer(table, action)
        if not table.duties:
            {"redeploy": start_placing, "place": go_on_placing, "retreat": next_turn}[table.phase](table)
    elif table.phase == "declare":
        table.declining = action.do == "decline"
        begin(table)
    elif table.phase == "pick":
        take_combo(table, action.number)
        begin(table)
    elif table.phase == "begin":
        choose(table, action)
    elif table.phase == "conquer":
        conquer(table, table.active_folk(), action)
    elif table.phase == "recruit":
        recruit(table, table.active_folk(), action)
    elif action.do == "end":
        score(table)
    else:
        place_marker(table, table.active_folk(), action)
        go_on_placing(table)


# The beginning


def begin(table: Table) -> None:
    """Bombs go off, Harmony tokens come back, beasts are counted; then the choices (W-TURN-04, step 2)."""
    table.phase = "begin"
    me = table.active_folk()
    blow_up(table, me)
    if me.are("pandaren"):
        table.harmony = set()
    if not table.declining:
        beasts(table, me)
    if not legality.beginnings(table, me):
        begun(table, me)


def beasts(table: Table, me: Folk) -> None:
    """All beasts are discarded, then one for each hill still held is taken, at most five (W-POWER-BEAST-01, -02)."""
    if me.have("beast_master"):
        dismiss_beasts(table, me)
        table.supply["beast"] = min(MARKERS["beast"], len(me.regions & table.world.of("hill")))
        me.hand += table.supply["beast"]


def choose(table: Table, action: Action) -> None:
    """A form, a bomb, a side."""
    me = table.active_folk()
    if action.do == "use":
        table.used.append((action.key, action.region))
    if action.key == "human_form":
        table.pay(NOBODY, me.seat, 2, action.key)
    elif action.key == "worgen_form":
        table.pay(me.seat, NOBODY, 1, action.key)
    elif action.key == "light_fuse":
        light(table, me, action.region)
        blow_up(table, me)  # what this payment covers too (W-RACE-PANDA-03)
    elif action.key == "take_up_bomb":
        take_up(table, action.region)
    elif action.key in ("side_with_alliance", "side_with_horde"):
        table.side = HORDE if action.key.endswith(HORDE) else ALLIANCE
    if action.do == "end" or not legality.beginnings(table, me):
        begun(table, me)


def begun(table: Table, me: Folk) -> None:
    """The decline that was declared, or the troops are readied (W-TURN-05, W-CONQ-16)."""
    if table.declining:
        decline(table, me)
        score(table)
        return
    table.phase = "conquer"
    table.acting = me
    table.moved = False
    spot = table.where("champion")
    if me.have("championing") and spot >= 0 and table.tokens[spot]:
        table.remove("champion", spot)  # W-POWER-CHAMP-07: alone the Champion stays, unless the region is abandoned
    table.gather(me)
    table.facts.append(("troops_readied", me.seat, me.race, me.hand))


# Conquests


def conquer(table: Table, me: Folk, action: Action) -> None:
    """One action of the race whose conquests these are."""
    region = action.region
    if action.do == "abandon":
        table.abandon(me, region)
    elif action.do == "conquer":
        price = conquest.prices(table, me, {region})[region]
        conquest.pay_tolls(table, me, region, conquest.CONQUEST)
        conquest.take(table, me, region, price, "tokens")
    elif action.do == "reinforce":
        last_attempt(table, me, region)
        table.over_but_for_magic = bool(offers.late(table, me, rich=True))
    elif action.do == "use":
        offers.perform(table, me, action)
    over = table.over_but_for_magic and not offers.late(table, me, rich=True)
    if over or action.do == "end" or (action.do == "reinforce" and not table.over_but_for_magic):
        table.acted.add(me.slot)
        table.armed = []
        start_recruiting(table, me)


def last_attempt(table: Table, me: Folk, region: int) -> None:
    """Hand and die against the price; tolls are paid before and not returned (W-CONQ-12, W-PAY-04)."""
    price = conquest.prices(table, me, {region}, last=True)[region]
    conquest.pay_tolls(table, me, region, conquest.CONQUEST)
    face = table.luck.die()
    table.facts.append(("die_rolled", me.seat, face))
    if me.hand + face >= price:
        conquest.take(table, me, region, me.hand, "die")
    else:
        conquest.note_attack(table, me, region)
        table.facts.append(("attack_failed", me.seat, me.race, region, price - me.hand - face))
        table.armed = []  # spent, and still where it was (W-ART-04)


def start_recruiting(table: Table, me: Folk) -> None:
    """The Spirit Healer's token; then the Forsaken may buy (W-TURN-04, step 6, W-PLACE-HEALER-01)."""
    table.phase = "recruit"
    if table.holds(me, "spirit_healer"):
        join(table, me)
    if not legality.recruits(table, me, rich=True):
        redeploy(table, me)


def join(table: Table, me: Folk) -> None:
    """A token from the tray, if it has one."""
    if table.tray[me.race]:
        table.tray[me.race] -= 1
        me.hand += 1
        table.facts.append(("tokens_recruited", me.seat, me.race, 1))


def recruit(table: Table, me: Folk, action: Action) -> None:
    """Forsaken buy a token, or go on."""
    if action.do == "use":
        table.used.append((action.key, action.region))
        table.pay(me.seat, NOBODY, 1, action.key)
        join(table, me)
    if action.do == "end" or not legality.recruits(table, me, rich=True):
        redeploy(table, me)


# The end of a turn


def redeploy(table: Table, me: Folk) -> None:
    """The tokens of the active race are spread over its regions (W-CONQ-20)."""
    table.phase = "redeploy"
    table.settled.add(me.slot)
    if len(me.regions) == 1:
        owe(table, me, sorted(me.regions), me.hand)
    elif me.regions:
        spare = sum(max(0, table.tokens[region] - me.least) for region in me.regions)
        owe(table, me, sorted(me.regions), me.hand + spare)
        if table.duties:
            table.duties[0].fresh = True
    if not table.duties:
        start_placing(table)


def start_placing(table: Table) -> None:
    """Markers that are placed by themselves, and which of the tokens are beasts."""
    table.phase = "place"
    me = table.active_folk()
    prepare(table, me)
    if me.have("beast_master"):
        owe(table, me, sorted(me.regions), table.supply["beast"], "beast")
    if not table.duties:
        go_on_placing(table)


def go_on_placing(table: Table) -> None:
    """With nothing left to place, in any order, the player scores."""
    if not open_offers(table, table.active_folk()):
        score(table)


def score(table: Table) -> None:
    """The player whose turn it is gets coins (W-SCORE)."""
    table.earn(income(table, table.seat))
    retreat(table)


def retreat(table: Table) -> None:
    """What was driven out is placed, clockwise from the active player (W-TURN-07, W-CONQ-21)."""
    table.phase = "retreat"
    retreats, table.retreats = table.retreats, []
    for turn in range(table.players):
        for me in table.folks_of((table.seat + turn) % table.players):
            own = [(piece, number) for slot, _, piece, number in retreats if slot == me.slot]
            if own:
                me.hand += me.fled
                me.fled = 0
            for kind in ("", "beast", "champion"):
                owe(table, me, sorted(me.regions), sum(number for piece, number in own if piece == kind), kind)
    if not table.duties:
        next_turn(table)


def next_turn(table: Table) -> None:
    """The next player, or the end; a player without a race finds one to pick (W-TEAM-03)."""
    table.next_turn()
    if table.phase == "pick":
        offer_something(table)


# Bombs of the Goblins (W-RACE-GOBLIN-02 to -10)


def blow_up(table: Table, me: Folk) -> None:
    """At the beginning of the turn: what nobody holds any more is taken up, what costs no toll is turned up."""
    if not me.are("goblins"):
        return
    for region in sorted(table.on["bomb"]):
        keeper = table.folk_in(region)
        friendly = keeper is None or keeper.seat == me.seat or table.world.partners(keeper.seat, me.seat)
        if friendly or region in untouchable(table, me):
            take_up(table, region)
        elif not conquest.due(table, me, (region,), conquest.FORCE):
            light(table, me, region)


def light(table: Table, me: Folk, region: int) -> None:
    """Pay what is due and turn the bomb up; half of them explode, all are gone (W-RACE-GOBLIN-03 to -05)."""
    conquest.pay_tolls(table, me, region, conquest.FORCE)
    if table.reveal("bomb", region) == "explosion":
        conquest.raze(table, me, region)


def take_up(table: Table, region: int) -> None:
    """Back on top of the stack, unseen (W-RACE-GOBLIN-06)."""
    table.bombs.append(table.faces.pop(("bomb", region)))
    table.remove("bomb", region)
    table.supply["bomb"] = len(table.bombs)


# Tokens, beasts and the Champion are spread over regions, region by region in the order of the board


def owe(table: Table, me: Folk, regions: list[int], number: int, piece: str = "") -> None:
    """Let the owner spread them; if there is only one way they go that way, with no region they stay in hand."""
    duty = Duty("deploy", me, regions, number, piece)
    if number and len(regions) > 1:
        table.duties.append(duty)
    elif number and regions and legality.fits(table, duty, regions[0], number):
        put(table, duty, regions[0], number)


def put(table: Table, duty: Duty, region: int, number: int) -> None:
    """Tokens of the hand, or markers of the supply, go into a region."""
    if duty.piece:
        table.place(duty.piece, region, number)
    else:
        table.deploy(duty.folk, region, number)


def answer(table: Table, action: Action) -> None:
    """The owner answers the first open question; the last region takes the rest."""
    duty = table.duties.pop(0)
    later = duty.regions[1:]
    assert action.region == duty.regions[0], "another region is asked about"
    if duty.fresh:  # until the first answer every token stood where it stood
        table.gather(duty.folk)
    put(table, duty, action.region, action.number)
    left = duty.number - action.number
    if left and len(later) == 1:
        put(table, duty, later[0], left)
    elif left:
        table.duties.insert(0, Duty("deploy", duty.folk, later, left, duty.piece))


# The column, in teams (W-TEAM-03)


def take_combo(table: Table, place: int) -> None:
    """In a team, a poor player pays all they have; beasts come with the first hills (W-TEAM-03, W-POWER-BEAST-03)."""
    me = pick(table, place, min(place, table.coins[table.seat]))
    if me.have("beast_master"):
        table.supply["beast"] = 0
    if me.are("goblins"):
        table.bombs = [table.world.faces["bomb"][face] for face in table.luck.bombs]


def offer_something(table: Table) -> None:
    """While all combinations belong to the other faction, the lowest goes under the stacks (W-TEAM-03)."""
    for _ in range(len(table.banners)):
        if table.picks() or not table.column:
            return
        race, power, _ = table.column.pop()
        table.banners.insert(0, race)
        table.badges.insert(0, power)
        names = table.world.races[race], table.world.powers[power]
        table.facts.append(("combo_withdrawn", len(table.column), *names))
        refill(table)
