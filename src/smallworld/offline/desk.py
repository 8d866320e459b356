"""Requests that are answered without a server: the same addresses, the same answers."""

import contextlib
import json
import re
from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from smallworld.cards import told_deck
from smallworld.content.editions import EDITIONS
from smallworld.content.files import BadContent
from smallworld.game import Game
from smallworld.hosting.found import Found
from smallworld.hosting.house import House, plain
from smallworld.hosting.refusals import STATUS, told_refusal
from smallworld.hosting.room import FAULT, Room, log
from smallworld.maps import map_part
from smallworld.maps.home import home_map, home_picture
from smallworld.offline import files
from smallworld.offline.advising import Adviser
from smallworld.offline.questions import about_day, about_first, about_now, about_position, about_turns
from smallworld.table import outbox
from smallworld.table.catalogue import catalogue
from smallworld.table.commands import Refused, read_draft, read_equip, read_new_table, read_recorded
from smallworld.table.content import check_all, thing_of, understood
from smallworld.table.daily import day_of, number_of
from smallworld.table.entries import Brought
from smallworld.table.home import drawn_board, thing_cards
from smallworld.table.ledger import combos
from smallworld.table.part_forms import vocabulary
from smallworld.table.positions import finished_record, home_made_in, kept_at
from smallworld.table.positions import kept as kept_game
from smallworld.table.tokens import hashed
from smallworld.table.workshop import checked, examples, made_from

JSON: Final = "application/json"
LINES: Final = "application/x-ndjson"
SVG: Final = "image/svg+xml"

WORLDS: Final = 12
"""Imagined for each comparison when a game is judged: fewer than a server has time for."""


@dataclass(frozen=True)
class Answer:
    """What a request gets."""

    status: int
    body: str
    media: str = JSON
    lines: AsyncGenerator[str, None] | None = None  # what comes after the body, as it comes


@dataclass(frozen=True)
class Asked:
    """A request, and the parts of its address."""

    parts: tuple[str, ...]
    token: str = ""
    body: str = ""


class Study:
    """What is known of a finished game: how many turns it has, and those judged so far, by their first action."""

    def __init__(self) -> None:
        self.total = -1
        self.turns: Final[dict[int, str]] = {}


Handler = Callable[[Asked], Awaitable[Answer]]


