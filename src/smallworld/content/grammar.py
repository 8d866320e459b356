"""What home-made abilities are said with: one `where`, one `per`, one `when`, the same for every part.

`Where` names regions, `Per` counts, `When` says at which times. They hold only what is written in a file, so they can
be put in words as well as asked. `grammar_file` reads them. They look at the table alone and ask no ability, so no
two abilities can ask each other in a circle: next to a region means on its border.
"""

from typing import Final, final

from smallworld.engine.bits import bits, count, lowest
from smallworld.engine.look import Look
from smallworld.engine.notes import THIS_GAME, NoteKind
from smallworld.engine.state import EMPTY, NATIVE_SLOT, NOBODY, Conquest, Tribe
from smallworld.engine.steps.step import DECLARE_STEP

UNSAID: Final = -1
MOST: Final = 99  # above every number of regions or tokens that matters

# Who stands in a region
OWN: Final = "own"
NOBODYS: Final = "empty"
NATIVES: Final = "natives"
ACTIVE: Final = "active"
DECLINED: Final = "declined"
KIN: Final = "kin"
LEADER: Final = "leader"
HOLDERS: Final = (NOBODYS, NATIVES, ACTIVE, DECLINED, KIN, LEADER, OWN)

# Who attacks
ATTACKERS: Final = (ACTIVE, DECLINED, LEADER)

# What is counted
ONCE: Final = "once"
REGION: Final = "region"
CONQUERED: Final = "conquest"
ABANDONED: Final = "abandoned"
ROBBED: Final = "lost"
TERRAIN: Final = "terrain"
SYMBOL: Final = "symbol"
TOKEN: Final = "token"
BORDER: Final = "border"
RIVAL: Final = "rival"
VICTIM: Final = "victim"
ISLAND: Final = "island"
TOGETHER: Final = "together"
GROUP: Final = "group"
ANYWHERE: Final = "anywhere"
DEFENDER: Final = "defender"
DIE: Final = "die"
FOUND: Final = "found"
ITS_TURN: Final = "turn"
THE_ROUND: Final = "round"
COUNTED: Final = (
    *(ONCE, REGION, CONQUERED, ABANDONED, TERRAIN, SYMBOL, TOKEN, BORDER, RIVAL, VICTIM, ISLAND, TOGETHER),
    *(GROUP, ANYWHERE, DEFENDER, ROBBED, DIE, FOUND, ITS_TURN, THE_ROUND),
)
PLACELESS: Final = (ONCE, DIE, FOUND, ITS_TURN, THE_ROUND)
"""Those that no region has a part in."""

# What a banner remembers: its key and one of these is the word of the note
LEFT: Final = "_left"
LOST: Final = "_lost"
TURN: Final = "_turn"

# Rounds with a name
ODD: Final = "odd"
EVEN: Final = "even"
LAST: Final = "last"
NAMED_ROUNDS: Final = (ODD, EVEN, LAST)

BOTH: Final = "both"
STATES: Final = (ACTIVE, DECLINED, BOTH)


@final
class Range:
    """Numbers from one to another."""

    def __init__(self, low: int = 0, high: int = MOST) -> None:
        self.low: Final = low
        self.high: Final = high

    def has(self, number: int) -> bool:
        """Is it one of them?"""
        return self.low <= number <= self.high


