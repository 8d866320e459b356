"""Who is told what: the one door between tables and browsers.

Everything said about a game or its lobby is made here, from `view`, `Event.to_json` and the lobby, each of
which starts empty and adds what may be known. The other messages say nothing about a game.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from smallworld.game import Game
from smallworld.record.journal import Journal
from smallworld.table.choices import choices
from smallworld.table.commands import Refused
from smallworld.table.declining import items
from smallworld.table.home import home_cards
from smallworld.table.ledger import purse
from smallworld.table.lessons import lessons as find_lessons
from smallworld.table.lobby import BOT, OPEN, PERSON, Who
from smallworld.table.table import Happening, Table

Json = dict[str, Any]


@dataclass(frozen=True)
class Eyes:
    """Through whose eyes the game is seen: a seat's, a spectator's (None), or nobody's."""

    sees: bool
    seat: int | None


NOBODY: Final = Eyes(False, None)
SPECTATOR: Final = Eyes(True, None)


@dataclass(frozen=True)
class Waiting:
    """What a table's log does not say, in seconds: how long people have been away, how long all wait for somebody."""

    gone: dict[int, int] = field(default_factory=dict)  # by seat: since their connection was lost
    seat: int | None = None  # the person who must decide
    seconds: int = 0  # since anything was decided
    left: int | None = None  # until a bot decides for somebody who is away


UNKNOWN: Final = Waiting()


def eyes(table: Table, who: Who) -> Eyes:
    """A viewer with several seats sees as the decider, or else as the last of these seats that decided."""
    if who.seats:
        decider = None if table.game is None else table.game.decider
        if decider in who.seats:
            return Eyes(True, decider)
        last = [seat for seat in table.decided if seat in who.seats]
        return Eyes(True, last[-1] if last else who.seats[0])
    return SPECTATOR if who.watch or who.host else NOBODY


def whole_table(table: Table, who: Who, here: set[int], after: int | None, waiting: Waiting = UNKNOWN) -> Json:
    """The whole truth for one viewer."""
    seen_by = eyes(table, who)
    missed: list[Json] = []
    if after is not None and seen_by.sees and not table.frozen:
        missed = [happened(table, past, seen_by) for past in table.recent if past.version > after]
    return {
        "t": "table",
        "table": table.id,
        "version": table.version,
        "host": who.host,
        "held": list(who.seats),
        "lobby": lobby(table, here, waiting),
        "game": game(table, seen_by),
        "missed": missed,
    }


def update(table: Table, past: Happening, seen_by: Eyes, with_game: bool, around: Json | None) -> Json:
    """Something happened; game and lobby are included if they changed."""
    message = {"t": "update", **happened(table, past, seen_by)}
    shown = game(table, seen_by) if with_game else None
    if shown is not None:
        message["game"] = shown
    if around is not None:
        message["lobby"] = around
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


def pong() -> Json:
    """Yes, I am here."""
    return {"t": "pong"}


def events(table: Table, past: Happening, seen_by: Eyes) -> list[Json]:
    """What happened, as these eyes may hear it."""
    if table.game is None or not seen_by.sees:
        return []
    return [table.game.tell(event, seen_by.seat) for event in past.events]


def game(table: Table, seen_by: Eyes) -> Json | None:
    """The game as these eyes see it, with the decision if it is theirs."""
    playing = table.game
    if playing is None or table.frozen or not seen_by.sees:
        return None
    mine = seen_by.seat if playing.decider == seen_by.seat else None
    if mine is not None and table.lobby.chairs[mine].played_by_bot:
        mine = None
    shown: Json = {
        "view": playing.view(seen_by.seat),
        "choices": None if mine is None else choices(playing, mine),
        "income": [{"seat": seat, "items": items(playing.income(seat))} for seat in range(playing.state.players)],
    }
    if playing.setup.custom:
        shown["home_made"] = home_cards(playing.setup.custom)
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
        "board": made.board,
        "preset": made.preset,
        "options": dict(made.options),
        "pace": around.pace,
        "deadline": around.deadline,
        "phase": table.phase,
        "commitment": around.commitment,
        "revealed": {"seed": made.seed, "salt": made.salt} if over else None,
        "mended": None if mended is None else {"version": mended.version, "round": mended.round, "player": mended.seat},
        "seats": [
            {
                "seat": n,
                "kind": chair.kind,
                "name": chair.name,
                "bot": chair.bot,
                "here": chair.kind != OPEN and (n in here or chair.kind == BOT),
                "stand_in": chair.stand_in,
                "gone": waiting.gone.get(n) if chair.kind == PERSON else None,
            }
            for n, chair in enumerate(around.chairs)
        ],
        "waits": None
        if waiting.seat is None
        else {"seat": waiting.seat, "seconds": waiting.seconds, "left": waiting.left},
    }


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


def lessons(game: Game, seat: int) -> Json:
    """What a seat can learn from a game that is over; positions are those it saw."""
    return {"seat": seat, "moments": [moment.to_json() for moment in find_lessons(game, seat)]}