class Desk:
    """Everything that can be asked for here."""

    def __init__(self, house: House, adviser: Adviser) -> None:
        self.house: Final = house
        self.adviser: Final = adviser
        self.studies: Final[dict[str, Study]] = {}  # by table, or by what a record says
        self.found: Final = Found(house.spawn)  # the strongest bot's games by date, and positions
        table = r"/api/tables/([\w-]{1,64})"
        self.routes: Final[list[tuple[str, re.Pattern[str], Handler]]] = [
            (method, re.compile(pattern, re.ASCII), handler)
            for method, pattern, handler in (
                ("GET", r"/api/catalogue", self.catalogue),
                ("GET", r"/api/cards/([a-z_]{1,64})", self.cards),
                ("GET", r"/api/offers", self.offers),
                ("POST", r"/api/content", self.read),
                ("GET", r"/api/workshop", self.words),
                ("GET", r"/api/workshop/examples", self.examples),
                ("POST", r"/api/workshop/check", self.check),
                ("GET", r"/maps/(home-\w{1,40})(-1)?\.(json|svg)", self.drawing),
                ("GET", r"/maps/(seas-[0-9])/([\w+]{1,64})\.json", self.sea),
                ("POST", r"/api/tables", self.make),
                ("GET", table, self.glance),
                ("GET", rf"{table}/content", self.content),
                ("POST", rf"{table}/content", self.equip),
                ("GET", rf"{table}/record", self.record),
                ("GET", rf"{table}/lessons", self.lessons),
                ("GET", rf"{table}/coins", self.coins),
                ("GET", rf"{table}/replay(?:\?seat=([0-9]))?", self.replay),
                ("GET", rf"{table}/story", self.story),
                ("GET", rf"{table}/position\?step=([0-9]{{1,6}})", self.moment),
                ("POST", r"/api/records", self.kept_record),
                ("POST", r"/api/records/analysis", self.record_analysis),
                ("GET", rf"{table}/combos", self.combos),
                ("GET", rf"{table}/analysis", self.analysis),
                ("POST", rf"{table}/hint", self.hint),
                ("GET", r"/api/days/([0-9-]{1,10})", self.day),
                ("GET", r"/api/days/([0-9-]{1,10})/position", self.position),
                ("GET", rf"{table}/day", self.day_result),
                ("GET", rf"{table}/turn", self.turn),
                ("POST", r"/api/games/save", self.save),
                ("POST", r"/api/games/open", self.open),
            )
        ]

    async def answer(self, method: str, path: str, token: str, body: str) -> Answer:
        """The answer to a request; whatever goes wrong, there is one."""
        try:
            for wanted, pattern, handler in self.routes:
                found = pattern.fullmatch(path)
                if found and wanted == method:
                    return await handler(Asked(tuple(part or "" for part in found.groups()), token, body))
            raise Refused("not_found", "There is nothing here.")
        except Refused as refused:
            return Answer(STATUS.get(refused.code, 400), plain(told_refusal(refused)).decode())
        except Exception:  # a fault of ours
            log.exception("a request failed")
            return Answer(STATUS["fault"], plain(told_refusal(Refused("fault", FAULT))).decode())

    # What is the same for everybody

    async def catalogue(self, asked: Asked) -> Answer:
        """What there is to choose from."""
        return told(catalogue())

    async def offers(self, asked: Asked) -> Answer:
        """The home-made things that are offered."""
        return told(self.house.offers.told())

    async def cards(self, asked: Asked) -> Answer:
        """The rule cards of an edition."""
        if asked.parts[0] not in EDITIONS:
            raise Refused("not_found", "There is no such edition.")
        return told(told_deck(asked.parts[0]))

    async def drawing(self, asked: Asked) -> Answer:
        """Outlines or painting of a home-made board."""
        name, turned, kind = asked.parts
        board = drawn_board(name)
        if board is None:
            raise Refused("not_found", "There is no such map.")
        if kind == "svg":
            return Answer(200, home_picture(board, bool(turned)), SVG)
        return told({**home_map(board), "key": name})

    async def sea(self, asked: Asked) -> Answer:
        """Where a set of islands lies."""
        try:
            return Answer(200, map_part(*asked.parts))
        except (OSError, KeyError):
            raise Refused("not_found", "There is no such map.") from None

    # Home-made things

    async def read(self, asked: Asked) -> Answer:
        """Texts of home-made things, read and told as cards; nothing is kept."""
        brought = [Brought(text) for text in read_equip(decoded(asked.body)).add]
        check_all(brought, self.house.limits)
        return told({"home_made": [card for each in brought for card in thing_cards(each, thing_of(each))]})

    async def words(self, asked: Asked) -> Answer:
        """The vocabulary of the workshop."""
        return told(vocabulary())

    async def examples(self, asked: Asked) -> Answer:
        """Files to begin with."""
        return told({"examples": examples()})

    async def check(self, asked: Asked) -> Answer:
        """What a draft says, or what is wrong with it."""
        draft = read_draft(decoded(asked.body))
        return told(checked(draft.text) if draft.text is not None else made_from(draft.form))

    # Tables

    async def make(self, asked: Asked) -> Answer:
        """A new table."""
        wanted = read_new_table(decoded(asked.body))
        for text in wanted.content:
            with contextlib.suppress(BadContent):
                understood(text)
        made = await self.house.make(wanted)
        return Answer(201, plain(made).decode())

    async def glance(self, asked: Asked) -> Answer:
        """A table once."""
        room, hashes = self.room(asked)
        return Answer(200, (await room.post(room.glance, hashes)).decode())

    async def content(self, asked: Asked) -> Answer:
        """The texts of a table's home-made things."""
        room, hashes = self.room(asked)
        return Answer(200, (await room.post(room.content, hashes)).decode())

    async def equip(self, asked: Asked) -> Answer:
        """Home-made things for a table, from its host."""
        room, hashes = self.room(asked)
        await room.post(room.may_equip, hashes)
        return Answer(200, (await room.post(room.equip, hashes, read_equip(decoded(asked.body)))).decode())

    async def record(self, asked: Asked) -> Answer:
        """The record of a finished game."""
        room, hashes = self.room(asked)
        return Answer(200, (await room.post(room.record, hashes)).decode(), LINES)

    async def lessons(self, asked: Asked) -> Answer:
        """What a player can learn from a finished game."""
        room, hashes = self.room(asked)
        game, seat = await room.post(room.finished, hashes)
        return told(outbox.lessons(game, seat))

    async def coins(self, asked: Asked) -> Answer:
        """How the coins of a seat add up."""
        room, hashes = self.room(asked)
        return Answer(200, (await room.post(room.coins, hashes)).decode())

    async def replay(self, asked: Asked) -> Answer:
        """A game step by step, as far as it was played."""
        room, hashes = self.room(asked)
        seat = int(asked.parts[1]) if asked.parts[1] else None
        return told(outbox.told_again(*await room.post(room.look_back, hashes, seat)))

    async def story(self, asked: Asked) -> Answer:
        """How a finished game came out as it did, in coins."""
        room, hashes = self.room(asked)
        game, _, around = await room.post(room.look_back, hashes, None)
        return told(outbox.told_story(game, around))

    async def moment(self, asked: Asked) -> Answer:
        """A moment of a game, as whoever asks may know it and wishes for a table that goes on from it."""
        room, hashes = self.room(asked)
        written, home = await room.post(room.moment, hashes)
        return told({"position": written(int(asked.parts[1])), **home})

    async def kept_record(self, asked: Asked) -> Answer:
        """A record or position that somebody has kept: step by step, or the position at a step."""
        wanted = read_recorded(decoded(asked.body))
        game = kept_game(wanted)
        if wanted.step is None:
            return told(outbox.told_record(game, wanted))
        home = self.house.offers.wish_for(home_made_in(game.setup))
        return told({"position": kept_at(game, wanted, self.house.randomness.token()), **home})

    async def combos(self, asked: Asked) -> Answer:
        """The combinations of a finished game."""
        room, hashes = self.room(asked)
        return told({"combos": combos(await room.post(room.over, hashes))})

    # Opinions, which take a while: they come from elsewhere

    async def analysis(self, asked: Asked) -> Answer:
        """The turns of a finished game, judged one after the other."""
        room, hashes = self.room(asked)
        return Answer(200, "", LINES, self.judged(room.id, await room.post(room.over, hashes)))

    async def record_analysis(self, asked: Asked) -> Answer:
        """The same for a record that somebody has kept."""
        wanted = read_recorded(decoded(asked.body))
        return Answer(200, "", LINES, self.judged(f"record {hashed(wanted.record)}", finished_record(wanted)))

    async def judged(self, key: str, game: Game) -> AsyncGenerator[str, None]:
        """Everything that is known of a game, and the rest as it comes. Who stops listening can go on later."""
        study = self.studies.setdefault(key, Study())
        if study.total >= 0:
            yield line({"total": study.total})
        for turn in list(study.turns.values()):
            yield turn
        if len(study.turns) != study.total:
            letter = about_turns(game, len(study.turns), WORLDS)
            try:
                async with contextlib.aclosing(self.adviser.lines(letter)) as lines:
                    async for told in lines:
                        if "turn" in told:
                            study.turns[told["turn"]["first"]] = line(told)
                        else:
                            study.total = told["total"]
                        yield line(told)
            except Refused:
                pass  # it is said below
        yield line({"end": True} if len(study.turns) == study.total else {"failed": True})

    async def hint(self, asked: Asked) -> Answer:
        """What a strong player would do now."""
        room, hashes = self.room(asked)
        game, seat, version = await room.post(room.hint, hashes)
        advice = await self.adviser.ask(about_now(game, seat, f"{room.id}:{version}"), urgent=True)
        return told({"version": version, **advice})

    async def turn(self, asked: Asked) -> Answer:
        """The first turn of somebody who plays against bots."""
        room, hashes = self.room(asked)
        game = await room.post(room.turn, hashes)
        begun, now = game.origin, game.state
        judged = None
        if game.over or (now.round, now.seat) != (begun.round, begun.seat):
            judged = (await self.adviser.ask(about_first(game), urgent=True))["turn"]
        if judged is None:
            raise Refused("not_over", "The turn has not ended yet.")
        return told({"turn": judged})

    async def position(self, asked: Asked) -> Answer:
        """The position of a day, as soon as it is found."""
        date = asked.parts[0]
        number_of(date)

        async def find() -> dict[str, Any]:
            answer: dict[str, Any] = (await self.adviser.ask(about_position(date)))["position"]
            return answer

        return told({"date": date, "position": self.found.look(f"position {date}", find)})

    async def day(self, asked: Asked) -> Answer:
        """The game of a day; the strongest bot plays it when somebody has played it here."""
        date = asked.parts[0]
        return told({**day_of(date).to_json(), "own": self.found.known.get(date)})

    async def day_result(self, asked: Asked) -> Answer:
        """How somebody's game of a day went, beside the strongest bot's as soon as it is known."""
        room, hashes = self.room(asked)
        date, result = await room.post(room.day, hashes)

        async def find() -> dict[str, Any]:
            answer: dict[str, Any] = (await self.adviser.ask(about_day(date)))["own"]
            return answer

        return told({"date": date, **result, "own": self.found.look(date, find)})

    def room(self, asked: Asked) -> tuple[Room, list[str]]:
        """The room and the token of a request."""
        if not 0 < len(asked.token) <= self.house.limits.token_letters:
            raise Refused("not_found", "There is no such table, or the token does not open it.")
        return self.house.room(asked.parts[0]), [hashed(asked.token)]

    # Games as a file

    async def save(self, asked: Asked) -> Answer:
        """The logs of these tables as one file."""
        match decoded(asked.body):
            case {"tables": list(tables)} if all(isinstance(table, str) for table in tables):
                return Answer(200, await files.written(self.house, tables))
        raise Refused("bad_message", "Which tables?")

    async def open(self, asked: Asked) -> Answer:
        """Such a file comes back."""
        return told(await files.taken(self.house, asked.body))


def decoded(text: str) -> object:
    """Plain data; anything but JSON is refused."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise Refused("bad_message", f"This is not JSON: {str(problem)[:160]}.") from None


def line(told: dict[str, Any]) -> str:
    """One of several."""
    return f"{plain(told).decode()}\n"


def told(answer: dict[str, Any]) -> Answer:
    """An answer in JSON."""
    return Answer(200, plain(answer).decode())
