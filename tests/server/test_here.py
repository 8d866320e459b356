"""Tables without a server: the worker's Python end, its storage a dict, its pages lists of messages."""

import asyncio
import json
import time
from itertools import count
from typing import Any

import pytest

from homemade import TWO_VALLEYS
from kit import in_no_time
from sim_loop import LoopClock
from smallworld.bots.levels import LEVELS, level_of
from smallworld.game import Game
from smallworld.hosting.ports import Sitter
from smallworld.offline.opining import tell
from smallworld.offline.thinking import Thoughts
from smallworld.offline.worker import Worker
from smallworld.table.entries import first_link, link

Json = dict[str, Any]
PERSON, BOT = {"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "medium"}
NUMBERS = count(100)  # of pages and requests


class Drawer:
    """A browser's storage; `broken` makes it fail, `limit` fills it."""

    def __init__(self) -> None:
        self.rows: dict[str, list[list[Any]]] = {}
        self.broken = False
        self.limit = 100_000
        self.told_before: list[int] = []

    async def append(self, table: str, seq: int, command: str, body: str, chain: str) -> str:
        await asyncio.sleep(0)
        rows = self.rows.setdefault(table, [])
        if self.broken or len(rows) >= self.limit:
            raise OSError("QuotaExceededError")
        if any(row[0] == seq or (command and row[1] == command) for row in rows):
            return "taken"
        rows.append([seq, command, body, chain])
        return "ok"

    async def load(self, table: str) -> str:
        await asyncio.sleep(0)
        if self.broken:
            raise OSError("the disk is gone")
        return json.dumps(self.rows.get(table, []))


class Page:
    """A browser's page: asks, sits at a table, hears."""

    def __init__(self, drawer: Drawer) -> None:
        self.drawer = drawer
        self.heard: list[Json] = []
        self.news = asyncio.Event()
        self.closed = False
        self.long: dict[int, list[str]] = {}  # answers that come line by line
        self.checked: list[tuple[int, int]] = []  # what was told, and what was kept by then
        self.worker = Worker(drawer, self.hear, self.think, LoopClock())
        self.questions: dict[int, Json] = {}  # to whoever has opinions, as long as somebody waits for the answer
        self.thinks = True
        self.made: Json = {}
        self.number = next(NUMBERS)  # a place in memory may be that of a page that is gone
        self.commands = 0

    def hear(self, line: int, text: str) -> None:
        if line in self.long:
            self.long[line].append(text) if text else None
        elif not text:
            self.closed = True
        else:
            message = json.loads(text)
            self.heard.append(message)
            if message["t"] in ("update", "ok", "table"):
                kept = len(self.drawer.rows.get(self.made.get("table", ""), []))
                self.checked.append((message["version"], kept))
        self.news.set()

    def think(self, number: int, letter: str, urgent: bool) -> None:
        """The other worker answers each question at once, unless it is slow."""
        if not letter:
            self.questions.pop(number, None)
            return
        self.questions[number] = {**json.loads(letter), "urgent": urgent}
        if self.thinks:
            tell(letter, lambda line: self.worker.adviser.told(number, line))
            self.worker.adviser.told(number, "")

    async def ask(self, method: str, path: str, token: str = "", body: object = None) -> tuple[int, Any]:
        text = body if isinstance(body, str) else json.dumps(body)
        number = next(NUMBERS)
        status, media, answer, more = await self.worker.asked(number, method, path, token, text)
        assert isinstance(status, int) and isinstance(answer, str)
        if more:
            self.long[number] = []
            self.worker.tell(number)
            await self.until(lambda: number not in self.worker.telling)
            return status, [json.loads(line) for line in self.long[number]]
        return status, json.loads(answer) if media == "application/json" else answer

    async def make(self, *seats: Json, **more: Any) -> Json:
        wish = {"edition": "base", "players": len(seats), "seats": list(seats), "pace": 0, "start": True, **more}
        status, self.made = await self.ask("POST", "/api/tables", "", wish)
        assert status == 201, self.made
        return self.made

    async def sit(self, line: int = 1, after: int | None = None) -> None:
        tokens = [seat["token"] for seat in self.made["seats"]]
        hello = {"t": "hello", "table": self.made["table"], "tokens": tokens, "after": after, "packed": True}
        self.worker.lines.opened(line)
        self.say(hello, line)
        await self.until(lambda: self.heard and self.heard[-1]["t"] == "table")

    def die(self) -> None:
        """Closed without a word."""
        for task in list(self.worker.house.tasks):
            task.cancel()

    def say(self, message: Json | str, line: int = 1) -> None:
        self.worker.lines.said(line, message if isinstance(message, str) else json.dumps(message))

    async def until(self, done: Any) -> None:
        while not done():
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 600)

    def last(self, part: str) -> Any:
        return next((message[part] for message in reversed(self.heard) if message.get(part)), None)

    @property
    def choices(self) -> Json | None:
        game: Json | None = self.last("game")
        return game["choices"] if game else None

    @property
    def over(self) -> bool:
        return bool(self.last("lobby")["phase"] == "over")

    async def do(self, action: Json) -> Json:
        choices = self.choices
        assert choices is not None
        self.commands += 1
        id = f"c-{self.number}-{self.commands}"
        version = max(message["version"] for message in self.heard if "version" in message)
        self.say({"t": "do", "id": id, "seat": choices["seat"], "version": version, "action": action})
        await self.until(lambda: any(message.get("id") == id for message in self.heard))
        return next(message for message in self.heard if message.get("id") == id)

    async def play(self, most: int = 10_000) -> None:
        """The last thing on offer, again and again: conquests end, games too."""
        for _ in range(most):
            await self.until(lambda: self.over or self.choices)
            if self.over:
                return
            choices = self.choices
            assert choices is not None
            actions = choices["actions"]
            sure = [each for each in actions if each["do"] == "conquer"]
            answer = await self.do(sure[0] if sure else whole(choices) or actions[-1])
            assert answer["t"] == "ok", answer


