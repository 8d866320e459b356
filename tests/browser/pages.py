"""A game that somebody has played to its end, and every page that is there besides the table."""

import json
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, Request, Route, ViewportSize, expect
from websockets.sync.client import connect
from websockets.typing import Origin

from browser.player import Player
from browser.serving import Served
from browser.test_in_browser import BEN, BOT, PERSON, seat_link
from browser.waiting import until

SOON = 20_000
CLOSED_BY_ESCAPE = (
    "dialog:not(.hand-over, :has(.result)), .drawer, .confirm, .domain, .score-sheet, .log:not(.unseen), .recap"
)
DESK: Final[ViewportSize] = {"width": 1280, "height": 720}
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


def reach(player: Player, selector: str, steps: int = 80) -> None:
    """Play until this is to be seen."""
    for _ in range(steps):
        if player.sees(selector):
            return
        if player.asked:
            player.act()
        player.page.wait_for_timeout(50)
    raise AssertionError(f"no {selector} in {steps} steps")


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


class Tour:
    """Somebody who looks at every page and everything that lies over one, from one state to the next."""

    def __init__(
        self, served: Served, player: Player, edition: str = "base", over: dict[str, Any] | None = None
    ) -> None:
        self.served = served
        self.player = player
        self.page = player.page
        self.edition = edition
        self.over = over  # a finished game

    def go(self, address: str) -> None:
        """Open a page: what stands behind the #."""
        self.page.goto(f"{self.served.address}/#{address}")

    def sit(self, made: dict[str, Any], seat: int = 0) -> None:
        """Take a seat of a table."""
        self.page.goto(seat_link(self.served, made, seat))

    def press(self, selector: str) -> None:
        """Press the first of these, as soon as it is there."""
        self.page.locator(selector).first.click(timeout=SOON)

    def key(self, key: str) -> None:
        """Press a key."""
        self.page.keyboard.press(key)

    def point(self, selector: str) -> None:
        """Point at the first region of these."""
        self.page.locator(selector).first.focus(timeout=SOON)
        self.key("Enter")

    def clear(self) -> None:
        """Close whatever lies over the page, as far as it can be closed."""
        self.page.evaluate("document.activeElement?.blur()")  # not a field, in which Escape does something else
        for _ in range(4):
            if not self.page.locator(CLOSED_BY_ESCAPE).count():
                return
            self.key("Escape")
            self.page.wait_for_timeout(50)

    def walk(self, states: Sequence["State"]) -> Iterator["State"]:
        """From one to the next; each is to be seen when it is named."""
        for state in states:
            self.page.set_viewport_size(DESK)
            self.clear()
            state.lead(self)
            expect(self.page.locator(state.shows).first, state.name).to_be_visible(timeout=SOON)
            yield state


class State(NamedTuple):
    """A page, or something that lies over it, and how one comes there from the state before."""

    name: str
    page: str  # the client's name for it, see route.ts
    lead: Callable[[Tour], None]
    shows: str  # what is seen there
    file: str = ""  # the source of the dialog
    pressed: bool = True  # nobody presses a television
    long: bool = False  # so much that looking takes its time


# Before the game.


def lead_to_options(tour: Tour) -> None:
    tour.go("new")
    tour.press("details summary")


def lead_to_islands(tour: Tour) -> None:
    tour.page.locator(".segmented").first.locator("label").last.click()
    tour.page.locator(".board-wish label").last.click()


def lead_to_a_guests_lobby(tour: Tour) -> None:
    made = tour.served.table([PERSON, {"kind": "open"}, BOT], start=False)
    tour.go(f"join/{made['table']}/{made['invite']}")


def lead_to_leaving(tour: Tour) -> None:
    tour.press("[data-join]")
    tour.press("[data-leave]")


def lead_to_creations(tour: Tour) -> None:
    tour.page.locator("[data-field=name] input").fill("Beekeepers")
    expect(tour.page.locator("[data-creations]")).to_be_enabled(timeout=SOON)
    tour.press("[data-creations]")


