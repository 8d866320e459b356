"""Trying out home-made things: random games with every partner, and the table counted after every action.

>>> from smallworld import banner
>>> bakers = banner('kind = "race"\\nkey = "bakers"\\ntokens = 6\\nplays_with = "elves"')
>>> try_out([bakers], games=2)
2
"""

import random
from collections.abc import Sequence
from typing import Final

from smallworld.content.board_file import SEATS, CustomBoard
from smallworld.content.editions import EDITIONS
from smallworld.content.files import BadContent
from smallworld.content.loader import RACE, home_made
from smallworld.content.setup import ContentSet, CustomBanner, Setup, board_of, make_setup, rules_of
from smallworld.engine.bits import bits, mask_of
from smallworld.engine.board import MOUNTAIN
from smallworld.engine.chance import Scripted, Seeded
from smallworld.engine.look import Look
from smallworld.engine.match import set_up
from smallworld.engine.pieces import kind_of, region_of
from smallworld.engine.state import NATIVE_SLOT, State
from smallworld.game import Game
from smallworld.invariants import Broken, check

MOST_ACTIONS: Final = 50_000  # no game comes near


class Trouble(Exception):
    """A trial game went wrong; says how to see it again."""


def try_out(
    custom: Sequence[CustomBanner] = (),
    board: CustomBoard | None = None,
    games: int = 20,
    sets: Sequence[ContentSet] = (),
) -> int:
    """Play random games in which the home-made banners meet every partner in turn.

    This many for each edition that all of them are made for. Returns how many were played; raises
    `Trouble` if one went wrong.
    """
    editions = [edition for edition in EDITIONS if board is None or board.edition == edition]
    for banner in custom:
        editions = [edition for edition in editions if edition in home_made(banner).editions]
    for made in sets:
        editions = [edition for edition in editions if edition in made.editions]
    if not editions:
        raise BadContent("These are made for different editions, so they never meet.")
    for edition in editions:
        play_trials(edition, custom, board, games, sets)
    return games * len(editions)


def play_trials(
    edition: str,
    custom: Sequence[CustomBanner],
    board: CustomBoard | None,
    games: int,
    sets: Sequence[ContentSet],
) -> None:
    """The trial games of one edition."""
    seats = board.players if board is not None and board.players else SEATS
    setups = {
        number: make_setup(edition, number, custom_board=board, custom=custom, sets=list(sets)) for number in seats
    }
    for seed in range(games):
        setup = setups[seats[seed % len(seats)]]
        race, power = partners(setup, seed)
        try:
            play_out(first_combo(setup, race, power, seed), seed)
        except Exception as problem:
            rules = rules_of(setup)
            pair = f"{rules.powers[power].key} {rules.races[race].key}"
            reason = str(problem) or type(problem).__name__
            raise Trouble(f"{pair}, {setup.players} players, game {seed}: {reason}") from problem


def partners(setup: Setup, nth: int) -> tuple[int, int]:
    """The top combination of the n-th trial: each home-made banner with one partner after another."""
    rules = rules_of(setup)
    if not setup.banners:
        return nth % len(rules.races), nth % len(rules.powers)
    mine = setup.banners[nth % len(setup.banners)]
    turn = nth // len(setup.banners)
    if mine.kind == RACE:
        return rules.race(mine.key).index, turn % len(rules.powers)
    return turn % len(rules.races), rules.power(mine.key).index


def first_combo(setup: Setup, race: int, power: int, seed: int) -> Game:
    """A game in which seat 0 begins and finds this race with this power on top of the column."""
    rules = rules_of(setup)
    rng = random.Random(seed)
    races = [each.index for each in rules.races if each.index != race]
    powers = [each.index for each in rules.powers if each.index != power]
    rng.shuffle(races)
    rng.shuffle(powers)
    chance = Scripted([], [[*races, race], [*powers, power]], after=Seeded(f"trial {seed}"))
    game = Game(setup, set_up(rules, board_of(setup), setup.players, 0, chance), chance)
    game.begin()
    return game


def play_out(game: Game, seed: int) -> None:
    """Seat 0 takes the top combination; everything else is random. Every position is checked."""
    rng = random.Random(seed)
    game.play(game.legal()[0])
    while not game.over:
        if len(game.history) > MOST_ACTIONS:
            raise Trouble("the game does not end")
        game.play(rng.choice(game.legal()))
        check_table(game.state)
    saved = game.to_json()
    if Game.from_json(saved).to_json() != saved:
        raise Trouble("the saved game reads back differently")


def check_table(state: State) -> None:
    """Nothing is lost and nothing comes from nowhere: what `invariants` counts, and here the pieces too."""
    check(state)
    check_races(state)
    check_pieces(state)


def check_races(state: State) -> None:
    """Every region is held by enough tokens, and every race goes by the abilities it has."""
    rules, look = state.rules, Look(state)
    for tribe in state.tribes:
        if tribe is None:
            continue
        if any(not look.defenders(r) for r in bits(tribe.regions)):
            raise Broken(f"{tribe.race.key} holds a region without a token.")
        if tribe.active and any(0 < state.tokens[r] < look.least(tribe, r) for r in bits(tribe.regions)):
            raise Broken(f"{tribe.race.key} stands somewhere with fewer tokens than must stand there.")
        gifts = [piece for piece in rules.gifts if state.on[piece.index] & tribe.regions]
        fresh = tribe.copy()
        fresh.find_abilities(rules, gifts)
        if tribe.slot != NATIVE_SLOT and fresh.hooks.sources != tribe.hooks.sources:
            raise Broken(f"{tribe.race.key} goes by other abilities than those it has.")


def check_pieces(state: State) -> None:
    """No reusable piece is lost, hidden sides lie under pieces, and prices fit the pieces in the region."""
    rules, look = state.rules, Look(state)
    mountains = state.board.of_terrain(MOUNTAIN)
    prices = [rules.land_price + rules.mountain_price * (mountains >> r & 1) for r in range(state.board.size)]
    for piece in rules.pieces:
        for r in bits(state.on[piece.index]):
            prices[r] += piece.defence * look.pieces_in(piece.index, r)
        number = state.supply[piece.index] + look.pieces_on_map(piece.index)
        may_be_gone = piece.spent or piece.token or piece.fixed
        if number > piece.total or (number < piece.total and not may_be_gone):
            raise Broken(f"{number} pieces of the kind {piece.key} are counted, not {piece.total}.")
        if piece.faces:
            spots = mask_of([region_of(code) for code in state.faces if kind_of(code) == piece.index])
            if spots != state.on[piece.index]:
                raise Broken(f"The hidden sides of {piece.key} lie where none stands.")
            sides = [*state.faces_of(piece.index), *state.decks.get(piece.index, ())]
            if any(sides.count(side) > piece.total // len(piece.faces) for side in sides):
                raise Broken(f"There are more hidden sides of {piece.key} than the box has.")
    if prices != list(state.ground):
        raise Broken("The price of a region does not fit the pieces in it.")
