"""How fast the engine is against an older version of itself: both take turns in one run.

The older one is a commit of the checkout in which the command is run. It is built once, in the way in which the running
one was (compiled or plain Python), and kept in the cache directory. Each figure is taken by a Python of its own, in
processor time; the ratios are medians over the pairs that took turns.
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, Final

import smallworld as sw
from smallworld.bench import Json, NoRival, best
from smallworld.words import brief

# Run for either version, so it uses only what versions share: the public face, the bots by name, and the playout of
# those that have one.
SCRIPT: Final = """
import json, sys, time
import smallworld as sw
from smallworld.bots import make_bot
edition, players, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
def face(seed):
    game = sw.Game.new(edition=edition, players=players, seed=seed)
    legal, play = game.legal, game.play
    number = seed * 2 + 1
    while True:
        actions = legal()
        if not actions:
            return len(game.history)
        number = number * 6364136223846793005 + 1442695040888963407 & (1 << 64) - 1
        play(actions[(number >> 33) % len(actions)])
def playout(seed):
    return play_out(sw.Game.new(edition=edition, players=players, seed=seed).sketch(), seed * 2 + 1)
def greedy(seed):
    game = sw.Game.new(edition=edition, players=players, seed=seed)
    bots = [make_bot(name, seed, seat) for seat in range(players)]
    while not game.over:
        game.play(bots[game.state.decider].decide(game))
    return len(game.history)
