"""Small World of Warcraft as the referee knows it."""

from collections.abc import Iterator

from smallworld.engine.state import State
from smallworld.referee import book
from smallworld.referee.table import Fact
from smallworld.referee.violation import Finding
from smallworld.referee.warcraft import legality, pieces, reach, turns
from smallworld.referee.warcraft.table import Conquest, Table
from smallworld.referee.warcraft.world import World

WORDS = (
    "assault",
    "champion",
    "champion_moves",
    "intimidate",
    "portal",
    "steal_doomhammer",
    "raid",
    "recruit",
    "objective",
    "bomb",
    "light_fuse",
    "take_up_bomb",
    "human_form",
    "worgen_form",
    "side_with_horde",
    "side_with_alliance_now",
    "doomhammer",
    "heart_of_azeroth",
    "nonsense",
)

KEPT = {
    "faces": "I-06",
    "bombs": "I-06",
    "harmony": "W-RACE-PANDA-01",
    "armed": "W-ART-04",
    "felled": "W-RACE-FORSAKEN-01",
    "saved": "W-RACE-DRAENEI-03",
    "paid": "W-PAY-04",
    "side": "W-PLACE-BATTLE-03",
    "assault": "W-RACE-GNOME-04",
    "attacked": "W-DEF-10",
    "used": "W-TURN-04",
    "picked": "I-13",
    "declining": "I-13",
}
"""What the tables remember beside tokens and coins, and which rule is broken when they do not agree."""


class Book(book.Book[World, Table]):
    """Small World of Warcraft."""

    words = WORDS
    no_attacks = ("bomb",)  # W-RACE-GOBLIN-08

    read = Table
    perform = staticmethod(turns.perform)
    choices = staticmethod(legality.choices)
    costs = staticmethod(reach.prices)
    findings = staticmethod(pieces.check)

    def prices(self, table: Table) -> dict[int, int]:
        """The last attempt has its own price where an assault helps it (W-RACE-GNOME-04)."""
        found = super().prices(table)
        if found and table.acting is not None:
            hoped = {choice[1] for choice in legality.conquests(table, table.acting) if choice[0] == "reinforce"}
            found |= reach.prices(table, table.acting, hoped, last=True)
        return found

    def differences(self, table: Table, state: State) -> Iterator[Finding]:
        seen = self.table(state)
        for name, rule in KEPT.items():
            if getattr(seen, name) != getattr(table, name):
                yield rule, f"{name} of the turn is {getattr(seen, name)}, it should be {getattr(table, name)}"
        if [as_data(won) for won in seen.conquests] != [as_data(won) for won in table.conquests]:
            yield "I-16", "the conquests of this turn are remembered otherwise"
        if sorted(seen.retreats) != sorted(table.retreats):
            yield "W-TURN-07", f"withdrawn are {seen.retreats}, it should be {table.retreats}"

    def immune(self, state: State) -> int:
        return state.on[self.world.kinds.index("tower")] if self.world.known else 0

    def shuffles(self, facts: list[Fact]) -> int:
        """Badges; the bombs of picked Goblins; places drawn instead of the Well (W-PICK-07, W-PLACE-WELL-02)."""
        found = super().shuffles(facts)
        revealed = [fact for fact in facts if fact[0] == "marker_revealed" and fact[1] == "marker"]
        for fact in facts:
            found += fact[0] == "combo_taken" and fact[3] == "goblins"
        return found + len(revealed) - len({fact[3] for fact in revealed})

    def opening(self, state: State) -> Iterator[Finding]:
        """One marker face down on every island, at its size icon (W-SETUP-09)."""
        if len(self.world.islands) != state.players:
            yield "W-SETUP-02", f"{state.players} players have {len(self.world.islands)} islands"
        marked = set(pieces.standing(self.world, state, "marker"))
        if marked != set(self.world.icons) or any(len(marked & island) != 1 for island in self.world.islands):
            yield "W-SETUP-09", "the markers do not lie at the size icons, one on each island"


def as_data(won: Conquest) -> tuple[object, ...]:
    """A conquest, to be compared."""
    return won.slot, won.region, won.how, won.empty, won.victim, won.defenders, won.race
