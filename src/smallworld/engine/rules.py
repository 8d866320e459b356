"""What an edition is: banners, pieces, numbers, and abilities that belong to the world."""

from typing import Final, final

from smallworld.engine.ability import EVERY_HOOK, Ability, WorldRule
from smallworld.engine.actions import USE, Action
from smallworld.engine.hooks import Hooks, Lists
from smallworld.engine.notes import CONQUESTS_OVER, NoteKind
from smallworld.engine.pieces import Piece

MOST_KEPT: Final = 4096
"""How many sorted lists of abilities are kept: every race with every power, and some with pieces."""


@final
class Banner:
    """A race banner or a power badge: a number of tokens and what it can do."""

    def __init__(
        self, key: str, number: int, abilities: tuple[Ability, ...] = (), total: int = 0, side: str = ""
    ) -> None:
        self.key: Final = key
        self.number: Final = number
        self.abilities: Final = abilities
        self.total: Final = total  # tokens of a race in the box
        self.side: Final = side  # the faction a race belongs to, in games that have factions
        self.index = -1  # its place in the rules' list of races or powers


def kinds_written(ability: Ability) -> tuple[NoteKind, ...]:
    """The kinds of note that are written for an ability: by itself, and when its toll is paid."""
    return ability.notes if ability.paid is None else (*ability.notes, ability.paid)


def kinds_of_note(abilities: list[Ability]) -> list[NoteKind]:
    """Every kind of note that can be written: the engine's own, and those of these abilities."""
    kinds = {CONQUESTS_OVER.word: CONQUESTS_OVER}
    for ability in abilities:
        for kind in kinds_written(ability):
            kinds.setdefault(kind.word, kind)
    return list(kinds.values())


NATIVES: Final = Banner("natives", 0)
"""The race of nobody: neutral tokens that stand on the map from the start."""


