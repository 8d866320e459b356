"""Who is told what: the one door between tables and browsers.

Everything said about a game or its lobby is made here, from `view`, `Event.to_json` and the lobby, each of
which starts empty and adds what may be known. The other messages say nothing about a game.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from smallworld.game import Game
from smallworld.record.journal import Journal
from smallworld.record.view import SPECTATOR as NOT_SEATED
from smallworld.record.view import open_view, seen_from
from smallworld.table.choices import choices
from smallworld.table.commands import Recorded, Refused
from smallworld.table.content import things
from smallworld.table.declining import items
from smallworld.table.home import thing_cards
from smallworld.table.ledger import purse
from smallworld.table.lessons import lessons as find_lessons
from smallworld.table.lobby import BOT, OPEN, PERSON, Who
from smallworld.table.positions import AS_IT_WAS, DEALT_ANEW, home_made_in, options_of
from smallworld.table.replay import replay
from smallworld.table.story import story
from smallworld.table.table import Happening, Table

Json = dict[str, Any]


@dataclass(frozen=True)
class Eyes:
    """Through whose eyes the game is seen: a seat's, a spectator's (None), or nobody's."""

    sees: bool
    seat: int | None
    follows: bool = True  # whether they may know at which table these people go on


NOBODY: Final = Eyes(False, None)
SPECTATOR: Final = Eyes(True, None)


@dataclass(frozen=True)
class Waiting:
    """What a table's log does not say, in seconds: how long people have been away, how long all wait for somebody."""

    gone: dict[int, int] = field(default_factory=dict)  # by seat: since their connection was lost
    seat: int | None = None  # the person who must decide
    seconds: int = 0  # since anything was decided
    left: int | None = None  # until a bot decides for them


UNKNOWN: Final = Waiting()


class Shared:
    """What is the same for all eyes: worked out once for all who are told the same thing.

    `pack` may put it into bytes, once, if whoever sends it can put these into a message.
    """

    def __init__(self, pack: Callable[[Any], Any] = lambda value: value) -> None:
        self.pack: Final = pack
        self.view: Json | None = None
        self.income: Any = None

    def look(self, playing: Game) -> Json:
        """What everybody sees of a game; the same one each time."""
        if self.view is None:
            found = open_view(playing.state).items()
            self.view = {name: self.pack(each) if isinstance(each, (dict, list)) else each for name, each in found}
            seats = range(playing.state.players)
            self.income = self.pack([{"seat": seat, "items": items(playing.income(seat))} for seat in seats])
        return self.view


def eyes(table: Table, who: Who) -> Eyes:
    """A viewer with several seats sees as the decider, or else as the last of these seats that decided."""
    if who.seats:
        decider = None if table.game is None else table.game.decider
        if decider in who.seats:
            return Eyes(True, decider)
        last = [seat for seat in table.decided if seat in who.seats]
        return Eyes(True, last[-1] if last else who.seats[0])
    return Eyes(True, None, who.belongs) if who.watch or who.host or who.shown else NOBODY


def whole_table(
    table: Table, who: Who, here: set[int], after: int | None, waiting: Waiting = UNKNOWN, build: str = ""
) -> Json:
    """The whole truth for one viewer. `build` is the mark of the pages that they would get now."""
    seen_by = eyes(table, who)
    missed: list[Json] = []
    if after is not None and seen_by.sees and not table.frozen:
        missed = [happened(table, past, seen_by) for past in table.recent if past.version > after]
    message: Json = {
        "t": "table",
        "table": table.id,
        "version": table.version,
        "host": who.host,
        "held": list(who.seats),
        "lobby": lobby_for(seen_by, lobby(table, here, waiting)),
        "home_made": home_made(table),
        "game": game(table, seen_by),
        "missed": missed,
    }
    return message | {"build": build} if build else message


def home_made(table: Table) -> list[Json]:
    """A card for each home-made thing: open to everybody who has any token of the table."""
    return [card for each, thing in things(table.lobby.brought) for card in thing_cards(each, thing)]


def update(
    table: Table,
    past: Happening,
    seen_by: Eyes,
    with_game: bool,
    around: Json | None,
    with_home: bool = False,
    shared: Shared | None = None,
) -> Json:
    """Something happened; game, lobby and home-made things are included if they changed."""
    message = {"t": "update", **happened(table, past, seen_by)}
    shown = game(table, seen_by, shared) if with_game else None
    if shown is not None:
        message["game"] = shown
    if around is not None:
        message["lobby"] = lobby_for(seen_by, around)
    if with_home:
        message["home_made"] = home_made(table)
    return message


