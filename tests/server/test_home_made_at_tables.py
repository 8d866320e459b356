"""Home-made races, powers and boards at a table: brought by its host, kept in its log, shown to everybody."""

import json
from pathlib import Path

import pytest

from homemade import BAKERS, GILDED, TWO_VALLEYS, power, race
from kit import Guest, MemoryStore, in_no_time, kinds, make, new_hub, refused, seats, sit
from smallworld.content.files import BadContent
from smallworld.game import Game
from smallworld.record import journal
from smallworld.server.hub import Hub
from smallworld.table.commands import Equip, Refused
from smallworld.table.offers import installed_offers, read_offers
from smallworld.table.tokens import hashed

OPEN = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
BOTS = [{"kind": "bot", "bot": "random"}] * 2


async def bring(hub: Hub, table: str, token: str, *add: str, remove: tuple[str, ...] = ()) -> list[str]:
    """The host's request; what is at the table then."""
    room = hub.room(table)
    told = json.loads(await room.post(room.equip, [hashed(token)], Equip(list(add), [], list(remove))))
    return [card["thing"] for card in told["home_made"]]


async def reason(waiting) -> Refused:
    with pytest.raises(Refused) as problem:
        await waiting
    return problem.value


def game_of(guest: Guest) -> Game:
    """The game at the guest's table, which has begun."""
    game = guest.room.loaded.game
    assert game is not None
    return game


async def until_over(guest: Guest) -> None:
    """Bots play on until the game is over."""
    while guest.room.loaded.phase != "over":
        await guest.room.hub.clock.sleep(60)


def test_a_table_is_made_with_the_texts_of_files() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub, content=[BAKERS, GILDED, TWO_VALLEYS])
        guest = await sit(hub, made["table"], *seats(made))
        told = guest.ear.last("table")
        assert [card["name"] for card in told["home_made"]] == ["Bakers", "Gilded", "Two Valleys"]
        assert told["lobby"]["board"] == "" and told["game"]["view"]["board"] == "two_valleys"
        rules = game_of(guest).state.rules
        assert rules.race("bakers").key == "bakers" and rules.power("gilded").key == "gilded"

    in_no_time(main())


def test_everybody_sees_what_it_says_and_who_brought_it() -> None:
    async def main() -> None:
        hub = new_hub()
        signed = BAKERS.replace('kind = "race"', 'kind = "race"\nauthor = "Zoë"')
        made = await make(hub, seats=OPEN, content=[signed, GILDED], start=False)
        guest = await sit(hub, made["table"], made["invite"])
        bakers, gilded = guest.ear.last("table")["home_made"]
        assert (bakers["author"], bakers["by"], bakers["thing"]) == ("Zoë", "Ada", "race:bakers")
        assert (gilded["author"], gilded["by"]) == ("", "Ada")
        assert bakers["text"].startswith("Two coins") and "2\N{NO-BREAK SPACE}монеты" in bakers["understood"]["ru"]

    in_no_time(main())


def test_the_host_brings_things_to_the_lobby_and_takes_them_away() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub, seats=OPEN, start=False)
        guest = await sit(hub, made["table"], made["invite"])
        assert await bring(hub, made["table"], made["host"], BAKERS, TWO_VALLEYS) == [
            "race:bakers",
            "board:two_valleys",
        ]
        heard = guest.ear.last("update")
        assert [card["by"] for card in heard["home_made"]] == ["Ada", "Ada"] and heard["lobby"]["board"] == ""
        assert await bring(hub, made["table"], made["host"], remove=("board:two_valleys",)) == ["race:bakers"]
        assert guest.ear.last("update")["lobby"]["board"] == "2p"
        better = BAKERS.replace("tokens = 6", "tokens = 5")
        assert await bring(hub, made["table"], made["host"], better) == ["race:bakers"]
        assert guest.ear.last("update")["home_made"][0]["tokens"] == 5
        before = await kinds(hub, made["table"])
        assert await bring(hub, made["table"], made["host"], better, remove=("race:nobody",)) == ["race:bakers"]
        assert await kinds(hub, made["table"]) == before, "what changes nothing is not written"

    in_no_time(main())


