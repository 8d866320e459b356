"""The turn in a position: its step, what was done in it, and the choices that must be made."""

from typing import Any, Final

from smallworld.engine.ability import IN_CONQUEST, IN_PLACING, IN_RECRUITING
from smallworld.engine.actions import DEPLOY, GIVE_UP, USE, Action
from smallworld.engine.bits import bits, count, mask_of
from smallworld.engine.chance import Chance
from smallworld.engine.events import Event
from smallworld.engine.look import Look, RichLook
from smallworld.engine.notes import Note
from smallworld.engine.play import WITH_DIE, WITH_TOKENS, Play
from smallworld.engine.state import EMPTY, NATIVE_SLOT, NOBODY, SLOTS_PER_PLAYER, Ask, Conquest, Retreat, State
from smallworld.engine.steps import TURN, run
from smallworld.engine.steps.ask import to_spread
from smallworld.engine.steps.offers import offers_at
from smallworld.engine.steps.step import (
    BEGIN_STEP,
    CLOSE_STEP,
    CONQUER_STEP,
    PICK_STEP,
    PLACE_STEP,
    RECRUIT_STEP,
    REDEPLOY_STEP,
    RETREAT_STEP,
    SCORE_STEP,
    START_STEP,
)
from smallworld.record.fields import Fields
from smallworld.record.memory import ARMED, NOTED, armed, find_kind, kinds_lasting, parts_of, split_parts
from smallworld.words import brief, nearest

STEPS: Final = {
    "start": START_STEP,
    "declare": START_STEP,
    "pick": PICK_STEP,
    "begin": BEGIN_STEP,
    "conquer": CONQUER_STEP,
    "recruit": RECRUIT_STEP,
    "redeploy": RECRUIT_STEP,
    "place": PLACE_STEP,
    "score": SCORE_STEP,
    "close": CLOSE_STEP,
    "retreat": RETREAT_STEP,
    "over": SCORE_STEP,
}
FACTS: Final = (
    *("conquered", "used", "attacked", "picked", "moved", "stood", "roll"),
    *("acting", "acted", "settled", "declining"),
    *("placing", "felled", "armed", "noted", "driven_out"),
)
NATIVES: Final = ("lost_tribes", "murlocs")
NOTHING: Final = "empty"
UNKNOWN: Final = "unknown"
MOST: Final = 400  # conquests and offers of one turn


def read_turn(top: Fields, state: State, retreats: list[Retreat]) -> str:
    """Step and facts of the current turn; returns the word of the step."""
    word = top.known(top.word("step", "start"), "step", STEPS, "step")
    state.step = STEPS[word]
    state.over = word == "over"
    check_step(top, state, word, retreats)
    if state.step != START_STEP:
        read_beginning(top, state, word)
        read_actors(top, state)
        read_deeds(top, state)
        read_roll(top, state)
        read_rest(top, state, retreats)
    return word


def read_beginning(top: Fields, state: State, word: str) -> None:
    """What the turn began with, and the choices that must be made now."""
    turn, active = state.turn, state.active[state.seat]
    turn.declining = top.flag("declining")
    if turn.declining and word not in ("begin", "score", "close", "retreat", "over"):
        top.refuse("a player who declines only scores; name a later step.", "declining")
    if turn.declining and word != "begin" and active != EMPTY:
        top.refuse("a player who has declined has no active race.", "declining")
    if word in ("score", "close") and active == EMPTY and not turn.declining:
        top.refuse(f"seat {state.seat} has no active race; if it declined this turn, say declining.", "step")
    if word == "conquer" and active != EMPTY and "acting" not in top and state.tribe(active).aside:
        top.refuse("tokens that were set aside are in hand during conquests.", "step")
    turn.picked = top.flag("picked")
    if word == "redeploy" and "ask" in top:
        state.step = REDEPLOY_STEP
    state.asks = [read_ask(ask, state) for ask in top.parts("ask", ("do", "race", "regions", "number", "piece"))]


