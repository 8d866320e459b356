"""Actions, states and events to and from plain JSON data, strictly.

Everything read here may come from a stranger: types are checked, unknown fields refused, numbers
kept in range. What is written here is canonical: equal states give equal text.
"""

import json
import re
from collections.abc import Callable
from typing import Any, Final

from smallworld.engine.actions import DEPLOY, GIVE_UP, MUSTER, PICK, USE, VERBS, Action
from smallworld.engine.chance import Chance
from smallworld.engine.match import Illegal
from smallworld.engine.play import Play
from smallworld.engine.rules import NATIVES
from smallworld.engine.state import EMPTY, NATIVE_SLOT, Ask, Conquest, Retreat, State, Tribe, Turn
from smallworld.engine.steps import STEP_NAMES
from smallworld.engine.steps.step import BEGIN_STEP, CONQUER_STEP
from smallworld.record.memory import ARMED, NOTED, armed, claim_from_json, note_from_json, note_to_json, noted
from smallworld.words import brief, nearest

Json = dict[str, Any]

REDEPLOY: Final = "redeploy"  # a whole redeployment, which `Game.play` turns into single answers
WITH_REGION: Final = ("abandon", "conquer", "reinforce", GIVE_UP, DEPLOY)
WITH: Final = {"region": (*WITH_REGION, USE), "number": (PICK, DEPLOY, USE), "key": (MUSTER, USE), "to": (USE,)}
"""The verbs that have a field."""
MOST: Final = 100_000
HALF_LETTER: Final = re.compile(r"\\u[dD][89a-fA-F]")  # the escape of a surrogate, which must be one of a pair

quickly: Callable[[object], bytes] | None = None


class BadRecord(ValueError):
    """Data that is damaged or not a record of this program, with the reason."""


def write_with(encode: Callable[[object], bytes]) -> None:
    """Write JSON with a quicker encoder from outside, whose text must be the same, byte for byte."""
    global quickly
    quickly = encode


def dumps(data: object) -> str:
    """Canonical JSON: sorted, compact, plain."""
    try:
        if quickly is not None:
            return quickly(data).decode()
        return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
    except RecursionError:
        raise BadRecord("The data is nested too deeply.") from None


def loads(text: object, limit: int = 64_000_000) -> Any:
    """JSON with every trick refused: huge texts, deep nesting, fractions, NaN, duplicate keys, half characters."""
    if not isinstance(text, str):
        raise BadRecord(f"This needs a JSON text, not {brief(text)}.")
    if len(text) > limit:
        raise BadRecord(f"The text is too long: {len(text)} characters.")
    try:
        text.encode()
        data = json.loads(text, parse_float=_no_float, parse_constant=_no_float, object_pairs_hook=_no_doubles)
        if HALF_LETTER.search(text):
            dumps(data).encode()
    except BadRecord:
        raise
    except UnicodeEncodeError:
        raise BadRecord("The text has half a character in it (a lone surrogate).") from None
    except RecursionError:
        raise BadRecord("This JSON is nested too deeply.") from None
    except ValueError as problem:
        raise BadRecord(f"This is not JSON: {str(problem)[:160]}.") from None
    return data


def _no_float(number: str) -> None:
    raise BadRecord(f"Only whole numbers are allowed, not {number[:20]}.")


def _no_doubles(pairs: list[tuple[str, Any]]) -> Json:
    data = dict(pairs)
    if len(data) != len(pairs):
        raise BadRecord("A field appears twice in the same object.")
    return data


def whole(data: Json, name: str, low: int = 0, high: int = MOST) -> int:
    """A whole number of a record, in range."""
    number = data.get(name)
    if isinstance(number, bool) or not isinstance(number, int) or not low <= number <= high:
        raise BadRecord(f"{name} must be a whole number from {low} to {high}, not {brief(number)}.")
    return number


# Actions


def action_to_json(state: State, action: Action) -> Json:
    """{"do": "conquer", "region": "2p-07"} and the like."""
    check_action(state, action)
    data: Json = {"do": action.do}
    if action.key:
        data["race" if action.do == MUSTER else "what"] = action.key
    if action.region >= 0:
        data["region"] = state.board.regions[action.region].key
    if action.to >= 0:
        data["to"] = state.board.regions[action.to].key
    if action.number >= 0:
        data[number_name(action.do)] = action.number
    return data


def check_action(state: State, action: Action) -> None:
    """Does the action have a known verb, and the fields of that verb alone? A caller may have made it by hand."""
    do = action.do
    if do not in VERBS:
        raise Illegal("unknown_verb", f"There is no verb {brief(do)}. {nearest(do, VERBS)}")
    if do in WITH_REGION and action.region == -1:
        raise Illegal("unknown_region", "It needs a region.")
    for name, there in (
        ("region", action.region != -1),
        ("number", action.number != -1),
        ("key", action.key != ""),
        ("to", action.to != -1),
    ):
        if there and do not in WITH[name]:
            raise Illegal("unknown_field", f"{do} has no field {name!r}.")
    for region in (action.region, action.to):
        if not -1 <= region < state.board.size:
            raise Illegal("unknown_region", f"The regions are numbered from 0 to {state.board.size - 1}.")
    if do in (PICK, DEPLOY) or action.number != -1:
        _number(action.number, number_name(do))
    if do == USE and action.number >= state.players:
        raise Illegal("no_such_seat", f"Seats are numbered from 0 to {state.players - 1}, not {brief(action.number)}.")
    if do in WITH["key"]:
        _word(action.key, "race" if do == MUSTER else "what")


