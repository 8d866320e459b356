"""Plans in a player's words: what is to be done in a turn, briefly, and coins with their fractions."""

from itertools import groupby
from typing import Any, Final

from smallworld.engine.actions import DEPLOY, END, MUSTER, PICK, USE
from smallworld.text.names import LETTERS
from smallworld.text.say import ENGLISH
from smallworld.text.words import Words

Json = dict[str, Any]

MINUS: Final = "−"


def plan_line(words: Words, steps: list[Json]) -> str:
    """Actions, as JSON, in one line: what is alike is told together, and what goes without saying is left out."""
    parts: list[str] = []
    for (do, _), run in groupby(steps, key=lambda step: (step["do"], step.get("what"))):
        listed = list(run)
        if do == DEPLOY:
            listed = [step for step in listed if step["tokens"]]
        if do != END and listed:
            parts.append(run_words(words, do, listed))
    return "; ".join(parts) or words.said("plan-nothing")


def run_words(words: Words, do: str, run: list[Json]) -> str:
    """Actions of one kind in a row."""
    first = run[0]
    if do == PICK:
        return words.said("plan-pick", combo=words.combo(first["power"], first["race"]))
    if do == MUSTER:
        return words.said("ui-do-muster", race=words.name("race", first["race"]))
    regions = ", ".join(where(words, step) for step in run)
    if do == USE:
        offer = words.name("use", first["what"]).lower()
        return f"{offer}: {regions}" if regions else offer
    return words.said(f"plan-{do}", regions=regions)


def where(words: Words, step: Json) -> str:
    """The region of an action, and what it says besides."""
    if "player" in step:
        return LETTERS[step["player"]]
    if "region" not in step:
        return ""
    place = words.place(step["region"])
    if step["do"] == DEPLOY:
        return f"{place} +{step['tokens']}"
    return f"{place} → {words.place(step['to'])}" if "to" in step else place


def coins_text(language: str, coins: float, signed: bool = False) -> str:
    """2.4 or +2.4, with the comma of the language; whole numbers without a fraction."""
    return fraction(language, coins, signed).removesuffix(".0").removesuffix(",0")


def fraction(language: str, coins: float, signed: bool = False) -> str:
    """The same, always with its fraction: for figures that are not exact."""
    rounded = round(coins, 1) + 0.0  # no minus before a zero
    text = f"{rounded:+.1f}" if signed and rounded else f"{rounded:.1f}"
    text = text.replace("-", MINUS)
    return text if language == ENGLISH else text.replace(".", ",")
