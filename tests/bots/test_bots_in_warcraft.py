"""The bots among islands: legal to the last action, blind to what lies face down, and not foolish."""

from random import Random

import pytest

import smallworld as sw
from builds import BUILD
from other_worlds import decisions_alike
from smallworld.bots import make_bot
from smallworld.bots.arena import Series, play_game
from smallworld.engine.events import RegionTaken


def played(bots: list[str], seed: str) -> sw.Game:
    """A whole game; every decision goes through the door that refuses illegal ones."""
    game = sw.Game.new("warcraft", len(bots), seed)
    players = [make_bot(name, seed, seat) for seat, name in enumerate(bots)]
    while not game.over:
        game.play(players[game.state.decider].decide(game))
    return game


@pytest.mark.thinking
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_bots_play_by_the_rules(players: int) -> None:
    for number in range(4):
        assert played(["greedy:v2"] * players, f"legal:{number}").over
    assert played(["greedy", *["greedy:v2"] * (players - 1)], "legal").over


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_bots_play_by_the_rules_in_many_games(players: int) -> None:
    for number in range(30):
        assert played(["greedy:v2"] * players, f"more on the {BUILD} build:{number}").over


def test_greedy_beats_three_random_bots() -> None:
    series = Series(("greedy:v2", "random", "random", "random"), "warcraft", seed="islands")
    results = [play_game(series, number) for number in range(12)]
    won = [result for result in results if [result.bots[seat] for seat in result.winners] == ["greedy:v2"]]
    assert len(won) >= 11


def test_greedy_bots_travel() -> None:
    """Over a game everybody takes regions on several islands."""
    game = sw.Game.new("warcraft", 4, "travel")
    bots = [make_bot("greedy:v2", "travel", seat) for seat in range(4)]
    seen: dict[int, set[int]] = {seat: set() for seat in range(4)}
    while not game.over:
        for event in game.advance(bots[game.state.decider].decide(game)):
            if isinstance(event, RegionTaken):
                seen[event.player].add(game.state.board.regions[event.region].land)
    assert all(len(islands) >= 3 for islands in seen.values())


def test_what_lies_face_down_is_not_known_to_a_bot() -> None:
    assert sum(decisions_alike(sw.Game.new("warcraft", 3, f"secret:{number}")) for number in range(2)) > 200


def test_any_marker_that_nobody_has_seen_may_lie_there() -> None:
    """Two lie on the table of two players; a bot imagines all twelve in turn, until one is known."""
    game = sw.Game.new("warcraft", 2, "markers")
    (marker,) = [piece for piece in game.state.rules.pieces if piece.key == "marker"]
    random = Random(1)

    def imagined() -> set[int]:
        return {side for _ in range(200) for side in game.imagined(0, random).state.faces_of(marker.index)}

    assert imagined() == set(range(12))
    guide = make_bot("greedy:v2", "markers", 0)
    while len(game.state.faces_of(marker.index)) == 2:
        game.play(guide.decide(game))
    (known,) = [side for side, key in enumerate(marker.faces) if game.state.on[game.state.rules.piece(key).index]]
    assert imagined() == set(range(12)) - {known}
