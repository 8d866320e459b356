"""The base game put together from its options."""

from smallworld.content.base.options import BaseOptions
from smallworld.content.base.pieces import Markers
from smallworld.content.base.powers import base_powers
from smallworld.content.base.races import base_races
from smallworld.engine.rules import Rules


def base_rules(o: BaseOptions) -> Rules:
    """The rules of the base game under these options. Options are read here and nowhere else."""
    markers = Markers(encampments_retreat=o.encampments_on_loss == "redeploy_end_of_turn")
    return Rules(
        "base",
        races=base_races(o, markers),
        powers=base_powers(o, markers),
        pieces=markers.all(),
        last_attempt_price=3 if o.die_eligibility == "cost_at_most_3" else 0,
        own_declined_defends=o.own_declined_defends == "yes",
        refuge_apart=o.refugee_adjacency == "non_adjacent",
        forced_decline=o.forced_decline == "when_unable",
        tie_break_only_if_all=o.tie_break == "only_if_all_tied",
    )
