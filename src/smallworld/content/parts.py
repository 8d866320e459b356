"""Small abilities with parameters, shared by all editions and by home-made banners.

Each class is one sentence of a rulebook. `loader` gives home-made races the same parts by name.
"""

from typing import Final, final

from smallworld.engine.ability import FORCE, Ability
from smallworld.engine.bits import count
from smallworld.engine.look import Look
from smallworld.engine.notes import THIS_GAME, NoteKind
from smallworld.engine.pieces import Piece
from smallworld.engine.play import Play
from smallworld.engine.state import Conquest, Tribe

# Cheaper conquests


@final
class CheaperOn(Ability):
    """Regions of these terrains, or with this symbol, cost one token less, or several."""

    def __init__(self, terrains: tuple[str, ...] = (), symbol: str = "", discount: int = 1) -> None:
        super().__init__()
        self.discount = discount
        self.terrains: Final = terrains
        self.symbol: Final = symbol

    def cheaper(self, look: Look, me: Tribe) -> int:
        board = look.state.board
        mask = board.with_symbol(self.symbol)
        for terrain in self.terrains:
            mask |= board.of_terrain(terrain)
        return mask


@final
class CheaperBeside(Ability):
    """Regions next to one of its own regions of this terrain cost one token less."""

    def __init__(self, terrain: str) -> None:
        super().__init__()
        self.terrain: Final = terrain

    def cheaper(self, look: Look, me: Tribe) -> int:
        return look.beside(me, me.regions & look.state.board.of_terrain(self.terrain))


@final
class CheaperOnCoast(Ability):
    """Land on the shore of a sea or lake costs one token less."""

    def cheaper(self, look: Look, me: Tribe) -> int:
        return look.state.board.coastal


@final
class CheaperEverywhere(Ability):
    """Every region costs one token less; or only those next to its own regions."""

    def __init__(self, only_adjacent: bool = False) -> None:
        super().__init__()
        self.only_adjacent: Final = only_adjacent

    def cheaper(self, look: Look, me: Tribe) -> int:
        if self.only_adjacent:
            return look.beside(me, me.regions)
        return look.state.board.all


# Ways onto and across the map


@final
class EntersAnywhere(Ability):
    """The race may come onto the map in any region it may hold."""

    def enters(self, look: Look, me: Tribe) -> int:
        return look.state.board.all

    def waives(self, look: Look, me: Tribe) -> int:
        return 0 if me.regions else look.state.board.all


@final
class Flies(Ability):
    """Any land region is in reach, adjacent or not."""

    def __init__(self, lakes: bool = False, skips_adjacent: bool = False) -> None:
        super().__init__()
        self.lakes: Final = lakes
        self.skips_adjacent: Final = skips_adjacent

    def reaches(self, look: Look, me: Tribe) -> int:
        return look.state.board.all

    def opens(self, look: Look, me: Tribe) -> int:
        return look.state.board.lake if self.lakes else 0

    def waives(self, look: Look, me: Tribe) -> int:
        return look.state.board.all

    def shuns(self, look: Look, me: Tribe) -> int:
        return look.beside(me, me.regions) if self.skips_adjacent else 0


@final
class Sails(Ability):
    """Seas and lakes can be conquered; a sea at the edge of the board is a way in."""

    def opens(self, look: Look, me: Tribe) -> int:
        return look.state.board.water

    def enters(self, look: Look, me: Tribe) -> int:
        return look.state.board.sea & look.state.board.edge


@final
class Tunnels(Ability):
    """Regions with this symbol are adjacent to each other for the race's conquests."""

    def __init__(self, symbol: str) -> None:
        super().__init__()
        self.symbol: Final = symbol

    def links(self, look: Look, me: Tribe, mask: int) -> int:
        ends = look.state.board.with_symbol(self.symbol)
        return ends if mask & ends else 0


# Coins


@final
class CoinsPerRegion(Ability):
    """Coins for every region held, or only for those of a terrain or with a symbol."""

    def __init__(self, terrain: str = "", symbol: str = "", coins: int = 1, in_decline: bool = False) -> None:
        super().__init__()
        self.terrain: Final = terrain
        self.symbol: Final = symbol
        self.amount: Final = coins
        self.works_in_decline = in_decline

    def coins(self, look: Look, me: Tribe) -> int:
        mask = me.regions
        if self.terrain:
            mask &= look.state.board.of_terrain(self.terrain)
        if self.symbol:
            mask &= look.state.board.with_symbol(self.symbol)
        return self.amount * count(mask)


