"""How fast the engine is: complete random games through the public face and quietly, as searches play them, one core.

Time is the processor's (`process_time`), and every figure is the best of several repetitions, since other work on a
machine only slows it down. Compare with another engine only in the same job, taking turns (`against`).
"""

import hashlib
import json
import os
import subprocess
import sys
import time
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import smallworld as sw
from smallworld.bots.playout import play_out
from smallworld.bots.simple import GreedyBot, judge
from smallworld.record.codec import dumps

Json = dict[str, Any]

RIVAL: Final = "catanatron"
RIVAL_VERSION: Final = "3.2.1"
SIGNATURE_GAMES: Final = 10
LCG: Final = (6364136223846793005, 1442695040888963407, (1 << 64) - 1)

SEARCH: Final = {
    "playouts": "decisions of quiet random games: the same games as through the face, inside the engine",
    "turns": "whole turns that the greedy policy plays quietly, for every seat of a game",
    "leaves": "leaf evaluations: copy a position of mid-game, play one action on it, judge it as greedy does",
}
"""What searches are made of, per second."""

# Run by the rival's own Python: prints the figures of one repetition as JSON.
RIVAL_SCRIPT: Final = """
import json, sys, time
from catanatron import Color, Game, RandomPlayer
games = int(sys.argv[1])
colors = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]
decisions, start = 0, time.process_time()
for seed in range(games):
    game = Game([RandomPlayer(color) for color in colors], seed=seed)
    game.play()
    decisions += len(game.state.actions)
seconds = time.process_time() - start
start = time.process_time()
for _ in range(200):
    game.copy()
print(json.dumps({"games": games / seconds, "decisions": decisions / seconds,
                  "copies": 200 / (time.process_time() - start)}))
"""


# Likewise, through the rival's environment, where observation and mask come with every step.
RIVAL_ENV: Final = f"{RIVAL}_gym"
RIVAL_ENV_VERSION: Final = "4.0.0"
RIVAL_ENV_NEEDS: Final = {RIVAL_ENV: RIVAL_ENV_VERSION, RIVAL: RIVAL_VERSION, "gymnasium": "0.29.1"}
"""All that a step of theirs runs through, so that ratios of different days compare the same things."""

RIVAL_ENV_SCRIPT: Final = """
import json, random, sys, time, warnings
warnings.simplefilter("ignore")
import gymnasium, catanatron_gym
games = int(sys.argv[1])
env = gymnasium.make("catanatron_gym:catanatron-v1").unwrapped
steps, start = 0, time.process_time()
for seed in range(games):
    rng = random.Random(seed)
    observation, info = env.reset(seed=seed)
    over = False
    while not over:
        observation, reward, done, cut, info = env.step(rng.choice(env.get_valid_actions()))
        over = done or cut
        steps += 1
print(json.dumps({"gym": steps / (time.process_time() - start)}))
"""


class NoRival(Exception):
    """The other engine cannot be run here, with the reason."""


def play_randomly(players: int, seed: int, edition: str = "base") -> sw.Game:
    """A complete game with the full legal list at every decision; the same game everywhere."""
    factor, offset, mask = LCG
    game = sw.Game.new(edition=edition, players=players, seed=seed)
    legal, play = game.legal, game.play
    number = seed * 2 + 1
    while True:
        actions = legal()
        if not actions:
            return game
        number = number * factor + offset & mask
        play(actions[(number >> 33) % len(actions)])


def measure(players: int, games: int, edition: str = "base") -> Json:
    """One repetition through the public face: games, decisions and copies per second."""
    decisions = 0
    start = time.process_time()
    for seed in range(games):
        decisions += len(play_randomly(players, seed, edition).history)
    seconds = time.process_time() - start

    copies = 2000
    copy = half_played(players, edition).copy
    start = time.process_time()
    for _ in range(copies):
        copy()
    return {
        "games": games / seconds,
        "decisions": decisions / seconds,
        "copies": copies / (time.process_time() - start),
    }


