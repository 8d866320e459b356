"""What nodes tell each other through the database: that they live, who is at their tables, and which they drive.

All of it may come late or be lost: whose entry comes next is decided elsewhere. Time is the database's own.
"""

import json
from dataclasses import dataclass, field
from typing import Final, LiteralString

from smallworld.hosting.ports import Left, StoreError
from smallworld.server.store.postgres import CHANNEL
from smallworld.server.store.schema import Db

LIVES: Final = 3.0
"""Seconds for which a node is taken to be alive after each sign of life."""

PRESENCE: Final = "presence"
FREED: Final = "freed"
HURRY: Final = "hurry"
SAID: Final = "said"
TALLY: Final = "tally"
"""First words of notices: somebody came or went; tables have no driver; one shall hurry; somebody said something;
addresses have used up something."""

IN_ONE: Final = 80
"""Tallies in one notice; none has a hundred letters."""

ADOPTED: Final = 20
"""Tables of dead nodes that one takes over at a time."""

ALIVE: Final[LiteralString] = """
until > clock_timestamp() AND until < clock_timestamp() + interval '10 seconds'
"""
"""Is a node? One that promises to live for long has made its promise before the clock went back."""

JOIN: Final[LiteralString] = """
INSERT INTO nodes (name, until, origins) VALUES (%s, clock_timestamp() + %s * interval '1 second', %s)
"""
BEAT: Final[LiteralString] = """
UPDATE nodes SET until = clock_timestamp() + %s * interval '1 second' WHERE name = %s AND until > clock_timestamp()
"""
OTHERS: Final[LiteralString] = f"SELECT origins FROM nodes WHERE name <> %s AND {ALIVE}"
BURY: Final[LiteralString] = f"""
DELETE FROM nodes WHERE until < clock_timestamp() - interval '10 seconds' OR NOT ({ALIVE} OR until < clock_timestamp())
"""
CLAIM: Final[LiteralString] = f"""
INSERT INTO leases (tab, node, fence)
SELECT tab, %(node)s, nextval('fences') FROM (SELECT unnest(%(tabs)s::text[]) AS tab ORDER BY 1) AS wished
ON CONFLICT (tab) DO UPDATE SET node = excluded.node, fence = excluded.fence
WHERE leases.node = excluded.node
    OR NOT EXISTS (SELECT FROM nodes WHERE name = leases.node AND {ALIVE})
RETURNING tab, fence
"""
ADOPT: Final[LiteralString] = f"""
UPDATE leases SET node = %s, fence = nextval('fences') WHERE tab IN (
    SELECT tab FROM leases
    WHERE NOT EXISTS (SELECT FROM nodes WHERE name = leases.node AND {ALIVE})
    ORDER BY tab LIMIT %s FOR UPDATE SKIP LOCKED
) RETURNING tab, fence
"""
REST: Final[LiteralString] = "DELETE FROM leases WHERE node = %s AND tab = ANY(%s)"
OWN: Final[LiteralString] = "SELECT tab, fence FROM leases WHERE node = %s"
RELEASE: Final[LiteralString] = "UPDATE leases SET node = '' WHERE node = %s"
SHOW: Final[LiteralString] = """
INSERT INTO presence (tab, node, seats) VALUES (%s, %s, %s)
ON CONFLICT (tab, node) DO UPDATE SET seats = excluded.seats
"""
HIDE: Final[LiteralString] = "DELETE FROM presence WHERE node = %s AND tab = ANY(%s)"
PRESENT: Final[LiteralString] = f"""
SELECT tab, seats FROM presence JOIN nodes ON name = node
WHERE tab = ANY(%s) AND node <> %s AND {ALIVE}
"""
LEFTS: Final[LiteralString] = """
SELECT tab, turn, seconds, runs, extract(epoch FROM clock_timestamp() - noted) FROM lefts WHERE tab = ANY(%s)
"""
VERSIONS: Final[LiteralString] = "SELECT tab, max(seq) + 1 FROM entries WHERE tab = ANY(%s) GROUP BY tab"


class Dead(StoreError):
    """The others have given this node up: it must begin anew under another name."""


