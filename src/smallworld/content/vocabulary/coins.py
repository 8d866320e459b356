"""Coins: at the end of a turn, at once, and for an attack."""

from typing import Final

from smallworld.content import parts
from smallworld.content.composed import rewards
from smallworld.content.composed.coins import Earns
from smallworld.content.composed.tolls import Fee, Toll
from smallworld.content.files import Table
from smallworld.content.grammar import ABANDONED, ACTIVE, BOTH, COUNTED, REGION, Per, When, Where
from smallworld.content.vocabulary.field import (
    ASKING,
    AT_COUNTED,
    AT_GUARDED,
    AT_TARGET,
    COINS,
    FOR_TOKENS,
    IN_ATTACK,
    IN_CONQUEST,
    IN_MOMENT,
    IN_TURN,
    MAYBE_SYMBOL,
    MAYBE_TERRAINS,
    NO,
    ONE_COIN,
    Field,
)
from smallworld.content.vocabulary.moments import event_fields, where_needs_a_count
from smallworld.content.vocabulary.part import Part, limited
from smallworld.content.vocabulary.words import (
    ABANDON,
    CONQUEST,
    DECLINE,
    EVENTS,
    HEIR,
    LOSS,
    MISS,
    OTHER_CONQUEST,
    OTHER_DECLINE,
    OTHER_PICK,
    OTHERS,
    PICK,
    TURN,
    Values,
)
from smallworld.engine.ability import Ability
from smallworld.engine.rules import Rules

REWARDS: Final[dict[str, type[rewards.Reward]]] = {
    CONQUEST: rewards.RewardForConquest,
    LOSS: rewards.RewardForLoss,
    ABANDON: rewards.RewardForLeaving,
    DECLINE: rewards.RewardForDecline,
    PICK: rewards.RewardForPick,
    TURN: rewards.RewardForTurn,
    MISS: rewards.RewardForMiss,
    OTHER_CONQUEST: rewards.RewardForBattle,
    OTHER_DECLINE: rewards.RewardForOtherDecline,
    OTHER_PICK: rewards.RewardForOtherPick,
    HEIR: rewards.RewardForHeir,
}


def payment(v: Values, table: Table) -> None:
    """Two different parties, of whom one must be there when it happens."""
    parties = (v["from"], v["to"])
    if v["from"] == v["to"]:
        raise table.refuse(f"from and to are both {v['from']!r}.")
    if rewards.OTHER in parties and v["on"] not in (CONQUEST, LOSS, *OTHERS):
        raise table.refuse(f"There is no other player in the event {v['on']!r}; use bank, me and each.")
    several = [each for each in parties if each in rewards.SEVERAL]
    if several and (len(several) > 1 or rewards.OTHER in parties):
        raise table.refuse(f"{several[0]} pays or is paid by bank or me.")
    if v["on"] == PICK and rewards.NEIGHBOURS in parties:
        raise table.refuse("neighbours makes no sense with on = 'pick': the race holds nothing yet.")
    event_fields(v, table)


def make_reward(v: Values, rules: Rules, key: str, verb: str) -> Ability:
    """Coins at the moment something happens."""
    return REWARDS[v["on"]](key, v["coins"], v["from"], v["to"], v["where"], v["when"], v["per"])


def make_coins_per_region(v: Values, rules: Rules, key: str, verb: str) -> Ability:
    """The printed part, or the general one if the file says more than that can."""
    if len(v["terrain"]) < 2:
        terrain = v["terrain"][0] if v["terrain"] else ""
        return limited(parts.CoinsPerRegion(terrain, v["symbol"], v["coins"], v["in_decline"]), v)
    where = Where(v["terrain"], (v["symbol"],) if v["symbol"] else ())
    return limited(Earns(v["coins"], Per(REGION), where, When(BOTH if v["in_decline"] else ACTIVE)), v)


PARTS: Final[dict[str, Part]] = {
    "coins": Part(
        "Coins at the end of the turn, counted as you like.",
        lambda v, rules, key, verb: Earns(v["coins"], v["per"], v["where"], v["when"]),
        {"coins": ONE_COIN, "per": ASKING, "where": AT_COUNTED, "when": IN_TURN},
        check=where_needs_a_count,
    ),
    "coins_per_region": Part(
        "Coins for every region held, or only for those of a terrain or with a symbol.",
        make_coins_per_region,
        {
            "terrain": MAYBE_TERRAINS,
            "symbol": MAYBE_SYMBOL,
            "coins": ONE_COIN,
            "in_decline": NO,
            "when": FOR_TOKENS,
        },
    ),
    "coins_per_turn": Part(
        "Coins at the end of every turn.",
        lambda v, rules, key, verb: limited(parts.CoinsPerTurn(v["coins"]), v),
        {"coins": COINS, "when": IN_TURN},
    ),
    "coins_first_turn": Part(
        "Coins at the end of the race's first turn; if you like, only once in a game for each player.",
        lambda v, rules, key, verb: parts.CoinsFirstTurn(v["coins"], v["once_per_game"], key),
        {"coins": COINS, "once_per_game": NO},
    ),
    "coins_per_conquest": Part(
        "Coins for every region taken this turn that was not empty, or for every one.",
        lambda v, rules, key, verb: limited(parts.CoinsPerConquest(v["coins"], v["empty_too"]), v),
        {"coins": ONE_COIN, "empty_too": NO, "when": IN_TURN},
    ),
    "reward": Part(
        "Coins at the moment something happens, from the bank, the other player or you, as far as the payer has them.",
        make_reward,
        {
            "on": Field("word", own=EVENTS),
            "coins": ONE_COIN,
            "from": Field("word", own=rewards.PARTIES, default=rewards.BANK),
            "to": Field("word", own=rewards.PARTIES, default=rewards.ME),
            "per": Field("per", default=Per(), own=tuple(of for of in COUNTED if of != ABANDONED)),
            "where": AT_COUNTED,
            "when": IN_MOMENT,
        },
        check=payment,
    ),
    "toll": Part(
        "Other players pay you before they attack these regions, or cannot attack them; if you like, once a turn.",
        lambda v, rules, key, verb: Toll(key, v["coins"], v["where"], v["when"], v["once_a_turn"]),
        {"coins": ONE_COIN, "once_a_turn": NO, "where": AT_GUARDED, "when": IN_ATTACK},
        single=True,
    ),
    "fee": Part(
        "The race pays for every conquest: the player who holds the region, otherwise the bank.",
        lambda v, rules, key, verb: Fee(key, v["coins"], v["where"], v["when"]),
        {"coins": ONE_COIN, "where": AT_TARGET, "when": IN_CONQUEST},
        single=True,
    ),
}