BEFORE = (
    State("start page", "start", lambda tour: tour.go(""), "[data-play=base]"),
    State(
        "settings before a game", "start", lambda tour: tour.press("[data-settings]"), ".settings", "pages/taste.tsx"
    ),
    State("credits", "start", lambda tour: tour.press("[data-credits]"), ".credits", "pages/credits.tsx"),
    State("a kept game", "start", lambda tour: tour.press("[data-kept]"), ".kept-game", "pages/kept-game.tsx"),
    State("rule book", "rules", lambda tour: tour.go("rules"), "#rules-lessons [data-lesson]", long=True),
    State("new table", "new", lead_to_options, "[data-create]"),
    State("islands of a new table", "new", lead_to_islands, ".board-parts select"),
    State("the host's lobby", "table", lambda tour: tour.press("[data-create]"), ".qr path"),
    State("a guest's lobby", "table", lead_to_a_guests_lobby, "[data-join]"),
    State("a seat is left", "table", lead_to_leaving, "[role=alertdialog]", "pages/lobby.tsx"),
    State("no such table", "table", lambda tour: tour.go("table/nowhere-nowhere-nowhere"), ".lost"),
    State("workshop", "workshop", lambda tour: tour.go("workshop"), "[data-understood]"),
    State("a part", "workshop", lambda tour: tour.press("[data-add-part]"), ".shop-choice", "workshop/banner.tsx"),
    State("an icon", "workshop", lambda tour: tour.press("[data-icon]"), ".shop-icons", "workshop/icons.tsx"),
    State("creations", "workshop", lead_to_creations, ".shop-shelf", "workshop/page.tsx"),
)

# At the table.


def lead_to_the_table(tour: Tour) -> None:
    tour.sit(tour.served.table([{"kind": "person", "name": "Maximiliana"}, BOT, BOT], tour.edition))


def lead_to_the_card_over_help(tour: Tour) -> None:
    tour.key("?")
    tour.press(".help .on-this-map [data-rule]")


def lead_to_why(tour: Tour) -> None:
    tour.point("[data-mark=certain]")
    tour.press(".confirm .sum .total")


def lead_to_die(tour: Tour) -> None:
    reach(tour.player, "[data-mark=die]", 1500)
    tour.point("[data-mark=die]")


def lead_to_recap(tour: Tour) -> None:
    reach(tour.player, ".bar.asked [data-do=decline]", 1500)
    tour.clear()  # the last press may have been a decline, which is asked about
    tour.press("[data-recap]")


AT_THE_TABLE = (
    State("pick", "table", lead_to_the_table, "[data-pick]"),
    State("hint", "table", lambda tour: tour.key("h"), ".hint [data-hint]", "opinion/sheet.tsx"),
    State("conquest", "table", lambda tour: reach(tour.player, "[data-mark=certain]"), "[data-mark=certain]"),
    State("tokens left in hand", "table", lambda tour: tour.key("e"), "[role=alertdialog]", "panel/asking.tsx"),
    State("combination", "table", lambda tour: tour.press(".combo"), ".one-card", "panel/combos.tsx"),
    State("somebody's regions", "table", lambda tour: tour.press(".plate"), ".domain"),
    State("rule card", "table", lambda tour: tour.press(".hand [data-rule^='race:']"), ".drawer .rule-card"),
    State("rule cards", "table", lambda tour: tour.key("r"), ".drawer .rule-rows button"),
    State("legend", "table", lambda tour: tour.key("l"), ".drawer .legend"),
    State("why", "table", lead_to_why, ".drawer .why"),
    State("help", "table", lambda tour: tour.key("?"), ".help", "pages/help.tsx"),
    State("a card over help", "table", lead_to_the_card_over_help, "dialog .drawer .rule-card", "cards/drawer.tsx"),
    State("settings", "table", lambda tour: tour.press(".menu-button"), ".menu", "pages/menu.tsx"),
    State("the whole log", "table", lambda tour: tour.press("[data-all-log]"), ".log:not(.unseen)"),
    State("what it brings", "table", lambda tour: tour.press(".score summary"), ".score-sheet"),
    State("a region that is certain", "table", lambda tour: tour.point("[data-mark=certain]"), ".confirm"),
    State("a region that needs the die", "table", lead_to_die, ".confirm .faces"),
    State("redeployment", "table", lambda tour: reach(tour.player, "[data-gather]", 1500), "[data-gather]"),
    State(
        "redeployment in one place",
        "table",
        lambda tour: tour.point("[data-region][data-mark=target]"),
        ".stepper, .chosen",
    ),
    State("what happened", "table", lead_to_recap, ".recap.whole"),
    State("a decline is weighed", "table", lambda tour: tour.press("[data-do=decline]"), ".weighing"),
    State("my games", "start", lambda tour: tour.go(""), "[data-forget]"),
    State(
        "a game leaves the list",
        "start",
        lambda tour: tour.press("[data-forget]"),
        "[role=alertdialog]",
        "pages/mygames.tsx",
    ),
)

