"""Players are told how their own coins add up, and nobody else is."""

import asyncio
import json
from typing import Any

import pytest

from kit import MemoryStore, in_no_time, make, new_hub, sit
from smallworld.game import Game
from smallworld.server.hub import Hub
from smallworld.table.commands import Refused
from smallworld.table.ledger import earned, purse
from smallworld.table.tokens import hashed

PERSON = {"kind": "person", "name": "Ada"}
BOT = {"kind": "bot", "bot": "greedy"}


async def asked(hub: Hub, made: dict[str, Any], token: str) -> dict[str, Any]:
    room = hub.room(made["table"])
    answer: dict[str, Any] = json.loads(await room.post(room.coins, [hashed(token)]))
    return answer


def total(answer: dict[str, Any]) -> int:
    return sum(item["coins"] for each in answer["rounds"] for item in each["items"])


def test_a_player_sees_how_the_own_coins_add_up_also_after_a_restart() -> None:
    async def main() -> None:
        store = MemoryStore()
        hub = new_hub(store)
        made = await make(hub, seats=[PERSON, BOT])
        token = made["seats"][0]["token"]
        ada = await sit(hub, made["table"], token)
        assert await asked(hub, made, token) == {
            "seat": 0,
            "coins": 5,
            "rounds": [{"round": 0, "items": [{"for": "start", "coins": 5}]}],
        }
        while ada.ear.game["view"]["round"] < 4:
            if ada.ear.game["choices"]:
                await ada.do()
            else:
                await asyncio.sleep(1)
        answer = await asked(hub, made, token)
        assert answer["coins"] == total(answer) == ada.ear.game["view"]["coins"]
        rounds = [each["round"] for each in answer["rounds"]]
        assert rounds[0] == 0 and rounds == sorted(set(rounds)) and rounds[-1] <= 4  # a round may bring nothing
        assert await asked(new_hub(store), made, token) == answer

    in_no_time(main())


def test_what_a_combination_costs_is_in_the_books_at_once() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub, seats=[PERSON, BOT])
        token = made["seats"][0]["token"]
        ada = await sit(hub, made["table"], token)
        while not ada.ear.game["choices"]:
            await asyncio.sleep(1)
        before = await asked(hub, made, token)
        await ada.do({"do": "pick", "combo": 2})
        paid = await asked(hub, made, token)
        items = {item["for"]: item["coins"] for item in paid["rounds"][-1]["items"]}
        assert items["combos"] == -2
        assert paid["coins"] == total(paid) == before["coins"] - 2 + items.get("found", 0)

    in_no_time(main())


@pytest.mark.parametrize("key", ["watch", "invite", "host"])
def test_nobody_else_is_told(key: str) -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub, seats=[BOT, BOT])
        with pytest.raises(Refused) as refused:
            await asked(hub, made, made[key])
        assert refused.value.code == "denied"

    in_no_time(main())


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_round_by_round_and_by_source_are_the_same_coins(edition: str) -> None:
    game = Game.new(edition, 3, seed=4)
    step = 0
    while not game.over:
        actions = game.listed()
        game.advance(actions[(7 * step) % len(actions)])
        step += 1
    by_source = earned(game)
    for seat in range(3):
        rounds = purse(game, seat)
        assert sum(item["coins"] for each in rounds for item in each["items"]) == game.scores[seat]
        assert sum(by_source[seat].values()) == game.scores[seat]