def read_actors(top: Fields, state: State) -> None:
    """Who acts, who has acted, and who has redeployed."""
    turn = state.turn
    if "acted" in top:
        turn.acted = read_all(top, state, "acted")
    turn.acting = usual_acting(state)
    if "acting" in top:
        turn.acting = read_who(top, state, top.data["acting"], "acting")
        if (turn.acting - 1) // SLOTS_PER_PLAYER != state.seat:
            top.refuse(f"it is the turn of seat {state.seat}, so one of its races acts.", "acting")
    if "acted" not in top:
        turn.acted = usual_acted(state)
    turn.settled = read_all(top, state, "settled") if "settled" in top else usual_settled(state)
    if state.step == CONQUER_STEP:
        acting = state.tribes[turn.acting]
        if acting is None or acting.player != state.seat or not acting.acts:
            top.refuse(f"seat {state.seat} has no race that could conquer now.", "step")
        if turn.acted >> turn.acting & 1 or (acting.active and usual_acted(state) & ~turn.acted):
            top.refuse("declined races conquer before the active one, and each race once.", "acted")


def read_deeds(top: Fields, state: State) -> None:
    """Conquests, offers that were taken, and who was attacked."""
    turn = state.turn
    for fact in ("conquered", "used"):
        if len(top.items(fact)) > MOST:
            top.refuse(f"nobody does more than {MOST} things in a turn.", fact)
    turn.conquests = [read_conquest(state, item, f"conquered {i}") for i, item in enumerate(top.items("conquered"))]
    turn.notes = tuple([read_note(top, state, text, "armed", ARMED) for text in top.items("armed")])
    if turn.notes and state.step != CONQUER_STEP:
        top.refuse("only conquests are prepared.", "armed")
    turn.uses = usual_uses(state)
    if "used" in top:
        turn.uses = [read_use(use, state) for use in top.parts("used", ("what", "region", "to", "player"))]
    turn.attacked = usual_attacked(state)
    for seat in top.items("attacked"):
        turn.attacked |= 1 << top.number(seat, 0, state.players - 1, "attacked")


def read_roll(top: Fields, state: State) -> None:
    """The die that lies on the table."""
    if "roll" in top:
        state.turn.roll = top.whole("roll", 0, max(state.rules.die), 0)
        if state.step != CONQUER_STEP or not Look(state).rolls_before_conquest(state.tribe(state.turn.acting)):
            top.refuse("only a race that rolls before each conquest has a die on the table.", "roll")
        if state.tribe(state.turn.acting).hand == 0:
            top.refuse("a player who rolls has a token in hand.", "roll")


def read_rest(top: Fields, state: State, retreats: list[Retreat]) -> None:
    """What follows from the deeds, unless the text says otherwise."""
    turn = state.turn
    turn.moved = top.flag("moved", usual_moved(state))
    if "stood" in top:
        turn.stood = read_stood(top, state)
    turn.retreats = retreats if "driven_out" in top else in_order(state, retreats)
    turn.placing = top.flag("placing", usual_placing(state))
    turn.felled = top.whole("felled", 0, MOST, 0)
    turn.notes += tuple([read_note(top, state, text, "noted", NOTED) for text in top.items("noted")])


def read_stood(top: Fields, state: State) -> tuple[int, ...]:
    """Where the tokens of the acting declined race stood before it took them in hand: as many as it has now."""
    acting = state.tribe(state.turn.acting)
    if state.step != CONQUER_STEP or acting.active or state.turn.moved:
        top.refuse("only a declined race that is about to conquer is asked where it stood.", "stood")
    fields = top.part("stood", [state.board.regions[r].key for r in bits(acting.regions)])
    stood = tuple([fields.whole(state.board.regions[r].key, 1, 99, 1) for r in bits(acting.regions)])
    if sum(stood) != sum([state.tokens[r] for r in bits(acting.regions)]) + acting.hand:
        top.refuse(f"the {acting.race.key} have more or fewer tokens now.", "stood")
    return stood


def check_step(top: Fields, state: State, word: str, retreats: list[Retreat]) -> None:
    """Some steps exclude some facts."""
    active = state.active[state.seat] != EMPTY
    if word == "declare" and not active:
        top.refuse(f"seat {state.seat} has no active race; the step is pick.", "step")
    if word in ("begin", "recruit", "redeploy", "place") and not active:
        top.refuse(f"seat {state.seat} has no active race for this step.", "step")
    if word == "pick" and active:
        top.refuse(f"seat {state.seat} has an active race and cannot pick.", "step")
    if word in ("start", "declare"):
        for fact in (*FACTS, "ask"):
            if fact in top:
                top.refuse("nothing was done yet at the start of a turn; name a later step.", fact)
    elif word not in ("close", "retreat", "over") and state.truces[state.seat] != NOBODY:
        top.refuse("a player's peace ends when their turn starts.", f"seat {state.seat}, truce")
    if "ask" in top and word not in ("conquer", "redeploy", "place", "retreat"):
        top.refuse("open questions belong to the steps conquer, redeploy, place and retreat.", "ask")
    if retreats and word in ("start", "declare", "over"):
        top.refuse("tokens driven out are placed when a turn ends; at its start and end they are in hand.", "fled")


