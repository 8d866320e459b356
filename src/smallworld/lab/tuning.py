"""With how many tokens would a home-made race or power be fair? Tried out, not guessed.

The same deals are played with other numbers of tokens. More tokens nearly always help, so the number at which
it stops being behind the others lies between two that were tried.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from smallworld.content.editions import BadSetup
from smallworld.content.files import BadContent
from smallworld.content.loader import MOST_TOKENS, CustomBanner, home_made, read_banner
from smallworld.content.setup import make_setup
from smallworld.lab.judge import COINS_A_TOKEN, STRONG, WEAK, Strength, Subject

MOST_TRIALS: Final = 7
TOKENS: Final = re.compile(r"^(tokens\s*=\s*)\d+", re.MULTILINE)


@dataclass(frozen=True)
class Tuning:
    """What was tried, and the number that came out."""

    tried: dict[int, Strength]
    fair: int  # the number of tokens with which it is fairest; 0 if it is fair with none
    tunable: bool = True  # False: its number is not in its text


def with_tokens(subject: Subject, tokens: int) -> Subject | None:
    """The same race or power with another number of tokens; None if it cannot have so many."""
    text, number = TOKENS.subn(rf"\g<1>{tokens}", subject.banner.text, count=1)
    if not number:
        return None
    try:
        banner: CustomBanner = read_banner(text)
        if home_made(banner).tokens != tokens:
            return None
        make_setup(subject.edition, subject.players, custom=[banner])
    except (BadContent, BadSetup):
        return None
    return replace(subject, banner=banner)


def tune(subject: Subject, found: Strength, judged: Callable[[Subject], Strength]) -> Tuning:
    """Try other numbers of tokens until two neighbours have par between them, or until there are no others."""
    tried = {found.tokens: found}
    if home_made(subject.banner).python or with_tokens(subject, found.tokens) is None:
        return Tuning(tried, 0, tunable=False)
    most = MOST_TOKENS[found.kind]
    closed: set[int] = {0, most + 1}  # numbers it cannot have
    while len(tried) < MOST_TRIALS:
        wanted = next_number(tried, closed)
        if wanted is None:
            break
        other = with_tokens(subject, wanted)
        if other is None:
            closed.add(wanted)
            continue
        result = judged(other)
        same = any([found.ahead == result.ahead and found.coins == result.coins for found in tried.values()])
        tried[wanted] = result
        if same:  # the same games came out: the stand-in has no more tokens to give
            break
    best = min(tried, key=lambda tokens: abs(tried[tokens].ahead.value))
    beyond = tried[best].verdict in (STRONG, WEAK)  # few games may leave it open, and the fairest is still this one
    return Tuning(dict(sorted(tried.items())), 0 if beyond else best)


def next_number(tried: dict[int, Strength], closed: set[int]) -> int | None:
    """The next number to try: between the last that is behind and the first that is ahead, or beyond all so far."""
    behind = [tokens for tokens, found in tried.items() if found.ahead.value < 0]
    ahead = [tokens for tokens, found in tried.items() if found.ahead.value >= 0]
    if behind and ahead:
        low, high = max(behind), min(ahead)
        if low > high or high - low < 2:
            return None
        rise = tried[high].ahead.value - tried[low].ahead.value
        step = round((high - low) * -tried[low].ahead.value / rise)
        return min(max(low + step, low + 1), high - 1)
    edge = min(ahead) if ahead else max(behind)
    bottom = max([tokens for tokens in closed if tokens < edge])
    top = min([tokens for tokens in closed if tokens > edge])
    step = max(1, round(abs(tried[edge].ahead.value) / COINS_A_TOKEN))
    wanted = max(edge - step, bottom + 1) if ahead else min(edge + step, top - 1)
    return wanted if wanted not in tried else None
