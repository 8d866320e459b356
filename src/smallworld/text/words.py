"""A game as a terminal tells it, in the reader's language: names, who stands where, events as sentences.

The words are those of the pages (`say.py`) and a few of the terminal's own, in `web/text/terminal.*.ftl`.
"""

import re
from typing import TYPE_CHECKING, Any, Final

from smallworld.engine.events import Event
from smallworld.engine.match import Illegal
from smallworld.engine.rules import NATIVES
from smallworld.engine.state import EMPTY, NATIVE_SLOT
from smallworld.text.names import LETTERS
from smallworld.text.places import place_names
from smallworld.text.say import ENGLISH, KINDS, Speaker, Vocabulary
from smallworld.words import closest

if TYPE_CHECKING:
    from smallworld.game import Game

Json = dict[str, Any]

PARTS: Final = ("", "ui", "opinion", "terminal")
MOST_KNOWN: Final = 24  # words that are listed when none is near


def level_of(words: Vocabulary, bot: str) -> str:
    """How well a bot plays, as people say it."""
    key, _, rest = bot.partition(":")
    level, character = words.said(f"bot-{key}"), words.said(f"character-{rest}")
    if not level or (rest and not character):
        return bot
    told = words.said("term-bot", level=level.lower())
    return f"{told}, {character.lower()}" if character else told


def typed(words: Vocabulary, verb: str) -> list[str]:
    """What may be typed for a command or an action: in the reader's language, and in English."""
    own = words.said(f"term-word-{verb}")
    return [*(own.split(", ") if own else []), verb.replace("_", " ")]


def nearest(words: Vocabulary, word: str, known: list[str]) -> str:
    """A sentence that helps with an unknown word: the nearest known one, or all of them."""
    near = closest(word, known)
    if near is not None:
        return words.said("term-mean", word=near)
    shown = ", ".join(sorted(known)[:MOST_KNOWN])
    return words.said("term-known", words=f"{shown}, …" if len(known) > MOST_KNOWN else shown)


class Words(Speaker):
    """A game as one reader sees it: seats are letters, and one of them may be the reader."""

    def __init__(self, game: "Game", players: list[str], you: int | None = None, language: str = ENGLISH) -> None:
        super().__init__(game, language, list(LETTERS[: game.state.players]), PARTS)
        self.players: Final = players  # what kind of player sits there; may be empty
        self.you: Final = you
        self.other_places: Final = {} if language == ENGLISH else place_names(game)

    @property
    def natives(self) -> str:
        """The neutral tokens, by the edition's name for them."""
        return self.name("race", NATIVES.key)

    def player(self, seat: int) -> str:
        """The seat with its player: B (easy bot)."""
        return f"{LETTERS[seat]} ({self.players[seat]})" if self.players[seat] else LETTERS[seat]

    def place(self, key: str) -> str:
        """Kettle Hill; the key of a region without a name."""
        return self.places.get(key, key)

    def spot(self, key: str) -> str:
        """Kettle Hill (2p-05): by its name, and as one types it."""
        return f"{self.places[key]} ({key})" if key in self.places else key

    def terrain(self, key: str) -> str:
        """The land of a region, a common noun."""
        return self.name("terrain", self.board.region(key).terrain).lower()

    def land(self, key: str) -> str:
        """Kettle Hill (2p-05 hill)."""
        land = f"{key} {self.terrain(key)}"
        return f"{self.places[key]} ({land})" if key in self.places else land

    def standing(self, game: "Game", region: int) -> str:
        """Who and what stands in a region."""
        state = game.state
        slot = state.holder[region]
        parts: list[str] = []
        if slot == NATIVE_SLOT:
            parts.append(self.natives)
        elif slot != EMPTY:
            tribe = state.tribe(slot)
            whose = LETTERS[tribe.player] + ("" if tribe.active else f", {self.said('ui-in-decline')}")
            parts.append(f"{self.name('race', tribe.race.key)} ({whose}) {state.tokens[region]}")
        on = [piece.key for piece in state.rules.pieces if state.on[piece.index] >> region & 1]
        return ", ".join([*parts, *[self.name("piece", key) for key in on]]) or self.said("term-empty")

    def refusal(self, problem: Illegal) -> str:
        """Why an action is refused. The engine's own sentence is English, and has figures that the others lack."""
        if self.language == ENGLISH:
            return problem.reason
        return self.why(problem.code) or self.said("error-illegal")

    def why(self, code: str) -> str:
        """Why a region is open or closed, in the edition's own words where it has some."""
        return self.said(f"why-{self.edition}-{code}") or self.said(f"why-{code}")

    def item(self, source: str) -> str:
        """What a part of a price is for."""
        return self.first_name(("item", *KINDS), source).lower()

    def keyed(self, line: str) -> str:
        """A typed line with keys in the place of names, of this language or of English."""
        straight = line.replace("’", "'")
        known = [*self.places.items(), *self.other_places.items()]
        for key, name in sorted(known, key=lambda place: -len(place[1])):
            typed = re.escape(name.replace("’", "'"))
            straight = re.sub(rf"(?<!\w){typed}(?!\w)", key, straight, flags=re.IGNORECASE)
        return straight

    def sentence(self, told: Json) -> str:
        """An event in words; what several events come to has words of the terminal's own."""
        if told["event"] == "pieces_moved":
            return self.said("term-moved", **self.values(told))
        return super().sentence(told) or f"{told['event']}: {', '.join(f'{k} {v}' for k, v in told.items())}."

    def deployed(self, events: list[Json]) -> str:
        """A whole redeployment in one line."""
        spread = ", ".join(f"{self.place(event['region'])} {event['total']}" for event in events)
        player, race = LETTERS[events[0]["player"]], self.name("race", events[0]["race"])
        return self.said("ui-log-redeployed", player=f"{player} ({race})", places=spread)


def joined(events: list[Json]) -> list[Json]:
    """What belongs together as one: a piece that is taken up and laid down has moved, several laid down in a region
    are a number of them, and a marker that is turned up needs one sentence, not three."""
    out: list[Json] = []
    for event in events:
        before = out[-1] if out else {"event": ""}
        kinds = (before["event"], event["event"])
        same = before.get("piece") == event.get("piece")
        if kinds == ("piece_removed", "piece_placed") and same:
            out[-1] = before | {"event": "pieces_moved", "to": event["region"]}
        elif kinds == ("piece_placed", "piece_placed") and same and before["region"] == event["region"]:
            out[-1] = before | {"number": before["number"] + event["number"]}
        elif kinds == ("piece_removed", "marker_revealed") and same:
            out[-1] = event
        elif kinds == ("marker_revealed", "piece_placed") and (before["face"], before["region"]) == (
            event["piece"],
            event["region"],
        ):
            continue
        else:
            out.append(event)
    return out


def tell(words: Words, game: "Game", events: list[Event]) -> list[str]:
    """Sentences for what happened; tokens placed one after another make one line."""
    lines: list[str] = []
    placed: list[Json] = []
    for told in joined([game.tell(event, words.you) for event in events]):
        kind = told["event"]
        if placed and (kind != "tokens_deployed" or told["race"] != placed[0]["race"]):
            lines.append(words.deployed(placed))
            placed = []
        if kind == "tokens_deployed":
            placed.append(told)
        elif kind != "turn_started":
            lines.append(words.sentence(told))
    if placed:
        lines.append(words.deployed(placed))
    return lines
