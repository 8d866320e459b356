"""The twenty special powers, in the order of the catalogue."""

from typing import Final, final

from smallworld.content.parts import CheaperEverywhere, CoinsPerConquest, CoinsPerRegion, LeavesPieces
from smallworld.content.warcraft.options import WarcraftOptions
from smallworld.content.warcraft.pieces import Markers
from smallworld.content.warcraft.world import Discovery, leads_around, real_borders
from smallworld.engine.ability import CONQUEST, FORCE, IN_CONQUEST, IN_PLACING, TOUCH, Ability
from smallworld.engine.actions import Action
from smallworld.engine.bits import bits, count
from smallworld.engine.explain import REASONS
from smallworld.engine.look import Look
from smallworld.engine.notes import NEXT_CONQUEST
from smallworld.engine.pieces import Piece
from smallworld.engine.play import Play
from smallworld.engine.rules import Banner
from smallworld.engine.state import EMPTY, NATIVE_SLOT, Conquest, Tribe
from smallworld.engine.steps.ask import ask_to_deploy


@final
class CoinsPerRelic(Ability):
    """Archaeologist: a coin for each artifact and each place in the race's regions."""

    def __init__(self, relics: tuple[Piece, ...]) -> None:
        super().__init__()
        self.relics: Final = relics

    def coins(self, look: Look, me: Tribe) -> int:
        return sum([count(look.state.on[piece.index] & me.regions) for piece in self.relics])


@final
class Beasts(Ability):
    """Beast Master: at the beginning of each turn a beast for every hill held; beasts fight like tokens."""

    def __init__(self, beast: Piece) -> None:
        super().__init__()
        self.beast: Final = beast
        self.pieces = (beast,)

    def on_picked(self, play: Play, me: Tribe) -> None:
        play.put_away(self.beast)

    def on_turn_started(self, play: Play, me: Tribe) -> None:
        if not play.state.turn.declining:
            play.dismiss(me, self.beast)
            hills = count(me.regions & play.state.board.of_terrain("hill"))
            play.lend(me, self.beast, min(self.beast.total, hills))

    def on_declined(self, play: Play, me: Tribe) -> None:
        play.dismiss(me, self.beast)

    def on_placing(self, play: Play, me: Tribe) -> None:
        ask_to_deploy(play, me, me.regions, play.state.supply[self.beast.index], self.beast.index)


@final
class Champion(Ability):
    """Championing: once a turn the Champion alone takes an adjacent region, and holds it."""

    def __init__(self, champion: Piece) -> None:
        super().__init__()
        self.verb = "champion"
        self.when = IN_CONQUEST
        self.most_uses = 1
        self.champion: Final = champion
        self.pieces = (champion,)

    def on_picked(self, play: Play, me: Tribe) -> None:
        play.restock(self.champion)

    def on_readied(self, play: Play, me: Tribe) -> None:
        spot = play.where(self.champion)
        if spot >= 0 and play.state.tokens[spot] > 0:
            play.remove(self.champion, spot)  # alone it stays, unless its region is abandoned (W-POWER-CHAMP-07)

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        if me.hand < self.escort(me):
            return []
        reach = look.open_to(me, look.beside(me, me.regions))
        return look.state.board.moves.uses(self.verb, bits(look.affordable(me, reach)))

    def why_not(self, look: Look, me: Tribe, action: Action) -> str:
        if me.hand < self.escort(me):
            return f"The {me.race.key} never stand alone: {self.escort(me)} of them go with the Champion."
        if action.region >= 0 and not look.affordable(me, 1 << action.region):
            return REASONS["toll"]
        return "The Champion can take one region a turn, next to its race."

    def escort(self, me: Tribe) -> int:
        """Tokens that must go with the Champion."""
        return me.garrison if self.champion.escorted and me.garrison > 1 else 0

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        play.pay_toll(me, action.region)
        left = play.where(self.champion)
        if left >= 0:  # it held it alone, or it would be in hand with the troops (W-POWER-CHAMP-07, -09)
            play.abandon(me, left)
        play.conquer(me, action.region, self.escort(me), self.verb)
        play.place(self.champion, action.region)

    def losses(self, look: Look, me: Tribe, won: Conquest) -> int:
        return 0 if look.where(self.champion) == won.region and won.how != FORCE else 1

    def on_lost(self, play: Play, me: Tribe, won: Conquest) -> None:
        driven = [back for back in play.state.turn.retreats if back.piece == self.champion.index]
        if driven and driven[-1].region == won.region:
            play.pay(me.player, play.state.tribe(won.tribe).player, 1, self.verb)


