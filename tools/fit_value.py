"""Find the weights of `bots/value.py` from games of greedy bots that sometimes wander.

    PYTHONPATH=src python tools/fit_value.py --games 1000 --jobs 2

writes `src/smallworld/bots/value.toml` and prints how much of the margin to come the value explains (R² on games that
were left out of the fit), for each number of turns left. Without wandering, a value knows nothing about bad races.
Needs numpy (requirements/tools.txt). Compiled, all editions and sizes take some minutes; --only base:2 fits one.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from random import Random

import numpy as np

import smallworld as sw
from smallworld.bots import make_bot
from smallworld.bots.value import features
from smallworld.engine.actions import DECLINE, PICK
from smallworld.engine.steps.step import DECLARE_STEP, PICK_STEP

FILE = Path(__file__).parent.parent / "src" / "smallworld" / "bots" / "value.toml"
ODD_PICK = 0.2
ODD_DECLINE = 0.06
RIDGE = 3.0
"""How strongly weights are drawn to 0, in squared units of a feature that varies by 1."""

Sample = tuple[int, list[float], float]


def play(edition: str, players: int, number: int) -> list[Sample]:
    """One game: for every turn the turns left, the features, and the margin that was still to come."""
    seed = f"fit:{number}"
    random = Random(seed)
    game = sw.Game.new(edition, players, seed)
    bots = [make_bot("greedy:v2", seed, seat) for seat in range(players)]
    wanders = random.random() < 0.7
    seen: list[tuple[int, int, list[float], list[int]]] = []
    last = None
    while not game.over:
        state = game.state
        seat = state.decider
        if state.turn is not last and not state.asks and state.step in (DECLARE_STEP, PICK_STEP):
            last = state.turn
            seen.append((seat, state.rounds - state.round, features(state, seat), state.coins[:]))
        legal = game.legal()
        picks = [action for action in legal if action.do == PICK]
        falls = [action for action in legal if action.do == DECLINE]
        if wanders and len(picks) > 1 and random.random() < ODD_PICK:
            game.advance(picks[int(random.random() * len(picks))])
        elif wanders and falls and state.round < state.rounds and random.random() < ODD_DECLINE:
            game.advance(falls[0])
        else:
            game.advance(bots[seat].decide(game))
    found: list[Sample] = []
    for seat, turns, inputs, coins in seen:
        gains = [after - before for after, before in zip(game.scores, coins, strict=True)]
        mine = gains.pop(seat)
        found.append((turns, inputs, mine - sum(gains) / len(gains)))
    return found


def fit(inputs: "np.ndarray", targets: "np.ndarray") -> "np.ndarray":
    """Ridge regression; the last input is the constant and is not drawn to 0."""
    pull = RIDGE * np.eye(inputs.shape[1])
    pull[-1, -1] = 1e-6
    return np.linalg.solve(inputs.T @ inputs + pull, inputs.T @ targets)


def explained(weights: "np.ndarray", inputs: "np.ndarray", targets: "np.ndarray") -> float:
    """R²."""
    return float(1 - np.var(targets - inputs @ weights) / np.var(targets))


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", help="one edition and number of players, such as base:2; prints, no file")
    parser.add_argument("--out", type=Path, default=FILE)
    args = parser.parse_args()
    lines = [
        "# Weights of bots/value.py, written by tools/fit_value.py: a row for each number of turns after this one."
    ]
    for edition in ("base", "warcraft"):
        lines.append(f"\n[{edition}]")
        for players in range(2, 6):
            if args.only not in ("", f"{edition}:{players}"):
                continue
            with ProcessPoolExecutor(args.jobs) as pool:
                games = list(pool.map(play, repeat(edition), repeat(players), range(args.games), chunksize=20))
            rows: list[list[float]] = []
            told: list[str] = []
            for turns in range(1 + max(sample[0] for sample in games[0])):
                parts = [
                    (np.array([s[1] for s in some if s[0] == turns]), np.array([s[2] for s in some if s[0] == turns]))
                    for some in (
                        [s for game in games[args.games // 5 :] for s in game],
                        [s for game in games[: args.games // 5] for s in game],
                    )
                ]
                told.append(f"{explained(fit(*parts[0]), *parts[1]):.2f}")
                whole = fit(np.concatenate([parts[0][0], parts[1][0]]), np.concatenate([parts[0][1], parts[1][1]]))
                rows.append([round(float(weight), 3) for weight in whole])
            print(f"{edition}, {players} players: R² by turns left {' '.join(told)}", flush=True)
            lines += [f"{players} = [", *[f"  {row}," for row in rows], "]"]
    if not args.only:
        args.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