def run_on(state: State, word: str, chance: Chance) -> tuple[State, list[Event]]:
    """Run on by itself to the first decision; returns where the game begins, and what happened.

    It begins before those events if they can happen again when the game is opened, otherwise at the decision.
    """
    play = Play(state, chance)
    if state.asks or (word == "recruit" and offers_at(RichLook(state), IN_RECRUITING)):
        return state.copy(), []
    if word == "recruit":
        state.step = REDEPLOY_STEP  # recruits that come without being asked for have come
    elif word == "place" and not state.turn.placing:
        state.step = REDEPLOY_STEP  # which is done, so the markers are taken up and placed
        state.turn.settled |= usual_settled(state)
    origin = state.copy()
    run(play)
    if TURN[origin.step].waits or play.drawn is not None:
        origin = state.copy()
    return origin, play.events


# Defaults, which need not be written


def usual_acting(state: State) -> int:
    """The active race, or else the declined one that can conquer; at a pick the one that has."""
    acts = [tribe.slot for tribe in state.tribes_of(state.seat) if tribe.acts]
    if state.step == BEGIN_STEP:
        return NATIVE_SLOT
    if state.step == PICK_STEP:
        acts = [slot for slot in acts if state.turn.acted >> slot & 1]
    return acts[-1] if acts and not state.turn.declining else NATIVE_SLOT


def usual_acted(state: State) -> int:
    """Every race whose turn to conquer has come and gone."""
    if state.step in (PICK_STEP, BEGIN_STEP) or state.turn.declining:
        return 0
    acts = [tribe.slot for tribe in state.tribes_of(state.seat) if tribe.acts]
    if state.step == CONQUER_STEP and state.turn.acting in acts:
        acts = acts[: acts.index(state.turn.acting)]
    return mask_of(acts)


def usual_settled(state: State) -> int:
    """After redeployment all that acted; while a question is open, those up to the one asked."""
    acted = [tribe.slot for tribe in state.tribes_of(state.seat) if state.turn.acted >> tribe.slot & 1]
    if state.step in (PICK_STEP, BEGIN_STEP, CONQUER_STEP, RECRUIT_STEP):
        return 0
    if state.step == REDEPLOY_STEP and state.asks and state.asks[0].tribe in acted:
        here = acted.index(state.asks[0].tribe)
        acted = acted[: here + (state.asks[0].kind == DEPLOY)]
    return mask_of(acted)


def usual_uses(state: State) -> list[Action]:
    """The offers that led to a conquest, and those that prepare the next one."""
    plain = (WITH_TOKENS, WITH_DIE, *razing(state))
    done = [Action(USE, won.region, -1, won.how) for won in state.turn.conquests if won.how not in plain]
    return [*done, *[Action(USE, key=verb) for note in armed(state.turn) for verb in verbs_noting(state, note)]]


def verbs_noting(state: State, note: Note) -> list[str]:
    """The word of the offer that wrote a note."""
    return [ability.verb for ability in state.rules.abilities() if note.kind in ability.notes]


def usual_attacked(state: State) -> int:
    """Opponents whose active race lost a region to the active race."""
    mask = 0
    for won in state.turn.conquests:
        if won.tribe == state.active[state.seat] and won.victim_seat not in (NOBODY, state.seat):
            if won.victim == state.active[won.victim_seat]:
                mask |= 1 << won.victim_seat
    return mask


def usual_moved(state: State) -> bool:
    """Has the acting race conquered, rolled to conquer, or used an offer of the conquests?"""
    taken = [won for won in state.turn.conquests if won.how not in razing(state)]
    acting = state.tribes[state.turn.acting]
    abilities = [] if acting is None or acting.slot == NATIVE_SLOT else list(acting.abilities)
    abilities += [ability for piece in state.rules.gifts for ability in piece.abilities if abilities]
    verbs = [ability.verb for ability in abilities if ability.when == IN_CONQUEST]
    used = any([use.key in verbs for use in state.turn.uses])
    return state.turn.roll >= 0 or used or any([won.tribe == state.turn.acting for won in taken])