@final
class Where:
    """Some of the regions: those of which everything is true that is said here. One of several words is enough."""

    def __init__(
        self,
        terrains: tuple[str, ...] = (),
        symbols: tuple[str, ...] = (),
        coast: int = UNSAID,
        edge: int = UNSAID,
        holders: tuple[str, ...] = (),
        piece: str = "",
        taken: int = UNSAID,
        tokens: Range | None = None,
        beside: "Where | None" = None,
        but: "Where | None" = None,
        number: Range | None = None,
        also: "Where | None" = None,
        robbed: int = UNSAID,
        key: str = "",
        banners: tuple[str, ...] = (),
    ) -> None:
        self.terrains: Final = terrains
        self.symbols: Final = symbols
        self.coast: Final = coast  # 1: land on the shore of a sea or lake; 0: no such land
        self.edge: Final = edge
        self.holders: Final = holders
        self.piece: Final = piece  # the key of a kind of piece that stands there
        self.taken: Final = taken  # conquered by the race this turn
        self.tokens: Final = tokens  # how many stand there
        self.beside: Final = beside  # next to such a region
        self.but: Final = but  # and not like that
        self.number: Final = number  # of what lies beside, or is held: so many of them
        self.also: Final = also  # or like that
        self.robbed: Final = robbed  # taken from the race by others since its last turn
        self.key: Final = key  # of the banner that remembers that
        self.banners: Final = banners  # the race that stands there has one of these banners or badges

    def regions(self, look: Look, me: Tribe) -> int:
        """All regions that it means now."""
        mask = self.own_ground(look, me)
        if self.holders:
            mask &= held_by(look, me, self.holders)
        if self.banners:
            named = 0
            for tribe in look.state.tribes:
                if tribe is not None and bears(tribe, self.banners):
                    named |= tribe.regions
            mask &= named
        if self.tokens is not None:
            for r in bits(mask):
                if not self.tokens.has(look.state.tokens[r]):
                    mask &= ~(1 << r)
        if self.but is not None:
            mask &= ~self.but.regions(look, me)
        return mask if self.also is None else mask | self.also.regions(look, me)

    def ground(self, look: Look, me: Tribe) -> int:
        """The regions that it means, whoever stands there."""
        mask = self.own_ground(look, me)
        return mask if self.also is None else mask | self.also.ground(look, me)

    def own_ground(self, look: Look, me: Tribe) -> int:
        """The same without those of `also`."""
        state = look.state
        board = state.board
        mask = board.all
        if self.terrains:
            wanted = 0
            for terrain in self.terrains:
                wanted |= board.of_terrain(terrain)
            mask &= wanted
        if self.symbols:
            wanted = 0
            for symbol in self.symbols:
                wanted |= board.with_symbol(symbol)
            mask &= wanted
        if self.coast != UNSAID:
            mask &= board.coastal if self.coast else ~board.coastal
        if self.edge != UNSAID:
            mask &= board.edge if self.edge else ~board.edge
        if self.piece:
            mask &= state.on[state.rules.piece(self.piece).index]
        if self.taken != UNSAID:
            taken = 0
            for won in look.conquests_of(me):
                taken |= 1 << won.region
            mask &= taken if self.taken else ~taken
        if self.robbed != UNSAID:
            gone = robbed_of(look, me, self.key)
            mask &= gone if self.robbed else ~gone
        if self.beside is not None:
            near = self.beside.regions(look, me)
            if self.beside.number is None:
                mask &= board.around(near)
            else:
                for r in bits(mask):
                    if not self.beside.number.has(count(board.borders[r] & near)):
                        mask &= ~(1 << r)
        return mask

    def fits(self, look: Look, me: Tribe, won: Conquest) -> bool:
        """Does it mean the region of a conquest, as it was when attacked? What lies beside it is as it is now."""
        return self.fits_itself(look, me, won) or (self.also is not None and self.also.fits(look, me, won))

    def fits_itself(self, look: Look, me: Tribe, won: Conquest) -> bool:
        """The same without `also`."""
        if not self.own_ground(look, me) >> won.region & 1:
            return False
        if self.holders and not stood_there(look, me, won, self.holders):
            return False
        if self.banners and not stood_with(look, won, self.banners):
            return False
        if self.tokens is not None and not self.tokens.has(won.defenders):
            return False
        return self.but is None or not self.but.fits(look, me, won)


EVERYWHERE: Final = Where()


def held_by(look: Look, me: Tribe, holders: tuple[str, ...]) -> int:
    """The regions where one of these stands."""
    state = look.state
    held = 0
    mask = 0
    for tribe in state.tribes:
        if tribe is not None and tribe.regions:
            held |= tribe.regions
            if tribe.slot == NATIVE_SLOT:
                meant = NATIVES in holders
            elif tribe.slot == me.slot:
                meant = OWN in holders
            else:
                meant = is_meant(tribe.active, tribe.player == me.player, holders)
                meant = meant or (LEADER in holders and is_leader(look, me, tribe))
            if meant:
                mask |= tribe.regions
    if NOBODYS in holders:
        mask |= state.board.all & ~held
    return mask


def stood_there(look: Look, me: Tribe, won: Conquest, holders: tuple[str, ...]) -> bool:
    """Did one of these hold a region before it was taken? A declined race may have left the game with its last one."""
    if won.victim == EMPTY:
        return NOBODYS in holders
    if won.victim == NATIVE_SLOT:
        return NATIVES in holders
    tribe = look.state.tribes[won.victim]
    if LEADER in holders and tribe is not None and is_leader(look, me, tribe, this_turn=True):
        return True
    return is_meant(tribe is not None and tribe.active, won.victim_seat == me.player, holders)


def bears(tribe: Tribe, banners: tuple[str, ...]) -> bool:
    """Is one of these the banner of a race, or its badge?"""
    return tribe.race.key in banners or (tribe.power is not None and tribe.power.key in banners)


