"""A whole game as one JSON text: set-up, past, position. For keeping, never for sending to players."""

import hashlib
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Final

from smallworld.content.editions import BadSetup
from smallworld.content.files import Said
from smallworld.content.rulings import Rulings
from smallworld.content.sets import set_from_json, set_to_json
from smallworld.content.setup import CustomBanner, CustomBoard, Setup, board_of, content_hash, make_setup, rules_of
from smallworld.engine.actions import Action
from smallworld.engine.chance import Chance, NoChance, Scripted, Seeded
from smallworld.engine.match import Illegal, Match
from smallworld.engine.state import State
from smallworld.record.codec import (
    BadRecord,
    action_from_json,
    action_to_json,
    dumps,
    loads,
    state_from_json,
    state_to_json,
    whole,
)
from smallworld.record.fields import BadPosition
from smallworld.record.position import read_position, write_position
from smallworld.record.sound import check_state
from smallworld.words import LANGUAGES, brief

if TYPE_CHECKING:
    from smallworld.game import Game

Json = dict[str, Any]

FORMAT: Final = "smallworld-game"
VERSION: Final = 1
FIELDS: Final = (
    *("format", "version", "content", "setup", "chance"),
    *("origin", "state", "history", "drawn", "undo_floor"),
)
SINCE: Final = ("ruleset", "position")
"""Fields that a saved game of the first version lacks: with them a game goes on when the rules are mended."""


@dataclass
class Saved:
    """The parts of a saved game."""

    setup: Setup
    chance: Chance
    origin: State
    state: State
    history: list[Action]
    drawn: list[tuple[int, list[int], list[list[int]]]]
    undo_floor: int
    notice: str = ""


def setup_to_json(setup: Setup) -> Json:
    """A set-up as plain data."""
    known = setup.board_key
    board = None if known else setup.custom_board
    named = {"sets": [set_to_json(each) for each in setup.sets]} if setup.sets else {}
    several: Json = {}
    if board is not None and board.names:
        several["names"] = dict(board.names.words)
    if board is not None and board.places:
        several["places"] = {key: dict(said.words) for key, said in board.places}
    return {
        "edition": setup.edition,
        "players": setup.players,
        "options": {field.name: getattr(setup.options, field.name) for field in fields(setup.options)},
        "board": known,
        "custom_board": None
        if board is None
        else {
            "key": board.key,
            "name": board.name,
            "rounds": board.rounds,
            "players": list(board.players),
            "islands": board.islands,
            "rows": [list(row) for row in board.rows],
            **several,
            **({"drawing": list(board.drawing)} if board.drawing else {}),
        },
        "custom": [{"kind": banner.kind, "key": banner.key, "text": banner.text} for banner in setup.custom],
        **named,
    }


def said_of(data: Json) -> Said:
    """Words in several languages, in the order in which files have them."""
    return Said(tuple((language, data[language]) for language in ("", *LANGUAGES) if language in data))


def setup_from_json(data: Json) -> Setup:
    """A set-up from plain data, checked."""
    try:
        if not isinstance(data["board"], str):
            raise BadRecord("The set-up names no board.")
        board = data["custom_board"]
        custom_board = None
        if board is not None:
            rows = tuple(
                (row[0], row[1], tuple(row[2]), tuple(row[3]), row[4], row[5], tuple(row[6])) for row in board["rows"]
            )
            seats = tuple(board.get("players", ()))
            name, islands = board.get("name", ""), board.get("islands", False)
            names = said_of(board.get("names", {}))
            named = board.get("places", {})
            places = tuple((row[0], said_of(named[row[0]])) for row in rows if row[0] in named)
            drawing = tuple(board.get("drawing", ()))
            custom_board = CustomBoard(
                board["key"], board["rounds"], rows, seats, name, islands, names, places, drawing
            )
        custom = tuple(CustomBanner(b["kind"], b["key"], b["text"]) for b in data["custom"])
        sets = [set_from_json(each) for each in data.get("sets", ())]
        return make_setup(
            data["edition"],
            data["players"],
            "default",
            data["options"],
            data["board"],
            custom_board,
            custom,
            sets=sets,
        )
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as problem:
        raise BadRecord(f"The set-up cannot be read: {problem}") from None


def chance_to_json(chance: Chance) -> Json:
    """Where the dice come from, as plain data."""
    if isinstance(chance, Seeded):
        return {"kind": "seeded", "seed": chance.seed}
    if type(chance) is Chance:
        return {"kind": "none"}
    if not isinstance(chance, Scripted):
        raise BadRecord(f"A game with chance from {type(chance).__name__} cannot be saved.")
    return {
        "kind": "scripted",
        "dice": chance.dice,
        "shuffles": chance.shuffles,
        "first_die": chance.first_die,
        "first_shuffle": chance.first_shuffle,
        "after": chance_to_json(chance.after),
    }


def chance_from_json(data: Json) -> Chance:
    """The same chance again."""
    try:
        if data["kind"] == "seeded":
            return Seeded(data["seed"])
        if data["kind"] == "none":
            return Chance()
        return Scripted(
            data["dice"],
            data["shuffles"],
            data["first_die"],
            data["first_shuffle"],
            chance_from_json(data["after"]),
        )
    except (KeyError, TypeError, AttributeError) as problem:
        raise BadRecord(f"The source of dice cannot be read: {problem}.") from None