def half_played(players: int, edition: str) -> sw.Game:
    """A game in its middle, with the first legal action at every decision."""
    game = sw.Game.new(edition=edition, players=players, seed=1)
    while game.state.round <= game.state.rounds // 2:
        game.play(game.legal()[0])
    return game


def measure_search(players: int, games: int, edition: str = "base") -> Json:
    """One repetition of what searches are made of, each per second: see `SEARCH`."""
    decisions = 0
    start = time.process_time()
    for seed in range(games):
        sketch = sw.Game.new(edition=edition, players=players, seed=seed).sketch()
        decisions += play_out(sketch, seed * 2 + 1)
    seconds = time.process_time() - start

    start = time.process_time()
    turns = sum(roll_out(players, seed, edition) for seed in range(max(1, games // 100)))
    rolled = time.process_time() - start

    middle = half_played(players, edition).sketch()
    leaves = max(50, 5 * games)
    start = time.process_time()
    for place in range(leaves):
        leaf = middle.copy()
        leaf.advance(middle.nth(place))
        judge(leaf.state, middle.state.seat)
    return {
        "playouts": decisions / seconds,
        "turns": turns / rolled,
        "leaves": leaves / (time.process_time() - start),
    }


def roll_out(players: int, seed: int, edition: str) -> int:
    """A whole quiet game of the greedy policy; returns how many turns it had."""
    sketch = sw.Game.new(edition=edition, players=players, seed=seed).sketch()
    bots = [GreedyBot(seed, seat) for seat in range(players)]
    state = sketch.state
    while not state.over:
        legal = sketch.listed()
        seat = state.decider
        sketch.advance(legal[0] if len(legal) == 1 else bots[seat].think(sketch, seat))
    return players * state.rounds


def best(figures: list[Json]) -> Json:
    """The best of several repetitions, figure by figure."""
    return {name: round(max(one[name] for one in figures), 1) for name in figures[0]}


def first_game_seconds(repeat: int) -> float:
    """From an empty Python process to the first finished four-player game."""
    code = "from smallworld.bench import play_randomly; play_randomly(4, 1)"
    times = []
    for _ in range(repeat):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "PYTHONHASHSEED": "0"})
        times.append(time.perf_counter() - start)
    return round(min(times), 3)


def signature(edition: str = "base") -> str:
    """A hash over fixed games for 2 to 5 players: changes if and only if what happens in them does."""
    digest = hashlib.sha256()
    for players in (2, 3, 4, 5):
        for seed in range(SIGNATURE_GAMES):
            game = play_randomly(players, seed, edition)
            actions = [game.action_json(action) for action in game.history]
            digest.update(dumps([actions, game.scores, game.winners]).encode())
    return digest.hexdigest()[:16]


def run(editions: list[str], players: list[int], games: int, repeat: int, tell: Callable[[str], None]) -> Json:
    """All figures of this engine; several editions take turns."""
    report: Json = {"compiled": sw.COMPILED, "python": sys.version.split()[0], "editions": {}}
    for edition in editions:
        report["editions"][edition] = {"signature": signature(edition), "players": {}}
    for number in players:
        tell(f"{number} players: {repeat} × {games} games …")
        runs = [
            [measure(number, games, edition) | measure_search(number, games, edition) for edition in editions]
            for _ in range(repeat)
        ]
        for i, edition in enumerate(editions):
            report["editions"][edition]["players"][str(number)] = best([one[i] for one in runs])
    tell("import to first finished game …")
    report["first_game_seconds"] = first_game_seconds(3)
    return report


# The environments for programs that learn


class NoArrays(Exception):
    """The packages that the environments need are missing, with the way to get them."""


def environments(
    editions: list[str], players: list[int], games: int, repeat: int, rival: bool, tell: Callable[[str], None]
) -> Json:
    """Steps per second of each environment, with observation and mask; the rival's takes turns with ours."""
    try:
        from smallworld.env import speed  # numpy is imported only if somebody asks for this
    except ModuleNotFoundError as missing:
        raise NoArrays(f"--env needs {missing.name}: pip install 'smallworld[env]'.") from None
    python = rival_python(tell) if rival else None
    if python is not None:
        tell(f"{RIVAL_ENV} {RIVAL_ENV_VERSION} takes turns …")
        add_rival_environment(python)
    theirs: list[Json] = []
    found: Json = {"what": speed.MEASURED, "editions": {}}
    for edition in editions:
        rows = found["editions"].setdefault(edition, {})
        for number in players:
            tell(f"environments, {edition}, {number} players: {repeat} × {games} games …")
            runs = []
            for _ in range(repeat):
                runs.append(speed.measure(number, games, edition))
                if python is not None:
                    theirs.append(rival_run(python, RIVAL_ENV_SCRIPT, 2))
            rows[str(number)] = best(runs)
    if theirs:
        them = best(theirs)
        fewest = str(min(players))  # two, if they were measured: the rival's environment is for two
        ratios = {edition: rows[fewest]["gym"] / them["gym"] for edition, rows in found["editions"].items()}
        ratio = {f"{edition} {fewest}p": round(each, 2) for edition, each in ratios.items()}
        found["rival"] = {"name": f"{RIVAL_ENV} {RIVAL_ENV_VERSION}", **them, "ratio": ratio}
    return found


def add_rival_environment(python: Path) -> None:
    """Put the rival's environment into the environment that it has here, unless it is there in these versions."""
    if has_exactly(python, RIVAL_ENV_NEEDS):
        return
    pinned = [f"{name}=={version}" for name, version in RIVAL_ENV_NEEDS.items()]
    command = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", *pinned]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        raise NoRival(f"{RIVAL_ENV} {RIVAL_ENV_VERSION} could not be installed.")


def has_exactly(python: Path, versions: dict[str, str]) -> bool:
    """Does this Python have these packages in these versions?"""
    probe = f"from importlib.metadata import version; print(all(version(n) == v for n, v in {versions}.items()))"
    done = subprocess.run([str(python), "-c", probe], capture_output=True, text=True, check=False)
    return done.stdout.strip() == "True"


def rival_run(python: Path, script: str, games: int) -> Json:
    """One repetition of the rival, by its own Python."""
    done = subprocess.run([str(python), "-c", script, str(games)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoRival(f"{RIVAL} stopped: {done.stderr.strip().splitlines()[-1:]}")
    told: Json = json.loads(done.stdout)
    return told


# The other engine, taking turns


def rival_python(tell: Callable[[str], None]) -> Path:
    """A Python that has the rival: an environment of its own in the cache directory, made if missing."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "smallworld"
    home = cache / f"{RIVAL}-{RIVAL_VERSION}"
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if python.exists() and has_exactly(python, {RIVAL: RIVAL_VERSION}):
        return python
    tell(f"installing {RIVAL} {RIVAL_VERSION} into its own environment, once …")
    try:
        venv.create(home, clear=True, with_pip=True)
        command = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        subprocess.run([*command, f"{RIVAL}=={RIVAL_VERSION}"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        raise NoRival(f"{RIVAL} {RIVAL_VERSION} could not be installed: {problem}.") from None
    return python


def against(games: int, repeat: int, tell: Callable[[str], None]) -> Json:
    """Both engines in one job with four players, alternating; the best of each, and the ratios."""
    python = rival_python(tell)
    theirs_games = 15
    ours: list[Json] = []
    theirs: list[Json] = []
    for n in range(repeat):
        tell(f"round {n + 1} of {repeat} …")
        ours.append(measure(4, games))
        theirs.append(rival_run(python, RIVAL_SCRIPT, theirs_games))
    us, them = best(ours), best(theirs)
    return {
        "rival": f"{RIVAL} {RIVAL_VERSION}",
        "ours": us,
        "theirs": them,
        "ratio": {name: round(us[name] / them[name], 2) for name in us},
    }
