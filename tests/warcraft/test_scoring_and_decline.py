"""Payments, scoring, decline, the end (W-PAY, W-SCORE, W-DECL)."""

import pytest

import smallworld as sw
from catalogue import rule
from islands3 import islands


@rule("W-SCORE-04", "W-SCORE-05", "W-SCORE-08")
def test_wc_035_faction_bonus_the_rulebooks_case() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "blood_elves", power = "archaeologist", hand = 10 }
        [[seat]]
        active = { race = "dwarves", regions = { ma = 1 } }
        [[seat]]
        active = { race = "humans", regions = { mb = 1, md = 1 } }
    """)
    assert t.p1.price("ma") == 2 + 1 + 1  # token, travel
    t.p1.conquers("ma")
    assert t.p1.prices("mb md") == [2 + 1, 2 + 1]
    t.p1.conquers("mb", "md")
    assert t.p1.hand == 10 - 4 - 3 - 3
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 2  # regions; Dwarves and Humans, once each


@rule("W-SCORE-04", "W-DEF-06", "W-DEF-07", "W-POWER-BATTLE-01")
def test_wc_036_two_races_of_one_player() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "battle_master", regions = { la = 1 }, hand = 8 }
        [[seat]]
        active = { race = "dwarves", regions = { lb = 1 } }
        declined = { race = "humans", regions = { lf = 1 } }
    """)
    assert t.p1.prices("lb lf") == [2 + 1 - 1, 2 + 1 - 1]
    t.p1.conquers("lb", "lf")
    t.p1.ends_turn()
    assert t.p1.scored == 3 + 2 + 2  # regions, Battle Master, faction


@rule("W-SCORE-06", "W-DEF-07", "W-DEF-08", "W-RACE-ORC-01")
def test_wc_037_neutral_races_and_murlocs() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "kobolds", power = "blacksmith", regions = { la = 1 }, hand = 6 }
        [[seat]]
        active = { race = "dwarves", regions = { lb = 1 } }
    """)
    assert t.p1.price("lb") == 2 + 1 - 1  # Blacksmith
    t.p1.conquers("lb")
    t.p1.ends_turn()
    assert t.p1.scored == 2  # a neutral race earns no bonus

    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "blacksmith", regions = { la = 1 }, hand = 6 }
        [[seat]]
        active = { race = "naga", regions = { lb = 1 } }
        """,
        murlocs="le",
    )
    assert t.p1.price("lb") == 2 + 1 - 1
    assert t.p1.price("le") == 2 + 1 + 1 - 1  # mountain, murloc, Blacksmith
    t.p1.conquers("lb", "le")
    t.p1.ends_turn()
    assert t.p1.scored == 3  # and causes none


