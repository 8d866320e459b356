"""Games between equal bots, and what we record of each: scores in order of play, landings, and life on each island."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat

from smallworld.bots.simple import GreedyBot
from smallworld.bots.worth import V1
from smallworld.engine.bits import count
from smallworld.engine.events import CoinsEarned, ComboTaken, Event, RegionTaken
from smallworld.engine.look import Look
from smallworld.engine.state import NOBODY, Turn
from smallworld.game import Game

UNIT = 5
"""Games that a process plays before it reports."""


def even_bot(seed: int | str, seat: int) -> GreedyBot:
    """The greedy bot, at random among near-equal conquests: landings vary, and the order of regions does not count."""
    bot = GreedyBot(seed, seat, V1)
    bot.landings = 99
    bot.wavers = 0.5
    return bot


@dataclass
class Island:
    """What happened on one face in one game."""

    regions: int
    turns: int = 0  # regions held by players, counted whenever their owner scored
    income: int = 0  # coins that would have been missing in all scorings without this island
    conquests: int = 0
    tokens: int = 0  # spent on them


@dataclass
class Noted:
    """One game. Players are numbered in order of play."""

    rounds: int
    scores: list[int]
    wins: list[float]  # a shared win is divided
    landings: list[str]  # the region where each player entered the map
    combos: list[tuple[str, str]]  # the race and power they came with
    entries: list[str]  # the entry regions on the table
    islands: dict[str, Island] = field(default_factory=dict)


def play_all(edition: str, players: int, seed: str, games: int, jobs: int) -> Iterator[Noted]:
    """Every game in order, whichever process plays it."""
    starts = range(0, games, UNIT)
    if jobs == 1:
        for start in starts:
            yield from play_some(edition, players, seed, start, games)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for some in pool.map(play_some, repeat(edition), repeat(players), repeat(seed), starts, repeat(games)):
            yield from some


def play_some(edition: str, players: int, seed: str, start: int, games: int) -> list[Noted]:
    """One piece of work for a process."""
    return [play_one(edition, players, f"{seed}:{n}") for n in range(start, min(start + UNIT, games))]


def play_one(edition: str, players: int, seed: str) -> Noted:
    """One game from beginning to end."""
    game = Game.new(edition, players, seed)
    state = game.state
    board = state.board
    bots = [even_bot(seed, seat) for seat in range(players)]
    order = [(state.first + turn) % players for turn in range(players)]
    faces = board.key.split("+") if edition == "warcraft" else []
    islands = {key: Island(count(land)) for key, land in zip(faces, board.lands if faces else (), strict=True)}
    landings = [""] * players
    combos = [("", "")] * players
    while not game.over:
        for event in game.advance(bots[state.decider].decide(game)):
            if isinstance(event, ComboTaken) and not landings[event.player]:
                combos[event.player] = (event.race, event.power)
            note(game, event, landings, islands)
    return Noted(
        state.rounds,
        [game.scores[seat] for seat in order],
        [1 / len(game.winners) if seat in game.winners else 0.0 for seat in order],
        [landings[seat] for seat in order],
        [combos[seat] for seat in order],
        [region.key for region in board.regions if region.entry] if faces else [],
        islands,
    )


def note(game: Game, event: Event, landings: list[str], islands: dict[str, Island]) -> None:
    """What an event says about landings and islands."""
    board = game.state.board
    if isinstance(event, RegionTaken):
        key = board.regions[event.region].key
        landings[event.player] = landings[event.player] or key
        if key[:3] in islands:
            islands[key[:3]].conquests += 1
            islands[key[:3]].tokens += event.tokens
    elif isinstance(event, CoinsEarned) and islands:
        for land, island in zip(board.lands, islands.values(), strict=True):
            turns, income = living(game, event.player, land)
            island.turns += turns
            island.income += income


def living(game: Game, seat: int, land: int) -> tuple[int, int]:
    """Regions a seat holds on an island, and the coins of a turn that it would lose without them.

    Coins for deeds are left out: they depend on the turn, not on the land.
    """
    state = game.state
    look = Look(state)
    turn, state.turn = state.turn, Turn()
    regions = coins = 0
    for tribe in state.tribes_of(seat):
        held = tribe.regions
        if held & land and tribe.player != NOBODY:
            coins += look.coins_of(tribe)
            tribe.regions = held & ~land
            coins -= look.coins_of(tribe)
            tribe.regions = held
            regions += count(held & land)
    state.turn = turn
    return regions, coins