def usual_placing(state: State) -> bool:
    """Were the markers taken up to be placed: is one asked about, or already placed?"""
    if state.step == PLACE_STEP:
        slot = state.active[state.seat]
        abilities = [] if slot == EMPTY else state.tribe(slot).abilities
        verbs = [ability.verb for ability in abilities if ability.when == IN_PLACING]
        return len(state.asks) > 0 or any([use.key in verbs for use in state.turn.uses])
    return state.step in (SCORE_STEP, CLOSE_STEP, RETREAT_STEP) and not state.turn.declining


def in_order(state: State, retreats: list[Retreat]) -> list[Retreat]:
    """Survivors are listed in the order of the conquests that drove them out."""
    return sorted(retreats, key=lambda back: conquest_behind(state, back))


def usual_race(state: State, victim: int) -> int:
    """The race that lost the region, -1 for natives, nobody and a race that is gone."""
    tribe = None if victim == EMPTY else state.tribes[victim]
    return -1 if tribe is None else tribe.race.index


def conquest_behind(state: State, back: Retreat) -> int:
    """The place of the conquest that drove these out: they are listed in that order."""
    for place, won in enumerate(state.turn.conquests):
        if won.region == back.region and won.victim == back.tribe:
            return place
    return len(state.turn.conquests)


# Words


def read_who(fields: Fields, state: State, value: object, name: str) -> int:
    """A race by its name, a seat for its active race, or {seat, slot} for a race that is gone."""
    if isinstance(value, str):
        slots = {tribe.race.key: tribe.slot for tribe in state.tribes if tribe is not None and tribe.slot}
        return slots[fields.known(value, "race in play", slots, name)]
    if isinstance(value, dict):
        gone = Fields(f"{fields.place}, {name}" if fields.place else name, value, ("seat", "slot"))
        base = 1 + SLOTS_PER_PLAYER * gone.whole("seat", 0, state.players - 1, -1)
        free = [slot for slot in range(SLOTS_PER_PLAYER) if state.tribes[base + slot] is None]
        return base + gone.whole("slot", 0, SLOTS_PER_PLAYER - 1, free[0] if free else -1)
    seat = fields.number(value, 0, state.players - 1, name)
    if state.active[seat] == EMPTY:
        fields.refuse(f"seat {seat} has no active race; name the declined one.", name)
    return state.active[seat]


def read_all(top: Fields, state: State, name: str) -> int:
    """A list of races, as a mask of their slots."""
    return mask_of([read_who(top, state, who, name) for who in top.items(name)])


def read_region(fields: Fields, state: State, value: object, name: str) -> int:
    """The region with this name."""
    return state.board.index[fields.known(value, "region", state.board.index, name)]


def verbs_of(state: State) -> list[str]:
    """The words of all offers."""
    return [ability.verb for ability in state.rules.abilities() if ability.when]


def ways_of(state: State) -> list[str]:
    """The words of all ways to conquer."""
    offers = [ability.verb for ability in state.rules.abilities() if ability.verb and ability.when == IN_CONQUEST]
    return [WITH_TOKENS, WITH_DIE, *offers, *razing(state)]


def razing(state: State) -> list[str]:
    """The words of conquests by a hidden marker, after which nobody enters the region."""
    return [ability.verb for ability in state.rules.abilities() if any([piece.faces for piece in ability.pieces])]