@rule("W-SCORE-04", "W-SCORE-05", "W-RACE-DWARF-01")
def test_wc_038_alliance_against_horde_active_and_declined() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "dwarves", power = "enraged", regions = { la = 1 }, hand = 8 }
        [[seat]]
        active = { race = "orcs", regions = { lb = 2 } }
        declined = { race = "forsaken", regions = { le = 1, lh = 1 } }
    """)
    assert t.p1.price("le") == 2 + 1 + 1 - 2  # mountain, token, Dwarves
    t.p1.conquers("le")
    assert t.p1.price("lh") == 2 + 1 + 1 - 2
    assert t.p1.price("lb") == 2 + 2
    t.p1.conquers("lh", "lb")
    assert t.p1.hand == 8 - 2 - 2 - 4
    t.p1.ends_turn()
    assert t.p1.scored == 4 + 2 + 2  # regions, Enraged, faction (Orcs; Forsaken once)


# Decline


@rule("W-DECL-01", "W-DECL-02", "W-DECL-03", "W-DECL-05", "W-DECL-06", "W-TURN-05")
def test_wc_039_decline() -> None:
    position = """
        [[seat]]
        active = { race = "blood_elves", power = "herbalist", regions = { lb = 2, lc = 1, sg = 3 } }
    """
    t = islands(position)
    t.p1.expands()
    assert t.p1.refused(do="decline") == "wrong_step"  # only at the start of the turn

    t = islands(position)
    t.p1.declines()
    assert t.map == "- / sg1 lb1 lc1 | -"
    assert t.tray("blood_elves") == 10 - 3
    assert t.stacks["discarded_powers"] == ["herbalist"]
    assert t.p1.scored == 3  # nothing for magic or hill
    assert t.decides is t.p2  # no conquest, no redeployment
    t.p2.rests()
    assert t.p1.verbs == "pick"


@rule("W-DECL-02", "W-DECL-03", "W-DEF-13")
def test_wc_040_second_decline() -> None:
    t = islands("""
        [[seat]]
        active = { race = "orcs", power = "farmer", regions = { ld = 2, lg = 1 } }
        declined = { race = "dwarves", power = "garrisoned", regions = { ma = 1, mb = 1 } }
        [pieces]
        fort = ["ma", "mb"]
    """)
    t.p1.declines()
    assert t.map == "- / ld1 lg1 | -"
    assert (t.where("fort"), t.supply("fort")) == ("", 10)
    assert t.banners[-1] == "dwarves"
    assert (t.tray("dwarves"), t.tray("orcs")) == (10, 11 - 2)
    assert t.stacks["discarded_powers"] == ["farmer", "garrisoned"]
    assert t.p1.declined == ["orcs"]
    assert t.p1.scored == 2
    assert t.order("tribe_vanished", "tribe_declined") == ["tribe_vanished", "tribe_declined"]


@rule("W-DECL-09", "W-DECL-02")
def test_wc_041_no_token_left() -> None:
    position = """
        [[seat]]
        active = { race = "gnomes", power = "mining" }
        declined = { race = "orcs", regions = { la = 1, lb = 1 } }
    """
    t = islands(position)
    assert t.p1.verbs == "expand decline"  # no pick
    t.p1.expands()
    t.p1.ends_turn()
    assert t.p1.scored == 2

    t = islands(position)
    t.p1.declines()
    assert (t.p1.active, t.p1.declined) == (None, [])
    assert t.banners[-2:] == ["orcs", "gnomes"]
    assert t.p1.scored == 0


# Payments


@rule("W-PAY-01", "W-PAY-02", "W-PAY-05", "W-RACE-WORGEN-01", "W-ART-AEGIS-02")
def test_wc_042_coins_received_can_be_spent_at_once() -> None:
    t = islands("""
        [[seat]]
        coins = 0
        active = { race = "worgen", power = "farmer", regions = { la = 7 } }
        [[seat]]
        coins = 10
        active = { race = "orcs", regions = { lb = 2 } }
        [pieces]
        aegis_of_aggramar = ["lb"]
    """)
    t.p1.expands()
    t.p1.uses("human_form")
    assert t.p1.coins == 0 + 2
    assert t.p1.price("lb") == 2 + 2
    t.p1.conquers("lb")
    assert (t.p1.coins, t.p2.coins) == (0 + 2 - 2, 10 + 2)
    assert t.where("aegis_of_aggramar") == "lb"
    t.p1.ends_turn()
    assert t.p1.scored == 2 + 1  # la lb, faction

    # Without the two coins
    t = islands("""
        step = "conquer"
        [[seat]]
        coins = 0
        active = { race = "gnomes", power = "farmer", regions = { la = 1 }, hand = 6 }
        [[seat]]
        active = { race = "orcs", regions = { lb = 2 } }
        [pieces]
        aegis_of_aggramar = ["lb"]
    """)
    assert t.p1.why("lb") == "toll"
    assert t.p1.refused(do="conquer", region="lb") == "toll"


@rule("W-PAY-02", "W-PAY-04", "W-POWER-MARSH-01", "W-POWER-MARSH-02")
def test_wc_043_a_toll_is_not_returned() -> None:
    position = """
        step = "conquer"
        [[seat]]
        coins = COINS
        active = { race = "orcs", power = "mining", regions = { lc = 1 }, hand = 2 }
        [[seat]]
        coins = 10
        active = { race = "trolls", power = "marshdweller", regions = { lb = 2, lg = 1 } }
    """
    t = islands(position.replace("COINS", "2"), dice=[0])
    assert t.p1.price("lb") == 2 + 2
    t.p1.tries("lb")
    assert t.order("coins_paid", "die_rolled", "attack_failed") == ["coins_paid", "die_rolled", "attack_failed"]
    assert t.p1.coins == 2 - 1 + t.p1.scored
    assert t.p2.coins == 10 + 1

    broke = islands(position.replace("COINS", "0"))
    assert broke.p1.refused(do="reinforce", region="lb") == "toll"
    assert "lg" in broke.p1.may("reinforce").split()  # no swamp, no toll


# The end


@rule("W-SETUP-05", "W-TURN-01", "W-TURN-08", "W-SCORE-09")
@pytest.mark.parametrize(("beasts", "winners"), [(2, [1]), (1, [0, 1])])
def test_wc_044_last_round_and_tie(beasts: int, winners: list[int]) -> None:
    ordinary = islands("""
        players = 4
        round = 9
        [[seat]]
        active = { race = "trolls", power = "mining", regions = { la = 3 } }
        [[seat]]
        active = { race = "orcs", power = "farmer", regions = { ma = 3 } }
    """)
    for player in ordinary.players:
        assert ordinary.decides is player
        assert ordinary.game.view(None)["round"] == 9
        player.rests()
    assert ordinary.game.over
    assert ordinary.game.view(None)["round"] == 9

    t = islands(f"""
        players = 4
        round = 9
        turn = 3
        [[seat]]
        coins = 80
        active = {{ race = "trolls", power = "championing", regions = {{ la = 3, lb = 2 }} }}
        declined = {{ race = "dwarves", regions = {{ le = 1, lh = 1 }} }}
        [[seat]]
        coins = 80
        active = {{ race = "orcs", power = "beast_master", regions = {{ mb = {4 + beasts} }} }}
        declined = {{ race = "humans", regions = {{ ma = 1, md = 1 }} }}
        [[seat]]
        coins = 71
        [[seat]]
        coins = 58
        active = {{ race = "naga", power = "mining", regions = {{ lk = 1, lj = 1 }} }}
        [pieces]
        champion = ["la"]
        beast = {{ mb = {beasts} }}
    """)
    t.p4.rests()
    assert t.game.scores == [80, 80, 71, 58 + 2]
    assert [t.game.view(None)["seats"][seat]["tokens_on_map"] for seat in (0, 1)] == [5 + 2, 4 + beasts + 2]
    assert t.game.winners == winners

    # Tokens in hand do not count when it is over
    hand = t.game.to_position().replace("lb = 2 }", "lb = 2 }, hand = 3")
    assert "hand = 3" in hand and sw.position(hand).winners == winners
