"""Learn the value of `bots/net.py` from games that bots play.

    PYTHONPATH=src python -m tools.learn play games --edition base --seconds 120 --jobs 16 --bots greedy:v2,greedy:v1
    PYTHONPATH=src python -m tools.learn train games --edition base
    PYTHONPATH=src python -m tools.learn play games --edition base --seconds 300 --jobs 16 --bots expert,greedy:v2
    PYTHONPATH=src python -m tools.learn train games --edition base

`play` adds files of positions to a folder until the time is up: as each turn begins, the player on turn and one other
see the table (`bots/sight.py`), and the margin that was still to come is noted. Bots sometimes take a race or decline
at random: without that a value knows nothing about bad choices. Every hundred games are kept at once, so that little is
lost when it is stopped; give the round a name (`--round second`), and the same command plays on for the time that was
left. `train` reads all files of an edition in the folder and writes `src/smallworld/bots/weights/EDITION.bin`; it
learns anew from all of them. Play and train in turn as often as there is time, so that the value learns from the games
of the bot that uses it; with `--weight 3` what is played now counts three times. Training needs torch and takes an
accelerator if there is one; playing needs numpy.
"""

import argparse
import time
from multiprocessing import Process
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, cast

import numpy as np

import smallworld as sw
from smallworld.bots import make_bot
from smallworld.bots import net as value
from smallworld.bots import sight as seen
from smallworld.engine.actions import DECLINE, PICK, Action
from smallworld.engine.look import Look
from smallworld.engine.steps.step import DECLARE_STEP, PICK_STEP
from smallworld.game import Game

WEIGHTS = Path(__file__).parent.parent / "src" / "smallworld" / "bots" / "weights"
WANDERS = (0.0, 0.1, 0.3)
"""How often a bot picks at random, one of these for a game."""

ODD_DECLINE = 0.3
"""A decline at random is so much rarer."""

BANNERS = 6
"""Race and power, active and twice declined."""

EVERY = 100
"""What is lost if somebody stops a process: at most so many games."""

MOST_REGIONS = 64
COLUMN = 6
NO_COMBO = [-1, -1, 0, 0, 0, 0]
"""What fills rows up where there are fewer."""

KINDS = {"regions": "<u4", "seats": "i1", "banners": "i2", "combos": "i1", "table": "i1", "margin": "f4"}
"""What is kept of a position, in the smallest numbers that hold it."""

Arrays = dict[str, "np.ndarray[Any, Any]"]


# Playing


def banners_of(seat: seen.SeenSeat) -> list[int]:
    """The races and powers of a player, -1 where there is none."""
    active = seat.active or [-1, -1]
    return [*active, *seat.declined[: BANNERS - 2], *[-1] * BANNERS][:BANNERS]


def as_lists(sight: seen.Sight, margin: float) -> tuple[list[Any], ...]:
    """A position as rows of numbers."""
    seats = [sight.mine, *sight.rivals]
    return (
        [*sight.regions, *[seen.NO_REGION] * (MOST_REGIONS - len(sight.regions))],
        [seat.numbers for seat in seats],
        [banners_of(seat) for seat in seats],
        [*sight.combos, *[NO_COMBO] * (COLUMN - len(sight.combos))],
        [sight.turns, sight.players, sight.waits, sight.islands],
        [margin],
    )


def odd_choice(game: Game, random: Random, wander: float) -> Action | None:
    """Now and then a choice that the bot would not make."""
    state = game.state
    if state.asks or state.step not in (PICK_STEP, DECLARE_STEP) or random.random() >= wander:
        return None
    rare = state.step == DECLARE_STEP
    if rare and (state.round == state.rounds or random.random() >= ODD_DECLINE):
        return None
    found = [action for action in game.listed() if action.do == (DECLINE if rare else PICK)]
    return found[int(random.random() * len(found))] if found else None


def play_game(edition: str, players: int, seed: str, bots: list[str]) -> list[tuple[list[Any], ...]]:
    """One game: what two seats saw as each turn began, and the margin still to come."""
    random = Random(seed)
    game = sw.Game.new(edition, players, seed)
    names = [bots[int(random.random() * len(bots))] for _ in range(players)]
    minds = [make_bot(name, seed, seat) for seat, name in enumerate(names)]
    wander = WANDERS[int(random.random() * len(WANDERS))]
    found: list[tuple[int, list[int], seen.Sight]] = []
    last = None
    while not game.over:
        state = game.state
        if state.turn is not last and not state.asks and state.step in (DECLARE_STEP, PICK_STEP):
            last = state.turn
            for seat in (state.seat, (state.seat + 1 + int(random.random() * (players - 1))) % players):
                found.append((seat, state.coins[:], seen.Sight(state, seat)))
        odd = odd_choice(game, random, wander)
        game.advance(minds[state.decider].decide(game) if odd is None else odd)
    rows = []
    for seat, coins, sight in found:
        gains = [after - before for after, before in zip(game.scores, coins, strict=True)]
        mine = gains.pop(seat)
        rows.append(as_lists(sight, mine - sum(gains) / len(gains)))
    return rows


