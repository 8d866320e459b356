"""What each viewer gets: the one door between tables and browsers.

Everything that is told of a game or its lobby is made here, from `view`, `Event.to_json` and the lobby, each of
which starts empty and adds what may be known. Answers to single commands (`ok`, `no`, `bye`) hold nothing of a game.
"""

from dataclasses import dataclass
from typing import Any, Final

from smallworld.game import Game
from smallworld.record.journal import Journal
from smallworld.server.choices import choices, items
from smallworld.server.lobby import BOT, OPEN, Who
from smallworld.server.messages import Missed, Refused, TableTold, Update, encode
from smallworld.server.table import Happening, Table

Json = dict[str, Any]


@dataclass(frozen=True)
class Eyes:
    """Through whose eyes the game is seen: a seat's, a spectator's (None), or nobody's."""

    sees: bool
    seat: int | None


NOBODY: Final = Eyes(False, None)
SPECTATOR: Final = Eyes(True, None)


def eyes(table: Table, who: Who) -> Eyes:
    """Whoever holds several seats sees as the decider, else as the last of them that decided."""
    if who.seats:
        decider = None if table.game is None else table.game.decider
        if decider in who.seats:
            return Eyes(True, decider)
        last = [seat for seat in table.decided if seat in who.seats]
        return Eyes(True, last[-1] if last else who.seats[0])
    return SPECTATOR if who.watch or who.host else NOBODY


def whole_table(table: Table, who: Who, here: set[int], after: int | None) -> bytes:
    """The `table` message."""
    seen_by = eyes(table, who)
    missed: list[Missed] = []
    if after is not None and seen_by.sees and not table.frozen:
        missed = [
            Missed(past.version, past.by, events(table, past, seen_by), past.undone)
            for past in table.recent
            if past.version > after
        ]
    return encode(
        TableTold(
            table.id,
            table.version,
            who.host,
            list(who.seats),
            lobby(table, here),
            game(table, seen_by),
            missed,
        )
    )


class Updates:
    """One happening, told to many: each pair of eyes is worked out once."""

    def __init__(self, table: Table, happening: Happening, here: set[int], with_game: bool, with_lobby: bool) -> None:
        self.table: Final = table
        self.happening: Final = happening
        self.lobby: Final = lobby(table, here) if with_lobby else None
        self.with_game: Final = with_game
        self.made: Final[dict[Eyes, bytes]] = {}

    def to(self, who: Who) -> bytes:
        """The `update` message for somebody."""
        seen_by = eyes(self.table, who)
        if seen_by not in self.made:
            past = self.happening
            self.made[seen_by] = encode(
                Update(
                    past.version,
                    past.by,
                    events(self.table, past, seen_by),
                    past.undone,
                    game(self.table, seen_by) if self.with_game else None,
                    self.lobby,
                )
            )
        return self.made[seen_by]


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
    if table.earned:
        shown["earned"] = [
            {"seat": seat, "items": [{"for": source, "coins": coins} for source, coins in sums.most_common()]}
            for seat, sums in enumerate(table.earned)
        ]
    return shown


def lobby(table: Table, here: set[int]) -> Json:
    """The table around the game: open to everybody who has any token of it."""
    around = table.lobby
    made = around.origin
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
        "seats": [
            {
                "seat": n,
                "kind": chair.kind,
                "name": chair.name,
                "bot": chair.bot,
                "here": chair.kind != OPEN and (n in here or chair.kind == BOT),
                "stand_in": chair.stand_in,
            }
            for n, chair in enumerate(around.chairs)
        ],
    }


def record(table: Table) -> bytes:
    """The record of a game that is over, secrets included; before that there is none."""
    playing: Game | None = table.game
    if playing is None or not playing.over or table.frozen:
        raise Refused("not_over", "The record is given out when the game is over.")
    return "".join(f"{line}\n" for line in Journal.of(playing).to_lines()).encode()
