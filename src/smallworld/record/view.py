"""What one seat may know, built from nothing: the only door through which a position leaves.

Hidden: other seats' piles of coins, the order of the stacks, the other side of pieces that lie face
down, the seed. Everything else lies open on the table (B-GEN-14, -16, -17, W-SETUP-12).
"""

from typing import Any

from smallworld.engine.bits import bits
from smallworld.engine.look import Look
from smallworld.engine.state import EMPTY, NATIVE_SLOT, State, Tribe
from smallworld.engine.steps import STEP_NAMES
from smallworld.record.memory import armed, noted, write_note

Json = dict[str, Any]
SPECTATOR = -1


def view(state: State, seat: int) -> Json:
    """The table as this seat sees it; SPECTATOR sees what everybody sees."""
    return seen_from(seat, state, open_view(state))


def seen_from(seat: int, state: State, seen: Json) -> Json:
    """What everybody sees, and what this seat alone knows: how many coins it has."""
    return seen if seat == SPECTATOR else {**seen, "viewer": seat, "coins": state.coins[seat]}


def open_view(state: State) -> Json:
    """What everybody sees. It is most of what anybody sees, so whoever tells many works it out once."""
    look = Look(state)
    seen: Json = {
        "edition": state.rules.edition,
        "board": state.board.key,
        "players": state.players,
        "viewer": None,
        "round": state.round,
        "rounds": state.rounds,
        "turn_of": state.seat,
        "first": state.first,
        "decider": None if state.over else state.decider,
        "step": "over" if state.over else STEP_NAMES[state.step],
        "over": state.over,
        "regions": [_region(look, r) for r in range(state.board.size)],
        "seats": [_seat(look, other) for other in range(state.players)],
        "column": [_combo(state, place) for place in range(len(state.column_races))],
        "stacks": _stacks(state),
        "tray": {race.key: state.tray[race.index] for race in state.rules.races},
        "supply": {piece.key: state.supply[piece.index] for piece in state.rules.pieces},
        "decks": {state.rules.pieces[kind].key: len(deck) for kind, deck in sorted(state.decks.items())},
        "turn": _turn(state),
        "ask": _ask(state),
        "coins": None,
    }
    if state.over:
        seen["scores"] = list(state.coins)
        seen["winners"] = look.winners()
    return seen


def _region(look: Look, r: int) -> Json:
    state = look.state
    region = state.board.regions[r]
    slot = state.holder[r]
    tribe = None if slot == EMPTY else state.tribe(slot)
    return {
        "key": region.key,
        "island": region.land,
        "terrain": region.terrain,
        "symbols": list(region.symbols),
        "tokens": state.tokens[r],
        "race": None if tribe is None else tribe.race.key,
        "player": None if tribe is None or slot == NATIVE_SLOT else tribe.player,
        "active": tribe is not None and tribe.active,
        "pieces": {
            piece.key: look.pieces_in(piece.index, r) for piece in state.rules.pieces if state.on[piece.index] >> r & 1
        },
        "defence": state.ground[r] + state.tokens[r],
    }


def _seat(look: Look, seat: int) -> Json:
    state = look.state
    truce = state.truces[seat]
    slot = state.active[seat]
    return {
        "seat": seat,
        "active": None if slot == EMPTY else _tribe(state, state.tribe(slot)),
        "declined": [_tribe(state, state.tribe(old)) for old in state.declined[seat]],
        "truce_with": None if truce < 0 else truce,
        "notes": [write_note(state, note) for note in state.notes if note.seat == seat],
        "tokens_on_map": look.tokens_on_map(seat),
    }


def _tribe(state: State, tribe: Tribe) -> Json:
    return {
        "race": tribe.race.key,
        "power": None if tribe.power is None else tribe.power.key,
        "regions": [state.board.regions[r].key for r in bits(tribe.regions)],
        "hand": tribe.hand,
        "set_aside": tribe.aside,
        "fled": tribe.fled,
    }


def _combo(state: State, place: int) -> Json:
    race = state.rules.races[state.column_races[place]]
    power = state.rules.powers[state.column_powers[place]]
    return {
        "race": race.key,
        "power": power.key,
        "coins": state.column_coins[place],
        "price": place,
        "tokens": Look(state).troop(race, power),
    }


def _stacks(state: State) -> Json:
    """What is in the stacks is known, but not the order: keys are sorted."""
    return {
        "races": sorted(state.rules.races[i].key for i in state.race_stack),
        "powers": sorted(state.rules.powers[i].key for i in state.power_stack),
        "discarded_powers": sorted(state.rules.powers[i].key for i in state.power_discard),
    }


def _turn(state: State) -> Json:
    turn = state.turn
    acting = state.tribes[turn.acting] if turn.acting != NATIVE_SLOT else None
    return {
        "declining": turn.declining,
        "picked": turn.picked,
        "acting": None if acting is None else acting.race.key,
        "roll": None if turn.roll < 0 else turn.roll,
        "armed": [write_note(state, note) for note in armed(turn)],
        "noted": [write_note(state, note) for note in noted(turn)],
        "conquered": [
            {"region": state.board.regions[won.region].key, "how": won.how, "nonempty": won.nonempty}
            for won in turn.conquests
        ],
    }


def _ask(state: State) -> Json | None:
    if not state.asks:
        return None
    ask = state.asks[0]
    return {
        "kind": ask.kind,
        "player": ask.player,
        "race": state.tribe(ask.tribe).race.key,
        "regions": [state.board.regions[r].key for r in bits(ask.mask)],
        "number": ask.number,
        "piece": None if ask.piece < 0 else state.rules.pieces[ask.piece].key,
    }
