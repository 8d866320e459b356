"""What players can say to each other: faces and a few phrases. No free text, so nobody has to be watched over."""

from typing import Final

FACES: Final = ("smile", "laugh", "wow", "think", "sad", "angry")
PHRASES: Final = (
    "hello",
    "luck",
    "well_played",
    "thanks",
    "sorry",
    "ouch",
    "close",
    "moment",
    "your_turn",
    "revenge",
    "good_game",
)
SAYINGS: Final = FACES + PHRASES
"""Each has its words in `web/text`, under `say-KEY`."""
