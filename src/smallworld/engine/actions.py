"""What a player can do: about ten verbs, and `use` for everything special.

Actions are small fixed facts. The common ones are made once (`Moves`), so a list of
legal actions is a list of references and two equal actions are usually the same object.
"""

from typing import Final, final

from smallworld.engine.native import mypyc_attr

EXPAND: Final = "expand"  # play on with the active race
DECLINE: Final = "decline"  # put it into decline
PICK: Final = "pick"  # take a combination from the column
MUSTER: Final = "muster"  # let a declined race act before picking
ABANDON: Final = "abandon"  # take the last tokens of a region
CONQUER: Final = "conquer"  # take a region with tokens in hand
REINFORCE: Final = "reinforce"  # the last attempt, with the reinforcement die
ROLL: Final = "roll"  # the die before a conquest, for races that may
GIVE_UP: Final = "give_up"  # leave a region because tokens are short
DEPLOY: Final = "deploy"  # put this many of the tokens in hand into a region
USE: Final = "use"  # an offer of a race, a power, a place
END: Final = "end"  # finish this step

VERBS: Final = (EXPAND, DECLINE, PICK, MUSTER, ABANDON, CONQUER, REINFORCE, ROLL, GIVE_UP, DEPLOY, USE, END)


def check_kinds(words: tuple[object, ...], numbers: tuple[object, ...]) -> None:
    """Refuse fields of another kind as the compiled class does by itself, so that nobody meets them later."""
    for word in words:
        if not isinstance(word, str):
            raise TypeError(f"an action names its verb and its key in words; got {type(word).__name__}")
    for number in numbers:
        if type(number) is not int:
            raise TypeError(f"an action names regions and numbers by whole numbers; got {type(number).__name__}")


@mypyc_attr(acyclic=True)
@final
class Action:
    """One decision. Fields that a verb does not need are -1 or empty.

    It names regions by their number on the board, because boards share their actions; `game.action_json(action)`
    names them by their keys.
    """

    def __init__(self, do: str, region: int = -1, number: int = -1, key: str = "", to: int = -1) -> None:
        check_kinds((do, key), (region, number, to))
        self.do: Final = do
        self.region: Final = region
        self.number: Final = number  # tokens to deploy, combination to pick, seat to name
        self.key: Final = key  # the offer that is used, or the race that musters
        self.to: Final = to  # a second region, for offers that move something

    def same(self, other: "Action") -> bool:
        """Does it say the same thing?"""
        return (
            self.do == other.do
            and self.region == other.region
            and self.number == other.number
            and self.key == other.key
            and self.to == other.to
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.same(other)

    def __hash__(self) -> int:
        return hash((self.do, self.region, self.number, self.key, self.to))

    def __repr__(self) -> str:
        parts = [repr(self.do)]
        if self.region >= 0:
            parts.append(f"region={self.region}")
        if self.number >= 0:
            parts.append(f"number={self.number}")
        if self.key:
            parts.append(f"key={self.key!r}")
        if self.to >= 0:
            parts.append(f"to={self.to}")
        return f"Action({', '.join(parts)})"


EXPAND_NOW: Final = Action(EXPAND)
DECLINE_NOW: Final = Action(DECLINE)
ROLL_NOW: Final = Action(ROLL)
END_NOW: Final = Action(END)


@final
class Moves:
    """The actions on a given number of regions, made once and shared by every game on a board of that size."""

    def __init__(self, regions: int) -> None:
        self.abandon: Final = [Action(ABANDON, r) for r in range(regions)]
        self.conquer: Final = [Action(CONQUER, r) for r in range(regions)]
        self.reinforce: Final = [Action(REINFORCE, r) for r in range(regions)]
        self.give_up: Final = [Action(GIVE_UP, r) for r in range(regions)]
        self.pick: Final = [Action(PICK, -1, n) for n in range(8)]
        self._deploy: Final[list[list[Action]]] = [[] for _ in range(regions)]
        self._use: Final[dict[str, list[Action]]] = {}
        self._use_to: Final[dict[str, list[Action]]] = {}
        self._regions: Final = regions

    def deploy(self, region: int, most: int) -> list[Action]:
        """Put 0, 1, 2 … up to `most` of the tokens in hand into `region`."""
        known = self._deploy[region]
        if len(known) <= most:  # built first and stored in one move: bots think in threads of their own
            known = known + [Action(DEPLOY, region, number) for number in range(len(known), most + 1)]
            self._deploy[region] = known
        return known[: most + 1]

    def use(self, key: str, region: int = -1) -> Action:
        """The offer `key`, aimed at `region` or at none."""
        return self._uses_of(key)[region]

    def uses(self, key: str, regions: list[int]) -> list[Action]:
        """The offer `key`, aimed at each of these regions."""
        known = self._uses_of(key)
        return [known[r] for r in regions]

    def _uses_of(self, key: str) -> list[Action]:
        found = self._use.get(key)
        if found is None:
            found = [Action(USE, r, -1, key) for r in [*range(self._regions), -1]]
            self._use[key] = found
        return found

    def uses_to(self, key: str, region: int, ends: list[int]) -> list[Action]:
        """The offer `key`, which moves something from `region` to each of these others."""
        found = self._use_to.get(key)
        if found is None:
            found = [Action(USE, r, -1, key, t) for r in range(self._regions) for t in range(self._regions)]
            self._use_to[key] = found
        first = region * self._regions
        return [found[first + to] for to in ends]


_KNOWN: Final[dict[int, Moves]] = {}


def moves_on(regions: int) -> Moves:
    """The actions on a board with this many regions.

    Actions name regions by number, so the many boards made of islands share them: what every game
    uses stays near the processor.
    """
    found = _KNOWN.get(regions)
    return _KNOWN.setdefault(regions, Moves(regions)) if found is None else found