def happened(table: Table, past: Happening, seen_by: Eyes) -> Json:
    """One entry, as these eyes may hear of it."""
    return {
        "version": past.version,
        "by": past.by,
        "events": events(table, past, seen_by),
        "undone": past.undone,
    }


def ok(id: str, version: int, token: str = "") -> Json:
    """The command was carried out."""
    message: Json = {"t": "ok", "id": id, "version": version}
    return message | {"token": token} if token else message


def no(id: str, refused: Refused, version: int | None = None) -> Json:
    """The command was refused."""
    message: Json = {"t": "no", "id": id, "code": refused.code, "reason": refused.reason}
    if version is not None:
        message["version"] = version
    if refused.rule:
        message["rule"] = refused.rule
    if refused.retry:
        message["retry"] = refused.retry
    return message


def bye(code: str, reason: str) -> Json:
    """The socket will be closed."""
    return {"t": "bye", "code": code, "reason": reason}


def said(seat: int, word: str) -> Json:
    """A player says something to everybody at the table."""
    return {"t": "said", "seat": seat, "word": word}


def pong() -> Json:
    """Yes, I am here."""
    return {"t": "pong"}


def events(table: Table, past: Happening, seen_by: Eyes) -> list[Json]:
    """What happened, as these eyes may hear it."""
    if table.game is None or not seen_by.sees:
        return []
    return [table.game.tell(event, seen_by.seat) for event in past.events]


def game(table: Table, seen_by: Eyes, shared: Shared | None = None) -> Json | None:
    """The game as these eyes see it, with the decision if it is theirs."""
    playing = table.game
    if playing is None or table.frozen or not seen_by.sees:
        return None
    mine = seen_by.seat if playing.decider == seen_by.seat else None
    if mine is not None and (table.lobby.chairs[mine].played_by_bot or table.lobby.paused):
        mine = None
    shared = shared or Shared()
    seat = NOT_SEATED if seen_by.seat is None else seen_by.seat
    shown: Json = {
        "view": seen_from(seat, playing.state, shared.look(playing)),
        "choices": None if mine is None else choices(playing, mine),
        "income": shared.income,
    }
    if table.earned:
        shown["earned"] = [
            {"seat": seat, "items": [{"for": source, "coins": coins} for source, coins in most_first(sums)]}
            for seat, sums in enumerate(table.earned)
        ]
    return shown


def coins(table: Table, seen_by: Eyes) -> Json:
    """How the coins of the seat that looks add up, round by round, while the rules are those it began with."""
    playing, seat = table.game, seen_by.seat
    if playing is None or table.frozen or seat is None:
        raise Refused("denied", "Only players know what is in their purse.")
    return {
        "seat": seat,
        "coins": playing.state.coins[seat],
        "rounds": [] if table.mended or playing.over else purse(playing, seat),
    }


def most_first(sums: dict[str, int]) -> list[tuple[str, int]]:
    """Sources with their coins, the best one first."""
    return sorted(sums.items(), key=lambda each: (-each[1], each[0]))


def lobby(table: Table, here: set[int], waiting: Waiting = UNKNOWN) -> Json:
    """The table around the game: open to everybody who has any token of it."""
    around = table.lobby
    made = around.origin
    mended = table.mended
    over = table.phase == "over"
    return {
        "edition": made.edition,
        "players": made.players,
        "board": around.board_key,
        "preset": made.preset,
        "options": dict(made.options),
        "pace": around.pace,
        "deadline": around.deadline,
        "clock": around.clock,
        "pause": {"on": around.paused, "wanted": sorted(around.wishes)} if around.wishes else None,
        "rematch": around.rematch or None,
        "phase": table.phase,
        "day": made.day,
        "from_position": bool(made.begins),
        "commitment": around.commitment,
        "revealed": {"seed": made.seed, "salt": made.salt} if over else None,
        "mended": None if mended is None else {"version": mended.version, "round": mended.round, "player": mended.seat},
        "seats": [
            {
                "seat": n,
                "kind": chair.kind,
                "name": chair.name,
                "bot": chair.bot,
                "character": chair.character,
                "here": chair.kind != OPEN and (n in here or chair.kind == BOT),
                "stand_in": chair.stand_in,
                "late": chair.late,
                "gone": waiting.gone.get(n) if chair.kind == PERSON else None,
            }
            for n, chair in enumerate(around.chairs)
        ],
        "waits": None
        if waiting.seat is None
        else {"seat": waiting.seat, "seconds": waiting.seconds, "left": waiting.left},
    }


