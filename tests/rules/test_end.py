"""The end of the game (B-END)."""

import pytest

from catalogue import rule
from table import Table, table


@rule("B-END-01", "B-TURN-01", "B-TURN-02", "B-SETUP-02")
def test_sc_093_last_round() -> None:
    t = table("""
        round = 9
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { a = 1 } }
        [[seat]]
        active = { race = "elves", power = "swamp", regions = { n = 1 } }
        [[seat]]
        active = { race = "humans", power = "forest", regions = { j = 1 } }
        [[seat]]
        active = { race = "ratmen", power = "merchant", regions = { c = 1 } }
    """)
    assert t.game.view(None)["rounds"] == 9
    for player in t.players:
        assert not t.game.over
        assert t.decides is player
        player.rests()
    assert t.game.over
    assert t.decides is None
    assert t.game.legal() == []
    assert t.game.view(None)["round"] == 9  # the marker is not moved again
    assert t.game.scores == [5 + 1, 5 + 1, 5 + 1, 5 + 2]


@rule("B-END-01")
def test_the_round_is_played_out_from_whoever_began() -> None:
    t = table("""
        round = 10
        first = 2
        turn = 2
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { a = 1 } }
        [[seat]]
        active = { race = "elves", power = "swamp", regions = { n = 1 } }
        [[seat]]
        active = { race = "humans", power = "forest", regions = { j = 1 } }
    """)
    for player in (t.p3, t.p1, t.p2):
        assert t.decides is player
        player.rests()
    assert t.game.over


@rule("B-END-01")
def test_before_the_last_round_the_game_goes_on() -> None:
    t = table("""
        round = 9
        turn = 1
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { a = 1 } }
        [[seat]]
        active = { race = "elves", power = "swamp", regions = { n = 1 } }
    """)
    t.p2.rests()
    assert not t.game.over
    assert t.game.view(None)["round"] == 10
    t.p1.rests()
    t.p2.rests()
    assert t.game.over


def last_turn(coins: tuple[int, int, int], p3_tokens: int = 1, **options: str) -> Table:
    """The end of SC-042, with these coins after P3's last turn.

    P1: 7 declined tokens on the map and 2 in hand. P2: 5 + 3 tokens, and 5 Encampments.
    """
    t = table(
        f"""
        round = 10
        turn = 2
        [[seat]]
        coins = {coins[0]}
        active = {{ race = "orcs", power = "swamp", hand = 2 }}
        declined = {{ race = "ratmen", regions = {{ a = 1, b = 1, c = 1, d = 1, e = 1, f = 1, g = 1 }} }}
        [[seat]]
        coins = {coins[1]}
        active = {{ race = "humans", power = "bivouacking", regions = {{ h = 5 }} }}
        declined = {{ race = "elves", regions = {{ i = 1, j = 1, k = 1 }} }}
        [[seat]]
        coins = {coins[2] - 1}
        active = {{ race = "giants", power = "forest", regions = {{ n = {p3_tokens} }} }}
        [pieces]
        encampment = {{ h = 5 }}
        """,
        None,
        **options,
    )
    t.p3.rests()
    assert t.game.over
    assert t.game.scores == list(coins)
    return t


@rule("B-END-02")
@pytest.mark.parametrize(
    ("coins", "winner"), [((90, 80, 70), 0), ((80, 90, 70), 1), ((70, 80, 90), 2), ((71, 70, 72), 2)]
)
def test_most_coins_win(coins: tuple[int, int, int], winner: int) -> None:
    assert last_turn(coins).game.winners == [winner]


@rule("B-END-02", "B-END-03", "B-END-04")
def test_sc_042_tie() -> None:
    t = last_turn((78, 78, 70))
    assert [seat["tokens_on_map"] for seat in t.game.view(None)["seats"]] == [7, 5 + 3, 1]
    assert t.game.winners == [1]  # 8 : 7; the 2 Orcs in hand and the 5 Encampments do not count


@rule("B-END-06")
def test_sc_043_tie_print_and_play_wording() -> None:
    assert last_turn((78, 78, 70), tie_break="only_if_all_tied").game.winners == [0, 1]
    assert last_turn((78, 78, 78), tie_break="only_if_all_tied").game.winners == [1]  # 7, 8 and 1 tokens


@rule("B-END-03")
def test_tokens_of_those_who_are_not_tied_do_not_matter() -> None:
    assert last_turn((78, 78, 70), p3_tokens=9).game.winners == [1]
    assert last_turn((70, 78, 78), p3_tokens=9).game.winners == [2]  # 8 : 9


@rule("B-END-04")
def test_the_amazons_four_do_not_count() -> None:
    t = table("""
        round = 10
        turn = 1
        [[seat]]
        coins = 40
        active = { race = "amazons", power = "hill", regions = { a = 2 }, aside = 4 }
        [[seat]]
        coins = 39
        active = { race = "humans", power = "swamp", regions = { b = 3 } }
    """)
    t.p2.rests()
    assert t.game.scores == [40, 40]
    assert t.game.winners == [1]  # 2 : 3, not 6 : 3


@rule("B-END-05")
def test_still_tied_the_victory_is_shared() -> None:
    assert last_turn((60, 78, 78), p3_tokens=8).game.winners == [1, 2]  # 8 : 8
    assert last_turn((78, 78, 78), p3_tokens=8).game.winners == [1, 2]
