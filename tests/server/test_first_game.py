"""A learner's first game: they begin, and what they choose from is easy to learn."""

from random import Random

import pytest

from sim_world import SimRandomness
from smallworld.content.setup import make_setup, rules_of
from smallworld.engine.rules import Banner
from smallworld.game import Game
from smallworld.table.commands import NewTable, Refused, SeatWanted
from smallworld.table.first_game import demand, effort, efforts
from smallworld.table.lobby import make_table


def dealt(edition: str, learning: bool, number: int) -> Game:
    """The game of a table for one person and a bot."""
    seats = [SeatWanted("person", "Ada"), SeatWanted("bot", bot="random")]
    made = make_table(NewTable(edition, 2, seats=seats, learning=learning), SimRandomness(Random(number))).made
    return Game.new(made.edition, made.players, made.seed, made.preset, dict(made.options), board=made.board)


def banners(edition: str) -> dict[str, Banner]:
    """Every race and power by its key."""
    rules = rules_of(make_setup(edition, 2))
    return {banner.key: banner for banner in (*rules.races, *rules.powers)}


def test_more_to_learn_counts_more() -> None:
    base = banners("base")
    assert effort(base["ratmen"]) == 0  # they do nothing out of the ordinary
    for plain in ("humans", "giants", "orcs", "forest", "merchant"):
        assert effort(base[plain]) == 1, plain
    for hard in ("sorcerers", "halflings", "ghouls", "dragon_master", "diplomat", "bivouacking", "amazons"):
        assert effort(base[hard]) >= 3, hard


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_the_learner_begins_and_the_column_is_simple(edition: str) -> None:
    usual = sorted([demand(dealt(edition, False, number).state) for number in range(50)])
    for number in range(5):
        game = dealt(edition, True, number)
        assert game.decider == 0
        assert demand(game.state) <= usual[4]  # as simple as one deal in ten
        assert efforts(game.state)[0] <= 3  # whoever is in doubt takes the free one
        assert max(efforts(game.state)[:3]) <= 5


@pytest.mark.parametrize("kinds", [["person", "person"], ["bot", "person"], ["person", "open"], ["person"]])
def test_only_one_person_against_bots_is_dealt_so(kinds: list[str]) -> None:
    seats = [SeatWanted(kind, f"Ada {place}", bot="random") for place, kind in enumerate(kinds)]
    with pytest.raises(Refused, match="first game"):
        make_table(NewTable("base", 2, seats=seats, learning=True), SimRandomness(Random(1)))