def lobby_for(seen_by: Eyes, around: Json) -> Json:
    """The same for whoever was shown this game alone: where these people go on is none of their business."""
    return around if seen_by.follows else around | {"rematch": None}


def record(table: Table) -> bytes:
    """The record of a game that is over, secrets included; before that there is none."""
    told = table.archive
    if told is None:
        told = Journal.of(finished(table))
    return "".join(f"{line}\n" for line in told.to_lines()).encode()


def finished(table: Table) -> Game:
    """The game, if it is over."""
    playing = table.game
    if playing is None or not playing.over or table.frozen:
        raise Refused("not_over", "That is available when the game is over.")
    return playing


def eyes_back(table: Table, who: Who, wanted: int | None) -> Eyes:
    """Through whose eyes a game is looked back at: one's own, and anybody's once it is over."""
    own = eyes(table, who)
    if not own.sees:
        raise Refused("denied", "An invitation alone does not show the game.")
    if wanted is None:
        return own
    table.lobby.chair(wanted)
    if wanted not in who.seats and table.phase != "over":
        raise Refused("denied", "Until the game is over everybody looks back with their own eyes.")
    return Eyes(True, wanted, own.follows)


def played(table: Table) -> Game:
    """The game as far as it has been played."""
    if table.game is None or table.frozen:
        raise Refused("not_started", "The game has not begun.")
    return table.game


def around_replay(table: Table, seen_by: Eyes, play_on: str | None) -> Json:
    """What stands beside the steps, for anybody who may see them.

    Nobody is away in what has been. `whole` says that the first step is the beginning of the game; with `watch` they
    can show it to others; `play_on` is what a new table may begin with.
    """
    return {
        "version": table.version,
        "whole": table.mended is None and table.archive is None,
        "watch": table.lobby.to_share,
        "play_on": play_on,
        "lobby": lobby_for(seen_by, lobby(table, set(range(table.lobby.origin.players)))),
        "home_made": home_made(table),
    }


def told_again(game: Game, seen_by: Eyes, around: Json) -> Json:
    """The game step by step, as these eyes may see it."""
    return {**replay(game, seen_by.seat), **around}


def told_story(game: Game, around: Json) -> Json:
    """How a game that is over came out as it did: nothing of it is a secret any more."""
    if not game.over:
        raise Refused("not_over", "That is available when the game is over.")
    return {**story(game), **around}


def told_record(game: Game, wanted: Recorded) -> Json:
    """A record or position that somebody has kept, step by step: nothing in it is a secret. Nobody knows who played."""
    seat = wanted.seat
    if seat is not None and seat >= game.state.players:
        raise Refused("denied", f"The game has {game.state.players} seats, numbered from 0.")
    setup = game.setup
    cards = [card for each, thing in things(home_made_in(setup)) for card in thing_cards(each, thing)]
    seats = [
        {"seat": n, "kind": PERSON, "name": "", "bot": "", "character": "", "here": True, "stand_in": False}
        for n in range(setup.players)
    ]
    around = {
        "edition": setup.edition,
        "players": setup.players,
        "board": setup.board_key,
        "preset": "default",
        "options": options_of(setup),
        "pace": 0,
        "deadline": 0,
        "phase": "over" if game.over else "playing",
        "commitment": "",
        "revealed": None,
        "seats": seats,
    }
    play_on = AS_IT_WAS if wanted.position else DEALT_ANEW
    told = replay(game, seat, open_purses=True)
    beside = {"version": len(game.history), "whole": True, "play_on": play_on, "lobby": around}
    return {**told, **beside, "home_made": cards}


def lessons(game: Game, seat: int) -> Json:
    """What a seat can learn from a game that is over; positions are those it saw."""
    return {"seat": seat, "moments": [moment.to_json() for moment in find_lessons(game, seat)]}
