"""What browsers are told: never a byte more than their role may know.

Secrets are marked with rare values, then everything that others receive is searched for them; and worlds
that differ only in a secret give the same bytes.
"""

import asyncio
import json
import random
import re
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from kit import MemoryStore, in_no_time, make, new_hub, seats, sit, two_people
from referee import random_action
from smallworld.bots import make_bot
from smallworld.engine.actions import REINFORCE, USE, Action
from smallworld.engine.chance import Chance, Seeded
from smallworld.engine.events import AttackFailed, RegionTaken
from smallworld.engine.pieces import kind_of
from smallworld.game import Game
from smallworld.hosting.randomness import SystemRandomness
from smallworld.server.limits import LIMITS
from smallworld.server.messages import read_new_table
from smallworld.table import outbox
from smallworld.table.choices import choices
from smallworld.table.entries import Entry, first_link, to_row
from smallworld.table.lobby import Who, make_table
from smallworld.table.table import Happening, Table

Json = dict[str, Any]

CANARY = 7919_7919


def table_of(game: Game, edition: str) -> Table:
    """A table at which this game is played by people."""
    body = {"edition": edition, "players": game.state.players, "board": game.setup.board}
    people = [{"kind": "person"}] * game.state.players
    opened = make_table(read_new_table(json.dumps(body | {"seats": people}).encode()), SystemRandomness())
    table = Table("t", to_row(Entry(opened.made), 0, first_link("t")), LIMITS)
    table.game = game
    return table


def told_of(table: Table, who: Who) -> Json:
    """An update with everything in it."""
    return outbox.update(table, Happening(5, 0), outbox.eyes(table, who), True, outbox.lobby(table, set()))


def viewers(game: Game) -> list[Who]:
    """Every seat, a spectator, the host, a guest."""
    return [*[Who(seats=(n,)) for n in range(game.state.players)], Who(watch=True), Who(host=True), Who(invite=True)]


def positions(edition: str, number: int, seed: str) -> list[tuple[Game, random.Random]]:
    """Reachable positions, early and late."""
    rng = random.Random(seed)
    found: list[tuple[Game, random.Random]] = []
    while True:
        game = Game.new(edition, rng.randint(2, 5), f"secret-{rng.random()}"[:60])
        bots = [make_bot("random", str(rng.random()), seat) for seat in range(5)]
        while not game.over:
            if rng.random() < 0.06:
                found.append((game.copy(), rng))
                if len(found) == number:
                    return found
            game.play(bots[game.state.decider].decide(game) if edition != "base" else random_action(game, rng))


def hidden_anew(game: Game, seat: int | None, rng: random.Random) -> Game:
    """The same game, with everything that this viewer cannot know drawn afresh."""
    twin = game.imagined(0 if seat is None else seat, rng)
    state = twin.state
    for other in range(state.players):
        if other == seat:
            state.coins[other] = game.state.coins[other]
        elif other == game.decider:
            state.coins[other] = game.state.coins[other] + rng.randint(1, 300)
        else:
            state.coins[other] = rng.randint(0, 300)
    again = game.copy(Seeded(f"other {rng.random()}"))
    again.state = state
    again._legal = None
    return again


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_worlds_that_differ_in_a_secret_give_the_same_bytes(edition: str) -> None:
    for game, rng in positions(edition, 40, f"twins {edition}"):
        table = table_of(game, edition)
        for who in viewers(game):
            seat = who.seats[0] if who.seats else None
            table.game = game
            ours = outbox.whole_table(table, who, set(), None)
            update = told_of(table, who)
            table.game = hidden_anew(game, seat, rng)
            assert outbox.whole_table(table, who, set(), None) == ours
            assert told_of(table, who) == update


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_no_canary_sings(edition: str) -> None:
    for game, _ in positions(edition, 40, f"canary {edition}"):
        table = table_of(game, edition)
        secrets = [table.lobby.origin.seed, table.lobby.origin.salt, table.lobby.origin.host, table.lobby.origin.invite]
        for who in viewers(game):
            trial = game.copy()
            for seat in range(game.state.players):
                if seat not in who.seats:
                    trial.state.coins[seat] = CANARY
            trial._legal = None
            table.game = trial
            sent = json.dumps(outbox.whole_table(table, who, set(), None))
            assert str(CANARY) not in sent
            assert not any(secret in sent for secret in secrets)
            assert not any(chair.token in sent for chair in table.lobby.chairs if chair.token)


