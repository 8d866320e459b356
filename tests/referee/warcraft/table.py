"""Warcraft on the referee's table: what is printed in the box, the islands, and what only this edition has."""

from functools import lru_cache
from typing import Final

from referee import table, world
from referee.table import EMPTY, NOBODY, Folk
from referee.world import Box
from smallworld.content.warcraft.options import WarcraftOptions
from smallworld.engine.board import Board
from smallworld.engine.pieces import kind_of, region_of
from smallworld.engine.rules import Rules
from smallworld.engine.state import State

# The numbers of the box, copied from the rule catalogue and not from the engine's content


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


class World(world.World):
    """Islands that do not touch; every entry region lets every race in (W-DEF-05, W-CONQ-03)."""

    box = Box(BANNERS, BADGES, TOKENS, MARKERS, PICKED_WITH)
    lasting = LASTING

    def __init__(self, rules: Rules, board: Board, options: WarcraftOptions) -> None:
        super().__init__(rules, board)
        self.options = options
        self.faces = {piece.key: piece.faces for piece in rules.pieces}
        self.entries = frozenset(r for r, region in enumerate(board.regions) if region.entry)
        self.caverns, self.magic, self.icons = self.marked("cavern"), self.marked("magic"), self.marked("size")
        self.swamps, self.forests = self.of("swamp"), self.of("forest")
        self.islands = self.parts()

    def parts(self) -> list[frozenset[int]]:
        """The islands: groups of connected regions."""
        found: list[frozenset[int]] = []
        rest = set(self.everywhere)
        while rest:
            island = {min(rest)}
            while self.around(island) - island:
                island |= self.around(island)
            found.append(frozenset(island))
            rest -= island
        return found

    def island_of(self, region: int) -> frozenset[int]:
        """The island a region belongs to."""
        return next(island for island in self.islands if region in island)

    def partners(self, seat: int, other: int) -> bool:
        """Do two different players play together (W-TEAM-02, -04)?"""
        return self.options.teams == "yes" and min(seat, other) >= 0 and seat != other and (seat - other) % 2 == 0

    def camp(self, seat: int) -> str:
        """The faction a player fights for, none without teams (W-TEAM-02)."""
        if self.options.teams == "no":
            return ""
        return HORDE if seat % 2 else ALLIANCE


@lru_cache(maxsize=512)
def world_of(rules: Rules, board: Board, options: WarcraftOptions) -> World:
    """The world of a game, made once for all games of its kind."""
    return World(rules, board, options)


Assault = tuple[int, int]
"""The region of the Gnomes' assault and what its die showed."""


