"""The bots of docs/write-a-bot.md play."""

import re
from pathlib import Path

import pytest

import smallworld as sw
from smallworld.bots import make_bot

PAGE = Path(__file__).parents[2] / "docs" / "write-a-bot.md"


@pytest.mark.parametrize("name", ["Mine", "Ahead"])
def test_the_bots_on_the_page_play_whole_games_without_a_fault(name: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)))
    game = sw.Game.new(players=2, seed=3, first=0)
    bots = [make_bot(f"{file}:{name}", 1, 0, files=True), make_bot("random", 1, 1)]
    while not game.over:
        game.play(bots[game.state.decider].decide(game))
    assert bots[0].faults == []
