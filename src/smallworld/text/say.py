"""What happened, as a sentence in English, Russian or Czech: the words of the pages, for programs.

The sentences are those of `web/text`, as `places.py` finds them.
"""

from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Final

from smallworld.engine.match import Illegal
from smallworld.text import fluent
from smallworld.text.names import LETTERS, name_of, own_names
from smallworld.text.places import LANGUAGES, place_names, word_file
from smallworld.words import brief, nearest

if TYPE_CHECKING:
    from smallworld.game import Game

Json = dict[str, Any]
Values = dict[str, str | int]

ENGLISH: Final = "en"
NONE: Final = "none"
SEATS: Final = ("player", "victim", "ally")
KINDS: Final = ("race", "power", "piece", "terrain", "symbol", "use")


class NoWords(LookupError):
    """There are no words for this language, with the reason."""


@cache  # a handful of files
def words_of(language: str, part: str = "") -> fluent.Messages:
    """The words of a language: those of the game, or those of one `part` that has files of its own."""
    file = word_file(f"{part}.{language}.ftl" if part else f"{language}.ftl")
    if file is None:
        raise NoWords("The words are built with the pages: run `python3 run.py`, or `npm run build` in the folder web.")
    return fluent.read(file)


class Vocabulary:
    """The words of a language, from several files; a word that it lacks is told in English."""

    def __init__(self, language: str, parts: tuple[str, ...] = ("",)) -> None:
        self.language: Final = language
        self.parts: Final = parts

    @cached_property
    def words(self) -> fluent.Messages:
        """Read when something is said, so that who says nothing needs no words."""
        return {key: message for part in self.parts for key, message in words_of(self.language, part).items()}

    @cached_property
    def english(self) -> fluent.Messages:
        """The same in English."""
        return {key: message for part in self.parts for key, message in words_of(ENGLISH, part).items()}

    def said(self, key: str, **values: str | int) -> str:
        """The message with this key; empty if there is none."""
        if key in self.words:
            return fluent.say(self.language, self.words[key], **values)
        return fluent.say(ENGLISH, self.english[key], **values) if key in self.english else ""


class Speaker(Vocabulary):
    """Says what happens in a game in one language."""

    def __init__(self, game: "Game", language: str, names: list[str], parts: tuple[str, ...] = ("",)) -> None:
        super().__init__(language, parts)
        self.edition: Final = game.setup.edition
        self.board: Final = game.state.board
        self.places: Final = place_names(game, language)
        self.names: Final = names
        self.own: Final = own_names(game)

    def name(self, kind: str, key: str, **values: str | int) -> str:
        """A thing by its name; a home-made one by its own, and by its key if it has no words."""
        told = self.said(f"{kind}-{self.edition}-{key}", **values) or self.said(f"{kind}-{key}", **values)
        return told or self.own.get(key) or name_of(key)

    def any_name(self, key: str) -> str:
        """What coins were for, which may be of any kind."""
        return self.first_name(("for", "item", *KINDS), key)

    def first_name(self, kinds: tuple[str, ...], key: str) -> str:
        """The name of a thing of the first of these kinds that has one."""
        for kind in kinds:
            told = self.said(f"{kind}-{self.edition}-{key}", race="") or self.said(f"{kind}-{key}", race="")
            if told:
                return told
        return self.own.get(key) or name_of(key)

    def combo(self, power: str | None, race: str) -> str:
        """Flying Orcs, as the language puts the two together; just Orcs when the power is gone."""
        name = self.name("race", race)
        if not power:
            return name
        small = name if race in self.own else name.lower()
        return self.said("combo", power=self.name("power", power, race=race), race=name, small=small)

    def region(self, key: str) -> str:
        """Its name; without one its terrain, a common noun and so in lower case, and its key."""
        return self.places.get(key) or f"{self.name('terrain', self.board.region(key).terrain).lower()} {key}"

    def word(self, field: str, value: object) -> str | int:
        """A field of an event as a sentence can use it; what is not there is "none"."""
        if value is None or value == "":
            return NONE
        if isinstance(value, int):
            seated = field in SEATS or field == "to"
            return value if not seated else NONE if value < 0 else self.names[value]
        text = str(value)
        if field in ("region", "to"):
            return self.region(text)
        if field == "for":
            return self.any_name(text)
        kind = "piece" if field == "face" else field
        return self.name(kind, text) if kind in ("race", "piece") else text

    def values(self, told: Json) -> Values:
        """The fields of an event as words."""
        found = {name: self.word(name, value) for name, value in told.items() if not isinstance(value, list)}
        if isinstance(told.get("power"), str):
            found["power"] = self.name("power", told["power"], race=told["race"])
        if "power" in told:
            found["combo"] = self.combo(told["power"], told["race"])
        if "victim" in told and told["victim"] == told["player"]:  # over one's own race in decline
            found["victim"] = NONE
        if "winners" in told:
            found["shared"] = len(told["winners"])
            found["winners"] = ", ".join(self.names[seat] for seat in told["winners"])
            found["scores"] = ", ".join(f"{self.names[seat]} {coins}" for seat, coins in enumerate(told["scores"]))
        return found

    def sentence(self, told: Json) -> str:
        """An event as somebody heard it."""
        line = self.said(f"event-{told['event']}", **self.values(told))
        items = [f"{self.any_name(item['for'])} {item['coins']}" for item in told.get("items", [])]
        return f"{line.removesuffix('.')} ({', '.join(items)})." if items else line


def say(game: "Game", event: object, language: object, seat: object, names: object) -> str:
    """One sentence for an event, as a seat may hear it; players go by their names, or A, B and so on."""
    if not isinstance(language, str) or language not in LANGUAGES:
        raise NoWords(f"There are no words for {brief(language)}. {nearest(language, LANGUAGES)}")
    told = game.tell(event, seat)
    players = game.state.players
    for field in SEATS:
        if isinstance(told.get(field), int) and told[field] >= players:
            raise Illegal(
                "bad_event", f"There is no seat {told[field]} in this game; ask the game that the event is from."
            )
    return Speaker(game, language, names_of(names, players)).sentence(told)


def names_of(names: object, players: int) -> list[str]:
    """The names of the players, or letters where none are given."""
    if names is None:
        return list(LETTERS[:players])
    if (
        not isinstance(names, (list, tuple))
        or len(names) != players
        or not all(isinstance(name, str) for name in names)
    ):
        raise Illegal("bad_names", f"names is a list of {players} names, one for each seat, not {brief(names)}.")
    return list(names)