kinds = {"face": (face, games), "greedy": (greedy, max(1, games // 40))}
try:
    from smallworld.bots.playout import play_out
    kinds["playout"] = playout, games
except ImportError:
    pass
try:
    name = "greedy:v1"
    make_bot(name, 0, 0)
except Exception:  # an older version has only one
    name = "greedy"
told = {"decisions": {}}
for kind, (play, number) in kinds.items():
    play(0)
    start = time.process_time()
    decisions = sum(play(seed) for seed in range(number))
    told[kind] = decisions / (time.process_time() - start)
    told["decisions"][kind] = decisions
print(json.dumps(told))
"""

FIGURES: Final = {
    "face": "decisions of random games through the public face",
    "playout": "decisions of the same games inside the engine; where the older one has no playout, against its face",
    "greedy": "decisions of games of greedy:v1, the bot that never changes",
}

COMPILED, PLAIN = "compiled", "plain"


def git(*words: str, at: Path | None = None) -> str:
    """What git answers; nothing if it refuses."""
    if shutil.which("git") is None:
        raise NoRival("--against-commit needs git, which is not here.")
    done = subprocess.run(["git", *words], cwd=at, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def checkout() -> Path:
    """The folder of the checkout in which the command is run."""
    top = git("rev-parse", "--show-toplevel")
    if not top or not (Path(top) / "src" / "smallworld").is_dir():
        raise NoRival("--against-commit compares with a commit of a checkout of the game: run it inside one.")
    return Path(top)


def commit_of(ref: str, top: Path) -> str:
    """The full name of a commit."""
    found = git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{ref}^{{commit}}", at=top)
    if not found:
        raise NoRival(f"There is no commit {brief(ref)} in {top}.")
    return found


def cache() -> Path:
    """Where older versions are kept."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "smallworld" / "commits"


def built(commit: str, top: Path, kind: str, tell: Callable[[str], None]) -> Path:
    """The folder from which a commit's package is imported; built if it is not there yet."""
    place = cache() / f"{commit[:16]}-{sys.implementation.cache_tag}-{kind}"
    if place.is_dir():
        return place
    tell(f"building {commit[:10]} ({kind}), once …")
    place.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="making-", dir=place.parent) as folder:
        source, made = Path(folder) / "source", Path(folder) / "made"
        unpack(commit, top, source)
        if kind == PLAIN:
            made = source / "src"
        else:
            (source / "web" / "package.json").unlink(missing_ok=True)  # or its pages would be built too
            compile_into(source, made)
        if engine(made).endswith(".py") != (kind == PLAIN):
            raise NoRival(f"No C compiler or no Python.h here: {commit[:10]} cannot be compiled, as this version is.")
        made.rename(place)
    return place


def unpack(commit: str, top: Path, into: Path) -> None:
    """The files of a commit."""
    with subprocess.Popen(["git", "archive", "--format=tar", commit], cwd=top, stdout=subprocess.PIPE) as archive:
        assert archive.stdout is not None
        with tarfile.open(fileobj=archive.stdout, mode="r|") as files:
            files.extractall(into, filter="data")
    if archive.returncode:
        raise NoRival(f"git cannot give the files of {commit[:10]}.")


def compile_into(source: Path, made: Path) -> None:
    """Let pip build and install a version; with the tools that are here, if they are."""
    have = subprocess.run([sys.executable, "-c", "import mypyc, setuptools"], capture_output=True, check=False)
    apart = [] if have.returncode else ["--no-build-isolation"]
    command = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps", *apart]
    variables = {**os.environ, "SMALLWORLD_PURE": "0"}
    done = subprocess.run(
        [*command, "--target", str(made), str(source)], env=variables, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise NoRival(f"It could not be built: {last_line(done.stderr)}")


def engine(place: Path) -> str:
    """The file of a build's engine, a .py file if it is not compiled."""
    return python(place, "import smallworld.engine.match as it; print(it.__file__)").strip()


def python(place: Path, code: str, *words: str) -> str:
    """What a piece of Python prints that finds the game here."""
    variables = {**os.environ, "PYTHONPATH": str(place), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-P", "-c", code, *words]
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoRival(f"The version in {place} stopped: {last_line(done.stderr)}")
    return done.stdout


def last_line(text: str) -> str:
    """The end of a long complaint."""
    return (text.strip().splitlines() or ["it said nothing."])[-1]


def measured(place: Path, edition: str, players: int, games: int) -> Json:
    """One repetition of one version."""
    told: Json = json.loads(python(place, SCRIPT, edition, str(players), str(games)))
    return told


def compare(
    ref: str, editions: list[str], players: list[int], games: int, repeat: int, tell: Callable[[str], None]
) -> Json:
    """This version and an older one, taking turns."""
    top = checkout()
    commit = commit_of(ref, top)
    ours = Path(sw.__file__).parent.parent
    theirs = built(commit, top, COMPILED if sw.COMPILED else PLAIN, tell)
    report: Json = {"compiled": sw.COMPILED, "python": sys.version.split()[0], "commit": commit, "editions": {}}
    for edition in editions:
        rows = report["editions"].setdefault(edition, {})
        for number in players:
            tell(f"{edition}, {number} players: {repeat} × {games} games of each …")
            pairs: list[tuple[Json, Json]] = []
            for turn in range(repeat):
                both = {place: measured(place, edition, number, games) for place in (ours, theirs)[:: (-1) ** turn]}
                pairs.append((both[ours], both[theirs]))
            rows[str(number)] = reckoned(pairs)
    return report


def reckoned(pairs: list[tuple[Json, Json]]) -> dict[str, Any]:
    """The best of either version, and the median ratio of the pairs, figure by figure."""
    found: dict[str, Any] = {}
    for name in FIGURES:
        other = name if name in pairs[0][1] else "face"
        ours, theirs = ([{name: pair[side][key]} for pair in pairs] for side, key in ((0, name), (1, other)))
        found[name] = {
            "ours": best(ours)[name],
            "theirs": best(theirs)[name],
            "their_figure": other,
            "ratio": round(median([us[name] / them[name] for us, them in zip(ours, theirs, strict=True)]), 2),
            "same_games": pairs[0][0]["decisions"][name] == pairs[0][1]["decisions"][other],
        }
    return found


def table(report: Json) -> str:
    """The figures for people."""
    kind = "compiled" if report["compiled"] else "plain"
    lines = [f"{kind} engine, Python {report['python']}, one core, against {report['commit'][:10]}, taking turns", ""]
    lines.append(f"{'per second':14}" + "".join(f"{name:>12}{'then':>12}{'ratio':>9} " for name in FIGURES))
    notes = {}
    for edition, rows in report["editions"].items():
        for number, figures in rows.items():
            cells = ""
            for name in FIGURES:
                found = figures[name]
                mark = "" if found["same_games"] else "*"
                cells += f"{found['ours']:12,.0f}{found['theirs']:12,.0f}{found['ratio']:8.2f}×{mark or ' '}"
                if mark:
                    notes["other"] = "* not the same games: what happens in them has changed"
                if found["their_figure"] != name:
                    notes["none"] = f"{report['commit'][:10]} has no playout: its face stands in that column"
            lines.append(f"{f'{edition} {number}p':14}{cells}".rstrip())
    return "\n".join([*lines, "", *notes.values(), *[f"{name:9}{what}" for name, what in FIGURES.items()]])
