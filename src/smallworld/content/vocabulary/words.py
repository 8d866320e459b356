"""Words of files that several parts share: what happens, and what an offer does."""

from typing import Any, Final

Values = dict[str, Any]
"""The fields of a part, read and checked."""

# What happens
CONQUEST: Final = "conquest"
LOSS: Final = "loss"
ABANDON: Final = "abandon"
DECLINE: Final = "decline"
PICK: Final = "pick"
TURN: Final = "turn"
REDEPLOYMENT: Final = "redeployment"
MISS: Final = "miss"
OTHER_CONQUEST: Final = "other_conquest"
OTHER_DECLINE: Final = "other_decline"
OTHER_PICK: Final = "other_pick"
HEIR: Final = "heir"
OTHERS: Final = (OTHER_CONQUEST, OTHER_DECLINE, OTHER_PICK)
EVENTS: Final = (CONQUEST, LOSS, ABANDON, DECLINE, PICK, TURN, MISS, *OTHERS, HEIR)
RECRUITING: Final = (TURN, REDEPLOYMENT, CONQUEST, LOSS, ABANDON, PICK, MISS, *OTHERS, HEIR)
LOSING: Final = (TURN, REDEPLOYMENT, CONQUEST, LOSS, PICK, MISS, *OTHERS)
AT_REGIONS: Final = (CONQUEST, LOSS, ABANDON, MISS, OTHER_CONQUEST)
"""What happens in a region, once for each."""

# What an offer does, and in which step
CHEAPER: Final = "cheaper"
REACH: Final = "reach"
TOKENS: Final = "tokens"
SELL: Final = "sell"
DOES: Final = (CHEAPER, REACH, TOKENS, ABANDON, SELL)
STEPS: Final = (CONQUEST, REDEPLOYMENT)

HAPPENINGS: Final = {
    CONQUEST: "the race has just taken a region",
    LOSS: "another player has just taken a region of it",
    ABANDON: "it has just left a region",
    DECLINE: "it goes into decline, with its tokens still in place",
    PICK: "the combination is taken, before anything else",
    TURN: "a turn with the race begins, before its tokens are taken in hand and before any conquest",
    REDEPLOYMENT: "the conquests are over, and tokens are about to be redeployed",
    MISS: "its last attempt failed: the die showed too little",
    OTHER_CONQUEST: "another player has just taken a region that was not of this race",
    OTHER_DECLINE: "another player's race has just gone into decline",
    OTHER_PICK: "another player has just taken a combination",
    HEIR: "the race is in decline, and its owner takes the next combination; tokens go to the new race",
}
"""What the words of `on` mean, for the documentation."""

OFFERED: Final = {
    CHEAPER: "before a conquest: the next one costs so many tokens less, and the offer is spent with it",
    REACH: "before a conquest: the next one may be made in regions that are not adjacent",
    TOKENS: "new tokens, between conquests or before redeployment",
    SELL: "before redeployment: tokens go back to the tray for coins, but none that must stay in a region",
    ABANDON: "after scoring: a region is left for coins, its tokens wait for the next turn",
}
"""What the words of `does` mean."""