def number_name(do: str) -> str:
    """What the number of an action with this verb is called in JSON."""
    return {PICK: "combo", DEPLOY: "tokens"}.get(do, "player")


def action_from_json(state: State, data: object) -> Action:
    """The action that this data names; refused with a code if it names none."""
    if not isinstance(data, dict):
        raise Illegal("bad_action", f'An action is an object such as {{"do": "end"}}, not {brief(data)}.')
    do: object = data.get("do")
    if do is None:
        raise Illegal("unknown_verb", f"do is missing; it is a verb. {nearest(do, (*VERBS, REDEPLOY))}")
    if not isinstance(do, str) or do not in VERBS:
        raise Illegal("unknown_verb", f"There is no verb {brief(do)}. {nearest(do, (*VERBS, REDEPLOY))}")
    fields = {"do"}
    region = number = to = -1
    key = ""
    if do in WITH_REGION or (do == USE and "region" in data):
        fields.add("region")
        region = _region(state, data.get("region"))
    if do == PICK and "race" in data:
        fields.add("race")
        number = _combo(state, data["race"])
    elif do == PICK:
        fields.add("combo")
        number = _number(data.get("combo"), "combo")
    elif do == DEPLOY:
        fields.add("tokens")
        number = _number(data.get("tokens"), "tokens")
    elif do == MUSTER:
        fields.add("race")
        key = _word(data.get("race"), "race")
    elif do == USE:
        fields.add("what")
        key = _word(data.get("what"), "what")
        if "player" in data:
            fields.add("player")
            number = _number(data["player"], "player")
        if "to" in data:
            fields.add("to")
            to = _region(state, data["to"])
    for name in data:
        if name not in fields:
            raise Illegal("unknown_field", f"{do} has no field {brief(name)}. {nearest(name, fields)}")
    return state.rules.meant(Action(do, region, number, key, to))


def _region(state: State, key: object) -> int:
    if key is None:
        raise Illegal("unknown_region", "It needs a region.")
    if not isinstance(key, str):
        example = state.board.regions[0].key
        raise Illegal("unknown_region", f"A region is named by its key, such as {example!r}, not {brief(key)}.")
    if key not in state.board.index:
        raise Illegal("unknown_region", f"There is no region {brief(key)}. {nearest(key, state.board.index)}")
    return state.board.index[key]


def _combo(state: State, race: object) -> int:
    for place, index in enumerate(state.column_races):
        if state.rules.races[index].key == race:
            return place
    keys = [state.rules.races[index].key for index in state.column_races]
    raise Illegal("no_such_combo", f"There is no {brief(race)} in the column. {nearest(race, keys)}")


def _number(value: object, name: str) -> int:
    if value is None:
        raise Illegal("bad_number", f"{name} is missing; it is a whole number from 0.")
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST:
        raise Illegal("bad_number", f"{name} must be a whole number from 0, not {brief(value)}.")
    return value


def check_offer(state: State, action: Action) -> None:
    """Refuse an offer that nothing in this game makes, with the nearest word that is one."""
    verbs = {ability.verb for ability in state.rules.abilities() if ability.when}
    if action.do == USE and action.key not in verbs:
        raise Illegal("not_offered", f"There is no offer {brief(action.key)}. {nearest(action.key, verbs)}")


def _word(value: object, name: str) -> str:
    if value is None:
        raise Illegal("bad_word", f"{name} is missing; it is a word.")
    if not isinstance(value, str) or not value:
        raise Illegal("bad_word", f"{name} must be a word, not {brief(value)}.")
    return value[:60]


# States


TURN_FLAGS: Final = ("declining", "placing", "picked", "moved")
TURN_NUMBERS: Final = ("acting", "acted", "settled", "roll", "attacked", "felled")
STATE_NUMBERS: Final = ("rounds", "first", "round", "seat", "dice", "shuffles")
STATE_LISTS: Final = ("holder", "tokens", "ground", "on", "supply", "active", "tray", "coins", "truces")
STATE_TUPLES: Final = (
    "column_races",
    "column_powers",
    "column_coins",
    "race_stack",
    "power_stack",
    "power_discard",
)


