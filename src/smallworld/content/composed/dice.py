"""How often something counts at the moment when it happens."""

from smallworld.content.grammar import DIE, FOUND, Per, When, Where
from smallworld.engine.play import Play
from smallworld.engine.state import Tribe


def times_now(play: Play, me: Tribe, per: Per, where: Where, found: int = 0) -> int:
    """So often; the owner rolls the die for it if that is what it goes by. So many coins lay on the combination."""
    if per.of == FOUND:
        return per.counted(found)
    return per.counted(play.roll(me.player)) if per.of == DIE else per.times(play, me, where)


def picked_now(play: Play, me: Tribe, when: When, place: int) -> bool:
    """Is this one of the times for a combination that lay at this place in the column, the topmost being 0?"""
    return when.now(play, me, 1, place)