@final
class ChampionMoves(Ability):
    """Championing: in the owner's redeployment the Champion goes to one of the race's regions."""

    def __init__(self, champion: Piece) -> None:
        super().__init__()
        self.verb = "champion_moves"
        self.when = IN_PLACING
        self.most_uses = 1
        self.champion: Final = champion

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        spot = look.where(self.champion)
        if spot >= 0 and look.state.tokens[spot] == 0:
            return []  # it holds the region alone and must stay
        return look.state.board.moves.uses(self.verb, bits(me.regions))

    def owes(self, look: Look, me: Tribe) -> bool:
        return look.where(self.champion) < 0

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        play.move(self.champion, action.region)


@final
class Towers(Ability):
    """Defensive: a watch tower in every field with no stronger race around it; such regions are immune."""

    def __init__(self, tower: Piece) -> None:
        super().__init__()
        self.tower: Final = tower
        self.pieces = (tower,)

    def on_picked(self, play: Play, me: Tribe) -> None:
        play.restock(self.tower)

    def on_placing(self, play: Play, me: Tribe) -> None:
        board = play.state.board
        for r in bits(me.regions & board.of_terrain("fields")):
            standing = play.state.on[self.tower.index] >> r & 1
            deserved = leads_around(play, me, board.borders[r])
            if standing and not deserved:
                play.remove(self.tower, r)
            elif deserved and not standing:
                play.place(self.tower, r)


@final
class CoinsPerDefender(Ability):
    """Enraged: for a region that two or more tokens defended, a coin for each of them."""

    def coins(self, look: Look, me: Tribe) -> int:
        fights = [won for won in look.conquests_of(me) if won.victim not in (EMPTY, NATIVE_SLOT)]
        return sum([won.defenders for won in fights if won.defenders >= 2])


@final
class CoinsPerIsland(Ability):
    """Explorer: a coin for every island on which the race holds a region."""

    def coins(self, look: Look, me: Tribe) -> int:
        return len([land for land in look.state.board.lands if land & me.regions])


@final
class CoinsOnShore(Ability):
    """Fishing: a coin for every region beside a sea or lake."""

    def coins(self, look: Look, me: Tribe) -> int:
        return count(me.regions & look.state.board.coastal)


@final
class KeepsForts(Ability):
    """Garrisoned: forts stay in decline with the badge; a region without one gets it when one is free."""

    def __init__(self, fort: Piece) -> None:
        super().__init__()
        self.works_in_decline = True
        self.fort: Final = fort
        self.pieces = (fort,)

    def on_placing(self, play: Play, me: Tribe) -> None:
        for r in bits(me.regions & ~play.state.on[self.fort.index]):
            play.place(self.fort, r)


@final
class Intimidation(Ability):
    """Intimidating: three times a turn a token next to the race is sent to another region of its own race."""

    def __init__(self, walls: tuple[Piece, ...], beast: Piece) -> None:
        super().__init__()
        self.verb = "intimidate"
        self.most_uses = 3
        self.when = IN_CONQUEST
        self.walls: Final = walls
        self.beast: Final = beast

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        if not self.can_still_conquer(look, me):
            return []
        state = look.state
        immune = look.shielded_from(me)
        near = real_borders(look, me) & ~me.regions & ~immune & ~look.truce_binds(me)
        walled = 0
        for wall in self.walls:
            walled |= state.on[wall.index]
        open_ = look.affordable(me, near & walled, TOUCH) | look.affordable(me, near & ~walled, FORCE)
        moves = state.board.moves
        actions: list[Action] = []
        for r in bits(open_):
            slot = state.holder[r]
            if slot == EMPTY:
                continue
            victim = state.tribe(slot)
            if victim.player == me.player or look.allied(victim.player, me.player):
                continue
            # An Aegis makes a region immune too, until it is paid for (W-POWER-INTIM-09, W-ART-AEGIS-02)
            others = bits(look.tolled_at_most(me, victim.regions & ~immune & ~(1 << r), TOUCH, 0))
            if walled >> r & 1 or slot == NATIVE_SLOT or (not others and state.tokens[r]):
                actions.append(moves.use(self.verb, r))
            elif state.tokens[r]:
                actions += moves.uses_to(self.verb, r, others)
        return actions

    def why_not(self, look: Look, me: Tribe, action: Action) -> str:
        if not self.can_still_conquer(look, me):
            return "Nobody can be intimidated if no conquest can follow."
        return "Three times a turn a token next to the race can be sent to another region of its race, if it has one."

    def can_still_conquer(self, look: Look, me: Tribe) -> bool:
        """Can a conquest follow: with tokens from the hand, or by an offer that needs none (W-POWER-INTIM-05)?"""
        if me.hand >= me.garrison:
            return True
        for other in me.hooks.offers:
            if other.when != IN_CONQUEST or other is self or other.writes(NEXT_CONQUEST) or other.outlasts_conquests:
                continue
            if look.on_offer(me, other):
                return True
        return False

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        state = play.state
        region = action.region
        for wall in self.walls:
            if state.on[wall.index] >> region & 1:
                play.pay_toll(me, region, TOUCH)  # no attack (W-POWER-INTIM-06)
                play.remove(wall, region)
                return
        play.pay_toll(me, region, FORCE)
        play.note_attack(me, region)
        victim = state.tribe(state.holder[region])
        if action.to >= 0:
            if play.pieces_in(self.beast.index, region) == state.tokens[region]:
                play.take(self.beast, region, 1)
                play.place(self.beast, action.to)
            play.shift(victim, region, action.to)
        else:
            play.cast_out(me, victim, region)


