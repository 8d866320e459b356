"""Small World of Warcraft put together from its options."""

from smallworld.content.warcraft.options import WarcraftOptions
from smallworld.content.warcraft.pieces import Markers
from smallworld.content.warcraft.places import WELL
from smallworld.content.warcraft.powers import warcraft_powers
from smallworld.content.warcraft.races import warcraft_races
from smallworld.content.warcraft.world import ALLIANCE, HORDE, Camps, Discovery, FactionBonus, Travel, WellCoins
from smallworld.engine.rules import Rules


def warcraft_rules(o: WarcraftOptions) -> Rules:
    """The rules of Warcraft under these options. Options are read here and nowhere else."""
    markers = Markers(o)
    well = next(place for place in markers.places if place.key == WELL)
    discovery = Discovery(markers.marker, (*markers.artifacts, *markers.places), well, markers.places)
    world = (Travel(), discovery, FactionBonus(), WellCoins(well))
    return Rules(
        "warcraft",
        races=warcraft_races(o, markers),
        powers=warcraft_powers(o, markers, discovery),
        pieces=markers.all(),
        world=(*world, Camps((ALLIANCE, HORDE))) if o.teams == "yes" else world,
        declined_all_lost=True,
        teams=2 if o.teams == "yes" else 0,
    )
