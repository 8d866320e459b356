"""The numbers printed in the box, copied from the rule catalogue and not from the engine's content (B-COMP)."""

from typing import Final

# B-COMP-03: race tokens in the box
TOKENS: Final = {
    "amazons": 15,
    "dwarves": 8,
    "elves": 11,
    "ghouls": 10,
    "giants": 11,
    "halflings": 11,
    "humans": 10,
    "orcs": 10,
    "ratmen": 13,
    "skeletons": 20,
    "sorcerers": 18,
    "tritons": 11,
    "trolls": 10,
    "wizards": 10,
}

# B-COMP-04: the number on the banner; Amazons get four more for conquest only
BANNERS: Final = {
    "amazons": 6,
    "dwarves": 3,
    "elves": 6,
    "ghouls": 5,
    "giants": 6,
    "halflings": 6,
    "humans": 5,
    "orcs": 5,
    "ratmen": 8,
    "skeletons": 6,
    "sorcerers": 5,
    "tritons": 6,
    "trolls": 5,
    "wizards": 5,
}
AMAZONS_EXTRA: Final = 4

# B-COMP-05: the number on the badge
BADGES: Final = {
    "alchemist": 4,
    "berserk": 4,
    "bivouacking": 5,
    "commando": 4,
    "diplomat": 5,
    "dragon_master": 5,
    "flying": 5,
    "forest": 4,
    "fortified": 3,
    "heroic": 5,
    "hill": 4,
    "merchant": 2,
    "mounted": 5,
    "pillaging": 5,
    "seafaring": 5,
    "spirit": 5,
    "stout": 4,
    "swamp": 4,
    "underworld": 5,
    "wealthy": 4,
}

# B-COMP-06: markers; the Lost Tribes and mountains are counted on the map
MARKERS: Final = {"lair": 10, "fortress": 6, "encampment": 5, "hole": 2, "hero": 2, "dragon": 1}
LOST_TRIBES: Final = 18
MOUNTAINS: Final = 9

WALLS: Final = ("lair", "fortress", "encampment")  # each adds 1 to the cost (B-CONQ-05)
WARDS: Final = ("hole", "hero", "dragon")  # each makes its region immune to others (B-CONQ-21)
LEAVING: Final = ("encampment", "hole", "hero", "dragon")  # gone when their race declines (B-DECLINE-06)