def stood_with(look: Look, won: Conquest, banners: tuple[str, ...]) -> bool:
    """Did a race with one of these hold a region before it was taken? If it is gone, its badge is gone too."""
    if won.victim == EMPTY:
        return False
    if won.race >= 0 and look.state.rules.races[won.race].key in banners:
        return True
    tribe = look.state.tribes[won.victim]
    return tribe is not None and bears(tribe, banners)


def is_meant(active: bool, kin: bool, holders: tuple[str, ...]) -> bool:
    """Is another race one of these? A declined race of the same player is both kin and declined."""
    if kin and KIN in holders:
        return True
    return DECLINED in holders if not active else ACTIVE in holders and not kin


def is_leader(look: Look, me: Tribe, tribe: Tribe, this_turn: bool = False) -> bool:
    """Is it an active race of another player that no active race outnumbers, or did when the turn began?"""
    if not tribe.active or tribe.player == me.player:
        return False
    state = look.state
    most = 0
    for slot in state.active:
        if slot != EMPTY:
            most = max(most, size_of(look, state.tribe(slot), this_turn))
    return size_of(look, tribe, this_turn) >= most


def size_of(look: Look, tribe: Tribe, this_turn: bool) -> int:
    """How many regions a race holds, or held when the turn began, as far as they were taken by somebody since."""
    size = count(tribe.regions)
    for won in look.state.turn.conquests if this_turn else ():
        if won.victim == tribe.slot:
            size += 1
        elif won.tribe == tribe.slot and tribe.regions >> won.region & 1:
            size -= 1
    return size


@final
class When:
    """Times at which a part is in force: everything that is said here must be true."""

    def __init__(
        self,
        race: str = ACTIVE,
        named_round: str = "",
        round: Range | None = None,
        rounds: tuple[int, ...] = (),
        first_turn: int = UNSAID,
        conquest: Range | None = None,
        conquests: Range | None = None,
        regions: Range | None = None,
        holding: Where | None = None,
        lacking: Where | None = None,
        lost: Range | None = None,
        leads: int = UNSAID,
        losses: Range | None = None,
        turn: Range | None = None,
        key: str = "",
        trails: int = UNSAID,
        whole: Where | None = None,
        beside: tuple[str, ...] = (),
        attackers: tuple[str, ...] = (),
        place: Range | None = None,
        players: Range | None = None,
        apart: tuple[str, ...] = (),
        other_half: Range | None = None,
        brings: Range | None = None,
        also: "When | None" = None,
    ) -> None:
        self.race: Final = race  # while it is active, in decline, or both
        self.named_round: Final = named_round
        self.round: Final = round
        self.rounds: Final = rounds  # one of these
        self.first_turn: Final = first_turn  # of the race
        self.conquest: Final = conquest  # this one is the first, the second … of the turn
        self.conquests: Final = conquests  # so many were made this turn
        self.regions: Final = regions  # the race holds so many
        self.holding: Final = holding  # it holds a region like that
        self.lacking: Final = lacking  # it holds no region like that
        self.lost: Final = lost  # so many were taken from it this turn
        self.leads: Final = leads  # it holds more regions than any active race of the others
        self.losses: Final = losses  # so many were taken from it since its last turn
        self.turn: Final = turn  # of the race: the one in which it was taken is the first
        self.key: Final = key  # of the banner that remembers these two
        self.trails: Final = trails  # every active race of the others holds more regions than it
        self.whole: Final = whole  # it holds all regions like that, and there are some
        self.beside: Final = beside  # one of these banners and badges is the other half of its combination
        self.attackers: Final = attackers  # one of these attacks
        self.place: Final = place  # where the combination lay in the column, the topmost being 1
        self.players: Final = players  # so many sit at the table
        self.apart: Final = apart  # none of these banners and badges is the other half
        self.other_half: Final = other_half  # so many tokens are printed on the other half
        self.brings: Final = brings  # so many are printed on both halves together
        self.also: Final = also  # or at these times

    @property
    def in_decline(self) -> bool:
        """Is it in force in decline too, or only there?"""
        return self.race != ACTIVE

    def now(self, look: Look, me: Tribe, ahead: int = 1, place: int = -1) -> bool:
        """Is this one of those times? `ahead` is 1 before a conquest or a loss, 0 just after it.

        `place` is where a combination lay that was just taken.
        """
        if self.race == DECLINED and me.active:
            return False
        if self.now_itself(look, me, ahead, place):
            return True
        return self.also is not None and self.also.now_itself(look, me, ahead, place)

    def now_itself(self, look: Look, me: Tribe, ahead: int, place: int) -> bool:
        """The same without `also`."""
        state = look.state
        if self.players is not None and not self.players.has(state.players):
            return False
        if self.place is not None and not self.place.has(place + 1):
            return False
        if self.named_round == LAST and state.round != state.rounds:
            return False
        if self.named_round == ODD and state.round % 2 == 0:
            return False
        if self.named_round == EVEN and state.round % 2 == 1:
            return False
        if self.round is not None and not self.round.has(state.round):
            return False
        if self.rounds and state.round not in self.rounds:
            return False
        if self.first_turn != UNSAID:
            first = state.turn.picked and me.active and state.seat == me.player
            if self.first_turn != (1 if first else 0):
                return False
        if self.conquest is not None and not self.conquest.has(len(look.conquests_of(me)) + ahead):
            return False
        if self.conquests is not None and not self.conquests.has(len(look.conquests_of(me))):
            return False
        if self.regions is not None and not self.regions.has(count(me.regions)):
            return False
        if self.lost is not None and not self.lost.has(losses_of(look, me) + ahead - 1):
            return False
        if self.losses is not None and not self.losses.has(count(robbed_of(look, me, self.key))):
            return False
        if self.turn is not None and not self.turn.has(turn_of(look, me, self.key)):
            return False
        if self.lacking is not None and self.lacking.regions(look, me) & me.regions:
            return False
        if self.leads != UNSAID and self.leads != (1 if leads(look, me) else 0):
            return False
        if self.trails != UNSAID and self.trails != (1 if trails(look, me) else 0):
            return False
        if self.beside and not bears(me, self.beside):
            return False
        if self.apart and bears(me, self.apart):
            return False
        if self.other_half is not None and not self.other_half.has(printed_beside(me, self.key)):
            return False
        if self.brings is not None and (me.power is None or not self.brings.has(me.race.number + me.power.number)):
            return False
        if self.attackers and not attacked_by(look, me, self.attackers):
            return False
        if self.whole is not None:
            all_of_them = self.whole.regions(look, me)
            if not all_of_them or all_of_them & ~me.regions:
                return False
        if self.holding is None:
            return True
        held = count(self.holding.regions(look, me) & me.regions)
        return held > 0 if self.holding.number is None else self.holding.number.has(held)


