"""Events as plain facts, to be laid beside what the referee saw happen on his own table."""

from collections.abc import Callable
from typing import Any

from smallworld.engine import events as told
from smallworld.engine.state import State
from smallworld.referee.luck import Luck
from smallworld.referee.table import Fact
from smallworld.referee.world import World

FACTS: dict[type, tuple[str, tuple[str, ...]]] = {
    told.TurnStarted: ("turn_started", ("player", "round")),
    told.ComboTaken: ("combo_taken", ("player", "place", "race", "power", "paid", "found", "tokens")),
    told.ComboRevealed: ("combo_revealed", ("place", "race", "power")),
    told.BadgesShuffled: ("badges_shuffled", ("number",)),
    told.TroopsReadied: ("troops_readied", ("player", "race", "hand")),
    told.RegionAbandoned: ("region_abandoned", ("player", "race", "region")),
    told.RegionTaken: ("region_taken", ("player", "race", "region", "tokens", "how", "victim")),
    told.AttackFailed: ("attack_failed", ("player", "race", "region", "short")),
    told.DieRolled: ("die_rolled", ("player", "face")),
    told.TokensDrivenOut: ("tokens_driven_out", ("player", "race", "region", "lost", "survived")),
    told.TokensRecruited: ("tokens_recruited", ("player", "race", "number")),
    told.TokensSetAside: ("tokens_set_aside", ("player", "race", "number")),
    told.TokensDeployed: ("tokens_deployed", ("player", "race", "region", "number", "total")),
    told.PiecePlaced: ("piece_placed", ("piece", "region", "number")),
    told.PieceRemoved: ("piece_removed", ("piece", "region", "number")),
    told.TribeDeclined: ("tribe_declined", ("player", "race", "power", "regions")),
    told.TribeVanished: ("tribe_vanished", ("player", "race")),
    told.TruceMade: ("truce_made", ("player", "ally")),
    told.ComboWithdrawn: ("combo_withdrawn", ("place", "race", "power")),
    told.CoinsPaid: ("coins_paid", ("player", "to", "coins", "what")),
    told.MarkerRevealed: ("marker_revealed", ("piece", "face", "region")),
    told.TokensMoved: ("tokens_moved", ("player", "race", "region", "to", "number")),
    told.RegionsSwapped: ("regions_swapped", ("region", "to")),
}

INVARIANTS = {
    "turn_started": "I-13",
    "combo_taken": "I-10",
    "combo_revealed": "I-09",
    "badges_shuffled": "I-08",
    "region_taken": "I-17",
    "attack_failed": "I-17",
    "die_rolled": "I-17",
    "tokens_driven_out": "B-LOSS-01",
    "tribe_declined": "I-19",
    "tribe_vanished": "I-19",
    "piece_placed": "I-06",
    "piece_removed": "I-06",
    "truce_made": "I-07",
    "combo_withdrawn": "I-09",
    "coins_paid": "I-11",
    "marker_revealed": "I-06",
    "regions_swapped": "I-06",
    "coins_earned": "I-18",
    "game_ended": "B-END-02",
}
"""What is broken when a fact of this kind is not as expected; the others are tokens that went astray (I-04)."""


def facts_of(events: list[told.Event]) -> list[Fact]:
    """What the events tell."""
    facts: list[Fact] = []
    for event in events:
        if isinstance(event, told.CoinsEarned):
            facts.append(("coins_earned", event.player, event.coins, tuple(sorted(event.items))))
        elif isinstance(event, told.GameEnded):
            facts.append(("game_ended", tuple(event.scores), tuple(event.winners)))
        else:
            known = FACTS.get(type(event))
            if known is not None:
                facts.append((known[0], *[getattr(event, name) for name in known[1]]))
    return facts


def luck_of(world: World, facts: list[Fact], after: State) -> Luck:
    """The dice, what was dealt from a shuffled stack and what is left of it, the bombs, the places that were drawn."""
    dice: list[Any] = []
    dealt: list[int] | None = None
    found: list[str] = []
    for fact in facts:
        if fact[0] == "die_rolled":
            dice.append(fact[2])
        elif fact[0] == "badges_shuffled":
            dealt = []
        elif fact[0] == "combo_revealed" and dealt is not None:
            dealt.append(world.powers.index(str(fact[3])))
        elif fact[0] == "marker_revealed":
            found.append(str(fact[2]))
    luck = Luck(dice, None if dealt is None else [*after.power_stack, *reversed(dealt)])
    luck.found = found
    if "bomb" in world.kinds:
        luck.bombs = after.decks.get(world.kinds.index("bomb"), ())
    return luck


def misreported(expected: list[Fact], heard: list[Fact]) -> list[tuple[str, str]]:
    """Facts that were told and did not happen, or happened and were not told; order does not matter."""
    if expected == heard:
        return []
    key: Callable[[Fact], str] = repr
    missing, extra = sorted(expected, key=key), sorted(heard, key=key)
    for fact in missing[:]:
        if fact in extra:
            missing.remove(fact)
            extra.remove(fact)
    found = [(INVARIANTS.get(str(fact[0]), "I-04"), f"told but not right: {fact}") for fact in extra]
    return found + [(INVARIANTS.get(str(fact[0]), "I-04"), f"right but not told: {fact}") for fact in missing]