# With the coach, and with others.


def lead_to_the_coach(tour: Tour) -> None:
    tour.go("")
    tour.press("[data-learn=base]")


def lead_to_others(tour: Tour) -> None:
    """Of two people, the one who does not play now."""
    made = tour.served.table([PERSON, BEN])
    tour.sit(made)
    acts = tour.page.locator(".plate.acts")
    expect(acts).to_be_visible(timeout=SOON)
    if acts.get_attribute("data-seat") == "0":
        tour.page.evaluate("localStorage.removeItem('smallworld.games')")
        tour.go("")
        tour.page.reload()
        tour.sit(made, 1)


def lead_to_pause(tour: Tour) -> None:
    tour.press(".menu-button")
    tour.press("[data-pause]")


def lead_to_hand_over(tour: Tour) -> None:
    made = tour.served.table([PERSON, BEN])
    tour.sit(made)
    until(tour.page, f"location.hash === '#table/{made['table']}'")  # the first key has been read
    tour.sit(made, 1)


def lead_to_watching(tour: Tour) -> None:
    made = tour.served.table([PERSON, BOT])
    tour.go(f"join/{made['table']}/{made['invite']}/{made['watch']}")
    tour.press("[data-join-late]")


WITH_OTHERS = (
    State("the first lesson", "table", lead_to_the_coach, ".coach[data-lesson=goal]"),
    State(
        "a lesson at a region",
        "table",
        lambda tour: reach(tour.player, ".coach[data-lesson=enter]"),
        ".coach[data-lesson=enter]",
    ),
    State("somebody else's turn", "table", lead_to_others, ".plate.acts"),
    State("talk", "table", lambda tour: tour.press("[data-talk]"), ".talk", "panel/talk.tsx"),
    State("a pause is asked for", "table", lead_to_pause, "[data-pausing]"),
    State("a seat for a guest who comes late", "table", lead_to_watching, "[data-join]", "pages/watching.tsx"),
    State("hand over", "table", lead_to_hand_over, ".hand-over", "pages/handover.tsx"),
)

# After the game.


def lead_to_the_result(tour: Tour) -> None:
    assert tour.over is not None
    day_told(tour.page)
    tour.sit(tour.over)


def of_the_game(address: str) -> Callable[[Tour], None]:
    return lambda tour: tour.go(address.format(**(tour.over or {})))


AFTERWARDS = (
    State("the result", "table", lead_to_the_result, ".result", "pages/result.tsx"),
    State("looking back", "table", lambda tour: tour.press("[data-look-back]"), "[data-moment]"),
    State("replay", "replay", of_the_game("replay/{table}/40"), "[data-turn].here"),
    State("play on", "replay", lambda tour: tour.press("[data-play-on]"), ".play-on", "replay/play-on.tsx"),
    State("story", "story", of_the_game("story/{table}"), ".story-cards"),
    State("screen", "screen", of_the_game("screen/{table}/{watch}/{invite}"), "main.screen .final li", pressed=False),
    State("day", "day", lambda tour: tour.go("day"), "[data-begin-position]"),
    State("me", "me", lambda tour: tour.go("me"), "[data-sums]"),
)

EVERY = (*BEFORE, *AT_THE_TABLE, *WITH_OTHERS, *AFTERWARDS)
"""Every page, and all that can lie over one. Whoever adds one adds it here: every check of pages walks this list."""
