"""What the reinforcement die does for an attack: for most races no more than it shows.

Abilities that sway the die (`Ability.sways`) are asked here, face by face: an ability may count them as it likes. A
throw is one die, or two where one may be rolled again; chances are told in throws that are equally likely.
"""

from typing import Final

from smallworld.engine.bits import bits
from smallworld.engine.dealing import Dealing
from smallworld.engine.look import Look, added
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
    return 0 if is_blunted(look, me, region) else unblunted(look, me, region, face)


def unblunted(look: Look, me: Tribe, region: int, face: int) -> int:
    """The same, whoever stands there."""
    swaying = [ability for ability in me.hooks.sways if ability.sways(look, me) >> region & 1]
    return face + sum(added(swaying, face))


def winning(look: Look, me: Tribe, region: int, short: int) -> list[int]:
    """The faces that do where so many tokens are missing, each as often as the die has it."""
    die = look.state.rules.die
    if is_plain(look, me):
        return [face for face in die if face >= short]
    return [face for face in die if counted(look, me, region, face) >= short]


def needed(look: Look, me: Tribe, region: int, short: int) -> int:
    """The lowest face that does where so many tokens are missing, or `NEVER`."""
    return min(winning(look, me, region, short), default=NEVER)


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


def repeated(look: Look, me: Tribe, region: int, short: int) -> int:
    """How many faces of the die are rolled again where so many tokens are missing: low ones that do not win."""
    highest = again_at(look, me, region)
    if highest < 0:
        return 0
    good = winning(look, me, region, short)
    return len([face for face in look.state.rules.die if face <= highest and face not in good])


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


def is_spoiled(look: Look, me: Tribe, region: int, price: int, hand: int) -> bool:
    """Could the die be rolled for this price if it were not blunted there?"""
    if not is_blunted(look, me, region):
        return False
    rules = look.state.rules
    most = max([unblunted(look, me, region, face) for face in rules.die])
    return price <= (rules.last_attempt_price or hand + most)


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
    """Roll the die for an attack, again if an ability says so; the face that counts more stays.

    Before a conquest nobody knows the region, nor how many tokens will be missing: the higher face stays.
    """
    if not me.hooks.sways:
        return dealing.roll(me.player, region, short)
    highest = again_at(dealing, me, region)
    if region < 0:
        face = dealing.roll(me.player, region, -1)
        return max(face, dealing.roll(me.player, region, -1)) if face <= highest else face
    least = needed(dealing, me, region, short)
    face = dealing.roll(me.player, region, least)
    shown = counted(dealing, me, region, face)
    if face <= highest and shown < short:
        other = dealing.roll(me.player, region, least)
        return other if counted(dealing, me, region, other) > shown else face
    return face


def wins(look: Look, me: Tribe, region: int, short: int) -> int:
    """How many of these throws win where so many tokens are missing."""
    faces = len(look.state.rules.die)
    good = len(winning(look, me, region, short))
    if throws(look, me) == faces:
        return good
    return good * (faces + repeated(look, me, region, short))
