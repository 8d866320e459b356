"""What the browser lights up: regions a combination is paid for, and neighbours who may come."""

from typing import Any

from smallworld.engine.actions import DEPLOY
from smallworld.game import Game
from smallworld.table.choices import choices, pays

Json = dict[str, Any]


def with_column(game: Game, race: str, power: str) -> Game:
    """The first combination on offer is this one."""
    rules = game.state.rules
    races, powers = [each.key for each in rules.races], [each.key for each in rules.powers]
    game.state.column_races = (races.index(race), *game.state.column_races[1:])
    game.state.column_powers = (powers.index(power), *game.state.column_powers[1:])
    return game


def paid(race: str, power: str, edition: str = "base") -> tuple[Game, Json]:
    game = with_column(Game.new(edition, players=4, seed=1), race, power)
    return game, pays(game, 0)


def test_humans_are_paid_for_farmland_and_forest_for_forests() -> None:
    game, coins = paid("humans", "forest")
    wanted = {region.key for region in game.state.board.regions if region.terrain in ("farmland", "forest")}
    assert set(coins) == wanted
    assert set(coins.values()) == {1}


def test_one_region_can_be_paid_twice() -> None:
    game, coins = paid("wizards", "forest")
    both = [r.key for r in game.state.board.regions if r.terrain == "forest" and "magic" in r.symbols]
    assert both
    assert {coins[key] for key in both} == {2}


def test_what_is_paid_for_no_region_or_for_all_alike_lights_nothing() -> None:
    assert paid("orcs", "alchemist")[1] == {}
    assert paid("trolls", "merchant")[1] == {}
    assert paid("ratmen", "merchant")[1] == {}


def test_every_pick_says_what_it_is_paid_for() -> None:
    game = Game.new("warcraft", players=3, seed=2)
    told = choices(game, game.decider or 0)
    picks = [action for action in told["actions"] if action["do"] == "pick"]
    assert picks and all(isinstance(action["pays"], dict) for action in picks)
    assert "pays" not in {key for action in told["actions"] if action["do"] != "pick" for key in action}


def test_a_region_is_threatened_by_those_whose_active_race_is_beside_it() -> None:
    game = Game.new("base", players=3, seed=3)
    seen = 0
    for _ in range(600):
        if game.over:
            break
        asks = game.state.asks
        if asks and asks[0].kind == DEPLOY and asks[0].piece < 0:
            board = game.state.board
            seat = game.decider or 0
            for place in (choices(game, seat)["deploy"] or {"regions": []})["regions"]:
                around = board.around(1 << next(r.index for r in board.regions if r.key == place["region"]))
                others = [game.state.active[other] for other in range(3) if other != seat]
                beside = {
                    game.state.tribe(slot).player
                    for slot in others
                    if slot >= 0 and game.state.tribe(slot).regions & around
                }
                assert beside <= set(place["threats"])  # tunnels bring others near, too
                seen += bool(beside)
        game.play(game.legal()[0])
    assert seen > 5
