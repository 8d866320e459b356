"""Changes to the pieces: put into regions and taken out of them, face up or face down, dealt and put away."""

from smallworld.engine.bits import bits
from smallworld.engine.dealing import Dealing
from smallworld.engine.events import MarkerRevealed, PiecePlaced, PieceRemoved
from smallworld.engine.native import mypyc_attr
from smallworld.engine.pieces import Piece, kind_of, spot


@mypyc_attr(acyclic=True)
class Laying(Dealing):
    """A position, to be changed piece by piece. `Play` does the rest."""

    # In and out of regions

    def place(self, piece: Piece, region: int, number: int = 1) -> None:
        """Put pieces from the supply into a region, as far as it has them."""
        state = self.state
        number = min(number, state.supply[piece.index])
        if not piece.stacks:
            number = min(number, 1 - (state.on[piece.index] >> region & 1))
        if number < 1:
            return
        state.supply[piece.index] -= number
        here = self.pieces_in(piece.index, region) + number
        state.on[piece.index] |= 1 << region
        if piece.stacks:
            state.stacked[spot(piece.index, region)] = here
        state.ground[region] += piece.defence * number
        if self.loud:
            self.tell(PiecePlaced(piece.key, region, number))

    def remove(self, piece: Piece, region: int) -> int:
        """Take every piece of a kind out of a region; returns how many there were."""
        number = self.pieces_in(piece.index, region)
        self.take(piece, region, number)
        return number

    def take(self, piece: Piece, region: int, number: int) -> None:
        """Take some of the pieces of a kind out of a region, into the supply if they can be used again."""
        state = self.state
        code = spot(piece.index, region)
        left = self.pieces_in(piece.index, region) - number
        if left == 0:
            state.on[piece.index] &= ~(1 << region)
            state.stacked.pop(code, 0)
        else:
            state.stacked[code] = left
        state.ground[region] -= piece.defence * number
        if not piece.spent:
            state.supply[piece.index] += number
        if self.loud:
            self.tell(PieceRemoved(piece.key, region, number))

    def take_back(self, piece: Piece, mask: int) -> None:
        """Take every piece of a kind out of these regions."""
        standing = self.state.on[piece.index] & mask
        if standing:
            for r in bits(standing):
                self.remove(piece, r)

    def restock(self, piece: Piece) -> None:
        """A new owner takes the pieces of the banner from the box."""
        state = self.state
        self.take_back(piece, state.board.all)
        state.supply[piece.index] = piece.total

    def put_away(self, piece: Piece) -> None:
        """Every piece of a kind goes back to the box, off the map and out of the supply."""
        state = self.state
        self.take_back(piece, state.board.all)
        state.supply[piece.index] = 0
        if piece.faces:
            self.forget_faces(piece)
            state.decks.pop(piece.index, ())

    def swap_pieces(self, piece: Piece, one: int, two: int) -> None:
        """The pieces of a kind in two regions change places."""
        state = self.state
        here, there = self.pieces_in(piece.index, one), self.pieces_in(piece.index, two)
        at_one, at_two = spot(piece.index, one), spot(piece.index, two)
        state.on[piece.index] ^= (1 << one | 1 << two) if (here == 0) != (there == 0) else 0
        for code, number in ((at_one, there), (at_two, here)):
            state.stacked.pop(code, 0)
            if number and piece.stacks:
                state.stacked[code] = number
        state.ground[one] += piece.defence * (there - here)
        state.ground[two] += piece.defence * (here - there)
        faces = {at_one: state.faces.pop(at_two, -1), at_two: state.faces.pop(at_one, -1)}
        for code, face in faces.items():
            if face >= 0:
                state.faces[code] = face

    # Face down

    def deal(self, piece: Piece) -> None:
        """A new owner takes all pieces of a kind from the box, equally many of each hidden side, and shuffles them."""
        state = self.state
        self.restock(piece)
        self.forget_faces(piece)
        of_each = piece.total // len(piece.faces)
        sides = [face for face in range(len(piece.faces)) for _ in range(of_each)]
        state.decks[piece.index] = tuple(self.shuffle(sides))

    def lay_face_down(self, piece: Piece, region: int, face: int) -> None:
        """Lay a piece whose hidden side is known to nobody."""
        self.state.faces[spot(piece.index, region)] = face
        self.place(piece, region)

    def lay_next(self, piece: Piece, region: int) -> None:
        """Lay the next piece of the stack face down."""
        decks = self.state.decks
        deck = decks[piece.index]
        decks[piece.index] = deck[:-1]
        self.lay_face_down(piece, region, deck[-1])

    def take_up(self, piece: Piece, region: int) -> None:
        """Put a piece back on top of its stack, unseen."""
        state = self.state
        face = state.faces.pop(spot(piece.index, region))
        deck = (*state.decks.get(piece.index, ()), face)
        self.remove(piece, region)
        state.decks[piece.index] = deck
        state.supply[piece.index] = len(deck)

    def turn_up(self, piece: Piece, region: int) -> int:
        """Everybody sees the hidden side of a piece, which leaves the map; returns which side it was."""
        face = self.state.faces.pop(spot(piece.index, region))
        self.remove(piece, region)
        self.reveal(piece, piece.faces[face], region)
        return face

    def reveal(self, piece: Piece, found: str, region: int) -> None:
        """Report what came to light."""
        self.revealed = True
        if self.loud:
            self.tell(MarkerRevealed(piece.key, found, region))

    def forget_faces(self, piece: Piece) -> None:
        """No piece of a kind lies face down any more."""
        state = self.state
        state.faces = {code: face for code, face in state.faces.items() if kind_of(code) != piece.index}
