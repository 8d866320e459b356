"""The team variant (W-TEAM), a proposal of the catalogue: P1 and P3 play the Alliance, P2 and P4 the Horde."""

import pytest

import smallworld as sw
from catalogue import rule
from islands3 import islands
from smallworld.record.codec import state_to_json
from table import Player


def picks(player: Player) -> list[int]:
    """The places of the combinations this player may take."""
    assert player.table.decides is player
    return [action.number for action in player.table.game.legal() if action.do == "pick"]


def column(races: str) -> str:
    """The column with these races, from the top."""
    powers = ["mining", "ranger", "farmer", "fishing", "explorer", "herbalist"]
    combos = zip(races.split(), powers, strict=False)
    return "\n".join(f'[[column]]\nrace = "{race}"\npower = "{power}"' for race, power in combos)


OPEN = "orcs trolls naga humans goblins dwarves"


@rule("W-TEAM-03")
@pytest.mark.parametrize(("turn", "places"), [(0, [2, 3, 5]), (1, [0, 1, 2, 4]), (2, [2, 3, 5]), (3, [0, 1, 2, 4])])
def test_wc_140_which_combos(turn: int, places: list[int]) -> None:
    t = islands(f"players = 4\nturn = {turn}\n" + column(OPEN), teams="yes")
    player = t.players[turn]
    assert picks(player) == places
    for closed in sorted({0, 1, 2, 3, 4, 5} - set(places)):
        assert player.refused(do="pick", combo=closed) == "not_allowed"
    player.picks(places[-1])
    assert player.coins == 5 - places[-1]


@rule("W-TEAM-02")
def test_wc_140_four_players() -> None:
    game = sw.Game.new(edition="warcraft", players=4, preset="teams", first=0)
    assert game.state.rounds == 9
    assert len(game.state.board.lands) == 4
    for players in (2, 3, 5):
        with pytest.raises(sw.BadSetup, match="two players against two"):
            sw.Game.new(edition="warcraft", players=players, preset="teams")


@rule("W-TEAM-03")
def test_wc_141_no_combo_to_take() -> None:
    horde = "blood_elves forsaken goblins orcs tauren trolls"
    t = islands("players = 4\n" + column(horde) + '\n[stacks]\nraces = ["humans", "naga"]', teams="yes")
    assert [combo.split("/")[0] for combo in t.column] == [*horde.split()[:5], "humans"]
    assert t.banners[-1] == "trolls"  # under the stack
    assert picks(t.p1) == [5]
    t.p1.picks(5)
    assert t.p1.coins == 0
    assert [combo.endswith("+1") for combo in t.column] == [True] * 5 + [False]


def test_wc_141_in_the_games_that_bots_imagine() -> None:
    alliance = "humans dwarves worgen gnomes night_elves draenei"
    t = islands(
        """
        players = 4
        step = "conquer"
        [[seat]]
        active = { race = "pandaren", power = "archaeologist", regions = { lb = 2 } }
        [stacks]
        races = ["orcs"]
        """
        + column(alliance),
        teams="yes",
    )
    sketch = t.game.sketch()
    while t.game.state.active[1] < 0:
        action = t.game.legal()[-1]
        t.game.play(action)
        sketch.advance(action)
        assert state_to_json(sketch.state) == state_to_json(t.game.state)
    assert (t.p2.active or "").startswith("orcs/")


@rule("W-TEAM-03")
def test_wc_141_too_few_coins() -> None:
    t = islands("players = 4\n[[seat]]\ncoins = 1\n" + column("orcs trolls humans dwarves naga goblins"), teams="yes")
    assert picks(t.p1) == [2]
    t.p1.picks(2)
    assert t.p1.active == "humans/farmer"
    assert t.p1.coins == 0
    assert t.column[:3] == ["orcs/mining+1", "trolls/ranger", "dwarves/fishing"]


@rule("W-TEAM-04", "W-TEAM-05", "W-DEF-11")
def test_wc_142_partners() -> None:
    t = islands(
        """
        step = "conquer"
        [[seat]]
        coins = 10
        active = { race = "dwarves", power = "intimidating", regions = { lb = 1, lg = 1 }, hand = 6 }
        [[seat]]
        coins = 10
        active = { race = "orcs", regions = { le = 1 } }
        [[seat]]
        coins = 10
        active = { race = "humans", regions = { lc = 2 } }
        declined = { race = "worgen", power = "marshdweller", regions = { lj = 1 } }
        [[seat]]
        [pieces]
        heart_of_azeroth = ["lb"]
        """,
        teams="yes",
    )
    assert t.p1.refused(do="conquer", region="lc") == "partner"
    assert t.p1.may("use", "intimidate") == "le"
    assert t.p1.price("lj") == 2 + 1
    t.p1.conquers("lj")
    assert (t.p1.coins, t.p3.coins) == (10, 10)  # no toll
    assert t.p3.declined == []
    t.p1.stops()
    t.p1.redeploys(lb=4, lg=1, lj=3)
    t.p1.uses("heart_of_azeroth", "lb")
    assert (t.p2.coins, t.p3.coins) == (10 - 1, 10)


@rule("W-TEAM-04")
def test_wc_142_no_harmony_between_partners() -> None:
    t = islands(
        """
        step = "place"
        players = 4
        [[seat]]
        active = { race = "pandaren", power = "mining", regions = { la = 1 } }
        """,
        teams="yes",
    )
    t.p1.ends_turn()
    assert [seat["notes"] for seat in t.game.view(None)["seats"]] == [[], ["harmony"], [], ["harmony"]]


@rule("W-TEAM-06", "W-SCORE-06")
def test_wc_143_a_neutral_race_in_a_team() -> None:
    t = islands(
        """
        step = "conquer"
        players = 4
        [[seat]]
        active = { race = "naga", power = "mining", regions = { lg = 1 }, hand = 4 }
        [[seat]]
        active = { race = "orcs", regions = { lc = 1 } }
        """,
        teams="yes",
    )
    assert t.p1.price("lc") == 2 + 1
    t.p1.conquers("lc")
    t.p1.ends_turn()
    assert t.p1.scored == 2 + 1  # cavern lc, no faction bonus


RESULT = """
    step = "over"
    round = 9
    turn = 3
    [[seat]]
    coins = 62
    active = { race = "dwarves", regions = { la = 6 } }
    [[seat]]
    coins = 80
    active = { race = "orcs", regions = { lb = 5 } }
    [[seat]]
    coins = 71
    active = { race = "humans", regions = { lc = 7 } }
    [[seat]]
    coins = 53
    active = { race = "trolls", regions = { ld = 9 } }
"""


@rule("W-TEAM-05")
def test_wc_144_team_result() -> None:
    t = islands(RESULT, teams="yes")
    assert 62 + 71 == 80 + 53
    assert t.game.winners == [1, 3]  # 14 tokens against 13
    assert t.game.scores == [62, 80, 71, 53]
    assert islands(RESULT.replace("ld = 9", "ld = 8"), teams="yes").game.winners == [0, 1, 2, 3]
    assert islands(RESULT.replace("coins = 62", "coins = 63"), teams="yes").game.winners == [0, 2]