def whole(choices: Json) -> Json | None:
    """Tokens to place, all where one may stand."""
    deploy = choices["deploy"]
    if not deploy or deploy["what"] or not deploy["regions"]:
        return None
    return next((each for each in choices["actions"] if each["do"] == "deploy"), None)


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_a_whole_game_against_bots_and_its_record(edition: str) -> None:
    async def evening() -> None:
        page = Page(Drawer())
        made = await page.make(PERSON, BOT, edition=edition)
        assert made["table"].startswith("here-")
        await page.sit()
        token = made["seats"][0]["token"]
        for what in ("record", "story"):
            assert (await page.ask("GET", f"/api/tables/{made['table']}/{what}", token))[0] == 409
        await page.play()
        status, lines = await page.ask("GET", f"/api/tables/{made['table']}/record", token)
        assert status == 200 and json.loads(lines.splitlines()[0])
        status, lessons = await page.ask("GET", f"/api/tables/{made['table']}/lessons", token)
        assert status == 200 and lessons["seat"] == 0
        status, story = await page.ask("GET", f"/api/tables/{made['table']}/story", token)
        assert status == 200 and [line[-1] for line in story["purses"]] == story["scores"]
        status, again = await page.ask("GET", f"/api/tables/{made['table']}/replay?seat=1", token)
        assert status == 200 and again["steps"]
        status, moment = await page.ask("GET", f"/api/tables/{made['table']}/position?step=9", token)
        assert status == 200 and moment["position"]
        status, again = await page.ask("POST", "/api/records", "", {"record": lines})
        assert status == 200 and again["steps"]
        status, coins = await page.ask("GET", f"/api/tables/{made['table']}/coins", token)
        assert status == 200 and coins["coins"] > 0
        assert all(version <= kept for version, kept in page.checked), "told before it was kept"

    in_no_time(evening())


def test_a_closed_browser_goes_on_at_any_step() -> None:
    async def evening() -> None:
        drawer = Drawer()
        page = Page(drawer)
        await page.make(PERSON, BOT)
        await page.sit()
        for steps in range(1, 40):
            await page.play(most=1)
            for _ in range(steps % 7):  # somewhere in what its bots do meanwhile
                await asyncio.sleep(0)
            page.die()
            kept = drawer.rows[page.made["table"]]
            assert page.last("version") <= len(kept), "more was told than is kept"
            again = Page(drawer)
            again.made = page.made
            await again.sit()
            assert again.heard[0]["version"] == len(kept)
            page = again

    in_no_time(evening())


