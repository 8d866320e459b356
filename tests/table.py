"""A table to play scenarios at: say what the players do, then look.

    t = table('''
        step = "conquer"
        [[seat]]
        active = { race = "ratmen", power = "hill", regions = { a = 1 }, hand = 2 }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { d = 2, g = 1 } }
    ''', dice=[2])
    t.p1.tries("d")
    assert t.map == "a1 d2 | g1"

Players are p1 to p5 as in the scenarios (seat 0 is p1); a new scenario gives them and the regions names, on a board of
its own (`drawn.py`). Every act goes through `Game.play` in its JSON form, so a scenario cannot cheat.
"""

from typing import Any

import smallworld as sw
from smallworld.engine.bits import bits
from smallworld.engine.look import Look
from t16 import t16

MISSPELT = ("bad_action", "bad_number", "bad_word", "unknown_field", "unknown_region", "unknown_verb")
"""Refusals that mean the test itself is wrong, not that a rule forbids something."""


def table(text: str, dice: list[int] | None = None, **options: str) -> "Table":
    """A table with this position on the test board T16, the next results of the die, and options by name."""
    if options:
        text += "\n[options]\n" + "\n".join(f'{name} = "{value}"' for name, value in options.items())
    return Table(t16(f"dice = {dice or []}\n{text}"))


