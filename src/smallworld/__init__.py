"""Small World as software: a complete rules engine with positions, records and a command line.

import smallworld as sw

game = sw.Game.new(edition="base", players=3, seed=7)
while not game.over:
    game.play(game.legal()[0])
print(game.scores, game.winners)
"""

from smallworld.content.board_file import read_board as board
from smallworld.content.editions import BadSetup
from smallworld.content.files import BadContent
from smallworld.content.loader import read_banner as banner
from smallworld.content.python_banner import python_banner
from smallworld.content.set_file import ContentSet
from smallworld.content.set_file import read_set as content_set
from smallworld.content.sets import installed_sets, python_set
from smallworld.engine import match as _match
from smallworld.engine.actions import Action
from smallworld.engine.chance import Chance, Scripted, Seeded
from smallworld.engine.match import Illegal
from smallworld.game import Game, from_position
from smallworld.record.codec import BadRecord
from smallworld.record.fields import BadPosition

__version__ = "0.2.0"

COMPILED = not (_match.__file__ or "").endswith(".py")
"""True when the engine runs as machine code, False when it runs as plain Python."""

position = from_position

__all__ = [
    "COMPILED",
    "Action",
    "BadContent",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Chance",
    "ContentSet",
    "Game",
    "Illegal",
    "Scripted",
    "Seeded",
    "banner",
    "board",
    "content_set",
    "installed_sets",
    "position",
    "python_banner",
    "python_set",
]
