"""The markers in a position: on the map, face down, in stacks and in the supply."""

from smallworld.engine.bits import bits
from smallworld.engine.look import Look
from smallworld.engine.pieces import Piece, spot
from smallworld.engine.play import Play
from smallworld.engine.state import EMPTY, NATIVE_SLOT, Retreat, State, Tribe
from smallworld.record.fields import Fields
from smallworld.words import a, number_of

# Defaults, which need not be written


def brings(tribe: Tribe, piece: Piece) -> bool:
    """Is it a marker of this race or its power?"""
    banners = [tribe.race] if tribe.power is None else [tribe.race, tribe.power]
    return any([piece in ability.pieces for banner in banners for ability in banner.abilities])


def owner_of(state: State, piece: Piece) -> Tribe | None:
    """The active race that has markers of this kind."""
    for slot in state.active:
        if slot != EMPTY and brings(state.tribe(slot), piece):
            return state.tribe(slot)
    return None


def of_each(piece: Piece) -> int:
    """How many pieces of a kind have the same hidden side."""
    return piece.total // len(piece.faces)


def usual_deck(state: State, piece: Piece) -> tuple[int, ...]:
    """All hidden sides that are not on the map; the first in the rules is drawn next."""
    placed = state.faces_of(piece.index)
    left = [[face] * (of_each(piece) - placed.count(face)) for face in range(len(piece.faces))]
    return tuple([face for faces in reversed(left) for face in faces])


def usual_supply(state: State, piece: Piece) -> int:
    """What is not on the map: for a kind with a stack, the stack; for pieces counted among a race's tokens, none.

    Pieces that are used up go to the first regions taken: none is left once a region has none.
    """
    if piece.index in state.decks:
        return len(state.decks[piece.index])
    owner = owner_of(state, piece)
    if piece.token and owner is not None:
        return 0
    if owner is not None and piece.spent and owner.regions & ~state.on[piece.index]:
        return 0
    return piece.total - Look(state).pieces_on_map(piece.index)


def tokens_among(state: State, tribe: Tribe) -> int:
    """How many of a race's tokens are pieces of another kind."""
    kinds = [piece for piece in state.rules.tokens if owner_of(state, piece) is tribe]
    return sum([Look(state).pieces_on_map(piece.index) + state.supply[piece.index] for piece in kinds])


# Reading


