"""A table from its log, under today's rules: those of its game may have been mended since.

A log is cut into stretches, each under one set of rules: the first begins with `Started`, the others with `Mended`.
Only the last one is played. If the rules are still the same, it must give what was written down. If they are not,
the table goes on from the beginning of the turn it was in, and `Table.mend` is the entry that says so; the room that
opens the table writes it. A game that is over is not played again: its last position was kept.
"""

from dataclasses import dataclass, field
from typing import Any, TypeGuard

from smallworld import invariants
from smallworld.content.rulings import Rulings
from smallworld.engine.chance import NoChance
from smallworld.engine.events import Event, TurnStarted
from smallworld.engine.match import Illegal
from smallworld.game import Game
from smallworld.record import journal
from smallworld.record.journal import Journal
from smallworld.table import snapshots
from smallworld.table.entries import (
    Acted,
    Damaged,
    Entry,
    Equipped,
    Froze,
    Made,
    Mended,
    Newer,
    Row,
    Started,
    Undone,
    What,
    from_row,
)
from smallworld.table.ledger import earned
from smallworld.table.limits import TableLimits
from smallworld.table.table import Plan, Table, short_hash

Json = dict[str, Any]
Line = tuple[Row, Entry]

UNPLAYABLE = (Damaged, Illegal, NoChance, invariants.Broken, ValueError, LookupError)
"""What replaying a log may run into if it was written under other rules."""


@dataclass
class Again:
    """The last stretch of a log, replayed or opened from a snapshot."""

    game: Game | None = None
    events: dict[int, list[Event]] = field(default_factory=dict)  # by the number of their entry
    archive: Journal | None = None  # the record, if the game is over and cannot be replayed
    mend: Plan | None = None
    frozen: str = ""


def fold(id: str, rows: list[Row], limits: TableLimits) -> Table:
    """A table from its log. A damaged one is frozen at the last sound entry; if there is none, there is no table."""
    table = Table(id, rows[0], limits)
    entries: list[Line] = []
    try:
        chain = table.chain
        for seq, row in enumerate(rows[1:], 1):
            entry = from_row(row, seq, chain)
            if isinstance(entry.what, Made):
                raise Damaged("The table was made twice.")
            entries.append((row, entry))
            chain = row.chain
    except Damaged as problem:
        table.frozen = f"The log of this table is damaged: {problem}"
    damage = table.frozen
    stretch = last_stretch(entries)
    table.lobby.foresee([entry.what for _, entry in entries if isinstance(entry.what, Equipped)])
    try:
        again = play_again(table, stretch)
    except UNPLAYABLE as problem:
        again = Again(frozen=f"The game cannot be played again: {str(problem)[:120]}")
        table.newer = isinstance(problem, Newer) and not damage
    table.lobby.foresee([])
    for row, entry in entries:
        begun = bool(stretch) and row.seq >= stretch[0][0].seq
        table.apply(row, Plan(entry, again.game if begun else None, again.events.get(row.seq, [])))
    table.frozen = damage or again.frozen or table.frozen
    table.archive = again.archive
    table.mend = None if damage else again.mend
    if again.game is not None and again.game.over and not table.earned and table.mended is None:
        table.earned = earned(again.game)
    return table


def last_stretch(entries: list[Line]) -> list[Line]:
    """The entries from the last `Started` or `Mended` on."""
    begins = [n for n, (_, entry) in enumerate(entries) if isinstance(entry.what, (Started, Mended, Acted, Undone))]
    while len(begins) > 1 and not isinstance(entries[begins[-1]][1].what, (Started, Mended)):
        begins.pop()
    return entries[begins[-1] :] if begins else []


def play_again(table: Table, stretch: list[Line]) -> Again:
    """The game of a stretch, under its own rules if they are still in force."""
    if not stretch:
        return Again()
    begun = stretch[0][1].what
    if not isinstance(begun, (Started, Mended)):
        raise Damaged("Somebody acted before the game began.")
    written = table.rulings(begun)
    ours = Rulings.of(table.lobby.setup())
    if written == ours:
        if any(isinstance(entry.what, Froze) for _, entry in stretch):
            return Again()  # these very rules have broken it
        try:
            return played(table, stretch)
        except UNPLAYABLE:
            pass  # the rules have changed although they do not say so
    if written.ruleset > ours.ruleset:
        raise Newer("A newer version of this program has played here.")
    for row, entry in reversed(stretch):
        if isinstance(entry.what, Acted) and entry.what.ending is not None:
            return finished(table, stretch, row, entry.what)
    return mended(table, stretch, ours)


