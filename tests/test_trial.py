"""Counting the table after every action of a trial game: every planted fault is found."""

from collections.abc import Callable

import pytest

import smallworld as sw
from smallworld.engine.pieces import spot
from smallworld.engine.state import EMPTY, NATIVE_SLOT, State
from smallworld.invariants import Broken, check
from smallworld.trial import check_table

BUSY = """
    edition = "warcraft"
    board = "l1a+s2b"
    step = "conquer"
    [[seat]]
    active = { race = "tauren", power = "beast_master", regions = { l1a-01 = 3, l1a-05 = 2 }, hand = 2 }
    [[seat]]
    active = { race = "goblins", power = "championing", regions = { l1a-08 = 2, l1a-09 = 0 } }
    [pieces]
    beast = { l1a-01 = 1 }
    champion = ["l1a-09"]
    frostmourne = ["l1a-05"]
    [face_down]
    marker = { l1a-02 = "karazhan" }
    bomb = { l1a-05 = "dud" }
"""


def busy() -> State:
    """A position with everything that is counted in a special way."""
    return sw.position(BUSY).state


def piece(state: State, key: str) -> int:
    """The number of a kind of piece."""
    return state.rules.piece(key).index


def test_a_sound_table_passes() -> None:
    check_table(busy())


def loses_a_token(state: State) -> None:
    state.tray[state.rules.race("orcs").index] -= 1


def counts_a_beast_as_a_token(state: State) -> None:
    state.supply[piece(state, "beast")] += 1


def leaves_a_token_alone(state: State) -> None:
    state.tokens[state.board.index["l1a-05"]] -= 1
    state.tray[state.rules.race("tauren").index] += 1


def holds_without_a_token(state: State) -> None:
    state.on[piece(state, "champion")] = 0


def forgets_a_region(state: State) -> None:
    state.tribe(state.active[0]).regions = 0


def keeps_an_old_text(state: State) -> None:
    state.on[piece(state, "frostmourne")] = 1 << state.board.index["l1a-03"]


def loses_a_fort(state: State) -> None:
    state.supply[piece(state, "fort")] -= 1


def makes_a_wall(state: State) -> None:
    state.supply[piece(state, "wall")] += 1


def forgets_a_hidden_side(state: State) -> None:
    state.faces.pop(spot(piece(state, "marker"), state.board.index["l1a-02"]))


def deals_too_many_duds(state: State) -> None:
    state.decks[piece(state, "bomb")] = (0,) * 11


def changes_a_price(state: State) -> None:
    state.ground[0] += 1


def deals_a_banner_twice(state: State) -> None:
    state.race_stack = (*state.race_stack, state.race_stack[0])


def loses_a_badge(state: State) -> None:
    state.power_stack = state.power_stack[1:]


def owes_coins(state: State) -> None:
    state.coins[1] = -1


def drops_the_murlocs(state: State) -> None:
    state.tribe(NATIVE_SLOT).regions = 1


def owes_a_token(state: State) -> None:
    state.tribe(state.active[0]).hand = -1


def keeps_a_token_in_an_empty_region(state: State) -> None:
    state.tokens[state.holder.index(EMPTY)] = 1


FAULTS = [
    *(loses_a_token, counts_a_beast_as_a_token, leaves_a_token_alone, holds_without_a_token, forgets_a_region),
    *(keeps_an_old_text, loses_a_fort, makes_a_wall, forgets_a_hidden_side, deals_too_many_duds, changes_a_price),
    *(deals_a_banner_twice, loses_a_badge, owes_coins, drops_the_murlocs),
]

COUNTED_EVERYWHERE = [
    *(loses_a_token, counts_a_beast_as_a_token, forgets_a_region, deals_a_banner_twice, loses_a_badge, owes_coins),
    *(drops_the_murlocs, owes_a_token, keeps_a_token_in_an_empty_region),
]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: Callable[[State], None]) -> None:
    state = busy()
    fault(state)
    with pytest.raises(Broken):
        check_table(state)


@pytest.mark.parametrize("fault", COUNTED_EVERYWHERE)
def test_what_a_server_counts_after_every_action_is_found_there(fault: Callable[[State], None]) -> None:
    state = busy()
    fault(state)
    with pytest.raises(Broken):
        check(state)


def test_a_position_without_a_decider_is_found() -> None:
    state = busy()
    state.seat = 7
    with pytest.raises(Broken):
        check(state)
