"""What a position's text may leave out, and what is taken for it."""

import smallworld as sw
from position_texts import RESTING, same_again, tokens
from t16 import t16


def targets(game: sw.Game) -> set[str]:
    return {game.state.board.regions[action.region].key for action in game.legal() if action.do == "conquer"}


def test_an_empty_text_is_the_first_turn_of_two_players():
    game = sw.position("")
    assert (game.state.players, game.state.round, game.decider, game.state.coins) == (2, 1, 0, [5, 5])
    assert tokens(game) == {region.key: 1 for region in game.state.board.regions if region.native}
    assert [action.do for action in game.legal()] == ["pick"] * 6
    same_again(game)


def test_seats_that_are_not_written_have_five_coins():
    game = t16(f"players = 4\n{RESTING}")
    assert game.state.players == 4 and game.state.coins == [5] * 4


def test_lost_tribes_stand_where_no_race_does_unless_they_are_named():
    held = '[[seat]]\nactive = { race = "orcs", regions = { 2p-04 = 1 } }'
    assert "2p-07" in tokens(sw.position(held)) and sw.position(held).state.holder[3] != 0
    assert tokens(sw.position(f"lost_tribes = []\n{held}")) == {"2p-04": 1}
    assert tokens(t16('lost_tribes = ["b"]')) == {"b": 1}


def test_a_race_without_a_badge_gets_a_harmless_one_that_nobody_has():
    seats = "".join(f'[[seat]]\nactive = {{ race = "{race}" }}\n' for race in ("orcs", "elves", "humans"))
    powers = [tribe.power.key for tribe in t16(f"turn = 1\n{seats}").state.tribes if tribe and tribe.power]
    assert powers == ["pillaging", "wealthy", "spirit"]  # the player whose turn it is chooses first
    taken = seats + '[[column]]\nrace = "trolls"\npower = "wealthy"\n[stacks]\ndiscarded = ["spirit"]\n'
    powers = [tribe.power.key for tribe in t16(taken).state.tribes if tribe and tribe.power]
    assert powers == ["pillaging", "seafaring", "stout"]


def test_a_race_without_a_badge_gets_no_badge_that_pays_for_picking():
    game = t16('step = "conquer"\npicked = true\n[[seat]]\nactive = { race = "orcs", hand = 4 }')
    game.play([{"do": "conquer", "region": "a"}, {"do": "end"}])
    assert game.state.coins[0] == 5 + 1


def test_a_race_without_a_badge_has_the_badge_of_its_markers():
    game = t16(
        """
        step = "conquer"
        [[seat]]
        active = { race = "orcs", regions = { b = 1 }, hand = 1 }
        [[seat]]
        active = { race = "elves", regions = { e = 2 } }
        [pieces]
        encampment = { e = 2 }
        """
    )
    assert [seat["active"]["power"] for seat in game.view(0)["seats"]][1] == "bivouacking"
    assert game.explain("e").price == 2 + 2 + 2


def test_the_column_is_filled_from_the_stacks():
    game = t16(
        """
        [[column]]
        race = "trolls"
        power = "swamp"
        coins = 2
        [stacks]
        races = ["wizards", "elves"]
        powers = ["wealthy"]
        """
    )
    column = [(combo["race"], combo["power"], combo["coins"]) for combo in game.view(0)["column"]]
    assert column == [
        ("trolls", "swamp", 2),
        ("wizards", "wealthy", 0),
        ("elves", "alchemist", 0),
        ("amazons", "berserk", 0),
        ("dwarves", "bivouacking", 0),
        ("ghouls", "commando", 0),
    ]
    assert len(game.state.race_stack) == 14 - 6 and len(game.state.power_stack) == 20 - 6


def test_the_badge_of_a_declined_race_lies_in_the_discard_pile():
    game = t16('[[seat]]\ndeclined = { race = "ghouls", once = "flying", regions = { a = 3 } }')
    assert game.view(0)["stacks"]["discarded_powers"] == ["flying"]
    same_again(game)


def test_the_tray_holds_what_is_not_in_play():
    game = t16('[[seat]]\nactive = { race = "amazons", regions = { a = 2, b = 2 }, aside = 4 }')
    assert game.view(0)["tray"]["amazons"] == 15 - 8


def test_the_badge_stack_runs_out_as_it_is_laid_down():
    """SC-007: ten badges discarded, none left to appear."""
    seats = '[[seat]]\ndeclined = { race = "humans", regions = { a = 1 } }\n'
    for race, power, region in (("orcs", "hill", "b"), ("elves", "merchant", "c"), ("trolls", "mounted", "d")):
        seats += f'[[seat]]\nactive = {{ race = "{race}", power = "{power}", regions = {{ {region} = 2 }} }}\n'
    seats += '[[seat]]\nactive = { race = "giants", power = "pillaging", regions = { e = 2 } }\n'
    discarded = (
        '"alchemist", "berserk", "bivouacking", "commando", "diplomat", '
        '"dragon_master", "flying", "forest", "fortified", "heroic"'
    )
    game = t16(f"{seats}[stacks]\ndiscarded = [{discarded}]\n")
    assert (len(game.state.race_stack), len(game.state.power_stack)) == (3, 0)
    game.play({"do": "pick", "combo": 0})
    assert (len(game.state.race_stack), len(game.state.power_stack)) == (2, 9)
    assert not game.state.power_discard


def test_a_short_column_and_a_banner_that_comes_back():
    """SC-008 and SC-009: ten banners in use, four combinations, then three, then four again."""
    game = t16(
        """
        step = "start"
        [[seat]]
        coins = 7
        declined = { race = "humans", regions = { a = 1 } }
        [[seat]]
        active = { race = "orcs", regions = { e = 2 } }
        declined = { race = "ratmen", regions = { c = 1 } }
        [[seat]]
        active = { race = "elves", regions = { d = 2 } }
        declined = [{ race = "amazons", power = "spirit", regions = { f = 1 } },
                    { race = "dwarves", regions = { g = 1 } }]
        [[seat]]
        active = { race = "trolls", regions = { h = 1 } }
        declined = { race = "tritons", regions = { i = 1 } }
        [[seat]]
        active = { race = "giants", regions = { j = 1 } }
        declined = { race = "wizards", regions = { k = 1 } }
        """
    )
    assert [combo["race"] for combo in game.view(0)["column"]] == ["ghouls", "halflings", "skeletons", "sorcerers"]
    game.play({"do": "pick", "combo": 2})
    assert game.state.coins[0] == 7 - 2 and len(game.state.column_races) == 3
    game.play({"do": "conquer", "region": "c"})
    last = game.view(0)["column"][3]
    assert (last["race"], last["coins"], last["price"]) == ("ratmen", 0, 3)
    same_again(game)