def test_only_the_host_brings_things_and_only_before_the_start() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub, seats=OPEN, start=False)
        for token in (made["invite"], made["watch"], *seats(made)):
            assert await refused(bring(hub, made["table"], token, BAKERS)) == "denied"
        assert await refused(bring(hub, made["table"], "x" * 22, BAKERS)) == "not_found"
        begun = await make(hub)
        assert await refused(bring(hub, begun["table"], begun["host"], BAKERS)) == "started"

    in_no_time(main())


def test_nobody_fills_the_log_with_things() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub, seats=OPEN, start=False)
        for n in range(hub.limits.content_changes):
            await bring(hub, made["table"], made["host"], race(key=f"bakers{n}"), remove=(f"race:bakers{n - 1}",))
        assert await refused(bring(hub, made["table"], made["host"], GILDED)) == "limited"

    in_no_time(main())


def test_a_refusal_says_which_text_and_why() -> None:
    async def main() -> None:
        hub = new_hub()
        wrong = BAKERS.replace("tokens = 6", "tokens = 600")
        problem = await reason(make(hub, content=[GILDED, wrong]))
        assert (problem.code, problem.field) == ("bad_content", "content[1]")
        assert problem.reason == "tokens must be a whole number from 1 to 15, not 600."
        made = await make(hub, seats=OPEN, start=False)
        problem = await reason(bring(hub, made["table"], made["host"], wrong))
        assert (problem.code, problem.field) == ("bad_content", "content[0]")
        assert (await kinds(hub, made["table"])) == ["made"]

    in_no_time(main())


@pytest.mark.parametrize(
    ("texts", "why"),
    [
        ([BAKERS, race(key="cooks")], "cannot both play with the Elves’ tokens"),
        ([TWO_VALLEYS, TWO_VALLEYS.replace('key = "two_valleys"', 'key = "three"')], "one board"),
        ([GILDED, race(key="gilded")], "have the key gilded"),
        ([BAKERS + "#" * 40_000, GILDED + "#" * 40_000], "longer than 64 kB"),
        (['kind = "power"\nkey = "newts"\ntokens = 4\nwritten_in = "python"\n'], "written in Python"),
        ([TWO_VALLEYS.replace("players = [2, 3]", "players = [5]")], "made for 5 players"),
        (["kind"], "not TOML"),
        (["import os"], "not TOML"),
    ],
)
def test_things_that_do_not_go_together_are_refused(texts: list[str], why: str) -> None:
    async def main() -> None:
        problem = await reason(make(new_hub(), content=texts))
        assert problem.code == "bad_content" and why in problem.reason

    in_no_time(main())


def test_a_game_with_home_made_things_goes_on_after_a_restart_and_ends_with_a_record() -> None:
    async def main() -> None:
        store = MemoryStore()
        hub = new_hub(store)
        made = await make(hub, seats=[*OPEN[:1], BOTS[0]], start=False)
        await bring(hub, made["table"], made["host"], GILDED)
        await bring(hub, made["table"], made["host"], BAKERS, TWO_VALLEYS, remove=("power:gilded",))
        host = await sit(hub, made["table"], made["host"], *seats(made))
        assert (await host.say(t="start"))["t"] == "ok"
        for _ in range(300):
            if host.ear.game["choices"]:
                assert (await host.do())["t"] == "ok"
            await hub.clock.sleep(10)
            if host.ear.game["view"]["round"] == 4:
                break
        there = host.room.loaded.game
        assert there is not None and there.state.round == 4
        later = await sit(new_hub(store), made["table"], made["host"], *seats(made))
        again = later.room.loaded.game
        assert again is not None and again.to_position() == there.to_position() and not later.room.loaded.frozen
        assert [card["thing"] for card in later.ear.last("table")["home_made"]] == ["race:bakers", "board:two_valleys"]

    in_no_time(main())


def test_the_record_has_the_texts_and_can_be_replayed_elsewhere() -> None:
    async def main() -> list[str]:
        hub = new_hub()
        made = await make(hub, seats=BOTS, content=[BAKERS, GILDED, TWO_VALLEYS])
        watcher = await sit(hub, made["table"], made["watch"])
        await until_over(watcher)
        record: bytes = await watcher.room.post(watcher.room.record, [hashed(made["watch"])])
        return record.decode().splitlines()

    lines = in_no_time(main())
    (told,) = journal.read(lines)
    game: Game = journal.verify(told)
    assert game.over and [banner.text for banner in game.setup.custom] == [BAKERS, GILDED]
    assert game.setup.custom_board is not None and game.setup.custom_board.name == "Two Valleys"


