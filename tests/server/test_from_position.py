"""Tables whose game goes on from a position: from a text, from a moment of a game, from a record that somebody kept."""

import json
from pathlib import Path
from random import Random

import pytest

from homemade import BAKERS, GILDED, TWO_VALLEYS
from kit import MemoryStore, in_no_time, kinds, make, new_hub, refused, seats, sit
from mending import mended
from real import RealServer
from smallworld.game import Game
from smallworld.record.journal import Journal, link
from smallworld.server.hub import Hub
from smallworld.server.limits import LIMITS
from smallworld.table import outbox
from smallworld.table.commands import Equip, NewTable, Recorded, Refused
from smallworld.table.content import kit_of
from smallworld.table.entries import Brought
from smallworld.table.lobby import make_table
from smallworld.table.offers import installed_offers
from smallworld.table.positions import at_step, board_text, home_made_in, kept, kept_at, position_at, recorded
from smallworld.table.snapshots import on_the_table
from smallworld.table.tokens import hashed

SIMPLE = """
edition = "base"
board = "2p"
round = 3

[[seat]]
coins = 12
active = { race = "orcs", power = "flying", regions = { 2p-07 = 3 } }

[[seat]]
coins = 9
"""


def random_game(edition: str, players: int, seed: int, **more: object) -> Game:
    """A game of random players, to its end."""
    rng = Random(f"{edition} {players} {seed}")
    game = Game.new(edition, players, seed, **more)  # type: ignore[call-overload]
    while not game.over:
        game.play(rng.choice(game.legal()))
    return game  # type: ignore[no-any-return]


def record_of(game: Game) -> str:
    """The file that its players have."""
    return "\n".join(Journal.of(game).to_lines())


def wish_at(game: Game, step: int) -> dict[str, object]:
    """What a browser sends to play on from a moment of a game."""
    content = [each.text for each in home_made_in(game.setup)]
    return {"position": position_at(game, step), "content": content, "players": game.setup.players}


def game_at(hub: Hub, table: str) -> Game:
    """The game of a table in memory."""
    game = hub.rooms[table].loaded.game
    assert game is not None
    return game


@pytest.mark.parametrize(("edition", "players"), [("base", 2), ("base", 5), ("warcraft", 3)])
def test_a_table_begins_where_a_game_was_at_any_step(edition: str, players: int) -> None:
    game = random_game(edition, players, 6)

    async def main() -> None:
        for step in range(0, len(game.history), 13):  # in the middle of turns too
            hub = new_hub()
            made = await make(hub, seats=[{"kind": "person"}] * players, **wish_at(game, step))
            guest = await sit(hub, made["table"], *seats(made))
            there = at_step(game, step)
            assert on_the_table(game_at(hub, made["table"])) == on_the_table(there), f"step {step}"
            told = guest.ear.last("table")
            assert told["lobby"]["from_position"] and told["game"]["view"]["round"] == there.state.round
            assert told["game"]["choices"]["seat"] == there.decider

    in_no_time(main())