def traits_of(edition: str, players: int) -> "np.ndarray[Any, Any]":
    """The traits of every race and power, whole and in decline; the last row is that of nobody."""
    state = sw.Game.new(edition, players, "traits").state
    look = Look(seen.empty_table(state.rules, state.board, players))
    banners = [*state.rules.races, *state.rules.powers]
    nothing = [0] * seen.TRAITS
    return np.array(
        [[*[seen.traits(look, banner, declined) for banner in banners], nothing] for declined in (False, True)],
        np.int16,
    )


class Round(NamedTuple):
    """How a round is played."""

    name: str
    bots: list[str]
    seconds: float  # for each process, with those before it was stopped
    weight: int = 1
    every: int = EVERY


class Played(NamedTuple):
    """Games, and the seconds since the round began."""

    games: int = 0
    seconds: float = 0.0


def played(folder: Path, name: str) -> Played:
    """How far a process had come when it was stopped."""
    kept = Played()
    for path in folder.glob(f"{name}-*.npz"):
        with np.load(path) as file:
            kept = max(kept, Played(int(file["first"]) + int(file["games"]), float(file["seconds"])))
    return kept


def play_on(folder: Path, edition: str, players: int, job: int, this: Round) -> None:
    """Play until the time of the round is up, and keep what was played every so many games."""
    name = f"{edition}-{players}-{this.name}-{job}"
    kept = played(folder, name)
    began = time.time() - kept.seconds
    rows: list[tuple[list[Any], ...]] = []
    games = kept.games
    while True:
        spent = time.time() - began
        if rows and (spent >= this.seconds or games - kept.games >= this.every):
            done = Played(games - kept.games, spent)
            keep(folder / f"{name}-{kept.games}.npz", edition, players, rows, kept.games, done, this.weight)
            kept = Played(games, spent)
            rows = []
        if spent >= this.seconds:
            return
        rows += play_game(edition, players, f"{name}:{games}", this.bots)
        games += 1


def keep(
    file: Path, edition: str, players: int, rows: list[tuple[list[Any], ...]], first: int, done: Played, weight: int
) -> None:
    """Write positions; the file gets its name when it is whole."""
    arrays = {key: np.array([row[place] for row in rows]).astype(KINDS[key]) for place, key in enumerate(KINDS)}
    unfinished = file.with_suffix(".part")
    with unfinished.open("wb") as out:
        np.savez(
            out,
            sight=seen.VERSION,
            first=first,
            games=done.games,
            seconds=done.seconds,
            weight=weight,
            races=len(sw.Game.new(edition, players, "races").state.rules.races),
            traits=traits_of(edition, players),
            **cast("dict[str, Any]", arrays),  # any of them might be a setting of this call, says its type
        )
    unfinished.replace(file)


def play(folder: Path, edition: str, sizes: list[int], jobs: int, this: Round) -> None:
    """Games of every size side by side; larger tables take longer, so each size has its share of the time."""
    folder.mkdir(parents=True, exist_ok=True)
    workers = [
        Process(target=play_on, args=(folder, edition, sizes[job % len(sizes)], job, this)) for job in range(jobs)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    failed = [worker.name for worker in workers if worker.exitcode]
    if failed:
        raise SystemExit(f"{len(failed)} of {jobs} processes failed; what was played is kept")


# Training


def load(folder: Path, edition: str) -> dict[int, Arrays]:
    """All positions of an edition, by the number of players."""
    found: dict[int, list[Arrays]] = {}
    for path in sorted(folder.glob(f"{edition}-*.npz")):
        with np.load(path) as file:
            if int(file["sight"]) != seen.VERSION:
                raise SystemExit(f"{path.name} holds what an older version saw: play anew, in another folder")
            found.setdefault(int(path.name.split("-")[1]), []).append({key: file[key] for key in file.files})
    if not found:
        raise SystemExit(f"there are no positions of {edition} in {folder}: play first")
    return {
        players: {
            **{key: np.concatenate([file[key] for file in files for _ in range(int(file["weight"]))]) for key in KINDS},
            "traits": files[0]["traits"],
            "races": files[0]["races"],
        }
        for players, files in found.items()
    }


def train(folder: Path, edition: str, out: Path, epochs: int) -> None:
    """Fit the weights and write them."""
    from tools.learn_net import fit  # needs torch

    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(value.written(fit(load(folder, edition), epochs)))


def main() -> None:
    """Play or train."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("do", choices=("play", "train"))
    parser.add_argument("folder", type=Path, help="where the positions are kept")
    parser.add_argument("--edition", default="base")
    parser.add_argument(
        "--players", default="2,3,4,5", help="numbers of players, with commas; one twice gets twice the time"
    )
    parser.add_argument(
        "--bots", default="greedy:v2,greedy:v1", help="each seat gets one of these; one twice is twice as likely"
    )
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--weight", type=int, default=1, help="how often these positions count in training")
    parser.add_argument("--round", default="", help="a name: the same command again goes on with this round")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--out", type=Path, help="the file of weights; that of the package if not given")
    args = parser.parse_args()
    if args.do == "play":
        sizes = [int(number) for number in args.players.split(",")]
        if args.round and not args.round.isalnum():
            parser.error("--round takes letters and digits")
        this = Round(args.round or str(time.time_ns()), args.bots.split(","), args.seconds, args.weight)
        play(args.folder, args.edition, sizes, args.jobs, this)
    else:
        train(args.folder, args.edition, args.out or WEIGHTS / f"{args.edition}.bin", args.epochs)


if __name__ == "__main__":
    main()
