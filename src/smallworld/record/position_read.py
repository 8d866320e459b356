"""A position from its text: setting the table, in the order a person would."""

from typing import Final

from smallworld.content.composed.limited import Limited
from smallworld.content.editions import EDITIONS
from smallworld.content.setup import Setup, board_of, rules_of
from smallworld.engine.bits import bits, count, mask_of
from smallworld.engine.chance import Chance
from smallworld.engine.look import Look
from smallworld.engine.play import Play
from smallworld.engine.rules import Banner
from smallworld.engine.state import EMPTY, SLOTS_PER_PLAYER, Retreat, State, Tribe
from smallworld.record.codec import refresh_texts
from smallworld.record.fields import Fields
from smallworld.record.memory import CLAIMS
from smallworld.record.position_fit import check_fit
from smallworld.record.position_pieces import PieceReader, read_driven_out
from smallworld.record.position_turn import NATIVES, read_note, read_turn
from smallworld.words import brief

SEAT: Final = ("coins", "truce", "active", "declined")
ACTIVE: Final = ("race", "power", "regions", "hand", "aside", "fled", "fled_pieces", "slot")
DECLINED: Final = ("race", "power", "once", "regions", "hand", "fled", "slot")
MOST_COINS: Final = 9999


def read_table(top: Fields, setup: Setup, after: Chance) -> tuple[State, str]:
    """Everything on the table, from the whole text, and the word of its step."""
    return Reader(top, setup, after).read()


