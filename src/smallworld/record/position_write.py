"""A position as text: defaults are left out, the order is always the same."""

import json
import re
from dataclasses import fields
from typing import Any, Final

from smallworld.content.editions import EDITIONS, usual_rounds
from smallworld.content.sets import set_to_json
from smallworld.content.setup import CustomBoard, Setup
from smallworld.engine.actions import Action
from smallworld.engine.bits import bits
from smallworld.engine.pieces import spot
from smallworld.engine.rules import Banner
from smallworld.engine.state import (
    EMPTY,
    NATIVE_SLOT,
    NOBODY,
    SLOTS_PER_PLAYER,
    Ask,
    Conquest,
    Retreat,
    State,
    Tribe,
)
from smallworld.engine.steps import STEP_NAMES
from smallworld.engine.steps.step import DECLARE_STEP
from smallworld.record.memory import armed, noted, write_note
from smallworld.record.position_pieces import usual_deck, usual_supply
from smallworld.record.position_turn import (
    NATIVES,
    UNKNOWN,
    in_order,
    usual_acted,
    usual_acting,
    usual_attacked,
    usual_moved,
    usual_placing,
    usual_race,
    usual_settled,
    usual_uses,
)

Json = dict[str, Any]

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
"""Keys that need no quotes."""

quoted: Final = json.JSONEncoder(ensure_ascii=False).encode
"""Made once: a table writes its position at every turn."""


def write_position(setup: Setup, state: State) -> str:
    """A position as TOML text; reading it gives an equal position."""
    top: Json = {}
    if setup.edition != "base":
        top["edition"] = setup.edition
    top["players"] = state.players
    options = write_options(setup, top)
    board = setup.board_key
    if board:
        top["board"] = board
    if state.round > 1:
        top["round"] = state.round
    if state.first:
        top["first"] = state.first
    if state.seat != state.first:
        top["turn"] = state.seat
    write_turn(state, top)
    natives = state.tribe(NATIVE_SLOT).regions
    unheld = [r for r in bits(state.board.natives) if state.holder[r] in (EMPTY, NATIVE_SLOT)]
    if bits(natives) != unheld:
        top[natives_word(state)] = names(state, natives)
    if state.notes:
        top["claims"] = [f"{note.seat}:{write_note(state, note)}" for note in state.notes]
    stacks = write_column(state, top)

    parts = [table("", top)]
    if options:
        parts.append(table("[options]", options))
    if setup.custom_board is not None and not board:
        parts.append(table("[map]", write_map(setup.custom_board, setup)))
    for each in setup.sets:
        parts.append(table("[[set]]", set_to_json(each)))
    for banner in setup.custom:
        parts.append(table("[[custom]]", {"kind": banner.kind, "key": banner.key, "text": banner.text}))
    for seat in range(state.players):
        parts.append(table("[[seat]]", write_seat(state, seat)))
    pieces = write_pieces(state)
    if pieces:
        parts.append(table("[pieces]", pieces))
    for head, data in write_hidden(state).items():
        if data:
            parts.append(table(head, data))
    spent = {
        p.key: state.supply[p.index] for p in state.rules.pieces if state.supply[p.index] != usual_supply(state, p)
    }
    if spent:
        parts.append(table("[supply]", spent))
    if stacks:
        parts.append(table("[stacks]", stacks))
    for ask in state.asks:
        parts.append(table("[[ask]]", write_ask(state, ask)))
    return "\n".join(parts)


# TOML


def table(head: str, data: Json) -> str:
    """One table, a line for each field."""
    lines = [f"{bare(key)} = {value_text(value)}" for key, value in data.items()]
    return "\n".join([line for line in [head, *lines] if line]) + "\n"


def bare(key: str) -> str:
    """A key, quoted only if it must be."""
    return key if BARE.fullmatch(key) else json.dumps(key)


def value_text(value: Any) -> str:
    """A value; lists of tables get a line for each."""
    if type(value) is int:
        return str(value)
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{bare(key)} = {value_text(item)}" for key, item in value.items()]) + " }"
    if isinstance(value, list):
        if any([isinstance(item, dict) for item in value]):
            return "[\n" + "".join([f"    {value_text(item)},\n" for item in value]) + "]"
        return "[" + ", ".join([value_text(item) for item in value]) + "]"
    return quoted(value).replace("\x7f", "\\u007f")


def names(state: State, mask: int) -> list[str]:
    """The names of these regions."""
    return [state.board.regions[r].key for r in bits(mask)]


# Rules and board


def write_options(setup: Setup, top: Json) -> Json:
    """A preset that fits exactly, or the options that differ from the default."""
    presets = EDITIONS[setup.edition].presets
    for preset, options in presets.items():
        if options == setup.options:
            if preset != "default":
                top["preset"] = preset
            return {}
    chosen = {field.name: getattr(setup.options, field.name) for field in fields(setup.options)}
    return {name: value for name, value in chosen.items() if value != getattr(presets["default"], name)}


