"""Bots from a file of somebody's own: loaded, kept to a budget, and replaced when they fail.

    from smallworld.bots import Bot

    class Mine(Bot):
        def choose(self, game, seat):
            return game.legal()[0]  # `game` is a sample, to try things on: it knows what the seat may know

The file is run once, within a time limit of its own. A decision that raises, takes too long or is illegal is a fault.
It is noted in `faults`, and the seat is played on by a random legal choice; after a few faults the bot is no longer
asked.
"""

import contextlib
import ctypes
import importlib.util
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

from smallworld.bots.bot import Bot
from smallworld.engine.actions import Action
from smallworld.engine.match import Illegal
from smallworld.game import Game
from smallworld.words import brief, nearest

USUAL: Final = 2_000
BUDGETS: Final = (1, 600_000)
"""Milliseconds for a decision."""

LOADING = 30_000
"""Milliseconds for a file to be run: it may first import whatever the bot thinks with."""

MOST_FAULTS: Final = 3
INSIST: Final = 0.05
"""Seconds after which a bot that ignored its interruption is interrupted again."""
ATTEMPTS: Final = 20


class BadPlugin(Exception):
    """There is no bot to be had from this file, with the reason."""


class TooSlow(BaseException):  # so that `except Exception` does not catch it
    """Thrown into a bot that has used up its time."""


def load(path: str, name: str) -> type[Bot]:
    """The class of this name in a Python file, which is run. It may neither hang the program nor leave it."""
    file = Path(path)
    if not file.is_file():
        raise BadPlugin(f"There is no file {brief(path)}.")
    key = f"smallworld_plugin_{file.resolve()}"
    module = sys.modules.get(key)
    if module is None:
        spec = importlib.util.spec_from_file_location(key, file)
        assert spec is not None and spec.loader is not None
        loader, module = spec.loader, importlib.util.module_from_spec(spec)
        try:
            within(LOADING, lambda: loader.exec_module(module))
        except KeyboardInterrupt:
            raise
        except TooSlow as late:
            raise BadPlugin(f"{path} cannot be run: {late}.") from None
        except BaseException as problem:  # also one that wants to leave the program
            raise BadPlugin(f"{path} cannot be run: {told(problem)}") from None
        sys.modules[key] = module
    found = getattr(module, name, None)
    if isinstance(found, type) and issubclass(found, Bot) and found is not Bot:
        return found
    there = [word for word, made in vars(module).items() if isinstance(made, type) and issubclass(made, Bot)]
    bots = [word for word in there if word != "Bot"]
    hint = nearest(name, bots) if bots else "A bot is a class that extends smallworld.bots.Bot."
    raise BadPlugin(f"{path} has no bot {brief(name)}. {hint}")


def told(problem: BaseException) -> str:
    """An exception in brief: one line of what can be printed. Never fails."""
    try:
        said = f"{problem!s:.120}"
    except BaseException:  # it cannot say what it is
        said = ""
    text = " ".join("".join([letter if letter.isprintable() else " " for letter in said]).split())
    return f"{type(problem).__name__}{f': {text}' if text else ''}"


class Guarded(Bot):
    """A bot from a file, which can neither stop the game nor look behind the screens."""

    def __init__(self, path: str, name: str, seed: int | str, seat: int, budget: int) -> None:
        super().__init__(seed, seat)
        self.title: Final = f"{path}:{name}"
        self.budget: Final = budget
        made = load(path, name)
        try:
            bot = within(budget, lambda: made(seed, seat))
        except KeyboardInterrupt:
            raise
        except BaseException as problem:
            raise BadPlugin(f"{self.title} cannot be made: {told(problem)}") from None
        assert isinstance(bot, Bot)
        self.bot: Final = bot

    def decide(self, game: Game) -> Action:
        legal = game.listed()
        if len(legal) == 1:
            return legal[0]
        seat = game.state.decider
        if len(self.faults) < MOST_FAULTS:
            sample = game.imagined(seat, self.random)
            try:
                chosen = within(self.budget, lambda: self.bot.choose(sample, seat))
                known = game.known(chosen) if isinstance(chosen, Action) else None
                if known is not None:
                    return known
                self.fault(game, f"chose {brief(chosen)}, which is not legal")
            except TooSlow:
                self.fault(game, f"took more than {self.budget} ms")
            except Illegal as problem:
                self.fault(game, f"played something illegal on its sample: {problem.reason}")
            except KeyboardInterrupt:
                raise
            except BaseException as problem:  # also one that wants to leave the program
                self.fault(game, f"failed with {told(problem)}")
        return legal[self.below(len(legal))]

    def fault(self, game: Game, what: str) -> None:
        """Note it, with where it happened."""
        state = game.state
        last = "; it is no longer asked" if len(self.faults) == MOST_FAULTS - 1 else ""
        self.faults.append(f"{self.title}, round {state.round}, seat {state.decider}: {what}{last}.")


class Errand(threading.Thread):
    """A call in a thread of its own, which can be left behind if it does not come back."""

    def __init__(self, call: Callable[[], object]) -> None:
        super().__init__(daemon=True)
        self.call: Final = call
        self.answer: object = None
        self.problem: BaseException | None = None

    def run(self) -> None:
        with contextlib.suppress(TooSlow):  # thrown at the last moment
            try:
                self.answer = self.call()
            except BaseException as problem:
                self.problem = problem

    def interrupt(self) -> None:
        """Throw `TooSlow` into it, until it has gone or will not go."""
        for _ in range(ATTEMPTS):
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self.ident or 0), ctypes.py_object(TooSlow))
            self.join(INSIST)
            if not self.is_alive():
                return


def within(budget: int, call: Callable[[], object]) -> object:
    """What a call gives, unless it takes more than so many milliseconds or fails: then that is raised here."""
    errand = Errand(call)
    errand.start()
    errand.join(budget / 1000)
    if errand.is_alive():
        errand.interrupt()
        raise TooSlow(f"it took more than {budget} ms")
    if errand.problem is not None:
        raise errand.problem
    return errand.answer
