"""Corners of the engine that only Warcraft's pieces come to."""

import smallworld as sw
from islands3 import islands
from smallworld.engine.ability import CONQUEST, FORCE, Ability
from smallworld.engine.actions import USE, Action
from smallworld.engine.chance import Chance
from smallworld.engine.events import ComboWithdrawn
from smallworld.engine.look import Look
from smallworld.engine.play import Play
from smallworld.engine.state import Conquest
from smallworld.engine.steps.ask import ask_to_deploy


def test_neutral_answers() -> None:
    state = sw.Game.new(edition="warcraft", players=2, seed=1).state
    me = state.tribe(0)
    assert Ability().toll(Look(state), me, me, 0, CONQUEST) == 0
    assert Ability().shelters(Look(state), me) == Ability().guards(Look(state), me) == 0
    assert Ability().slays(Look(state), me, Conquest(0, 0, FORCE, 1, 1, 1)) == 0
    assert repr(Action(USE, 1, -1, "portal", 2)) == "Action('use', region=1, key='portal', to=2)"
    told = ComboWithdrawn(5, "orcs", "mining").to_json(state.board, 0)
    assert told == {"event": "combo_withdrawn", "combo": 5, "race": "orcs", "power": "mining"}


def test_a_swap_moves_stacked_and_hidden_pieces_too() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "trolls", power = "portal_mage", regions = { lb = 1 } }
        [[seat]]
        active = { race = "dwarves", power = "beast_master", regions = { sg = 3 } }
        [[seat]]
        active = { race = "goblins", power = "mining", regions = { la = 1 } }
        [pieces]
        beast = { sg = 2 }
        [face_down]
        bomb = { sg = "explosion" }
    """)
    t.p1.uses("portal", "sg", to="lb")
    assert t.pieces("lb") == {"beast": 2, "bomb": 1} and t.pieces("sg") == {}
    assert t.map.startswith("sg1 | lb3")


def test_some_of_several_pieces_are_taken() -> None:
    t = islands("""
        [[seat]]
        active = { race = "dwarves", power = "beast_master", regions = { sg = 3 } }
        [pieces]
        beast = { sg = 2 }
    """)
    play = Play(t.game.state, Chance())
    play.take(t.game.state.rules.piece("beast"), t.game.state.board.index["sg"], 1)
    assert t.pieces("sg") == {"beast": 1}


def test_a_lone_token_that_may_not_stand_alone_stays_in_hand() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "tauren", power = "championing", regions = { lb = 0 }, hand = 1 }
        [pieces]
        champion = ["lb"]
    """)
    state = t.game.state
    me = state.tribe(state.active[0])
    ask_to_deploy(Play(state, Chance()), me, me.regions, 1)
    assert me.hand == 1 and not state.asks


def test_a_neutral_race_on_the_battleground_may_stay_neutral() -> None:
    t = islands("""
        [[seat]]
        active = { race = "kobolds", power = "farmer", regions = { li = 3 } }
        [pieces]
        battleground = ["li"]
    """)
    t.p1.expands()
    assert t.p1.refused(do="conquer", region="lf") == "wrong_step"
    t.p1.stops()  # names no side
    t.p1.conquers("lf")
    assert t.map.startswith("lf2 li1")
