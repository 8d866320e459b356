"""Coins that must be paid before a deed (W-PAY-02, -04)."""

from typing import Final

from smallworld.referee.warcraft.table import NOBODY, Folk, Table

CONQUEST: Final = "conquest"  # an attempt to take the region
FORCE: Final = "force"  # tokens are moved or blown up: an attack, but no conquest (W-DEF-10)
TOUCH: Final = "touch"  # something else is done to the region

Toll = tuple[int, int, str]
"""Who gets it, how much, what for."""

ONCE_A_TURN: Final = ("harmony", "aegis_of_aggramar")  # W-RACE-PANDA-03, W-ART-AEGIS-02


def tolls(table: Table, me: Folk, region: int, deed: str) -> list[Toll]:
    """Everything that is due before this deed against a region; nobody pays himself or his partner (W-TEAM-04)."""
    keeper = table.folk_in(region)
    if keeper is not None and (keeper.seat == me.seat or table.world.partners(keeper.seat, me.seat)):
        keeper = None
    found: list[Toll] = []
    if deed == CONQUEST and "doomhammer" in table.armed:  # W-ART-HAMMER-01, -02
        found.append((NOBODY if keeper is None else keeper.seat, 2, "doomhammer"))
    if keeper is None:
        return found
    if keeper.are("pandaren") and deed != TOUCH and me.seat in table.harmony:  # W-RACE-PANDA-03, -07
        found.append((keeper.seat, 2, "harmony"))
    if keeper.power == "marshdweller" and deed == CONQUEST and region in table.world.swamps:  # also in decline
        found.append((keeper.seat, 1, "swamp_toll"))
    if keeper.active and region in table.on["aegis_of_aggramar"]:  # W-ART-AEGIS-02, -03
        found.append((keeper.seat, 2, "aegis_of_aggramar"))
    return [toll for toll in found if toll[2] not in table.paid]


def due(table: Table, me: Folk, regions: tuple[int, ...], deed: str) -> int:
    """The coins for a deed against one region or several; what is paid once a turn is counted once."""
    every = [toll for region in regions for toll in tolls(table, me, region, deed)]
    once = {toll for toll in every if toll[2] in ONCE_A_TURN}
    return sum(toll[1] for toll in every if toll[2] not in ONCE_A_TURN) + sum(toll[1] for toll in once)


def can_pay(table: Table, me: Folk, regions: tuple[int, ...], deed: str) -> bool:
    """All tolls together, or the deed is not allowed (W-PAY-02)."""
    return due(table, me, regions, deed) <= table.coins[me.seat]


def pay(table: Table, me: Folk, region: int, deed: str) -> None:
    """Pay everything before the deed is done."""
    for to, coins, what in tolls(table, me, region, deed):
        table.pay(me.seat, to, coins, what)
        if what in ONCE_A_TURN:
            table.paid.add(what)
