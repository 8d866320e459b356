"""What the catalogue allows at a decision, to compare with what the game lists (I-27, I-28)."""

from referee.compare import DECLINE, END, EXPAND, Choice, use
from referee.table import Duty, Folk
from referee.warcraft import offers
from referee.warcraft.conquest import CONQUEST, FORCE, can_pay, prices, reach
from referee.warcraft.ending import placing_offers, placing_owed
from referee.warcraft.table import Table
from referee.world import DIE


def choices(table: Table) -> set[Choice]:
    """Everything the decider may do."""
    if table.over:
        return set()
    if table.duties:
        return answers(table, table.duties[0])
    if table.phase == "declare":
        return {EXPAND, DECLINE}
    if table.phase == "pick":
        return {("pick", -1, place, "", -1) for place in table.picks()}
    me = table.active_folk()
    if table.phase == "begin":
        return beginnings(table, me) | (set() if begin_owed(table, me) else {END})
    if table.phase == "conquer":
        return conquests(table, me)
    if table.phase == "recruit":
        return recruits(table, me) | {END}
    return placing_offers(table, me) | (set() if placing_owed(table, me) else {END})


def beginnings(table: Table, me: Folk) -> set[Choice]:
    """The form of the Worgen, bombs with a toll, a side for a neutral race (W-TURN-04, step 2)."""
    return forms(table, me) | fuses(table, me) | offers.sides(table, me)


def begin_owed(table: Table, me: Folk) -> bool:
    """The form must be chosen and every bomb dealt with (W-RACE-WORGEN-02, W-RACE-GOBLIN-02)."""
    return bool(forms(table, me) or fuses(table, me))


def forms(table: Table, me: Folk) -> set[Choice]:
    """Human or worgen form, the latter for a coin (W-RACE-WORGEN-01 to -04)."""
    chosen = table.times_used("human_form") + table.times_used("worgen_form")
    if not me.are("worgen") or chosen or table.declining:
        return set()
    return {use("human_form")} | ({use("worgen_form")} if table.coins[me.seat] else set())


def fuses(table: Table, me: Folk) -> set[Choice]:
    """Bombs under Aegis or Harmony: pay, or take them up unseen (W-RACE-GOBLIN-09)."""
    if not me.are("goblins"):
        return set()
    lit = {use("light_fuse", region) for region in table.on["bomb"] if can_pay(table, me, (region,), FORCE)}
    return lit | {use("take_up_bomb", region) for region in table.on["bomb"]}


def conquests(table: Table, me: Folk) -> set[Choice]:
    """Abandon before the first conquest or offer, conquer, the last attempt, offers, an end (W-CONQ)."""
    if table.over_but_for_magic:
        return offers.late(table, me) | {END}
    found = {END} | offers.among_conquests(table, me)
    if not table.moved:
        found |= {("abandon", region, -1, "", -1) for region in me.regions}
    if me.hand >= me.least:  # W-CONQ-09, W-RACE-TAUREN-03
        certain = attacks(table, me, me.hand, last=False)
        hoped = attacks(table, me, me.hand + max(DIE), last=True) - certain  # at most three missing (W-CONQ-12)
        found |= {("conquer", region, -1, "", -1) for region in certain}
        found |= {("reinforce", region, -1, "", -1) for region in hoped}
    return found


def attacks(table: Table, me: Folk, most: int, last: bool) -> set[int]:
    """Regions in reach that cost no more than this many tokens, and whose tolls can be paid."""
    cost = prices(table, me, reach(table, me, last), last)
    return {region for region in cost if cost[region] <= most and can_pay(table, me, (region,), CONQUEST)}


def recruits(table: Table, me: Folk, rich: bool = False) -> set[Choice]:
    """Forsaken: a token for each that fell, a coin each, while the tray lasts (W-RACE-FORSAKEN-01 to -05).

    `rich`: as players see it who do not know the purse (W-SETUP-12).
    """
    wanted = table.times_used("recruit") < table.felled
    if me.are("forsaken") and wanted and (rich or table.coins[me.seat]) and table.tray[me.race]:
        return {use("recruit")}
    return set()


def answers(table: Table, duty: Duty) -> set[Choice]:
    """Regions are asked in the order of the board, so that every result has one way to it."""
    here, later = duty.regions[0], duty.regions[1:]
    return {
        ("deploy", here, number, "", -1)
        for number in range(duty.number + 1)
        if fits(table, duty, here, number) and rest_fits(table, duty, later, duty.number - number)
    }


def fits(table: Table, duty: Duty, region: int, number: int) -> bool:
    """May this many go there? Beasts are tokens of the region, and no Tauren stands alone (W-RACE-TAUREN-01)."""
    if duty.piece == "beast":
        return number <= room(table, region)
    if duty.piece:
        return True
    return number == 0 or number >= duty.folk.least or table.tokens[region] > 0


def rest_fits(table: Table, duty: Duty, later: list[int], number: int) -> bool:
    """Can all the others still be placed?"""
    if duty.piece == "beast":
        return number <= sum(room(table, region) for region in later)
    return number == 0 or any(fits(table, duty, region, number) for region in later)


def room(table: Table, region: int) -> int:
    """How many more tokens of a region can be beasts."""
    return table.tokens[region] - table.on["beast"].get(region, 0)
