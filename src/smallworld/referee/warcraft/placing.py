"""The end of a turn: beasts, towers, forts, Harmony by themselves; the other markers by choice (W-TURN-04, step 8)."""

from smallworld.engine.actions import Action
from smallworld.referee.choice import Choice, use
from smallworld.referee.warcraft.catalogue import ALLIANCE, FACTION
from smallworld.referee.warcraft.reach import untouchable
from smallworld.referee.warcraft.scoring import leads_around
from smallworld.referee.warcraft.table import EMPTY, Folk, Table
from smallworld.referee.warcraft.tolls import TOUCH, due


def prepare(table: Table, me: Folk) -> None:
    """What happens without a choice."""
    if me.are("humans"):
        table.take_back("objective")  # W-RACE-HUMAN-01
    if me.are("pandaren"):  # W-RACE-PANDA-01
        others = {seat for seat in range(table.players) if not table.world.partners(seat, me.seat)}
        table.harmony = others - {me.seat} - table.attacked
    if me.have("defensive"):
        towers(table, me)
    if me.have("garrisoned"):
        for region in sorted(me.regions - set(table.on["fort"])):
            table.place("fort", region)  # W-POWER-GARRISON-01


def towers(table: Table, me: Folk) -> None:
    """A watch tower in exactly those fields around which the race is strongest (W-POWER-DEF-01, -02)."""
    for region in sorted(me.regions & table.world.of("fields")):
        deserved = leads_around(table, me, region)
        if deserved and region not in table.on["tower"]:
            table.place("tower", region)
        elif not deserved:
            table.remove("tower", region)


def offers(table: Table, me: Folk) -> set[Choice]:
    """Markers that may be placed now; equal ones in the order of the board."""
    return objectives(table, me) | bombs(table, me) | champion(table, me) | artifacts(table, me)


def owed(table: Table, me: Folk) -> bool:
    """A Champion who is not on the board must come to a region (W-POWER-CHAMP-08)."""
    return table.where("champion") < 0 and len(champion(table, me)) > 0


def last(table: Table, word: str) -> int:
    """The region where the last marker of this word went this turn."""
    return max([region for key, region in table.used if key == word], default=-1)


def objectives(table: Table, me: Folk) -> set[Choice]:
    """Up to two regions that no Alliance race holds and that are not immune (W-RACE-HUMAN-01, -05, W-ART-AEGIS-02)."""
    if not me.are("humans") or table.supply["objective"] == 0:
        return set()
    found: set[Choice] = set()
    closed = untouchable_but_partner(table, me)
    for region in range(last(table, "objective") + 1, len(table.holder)):
        keeper = table.folk_in(region)
        alliance = keeper is not None and FACTION[keeper.race] == ALLIANCE
        if not alliance and region not in closed and due(table, me, (region,), TOUCH) == 0:
            found.add(use("objective", region))
    return found


def untouchable_but_partner(table: Table, me: Folk) -> set[int]:
    """Immune regions: an objective does a partner no harm."""
    return {region for region in table.on["tower"] if region in untouchable(table, me)}


def bombs(table: Table, me: Folk) -> set[Choice]:
    """Beside the Goblins, on opponents' active races, one in a region, none on a tower (W-RACE-GOBLIN-01, -07, -09)."""
    if not me.are("goblins") or not table.bombs:
        return set()
    found: set[Choice] = set()
    for region in table.world.around(me.regions) - untouchable(table, me) - set(table.on["bomb"]):
        keeper = table.folk_in(region)
        rival = keeper is not None and keeper.active and keeper.seat != me.seat
        if rival and region > last(table, "bomb"):
            found.add(use("bomb", region))
    return found


def champion(table: Table, me: Folk) -> set[Choice]:
    """Once, to any own region, unless he holds his region alone (W-POWER-CHAMP-08)."""
    if not me.have("championing") or table.times_used("champion_moves"):
        return set()
    spot = table.where("champion")
    if spot >= 0 and table.tokens[spot] == 0:
        return set()
    return {use("champion_moves", region) for region in me.regions}


def artifacts(table: Table, me: Folk) -> set[Choice]:
    """Aegis and Heart are laid into one of the race's regions, the same or another (W-ART-AEGIS-01, W-ART-HEART-01)."""
    found: set[Choice] = set()
    for word in ("aegis_of_aggramar", "heart_of_azeroth"):
        if table.holds(me, word) and not table.times_used(word):
            found |= {use(word, region) for region in me.regions}
    return found


def place(table: Table, me: Folk, action: Action) -> None:
    """Put a marker where the player wants it."""
    region = action.region
    table.used.append((action.key, region))
    if action.key == "objective":
        table.place("objective", region)
    elif action.key == "bomb":
        table.faces["bomb", region] = table.bombs.pop()
        table.supply["bomb"] = len(table.bombs)
        table.on["bomb"][region] = 1
        table.facts.append(("piece_placed", "bomb", region, 1))
    elif action.key == "champion_moves":
        table.move("champion", region)
    else:
        table.move(action.key, region)
        if action.key == "heart_of_azeroth":
            heart(table, me, region)


def heart(table: Table, me: Folk, region: int) -> None:
    """Every opponent whose active race is next door pays a coin, if he has one (W-ART-HEART-01 to -04)."""
    for seat in range(table.players):
        slot = table.active[seat]
        if seat == me.seat or slot == EMPTY or table.world.partners(seat, me.seat):
            continue
        if table.folks[slot].regions & table.world.near[region]:
            table.pay(seat, me.seat, 1, "heart_of_azeroth")
