"""What happened, as a sentence in English, Russian or Czech: the words of the pages, for programs.

The sentences are those of `web/text`, as `places.py` finds them.
"""

from typing import TYPE_CHECKING, Any, Final

from smallworld.engine.match import Illegal
from smallworld.text.homemade import home_endings, home_names
from smallworld.text.names import LETTERS, name_of
from smallworld.text.places import LANGUAGES, place_names
from smallworld.text.vocabulary import ENGLISH as ENGLISH
from smallworld.text.vocabulary import NoWords as NoWords
from smallworld.text.vocabulary import Vocabulary as Vocabulary
from smallworld.text.vocabulary import words_of as words_of
from smallworld.words import brief, nearest

if TYPE_CHECKING:
    from smallworld.game import Game

Json = dict[str, Any]
Values = dict[str, str | int]

NONE: Final = "none"
SEATS: Final = ("player", "victim", "ally")
KINDS: Final = ("race", "power", "piece", "terrain", "symbol", "use")


class Speaker(Vocabulary):
    """Says what happens in a game in one language."""

    def __init__(self, game: "Game", language: str, names: list[str], parts: tuple[str, ...] = ("",)) -> None:
        super().__init__(language, parts)
        self.edition: Final = game.setup.edition
        self.board: Final = game.state.board
        self.places: Final = place_names(game, language)
        self.names: Final = names
        self.own: Final = home_names(game, language)
        self.endings: Final = home_endings(game, language)

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
            told = self.said(f"{kind}-{self.edition}-{key}", ending="") or self.said(f"{kind}-{key}", ending="")
            if told:
                return told
        return self.own.get(key) or name_of(key)

    def power(self, power: str, race: str) -> str:
        """A power as it stands before its race: some languages bend it."""
        return self.name("power", power, ending=self.endings.get(race) or self.name("race", race)[-1:])

    def combo(self, power: str | None, race: str) -> str:
        """Flying Orcs, as the language puts the two together; just Orcs when the power is gone."""
        name = self.name("race", race)
        if not power:
            return name
        small = name if race in self.own else name.lower()
        return self.said("combo", power=self.power(power, race), race=name, small=small)

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
            found["power"] = self.power(told["power"], told["race"])
        if "power" in told:
            found["combo"] = self.combo(told["power"], told["race"])
        if "victim" in told and told["victim"] == told["player"]:  # over one's own race in decline
            found["victim"] = NONE
        if "winners" in told:
            found["shared"] = len(told["winners"])
            found["winners"] = ", ".join(self.names[seat] for seat in told["winners"])
            found["scores"] = ", ".join(f"{self.names[seat]} {coins}" for seat, coins in enumerate(told["scores"]))
        return found

    def sources(self, items: list[Json]) -> str:
        """Where coins came from; whose they were where two races were paid for the same."""
        found: list[str] = []
        for source in dict.fromkeys([item["for"] for item in items]):
            paid = [item for item in items if item["for"] == source]
            whose = [f"{self.name('race', item['race'])} {item['coins']}" for item in paid]
            name = self.any_name(source)
            found.append(f"{name} {paid[0]['coins']}" if len(paid) == 1 else f"{name}: {', '.join(whose)}")
        return ("; " if len(found) < len(items) else ", ").join(found)

    def sentence(self, told: Json) -> str:
        """An event as somebody heard it."""
        line = self.said(f"event-{told['event']}", **self.values(told))
        items = told.get("items", [])
        return f"{line.removesuffix('.')} ({self.sources(items)})." if items else line


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
