"""One field of a part: what may be written there, and reading it."""

from dataclasses import dataclass
from typing import Any, Final

from smallworld.content.editions import BASE, EDITIONS, Edition
from smallworld.content.files import NEEDED, Table, shown
from smallworld.content.grammar import ALWAYS, COUNTED, DIE, EVERYWHERE, FOUND, Per
from smallworld.content.grammar_file import SENSES, read_per, read_when, read_where
from smallworld.content.vocabulary.moments import TIMES, sense_from, times_from
from smallworld.content.vocabulary.words import Values

TERRAINS: Final = "terrains"
SYMBOLS: Final = "symbols"
PIECES: Final = "pieces"
MEANS: Final = "means"
"""Words that differ between editions: fields of `Edition`."""

APART: Final = "apart"
"""Of a per: which regions are counted is said in it, apart from the regions that the part is about."""


@dataclass(frozen=True)
class Field:
    """What one field of a part may hold."""

    kind: str  # "number", "yes_no", "word", "words", "where", "when" or "per"
    words: str = ""  # which words of the edition; of a where its sense, of a when its times, of a per what is counted
    low: int = 1
    high: int = 9
    default: object = NEEDED
    own: tuple[str, ...] = ()  # words that are the same in every edition

    def known(self, box: Edition) -> tuple[str, ...]:
        """The words that may be written for an edition."""
        if self.own:
            return self.own
        found: tuple[str, ...] = getattr(box, self.words)
        return found

    def read(self, table: Table, name: str, box: Edition, key: str, values: Values) -> Any:
        """The value of the field, checked; `values` are those of the fields before it."""
        if name not in table.data and self.default is not NEEDED:
            return self.default
        if self.kind == "number":
            return table.number(name, self.low, self.high)
        if self.kind == "yes_no":
            return table.yes_no(name)
        if self.kind == "word":
            return table.word(name, self.known(box))
        if self.kind == "per":
            return read_per(table, name, self.own, box if self.words == APART else None, key)
        if self.kind == "when":
            return read_when(table, name, box, key, TIMES[times_from(values) if self.words == "moment" else self.words])
        if self.kind == "where":
            table.get(name, NEEDED)
            return read_where(table, name, box, key, SENSES.get(self.words) or sense_from(values))
        return table.words(name, self.known(box))

    def told(self) -> str:
        """What may be written, for the documentation."""
        if self.kind == "number":
            wanted = f"{self.low} to {self.high}"
        elif self.kind == "yes_no":
            wanted = "true or false"
        else:
            wanted = ("one of " if self.kind == "word" else "one or more of ") + ", ".join(self.known(EDITIONS[BASE]))
        if self.default is NEEDED:
            return wanted
        if self.default in ("", ()) or (self.kind == "number" and self.default == 0 and self.low > 0):
            return f"{wanted}; may be left out"
        return f"{wanted}; {shown(self.default)} if left out"

    def mentioned(self, name: str) -> str:
        """The name of a where, when or per in the documentation: most may be left out."""
        return f"`{name}` (needed)" if self.default is NEEDED else f"`{name}`"


GRAMMAR: Final = ("where", "when", "per")


NO: Final = Field("yes_no", default=False)
ONE_TERRAIN: Final = Field("word", TERRAINS)
MAYBE_TERRAINS: Final = Field("words", TERRAINS, default=())
ONE_SYMBOL: Final = Field("word", SYMBOLS)
MAYBE_SYMBOL: Final = Field("word", SYMBOLS, default="")

AT_TARGET: Final = Field("where", "target", default=EVERYWHERE)
AT_GUARDED: Final = Field("where", "guarded", default=EVERYWHERE)
AT_TAKEN: Final = Field("where", "taken", default=EVERYWHERE)
AT_LOST: Final = Field("where", "lost", default=EVERYWHERE)
ON_GROUND: Final = Field("where", "ground", default=EVERYWHERE)
AT_COUNTED: Final = Field("where", "counted", default=EVERYWHERE)
IN_CONQUEST: Final = Field("when", "conquest", default=ALWAYS)
IN_ACT: Final = Field("when", "act", default=ALWAYS)
IN_ATTACK: Final = Field("when", "attack", default=ALWAYS)
IN_MOMENT: Final = Field("when", "moment", default=ALWAYS)
IN_TURN: Final = Field("when", "turn", default=ALWAYS)
FOR_TOKENS: Final = Field("when", "tokens", default=ALWAYS)
AT_BEGIN: Final = Field("when", "begin", default=ALWAYS)
COUNTING: Final = Field("per", default=Per(), own=COUNTED)
ASKED: Final = tuple(of for of in COUNTED if of not in (DIE, FOUND))  # nobody rolls for a question
ASKING: Final = Field("per", default=Per(), own=ASKED)
COINS: Final = Field("number")
ONE_COIN: Final = Field("number", default=1)