@final
class SwampToll(Ability):
    """Marshdweller: a player who conquers a swamp of the race pays its owner a coin, even in decline."""

    def __init__(self) -> None:
        super().__init__()
        self.verb = "swamp_toll"
        self.works_in_decline = True

    def toll(self, look: Look, me: Tribe, attacker: Tribe, region: int, deed: str) -> int:
        if deed != CONQUEST:
            return 0
        return 1 if look.state.board.regions[region].terrain == "swamp" else 0


@final
class Portals(Ability):
    """Portal Mage: twice a turn everything movable in two magic regions changes places."""

    def __init__(self, discovery: Discovery) -> None:
        super().__init__()
        self.verb = "portal"
        self.most_uses = 2
        self.when = IN_CONQUEST
        self.outlasts_conquests = True
        self.discovery: Final = discovery

    def offers(self, look: Look, me: Tribe) -> list[Action]:
        state = look.state
        open_ = state.board.with_symbol("magic") & ~look.shielded_from(me) & ~look.truce_binds(me)
        spots = bits(look.affordable(me, open_, FORCE))
        asking, coins = look.tolled(me), look.purse(me.player)
        actions: list[Action] = []
        for place, one in enumerate(spots):
            ends = spots[place + 1 :]
            if asking >> one & 1:  # if both ask a toll, each may be affordable alone but not both together
                ends = [r for r in ends if not asking >> r & 1 or look.tolls(me, (one, r), FORCE) <= coins]
            actions += state.board.moves.uses_to(self.verb, one, ends)
        return actions

    def why_not(self, look: Look, me: Tribe, action: Action) -> str:
        return "A portal joins two magic regions, twice a turn, neither under a tower, and every toll must be paid."

    def meant(self, action: Action) -> Action:
        if 0 <= action.to < action.region:  # either end may be named first
            return Action(action.do, action.to, action.number, action.key, action.region)
        return action

    def perform(self, play: Play, me: Tribe, action: Action) -> None:
        for r in (action.region, action.to):
            play.pay_toll(me, r, FORCE)
            play.note_attack(me, r)
        play.swap(action.region, action.to)
        for r in (action.region, action.to):
            slot = play.state.holder[r]
            if slot not in (EMPTY, NATIVE_SLOT):
                self.discovery.discover(play, me, r)


@final
class Sails(Ability):
    """Sailing: travel costs nothing."""

    def waives(self, look: Look, me: Tribe) -> int:
        return look.state.board.all


def warcraft_powers(o: WarcraftOptions, m: Markers, discovery: Discovery) -> tuple[Banner, ...]:
    """The power badges: key, number, abilities."""
    champion = Champion(m.champion)
    return (
        Banner("archaeologist", 5, (CoinsPerRelic((*m.artifacts, *m.places)),)),
        Banner("battle_master", 5, (CoinsPerConquest(),)),
        Banner("beast_master", 4, (Beasts(m.beast),)),
        Banner("blacksmith", 4, (CheaperEverywhere(),)),
        Banner("championing", 5, (champion, ChampionMoves(m.champion))),
        Banner("defensive", 5, (Towers(m.tower),)),
        Banner("enraged", 4, (CoinsPerDefender(),)),
        Banner("explorer", 4, (CoinsPerIsland(),)),
        Banner("farmer", 4, (CoinsPerRegion(terrain="fields"),)),
        Banner("fishing", 3, (CoinsOnShore(),)),
        Banner("garrisoned", 3, (LeavesPieces(m.fort), KeepsForts(m.fort))),
        Banner("herbalist", 4, (CoinsPerRegion(terrain="hill"),)),
        Banner("intimidating", 4, (Intimidation((m.wall, m.fort), m.beast),)),
        Banner("marshdweller", 4, (SwampToll(),)),
        Banner("mining", 4, (CoinsPerRegion(symbol="cavern"),)),
        Banner("mountaineer", 4, (CoinsPerRegion(terrain="mountain"),)),
        Banner("portal_mage", 5, (Portals(discovery),)),
        Banner("ranger", 4, (CoinsPerRegion(terrain="forest"),)),
        Banner("sailing", 5, (Sails(),)),
        Banner("swamp_walker", 4, (CoinsPerRegion(terrain="swamp"),)),
    )


QUIET: Final = (
    *("enraged", "battle_master", "explorer", "mining", "farmer", "herbalist", "ranger", "swamp_walker"),
    *("mountaineer", "fishing", "archaeologist", "blacksmith", "sailing"),
)
"""Badges that change little on the table, for races in a position that were written without one."""
