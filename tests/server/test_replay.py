"""A game told again: step by step, to everybody what they may see of it."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kit import in_no_time, make, new_hub, refused, seats, sit
from real import RealServer
from smallworld.game import Game
from smallworld.server.hub import Hub
from smallworld.table import outbox
from smallworld.table.commands import Refused
from smallworld.table.content import Kit
from smallworld.table.positions import at_step, dealt_at, imagined_at, placed
from smallworld.table.replay import LISTS, replay
from smallworld.table.tokens import hashed

Json = dict[str, Any]


def played(edition: str, players: int, seed: int, actions: int = 10_000) -> Game:
    """A game of random players, with some second thoughts, as far as that."""
    rng = Random(f"{edition} {players} {seed}")
    game = Game.new(edition, players, seed)
    while not game.over and len(game.history) < actions:
        game.play(rng.choice(game.legal()))
        if game.can_undo and rng.random() < 0.1:
            game.undo()
    return game


def put_together(steps: list[Json]) -> list[Json]:
    """Every position of a replay, as a browser makes them from what changed."""
    found: list[Json] = []
    for step in steps:
        changes = step["changes"]
        if not found:
            found.append(changes)
            continue
        now = {**found[-1], **{name: value for name, value in changes.items() if name not in LISTS}}
        for name in LISTS:
            places = changes.get(name, {})
            now[name] = [places.get(str(n), each) for n, each in enumerate(found[-1][name])]
        found.append(now)
    return found


@pytest.mark.parametrize(("edition", "players"), [("base", 2), ("base", 5), ("warcraft", 3)])
def test_every_step_is_the_position_as_the_seat_saw_it_then(edition: str, players: int) -> None:
    game = played(edition, players, 4)
    for seat in (None, 1):
        told = json.loads(json.dumps(replay(game, seat)))
        positions = put_together(told["steps"])
        assert len(positions) == len(game.history) + 1
        again = Game(game.setup, game.origin.copy(), game.script(), game.origin)
        events = again.begin()
        for number, position in enumerate(positions):
            if number:
                assert told["steps"][number]["by"] == again.decider
                events = again.advance(game.history[number - 1])
            view = {name: value for name, value in position.items() if name not in ("income", "purses")}
            assert view == json.loads(json.dumps(again.view(seat))), f"step {number}"
            assert position["purses"] == again.state.coins
            heard = json.loads(json.dumps([again.tell(event, seat) for event in events]))
            assert told["steps"][number]["events"] == heard
        assert positions[-1]["scores"] == game.scores
        turns = told["turns"]
        assert [turn["step"] for turn in turns] == sorted({turn["step"] for turn in turns})
        assert len(turns) == players * game.state.rounds


def test_a_replay_is_a_short_message() -> None:
    game = played("base", 5, 4)
    assert len(json.dumps(replay(game, None))) < 2000 * len(game.history)


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_while_a_game_runs_nobody_learns_from_its_past_what_is_hidden(edition: str) -> None:
    """Two worlds that differ only in others' coins and in the order of what is not turned up yet are told alike."""
    game = played(edition, 3, 5, actions=40)
    assert not game.over
    for seat in (None, 0, 1, 2):
        told = json.dumps(replay(game, seat))
        assert "purses" not in told
        assert json.dumps(replay(twin_of(game, seat), seat)) == told


