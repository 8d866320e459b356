"""The table of Warcraft: what only it has, and how its markers and coins move."""

from smallworld.engine.pieces import kind_of, region_of
from smallworld.engine.state import State
from smallworld.referee import table
from smallworld.referee.table import EMPTY, NATIVES, NOBODY, Conquest, Duty, Folk
from smallworld.referee.warcraft.catalogue import WITH_HOLDER
from smallworld.referee.warcraft.world import World

__all__ = ["EMPTY", "NATIVES", "NOBODY", "Conquest", "Duty", "Folk", "Table"]

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
        claims = [claim.partition(":") for claim in state.claims]
        self.harmony = {int(seat) for seat, _, key in claims if key == "harmony"}

        # This turn
        turn = state.turn
        noted = [tuple(note.split(":")) for note in turn.noted]
        self.declining = turn.declining
        self.felled = turn.felled  # tokens that went to the tray
        self.armed = list(turn.armed)  # artifacts, or a raid, that wait for their conquest
        self.over_but_for_magic = ("conquests", "over") in noted  # the last die is rolled, portals and thefts go on
        self.saved = {int(note[1]) for note in noted if note[0] == "holy_light"}
        self.paid = {note[1] for note in noted if note[0] == "paid"}
        self.side = next((note[1] for note in noted if note[0] == "side"), "")
        assaults = [(int(note[1]), int(note[2])) for note in noted if note[0] == "assault"]
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

    def times_used(self, word: str) -> int:
        """How often an offer of this word was taken this turn."""
        return len([key for key, _ in self.used if key == word])

    def held(self) -> set[int]:
        """Every region that is not empty (W-DEF-01)."""
        return {region for region, slot in enumerate(self.holder) if slot != EMPTY}

    def defenders(self, region: int) -> int:
        """Race tokens, beasts and the Champion (W-DEF-03, -04)."""
        return self.tokens[region] + self.on["champion"].get(region, 0)

    # Changing

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