def test_several_people_at_one_device() -> None:
    async def evening() -> None:
        page = Page(Drawer())
        await page.make(PERSON, {"kind": "person", "name": "Bob"}, BOT)
        await page.sit()
        seen = set()
        for _ in range(60):
            await page.until(lambda: page.over or page.choices)
            assert page.choices is not None
            assert page.last("game")["view"]["viewer"] == page.choices["seat"]
            seen.add(page.choices["seat"])
            await page.play(most=1)
        assert seen == {0, 1}

    in_no_time(evening())


@pytest.mark.parametrize("level", ["easy", "hard", "expert", "random"])
def test_bots_of_every_level_decide_something_legal(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from smallworld.bots import levels

    monkeypatch.setitem(levels.AT_TABLES, "expert", levels.Level("expert", ms=20, apart=True))

    async def evening() -> None:
        page = Page(Drawer())
        await page.make(PERSON, {"kind": "bot", "bot": level})
        await page.sit()
        await page.play(most=12)
        assert page.last("lobby")["phase"] == "playing"

    in_no_time(evening())


@pytest.mark.parametrize("edition", ["base", "warcraft"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_keeps_to_its_time_however_slow_the_browser_is(
    level: str, edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its clock is looked at before every try; here each look takes the time that a try takes on a slow phone."""
    now = 0.0

    def look() -> float:
        nonlocal now
        now += 0.02
        return now

    monkeypatch.setattr(time, "perf_counter", look)
    game, thoughts = Game.new(edition, 4, 3), Thoughts()
    turns: dict[tuple[int, int], float] = {}
    while game.state.round < 3:
        turn, before = (game.state.round, game.state.seat), now
        sitter = Sitter("table", game.state.decider, level, "", len(game.history), "seed")
        game.advance(in_no_time(thoughts.decide(sitter, game.copy(), True)))
        turns[turn] = turns.get(turn, 0.0) + now - before
    assert max(turns.values()) <= 2.0
    assert (now > 0) == level_of(level).apart, "whoever looks ahead has a clock"


def test_what_cannot_be_kept_has_not_happened() -> None:
    async def evening() -> None:
        drawer = Drawer()
        page = Page(drawer)
        await page.make(PERSON, BOT)
        await page.sit()
        await page.until(lambda: page.choices)
        before = len(drawer.rows[page.made["table"]])
        drawer.limit = before
        assert page.choices is not None
        pick = page.choices["actions"][0]
        answer = await page.do(pick)
        assert (answer["t"], answer["code"]) == ("no", "storage")
        drawer.limit = 100_000
        await page.until(lambda: page.heard[-1]["t"] == "table" and page.choices)
        assert (await page.do(pick))["t"] == "ok"
        drawer.broken = True
        status, refused = await page.ask("POST", "/api/tables", "", {"players": 2, "seats": [PERSON, BOT]})
        assert (status, refused["code"]) == (503, "storage")

    in_no_time(evening())


def test_two_windows_at_one_table() -> None:
    async def evening() -> None:
        drawer = Drawer()
        one = Page(drawer)
        await one.make(PERSON, {"kind": "person", "name": "Bob"})
        await one.sit()
        two = Page(drawer)
        two.made = one.made
        await two.sit()
        assert one.choices is not None and two.choices is not None
        await one.do(one.choices["actions"][0])
        await two.worker.written(two.made["table"])
        await two.until(lambda: two.heard[-1]["t"] == "table" and two.heard[-1]["version"] == one.last("version"))
        assert two.last("game")["view"] == one.last("game")["view"]
        assert one.choices is not None
        await one.play(most=1)
        late = await two.do(two.choices["actions"][0])  # nobody told this window
        assert late["t"] == "no" and late["code"] == "conflict"
        await two.worker.written("here-of-which-nothing-is-known")

    in_no_time(evening())


def test_bad_input_is_refused_and_nothing_is_lost() -> None:
    async def evening() -> None:
        page = Page(Drawer())
        await page.make(PERSON, BOT)
        await page.sit()
        await page.until(lambda: page.choices)
        for frame in (
            "",
            "nonsense",
            "[]",
            '{"t": "do"}',
            "[" * 100_000,
            '{"t": "hello", "table": "x", "tokens": ["y"]}',
        ):
            heard = len(page.heard)
            page.say(frame)
            await page.until(lambda at=heard: len(page.heard) > at)
            assert page.heard[-1]["code"] == "bad_message"
        page.say({"t": "jump", "id": "mine"})
        await page.until(lambda: page.heard[-1].get("id") == "mine")
        page.say({"t": "ping"})
        await page.until(lambda: page.heard[-1]["t"] == "pong")
        await page.play(most=3)
        table, token = page.made["table"], page.made["seats"][0]["token"]
        for method, path, bearer, body, status, code in (
            ("GET", "/api/nothing", "", "", 404, "not_found"),
            ("DELETE", "/api/tables", "", "", 404, "not_found"),
            ("POST", "/api/tables", "", "{", 400, "bad_message"),
            ("POST", "/api/tables", "", '{"edition": "chess", "players": 2}', 400, "bad_setup"),
            ("GET", f"/api/tables/{table}", "wrong", "", 404, "not_found"),
            ("GET", f"/api/tables/{table}", "", "", 404, "not_found"),
            ("GET", f"/api/tables/{table}", "x" * 65, "", 404, "not_found"),
            ("GET", "/api/tables/here-nothing", token, "", 404, "not_found"),
            ("GET", "/api/cards/chess", "", "", 404, "not_found"),
            ("GET", "/maps/home-nothing.svg", "", "", 404, "not_found"),
            ("POST", f"/api/tables/{table}/content", token, "{}", 403, "denied"),
            ("POST", "/api/content", "", '{"add": ["kind = 7"]}', 400, "bad_content"),
            ("POST", "/api/workshop/check", "", "{}", 400, "bad_message"),
            ("POST", "/api/games/save", "", '{"tables": 3}', 400, "bad_message"),
            ("POST", "/api/games/open", "", "no file", 400, "bad_file"),
        ):
            got, refused = await page.ask(method, path, bearer, body)
            assert (got, refused["code"]) == (status, code), (path, refused)
            assert refused["reason"]
        await page.play(most=3)

    in_no_time(evening())


def test_a_first_word_other_than_hello_closes_the_line() -> None:
    async def evening() -> None:
        page = Page(Drawer())
        for line, frame in enumerate(
            ('{"t": "ping"}', "nonsense", '{"t": "hello", "table": "here-x", "tokens": ["y"]}')
        ):
            page.closed = False
            page.worker.lines.opened(line)
            page.say(frame, line)
            await page.until(lambda: page.closed)
            assert page.heard[-1]["t"] == "bye"
        page.worker.lines.closed(0)
        page.worker.lines.closed(99)
        page.say("to nobody", 99)

    in_no_time(evening())


def test_what_is_the_same_as_on_a_server() -> None:
    from smallworld.table.catalogue import catalogue

    async def evening() -> None:
        page = Page(Drawer())
        assert await page.ask("GET", "/api/catalogue") == (200, json.loads(json.dumps(catalogue())))
        status, words = await page.ask("GET", "/api/workshop")
        assert status == 200 and words
        status, found = await page.ask("GET", "/api/workshop/examples")
        assert status == 200 and found["examples"]
        status, sea = await page.ask("GET", "/maps/seas-2/l1a+s1a.json")
        assert status == 200 and sea["seas"]
        assert (await page.ask("GET", "/maps/seas-2/l1a+l1a.json"))[0] == 404
        status, offers = await page.ask("GET", "/api/offers")
        assert status == 200 and isinstance(offers["offers"], list)

    in_no_time(evening())


def test_home_made_things_are_checked_tried_and_drawn() -> None:
    from pathlib import Path

    import smallworld.content.custom as custom

    folder = Path(str(custom.__path__[0]))
    board = next(
        text for text in (file.read_text() for file in sorted(folder.glob("*.toml"))) if 'kind = "board"' in text
    )

    async def evening() -> None:
        page = Page(Drawer())
        status, examples = await page.ask("GET", "/api/workshop/examples")
        power = next(each["text"] for each in examples["examples"] if 'kind = "power"' in each["text"])
        status, told = await page.ask("POST", "/api/workshop/check", "", {"text": power})
        assert status == 200 and told["problem"] is None
        status, told = await page.ask("POST", "/api/content", "", {"add": [power, board]})
        drawn = next(card for card in told["home_made"] if card["kind"] == "board")
        status, outlines = await page.ask("GET", f"/maps/{drawn['map']}.json")
        assert status == 200 and outlines["regions"]
        status, picture = await page.ask("GET", f"/maps/{drawn['map']}-1.svg")
        assert status == 200 and picture.startswith("<svg")
        await page.make(PERSON, BOT, content=[power], trying=True)
        await page.sit()
        await page.play(most=6)
        wish = await page.ask("GET", f"/api/tables/{page.made['table']}/content", page.made["host"])
        assert wish[1]["content"] == [power]

    in_no_time(evening())


def test_games_are_carried_to_another_browser() -> None:
    async def evening() -> None:
        page = Page(Drawer())
        made = await page.make(PERSON, {"kind": "person", "name": "Bob"})
        await page.sit()
        await page.play(most=6)
        table = made["table"]
        _, file = await page.ask("POST", "/api/games/save", "", {"tables": [table, "here-none"]})
        elsewhere = Page(Drawer())
        elsewhere.made = made
        _, told = await elsewhere.ask("POST", "/api/games/open", "", file)
        assert told["new"] == [table]
        _, told = await elsewhere.ask("POST", "/api/games/open", "", file)
        assert told["known"] == [table]
        await elsewhere.sit()
        await elsewhere.until(lambda: elsewhere.choices)
        assert elsewhere.last("game")["view"] == page.last("game")["view"]
        await page.play(most=4)
        _, longer = await page.ask("POST", "/api/games/save", "", {"tables": [table]})
        _, told = await elsewhere.ask("POST", "/api/games/open", "", longer)
        assert told["longer"] == [table]
        await elsewhere.until(lambda: elsewhere.last("version") == page.last("version"))
        await elsewhere.play(most=2)
        await page.play(most=1)
        _, other = await page.ask("POST", "/api/games/save", "", {"tables": [table]})
        kept = json.dumps(elsewhere.drawer.rows)
        _, told = await elsewhere.ask("POST", "/api/games/open", "", other)
        assert [each["table"] for each in told["refused"]] == [table] and json.dumps(elsewhere.drawer.rows) == kept

    in_no_time(evening())


def test_damaged_files_of_games_are_refused() -> None:
    async def evening() -> None:
        page = Page(Drawer())
        table = (await page.make(PERSON, BOT))["table"]
        await page.sit()
        await page.play(most=3)
        _, file = await page.ask("POST", "/api/games/save", "", {"tables": [table]})

        def changed(**more: Any) -> Json:
            return {**file, **more}

        rows = file["tables"][0]["rows"]
        bad: Any
        for bad in (
            changed(kind="chess games"),
            changed(format=2),
            changed(more=1),
            changed(tables=[{"table": "../etc", "rows": rows}]),
            changed(tables=[{"table": "a-table-of-some-server-1", "rows": rows}]),
            changed(tables=[{"table": table, "rows": []}]),
            changed(tables=[{"table": table, "rows": [[0, 1, 2, 3]]}]),
            changed(tables=[{"table": table, "rows": [[0, "", "{}", "xyz"]]}]),
            changed(tables=[{"table": table}] * 501),
            [],
            7,
        ):
            status, refused = await page.ask("POST", "/api/games/open", "", bad)
            assert status in (400, 413) and refused["code"] in ("bad_file", "too_big"), bad
        elsewhere = Page(Drawer())
        number, command, body, chain = rows[2]
        forged = [*rows[:2], [number, command, f"{body} ", chain], *rows[3:]]
        for part in (rows[1:], rows[:1] + rows[2:], [rows[0]] * 2, forged):
            _, told = await elsewhere.ask(
                "POST", "/api/games/open", "", changed(tables=[{"table": table, "rows": part}])
            )
            assert [each["table"] for each in told["refused"]] == [table] and not elsewhere.drawer.rows.get(table), part

    in_no_time(evening())


@pytest.mark.parametrize(
    ("entry", "field", "value"),
    [("named", "seat", 9), ("named", "seat", 10**30), ("acted", "seat", 9), ("started", "position", "not packed")],
)
def test_one_forged_game_in_a_file_does_not_keep_the_others_out(entry: str, field: str, value: object) -> None:
    async def evening() -> None:
        page = Page(Drawer())
        bad = (await page.make(PERSON, {"kind": "person", "name": "Bob"}))["table"]
        await page.sit()
        await page.play(most=3)
        page.say({"t": "name", "id": "another-name", "seat": 0, "name": "Eve"})
        await page.until(lambda: any(message.get("id") == "another-name" for message in page.heard))
        good = (await page.make(PERSON, BOT))["table"]
        _, file = await page.ask("POST", "/api/games/save", "", {"tables": [bad, good]})
        chain, rows = first_link(bad), file["tables"][0]["rows"]
        bodies = [json.loads(row[2]) for row in rows]
        next(body for body in bodies if body["what"]["kind"] == entry)["what"][field] = value
        for row, body in zip(rows, bodies, strict=True):  # whoever forges an entry can forge its link
            row[2] = json.dumps(body)
            chain = link(chain, row[0], row[1], row[2].encode())
            row[3] = chain.hex()
        elsewhere = Page(Drawer())
        status, told = await elsewhere.ask("POST", "/api/games/open", "", file)
        assert status == 200 and told["new"] == [good], told
        assert [each["table"] for each in told["refused"]] == [bad] and not elsewhere.drawer.rows.get(bad)

    in_no_time(evening())


def test_hints_and_the_game_of_the_day_need_no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("smallworld.offline.opining.own_result", lambda date: {"coins": 79, "rounds": [79]})

    async def play() -> None:
        page = Page(Drawer())
        status, day = await page.ask("GET", "/api/days/2026-11-18")
        assert (status, day["edition"], day["players"], day["own"]) == (200, "warcraft", 2, None)
        assert (await page.ask("GET", "/api/days/2026-02-30"))[1]["code"] == "bad_setup"
        await page.make(PERSON, day="2026-11-18", players=2)
        path, token = f"/api/tables/{page.made['table']}", page.made["seats"][0]["token"]
        assert (await page.ask("POST", f"{path}/hint", token))[1]["code"] == "denied"
        assert (await page.ask("GET", f"{path}/day", token))[1]["code"] == "not_over"

        await page.make(PERSON, BOT)
        await page.sit()
        await page.until(lambda: page.choices)
        path, token = f"/api/tables/{page.made['table']}", page.made["seats"][0]["token"]
        assert (await page.ask("GET", f"{path}/turn", token))[1]["code"] == "not_over"
        status, hint = await page.ask("POST", f"{path}/hint", token)
        assert status == 200 and hint["advice"]["options"][0]["steps"][0]["do"] == "pick"
        assert (await page.ask("GET", f"{path}/analysis", token))[1]["code"] == "not_over"
        assert (await page.ask("GET", f"{path}/combos", token))[1]["code"] == "not_over"

    in_no_time(play())


def test_a_game_is_judged_turn_by_turn_while_another_goes_on() -> None:
    async def evening() -> None:
        page = Page(Drawer())
        made = await page.make(PERSON, BOT, content=[TWO_VALLEYS.replace("rounds = 8", "rounds = 1")])
        path, token = f"/api/tables/{made['table']}", made["seats"][0]["token"]
        await page.sit()
        await page.play()
        _, record = await page.ask("GET", f"{path}/record", token)
        page.thinks = False

        async def begin(number: int, method: str, path: str, body: str = "") -> tuple[int, Json]:
            """Ask for opinions, and see the question that this leads to."""
            answer = await page.worker.asked(number, method, path, token, body)
            assert answer == [200, "application/x-ndjson", "", 1]
            page.long[number] = []
            page.worker.tell(number)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            (question,) = page.questions
            return question, page.questions[question]

        for number, (method, address, body) in enumerate(
            [("GET", f"{path}/analysis", ""), ("POST", "/api/records/analysis", json.dumps({"record": record}))]
        ):
            question, asked = await begin(number, method, address, body)
            assert (asked["ask"], asked["first"], asked["urgent"]) == ("turns", 0, False)
            for line in ('{"total": 2}', '{"turn": {"first": 0}}'):
                page.worker.adviser.told(question, line)
                before = len(page.long[number])
                await page.until(lambda before=before, number=number: len(page.long[number]) > before)
                assert json.loads(page.long[number][-1]) == json.loads(line), "it is told as soon as it is known"
            if not number:
                await page.make(PERSON, BOT)
                page.heard.clear()
                await page.sit()
                await page.play(most=3)  # nobody waits for an opinion
            page.worker.stop(number)
            await page.until(lambda number=number: number not in page.worker.telling)
            assert not page.questions, "nobody thinks on"
            question, asked = await begin(number + 10, method, address, body)
            assert asked["first"] == 1, "it goes on where it was"
            for line in ('{"total": 2}', '{"turn": {"first": 7}}', ""):
                page.worker.adviser.told(question, line)
            await page.until(lambda number=number: number + 10 not in page.worker.telling)
            told = [json.loads(line) for line in page.long[number + 10]]
            known = [{"total": 2}, {"turn": {"first": 0}}]
            assert told == [*known, known[0], {"turn": {"first": 7}}, {"end": True}]
            answer = await page.ask(method, address, token, body or None)
            assert answer == (200, [*known, {"turn": {"first": 7}}, {"end": True}]), "it is kept"
        half = "\n".join(record.splitlines()[:-1])
        status, refused = await page.ask("POST", "/api/records/analysis", "", {"record": half})
        assert status >= 400 and refused["code"] in ("not_over", "bad_record")

    in_no_time(evening())


def test_who_has_opinions_may_fail() -> None:
    async def evening() -> None:
        page = Page(Drawer())
        await page.make(PERSON, BOT)
        await page.sit()
        await page.until(lambda: page.choices)
        page.thinks = False
        path, token = f"/api/tables/{page.made['table']}", page.made["seats"][0]["token"]
        for line in ('{"fault": "no memory"}', ""):
            asked = asyncio.ensure_future(page.ask("POST", f"{path}/hint", token))
            while not page.questions:
                await asyncio.sleep(0)
            (question,) = page.questions
            assert page.questions[question]["urgent"], "somebody waits"
            page.worker.adviser.told(question, line)
            assert (await asked)[1]["code"] == "fault" and not page.questions
        for what in ("position", "nothing"):
            status, told = await page.ask("GET", f"/api/days/2026-11-18/{what}")
            assert (status, told.get("position", 0)) == ((200, None) if what == "position" else (404, 0))
        assert (await page.ask("GET", "/api/days/2026-02-30/position"))[1]["code"] == "bad_setup"
        while not page.questions:
            await asyncio.sleep(0)
        page.worker.adviser.told(next(iter(page.questions)), '{"position": {"round": 3}}')
        while page.questions:
            await asyncio.sleep(0)
        assert (await page.ask("GET", "/api/days/2026-11-18/position"))[1]["position"] == {"round": 3}

    in_no_time(evening())


def test_the_first_table_has_a_coach_and_bots_who_mean_no_harm() -> None:
    async def evening() -> None:
        page = Page(Drawer())
        made = await page.make(PERSON, {"kind": "bot", "bot": "random"}, learning=True)
        await page.sit()
        await page.until(lambda: page.choices)
        assert page.choices is not None and page.choices["seat"] == 0, "who learns begins"
        token = made["seats"][0]["token"]
        assert (await page.ask("GET", f"/api/tables/{made['table']}/lessons", token))[1]["code"] == "not_over"
        await page.play()
        status, lessons = await page.ask("GET", f"/api/tables/{made['table']}/lessons", token)
        assert (status, lessons["seat"]) == (200, 0) and len(lessons["moments"]) <= 3

    in_no_time(evening())
