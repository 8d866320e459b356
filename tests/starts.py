"""Games that begin as a test needs them."""

from smallworld.content.setup import board_of, make_setup, rules_of
from smallworld.engine.chance import Scripted, Seeded
from smallworld.engine.match import set_up
from smallworld.engine.rules import Rules
from smallworld.game import Game


def begin_with(
    race: str,
    power: str,
    players: int = 2,
    seed: object = 0,
    preset: str = "default",
    options: dict[str, str] | None = None,
    edition: str = "base",
    rules: Rules | None = None,
) -> Game:
    """A new game whose first combination is this pair; seat 0 begins and the rest is drawn by the seed."""
    fortune = Seeded(str(seed))
    setup = make_setup(edition, players, preset, options, chance=fortune)
    rules = rules or rules_of(setup)

    def on_top(banner: int, number: int, nth: int) -> list[int]:
        """A shuffled stack with this banner last, which is taken first."""
        return [*[n for n in fortune.shuffle(list(range(number)), nth) if n != banner], banner]

    races = on_top(rules.race(race).index, len(rules.races), 0)
    powers = on_top(rules.power(power).index, len(rules.powers), 1)
    chance = Scripted([], [races, powers], after=fortune)
    game = Game(setup, set_up(rules, board_of(setup), players, 0, chance), chance)
    game.begin()
    return game