def test_such_a_table_is_the_same_after_every_kill_and_is_played_to_its_end() -> None:
    game = random_game("base", 3, 2)

    async def main() -> None:
        store = MemoryStore()
        hub = new_hub(store)
        made = await make(hub, seats=[{"kind": "person"}] * 3, **wish_at(game, len(game.history) // 2))
        rng, played = Random(1), 0
        while True:
            guest = await sit(hub, made["table"], *seats(made))
            for _ in range(9):
                choices = guest.ear.game["choices"]
                if choices is None:
                    break
                assert (await guest.do(rng.choice(choices["actions"])))["t"] == "ok"
                played += 1
            before = on_the_table(game_at(hub, made["table"]))
            hub = new_hub(store)  # the old one is never heard of again
            again = await sit(hub, made["table"], *seats(made))
            assert on_the_table(game_at(hub, made["table"])) == before
            assert again.ear.last("table")["lobby"]["phase"] != "frozen"
            if again.ear.last("table")["lobby"]["phase"] == "over":
                break
        end = game_at(hub, made["table"])
        assert played == len(end.history) > 20
        record = outbox.record(hub.rooms[made["table"]].loaded).decode()
        assert recorded(record).scores == end.scores, "its record begins from the position too"
        for line in again.ear.game["earned"]:
            assert sum(item["coins"] for item in line["items"]) == end.scores[line["seat"]]

    in_no_time(main())


def test_such_a_table_goes_on_when_the_rules_are_mended_before_or_after_its_start() -> None:
    game = random_game("base", 2, 3)
    step = next(n for n in range(30, len(game.history)) if at_step(game, n).state.step == at_step(game, 0).state.step)

    async def main() -> None:
        store = MemoryStore()
        hub = new_hub(store)
        started = await make(hub, **wish_at(game, step))
        waiting = await make(hub, start=False, **wish_at(game, step))
        guest = await sit(hub, started["table"], *seats(started))
        assert (await guest.do())["t"] == "ok"
        with mended("base", land_price=3):
            hub = new_hub(store)
            guest = await sit(hub, started["table"], *seats(started))
            assert guest.ear.last("table")["lobby"]["phase"] == "playing"
            assert "mended" in await kinds(hub, started["table"])
            assert (await guest.do())["t"] == "ok"
            host = await sit(hub, waiting["table"], waiting["host"], *seats(waiting))
            assert (await host.say(t="start"))["t"] == "ok"
            assert (await host.do())["t"] == "ok"

    in_no_time(main())


def test_home_made_things_come_along_and_the_board_keeps_its_drawing() -> None:
    game = random_game("base", 2, 8, custom=[BAKERS, GILDED], custom_board=TWO_VALLEYS)
    board = game.setup.custom_board
    assert board is not None
    assert kit_of([Brought(board_text(board, game.setup))]).board == board

    async def main() -> None:
        hub = new_hub()
        made = await make(hub, **wish_at(game, 40))
        guest = await sit(hub, made["table"], *seats(made))
        told = guest.ear.last("table")
        assert {card["key"] for card in told["home_made"]} == {"bakers", "gilded", "two_valleys"}
        assert on_the_table(game_at(hub, made["table"])) == on_the_table(at_step(game, 40))
        assert (await guest.do())["t"] == "ok"
        room = hub.room(made["table"])
        again = json.loads(await room.post(room.content, [hashed(made["host"])]))
        assert len(again["content"]) == 3

        # A position that brings its things itself does as well; its map is then the plain one.
        text = at_step(game, 40).to_position()
        alone = await make(hub, position=text)
        told = (await sit(hub, alone["table"], *seats(alone))).ear.last("table")
        assert {card["key"] for card in told["home_made"]} == {"bakers", "gilded", "two_valleys"}
        assert told["game"]["view"]["board"] == "two_valleys"

    in_no_time(main())


def test_sets_come_along_by_their_key_or_by_their_text() -> None:
    offer = installed_offers()[0]
    game = random_game("base", 2, 8, sets=[offer.key])
    brought = home_made_in(game.setup)
    assert len(brought) == 1

    async def main() -> None:
        hub = new_hub()
        made = await make(hub, position=position_at(game, 20), content=[each.text for each in brought if each.text])
        guest = await sit(hub, made["table"], *seats(made))
        assert on_the_table(game_at(hub, made["table"])) == on_the_table(at_step(game, 20))
        assert (await guest.do())["t"] == "ok"

    in_no_time(main())


def test_people_may_be_invited_to_such_a_table_before_it_begins() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub, seats=[{"kind": "person", "name": "Ada"}, {"kind": "open"}], position=SIMPLE)
        assert await kinds(hub, made["table"]) == ["made"]
        guest = await sit(hub, made["table"], made["invite"])
        assert (await guest.say(t="join", seat=1, name="Bob"))["t"] == "ok"
        host = await sit(hub, made["table"], made["host"], *seats(made))
        assert (await host.say(t="start"))["t"] == "ok"
        view = host.ear.game["view"]
        assert (view["round"], view["coins"]) == (3, 12)
        assert await kinds(hub, made["table"]) == ["made", "seated", "started"]

    in_no_time(main())


WRONG = {
    "not TOML": "edition = ",
    "no such race": SIMPLE.replace("orcs", "dwarfs"),
    "too many tokens": SIMPLE.replace("= 3 } }", "= 300 } }"),
    "no such field": SIMPLE + "\n[sea]\nname = 1",
    "python": SIMPLE + '\n[[custom]]\nkind = "race"\nkey = "newts"\ntext = "import os"',
    "over": SIMPLE.replace("round = 3", "round = 99"),
}


@pytest.mark.parametrize("text", WRONG.values(), ids=WRONG)
def test_what_is_no_position_is_refused_with_a_sentence(text: str) -> None:
    async def main() -> None:
        hub = new_hub()
        assert await refused(make(hub, position=text)) in ("bad_position", "bad_content")

    in_no_time(main())


@pytest.mark.parametrize("more", [{"learning": True}, {"trying": True}, {"content": [TWO_VALLEYS]}])
def test_a_position_does_not_go_with_everything(more: dict[str, object]) -> None:
    async def main() -> None:
        assert await refused(make(new_hub(), position=SIMPLE, **more)) in ("bad_setup", "bad_position")

    in_no_time(main())


def test_the_host_cannot_take_away_what_the_position_needs() -> None:
    game = random_game("base", 2, 8, custom=[BAKERS])

    async def main() -> None:
        hub = new_hub()
        made = await make(hub, start=False, **wish_at(game, 40))
        room = hub.room(made["table"])
        wish = Equip([], [], ["race:bakers"])
        assert await refused(room.post(room.equip, [hashed(made["host"])], wish)) == "bad_setup"

    in_no_time(main())


# Records that somebody has kept


def test_a_record_is_told_like_the_game_it_is_of() -> None:
    game = random_game("warcraft", 3, 4)
    again = recorded(record_of(game))
    assert again.scores == game.scores
    told = outbox.told_record(again, Recorded(record=record_of(game), seat=1))
    assert told["seat"] == 1 and len(told["steps"]) == len(game.history) + 1 and told["over"]
    assert [seat["kind"] for seat in told["lobby"]["seats"]] == ["person"] * 3
    assert told["play_on"] == "dealt_anew"
    half = record_of(at_step(game, 50))
    told = outbox.told_record(recorded(half), Recorded(record=half))
    assert not told["over"] and told["steps"][0]["changes"]["purses"], "whoever has the file knows it all"


def forged(game: Game) -> dict[str, str]:
    """Files that are no record of a game."""
    lines = record_of(game).splitlines()
    return {
        "nothing": " ",
        "not JSON": "hello",
        "deep": "[" * 100_000,
        "a list": "[]",
        "cut": "\n".join(lines[:-1]),
        "changed": "\n".join([*lines[:3], lines[3].replace('"seat":', '"seat": '), *lines[4:]]).replace(
            '"n":4', '"n":5'
        ),
        "two games": "\n".join([*lines, *lines]),
        "endless": "\n".join([*lines[:-1], *lines[1:-1] * 400]),
        "unchained": json.dumps(json.loads(lines[0]) | {"chain": ""}),
    }


def test_a_position_as_text_is_a_record_of_one_step() -> None:
    wanted = Recorded(position=SIMPLE, seat=0)
    told = outbox.told_record(kept(wanted), wanted)
    assert len(told["steps"]) == len(told["turns"]) == 1 and not told["over"]
    assert told["steps"][0]["changes"]["purses"] == [12, 9]
    assert told["play_on"] == "as_it_was"
    assert kept_at(kept(wanted), wanted, "chance") == position_at(kept(wanted), 0), "to the letter"
    for wrong in (Recorded(), Recorded(record="x", position="y")):
        with pytest.raises(Refused) as problem:
            kept(wrong)
        assert problem.value.code == "bad_message"


def test_what_is_no_record_is_refused_with_a_sentence() -> None:
    for name, text in forged(random_game("base", 2, 1)).items():
        with pytest.raises(Refused) as problem:
            recorded(text)
        assert problem.value.code == "bad_record" and problem.value.reason, name


def test_a_record_cannot_bring_what_is_written_in_python() -> None:
    game = random_game("base", 2, 1)
    lines = record_of(game).splitlines()
    head = json.loads(lines[0])
    head["setup"]["custom"] = [{"kind": "race", "key": "newts", "text": "written_in = 'python'"}]
    head.pop("chain")
    head["chain"] = link("", {name: value for name, value in head.items() if name != "chain"})
    with pytest.raises(Refused) as problem:
        recorded("\n".join([json.dumps(head), *lines[1:]]))
    assert problem.value.code == "bad_record"


def test_a_moment_of_a_game_is_given_only_when_it_is_over() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub)
        room = hub.room(made["table"])
        assert await refused(room.post(room.moment, [hashed(made["host"])])) == "not_over"
        assert await refused(room.post(room.moment, [hashed(made["invite"])])) == "denied"
        assert await refused(room.post(room.moment, ["nonsense"])) == "not_found"

    in_no_time(main())


