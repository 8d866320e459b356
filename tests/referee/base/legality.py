"""What the catalogue allows at a decision, to compare with what the game lists (I-27, I-28)."""

from referee.base.conquest import die_may_help, dragon_targets, prices, reach, sorcery_targets
from referee.base.table import Table, acts
from referee.compare import DECLINE, END, EXPAND, Choice
from referee.table import EMPTY, NOBODY, Folk

ROLL: Choice = ("roll", -1, -1, "", -1)


def choices(table: Table) -> set[Choice]:
    """Everything the decider may do."""
    if table.over:
        return set()
    if table.duties:
        return answers(table)
    if table.phase == "declare":
        return declarations(table)
    if table.phase == "pick":
        return picks(table)
    if table.phase == "conquer":
        return conquests(table)
    me = table.folks[table.active[table.seat]]
    if table.phase == "place":
        offers = placing_offers(table, me)
        return offers if me.have("heroic") and offers else offers | {END}  # B-POWER-HEROIC-01 does not say "may"
    return closing_offers(table) | {END}


def answers(table: Table) -> set[Choice]:
    """Regions are asked in the order of the board, so that every result has one way to it."""
    duty = table.duties[0]
    if duty.kind == "give_up":
        latest = len(duty.regions) - duty.number
        return {("give_up", region, -1, "", -1) for region in duty.regions[: latest + 1]}
    return {("deploy", duty.regions[0], number, "", -1) for number in range(duty.number + 1)}


def declarations(table: Table) -> set[Choice]:
    """Expand or decline; perhaps only decline (B-TURN-04, B-DECLINE-17, -18)."""
    if table.world.options.forced_decline == "when_unable" and not able_to_conquer(table):
        return {DECLINE}
    return {EXPAND, DECLINE}


def able_to_conquer(table: Table) -> bool:
    """Would any race of the player have a conquest, perhaps with the die, all tokens in hand and nothing abandoned?"""
    folks = [folk for folk in table.folks_of(table.seat) if acts(folk)]
    kept = table.tokens[:], [folk.hand for folk in folks]
    able = False
    for folk in folks:  # in the order in which they would act
        folk.hand += folk.aside
        table.gather(folk)
        able = able or has_target(table, folk)
    table.tokens = kept[0]
    for folk, hand in zip(folks, kept[1], strict=True):
        folk.hand = hand
    return able


def has_target(table: Table, me: Folk) -> bool:
    """Has the race a conquest in reach?"""
    if me.are("sorcerers") and sorcery_targets(table, me):
        return True
    if me.hand == 0:
        return False
    if me.have("dragon_master") and dragon_targets(table, me):
        return True
    for price in prices(table, me, reach(table, me)).values():
        if price <= me.hand or die_may_help(table, price, me.hand):
            return True
        if me.have("berserk") and max(1, price - 3) <= me.hand:  # B-DIE-13: Berserk has its own die
            return True
    return False


def picks(table: Table) -> set[Choice]:
    """The combinations the player can pay for; or their Ghouls act first (B-TURN-03, -07, B-PICK-06)."""
    affordable = min(len(table.column), table.coins[table.seat] + 1)  # B-PICK-01, -06
    found: set[Choice] = {("pick", -1, place, "", -1) for place in range(affordable)}
    for folk in table.folks_of(table.seat):
        if acts(folk) and folk.slot not in table.acted:
            found.add(("muster", -1, -1, folk.race, -1))
    return found


def conquests(table: Table) -> set[Choice]:
    """Abandon, conquer, the die, sorcery, the Dragon, or an end (B-ABANDON-03, B-CONQ, B-DIE, B-POWER-BERSERK)."""
    me = table.acting
    assert me is not None
    found = {END}
    if not table.moved:
        found |= {("abandon", region, -1, "", -1) for region in me.regions}
    if me.hand:
        berserk = me.have("berserk")
        for region, price in prices(table, me, reach(table, me)).items():
            if price <= me.hand:
                found.add(("conquer", region, -1, "", -1))
            elif not berserk and die_may_help(table, price, me.hand):
                found.add(("reinforce", region, -1, "", -1))
        if berserk and table.roll < 0:
            found.add(ROLL)
    if table.roll < 0:  # B-X-SORCERERS-BERSERK: a roll must be used for a conquest with tokens
        if me.are("sorcerers"):
            found |= {("use", region, -1, "sorcery", -1) for region in sorcery_targets(table, me)}
        if me.have("dragon_master"):
            found |= {("use", region, -1, "dragon", -1) for region in dragon_targets(table, me)}
    return found


def placing_offers(table: Table, me: Folk) -> set[Choice]:
    """Markers that may be placed now: Encampments, a Fortress, Heroes. Equal markers go in the order of the board."""
    found: set[Choice] = set()
    if me.have("bivouacking") and table.supply["encampment"]:
        last = table.last_used("encampment")
        found |= {("use", region, -1, "encampment", -1) for region in me.regions if region >= last}
    if me.have("fortified") and table.supply["fortress"] and table.last_used("fortress") < 0:
        found |= {("use", region, -1, "fortress", -1) for region in me.regions - set(table.on["fortress"])}
    if me.have("heroic") and table.supply["hero"]:
        last = table.last_used("hero")
        free = sorted(region for region in me.regions if region > last)
        heroes = min(table.supply["hero"], len(free))
        found |= {("use", region, -1, "hero", -1) for region in free[: len(free) - heroes + 1] if heroes}
    return found


def closing_offers(table: Table) -> set[Choice]:
    """An ally for the Diplomat, a late decline for Stout (B-TURN-09, B-POWER-DIPLOMAT-01, -08, B-POWER-STOUT-01)."""
    if table.active[table.seat] == EMPTY:
        return set()
    me = table.folks[table.active[table.seat]]
    if me.have("stout"):
        return {DECLINE}
    if me.have("diplomat") and table.truces[table.seat] == NOBODY:
        others = set(range(table.players)) - {table.seat} - table.attacked
        return {("use", -1, seat, "truce", -1) for seat in others}
    return set()
