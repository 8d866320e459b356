"""Whatever is accepted as a position is a game like any other, at every step and in both editions.

Positions of random games are spoiled: another step, other facts of the turn, more or fewer tokens, markers, questions
and races. What is refused says so; what is accepted saves, opens, writes itself and reads itself again, equal, and so
does whatever is played from there.
"""

import random
import tomllib
from collections import Counter
from typing import Any

import pytest

import smallworld as sw
from builds import BUILD
from position_texts import kept
from smallworld.invariants import check
from smallworld.record.position_turn import STEPS, verbs_of, ways_of
from smallworld.record.position_write import table

Json = dict[str, Any]

FLAGS = ("picked", "moved", "declining", "placing")
WHO = ("acting", "acted", "settled", "attacked")
NOTES = ("side:horde", "conquests:over", "paid:harmony", "paid:aegis_of_aggramar")
FACTS = (*WHO, *FLAGS, "conquered", "used", "noted", "felled", "armed", "stood", "roll", "driven_out", "ask")


def some_game(edition: str, rng: random.Random) -> sw.Game:
    """A game of random moves, somewhere in the middle; a team game now and then."""
    teams = edition == "warcraft" and rng.random() < 0.2
    players = 4 if teams else rng.randint(2, 5)
    preset = rng.choice(["default", "czech-2009", "style-of-life"]) if edition == "base" else "default"
    options = {"teams": "yes"} if teams else {}
    game = sw.Game.new(edition, players, rng.randrange(10**6), preset=preset, options=options)
    for _ in range(rng.randint(0, 40 * players)):
        if not game.over:
            actions = game.legal()
            game.play(rng.choices(actions, [0.3 if a.do in ("end", "decline") else 1 for a in actions])[0])
    return game