def twin_of(game: Game, seat: int | None) -> Game:
    """The same game to this seat: others have more coins, and two races that are still to come have changed places."""
    one, two = game.state.race_stack[:2]
    swapped = {one: two, two: one}
    other = game.origin.copy()
    for each in range(game.state.players):
        other.coins[each] += 0 if each == seat else 7
    other.race_stack = tuple([swapped.get(race, race) for race in game.origin.race_stack])
    twin = Game(game.setup, other, game.script(), other)
    twin.history, twin.drawn = game.history, game.drawn
    return twin


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_whoever_plays_on_from_a_running_game_learns_nothing_of_it(edition: str) -> None:
    """The position is one that they could have made up themselves, at any step; and a table can begin from it."""
    game = played(edition, 3, 5, actions=40)  # no race has come back to its stack yet
    assert not game.over
    for step in range(0, len(game.history) + 1, 7):
        for seat in range(3):
            text = imagined_at(game, step, seat, "chance")
            assert imagined_at(twin_of(game, seat), step, seat, "chance") == text
            assert imagined_at(game, step, seat, "another chance") != text
            there, then = placed(text, Kit()), at_step(game, step)
            assert there.view(seat) == then.view(seat)
            assert sorted(there.state.race_stack) == sorted(then.state.race_stack)
            assert there.state.coins == [then.state.coins[seat]] * 3


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_whoever_plays_on_from_a_game_that_is_over_does_not_know_what_comes(edition: str) -> None:
    """All that lay open is as it was, the purses too; what nobody could see then is dealt anew."""
    game = played(edition, 3, 5)
    assert game.over
    for step in range(0, len(game.history), 7):
        text, then = dealt_at(game, step, "chance"), at_step(game, step)
        there = placed(text, Kit())
        assert [there.view(seat) for seat in range(3)] == [then.view(seat) for seat in range(3)]
        assert there.state.coins == then.state.coins
        assert sorted(there.state.race_stack) == sorted(then.state.race_stack)
        other = placed(dealt_at(game, step, "another chance"), Kit()).state
        for stacks in ("race_stack", "power_stack"):
            orders = {getattr(each, stacks) for each in (there.state, then.state, other)}
            assert len(orders) == 3 or len(getattr(then.state, stacks)) < 5
    early = at_step(game, 20)
    dealt = {placed(dealt_at(each, 20, "chance"), Kit()).state.race_stack for each in (early, twin_of(early, None))}
    assert len(dealt) == 1, "the true order leaves no trace"


def test_only_somebody_alone_against_bots_plays_on_from_a_running_game() -> None:
    async def work() -> None:
        hub = new_hub()
        purses = """edition = "base"\nboard = "2p"\nround = 3\n[[seat]]\ncoins = 12\n[[seat]]\ncoins = 9\n"""

        async def way(made: Json, token: str) -> tuple[object, str]:
            """What the page is told, and what comes of asking."""
            room = hub.room(made["table"])
            game, _, around = await room.post(room.look_back, [hashed(token)], None)
            try:
                written, _ = await room.post(room.moment, [hashed(token)])
            except Refused as refused:
                return around["play_on"], refused.code
            then = at_step(game, len(game.history) - game.over)
            coins = placed(written(len(then.history)), Kit()).state.coins
            return around["play_on"], "as they are" if coins == then.state.coins else "made up"

        solo = await make(hub, position=purses, seats=[{"kind": "person", "name": "Ada"}, BOTS[0]])
        assert await way(solo, seats(solo)[0]) == ("imagined", "made up")
        assert await way(solo, solo["watch"]) == (None, "not_over")
        assert await way(solo, solo["host"]) == (None, "not_over")
        company = await make(hub)
        assert await way(company, seats(company)[0]) == (None, "not_over")
        day = await make(hub, day="2026-11-18", seats=[{"kind": "person", "name": "Ada"}])
        assert await way(day, seats(day)[0]) == (None, "not_over")
        over = await make(hub, seats=BOTS)
        await bots_to_the_end(hub, over)
        assert await way(over, over["watch"]) == ("dealt_anew", "as they are")

    in_no_time(work())


async def bots_to_the_end(hub: Hub, made: Json) -> None:
    """A table of bots plays until it is over."""
    watcher = await sit(hub, made["table"], made["watch"])
    while watcher.ear.last("table")["lobby"]["phase"] == "playing":
        await hub.clock.sleep(5)
        await watcher.room.post(watcher.room.sync, watcher.peer)


