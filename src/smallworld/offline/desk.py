"""Requests that are answered without a server: the same addresses, the same answers."""

import contextlib
import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from smallworld.cards import told_deck
from smallworld.content.editions import EDITIONS
from smallworld.content.files import BadContent
from smallworld.hosting.house import House, plain
from smallworld.hosting.refusals import STATUS, told_refusal
from smallworld.hosting.room import FAULT, Room, log
from smallworld.lab.analysis import HINT_JUDGE, HINT_WORLDS, advise, analyse, analyse_turn, played_turns
from smallworld.lab.puzzle import puzzle
from smallworld.maps import map_part
from smallworld.maps.home import home_map, home_picture
from smallworld.offline import files
from smallworld.table import outbox
from smallworld.table.catalogue import catalogue
from smallworld.table.commands import Refused, read_draft, read_equip, read_new_table, read_recorded
from smallworld.table.content import check_all, thing_of, understood
from smallworld.table.daily import day_of, own_result, task_of
from smallworld.table.entries import Brought
from smallworld.table.home import drawn_board, thing_cards
from smallworld.table.ledger import combos
from smallworld.table.part_forms import vocabulary
from smallworld.table.positions import home_made_in, position_at
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


@dataclass(frozen=True)
class Asked:
    """A request, and the parts of its address."""

    parts: tuple[str, ...]
    token: str = ""
    body: str = ""


Handler = Callable[[Asked], Awaitable[Answer]]


class Desk:
    """Everything that can be asked for here."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.judged: Final[dict[str, str]] = {}  # by table
        self.positions: Final[dict[str, dict[str, Any]]] = {}  # by date
        self.own: Final[dict[str, dict[str, Any]]] = {}  # the strongest bot's games, by date
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
            return told(outbox.told_record(game, wanted.seat))
        home = self.house.offers.wish_for(home_made_in(game.setup))
        return told({"position": position_at(game, wanted.step), **home})

    async def combos(self, asked: Asked) -> Answer:
        """The combinations of a finished game."""
        room, hashes = self.room(asked)
        return told({"combos": combos(await room.post(room.over, hashes))})

    # Opinions, which take a while: nothing else happens here meanwhile

    async def analysis(self, asked: Asked) -> Answer:
        """The turns of a finished game, judged: all at once, and kept."""
        room, hashes = self.room(asked)
        game = await room.post(room.over, hashes)
        if room.id not in self.judged:
            turns = [turn.to_json() for turn in analyse(game, worlds=WORLDS, doubts=True)]
            lines: list[dict[str, Any]] = [{"total": len(turns)}, *[{"turn": turn} for turn in turns], {"end": True}]
            self.judged[room.id] = "".join([f"{plain(line).decode()}\n" for line in lines])
        return Answer(200, self.judged[room.id], LINES)

    async def hint(self, asked: Asked) -> Answer:
        """What a strong player would do now."""
        room, hashes = self.room(asked)
        game, seat, version = await room.post(room.hint, hashes)
        seed = f"{room.id}:{version}"
        advice = advise(game.imagined(seat, Random(seed)), HINT_JUDGE, HINT_WORLDS, seed)
        return told({"version": version, "advice": advice.to_json()})

    async def turn(self, asked: Asked) -> Answer:
        """The first turn of somebody who plays against bots."""
        room, hashes = self.room(asked)
        game = await room.post(room.turn, hashes)
        turns = played_turns(game)
        if len(turns) < 2 and not game.over:
            raise Refused("not_over", "The turn has not ended yet.")
        return told({"turn": analyse_turn(turns[0], doubts=True).to_json()})

    async def position(self, asked: Asked) -> Answer:
        """The position of a day."""
        date = asked.parts[0]
        if date not in self.positions:
            task = task_of(date)
            self.positions[date] = {"date": date, **puzzle(task.edition, task.players, task.seed).to_json()}
        return told({"date": date, "position": self.positions[date]})

    async def day(self, asked: Asked) -> Answer:
        """The game of a day; the strongest bot plays it when somebody has played it here."""
        return told({**day_of(asked.parts[0]).to_json(), "own": self.own.get(asked.parts[0])})

    async def day_result(self, asked: Asked) -> Answer:
        """How somebody's game of a day went, beside the strongest bot's."""
        room, hashes = self.room(asked)
        date, result = await room.post(room.day, hashes)
        if date not in self.own:
            self.own[date] = own_result(date)
        return told({"date": date, **result, "own": self.own[date]})

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


def told(answer: dict[str, Any]) -> Answer:
    """An answer in JSON."""
    return Answer(200, plain(answer).decode())