def test_the_positions_in_the_log_do_not_repeat_the_texts() -> None:
    async def main() -> int:
        store = MemoryStore()
        hub = new_hub(store)
        noise = "".join(chr(33 + (n * n * 7 + n // 90) % 90) for n in range(30_000)).replace("\n", "")
        made = await make(hub, seats=BOTS, content=[BAKERS + "\n#" + noise])
        await until_over(await sit(hub, made["table"], made["watch"]))
        return max(len(row.body) for row in store.tables[made["table"]][1:])

    assert in_no_time(main()) < 10_000


def test_the_next_table_can_have_the_same_things(tmp_path: Path) -> None:
    (tmp_path / "gilded.toml").write_text(GILDED, encoding="utf-8")
    shelf = read_offers([tmp_path / "gilded.toml"])

    async def main() -> None:
        hub = new_hub()
        hub.offers.offers[:] = shelf.offers
        made = await make(hub, seats=OPEN, content=[BAKERS], sets=["gilded"], start=False)
        room = hub.room(made["table"])
        for token in (made["invite"], made["watch"], *seats(made)):
            assert json.loads(await room.post(room.content, [hashed(token)])) == {
                "sets": ["gilded"],
                "content": [BAKERS],
            }
        assert await refused(room.post(room.content, [hashed("x" * 22)])) == "not_found"
        hub.offers.offers.clear()  # it is not on offer any more: the text does as well
        wish = json.loads(await room.post(room.content, [hashed(made["watch"])]))
        assert wish == {"sets": [], "content": [BAKERS, GILDED]}
        again = await make(hub, **wish)
        guest = await sit(hub, again["table"], *seats(again))
        assert [card["key"] for card in guest.ear.last("table")["home_made"]] == ["bakers", "gilded"]

    in_no_time(main())


def test_two_tables_may_have_different_things_of_the_same_name() -> None:
    async def main() -> None:
        hub = new_hub()
        plain, rich = power('part = "coins"\ncoins = 1'), power('part = "coins"\ncoins = 3')
        first = await make(hub, seats=BOTS, content=[plain])
        other = await make(hub, seats=BOTS, content=[rich])
        one, two = await sit(hub, first["table"], first["watch"]), await sit(hub, other["table"], other["watch"])
        assert one.ear.last("table")["home_made"] != two.ear.last("table")["home_made"]
        assert game_of(one).setup.custom[0].text == plain
        assert game_of(two).setup.custom[0].text == rich
        await until_over(one)
        await until_over(two)

    in_no_time(main())


def test_a_server_offers_files_and_folders(tmp_path: Path) -> None:
    (tmp_path / "shelf").mkdir()
    (tmp_path / "shelf" / "gilded.toml").write_text(GILDED, encoding="utf-8")
    (tmp_path / "bakers.toml").write_text(BAKERS, encoding="utf-8")
    offers = read_offers([tmp_path / "bakers.toml", tmp_path / "shelf"])
    shipped = [offer.key for offer in installed_offers()]
    assert [offer["key"] for offer in offers.told()["offers"]] == [*shipped, "bakers", "gilded"]

    async def main() -> None:
        hub = new_hub()
        hub.offers.offers[:] = offers.offers
        made = await make(hub, sets=["gilded"], content=[BAKERS])
        guest = await sit(hub, made["table"], *seats(made))
        cards = {card["key"]: card for card in guest.ear.last("table")["home_made"]}
        assert (cards["gilded"]["offer"], cards["gilded"]["by"]) == ("gilded", "")
        problem = await reason(make(hub, sets=["gildet"]))
        assert (problem.field, problem.reason) == ("sets", "This server has no set 'gildet'. Did you mean 'gilded'?")

    in_no_time(main())


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("bad.toml", BAKERS.replace("tokens = 6", "tokens = 99"), "bad.toml: tokens must be"),
        ("newts.py", "print('run')", "only .toml files can be offered"),
        ("missing.toml", None, "missing.toml: The file cannot be read"),
        ("empty", "folder", "the folder has no file"),
    ],
)
def test_what_cannot_be_offered_is_refused_at_the_start(tmp_path: Path, name: str, text: str | None, why: str) -> None:
    if text == "folder":
        (tmp_path / name).mkdir()
    elif text is not None:
        (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match=why.replace(".", r"\.")):
        read_offers([tmp_path / name])
