"""The record of a game: set-up, then every action with its dice, one JSON line each.

    {"format": "smallworld-record", "version": 1, "ruleset": 1, "content": …, "setup": …, "origin": …, "chain": …}
    {"n": 0, "seat": 2, "action": {"do": "pick", "combo": 0}, "chain": …}
    {"n": 1, "seat": 2, "action": {"do": "reinforce", "region": "2p-07"}, "dice": [3], "chain": …}
    {"after": 9, "snapshot": …, "chain": …}
    {"end": true, "actions": 180, "scores": [71, 64], "winners": [0], "state": …, "chain": …}

Each line's `chain` is a hash over the line and the chain before it, so damage, loss and reordering
show. Snapshots, whole positions at the start of turns, are optional: with them a game reopens from
the last one (`resume`) without being played again from the start. A file may hold many games, one after the
other. A record holds what was secret at the table: hand it out only when the game is over. `ruleset` and `content`
say which rules it was played under: under others it can be read, but not replayed.
"""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from smallworld.content.editions import BadSetup
from smallworld.content.rulings import Rulings
from smallworld.content.setup import Setup
from smallworld.engine.chance import Scripted, Seeded
from smallworld.engine.match import Illegal
from smallworld.engine.sketch import Sketch
from smallworld.engine.state import State
from smallworld.game import Game
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
from smallworld.record.save import blank_state, setup_from_json, setup_to_json
from smallworld.record.sound import check_state
from smallworld.words import brief

Json = dict[str, Any]

FORMAT: Final = "smallworld-record"
VERSION: Final = 1
HEADER: Final = {"format", "version", "ruleset", "content", "setup", "origin"}
OLDEST: Final = 1
"""The ruleset of records that do not name one."""

ENTRY: Final = {"n", "seat", "action", "dice", "shuffles"}
CLOSING: Final = {"end", "actions", "state", "scores", "winners"}
LONGEST_LINE: Final = 4_000_000


@dataclass
class Entry:
    """One action of a game: who, what, and what chance gave."""

    seat: int
    action: Json
    dice: list[int] = field(default_factory=list)
    shuffles: list[list[int]] = field(default_factory=list)

    def to_json(self, n: int) -> Json:
        """One line, without its chain."""
        data: Json = {"n": n, "seat": self.seat, "action": self.action}
        if self.dice:
            data["dice"] = self.dice
        if self.shuffles:
            data["shuffles"] = self.shuffles
        return data


@dataclass
class Journal:
    """A recorded game, finished or not."""

    setup: Setup
    origin: Json
    entries: list[Entry]
    closing: Json
    snapshots: dict[int, Json] = field(default_factory=dict)  # positions, by the number of actions before them
    rulings: Rulings | None = None  # None: today's

    @staticmethod
    def of(game: Game, snapshots: bool = False) -> "Journal":
        """The record of a game as far as it has been played; if wanted, with a snapshot at each turn."""
        kept: dict[int, Json] = {}
        drawn = {given.at: given for given in game.drawn}
        entries: list[Entry] = []
        written: dict[int, Json] = {}  # by the identity of the action: most occur several times in a game
        again = Sketch(game.origin.copy(), game.script())
        again.begin()
        for n, action in enumerate(game.history):
            given = drawn.get(n)
            told = written.get(id(action))
            if told is None:
                told = written[id(action)] = action_to_json(game.state, action)
            entries.append(
                Entry(
                    again.state.decider,
                    told,
                    [] if given is None else given.dice,
                    [] if given is None else given.shuffles,
                )
            )
            turn = again.state.turn
            again.advance(action)
            if snapshots and again.state.turn is not turn:
                kept[n + 1] = state_to_json(again.state)
        return Journal(game.setup, state_to_json(game.origin), entries, closing_line(game), kept)

    def to_lines(self) -> list[str]:
        """The record as JSON lines."""
        rulings = self.rulings or Rulings.of(self.setup)
        header: Json = {
            "format": FORMAT,
            "version": VERSION,
            "ruleset": rulings.ruleset,
            "content": rulings.content,
            "setup": setup_to_json(self.setup),
            "origin": self.origin,
        }
        told = [header]
        for n, entry in enumerate(self.entries):
            told.append(entry.to_json(n))
            if n + 1 in self.snapshots:
                told.append({"after": n + 1, "snapshot": self.snapshots[n + 1]})
        lines: list[str] = []
        chain = ""
        for data in [*told, dict(self.closing)]:
            data["chain"] = chain = link(chain, data)
            lines.append(dumps(data))
        return lines

    def replay(self, until: int | None = None) -> Game:
        """The game after its first `until` actions, or after all of them.

        It can be played on: what the record does not say is drawn afresh.
        """
        return self.play_on(self.origin, 0, until)

    def resume(self) -> Game:
        """The game at the end of the record, from its last snapshot; what came before cannot be undone."""
        last = max(self.snapshots, default=0)
        return self.play_on(self.snapshots.get(last, self.origin), last, None)

    def play_on(self, start: Json, played: int, until: int | None) -> Game:
        """From a position that lies `played` actions into the game."""
        self.check_rulings()
        try:
            origin = state_from_json(blank_state(self.setup), start)
            check_state(self.setup, origin)
            game = Game(self.setup, origin, self.script(origin, played))
            game.begin()
            for n, entry in enumerate(self.entries[played:until], played):
                if game.state.decider != entry.seat:
                    raise BadRecord(f"Action {n} is by seat {entry.seat}, but seat {game.state.decider} decides.")
                game.play(action_from_json(game.state, entry.action))
                given = game.drawn[-1] if game.drawn and game.drawn[-1].at == len(game.history) - 1 else None
                if (entry.dice, entry.shuffles) != (([], []) if given is None else (given.dice, given.shuffles)):
                    raise BadRecord(f"Action {n} has the wrong dice or shuffles.")
        except Illegal as problem:
            raise BadRecord(f"The record has an illegal action: {problem.reason}") from None
        except BadSetup as problem:
            raise BadRecord(str(problem)) from None
        return game

    def check_rulings(self) -> None:
        """A record is replayed only under the rules it was played under; how it ended can always be read."""
        ours = Rulings.of(self.setup)
        if self.rulings is None or self.rulings == ours:
            return
        reason = "The game was recorded with other rules or another board than this program has"
        if self.rulings.ruleset != ours.ruleset:
            reason += f": ruleset {self.rulings.ruleset}, where this one has {ours.ruleset}"
        scores = self.closing.get("scores")
        raise BadRecord(f"{reason}." + (f" It ended {brief(scores)}." if scores else ""))

    def script(self, origin: State, played: int) -> Scripted:
        """The dice and shuffles of the record, from its `played`-th action on."""
        dice = [face for entry in self.entries[played:] for face in entry.dice]
        shuffles = [order for entry in self.entries[played:] for order in entry.shuffles]
        return Scripted(
            dice, shuffles, origin.dice, origin.shuffles, Seeded(f"after {self.closing.get('state', '')!s:.50}")
        )


