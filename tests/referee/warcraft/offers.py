"""What races, powers and artifacts offer during the conquests (I-27, I-28), and what that does."""

from referee.compare import Choice, use
from referee.table import EMPTY, NATIVES, NOBODY, Folk
from referee.warcraft import conquest
from referee.warcraft.conquest import CONQUEST, FORCE, TOUCH, beside, can_pay, due, open_to, raid_targets, untouchable
from referee.warcraft.table import ALLIANCE, ARTIFACTS, FACTION, HORDE, NEUTRAL, Table
from smallworld.engine.actions import Action

STEAL = "steal_"  # and the artifact
WEAPONS = ("ashes_of_alar", "doomhammer", "frostmourne")  # serve one conquest a turn (W-ART-04)


def among_conquests(table: Table, me: Folk) -> set[Choice]:
    """Every offer of the conquest step. While something is armed for the next conquest, only offers that help one."""
    found = weapons(table, me) | raid(table, me) | assaults(table, me)
    if not table.armed:
        found |= champion_attacks(table, me) | intimidation(table, me) | late(table, me)
    return found


def late(table: Table, me: Folk, rich: bool = False) -> set[Choice]:
    """Portals, thefts and a side are no conquests: they go on after the last die (W-TURN-04, W-PLACE-BATTLE-03).

    `rich`: as players see it who do not know the purse (W-SETUP-12).
    """
    return portals(table, me, rich) | thefts(table, me, rich) | sides_now(table, me)


def weapons(table: Table, me: Folk) -> set[Choice]:
    """Artifacts in the race's hands, once a turn, with tokens enough to conquer (W-ART-01, -05, W-CONQ-09)."""
    if me.hand < me.least:
        return set()
    found = {use(word) for word in WEAPONS if table.holds(me, word) and not table.times_used(word)}
    return found if table.coins[me.seat] >= 2 else found - {use("doomhammer")}


def raid(table: Table, me: Folk) -> set[Choice]:
    """Ethereals, instead of a theft: a place beside them for two less (W-RACE-ETHEREAL-01, -03)."""
    spent = table.times_used("raid") or has_stolen(table)
    if not me.are("ethereals") or spent or me.hand == 0 or not raid_targets(table, me) & open_to(table, me):
        return set()
    return {use("raid")}


def thefts(table: Table, me: Folk, rich: bool) -> set[Choice]:
    """Ethereals: an open artifact beside them comes into the region it borders on (W-RACE-ETHEREAL-02, -04, -05)."""
    if not me.are("ethereals") or table.times_used("raid") or has_stolen(table):
        return set()
    near = table.world.around(me.regions) - me.regions - untouchable(table, me)
    return {
        use(f"{STEAL}{artifact}", region, home)
        for artifact in ARTIFACTS
        for region in set(table.on[artifact]) & near
        if rich or can_pay(table, me, (region,), TOUCH)
        for home in table.world.near[region] & me.regions
    }


def has_stolen(table: Table) -> bool:
    """Was there a theft this turn, whichever artifact it was?"""
    return any(word.startswith(STEAL) for word, _ in table.used)


def assaults(table: Table, me: Folk) -> set[Choice]:
    """Gnomes: any land anywhere, once a turn, perhaps not as first conquest (W-RACE-GNOME-01, -05)."""
    first = not me.regions and table.world.options.gnome_first_assault == "forbidden"
    if not me.are("gnomes") or first or me.hand == 0 or table.times_used("assault"):
        return set()
    targets = open_to(table, me) & table.world.land
    return {use("assault", region) for region in targets if can_pay(table, me, (region,), CONQUEST)}


def escort(table: Table, me: Folk) -> int:
    """Tokens that go with the Champion: none, of Tauren perhaps two (W-RACE-TAUREN-09)."""
    return me.least if me.least > 1 and table.world.options.tauren_champion == "with_two" else 0


def champion_attacks(table: Table, me: Folk) -> set[Choice]:
    """The Champion takes any adjacent region once a turn, from hand or a region held alone (W-POWER-CHAMP-01, -09)."""
    spot = table.where("champion")
    free = table.supply["champion"] or (spot in me.regions and table.tokens[spot] == 0)
    if not me.have("championing") or not free or table.times_used("champion") or me.hand < escort(table, me):
        return set()
    targets = beside(table, me) & open_to(table, me)
    return {use("champion", region) for region in targets if can_pay(table, me, (region,), CONQUEST)}


