"""The option forced_decline = when_unable: who counts as unable to conquer (B-DECLINE-18)."""

from smallworld.engine.steps.step import DECLARE
from smallworld.game import Game
from starts import settle

FORCED = {"forced_decline": "when_unable", "die_eligibility": "cost_at_most_3"}


def declaring(*garrisons: str) -> Game:
    """Seat 0 is about to declare; the named regions are full of somebody else's tokens."""
    game = Game.new(players=2, seed=1, first=0, options=FORCED)
    game.state.step = DECLARE
    settle(game.state, 1, "skeletons", "hill", dict.fromkeys(garrisons, 4))
    return game


def verbs(game: Game) -> list[str]:
    return [action.do for action in game.legal()]


def test_who_can_neither_pay_nor_hope_must_decline():
    game = declaring("2p-03", "2p-07", "2p-06")
    settle(game.state, 0, "dwarves", "hill", {"2p-02": 2})
    assert verbs(game) == ["decline"]


def test_berserk_hopes_for_its_own_die_whatever_the_last_attempt_allows():
    # 1 token in hand, the forest 2p-03 costs 2 + 2 = 4, a die of 3 lowers that to 1
    game = declaring("2p-07", "2p-06")
    settle(game.state, 1, "ratmen", None, {"2p-03": 2})
    settle(game.state, 0, "dwarves", "berserk", {"2p-02": 2})
    assert verbs(game) == ["expand", "decline"]


def test_own_ghouls_ready_their_troops_first_and_leave_one_token_behind():
    # 2 tokens in hand; the swamp 2p-17 costs 2 + 4 before the Ghouls take up three, 2 + 1 after
    game = declaring("2p-06", "2p-07", "2p-13", "2p-18")
    settle(game.state, 0, "ghouls", None, {"2p-17": 4})
    settle(game.state, 0, "dwarves", "hill", {"2p-12": 3})
    assert verbs(game) == ["expand", "decline"]