def closing_line(game: Game) -> Json:
    """The state of the game at the end of its record."""
    data: Json = {"end": game.over, "actions": len(game.history), "state": state_hash(game.state)}
    if game.over:
        data["scores"] = game.scores
        data["winners"] = game.winners
    return data


def state_hash(state: State) -> str:
    """A fingerprint of a whole position: equal if and only if the positions are."""
    return hashlib.sha256(dumps(state_to_json(state)).encode()).hexdigest()


def link(chain: str, data: Json) -> str:
    """The next link of the hash chain."""
    return hashlib.sha256((chain + dumps(data)).encode()).hexdigest()[:32]


def verify(journal: Journal) -> Game:
    """Play the record again and compare every claim it makes; returns the final position."""
    for n, snapshot in journal.snapshots.items():
        if state_to_json(journal.replay(n).state) != snapshot:
            raise BadRecord(f"The snapshot after {n} actions is not the position that playing them gives.")
    game = journal.replay()
    told = closing_line(game)
    for name in ("end", "actions", "state", "scores", "winners"):
        if journal.closing.get(name) != told.get(name):
            raise BadRecord(
                f"The record says {name} {brief(journal.closing.get(name))}, playing it gives {brief(told.get(name))}."
            )
    return game


def read(lines: Iterable[str]) -> Iterator[Journal]:
    """The games of a record file, one by one; the first damage is refused with its line number."""
    header: Json = {}
    entries: list[Entry] = []
    snapshots: dict[int, Json] = {}
    chain = ""
    number = 0
    for number, text in enumerate(lines, 1):
        try:
            data = loads(text, LONGEST_LINE)
            if not isinstance(data, dict):
                raise BadRecord("A line of a record is a JSON object.")
            claimed = data.pop("chain", None)
            if "format" in data:
                if header:
                    raise BadRecord("A new game begins before the last one was closed.")
                header, entries, snapshots, chain = checked_header(data), [], {}, ""
            elif not header:
                raise BadRecord("A record begins with its header line.")
            chain = link(chain, data)
            if claimed != chain:
                raise BadRecord("The hash chain breaks here: the line was changed, lost or moved.")
            if "n" in data:
                entries.append(checked_entry(data, len(entries)))
            elif set(data) == {"after", "snapshot"} and isinstance(data["snapshot"], dict):
                snapshots[whole(data, "after", len(entries), len(entries))] = data["snapshot"]
            elif set(data) <= CLOSING and type(data.get("end")) is bool:
                setup = setup_from_json(header["setup"])
                rulings = Rulings(header.get("ruleset", OLDEST), header["content"])
                yield Journal(setup, header["origin"], entries, data, snapshots, rulings)
                header = {}
            elif "format" not in data:
                raise BadRecord("This line is neither an action nor a snapshot nor the end.")
        except BadRecord as problem:
            raise BadRecord(f"Line {number}: {problem}") from None
    if header:
        raise BadRecord(f"Line {number}: the record stops before its closing line.")


def checked_header(data: Json) -> Json:
    """A header this program can read."""
    if data["format"] != FORMAT:
        raise BadRecord(f"This is not a smallworld record but {brief(data['format'])}.")
    if type(data.get("version")) is not int or data["version"] != VERSION:
        raise BadRecord(f"The record has version {brief(data.get('version'))}; this program reads {VERSION}.")
    if set(data) | {"ruleset"} != HEADER or not isinstance(data["setup"], dict) or not isinstance(data["origin"], dict):
        raise BadRecord("The header lacks its set-up, or has an extra part.")
    if "ruleset" in data:
        whole(data, "ruleset")
    if not isinstance(data["content"], str):
        raise BadRecord("The header does not say which rules the game was played by.")
    return data


def checked_entry(data: Json, n: int) -> Entry:
    """An action line with the right number."""
    if whole(data, "n") != n:
        raise BadRecord(f"Action {n} is expected here, not {data['n']}.")
    dice, shuffles = data.get("dice", []), data.get("shuffles", [])
    sound = is_numbers(dice) and isinstance(shuffles, list) and all(map(is_numbers, shuffles))
    if not isinstance(data.get("action"), dict) or not sound or not set(data) <= ENTRY:
        raise BadRecord("The line is not an action with its dice.")
    return Entry(whole(data, "seat", 0, 5), data["action"], dice, shuffles)


def is_numbers(data: object) -> bool:
    """Is it a list of small whole numbers?"""
    return isinstance(data, list) and all(type(n) is int and 0 <= n < 1000 for n in data)
