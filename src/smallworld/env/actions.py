"""Decisions as whole numbers: a fixed list for every edition, number of players and size of board.

Most actions have a number of their own. An offer of a race, power or place is chosen in up to three decisions of the
same player: which offer, which region, which second region or which seat. Each is asked only while several are left.
Tokens are spread region by region, and the observation marks the region asked about, so only their number counts.
"""

from typing import Final, final

from smallworld.engine.actions import (
    ABANDON,
    CONQUER,
    DECLINE,
    DEPLOY,
    END,
    EXPAND,
    GIVE_UP,
    MUSTER,
    PICK,
    REINFORCE,
    ROLL,
    Action,
)
from smallworld.engine.rules import Rules
from smallworld.engine.state import SLOTS_PER_PLAYER, State

VERSION: Final = 1
"""Rises whenever a number changes its meaning: what was learned before does not fit any more."""


def offers_in(rules: Rules) -> list[str]:
    """The words of all offers, in the order of the box."""
    words: list[str] = []
    for ability in rules.abilities():
        if ability.when and ability.verb not in words:
            words.append(ability.verb)
    return words


@final
class Actions:
    """The numbers of all decisions, in blocks."""

    def __init__(self, rules: Rules, regions: int, players: int) -> None:
        self.regions: Final = regions
        self.players: Final = players
        self.offers: Final = offers_in(rules)
        self.most: Final = max([race.total for race in rules.races] + [piece.total for piece in rules.pieces])
        self._place: Final = {word: place for place, word in enumerate(self.offers)}

        self.end: Final = 0
        self.expand: Final = 1
        self.decline: Final = 2
        self.roll: Final = 3
        self.pick: Final = 4
        self.muster: Final = self.pick + rules.column
        self.conquer: Final = self.muster + SLOTS_PER_PLAYER - 1
        self.reinforce: Final = self.conquer + regions
        self.abandon: Final = self.reinforce + regions
        self.give_up: Final = self.abandon + regions
        self.deploy: Final = self.give_up + regions
        self.use: Final = self.deploy + self.most + 1
        self.aim: Final = self.use + len(self.offers)
        self.second: Final = self.aim + regions + 1
        self.seat: Final = self.second + regions + 1
        self.size: Final = self.seat + players

        self.blocks: Final[list[tuple[str, int, int, str]]] = [
            ("end", self.end, 1, "finish this step"),
            ("expand", self.expand, 1, "play on with the active race"),
            ("decline", self.decline, 1, "put it into decline"),
            ("roll", self.roll, 1, "roll the die before a conquest"),
            ("pick", self.pick, rules.column, "take the combination at this place of the column"),
            ("muster", self.muster, SLOTS_PER_PLAYER - 1, "let this declined race act, oldest first"),
            ("conquer", self.conquer, regions, "take this region with tokens in hand"),
            ("reinforce", self.reinforce, regions, "try to take this region with the die"),
            ("abandon", self.abandon, regions, "leave this region"),
            ("give_up", self.give_up, regions, "leave this region because tokens are short"),
            ("deploy", self.deploy, self.most + 1, "put so many tokens or pieces into the region asked about"),
            ("use", self.use, len(self.offers), "take this offer of a race, power or place"),
            ("aim", self.aim, regions + 1, "the offer that is meant is the one at this region; the last: at none"),
            ("second", self.second, regions + 1, "and towards this region; the last: towards none"),
            ("seat", self.seat, players, "and this seat, counted from your own"),
        ]
        """Name, first number, how many, what they mean."""

    def code(self, state: State, action: Action) -> int:
        """The number of a legal action; of an offer, the first of its numbers."""
        do = action.do
        if do == CONQUER:
            return self.conquer + action.region
        if do == DEPLOY:
            return self.deploy + action.number
        if do == ABANDON:
            return self.abandon + action.region
        if do == REINFORCE:
            return self.reinforce + action.region
        if do == END:
            return self.end
        if do == PICK:
            return self.pick + action.number
        if do == EXPAND:
            return self.expand
        if do == DECLINE:
            return self.decline
        if do == ROLL:
            return self.roll
        if do == GIVE_UP:
            return self.give_up + action.region
        if do == MUSTER:
            for place, slot in enumerate(state.declined[state.seat]):
                if state.tribe(slot).race.key == action.key:
                    return self.muster + place
            raise AssertionError(f"no declined race {action.key}")
        return self.use + self._place[action.key]

    def aimed(self, action: Action) -> int:
        """The number that says at which region an offer is aimed."""
        return self.aim + (action.region if action.region >= 0 else self.regions)

    def towards(self, action: Action) -> int:
        """The number that says towards which second region."""
        return self.second + (action.to if action.to >= 0 else self.regions)

    def named(self, action: Action, seat: int) -> int:
        """The number that says which seat an offer of this seat is about."""
        return self.seat + (action.number - seat) % self.players

    def name(self, code: int) -> str:
        """What a number means, in short: `conquer 7`."""
        for name, start, size, _ in self.blocks:
            if start <= code < start + size:
                if name == "use":
                    return f"use {self.offers[code - start]}"
                last = name in ("aim", "second") and code - start == self.regions
                return name if size == 1 else f"{name} none" if last else f"{name} {code - start}"
        raise ValueError(f"There is no action {code}: they are numbered from 0 to {self.size - 1}.")