def played(table: Table, stretch: list[Line]) -> Again:
    """Play a stretch. What was undone is not played, so that nobody can make this slow by undoing."""
    row, entry = stretch[0]
    game = opening(table, row.seq, entry.what)
    again = Again(game)
    kept = kept_actions(stretch)
    last = max([row.seq for row, entry in stretch if has_position(entry.what)], default=0)
    written, form, there = "", "", game
    for row, entry in stretch:
        what = entry.what
        if isinstance(what, (Started, Mended, Acted, Undone)):
            written = what.state
        if isinstance(what, Started):
            again.events[row.seq] = game.opening
        if isinstance(what, (Acted, Undone)):
            again.events[row.seq] = play(game, what.seat, kept.get(row.seq, []))
        if row.seq == last:
            form, there = written, game.copy()
    if short_hash(game) != written:
        # Either the rules have changed although they do not say so, or a new version computes fingerprints differently:
        # then that of the last snapshot differs too, although its position is the same.
        if not last or short_hash(there) == form or not snapshots.shows(positions(stretch)[last], there):
            raise Damaged("The position is not the one that was written down.")
    invariants.check(game.state)
    return again


def play(game: Game, seat: int, actions: list[Json]) -> list[Event]:
    """What somebody did, done again."""
    events: list[Event] = []
    for action in actions:
        if game.decider != seat:
            raise Damaged(f"Seat {seat} acted, but seat {game.decider} decides.")
        events += game.play(action)
    return events


def opening(table: Table, seq: int, what: object) -> Game:
    """The game with which a stretch begins."""
    if isinstance(what, Mended):
        return table.opened(snapshots.unpacked(what.position), seq)
    return table.new_game()


def finished(table: Table, stretch: list[Line], row: Row, last: Acted) -> Again:
    """A game that ended under other rules: its last position can be looked at, its record is in the log."""
    assert last.ending is not None
    begun = stretch[0][1].what
    assert isinstance(begun, (Started, Mended))
    told = [journal.Entry(what.seat, action, *given) for what, action, given in told_actions(stretch)]
    closing = {
        "end": True,
        "actions": len(told),
        "state": last.ending.state,
        "scores": last.ending.scores,
        "winners": last.ending.winners,
    }
    origin = snapshots.unpacked_origin(begun.origin)
    record = Journal(table.lobby.setup(), origin, told, closing, rulings=table.rulings(begun))
    try:
        return Again(table.opened(positions(stretch)[row.seq], row.seq), archive=record)
    except UNPLAYABLE:
        scores = ", ".join(map(str, last.ending.scores))
        return Again(archive=record, frozen=f"The game is over: {scores}. Its last position cannot be shown any more.")


def mended(table: Table, stretch: list[Line], ours: Rulings) -> Again:
    """Go on under other rules from the beginning of the turn."""
    text = next(reversed(positions(stretch).values()), "")
    if not text:  # a log from before there were snapshots: it can be played only under today's rules
        again, text = as_far_as_possible(table, stretch)
        if again.game is not None and again.game.over:
            return again
    game = table.opened(text, stretch[-1][0].seq + 1)
    return Again(mend=table.plan_mend(game, text, ours))


def as_far_as_possible(table: Table, stretch: list[Line]) -> tuple[Again, str]:
    """Play a stretch under rules that are not its own until they forbid something; returns the last turn begun."""
    game = table.new_game()
    again = Again(game)
    text = snapshots.written(game)
    kept = kept_actions(stretch)
    try:
        for row, entry in stretch:
            if isinstance(entry.what, Acted):
                events = again.events[row.seq] = play(game, entry.what.seat, kept.get(row.seq, []))
                if any(isinstance(event, TurnStarted) for event in events):
                    text = snapshots.written(game)
    except UNPLAYABLE:
        pass
    return again, text


def has_position(what: What) -> TypeGuard[Started | Mended | Acted]:
    """Was the position itself written down there?"""
    return isinstance(what, (Started, Mended, Acted)) and what.position != ""


def positions(stretch: list[Line]) -> dict[int, str]:
    """The positions that were written down, by the number of their entry."""
    found: dict[int, str] = {}
    text = ""
    for row, entry in stretch:
        if has_position(entry.what):
            text = found[row.seq] = snapshots.unpacked(entry.what.position, text)
    return found


def kept_actions(stretch: list[Line]) -> dict[int, list[Json]]:
    """The actions that were not undone later, by the number of their entry."""
    played: list[tuple[int, Json]] = []
    for row, entry in stretch:
        if isinstance(entry.what, Acted):
            played += [(row.seq, action) for action in entry.what.actions]
        elif isinstance(entry.what, Undone):
            if len(played) < entry.what.actions:
                raise Damaged("More was taken back than was played.")
            del played[len(played) - entry.what.actions :]
    kept: dict[int, list[Json]] = {}
    for seq, action in played:
        kept.setdefault(seq, []).append(action)
    return kept


def told_actions(stretch: list[Line]) -> list[tuple[Acted, Json, tuple[list[int], list[list[int]]]]]:
    """Every action that was kept, with what chance gave; only the last in an entry may use it."""
    kept = kept_actions(stretch)
    found: list[tuple[Acted, Json, tuple[list[int], list[list[int]]]]] = []
    for row, entry in stretch:
        what = entry.what
        if isinstance(what, Acted):
            actions = kept.get(row.seq, [])
            for n, action in enumerate(actions):
                last = n == len(what.actions) - 1
                found.append((what, action, (what.dice, what.shuffles) if last else ([], [])))
    return found