def test_choices_are_the_deciders_alone() -> None:
    for game, _ in positions("base", 20, "choices"):
        table = table_of(game, "base")
        for who in viewers(game):
            shown = outbox.whole_table(table, who, set(), None)["game"]
            if who.invite:
                assert shown is None
            else:
                assert (shown["choices"] is not None) == (who.seats == (game.decider,))


class OneFace(Chance):
    """A die that always shows the same."""

    def __init__(self, face: int) -> None:
        self.face = face

    def roll(self, faces: list[int], nth: int) -> int:
        return self.face

    def shuffle(self, items: list[int], nth: int) -> list[int]:
        return items


def played_out(game: Game, action: Action) -> tuple[int, int]:
    """An attack made once with every face of the die: its price with a blank one, and how many faces win."""
    hand = game.state.tribe(game.state.turn.acting).hand
    price = wins = 0
    for face in sorted(game.state.rules.die, reverse=True):  # the blank ones come last
        for event in game.copy(OneFace(face)).advance(action):
            if isinstance(event, RegionTaken):
                price = event.tokens
                wins += 1
            elif isinstance(event, AttackFailed):
                price = hand + event.short
    return price, wins


@pytest.mark.parametrize(("edition", "attacks"), [("base", {REINFORCE}), ("warcraft", {REINFORCE, USE})])
def test_an_attack_with_the_die_is_offered_with_its_price_and_keeps_its_word(edition: str, attacks: set[str]) -> None:
    """Whatever the die shows: with this many tokens, and with this many of its faces."""
    seen: Counter[tuple[str, int]] = Counter()
    for game, _ in positions(edition, 1500, "attacks"):
        assert game.decider is not None
        ways = [
            ability.verb
            for ability in game.state.tribe(game.state.turn.acting).hooks.offers
            if "attack_price" in ability.answers
        ]
        listed = game.listed()
        if not any(action.do == REINFORCE or action.key in ways for action in listed):
            continue
        for action, offered in zip(listed, choices(game, game.decider)["actions"], strict=True):
            if action.do == REINFORCE or (action.do == USE and action.key in ways):
                wins = offered.get("wins", len(game.state.rules.die))
                price, winning = played_out(game, action)
                assert winning == wins
                assert offered["price"] == price or (action.do == REINFORCE and wins == len(game.state.rules.die))
                seen[action.do, wins] += 1
    assert {do for do, _ in seen} == attacks
    assert all(len([wins for do, wins in seen if do == attack]) > 2 for attack in attacks), seen


PILES = (71_000_500, 83_000_500, 97_000_500)
"""Rare piles of coins, which a game changes in their last digits only."""