def state_to_json(state: State) -> Json:
    """Everything, secrets included: for saving, never for sending."""
    data: Json = {name: getattr(state, name) for name in STATE_NUMBERS}
    data |= {name: list(getattr(state, name)) for name in (*STATE_LISTS, *STATE_TUPLES)}
    data["claims"] = [f"{note.seat}:{note_to_json(note)}" for note in state.notes]
    data["declined"] = [list(slots) for slots in state.declined]
    data["step"] = STEP_NAMES[state.step]
    data["over"] = state.over
    data["faces"] = {str(code): face for code, face in sorted(state.faces.items())}
    data["decks"] = {str(kind): list(deck) for kind, deck in sorted(state.decks.items())}
    data["stacked"] = {str(code): number for code, number in sorted(state.stacked.items())}
    data["tribes"] = [None if tribe is None else _tribe_to_json(tribe) for tribe in state.tribes]
    data["turn"] = turn_to_json(state, state.turn)
    data["asks"] = [[a.kind, a.player, a.tribe, a.mask, a.number, a.piece] for a in state.asks]
    return data


def _tribe_to_json(tribe: Tribe) -> Json:
    return {
        "player": tribe.player,
        "race": tribe.race.key,
        "power": None if tribe.power is None else tribe.power.key,
        "active": tribe.active,
        "regions": tribe.regions,
        "hand": tribe.hand,
        "aside": tribe.aside,
        "fled": tribe.fled,
    }


def turn_to_json(state: State, turn: Turn) -> Json:
    """What was done in a turn."""
    data: Json = {name: getattr(turn, name) for name in (*TURN_FLAGS, *TURN_NUMBERS)}
    data["begun"] = has_begun(state)
    data["armed"] = [note_to_json(note) for note in armed(turn)]
    data["noted"] = [note_to_json(note) for note in noted(turn)]
    data["conquests"] = [
        [w.tribe, w.region, w.how, w.victim, w.victim_seat, w.defenders, w.race] for w in turn.conquests
    ]
    data["stood"] = list(turn.stood)
    data["uses"] = [action_to_json(state, use) for use in turn.uses]
    data["retreats"] = [[back.tribe, back.region, back.piece, back.number] for back in turn.retreats]
    return data


def has_begun(state: State) -> bool:
    """Are the effects at the beginning of the turn over? No rule asks, but the hashes of records include it."""
    before_pick = state.step == CONQUER_STEP and state.active[state.seat] == EMPTY
    return state.step >= BEGIN_STEP and not before_pick


def state_from_json(blank: State, data: Json) -> State:
    """Fill an empty state from saved data. The caller checks a hash, so types are trusted here."""
    try:
        for name in (*STATE_NUMBERS, "over"):
            setattr(blank, name, data[name])
        for name in STATE_LISTS:
            setattr(blank, name, list(data[name]))
        for name in STATE_TUPLES:
            setattr(blank, name, tuple(data[name]))
        blank.notes = tuple([claim_from_json(blank.rules, text) for text in data["claims"]])
        blank.declined = [tuple(slots) for slots in data["declined"]]
        blank.step = STEP_NAMES.index(data["step"])
        blank.faces = {int(code): face for code, face in data["faces"].items()}
        blank.decks = {int(kind): tuple(deck) for kind, deck in data["decks"].items()}
        blank.stacked = {int(code): number for code, number in data["stacked"].items()}
        blank.tribes = [
            None if tribe is None else _tribe_from_json(blank, slot, tribe) for slot, tribe in enumerate(data["tribes"])
        ]
        refresh_texts(blank)
        blank.turn = _turn_from_json(blank, data["turn"])
        blank.asks = [Ask(*ask) for ask in data["asks"]]
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as problem:
        raise BadRecord(f"The saved position is damaged: {type(problem).__name__} {problem}.") from None
    return blank


def _tribe_from_json(state: State, slot: int, data: Json) -> Tribe:
    race = NATIVES if data["player"] < 0 else state.rules.race(data["race"])
    power = None if data["power"] is None else state.rules.power(data["power"])
    tribe = Tribe(slot, data["player"], race, power)
    for name in ("active", "regions", "hand", "aside", "fled"):
        setattr(tribe, name, data[name])
    return tribe


def refresh_texts(state: State) -> None:
    """Find out again which abilities each race has: its own, the world's, and those of pieces it holds."""
    play = Play(state, Chance())
    for tribe in state.tribes:
        if tribe is not None and tribe.slot != NATIVE_SLOT:
            play.refresh(tribe)


def _turn_from_json(state: State, data: Json) -> Turn:
    turn = Turn()
    for name in (*TURN_FLAGS, *TURN_NUMBERS):
        setattr(turn, name, data[name])
    notes = [note_from_json(state.rules, text, NOTED) for text in data["noted"]]
    turn.notes = (*notes, *[note_from_json(state.rules, text, ARMED) for text in data["armed"]])
    turn.stood = tuple(data["stood"])
    turn.conquests = [Conquest(*won) for won in data["conquests"]]
    turn.uses = [action_from_json(state, use) for use in data["uses"]]
    turn.retreats = [Retreat(*back) for back in data["retreats"]]
    return turn
