"""The result of a game as a story: coins by round and source, combinations, turning point, luck, who took from whom.

Everything is counted from the game played again, so every sum adds up to the final coins. The pages only draw it.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from smallworld.engine.events import (
    CoinsEarned,
    CoinsPaid,
    ComboTaken,
    DieRolled,
    RegionTaken,
    TribeDeclined,
)
from smallworld.game import Game
from smallworld.table.replay import again

Json = dict[str, Any]

ACTIVE: Final = "active"
DECLINED: Final = "declined"
BONUS: Final = "bonus"
CARDS: Final = "cards"
START: Final = "start"
OTHER: Final = "other"
SOURCES: Final = (START, ACTIVE, DECLINED, BONUS, CARDS, OTHER)
"""What a player began with; regions of the active race, of those in decline; what abilities pay; cards, found less
paid; what changed hands."""

LAND: Final = "regions"


@dataclass
class Combo:
    """A race with its power, from the moment it was taken."""

    seat: int
    race: str
    power: str
    round: int
    brought: int = 0  # in coins, less its price, with what lay on it
    taken: int = 0  # regions
    until: int | None = None  # in which round it declined

    def to_json(self) -> Json:
        """For the page."""
        named = {"seat": self.seat, "race": self.race, "power": self.power, "round": self.round}
        return {**named, "coins": self.brought, "regions": self.taken, "declined": self.until}


@dataclass
class Luck:
    """The dice of one seat."""

    rolls: int = 0
    hits: int = 0
    expected: float = 0.0  # hits that were to be expected
    pips: int = 0  # of rolls that were made before a region was chosen
    open_rolls: int = 0
    usual_pips: float = 0.0

    def to_json(self) -> Json:
        """For the page, rounded to what can be said of luck."""
        return dict(vars(self)) | {"expected": round(self.expected, 2), "usual_pips": round(self.usual_pips, 2)}


@dataclass
class Teller:
    """What has been counted so far."""

    players: int
    rounds: int
    first: int
    sums: list[list[Counter[str]]] = field(default_factory=list)  # by seat and round; the first is the beginning
    combos: list[Combo] = field(default_factory=list)
    luck: list[Luck] = field(default_factory=list)
    took: list[list[int]] = field(default_factory=list)  # by seat: regions from each seat

    def of(self, seat: int, race: str) -> Combo | None:
        """The combination of this race that this seat has had last."""
        return next((each for each in reversed(self.combos) if (each.seat, each.race) == (seat, race)), None)

    def add(self, seat: int, round: int, source: str, coins: int) -> None:
        """Coins came or went."""
        self.sums[seat][max(0, round - self.first + 1)][source] += coins


def story(game: Game) -> Json:
    """The story of a game that is over."""
    played = again(game)
    played.begin()
    state = played.state
    last = game.state.rounds
    told = Teller(state.players, last - state.round + 1, state.round)
    told.sums = [[Counter() for _ in range(told.rounds + 1)] for _ in range(told.players)]
    told.luck = [Luck() for _ in range(told.players)]
    told.took = [[0] * told.players for _ in range(told.players)]
    for seat, coins in enumerate(state.coins):
        told.sums[seat][0][START] += coins
        for tribe in state.tribes_of(seat):
            power = "" if tribe.power is None else tribe.power.key
            told.combos.append(Combo(seat, tribe.race.key, power, state.round))
            if not tribe.active:
                told.combos[-1].until = state.round
    faces = state.rules.die
    for action in game.history:
        round = played.state.round
        for event in played.advance(action):
            hear(told, event, round, faces)
    return {
        "players": told.players,
        "first": told.first,
        "rounds": told.rounds,
        "scores": game.scores,
        "winners": game.winners,
        "coins": [[{name: count[name] for name in SOURCES if count[name]} for count in seat] for seat in told.sums],
        "purses": purses(told),
        "combos": [each.to_json() for each in told.combos],
        "turning": turning(told, game.winners),
        "luck": [each.to_json() for each in told.luck],
        "took": told.took,
    }


def hear(told: Teller, event: object, round: int, faces: tuple[int, ...] | list[int]) -> None:
    """Count what happened."""
    if isinstance(event, ComboTaken):
        told.combos.append(Combo(event.player, event.race, event.power, round, event.found - event.paid))
        told.add(event.player, round, CARDS, event.found - event.paid)
    elif isinstance(event, TribeDeclined):
        found = told.of(event.player, event.race)
        if found is not None:
            found.until = round
    elif isinstance(event, CoinsEarned):
        for race, source, coins in event.items:
            found = told.of(event.player, race)
            if found is not None:
                found.brought += coins
            kind = BONUS if source != LAND else DECLINED if found is not None and found.until else ACTIVE
            told.add(event.player, round, kind, coins)
    elif isinstance(event, CoinsPaid):
        for seat, coins in ((event.player, -event.coins), (event.to, event.coins)):
            if seat >= 0:
                told.add(seat, round, OTHER, coins)
    elif isinstance(event, RegionTaken):
        found = told.of(event.player, event.race)
        if found is not None:
            found.taken += 1
        if event.victim >= 0 and event.victim != event.player:
            told.took[event.player][event.victim] += 1
    elif isinstance(event, DieRolled):
        luck = told.luck[event.player]
        if event.needed < 0:
            luck.open_rolls += 1
            luck.pips += event.face
            luck.usual_pips += sum(faces) / len(faces)
        else:
            luck.rolls += 1
            luck.hits += event.face >= event.needed
            luck.expected += sum([face >= event.needed for face in faces]) / len(faces)


def purses(told: Teller) -> list[list[int]]:
    """What each seat had at the beginning and after every round."""
    found: list[list[int]] = []
    for seat in told.sums:
        total, line = 0, []
        for count in seat:
            total += sum(count.values())
            line.append(total)
        found.append(line)
    return found


def turning(told: Teller, winners: list[int]) -> Json | None:
    """From which round on nobody was ahead of the winner any more, and what everybody got in it.

    None if the winner was never behind, or if there were several.
    """
    if len(winners) != 1:
        return None
    winner, lines = winners[0], purses(told)
    behind = [n for n in range(1, told.rounds + 1) if any([line[n] > lines[winner][n] for line in lines])]
    if not behind or behind[-1] >= told.rounds:
        return None
    at = behind[-1] + 1
    return {
        "seat": winner,
        "round": told.first + at - 1,
        "gained": [line[at] - line[at - 1] for line in lines],
        "behind": max([line[at - 1] for line in lines]) - lines[winner][at - 1],
    }
