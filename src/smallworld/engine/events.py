"""What happened, one class for each kind: facts in the past tense, ids and numbers, no sentences.

The same events feed the log, animation, records, statistics and tests. `to_json(board, seat)` is what
one seat (or a spectator, -1) may hear.
"""

from typing import Final, final

from smallworld.engine.board import Board
from smallworld.engine.native import mypyc_attr

Json = dict[str, object]

NOBODY: Final = -1


@mypyc_attr(acyclic=True)
class Event:
    """One change on the table."""

    where: Board  # set when the event is told (`Play.tell`), so that it can name its regions when printed

    def to_json(self, board: Board, seat: int) -> Json:
        """The event as this seat hears it; region numbers become keys."""
        raise AssertionError("every event tells itself")

    def __repr__(self) -> str:
        name = type(self).__name__
        board: Board | None = getattr(self, "where", None)  # a default would cost every event of every game
        if board is None:
            return f"<{name}>"
        facts = [f"{fact}={value!r}" for fact, value in self.to_json(board, NOBODY).items() if fact != "event"]
        return f"{name}({', '.join(facts)})"


def _region(board: Board, region: int) -> str:
    return board.regions[region].key


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TurnStarted(Event):
    """A player's turn began."""

    def __init__(self, player: int, round: int) -> None:
        self.player: Final = player
        self.round: Final = round

    def to_json(self, board: Board, seat: int) -> Json:
        return {"event": "turn_started", "player": self.player, "round": self.round}


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ComboTaken(Event):
    """A player took a combination: the coins paid, the coins found on it, the tokens gained."""

    def __init__(self, player: int, place: int, race: str, power: str, paid: int, found: int, tokens: int) -> None:
        self.player: Final = player
        self.place: Final = place
        self.race: Final = race
        self.power: Final = power
        self.paid: Final = paid
        self.found: Final = found
        self.tokens: Final = tokens

    def to_json(self, board: Board, seat: int) -> Json:
        return {
            "event": "combo_taken",
            "player": self.player,
            "combo": self.place,
            "race": self.race,
            "power": self.power,
            "paid": self.paid,
            "found": self.found,
            "tokens": self.tokens,
        }


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ComboRevealed(Event):
    """A new combination joined the column at this place."""

    def __init__(self, place: int, race: str, power: str) -> None:
        self.place: Final = place
        self.race: Final = race
        self.power: Final = power

    def to_json(self, board: Board, seat: int) -> Json:
        return {"event": "combo_revealed", "combo": self.place, "race": self.race, "power": self.power}


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ComboWithdrawn(Event):
    """The combination at this place went under the stacks: the player may take none of those on offer."""

    def __init__(self, place: int, race: str, power: str) -> None:
        self.place: Final = place
        self.race: Final = race
        self.power: Final = power

    def to_json(self, board: Board, seat: int) -> Json:
        return {"event": "combo_withdrawn", "combo": self.place, "race": self.race, "power": self.power}


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class BadgesShuffled(Event):
    """The discarded badges became a new stack."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def to_json(self, board: Board, seat: int) -> Json:
        return {"event": "badges_shuffled", "number": self.number}


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TroopsReadied(Event):
    """A race took its spare tokens in hand."""

    def __init__(self, player: int, race: str, hand: int) -> None:
        self.player: Final = player
        self.race: Final = race
        self.hand: Final = hand

    def to_json(self, board: Board, seat: int) -> Json:
        return {"event": "troops_readied", "player": self.player, "race": self.race, "hand": self.hand}


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RegionAbandoned(Event):
    """A race left a region of its own will, or because its tokens were short."""

    def __init__(self, player: int, race: str, region: int) -> None:
        self.player: Final = player
        self.race: Final = race
        self.region: Final = region

    def to_json(self, board: Board, seat: int) -> Json:
        return {
            "event": "region_abandoned",
            "player": self.player,
            "race": self.race,
            "region": _region(board, self.region),
        }


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RegionTaken(Event):
    """A race conquered a region: with how many tokens and by what means."""

    def __init__(self, player: int, race: str, region: int, tokens: int, how: str, victim: int) -> None:
        self.player: Final = player
        self.race: Final = race
        self.region: Final = region
        self.tokens: Final = tokens
        self.how: Final = how
        self.victim: Final = victim  # seat of the race that stood there, -1 for nobody or natives

    def to_json(self, board: Board, seat: int) -> Json:
        return {
            "event": "region_taken",
            "player": self.player,
            "race": self.race,
            "region": _region(board, self.region),
            "tokens": self.tokens,
            "how": self.how,
            "victim": self.victim,
        }


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class AttackFailed(Event):
    """The die was not enough."""

    def __init__(self, player: int, race: str, region: int, short: int) -> None:
        self.player: Final = player
        self.race: Final = race
        self.region: Final = region
        self.short: Final = short

    def to_json(self, board: Board, seat: int) -> Json:
        return {
            "event": "attack_failed",
            "player": self.player,
            "race": self.race,
            "region": _region(board, self.region),
            "short": self.short,
        }


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class DieRolled(Event):
    """The reinforcement die showed this; for which region, and what it had to show, if that was known before."""

    def __init__(self, player: int, face: int, region: int, needed: int) -> None:
        self.player: Final = player
        self.face: Final = face
        self.region: Final = region
        self.needed: Final = needed

    def to_json(self, board: Board, seat: int) -> Json:
        return {
            "event": "die_rolled",
            "player": self.player,
            "face": self.face,
            "region": None if self.region < 0 else _region(board, self.region),
            "needed": None if self.needed < 0 else self.needed,
        }


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TokensDrivenOut(Event):
    """A region was lost: some tokens went to the tray, some survived."""

    def __init__(self, player: int, race: str, region: int, lost: int, survived: int) -> None:
        self.player: Final = player
        self.race: Final = race
        self.region: Final = region
        self.lost: Final = lost
        self.survived: Final = survived

    def to_json(self, board: Board, seat: int) -> Json:
        return {
            "event": "tokens_driven_out",
            "player": self.player,
            "race": self.race,
            "region": _region(board, self.region),
            "lost": self.lost,
            "survived": self.survived,
        }


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TokensRecruited(Event):
    """New tokens joined a race from the tray."""

    def __init__(self, player: int, race: str, number: int) -> None:
        self.player: Final = player
        self.race: Final = race
        self.number: Final = number

    def to_json(self, board: Board, seat: int) -> Json:
        return {"event": "tokens_recruited", "player": self.player, "race": self.race, "number": self.number}


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TokensLost(Event):
    """Tokens of a race went back to the tray without an attack, by an ability."""

    def __init__(self, player: int, race: str, number: int) -> None:
        self.player: Final = player
        self.race: Final = race
        self.number: Final = number

    def to_json(self, board: Board, seat: int) -> Json:
        return {"event": "tokens_lost", "player": self.player, "race": self.race, "number": self.number}


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TokensSetAside(Event):
    """Tokens that are for conquest only left the hand until the next turn."""

    def __init__(self, player: int, race: str, number: int) -> None:
        self.player: Final = player
        self.race: Final = race
        self.number: Final = number

    def to_json(self, board: Board, seat: int) -> Json:
        return {"event": "tokens_set_aside", "player": self.player, "race": self.race, "number": self.number}


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TokensDeployed(Event):
    """Tokens were put into a region: how many, and how many it has now."""

    def __init__(self, player: int, race: str, region: int, number: int, total: int) -> None:
        self.player: Final = player
        self.race: Final = race
        self.region: Final = region
        self.number: Final = number
        self.total: Final = total

    def to_json(self, board: Board, seat: int) -> Json:
        return {
            "event": "tokens_deployed",
            "player": self.player,
            "race": self.race,
            "region": _region(board, self.region),
            "number": self.number,
            "total": self.total,
        }


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class PiecePlaced(Event):
    """A piece now stands in a region."""

    def __init__(self, piece: str, region: int, number: int) -> None:
        self.piece: Final = piece
        self.region: Final = region
        self.number: Final = number

    def to_json(self, board: Board, seat: int) -> Json:
        return {
            "event": "piece_placed",
            "piece": self.piece,
            "region": _region(board, self.region),
            "number": self.number,
        }


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class PieceRemoved(Event):
    """A piece left a region."""

    def __init__(self, piece: str, region: int, number: int) -> None:
        self.piece: Final = piece
        self.region: Final = region
        self.number: Final = number

    def to_json(self, board: Board, seat: int) -> Json:
        return {
            "event": "piece_removed",
            "piece": self.piece,
            "region": _region(board, self.region),
            "number": self.number,
        }


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TribeDeclined(Event):
    """A race went into decline, and keeps so many regions."""

    def __init__(self, player: int, race: str, power: str, regions: int) -> None:
        self.player: Final = player
        self.race: Final = race
        self.power: Final = power
        self.regions = regions  # without those that a piece held which left with the decline: known when it has

    def to_json(self, board: Board, seat: int) -> Json:
        return {
            "event": "tribe_declined",
            "player": self.player,
            "race": self.race,
            "power": self.power,
            "regions": self.regions,
        }


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TribeVanished(Event):
    """A race left the game; its banner went back under the stack."""

    def __init__(self, player: int, race: str) -> None:
        self.player: Final = player
        self.race: Final = race

    def to_json(self, board: Board, seat: int) -> Json:
        return {"event": "tribe_vanished", "player": self.player, "race": self.race}


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TruceMade(Event):
    """A player named an ally, who may not attack the player's active race for a round."""

    def __init__(self, player: int, ally: int) -> None:
        self.player: Final = player
        self.ally: Final = ally

    def to_json(self, board: Board, seat: int) -> Json:
        return {"event": "truce_made", "player": self.player, "ally": self.ally}


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class CoinsEarned(Event):
    """A player scored, item by item. What is earned is open; the pile it joins is not."""

    def __init__(self, player: int, coins: int, items: list[tuple[str, str, int]]) -> None:
        self.player: Final = player
        self.coins: Final = coins
        self.items: Final = items  # race, source ("regions" or a banner's key), coins

    def to_json(self, board: Board, seat: int) -> Json:
        return {
            "event": "coins_earned",
            "player": self.player,
            "coins": self.coins,
            "items": [{"race": race, "for": source, "coins": coins} for race, source, coins in self.items],
        }


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class CoinsPaid(Event):
    """Coins changed hands openly; -1 is the bank."""

    def __init__(self, player: int, to: int, coins: int, what: str) -> None:
        self.player: Final = player
        self.to: Final = to
        self.coins: Final = coins
        self.what: Final = what

    def to_json(self, board: Board, seat: int) -> Json:
        return {"event": "coins_paid", "player": self.player, "to": self.to, "coins": self.coins, "for": self.what}


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class MarkerRevealed(Event):
    """A piece that lay face down was turned up: this is what it is."""

    def __init__(self, piece: str, face: str, region: int) -> None:
        self.piece: Final = piece
        self.face: Final = face
        self.region: Final = region

    def to_json(self, board: Board, seat: int) -> Json:
        return {
            "event": "marker_revealed",
            "piece": self.piece,
            "face": self.face,
            "region": _region(board, self.region),
        }


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TokensMoved(Event):
    """Tokens went from one region to another by somebody's power; -1 is their owner's hand or the tray."""

    def __init__(self, player: int, race: str, region: int, to: int, number: int) -> None:
        self.player: Final = player
        self.race: Final = race
        self.region: Final = region
        self.to: Final = to
        self.number: Final = number

    def to_json(self, board: Board, seat: int) -> Json:
        return {
            "event": "tokens_moved",
            "player": self.player,
            "race": self.race,
            "region": _region(board, self.region),
            "to": None if self.to < 0 else _region(board, self.to),
            "number": self.number,
        }


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RegionsSwapped(Event):
    """Everything movable in two regions changed places."""

    def __init__(self, region: int, to: int) -> None:
        self.region: Final = region
        self.to: Final = to

    def to_json(self, board: Board, seat: int) -> Json:
        return {"event": "regions_swapped", "region": _region(board, self.region), "to": _region(board, self.to)}


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class GameEnded(Event):
    """The last turn is over: everybody's coins are counted."""

    def __init__(self, scores: list[int], winners: list[int]) -> None:
        self.scores: Final = scores
        self.winners: Final = winners

    def to_json(self, board: Board, seat: int) -> Json:
        return {"event": "game_ended", "scores": list(self.scores), "winners": list(self.winners)}
