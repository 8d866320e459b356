"""The sixteen races, Alliance, Horde and neutral, in the order of the catalogue."""

from typing import Final, final

from smallworld.content.parts import CheaperOn, CoinsPerRegion, LeavesPieces
from smallworld.content.warcraft.options import WarcraftOptions
from smallworld.content.warcraft.pieces import EXPLOSION, Markers
from smallworld.content.warcraft.world import (
    ALLIANCE,
    HORDE,
    NEUTRAL,
    held_by_side,
    held_regions,
    holder_seat,
    real_borders,
)
from smallworld.engine.ability import AT_BEGIN, FORCE, IN_CONQUEST, IN_PLACING, IN_RECRUITING, TOUCH, Ability
from smallworld.engine.actions import Action
from smallworld.engine.bits import bits
from smallworld.engine.explain import REASONS
from smallworld.engine.look import Look
from smallworld.engine.luck import is_blunted
from smallworld.engine.notes import LAST_ATTEMPT, NEXT_CONQUEST, THIS_GAME, NoteKind
from smallworld.engine.pieces import Piece
from smallworld.engine.play import Play
from smallworld.engine.rules import Banner
from smallworld.engine.state import NOBODY, Conquest, State, Tribe

# Alliance


@final
class HolyLight(Ability):
    """Draenei: in every opponent's turn the first token that would go to the tray survives."""

    def __init__(self) -> None:
        super().__init__()
        self.shone: Final = NoteKind("holy_light", race=True)
        self.notes = (self.shone,)

    def on_fallen(self, play: Play, me: Tribe, number: int) -> int:
        if play.state.seat == me.player or play.noted(self.shone, tribe=me.slot):
            return 0
        play.note(self.shone, tribe=me.slot)
        return 1


ASSAULTED: Final = NoteKind("assault", LAST_ATTEMPT, region=True, most=3)
"""The region of the assault that is being made or was the last attack, and the die."""


@final
class Assault(Ability):
    """Gnomes: once a turn a region anywhere may be attacked from the air, with a die to help."""

    def __init__(self, as_first: bool) -> None:
        super().__init__()
        self.verb = "assault"
        self.when = IN_CONQUEST
        self.most_uses = 1
        self.notes = (ASSAULTED,)
        self.as_first: Final = as_first

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        if me.hand < me.garrison or not (me.regions or self.as_first):
            return []
        board = look.state.board
        return board.moves.uses(self.verb, bits(look.affordable(me, look.open_to(me, board.land))))

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        region = action.region
        play.pay_toll(me, region)
        unhelped = self.attack_price(play, me, region, 0)
        helps = not is_blunted(play, me, region)
        face = play.roll(me.player, region, max(unhelped - me.hand, 0)) if helps else 0
        price = self.attack_price(play, me, region, face)
        play.note(ASSAULTED, region=region, number=face)
        if price <= me.hand:
            play.conquer(me, region, price, self.verb)
        else:
            play.miss(me, region, price - me.hand)

    def attack_price(self, look: Look, me: Tribe, region: int, face: int) -> int:
        return FromTheAir(look.state, region, 0 if is_blunted(look, me, region) else face).price(me, region)

    def why_not(self, look: Look, me: Tribe, action: Action) -> str:
        if not (me.regions or self.as_first):
            return "The assault cannot be the first conquest of a race without a region."
        if action.region >= 0 and not look.affordable(me, 1 << action.region):
            return REASONS["toll"]
        return "An assault can be made once a turn, with a token in hand, on land that is open to the race."

    def cheaper(self, look: Look, me: Tribe) -> int:
        return assaulted(look, 1)

    def reaches(self, look: Look, me: Tribe) -> int:
        return assaulted(look, 0)  # too weak: a second die as the last attempt on the same region

    def waives(self, look: Look, me: Tribe) -> int:
        return assaulted(look, 0)


@final
class FromTheAir(Look):
    """The same position, for questions about an assault on a region while its die shows this face."""

    def __init__(self, state: State, region: int, face: int) -> None:
        super().__init__(state)
        self.region: Final = region
        self.face: Final = face

    def at_last(self) -> bool:
        return True


def assaulted(look: Look, least: int) -> int:
    """The region of the assault that is being made or was the last attack, if its die showed at least this.

    After the assault itself it counts only for the last attempt: once too weak, it is spent (W-RACE-GNOME-03, -04).
    """
    if isinstance(look, FromTheAir):
        return 1 << look.region if look.face >= least else 0
    note = look.note_of(ASSAULTED) if look.at_last() else None
    return 1 << note.region if note is not None and note.number >= least else 0