class Table:
    """A game in the words people use at a table."""

    def __init__(self, game: sw.Game, names: tuple[str, ...] = ()) -> None:
        self.game = game
        self.names = names  # of the players, if they have names
        self.told: list[dict[str, Any]] = []  # every event since the start
        self.players = [Player(self, seat) for seat in range(game.state.players)]

    def __getattr__(self, name: str) -> "Player":
        if name[:1] == "p" and name[1:].isdigit():
            return self.players[int(name[1:]) - 1]
        if name in self.__dict__.get("names", ()):
            return self.players[self.names.index(name)]
        raise AttributeError(name)

    def does(self, action: Any) -> list[dict[str, Any]]:
        """Play an action and remember what happened."""
        told = [self.game.tell(event, None) for event in self.game.play(action)]
        self.told += told
        return told

    @property
    def decides(self) -> "Player | None":
        """Who must decide now."""
        return None if self.game.decider is None else self.players[self.game.decider]

    @property
    def map(self) -> str:
        """All race tokens, "a1 d2 | g1": one part per player, declined races after a slash, "-" for none."""
        state = self.game.state
        seats = []
        for seat in range(state.players):
            races = [state.tribe(state.active[seat])] if state.active[seat] >= 0 else []
            races += [state.tribe(slot) for slot in state.declined[seat]]
            here = [" ".join(f"{self.key(r)}{state.tokens[r]}" for r in bits(race.regions)) or "-" for race in races]
            if state.active[seat] < 0:
                here.insert(0, "-")
            seats.append(" / ".join(here))
        return " | ".join(seats)

    def key(self, region: int) -> str:
        """A region's name."""
        return self.game.state.board.regions[region].key

    def region(self, key: str) -> dict[str, Any]:
        """What everybody sees of a region."""
        return next(region for region in self.game.view(None)["regions"] if region["key"] == key)

    def pieces(self, key: str) -> dict[str, int]:
        """The markers in a region."""
        found: dict[str, int] = self.region(key)["pieces"]
        return found

    def where(self, piece: str) -> str:
        """Where the markers of a kind stand, "a b"; with a number if there are several: "d3"."""
        found = []
        for region in self.game.view(None)["regions"]:
            number = region["pieces"].get(piece, 0)
            if number:
                found.append(region["key"] + (str(number) if number > 1 else ""))
        return " ".join(found)

    @property
    def murlocs(self) -> str:
        """Where neutral tokens stand, "sc mh"."""
        return " ".join(region["key"] for region in self.game.view(None)["regions"] if region["race"] == "natives")

    def deck(self, piece: str) -> int:
        """Pieces of a kind that lie face down in their stack."""
        number: int = self.game.view(None)["decks"].get(piece, 0)
        return number

    def tray(self, race: str) -> int:
        """Tokens of a race in the common supply."""
        number: int = self.game.view(None)["tray"][race]
        return number

    def supply(self, piece: str) -> int:
        """Markers of a kind off the map, ready to be placed."""
        number: int = self.game.view(None)["supply"][piece]
        return number

    @property
    def column(self) -> list[str]:
        """The combinations on offer, "orcs/hill+2" with two coins on it."""
        return [
            f"{combo['race']}/{combo['power']}" + (f"+{combo['coins']}" if combo["coins"] else "")
            for combo in self.game.view(None)["column"]
        ]

    @property
    def stacks(self) -> dict[str, list[str]]:
        """What lies under the column, in no order: races, powers, discarded_powers."""
        found: dict[str, list[str]] = self.game.view(None)["stacks"]
        return found

    @property
    def banners(self) -> list[str]:
        """The banners under the column, the next one first: only the game itself knows this."""
        state = self.game.state
        return [state.rules.races[race].key for race in reversed(state.race_stack)]

    def events(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind so far."""
        return [event for event in self.told if event["event"] == kind]

    def order(self, *kinds: str) -> list[str]:
        """The events of these kinds so far, in the order they happened."""
        return [event["event"] for event in self.told if event["event"] in kinds]


class Player:
    """A seat at the table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def does(self, **action: Any) -> list[dict[str, Any]]:
        """Any action; the seat must be the one that decides."""
        assert self.table.game.decider == self.seat, f"seat {self.table.game.decider} decides, not {self.seat}"
        return self.table.does(action)

    # What a player does

    def expands(self) -> None:
        """Plays on with the active race."""
        self.does(do="expand")

    def declines(self) -> None:
        """Puts the active race into decline."""
        self.does(do="decline")

    def picks(self, combo: int | str) -> None:
        """Takes a combination by its place (0 is the top) or by its race."""
        self.does(do="pick", **({"race": combo} if isinstance(combo, str) else {"combo": combo}))

    def musters(self, race: str) -> None:
        """Lets a declined race act before picking."""
        self.does(do="muster", race=race)

    def abandons(self, *regions: str) -> None:
        """Takes the last tokens of regions."""
        for region in regions:
            self.does(do="abandon", region=region)

    def conquers(self, *regions: str) -> None:
        """Takes regions with tokens."""
        for region in regions:
            self.does(do="conquer", region=region)

    def tries(self, region: str) -> None:
        """The last attempt, with the die."""
        self.does(do="reinforce", region=region)

    def rolls(self) -> int:
        """The die before a conquest."""
        face: int = self.does(do="roll")[0]["face"]
        return face

    def uses(self, what: str, region: str = "", player: int = -1, to: str = "") -> None:
        """An offer of a race or power, aimed at a region, at two regions or at a seat."""
        target: dict[str, Any] = {"region": region} if region else {}
        if player >= 0:
            target["player"] = player
        if to:
            target["to"] = to
        self.does(do="use", what=what, **target)

    def redeploys(self, **tokens: int) -> None:
        """Spreads the tokens: how many each region gets."""
        self.does(do="redeploy", tokens=tokens)

    def gives_up(self, *regions: str) -> None:
        """Leaves regions because tokens are short."""
        for region in regions:
            self.does(do="give_up", region=region)

    def befriends(self, ally: "Player") -> None:
        """Makes peace with an opponent."""
        self.uses("truce", player=ally.seat)

    def stops(self) -> None:
        """Ends the current step: no more conquests, no more markers."""
        self.does(do="end")

    def ends_turn(self) -> None:
        """Goes on to the next player's turn without using anything more; others place survivors at once."""
        game = self.table.game
        turn = game.state.turn
        while not game.over and game.state.turn is turn and game.state.seat == self.seat:
            actions = [game.action_json(action) for action in game.legal()]
            self.table.does({"do": "end"} if {"do": "end"} in actions else actions[-1])

    def rests(self) -> None:
        """A quiet turn: plays on, or picks the top combination, and conquers nothing."""
        game = self.table.game
        self.does(**game.action_json(game.legal()[0]))
        self.ends_turn()

    # What a player sees

    @property
    def verbs(self) -> str:
        """What the player may do now, "expand decline"."""
        game = self.table.game
        assert game.decider == self.seat, f"seat {game.decider} decides, not {self.seat}"
        return " ".join(dict.fromkeys(action.do for action in game.legal()))

    def refused(self, **action: Any) -> str:
        """Tries an action that must be refused; returns the code. Nothing may change."""
        game = self.table.game
        before = game.to_json()
        try:
            game.play(action)
        except sw.Illegal as refusal:
            assert game.to_json() == before
            assert refusal.code not in MISSPELT, refusal.reason
            return refusal.code
        raise AssertionError(f"{action} was allowed")

    def price(self, region: str) -> int:
        """What a region costs the race that acts."""
        return self.table.game.explain(region).price

    def prices(self, regions: str) -> list[int]:
        """What each of these regions costs, "la lb"."""
        return [self.price(region) for region in regions.split()]

    def why(self, region: str) -> str:
        """Can it be attacked: "ok", "die", or the reason why not."""
        return self.table.game.explain(region).code

    def may(self, do: str, what: str = "") -> str:
        """The regions for which a verb is legal now, "a b k"."""
        game = self.table.game
        found = [game.action_json(action) for action in game.legal()]
        regions = [a["region"] for a in found if a["do"] == do and a.get("what", "") == what]
        return " ".join(dict.fromkeys(regions))

    @property
    def hand(self) -> int:
        """Tokens in hand of the active race."""
        number: int = self._seat()["active"]["hand"]
        return number

    def hand_of(self, race: str) -> int:
        """Tokens in hand of any race of the player."""
        seat = self._seat()
        number: int = next(t["hand"] for t in [seat["active"], *seat["declined"]] if t and t["race"] == race)
        return number

    @property
    def aside(self) -> int:
        """Tokens of the active race set aside until the next turn."""
        number: int = self._seat()["active"]["set_aside"]
        return number

    @property
    def fled(self) -> int:
        """Survivors that wait for the end of this turn."""
        seat = self._seat()
        return sum(t["fled"] for t in [seat["active"], *seat["declined"]] if t)

    @property
    def may_befriend(self) -> str:
        """The opponents that may be named as ally now, "p2 p3"."""
        game = self.table.game
        found = [game.action_json(action) for action in game.legal()]
        return " ".join(f"p{a['player'] + 1}" for a in found if a.get("what") == "truce")

    @property
    def coins(self) -> int:
        """The player's pile."""
        number: int = self.table.game.view(self.seat)["coins"]
        return number

    @property
    def scored(self) -> int:
        """The coins of the player's last scoring."""
        scorings: list[int] = [e["coins"] for e in self.table.events("coins_earned") if e["player"] == self.seat]
        return scorings[-1]

    @property
    def notes(self) -> list[str]:
        """Markers in front of the player, such as a token of peace."""
        found: list[str] = self._seat()["notes"]
        return found

    @property
    def income(self) -> int:
        """What the player would score now."""
        return sum(coins for _, _, coins in self.table.game.income(self.seat))

    @property
    def active(self) -> str | None:
        """The active race, "orcs/hill"."""
        tribe = self._seat()["active"]
        return None if tribe is None else f"{tribe['race']}/{tribe['power']}"

    @property
    def declined(self) -> list[str]:
        """The declined races, oldest first; with its badge if it keeps one."""
        return [t["race"] + (f"/{t['power']}" if t["power"] else "") for t in self._seat()["declined"]]

    def reach(self) -> str:
        """Every region the acting race may attack, whatever it costs."""
        state = self.table.game.state
        look = Look(state)
        return " ".join(self.table.key(r) for r in bits(look.reach(state.tribe(state.turn.acting))))

    def _seat(self) -> dict[str, Any]:
        seat: dict[str, Any] = self.table.game.view(None)["seats"][self.seat]
        return seat
