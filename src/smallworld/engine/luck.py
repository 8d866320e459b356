"""What the reinforcement die does for an attack: for most races no more than it shows.

Abilities that sway the die (`Ability.sways`) are asked here. A throw is one die, or two where one may be rolled again;
chances are told in throws that are equally likely.
"""

from typing import Final

from smallworld.engine.bits import bits
from smallworld.engine.dealing import Dealing
from smallworld.engine.look import Look
from smallworld.engine.state import EMPTY, Tribe

NEVER: Final = 99  # no face of the die does


def is_plain(look: Look, me: Tribe) -> bool:
    """Does the die count what it shows, wherever this race attacks?"""
    return len(me.hooks.sways) == 0 and not look.state.rules.has_blunters


def is_blunted(look: Look, me: Tribe, region: int) -> bool:
    """Is the die of no help against the race that stands there?"""
    slot = look.state.holder[region]
    if slot == EMPTY or not look.state.rules.has_blunters:
        return False
    tribe = look.state.tribe(slot)
    if tribe.player == me.player:
        return False
    return any([ability.blunts(look, tribe) >> region & 1 for ability in tribe.hooks.blunts])


def counted(look: Look, me: Tribe, region: int, face: int) -> int:
    """What the die counts for an attack there if it shows this face."""
    if is_blunted(look, me, region):
        return 0
    number = face
    for ability in me.hooks.sways:
        if ability.sways(look, me) >> region & 1:
            number += ability.counts(face) - face
    return number


def needed(look: Look, me: Tribe, region: int, short: int) -> int:
    """The lowest face that does where so many tokens are missing, or `NEVER`."""
    found = NEVER
    plain = is_plain(look, me)
    for face in look.state.rules.die:
        if face < found and (face if plain else counted(look, me, region, face)) >= short:
            found = face
    return found


def again_at(look: Look, me: Tribe, region: int) -> int:
    """The highest face that is rolled again there, if it does not win at once; -1 if none is.

    Before the region is named (-1), any region will do.
    """
    most = -1
    for ability in me.hooks.sways:
        if ability.rolls_again > most:
            mask = ability.sways(look, me)
            if mask if region < 0 else mask >> region & 1:
                most = ability.rolls_again
    return most


def best(look: Look, me: Tribe, region: int) -> int:
    """The most that the die can count there."""
    rules = look.state.rules
    if is_plain(look, me):
        return rules.best_roll
    return max([counted(look, me, region, face) for face in rules.die])


def limit(look: Look, me: Tribe, region: int, hand: int) -> int:
    """The highest price there for which the die may be rolled (B-DIE-03)."""
    most = best(look, me, region)
    return look.state.rules.last_attempt_price or hand + most if most else hand


def hopeful(look: Look, me: Tribe, mask: int, hand: int) -> int:
    """The part of `mask` that the die may win."""
    regions = bits(mask)
    prices = look.prices(me, regions)
    found = 0
    for i, r in enumerate(regions):
        if hand < prices[i] <= limit(look, me, r, hand):
            found |= 1 << r
    return found


def throws(look: Look, me: Tribe) -> int:
    """How many equally likely throws this race's chances are told in: faces of the die, or pairs of them."""
    faces = len(look.state.rules.die)
    for ability in me.hooks.sways:
        if ability.rolls_again >= 0:
            return faces * faces
    return faces


def throw(dealing: Dealing, me: Tribe, region: int = -1, short: int = -1) -> int:
    """Roll the die for an attack, again if an ability says so; the highest face stays.

    Before a conquest nobody knows the region, nor how many tokens will be missing.
    """
    if not me.hooks.sways:
        return dealing.roll(me.player, region, short)
    least = -1 if region < 0 else needed(dealing, me, region, short)
    highest = again_at(dealing, me, region)
    face = dealing.roll(me.player, region, least)
    if face <= highest and (least < 0 or face < least):
        face = max(face, dealing.roll(me.player, region, least))
    return face


def wins(look: Look, me: Tribe, region: int, short: int) -> int:
    """How many of these throws win where so many tokens are missing."""
    die = look.state.rules.die
    least = needed(look, me, region, short)
    good = len([face for face in die if face >= least])
    all_throws = throws(look, me)
    if all_throws == len(die):
        return good
    highest = again_at(look, me, region)
    again = len([face for face in die if face < least and face <= highest])
    return good * len(die) + again * good
