"""The result as a story: every sum adds up to the final coins."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from starlette.requests import Request

from kit import in_no_time, make, new_hub, refused
from real import RealServer
from smallworld.engine.events import DieRolled, RegionTaken
from smallworld.game import Game
from smallworld.server.app import Site
from smallworld.table import outbox
from smallworld.table.commands import Refused
from smallworld.table.ledger import earned
from smallworld.table.positions import at_step
from smallworld.table.story import Luck, Teller, hear, story, turning
from smallworld.table.tokens import hashed


def played(edition: str, players: int, seed: int) -> Game:
    """A game of random players, to its end."""
    rng = Random(f"{edition} {players} {seed}")
    game = Game.new(edition, players, seed)
    while not game.over:
        game.play(rng.choice(game.legal()))
    return game


@pytest.mark.parametrize(("edition", "players"), [("base", 2), ("base", 5), ("warcraft", 3), ("warcraft", 4)])
def test_rounds_sources_and_combinations_add_up(edition: str, players: int) -> None:
    for seed in range(3):
        game = played(edition, players, seed)
        told = story(game)
        assert [line[-1] for line in told["purses"]] == told["scores"] == game.scores
        for seat, rounds in enumerate(told["coins"]):
            assert sum(sum(each.values()) for each in rounds) == game.scores[seat]
            sums = earned(game)[seat]
            cards = sum(each.get("cards", 0) for each in rounds)
            assert cards == sums.get("combos", 0) + sums.get("found", 0)
            land = sum(each.get("active", 0) + each.get("declined", 0) for each in rounds)
            assert land == sums.get("regions", 0)
            own = sum(each["coins"] for each in told["combos"] if each["seat"] == seat)
            other = sum(each.get("start", 0) + each.get("other", 0) for each in rounds)
            assert own + other == game.scores[seat] or edition == "warcraft", "a beast or a place may pay nobody's race"
        assert all(told["took"][seat][seat] == 0 for seat in range(players))


def test_a_game_that_goes_on_from_the_middle_has_a_story_too() -> None:
    game = played("base", 3, 5)
    half = at_step(game, len(game.history) // 2)
    rest = Game(game.setup, half.state.copy(), half.chance, half.state.copy())
    rng = Random(1)
    while not rest.over:
        rest.play(rng.choice(rest.legal()))
    told = story(rest)
    assert told["first"] > 1 and told["rounds"] == rest.state.rounds - told["first"] + 1
    assert [line[-1] for line in told["purses"]] == rest.scores


def test_the_die_is_compared_with_what_was_to_be_expected() -> None:
    told = Teller(2, 1, 1)
    told.luck = [Luck(), Luck()]
    die = (0, 0, 0, 1, 2, 3)
    hear(told, DieRolled(0, 2, 4, 2), 1, die)  # two of six faces are enough, and one of them fell
    hear(told, DieRolled(0, 0, 4, 3), 1, die)  # one of six
    hear(told, DieRolled(0, 3, -1, -1), 1, die)  # rolled before a region was chosen
    luck = told.luck[0]
    assert (luck.rolls, luck.hits, luck.expected) == (2, 1, 2 / 6 + 1 / 6)
    assert (luck.open_rolls, luck.pips, luck.usual_pips) == (1, 3, 6 / 6)
    assert told.luck[1] == Luck()


def test_who_took_what_from_whom_is_counted() -> None:
    told = Teller(3, 1, 1)
    told.took = [[0] * 3 for _ in range(3)]
    for seat, victim in ((0, 1), (0, 1), (2, 0), (1, -1), (2, 2)):  # -1: nobody, or natives
        hear(told, RegionTaken(seat, "orcs", 3, 2, "tokens", victim), 1, ())
    assert told.took == [[0, 2, 0], [0, 0, 0], [1, 0, 0]]


def test_the_turning_point_is_the_round_after_which_nobody_was_ahead_again() -> None:
    told = Teller(2, 4, 1)
    gained = [[5, 3, 3, 9, 5], [5, 6, 4, 2, 2]]  # after each round: 5 8 11 20 25 against 5 11 15 17 19
    told.sums = [[Counter({"active": coins}) for coins in line] for line in gained]
    assert turning(told, [0]) == {"seat": 0, "round": 3, "gained": [9, 2], "behind": 15 - 11}
    assert turning(told, [0, 1]) is None
    told.sums.reverse()
    assert turning(told, [1]) == {"seat": 1, "round": 3, "gained": [2, 9], "behind": 4}


def test_a_story_is_told_to_watchers_and_only_when_the_game_is_over(tmp_path: Path) -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub)
        room = hub.room(made["table"])
        game, _, around = await room.post(room.look_back, [hashed(made["watch"])], None)
        with pytest.raises(Refused) as problem:
            outbox.told_story(game, around)
        assert problem.value.code == "not_over"
        assert await refused(room.post(room.look_back, [hashed(made["invite"])], None)) == "denied"

    in_no_time(main())
    with RealServer(tmp_path / "data") as server:
        made = server.make()
        answer = server.ask(f"/api/tables/{made['table']}/story", authorization=f"Bearer {made['watch']}")
        assert answer.status == 409 and answer.json["code"] == "not_over"


def test_stories_are_told_one_at_a_time_like_everything_that_is_told_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        hub = new_hub()
        made, site = await make(hub), Site(hub, tmp_path)
        alone: list[bool] = []

        def told_story(game: Game, around: dict[str, object]) -> dict[str, object]:
            alone.append(site.retelling.locked())
            return around

        monkeypatch.setattr(outbox, "told_story", told_story)
        headers = [(b"authorization", f"Bearer {made['watch']}".encode())]
        scope = {
            "type": "http",
            "client": ("192.0.2.1", 1),
            "headers": headers,
            "path_params": {"table": made["table"]},
        }
        assert (await site.story(Request(scope))).status_code == 200
        assert alone == [True]
        await hub.close(0.1, 0.1)

    asyncio.run(asyncio.wait_for(main(), 60))