def test_the_routes_for_records_and_positions(tmp_path: Path) -> None:
    game = random_game("base", 2, 1)
    with RealServer(tmp_path / "data") as server:
        answer = server.ask("/api/records", {"record": record_of(game)})
        assert answer.status == 200 and len(answer.json["steps"]) == len(game.history) + 1
        moment = server.ask("/api/records", {"record": record_of(game), "step": 30})
        assert moment.status == 200 and set(moment.json) == {"position", "sets", "content"}
        made = server.make(**moment.json)
        seat = server.sit(made["table"], *[each["token"] for each in made["seats"]])
        assert seat.game is not None and seat.game["view"]["round"] == at_step(game, 30).state.round
        assert (
            server.ask(f"/api/tables/{made['table']}/position?step=0", authorization=f"Bearer {made['host']}").status
            == 409
        )
        for body, status in (
            ({"record": "hello"}, 400),
            ({"record": record_of(game), "step": 10_000}, 400),
            ({"record": record_of(game), "seat": 4}, 403),
            ({"record": ""}, 400),
            ({}, 400),
            ({"record": "x" * LIMITS.record_bytes + "x"}, 400),
            ({"record": "x" * LIMITS.record_body_bytes}, 413),
        ):
            refusal = server.ask("/api/records", body)
            assert refusal.status == status and refusal.json["reason"], refusal
        wrong = server.ask(f"/api/tables/{made['table']}/position", authorization=f"Bearer {made['host']}")
        assert wrong.status == 400


def test_a_position_is_kept_as_the_program_writes_it_not_as_it_came() -> None:
    class Fixed:
        def token(self) -> str:
            return "t" * 22

        def seed(self) -> str:
            return "5" * 64

    wanted = NewTable(position=SIMPLE + "\n# a remark\n")
    made = make_table(wanted, Fixed()).made
    assert made.edition == "base" and made.players == 2 and made.board == "2p" and made.begins
    assert "remark" not in made.begins and wanted.players == 3