def write_map(board: CustomBoard, setup: Setup) -> Json:
    """A home-made board, region by region."""
    data: Json = {}
    if board.key != "map":
        data["key"] = board.key
    if board.name:
        data["name"] = board.name
    if board.players:
        data["players"] = list(board.players)
    if board.rounds != usual_rounds(EDITIONS[setup.edition], setup.players):
        data["rounds"] = board.rounds
    for key, terrain, symbols, neighbours, edge, native, centre in board.rows:
        marks = [terrain, *(["edge"] if edge else []), *(["native"] if native else []), *symbols]
        data[key] = " ".join([*marks, ":", *neighbours])
        if tuple(centre) != (0, 0):
            data[key] += f" : {centre[0]} {centre[1]}"
    return data


# The table


def write_seat(state: State, seat: int) -> Json:
    """One player: coins, truce, races."""
    data: Json = {"coins": state.coins[seat]}
    if state.truces[seat] != NOBODY:
        data["truce"] = state.truces[seat]
    tribes = state.tribes_of(seat)
    usual = [1 + SLOTS_PER_PLAYER * seat + place for place in range(len(tribes))]
    exact = usual != [tribe.slot for tribe in tribes]
    declined = [write_tribe(state, tribe, exact) for tribe in tribes if not tribe.active]
    for tribe in tribes:
        if tribe.active:
            data["active"] = write_tribe(state, tribe, exact)
    if declined:
        data["declined"] = declined if len(declined) > 1 else declined[0]
    return data


def write_tribe(state: State, tribe: Tribe, exact: bool) -> Json:
    """A race with its tokens."""
    data: Json = {"race": tribe.race.key}
    if tribe.power is not None:
        data["power"] = tribe.power.key
    if tribe.regions:
        data["regions"] = {state.board.regions[r].key: state.tokens[r] for r in bits(tribe.regions)}
    if tribe.hand:
        data["hand"] = tribe.hand
    if tribe.aside:
        data["aside"] = tribe.aside
    fled: Json = {}
    fled_pieces: Json = {}
    for back in state.turn.retreats if told_by_fled(state) else []:
        if back.tribe == tribe.slot:
            kind = fled if back.piece < 0 else fled_pieces.setdefault(state.rules.pieces[back.piece].key, {})
            kind[state.board.regions[back.region].key] = back.number
    if fled:
        data["fled"] = fled
    if fled_pieces:
        data["fled_pieces"] = fled_pieces
    if exact:
        data["slot"] = (tribe.slot - 1) % SLOTS_PER_PLAYER
    return data


def write_pieces(state: State) -> Json:
    """The markers on the map."""
    data: Json = {}
    for piece in state.rules.pieces:
        here = bits(state.on[piece.index])
        if piece.faces:
            continue
        if here and piece.stacks:
            data[piece.key] = {state.board.regions[r].key: state.stacked[spot(piece.index, r)] for r in here}
        elif here:
            data[piece.key] = [state.board.regions[r].key for r in here]
    return data


def write_hidden(state: State) -> dict[str, Json]:
    """The markers that lie face down, and the stacks of them."""
    hidden: Json = {}
    decks: Json = {}
    for piece in state.rules.pieces:
        here = bits(state.on[piece.index]) if piece.faces else []
        if here:
            faces = {r: piece.faces[state.faces[spot(piece.index, r)]] for r in here}
            hidden[piece.key] = {state.board.regions[r].key: side for r, side in faces.items()}
        deck = state.decks.get(piece.index, ())
        if piece.index in state.decks and deck != usual_deck(state, piece):
            decks[piece.key] = [piece.faces[face] for face in reversed(deck)]
    return {"[face_down]": hidden, "[decks]": decks}


def write_column(state: State, top: Json) -> Json:
    """Writes the open combinations into the top table; returns the stacks, unless they are in rulebook order."""
    rules = state.rules
    column = [
        {"race": rules.races[race].key, "power": rules.powers[power].key, "coins": coins}
        for race, power, coins in zip(state.column_races, state.column_powers, state.column_coins, strict=True)
    ]
    races = keys_of(rules.races, state.race_stack)
    powers = keys_of(rules.powers, state.power_stack)
    in_order = is_sorted(state.race_stack) and is_sorted(state.power_stack)
    open_in_order = is_sorted((*state.race_stack, *reversed(state.column_races))) and is_sorted(
        (*state.power_stack, *reversed(state.column_powers))
    )
    if not (open_in_order and not any(state.column_coins)):
        for combo in column:
            if combo["coins"] == 0:
                del combo["coins"]
        top["column"] = column
    stacks: Json = {} if in_order else {"races": races, "powers": powers}
    if state.power_discard:
        stacks["discarded"] = [rules.powers[power].key for power in state.power_discard]
    return stacks


