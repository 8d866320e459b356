"""Games that do not begin at their beginning: from a position as text, or from a moment of a recorded game.

Whoever hands in a text or a file may be a stranger. A record is read strictly and played again before anything of it is
used; a position is read and written anew, so that a table keeps only what the program itself has written.
"""

from dataclasses import dataclass, fields, replace
from random import Random
from typing import Any, Final

from smallworld import invariants
from smallworld.content.board_file import CustomBoard
from smallworld.content.editions import BadSetup
from smallworld.content.files import BadContent
from smallworld.content.set_file import DATA
from smallworld.content.setup import Setup
from smallworld.content.toml_write import toml_lines
from smallworld.engine.chance import NoChance, Seeded
from smallworld.game import Game
from smallworld.record.codec import BadRecord
from smallworld.record.fields import BadPosition
from smallworld.record.imagine import dealt_anew
from smallworld.record.journal import read, verify
from smallworld.record.position import read_position
from smallworld.record.position_write import write_map
from smallworld.table import snapshots
from smallworld.table.commands import Recorded, Refused
from smallworld.table.content import Kit, check_all, kit_of
from smallworld.table.entries import Brought
from smallworld.table.limits import TableLimits
from smallworld.table.replay import again

Json = dict[str, Any]

MOST_ACTIONS: Final = 5_000
"""In a record; a long game has five hundred."""

# What a table that goes on from somewhere may begin with

AS_IT_WAS: Final = "as_it_was"
"""A position that somebody has written: to the letter."""

DEALT_ANEW: Final = "dealt_anew"
"""A game that is over: what nobody could see at that moment is dealt anew, since everybody knows by now what came."""

IMAGINED: Final = "imagined"
"""A running game: as a seat knows it."""


@dataclass(frozen=True)
class Beginning:
    """What a table begins from: the position without its home-made things, and these as they are brought."""

    setup: Setup
    position: str
    brought: list[Brought]


def home_made_in(setup: Setup) -> list[Brought]:
    """The home-made things of a set-up, as they are brought to a table."""
    sets = [Brought(each.toml) if each.source == DATA else installed(each.key, each.version) for each in setup.sets]
    board = setup.custom_board
    own = [] if board is None or setup.board_key else [Brought(board_text(board, setup))]
    return [*[Brought(banner.text) for banner in setup.custom], *sets, *own]


def installed(key: str, version: int) -> Brought:
    """A set in Python, which the host of the server has installed."""
    return Brought("", offer=key, version=version)


def board_text(board: CustomBoard, setup: Setup) -> str:
    """A home-made board as the text of its file."""
    head: Json = {"kind": "board", "key": board.key, "edition": setup.edition}
    head["name"] = board.names.plain if board.names else board.name or board.key
    if board.players:
        head["players"] = list(board.players)
    head["rounds"] = board.rounds
    if board.drawing:
        head["drawing"] = list(board.drawing)
    told = write_map(board, setup)
    text = toml_lines(head) + "\n[regions]\n" + toml_lines({row[0]: told[row[0]] for row in board.rows})
    if board.places:
        text += "\n[places]\n" + toml_lines({key: said.plain for key, said in board.places})
    return text


def placed(text: str, kit: Kit) -> Game:
    """The game that a position describes; what cannot be is refused."""
    try:
        found = read_position(text, Seeded("before the game"), kit.banners, kit.sets)
        game = Game(found.setup, found.state, found.chance, found.state.copy())
        invariants.check(game.state)
        check_home_made(game.setup)
    except (BadPosition, BadSetup, BadContent) as problem:
        raise Refused("bad_position", str(problem)) from None
    except (NoChance, invariants.Broken, ValueError, LookupError, RecursionError):
        raise Refused("bad_position", "No game can be in this position.") from None
    return game


def beginning(text: str, brought: list[Brought], limits: TableLimits) -> Beginning:
    """A position that a table can begin from, or the reason why not.

    It may bring home-made things with it, and use those that are brought beside it.
    """
    kit = check_all(brought, limits)
    game = placed(text, kit)
    if game.over:
        raise Refused("bad_position", "In this position the game is over.")
    setup = game.setup
    own = replace(
        setup,
        custom=tuple([banner for banner in setup.custom if banner not in kit.banners]),
        sets=tuple([each for each in setup.sets if each not in kit.sets]),
        custom_board=None if kit.board is not None or setup.board_key else setup.custom_board,
    )
    everything = [*brought, *home_made_in(own)]
    check_all(everything, limits)
    return Beginning(setup, snapshots.written(game), everything)


def options_of(setup: Setup) -> dict[str, str]:
    """All options of a set-up with their values."""
    return {each.name: getattr(setup.options, each.name) for each in fields(setup.options)}


def kept(wanted: Recorded) -> Game:
    """What somebody has kept: the game of a record, or one that stands at a position."""
    if bool(wanted.record) == bool(wanted.position):
        raise Refused("bad_message", "This needs a record or a position.")
    return recorded(wanted.record) if wanted.record else placed(wanted.position, Kit())


def finished_record(wanted: Recorded) -> Game:
    """The game of a record that can be judged: one that was played to its end."""
    game = kept(wanted)
    if not game.over:
        raise Refused("not_over", "The game is not over.")
    return game


def recorded(text: str) -> Game:
    """The game of a record, played again to its end and compared with what the record claims."""
    lines = text.splitlines()
    if len(lines) > MOST_ACTIONS:
        raise Refused("bad_record", f"A record has at most {MOST_ACTIONS} lines.")
    try:
        journals = read(lines)
        journal = next(journals, None)
        if journal is None:
            raise BadRecord("There is no game in this file.")
        if next(journals, None) is not None:
            raise BadRecord("There are several games in this file; take one.")
        check_home_made(journal.setup)
        return verify(replace(journal, snapshots={}))  # each of them would be played again from the start
    except (BadRecord, BadSetup, BadContent) as problem:
        raise Refused("bad_record", str(problem)) from None
    except (NoChance, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise Refused("bad_record", "This record contradicts itself.") from None


def check_home_made(setup: Setup) -> None:
    """Refuse what strangers may not bring: races and powers that are written in Python."""
    kit_of([Brought(banner.text) for banner in setup.custom])


def at_step(game: Game, step: int) -> Game:
    """The game after so many of its actions."""
    if not 0 <= step <= len(game.history):
        raise Refused("bad_position", f"The game has {len(game.history)} steps.")
    earlier = again(game)
    earlier.begin()
    for action in game.history[:step]:
        earlier.advance(action)
    return earlier


def position_at(game: Game, step: int) -> str:
    """A moment of a game as the text of its position, without its home-made things."""
    return snapshots.written(at_step(game, step))


def dealt_at(game: Game, step: int, seed: str) -> str:
    """The same with what nobody could see then dealt anew, so that whoever knows how the game went on knows no more."""
    then = at_step(game, step)
    return snapshots.written(Game(then.setup, dealt_anew(then.state, Random(seed)), Seeded(seed)))


def imagined_at(game: Game, step: int, seat: int, seed: str) -> str:
    """The same as this seat could imagine it then: what it could not see is made up, and tells nothing of the game."""
    return snapshots.written(at_step(game, step).imagined(seat, Random(seed)))


def kept_at(game: Game, wanted: Recorded, seed: str) -> str:
    """A moment of what somebody has kept: a position as it is written, a game as it can be played on from there."""
    return position_at(game, wanted.step or 0) if wanted.position else dealt_at(game, wanted.step or 0, seed)
