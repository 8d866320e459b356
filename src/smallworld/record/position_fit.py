"""Does the table fit the step of the turn? How the turn got there is not asked."""

from typing import Final

from smallworld.engine.actions import GIVE_UP
from smallworld.engine.bits import bits
from smallworld.engine.look import Look
from smallworld.engine.state import EMPTY, NATIVE_SLOT, SLOTS_PER_PLAYER, Ask, State, Tribe
from smallworld.engine.steps.ask import to_give_up, to_spread
from smallworld.engine.steps.step import (
    BEGIN_STEP,
    CONQUER_STEP,
    PICK_STEP,
    PLACE_STEP,
    RECRUIT_STEP,
    REDEPLOY_STEP,
    RETREAT_STEP,
    START_STEP,
)
from smallworld.record.fields import Fields
from smallworld.record.position_turn import usual_acted

HANDS_OPEN: Final = ("pick", "begin", "conquer", "recruit", "redeploy")
"""Steps in which a race of the player whose turn it is may have both regions and tokens in hand."""


def check_fit(top: Fields, state: State, word: str, texts: dict[int, Fields]) -> None:
    """Refuse races, actors and open questions that the step cannot have; `texts` is what was written of each race."""
    for slot, text in texts.items():
        tribe = state.tribe(slot)
        check_hand(state, word, tribe, text)
        for rule in state.rules.world_rules:
            if not rule.may_pick(Look(state), tribe.player, tribe.race):
                text.refuse(f"the {tribe.race.key} are not for this player.", "race")
    if state.step != START_STEP:
        check_actors(top, state)
        check_asks(top, state)
    check_retreats(state, texts)


def check_hand(state: State, word: str, tribe: Tribe, text: Fields) -> None:
    """Tokens wait in hand only while their race has no region, conquers, or spreads them (B-REDEPLOY-03)."""
    spread = [ask.tribe for ask in state.asks if ask.piece < 0 or state.step == RETREAT_STEP]
    if not (tribe.hand and tribe.regions) or tribe.slot in spread or state.over:
        return
    turn, mine = state.turn, 1 << tribe.slot
    acts_now = state.step == CONQUER_STEP and tribe.slot == turn.acting
    readied = tribe.active or acts_now or turn.acted & mine
    if tribe.player == state.seat and word in HANDS_OPEN and readied and not turn.settled & mine:
        return
    if tribe.hand < tribe.garrison and not any([state.tokens[r] for r in bits(tribe.regions)]):
        return  # too few to join a piece that holds a region alone
    when = "outside its turn" if tribe.player != state.seat else f"at the step {word}"
    text.refuse(f"a race with regions has no tokens in hand {when}; they stand in its regions.", "hand")


def check_retreats(state: State, texts: dict[int, Fields]) -> None:
    """Survivors do not belong to the active race, and no more pieces flee with them than they can have."""
    left = state.supply[:]
    for back in state.turn.retreats:
        text, tribe = texts[back.tribe], state.tribe(back.tribe)
        if back.tribe == state.active[state.seat]:
            text.refuse("tokens driven out in their own turn are in hand at once.", "fled")
        if back.piece >= 0:
            piece = state.rules.pieces[back.piece]
            left[back.piece] -= back.number
            if not any([piece in ability.pieces for ability in tribe.abilities]):
                text.refuse(f"the {tribe.race.key} have no {piece.key}.", "fled_pieces")
            if left[back.piece] < 0:
                text.refuse("there are fewer such pieces off the map.", "fled_pieces")


def check_actors(top: Fields, state: State) -> None:
    """Only races of this player act, and the active one not before its turn to."""
    turn = state.turn
    for name, slots in (("acted", bits(turn.acted)), ("settled", bits(turn.settled))):
        for slot in slots:
            tribe = state.tribes[slot]  # one that has gone since may have acted
            idle = tribe is not None and not tribe.acts and state.step <= PLACE_STEP
            if slot == NATIVE_SLOT or (slot - 1) // SLOTS_PER_PLAYER != state.seat or idle:
                top.refuse(f"only a race of seat {state.seat} that can conquer acts now.", name)
    active = state.active[state.seat]
    if state.step in (PICK_STEP, BEGIN_STEP) and active != EMPTY and turn.acted >> active & 1:
        top.refuse("the active race is still to act.", "acted")
    if state.step in (RECRUIT_STEP, REDEPLOY_STEP) and usual_acted(state) & ~turn.acted:
        top.refuse("every race of the player has acted before this step.", "acted")


def check_asks(top: Fields, state: State) -> None:
    """An open question belongs to the step and asks about everything there is; in redeployment they come in turn."""
    if state.step in (CONQUER_STEP, REDEPLOY_STEP) and len(state.asks) > 1:
        top.refuse("during conquest and redeployment only one question is open at a time.", "ask")
    owed: dict[int, int] = {}
    for place, ask in enumerate(state.asks):
        check_ask(Fields(f"ask {place}", {}), state, ask)
        if state.step == RETREAT_STEP:
            owed[ask.tribe] = owed.get(ask.tribe, 0) + (ask.number if ask.piece < 0 else 0)
    for slot, number in owed.items():
        tribe = state.tribe(slot)
        if number != tribe.hand:
            top.refuse(f"the {tribe.race.key} place all tokens that they have in hand.", "ask")


def check_ask(text: Fields, state: State, ask: Ask) -> None:
    """One question."""
    tribe = state.tribe(ask.tribe)
    if not tribe.acts or (state.step != RETREAT_STEP and ask.player != state.seat):
        text.refuse(f"in this step the race must belong to seat {state.seat} and be able to conquer.", "race")
    if (state.step == PLACE_STEP and ask.piece < 0) or (state.step == REDEPLOY_STEP and ask.piece >= 0):
        text.refuse("tokens are spread in redeployment, pieces are placed after it.", "piece")
    if ask.piece >= 0:
        piece = state.rules.pieces[ask.piece]  # one that cannot move has come to light and belongs to nobody
        if not piece.fixed and not any([piece in ability.pieces for ability in tribe.abilities]):
            text.refuse(f"the {tribe.race.key} have no such piece.", "piece")
    elif ask.kind == GIVE_UP:
        settled = state.turn.settled >> ask.tribe & 1
        if state.step != REDEPLOY_STEP or tribe.aside or settled or ask.number != to_give_up(Look(state), tribe):
            text.refuse("regions are given up for as many tokens as the levy is short of.", "number")
    elif state.step == REDEPLOY_STEP:
        if ask.number != to_spread(Look(state), tribe, ask.mask):
            text.refuse("all tokens that can be moved are spread.", "number")
