"""Kinds of piece that stand in regions beside the tokens; a kind says what it does there."""

from typing import Final, final

from smallworld.engine.ability import Ability

_REGION_BITS: Final = 10
_REGION_MASK: Final = (1 << _REGION_BITS) - 1


def spot(kind: int, region: int) -> int:
    """A kind of piece and its region as one number: the key under which the state keeps what it knows of them."""
    return kind << _REGION_BITS | region


def kind_of(code: int) -> int:
    """The kind of piece in such a number."""
    return code >> _REGION_BITS


def region_of(code: int) -> int:
    """The region in such a number."""
    return code & _REGION_MASK


@final
class Piece:
    """A kind of piece, not one piece of cardboard.

    The state keeps, for every kind, the regions it stands in and how many are left to place.
    """

    def __init__(
        self,
        key: str,
        total: int,
        defence: int = 0,
        shields: bool = False,
        guards: bool = False,
        stacks: bool = False,
        stays_in_decline: bool = False,
        spent: bool = False,
        retreats: bool = False,
        token: bool = False,
        holds: bool = False,
        escorted: bool = False,
        loose: bool = False,
        fixed: bool = False,
        faces: tuple[str, ...] = (),
        abilities: tuple[Ability, ...] = (),
    ) -> None:
        self.key: Final = key
        self.total: Final = total  # how many are in the box
        self.defence: Final = defence  # what each adds to the price of its region
        self.shields: Final = shields  # other players cannot take the region or touch what is in it
        self.guards: Final = guards  # a token beside it is not alone
        self.stacks: Final = stacks  # several may stand in one region
        self.stays_in_decline: Final = stays_in_decline
        self.spent: Final = spent  # once taken off the map it cannot be placed again by this race
        self.retreats: Final = retreats  # when it is driven out, its owner places it again at the end of that turn
        self.token: Final = token  # one of the tokens of its region is such a piece: it is counted among them
        self.holds: Final = holds  # it holds a region alone, without a token
        self.escorted: Final = escorted  # but not for a race that never stands alone
        self.loose: Final = loose  # it lies on the land and stays when the holder changes
        self.fixed: Final = fixed  # nothing moves it
        self.faces: Final = faces  # lies face down: what may be on the other side
        self.abilities: Final = abilities  # they belong to the active race that holds its region
        self.index = -1  # its place in the rules' list of kinds
