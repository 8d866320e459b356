"""The public face: a game of Small World.

>>> game = Game.new(edition="base", players=2, seed=7)
>>> game.decider in (0, 1)
True
>>> events = game.play(game.legal()[0])
>>> game.over
False
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from random import Random
from typing import Any, Final, TypeGuard, overload

from smallworld import whole
from smallworld.content.board_file import CustomBoard
from smallworld.content.editions import BadSetup
from smallworld.content.loader import CustomBanner
from smallworld.content.set_file import ContentSet
from smallworld.content.setup import Setup, board_of, make_setup, rules_of
from smallworld.engine.actions import Action
from smallworld.engine.board import Board
from smallworld.engine.chance import Chance, Drawn, Seeded
from smallworld.engine.events import Event
from smallworld.engine.explain import Explanation, explain, refusal
from smallworld.engine.look import Look
from smallworld.engine.match import Illegal, Match, set_up
from smallworld.engine.sketch import Sketch
from smallworld.engine.state import NOBODY, State
from smallworld.engine.steps import STEP_NAMES
from smallworld.record import codec, position, save
from smallworld.record.imagine import imagined
from smallworld.record.view import SPECTATOR, view
from smallworld.words import brief

Json = dict[str, Any]
HomeMade = str | CustomBanner | Sequence[str | CustomBanner]
Sets = str | ContentSet | Sequence[str | ContentSet]

DECIDER: Final = "decider"


class Game(Match):
    """A game in progress. Copies, saves and undo are exact; nothing in it is random by itself."""

    def __init__(self, setup: Setup, state: State, chance: Chance, origin: State | None = None) -> None:
        super().__init__(state, chance, origin)
        self.setup = setup
        self.began_with: tuple[Event, ...] = ()
        self.wholes: list[tuple[int, int]] = []  # where in the history there are lists and answers given whole
        self.notice = ""  # what the person who opened it should know, in a sentence

    # What a call should look like, on a printed board or on a home-made one. `new` itself takes anything: what is wrong
    # must be refused by it with a sentence, compiled too, and not by the types of its arguments.

    @overload
    @classmethod
    def new(
        cls,
        edition: str = "base",
        players: int = 2,
        seed: int | str = 0,
        preset: str = "default",
        options: Mapping[str, str] | None = None,
        first: int | None = None,
        board: str | None = "",
        custom: HomeMade = (),
        *,
        sets: Sets = (),
    ) -> "Game": ...

    @overload
    @classmethod
    def new(
        cls,
        edition: str = "base",
        players: int = 2,
        seed: int | str = 0,
        preset: str = "default",
        options: Mapping[str, str] | None = None,
        first: int | None = None,
        board: str | None = "",
        custom: HomeMade = (),
        *,
        custom_board: str | CustomBoard | None,
        sets: Sets = (),
    ) -> "Game": ...

    @classmethod
    def new(
        cls,
        edition: object = "base",
        players: object = 2,
        seed: object = 0,
        preset: object = "default",
        options: object = None,
        first: object = None,
        board: object = "",
        custom: object = (),
        custom_board: object = None,
        sets: object = (),
    ) -> "Game":
        """A new game at its first decision.

        There are 2 to 5 `players`. The `seed`, a whole number or a text of up to 64 characters, fixes the shuffles
        and the dice. `options` is a dict of rules and their values, which override those of the `preset`. `first` is
        the seat that begins; if left out, it is drawn. `board` is the key of a printed board. `custom` lists
        home-made races and powers, `custom_board` is a home-made board, both as objects or as TOML text.
        `sets` lists expansions by their keys, or as objects or TOML texts; `board` may then name a board of theirs.
        A wrong argument is refused with `BadSetup`, a mistake in something home-made with `BadContent`.
        """
        chance = Seeded(seed_text(seed))
        setup = make_setup(edition, players, preset, options, board, custom_board, custom, chance, sets)
        begins = -1
        if first is not None:
            if not is_seat(first, setup.players):
                raise BadSetup(f"first must be a seat from 0 to {setup.players - 1}, not {brief(first)}.")
            begins = first
        state = set_up(rules_of(setup), board_of(setup), setup.players, begins, chance)
        game = Game(setup, state, chance)
        game.began_with = tuple(game.begin())
        return game

    @property
    def opening(self) -> list[Event]:
        """What happened by itself before the first decision."""
        return list(self.began_with)

    # Playing

    @property
    def decider(self) -> int | None:
        """The seat that must decide now, perhaps a defender placing survivors; None when the game is over."""
        seat = self.state.decider
        return None if seat == NOBODY else seat

    def legal(self, any_order: bool = False) -> list[Action]:
        """What the decider may do; never empty before the end.

        There is one way to each outcome: equal things one by one in the order of the board, so that a search
        meets none twice. `any_order` lists every way; all of them may be played.
        """
        return self.opened() if any_order else self.listed()[:]

    def play(self, action: object, seat: object = None) -> list[Event]:
        """Play an action; returns what happened. A refused action raises `Illegal` and changes nothing.

        Takes an `Action`, its JSON form, or a list of either, which is played whole or not at all;
        and where things are placed one by one, all of them in one answer (`whole.py`).
        Anything else is refused too: the action may come from a stranger. Only the last action of a list
        may roll the die, turn something up or pass the turn on, or a refused list would reveal what chance will give.
        If you name a `seat`, the action is refused unless that seat must decide.
        """
        if seat is not None and self.known_seat(seat) != self.state.decider:
            raise Illegal("not_your_turn", f"Seat {seat} has nothing to decide now.")
        if isinstance(action, Action):
            known = self.known(action)
            if known is None:
                codec.check_action(self.state, action)
                codec.check_offer(self.state, action)
                code, reason = refusal(self.state, self.opened(), action)
                raise Illegal(code, reason)
            return self.advance(known)
        if isinstance(action, list):
            return self.play_list(action)
        if whole.is_whole(action):
            begin = len(self.history)
            events = self.play_all(whole.steps_of(self, action))
            self.keep_whole(begin)
            return events
        return self.play(codec.action_from_json(self.state, action))

    def play_list(self, actions: list[Any]) -> list[Event]:
        """Several actions in a row, all or none; a refusal says which of them cannot be played."""
        trial = self.copy()
        events: list[Event] = []
        for number, action in enumerate(actions, 1):
            try:
                if isinstance(action, list):
                    raise Illegal("bad_action", "A list of actions holds actions, not lists.")
                if trial.undo_floor > self.undo_floor:
                    raise Illegal("not_in_one", "After a die roll, a reveal or the end of a turn, decide again.")
                events += trial.play(action)
            except Illegal as problem:
                raise Illegal(problem.code, f"Action {number} of {len(actions)}: {problem.reason}") from None
        begin = len(self.history)
        self.become(trial)
        self.keep_whole(begin)
        return events

    def play_all(self, actions: list[Action]) -> list[Event]:
        """The steps of one answer, all or none."""
        trial = self.copy()
        events: list[Event] = []
        for action in actions:
            events += trial.play(action)
        self.become(trial)
        return events

    def keep_whole(self, begin: int) -> None:
        """Remember that what was played since then was one answer: it is taken back as one."""
        if len(self.history) > begin:
            self.wholes.append((begin, len(self.history)))

    def become(self, trial: "Game") -> None:
        """Take over what was tried on a copy."""
        self.state = trial.state
        self.copy_past(trial)
        self.wholes = trial.wholes

    def is_legal(self, action: object, seat: object = None) -> bool:
        """Would `play` accept it? Takes anything that `play` takes, and changes nothing."""
        if isinstance(action, Action) and seat is None:
            return self.allows(action)
        try:
            self.copy().play(action, seat)
        except Illegal:
            return False
        return True

    def undo(self, single: bool = False) -> None:
        """Take back what was played last, a list or a whole answer as a whole.

        `single` takes back a single action: in a redeployment, the last region. A game that was saved and opened
        again remembers only single actions.
        """
        end = len(self.history)
        begin = end - 1
        if self.wholes and self.wholes[-1][1] == end and not single:
            begin = self.wholes[-1][0]
        self.take_back(end - begin)
        while self.wholes and self.wholes[-1][1] > begin:
            self.wholes.pop()

    def copy(self, chance: Chance | None = None) -> "Game":
        """An equal game that goes its own way; with another chance if you pass one."""
        other = Game(self.setup, self.state.copy(), self.chance if chance is None else chance, self.origin)
        other.copy_past(self)
        other.began_with = self.began_with
        if self.wholes:
            other.wholes = self.wholes[:]
        other.notice = self.notice
        return other

    def sketch(self) -> Sketch:
        """A copy for searching: the same rules and luck, but no events, no past and no undo."""
        return Sketch(self.state.copy(), self.chance)

    def imagined(self, seat: object, random: object) -> "Game":
        """The game as this seat might imagine it, to try things on; see `record/imagine.py`.

        The dice to come differ too, and the past is forgotten, since its shuffles would reveal the stacks.
        """
        if not isinstance(random, Random):
            raise Illegal(
                "bad_random", f"This needs a random.Random to draw what the seat cannot see, not {brief(random)}."
            )
        state = imagined(self.state, self.known_seat(seat), random)
        return Game(self.setup, state, Seeded(f"imagined:{random.random()}"))

    # Looking

    @property
    def board(self) -> Board:
        """The board: `regions` with their neighbours, edges and symbols, `region(key)` for one of them."""
        return self.state.board

    @property
    def options(self) -> dict[str, str]:
        """The options in force, each with its value."""
        return asdict(self.setup.options)

    def __repr__(self) -> str:
        state = self.state
        where = f"{self.setup.edition}, board {state.board.key}, {state.players} players"
        if state.over:
            return f"<Game: {where}, over: {', '.join([str(coins) for coins in state.coins])} coins>"
        step = STEP_NAMES[state.step]
        return f"<Game: {where}, round {state.round} of {state.rounds}, seat {state.decider} decides: {step}>"

    def explain(self, region: object, seat: object = "decider") -> Explanation:
        """Price of conquering a region, item by item, with the chance or the reason why not.

        This is what the decider may know; name another seat, or None for a spectator, and what
        depends on the decider's purse is left out.
        """
        knows_purse = seat == DECIDER or (seat is not None and self.known_seat(seat) == self.state.decider)
        if not isinstance(region, str) or region not in self.state.board.index:
            raise Illegal("unknown_region", f"There is no region {brief(region)}.")
        return explain(self.state, self.state.board.index[region], knows_purse)

    def income(self, seat: object) -> list[tuple[str, str, int]]:
        """What a seat would score now: race, source, coins."""
        return Look(self.state).income(self.known_seat(seat))

    def view(self, seat: object) -> Json:
        """What a seat may know; None is a spectator."""
        return view(self.state, SPECTATOR if seat is None else self.known_seat(seat))

    def tell(self, event: object, seat: object) -> Json:
        """An event as a seat may hear it; None is a spectator."""
        if not isinstance(event, Event):
            raise Illegal("bad_event", f"An event is what play() gives, not {brief(event)}.")
        board, listener = self.state.board, SPECTATOR if seat is None else self.known_seat(seat)
        where: Board = getattr(event, "where", board)
        if where is not board and where.index != board.index:
            raise Illegal(
                "bad_event", f"It happened on board {where.key}, not on {board.key}; ask the game it is from."
            )
        try:
            return event.to_json(board, listener)
        except (AssertionError, IndexError):  # made by hand
            raise Illegal("bad_event", f"No such {type(event).__name__} happens on board {board.key}.") from None

    def say(self, event: object, language: object = "en", seat: object = None, names: object = None) -> str:
        """An event as a sentence, in "en", "ru" or "cs", as a seat may hear it; None is a spectator.

        Players go by their `names`, a list with one for each seat, or A, B and so on.
        """
        from smallworld.text.say import say  # imported only when sentences are wanted

        return say(self, event, language, seat, names)

    def known_seat(self, seat: object) -> int:
        """The seat, if there is one of this number."""
        if not is_seat(seat, self.state.players):
            raise Illegal("no_such_seat", f"Seats are numbered from 0 to {self.state.players - 1}, not {brief(seat)}.")
        return seat

    def action_json(self, action: object) -> Json:
        """An action in its JSON form."""
        if not isinstance(action, Action):
            raise Illegal("bad_action", f"An Action is wanted, not {brief(action)}.")
        return codec.action_to_json(self.state, action)

    def __str__(self) -> str:
        from smallworld.text.table import table_text  # imported only when a game is printed

        return table_text(self)

    def to_svg(self) -> str:
        """The board with everything on it, as an SVG picture: only what everybody may see."""
        from smallworld.text.picture import picture  # imported only when a game is drawn

        return picture(self)

    def _repr_svg_(self) -> str:
        """For notebooks."""
        return self.to_svg()

    # The end

    @property
    def over(self) -> bool:
        """Has the last turn been played?"""
        return self.state.over

    @property
    def scores(self) -> list[int]:
        """Everybody's coins, once the game is over; before that they are secret."""
        if not self.state.over:
            raise Illegal("not_over", "Coins are secret until the game is over; see view(seat) for your own.")
        return self.state.coins[:]

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty before the end."""
        return Look(self.state).winners() if self.state.over else []

    # Writing and reading

    def to_json(self) -> str:
        """The whole game as one text, secrets included."""
        return save.game_to_json(self)

    @classmethod
    def from_json(cls, text: object) -> "Game":
        """A game from its text, exactly as it was.

        One that was saved under other rules goes on under today's from its position; `notice` says so, and
        its past is forgotten.
        """
        saved = save.read_game(text)
        game = Game(saved.setup, saved.state, saved.chance, saved.origin)
        game.history = saved.history
        game.drawn = [Drawn(at, dice, shuffles) for at, dice, shuffles in saved.drawn]
        game.undo_floor = saved.undo_floor
        game.notice = saved.notice
        return game

    def to_position(self) -> str:
        """The position as TOML text that a person can read and change."""
        return position.write_position(self.setup, self.state)


def from_position(text: object, seed: object = 0, custom: object = (), sets: object = ()) -> Game:
    """A game that starts from a position written as TOML text (docs/positions.md).

    It is at its first decision. What happened by itself on the way there, such as coins paid from
    `step = "score"`, is in `game.opening`. `custom` lists home-made races and powers, as objects, TOML texts or
    paths, besides those that the text brings with it; `sets` lists expansions in the same way.
    """
    home = custom if isinstance(custom, (list, tuple)) else (custom,)
    added = sets if isinstance(sets, (list, tuple)) else (sets,)
    read = position.read_position(text, Seeded(seed_text(seed)), tuple(home), tuple(added))
    game = Game(read.setup, read.state, read.chance, read.origin)
    game.began_with = tuple(read.events)
    return game


def is_seat(seat: object, players: int) -> TypeGuard[int]:
    """Is it the number of a seat?"""
    return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < players


def seed_text(seed: object) -> str:
    """A seed as text, refused when absurd."""
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise BadSetup(f"A seed is a whole number or a text, not {brief(seed)}.")
    text = str(seed) if isinstance(seed, str) or abs(seed) < 10**64 else ""
    if not text or len(text) > 64 or not text.isprintable():
        raise BadSetup("A seed has 1 to 64 printable characters.")
    return text
