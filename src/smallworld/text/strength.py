"""How strong a home-made race or power is, in words: a row of `lab.judge`, as JSON."""

from typing import Any, Final

from smallworld.text.homemade import PARTS
from smallworld.text.plans import fraction
from smallworld.text.vocabulary import ENGLISH, Vocabulary

Json = dict[str, Any]

LEANING: Final = {1: "-strong", -1: "-weak", 0: ""}


def strength_lines(row: Json, language: str = ENGLISH) -> list[str]:
    """The figures, a line each, and at the end the verdict in one sentence."""
    words = Vocabulary(language, PARTS)
    lines = [
        words.said("judge-picks", figure=percent(row["picks"]), printed=hundredths(row["picks_printed"])),
        words.said(
            "judge-coins", figure=coins(language, row["coins"]), printed=fraction(language, row["coins_printed"])
        ),
        words.said("judge-wins", figure=percent(row["share"]), par=hundredths(row["par"])),
        words.said("judge-ahead", figure=coins(language, row["ahead"], signed=True)),
        words.said("judge-strength", figure=coins(language, row["strength"], signed=True)),
    ]
    return [" ".join(line.split()) for line in [*lines, verdict_line(row, words)]]


def verdict_line(row: Json, words: Vocabulary) -> str:
    """Too strong or too weak, surely or probably, or fair as far as the games can show."""
    more = LEANING[row["leans"]] if row["verdict"] == "fair" else ""
    if row["verdict"] in ("strong", "weak") and not row["sure"]:
        more = "-likely"
    told = words.said(f"judge-{row['verdict']}{more}", games=row["games"])
    if row["fair_tokens"]:
        told += " " + words.said("judge-tokens", number=row["fair_tokens"])
    return told


def percent(figure: Json) -> str:
    """37 % [25–50]."""
    return f"{hundredths(figure['value'])} % [{hundredths(figure['low'])}–{hundredths(figure['high'])}]"


def hundredths(share: float) -> str:
    """A share as a whole number of percent."""
    return str(round(100 * share))


def coins(language: str, figure: Json, signed: bool = False) -> str:
    """18.3 [15.1 … 20.2]; without an interval if the games were too few for one."""
    value = fraction(language, figure["value"], signed)
    if figure["low"] is None:
        return value
    ends = [fraction(language, figure[end], signed) for end in ("low", "high")]
    return f"{value} [{' … '.join(ends)}]"