def read_conquest(state: State, item: Any, place: str) -> Conquest:
    """A region taken this turn: its name alone if it was empty."""
    data = {"region": item} if isinstance(item, str) else item
    fields = Fields(place, data, ("region", "from", "race", "how", "defenders", "by"))
    region = read_region(fields, state, data.get("region"), "region")
    how = fields.known(data.get("how", WITH_TOKENS), "way to conquer", ways_of(state), "how")
    by = read_who(fields, state, data["by"], "by") if "by" in data else state.turn.acting
    if by == NATIVE_SLOT or (by - 1) // SLOTS_PER_PLAYER != state.seat:
        fields.refuse("only a race of the player whose turn it is conquers.", "by")
    if state.step == PICK_STEP and state.tribes[by] is None:
        fields.refuse("a race that conquered before the pick is still there.", "by")

    source = data.get("from", NOTHING)
    if source == NOTHING:
        victim, seat = EMPTY, NOBODY
    elif source in NATIVES:
        victim, seat = NATIVE_SLOT, NOBODY
    else:
        victim = read_who(fields, state, source, "from")
        seat = (victim - 1) // SLOTS_PER_PLAYER
    some = 0 if victim == EMPTY else 1
    race = usual_race(state, victim)
    if "race" in fields:
        keys = [banner.key for banner in state.rules.races]
        race = -1 if data["race"] == UNKNOWN else keys.index(fields.known(data["race"], "race", keys, "race"))
        if seat == NOBODY:
            fields.refuse("no race stood there.", "race")
    return Conquest(by, region, how, victim, seat, fields.whole("defenders", some, 99 * some, some), race)


def read_use(fields: Fields, state: State) -> Action:
    """An offer that was taken this turn."""
    key = fields.known(fields.data.get("what"), "offer", verbs_of(state), "what")
    region = read_region(fields, state, fields.data["region"], "region") if "region" in fields else -1
    to = read_region(fields, state, fields.data["to"], "to") if "to" in fields else -1
    seat = fields.whole("player", 0, state.players - 1, 0) if "player" in fields else -1
    return state.rules.meant(Action(USE, region, seat, key, to))


def read_note(top: Fields, state: State, text: object, name: str, lasts: tuple[str, ...], seat: int = -1) -> Note:
    """A note from its words."""
    kinds = kinds_lasting(state.rules, lasts)
    kind = find_kind(kinds, text) if isinstance(text, str) else None
    if kind is None or not isinstance(text, str):
        top.refuse(f"under these rules nothing notes {brief(text)}. {nearest(text, [k.word for k in kinds])}", name)
    said = split_parts(kind, text)
    if said is None:
        form = ":".join([kind.word, *parts_of(kind)])
        top.refuse(f"this note reads {form}, not {brief(text)}.", name)
    region = read_region(top, state, said["region"], name) if kind.region else -1
    tribe = read_who(top, state, said["race"], name) if kind.race else -1
    number = -1
    if kind.most >= 0:
        numbers = [str(each) for each in range(kind.most + 1)]
        number = int(top.known(said["number"], f"number of {kind.word}", numbers, name))
    return Note(kind, region, tribe, number, seat)


# Choices that must be made


def read_ask(fields: Fields, state: State) -> Ask:
    """A question about tokens to place or regions to give up."""
    kind = fields.known(fields.data.get("do"), "question", (DEPLOY, GIVE_UP), "do")
    tribe = state.tribe(read_who(fields, state, fields.data.get("race"), "race"))
    mask = mask_of([read_region(fields, state, key, "regions") for key in fields.items("regions")])
    if not mask:
        fields.refuse("list the regions still to be asked about.", "regions")
    most = count(mask) if kind == GIVE_UP else to_spread(Look(state), tribe, mask)
    open_to = tribe.regions
    piece = -1
    if "piece" in fields:
        kinds = {piece.key: piece.index for piece in state.rules.pieces}
        piece = kinds[fields.known(fields.data["piece"], "piece", kinds, "piece")]
        most = state.supply[piece]
        if kind == GIVE_UP:
            fields.refuse("regions are given up, pieces are not.", "piece")
    found = piece >= 0 and state.rules.pieces[piece].fixed and not state.rules.pieces[piece].faces
    if found != (state.step == CONQUER_STEP):
        fields.refuse(
            "open questions during conquests are about a place that was just found; others come later.", "piece"
        )
    if found:
        open_to = state.board.water
    strange = bits(mask & ~open_to)
    if strange:
        fields.refuse(f"the {tribe.race.key} do not hold {state.board.regions[strange[0]].key}.", "regions")
    if count(mask) == 1 and kind == DEPLOY and (piece < 0 or found):
        fields.refuse("with only one region there is nothing to ask.", "regions")
    if most < 1:
        fields.refuse(f"the {tribe.race.key} have nothing to place.", "number")
    return Ask(kind, tribe.player, tribe.slot, mask, fields.whole("number", 1, most, -1), piece)
