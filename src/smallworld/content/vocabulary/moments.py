"""The moments at which something happens, and what a part can say about them."""

from typing import Final

from smallworld.content.files import Table
from smallworld.content.grammar import (
    ABANDONED,
    ANYWHERE,
    CONQUERED,
    DEFENDER,
    DIE,
    EVERYWHERE,
    FOUND,
    ITS_TURN,
    PLACELESS,
    VICTIM,
)
from smallworld.content.grammar_file import LEFT, LOST, SENSES, TAKEN, WHEN, Sense, sense_of
from smallworld.content.vocabulary.words import (
    ABANDON,
    AT_REGIONS,
    CHEAPER,
    CONQUEST,
    DECLINE,
    HEIR,
    LOSS,
    MISS,
    OTHER_CONQUEST,
    OTHER_DECLINE,
    OTHER_PICK,
    PICK,
    REACH,
    REDEPLOYMENT,
    TOKENS,
    TURN,
    Values,
)

IN_OWN_TURN: Final = tuple(name for name in WHEN if name not in ("lost", "attacker", "place"))

COMBINATION: Final = ("with", "without", "with_tokens", "brings")

AT_ANY_TIME: Final = (
    *("round", "regions", "holds", "lacks", "leads", "losses", "trails", "holds_all", *COMBINATION, "turn", "players"),
    "or",
)

TIMES: Final = {
    "conquest": IN_OWN_TURN,  # a question about the next conquest, or what happens at one
    "turn": tuple(name for name in IN_OWN_TURN if name != "conquest"),
    "tokens": tuple(name for name in IN_OWN_TURN if name not in ("conquest", "race")),
    "act": tuple(name for name in IN_OWN_TURN if name != "race"),
    "attack": ("race", *AT_ANY_TIME, "lost", "attacker"),  # in the turn of another player
    "loss": (*AT_ANY_TIME, "lost", "attacker"),
    "battle": (*AT_ANY_TIME, "attacker"),
    "others": AT_ANY_TIME,
    "begin": (*AT_ANY_TIME, "first_turn"),  # of a turn
    "pick": ("round", *COMBINATION, "place", "players", "or"),
}
"""Which fields of a when table make sense for a part."""


def sense_from(values: Values) -> Sense:
    """What the regions of a where table are, judging by the fields before it."""
    if values.get("on") == CONQUEST:
        return TAKEN
    if values.get("on") in (LOSS, ABANDON):
        return LOST if values["on"] == LOSS else LEFT
    if values.get("on") in (MISS, OTHER_CONQUEST):
        return SENSES["target"] if values["on"] == MISS else TAKEN.asked_early()
    if values.get("on") in (TURN, OTHER_DECLINE, OTHER_PICK, HEIR):
        return sense_of(values["per"].of).asked_early()
    if "laid" in values:
        return TAKEN if values["laid"] == CONQUEST else SENSES["held"]
    if "does" in values:
        return SENSES["held" if values["does"] == ABANDON else "target"]
    return sense_of(values["per"].of) if "per" in values else SENSES["held"]


MOMENTS: Final = {
    LOSS: "loss",
    ABANDON: "tokens",
    DECLINE: "tokens",
    PICK: "pick",
    TURN: "begin",
    MISS: "tokens",
    OTHER_CONQUEST: "battle",
    OTHER_DECLINE: "others",
    OTHER_PICK: "others",
    HEIR: "others",
}
"""The times of what happens at some moment of the game."""


def times_from(values: Values) -> str:
    """Which times a when table can name, judging by the fields before it."""
    if "does" in values:
        follows = values["does"] in (CHEAPER, REACH) or (values["does"] == TOKENS and values["step"] == CONQUEST)
        return "act" if follows else "tokens"
    if "laid" in values:
        return "act" if values["laid"] == CONQUEST else "tokens"
    on = values["on"]
    if "from" in values and on in (CONQUEST, LOSS):  # a declined race may take part in a payment
        return "conquest" if on == CONQUEST else "attack"
    return "act" if on == CONQUEST else MOMENTS.get(on, "tokens")


def where_needs_a_count(v: Values, table: Table) -> None:
    """Regions matter only if something is counted by them."""
    if v["per"].of in PLACELESS and v["where"] is not EVERYWHERE:
        raise table.refuse("where needs a per that counts something, such as region.")
    if v["per"].of == ANYWHERE and v["where"] is EVERYWHERE:
        raise table.refuse("per = 'anywhere' needs a where that says which regions.")


def event_fields(v: Values, table: Table) -> None:
    """Where, per and when, as far as the event has them."""
    if v["per"].of == FOUND and v["on"] != PICK:
        raise table.refuse("per = 'found' is for on = 'pick'.")
    if v["on"] in AT_REGIONS:
        if v["per"].of not in PLACELESS:
            raise table.refuse(f"per makes no sense with on = {v['on']!r}: it happens once for each region.")
    else:
        where_needs_a_count(v, table)
    if v["on"] == PICK and (v["per"].of not in PLACELESS or v["per"].of == ITS_TURN):
        raise table.refuse("per makes no sense with on = 'pick': the race holds nothing yet.")
    if v["per"].of == DIE and v["on"] == REDEPLOYMENT:
        raise table.refuse("per = 'die' makes no sense with on = 'redeployment': everybody may ask what that brings.")
    if v["on"] in (TURN, OTHER_DECLINE, OTHER_PICK, HEIR) and v["per"].of in (CONQUERED, DEFENDER, VICTIM, ABANDONED):
        raise table.refuse(f"per = {v['per'].of!r} makes no sense with on = {v['on']!r}: nothing has happened yet.")