class Spoiler:
    """Changes one position here and there."""

    def __init__(self, game: sw.Game, rng: random.Random) -> None:
        self.data: Json = tomllib.loads(game.to_position())
        self.rng = rng
        self.state = game.state
        self.regions = [region.key for region in game.state.board.regions]
        self.pieces = [piece.key for piece in game.state.rules.pieces]
        self.seats = len(self.data["seat"])

    def text(self) -> str:
        """The position as it is now."""
        single = {key: value for key, value in self.data.items() if not isinstance(value, dict)}
        lists = {key: single.pop(key) for key in ("seat", "ask", "custom") if key in single}
        parts = [table("", single)]
        parts += [table(f"[{key}]", value) for key, value in self.data.items() if isinstance(value, dict)]
        parts += [table(f"[[{key}]]", item) for key, value in lists.items() for item in value]
        return "\n".join(parts)

    def spoil(self) -> None:
        """One change."""
        change = self.rng.choice(
            [
                self.step,
                self.quiet_step,
                self.quiet_step,
                self.flag,
                self.forget,
                self.conquest,
                self.use,
                self.note,
                self.actors,
            ]
            + [self.region, self.number, self.flight, self.piece, self.question, self.race, self.table]
        )
        change()

    def races(self) -> list[Json]:
        """Everything written of a race."""
        found: list[Json] = []
        for seat in self.data["seat"]:
            declined = seat.get("declined", [])
            found += [declined] if isinstance(declined, dict) else declined
            found += [seat["active"]] if "active" in seat else []
        return found or [{"race": "orcs"}]

    def who(self) -> Any:
        """A race in play, a seat, or one that is gone."""
        rng = self.rng
        return rng.choice(
            [rng.choice(self.races())["race"], rng.randrange(self.seats), {"seat": rng.randrange(self.seats)}]
        )

    def step(self) -> None:
        self.data["step"] = self.rng.choice(list(STEPS))

    def quiet_step(self) -> None:
        """Another step, with nothing in hand and nothing done so far: at most steps something would not fit."""
        self.step()
        if self.data["step"] == "pick":
            self.data["seat"][self.data.get("turn", self.data.get("first", 0))].pop("active", None)
        if self.data["step"] == "over":  # which is after the last turn of the last round
            self.data.pop("round", None)
            self.data.pop("turn", None)
        for fact in FACTS:
            self.data.pop(fact, None)
        for race in self.races():
            for name in ("hand", "fled", "fled_pieces"):
                race.pop(name, None)

    def flag(self) -> None:
        self.data[self.rng.choice(FLAGS)] = self.rng.random() < 0.5

    def forget(self) -> None:
        self.data.pop(self.rng.choice([fact for fact in FACTS if fact in self.data] or ["-"]), None)

    def conquest(self) -> None:
        rng = self.rng
        won: Json = {"region": rng.choice(self.regions), "how": rng.choice(ways_of(self.state))}
        if rng.random() < 0.6:
            won["from"] = rng.choice([self.who(), "lost_tribes"])
            won["defenders"] = rng.randint(1, 9)
        if rng.random() < 0.5:
            won["by"] = self.who()
        self.data.setdefault("conquered", []).append(won)

    def use(self) -> None:
        rng = self.rng
        used: Json = {"what": rng.choice(verbs_of(self.state))}
        for name in ("region", "to"):
            if rng.random() < 0.5:
                used[name] = rng.choice(self.regions)
        self.data.setdefault("used", []).append(used)

    def note(self) -> None:
        rng = self.rng
        region, face = rng.choice(self.regions), rng.randint(0, 3)
        notes = [*NOTES, f"assault:{region}:{face}", f"holy_light:{rng.choice(self.races())['race']}"]
        change: Json = {
            "noted": [*self.data.get("noted", []), rng.choice(notes)],
            "armed": [rng.choice(["frostmourne", "doomhammer", "raid"])],
            "felled": rng.randint(0, 5),
            "roll": rng.randint(0, 3),
            "claims": [f"{rng.randrange(self.seats)}:{rng.choice(['harmony', 'first_turn'])}"],
        }
        name = rng.choice(list(change))
        self.data[name] = change[name]

    def actors(self) -> None:
        name = self.rng.choice(WHO)
        if name == "attacked":
            self.data[name] = [self.rng.randrange(self.seats)]
        else:
            self.data[name] = self.who() if name == "acting" else [self.who() for _ in range(self.rng.randint(0, 2))]

    def region(self) -> None:
        """A race gains or loses a region, or has more tokens there."""
        held = self.rng.choice(self.races()).setdefault("regions", {})
        key = self.rng.choice(list(held) if held and self.rng.random() < 0.7 else self.regions)
        held[key] = self.rng.randint(1, 4)
        if self.rng.random() < 0.3:
            del held[key]

    def number(self) -> None:
        """A race has another hand, or tokens aside; a player other coins."""
        if self.rng.random() < 0.3:
            self.rng.choice(self.data["seat"])["coins"] = self.rng.randint(0, 30)
        else:
            self.rng.choice(self.races())[self.rng.choice(["hand", "hand", "aside"])] = self.rng.randint(0, 6)

    def flight(self) -> None:
        race = self.rng.choice(self.races())
        if self.rng.random() < 0.8:
            race["fled"] = {self.rng.choice(self.regions): self.rng.randint(1, 3)}
        else:
            kind = self.rng.choice(["encampment", "champion", "beast"])
            race["fled_pieces"] = {kind: {self.rng.choice(self.regions): 1}}

    def piece(self) -> None:
        rng = self.rng
        kind = rng.choice(self.pieces)
        if rng.random() < 0.2:
            self.data.setdefault("supply", {})[kind] = rng.randint(0, 3)
        elif rng.random() < 0.3:
            self.data.get("pieces", {}).pop(kind, None)
        elif rng.random() < 0.3:
            self.data.pop(rng.choice(["face_down", "decks", "supply"]), None)
        else:
            held = [region for race in self.races() for region in race.get("regions", {})] or self.regions
            self.data.setdefault("pieces", {})[kind] = {rng.choice(held): 1}

    def question(self) -> None:
        """An open question is dropped, asks for another number, or is new."""
        asks = self.data.get("ask", [])
        if asks and self.rng.random() < 0.5:
            asks.pop(self.rng.randrange(len(asks)))
        elif asks:
            asks[0]["number"] = self.rng.randint(1, 5)
        else:
            race = self.rng.choice(self.races())
            held = list(race.get("regions", {}))
            number = race.get("hand", 0) or self.rng.randint(1, 3)
            do = self.rng.choice(["deploy", "deploy", "give_up"])
            self.data["ask"] = [{"do": do, "race": race["race"], "regions": held, "number": number}]

    def race(self) -> None:
        """A race is gone, or has another badge."""
        seat = self.rng.choice(self.data["seat"])
        if self.rng.random() < 0.5:
            seat.pop(self.rng.choice(["active", "declined"]), None)
        else:
            seat.get("active", {}).pop("power", None)
            self.data["turn"] = self.rng.randrange(self.seats)

    def table(self) -> None:
        """Another turn, or what lies in the column and the stacks in rulebook order."""
        name = self.rng.choice(["turn", "first", "round", "column", "stacks", "dice", "truce"])
        if name == "round":
            self.data[name] = self.rng.randint(1, 8)
        elif name == "dice":
            self.data[name] = [self.rng.randint(0, 3)]
        elif name == "truce":
            self.rng.choice(self.data["seat"])[name] = self.rng.randrange(self.seats)
        elif name in ("turn", "first"):
            self.data[name] = self.rng.randrange(self.seats)
        else:
            self.data.pop(name, None)


def try_out(edition: str, seed: str, spoils: int) -> Counter[str]:
    """Spoil one position in many ways; how many were accepted, by their step."""
    rng = random.Random(seed)
    accepted: Counter[str] = Counter()
    whole = some_game(edition, rng)
    for _ in range(spoils):
        spoiler = Spoiler(whole, rng)
        for _ in range(rng.choice([1, 1, 2, 3, 5])):
            spoiler.spoil()
        text = spoiler.text()
        try:
            game = sw.position(text)
        except sw.BadPosition:
            continue
        accepted[spoiler.data.get("step", "start")] += 1
        try:
            check(game.state)
            kept(game)
            for _ in range(rng.randint(0, 6)):
                if not game.over:
                    game.play(rng.choice(game.legal()))
            check(game.state)
            kept(game)
        except Exception as problem:
            problem.add_note(text)
            raise
    return accepted


def try_many(edition: str, kind: str, games: int) -> Counter[str]:
    """Spoil positions of many games."""
    accepted: Counter[str] = Counter()
    for n in range(games):
        accepted += try_out(edition, f"{edition} {kind} {n}", spoils=12)
    return accepted


@pytest.mark.net
@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_what_is_accepted_saves_opens_writes_and_reads_itself(edition: str) -> None:
    accepted = try_many(edition, "few", 25)
    assert accepted.total() > 100 and len(accepted) > 8, accepted


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_what_is_accepted_at_every_step_saves_opens_writes_and_reads_itself(edition: str) -> None:
    accepted = try_many(edition, BUILD, 300)
    assert set(accepted) == set(STEPS), accepted