ALWAYS: Final = When()


def attacked_by(look: Look, me: Tribe, attackers: tuple[str, ...]) -> bool:
    """Is the race whose turn it is one of these?"""
    state = look.state
    slot = state.turn.acting if state.turn.acting != NATIVE_SLOT else state.active[state.seat]
    tribe = None if slot == EMPTY else state.tribes[slot]
    if tribe is None or tribe.player == me.player:
        return False
    if (ACTIVE if tribe.active else DECLINED) in attackers:
        return True
    return LEADER in attackers and is_leader(look, me, tribe)


def printed_beside(me: Tribe, key: str) -> int:
    """How many tokens are printed on the other half of a combination; no number if that is gone."""
    if me.race.key != key:
        return me.race.number
    return UNSAID if me.power is None else me.power.number


def losses_of(look: Look, me: Tribe) -> int:
    """How many regions other players took from the race this turn."""
    state = look.state
    if state.seat == me.player:
        return 0
    return len([won for won in state.turn.conquests if won.victim == me.slot])


def leaving(key: str) -> NoteKind:
    """The note of a region that was abandoned this turn. A banner remembers by the notes of `composed/memory.py`."""
    return NoteKind(f"{key}{LEFT}", region=True)


def robbing(key: str) -> NoteKind:
    """The note of a region that other players took since the race's last turn."""
    return NoteKind(f"{key}{LOST}", THIS_GAME, region=True)


def counting(key: str) -> NoteKind:
    """The note of how many turns the race has had."""
    return NoteKind(f"{key}{TURN}", THIS_GAME, most=MOST)


def left_by(look: Look, key: str) -> int:
    """The regions that the race of this turn abandoned."""
    word = f"{key}{LEFT}"
    gone = 0
    for note in look.state.turn.notes:
        if note.kind.word == word:
            gone |= 1 << note.region
    return gone


def robbed_of(look: Look, me: Tribe, key: str) -> int:
    """The regions that other players took since the race's last turn."""
    word = f"{key}{LOST}"
    gone = 0
    for note in look.state.notes:
        if note.kind.word == word and note.seat == me.player:
            gone |= 1 << note.region
    return gone


