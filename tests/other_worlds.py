"""Two worlds that look the same to one seat: other piles of coins, other stacks, other things face down."""

import smallworld as sw
from smallworld.bots import make_bot
from smallworld.engine.pieces import kind_of
from smallworld.engine.state import State


def with_other_secrets(state: State, seat: int) -> State:
    """The same table as this seat sees it."""
    other = state.copy()
    other.race_stack = tuple(sorted(state.race_stack))
    other.power_stack = tuple(sorted(state.power_stack))
    other.coins = [coins if place == seat else 99 - coins for place, coins in enumerate(state.coins)]
    for piece in state.rules.pieces:
        codes = [code for code in sorted(state.faces) if kind_of(code) == piece.index]
        sides = [*[state.faces[code] for code in codes], *state.decks.get(piece.index, ())][::-1]
        for code in codes:
            other.faces[code] = sides.pop(0)
        if piece.index in state.decks:
            other.decks[piece.index] = tuple(sides)
    return other


def decisions_alike(game: sw.Game) -> int:
    """Play a game in which a bot must decide the same in both worlds each time; returns how often it did."""
    guide = make_bot("greedy:v2", "guide", 0)
    compared = 0
    while not game.over:
        seat = game.state.decider
        other = sw.Game(game.setup, with_other_secrets(game.state, seat), sw.Seeded("another world"))
        action = make_bot("greedy:v2", compared, seat).decide(game)
        assert action == make_bot("greedy:v2", compared, seat).decide(other)
        compared += 1
        game.play(guide.decide(game))
    return compared


def plans_alike(game: sw.Game, name: str, rounds: int) -> int:
    """The same for bots that remember what they plan: one lives in this world, its twin in the others."""
    pairs = [[make_bot(name, "pair", seat) for _ in range(2)] for seat in range(game.state.players)]
    compared = 0
    while game.state.round <= rounds and not game.over:
        seat = game.state.decider
        other = sw.Game(game.setup, with_other_secrets(game.state, seat), sw.Seeded("another world"))
        ours, theirs = pairs[seat]
        action = ours.decide(game)
        assert action == theirs.decide(other)
        compared += 1
        game.play(action)
    return compared
