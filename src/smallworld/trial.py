"""Trying home-made things out: random games with every partner, and the table counted after every action.

>>> from smallworld import banner
>>> bakers = banner('kind = "race"\\nkey = "bakers"\\ntokens = 6\\nplays_with = "elves"')
>>> try_out([bakers], games=2)
2
"""

import random
from collections.abc import Sequence
from typing import Final

from smallworld.content.board_file import SEATS, CustomBoard
from smallworld.content.boxes import BOXES
from smallworld.content.editions import CustomBanner, Setup, board_of, make_setup, rules_of
from smallworld.content.files import BadContent
from smallworld.content.loader import RACE, home_made
from smallworld.engine.bits import bits, mask_of
from smallworld.engine.board import MOUNTAIN
from smallworld.engine.chance import Scripted, Seeded
from smallworld.engine.look import Look
from smallworld.engine.match import set_up
from smallworld.engine.pieces import Piece, kind_of, region_of
from smallworld.engine.state import NATIVE_SLOT, State, Tribe
from smallworld.game import Game

MOST_ACTIONS: Final = 50_000  # no game comes near


class Trouble(Exception):
    """A trial game went wrong, with the way to see it again."""


def try_out(custom: Sequence[CustomBanner] = (), board: CustomBoard | None = None, games: int = 20) -> int:
    """Play random games in which the home-made banners meet every partner in turn.

    So many for each edition that all of them are made for. Returns how many were played; raises
    `Trouble` if one went wrong.
    """
    editions = [edition for edition in BOXES if board is None or board.edition == edition]
    for banner in custom:
        editions = [edition for edition in editions if edition in home_made(banner).editions]
    if not editions:
        raise BadContent("These are made for different editions, so they never meet.")
    for edition in editions:
        play_trials(edition, custom, board, games)
    return games * len(editions)


def play_trials(edition: str, custom: Sequence[CustomBanner], board: CustomBoard | None, games: int) -> None:
    """The trial games of one edition."""
    seats = board.players if board is not None and board.players else SEATS
    setups = {number: make_setup(edition, number, custom_board=board, custom=custom) for number in seats}
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
    """The combination on top of the n-th trial: each home-made banner with one partner after the other."""
    rules = rules_of(setup)
    if not setup.custom:
        return nth % len(rules.races), nth % len(rules.powers)
    mine = setup.custom[nth % len(setup.custom)]
    turn = nth // len(setup.custom)
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
    """Nothing is lost and nothing comes from nowhere: tokens, pieces, banners and prices add up."""
    check_races(state)
    check_pieces(state)
    check_banners(state)
    if min(state.coins) < 0:
        raise Trouble("somebody has fewer coins than none")


def check_races(state: State) -> None:
    """Every token of the box is somewhere, and every region is held by enough of them."""
    rules, look = state.rules, Look(state)
    counted = list(state.tray)
    for tribe in state.tribes:
        if tribe is None:
            continue
        if tribe.regions != mask_of([r for r in range(state.board.size) if state.holder[r] == tribe.slot]):
            raise Trouble(f"the regions of {tribe.race.key} are not those it holds")
        if min(tribe.hand, tribe.aside, tribe.fled) < 0 or any(not look.defenders(r) for r in bits(tribe.regions)):
            raise Trouble(f"{tribe.race.key} has fewer tokens than none")
        if tribe.active and any(0 < state.tokens[r] < tribe.garrison for r in bits(tribe.regions)):
            raise Trouble(f"{tribe.race.key} stands somewhere with fewer than {tribe.garrison}")
        gifts = [piece for piece in rules.gifts if state.on[piece.index] & tribe.regions]
        fresh = tribe.copy()
        fresh.read_texts(rules, gifts)
        if tribe.slot != NATIVE_SLOT and fresh.texts.sources != tribe.texts.sources:
            raise Trouble(f"{tribe.race.key} goes by other texts than those it has")
        if tribe.race in rules.races:
            standing = sum(state.tokens[r] for r in bits(tribe.regions))
            pieces = sum(on_map(state, piece) + state.supply[piece.index] for piece in own_tokens(tribe))
            counted[tribe.race.index] += standing + tribe.hand + tribe.aside + tribe.fled - pieces
    for race in rules.races:
        if counted[race.index] != race.total or state.tray[race.index] < 0:
            raise Trouble(f"{counted[race.index]} tokens of {race.key} are counted, not {race.total}")


def own_tokens(tribe: Tribe) -> list[Piece]:
    """The kinds of piece that are counted among an active race's tokens."""
    return [piece for text in tribe.abilities for piece in text.pieces if piece.token and tribe.active]


def on_map(state: State, piece: Piece) -> int:
    """How many pieces of a kind stand on the map."""
    return sum(Look(state).pieces_in(piece.index, r) for r in bits(state.on[piece.index]))


def check_pieces(state: State) -> None:
    """No piece is lost that can be used again, hidden sides lie under pieces, and prices fit what stands there."""
    rules = state.rules
    mountains = state.board.of_terrain(MOUNTAIN)
    prices = [rules.land_price + rules.mountain_price * (mountains >> r & 1) for r in range(state.board.size)]
    for piece in rules.pieces:
        for r in bits(state.on[piece.index]):
            prices[r] += piece.defence * Look(state).pieces_in(piece.index, r)
        number = state.supply[piece.index] + on_map(state, piece)
        may_be_gone = piece.spent or piece.token or piece.fixed
        if number > piece.total or (number < piece.total and not may_be_gone):
            raise Trouble(f"{number} pieces of the kind {piece.key} are counted, not {piece.total}")
        if piece.faces:
            spots = mask_of([region_of(code) for code in state.faces if kind_of(code) == piece.index])
            if spots != state.on[piece.index]:
                raise Trouble(f"the hidden sides of {piece.key} lie where none stands")
            sides = [*state.faces_of(piece.index), *state.decks.get(piece.index, ())]
            if any(sides.count(side) > piece.total // len(piece.faces) for side in sides):
                raise Trouble(f"there are more hidden sides of {piece.key} than the box has")
    if prices != list(state.ground):
        raise Trouble("the price of a region does not fit the pieces in it")


def check_banners(state: State) -> None:
    """Every banner and every badge is in exactly one place."""
    tribes = [tribe for tribe in state.tribes if tribe is not None and tribe.slot != NATIVE_SLOT]
    races = [*state.race_stack, *state.column_races, *[tribe.race.index for tribe in tribes]]
    badges = [tribe.power.index for tribe in tribes if tribe.power is not None]
    powers = [*state.power_stack, *state.power_discard, *state.column_powers, *badges]
    if sorted(races) != list(range(len(state.rules.races))) or sorted(powers) != list(range(len(state.rules.powers))):
        raise Trouble("a banner or badge is missing, or is in two places")
