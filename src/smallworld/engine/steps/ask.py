"""Choices that must be made before the game goes on: regions to give up, tokens and markers to spread.

Tokens are spread region by region: how many here, how many there, the last region takes the rest.
Only the answers for the first region of the board are listed, so that a search meets each result
once; people may begin anywhere. In a redeployment the tokens stay where they are until the first
answer; then all but one per region are in hand.
"""

from typing import Final, final

from smallworld.engine.actions import DEPLOY, GIVE_UP, Action
from smallworld.engine.bits import above, bits, count, lowest, single
from smallworld.engine.look import Look
from smallworld.engine.play import Play
from smallworld.engine.state import Ask, Tribe
from smallworld.engine.steps.step import REDEPLOY_STEP


def ask_to_deploy(play: Play, me: Tribe, mask: int, number: int, piece: int = -1) -> None:
    """Let the owner spread tokens or pieces over these regions; if there is only one way, or none, do not ask."""
    if number < 1 or not mask:
        return
    ask = Ask(DEPLOY, me.player, me.slot, mask, number, piece)
    if count(mask) > 1 or (piece >= 0 and not must_lie(play, piece)):
        play.state.asks.append(ask)
    elif piece >= 0:
        play.place(play.state.rules.pieces[piece], lowest(mask), number)
    else:
        if begins_redeployment(play, me, mask):
            number = me.hand
        if fits(play, me, lowest(mask), number):
            play.deploy(me, lowest(mask), number)


def fits(look: Look, me: Tribe, region: int, number: int) -> bool:
    """May this many tokens join a region? Where only a piece stands, a whole garrison must come, or nobody."""
    return number == 0 or number >= look.least(me, region) or look.state.tokens[region] > 0


def choices(look: Look, ask: Ask, region: int) -> list[Action]:
    """How many tokens or pieces may go into this region, so that the rest find a place too."""
    state = look.state
    later = ask.mask & ~(1 << region)
    every = state.board.moves.deploy(region, ask.number)
    if ask.piece >= 0:
        if not must_lie(look, ask.piece):
            return every
        most = min(ask.number, room(look, ask.piece, region))
        least = max(0, ask.number - sum([room(look, ask.piece, r) for r in bits(later)]))
        return every[least : most + 1]
    me = state.tribe(ask.tribe)
    if me.garrison == 1:
        return every
    open_later = any([state.tokens[r] > 0 for r in bits(later)])
    enough = min([look.least(me, r) for r in bits(later)], default=1)
    return [
        action
        for action in every
        if fits(look, me, region, action.number)
        and (open_later or ask.number == action.number or ask.number - action.number >= enough)
    ]


def must_lie(look: Look, piece: int) -> bool:
    """Must all pieces of this kind be placed? Others may stay in hand."""
    kind = look.state.rules.pieces[piece]
    return kind.token or kind.holds or kind.fixed


def room(look: Look, piece: int, region: int) -> int:
    """How many more of these pieces a region can hold: as many as its tokens if they count among these, else one."""
    most = look.state.tokens[region] if look.state.rules.pieces[piece].token else 1
    return most - look.pieces_in(piece, region)


def begins_redeployment(look: Look, me: Tribe, mask: int) -> bool:
    """Is this the first question of a redeployment, with every token that may be moved still where it stood?"""
    return look.state.step == REDEPLOY_STEP and mask == me.regions and not look.in_force(me.hooks.stays_put, me)


def to_spread(look: Look, me: Tribe, mask: int) -> int:
    """Tokens that can be spread over these regions: the hand, and at first all that may leave their regions."""
    return me.hand + (look.spare(me) if begins_redeployment(look, me, mask) else 0)


@final
class Place:
    """A region into which tokens or pieces of a question may go."""

    def __init__(self, region: int, keeps: int, now: int, together: int, most: int) -> None:
        self.region: Final = region
        self.keeps: Final = keeps  # tokens that stay there whatever the answer
        self.now: Final = now  # how many there are
        self.together: Final = together  # if nobody stays, at least this many come, or none
        self.most: Final = most  # how many there may be in the end; for pieces, how many may come