def intimidation(table: Table, me: Folk) -> set[Choice]:
    """Three times a turn a wall, a fort or a token beside the race is sent away (W-POWER-INTIM-01 to -09)."""
    found: set[Choice] = set()
    if not me.have("intimidating") or table.times_used("intimidate") >= 3:
        return found
    if me.hand < me.least:  # no conquest can follow (W-POWER-INTIM-05)
        return found
    closed = untouchable(table, me)
    for region in table.world.around(me.regions) - me.regions - closed:
        slot = table.holder[region]
        victim = table.folk_in(region)
        walled = region in table.on["wall"] or region in table.on["fort"]
        if slot == EMPTY or not can_pay(table, me, (region,), TOUCH if walled else FORCE):
            continue
        if victim is not None and (victim.seat == me.seat or table.world.partners(victim.seat, me.seat)):
            continue
        others = set() if victim is None else victim.regions - {region} - closed
        others = {to for to in others if due(table, me, (to,), TOUCH) == 0}  # W-POWER-INTIM-09, W-ART-AEGIS-02
        if walled or slot == NATIVES or (table.tokens[region] and not others):
            found.add(use("intimidate", region))
        elif table.tokens[region]:  # the Champion alone cannot be moved (W-POWER-CHAMP-08)
            found |= {use("intimidate", region, to) for to in others}
    return found


def portals(table: Table, me: Folk, rich: bool) -> set[Choice]:
    """Twice a turn any two magic regions, none of them immune (W-POWER-PORTAL-01 to -05)."""
    if not me.have("portal_mage") or table.times_used("portal") >= 2:
        return set()
    spots = sorted(table.world.magic - untouchable(table, me))
    pairs = [(one, two) for one in spots for two in spots if one < two]
    return {use("portal", *pair) for pair in pairs if rich or can_pay(table, me, pair, FORCE)}


def sides(table: Table, me: Folk) -> set[Choice]:
    """A neutral race that holds the Battleground may name its side, once a turn (W-PLACE-BATTLE-02, -03)."""
    if FACTION[me.race] != NEUTRAL or not table.holds(me, "battleground") or table.side or table.declining:
        return set()
    return {use(f"side_with_{side}") for side in (ALLIANCE, HORDE)}


def sides_now(table: Table, me: Folk) -> set[Choice]:
    """The same when the Battleground itself was conquered this turn."""
    taken = {won.region for won in table.conquests if won.slot == me.slot}
    if table.where("battleground") not in taken:
        return set()
    return {use(f"{word}_now") for _, _, _, word, _ in sides(table, me)}


# What the offers do

LYING_THERE = ("wall", "fort", "beast", "champion", "bomb", "objective", *ARTIFACTS)
"""What a portal moves besides tokens; mountains, places and face-down markers stay (W-POWER-PORTAL-01, -02)."""


def perform(table: Table, me: Folk, action: Action) -> None:
    """Take an offer."""
    table.used.append((action.key, action.region))
    table.moved = True  # regions are abandoned before any of this (W-TURN-04)
    if action.key in (*WEAPONS, "raid"):
        table.armed.append(action.key)
    elif action.key == "assault":
        assault(table, me, action.region)
    elif action.key == "champion":
        champion(table, me, action.region)
    elif action.key == "intimidate":
        intimidate(table, me, action.region, action.to)
    elif action.key == "portal":
        portal(table, me, action.region, action.to)
    elif action.key.startswith(STEAL):
        theft(table, me, action.key.removeprefix(STEAL), action.region, action.to)
    else:
        table.side = {"side_with_alliance_now": ALLIANCE, "side_with_horde_now": HORDE}[action.key]


