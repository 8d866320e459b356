"""The layouts as tables, for docs/env.md."""

from smallworld.env.games import Games


def actions_table() -> str:
    """Every block of actions, with its numbers in a game for two of each edition."""
    kinds = [Games(edition, 2) for edition in ("base", "warcraft")]
    lines = ["| block | base, 2 players | Warcraft, 2 players | means |", "| --- | --- | --- | --- |"]
    for base, other in zip(*[games.actions.blocks for games in kinds], strict=True):
        spans = [f"{start}" if size == 1 else f"{start} – {start + size - 1}" for _, start, size, _ in (base, other)]
        lines.append(f"| `{base[0]}` | {spans[0]} | {spans[1]} | {base[3]} |")
    totals = [str(games.actions.size) for games in kinds]
    return "\n".join([*lines, f"| in all | {totals[0]} | {totals[1]} | |"])


def observation_table() -> str:
    """Every block of an observation, with its first byte and shape in a game for two."""
    games = Games("base", 2)
    lines = ["| block | first byte | shape | what |", "| --- | ---: | --- | --- |"]
    for name, start, shape, means in games.layout.blocks:
        lines.append(f"| `{name}` | {start} | {' × '.join([str(length) for length in shape])} | {means} |")
    return "\n".join([*lines, f"| in all | {games.layout.size} | | |"])


def sizes_table() -> str:
    """How large spaces are, for every edition and number of players."""
    lines = ["| | regions | actions | observation |", "| --- | ---: | ---: | ---: |"]
    for edition in ("base", "warcraft"):
        for players in (2, 3, 4, 5):
            games = Games(edition, players)
            sizes = f"{games.regions} | {games.actions.size} | {games.layout.size:,} bytes"
            lines.append(f"| {edition}, {players} players | {sizes} |")
    return "\n".join(lines)
