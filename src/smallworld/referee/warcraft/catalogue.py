"""The numbers printed in the box of Warcraft, copied from the rule catalogue and not from the engine's content."""

from typing import Final

ALLIANCE: Final = "alliance"
HORDE: Final = "horde"
NEUTRAL: Final = "neutral"

# W-DEF-07: every race has one faction
ALLIANCE_RACES: Final = ("draenei", "dwarves", "gnomes", "humans", "night_elves", "worgen")
HORDE_RACES: Final = ("blood_elves", "forsaken", "goblins", "orcs", "tauren", "trolls")
NEUTRAL_RACES: Final = ("ethereals", "kobolds", "naga", "pandaren")
FACTION: Final = {
    **dict.fromkeys(ALLIANCE_RACES, ALLIANCE),
    **dict.fromkeys(HORDE_RACES, HORDE),
    **dict.fromkeys(NEUTRAL_RACES, NEUTRAL),
}
ENEMY: Final = {ALLIANCE: HORDE, HORDE: ALLIANCE, NEUTRAL: ""}

# W-RACE: the number on the banner
BANNERS: Final = {
    "draenei": 7,
    "dwarves": 5,
    "gnomes": 5,
    "humans": 5,
    "night_elves": 4,
    "worgen": 5,
    "blood_elves": 5,
    "forsaken": 6,
    "goblins": 6,
    "orcs": 6,
    "tauren": 11,
    "trolls": 6,
    "ethereals": 5,
    "kobolds": 6,
    "naga": 6,
    "pandaren": 5,
}
# Tokens in the box: five more than the banner says, of the Forsaken twenty (W-RACE-FORSAKEN-03)
TOKENS: Final = {race: 20 if race == "forsaken" else number + 5 for race, number in BANNERS.items()}

# W-POWER: the number on the badge
BADGES: Final = {
    "archaeologist": 5,
    "battle_master": 5,
    "beast_master": 4,
    "blacksmith": 4,
    "championing": 5,
    "defensive": 5,
    "enraged": 4,
    "explorer": 4,
    "farmer": 4,
    "fishing": 3,
    "garrisoned": 3,
    "herbalist": 4,
    "intimidating": 4,
    "marshdweller": 4,
    "mining": 4,
    "mountaineer": 4,
    "portal_mage": 5,
    "ranger": 4,
    "sailing": 5,
    "swamp_walker": 4,
}
LASTING: Final = ("garrisoned", "marshdweller")  # W-DECL-03: badges that stay with a declined race

# W-BOARD-10, W-PICK-07, W-RACE-HUMAN-01, W-POWER-BEAST-01, W-SETUP-09: markers
OWN_MARKERS: Final = {"wall": 9, "fort": 10, "tower": 6, "objective": 2, "beast": 5, "champion": 1, "bomb": 12}
ARTIFACTS: Final = ("aegis_of_aggramar", "ashes_of_alar", "doomhammer", "frostmourne", "heart_of_azeroth")
WELL: Final = "well_of_eternity"
PLACES: Final = (
    "battleground",
    "dark_portal",
    "karazhan",
    "lights_hope_chapel",
    "meeting_stone",
    "spirit_healer",
    WELL,
)
RELICS: Final = (*ARTIFACTS, *PLACES)
MARKERS: Final = {**OWN_MARKERS, "marker": len(RELICS), **dict.fromkeys(RELICS, 1)}
MURLOCS: Final = 15  # W-BOARD-06
MOUNTAINS: Final = 10  # W-BOARD-06
EXPLODING: Final = 6  # W-RACE-GOBLIN-03: of the twelve bombs

DEFENCES: Final = ("wall", "fort", "champion")  # each adds 1 to the cost (W-CONQ-02)
WITH_HOLDER: Final = ("wall", "fort", "tower", "beast", "champion")  # leave an emptied region (W-DEF-13)
KEEPERS: Final = {
    "wall": "night_elves",
    "fort": "garrisoned",
    "tower": "defensive",
    "beast": "beast_master",
    "champion": "championing",
}
"""Whose marker it is."""
LEAVING: Final = ("tower", "beast", "champion")  # gone when their race declines (W-DECL-04)
PICKED_WITH: Final = {
    "objective": "humans",
    "bomb": "goblins",
    "tower": "defensive",
    "beast": "beast_master",
    "champion": "championing",
}
"""Markers that come from the box when this banner or badge is picked (W-PICK-08)."""

PER_TERRAIN: Final = {
    "farmer": "fields",
    "herbalist": "hill",
    "ranger": "forest",
    "swamp_walker": "swamp",
    "mountaineer": "mountain",
}
"""W-POWER-TERRAIN-01; Mining counts a symbol."""