@final
class Rules:
    """Everything about a game that does not change while it is played."""

    def __init__(
        self,
        edition: str,
        races: tuple[Banner, ...],
        powers: tuple[Banner, ...],
        pieces: tuple[Piece, ...],
        world: tuple[Ability, ...] = (),
        die: tuple[int, ...] = (0, 0, 0, 1, 2, 3),
        start_coins: int = 5,
        column: int = 6,
        land_price: int = 2,
        mountain_price: int = 1,
        last_attempt_price: int = 0,
        own_declined_defends: bool = True,
        declined_all_lost: bool = False,
        teams: int = 0,
        refuge_apart: bool = False,
        forced_decline: bool = False,
        tie_break_only_if_all: bool = False,
    ) -> None:
        self.edition: Final = edition
        self.races: Final = races
        self.powers: Final = powers
        self.pieces: Final = pieces
        self.world: Final = world  # abilities that every race has
        self.die: Final = list(die)
        self.start_coins: Final = start_coins
        self.column: Final = column  # combinations on offer
        self.land_price: Final = land_price
        self.mountain_price: Final = mountain_price
        self.last_attempt_price: Final = last_attempt_price  # the dearest region the die may be used for; 0 = any
        self.own_declined_defends: Final = own_declined_defends
        self.teams: Final = teams  # players this many seats apart play together; 0 = everybody for themselves
        self.declined_all_lost: Final = declined_all_lost  # a conquered region costs a declined race every token
        self.refuge_apart: Final = refuge_apart  # survivors may not stop beside the region they lost
        self.forced_decline: Final = forced_decline
        self.tie_break_only_if_all: Final = tie_break_only_if_all

        for i, race in enumerate(races):
            race.index = i
        for i, power in enumerate(powers):
            power.index = i
        for i, piece in enumerate(pieces):
            piece.index = i
        for ability in self.abilities():
            ability.note_answers()
        self._by_key: Final = {piece.key: piece for piece in pieces}
        self.shields: Final = [piece.index for piece in pieces if piece.shields]
        self.gifts: Final = [piece for piece in pieces if piece.abilities]
        self.gift_kinds: Final = [piece.index for piece in self.gifts]
        self.tokens: Final = [piece for piece in pieces if piece.token]
        self.movable: Final = [piece for piece in pieces if not piece.loose]
        self.retreating: Final = [piece for piece in pieces if piece.retreats]
        self.holders: Final = [piece for piece in pieces if piece.holds]
        self.guards: Final = [piece.index for piece in pieces if piece.guards]
        self.notes: Final = kinds_of_note(self.abilities())
        self._in_force: Final[dict[int, Hooks]] = {}
        self._lists: Final[Lists] = {}
        self.has_tolls: Final = any([self.anybody_answers(hook) for hook in ("toll", "fee")])
        self.has_listeners: Final = self.anybody_answers("on_any_conquest")
        self.has_shelters: Final = self.anybody_answers("shelters")
        self.has_slayers: Final = self.anybody_answers("slays")
        self.has_blunters: Final = self.anybody_answers("blunts")
        self.has_guards: Final = self.anybody_answers("guards")  # of races; `guards` are pieces
        self.world_rules: Final = [ability for ability in world if isinstance(ability, WorldRule)]
        self.pickers: Final = [rule for rule in self.world_rules if type(rule).may_pick is not WorldRule.may_pick]
        self.best_roll: Final = max(die)

    def meant(self, action: Action) -> Action:
        """An action as it is listed: if it names two regions, its ability knows whether their order matters."""
        if action.do == USE and action.to >= 0:
            for ability in self.abilities():
                if ability.verb == action.key:
                    return ability.meant(action)
        return action

    def abilities(self) -> list[Ability]:
        """Every ability on banners, badges and pieces, and those of the world."""
        found = list(self.world)
        for banner in [*self.races, *self.powers]:
            found += banner.abilities
        for piece in self.pieces:
            found += piece.abilities
        return found

    def anybody_answers(self, hook: str) -> bool:
        """Is there an ability that answers a hook?"""
        assert hook in EVERY_HOOK, hook  # a misspelt hook would never be answered
        return any([hook in ability.answers for ability in self.abilities()])

    def hooks_of(self, race: Banner, power: Banner | None, active: bool, gifts: list[Piece]) -> Hooks:
        """The abilities in force for a race: all while it is active, few in decline.

        `gifts` are pieces in the race's regions that carry abilities of their own.
        """
        code = (race.index + 1) << 13 | (0 if power is None else power.index + 1) << 1 | (1 if active else 0)
        for piece in gifts:
            code |= 1 << 25 + piece.index
        found = self._in_force.get(code)
        if found is None:
            if len(self._in_force) >= MOST_KEPT:
                self._in_force.clear()
                self._lists.clear()
            found = self._in_force[code] = self.sort_abilities(race, power, active, gifts)
        return found

    def sort_abilities(self, race: Banner, power: Banner | None, active: bool, gifts: list[Piece]) -> Hooks:
        """The same, computed."""
        banners = [race] if power is None else [race, power]
        said = [(ability, banner.key) for banner in banners for ability in banner.abilities]
        garrisons = [ability for ability, _ in said if ability.garrison > 1]  # as many stay when the race declines
        said += [(ability, ability.verb) for ability in self.world]
        said += [(ability, piece.key) for piece in gifts for ability in piece.abilities]
        said = [(ability, source) for ability, source in said if active or ability.works_in_decline]
        abilities, sources = [ability for ability, _ in said], [source for _, source in said]
        return Hooks(abilities, sources, garrisons, len(gifts) > 0, self._lists)

    def troop(self, race: Banner, power: Banner | None) -> int:
        """Tokens that a combination should bring: both numbers, and those for conquest only."""
        number = race.number if power is None else race.number + power.number
        return number + self.hooks_of(race, power, True, []).levy

    def with_banners(
        self, races: tuple[Banner, ...], powers: tuple[Banner, ...], more: tuple[Piece, ...] = ()
    ) -> "Rules":
        """The same rules with other banners and badges, and more pieces. The old rules must not be used any more."""
        return Rules(
            edition=self.edition,
            races=races,
            powers=powers,
            pieces=self.pieces + more,
            world=self.world,
            die=tuple(self.die),
            start_coins=self.start_coins,
            column=self.column,
            land_price=self.land_price,
            mountain_price=self.mountain_price,
            last_attempt_price=self.last_attempt_price,
            own_declined_defends=self.own_declined_defends,
            declined_all_lost=self.declined_all_lost,
            teams=self.teams,
            refuge_apart=self.refuge_apart,
            forced_decline=self.forced_decline,
            tie_break_only_if_all=self.tie_break_only_if_all,
        )

    def race(self, key: str) -> Banner:
        """The race with this key."""
        for race in self.races:
            if race.key == key:
                return race
        raise KeyError(key)

    def power(self, key: str) -> Banner:
        """The power with this key."""
        for power in self.powers:
            if power.key == key:
                return power
        raise KeyError(key)

    def piece(self, key: str) -> Piece:
        """The kind of piece with this key."""
        return self._by_key[key]