@final
class CoinsPerTurn(Ability):
    """Coins at the end of every turn."""

    def __init__(self, coins: int) -> None:
        super().__init__()
        self.amount: Final = coins

    def coins(self, look: Look, me: Tribe) -> int:
        return self.amount


@final
class CoinsFirstTurn(Ability):
    """Coins at the end of the race's first turn; or only once in a game for each player."""

    def __init__(self, coins: int, once_per_game: bool = False, claim: str = "first_turn") -> None:
        super().__init__()
        self.amount: Final = coins
        self.once_per_game: Final = once_per_game
        self.had: Final = NoteKind(claim, THIS_GAME)  # a player was paid
        self.notes = (self.had,) if once_per_game else ()

    def coins(self, look: Look, me: Tribe) -> int:
        if not look.state.turn.picked or (self.once_per_game and look.noted(self.had, seat=me.player)):
            return 0
        return self.amount

    def on_scored(self, play: Play, me: Tribe) -> None:
        if self.once_per_game and play.state.turn.picked:
            play.note(self.had, seat=me.player)


@final
class CoinsPerConquest(Ability):
    """Coins for every region taken this turn that was not empty; or for every one."""

    def __init__(self, coins: int = 1, empty_too: bool = False) -> None:
        super().__init__()
        self.amount: Final = coins
        self.empty_too: Final = empty_too

    def coins(self, look: Look, me: Tribe) -> int:
        taken = len(look.conquests_of(me)) if self.empty_too else look.nonempty_conquests(me)
        return self.amount * taken


# Tokens


@final
class LosesNobody(Ability):
    """A region taken by another player costs no token, unless taken by one of these means."""

    def __init__(self, but_for: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.but_for: Final = but_for

    def losses(self, look: Look, me: Tribe, won: Conquest) -> int:
        own_doing = look.state.tribe(won.tribe).player == me.player
        return 1 if own_doing or won.how == FORCE or won.how in self.but_for else 0


@final
class RecruitsFromConquests(Ability):
    """A new token for every so many regions taken this turn that were not empty."""

    def __init__(self, every: int = 2) -> None:
        super().__init__()
        self.every: Final = every

    def recruits(self, look: Look, me: Tribe) -> int:
        return look.nonempty_conquests(me) // self.every


@final
class ConquestLevy(Ability):
    """Extra tokens for conquest only: after each redeployment they are set aside."""

    def __init__(self, tokens: int) -> None:
        super().__init__()
        self.levy = tokens


@final
class LeavesPieces(Ability):
    """A piece in every region taken, or only in those of a terrain, as long as the supply lasts."""

    def __init__(self, piece: Piece, fresh_supply: bool = False, terrain: str = "") -> None:
        super().__init__()
        self.terrain: Final = terrain
        self.piece: Final = piece
        self.pieces = (piece,)
        self.fresh_supply: Final = fresh_supply  # the pieces are the race's own, not a common stock

    def on_picked(self, play: Play, me: Tribe) -> None:
        if self.fresh_supply:
            play.restock(self.piece)

    def on_conquered(self, play: Play, me: Tribe, won: Conquest) -> None:
        if not self.terrain or play.state.board.regions[won.region].terrain == self.terrain:
            play.place(self.piece, won.region)


# Decline and the die


@final
class ActsInDecline(Ability):
    """All tokens stay in decline, and the declined race goes on conquering."""

    def __init__(self) -> None:
        super().__init__()
        self.works_in_decline = True
        self.acts_in_decline = True


@final
class SharesDecline(Ability):
    """The declined race stands beside the player's other declined race."""

    def __init__(self) -> None:
        super().__init__()
        self.works_in_decline = True
        self.shares_decline = True


@final
class DeclinesAfterScoring(Ability):
    """The race may decline at the end of a turn, after its coins."""

    def __init__(self) -> None:
        super().__init__()
        self.declines_after_scoring = True


@final
class RollsBeforeConquest(Ability):
    """The die may be rolled before each conquest."""

    def __init__(self) -> None:
        super().__init__()
        self.rolls_before_conquest = True
