"""Markers that lie face down (W-CONQ-22, W-PLACE-WELL-01, -02)."""

from smallworld.referee.warcraft.catalogue import PLACES, WELL
from smallworld.referee.warcraft.table import Table


def discover(table: Table, region: int) -> None:
    """Tokens of a player entered a region: what lies face down there is turned up, and stays so."""
    if region not in table.on["marker"]:
        return
    found = table.reveal("marker", region)
    if found != WELL:
        table.place(found, region)
        return
    waters = sorted(table.world.island_of(region) & table.world.water)
    if waters:
        table.place(WELL, waters[0])
        return
    table.supply[WELL] = 0  # it leaves the game
    free = places_not_in_play(table)
    drawn = table.luck.found[-1] if table.luck.found else ""
    if free:
        assert drawn in free, f"{drawn} is drawn, but only {free} are not in play"
        table.facts.append(("marker_revealed", "marker", drawn, region))
        table.place(drawn, region)


def places_not_in_play(table: Table) -> list[str]:
    """Places that lie neither open nor face down on an island."""
    hidden = {face for (kind, _), face in table.faces.items() if kind == "marker"}
    return [place for place in PLACES if not table.on[place] and table.supply[place] and place not in hidden]
