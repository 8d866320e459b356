"""How often something counts at the moment when it happens."""

from smallworld.content.grammar import DIE, Per, Where
from smallworld.engine.play import Play
from smallworld.engine.state import Tribe


def times_now(play: Play, me: Tribe, per: Per, where: Where) -> int:
    """So often; the owner rolls the die for it if that is what it goes by."""
    return per.counted(play.roll(me.player)) if per.of == DIE else per.times(play, me, where)