def turn_of(look: Look, me: Tribe, key: str) -> int:
    """How many turns the race has had, with this one, also before its owner has said whether it goes on."""
    word = f"{key}{TURN}"
    declaring = look.state.step == DECLARE_STEP and look.state.seat == me.player and me.active
    for note in look.state.notes:
        if note.kind.word == word and note.seat == me.player:
            return note.number + (1 if declaring else 0)
    return 1


def leads(look: Look, me: Tribe) -> bool:
    """Does the race hold more regions than any active race of the other players?"""
    state = look.state
    most = 0
    for slot in state.active:
        if slot != EMPTY and state.tribe(slot).player != me.player:
            most = max(most, count(state.tribe(slot).regions))
    return count(me.regions) > most


def trails(look: Look, me: Tribe) -> bool:
    """Does every active race of the other players hold more regions than this one? With no such race, it does not."""
    state = look.state
    sizes = [count(state.tribe(slot).regions) for slot in state.active if slot not in (EMPTY, me.slot)]
    return len(sizes) > 0 and min(sizes) > count(me.regions)


@final
class Per:
    """How often an amount counts: for each of something, every so many, those beyond the first, at most so often."""

    def __init__(
        self,
        of: str = ONCE,
        every: int = 1,
        beyond: int = 0,
        most: int = MOST,
        where: Where | None = None,
        key: str = "",
    ) -> None:
        self.of: Final = of
        self.where: Final = where  # which of them; otherwise the part itself says so
        self.every: Final = every
        self.beyond: Final = beyond
        self.most: Final = most
        self.key: Final = key  # of the banner that remembers what is gone

    def times(self, look: Look, me: Tribe, where: Where) -> int:
        """How often it counts now."""
        return self.counted(self.number(look, me, where if self.where is None else self.where))

    def counted(self, number: int) -> int:
        """How often it counts if there are so many."""
        number -= self.beyond
        return min(self.most, number // self.every) if number > 0 else 0

    def number(self, look: Look, me: Tribe, where: Where) -> int:
        """How many there are."""
        state = look.state
        if self.of == ONCE:
            return 1
        if self.of == ITS_TURN:
            return turn_of(look, me, self.key)
        if self.of == THE_ROUND:
            return state.round
        if self.of == CONQUERED:
            return len([won for won in look.conquests_of(me) if where.fits(look, me, won)])
        if self.of == DEFENDER:
            return sum([won.defenders for won in look.conquests_of(me) if where.fits(look, me, won)])
        if self.of == VICTIM:
            seats = [won.victim_seat for won in look.conquests_of(me) if where.fits(look, me, won)]
            return len([seat for seat in range(state.players) if seat in seats and seat != me.player])
        mask = where.regions(look, me)
        if self.of == ANYWHERE:
            return count(mask)
        if self.of == ABANDONED:
            return count(left_by(look, self.key) & mask)
        if self.of == ROBBED:
            return count(robbed_of(look, me, self.key) & mask)
        if self.of == BORDER:
            return count(state.board.around(me.regions) & ~me.regions & mask)
        if self.of == RIVAL:
            return rivals_beside(look, me, mask)
        return count_held(look, self.of, mask & me.regions)


def count_held(look: Look, of: str, held: int) -> int:
    """How many regions, terrains, symbols, tokens, islands or groups there are among some regions that are held."""
    state = look.state
    board = state.board
    if of == REGION:
        return count(held)
    if of == TERRAIN:
        return len([name for name in board.terrain if board.terrain[name] & held])
    if of == SYMBOL:
        return len([name for name in board.symbol if board.symbol[name] & held])
    if of == ISLAND:
        return len([land for land in board.lands if land & held])
    if of == TOKEN:
        return sum([state.tokens[r] for r in bits(held)])
    sizes = groups(look, held)
    return len(sizes) if of == GROUP else max(sizes, default=0)


def groups(look: Look, held: int) -> list[int]:
    """How many regions each group has that hangs together."""
    sizes: list[int] = []
    while held:
        group = 1 << lowest(held)
        while True:
            more = (group | look.state.board.around(group)) & held
            if more == group:
                break
            group = more
        held &= ~group
        sizes.append(count(group))
    return sizes


def rivals_beside(look: Look, me: Tribe, mask: int) -> int:
    """How many active races of other players stand next to the race, in regions of `mask`."""
    state = look.state
    near = state.board.around(me.regions) & mask
    number = 0
    for slot in state.active:
        if slot != EMPTY and slot != me.slot:
            tribe = state.tribe(slot)
            if tribe.player not in (me.player, NOBODY) and tribe.regions & near:
                number += 1
    return number