class Reader:
    """Sets one table."""

    def __init__(self, top: Fields, setup: Setup, after: Chance) -> None:
        self.top = top
        self.rules = rules_of(setup)
        self.board = board_of(setup)
        self.state = State(self.rules, self.board, setup.players)
        self.state.lay_out()
        self.play = Play(self.state, after)
        self.races: dict[str, str] = {}  # where each banner was found
        self.powers: dict[str, str] = {}  # where each badge was found
        self.once: list[str] = []  # badges of declined races, discarded since
        self.fields: dict[int, Fields] = {}  # the text of each tribe
        self.retreats: list[Retreat] = []

    def read(self) -> tuple[State, str]:
        """The whole table."""
        state, top = self.state, self.top
        last = state.players - 1
        over = top.data.get("step") == "over"
        state.round = top.whole("round", 1, state.rounds, state.rounds if over else 1)
        state.first = top.whole("first", 0, last, 0)
        ends = (state.first - 1) % state.players  # the seat that plays last in each round
        state.seat = top.whole("turn", 0, last, ends if over else state.first)
        if over and (state.round, state.seat) != (state.rounds, ends):
            top.refuse(f"the game is over after the turn of seat {ends} in round {state.rounds}.", "step")
        self.seats()
        self.column()
        self.markers()
        self.natives()
        refresh_texts(state)
        self.claims()
        word = read_turn(top, state, self.retreats)
        check_fit(top, state, word, self.fields)
        return state, word

    def claims(self) -> None:
        """What the abilities remember beside a seat."""
        state, top = self.state, self.top
        for claim in top.items("claims"):
            seat, _, text = claim.partition(":") if isinstance(claim, str) else ("", "", "")
            if not (seat.isascii() and seat.isdigit()) or not text:
                top.refuse(f'a claim reads "SEAT:NOTE", not {brief(claim)}.', "claims")
            if seat not in [str(n) for n in range(state.players)]:
                top.refuse(f"there is no seat {seat[:9]}; seats are 0 to {state.players - 1}.", "claims")
            state.notes = (*state.notes, read_note(top, state, text, "claims", CLAIMS, int(seat)))

    # Seats and their races

    def seats(self) -> None:
        """Coins, truces, races; seats left out have five coins and nothing else."""
        state = self.state
        seats = self.top.parts("seat", SEAT)
        if len(seats) > state.players:
            self.top.refuse(f"there are {len(seats)} seats for {state.players} players.", "seat")
        for seat, fields in enumerate(seats):
            state.coins[seat] = fields.whole("coins", 0, MOST_COINS, self.rules.start_coins)
            if "truce" in fields:
                state.truces[seat] = fields.whole("truce", 0, state.players - 1, 0)
                if state.truces[seat] == seat:
                    fields.refuse("nobody makes peace with themselves.", "truce")
            self.tribes(seat, fields)
            if state.truces[seat] >= 0 and state.active[seat] == EMPTY:
                fields.refuse("only an active race is at peace.", "truce")

    def tribes(self, seat: int, fields: Fields) -> None:
        """A player's declined races, oldest first, and the active one."""
        state = self.state
        if isinstance(fields.data.get("declined"), dict):
            fields.data["declined"] = [fields.data["declined"]]
        texts = fields.parts("declined", DECLINED)
        if len(texts) > SLOTS_PER_PLAYER - 1:
            fields.refuse("a player has at most two declined races.", "declined")
        if "active" in fields:
            texts.append(fields.part("active", ACTIVE))
        wanted = [text.whole("slot", 0, SLOTS_PER_PLAYER - 1, 0) for text in texts if "slot" in text]
        if len(set(wanted)) != len(wanted):
            fields.refuse("two races have the same slot.")
        free = [slot for slot in range(SLOTS_PER_PLAYER) if slot not in wanted]
        for text in texts:
            slot = 1 + SLOTS_PER_PLAYER * seat + (text.data["slot"] if "slot" in text else free.pop(0))
            tribe = self.tribe(Tribe(slot, seat, self.race(text, text.data.get("race"), "race"), None), text)
            tribe.active = text is texts[-1] and "active" in fields
            if tribe.active:
                state.active[seat] = slot
            else:
                state.declined[seat] = (*state.declined[seat], slot)

    def tribe(self, tribe: Tribe, text: Fields) -> Tribe:
        """A race with its tokens; its badge and what depends on it come later."""
        state = self.state
        state.tribes[tribe.slot] = tribe
        self.fields[tribe.slot] = text
        most = tribe.race.total + sum([piece.total for piece in self.rules.tokens])
        least = 0 if self.rules.holders else 1
        regions = text.part("regions")
        for key, value in regions.data.items():
            r = self.region(regions, key)
            if state.holder[r] != EMPTY:
                regions.refuse(f"the {state.tribe(state.holder[r]).race.key} stand in {key} already.")
            state.holder[r] = tribe.slot
            state.tokens[r] = regions.number(value, least, most, key)
            tribe.regions |= 1 << r
        tribe.hand = text.whole("hand", 0, most, 0)
        tribe.aside = text.whole("aside", 0, most, 0)
        fled = text.part("fled")
        for key, value in fled.data.items():
            number = fled.number(value, 1, most, key)
            tribe.fled += number
            self.retreats.append(Retreat(tribe.slot, self.region(fled, key), -1, number))
        if "power" in text:
            tribe.power = self.power(text, text.data["power"], "power")
        if "once" in text:
            once = self.power(text, text.data["once"], "once")
            if any([ability.works_in_decline for ability in once.abilities]):
                text.refuse(f"{once.key} stays with its race in decline; write power = {once.key!r}.", "once")
            self.once.append(once.key)
        return tribe

    def region(self, fields: Fields, key: object, name: str = "") -> int:
        """The region with this name."""
        return self.board.index[fields.known(key, "region", self.board.index, name)]

    def race(self, fields: Fields, key: object, name: str) -> Banner:
        """A race banner, which may be in one place only."""
        keys = [race.key for race in self.rules.races]
        return self.rules.race(self.once_only(fields, "race", key, keys, self.races, name))

    def power(self, fields: Fields, key: object, name: str) -> Banner:
        """A power badge, which may be in one place only."""
        keys = [power.key for power in self.rules.powers]
        return self.rules.power(self.once_only(fields, "power", key, keys, self.powers, name))

    def once_only(
        self, fields: Fields, what: str, key: object, keys: list[str], found: dict[str, str], name: str
    ) -> str:
        """A known key that was not found anywhere else."""
        word = fields.known(key, what, keys, name)
        if word in found:
            fields.refuse(f"the {what} {word} is in two places: here and in {found[word]}.", name)
        found[word] = f"{fields.place}, {name}"
        return word

    # The column, the stacks, and badges that nobody named

    def column(self) -> None:
        """The combinations on offer, filled up from the stacks as in the game."""
        state = self.state
        combos = self.top.parts("column", ("race", "power", "coins"))
        if len(combos) > self.rules.column:
            self.top.refuse(f"at most {self.rules.column} combinations lie open.", "column")
        most = MOST_COINS
        for combo in combos:
            coins = combo.whole("coins", 0, MOST_COINS, 0)
            if coins > most:
                combo.refuse("the coins never increase from top to bottom (B-PICK-19).", "coins")
            most = coins
            state.column_races = (*state.column_races, self.race(combo, combo.data.get("race"), "race").index)
            state.column_powers = (*state.column_powers, self.power(combo, combo.data.get("power"), "power").index)
            state.column_coins = (*state.column_coins, coins)

        stacks = self.top.part("stacks", ("races", "powers", "discarded"))
        races = [self.race(stacks, key, "races") for key in stacks.items("races")]
        powers = [self.power(stacks, key, "powers") for key in stacks.items("powers")]
        discarded = [self.discard(stacks, key) for key in stacks.items("discarded")]
        discarded += [self.rules.power(key) for key in self.once]
        state.power_discard = tuple([power.index for power in discarded])

        self.badges()
        races += [race for race in self.rules.races if race.key not in self.races]
        powers += [power for power in self.rules.powers if power.key not in self.powers]
        state.race_stack = tuple([race.index for race in reversed(races)])
        state.power_stack = tuple([power.index for power in reversed(powers)])
        self.play.fill_column()

    def discard(self, stacks: Fields, key: object) -> Banner:
        """A discarded badge; it may be one that a declined race once had."""
        if isinstance(key, str) and key in self.once:
            self.once.remove(key)
            return self.rules.power(key)
        return self.power(stacks, key, "discarded")

    def badges(self) -> None:
        """Give active races written without a badge one that matters little; then all abilities are in force."""
        state = self.state
        for turn in range(state.players):
            for tribe in state.tribes_of((state.seat + turn) % state.players):
                if tribe.active and tribe.power is None:
                    tribe.power = self.spare_badge(tribe)
                tribe.find_abilities(self.rules, [])
        for slot, text in self.fields.items():
            self.check_tribe(state.tribe(slot), text)

    def spare_badge(self, tribe: Tribe) -> Banner:
        """The badge whose markers stand with this race, or else the free one that changes least."""
        pieces = self.top.part("pieces")
        here = [self.board.regions[r].key for r in bits(tribe.regions)]
        fits: list[str] = []
        for power in self.rules.powers:
            for ability in power.abilities:
                for piece in ability.pieces:
                    places = pieces.data.get(piece.key)
                    if isinstance(places, (list, dict)) and any([key in places for key in here]):
                        fits.append(power.key)
        picked = tribe.player == self.state.seat and self.top.flag("picked")
        quiet = EDITIONS[self.rules.edition].quiet_badges
        fits += [key for key in quiet if not (picked and self.pays_for_picking(tribe, self.rules.power(key)))]
        keys = [power.key for power in self.rules.powers]
        free = [key for key in (*fits, *keys) if key in keys and key not in self.powers]
        if not free:
            self.fields[tribe.slot].refuse("no badge is left for this race.", "power")
        return self.power(self.fields[tribe.slot], free[0], "power")

    def pays_for_picking(self, tribe: Tribe, badge: Banner) -> bool:
        """Does a badge earn more in the turn it is picked? Then it is not quiet in that turn."""
        look = Look(self.state)
        usual = [ability.coins(look, tribe) for ability in badge.abilities]
        self.state.turn.picked = True
        coins = [ability.coins(look, tribe) for ability in badge.abilities]
        self.state.turn.picked = False
        return coins != usual

    def check_tribe(self, tribe: Tribe, text: Fields) -> None:
        """What a race may have depends on what it can do."""
        state = self.state
        levy = tribe.hooks.levy
        short = tribe.regions and 0 < tribe.aside < levy  # the last few leave no region behind
        if (tribe.aside > levy or short) and not tribe.hooks.waits_aside:
            number = f"{levy} tokens aside, or none" if levy else "no tokens aside"
            text.refuse(f"the {tribe.race.key} set {number}.", "aside")
        self.check_water(tribe, text)
        if tribe.active:
            return

        if tribe.power is not None and not any([ability.works_in_decline for ability in tribe.power.abilities]):
            text.refuse(f"{tribe.power.key} is discarded in decline; write once = {tribe.power.key!r}.", "power")
        if not tribe.acts:
            if tribe.hand or tribe.fled:
                text.refuse(f"declined {tribe.race.key} have no tokens in hand.")
            crowd = self.rules.declined_all_lost or len(tribe.hooks.keeps_tokens) > 0
            least = self.left_behind(tribe, text)
            for r in bits(tribe.regions):
                if state.tokens[r] > least and not crowd:
                    text.refuse(
                        "a declined race has one token in each region.", f"regions, {self.board.regions[r].key}"
                    )
        for slot in state.declined[tribe.player]:
            if slot != tribe.slot and state.tribe(slot).shares_decline == tribe.shares_decline:
                text.refuse("of two declined races, exactly one must have an ability to stay beside the other.")

    def left_behind(self, tribe: Tribe, text: Fields) -> int:
        """How many tokens a race left in each region when it declined: as many as had to stay there."""
        banners = (tribe.race, *self.badges_of(tribe, text))
        abilities = [ability for banner in banners for ability in banner.abilities]
        return max([1, *[max(ability.garrison, ability.stays_behind) for ability in abilities]])

    def badges_of(self, tribe: Tribe, text: Fields) -> tuple[Banner, ...]:
        """The badge that a race has, or had; if nobody wrote that, all it may have had."""
        if "once" in text:
            return (self.rules.power(text.data["once"]),)
        return self.rules.powers if tribe.power is None else (tribe.power,)

    def check_water(self, tribe: Tribe, text: Fields) -> None:
        """Water is held by a race that could take it; a declined race with the badge it has, had, or may have had."""
        open_water = 0
        for banner in (tribe.race, *self.badges_of(tribe, text)):
            for ability in banner.abilities:  # what it opens only at times may be held at others
                itself = ability.other if isinstance(ability, Limited) else ability
                open_water |= itself.opens(Look(self.state), tribe)
        closed = bits(tribe.regions & self.board.water & ~open_water)
        if closed:
            key = self.board.regions[closed[0]].key
            text.refuse(f"the {tribe.race.key} cannot hold the water of {key} without a power for it.", "regions")

    # Markers and natives

    def markers(self) -> None:
        """The markers on the map, how many of a kind are left, and what was driven out."""
        reader = PieceReader(self.top, self.state, self.play)
        reader.read()
        for slot, text in self.fields.items():
            self.retreats += reader.fled(self.state.tribe(slot), text)
        if "driven_out" in self.top:
            if self.retreats:
                self.top.refuse("write fled or driven_out, not both.", "driven_out")
            self.retreats = read_driven_out(self.top, self.state)
        for slot, text in self.fields.items():
            tribe = self.state.tribe(slot)
            if not (tribe.active or tribe.regions or tribe.hand or tribe.fled):
                text.refuse("a declined race without a token is gone.")
        reader.check(self.fields)

    def natives(self) -> None:
        """One token in each region named; if none are named, in every empty region with the symbol."""
        state, top = self.state, self.top
        free = mask_of([r for r in range(self.board.size) if state.holder[r] == EMPTY])
        words = [word for word in NATIVES if word in top]
        if not words:
            state.settle_natives(self.board.natives & free)
            return
        if len(words) > 1:
            top.refuse(f"{words[0]} and {words[1]} are the same; write one of them.")
        mask = 0
        for key in top.items(words[0]):
            bit = 1 << self.region(top, key, words[0])
            if bit & mask:
                top.refuse(f"{key} is named twice.", words[0])
            if bit & self.board.water:
                top.refuse(f"{key} is water.", words[0])
            if not bit & free:
                top.refuse(f"{key} is occupied by a race.", words[0])
            mask |= bit
        most = max(EDITIONS[self.rules.edition].most_natives, count(self.board.natives))
        if count(mask) > most:
            top.refuse(f"there are {most} such tokens, not {count(mask)}.", words[0])
        state.settle_natives(mask)