BOTS = [{"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]


def test_until_the_end_everybody_looks_back_with_their_own_eyes_and_then_with_anybodys() -> None:
    async def work() -> None:
        hub = new_hub()
        running = await make(hub)
        room = hub.room(running["table"])
        one, two = [[hashed(token)] for token in seats(running)]
        _, eyes, around = await room.post(room.look_back, one, None)
        assert eyes.seat == 0 and around["lobby"]["phase"] == "playing" and around["whole"]
        assert (await room.post(room.look_back, one, 0))[1].seat == 0
        assert await refused(room.post(room.look_back, one, 1)) == "denied"
        assert await refused(room.post(room.look_back, two, 0)) == "denied"
        watch = [hashed(running["watch"])]
        assert (await room.post(room.look_back, watch, None))[1] == outbox.SPECTATOR
        assert await refused(room.post(room.look_back, watch, 0)) == "denied"
        assert await refused(room.post(room.look_back, [hashed(running["invite"])], None)) == "denied"
        assert await refused(room.post(room.look_back, ["nonsense"], None)) == "not_found"

        over = await make(hub, seats=BOTS)
        await bots_to_the_end(hub, over)
        room = hub.room(over["table"])
        watch = [hashed(over["watch"])]
        game, eyes, around = await room.post(room.look_back, watch, 1)
        assert eyes.seat == 1 and game.over and around["lobby"]["phase"] == "over"
        assert await refused(room.post(room.look_back, watch, 4)) == "denied"

        waiting = await make(hub, seats=[{"kind": "person"}], start=False)
        room = hub.room(waiting["table"])
        assert await refused(room.post(room.look_back, [hashed(waiting["host"])], None)) == "not_started"

    in_no_time(work())


def test_whoever_holds_only_a_seat_can_show_the_game_to_others() -> None:
    """The key for it holds no seat, and shows what spectators see."""

    async def work() -> None:
        hub = new_hub()
        made = await make(hub)
        room = hub.room(made["table"])
        ways = [*seats(made), made["watch"], made["host"]]
        keys = {(await room.post(room.look_back, [hashed(way)], None))[2]["watch"] for way in ways}
        (key,) = keys
        assert key not in ways and key != made["invite"]
        who = (await sit(hub, made["table"], key)).peer.who
        assert who.shown and not who.belongs
        game, seen_by, around = await room.post(room.look_back, [hashed(key)], None)
        assert seen_by == outbox.Eyes(True, None, follows=False)
        by_watcher = await room.post(room.look_back, [hashed(made["watch"])], None)
        assert outbox.told_again(game, seen_by, around) == outbox.told_again(*by_watcher)
        assert await refused(room.post(room.look_back, [hashed(key)], 0)) == "denied"
        other = hub.room((await make(hub))["table"])
        assert await refused(other.post(other.glance, [hashed(key)])) == "not_found"
        rows = await hub.store.load(made["table"])
        assert not any(key.encode() in row.body for row in rows)

    in_no_time(work())


def test_the_route_gives_a_replay_and_refuses_with_a_sentence(tmp_path: Path) -> None:
    with RealServer(tmp_path / "data") as server:
        made = server.make()
        path = f"/api/tables/{made['table']}/replay"
        key = f"Bearer {made['seats'][0]['token']}"
        answer = server.ask(path, authorization=key)
        assert answer.status == 200 and answer.json["seat"] == 0 and len(answer.json["steps"]) == 1
        assert answer.json["lobby"]["seats"][1]["kind"] == "person" and answer.json["home_made"] == []
        packed = server.ask(path, accept_encoding="gzip", authorization=key)
        assert packed.headers["content-encoding"] == "gzip" and len(packed.body) < len(answer.body)
        for wrong in ("9", "-1", "x", ""):
            refusal = server.ask(f"{path}?seat={wrong}", authorization=key)
            assert refusal.status == 400 and refusal.json["code"] == "bad_message"
        assert server.ask(f"{path}?seat=1", authorization=key).status == 403
        assert server.ask(path, authorization="Bearer nonsense").status == 404
