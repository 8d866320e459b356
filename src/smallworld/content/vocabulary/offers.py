"""Something the owner may do."""

from typing import Final

from smallworld.content.composed.offers import (
    OffersCheaper,
    OffersLeaving,
    OffersReach,
    OffersSale,
    OffersTokens,
)
from smallworld.content.files import Table
from smallworld.content.grammar import EVERYWHERE
from smallworld.content.vocabulary.field import AT_COUNTED, IN_MOMENT, Field
from smallworld.content.vocabulary.part import Part
from smallworld.content.vocabulary.words import ABANDON, CHEAPER, CONQUEST, DOES, REACH, SELL, STEPS, TOKENS, Values
from smallworld.engine.ability import Ability
from smallworld.engine.rules import Rules


def offering(v: Values, table: Table) -> None:
    """Each kind of offer has its fields."""
    does = v["does"]
    needs = {CHEAPER: ("tokens",), TOKENS: ("tokens",), ABANDON: ("coins",), SELL: ("tokens", "coins")}
    for name in ("tokens", "coins"):
        if name in needs.get(does, ()) and not v[name]:
            raise table.refuse(f"does = {does!r} needs {name}.")
        if name not in needs.get(does, ()) and v[name]:
            raise table.refuse(f"{name} makes no sense with does = {does!r}.")
    if does == ABANDON and v["cost"]:
        raise table.refuse("cost makes no sense with does = 'abandon': the region is the cost.")
    if does == SELL and v["cost"]:
        raise table.refuse("cost makes no sense with does = 'sell': the tokens are the cost.")
    if v["cost_tokens"] and does not in (CHEAPER, REACH):
        raise table.refuse(f"cost_tokens makes no sense with does = {does!r}; it is for cheaper and reach.")
    if does in (TOKENS, SELL) and v["where"] is not EVERYWHERE:
        raise table.refuse(f"where makes no sense with does = {does!r}: no region is concerned.")
    if does != TOKENS and v["step"] != CONQUEST:
        raise table.refuse("step is for does = 'tokens'.")
    if does == TOKENS and not (v["per_turn"] or v["per_game"]):
        raise table.refuse("does = 'tokens' needs per_turn or per_game.")


def make_offer(v: Values, rules: Rules, key: str, verb: str) -> Ability:
    """Something the owner may do."""
    turn, game = v["per_turn"], v["per_game"]
    if v["does"] == CHEAPER:
        return OffersCheaper(verb, v["cost"], v["when"], turn, game, v["where"], v["tokens"], v["cost_tokens"])
    if v["does"] == REACH:
        return OffersReach(verb, v["cost"], v["when"], turn, game, v["where"], v["cost_tokens"])
    if v["does"] == TOKENS:
        return OffersTokens(verb, v["cost"], v["when"], turn, game, v["tokens"], v["step"] == CONQUEST)
    if v["does"] == SELL:
        return OffersSale(verb, v["when"], turn, game, v["tokens"], v["coins"])
    return OffersLeaving(verb, v["when"], turn, game, v["where"], v["coins"])


PARTS: Final[dict[str, Part]] = {
    "offer": Part(
        "Something you may do: make a conquest cheaper or farther away, get new tokens or sell some, or after scoring "
        "leave a region for coins.",
        make_offer,
        {
            "does": Field("word", own=DOES),
            "tokens": Field("number", high=5, default=0),
            "coins": Field("number", default=0),
            "cost": Field("number", default=0),
            "cost_tokens": Field("number", high=5, default=0),
            "per_turn": Field("number", default=0),
            "per_game": Field("number", default=0),
            "step": Field("word", own=STEPS, default=CONQUEST),
            "where": AT_COUNTED,
            "when": IN_MOMENT,
        },
        check=offering,
    ),
}