class PieceReader:
    """Places the markers; the races are already on the map."""

    def __init__(self, top: Fields, state: State, play: Play) -> None:
        self.top = top
        self.state = state
        self.rules = state.rules
        self.board = state.board
        self.play = play

    def read(self) -> None:
        """Everything on the map, then what is left."""
        self.open_pieces()
        self.hidden_pieces()
        self.decks()
        self.supply()

    def region(self, fields: Fields, key: object, name: str) -> int:
        """The region with this name."""
        return self.board.index[fields.known(key, "region", self.board.index, name)]

    def open_pieces(self) -> None:
        """The markers that everybody sees."""
        state = self.state
        pieces = self.top.part("pieces", [piece.key for piece in self.rules.pieces])
        for piece in self.rules.pieces:
            value = pieces.data.get(piece.key, [])
            if isinstance(value, list):
                here = {}
                for key in value:
                    self.region(pieces, key, piece.key)
                    if key in here:
                        more = f"write {{ {key} = 2 }} for two" if piece.stacks else "only one can stand in a region"
                        pieces.refuse(f"{key} is named twice; {more}.", piece.key)
                    here[key] = 1
            else:
                here = pieces.part(piece.key).data
            if here and piece.faces:
                pieces.refuse(f"{a(piece.key)} lies face down; put it in [face_down].", piece.key)
            for key, number in here.items():
                r = self.region(pieces, key, piece.key)
                pieces.number(number, 1, piece.total if piece.stacks else 1, f"{piece.key}, {key}")
                self.check_marker(piece, r)
                if number > state.supply[piece.index]:
                    few = "is only 1" if piece.total == 1 else f"are only {piece.total}"
                    pieces.refuse(f"there {few} in the box.", piece.key)
                if piece.token and number > state.tokens[r]:
                    pieces.refuse(f"{key} has fewer tokens than {piece.key}s.", piece.key)
                self.play.place(piece, r, number)

    def check_marker(self, piece: Piece, r: int) -> None:
        """A marker stands with the race that brought it, now or before its decline; some lie anywhere."""
        where = self.board.regions[r].key
        if piece.loose:
            banners = [*self.rules.races, *self.rules.powers]
            brought = any([piece in ability.pieces for banner in banners for ability in banner.abilities])
            if brought and owner_of(self.state, piece) is None:
                self.top.refuse(f"{piece.key}: no active race has this marker, so none is in {where}.", "pieces")
            return
        slot = self.state.holder[r]
        if slot == EMPTY:
            self.top.refuse(f"nobody stands in {where}; {a(piece.key)} needs a race.", "pieces")
        tribe = self.state.tribe(slot)
        banners = [tribe.race] if tribe.power is None else [tribe.race, tribe.power]
        if not tribe.active and tribe.power is None:
            for badge in self.rules.powers:  # the badge that brought it may have been discarded in decline
                if not any([ability.works_in_decline for ability in badge.abilities]):
                    banners.append(badge)
        if not tribe.active and not piece.stays_in_decline:
            self.top.refuse(f"{a(piece.key)} leaves the map when its race declines, so none is in {where}.", "pieces")
        if not any([piece in ability.pieces for banner in banners for ability in banner.abilities]):
            power = "" if tribe.power is None else f"{tribe.power.key} "
            self.top.refuse(f"the {power}{tribe.race.key} in {where} cannot have {a(piece.key)}.", "pieces")

    def hidden_pieces(self) -> None:
        """The markers that lie face down, with what is on the other side."""
        state = self.state
        kinds = [piece for piece in self.rules.pieces if piece.faces]
        hidden = self.top.part("face_down", [piece.key for piece in kinds])
        for piece in kinds:
            here = hidden.part(piece.key)
            for key, side in here.data.items():
                r = self.region(here, key, "")
                face = piece.faces.index(here.known(side, "hidden side", piece.faces, key))
                self.check_marker(piece, r)
                if state.faces_of(piece.index).count(face) == of_each(piece):
                    here.refuse(f"the box has {number_of(of_each(piece), side)}.", key)
                for kind in self.rules.pieces:
                    if kind.key == side and state.on[kind.index]:
                        here.refuse(f"the {side} lies on the map already, face up.", key)
                state.faces[spot(piece.index, r)] = face
                self.play.place(piece, r)

    def decks(self) -> None:
        """The stacks of face-down markers that their owner still has."""
        state = self.state
        kinds = [piece for piece in self.rules.pieces if piece.faces]
        decks = self.top.part("decks", [piece.key for piece in kinds])
        for piece in kinds:
            if owner_of(state, piece) is None:
                if piece.key in decks:
                    decks.refuse(f"no active race has a stack of {piece.key}s.", piece.key)
                continue
            deck = usual_deck(state, piece)
            if piece.key in decks:
                words = [decks.known(side, "hidden side", piece.faces, piece.key) for side in decks.items(piece.key)]
                deck = tuple([piece.faces.index(side) for side in reversed(words)])
            for face, side in enumerate(piece.faces):
                if deck.count(face) + state.faces_of(piece.index).count(face) > of_each(piece):
                    decks.refuse(f"the box has {number_of(of_each(piece), side)}.", piece.key)
            state.decks[piece.index] = deck

    def supply(self) -> None:
        """How many of a kind are left."""
        state = self.state
        supply = self.top.part("supply", [piece.key for piece in self.rules.pieces])
        for piece in self.rules.pieces:
            usual = usual_supply(state, piece)
            number = supply.whole(piece.key, 0, piece.total - self.play.pieces_on_map(piece.index), usual)
            if number != usual and piece.index in state.decks:
                supply.refuse("the supply is the stack; leave it out.", piece.key)
            if number != usual and not (piece.spent or piece.token or piece.fixed):
                supply.refuse("what is not on the map is in the supply; leave it out.", piece.key)
            if piece.token and owner_of(state, piece) is None and number not in (0, usual):
                supply.refuse(f"no active race has {piece.key}s.", piece.key)
            state.supply[piece.index] = number

    def fled(self, tribe: Tribe, text: Fields) -> list[Retreat]:
        """Markers driven out this turn, in the supply until their owner places them again."""
        found: list[Retreat] = []
        kinds = {piece.key: piece for piece in self.rules.pieces if piece.retreats}
        fled = text.part("fled_pieces", kinds)
        for kind in fled.data:
            regions = fled.part(kind)
            for key, value in regions.data.items():
                number = regions.number(value, 1, self.state.supply[kinds[kind].index], key)
                found.append(Retreat(tribe.slot, self.region(regions, key, ""), kinds[kind].index, number))
        return found

    def check(self, texts: dict[int, Fields]) -> None:
        """Every region has enough tokens, and the box has them all; the rest go to the tray."""
        state = self.state
        for slot, text in texts.items():
            tribe = state.tribe(slot)
            total = tribe.race.total
            among = tokens_among(state, tribe)
            for r in bits(tribe.regions):
                where = f"regions, {self.board.regions[r].key}"
                if self.play.defenders(r) == 0:
                    text.refuse(f"without a token the {tribe.race.key} do not hold it.", where)
                least = self.play.least(tribe, r)
                few = 0 < state.tokens[r] < least and not among
                if tribe.active and (few or self.play.deserted(tribe, r)):
                    text.refuse(f"the {tribe.race.key} never stand with fewer than {least}.", where)
            in_play = tribe.hand + tribe.aside + tribe.fled + sum([state.tokens[r] for r in bits(tribe.regions)])
            if in_play < among:
                text.refuse(f"the {tribe.race.key} have fewer tokens than pieces that count among them.")
            if in_play - among > total:
                text.refuse(f"there are {total} {tribe.race.key} in the box, not {in_play - among}.")
            state.tray[tribe.race.index] = total - in_play + among


def read_driven_out(top: Fields, state: State) -> list[Retreat]:
    """Tokens and pieces driven out this turn, in order, if `fled` cannot say it all."""
    slots = {tribe.race.key: tribe.slot for tribe in state.tribes if tribe is not None and tribe.slot != NATIVE_SLOT}
    kinds = {piece.key: piece.index for piece in state.rules.pieces if piece.retreats}
    found: list[Retreat] = []
    for fields in top.parts("driven_out", ("race", "region", "number", "piece")):
        tribe = state.tribe(slots[fields.known(fields.data.get("race"), "race in play", slots, "race")])
        if not tribe.acts:
            fields.refuse(f"declined {tribe.race.key} have no survivors.", "race")
        region = state.board.index[fields.known(fields.data.get("region"), "region", state.board.index, "region")]
        piece, most = -1, tribe.race.total + sum([kind.total for kind in state.rules.tokens])
        if "piece" in fields:
            piece = kinds[fields.known(fields.data["piece"], "piece", kinds, "piece")]
            most = state.supply[piece]
        number = fields.whole("number", 1, most, 1)
        if piece < 0:
            tribe.fled += number
        found.append(Retreat(tribe.slot, region, piece, number))
    return found
