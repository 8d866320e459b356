"""The button that places tokens for a player puts them where others can come, and looking back never blames it."""

from typing import Any

import pytest

from drawn import ENTRANCE, drawn
from smallworld.bots import make_bot
from smallworld.game import Game
from smallworld.table.choices import choices
from smallworld.table.lessons import LEFT_OPEN, lessons
from test_lessons import EACH, MEADOW, PLAIN, RIVAL


def answer(deploy: dict[str, Any]) -> dict[str, Any]:
    """What the button makes of the question."""
    tokens = {place["region"]: place["keeps"] for place in deploy["regions"]}
    for region in deploy["guard"]:
        tokens[region] += 1
    return {"do": "redeploy", "tokens": tokens}


@EACH
def test_tokens_go_where_somebody_can_come(edition: str) -> None:
    t = drawn(
        f"""yard:{MEADOW[edition]} - home:hill - outpost:{MEADOW[edition]} - camp:hill {ENTRANCE[edition]}""",
        "round = 3",
        edition=edition,
        step="redeploy",
        ann=f"{PLAIN[edition]}: home 3, outpost 1, yard 1",
        bob=f"{RIVAL[edition]}: camp 4",
    )
    deploy = choices(t.game, 0)["deploy"]
    assert deploy["guard"] == ["outpost", "outpost"]
    assert answer(deploy)["tokens"] == {"yard": 1, "home": 1, "outpost": 1 + 2}


@EACH
def test_two_open_regions_share_and_the_dearer_one_needs_less(edition: str) -> None:
    t = drawn(
        f"""yard:{MEADOW[edition]} - home:hill - outpost:{MEADOW[edition]} - camp:hill {ENTRANCE[edition]}
        home - peak:mountain - camp""",
        "round = 3",
        edition=edition,
        step="redeploy",
        ann=f"{PLAIN[edition]}: home 4, outpost 1, peak 1, yard 1",
        bob=f"{RIVAL[edition]}: camp 5",
    )
    tokens = answer(choices(t.game, 0)["deploy"])["tokens"]
    assert (tokens["yard"], tokens["home"]) == (1, 1)
    assert tokens["outpost"] + 2 == tokens["peak"] + 3, "both cost the same now: 2 + 3 and 3 + 2"


@pytest.mark.net
@pytest.mark.parametrize("edition", ["base", "warcraft"])
@pytest.mark.parametrize("seed", range(3))
def test_whoever_lets_the_button_guard_is_not_blamed_for_an_open_region(edition: str, seed: int) -> None:
    game = Game.new(edition, players=2, seed=seed)
    bots = [make_bot("greedy:v2", seed=seed, seat=seat) for seat in range(2)]
    placed = 0
    while not game.over:
        seat = game.decider
        assert seat is not None
        deploy = choices(game, seat)["deploy"] if seat == 0 and game.state.asks else None
        if deploy and deploy["piece"] is None:
            game.play(answer(deploy))
            placed += 1
        else:
            game.play(bots[seat].choose(game, seat))
    assert placed > 3
    assert [moment.round for moment in lessons(game, 0) if moment.kind == LEFT_OPEN] == []
