"""Small positions with a question; the engine answers, so that no example can be wrong.

An example asks one of four things: what a region costs (`price`), what the player would score now (`coins`), which
regions are open and why the others are not (`reach`), or what happens when something is played (`play`, of which
`tells` names the events to show).
"""

import re
from dataclasses import dataclass, replace
from typing import Any

from smallworld.cards.drawing import Place, cells, map_lines, seat_text
from smallworld.game import Game, from_position

Json = dict[str, Any]
Term = tuple[str, int]

ASKS = ("price", "coins", "reach", "play")


class BadExample(ValueError):
    """An example that does not say what it asks."""


@dataclass(frozen=True)
class Answer:
    """What the engine says: the parts of a sum, reasons by region, or events."""

    asked: str
    region: str = ""
    terms: tuple[Term, ...] = ()
    total: int = 0
    reasons: tuple[tuple[str, str], ...] = ()
    events: tuple[Json, ...] = ()


@dataclass(frozen=True)
class Example:
    """A drawn position and what it is asked."""

    edition: str
    board: tuple[str, ...]
    seats: tuple[str, ...]
    asked: str
    region: str = ""  # for a price
    regions: tuple[str, ...] = ()  # for reach
    play: tuple[Json, ...] = ()
    tells: tuple[str, ...] = ()  # the events worth showing
    step: str = "conquer"
    more: str = ""  # anything else a position may say
    without: tuple[str, str] = ("", "")  # a word of the drawing, and what to put there to take the ability away

    def position(self) -> str:
        """The text of the position."""
        keys, *tables = re.split(r"^(?=\s*\[)", self.more, flags=re.MULTILINE)
        seats = [f"[[seat]]\n{seat_text(self.edition, told)}" for told in self.seats]
        head = [f'edition = "{self.edition}"', f'step = "{self.step}"', keys]
        return "\n".join([*head, *seats, *tables, "[map]", *map_lines(self.edition, list(self.board))])

    def game(self) -> Game:
        """The game at its question."""
        return from_position(self.position())

    def answer(self) -> Answer:
        """What the engine says to it."""
        game = self.game()
        if self.asked == "play":
            return Answer(self.asked, events=tuple(self.told(game)))
        if self.play:
            game.play([*self.play])
        if self.asked == "price":
            told = game.explain(self.region)
            return Answer(self.asked, self.region, tuple(told.items), told.price)
        if self.asked == "reach":
            return Answer(self.asked, reasons=tuple((region, game.explain(region).code) for region in self.regions))
        terms = tuple((source, coins) for _, source, coins in game.income(0))
        return Answer(self.asked, terms=terms, total=sum(coins for _, coins in terms))

    def told(self, game: Game) -> list[Json]:
        """The events worth showing, as everybody hears them."""
        events = [*game.opening]
        for action in self.play:
            events += game.play(action)
        return [told for told in (game.tell(event, None) for event in events) if told["event"] in self.tells]

    def bereft(self) -> "Example":
        """The same without the ability that it shows."""
        old, new = self.without
        if not old:
            raise BadExample("it does not say what to leave out")
        return replace(
            self,
            board=tuple(row.replace(old, new) for row in self.board),
            seats=tuple(seat.replace(old, new) for seat in self.seats),
            more=self.more.replace(old, new),
        )

    def drawn(self, game: Game) -> list[Json]:
        """The regions as they lie there, each with its place in the drawing."""
        places: dict[str, Place] = {name: place for name, (place, _) in cells(list(self.board)).items()}
        shown = ("key", "terrain", "symbols", "tokens", "race", "player", "active", "pieces")
        return [
            {name: region[name] for name in shown} | dict(zip("xy", places[region["key"]], strict=True))
            for region in game.view(0)["regions"]
        ]

    def after(self, before: list[Json]) -> list[Json]:
        """The same regions when it has been played, if that is the question; nothing if the map stays as it is."""
        if self.asked != "play":
            return []
        game = self.game()
        for action in self.play:
            game.play(action)
        found = self.drawn(game)
        return [] if found == before else found

    def to_json(self) -> Json:
        """What a page needs to draw it and to tell the answer."""
        game = self.game()
        view = game.view(0)
        regions = self.drawn(game)
        actives = [seat["active"] for seat in view["seats"]]
        races = [None if race is None else {key: race[key] for key in ("race", "power", "hand")} for race in actives]
        answer = self.answer()
        return {
            "regions": regions,
            "after": self.after(regions),
            "seats": races,
            "asked": answer.asked,
            "region": answer.region,
            "terms": [{"for": source, "number": number} for source, number in answer.terms],
            "total": answer.total,
            "reasons": [{"region": region, "code": code} for region, code in answer.reasons],
            "events": list(answer.events),
        }
