"""Crowded positions played on at random under the referee: portals, thefts, raids, bombs under tolls, sides."""

import random

import pytest

from builds import BUILD
from crowded import crowded
from referee import random_action, watch

pytestmark = pytest.mark.net


def play_on(seed: int, **options: str) -> set[str]:
    """Play a crowded position for a while; the offers that were taken."""
    game = crowded(seed, **options)
    referee = watch(game, every=23, shift=seed)
    rng = random.Random(seed)
    while not game.over and referee.actions < 150:
        referee.play(random_action(game, rng))
        assert not referee.violations, f"seed {seed}: {referee.violations}"
    return {action.key for action in game.history if action.do == "use"}


def test_crowded_islands() -> None:
    used = set.union(*[play_on(seed) for seed in range(24)])
    assert {"raid", "portal", "assault", "champion", "intimidate", "bomb", "frostmourne"} <= used
    assert any(word.startswith("steal_") for word in used)


@pytest.mark.parametrize(
    "options",
    [{"teams": "yes"}, {"tauren_champion": "with_two"}, {"gnome_first_assault": "forbidden"}],
    ids=str,
)
def test_crowded_islands_with_an_option(options: dict[str, str]) -> None:
    for seed in range(6):
        play_on(1000 + seed, **options)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_many_crowded_islands(part: int) -> None:
    first = {"plain": 2000, "compiled": 3000}[BUILD] + 30 * part
    for seed in range(first, first + 30):
        play_on(seed, **({"teams": "yes"} if seed % 3 == 0 else {}))