def digest(data: Json) -> str:
    """A fingerprint of a saved game, to notice damage."""
    return hashlib.sha256(dumps(data).encode()).hexdigest()


def game_to_json(game: "Game") -> str:
    """One text that holds the whole game."""
    rulings = Rulings.of(game.setup)
    data: Json = {
        "format": FORMAT,
        "version": VERSION,
        "ruleset": rulings.ruleset,
        "content": rulings.content,
        "setup": setup_to_json(game.setup),
        "chance": chance_to_json(game.chance),
        "origin": state_to_json(game.origin),
        "state": state_to_json(game.state),
        "history": [action_to_json(game.state, action) for action in game.history],
        "drawn": [[drawn.at, drawn.dice, drawn.shuffles] for drawn in game.drawn],
        "undo_floor": game.undo_floor,
        "position": write_position(game.setup, game.state),
    }
    data["digest"] = digest(data)
    return dumps(data)


def read_game(text: object) -> Saved:
    """The parts of a saved game; every kind of damage is refused with its reason."""
    data = loads(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord("This is not a saved game of smallworld.")
    if type(data.get("version")) is not int or data["version"] != VERSION:
        raise BadRecord(f"This game was saved as version {brief(data.get('version'))}; this program reads {VERSION}.")
    claimed = data.pop("digest", None)
    if claimed != digest(data):
        raise BadRecord("The saved game is damaged: its digest does not match.")
    if set(data) not in ({*FIELDS}, {*FIELDS, *SINCE}):
        raise BadRecord("The saved game lacks a part, or has one too many.")
    setup = setup_from_json(data["setup"])
    if data["content"] != content_hash(setup):
        return by_todays_rules(data)
    saved = Saved(
        setup,
        chance_from_json(data["chance"]),
        state_from_json(blank_state(setup), data["origin"]),
        state_from_json(blank_state(setup), data["state"]),
        *read_past(blank_state(setup), data),
        whole(data, "undo_floor"),
    )
    check_past(saved)
    return saved


def by_todays_rules(data: Json) -> Saved:
    """A game that was saved under other rules: its position, which uses names, goes on under today's."""
    if "position" not in data:
        raise BadRecord("The game was saved with other rules or another board than this program has.")
    chance = chance_from_json(data["chance"])
    try:
        found = read_position(data["position"], chance)
    except BadPosition as problem:
        raise BadRecord(f"The game was saved under other rules and is impossible under today's: {problem}") from None
    if isinstance(data["state"], dict):
        found.state.dice, found.state.shuffles = whole(data["state"], "dice"), whole(data["state"], "shuffles")
    ours = Rulings.of(found.setup)
    notice = "The game was saved with other rules"
    if data["ruleset"] != ours.ruleset:
        notice += f" (ruleset {brief(data['ruleset'])}, now {ours.ruleset})"
    notice += ": it goes on from its position under today's rules, without its history."
    return Saved(found.setup, chance, found.state.copy(), found.state, [], [], 0, notice)


def read_past(blank: State, data: Json) -> tuple[list[Action], list[tuple[int, list[int], list[list[int]]]]]:
    """The actions of a saved game, and what chance gave during them."""
    try:
        history = [action_from_json(blank, action) for action in data["history"]]
        drawn = [(at, list(dice), [list(order) for order in shuffles]) for at, dice, shuffles in data["drawn"]]
        numbers = [n for at, dice, shuffles in drawn for n in (at, *dice, *[m for order in shuffles for m in order])]
    except Illegal as problem:
        raise BadRecord(f"The history cannot be read: {problem.reason}") from None
    except (TypeError, ValueError) as problem:
        raise BadRecord(f"The history cannot be read: {problem}.") from None
    if any([type(n) is not int or not 0 <= n < 100_000 for n in numbers]):
        raise BadRecord("The history has impossible dice or shuffles.")
    return history, drawn


def check_past(saved: Saved) -> None:
    """A saved game must match its own past: play it again from its origin and compare."""
    check_state(saved.setup, saved.origin)
    dice = [face for _, given, _ in saved.drawn for face in given]
    shuffles = [order for _, _, given in saved.drawn for order in given]
    script = Scripted(dice, shuffles, saved.origin.dice, saved.origin.shuffles)
    again = Match(saved.origin.copy(), script)
    try:
        again.begin()
        for action in saved.history:
            if not again.allows(action):
                raise BadRecord("The history of the saved game has an illegal action.")
            again.advance(action)
    except NoChance:
        raise BadRecord("The saved game lacks dice or shuffles of its own history.") from None
    drawn = [(given.at, given.dice, given.shuffles) for given in again.drawn]
    if state_to_json(again.state) != state_to_json(saved.state) or drawn != saved.drawn:
        raise BadRecord("The saved position does not match the game's own history.")
    if again.undo_floor != saved.undo_floor:
        raise BadRecord("The saved game would undo what cannot be undone.")


def blank_state(setup: Setup) -> State:
    """An empty table for a set-up."""
    try:
        state = State(rules_of(setup), board_of(setup), setup.players)
    except BadSetup as problem:
        raise BadRecord(str(problem)) from None
    state.lay_out()
    return state
