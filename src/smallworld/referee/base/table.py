"""The table of the base game: what only it has."""

from smallworld.engine.state import State
from smallworld.referee import table
from smallworld.referee.base.world import World
from smallworld.referee.table import EMPTY, NATIVES, NOBODY, Conquest, Duty, Folk

LOST_TRIBES = NATIVES

__all__ = ["EMPTY", "LOST_TRIBES", "NOBODY", "Conquest", "Duty", "Folk", "Table", "acts", "spirit"]


class Table(table.Table):
    """A position of the base game in the referee's hand."""

    world: World
    spent = ("hole",)  # B-RACE-HALFLINGS-05

    def __init__(self, world: World, state: State) -> None:
        super().__init__(world, state)
        self.wealthy_paid = {int(claim.partition(":")[0]) for claim in state.claims}
        acting = sorted(self.acting.regions) if self.acting is not None else []
        self.stood = dict(zip(acting, state.turn.stood, strict=False))  # where Ghouls stood before they were readied
        self.roll = state.turn.roll  # -1: no die lies on the table


def acts(folk: Folk) -> bool:
    """May it conquer: every active race, and declined Ghouls (B-RACE-GHOULS-02)?"""
    return folk.active or folk.race == "ghouls"


def spirit(folk: Folk) -> bool:
    """Does it stand beside the one declined race (B-POWER-SPIRIT-01)?"""
    return folk.power == "spirit"
