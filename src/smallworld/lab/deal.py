"""Games in which everybody begins with a combination that was dealt to them, so that nobody's liking decides.

Everybody must take the combination on top of the column first, which costs nothing. The same deal is played once for
every turn of the table, with the same luck: each of the first combinations then comes to each seat once.
"""

from collections.abc import Sequence

from smallworld.bots.bot import Bot
from smallworld.content.setup import Setup, board_of, rules_of
from smallworld.engine.actions import PICK, Action
from smallworld.engine.chance import Scripted, Seeded
from smallworld.engine.match import set_up
from smallworld.game import Game
from smallworld.lab.reigns import Reigns


def dealt(setup: Setup, races: list[int], powers: list[int], luck: str, turned: int) -> Game:
    """A game with these stacks, the first of each on top. `turned` moves the first combinations on by so many seats."""
    stacks: list[list[int]] = []
    for stack in (races, powers):
        top, rest = stack[: setup.players], stack[setup.players :]
        top = top[-turned:] + top[:-turned] if turned else top
        stacks.append([*reversed(rest), *reversed(top)])  # the last one is drawn first
    chance = Scripted([], stacks, after=Seeded(luck))
    game = Game(setup, set_up(rules_of(setup), board_of(setup), setup.players, 0, chance), chance)
    game.begin()
    return game


def first_pick(game: Game, wish: Action) -> tuple[bool, Action]:
    """Did the bot want the combination on top? That is what it must take."""
    for action in game.listed():
        if action.do == PICK and action.number == 0:
            return wish.same(action), action
    return False, wish


def played_out(game: Game, bots: Sequence[Bot]) -> Reigns:
    """Play a dealt game to its end; what each race brought, and whether its player would have begun with it."""
    reigns = Reigns(game.state.rounds)
    while not game.over:
        decider = game.state.decider
        action = bots[decider].decide(game)
        begins, wanted = reigns.first(decider) is None, True
        if begins:
            wanted, action = first_pick(game, action)
        for event in game.advance(action):
            reigns.hear(event)
        mine = reigns.first(decider)
        if begins and mine is not None:
            mine.wanted = wanted
    return reigns
