"""Small positions with a question; the engine answers, so that no example can be wrong.

An example asks one of five things: what a region costs (`price`), what the player would score now (`coins`), which
regions are open and why the others are not (`reach`), what may be done (`may`), or what happens when something is
played (`play`). Before another question, what is played leads up to it. `tells` names the events to show.

The example of an option is asked once under each of its values. `under` has what the position says only under one of
them: `under = { per_game = 'claims = ["0:first_turn"]' }`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from smallworld.cards.drawing import Place, cells, map_lines, seat_text
from smallworld.engine.actions import DEPLOY, USE
from smallworld.game import Game, from_position

Json = dict[str, Any]
Term = tuple[str, int]
Deed = tuple[str, tuple[str, ...]]  # "conquer" or "sorcery", and where

ASKS = ("price", "coins", "reach", "may", "play")


class BadExample(ValueError):
    """An example that does not say what it asks."""


@dataclass(frozen=True)
class Answer:
    """What the engine says: the parts of a sum, reasons by region, deeds with their regions, or events."""

    asked: str
    region: str = ""
    terms: tuple[Term, ...] = ()
    total: int = 0
    reasons: tuple[tuple[str, str], ...] = ()
    deeds: tuple[Deed, ...] = ()
    seat: int = 0  # who may do them
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
    option: str = ""  # that the example is about
    values: tuple[str, ...] = ()  # of that option, the default first
    under: Mapping[str, str] = field(default_factory=dict)  # what the position says besides under a value

    def position(self) -> str:
        """The text of the position."""
        keys, *tables = re.split(r"^(?=\s*\[)", self.more, flags=re.MULTILINE)
        seats = [f"[[seat]]\n{seat_text(self.edition, told)}" for told in self.seats]
        head = [f'edition = "{self.edition}"', f'step = "{self.step}"', keys]
        return "\n".join([*head, *seats, *tables, "[map]", *map_lines(self.edition, list(self.board))])

    def game(self) -> Game:
        """The game at its question."""
        return from_position(self.position())

    def cases(self) -> list[tuple[str, "Example"]]:
        """The example under each value of its option; by itself if it is about none."""
        return [(value, self.ruled(value)) for value in self.values] or [("", self)]

    def ruled(self, value: str) -> "Example":
        """The same under a value of its option."""
        more = f'{self.under.get(value, "")}\n{self.more}\n[options]\n{self.option} = "{value}"\n'
        return replace(self, more=more, values=())

    def played(self) -> tuple[Game, tuple[Json, ...]]:
        """The game when everything is played, and the events worth showing, as everybody hears them."""
        game = self.game()
        events = [*game.opening]
        for action in self.play:
            events += game.play(action)
        told = [game.tell(event, None) for event in events]
        return game, tuple(event for event in told if event["event"] in self.tells)

    def answer(self) -> Answer:
        """What the engine says to it."""
        game, events = self.played()
        told = Answer(self.asked, events=events)
        if self.asked == "price":
            price = game.explain(self.region)
            return replace(told, region=self.region, terms=tuple(price.items), total=price.price)
        if self.asked == "reach":
            return replace(told, reasons=tuple((region, game.explain(region).code) for region in self.regions))
        if self.asked == "coins":
            terms = tuple((source, coins) for _, source, coins in game.income(0))
            return replace(told, terms=terms, total=sum(coins for _, coins in terms))
        if self.asked == "may":
            return replace(told, deeds=deeds(game), seat=game.state.decider)
        return told

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
        """The same regions when it has been played; nothing if the map stays as it is or no change is asked about."""
        if self.asked not in ("play", "may"):
            return []
        found = self.drawn(self.played()[0])
        return [] if found == before else found

    def to_json(self) -> Json:
        """What a page needs to draw it and to tell the answer, or the answers under each value of an option."""
        game = self.game()
        regions = self.drawn(game)
        actives = [seat["active"] for seat in game.view(0)["seats"]]
        races = [None if race is None else {key: race[key] for key in ("race", "power", "hand")} for race in actives]
        return {
            "regions": regions,
            "seats": races,
            "asked": self.asked,
            "region": self.region,
            "answers": [case.answer_json(value, regions) for value, case in self.cases()],
        }

    def answer_json(self, value: str, before: list[Json]) -> Json:
        """The answer, and the regions as they lie then."""
        answer = self.answer()
        return {
            "value": value,
            "after": self.after(before),
            "terms": [{"for": source, "number": number} for source, number in answer.terms],
            "total": answer.total,
            "reasons": [{"region": region, "code": code} for region, code in answer.reasons],
            "deeds": [{"do": do, "regions": list(where)} for do, where in answer.deeds],
            "seat": answer.seat,
            "events": list(answer.events),
        }


def deeds(game: Game) -> tuple[Deed, ...]:
    """What the decider may do, each kind of deed once, with the regions where they may do it."""
    found: dict[str, list[str]] = {}
    asks = game.state.asks
    placed = game.state.rules.pieces[asks[0].piece].key if asks and asks[0].piece >= 0 else DEPLOY
    for action in game.legal(any_order=True):
        names = {USE: action.key, DEPLOY: placed}
        where = found.setdefault(names.get(action.do, action.do), [])
        region = game.board.regions[action.region].key if action.region >= 0 else ""
        if region and region not in where and (action.do != DEPLOY or action.number > 0):
            where.append(region)
    return tuple((do, tuple(where)) for do, where in found.items())
