"""Rules that belong to no race: travel between islands, the two factions, markers that lie face down."""

from typing import Final, final

from smallworld.engine.ability import Ability, WorldRule
from smallworld.engine.bits import count, lowest
from smallworld.engine.look import Look
from smallworld.engine.notes import NoteKind
from smallworld.engine.pieces import Piece
from smallworld.engine.play import Play
from smallworld.engine.rules import Banner
from smallworld.engine.state import EMPTY, Conquest, Tribe
from smallworld.engine.steps.ask import ask_to_deploy

ALLIANCE: Final = "alliance"
HORDE: Final = "horde"
NEUTRAL: Final = "neutral"
OPPOSED: Final = {ALLIANCE: HORDE, HORDE: ALLIANCE}
CHOSEN: Final = {side: NoteKind(f"side:{side}") for side in (ALLIANCE, HORDE)}
"""A neutral race fights for this faction this turn."""


@final
class Travel(Ability):
    """Any entry region of any island may be attacked; one that does not border on the race costs one more."""

    def __init__(self) -> None:
        super().__init__()
        self.verb = "travel"
        self.because = (
            "It is neither an entry region nor adjacent to a region of this race; "
            "other races, in decline, do not count."
        )

    def reaches(self, look: Look, me: Tribe) -> int:
        return look.state.board.entry

    def dearer(self, look: Look, me: Tribe) -> int:
        spared = look.beside(me, me.regions)
        for ability in me.hooks.waives:
            spared |= ability.waives(look, me)
        return look.state.board.entry & ~spared


@final
class Camps(WorldRule):
    """Teams: two players fight for each faction, seated alternately, and take no race of the other one (W-TEAM-03)."""

    def __init__(self, sides: tuple[str, ...]) -> None:
        super().__init__()
        self.sides: Final = sides

    def may_pick(self, look: Look, seat: int, race: Banner) -> bool:
        return race.side != OPPOSED[self.sides[seat % len(self.sides)]]


@final
class FactionBonus(Ability):
    """A coin for every race of the other faction from which a region was taken this turn (W-SCORE-04)."""

    def __init__(self) -> None:
        super().__init__()
        self.verb = "faction"

    def coins(self, look: Look, me: Tribe) -> int:
        beaten = [won.race for won in look.conquests_of(me) if won.race >= 0]
        enemy = OPPOSED.get(side_of(look, me), "") if beaten else ""
        if not enemy:
            return 0
        once = twice = 0  # races from which one region was taken, or more
        for race in beaten:
            if look.state.rules.races[race].side == enemy:
                twice |= once & 1 << race
                once |= 1 << race
        doubled = twice and any([isinstance(ability, Rally) for ability in me.abilities])
        return count(once) + count(twice) if doubled else count(once)


class Rally(Ability):
    """A place that makes the factions fight harder: the bonus counts up to twice per race."""


def side_of(look: Look, me: Tribe) -> str:
    """The faction a race fights for this turn: its own, or the one a neutral race chose."""
    if me.race.side == NEUTRAL and any([isinstance(ability, Rally) for ability in me.abilities]):
        for side, kind in CHOSEN.items():
            if look.noted(kind):
                return side
    return me.race.side


@final
class Discovery(WorldRule):
    """A face-down marker is turned up when tokens enter its region (W-CONQ-22)."""

    def __init__(self, marker: Piece, relics: tuple[Piece, ...], well: Piece, places: tuple[Piece, ...]) -> None:
        super().__init__()
        self.marker: Final = marker
        self.relics: Final = relics
        self.well: Final = well
        self.places: Final = places

    def on_set_up(self, play: Play) -> None:
        """One marker, drawn unseen, in the region with the size icon of each island (W-SETUP-09)."""
        state = play.state
        drawn = play.shuffle(list(range(len(self.relics))))
        icons = state.board.with_symbol("size")
        sized = [lowest(land & icons) for land in state.board.lands if land & icons]
        for place, region in enumerate(sized[: len(drawn)]):
            play.lay_face_down(self.marker, region, drawn[place])

    def on_conquered(self, play: Play, me: Tribe, won: Conquest) -> None:
        self.discover(play, me, won.region)

    def discover(self, play: Play, me: Tribe, region: int) -> None:
        """Turn up what lies face down here, if anything does; `me` brought it to light."""
        state = play.state
        if not state.on[self.marker.index] >> region & 1:
            return
        found = self.relics[play.turn_up(self.marker, region)]
        if found is self.well:
            waters = island_of(play, region) & state.board.water
            if waters:
                ask_to_deploy(play, me, waters, 1, found.index)  # the finder chooses among several (W-PLACE-WELL-01)
            else:
                self.another_place(play, region)
        else:
            play.move(found, region)

    def another_place(self, play: Play, region: int) -> None:
        """On an island without water the Well is replaced by a place that is not in play (W-PLACE-WELL-02)."""
        state = play.state
        play.put_away(self.well)
        hidden = [self.relics[face] for face in state.faces_of(self.marker.index)]
        free = [place.index for place in self.places if state.supply[place.index] and place not in hidden]
        if free:
            drawn = state.rules.pieces[play.shuffle(free)[0]]
            play.reveal(self.marker, drawn.key, region)
            play.move(drawn, region)


def island_of(look: Look, region: int) -> int:
    """All regions of the island a region belongs to."""
    return look.state.board.lands[look.state.board.regions[region].land]


@final
class WellCoins(Ability):
    """Two coins for the race with the most regions around the Well of Eternity, even in decline (W-PLACE-WELL-03)."""

    def __init__(self, well: Piece) -> None:
        super().__init__()
        self.verb = well.key
        self.well: Final = well
        self.works_in_decline = True

    def coins(self, look: Look, me: Tribe) -> int:
        region = look.where(self.well)
        if region < 0:
            return 0
        return 2 if leads_around(look, me, look.state.board.borders[region]) else 0


def leads_around(look: Look, me: Tribe, mask: int) -> bool:
    """Does `me` hold more of these regions than any other single race, natives included?"""
    own = count(me.regions & mask)
    for tribe in look.state.tribes:
        if tribe is not None and tribe is not me and count(tribe.regions & mask) >= own:
            return False
    return own > 0


def held_regions(look: Look) -> int:
    """Every region where a token of anybody stands."""
    mask = 0
    for tribe in look.state.tribes:
        if tribe is not None:
            mask |= tribe.regions
    return mask


def held_by_side(look: Look, side: str) -> int:
    """Every region of a race of this faction, active or declined."""
    mask = 0
    for tribe in look.state.tribes:
        if tribe is not None and tribe.race.side == side:
            mask |= tribe.regions
    return mask


def real_borders(look: Look, me: Tribe) -> int:
    """Regions that truly border on the race, without any tunnels."""
    return look.state.board.around(me.regions)


def holder_seat(look: Look, region: int) -> int:
    """The seat that holds a region, -1 for nobody and for natives."""
    slot = look.state.holder[region]
    return -1 if slot == EMPTY else look.state.tribe(slot).player