@final
class AssaultDie(Ability):
    """Gnomes: each pip of the assault's die beyond the first makes its region one token cheaper still."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self.least: Final = least

    def cheaper(self, look: Look, me: Tribe) -> int:
        return assaulted(look, self.least)


@final
class Objectives(Ability):
    """Humans: two military objectives; any player but the Horde who conquers one earns two coins, and so do they."""

    def __init__(self, objective: Piece) -> None:
        super().__init__()
        self.verb = "objective"
        self.when = IN_PLACING
        self.objective: Final = objective
        self.pieces = (objective,)
        self.lays = objective

    def on_picked(self, play: Play, me: Tribe) -> None:
        play.restock(self.objective)

    def on_declined(self, play: Play, me: Tribe) -> None:
        play.take_back(self.objective, play.state.board.all)

    def on_placing(self, play: Play, me: Tribe) -> None:
        play.take_back(self.objective, play.state.board.all)

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        state = look.state
        if state.supply[self.objective.index] == 0:
            return []
        closed = held_by_side(look, ALLIANCE) | look.shielded_from(me) | state.on[self.objective.index]
        return state.board.moves.uses(self.verb, bits(look.tolled_at_most(me, state.board.all & ~closed, TOUCH, 0)))

    def why_not(self, look: Look, me: Tribe, action: Action) -> str:
        if action.region >= 0 and look.state.on[self.objective.index] >> action.region & 1:
            return "There is already an objective there."
        return "An objective must go where no race of the Alliance stands, and not under a tower or an Aegis."

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        play.place(self.objective, action.region)

    def on_any_conquest(self, play: Play, me: Tribe, by: Tribe, won: Conquest) -> None:
        if play.state.on[self.objective.index] >> won.region & 1 and by.race.side != HORDE:
            play.remove(self.objective, won.region)
            play.pay(NOBODY, by.player, 2, self.verb)
            if by.player != me.player:
                play.pay(NOBODY, me.player, 2, self.verb)


@final
class TakeForm(Ability):
    """Worgen: each turn the human form pays two coins, the worgen form costs one and makes conquests cheaper."""

    def __init__(self, form: str, coins: int) -> None:
        super().__init__()
        self.verb = f"{form}_form"
        self.when = AT_BEGIN
        self.coins_paid: Final = coins

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        chosen = [use for use in look.state.turn.uses if use.key in ("human_form", "worgen_form")]
        if chosen or look.state.turn.declining or look.purse(me.player) < -self.coins_paid:
            return []
        return [look.state.board.moves.use(self.verb)]

    def owes(self, look: Look, me: Tribe) -> bool:
        return True

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        if self.coins_paid > 0:
            play.pay(NOBODY, me.player, self.coins_paid, self.verb)
        else:
            play.pay(me.player, NOBODY, -self.coins_paid, self.verb)

    def cheaper(self, look: Look, me: Tribe) -> int:
        return look.state.board.all if self.coins_paid < 0 and look.times_used(self.verb) else 0


# Horde


@final
class Recruiting(Ability):
    """Forsaken: for every token they sent to the tray this turn, one may join them for a coin."""

    def __init__(self) -> None:
        super().__init__()
        self.verb = "recruit"
        self.when = IN_RECRUITING

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        state = look.state
        wanted = look.times_used(self.verb) < state.turn.felled
        if wanted and look.purse(me.player) > 0 and state.tray[me.race.index] > 0:
            return [look.state.board.moves.use(self.verb)]
        return []

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        play.pay(me.player, NOBODY, 1, self.verb)
        play.recruit(me, 1)


@final
class Bombs(Ability):
    """Goblins: bombs laid face down beside them; at their next turn half of them explode."""

    def __init__(self, bomb: Piece) -> None:
        super().__init__()
        self.verb = "bomb"
        self.when = IN_PLACING
        self.bomb: Final = bomb
        self.pieces = (bomb,)
        self.lays = bomb

    def on_picked(self, play: Play, me: Tribe) -> None:
        play.deal(self.bomb)

    def on_declined(self, play: Play, me: Tribe) -> None:
        play.put_away(self.bomb)

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        state = look.state
        if not state.decks.get(self.bomb.index, ()):
            return []
        free = state.board.all & ~state.on[self.bomb.index]
        return state.board.moves.uses(self.verb, self.targets(look, me, free))

    def targets(self, look: Look, me: Tribe, mask: int) -> list[int]:
        """The regions of opponents' active races in `mask` that border on this one and are not immune."""
        near = bits(real_borders(look, me) & ~look.shielded_from(me) & mask)
        return [
            r for r in near if look.active_rival(me, r) != NOBODY and not look.allied(me.player, holder_seat(look, r))
        ]

    def why_not(self, look: Look, me: Tribe, action: Action) -> str:
        return "A bomb must go next to the race, on an opponent's active race, one to a region, never under a tower."

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        play.lay_next(self.bomb, action.region)

    def on_turn_started(self, play: Play, me: Tribe) -> None:
        self.turn_up(play, me)

    def turn_up(self, play: Play, me: Tribe) -> None:
        """Deal with every bomb for which no toll is due, or is covered by a payment already made."""
        for r in bits(play.state.on[self.bomb.index]):
            if not self.may_go_off(play, me, r):
                play.take_up(self.bomb, r)
            elif play.toll(me, r, FORCE) == 0:
                self.go_off(play, me, r)

    def may_go_off(self, look: Look, me: Tribe, region: int) -> bool:
        """Is the region still held by an opponent, and not immune?"""
        seat = holder_seat(look, region)
        if seat in (NOBODY, me.player) or look.allied(seat, me.player):
            return False
        return not look.shielded_from(me) >> region & 1

    def go_off(self, play: Play, me: Tribe, region: int) -> None:
        """Turn the bomb up; half of them clear the region."""
        play.pay_toll(me, region, FORCE)
        if play.turn_up(self.bomb, region) == EXPLOSION:
            play.raze(me, region, self.verb)