def assault(table: Table, me: Folk, region: int) -> None:
    """From the air: tolls, a die, and the region falls if the tokens suffice (W-RACE-GNOME-02, -03)."""
    conquest.pay_tolls(table, me, region, CONQUEST)
    face = table.luck.die()
    table.facts.append(("die_rolled", me.seat, face))
    table.assault = region, face
    price = conquest.prices(table, me, {region}, last=True)[region]
    if price <= me.hand:
        conquest.take(table, me, region, price, "assault")
        return
    conquest.note_attack(table, me, region)
    table.facts.append(("attack_failed", me.seat, me.race, region, price - me.hand))
    table.armed = []


def champion(table: Table, me: Folk, region: int) -> None:
    """The Champion takes the region alone, whatever defends it, and leaves one held alone (W-POWER-CHAMP-01, -09)."""
    conquest.pay_tolls(table, me, region, CONQUEST)
    if table.where("champion") >= 0:
        table.abandon(me, table.where("champion"))
    conquest.take(table, me, region, escort(table, me), "champion")
    table.place("champion", region)


def intimidate(table: Table, me: Folk, region: int, to: int) -> None:
    """A wall or fort goes first; then a token moves, or is lost with nowhere to go (W-POWER-INTIM-02 to -06)."""
    for kind in ("wall", "fort"):
        if region in table.on[kind]:
            conquest.pay_tolls(table, me, region, TOUCH)  # no attack (W-POWER-INTIM-06)
            table.remove(kind, region)
            return
    conquest.pay_tolls(table, me, region, FORCE)
    conquest.note_attack(table, me, region)
    victim = table.folk_in(region)
    if victim is None:
        table.felled += 1  # W-POWER-INTIM-03, W-RACE-FORSAKEN-04
        table.tokens[region] -= 1
        table.facts.append(("tokens_moved", NOBODY, "natives", region, -1, 1))
        if table.tokens[region] == 0:
            table.holder[region] = EMPTY
        return
    table.facts.append(("tokens_moved", victim.seat, victim.race, region, to, 1))
    if to >= 0:
        if table.on["beast"].get(region, 0) == table.tokens[region]:  # nobody but beasts
            table.take("beast", region, 1)
            table.place("beast", to)
        table.tokens[to] += 1
        conquest.check_garrison(table, victim, to)  # beside the Champion a Tauren is still alone
    elif conquest.under_the_chapel(table, me, victim):
        if table.on["beast"].get(region, 0) == table.tokens[region]:
            table.take("beast", region, 1)
            table.retreats.append((victim.slot, region, "beast", 1))
        conquest.flee(table, victim, region, 1)
    elif conquest.bury(table, victim, region, 1) == 0:
        conquest.flee(table, victim, region, 1)
    table.tokens[region] -= 1
    conquest.check_garrison(table, victim, region)


def portal(table: Table, me: Folk, one: int, two: int) -> None:
    """Everything movable changes places; tokens of a player may find something (W-POWER-PORTAL-01 to -04)."""
    for region in (one, two):
        conquest.pay_tolls(table, me, region, FORCE)
        conquest.note_attack(table, me, region)
    swap(table, one, two)
    table.facts.append(("regions_swapped", one, two))
    for region in (one, two):
        if table.holder[region] not in (EMPTY, NATIVES):
            conquest.discover(table, region)


def swap(table: Table, one: int, two: int) -> None:
    """Tokens, whose they are, and markers."""
    here, there = table.folk_in(one), table.folk_in(two)
    if here is not there:
        if here is not None:
            here.regions = here.regions - {one} | {two}
        if there is not None:
            there.regions = there.regions - {two} | {one}
    for some in (table.holder, table.tokens):
        some[one], some[two] = some[two], some[one]
    for kind in LYING_THERE:
        counts = table.on[kind].pop(one, 0), table.on[kind].pop(two, 0)
        table.on[kind].update({r: n for r, n in ((two, counts[0]), (one, counts[1])) if n})
    bombs = table.faces.pop(("bomb", one), ""), table.faces.pop(("bomb", two), "")
    table.faces.update({("bomb", r): face for r, face in ((two, bombs[0]), (one, bombs[1])) if face})


def theft(table: Table, me: Folk, artifact: str, region: int, home: int) -> None:
    """An artifact comes into the region of the Ethereals that it bordered on."""
    conquest.pay_tolls(table, me, region, TOUCH)
    table.move(artifact, home)