def places(look: Look, ask: Ask) -> list[Place]:
    """Where the tokens or pieces of a question may go, for those who answer it whole."""
    state = look.state
    me = state.tribe(ask.tribe)
    if ask.piece >= 0:
        bound = must_lie(look, ask.piece)
        return [
            Place(r, 0, look.pieces_in(ask.piece, r), 1, room(look, ask.piece, r) if bound else ask.number)
            for r in bits(ask.mask)
        ]
    fresh = begins_redeployment(look, me, ask.mask)
    found: list[Place] = []
    for r in bits(ask.mask):
        now = state.tokens[r]
        least = look.least(me, r)
        keeps = min(now, least) if fresh else now
        found.append(Place(r, keeps, now, 1 if keeps else least, keeps + ask.number))
    return found


def to_give_up(look: Look, me: Tribe) -> int:
    """How many regions a race gives up for its levy, whichever they are; each gives back all that must stand there."""
    short, number = me.hooks.levy - me.hand, 0
    for least in sorted([look.least(me, r) for r in bits(me.regions)]):
        if short > 0:
            short -= least
            number += 1
    return number


def ask_to_give_up(play: Play, me: Tribe, number: int) -> None:
    """Let the owner choose which regions to give up."""
    if number == count(me.regions):
        for r in bits(me.regions):
            play.abandon(me, r)
    else:
        play.state.asks.append(Ask(GIVE_UP, me.player, me.slot, me.regions, number))


@final
class Asking:
    """Answers to the first open question."""

    def legal(self, look: Look) -> list[Action]:
        """The possible answers, for the next region in the order of the board."""
        state = look.state
        ask = state.asks[0]
        moves = state.board.moves
        if ask.kind == GIVE_UP:
            regions = bits(ask.mask)
            latest = len(regions) - ask.number  # the others needed must still come after it
            return [moves.give_up[r] for r in regions[: latest + 1]]
        return choices(look, ask, lowest(ask.mask))

    def nth(self, look: Look, number: int) -> Action:
        """The answer at this place, counted round and round."""
        actions = self.legal(look)
        return actions[number % len(actions)]

    def open(self, look: Look) -> list[Action]:
        """The possible answers for every region; regions to give up have one order when named one by one."""
        ask = look.state.asks[0]
        if ask.kind == GIVE_UP:
            return self.legal(look)
        actions: list[Action] = []
        for region in bits(ask.mask):
            actions += choices(look, ask, region)
        return actions

    def apply(self, play: Play, action: Action) -> None:
        """Take the answer and ask on while something is left."""
        state = play.state
        ask = state.asks[0]
        state.asks.pop(0)
        me = state.tribe(ask.tribe)
        later = ask.mask & ~(1 << action.region)

        if ask.kind == GIVE_UP:
            later = above(later, action.region)
            play.abandon(me, action.region)
            left = ask.number - 1
            if left and left == count(later):
                for r in bits(later):
                    play.abandon(me, r)
            elif left:
                state.asks.insert(0, Ask(GIVE_UP, ask.player, ask.tribe, later, left))
            return

        if begins_redeployment(play, me, ask.mask):
            play.gather(me)
        left = ask.number - action.number
        if ask.piece >= 0:
            if action.number:
                play.place(state.rules.pieces[ask.piece], action.region, action.number)
            if left and single(later) and must_lie(play, ask.piece):
                play.place(state.rules.pieces[ask.piece], lowest(later), left)
            elif left and later:
                state.asks.insert(0, Ask(DEPLOY, ask.player, ask.tribe, later, left, ask.piece))
            return
        play.deploy(me, action.region, action.number)
        if left and single(later):
            play.deploy(me, lowest(later), left)
        elif left:
            state.asks.insert(0, Ask(DEPLOY, ask.player, ask.tribe, later, left))


ASKING: Final = Asking()
