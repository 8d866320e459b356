"""What the combinations of a game brought: each from the moment it is taken until its race leaves the map."""

from dataclasses import dataclass
from typing import Final

from smallworld.engine.events import CoinsEarned, CoinsPaid, ComboTaken, Event, RegionTaken, TribeDeclined, TurnStarted

NOWHERE: Final = -1


@dataclass
class Reign:
    """A combination in somebody's hands."""

    seat: int
    race: str
    power: str
    place: int  # in the column, 0 on top: what it cost
    paid: int
    found: int  # coins that lay on it
    begun: int  # the round in which it was taken
    left: int  # rounds that were left then, this one too
    earned: int = 0  # coins that it brought, without the price
    declined_in: int = 0  # the round in which it went into decline; 0 if it never did
    landing: int = NOWHERE  # the first region it took
    wanted: bool = True  # the bot would have taken it, had it been free to choose

    @property
    def coins(self) -> int:
        """What it brought in all."""
        return self.earned + self.found - self.paid

    @property
    def lived(self) -> int:
        """Rounds in which it was active: to its decline, or to the end of the game."""
        return self.declined_in - self.begun if self.declined_in else self.left


class Reigns:
    """All of a game, in the order in which they began."""

    def __init__(self, rounds: int) -> None:
        self.rounds: Final = rounds
        self.round = 1
        self.all: Final[list[Reign]] = []
        self.open: Final[dict[str, Reign]] = {}  # by their races

    def first(self, seat: int) -> Reign | None:
        """The one that a seat began with."""
        return next((reign for reign in self.all if reign.seat == seat), None)

    def hear(self, event: Event) -> None:
        """Write down what concerns them."""
        if isinstance(event, TurnStarted):
            self.round = event.round
        elif isinstance(event, ComboTaken):  # if the race is back in anybody's hands, its old reign is over
            left = self.rounds - self.round + 1
            reign = Reign(event.player, event.race, event.power, event.place, event.paid, event.found, self.round, left)
            self.open[event.race] = reign
            self.all.append(reign)
        elif isinstance(event, CoinsEarned):
            for race, _, coins in event.items:
                earner = self.of(race, event.player)
                if earner is not None:
                    earner.earned += coins
        elif isinstance(event, CoinsPaid):
            for reign in self.open.values():
                if paid_for(event.what, reign):
                    reign.earned += event.coins if event.to == reign.seat else 0
                    reign.earned -= event.coins if event.player == reign.seat else 0
        elif isinstance(event, TribeDeclined):
            declining = self.of(event.race, event.player)
            if declining is not None:
                declining.declined_in = self.round
        elif isinstance(event, RegionTaken):
            taking = self.of(event.race, event.player)
            if taking is not None and taking.landing == NOWHERE:
                taking.landing = event.region

    def of(self, race: str, seat: int) -> Reign | None:
        """The reign of a race, if it is this seat's."""
        reign = self.open.get(race)
        return reign if reign is not None and reign.seat == seat else None


def paid_for(what: str, reign: Reign) -> bool:
    """Are coins paid because of its race or its power? Offers are called KEY_offer."""
    return any([what == key or what.startswith(f"{key}_") for key in (reign.race, reign.power) if key])
