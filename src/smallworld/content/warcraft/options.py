"""Where the catalogue of Warcraft leaves a choice (src/smallworld/rulebook/warcraft.md)."""

from dataclasses import dataclass
from typing import Final, Literal

YesNo = Literal["yes", "no"]


@dataclass(frozen=True)
class WarcraftOptions:
    """One value for every switchable ruling. Defaults first."""

    gnome_first_assault: Literal["allowed", "forbidden"] = "allowed"
    tauren_champion: Literal["alone", "with_two"] = "alone"
    teams: YesNo = "no"
    custom_pieces: YesNo = "yes"


PRESETS: Final = {"default": WarcraftOptions(), "teams": WarcraftOptions(teams="yes")}
