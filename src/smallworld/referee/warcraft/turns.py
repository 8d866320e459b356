"""A turn played by the catalogue: what an action does, and what happens by itself after it (W-TURN-04, -05)."""

from smallworld.engine.actions import Action
from smallworld.referee.luck import Luck
from smallworld.referee.warcraft import column, decline, deeds, legality, losses, placing, reach, scoring, tolls
from smallworld.referee.warcraft.bombs import blow_up, light, take_up
from smallworld.referee.warcraft.catalogue import ALLIANCE, HORDE, MARKERS
from smallworld.referee.warcraft.offers import late
from smallworld.referee.warcraft.spreading import answer, owe
from smallworld.referee.warcraft.table import EMPTY, NOBODY, Folk, Table


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
        column.pick(table, action.number)
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
        placing.place(table, table.active_folk(), action)
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
        decline.dismiss_beasts(table, me)
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
        decline.decline(table, me)
        score(table)
        return
    table.phase = "conquer"
    table.acting = me
    table.moved = False
    spot = table.where("champion")
    if me.have("championing") and spot >= 0 and table.tokens[spot]:
        table.remove("champion", spot)  # W-POWER-CHAMP-07: alone he stays, unless the region is abandoned
    table.gather(me)
    table.facts.append(("troops_readied", me.seat, me.race, me.hand))


# Conquests


def conquer(table: Table, me: Folk, action: Action) -> None:
    """One action of the race whose conquests these are."""
    region = action.region
    if action.do == "abandon":
        table.abandon(me, region)
    elif action.do == "conquer":
        price = reach.prices(table, me, {region})[region]
        tolls.pay(table, me, region, tolls.CONQUEST)
        losses.take(table, me, region, price, "tokens")
    elif action.do == "reinforce":
        last_attempt(table, me, region)
        table.over_but_for_magic = bool(late(table, me, rich=True))
    elif action.do == "use":
        deeds.perform(table, me, action)
    over = table.over_but_for_magic and not late(table, me, rich=True)
    if over or action.do == "end" or (action.do == "reinforce" and not table.over_but_for_magic):
        table.acted.add(me.slot)
        table.armed = []
        start_recruiting(table, me)


def last_attempt(table: Table, me: Folk, region: int) -> None:
    """Hand and die against the price; tolls are paid before and not returned (W-CONQ-12, W-PAY-04)."""
    price = reach.prices(table, me, {region}, last=True)[region]
    tolls.pay(table, me, region, tolls.CONQUEST)
    face = table.luck.die()
    table.facts.append(("die_rolled", me.seat, face))
    if me.hand + face >= price:
        losses.take(table, me, region, me.hand, "die")
    else:
        losses.note_attack(table, me, region)
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
    placing.prepare(table, me)
    if me.have("beast_master"):
        owe(table, me, sorted(me.regions), table.supply["beast"], "beast")
    if not table.duties:
        go_on_placing(table)


def go_on_placing(table: Table) -> None:
    """With nothing left to place the player scores."""
    if not placing.offers(table, table.active_folk()):
        score(table)


def score(table: Table) -> None:
    """The player whose turn it is gets his coins (W-SCORE)."""
    items = scoring.income(table, table.seat)
    coins = sum(item[2] for item in items)
    table.coins[table.seat] += coins
    table.facts.append(("coins_earned", table.seat, coins, tuple(items)))
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
    """The next player, or the end."""
    if table.pass_turn():
        start_turn(table)
    else:
        table.end(scoring.winners(table))


def start_turn(table: Table) -> None:
    """Everything that counted for one turn is over (W-TURN-02, -03, W-TURN-04, step 11)."""
    table.picked = table.moved = table.declining = table.over_but_for_magic = False
    table.acting = None
    table.acted, table.settled, table.attacked = set(), set(), set()
    table.conquests, table.used, table.retreats, table.armed = [], [], [], []
    table.felled = 0
    table.saved, table.paid = set(), set()
    table.side, table.assault = "", None
    table.facts.append(("turn_started", table.seat, table.round))
    table.phase = "declare"
    if table.active[table.seat] == EMPTY:
        table.phase = "pick"
        column.offer_something(table)
