"""A game that somebody has played to its end, and every page that is there besides the table."""

import json
import urllib.request
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, Request, Route, expect
from websockets.sync.client import connect
from websockets.typing import Origin

from browser.serving import Served
from browser.test_in_browser import BOT, PERSON, seat_link

SOON = 20_000
HASTY = {"kind": "bot", "bot": "random"}  # it does not think
OWN = {"coins": 27, "rounds": [5, 8, 8, 6]}
POSITION = """
edition = "base"
board = "2p"
round = 3
turn = 0
first = 0

[[seat]]
coins = 12
active = { race = "orcs", power = "flying", regions = { 2p-07 = 3 } }

[[seat]]
coins = 9
"""
TASK = {"edition": "base", "players": 2, "round": 3, "rounds": 10, "seat": 0, "text": POSITION}


def dearest(choices: dict[str, Any]) -> dict[str, Any]:
    """What somebody does who always takes the dearest region, never declines and piles all tokens up in one place."""
    actions: list[dict[str, Any]] = choices["actions"]
    conquests = [action for action in actions if action["do"] == "conquer"]
    if conquests:
        return max(conquests, key=lambda action: int(action["price"]))
    if choices["deploy"]:
        return actions[-1]
    plain = [action for action in actions if action["do"] in ("expand", "pick", "end")]
    return (plain or actions)[0]


def played(
    served: Served, edition: str = "base", to_the_end: bool = False, bots: int = 1, bot: dict[str, str] = BOT
) -> dict[str, Any]:
    """A table whose only person has played, quickly and not well, until the last round or its end."""
    made = served.table([PERSON, *[bot] * bots], edition)
    address = f"ws://localhost:{served.port}/ws"
    with connect(address, origin=Origin(served.address), max_size=None, legacy=True) as socket:
        socket.send(json.dumps({"t": "hello", "table": made["table"], "tokens": [made["seats"][0]["token"]]}))
        for number in range(2000):
            message = json.loads(socket.recv(timeout=20))
            while not message.get("game"):
                assert message["t"] != "no", message
                message = json.loads(socket.recv(timeout=20))
            view, choices = message["game"]["view"], message["game"]["choices"]
            if view["over"] or (not to_the_end and choices and view["round"] == view["rounds"]):
                return made
            if choices:
                command = {"t": "do", "id": f"c-{number}", "seat": 0, "version": message["version"]}
                socket.send(json.dumps(command | {"action": dearest(choices)}))
    raise AssertionError("the last round does not come")


def finished(served: Served, edition: str = "base", bots: int = 1, bot: dict[str, str] = BOT) -> dict[str, Any]:
    """A table whose game is over, and in which something could have gone better: most, but luck has its say."""
    for _ in range(6):
        made = played(served, edition, to_the_end=True, bots=bots, bot=bot)
        headers = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        wanted = urllib.request.Request(f"{served.address}/api/tables/{made['table']}/lessons", headers=headers)
        with urllib.request.urlopen(wanted) as answer:
            if json.loads(answer.read())["moments"]:
                return made
    raise AssertionError("nobody could play better")


def day_told(page: Page) -> None:
    """The game and the position of the day, with the bot's own result known at once."""

    def answer(route: Route, request: Request) -> None:
        parts = request.url.split("/")
        date = parts[parts.index("days") + 1]
        if parts[-1] == "position":
            route.fulfill(json={"position": {**TASK, "date": date}})
        else:
            route.fulfill(json={"date": date, "edition": "base", "players": 3, "own": OWN})

    page.route("**/api/days/**", answer)


def other_pages(served: Served, page: Page, made: dict[str, Any]) -> Iterator[str]:
    """Open every page besides the start page, the lobby and the table, one after another, and say which it is."""
    table, watch = made["table"], made["watch"]
    day_told(page)
    page.goto(seat_link(served, made))
    expect(page.locator(".result")).to_be_visible(timeout=SOON)
    yield "the result"
    page.locator("[data-look-back]").click(timeout=SOON)
    expect(page.locator("[data-moment]")).to_be_visible(timeout=SOON)
    yield "looking back"
    shown = {
        f"replay/{table}/40": "[data-turn].here",
        f"story/{table}": ".story-cards",
        f"screen/{table}/{watch}/{made['invite']}": "main.screen .final li",
        "day": "[data-begin-position]",
        "me": "[data-sums]",
        "workshop": "[data-understood]",
    }
    for address, sign in shown.items():
        page.goto(f"{served.address}/#{address}")
        expect(page.locator(sign).first).to_be_visible(timeout=SOON)
        yield address.partition("/")[0]