class Table(table.Table):
    """A position of Warcraft in the referee's hand."""

    world: World
    spent = ("bomb", "marker")

    def __init__(self, world: World, state: State) -> None:
        super().__init__(world, state)

        # What lies face down, and the stack of bombs with the next one last
        self.faces = {
            (world.kinds[kind_of(code)], region_of(code)): world.faces[world.kinds[kind_of(code)]][face]
            for code, face in state.faces.items()
        }
        self.bombs = [world.faces["bomb"][face] for face in state.decks.get(world.kinds.index("bomb"), ())]

        # The players
        self.harmony = {note.seat for note in state.notes if note.kind.word == "harmony"}

        # This turn
        turn = state.turn
        notes = [(note.kind.word, note) for note in turn.notes]
        words = [word for word, _ in notes]
        self.declining = turn.declining
        self.felled = turn.felled  # tokens that went to the tray
        self.armed = [word for word, note in notes if note.kind.lasts == "next"]  # what waits for its conquest
        self.over_but_for_magic = "conquests:over" in words  # the last die is rolled, portals and thefts go on
        self.saved = {note.tribe for word, note in notes if word == "holy_light"}
        self.paid = {word.removeprefix("paid:") for word in words if word.startswith("paid:")}
        self.side = next((word.removeprefix("side:") for word in words if word.startswith("side:")), "")
        assaults = [(note.region, note.number) for word, note in notes if word == "assault"]
        self.assault: Assault | None = assaults[-1] if assaults else None  # still in force

    def least_of(self, race: str) -> int:
        """W-RACE-TAUREN-01."""
        return 2 if race == "tauren" else 1

    # Asking

    def active_folk(self) -> Folk:
        """The active race of the player whose turn it is."""
        return self.folks[self.active[self.seat]]

    def holds(self, me: Folk, relic: str) -> bool:
        """Has an active race this artifact or place in one of its regions (W-ART-01, -02, W-PLACE-01)?"""
        return me.active and any(region in me.regions for region in self.on[relic])

    def where(self, kind: str) -> int:
        """The region of the only marker of a kind, -1 when it lies in none."""
        return next(iter(self.on[kind]), -1)

    def held(self) -> set[int]:
        """Every region that is not empty (W-DEF-01)."""
        return {region for region, slot in enumerate(self.holder) if slot != EMPTY}

    def defenders(self, region: int) -> int:
        """Race tokens, beasts and the Champion (W-DEF-03, -04)."""
        return self.tokens[region] + self.on["champion"].get(region, 0)

    def picks(self) -> list[int]:
        """Combinations the player may take; in a team, the topmost allowed one if they can pay for none (W-TEAM-03)."""
        camp = self.world.camp(self.seat)
        races = [self.world.races[race] for race, _, _ in self.column]
        allowed = [place for place, race in enumerate(races) if not camp or FACTION[race] != ENEMY[camp]]
        return [place for place in allowed if place <= self.coins[self.seat]] or allowed[:1]

    def winners(self) -> list[int]:
        """Most coins; among the tied, most tokens; of two teams by their sums (W-SCORE-09, W-TEAM-05)."""
        seats = range(self.players)
        if self.world.options.teams == "no":
            results = [(self.coins[seat], self.tokens_of(seat)) for seat in seats]
            return [seat for seat in seats if results[seat] == max(results)]
        sums = []
        for team in (0, 1):
            members = [seat for seat in seats if seat % 2 == team]
            coins = sum(self.coins[seat] for seat in members)
            sums.append((coins, sum(self.tokens_of(seat) for seat in members)))
        return [seat for seat in seats if sums[seat % 2] == max(sums)]

    # Changing

    def forget(self) -> None:
        """What abilities remember for one turn is over too (W-TURN-04, step 11)."""
        super().forget()
        self.declining = self.over_but_for_magic = False
        self.armed = []
        self.felled = 0
        self.saved, self.paid = set(), set()
        self.side, self.assault = "", None

    def pay(self, seat: int, to: int, coins: int, what: str) -> None:
        """Coins change hands, as far as there are any; the bank is NOBODY and has all it needs (W-PAY-01, -03)."""
        if seat != NOBODY:
            coins = min(coins, self.coins[seat])
            self.coins[seat] -= coins
        if to != NOBODY:
            self.coins[to] += coins
        if coins:
            self.facts.append(("coins_paid", seat, to, coins, what))

    def move(self, kind: str, region: int) -> None:
        """The only marker of a kind is laid into a region."""
        if region not in self.on[kind]:
            self.take_back(kind)
            self.place(kind, region)

    def take(self, kind: str, region: int, number: int) -> None:
        """Some markers of a kind leave a region, for the supply."""
        left = self.on[kind].pop(region) - number
        if left:
            self.on[kind][region] = left
        self.supply[kind] += number
        self.facts.append(("piece_removed", kind, region, number))

    def clear(self, region: int) -> None:
        """What belongs to the holder leaves; artifacts, places, bombs and objectives stay (W-DEF-13)."""
        for kind in WITH_HOLDER:
            self.remove(kind, region)

    def reveal(self, kind: str, region: int) -> str:
        """Turn up what lies face down."""
        face = self.faces.pop((kind, region))
        self.remove(kind, region)
        self.facts.append(("marker_revealed", kind, face, region))
        return face