@final
class Fuse(Ability):
    """Goblins: a bomb in a region with a toll goes off only if the toll is paid; otherwise it is taken up unseen."""

    def __init__(self, bombs: Bombs, pay: bool) -> None:
        super().__init__()
        self.verb = "light_fuse" if pay else "take_up_bomb"
        self.when = AT_BEGIN
        self.bombs: Final = bombs
        self.pays: Final = pay

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        state = look.state
        waiting = state.on[self.bombs.bomb.index]
        if self.pays:
            waiting = look.affordable(me, waiting, FORCE)
        return state.board.moves.uses(self.verb, bits(waiting))

    def owes(self, look: Look, me: Tribe) -> bool:
        return not self.pays

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        if self.pays:
            self.bombs.go_off(play, me, action.region)
            self.bombs.turn_up(play, me)
        else:
            play.take_up(self.bombs.bomb, action.region)


@final
class CoinsPerFoe(Ability):
    """Orcs: a coin for each region taken from a race of the other faction."""

    def __init__(self, side: str) -> None:
        super().__init__()
        self.side: Final = side

    def coins(self, look: Look, me: Tribe) -> int:
        races = look.state.rules.races
        return len([won for won in look.conquests_of(me) if won.race >= 0 and races[won.race].side == self.side])


@final
class NeverAlone(Ability):
    """Tauren: never fewer than two in a region."""

    def __init__(self) -> None:
        super().__init__()
        self.garrison = 2


@final
class CheaperNonempty(Ability):
    """Trolls: regions that are not empty cost one token less."""

    def cheaper(self, look: Look, me: Tribe) -> int:
        return held_regions(look)


# Neutral


STEAL: Final = "steal_"


@final
class Theft(Ability):
    """Ethereals: once a turn an artifact next to them moves into a region of theirs beside it; or a raid."""

    def __init__(self, artifact: Piece) -> None:
        super().__init__()
        self.verb = f"{STEAL}{artifact.key}"
        self.when = IN_CONQUEST
        self.outlasts_conquests = True
        self.artifact: Final = artifact

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        spot = look.where(self.artifact)
        if spot < 0 or has_stolen(look) or look.times_used("raid"):
            return []
        closed = me.regions | look.shielded_from(me) | look.truce_binds(me)
        if closed >> spot & 1 or not look.affordable(me, 1 << spot, TOUCH):
            return []
        board = look.state.board
        return board.moves.uses_to(self.verb, spot, bits(board.borders[spot] & me.regions))

    def why_not(self, look: Look, me: Tribe, action: Action) -> str:
        return "One artifact a turn can be stolen, from next to the race into a region of its own, if there is no raid."

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        play.pay_toll(me, action.region, TOUCH)
        play.move(self.artifact, action.to)


def has_stolen(look: Look) -> bool:
    """Was an artifact taken this turn?"""
    return any([use.key.startswith(STEAL) for use in look.state.turn.uses])


