"""The same people, bots and rules once more, everybody one seat further.

Nobody is told a secret for it: the new table is opened by the tokens that open the old one, each by its own. Whoever
is not there when it is made finds it at the old table, whenever they come; if they have been away for as long as the
table waits for anybody, a bot plays for them until then.
"""

from collections.abc import Mapping
from dataclasses import replace

from smallworld.content.editions import BadSetup
from smallworld.content.files import BadContent
from smallworld.content.rulings import Rulings
from smallworld.content.setup import make_setup
from smallworld.engine.chance import Seeded
from smallworld.table.commands import TURN, Refused
from smallworld.table.entries import Made, SeatMade
from smallworld.table.lobby import PERSON, Chair, Lobby, setup_with
from smallworld.table.tokens import Randomness


def seat_again(chair: Chair) -> SeatMade:
    """Somebody's seat at the next table."""
    return SeatMade(chair.kind, chair.name, chair.bot, chair.token, chair.character)


def seat_after(seat: int, players: int) -> int:
    """Where somebody sits at the next table: the second begins."""
    return (seat - 1) % players


def left_behind(lobby: Lobby, away: Mapping[int, float]) -> tuple[int, ...]:
    """The seats of those who have gone, as the next table counts them; `away` has the seconds since somebody went.

    The host has said how long the table waits for them: nobody is missed sooner, nor where it waits for ever or turns
    take days.
    """
    if lobby.clock == TURN or not lobby.deadline:
        return ()
    people = [seat for seat, chair in enumerate(lobby.chairs) if chair.kind == PERSON]
    gone = [seat for seat in people if away.get(seat, 0) >= lobby.deadline]
    return tuple(sorted([seat_after(seat, len(lobby.chairs)) for seat in gone]))


def rematch_of(lobby: Lobby, randomness: Randomness) -> Made:
    """The next table. What is home-made comes along; a board of the box is drawn anew where chance draws it."""
    old, kit = lobby.origin, lobby.kit
    seed, salt = randomness.seed(), randomness.seed()
    places = sorted(range(old.players), key=lambda seat: seat_after(seat, old.players))
    seats = [seat_again(lobby.chairs[seat]) for seat in places]
    try:
        keeps = kit.board is not None or lobby.board_of_set(lobby.brought)
        board = lobby.board if keeps else ""
        if not keeps:
            setup = make_setup(
                old.edition, old.players, old.preset, dict(old.options), chance=Seeded(seed), sets=kit.sets
            )
            board = setup.board_key
        made = replace(
            old,
            board=board,
            pace=lobby.pace,
            deadline=lobby.deadline,
            clock=lobby.clock,
            seed=seed,
            salt=salt,
            seats=seats,
            brought=list(lobby.brought),
            day="",
            begins="",
        )
        rulings = Rulings.of(setup_with(made, kit, board))
    except (BadSetup, BadContent) as problem:
        raise Refused("bad_setup", f"Under today's rules this table cannot be set up: {problem}") from None
    return replace(made, ruleset=rulings.ruleset, content=rulings.content)
