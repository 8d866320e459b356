"""What a person at the prompt places or gives up one by one: in any order, and back again before it is played."""

from typing import Any, Final

from smallworld.cli.common import Mistake
from smallworld.engine.actions import GIVE_UP, USE, Action
from smallworld.engine.bits import bits
from smallworld.engine.look import Look
from smallworld.engine.pieces import Piece
from smallworld.game import Game
from smallworld.text.words import Words
from smallworld.whole import to_lay

Json = dict[str, Any]


class Draft:
    """Regions for markers, or to be given up; nothing happens until it is played whole."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game: Final = game
        self.words: Final = words
        self.verb = ""  # the offer that lays the markers, or `give_up`; empty if nothing of the kind is asked
        self.number = 0
        self.open: list[str] = []
        self.regions: list[str] = []  # in the order in which they were named

    def look(self) -> None:
        """See what is asked now; a new question starts afresh."""
        state = self.game.state
        verb, number, mask = "", 0, 0
        laying = to_lay(state)
        if state.asks and state.asks[0].kind == GIVE_UP:
            verb, number, mask = GIVE_UP, state.asks[0].number, state.asks[0].mask
        elif laying:
            verb, number = laying[0][0].verb, laying[0][1]
            for action in self.game.legal(any_order=True):
                if action.key == verb:
                    mask |= 1 << action.region
        regions = [state.board.regions[r].key for r in bits(mask)]
        if (verb, number, regions) != (self.verb, self.number, self.open):
            self.regions = []
        self.verb, self.number, self.open = verb, number, regions

    def holds(self, action: Action) -> bool:
        """Is this an action that is given here instead?"""
        return self.verb != "" and self.verb in (action.key, action.do)

    @property
    def full(self) -> bool:
        """Does every one have its place?"""
        return len(self.regions) == self.number

    def add(self, region: str) -> None:
        """One into a region."""
        piece = self.piece()
        if region not in self.open:
            raise Mistake(self.words.said("term-not-listed", region=region))
        if region in self.regions and (piece is None or not piece.stacks):
            raise Mistake(self.words.said("term-named-already", region=region))
        if self.full:
            raise Mistake(self.words.said("term-only", number=self.number, region=self.regions[-1]))
        self.regions.append(region)

    def take(self, region: str) -> None:
        """One back from a region."""
        if region not in self.regions:
            raise Mistake(self.words.said("term-none-there", region=region))
        self.regions.remove(region)

    def answer(self, regions: list[str]) -> Json:
        """These regions as one action."""
        if self.verb == GIVE_UP:
            return {"do": GIVE_UP, "regions": regions}
        return {"do": USE, "what": self.verb, "regions": regions}

    def piece(self) -> Piece | None:
        """The kind of piece that is laid."""
        laying = to_lay(self.game.state)
        return laying[0][0].lays if laying else None

    def lines(self) -> list[str]:
        """How many, what they do, where they can go."""
        piece, words = self.piece(), self.words
        if piece is None:
            told = words.said("ask-give_up", number=self.number)
        else:
            state = self.game.state
            owed = to_lay(state)[0][0].owes(Look(state), state.tribe(state.active[state.seat]))
            name = words.name("piece", piece.key)
            told = words.said("term-to-place", most="all" if owed else "some", piece=name, number=self.number)
            told = f"{told} {words.said(f'piece-{piece.key}-text')}".strip()
        return [told, words.said("term-regions", regions=", ".join(map(words.spot, self.open)))]

    def so_far(self) -> str:
        """What was named."""
        if not self.regions:
            return self.words.said("term-nothing")
        here = [
            f"{self.words.spot(region)} {self.regions.count(region)}" for region in self.open if region in self.regions
        ]
        left = self.number - len(self.regions)
        return self.words.said("term-so-far", regions=", ".join(here), left=left)