@final
class Raid(Ability):
    """Ethereals: once a turn, instead of a theft, a region next to them with a legendary place costs two less."""

    def __init__(self, places: tuple[Piece, ...]) -> None:
        super().__init__()
        self.verb = "raid"
        self.when = IN_CONQUEST
        self.most_uses = 1
        self.discount = 2
        self.because = "The prepared raid needs a legendary place next to the race."
        self.planned: Final = NoteKind(self.verb, NEXT_CONQUEST)
        self.notes = (self.planned,)
        self.places: Final = places

    def targets(self, look: Look, me: Tribe) -> int:
        """Regions with an open place beside the race."""
        mask = 0
        for piece in self.places:
            mask |= look.state.on[piece.index]
        return mask & real_borders(look, me) & ~me.regions

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        if me.hand == 0 or has_stolen(look):
            return []
        return [look.state.board.moves.use(self.verb)] if look.open_to(me, self.targets(look, me)) else []

    def cheaper(self, look: Look, me: Tribe) -> int:
        return self.targets(look, me) if look.noted(self.planned) else 0

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        play.note(self.planned)

    def why_not(self, look: Look, me: Tribe, action: Action) -> str:
        return "A raid can be made once a turn, instead of a theft, on an open legendary place next to the race."

    def shuns(self, look: Look, me: Tribe) -> int:
        return look.state.board.all & ~self.targets(look, me) if look.noted(self.planned) else 0


@final
class Burrows(Ability):
    """Kobolds: every cavern of every island is adjacent to them for attacks, even when they enter."""

    def links(self, look: Look, me: Tribe, mask: int) -> int:
        return look.state.board.with_symbol("cavern")

    def enters(self, look: Look, me: Tribe) -> int:
        return look.state.board.with_symbol("cavern")


@final
class Swims(Ability):
    """Naga: they may take seas and lakes, and enter the map there."""

    def opens(self, look: Look, me: Tribe) -> int:
        return look.state.board.water

    def enters(self, look: Look, me: Tribe) -> int:
        return look.state.board.water


@final
class Harmony(Ability):
    """Pandaren: opponents they left alone must pay two coins before their first attack on them."""

    def __init__(self) -> None:
        super().__init__()
        self.verb = "harmony"
        self.token: Final = NoteKind(self.verb, THIS_GAME)  # beside the seats that were left alone
        self.paid = NoteKind(f"paid:{self.verb}")
        self.notes = (self.token,)

    def on_turn_started(self, play: Play, me: Tribe) -> None:
        play.forget(self.token)

    def on_declined(self, play: Play, me: Tribe) -> None:
        play.forget(self.token)

    def on_placing(self, play: Play, me: Tribe) -> None:
        for seat in range(play.state.players):
            if seat != me.player and not play.state.turn.attacked >> seat & 1 and not play.allied(seat, me.player):
                play.note(self.token, seat=seat)

    def toll(self, look: Look, me: Tribe, attacker: Tribe, region: int, deed: str) -> int:
        return 2 if deed != TOUCH and look.noted(self.token, seat=attacker.player) else 0


def warcraft_races(o: WarcraftOptions, m: Markers) -> tuple[Banner, ...]:
    """The race banners: key, number, abilities, tokens in the box, faction."""
    assault = Assault(as_first=o.gnome_first_assault == "allowed")
    bombs = Bombs(m.bomb)
    thefts = tuple([Theft(artifact) for artifact in m.artifacts])
    return (
        Banner("draenei", 7, (HolyLight(),), 12, ALLIANCE),
        Banner("dwarves", 5, (CheaperOn(("mountain",), discount=2),), 10, ALLIANCE),
        Banner("gnomes", 5, (assault, AssaultDie(2), AssaultDie(3)), 10, ALLIANCE),
        Banner("humans", 5, (Objectives(m.objective),), 10, ALLIANCE),
        Banner("night_elves", 4, (CheaperOn(("forest",)), LeavesPieces(m.wall, terrain="forest")), 9, ALLIANCE),
        Banner("worgen", 5, (TakeForm("human", 2), TakeForm("worgen", -1)), 10, ALLIANCE),
        Banner("blood_elves", 5, (CoinsPerRegion(symbol="magic"),), 10, HORDE),
        Banner("forsaken", 6, (Recruiting(),), 20, HORDE),
        Banner("goblins", 6, (bombs, Fuse(bombs, pay=True), Fuse(bombs, pay=False)), 11, HORDE),
        Banner("orcs", 6, (CoinsPerFoe(ALLIANCE),), 11, HORDE),
        Banner("tauren", 11, (NeverAlone(),), 16, HORDE),
        Banner("trolls", 6, (CheaperNonempty(),), 11, HORDE),
        Banner("ethereals", 5, (*thefts, Raid(m.places)), 10, NEUTRAL),
        Banner("kobolds", 6, (Burrows(),), 11, NEUTRAL),
        Banner("naga", 6, (Swims(),), 11, NEUTRAL),
        Banner("pandaren", 5, (Harmony(),), 10, NEUTRAL),
    )