@dataclass
class Round:
    """What a node wants to say, and what it wants to know."""

    node: str
    claims: list[str] = field(default_factory=list)
    rests: list[str] = field(default_factory=list)
    shows: dict[str, set[int] | None] = field(default_factory=dict)
    hurries: list[str] = field(default_factory=list)
    sayings: list[str] = field(default_factory=list)
    tallies: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)  # tables whose news it may have missed
    own: bool = False  # and which tables it drives: it may have been told, and the answer got lost
    beat: bool = False  # look after dead nodes too


@dataclass
class Heard:
    """The answer."""

    others: bool = False  # are there other nodes?
    driven: dict[str, int] = field(default_factory=dict)  # tables that this node drives from now on
    versions: dict[str, int] = field(default_factory=dict)
    present: dict[str, set[int]] = field(default_factory=dict)
    adopted: set[str] = field(default_factory=set)  # of those it drives, the ones whose node is gone
    lefts: dict[str, tuple[Left, float]] = field(default_factory=dict)  # clocks, and seconds since they were noted


def say(db: Db, said: Round) -> Heard:
    """One round: every statement for itself, since none depends on another."""
    heard = Heard()
    if db.execute(BEAT, (LIVES, said.node)).rowcount != 1:
        raise Dead
    for tab, seats in said.shows.items():
        if seats is not None:
            db.execute(SHOW, (tab, said.node, sorted(seats)))
    hidden = [tab for tab, seats in said.shows.items() if seats is None]
    if hidden:
        db.execute(HIDE, (said.node, hidden))
    if said.rests:
        db.execute(REST, (said.node, said.rests))
    if said.claims:
        heard.driven |= dict(db.execute(CLAIM, {"node": said.node, "tabs": said.claims}).fetchall())
    if said.beat:
        db.execute(BURY)
        adopted: dict[str, int] = dict(db.execute(ADOPT, (said.node, ADOPTED)).fetchall())
        heard.driven |= adopted
        heard.adopted = set(adopted)
    if said.own:
        heard.driven |= dict(db.execute(OWN, (said.node,)).fetchall())
    heard.others = bool(db.execute(OTHERS, (said.node,)).fetchone())
    if heard.others:
        words = {PRESENCE: list(said.shows), FREED: said.rests, HURRY: said.hurries, SAID: said.sayings}
        for word, tables in words.items():
            tell(db, said.node, word, tables)
        for some in parts(said.tallies):
            tell(db, said.node, TALLY, some)
    if said.open:
        heard.versions = dict(db.execute(VERSIONS, (said.open,)).fetchall())
        heard.present = present(db, said.node, said.open)
    wanted = sorted({*said.open, *heard.driven})
    if wanted:
        heard.lefts = lefts(db, wanted)
    return heard


def present(db: Db, node: str, tables: list[str]) -> dict[str, set[int]]:
    """Who is at these tables at other nodes."""
    found: dict[str, set[int]] = {}
    for tab, seats in db.execute(PRESENT, (tables, node)):
        found.setdefault(tab, set()).update(seats)
    return found


def lefts(db: Db, tables: list[str]) -> dict[str, tuple[Left, float]]:
    """How much time people had left when their table's driver noted it, and how long ago that was."""
    found = db.execute(LEFTS, (tables,))
    return {
        tab: (Left(turn, {int(seat): float(left) for seat, left in json.loads(seconds).items()}, runs), float(age))
        for tab, turn, seconds, runs, age in found
    }


def tell(db: Db, node: str, word: str, tables: list[str]) -> None:
    """A notice to all nodes, which may be no longer than 8,000 bytes."""
    if tables:
        names = " ".join(tables)
        db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{word} {node} {names if len(names) < 7800 else '*'}"))


def parts(words: list[str]) -> list[list[str]]:
    """As many at a time as a notice has room for."""
    return [words[at : at + IN_ONE] for at in range(0, len(words), IN_ONE)]


def release(db: Db, node: str) -> None:
    """A node goes, and says so: the others take over at once."""
    db.execute(RELEASE, (node,))
    db.execute("DELETE FROM nodes WHERE name = %s", (node,))
    tell(db, node, FREED, ["*"])
