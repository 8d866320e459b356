"""Notes as text: the word, followed by a region, a race, a number, whatever the kind of note has.

Positions and views name regions and races, saved games number them. Notes that last for the game have their seat in
front.
"""

from smallworld.engine.notes import LAST_ATTEMPT, NEXT_CONQUEST, THIS_GAME, THIS_TURN, Note, NoteKind
from smallworld.engine.rules import Rules
from smallworld.engine.state import State, Turn

ARMED = (NEXT_CONQUEST,)
NOTED = (THIS_TURN, LAST_ATTEMPT)
CLAIMS = (THIS_GAME,)


def armed(turn: Turn) -> list[Note]:
    """What prepares the next conquest."""
    return [note for note in turn.notes if note.kind.lasts in ARMED]


def noted(turn: Turn) -> list[Note]:
    """What else is remembered in a turn."""
    return [note for note in turn.notes if note.kind.lasts in NOTED]


def note_to_json(note: Note) -> str:
    """A note in numbers."""
    return spell(note, str(note.region), str(note.tribe))


def write_note(state: State, note: Note) -> str:
    """A note as people write it: regions and races by their keys."""
    region = state.board.regions[note.region].key if note.kind.region else ""
    race = state.tribe(note.tribe).race.key if note.kind.race else ""
    return spell(note, region, race)


def spell(note: Note, region: str, race: str) -> str:
    """The word of a note and what it is about, a colon between them."""
    kind = note.kind
    parts = [kind.word]
    if kind.region:
        parts.append(region)
    if kind.race:
        parts.append(race)
    if kind.most >= 0:
        parts.append(str(note.number))
    return ":".join(parts)


def kinds_lasting(rules: Rules, lasts: tuple[str, ...]) -> list[NoteKind]:
    """The kinds of note that last this long."""
    return [kind for kind in rules.notes if kind.lasts in lasts]


def parts_of(kind: NoteKind) -> list[str]:
    """What follows the word of such a note, in order."""
    told = {"region": kind.region, "race": kind.race, "number": kind.most >= 0}
    return [name for name, there in told.items() if there]


def find_kind(kinds: list[NoteKind], text: str) -> NoteKind | None:
    """The kind of the note in a text: a word may have a colon in it, so the longest that fits."""
    fitting = [kind for kind in kinds if f"{text}:".startswith(f"{kind.word}:")]
    return max(fitting, key=lambda kind: len(kind.word), default=None)


def split_parts(kind: NoteKind, text: str) -> dict[str, str] | None:
    """What a text says after the word; nothing if it says too much or too little."""
    said = text[len(kind.word) + 1 :].split(":") if len(text) > len(kind.word) else []
    names = parts_of(kind)
    return dict(zip(names, said, strict=True)) if len(names) == len(said) else None


def note_from_json(rules: Rules, text: str, lasts: tuple[str, ...], seat: int = -1) -> Note:
    """A note from its numbers; a `ValueError` if there is no such note."""
    kind = find_kind(kinds_lasting(rules, lasts), text)
    said = None if kind is None else split_parts(kind, text)
    if kind is None or said is None:
        raise ValueError(f"there is no note {text!r:.40}")
    number = {name: int(part) for name, part in said.items()}
    return Note(kind, number.get("region", -1), number.get("race", -1), number.get("number", -1), seat)


def claim_from_json(rules: Rules, text: str) -> Note:
    """A note beside a seat, whose number comes first."""
    seat, _, rest = text.partition(":")
    return note_from_json(rules, rest, CLAIMS, int(seat))