def hears_of_piles() -> set[tuple[int, int]]:
    """A game of three with a browser for every role: which listener has heard of which pile, in any byte."""

    async def main() -> set[tuple[int, int]]:
        hub = new_hub()
        made = await make(hub, players=3, seats=[{"kind": "person"}] * 3)
        people = [await sit(hub, made["table"], token) for token in seats(made)]
        others = [await sit(hub, made["table"], made[role]) for role in ("watch", "host", "invite")]
        room = hub.rooms[made["table"]]
        assert room.loaded.game is not None
        room.loaded.game.state.coins = list(PILES)
        for guest in [*people, *others]:
            guest.ear.frames.clear()
            await room.post(room.sync, guest.peer)
        for _ in range(60):
            game = room.loaded.game
            if game is None or game.decider is None:
                break
            decider = people[game.decider]
            assert (await decider.do(decider.ear.game["choices"]["actions"][0]))["t"] == "ok"
        assert room.loaded.phase == "playing", "the piles come out in the end, so this must stop before"
        found: set[tuple[int, int]] = set()
        for listener, guest in enumerate([*people, *others]):
            for pile, coins in enumerate(PILES):
                if re.search(rb"\b%d\d{3}\b" % (coins // 1000), b"".join(guest.ear.frames)):
                    found.add((listener, pile))
        return found

    return in_no_time(main())


def test_over_the_wire_nobody_hears_of_a_pile_that_is_not_theirs() -> None:
    assert hears_of_piles() == {(0, 0), (1, 1), (2, 2)}


def test_a_leak_over_the_wire_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = outbox.game

    def leaks(table: Table, seen_by: outbox.Eyes, shared: outbox.Shared | None = None) -> Json | None:
        shown = honest(table, seen_by, shared)
        return shown and shown | {"rival": PILES[1]}

    monkeypatch.setattr(outbox, "game", leaks)
    assert (0, 1) in hears_of_piles()


def test_the_seed_is_nowhere_until_the_game_is_over() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub, seats=[{"kind": "bot", "bot": "random"}] * 2)
        watcher = await sit(hub, made["table"], made["watch"])
        secret = watcher.room.loaded.lobby.origin.seed
        for _ in range(500):
            await asyncio.sleep(1)
            if watcher.room.loaded.phase == "over":
                break
        for frame in watcher.ear.frames:
            assert (secret.encode() in frame) == (b'"phase":"over"' in frame)
        assert secret.encode() in watcher.ear.frames[-1]

    in_no_time(main())


def largest_first(sums: Counter[str]) -> list[tuple[str, int]]:
    return sorted(sums.items(), key=lambda item: (-item[1], item[0]))


def test_where_the_coins_came_from_is_told_in_the_end_and_again_after_a_restart() -> None:
    """Item by item, over the whole game: even to somebody who was not there."""

    async def main() -> None:
        store = MemoryStore()
        hub = new_hub(store, replace(LIMITS, missed=3))
        made = await make(hub, seats=[{"kind": "bot", "bot": "greedy"}] * 2)
        watcher = await sit(hub, made["table"], made["watch"])
        assert "earned" not in watcher.ear.game
        for _ in range(500):
            await asyncio.sleep(1)
            if watcher.room.loaded.phase == "over":
                break
        heard = [event for each in watcher.ear.messages if each["t"] == "update" for event in each["events"]]
        earned: list[Counter[str]] = [Counter(start=5), Counter(start=5)]
        for event in heard:
            if event["event"] == "coins_earned":
                for item in event["items"]:
                    earned[event["player"]][item["for"]] += item["coins"]
            if event["event"] == "combo_taken":
                earned[event["player"]]["combos"] -= event["paid"]
                earned[event["player"]]["found"] += event["found"]
        earned = [Counter({source: coins for source, coins in sums.items() if coins}) for sums in earned]
        assert [sum(sums.values()) for sums in earned] == watcher.ear.game["view"]["scores"]
        expected = [
            {"seat": seat, "items": [{"for": source, "coins": coins} for source, coins in largest_first(sums)]}
            for seat, sums in enumerate(earned)
        ]
        assert watcher.ear.game["earned"] == expected
        later = await sit(new_hub(store), made["table"], made["watch"])
        assert later.ear.game["earned"] == expected

    in_no_time(main())


# Bots


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_decides_by_what_its_seat_sees_also_in_warcraft(name: str) -> None:
    for game, rng in positions("warcraft", 40, f"bots {name}"):
        seat = game.state.decider
        twin = hidden_anew(game, seat, rng)
        assert make_bot(name, 5, seat).decide(game) == make_bot(name, 5, seat).decide(twin)


def test_what_lies_face_down_is_dealt_anew_for_a_bot() -> None:
    """The sides it imagines are possible ones, and not always the true ones."""
    other = lying = 0
    for game, rng in positions("warcraft", 60, "face down"):
        state = game.state
        dream = game.imagined(state.decider, rng).state
        assert dream.faces.keys() == state.faces.keys()
        for kind, deck in state.decks.items():
            assert sorted([*deck, *state.faces_of(kind)]) == sorted([*dream.decks[kind], *dream.faces_of(kind)])
        for code in state.faces:
            if kind_of(code) not in state.decks:
                relic = state.rules.piece(state.rules.pieces[kind_of(code)].faces[dream.faces[code]])
                assert state.supply[relic.index], "somebody has seen it already"
        lying += bool(state.faces)
        other += dream.faces != state.faces
    assert lying > 20 and other > lying // 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_bots_play_warcraft_to_the_end(players: int) -> None:
    for number in range(3):
        game = Game.new("warcraft", players, f"greedy {number}")
        bots = [make_bot("greedy:v2", number, seat) for seat in range(players)]
        while not game.over:
            game.play(bots[game.state.decider].decide(game))


def test_what_is_put_into_bytes_once_reads_the_same_for_everybody() -> None:
    async def main() -> None:
        _hub, _made, people = await two_people()
        assert (await people[0].do())["t"] == "ok"
        table = people[0].room.loaded
        for guest in people:
            assert guest.ear.last("update")["game"] == outbox.game(table, outbox.eyes(table, guest.peer.who))
        purses = [guest.ear.last("update")["game"]["view"]["viewer"] for guest in people]
        assert sorted(purses) == [0, 1], "each sees through their own eyes"

    in_no_time(main())
