"""Tokens, beasts and the Champion are spread over regions, region by region in the order of the board."""

from smallworld.engine.actions import Action
from smallworld.referee.warcraft.legality import fits
from smallworld.referee.warcraft.table import Duty, Folk, Table


def owe(table: Table, me: Folk, regions: list[int], number: int, piece: str = "") -> None:
    """Let the owner spread them; where there is one way to go they go it, with no region they stay in hand."""
    duty = Duty("deploy", me, regions, number, piece)
    if number and len(regions) > 1:
        table.duties.append(duty)
    elif number and regions and fits(table, duty, regions[0], number):
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