def keys_of(banners: tuple[Banner, ...], stack: tuple[int, ...]) -> list[str]:
    """The keys in a stack, the next to appear first."""
    return [banners[index].key for index in reversed(stack)]


def is_sorted(stack: tuple[int, ...]) -> bool:
    """Is the stack in the order of the rulebook, its top first?"""
    return list(stack) == sorted(stack, reverse=True)


# The turn


def write_turn(state: State, top: Json) -> None:
    """Step and facts of the turn; at its start only the step."""
    turn = state.turn
    top["step"] = "over" if state.over else STEP_NAMES[state.step]
    if not state.over and state.step == DECLARE_STEP:
        return
    for name in ("declining", "picked"):
        if getattr(turn, name):
            top[name] = True
    if turn.acting != usual_acting(state):
        top["acting"] = write_who(state, turn.acting)
    if turn.acted != usual_acted(state):
        top["acted"] = [write_who(state, slot) for slot in bits(turn.acted)]
    if turn.settled != usual_settled(state):
        top["settled"] = [write_who(state, slot) for slot in bits(turn.settled)]
    if turn.conquests:
        top["conquered"] = [write_conquest(state, won) for won in turn.conquests]
    if turn.uses != usual_uses(state):
        top["used"] = [write_use(state, use) for use in turn.uses]
    more = turn.attacked & ~usual_attacked(state)
    if more:
        top["attacked"] = bits(more)
    if turn.roll >= 0:
        top["roll"] = turn.roll
    if turn.moved != usual_moved(state):
        top["moved"] = turn.moved
    if turn.stood:
        regions = bits(state.tribe(turn.acting).regions)
        top["stood"] = {state.board.regions[r].key: n for r, n in zip(regions, turn.stood, strict=True)}
    if turn.placing != usual_placing(state):
        top["placing"] = turn.placing
    if turn.felled:
        top["felled"] = turn.felled
    for name, notes in (("armed", armed(turn)), ("noted", noted(turn))):
        if notes:
            top[name] = [write_note(state, note) for note in notes]
    if not told_by_fled(state):
        top["driven_out"] = [write_retreat(state, back) for back in turn.retreats]


def told_by_fled(state: State) -> bool:
    """Would the survivors, written beside their races, be read in the same order? If not, they are listed."""
    retreats = state.turn.retreats
    told = [(back.tribe, back.region, back.piece) for back in retreats]
    slots = [tribe.slot for seat in range(state.players) for tribe in state.tribes_of(seat)]
    read = sorted(retreats, key=lambda back: (back.piece >= 0, slots.index(back.tribe), back.piece))
    return len(set(told)) == len(told) and in_order(state, read) == retreats


def write_retreat(state: State, back: Retreat) -> Json:
    """Survivors driven out of a region this turn."""
    data: Json = {"race": state.tribe(back.tribe).race.key, "region": state.board.regions[back.region].key}
    data["number"] = back.number
    if back.piece >= 0:
        data["piece"] = state.rules.pieces[back.piece].key
    return data


def natives_word(state: State) -> str:
    """What the natives are called."""
    return NATIVES[1] if state.rules.edition == "warcraft" else NATIVES[0]


def write_who(state: State, slot: int) -> str | Json:
    """A race in play by its name, one that is gone by its slot."""
    tribe = state.tribes[slot]
    if tribe is not None:
        return tribe.race.key
    return {"seat": (slot - 1) // SLOTS_PER_PLAYER, "slot": (slot - 1) % SLOTS_PER_PLAYER}


def write_conquest(state: State, won: Conquest) -> str | Json:
    """A region taken this turn."""
    data: Json = {"region": state.board.regions[won.region].key}
    if won.victim != EMPTY:
        data["from"] = natives_word(state) if won.victim == NATIVE_SLOT else write_who(state, won.victim)
        if won.defenders != 1:
            data["defenders"] = won.defenders
        if won.race != usual_race(state, won.victim):
            data["race"] = UNKNOWN if won.race < 0 else state.rules.races[won.race].key
    if won.how != "tokens":
        data["how"] = won.how
    if won.tribe != state.turn.acting:
        data["by"] = write_who(state, won.tribe)
    return data if len(data) > 1 else str(data["region"])


def write_use(state: State, use: Action) -> Json:
    """An offer that was taken this turn."""
    data: Json = {"what": use.key}
    if use.region >= 0:
        data["region"] = state.board.regions[use.region].key
    if use.to >= 0:
        data["to"] = state.board.regions[use.to].key
    if use.number >= 0:
        data["player"] = use.number
    return data


def write_ask(state: State, ask: Ask) -> Json:
    """A choice that must be made."""
    data: Json = {"do": ask.kind, "race": state.tribe(ask.tribe).race.key, "regions": names(state, ask.mask)}
    data["number"] = ask.number
    if ask.piece >= 0:
        data["piece"] = state.rules.pieces[ask.piece].key
    return data
